//! Tank fright (L17.7, L17.8), and the nerves of German tank crews (L17.9).

use crate::book::Book;
use crate::data::Class;
use crate::frame::{Flow, Frame};
use crate::ground::Terrain;
use crate::ids::{Piece, Pieces};
use crate::state::{Deeds, Marks, State, foe};
use hex::HexId;
use table::{Chance, Sum, Teller};

/// L17.7: a tank is feared so far.
const NEAR: u16 = 1;
/// L17.7: who fails by so much runs.
const RUNS: u8 = 4;
/// L17.9: a German tank destroyed so near shakes a crew.
const COMRADES: u16 = 3;

impl Book {
    /// L17.7: at the end of the Vehicle Movement phase, in the order of the pieces; who retreats does so before the next one
    /// tests.
    pub(crate) fn test_fright(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        let afraid = { s.there[foe(s.active)].iter() }.find(|&unit| self.is_afraid(s, unit));
        let Some(unit) = afraid else {
            return Flow::Done;
        };
        s.note(unit, Deeds::TESTED);
        let mut more = Sum::opened("landships", t.on());
        more.add(self.fright.into(), "L17.7");
        if self.is_steadied(s, s.hex(unit)) {
            more.add(-1, "L22.1");
        }
        let failed = self.morale_test(s, unit, &more, c, t);
        if failed == 0 {
            return Flow::Next;
        }
        t.all(|| self.unit_text("landships-fright", s, unit));
        self.pin(s, unit, t);
        match failed >= RUNS {
            true => Flow::Call(Frame::Retreat(self.retreat_of(unit))),
            false => Flow::Next,
        }
    }

    /// Who has still to test: a combat group or a crew that is not pinned, and is not exempt (L17.8).
    fn is_afraid(&self, s: &State, unit: Piece) -> bool {
        let kind = self.kind(s, unit);
        let tests = kind.is_group() || kind.class == Class::Crew;
        let calm = s.is(unit, Marks::PINNED) || s.did(unit, Deeds::TESTED);
        let stands = s.unit(unit).aboard.get().is_none();
        if !tests || calm || !stands || !s.on_map(unit) {
            return false;
        }
        let hex = s.hex(unit);
        let feared = |tank: Piece| {
            let near = self.ground.distance(hex, s.hex(tank)) <= NEAR;
            near && self.kind(s, tank).class == Class::Tank && s.is(tank, Marks::MOVED)
        };
        s.there[s.active].iter().any(feared) && !self.is_fearless(s, unit)
    }

    /// Trench, town or fortified network.
    fn is_steadied(&self, s: &State, hex: HexId) -> bool {
        let plot = self.ground.plot(hex);
        let dug = plot.trench.is_some() || self.is_fortified(s, hex);
        plot.terrain == Terrain::Town || dug
    }

    /// L17.8: beside a mobile tank of its own, or at an AT gun. Crews serve AT guns before others, groups where crews are
    /// wanting (L21.2).
    fn is_fearless(&self, s: &State, unit: Piece) -> bool {
        let here = s.of_in(s.unit(unit).seat, s.hex(unit));
        if here.iter().any(|it| self.is_mobile_tank(s, it)) {
            return true;
        }
        let guns = here.only(|it| self.kind(s, it).class == Class::At);
        let free = here.only(|it| !s.is(it, Marks::PINNED));
        let crews = free.only(|it| self.kind(s, it).class == Class::Crew);
        let groups = free.only(|it| self.kind(s, it).is_group() && self.kind(s, it).is_foot());
        let mut order = crews.iter().chain(groups.iter());
        { order.by_ref() }
            .take(guns.len() as usize)
            .any(|it| it == unit)
    }

    /// L17.9: a German tank crew tests, that of a captured tank too (L24.5); failing shakes it. Who is shaken is not
    /// shaken more.
    pub(crate) fn shake(&self, s: &mut State, tank: Piece, c: &mut Chance, t: &mut Teller) {
        let german = self.kind(s, tank).class == Class::Tank && self.nation(tank) == "german";
        if !german || !s.on_map(tank) || s.is(tank, Marks::SHAKEN) {
            return;
        }
        let more = Sum::opened("landships", t.on());
        if self.morale_test(s, tank, &more, c, t) > 0 {
            s.mark(tank, Marks::SHAKEN);
            t.all(|| self.unit_text("landships-shaken", s, tank));
        }
    }

    /// L17.9: a German tank was destroyed in this hex.
    pub(crate) fn shake_near(&self, s: &mut State, hex: HexId, c: &mut Chance, t: &mut Teller) {
        let near = |tank: Piece| {
            let far = s
                .on_map(tank)
                .then(|| self.ground.distance(hex, s.hex(tank)));
            far.is_some_and(|far| far <= COMRADES)
        };
        let comrades: Pieces = s.pieces().filter(|&it| near(it)).collect();
        for tank in comrades.iter() {
            self.shake(s, tank, c, t);
        }
    }
}
