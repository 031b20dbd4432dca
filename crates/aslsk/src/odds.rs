//! What may come of an answer before it is given, as far as its seat can know: exact, by the same code that counts it in play.
//!
//! An attack on the Infantry Fire Table is told by its results on the table; everything else is tried out, die by die.

use crate::action::Action;
use crate::attack::effect_text;
use crate::book::Book;
use crate::dice::Dr;
use crate::frame::{Fire, Frame, Mode};
use crate::ids::{Piece, Pieces};
use crate::shot::Shot;
use crate::state::{ArmMarks, CarMarks, Marks, State};
use crate::tables::{Effect, Tables};
use crate::to_kill::Hit;
use hex::HexId;
use table::{Chance, Figure, Odds, OddsRow, Sum, Tally, Teller, Term, Text, explore};

/// More ways than this are not counted out.
const WAYS: usize = 40_000;

/// All rolls of two dice.
fn rolls() -> impl Iterator<Item = Dr> {
    (1..=6).flat_map(|coloured| (1..=6).map(move |white| Dr { coloured, white }))
}

/// How likely each of some results is, the mildest first.
type Ranks = [f64; 4];

/// The words of what becomes of who is shot at, by rank, and whether it does harm.
const FATES: [(&str, bool); 4] = [
    ("aslsk-odds-nothing", false),
    ("aslsk-odds-shaken", true),
    ("aslsk-odds-broken", true),
    ("aslsk-odds-lost", true),
];
/// The same of a vehicle.
const WRECKS: [(&str, bool); 4] = [
    ("aslsk-odds-nothing", false),
    ("aslsk-odds-crew", true),
    ("aslsk-odds-immobilized", true),
    ("aslsk-odds-destroyed", true),
];

impl Book {
    /// The odds of an answer that leads to a roll; of others there are none.
    pub(crate) fn odds(&self, s: &State, action: Action) -> Option<Odds> {
        if s.winner.is_some() || s.drawn {
            return None;
        }
        match s.stack.last() {
            Some(Frame::Fire(fire)) => self.group_odds(s, *fire, action),
            Some(Frame::Shot(shot)) => match action {
                Action::Done if !self.blind => self.shot_odds(s, shot, action),
                _ => None,
            },
            Some(Frame::Close(close)) => match action {
                Action::Done if !close.by.is_empty() => self.blow_odds(s),
                _ => None,
            },
            _ => self.plain_odds(s, action),
        }
    }

    fn plain_odds(&self, s: &State, action: Action) -> Option<Odds> {
        let (mode, seat) = self.fire_mode(s).unwrap_or((Mode::Prep, s.active));
        // 3.2.1.e: by the book nobody knows before he declares.
        let sees = !self.blind;
        match action {
            Action::Fire(by, at) if sees => {
                self.fire_odds(s, &self.declared(s, by, at, mode, seat))
            }
            Action::Volley(from, at) if sees => {
                self.fire_odds(s, &self.volley(s, seat, from, at, mode)?)
            }
            Action::Shoot(arm, at, round, car) if sees => {
                let shot = self.may_shoot_at(s, arm, at, round, car).ok()?;
                self.shot_odds(s, &shot, action)
            }
            Action::Faust(man, at, car) if sees => {
                let shot = self.may_faust(s, man, at, car).ok()?;
                self.shot_odds(s, &shot, action)
            }
            Action::Main(car, at, round, target) if sees => {
                let seat = s.car(car).seat;
                let shot = Shot::main(car, at, round, target, (mode, seat));
                self.shot_odds(s, &shot, action)
            }
            Action::Mg(car, at, _) if sees => {
                let men = self.targets(s, s.car(car).seat, at, mode);
                self.fate_odds(s, men, action)
            }
            Action::Flame(_, car) if sees => self.fate_odds(s, Pieces::one(car), action),
            Action::React(..) => match s.stack.iter().rev().find_map(driven) {
                Some(car) => self.fate_odds(s, Pieces::one(car), action),
                None => None,
            },
            _ => self.task_odds(s, action),
        }
    }

