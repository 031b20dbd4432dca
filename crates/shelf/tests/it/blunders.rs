//! What no person would do: the positions are sound, and players go wrong in no more of them than is known.

use crate::{content, files, root};
use players::{Machine, Trying};
use std::collections::BTreeSet;
use std::fs;
use table::blunder::{Blunder, BlunderFile};

/// Who plays the positions, and how often: the same choices fall on every machine.
const PLAYER: &str = "search:200it";
const SEEDS: u64 = 2;
/// Each system has so many of them.
const FEWEST: usize = 30;
/// Those that go wrong, a line each.
const KNOWN: &str = "blunders/known.txt";

/// The files of a system.
fn of(id: &str) -> Vec<BlunderFile> {
    let read = |(name, text): (String, String)| {
        let file = BlunderFile::read(&format!("blunders/{id}/{name}"), &text);
        file.unwrap_or_else(|faults| panic!("{faults:#?}"))
    };
    let folder = root("blunders").join(id);
    files(&folder).into_iter().map(read).collect()
}

fn line(position: &Blunder) -> String {
    let file = position
        .file
        .strip_prefix("blunders/")
        .unwrap_or(&position.file);
    format!("{file}: {}", position.name)
}

#[test]
fn what_positions_name_can_be_done_and_something_in_each_is_right() {
    let content = content();
    for system in shelf::systems() {
        let files = of(system.id());
        let faults = files
            .iter()
            .flat_map(|file| system.check_blunders(&content, file));
        let faults: Vec<String> = faults
            .map(|fault| {
                format!(
                    "{} {}: {} ({})",
                    fault.file, fault.at, fault.what, fault.mend
                )
            })
            .collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
        let all: usize = files.iter().map(|file| file.positions.len()).sum();
        assert!(all >= FEWEST, "{} has {all} positions", system.id());
    }
}

#[test]
fn no_position_goes_wrong_but_those_that_are_known() {
    let content = content();
    let trying = Trying {
        players: vec![PLAYER.parse::<Machine>().expect("a player")],
        seeds: SEEDS,
        threads: 2,
    };
    let mut wrong = BTreeSet::new();
    for system in shelf::systems() {
        let files = of(system.id()).into_iter();
        let positions: Vec<Blunder> = files.flat_map(|file| file.positions).collect();
        let tried = system.blunders(&content, &positions, &trying, &|| {});
        let tried = tried.unwrap_or_else(|faults| panic!("{faults:#?}"));
        let tried = tried.unwrap_or_else(|error| panic!("{error}"));
        let went_wrong = |tried: &players::Tried| tried.wrong.iter().any(Option::is_some);
        let all = positions.iter().zip(tried);
        wrong.extend(
            all.filter(|(_, tried)| went_wrong(&tried[0]))
                .map(|(position, _)| line(position)),
        );
    }
    if std::env::var_os("BLESS").is_some() {
        let lines: String = wrong.iter().map(|line| format!("{line}\n")).collect();
        return fs::write(root(KNOWN), lines).expect("the list can be written");
    }
    let known = fs::read_to_string(root(KNOWN)).expect("the list is there");
    let known: BTreeSet<String> = known.lines().map(str::to_owned).collect();
    let tell = |lines: BTreeSet<&String>| {
        lines
            .into_iter()
            .map(|line| format!("\n  {line}"))
            .collect::<String>()
    };
    let (worse, better) = (
        tell(wrong.difference(&known).collect()),
        tell(known.difference(&wrong).collect()),
    );
    assert!(
        worse.is_empty() && better.is_empty(),
        "{PLAYER} goes wrong where it did not:{worse}\nand no longer here (or nothing is named so):{better}\n\
         BLESS=1 cargo test -p shelf --test it no_position writes {KNOWN} anew",
    );
}
