//! Who of a hex its fortified network protects (L22.5): the owner chooses when an attack is declared, before any die.

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Frame, Shelter};
use crate::ids::{Piece, Pieces};
use crate::question::elsewhere;
use crate::state::State;
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, No, Question, Seat, Teller, no};

/// L22.5: combat groups and support weapons.
const PLACES: [u32; 2] = [3, 1];

impl Book {
    /// Those of a side in a hex who take a place in a network: combat groups on foot, then support weapons. Cavalry and
    /// vehicles have nothing of it; all others are always protected.
    fn lodgers(&self, s: &State, seat: Seat, hex: HexId) -> [Pieces; 2] {
        self.lodgers_of(s, s.of_in(seat, hex))
    }

    /// The same among these.
    fn lodgers_of(&self, s: &State, here: Pieces) -> [Pieces; 2] {
        [
            here.only(|it| self.kind(s, it).is_group() && self.kind(s, it).is_foot()),
            here.only(|it| self.kind(s, it).is_support()),
        ]
    }

    /// Whether the network of its hex has a place for a unit, whoever is chosen, hidden ones among them (L26.1).
    pub(crate) fn has_place(&self, s: &State, unit: Piece) -> bool {
        let rows = self.lodgers_of(s, self.mates(s, unit).collect());
        let mut rows = rows.into_iter().zip(PLACES);
        self.is_fortified(s, s.hex(unit))
            && rows.all(|(lodgers, places)| !lodgers.has(unit) || lodgers.len() <= places)
    }

    /// Those whom the side has still to choose from.
    pub(crate) fn undecided(&self, s: &State, seat: Seat, hex: HexId, shelter: Shelter) -> Pieces {
        let mut open = Pieces::EMPTY;
        if !self.is_fortified(s, hex) {
            return open;
        }
        for (lodgers, places) in self.lodgers(s, seat, hex).into_iter().zip(PLACES) {
            let free = (lodgers & shelter.chosen).len() < places;
            if lodgers.len() > places && free {
                open |= lodgers - shelter.chosen;
            }
        }
        open
    }

    /// Which side has to choose who is sheltered, if one has: the first player first (L1.11).
    pub(crate) fn who_shelters(&self, s: &State, hex: HexId, shelter: Shelter) -> Option<Seat> {
        let seats = [self.first, crate::state::foe(self.first)];
        { seats.into_iter() }.find(|&seat| !self.undecided(s, seat, hex, shelter).is_empty())
    }

    /// Whether a unit of the hex has the cover of its fortified network.
    pub(crate) fn is_lodged(&self, s: &State, unit: Piece, shelter: Shelter) -> bool {
        let (hex, seat) = (s.hex(unit), s.holder(unit));
        if !self.is_fortified(s, hex) {
            return false;
        }
        let mut rows = self.lodgers(s, seat, hex).into_iter().zip(PLACES);
        rows.all(|(lodgers, places)| {
            !lodgers.has(unit) || lodgers.len() <= places || shelter.chosen.has(unit)
        })
    }
}

/// Who is in the fortified network.
pub struct Sheltering;

impl Sheltering {
    fn attack(s: &State) -> (HexId, Shelter) {
        match s.stack.last() {
            Some(Frame::Shell(it)) => (it.hex, it.shelter),
            Some(Frame::Bombs(it)) => (it.hex, it.shelter),
            Some(Frame::Strafe(it)) => (it.hex, it.shelter),
            frame => unreachable!("{frame:?} attacks no hex"),
        }
    }
    fn open(book: &Book, s: &State) -> (Seat, Pieces) {
        let (hex, shelter) = Sheltering::attack(s);
        let seat = book.who_shelters(s, hex, shelter).unwrap_or(book.first);
        (seat, book.undecided(s, seat, hex, shelter))
    }
}

impl Question for Sheltering {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, Moment) {
        (Sheltering::open(book, s).0, "shelter")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for unit in Sheltering::open(book, s).1.iter() {
            out.push(Action::Shelter(unit));
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Shelter(unit) if Sheltering::open(book, s).1.has(unit) => Ok(()),
            Action::Shelter(_) => {
                let at = Sheltering::attack(s).0;
                Err(No::by(&["L22.5"], "landships-no-shelter").at(at))
            }
            Action::Done | Action::Pass => no(&["L22.5"], "landships-no-shelter-left"),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, _: &Book, s: &mut State, action: Action, _: &mut Chance, _: &mut Teller) {
        let top = s.stack.len() - 1;
        if let Action::Shelter(unit) = action {
            match &mut s.stack[top] {
                Frame::Shell(it) => it.shelter.chosen.insert(unit),
                Frame::Bombs(it) => it.shelter.chosen.insert(unit),
                Frame::Strafe(it) => it.shelter.chosen.insert(unit),
                _ => {}
            }
        }
    }
    fn concerns(&self, book: &Book, s: &State) -> Vec<u16> {
        let open = Sheltering::open(book, s).1;
        open.iter().map(u16::from).collect()
    }
}
