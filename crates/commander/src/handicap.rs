//! own.handicap: what a side may have more or less of than its scenario gives it.

use crate::edition::Edition;
use crate::kinds::Class;
use crate::open::find;
use crate::scenario::{self, Scenario, UnitFile};
use table::handicap::{self, Handicap, Handicaps, add};
use table::{Content, Fault, MatchSpec, Seat};

/// Squads that a side has in any case: the Sections of Great War Commander.
const SQUADS: usize = 3;

/// What a handicap looks up: the counters of a book.
pub struct Lists {
    /// Which book.
    pub edition: Edition,
    /// Its `units.json`.
    pub units: UnitFile,
}

/// What each side of a scenario may take.
pub fn offered(
    edition: Edition,
    content: &Content,
    scenario: &str,
) -> Result<Vec<Handicap>, Vec<Fault>> {
    let one = |fault| vec![fault];
    let what = MatchSpec::scenario(scenario);
    let (_, scenario) = find(edition, content, &what).map_err(one)?;
    let units = scenario::read(content, &format!("{}/units.json", edition.id())).map_err(one)?;
    let lists = Lists { edition, units };
    handicap::offered(content, edition.id(), &scenario, &lists)
}

impl Handicaps for Scenario {
    type Lists = Lists;

    fn sides(&self) -> Vec<&str> {
        self.sides.iter().map(|side| side.side.as_str()).collect()
    }

    fn take(&mut self, lists: &Lists, seat: Seat, id: &str, by: i8) -> Option<bool> {
        let side = &mut self.sides[seat.index()];
        Some(match id {
            "hand" => {
                side.hand_more = by;
                true
            }
            "orders" => add(&mut side.orders, by, 1..=6),
            "surrender" => add(&mut side.surrender, by, 3..=30),
            "points" => {
                let points = self.vp.entry(side.side.clone()).or_default();
                *points = points.saturating_add(by.into());
                true
            }
            "initiative" => {
                let other = self.initiative != side.side;
                self.initiative.clone_from(&side.side);
                other
            }
            "squads" => self.leave_out(lists, seat, by.unsigned_abs().into()),
            _ => return None,
        })
    }
}

impl Scenario {
    /// So many Squads stay away that would be set up and carry nothing: those of the lowest Firepower and Morale together, of
    /// equal ones the last in the list. Half of them are there in any case.
    fn leave_out(&mut self, lists: &Lists, seat: Seat, many: usize) -> bool {
        let side = &mut self.sides[seat.index()];
        let squad = |line: &String| {
            let (count, word) = line.split_once(' ')?;
            let face = lists.units.nations.get(&side.side)?.get(word)?;
            let class = lists.edition.class(face.class.as_deref()?)?;
            let mut ratings = face.good.split_whitespace().map(|rating| {
                let digits = rating.trim_matches(|c: char| !c.is_ascii_digit());
                digits.parse().unwrap_or(0u8)
            });
            // Firepower and Morale.
            let worth = u16::from(ratings.next()?) + u16::from(ratings.nth(2)?);
            (class == Class::Squad).then_some((worth, count.parse::<usize>().ok()?))
        };
        let mut squads: Vec<_> = { side.units.iter().enumerate() }
            .filter_map(|(n, line)| squad(line).map(|(worth, count)| (worth, n, count)))
            .collect();
        let all = squads
            .iter()
            .fold(0, |all: usize, it| all.saturating_add(it.2));
        if many > all / 2 || all - many < SQUADS {
            return false;
        }
        squads.sort_by_key(|&(worth, n, _)| (worth, usize::MAX - n));
        let mut left = many;
        for (_, n, count) in squads {
            let gone = left.min(count);
            left -= gone;
            if let Some((_, word)) = side.units[n].split_once(' ') {
                side.units[n] = format!("{} {word}", count - gone);
            }
        }
        true
    }
}
