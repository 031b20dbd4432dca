//! Infantry on the move: where it can get to, what may happen on the way, and what it is for.

use crate::eye::{Eye, When, cells, once};
use aslsk::{Action, Frame, MF, Marks, Move, OFFBOARD, Piece, Pieces, Way, foe, is_on_map};
use hex::HexId;

/// Fire on the way counts so much: not everybody fires at everything.
const RISK: f64 = 0.5;
/// Fire where a unit ends its move.
const FINAL: f64 = 0.22;
/// What a step costs, so that nobody walks for nothing.
const STEP: f64 = 0.15;
/// What it costs to be CX.
const TIRED: f64 = 2.6;

/// A place that can be reached.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reached {
    pub hex: HexId,
    /// The first step there.
    pub first: Action,
    pub spent: u8,
    /// What may happen on the way, in points.
    pub risk: f64,
}

/// Places as they are found.
struct Found<'a> {
    eye: &'a Eye<'a>,
    units: Pieces,
    left: u8,
    /// The fewest MF and the least risk with which a hex was reached.
    best: Vec<(u8, f64)>,
    all: Vec<Reached>,
}

impl Found<'_> {
    /// All steps from a hex, but not back to where it began.
    fn onward(&mut self, from: Option<&Reached>, at: HexId, start: HexId) {
        let eye = self.eye;
        let costs = &eye.atlas.steps[at.index()];
        for (to, cost) in eye.book.ground.next(at).into_iter().zip(costs) {
            let Some(to) = to.filter(|&to| to != start) else {
                continue;
            };
            self.enter(from, to, cost[0], Action::Step(to));
            if cost[1] != u8::MAX {
                self.enter(from, to, cost[1], Action::Road(to));
            }
        }
    }
    fn enter(&mut self, from: Option<&Reached>, to: HexId, cost: u8, step: Action) {
        let (eye, s) = (self.eye, self.eye.s);
        let before = from.map_or(0, |from| from.spent);
        let smoke = match s.smoke.is_empty() {
            true => 0,
            false if eye.book.smoke_in(s, to) > 0 => MF,
            false => 0,
        };
        let spent = before + cost + smoke;
        let known = self.best[to.index()];
        if spent > self.left || (spent >= known.0 && known.1 == 0.0) {
            return;
        }
        if eye.taken[foe(s.active).index()].contains(to) || !eye.has_room(s.active, to, self.units)
        {
            return;
        }
        let so_far = from.map_or(0.0, |from| from.risk);
        let risk = so_far + eye.risk(self.units, to, When::Moving) + STEP;
        if spent >= known.0 && risk >= known.1 {
            return;
        }
        self.best[to.index()] = (spent.min(known.0), risk.min(known.1));
        self.all.push(Reached {
            hex: to,
            first: from.map_or(step, |from| from.first),
            spent,
            risk,
        });
    }
}

