//! Morale, pinning, retreat, elimination (L17): what every kind of fire comes to.

use crate::action::Action;
use crate::book::Book;
use crate::data::Class;
use crate::frame::{Flow, Frame, Retreat};
use crate::ground::Hexes;
use crate::ids::{Piece, PieceOr};
use crate::open::edge_of;
use crate::question::elsewhere;
use crate::state::{GONE, Marks, Shot, State, foe};
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, No, Question, Seat, Sum, Teller, no};

impl Book {
    /// L17.5, sacrt.hit.already-pinned: a unit has to retreat so far.
    pub(crate) fn retreat_of(&self, unit: Piece) -> Retreat {
        let steps = self.tables.sacrt_special.of("retreat") as u8;
        Retreat { unit, steps }
    }

    /// The morale of a unit (D1, D7), picked troops included.
    pub fn morale(&self, s: &State, unit: Piece) -> u8 {
        let (kind, post) = (self.kind(s, unit), &self.posts[unit.index()]);
        // L17.9
        if kind.class == Class::Tank {
            return self.catalog.crew_morale;
        }
        self.catalog.morale(kind, &post.nation, self.date) + u8::from(post.picked)
    }

    /// L17.1: a morale test; by how much it fails, 0 if it passes. `more` has the modifiers, each with its rule.
    pub fn morale_test(
        &self,
        s: &State,
        unit: Piece,
        more: &Sum,
        c: &mut Chance,
        t: &mut Teller,
    ) -> u8 {
        let die = self.d10("morale", s.unit(unit).seat, c, t);
        t.tally(
            || self.unit_text("landships-morale", s, unit),
            || more.tally("morale"),
        );
        let over = i32::from(die) + more.total() - i32::from(self.morale(s, unit));
        match die {
            1 => 0,
            10 => over.max(1) as u8,
            _ => over.max(0) as u8,
        }
    }

    /// L17.4
    pub fn pin(&self, s: &mut State, unit: Piece, t: &mut Teller) {
        if !s.is(unit, Marks::PINNED) {
            s.mark(unit, Marks::PINNED);
            t.all(|| self.unit_text("landships-pinned", s, unit));
        }
    }

    /// L17.11: it is removed. An AT rifle goes with its team (L21.1); a destroyed vehicle leaves a wreck (L3.8). What
    /// becomes of who is aboard of a vehicle is seen to before (L6.8, L12.9).
    pub fn eliminate(&self, s: &mut State, unit: Piece, t: &mut Teller) {
        t.all(|| self.unit_text("landships-eliminated", s, unit));
        let hex = s.hex(unit);
        if self.kind(s, unit).is_vehicle() && crate::state::is_on_map(hex) {
            s.wrecks.insert(hex);
        }
        s.put(unit, GONE);
        for one in s.aboard(unit).iter() {
            s.unit_mut(one).aboard = PieceOr::NONE;
        }
        s.unit_mut(unit).aboard = PieceOr::NONE;
        // Nobody remembers it any more (L12.4).
        for other in s.units.iter_mut() {
            for gun in 0..2 {
                if other.shot(gun).at.is(unit) {
                    other.set_shot(gun, Shot::default());
                }
            }
        }
    }

    /// How far the nearest enemy combat group or tank is.
    fn nearest_enemy(&self, s: &State, seat: Seat, from: HexId) -> Option<u16> {
        let foes = s.there[foe(seat)].only(|piece| {
            let kind = self.kind(s, piece);
            kind.is_group() || kind.class == Class::Tank
        });
        let far = foes
            .iter()
            .map(|piece| self.ground.distance(from, s.hex(piece)));
        far.min()
    }

    fn may_retreat(&self, s: &State, retreat: Retreat, to: HexId) -> Legal {
        let from = s.hex(retreat.unit);
        if to.index() >= self.ground.len() || self.ground.distance(from, to) != 1 {
            return no(&["L17.5"], "landships-no-adjacent");
        }
        match self.retreats(s, retreat).contains(to) {
            true => Ok(()),
            false => Err(No::by(&["L17.5"], "landships-no-retreat").at(to)),
        }
    }

