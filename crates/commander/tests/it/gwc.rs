//! Great War Commander opens a bare board, and its games keep the invariants of the rules.

use crate::content;
use commander::{Action, Class, Gwc, Nation, State, UnitId};
use std::collections::BTreeSet;
use table::case::CaseFile;
use table::{
    Actions, Arg, Chance, Event, Game, Known, MatchSpec, Refusal, Rng, Teller, Turn, Viewer,
};

const SKIRMISH: &str = "turn = \"german\"\nhands = { german = [\"G-51\", \"G-16\", \"G-39\"], french = [\"F-1\"] }\n\
    pieces = [\"G3 infanterie#A german\", \"G4 abteilung#B german +mg08\", \"G3 ebel#L german\", \
    \"H8 infanterie#X french\", \"H9 barnier#Y french demoralised\"]";

/// The position of a case.
pub(crate) fn position(given: &str) -> (Gwc, State) {
    let text = format!("rules = [\"1.9\"]\n{given}\nthen = {{ told = [\"gwc-order\"] }}\n");
    let file = CaseFile::read("gwc", &text).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let draft = file.cases[0].draft.clone();
    let spec = MatchSpec {
        draft: Some(draft.clone()),
        ..MatchSpec::default()
    };
    let book = Gwc::open(&content(), &spec).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let state = book
        .seat(&draft)
        .unwrap_or_else(|faults| panic!("{faults:#?}"));
    (book, state)
}

#[test]
fn a_draft_opens_the_board_and_the_box() {
    let (book, state) = position(SKIRMISH);
    assert_eq!(book.map.grid().len(), 165, "15 columns and 11 rows");
    assert!(book.faces.iter().all(|deck| deck.len() == 72));
    assert!(book.strategy_cards.iter().all(|deck| deck.len() == 9));
    assert!(book.since(1917, 4) && !book.since(1917, 5));
    assert_eq!(book.side(table::Seat(1)).nation, Nation::French);
    assert_eq!(
        book.class(&state, UnitId::new(0)),
        Class::Squad,
        "a Section"
    );
    assert_eq!(book.class(&state, UnitId::new(1)), Class::Team, "a Squad");
    assert!(state.unit(UnitId::new(4)).broken, "demoralised");
}

#[test]
fn a_draft_says_what_lies_beside_the_board() {
    let given = format!(
        "{SKIRMISH}\nplan = {{ german = \"G-S4\" }}\nreminders = {{ french = [\"F-S3\"] }}\n\
         telephone = {{ german = \"9 standing broken\" }}\nspotting = {{ german = \"A6 axis.2\" }}\n\
         aside = {{ french = \"F-2\" }}\nobserved = true\n\
         terrain = {{ C3 = \"gas\", C4 = \"shell-hole!\", C5 = \"ditch casemate\" }}"
    );
    let (book, s) = position(&given);
    let [german, french] = [table::Seat(0), table::Seat(1)];
    let strategy = s.pile[german].strategy;
    assert_eq!(
        (
            strategy.held,
            strategy.held_count,
            strategy.rest.count_ones()
        ),
        (Some(commander::StrategyId::new(3)), 1, 8)
    );
    assert!(book.reminds(&s, french, commander::Situation::AntiGas));
    assert_eq!(s.radio[german].load, commander::Load::Standing);
    assert!(s.radio[german].broken && s.oa_used);
    assert_eq!(
        s.zone[german].live.count_ones(),
        3,
        "half of it is off the map"
    );
    assert_eq!(s.pile[french].aside_count(), 1);
    assert_eq!((s.gases, s.altered), (1, 1));
    let hex = |label: &str| book.map.grid().parse(label).expect("a hex");
    assert_eq!(book.terrain(&s, hex("C4")), commander::Terrain::ShellHole);
    assert_eq!(book.terrain(&s, hex("C5")), commander::Terrain::Gully);
    assert_eq!(s.markers(hex("C5")).fort(), Some(commander::Fort::Pillbox));
    let view = book.view(&Known::mask(&book, &s, Viewer::Seat(french)));
    let words = |label: &str| {
        let mut hexes = view.hexes.iter();
        hexes
            .find(|each| each.hex == label)
            .map(|each| each.words.join(" "))
    };
    assert_eq!(words("C3").as_deref(), Some("open gas"));
    assert_eq!(words("C5").as_deref(), Some("ditch casemate impact.german"));
    assert_eq!(words("A6").as_deref(), Some("open sr.german"));
    assert_eq!(view.facts["telephone.german"], "broken".into());
    assert_eq!(view.facts["date"], "1917-04".into());
    assert!(
        view.pieces
            .iter()
            .any(|piece| piece.words == ["demoralised", "hrl"])
    );
}