    /// What a roll of one's own comes to: it succeeds or not.
    fn task_odds(&self, s: &State, action: Action) -> Option<Odds> {
        let worked = |after: &State| -> Option<bool> {
            Some(match action {
                Action::Rally(unit, _) => after.on_map(unit) && !after.is(unit, Marks::BROKEN),
                Action::Repair(arm) => !after.arm(arm).marks.any(ArmMarks::BROKEN),
                Action::Mend(car, _) => {
                    after.car(car).mg_broken < s.car(car).mg_broken
                        || after.car(car).marks != s.car(car).marks
                }
                Action::Recover(unit, arm) => after.arm(arm).by == Some(unit),
                Action::Smoke(..) | Action::Dispense(..) => after.smoke.len() > s.smoke.len(),
                Action::Motion(car) => after.has(car, CarMarks::MOTION),
                Action::Unbog => match after.stack.last() {
                    Some(Frame::Drive(drive)) => !after.has(drive.car, CarMarks::BOG),
                    _ => false,
                },
                _ => return None,
            })
        };
        worked(s)?;
        let leaves = self.tried(s, action, |after| worked(after) == Some(true))?;
        let chance = share(&leaves, |good| *good);
        // Without a roll there is nothing to tell.
        if leaves.len() < 2 {
            return None;
        }
        let rows = vec![
            row("aslsk-odds-fails", 1.0 - chance, false),
            row("aslsk-odds-works", chance, false),
        ];
        Some(Odds {
            tally: None,
            against: Vec::new(),
            chance,
            rows,
        })
    }

    /// Every way an answer may come out, a shot with its roll.
    fn tried<T>(
        &self,
        s: &State,
        action: Action,
        judge: impl Fn(&State) -> T,
    ) -> Option<Vec<table::Leaf<T>>> {
        explore(WAYS, |chance: &mut Chance| {
            let mut after = s.clone();
            let t = &mut Teller::silent();
            self.question(s).answer(self, &mut after, action, chance, t);
            if let Some(Frame::Shot(shot)) = after.stack.last().copied() {
                after.stack.pop();
                self.shoot(&mut after, shot, chance, t);
            }
            judge(&after)
        })
    }

    /// What becomes of one who is shot at: nothing, shaken, broken, lost.
    fn fate(&self, s: &State, after: &State, piece: Piece) -> usize {
        if piece.is_car() {
            let marks = after.car(piece).marks;
            let new = |what: CarMarks| marks.any(what) && !s.car(piece).marks.any(what);
            return match () {
                () if new(CarMarks::WRECK) || !after.on_map(piece) => 3,
                () if new(CarMarks::IMMOBILE) => 2,
                () if new(CarMarks::STUN.and(CarMarks::SHOCK).and(CarMarks::SHUT)) => 1,
                () => 0,
            };
        }
        let marks = after.man(piece).marks;
        let new = |what: Marks| marks.any(what) && !s.man(piece).marks.any(what);
        match () {
            () if !after.on_map(piece) || after.man(piece).kind != s.man(piece).kind => 3,
            () if new(Marks::WOUNDED) => 3,
            () if new(Marks::BROKEN) => 2,
            () if new(Marks::PINNED) => 1,
            () => 0,
        }
    }

