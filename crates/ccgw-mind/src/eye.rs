//! A look at a position: what units are worth, and where they want to go.

use crate::blows::{Aim, Arm};
use crate::odds::FIGURES;
use crate::weights::{WEIGHTS, Weights};
use ccgw::{Book, Edge, Far, Kind, Objective, ObjectiveKind, State, foe};
use hex::{HexId, HexSet128};
use std::cell::OnceCell;
use table::Seat;

/// A tank, in infantry units.
const TANK: f64 = 1.7;

/// A unit with what it can do at most to one enemy, and to any but that one.
#[derive(Clone, Copy)]
pub(super) struct Threat {
    pub unit: u8,
    pub best: f64,
    pub at: u8,
    pub second: f64,
}

/// What is asked about a unit where it stands, once that has been asked.
#[derive(Default)]
pub(super) struct Kept<'a> {
    pub arm: OnceCell<Arm<'a>>,
    pub threat: OnceCell<Threat>,
}

/// A position with what is needed over and over.
pub(super) struct Eye<'a> {
    pub book: &'a Book,
    pub s: &'a State,
    pub w: &'static Weights,
    /// What the next medal is worth to each seat.
    pub medal: [f64; 2],
    /// Hexes each seat's infantry wants to reach.
    goals: [HexSet128; 2],
    /// By seat: how far it is to these, and to the enemy.
    to_goal: [OnceCell<Far>; 2],
    to_foe: [OnceCell<Far>; 2],
    /// By seat: its units, to be attacked where they stand.
    pub aims: [OnceCell<Vec<Aim>>; 2],
    /// What blocks sight, hills apart.
    pub solid: HexSet128,
    /// By unit.
    kept: Vec<Kept<'a>>,
}

impl<'a> Eye<'a> {
    pub fn new(book: &'a Book, s: &'a State) -> Self {
        let seats = [Seat(0), Seat(1)];
        let mut eye = Eye {
            book,
            s,
            w: &WEIGHTS,
            medal: [0.0; 2],
            goals: [HexSet128::EMPTY; 2],
            to_goal: Default::default(),
            to_foe: Default::default(),
            solid: book.solid(s),
            aims: Default::default(),
            kept: s.units.iter().map(|_| Kept::default()).collect(),
        };
        eye.medal = seats.map(|seat| {
            let score = book.score(s, seat);
            eye.progress(seat, score + 1) - eye.progress(seat, score)
        });
        eye.goals = seats.map(|seat| eye.goals_of(seat));
        eye
    }

    /// What is kept about a unit.
    pub fn kept(&self, unit: u8) -> &Kept<'a> {
        &self.kept[usize::from(unit)]
    }

    /// What so many medals are worth to a side.
    pub fn progress(&self, seat: Seat, score: u8) -> f64 {
        let near = f64::from((score + 3).saturating_sub(self.book.targets[seat]));
        f64::from(score) * self.w.medal + self.w.last_medals * near * near
    }

    /// What a Recon card is worth to a side whose enemy is pressed for time, beside its order.
    pub fn time_medal(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let pressed = book.pressed == Some(foe(seat));
        if pressed && book.score(s, seat) + 1 < book.targets[seat] {
            self.medal[seat.index()]
        } else {
            0.0
        }
    }

    /// What a kind of unit is worth, by its figures.
    pub fn strength(&self, kind: Kind) -> [f64; FIGURES + 1] {
        match kind {
            Kind::Infantry => self.w.infantry,
            Kind::MachineGun => self.w.gun,
            Kind::Mortar => self.w.mortar,
            Kind::FieldGun => self.w.gun,
            // One blow ends it, and is worth two medals.
            Kind::Schneider | Kind::SaintChamond => {
                std::array::from_fn(|figures| TANK * figures as f64 * self.w.infantry[FIGURES])
            }
        }
    }

    /// What a unit is worth.
    pub fn unit(&self, unit: u8) -> f64 {
        let u = self.s.unit(unit);
        let specialist = if u.specialist.is_some() {
            self.w.specialist
        } else {
            0.0
        };
        specialist + self.strength(u.kind)[usize::from(u.figures).min(FIGURES)]
    }

    /// What a figure more is worth to a unit.
    pub fn figure(&self, unit: u8) -> f64 {
        let u = self.s.unit(unit);
        let strength = self.strength(u.kind);
        let of = |figures: u8| strength[usize::from(figures).min(FIGURES)];
        of(u.figures + 1) - of(u.figures)
    }
}

