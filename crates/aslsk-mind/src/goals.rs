//! Where units want to be: what wins, how far it is, and how much time is left; cover, a field of fire, company.

use crate::atlas::NEVER;
use crate::eye::{Eye, When, cells, once};
use aslsk::{ArmMarks, Marks, Phase, Piece, foe};
use hex::HexId;
use std::cell::Cell;
use table::Seat;

/// What a thing that is to be taken, or left by, draws.
const TAKE: f64 = 60.0;
/// What one draws that is to be kept.
const KEEP: f64 = 12.0;
/// To be in what is to be taken; more when there is no time left.
const THERE: f64 = 8.0;
const IN_TIME: f64 = 30.0;
/// What enemies could do in a fire phase to come counts so much: each has other targets.
const DANGER: f64 = 0.42;
/// What one could do to them counts so much.
const FIRE: f64 = 0.5;

/// What a side is after.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    pub what: What,
    pub worth: f64,
    /// To be taken, or left by; else to be kept.
    pub take: bool,
}

/// An objective by its place, or the edge by which a seat leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Objective(usize),
    Exit(Seat),
}

impl Eye<'_> {
    /// The Movement Phases that a side still has, one that is on included.
    pub fn moves_left(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let last = match book.half && seat != book.first {
            true => book.turns.saturating_sub(1),
            false => book.turns,
        };
        let over = match (s.active == seat, seat == book.first) {
            (true, _) => s.phase > Phase::Movement,
            // The other side plays: the first one has had its turn, the second not yet.
            (false, first) => first && s.phase != Phase::SetUp,
        };
        f64::from((last + 1).saturating_sub(s.turn)) - if over { 1.0 } else { 0.0 }
    }

    /// What part of the game is over.
    pub fn late(&self) -> f64 {
        let left = self.moves_left(self.book.first);
        1.0 - left / f64::from(self.book.turns.max(1))
    }

    /// What a side is after.
    pub fn aims(&self, seat: Seat) -> &[Aim] {
        self.aims[seat.index()].get_or_init(|| {
            let mut aims = Vec::new();
            for goal in &self.book.goals {
                let own = goal.seat == seat;
                if let Some(least) = goal.control {
                    self.control(seat, own, least, &mut aims);
                }
                if let Some((_, points)) = &goal.exit {
                    let open = self.book.exited(self.s, goal.seat) < *points;
                    if open {
                        aims.push(Aim {
                            what: What::Exit(goal.seat),
                            worth: if own { TAKE } else { KEEP },
                            take: own,
                        });
                    }
                }
            }
            aims
        })
    }

    /// Objectives: `own` are those that this side needs, else the enemy does.
    fn control(&self, seat: Seat, own: bool, least: u8, aims: &mut Vec<Aim>) {
        let all = 0..self.book.objectives.len();
        let wants = if own { seat } else { foe(seat) };
        let holder = |n: usize| self.book.holder(self.s, n);
        let held = all.clone().filter(|&n| holder(n) == Some(wants)).count();
        let enough = held >= usize::from(least);
        for n in all {
            let mine = holder(n) == Some(seat);
            // Who has enough keeps it; who has not takes it.
            let hungry = own != enough;
            let worth = match (mine, hungry) {
                (false, true) => TAKE,
                (false, false) => 0.3 * TAKE,
                (true, true) => 0.7 * KEEP,
                (true, false) => KEEP,
            };
            aims.push(Aim {
                what: What::Objective(n),
                worth,
                take: !mine,
            });
        }
    }

    /// How far it is from a hex, in half MF.
    pub fn way(&self, car: bool, what: What, from: HexId) -> u16 {
        let kind = usize::from(car);
        match what {
            What::Objective(n) => self.atlas.to_objective[kind][n][from.index()],
            What::Exit(seat) => {
                let field = self.atlas.to_exit[kind][seat.index()].as_ref();
                field.map_or(NEVER, |field| field[from.index()])
            }
        }
    }

    /// How much a hex draws a piece.
    pub fn pull(&self, unit: Piece, at: HexId) -> f64 {
        let seat = self.s.owner(unit);
        let holds = !unit.is_man() || self.book.is_mmc(self.s, unit);
        let sort = 2 * usize::from(unit.is_car()) + usize::from(holds);
        let none = || vec![Cell::new(f64::NAN); self.book.ground.len()].into_boxed_slice();
        let cell = &self.pulls[seat.index()][sort].get_or_init(none)[at.index()];
        if cell.get().is_nan() {
            cell.set(self.draw(seat, unit.is_car(), holds, at));
        }
        cell.get()
    }

    fn draw(&self, seat: Seat, car: bool, holds: bool, at: HexId) -> f64 {
        let time = self.moves_left(seat).max(0.0);
        let (mut take, mut keep) = (0.0f64, 0.0f64);
        for aim in self.aims(seat) {
            let far = self.way(car, aim.what, at);
            if far == NEVER {
                continue;
            }
            let far = f64::from(far);
            if !aim.take {
                keep = keep.max(aim.worth * (1.0 - far / 20.0));
                continue;
            }
            let pace = far / (8.0 * time + 6.0);
            let near = 1.0 - 0.4 * (far / 60.0).min(1.0) - 0.6 * pace.min(1.4);
            let mut worth = aim.worth * near;
            if far == 0.0 && holds && matches!(aim.what, What::Objective(_)) {
                worth += (THERE + if time <= 1.0 { IN_TIME } else { 0.0 }) * aim.worth / TAKE;
            }
            take = take.max(worth);
        }
        take + keep.max(0.0)
    }

    /// What leaving the map is worth to a unit, beyond standing at the edge.
    pub fn leaving(&self, unit: Piece) -> f64 {
        let seat = self.s.owner(unit);
        let open = |aim: &Aim| aim.what == What::Exit(seat) && aim.take;
        match self.aims(seat).iter().any(open) {
            true => 25.0,
            false => -15.0,
        }
    }

    /// How good it is for a unit of infantry to stand in a hex when its own turn is over.
    pub fn stand(&self, unit: Piece, at: HexId) -> f64 {
        let aslsk::Sort::Man(place) = unit.sort() else {
            return 0.0;
        };
        let all = self.stands[place].get_or_init(|| cells(self.book.ground.len()));
        once(&all[at.index()], || {
            let danger = DANGER * self.manner.caution * self.danger(unit, at, When::Later);
            self.manner.pull * self.pull(unit, at) - danger
                + self.field_of_fire(unit, at)
                + self.company(unit, at)
        })
    }

    fn field_of_fire(&self, unit: Piece, at: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        if s.is(unit, Marks::BROKEN) {
            return 0.0;
        }
        let seat = s.man(unit).seat;
        let sure = 1.0 + 0.25 * f64::from(-self.best_lead(seat, at, unit).min(0));
        let seen = FIRE * self.manner.fire * sure * self.scope(unit, seat, at);
        // A weapon that is left is no use.
        let gun = book.gun_of(s, unit).filter(|_| s.hex(unit) != at);
        let works = |gun: Piece| !s.arm(gun).marks.any(ArmMarks::BROKEN);
        seen - gun.map_or(0.0, |gun| if works(gun) { 25.0 } else { 4.0 })
    }

    /// The best leadership in a hex but for that of a unit itself.
    pub fn best_lead(&self, seat: Seat, at: HexId, but: Piece) -> i32 {
        let men = self.men_in(seat, at);
        if men.is_empty() {
            return 1;
        }
        let able = { men.iter() }
            .filter(|&man| self.book.is_leader(self.s, man))
            .filter(|&leader| leader != but && self.book.is_fit(self.s, leader));
        let best = able.map(|leader| self.book.leadership(self.s, leader));
        best.min().unwrap_or(1)
    }

    /// Whom it would stand with.
    fn company(&self, unit: Piece, at: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let seat = s.man(unit).seat;
        let mut with = self.men_in(seat, at);
        with.remove(unit);
        let bulk: u8 = with.iter().map(|man| book.bulk(s, man)).sum();
        // One attack strikes them all.
        let crowded = -0.6 * f64::from(bulk.saturating_sub(2));
        if book.is_leader(s, unit) {
            let mmc = with.only(|man| book.is_mmc(s, man));
            let broken = mmc.only(|man| s.is(man, Marks::BROKEN)).len();
            let others = with.len() - mmc.len();
            let alone = if mmc.is_empty() { -4.0 } else { 1.5 };
            return alone + 1.2 * f64::from(broken) - 2.0 * f64::from(others);
        }
        let led = self.best_lead(seat, at, unit) <= 0;
        crowded + if led { 0.8 } else { 0.0 }
    }
}