impl Eye<'_> {
    /// A move of these units that has not begun.
    fn start(&self, units: Pieces) -> Option<Move> {
        let at = self.s.hex(units.first()?);
        Some(Move::of(units, at))
    }

    /// The MF that a group has left, in halves.
    fn left(&self, going: &Move) -> u8 {
        let (book, s) = (self.book, self.s);
        if going.begun {
            return book.mf_left(s, going.units, false);
        }
        let leader = going.units.iter().any(|unit| book.is_leader(s, unit));
        let each = going.units.iter().map(|unit| {
            let led = leader && book.is_mmc(s, unit);
            let spent = s.man(unit).spent;
            book.allowance(s, unit, led, u8::from(led))
                .saturating_sub(spent)
        });
        each.min().unwrap_or(0)
    }

    /// What may happen to a group when it enters a hex.
    fn risk(&self, units: Pieces, at: HexId, when: When) -> f64 {
        let seat = self.s.active;
        if self.exposure(seat, at, when) == 0.0 && self.s.residual.is_empty() {
            return 0.0;
        }
        let left = self.s.residual.iter().find(|left| left.hex.0 == at);
        let left = left.map_or(0.0, |left| {
            let drm = self.cover(at, at) - 1;
            let column = Eye::column(left.fp.into()).unwrap_or(0);
            self.atlas.losses.of(column, drm, 7, false, 1)
        });
        let each = units.iter();
        let risk = RISK * self.manner.caution;
        each.map(|unit| risk * self.danger(unit, at, when) + left * self.burden(unit))
            .sum()
    }

    /// All places that a group can get to, but for that where it stands.
    pub fn reach(&self, going: &Move, left: u8) -> Vec<Reached> {
        let mut found = Found {
            eye: self,
            units: going.units,
            left,
            best: vec![(u8::MAX, f64::MAX); self.book.ground.len()],
            all: Vec::with_capacity(64),
        };
        if !is_on_map(going.at) {
            for to in self.book.entries(self.s, going.units).iter() {
                let cost = self.book.entry_cost(self.s, going.at, to, Way::Ground);
                found.enter(None, to, cost, Action::Step(to));
            }
        } else {
            found.onward(None, going.at, going.at);
        }
        let mut next = 0;
        while next < found.all.len() {
            let here = found.all[next];
            next += 1;
            found.onward(Some(&here), here.hex, going.at);
        }
        found.all
    }

    /// How good it is for a unit to end its move in a hex: it may still advance from there.
    pub fn landing(&self, unit: Piece, at: HexId) -> f64 {
        let aslsk::Sort::Man(place) = unit.sort() else {
            return 0.0;
        };
        let all = self.landings[place].get_or_init(|| cells(self.book.ground.len()));
        once(&all[at.index()], || self.land(unit, at))
    }

    fn land(&self, unit: Piece, at: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let mut best = self.stand(unit, at);
        let able = book.is_fit(s, unit) && !s.is(unit, Marks::CX);
        if able {
            let enemies = self.taken[foe(s.active).index()];
            for to in book.ground.next(at).into_iter().flatten() {
                if enemies.contains(to) {
                    continue;
                }
                let there = self.stand(unit, to);
                if there - 0.4 > best && self.has_room(s.active, to, Pieces::one(unit)) {
                    best = there - 0.4;
                }
            }
        }
        best - FINAL * self.manner.caution * self.danger(unit, at, When::Still)
    }

    fn landing_all(&self, units: Pieces, at: HexId) -> f64 {
        units.iter().map(|unit| self.landing(unit, at)).sum()
    }

    /// What it comes to if a group stays where it is.
    fn staying(&self, going: &Move) -> f64 {
        match is_on_map(going.at) {
            true => self.landing_all(going.units, going.at),
            // Who never comes is lost.
            false => -60.0 * f64::from(going.units.len()),
        }
    }

    /// What it comes to if a group goes there: it may stay, or leave the map with what MF it has left.
    fn outcome(&self, units: Pieces, to: &Reached, left: u8) -> f64 {
        let mut worth = self.landing_all(units, to.hex);
        if to.spent + MF <= left && self.exits.contains(to.hex) {
            let out = |unit| self.stand(unit, to.hex) + self.leaving(unit);
            worth = worth.max(units.iter().map(out).sum());
        }
        worth - to.risk
    }

    /// The best that a group can do with so many MF, by its first step.
    fn best_way(&self, going: &Move, left: u8) -> f64 {
        let ways = self.reach(going, left);
        let each = ways.iter().map(|to| self.outcome(going.units, to, left));
        each.fold(f64::MIN, f64::max)
            .max(self.going_out(going, left))
    }

    /// What it is worth to leave the map from here.
    fn going_out(&self, going: &Move, left: u8) -> f64 {
        let out = is_on_map(going.at) && self.exits.contains(going.at);
        if !out || left < MF {
            return f64::MIN;
        }
        let each = going.units.iter();
        each.map(|unit| self.stand(unit, going.at) + self.leaving(unit))
            .sum()
    }

    /// The best step of Assault Movement.
    fn best_creep(&self, going: &Move, left: u8) -> f64 {
        if !is_on_map(going.at) {
            return f64::MIN;
        }
        let steps = self.book.ground.next(going.at).into_iter().flatten();
        let each = steps.filter_map(|to| {
            let cost = self.book.entry_cost(self.s, going.at, to, Way::Ground);
            let enemies = self.s.of_in(foe(self.s.active), to);
            let room = self.has_room(self.s.active, to, going.units);
            if cost >= left || !enemies.is_empty() || !room {
                return None;
            }
            let risk = self.risk(going.units, to, When::Assault);
            Some(self.landing_all(going.units, to) - risk - STEP)
        });
        each.fold(f64::MIN, f64::max)
    }

    /// What a unit gains by moving, alone, at best.
    pub fn outing(&self, unit: Piece) -> f64 {
        let aslsk::Sort::Man(place) = unit.sort() else {
            return 0.0;
        };
        once(&self.outings[place], || self.best_outing(unit))
    }

    fn best_outing(&self, unit: Piece) -> f64 {
        if self.book.may_move(self.s, unit).is_err() {
            return 0.0;
        }
        let Some(going) = self.start(Pieces::one(unit)) else {
            return 0.0;
        };
        let left = self.left(&going);
        let best = self.best_way(&going, left);
        best.max(self.best_creep(&going, left)) - self.staying(&going)
    }

    /// Which unit moves next: who gains most; a leader with those he leads.
    pub fn setting_out(&self, unit: Piece) -> f64 {
        let gain = self.outing(unit) - 0.3;
        if self.s.hex(unit) == OFFBOARD {
            return gain.max(1.0);
        }
        // Squads first: who leads them joins them.
        match self.book.is_leader(self.s, unit) {
            true => gain - 1.0,
            false => gain,
        }
    }

    /// What those who move do next.
    pub fn moving(&self, actions: &[Action], out: &mut Vec<f64>) {
        let s = self.s;
        let Some(Frame::Move(going)) = s.stack.last() else {
            return out.resize(actions.len(), 0.0);
        };
        if going.units.is_empty() {
            let each = actions.iter().map(|action| match action {
                Action::Move(_) => 0.5,
                _ => 0.0,
            });
            return out.extend(each);
        }
        let left = self.left(going);
        let here = self.staying(going);
        let creeps = going.units.iter().any(|unit| s.is(unit, Marks::ASSAULT));
        let reached = match creeps {
            true => Vec::new(),
            false => self.reach(going, left),
        };
        let values: Vec<f64> = { reached.iter() }
            .map(|to| self.outcome(going.units, to, left))
            .collect();
        let best = values.iter().copied().fold(f64::MIN, f64::max);
        let group = best.max(self.going_out(going, left)).max(here);
        for &action in actions {
            out.push(match action {
                Action::Step(to) if creeps => {
                    self.landing_all(going.units, to)
                        - self.risk(going.units, to, When::Assault)
                        - here
                }
                Action::Step(_) | Action::Road(_) => {
                    let those = reached
                        .iter()
                        .zip(&values)
                        .filter(|(to, _)| to.first == action);
                    let value = those.map(|(_, value)| *value).fold(f64::MIN, f64::max);
                    (value - here).max(-30.0)
                }
                Action::AssaultMove => self.best_creep(going, left) - here + 0.05,
                Action::DoubleTime => {
                    let more = self.best_way(going, left + 2 * MF);
                    more - here - TIRED * f64::from(going.units.len())
                }
                // Whoever gains by coming along is taken before the first step.
                Action::Add(unit) => {
                    let gain = self.joining(going, unit, group) - 0.3;
                    if gain > 0.0 {
                        group - here + gain
                    } else {
                        gain
                    }
                }
                Action::Exit => self.going_out(going, left) - here,
                Action::Stop => 0.0,
                Action::Smoke(..) => -0.5,
                Action::Recover(_, arm) => 0.4 * self.stake(arm) - 1.0,
                Action::Leave(_) => -2.0,
                Action::Push(_) => -8.0,
                Action::Abandon(_) => -40.0,
                _ => -1.0,
            });
        }
    }

    /// Whether somebody joins those who are about to move.
    fn joining(&self, going: &Move, unit: Piece, group: f64) -> f64 {
        let mut more = *going;
        more.units.insert(unit);
        let left = self.left(&more);
        let with = self.best_way(&more, left).max(self.staying(&more));
        let alone = match self.start(Pieces::one(unit)) {
            Some(one) => self.staying(&one) + self.outing(unit).max(0.0),
            None => 0.0,
        };
        with - group - alone
    }
}