    /// What becomes of one of several, the others left out of it: who is easiest to harm is told of.
    fn fate_odds(&self, s: &State, targets: Pieces, action: Action) -> Option<Odds> {
        let seen = targets.only(|unit| !self.is_unseen(s, unit));
        let best = |unit: &Piece| match unit.is_man() {
            true => self.morale(s, *unit),
            false => 0,
        };
        let one = seen.iter().min_by_key(best)?;
        let mut alone = s.clone();
        for other in (targets - Pieces::one(one)).iter() {
            alone.put(other, crate::state::GONE);
        }
        let leaves = self.tried(&alone, action, |after| self.fate(&alone, after, one))?;
        let mut ranks = Ranks::default();
        for leaf in &leaves {
            ranks[leaf.state] += leaf.chance();
        }
        let words = if one.is_car() { &WRECKS } else { &FATES };
        let rows = { words.iter().zip(ranks) }
            .filter(|(_, chance)| *chance > 0.0)
            .map(|((key, harm), chance)| row(key, chance, *harm))
            .collect();
        let chance = match one.is_car() {
            true => ranks[1] + ranks[2] + ranks[3],
            false => ranks[2] + ranks[3],
        };
        Some(Odds {
            tally: None,
            against: Vec::new(),
            chance: chance.min(1.0),
            rows,
        })
    }

    /// 6.4: nobody reckons with what he may not see.
    fn is_unseen(&self, s: &State, unit: Piece) -> bool {
        unit.is_man() && self.is_hidden(s, unit)
    }

    /// An attack while its group is gathered, as it would be with this answer.
    fn group_odds(&self, s: &State, mut fire: Fire, action: Action) -> Option<Odds> {
        if self.blind {
            return None;
        }
        match action {
            Action::Done => {}
            Action::Add(by) => self.join(s, &mut fire, by),
            Action::Direct(leader) => fire.led.insert(leader),
            Action::Everyone => self.gather(s, &mut fire),
            _ => return None,
        }
        self.fire_odds(s, &fire)
    }

    /// An attack on the IFT: its firepower, its column, the DRM of each target, and every result of the table.
    pub(crate) fn fire_odds(&self, s: &State, fire: &Fire) -> Option<Odds> {
        let targets = self.targets(s, fire.seat, fire.at, fire.mode);
        let targets = targets.only(|unit| !self.is_unseen(s, unit));
        let mut sum = Sum::opened("aslsk", true);
        let (_, total) = self.total_fp(s, fire, &mut sum);
        let drms: Vec<(Piece, Sum)> = { targets.iter() }
            .map(|target| (target, self.drm(s, fire, target, true)))
            .collect();
        let worst = drms.iter().min_by_key(|(_, drm)| drm.total())?.1.total();
        let column = Tables::column_of(total);
        let shift = match self.direction(s, fire) {
            Some(_) => 0,
            None => self.panic(s, fire),
        };
        let mut known: Vec<(Piece, Effect, f64)> = Vec::new();
        let mut results: Vec<(Effect, f64)> = Vec::new();
        let mut chance = 0.0;
        for dr in rolls() {
            let less = if dr.doubles() { shift } else { 0 };
            let used = column.and_then(|column| column.checked_sub(less));
            let effect =
                |drm: i32| used.map_or(Effect::None, |used| self.tables.ift(used, dr.sum() + drm));
            let one = 1.0 / 36.0;
            match results.iter_mut().find(|(is, _)| *is == effect(worst)) {
                Some((_, chance)) => *chance += one,
                None => results.push((effect(worst), one)),
            }
            let mut safe = 1.0;
            for (target, drm) in &drms {
                let what = effect(drm.total());
                let column = used.unwrap_or(0);
                safe *= 1.0 - self.harm(s, *target, what, column, &mut known);
            }
            chance += one * (1.0 - safe);
        }
        results.sort_by_key(|(effect, _)| severity(*effect));
        let row = |(effect, chance): &(Effect, f64)| OddsRow {
            text: effect_text(*effect),
            chance: *chance,
            harm: *effect != Effect::None,
        };
        let mut against = vec![column_figure(column)];
        against.extend(drms.iter().map(|(target, drm)| Figure {
            text: self.unit_text("aslsk-odds-drm", s, *target),
            tally: drm.tally("drm"),
        }));
        Some(Odds {
            tally: Some(sum.tally("firepower")),
            against,
            chance,
            rows: results.iter().map(row).collect(),
        })
    }

