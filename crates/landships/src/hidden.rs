//! Hidden units (L26.1): when they are shown, and who may have some.

use crate::book::Book;
use crate::ids::{Piece, Pieces};
use crate::state::{HexIdOr, Marks, State, UNSEEN, foe};
use hex::HexId;
use std::borrow::Cow;
use table::{Ask, Moment, Seat, Teller};

impl Book {
    /// Whether a side has hidden units: everybody knows that, nobody where they are.
    pub fn has_hidden(&self, s: &State, seat: Seat) -> bool {
        { s.units.iter() }.any(|unit| unit.seat == seat && unit.marks.any(Marks::HIDDEN))
    }

    /// Hidden units of a side on the map.
    pub(crate) fn hidden_of(&self, s: &State, seat: Seat) -> Pieces {
        let hides = |&it: &Piece| s.is(it, Marks::HIDDEN) && s.unit(it).seat == seat;
        s.pieces().filter(hides).collect()
    }

    /// The position without what a side has hidden: who is asked follows from it.
    pub(crate) fn in_the_open<'a>(&self, s: &'a State, seat: Seat) -> Cow<'a, State> {
        let hidden = self.hidden_of(s, seat);
        if hidden.is_empty() {
            return Cow::Borrowed(s);
        }
        let mut open = s.clone();
        for unit in hidden.iter() {
            open.unit_mut(unit).hex = HexIdOr(UNSEEN);
        }
        Cow::Owned(open)
    }

    /// A question whose answers depend on what its seat has hidden, if it has anything.
    pub(crate) fn ask_of(&self, s: &State, (seat, moment): (Seat, Moment)) -> Ask {
        Ask {
            seat,
            moment,
            window: false,
            secret: self.has_hidden(s, seat),
            set_up: false,
        }
    }

    /// Hidden units of the other side in a hex.
    pub fn hidden_in(&self, s: &State, seat: Seat, hex: HexId) -> Pieces {
        let hides = |&unit: &Piece| {
            s.is(unit, Marks::HIDDEN) && s.unit(unit).seat == foe(seat) && s.hex(unit) == hex
        };
        s.pieces().filter(hides).collect()
    }

    /// Who of its side is in the hex of a piece, hidden or not: first who is hidden with it, last who is hidden with another.
    pub(crate) fn mates(&self, s: &State, piece: Piece) -> impl Iterator<Item = Piece> {
        let all = s.every_in(s.holder(piece), s.hex(piece));
        let all = all.only(|it| s.unit(it).aboard.get().is_none());
        let seen = all.only(|it| !s.is(it, Marks::HIDDEN));
        let own = self.together(piece) & (all - seen);
        let order = [own, seen, all - seen - own].into_iter();
        order.flat_map(|it| it.iter())
    }

    /// L26.1: whether a piece would show somebody if it fired: itself, or who serves it.
    pub(crate) fn lurks(&self, s: &State, by: Piece) -> bool {
        let hidden = |it: Piece| s.is(it, Marks::HIDDEN);
        hidden(by) || (self.kind(s, by).is_support() && self.gunner(s, by).is_some_and(hidden))
    }

    /// L26.1: who fires is shown, and who serves what fires.
    pub(crate) fn come_out(&self, s: &mut State, by: Piece, server: Option<Piece>, t: &mut Teller) {
        for unit in [Some(by), server].into_iter().flatten() {
            self.reveal(s, unit, t);
        }
    }

    /// L26.1: an attack on a hex shows the network there, and those hidden units that it rolls for.
    pub(crate) fn uncover(
        &self,
        s: &mut State,
        hex: HexId,
        t: &mut Teller,
        rolled: impl Fn(&State, Piece) -> bool,
    ) {
        self.show_network(s, hex, t);
        let hidden = |&unit: &Piece| s.hex(unit) == hex && s.is(unit, Marks::HIDDEN);
        let found = s.pieces().filter(hidden).filter(|&unit| rolled(s, unit));
        for unit in found.collect::<Pieces>().iter() {
            self.reveal(s, unit, t);
        }
    }

    /// L26.1: looked for whenever something has changed.
    pub(crate) fn look_around(&self, s: &mut State, t: &mut Teller) {
        let any = { s.units.iter() }.any(|unit| unit.marks.any(Marks::HIDDEN));
        let any = any || self.has_hidden_network(s);
        if any && s.phase != crate::state::Phase::SetUp {
            t.probe();
            self.reveal_networks(s, t);
            self.reveal_spotted(s, t);
        }
    }

    /// L26.1: who would retreat into hidden enemies reveals them, and goes elsewhere. Whether there were some.
    pub(crate) fn stumble(&self, s: &mut State, seat: Seat, hex: HexId, t: &mut Teller) -> bool {
        let found = self.hidden_in(s, seat, hex);
        if self.has_hidden(s, foe(seat)) {
            t.probe();
        }
        found.iter().for_each(|unit| self.reveal(s, unit, t));
        !found.is_empty()
    }
}