/// The ids of the catalogue.
fn ids() -> BTreeSet<String> {
    let catalogue = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/gwc.toml");
    let catalogue = std::fs::read_to_string(catalogue).expect("the catalogue");
    let ids = catalogue
        .lines()
        .filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'));
    ids.map(str::to_owned).collect()
}

/// What is told is told in the words of this book and by its rules.
fn assert_own(events: &[Event], ids: &BTreeSet<String>) {
    for event in events {
        assert!(event.text.key.starts_with("gwc-"), "{:?}", event.text);
        let rules = event.text.args.iter().filter(|(name, _)| name == "rule");
        for (_, rule) in rules {
            assert!(
                matches!(rule, Arg::Name(id) if ids.contains(id)),
                "{rule:?}"
            );
        }
        for term in event.tally.iter().flat_map(|tally| &tally.terms) {
            assert!(ids.contains(&*term.rule), "{event:?}");
            assert!(term.why.key.starts_with("gwc-term-"), "{event:?}");
        }
    }
}

/// A refusal is one in the words of this book and by its rules.
fn assert_own_refusal(what: &str, why: &Refusal, ids: &BTreeSet<String>) {
    assert!(why.text.key.starts_with("gwc-no-"), "{what}: {why:?}");
    assert!(!why.rules.is_empty(), "{what}: {why:?}");
    for rule in &why.rules {
        assert!(ids.contains(&**rule), "{what}: there is no rule {rule}");
    }
}

#[test]
fn refusals_cite_the_rules_of_the_book() {
    let ids = ids();
    let (book, state) = position(SKIRMISH);
    let texts = [
        "box gas",
        "op-fire G-51",
        "step A G4",
        "card G-16",
        "play F-1",
        "plan G-S1",
        "hq",
    ];
    for text in texts {
        let action = book.read(&state, text).expect("an action");
        let why = book.why_not(&state, action).expect("it is not legal");
        assert_own_refusal(text, &why, &ids);
    }
}

#[test]
fn notation_is_read_as_it_is_written() {
    let (book, state) = position(SKIRMISH);
    let texts = [
        "dig G-16 A",
        "unwire G-16 A",
        "hq",
        "plan G-S3",
        "plan G-S3 2",
        "plus",
        "keep G-S4",
        "box standing",
        "oa",
        "axis 2",
        "stand",
        "creep 3",
        "bomb G8",
        "strafe J9 K9",
        "request",
        "fire A/gun H8",
    ];
    for text in texts {
        let action = book
            .read(&state, text)
            .unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(book.write(&state, action), text);
    }
    assert!(!matches!(
        book.read(&state, "play G-51"),
        Ok(Action::Theirs(_))
    ));
}

/// Plays at random, for so many actions at most, and asks now and then for what was possible before.
fn play(book: &Gwc, state: &mut State, rng: &mut Rng, most: u32) {
    let ids = ids();
    let mut list = Actions::new();
    let mut before: Vec<Action> = Vec::new();
    for n in 0..most {
        if let Turn::Over(_) = book.turn(state) {
            return;
        }
        list.clear();
        book.legal(state, &mut list);
        assert!(!list.plain().is_empty(), "{n}: {:?}", book.turn(state));
        if let Some(&other) = before.get(n as usize % before.len().max(1))
            && let Some(why) = book.why_not(state, other)
        {
            assert_own_refusal(&format!("{other:?}"), &why, &ids);
        }
        before = list.plain().to_vec();
        let action = before[rng.below(before.len() as u32) as usize];
        let mut teller = Teller::listening();
        book.apply(state, action, &mut Chance::sample(rng), &mut teller);
        assert_own(teller.events(), &ids);
        book.check(state)
            .unwrap_or_else(|broken| panic!("{n}: {broken}"));
    }
}

#[test]
fn random_play_keeps_the_invariants() {
    let (book, start) = position(SKIRMISH);
    for seed in 0..20 {
        play(&book, &mut start.clone(), &mut Rng::new(seed), 2_000);
    }
}