    /// How likely a result of the table breaks, reduces or eliminates one of those it is for.
    fn harm(
        &self,
        s: &State,
        target: Piece,
        effect: Effect,
        column: u8,
        known: &mut Vec<(Piece, Effect, f64)>,
    ) -> f64 {
        if effect == Effect::None {
            return 0.0;
        }
        if let Some(found) = known.iter().find(|it| (it.0, it.1) == (target, effect)) {
            return found.2;
        }
        let leaves = explore(WAYS, |chance: &mut Chance| {
            let mut after = s.clone();
            let one = Pieces::one(target);
            self.inflict(
                &mut after,
                one,
                column,
                |_| effect,
                chance,
                &mut Teller::silent(),
            );
            self.fate(s, &after, target) >= if target.is_car() { 1 } else { 2 }
        });
        let chance = leaves.map_or(1.0, |leaves| share(&leaves, |harmed| *harmed));
        known.push((target, effect, chance));
        chance
    }

    /// A shot: its To Hit, what it is up against, and what becomes of the target.
    fn shot_odds(&self, s: &State, shot: &Shot, action: Action) -> Option<Odds> {
        if matches!(shot.ammo, crate::data::Ammo::Smoke | crate::data::Ammo::Wp) {
            return self.screen_odds(s, shot, action);
        }
        let targets = match shot.car {
            Some(car) => Pieces::one(car),
            None => self.reached(s, shot.seat, shot.at, shot.kind, shot.ammo, shot.mode),
        };
        let one = targets.iter().find(|unit| !self.is_unseen(s, *unit));
        let mut odds = self.fate_odds(s, targets, action)?;
        odds.tally = Some(self.to_hit_tally(s, shot, one));
        if let Some(car) = shot.car {
            odds.against = self.kill_figures(s, shot, car);
        }
        Some(odds)
    }

    /// 6.2.j: whether Smoke comes to lie there.
    fn screen_odds(&self, s: &State, shot: &Shot, action: Action) -> Option<Odds> {
        let leaves = self.tried(s, action, |after| after.smoke.len() > s.smoke.len())?;
        let chance = share(&leaves, |laid| *laid);
        Some(Odds {
            tally: Some(self.to_hit_tally(s, shot, None)),
            against: Vec::new(),
            chance,
            rows: vec![
                row("aslsk-odds-no-smoke", 1.0 - chance, false),
                row("aslsk-odds-smoke", chance, false),
            ],
        })
    }

    /// The To Hit number less all DRM: so much or less hits.
    fn to_hit_tally(&self, s: &State, shot: &Shot, target: Option<Piece>) -> Tally {
        let mut sum = Sum::opened("aslsk", true);
        // A die that counts twice is not rolled yet.
        let none = Dr {
            coloured: 0,
            white: 0,
        };
        self.shot_drm(s, shot, none, &mut sum);
        if let Some(target) = target {
            self.shot_target_drm(s, shot, target, &mut sum);
        }
        let mut number = Sum::opened("aslsk", true);
        number.add(self.to_hit_number(s, shot), "3.2.4.h");
        let mut tally = number.tally("to-hit");
        let less = sum.tally("to-hit").terms.into_iter().map(|term| Term {
            amount: -term.amount,
            ..term
        });
        tally.terms.extend(less);
        tally.total -= sum.total();
        tally
    }

    /// 3.2.4.ai: the Final TK# where the hull is hit, and where the turret is.
    fn kill_figures(&self, s: &State, shot: &Shot, car: Piece) -> Vec<Figure> {
        let from = self.muzzle(s, shot.source);
        let figure = |(coloured, white): (u8, u8)| {
            let hit = Hit {
                dr: Dr { coloured, white },
                source: shot.source,
                ammo: shot.ammo,
                at: shot.at,
                from,
                range: self.ground.distance(from, shot.at),
                critical: false,
                area: false,
                seat: shot.seat,
            };
            let mut sum = Sum::opened("aslsk", true);
            let turret = self.final_kill(s, car, &hit, &mut sum);
            let key = match turret {
                true => "aslsk-odds-kill-turret",
                false => "aslsk-odds-kill-hull",
            };
            Figure {
                text: Text::new(key),
                tally: sum.tally("to-kill"),
            }
        };
        let mut figures = vec![figure((1, 2)), figure((2, 1))];
        figures.dedup_by(|a, b| a.text == b.text);
        figures
    }

