//! Retreats (retreat.*): not ordered movement (move.retreat-differs).

use crate::book::Book;
use crate::frame::{Flow, Retreat};
use crate::state::State;
use hex::HexId;
use table::{Legal, No};
use table::{Teller, Text};

impl Book {
    /// retreat.one-hex-per-flag: one hex after another, each chosen by the owner.
    pub fn step_retreat(&self, s: &mut State, r: &mut Retreat, t: &mut Teller) -> Flow {
        if r.left == 0 || !s.is_alive(r.unit) {
            return Flow::Done;
        }
        let hex = s.unit(r.unit).hex;
        if self.refuges(s, r.unit).next().is_some() {
            return Flow::Ask; // retreat.owner-chooses
        }
        // retreat.blocked, retreat.baseline: a figure for every hex that cannot be made; nothing protects.
        let left = std::mem::take(&mut r.left);
        t.all(|| {
            Text::new("ccgw-retreat-blocked")
                .text("unit", self.unit_text(s, r.unit))
                .name("hex", self.label(hex))
                .num("n", left)
        });
        self.lose(s, r.unit, left, t);
        Flow::Done
    }

    /// retreat.toward-own-edge, retreat.two-rear-hexes, retreat.no-sideways, retreat.no-units;
    /// retreat.ignores-terrain: nothing on the ground forbids it but deep water (fx.ter.water.impassable).
    pub fn may_retreat(&self, s: &State, r: &Retreat, to: HexId) -> Legal {
        let u = s.unit(r.unit);
        if !self.rear(u.seat, u.hex).any(|rear| rear == to) {
            return Err(No::by(
                &[
                    "retreat.toward-own-edge",
                    "retreat.two-rear-hexes",
                    "retreat.no-sideways",
                ],
                "ccgw-no-retreat-rear",
            )
            .at(to));
        }
        if s.at(to).is_some() {
            return Err(No::by(
                &["retreat.no-units", "retreat.two-rear-hexes"],
                "ccgw-no-occupied",
            )
            .at(to));
        }
        self.may_enter(s, r.unit, to)
    }

    /// The hexes a unit may fall back into now.
    pub fn refuges(&self, s: &State, unit: u8) -> impl Iterator<Item = HexId> {
        let u = s.unit(unit);
        let taken = s.crowded() | self.closed(s, u.kind);
        let rear = self.rear(u.seat, u.hex);
        rear.filter(move |&to| !taken.contains(to))
    }

    /// One hex back.
    pub fn fall_back(&self, s: &mut State, unit: u8, to: HexId, t: &mut Teller) {
        let from = s.unit(unit).hex;
        s.shift(unit, to);
        t.all(|| self.step_text_of("ccgw-retreated", s, unit, from, to));
        self.recount(s, t);
    }
}
