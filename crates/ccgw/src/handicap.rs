//! own.handicap: what a side may have more or less of than its scenario gives it.

use crate::find::find;
use crate::kinds::Edge;
use crate::replenish::COMBAT_HAND;
use crate::scenario::Scenario;
use crate::turn::HQ_TOKENS;
use table::handicap::{self, Handicap, Handicaps, add};
use table::{Content, Fault, MatchSpec, Seat};

/// A hand of fewer Command cards leaves nothing to choose.
const COMMAND_HAND: std::ops::RangeInclusive<u8> = 3..=8;
/// Medals to win, whatever the handicap.
const MEDALS: std::ops::RangeInclusive<u8> = 2..=12;

/// What each side of a scenario may take.
pub fn offered(content: &Content, scenario: &str) -> Result<Vec<Handicap>, Vec<Fault>> {
    let (_, scenario) = find(content, &MatchSpec::scenario(scenario)).map_err(|it| vec![it])?;
    handicap::offered(content, "ccgw", &scenario, &())
}

impl Handicaps for Scenario {
    type Lists = ();

    fn sides(&self) -> Vec<&str> {
        self.sides.iter().map(|side| side.side.as_str()).collect()
    }

    fn take(&mut self, _: &(), seat: Seat, id: &str, by: i8) -> Option<bool> {
        let other = self
            .sides
            .iter()
            .enumerate()
            .filter(|(n, _)| *n != seat.index());
        let other = other.fold(0u8, |sum, (_, side)| sum.saturating_add(side.hq));
        let side = &mut self.sides[seat.index()];
        Some(match id {
            "command" => add(&mut side.command, by, COMMAND_HAND),
            "combat" => add(&mut side.combat, by, 0..=COMBAT_HAND),
            "hq" => add(&mut side.hq, by, 0..=HQ_TOKENS.saturating_sub(other)),
            "artillery" => side.artillery > 0 && add(&mut side.artillery, by, 1..=6),
            "medals" => {
                let mut medals = self.medals;
                let fits = add(&mut medals, by, MEDALS);
                self.medals_more[seat.index()] = by;
                fits
            }
            "infantry" => self.leave_out(seat, by.unsigned_abs().into()),
            _ => return None,
        })
    }
}

impl Scenario {
    /// So many units of infantry without a specialist stay away, those nearest to their own baseline first, and of
    /// these from the west. Half of the units and three of such infantry are there in any case.
    fn leave_out(&mut self, seat: Seat, many: usize) -> bool {
        let side = &self.sides[seat.index()];
        let back = |row: i32| match side.edge {
            Edge::Bottom => row,
            Edge::Top => -row,
        };
        let Some(units) = self.units.get_mut(&side.side) else {
            return false;
        };
        let place = |line: &String| {
            let (hex, kind) = line.split_once(' ')?;
            let row = hex.trim_start_matches(|c: char| !c.is_ascii_digit());
            let column = &hex[..hex.len() - row.len()];
            let column = (column.len(), column.to_owned());
            (kind == "infantry").then_some((back(row.parse().ok()?), column))
        };
        let mut plain: Vec<_> = { units.iter().enumerate() }
            .filter_map(|(n, line)| Some((place(line)?, n)))
            .collect();
        if plain.len() < many + 3 || 2 * many > units.len() {
            return false;
        }
        plain.sort();
        let gone: Vec<usize> = plain[..many].iter().map(|(_, n)| *n).collect();
        let mut n = 0;
        units.retain(|_| {
            n += 1;
            !gone.contains(&(n - 1))
        });
        true
    }
}
