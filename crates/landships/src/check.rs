//! What must hold after every action.

use crate::book::Book;
use crate::data::Class;
use crate::state::{Marks, Phase, Stage, State, is_on_map};
use table::Seat;

impl Book {
    /// The first thing that does not hold.
    pub(crate) fn check(&self, s: &State) -> Result<(), String> {
        for piece in s.pieces() {
            let (unit, name) = (s.unit(piece), self.name(piece));
            let shown = s.on_map(piece) && !s.is(piece, Marks::HIDDEN);
            let holder = s.holder(piece);
            if s.there[holder].has(piece) != shown || s.there[crate::state::foe(holder)].has(piece)
            {
                return Err(format!("{name} is on the map and is not"));
            }
            if is_on_map(s.hex(piece)) && s.hex(piece).index() >= self.ground.len() {
                return Err(format!("{name} is beside the map"));
            }
            let kind = self.kind(s, piece);
            if let Some(host) = unit.aboard.get()
                && s.hex(host) != s.hex(piece)
            {
                return Err(format!("{name} is not where {} is", self.name(host)));
            }
            if s.is(piece, Marks::PINNED) && !kind.is_light() {
                return Err(format!("{name} cannot be pinned (L2.3)"));
            }
            let broken = s.is(piece, Marks::TEMPORARY.and(Marks::PERMANENT));
            if broken && kind.class != Class::Tank {
                return Err(format!("{name} cannot break down (L18.7)"));
            }
            if s.is(piece, Marks::TEMPORARY) && s.is(piece, Marks::PERMANENT) {
                return Err(format!("{name} has two breakdowns (L13.6)"));
            }
            if s.is(piece, Marks::CAPTURED) && !kind.is_support() {
                return Err(format!("{name} cannot be captured (L21.6)"));
            }
            if s.is(piece, Marks::CHARGING.and(Marks::BLOWN)) && kind.is_support() {
                return Err(format!("{name} is no cavalry (L7.6)"));
            }
            if unit.facing > 5 && s.phase != Phase::SetUp {
                return Err(format!("{name} faces no hexside (L6.1)"));
            }
        }
        if s.control.0[0].meets(s.control.0[1]) {
            return Err("a hex is controlled by both sides (L3.7)".to_owned());
        }
        if s.wire.meets(s.crushed) {
            return Err("wire is crushed and is not (L22.2)".to_owned());
        }
        if self
            .networks_dug(s)
            .any(|dug| dug.hex.index() >= self.ground.len())
        {
            return Err("a network is beside the map (L22.4)".to_owned());
        }
        self.check_room(s)
    }

    /// L8.1: at the end of any phase, so at the beginning of the next; nobody moves or retreats then.
    fn check_room(&self, s: &State) -> Result<(), String> {
        if !s.stack.is_empty() || s.stage == Stage::Settle {
            return Ok(());
        }
        for seat in [Seat(0), Seat(1)] {
            for piece in s.there[seat].iter() {
                let hex = s.hex(piece);
                if s.stage == Stage::Begin && !self.has_room_for(s, s.every_in(seat, hex)) {
                    return Err(format!("too many stand in {} (L8.1)", self.label(hex)));
                }
            }
        }
        Ok(())
    }
}
