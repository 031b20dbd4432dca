//! What a viewer may not know: hidden units and networks (L26.1) and what is written down of planned fire (L1.12, L14.18).

use crate::book::Book;
use crate::data::Class;
use crate::ids::Piece;
use crate::state::{GONE, HexIdOr, Marks, State, UNSEEN, is_on_map};
use hex::HexId;
use table::{Known, Rng, Seat, Viewer};

impl Book {
    /// Blanks what others have hidden.
    pub(crate) fn hide(&self, s: &mut State, viewer: Viewer) {
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        for (row, planned) in self.planned.iter().enumerate() {
            if !own(planned.seat) && s.planned[row].0 != GONE {
                s.planned[row] = HexIdOr(UNSEEN);
            }
        }
        self.hide_networks(s, viewer);
        for piece in s.pieces() {
            let unit = s.unit_mut(piece);
            if unit.marks.any(Marks::HIDDEN) && !own(unit.seat) {
                unit.hex = HexIdOr(UNSEEN);
                unit.facing = 0;
            }
        }
    }

    /// A position that fits what is known: what is unseen lies somewhere in its area.
    pub(crate) fn guess(&self, known: &Known<State>, rng: &mut Rng) -> State {
        let mut s = State::clone(known);
        for (row, planned) in self.planned.iter().enumerate() {
            if s.planned[row].0 == UNSEEN {
                let hexes: Vec<HexId> = planned.area.iter().collect();
                s.planned[row] = HexIdOr(hexes[rng.below(hexes.len() as u32) as usize]);
            }
        }
        self.guess_networks(&mut s, rng);
        let unseen: Vec<Piece> = { s.pieces() }.filter(|&it| s.hex(it) == UNSEEN).collect();
        for piece in unseen
            .into_iter()
            .filter(|it| self.posts[it.index()].with.is_none())
        {
            let area = self
                .force(piece)
                .map(|force| force.area)
                .unwrap_or_default();
            let hidden = self.together(piece).only(|one| s.is(one, Marks::HIDDEN));
            // Where nobody is, else where there is room (L8.1).
            let room = |hex: &HexId| self.has_room(&s, s.unit(piece).seat, *hex, hidden);
            let free = |hex: &HexId| {
                s.there
                    .0
                    .iter()
                    .flat_map(|it| it.iter())
                    .all(|it| s.hex(it) != *hex)
            };
            let roomy: Vec<HexId> = area.iter().filter(room).collect();
            let lonely: Vec<HexId> = roomy.iter().copied().filter(free).collect();
            let all = [lonely, roomy, area.iter().collect()];
            let fits = { all.into_iter() }.find(|hexes| !hexes.is_empty());
            let fits = fits.unwrap_or_default();
            let Some(&hex) = fits.get(rng.below(fits.len().max(1) as u32) as usize) else {
                continue;
            };
            for one in hidden.iter() {
                s.unit_mut(one).hex = HexIdOr(hex);
                s.unit_mut(one).facing = rng.below(6) as u8;
            }
        }
        s
    }

    /// L26.1: a hidden unit is shown, with who is with it, and a weapon with who serves it.
    pub fn reveal(&self, s: &mut State, piece: Piece, t: &mut table::Teller) {
        let serves = |one: &Piece| {
            let here = s.hex(*one) == s.hex(piece) && s.unit(*one).seat == s.unit(piece).seat;
            here && self.kind(s, *one).class == Class::Crew && !s.is(*one, Marks::PINNED)
        };
        let party = self.together(piece);
        let served = self.is_served(s, piece) || party.iter().any(|it| serves(&it));
        let unserved = self.kind(s, piece).is_support() && !served;
        let crew = s.pieces().filter(|_| unserved).find(serves);
        for one in (party | crew.into_iter().collect()).iter() {
            if s.is(one, Marks::HIDDEN) && is_on_map(s.hex(one)) {
                t.probe();
                s.unmark(one, Marks::HIDDEN);
                let hex = s.hex(one);
                s.put(one, hex);
                t.all(|| self.unit_text("landships-revealed", s, one))
                    .deed();
            }
        }
    }
}