/// All that may lie on a map, tanks and agents of both sides, Telephones, and what comes later.
const MUD: &str = "turn = \"german\"\ndate = \"1918-04\"\nsudden-death = 12\norder-limit = { german = 3, french = 3 }\n\
    discard-limit = { german = 3, french = 3 }\nmines = { german = 6 }\n\
    hands = { german = [\"G-26\", \"G-17\", \"G-44\", \"G-35\"], french = [\"F-26\", \"F-17\", \"F-45\", \"F-38\"] }\n\
    telephone = { german = \"9 standing\", french = \"10 local\" }\nspotting = { german = \"H7 axis.2\" }\n\
    plan = { german = \"G-S4\", french = \"F-S4\" }\nopen-chits = [\"K\", \"Y\", \"Z\"]\n\
    due = { german = [\"2 wire @1\", \"telephone 150mm @2\"], french = [\"trench @1\", \"telephone 8 @3\", \
    \"foxholes @4\"] }\n\
    surrender = { german = 14, french = 14 }\n\
    terrain = { G5 = \"trench shell-hole\", H5 = \"casemate\", I5 = \"wire\", J5 = \"mines\", G6 = \"gas\", \
    H6 = \"ditch\", \
    I6 = \"ruin!\", J6 = \"woods road\", J7 = \"road\", H8 = \"river\", G8 = \"bridge road\", I8 = \"marsh\", \
    F7 = \"destroyed-woods\", \
    F8 = \"quarry\", E7 = \"hill.2 objective.1\", K7 = \"building objective.2\", L7 = \"building\", \
    M6 = \"shell-hole!\", M7 = \"blaze\" }\n\
    pieces = [\"G4 bertin german\", \"G5 infanterie german\", \"H5 abteilung german +mg08\", \"I4 pionier german\", \
    \"J4 stosstruppen german\", \
    \"H4 a7v german\", \"K4 a7v german\", \"G4 bote german\", \"K5 ebel german\", \"L5 abteilung german +77mm\", \
    \"F5 landwehr german suppressed\", \
    \"time.2 jaeger german\", \"G9 barnier french\", \"G9 infanterie french\", \"H9 specialistes french +hotchkiss\", \
    \"I9 genie french\", \
    \"J9 schneider-chef french\", \"K9 schneider french\", \"H10 schneider french\", \"G10 agent french\", \
    \"K10 durant french\", \
    \"K10 tirailleurs french\", \"L10 specialistes french +crapouillot\", \"E9 chasseurs french demoralised\", \
    \"time.1 saint-chamond french\"]";

#[test]
fn tanks_gas_and_shells_keep_the_invariants() {
    let (book, start) = position(MUD);
    for seed in 0..20 {
        play(&book, &mut start.clone(), &mut Rng::new(seed), 3_000);
    }
}

#[test]
fn every_scenario_opens_and_plays() {
    let content = content();
    for number in 1..=13 {
        let spec = MatchSpec::scenario(number.to_string());
        let book = Gwc::open(&content, &spec).unwrap_or_else(|faults| panic!("{faults:#?}"));
        for seed in 0..5 {
            let mut rng = Rng::new(seed);
            let mut state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
            play(&book, &mut state, &mut rng, 3_000);
        }
    }
}

#[test]
fn more_weapons_and_tanks_than_have_room_are_a_fault() {
    let mut content = content();
    let path = "gwc/scenarios/06.json";
    let text = content.get(path).expect("a scenario").to_owned();
    let many = text.replace("\"2 chauchat\"", "\"20 chauchat\"");
    assert_ne!(text, many);
    content.insert(path, many);
    let spec = MatchSpec {
        scenario: "6".to_owned(),
        ..MatchSpec::default()
    };
    let faults = Gwc::open(&content, &spec).err().expect("too many");
    let [fault] = &faults[..] else {
        panic!("{faults:#?}")
    };
    assert!(fault.file.ends_with("06.json"), "{fault:?}");
    assert_eq!(fault.at, "sides");
    assert_eq!(fault.what, "there are 30 Weapons and tanks");
    assert!(fault.mend.contains("at most 24 fit"), "{fault:?}");
}

#[test]
fn nobody_fires_from_or_at_a_hex_with_both_sides() {
    let (book, mut s) = position(
        "turn = \"german\"\nhands = { german = [\"G-51\", \"G-67\"] }\n\
         pieces = [\"K5 infanterie#A german\", \"K3 infanterie#B german\", \"K6 infanterie#X french\", \
         \"K8 infanterie#Y french\"]",
    );
    let hex = |label: &str| book.map.grid().parse(label).expect("a hex");
    assert!(book.could_fire(&s, UnitId::new(1)));
    s.put(UnitId::new(1), hex("K6"));
    for (unit, at) in [(0, "K6"), (1, "K8")] {
        let shot = book.may_shoot(&s, commander::Element::Unit(UnitId::new(unit)), hex(at));
        let no = shot.expect_err("both are there");
        assert!(no.rules.contains(&"g:O21.3c"));
    }
    assert!(
        !book.could_fire(&s, UnitId::new(1)),
        "nor is it activated to fire (O21.3c)"
    );
    assert!(
        book.may_shoot(&s, commander::Element::Unit(UnitId::new(0)), hex("K8"))
            .is_ok()
    );
}
