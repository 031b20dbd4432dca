//! Content that somebody has spoiled: faults that name a file of it, or a match that can be played; never a panic.
//!
//! `SPOILED=all` tries everything that [`mutants`] counts out, `SPOILED=1000` so many of each file; `SPOILED_SEED` and
//! `SPOILED_FILE` (a part of its name) choose which.

mod mutants;

use crate::{files, root};
use mutants::{Mutant, spoil_lines};
use players::Player;
use serde_json::Value;
use shelf::{Caption, ScenarioCard, System};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;
use table::commit::Secrets;
use table::{AnyMatch, Content, Fault, MatchSpec, Rng, Seat, Turn, Viewer};

/// So many of each file, of those that there are more of in the box: maps and scenarios are many.
const OF_A_TABLE: usize = 30;
const OF_OTHERS: usize = 5;
/// So many actions are played where a match opens.
const ACTIONS: usize = 40;
/// Of scenarios that read the same table so many are opened.
const READERS: usize = 2;

thread_local! {
    /// Where the last panic of a trial was; none on threads that try nothing.
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Panics of this thread are remembered, not told; those of others are told as ever.
fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let heard = PLACE.with_borrow_mut(|place| {
                let what = info.payload_as_str().unwrap_or_default();
                let at = info.location().map(ToString::to_string);
                let trial = place.is_some();
                if trial {
                    *place = Some(format!("{}: {what}", at.unwrap_or_default()));
                }
                trial
            });
            if !heard {
                usual(info);
            }
        }));
    });
    PLACE.set(Some(String::new()));
}

struct Trial {
    system: &'static dyn System,
    cards: Vec<ScenarioCard>,
    files: BTreeMap<String, String>,
    rng: Rng,
    /// What went wrong, by where: how often, and once how it came to that.
    broken: BTreeMap<String, (usize, String)>,
    opened: usize,
    refused: usize,
    long: bool,
}

impl Trial {
    fn new(system: &'static dyn System) -> Trial {
        let all = files(&root("content").join(system.id()));
        let files: BTreeMap<String, String> = all
            .into_iter()
            .map(|(name, text)| (format!("{}/{name}", system.id()), text))
            .collect();
        let mut trial = Trial {
            system,
            cards: Vec::new(),
            files,
            rng: Rng::new(1),
            broken: BTreeMap::new(),
            opened: 0,
            refused: 0,
            long: false,
        };
        trial.cards = system.scenarios(&trial.content("", None)).expect("whole");
        trial
    }

    /// The content with one file in another form, or without it.
    fn content(&self, file: &str, text: Option<&str>) -> Content {
        let mut content = Content::default();
        for (name, whole) in &self.files {
            match (name == file, text) {
                (false, _) => content.insert(name.clone(), whole.clone()),
                (true, Some(text)) => content.insert(name.clone(), text),
                (true, None) => {}
            }
        }
        content
    }

    /// The scenarios that read a file, or some of them.
    fn readers(&mut self, file: &str) -> Vec<ScenarioCard> {
        let map = file.split_once("/maps/").map(|(_, name)| name);
        let reads = |card: &&ScenarioCard| match map {
            Some(map) => map == format!("{}.json", card.map),
            None => card.file == file || !file.contains("/scenarios/"),
        };
        let mut cards: Vec<ScenarioCard> = self.cards.iter().filter(reads).cloned().collect();
        while cards.len() > READERS {
            cards.swap_remove(self.rng.below(cards.len() as u32) as usize);
        }
        cards
    }

    /// One spoiled file: every scenario that reads it is opened and played.
    fn spoil(&mut self, file: &str, text: Option<&str>, how: &str) {
        let content = self.content(file, text);
        let cards = self.readers(file);
        let system = self.system;
        // A drawing takes longer than everything else.
        let drawn = file.contains("/maps/") && self.rng.below(4) == 0;
        let actions = match self.rng.below(8) {
            0 if self.long => 20 * ACTIONS,
            _ => ACTIONS,
        };
        self.guarded(file, how, || {
            named(system, file, system.scenarios(&content).map(drop))?;
            named(system, file, system.orders(&content).map(drop))?;
            named(system, file, system.orders_alone(&content).map(drop))?;
            Ok(false)
        });
        for card in cards {
            let seed = u64::from(self.rng.bits());
            let how = format!("{how}, {}", card.file);
            self.guarded(file, &how, || {
                let spec = MatchSpec::scenario(&card.id);
                let secrets = Secrets::from_number(seed, card.seats.len());
                let game = system.open_match(&content, &spec, secrets);
                match game {
                    Err(faults) => named(system, file, Err(faults)).map(|()| false),
                    Ok(game) => play(system, &content, game, seed, actions, drawn).map(|()| true),
                }
            });
        }
    }

