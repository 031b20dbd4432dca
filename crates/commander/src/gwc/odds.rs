//! What may come of an attack from the air before it is made.

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Air, Attack, Means, Sortie};
use crate::odds::Harm;
use crate::state::State;
use hex::HexId;
use table::{Odds, Sum};

impl Book {
    /// O17.1b, O17.1c: Units are Suppressed first; of two hexes each has an attack of its own.
    pub fn air_odds(&self, s: &State, air: &Air, action: Action) -> Option<Odds> {
        let (mode, hexes) = match action {
            Action::Bomb(hex) => (Sortie::Bomb, vec![hex]),
            Action::Strafe(near, far) => (Sortie::Strafe, vec![near, far]),
            _ => return None,
        };
        let given = self.air_fp(air.seat, mode)?;
        let under = self.under_aircraft(s, &hexes);
        let mut all: Option<(Harm, u32, Sum)> = None;
        for hex in hexes {
            let attack = Attack {
                given,
                ..Attack::new(air.seat, Means::Air, hex)
            };
            let Some((harm, units, sum)) = self.attack_harm(&under, &attack) else {
                continue;
            };
            all = Some(match all {
                None => (harm, units, sum),
                Some((before, more, sum)) => (before.and(&harm), more + units, sum),
            });
        }
        let (harm, units, sum) = all?;
        Some(harm.odds(self, units, Some(&sum)))
    }
    /// The position once the Units in these hexes are Suppressed.
    fn under_aircraft(&self, s: &State, hexes: &[HexId]) -> State {
        let mut under = s.clone();
        for &hex in hexes {
            for unit in s.in_hex(hex).iter().filter(|&unit| self.is_unit(s, unit)) {
                under.unit_mut(unit).suppressed = true;
            }
        }
        under
    }
}
