//! Gas, masks, smoke and wind (L15).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Cloud, Flow, Frame};
use crate::ground::Hexes;
use crate::ids::{Piece, Pieces};
use crate::question::elsewhere;
use crate::state::{Deeds, Gas, HexIdOr, Smoke, State};
use hex::{Direction, HexId};
use table::{Actions, Chance, Legal, List, Moment, No, Question, Seat, Sum, Teller, Text};

/// L15.2, L15.3: what the test adds without masks and with them.
const TESTS: [(i32, &str); 2] = [(3, "L15.2"), (1, "L15.3")];
/// L15.4: gas goes in this End step.
const GAS: u8 = 3;
/// Room for markers.
const CLOUDS: usize = 20;
const SCREENS: usize = 16;

impl Book {
    /// Where the wind blows to from a hex, turned by so many hexsides.
    fn downwind(&self, hex: HexId, turn: i32) -> Option<HexId> {
        let wind = Direction::all()[usize::from(self.wind?) % 6];
        self.ground.beside(hex, wind.turn(turn))
    }

    /// L15.1: the hexes beside the wind, of which the owner chooses one.
    fn beside_wind(&self, hex: HexId) -> Vec<HexId> {
        let both = [-1, 1].map(|turn| self.downwind(hex, turn));
        both.into_iter().flatten().collect()
    }

    /// Puts a Gas marker down; the younger stays (L15.4). Where there is no room, the oldest makes way.
    fn put_gas(&self, s: &mut State, hex: HexId, age: u8) {
        if let Some(old) = s.gas.iter_mut().find(|gas| gas.hex.0 == hex) {
            old.age = old.age.min(age);
            return;
        }
        let gas = Gas {
            hex: HexIdOr(hex),
            age,
        };
        match s.gas.len() < CLOUDS {
            true => s.gas.push(gas),
            false => {
                if let Some(oldest) = s.gas.iter_mut().max_by_key(|it| it.age) {
                    *oldest = gas;
                }
            }
        }
    }

    /// L15.1: gas lands; it is asked for the third hex where there is a choice.
    pub(crate) fn step_cloud(
        &self,
        s: &mut State,
        cloud: &mut Cloud,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let beside = self.beside_wind(cloud.hex);
        if beside.len() > 1 && cloud.also.is_none() {
            return Flow::Ask;
        }
        let also = cloud.also.or(beside.first().copied());
        let hexes = [Some(cloud.hex), self.downwind(cloud.hex, 0), also];
        let hexes: Hexes = hexes.into_iter().flatten().collect();
        for hex in hexes.iter() {
            self.put_gas(s, hex, 0);
        }
        t.all(|| Text::new("landships-gas").name("hex", self.label(cloud.hex)))
            .deed();
        for unit in self.gassed_in(s, hexes, t).iter() {
            self.choke(s, unit, c, t);
        }
        Flow::Done
    }

    /// Light targets in these hexes.
    fn gassed_in(&self, s: &mut State, hexes: Hexes, t: &mut Teller) -> Pieces {
        let mut found = Pieces::EMPTY;
        for hex in hexes.iter() {
            self.uncover(s, hex, t, |s, unit| self.kind(s, unit).is_light());
            found |= self.struck_in(s, hex);
        }
        found.only(|unit| self.kind(s, unit).is_light())
    }

    /// L15.2, L15.3: at most one test in each player-turn.
    fn choke(&self, s: &mut State, unit: Piece, c: &mut Chance, t: &mut Teller) {
        if s.did(unit, Deeds::GASSED) || !self.kind(s, unit).is_light() || !s.on_map(unit) {
            return;
        }
        s.note(unit, Deeds::GASSED);
        let masks = self.side(s.unit(unit).seat).masks;
        let (more, rule) = TESTS[usize::from(masks)];
        let mut sum = Sum::opened("landships", t.on());
        sum.add(more, rule);
        let failed = self.morale_test(s, unit, &sum, c, t) > 0;
        match (failed, masks) {
            (true, false) => self.destroy(s, unit, c, t),
            (true, true) | (false, false) => self.pin(s, unit, t),
            (false, true) => {}
        }
    }

    /// L15.2: a unit has entered gas.
    pub(crate) fn enter_gas(&self, s: &mut State, unit: Piece, c: &mut Chance, t: &mut Teller) {
        if s.gas_hexes().contains(s.hex(unit)) {
            self.choke(s, unit, c, t);
        }
    }

    /// L15.4: every Gas marker drifts and ages; in its third End step it goes.
    pub(crate) fn drift_gas(&self, s: &mut State, c: &mut Chance, t: &mut Teller) {
        let old = std::mem::take(&mut s.gas);
        let mut hexes = Hexes::EMPTY;
        for gas in old.iter().filter(|gas| gas.age + 1 < GAS) {
            let to = match self.wind {
                Some(_) => self.downwind(gas.hex.0, 0),
                None => Some(gas.hex.0),
            };
            if let Some(to) = to {
                self.put_gas(s, to, gas.age + 1);
                hexes.insert(to);
            }
        }
        // Without wind it stays where it is, and comes onto nobody.
        if self.wind.is_none() || hexes.is_empty() {
            return;
        }
        t.all(|| Text::new("landships-gas-drifts"));
        let found = self.gassed_in(s, hexes, t);
        for unit in found.iter() {
            self.choke(s, unit, c, t);
        }
        // The End step counts for itself.
        for unit in s.units.iter_mut() {
            unit.deeds.clear(Deeds::GASSED);
        }
    }

    /// L15.5: smoke where it lands; new smoke takes the place of old.
    pub(crate) fn lay_smoke(&self, s: &mut State, hex: HexId, t: &mut Teller) {
        t.all(|| Text::new("landships-smoke").name("hex", self.label(hex)))
            .deed();
        let smoke = Smoke {
            hex: HexIdOr(hex),
            age: 0,
        };
        let mut left = List::default();
        for old in s.smoke.iter().filter(|it| it.hex.0 != hex) {
            left.push(*old);
        }
        s.smoke = left;
        match s.smoke.len() < SCREENS {
            true => s.smoke.push(smoke),
            false => {
                if let Some(oldest) = s.smoke.iter_mut().max_by_key(|it| it.age) {
                    *oldest = smoke;
                }
            }
        }
    }
}

/// L15.1: which of the two hexes beside the wind the gas takes too.
pub struct Drifting;

impl Drifting {
    fn cloud(s: &State) -> Cloud {
        match s.stack.last() {
            Some(Frame::Cloud(cloud)) => *cloud,
            frame => unreachable!("{frame:?} is no gas"),
        }
    }
}

impl Question for Drifting {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (Drifting::cloud(s).seat, "gas")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let hexes = book.beside_wind(Drifting::cloud(s).hex);
        hexes.into_iter().for_each(|hex| out.push(Action::Hex(hex)));
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Hex(hex) if book.beside_wind(Drifting::cloud(s).hex).contains(&hex) => Ok(()),
            Action::Hex(hex) if hex.index() < book.ground.len() => {
                Err(No::by(&["L15.1"], "landships-no-wind").at(hex))
            }
            _ => elsewhere(action),
        }
    }
    fn answer(&self, _: &Book, s: &mut State, action: Action, _: &mut Chance, _: &mut Teller) {
        let cloud = Drifting::cloud(s);
        if let Action::Hex(hex) = action {
            let top = s.stack.len() - 1;
            s.stack[top] = Frame::Cloud(Cloud {
                also: Some(hex),
                ..cloud
            });
        }
    }
    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Hex(at))
    }
}