    fn guarded(&mut self, file: &str, how: &str, run: impl FnOnce() -> Result<bool, String>) {
        let what = match catch_unwind(AssertUnwindSafe(run)) {
            Ok(Ok(true)) => return self.opened += 1,
            Ok(Ok(false)) => return self.refused += 1,
            Ok(Err(what)) => what,
            Err(_) => PLACE.with_borrow(|place| place.clone().unwrap_or_default()),
        };
        let told = self.broken.entry(what).or_default();
        told.0 += 1;
        if told.0 == 1 {
            told.1 = format!("{file}: {how}");
        }
    }
}

/// Whether all faults say in which file of the content something is wrong.
fn named(system: &dyn System, file: &str, read: Result<(), Vec<Fault>>) -> Result<(), String> {
    let faults = read.err().unwrap_or_default();
    let folder = format!("{}/", system.id());
    match faults.iter().find(|fault| !fault.file.starts_with(&folder)) {
        Some(fault) => Err(format!("a fault of {file} names another: {fault}")),
        None => Ok(()),
    }
}

/// Everything that a server asks of a match, for some actions.
fn play(
    system: &dyn System,
    content: &Content,
    mut game: Box<dyn AnyMatch>,
    seed: u64,
    actions: usize,
    drawn: bool,
) -> Result<(), String> {
    let mut rng = Rng::new(seed);
    let seats = game.seats().len() as u8;
    let viewers: Vec<Viewer> = (0..seats).map(|seat| Viewer::Seat(Seat(seat))).collect();
    let viewers = [viewers.as_slice(), &[Viewer::Everyone, Viewer::Referee]].concat();
    let map = system.ground(content, &game.view(Viewer::Everyone));
    let mut mind = system.mind(Player::Greedy.into(), Rng::new(seed));
    for n in 0..actions {
        if n % 8 == 0 {
            for &viewer in &viewers {
                let mut view = game.view(viewer);
                map.iter().for_each(|map| system.dress(map, &mut view));
            }
        }
        let Turn::Ask(ask) = game.turn() else {
            break;
        };
        let mut action = game.random_action(&mut rng).ok_or("nothing may be done")?;
        if n % 4 == 0 {
            game.odds(ask.seat, &action);
        }
        if n % 24 == 20 && mind.look(game.as_ref()) {
            action = mind.think().ok_or("a machine has no answer")?;
        }
        game.play(ask.seat, &action)
            .map_err(|refused| format!("what may be done is refused: {refused:?}"))?;
    }
    if drawn && let Ok(map) = &map {
        system.picture(map, &game.view(Viewer::Everyone), &Caption::default());
    }
    Ok(())
}

/// So many of all, in order; all of them where there are not more.
fn some<T>(all: Vec<T>, most: usize, rng: &mut Rng) -> Vec<T> {
    let mut left = all.len();
    let mut wanted = most.min(left);
    all.into_iter()
        .filter(|_| {
            let taken = (rng.below(left as u32) as usize) < wanted;
            left -= 1;
            wanted -= usize::from(taken);
            taken
        })
        .collect()
}

fn spoil_all(id: &str) {
    listen();
    let wanted = std::env::var("SPOILED").ok();
    let only = std::env::var("SPOILED_FILE").unwrap_or_default();
    let system = shelf::system(id).expect("it is on the shelf");
    let mut trial = Trial::new(system);
    trial.long = wanted.is_some();
    if let Ok(seed) = std::env::var("SPOILED_SEED") {
        trial.rng = Rng::new(seed.parse().expect("SPOILED_SEED is a number"));
    }
    let files: Vec<(String, String)> = trial.files.clone().into_iter().collect();
    for (file, text) in files.iter().filter(|(file, _)| file.contains(&only)) {
        let usual = if file.matches('/').count() == 1 {
            OF_A_TABLE
        } else {
            OF_OTHERS
        };
        let most = match wanted.as_deref() {
            Some("all") => usize::MAX,
            Some(number) => number.parse().expect("SPOILED=all, or a number"),
            None => usual,
        };
        if trial.long {
            println!("{file}");
        }
        let mut rng = Rng::new(trial.rng.bits().into());
        trial.spoil(file, None, "without it");
        let Ok(whole) = serde_json::from_str::<Value>(text) else {
            for n in 0..most.min(1000) {
                let spoiled = spoil_lines(text, &mut rng);
                trial.spoil(file, Some(&spoiled), &format!("lines, {n}"));
            }
            continue;
        };
        for mutant in some(Mutant::all(&whole), most, &mut rng) {
            let mut spoiled = mutant.of(&whole);
            let mut how = format!("{mutant:?}");
            // A second one sometimes, where the first leaves something to do it to.
            if rng.below(4) == 0 && how.len() < 1000 {
                let more = Mutant::all(&spoiled);
                let more = &more[rng.below(more.len() as u32) as usize];
                spoiled = more.of(&spoiled);
                how = format!("{how} and {more:?}");
            }
            let spoiled = spoiled.to_string();
            trial.spoil(file, Some(&spoiled), &how);
        }
    }
    PLACE.set(None);
    for (what, (times, how)) in &trial.broken {
        println!("{times} times: {what}\n    {how:.400}");
    }
    println!("{} opened, {} refused", trial.opened, trial.refused);
    assert!(trial.opened > 100 && trial.refused > 100);
    assert!(
        trial.broken.is_empty(),
        "{} ways to break it",
        trial.broken.len()
    );
}