/// Objectives and the way to them.
impl Eye<'_> {
    fn goals_of(&self, seat: Seat) -> HexSet128 {
        let mut goals = HexSet128::EMPTY;
        for (objective, &holder) in self.book.objectives.iter().zip(self.s.held.iter()) {
            let mine = holder.seat() == Some(seat) && self.fulfils(objective, seat);
            if objective.is_for(seat) && !mine {
                goals |= objective.hexes;
                for group in &objective.needs {
                    goals |= *group;
                }
            }
        }
        goals
    }

    /// Whether the seat fulfils the objective as things stand.
    pub fn fulfils(&self, objective: &Objective, seat: Seat) -> bool {
        self.book.holds(self.s, objective, seat)
    }

    /// How much of the wish for the objective is left by the distance of the nearest infantry.
    pub fn nearness(&self, objective: &Objective, seat: Seat) -> f64 {
        let s = self.s;
        let far = |u: u8| self.distance_to(s.unit(u).hex, objective.hexes);
        let infantry = |u: &u8| s.unit(*u).kind == Kind::Infantry;
        let nearest = s.alive[seat].iter().filter(infantry).map(far).min();
        nearest.map_or(0.0, |far| self.w.fades.powi(i32::from(far)))
    }

    /// Hexes the infantry of a seat wants to reach.
    pub fn goal(&self, seat: Seat) -> HexSet128 {
        self.goals[seat.index()]
    }

    /// How far it is from a hex to the nearest of them.
    pub fn far_to_goal(&self, seat: Seat, from: HexId) -> u8 {
        let goals = self.goals[seat.index()];
        self.to_goal[seat.index()].get_or_init(|| self.field(goals))[from.index()]
    }

    /// How far it is from a hex to the nearest enemy of a seat.
    pub fn far_to_foe(&self, seat: Seat, from: HexId) -> u8 {
        let foes = self.s.occupied[foe(seat)];
        self.to_foe[seat.index()].get_or_init(|| self.field(foes))[from.index()]
    }

    fn distance_to(&self, from: HexId, goal: HexSet128) -> u8 {
        let far = goal.iter().map(|hex| self.book.distance(from, hex));
        far.min().unwrap_or(0)
    }

    /// The distance of each hex to the nearest of some.
    fn field(&self, of: HexSet128) -> Far {
        let mut field = [u8::MAX; HexSet128::CAPACITY];
        for hex in of {
            let pairs = field.iter_mut().zip(self.book.far_from(hex));
            pairs.for_each(|(least, &far)| *least = far.min(*least));
        }
        field
    }

    /// What draws a unit forward, by where it stands.
    pub fn pull(&self, unit: u8, at: HexId) -> f64 {
        let u = self.s.unit(unit);
        let side = u.seat.index();
        let (goals, foes) = (self.goals[side], self.s.occupied[foe(u.seat)]);
        let mut sum = 0.0;
        if !goals.is_empty() {
            sum -= self.w.towards_goal * f64::from(self.far_to_goal(u.seat, at));
        }
        if !foes.is_empty() {
            let far = self.far_to_foe(u.seat, at).saturating_sub(2);
            sum -= self.w.towards_foe * f64::from(far);
        }
        if u.kind != Kind::Infantry {
            return self.w.support * sum;
        }
        if self.book.breakthrough[side] {
            let far = self.to_enemy_baseline(u.seat, at);
            sum += self.w.brink * self.medal[side] * self.w.fades.powi(2 * i32::from(far));
        }
        sum
    }

    /// What it is worth to a side that this unit stands in this hex, for the objectives there.
    pub fn post(&self, unit: u8, at: HexId) -> f64 {
        let s = self.s;
        let u = s.unit(unit);
        let mut sum = 0.0;
        for (objective, &holder) in self.book.objectives.iter().zip(s.held.iter()) {
            let kept = holder.seat().is_some() && objective.kind.is_permanent();
            if kept || !objective.hexes.contains(at) || !objective.is_for(u.seat) {
                continue;
            }
            let others = (s.occupied[u.seat] - HexSet128::of(u.hex)) & objective.hexes;
            let each = matches!(
                objective.kind,
                ObjectiveKind::MajorityTurnStart
                    | ObjectiveKind::Majority
                    | ObjectiveKind::UnitsTurnStart
            );
            if each || others.is_empty() {
                sum += self.w.post * f64::from(objective.worth) * self.medal[u.seat.index()];
            }
        }
        sum
    }

    fn to_enemy_baseline(&self, seat: Seat, at: HexId) -> u16 {
        let grid = self.book.map.grid();
        match self.book.side(seat).edge {
            Edge::Bottom => grid.rows() - grid.row(at),
            Edge::Top => grid.row(at) - 1,
        }
    }
}
