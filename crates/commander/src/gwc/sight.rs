//! What the line of sight knows here besides: tanks that hinder it, and an Observer who looks from above (g:10.1.1b,
//! g:2.4).

use crate::book::Book;
use crate::kinds::{Edge, OFF};
use crate::sight::{BLOCKED, Effect, Look, Met, SightMap, Thing, past_markers};
use crate::state::State;
use hex::{HexId, Ratio};
use table::Seat;

/// g:2.4: the level from which an Artillery Observer looks.
const ABOVE: i8 = 2;

/// g:2.4: the same map for the Artillery Observer in this hex.
fn from_above(map: SightMap<'_>, eye: HexId) -> SightMap<'_> {
    let eye = Some((eye, ABOVE));
    SightMap { eye, ..map }
}

impl Book {
    /// g:2.4: the hex in which the Artillery Observer of a side is marked: the middle of its friendly edge.
    pub fn observer_hex(&self, seat: Seat) -> HexId {
        let label = match self.side(seat).edge {
            Edge::Top => "H1",
            Edge::Bottom => "H11",
            Edge::Left => "A6",
            Edge::Right => "O6",
        };
        self.map.grid().parse(label).unwrap_or(OFF)
    }
    /// g:2.4: the Hindrance between the Artillery Observer of a side and a hex; none if he does not see it. He looks
    /// from level 2.
    pub fn sight_oa(&self, s: &State, seat: Seat, hex: HexId) -> Option<u8> {
        let eye = self.observer_hex(seat);
        if eye == OFF {
            return None;
        }
        let present = from_above(self.present_map(s), eye);
        let all = self.above(seat, || {
            let hexes = self.map.grid().ids();
            hexes.map(|to| present.bones(eye, to)).collect()
        });
        let fixed = all[hex.index()].verdict(present, eye, hex);
        if fixed == BLOCKED {
            return None;
        }
        let worst = past_markers(self.touched(eye, hex), &s.markers, eye, hex, fixed)?;
        Some(worst.max(self.past_tanks(s, present, eye, hex)))
    }
    /// The same, with what decides it.
    pub fn look_oa(&self, s: &State, seat: Seat, hex: HexId) -> Look {
        let eye = self.observer_hex(seat);
        let map = from_above(self.present_map(s), eye);
        self.look_over(s, map, eye, hex)
    }
    /// g:10.1.1b: the tanks in between, unless the line passes above them (g:T110.5a).
    fn tanks_between<'a>(
        &'a self,
        s: &'a State,
        map: SightMap<'a>,
        a: HexId,
        b: HexId,
    ) -> impl Iterator<Item = HexId> + 'a {
        let touched = self.touched(a, b);
        let high = map.end_level(a).max(map.end_level(b));
        let tanks = (s.tanks & s.everybody()).iter();
        tanks.map(|tank| s.hex(tank)).filter(move |&hex| {
            let between = hex != a && hex != b && touched.contains(hex);
            between && self.printed_hex(hex).level >= high
        })
    }
    /// g:10.1.1b: the Hindrance of tanks.
    pub(crate) fn past_tanks(&self, s: &State, map: SightMap<'_>, a: HexId, b: HexId) -> u8 {
        let any = !s.tanks.is_empty() && self.tanks_between(s, map, a, b).next().is_some();
        u8::from(any)
    }
    /// The same, hex by hex.
    pub(crate) fn tanks_met(&self, s: &State, map: SightMap<'_>, a: HexId, b: HexId) -> Vec<Met> {
        let met = |hex| Met {
            at: Ratio::ZERO,
            hex,
            thing: Thing::Tank,
            effect: Effect::Hinders(1),
            rules: &["g:10.1.1b", "10.3"],
        };
        self.tanks_between(s, map, a, b).map(met).collect()
    }
}