/// What one change of a file comes to: the faults of the first scenario that reads it.
fn faults(file: &str, change: impl FnOnce(&mut Value)) -> Vec<Fault> {
    let (id, _) = file.split_once('/').expect("of a system");
    let system = shelf::system(id).expect("it is on the shelf");
    let mut trial = Trial::new(system);
    let mut value: Value = serde_json::from_str(&trial.files[file]).expect("it is JSON");
    change(&mut value);
    let content = trial.content(file, Some(&value.to_string()));
    let card = trial.readers(file).remove(0);
    let secrets = Secrets::from_number(0, 2);
    let opened = system.open_match(&content, &MatchSpec::scenario(&card.id), secrets);
    opened.map(drop).expect_err("it is not opened")
}

#[test]
fn a_map_with_too_many_hexes_is_a_fault_of_the_map() {
    for (file, columns, rows) in [
        ("ccgw/maps/opening.json", 30, 30),
        ("cce/maps/steppe.json", 30, 30),
        ("gwc/maps/laffaux.json", 4096, 1),
        ("cce/maps/steppe.json", 65_535, 65_535),
    ] {
        let faults = faults(file, |map| {
            map["grid"]["columns"] = columns.into();
            map["grid"]["rows"] = rows.into();
        });
        assert_eq!((&*faults[0].file, &*faults[0].at), (file, "grid"));
    }
}

#[test]
fn more_units_than_there_is_room_for_are_a_fault_of_the_scenario() {
    for (key, line) in [
        ("units", "4294967296 weapon-team"),
        ("units", "65 weapon-team"),
        ("weapons", "18446744073709551615 lmg"),
        ("forts", "4294967296 foxholes"),
        // Nobody could carry them, and there is no room for these.
        ("weapons", "14 lmg"),
        ("forts", "60 foxholes"),
    ] {
        let file = "cce/scenarios/01.json";
        let faults = faults(file, |scenario| scenario["sides"][0][key] = [line].into());
        assert!(faults.iter().all(|fault| fault.file == file));
        let named = |fault: &Fault| fault.at.starts_with(&format!("sides[0].{key}"));
        assert!(faults.iter().any(named), "{line}: {faults:#?}");
    }
}

#[test]
fn a_deck_of_too_many_cards_or_none_is_a_fault_of_the_deck() {
    let file = "cce/cards.json";
    let of = |change: &dyn Fn(&mut Vec<Value>)| {
        faults(file, |cards| {
            for deck in cards["decks"].as_object_mut().unwrap().values_mut() {
                change(deck.as_array_mut().unwrap());
            }
        })
    };
    let many = of(&|deck| {
        let card = deck[0].as_str().unwrap().to_owned();
        deck.extend((0..100).map(|n| Value::from(format!("X{n}{card}"))));
    });
    assert_eq!((&*many[0].file, &*many[0].at), (file, "decks.german"));
    assert_eq!(of(&|deck| deck.truncate(3))[0].at, "decks.german");
    assert_eq!(of(&|deck| deck.push(deck[0].clone()))[0].at, "decks.german");
    let none = faults(file, |cards| cards["decks"] = serde_json::json!({}));
    assert_eq!(&*none[0].at, "decks.german");
    let file = "ccgw/cards.json";
    let many = faults(file, |cards| cards["command"][0]["copies"] = 120.into());
    assert_eq!((&*many[0].file, &*many[0].at), (file, "command"));
    assert_eq!(
        faults(file, |cards| cards["combat"] = Value::Array(vec![]))[0].file,
        file
    );
}

#[test]
fn a_wrong_number_of_sides_is_a_fault_of_the_scenario() {
    for file in [
        "ccgw/scenarios/01.json",
        "cce/scenarios/01.json",
        "gwc/scenarios/01.json",
    ] {
        let with = |name: Option<&str>| {
            faults(file, |scenario| {
                let sides = scenario["sides"].as_array_mut().unwrap();
                let mut last = sides.pop().unwrap();
                if let Some(name) = name {
                    sides.push(last.clone());
                    last["side"] = name.into();
                    sides.push(last);
                }
            })
        };
        for name in [None, Some("german"), Some("martian")] {
            let faults = with(name);
            assert!(
                faults.iter().any(|fault| fault.at == "sides"),
                "{name:?}: {faults:#?}"
            );
        }
    }
}

#[test]
fn spoiled_files_of_the_great_war_are_refused_or_played() {
    spoil_all("ccgw");
}

#[test]
fn spoiled_files_of_combat_commander_are_refused_or_played() {
    spoil_all("cce");
}

#[test]
fn spoiled_files_of_great_war_commander_are_refused_or_played() {
    spoil_all("gwc");
}
