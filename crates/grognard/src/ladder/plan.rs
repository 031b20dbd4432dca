//! What a ladder plays: `ladder/plan.toml`, or what the options of the command say instead.

use super::Args;
use crate::trouble::Trouble;
use crate::{pick, seats};
use players::{Budget, Player};
use serde::Deserialize;
use shelf::System;
use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};
use table::Text;

/// A file of plans.
#[derive(Debug, Default, Deserialize)]
pub struct Plans {
    /// The seed of all games.
    seed: Option<u64>,
    /// By system.
    #[serde(flatten)]
    systems: BTreeMap<String, Plan>,
}

/// What is played of a system.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Who plays, weakest first.
    pub players: Vec<String>,
    /// How many games two neighbours play.
    #[serde(default)]
    pub games: u64,
    /// How many games of each scenario somebody plays against himself.
    #[serde(default)]
    pub balance: BTreeMap<String, u64>,
}

/// Players that are not neighbours but two apart tie the scale by a part of as many games.
const FAR: u64 = 3;

impl Plans {
    /// Reads the file; no plan, where there is none.
    pub fn read(file: &Path) -> Result<Plans, Trouble> {
        let text = match fs::read_to_string(file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Plans::default()),
            text => text.map_err(|error| Trouble::file("trouble-read", file, &error))?,
        };
        toml::from_str(&text).map_err(|error| {
            let text = Text::new("trouble-ladder").name("file", file.display().to_string());
            Trouble::input(text.name("error", error.message()))
        })
    }

    /// The seed: that of the options, of the file, or 1.
    pub fn seed(&self, args: &Args) -> u64 {
        args.seed.or(self.seed).unwrap_or(1)
    }

    /// The plan of each system that is to be played: what the options say, and the file where they say nothing.
    pub fn all(&self, args: &Args) -> Result<Vec<(&'static dyn System, Plan)>, Trouble> {
        for id in self.systems.keys().chain(&args.systems) {
            pick::system(id)?;
        }
        let mut all = Vec::new();
        for &system in shelf::systems() {
            let named = args.systems.iter().any(|id| id == system.id());
            let planned = self.systems.get(system.id());
            if named || args.systems.is_empty() && (planned.is_some() || !args.players.is_empty()) {
                let plan = planned.cloned().unwrap_or_default().under(system, args)?;
                if plan.players.is_empty() {
                    let text = Text::new("trouble-ladder-plan").name("system", system.id());
                    return Err(Trouble::input(text));
                }
                all.push((system, plan));
            }
        }
        match all.is_empty() {
            true => Err(Trouble::input(
                Text::new("trouble-ladder-plan").name("system", "ccgw"),
            )),
            false => Ok(all),
        }
    }
}

impl Plan {
    /// The plan, with what the options say instead.
    fn under(mut self, system: &dyn System, args: &Args) -> Result<Plan, Trouble> {
        let name_of = |name: &str| name_of(system, name);
        if !args.players.is_empty() {
            self.players = args.players.clone();
        }
        self.games = args.games.unwrap_or(self.games);
        let mut players = Vec::new();
        for name in &self.players {
            let name = name_of(name)?;
            if !players.contains(&name) {
                players.push(name);
            }
        }
        self.players = players;
        let mut balance = BTreeMap::new();
        if args.balance.is_empty() {
            for (name, games) in &self.balance {
                balance.insert(name_of(name)?, *games);
            }
        }
        for option in &args.balance {
            let (who, games) = match option.rsplit_once('=') {
                Some((name, games)) => (vec![name_of(name)?], games),
                None => (self.players.clone(), option.as_str()),
            };
            let Ok(games) = games.parse() else {
                let text = Text::new("trouble-ladder-balance").name("option", option.clone());
                return Err(Trouble::input(text));
            };
            balance.extend(who.into_iter().map(|name| (name, games)));
        }
        self.balance = balance;
        Ok(self)
    }

    /// Who plays whom, and how many pairs of games: neighbours, and those two apart.
    pub fn duels(&self) -> Vec<([&str; 2], u64)> {
        let names = &self.players;
        let apart = |n: usize, games: u64| {
            let pairs = games.div_ceil(2);
            let two = names.iter().zip(names.iter().skip(n));
            two.map(move |(a, b)| ([a.as_str(), b.as_str()], pairs))
        };
        let all = apart(1, self.games).chain(apart(2, self.games / FAR));
        all.filter(|(_, pairs)| *pairs > 0).collect()
    }

    /// The command that plays it.
    pub fn command(&self, system: &str, seed: u64) -> String {
        let balance = self.balance.iter();
        let balance = balance.map(|(name, games)| format!(" --balance {name}={games}"));
        format!(
            "grognard ladder {system} --players {} --games {}{} --seed {seed}",
            self.players.join(","),
            self.games,
            balance.collect::<String>()
        )
    }
}

/// The name of a player as he is kept. Whoever thinks by the clock cannot play the same games again, and is refused.
fn name_of(system: &dyn System, name: &str) -> Result<String, Trouble> {
    let machine = seats::player(system, name)?;
    match machine.player {
        Player::Search(Budget::Time(_)) | Player::Search0(Budget::Time(_)) => Err(Trouble::input(
            Text::new("trouble-ladder-clock").name("player", name),
        )),
        _ => Ok(machine.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_play_most_and_those_two_apart_tie_them() {
        let plan = Plan {
            players: ["random", "quick", "greedy"].map(str::to_owned).into(),
            games: 7,
            balance: BTreeMap::from([("quick".to_owned(), 5)]),
        };
        let duels = [
            (["random", "quick"], 4),
            (["quick", "greedy"], 4),
            (["random", "greedy"], 1),
        ];
        assert_eq!(plan.duels(), duels);
        assert_eq!(
            plan.command("cce", 3),
            "grognard ladder cce --players random,quick,greedy --games 7 --balance quick=5 --seed 3"
        );
        assert!(Plan { games: 0, ..plan }.duels().is_empty());
    }

    #[test]
    fn a_plan_is_for_a_system_that_there_is_and_players_that_play_the_same_again() {
        let of = |text: &str, args: Args| {
            let plans: Plans = toml::from_str(text).unwrap();
            plans.all(&args).map(|all| all[0].1.clone())
        };
        let text = "seed = 4\n[cce]\nplayers = [\"random\", \"recruit\"]\ngames = 10\nbalance = { quick = 3 }\n";
        let plan = of(text, Args::default()).unwrap();
        assert_eq!(plan.players, ["random", "soft:90"]);
        assert_eq!((plan.games, plan.balance["quick"]), (10, 3));
        let plan = of(
            text,
            Args {
                games: Some(2),
                balance: vec!["5".to_owned(), "search:9it=1".to_owned()],
                ..Args::default()
            },
        );
        let plan = plan.unwrap();
        let balance: Vec<(&str, u64)> = { plan.balance.iter() }
            .map(|(name, games)| (name.as_str(), *games))
            .collect();
        assert_eq!(balance, [("random", 5), ("search:9it", 1), ("soft:90", 5)]);
        let clock = "[cce]\nplayers = [\"random\", \"search:1s\"]\n";
        for bad in [
            "[chess]\nplayers = []\n",
            "[cce]\nplayers = []\n",
            "",
            clock,
        ] {
            assert!(of(bad, Args::default()).is_err(), "{bad}");
        }
    }
}
