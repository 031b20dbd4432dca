//! What is seen from a hex, and what stands in the way (los.*).

use crate::book::Book;
use crate::state::State;
use hex::{HexId, HexSet128};
use table::SightView;

impl Book {
    /// Every hex of the board as it is seen from the one of that label; nothing if there is none. A mortar needs
    /// no sight, and range is another matter (ranged.range-and-los).
    pub(crate) fn sight(&self, s: &State, from: &str) -> Vec<SightView> {
        SightView::all(self.map.grid(), from, |from, to| self.seen(s, from, to))
    }

    fn seen(&self, s: &State, from: HexId, to: HexId) -> SightView {
        let clear = from == to || self.sees(s, from, to);
        let mut blockers: Vec<HexId> = Vec::new();
        if !clear {
            blockers.extend(self.blockers(s, from, to));
            blockers.sort_by_key(|&hex| self.distance(from, hex));
        }
        SightView {
            hex: self.label(to),
            clear,
            hindrance: None,
            blockers: blockers.into_iter().map(|hex| self.label(hex)).collect(),
            why: (!clear).then(|| self.refusal(self.sight_refusal(s, from, to))),
        }
    }

    /// Every hex that blocks the line: crossed, or beside a hexside run along with an obstacle on either side
    /// (los.edge).
    fn blockers(&self, s: &State, from: HexId, to: HexId) -> HexSet128 {
        let obstacles = self.obstacles(s, from, to);
        let between = self.lines.between(from, to);
        let pairs = between
            .along
            .iter()
            .filter(|(a, b)| obstacles.contains(*a) && obstacles.contains(*b));
        pairs.fold(between.through & obstacles, |all, &(a, b)| {
            all | HexSet128::of(a) | HexSet128::of(b)
        })
    }
}