    /// 3.8.f: what the attack that is declared comes to by itself.
    fn blow_odds(&self, s: &State) -> Option<Odds> {
        let Some(Frame::Close(close)) = s.stack.last() else {
            return None;
        };
        let blow = self.blow_of(s, close);
        let (kill, mut sum) = self.blow_numbers(s, close, &blow);
        let mut ranks = [0.0; 3];
        for dr in rolls() {
            let total = dr.sum() + sum.total();
            let rank = usize::from(total <= kill) + usize::from(total < kill);
            ranks[rank] += 1.0 / 36.0;
        }
        let mut number = Sum::opened("aslsk", true);
        number.add(kill, "3.8.f");
        let drm = Figure {
            text: Text::new("aslsk-odds-close-drm"),
            tally: std::mem::replace(&mut sum, Sum::quiet()).tally("close-combat"),
        };
        Some(Odds {
            tally: Some(number.tally("kill-number")),
            against: vec![drm],
            chance: ranks[1] + ranks[2],
            rows: vec![
                row("aslsk-odds-nothing", ranks[0], false),
                row("aslsk-odds-one-reduced", ranks[1], true),
                row("aslsk-odds-all-eliminated", ranks[2], true),
            ],
        })
    }

    /// Who could be fired at best with what, for a window: its odds.
    pub(crate) fn best_volley(
        &self,
        s: &State,
        hexes: &[HexId],
        at: HexId,
    ) -> Option<(Fire, Odds)> {
        let (mode, seat) = self.fire_mode(s)?;
        let mut best: Option<(Fire, Odds)> = None;
        for &from in hexes {
            let Some(fire) = self.volley(s, seat, from, at, mode) else {
                continue;
            };
            let Some(odds) = self.fire_odds(s, &fire) else {
                continue;
            };
            if best
                .as_ref()
                .is_none_or(|(_, known)| odds.chance > known.chance)
            {
                best = Some((fire, odds));
            }
        }
        best
    }
}

fn driven(frame: &Frame) -> Option<Piece> {
    match frame {
        Frame::Drive(drive) => Some(drive.car),
        _ => None,
    }
}

/// The column of the IFT, by what stands above it.
fn column_figure(column: Option<u8>) -> Figure {
    let fp = column.map_or(0, |column| Tables::COLUMNS[usize::from(column)]);
    let mut sum = Sum::opened("aslsk", true);
    sum.add(fp.into(), "3.2.3.a");
    Figure {
        text: Text::new("aslsk-odds-column"),
        tally: sum.tally("column"),
    }
}

/// Results of the IFT, the mildest first.
fn severity(effect: Effect) -> i32 {
    match effect {
        Effect::None => 0,
        Effect::Ptc => 1,
        Effect::Mc(n) => 2 + i32::from(n),
        Effect::K(n) => 20 + i32::from(n),
        Effect::Kia(n) => 40 + i32::from(n),
    }
}

fn row(key: &'static str, chance: f64, harm: bool) -> OddsRow {
    OddsRow {
        text: Text::new(key),
        chance,
        harm,
    }
}

/// How likely it is that it holds.
fn share<T>(leaves: &[table::Leaf<T>], holds: impl Fn(&T) -> bool) -> f64 {
    let good = leaves.iter().filter(|leaf| holds(&leaf.state));
    good.map(table::Leaf::chance).sum::<f64>().min(1.0)
}
