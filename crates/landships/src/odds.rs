//! What may come of an answer before it is given, as far as its seat can know: exact, by the same code that counts it in play.
//!
//! Where one die decides for a whole hex (L1.8), each unit reads it by itself: the worst that befalls one of them is told. Who will be
//! sheltered by a fortified network (L22.5) is not known yet where there are more than its places: the first of them are taken.

mod air;
mod fire;
mod shells;
mod ways;

use crate::action::Action;
use crate::book::Book;
use crate::data::Class;
use crate::frame::{Flow, Frame};
use crate::ids::Piece;
use crate::state::{Marks, Phase, State};
use table::{Chance, Figure, Odds, OddsRow, Sum, Tally, Teller, Term, Text, explore};

/// More ways than this are not counted out.
const WAYS: usize = 20_000;
/// The faces of a die.
const SIX: std::ops::RangeInclusive<u8> = 1..=6;
/// What one of them is worth.
const SIXTH: f64 = 1.0 / 6.0;

/// What becomes of a unit, the mildest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Nothing,
    Pinned,
    Shaken,
    Unhorsed,
    Wheels,
    Holed,
    Retreats,
    Temporary,
    Permanent,
    Lost,
}

impl Fate {
    const ALL: [Fate; 10] = [
        Fate::Nothing,
        Fate::Pinned,
        Fate::Shaken,
        Fate::Unhorsed,
        Fate::Wheels,
        Fate::Holed,
        Fate::Retreats,
        Fate::Temporary,
        Fate::Permanent,
        Fate::Lost,
    ];
    const fn key(self) -> &'static str {
        match self {
            Fate::Nothing => "landships-odds-nothing",
            Fate::Pinned => "landships-odds-pinned",
            Fate::Shaken => "landships-odds-shaken",
            Fate::Unhorsed => "landships-odds-unhorsed",
            Fate::Wheels => "landships-odds-wheels",
            Fate::Holed => "landships-odds-holed",
            Fate::Retreats => "landships-odds-retreats",
            Fate::Temporary => "landships-odds-temporary",
            Fate::Permanent => "landships-odds-permanent",
            Fate::Lost => "landships-odds-lost",
        }
    }
}

/// How likely each fate is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Fates([f64; Fate::ALL.len()]);

