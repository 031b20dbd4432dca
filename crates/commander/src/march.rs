//! How far it is on foot over the bare ground: for who plans ahead, not for the rules.

use crate::book::Book;
use crate::kinds::OFF;
use hex::HexId;
use table::Sum;

/// Nobody ever gets there.
pub const NEVER: u8 = u8::MAX;

/// Movement points between hexes, nobody and nothing in the way.
pub struct Marches {
    all: Vec<u8>,
    goals: Vec<[u8; 5]>,
    steps: Vec<[(HexId, u8); 6]>,
}

impl Book {
    fn marches(&self) -> &Marches {
        self.marches.get_or_init(|| self.count_marches())
    }
    /// Movement points from a hex to another; [`NEVER`] if there is no way.
    #[inline]
    pub fn march(&self, from: HexId, to: HexId) -> u8 {
        self.marches().all[from.index() * self.hexes.len() + to.index()]
    }
    /// Movement points from a hex to each of the objectives.
    #[inline]
    pub fn marches_to_objectives(&self, from: HexId) -> &[u8; 5] {
        &self.marches().goals[from.index()]
    }
    /// The steps from a hex that may be moved, and what each costs.
    #[inline]
    pub fn steps(&self, from: HexId) -> impl Iterator<Item = (HexId, u8)> {
        let steps = self.marches().steps[from.index()];
        steps.into_iter().take_while(|&(to, _)| to != OFF)
    }

    fn count_marches(&self) -> Marches {
        let size = self.hexes.len();
        let steps: Vec<_> = (0..size)
            .map(|i| self.count_steps(HexId(i as u16)))
            .collect();
        let mut all = vec![NEVER; size * size];
        for (row, from) in all.chunks_mut(size).zip(0..) {
            fill(row, from, &steps);
        }
        let goal = |row: &[u8], n: usize| {
            let hexes = self.objectives[n].iter();
            hexes.map(|to| row[to.index()]).min().unwrap_or(NEVER)
        };
        let goals = all
            .chunks(size)
            .map(|row| std::array::from_fn(|n| goal(row, n)));
        Marches {
            goals: goals.collect(),
            all,
            steps,
        }
    }
    fn count_steps(&self, from: HexId) -> [(HexId, u8); 6] {
        let bare = self.bare_state();
        let mut steps = [(OFF, NEVER); 6];
        let open = |to: &HexId| {
            !self.is_impassable(&bare, *to)
                && self.passable(&bare, from, *to).is_ok()
                && !self.hexside(from, *to).cliff
        };
        for (step, to) in steps.iter_mut().zip(self.near(from).iter().filter(open)) {
            let mut sum = Sum::quiet();
            self.step_cost(&bare, from, to, &mut sum);
            *step = (to, sum.total() as u8);
        }
        steps
    }
}

/// From one hex to all: steps are tried until none makes a way shorter.
fn fill(row: &mut [u8], from: usize, steps: &[[(HexId, u8); 6]]) {
    row[from] = 0;
    let mut front = vec![from];
    while let Some(here) = front.pop() {
        for &(to, cost) in steps[here].iter().take_while(|&&(to, _)| to != OFF) {
            let sum = row[here].saturating_add(cost);
            if sum < row[to.index()] {
                row[to.index()] = sum;
                front.push(to.index());
            }
        }
    }
}
