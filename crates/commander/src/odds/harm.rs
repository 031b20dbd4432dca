//! What attacks do, in chances.

use super::{of_one, rows};
use crate::book::Book;
use table::{Odds, Sum};

/// What an attack does to all it is aimed at.
#[derive(Clone, Debug, Default)]
pub struct Harm {
    /// Nobody is eliminated: none breaks and none is suppressed, some are suppressed, one breaks, two, more.
    counts: [f64; 5],
    /// Somebody who was broken breaks again.
    eliminated: f64,
}

impl Harm {
    /// Nobody is aimed at.
    pub fn none() -> Self {
        Harm {
            counts: [1.0, 0.0, 0.0, 0.0, 0.0],
            eliminated: 0.0,
        }
    }
    /// One unit more, with the chances that it is suppressed and that it breaks.
    pub fn add(&mut self, [tied, broken]: [f64; 2], was_broken: bool) {
        let safe = 1.0 - tied - broken;
        let [unhurt, tired, one, two, more] = self.counts;
        let hit = if was_broken { 0.0 } else { broken };
        self.eliminated += if was_broken {
            broken * (1.0 - self.eliminated)
        } else {
            0.0
        };
        let stay = safe + tied;
        self.counts = [
            unhurt * safe,
            unhurt * tied + tired * stay,
            (unhurt + tired) * hit + one * stay,
            one * hit + two * stay,
            two * hit + more * (stay + hit),
        ];
    }
    /// Another outcome, with its chance.
    pub fn weigh(&mut self, other: &Harm, chance: f64) {
        for (sum, weight) in self.counts.iter_mut().zip(other.counts) {
            *sum += weight * chance;
        }
        self.eliminated += other.eliminated * chance;
    }
    /// The chance that somebody breaks or is eliminated.
    pub fn telling(&self) -> f64 {
        of_one(self.eliminated + self.counts[2..].iter().sum::<f64>())
    }
    /// Two attacks, one after the other, on different units.
    pub fn and(&self, other: &Harm) -> Harm {
        let mut both = Harm {
            eliminated: 1.0 - (1.0 - self.eliminated) * (1.0 - other.eliminated),
            ..Harm::default()
        };
        for (i, p) in self.counts.into_iter().enumerate() {
            for (j, q) in other.counts.into_iter().enumerate() {
                let broken = i.saturating_sub(1) + j.saturating_sub(1);
                let place = match broken {
                    0 => i.max(j),
                    n => n.min(3) + 1,
                };
                both.counts[place] += p * q;
            }
        }
        both
    }
    /// What is told of it.
    pub fn odds(&self, book: &Book, units: u32, firepower: Option<&Sum>) -> Odds {
        let [unhurt, tired, one, two, more] = self.counts;
        let breaks = |n: i64| book.say("odds-break").num("n", n);
        let first = if units == 1 {
            book.say("odds-broken")
        } else {
            breaks(1)
        };
        let gone = if units == 1 {
            book.say("odds-eliminated")
        } else {
            book.say("odds-some-eliminated")
        };
        Odds {
            tally: firepower.map(|sum| sum.tally("firepower")),
            against: Vec::new(),
            chance: self.telling(),
            rows: rows([
                (book.say("odds-nothing"), unhurt, false),
                (book.say("odds-suppressed"), tired, true),
                (first, one, true),
                (breaks(2), two, true),
                (book.say("odds-break-more").num("n", 3), more, true),
                (gone, self.eliminated, true),
            ]),
        }
    }
}