impl Fates {
    /// It is certain.
    fn sure(fate: Fate) -> Fates {
        let mut fates = Fates::default();
        fates.0[fate as usize] = 1.0;
        fates
    }
    /// So much more of these.
    fn add(&mut self, other: Fates, weight: f64) {
        for (mine, its) in self.0.iter_mut().zip(other.0) {
            *mine += its * weight;
        }
    }
    /// The worse of two that do not hang together.
    fn worst(self, other: Fates) -> Fates {
        let (mut all, mut mine, mut its) = (Fates::default(), 0.0, 0.0);
        for ((sum, a), b) in all.0.iter_mut().zip(self.0).zip(other.0) {
            *sum = a * (its + b) + b * mine;
            mine += a;
            its += b;
        }
        all
    }
    /// That anything happens.
    fn harm(self) -> f64 {
        (1.0 - self.0[0]).clamp(0.0, 1.0)
    }
    /// Those that can be, each with so much of its chance.
    fn rows(self, weight: f64) -> Vec<OddsRow> {
        let can = |(fate, chance): &(Fate, f64)| *fate == Fate::Nothing || *chance > 0.0;
        { Fate::ALL.into_iter().zip(self.0) }
            .filter(can)
            .map(|(fate, chance)| row(fate.key(), chance * weight, fate != Fate::Nothing))
            .collect()
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

/// One number with its rule.
fn number(name: &'static str, amount: i32, rule: &str) -> Tally {
    let mut sum = Sum::opened("landships", true);
    sum.add(amount, rule);
    sum.tally(name)
}

/// What the die itself must show: a number of a chart, less what is added to the die.
fn needed(name: &'static str, limit: i32, rule: &str, more: &Sum) -> Tally {
    let mut tally = number(name, limit, rule);
    let less = more.tally(name).terms.into_iter().map(|term| Term {
        amount: -term.amount,
        ..term
    });
    tally.terms.extend(less);
    tally.total -= more.total();
    tally
}

fn figure(key: &'static str, tally: Tally) -> Figure {
    Figure {
        text: Text::new(key),
        tally,
    }
}

impl Book {
    /// The odds of an answer that leads to a roll; of others there are none.
    pub(crate) fn odds(&self, s: &State, action: Action) -> Option<Odds> {
        if s.ended() {
            return None;
        }
        match action {
            Action::Fire(..) | Action::Burn(..) | Action::Add(..) | Action::Everyone => {
                self.volley_odds(s, action)
            }
            Action::Done => match s.stack.last() {
                Some(Frame::Volley(_)) => self.volley_odds(s, action),
                Some(Frame::Sky(_)) => self.sky_odds(s, action),
                _ => None,
            },
            Action::Shoot(by, weapon, target) => self.shot_odds(s, by, weapon, target),
            Action::Hex(hex) if s.phase == Phase::Melee && s.stack.is_empty() => {
                Some(self.melee_odds(s, hex))
            }
            Action::Request(by, hex) => self.request_odds(s, by, hex),
            Action::Assign(_, hex, kind) => self.assign_odds(s, action, hex, kind),
            Action::Continue(module) => self.continue_odds(s, action, module),
            Action::Shift(_, to, by) => self.shift_odds(s, action, to, by),
            Action::Fly(plane, mission, Some(hex)) => {
                self.flight_odds(s, action, plane, mission, hex)
            }
            Action::Intercept(by, at) => self.duel_odds(s, by, at),
            Action::Flak(gun, at) => self.flak_odds(s, gun, at),
            Action::Sky(..) => self.sky_odds(s, action),
            Action::Step(_) | Action::Reverse(_) | Action::Fascine(_) | Action::Stop => {
                self.way_odds(s, action)
            }
            Action::Retreat(_) => self.retreat_odds(s, action),
            Action::Cut(unit) => self.cut_odds(s, action, unit),
            _ => None,
        }
    }

    /// The position after an answer that rolls nothing.
    fn answered(&self, s: &State, action: Action) -> Option<State> {
        let mut leaves = explore(1, |chance: &mut Chance| {
            let mut after = s.clone();
            let t = &mut Teller::silent();
            self.question(s).answer(self, &mut after, action, chance, t);
            after
        })?;
        leaves.pop().map(|leaf| leaf.state)
    }

    /// The position with nobody else to be frightened by what befalls a unit (L17.9): that is told of somebody else.
    fn alone(&self, s: &State, unit: Piece) -> State {
        let mut alone = s.clone();
        for other in s.pieces().filter(|&it| it != unit) {
            if self.kind(s, other).class == Class::Tank && s.holder(other) == s.holder(unit) {
                alone.mark(other, Marks::SHAKEN);
            }
        }
        alone
    }

    /// What becomes of a unit in every way that something comes out; nothing where there are too many.
    fn fates(
        &self,
        s: &State,
        unit: Piece,
        play: impl Fn(&mut State, &mut Chance, &mut Teller) -> Flow,
    ) -> Option<Fates> {
        let alone = self.alone(s, unit);
        let leaves = explore(WAYS, |chance: &mut Chance| {
            let mut after = alone.clone();
            let flow = play(&mut after, chance, &mut Teller::silent());
            self.fate(&alone, &after, unit, flow)
        })?;
        let mut fates = Fates::default();
        for leaf in &leaves {
            fates.0[leaf.state as usize] += leaf.chance();
        }
        Some(fates)
    }

    fn fate(&self, s: &State, after: &State, unit: Piece, flow: Flow) -> Fate {
        let new = |mark: Marks| after.is(unit, mark) && !s.is(unit, mark);
        let ship = self.kind(s, unit).class == Class::Ship;
        let runs = match flow {
            Flow::Call(Frame::Retreat(retreat)) => Some(self.retreats(after, retreat).is_empty()),
            _ => None,
        };
        match () {
            // L17.5: who cannot retreat is eliminated.
            () if !after.on_map(unit) || runs == Some(true) => Fate::Lost,
            () if new(Marks::PERMANENT) => Fate::Permanent,
            () if new(Marks::TEMPORARY) => Fate::Temporary,
            () if runs.is_some() => Fate::Retreats,
            () if ship && after.unit(unit).left() > s.unit(unit).left() => Fate::Holed,
            () if new(Marks::WHEELS) => Fate::Wheels,
            () if after.unit(unit).kind != s.unit(unit).kind => Fate::Unhorsed,
            () if new(Marks::SHAKEN) => Fate::Shaken,
            () if new(Marks::PINNED) => Fate::Pinned,
            () => Fate::Nothing,
        }
    }

    /// Of a hundred, that the best fire of those who can be seen does any harm in a defensive phase: the best shot at a vehicle, or
    /// everybody who can at the best hex. Everybody can reckon it.
    pub(crate) fn best_chance(&self, s: &State) -> i64 {
        let hidden = |by: Piece| s.is(by, Marks::HIDDEN);
        let chances: Vec<f64> = match s.phase {
            Phase::GunFire => { self.shots(s).into_iter() }
                .filter(|shot| matches!(shot, Action::Shoot(by, ..) if !hidden(*by)))
                .filter_map(|shot| self.odds(s, shot))
                .map(|odds| odds.chance)
                .collect(),
            _ => { self.target_hexes(s, self.acting(s)).iter() }
                .filter_map(|hex| self.volley_chance(s, hex))
                .collect(),
        };
        let best = chances.into_iter().fold(0.0, f64::max);
        (best * 100.0).round() as i64
    }

    /// Everybody at a hex, apart from hidden ones.
    fn volley_chance(&self, s: &State, hex: hex::HexId) -> Option<f64> {
        let shown = self.firers(s).only(|by| !s.is(by, Marks::HIDDEN));
        let arms = crate::state::Arms::ALL;
        let opens = |by: &Piece| {
            let fire = Action::Fire(*by, arms, hex);
            self.question(s).test(self, s, fire).is_ok()
        };
        let by = shown.iter().find(opens)?;
        let fire = Action::Fire(by, arms, hex);
        let declared = self.answered(s, fire)?;
        let all = self.odds(&declared, Action::Everyone);
        let odds = all.or_else(|| self.odds(s, fire))?;
        Some(odds.chance)
    }
}