    /// L17.5: where a unit may go.
    pub(crate) fn retreats(&self, s: &State, retreat: Retreat) -> Hexes {
        self.back_from(s, retreat.unit, |_| true)
    }

    /// L17.5, L8.3: where a unit goes back to, of the hexes that will do: farther from the nearest enemy if possible, else not
    /// nearer; of these towards its own edge.
    pub(crate) fn back_from(&self, s: &State, unit: Piece, fits: impl Fn(HexId) -> bool) -> Hexes {
        let (from, seat) = (s.hex(unit), s.unit(unit).seat);
        let open = |&to: &HexId| {
            self.entry_cost(s, self.kind(s, unit), from, to).is_ok()
                && { self.enemies_met(s, seat, to, self.takes_bridge(from, to)) }.is_empty()
                && !s.mines.contains(to)
                && fits(to)
        };
        let far = |hex: HexId| self.nearest_enemy(s, seat, hex).unwrap_or(u16::MAX);
        let free: Vec<HexId> = self.ground.around(from).filter(open).collect();
        let farther: Vec<HexId> = { free.iter().copied() }
            .filter(|&to| far(to) > far(from))
            .collect();
        let level = free.into_iter().filter(|&to| far(to) == far(from));
        let found = match farther.is_empty() {
            true => level.collect(),
            false => farther,
        };
        let edge = self.side(seat).edge.map(|edge| edge_of(&self.ground, edge));
        let home = |hex: HexId| {
            let edge = edge.unwrap_or(Hexes::EMPTY);
            edge.iter().map(|it| self.ground.distance(hex, it)).min()
        };
        let best = found.iter().map(|&hex| home(hex)).min();
        found
            .into_iter()
            .filter(|&hex| Some(home(hex)) == best)
            .collect()
    }

    /// Goes on until it has gone both steps, or cannot.
    pub(crate) fn step_retreat(&self, s: &mut State, retreat: &Retreat, t: &mut Teller) -> Flow {
        if retreat.steps == 0 || !s.on_map(retreat.unit) {
            return Flow::Done;
        }
        if self.retreats(s, *retreat).is_empty() {
            self.eliminate(s, retreat.unit, t);
            return Flow::Done;
        }
        Flow::Ask
    }
}

/// L17.5: where a unit retreats.
pub struct Retreating;

impl Retreating {
    fn retreat(s: &State) -> Retreat {
        match s.stack.last() {
            Some(Frame::Retreat(retreat)) => *retreat,
            frame => unreachable!("{frame:?} is no retreat"),
        }
    }
}

impl Question for Retreating {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.unit(Retreating::retreat(s).unit).seat, "retreat")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let hexes = book.retreats(s, Retreating::retreat(s));
        hexes.iter().for_each(|to| out.push(Action::Retreat(to)));
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Retreat(to) => book.may_retreat(s, Retreating::retreat(s), to),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let mut retreat = Retreating::retreat(s);
        if let Action::Retreat(to) = action {
            let (unit, from) = (retreat.unit, s.hex(retreat.unit));
            // L26.1: it does not go where it finds somebody.
            if book.stumble(s, s.unit(unit).seat, to, t) {
                return;
            }
            retreat.steps -= 1;
            s.put(unit, to);
            // L3.5
            match book.ground.is_bridge(to) && book.by_road(from, to) {
                true => s.mark(unit, Marks::BRIDGE),
                false => s.unmark(unit, Marks::BRIDGE),
            }
            t.all(|| book.unit_text("landships-retreated", s, unit));
            let top = s.stack.len() - 1;
            s.stack[top] = Frame::Retreat(retreat);
            book.enter_barrage(s, unit, c, t);
            if s.on_map(unit) {
                book.enter_gas(s, unit, c, t);
            }
        }
    }
    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Retreat(at))
    }
    fn concerns(&self, _: &Book, s: &State) -> Vec<u16> {
        vec![Retreating::retreat(s).unit.into()]
    }
}
