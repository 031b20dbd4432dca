//! The hexes that count, and how well one stands for them.

use crate::eye::{Eye, POINT};
use hex::HexId;
use landships::data::Class;
use landships::{Piece, Pieces, foe, is_on_map};
use std::sync::LazyLock;

/// A hex that counts.
pub(super) struct Goal {
    pub hex: HexId,
    /// What it is worth to the seat to have it, or to keep the enemy from it.
    pub worth: f64,
    /// Whether the seat has it now.
    pub held: bool,
    /// Those of the seat who stand in it.
    pub crowd: Pieces,
    /// How much one more is needed there, by how many there are.
    need: [f64; CROWD],
}

/// So many beside a unit make a difference.
const CROWD: usize = 12;

/// What a goal counts at a distance.
static FADE: LazyLock<[f64; 64]> = LazyLock::new(|| {
    std::array::from_fn(|far| match far {
        0 => 1.0,
        _ => 0.62 * 0.86f64.powi(far as i32),
    })
});

impl Eye<'_> {
    pub fn find_goals(&self) -> Vec<Goal> {
        let (book, s) = (self.book, self.s);
        let foes: Vec<HexId> = { s.there[foe(self.me)].iter() }
            .filter(|&it| book.kind(s, it).fights())
            .map(|it| s.hex(it))
            .collect();
        let mut goals: Vec<Goal> = Vec::new();
        for row in &book.worths {
            for hex in row.hexes.iter() {
                let worth = POINT * f64::from(row.worth);
                if let Some(goal) = goals.iter_mut().find(|goal| goal.hex == hex) {
                    goal.worth += worth;
                    continue;
                }
                let crowd = match self.ours.contains(hex) {
                    true => s.of_in(self.me, hex).only(|it| book.kind(s, it).fights()),
                    false => Pieces::EMPTY,
                };
                let near = |it: &HexId| book.ground.distance(*it, hex) <= 6;
                let held = s.control[self.me].contains(hex);
                let menaced = foes.iter().any(near);
                let (all, each) = match (held, menaced) {
                    (true, true) => (0.8, 0.45f64),
                    (true, false) => (0.15, 0.3),
                    (false, true) => (1.0, 0.8),
                    (false, false) => (1.0, 0.5),
                };
                goals.push(Goal {
                    hex,
                    worth,
                    held,
                    crowd,
                    need: std::array::from_fn(|mates| all * each.powf(mates as f64)),
                });
            }
        }
        goals
    }

    /// How well a piece stands for what counts beside a hex that it does not get into.
    pub fn pull_beside(&self, piece: Piece, hex: HexId) -> f64 {
        self.pull_from(piece, hex, 1)
    }

    /// How well a piece stands in a hex for what counts: nearness to goals, and what it holds.
    pub fn pull(&self, piece: Piece, hex: HexId) -> f64 {
        self.pull_from(piece, hex, 0)
    }

    /// The same at least so far away from all of it.
    fn pull_from(&self, piece: Piece, hex: HexId, least: u16) -> f64 {
        let (book, kind) = (self.book, self.book.kind(self.s, piece));
        let weight = match kind.class {
            _ if kind.fights() => 1.0,
            Class::Observer | Class::Leader => 0.15,
            _ => 0.0,
        };
        if weight == 0.0 || !is_on_map(hex) {
            return 0.0;
        }
        let urgent = 1.0 + 0.8 * (1.0 - self.left());
        let (mut best, mut near) = (0.0f64, u16::MAX);
        for goal in self.goals() {
            let far = book.ground.distance(hex, goal.hex).max(least);
            let mates = (goal.crowd - Pieces::one(piece)).len() as usize;
            let need = goal.need[mates.min(CROWD - 1)];
            best = best.max(goal.worth * need * FADE[usize::from(far).min(63)]);
            if !goal.held {
                near = near.min(far);
            }
        }
        let step = if near == u16::MAX {
            0.0
        } else {
            5.0 * f64::from(near.min(20))
        };
        weight * self.manner.pull * urgent * (best - step)
    }
}
