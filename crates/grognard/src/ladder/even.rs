//! How even scenarios are, by what is kept.

use super::kept::{Equal, Kept};
use players::share;

/// A scenario is even between these shares of wins.
pub const EVEN: [f64; 2] = [0.35, 0.65];
/// So many games make a share worth a word.
pub const ENOUGH: u64 = 100;

/// How far a scenario is from even.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tilt {
    /// The whole interval lies outside.
    Surely,
    /// The share lies outside, of enough games.
    Probably,
    /// Neither; or there are not enough games to tell.
    No,
}

impl Equal {
    /// The share of wins of the first side between its bounds.
    pub fn share(&self) -> [f64; 3] {
        share(self.score(), self.games)
    }

    pub fn tilt(&self) -> Tilt {
        let [low, share, high] = self.share();
        if high < EVEN[0] || low > EVEN[1] {
            Tilt::Surely
        } else if self.games >= ENOUGH && !(EVEN[0]..=EVEN[1]).contains(&share) {
            Tilt::Probably
        } else {
            Tilt::No
        }
    }
}

impl Kept {
    /// The games of a player against himself in a scenario, if there are any.
    pub fn mirror(&self, player: &str, scenario: &str) -> Option<&Equal> {
        let is = |equal: &&Equal| equal.player == player && equal.scenario == scenario;
        self.equals.iter().find(is).filter(|equal| equal.games > 0)
    }

    /// By whose games scenarios are judged: the first of these that has played enough of every scenario, or else whoever has played
    /// most. `names` has the strongest first.
    pub fn judge<'a>(&self, names: &[&'a str]) -> Option<&'a str> {
        let least = |name: &str| {
            let games = |id: &String| self.mirror(name, id).map_or(0, |equal| equal.games);
            self.scenarios.iter().map(games).min().unwrap_or(0)
        };
        let all = |name: &str| -> u64 {
            let own = self.equals.iter().filter(|equal| equal.player == name);
            own.map(|equal| equal.games).sum()
        };
        let enough = names.iter().find(|name| least(name) >= ENOUGH);
        // Of several the last one: the strongest.
        let most = || names.iter().rev().max_by_key(|name| all(name));
        let judge = enough.or_else(most).copied();
        judge.filter(|name| all(name) > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn equal(player: &str, games: u64, wins: u64) -> Equal {
        Equal {
            player: player.to_owned(),
            scenario: "01".to_owned(),
            games,
            wins: vec![wins, games - wins],
            ..Equal::default()
        }
    }

    #[test]
    fn a_scenario_is_named_where_the_interval_or_enough_games_say_so() {
        assert_eq!(equal("quick", 400, 320).tilt(), Tilt::Surely);
        assert_eq!(equal("quick", 400, 100).tilt(), Tilt::Surely);
        assert_eq!(equal("quick", 100, 67).tilt(), Tilt::Probably);
        // As uneven, but of few games.
        assert_eq!(equal("quick", 60, 40).tilt(), Tilt::No);
        assert_eq!(equal("quick", 400, 250).tilt(), Tilt::No);
        assert_eq!(equal("quick", 0, 0).tilt(), Tilt::No);
    }

    #[test]
    fn the_strongest_with_enough_games_judges_or_whoever_has_most() {
        let of = |equals| Kept {
            scenarios: vec!["01".to_owned()],
            equals,
            ..Kept::default()
        };
        let names = ["strong", "middle", "weak"];
        let kept = of(vec![
            equal("weak", 900, 1),
            equal("middle", 120, 1),
            equal("strong", 20, 1),
        ]);
        assert_eq!(kept.judge(&names), Some("middle"));
        let kept = of(vec![equal("weak", 40, 1), equal("middle", 40, 1)]);
        assert_eq!(kept.judge(&names), Some("middle"));
        assert_eq!(of(Vec::new()).judge(&names), None);
    }
}
