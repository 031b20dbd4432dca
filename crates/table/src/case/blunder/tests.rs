use super::{BlunderFile, Laid, Wrong};
use crate::case::toy::Toy;
use crate::{Content, Game};

/// Red can fire at one who is nearly down, or at one in a trench, or hold his fire.
const POSITION: &str = r##"
[[case]]
name = "fire"
at = "combat"
turn = "red"
terrain = { D1 = "trench" }
pieces = ["A1 infantry#R red", "C1 infantry#B blue figures=1", "D1 infantry#T blue", "I1 infantry blue"]
why = { en = "One is nearly down.", fr = "L'un est presque à terre." }
"##;

fn read(more: &str) -> BlunderFile {
    let text = format!("{POSITION}{more}");
    BlunderFile::read("blunders/toy/fire.toml", &text)
        .unwrap_or_else(|faults| panic!("the file is well formed: {faults:?}"))
}

/// What is said of these answers of red, one after the other, all in the same position.
fn wrong(more: &str, answers: &[&str]) -> Option<Wrong> {
    let file = read(more);
    let laid = Laid::<Toy>::new(&Content::default(), &file.positions[0]);
    let laid = laid.unwrap_or_else(|faults| panic!("{faults:?}"));
    let mut watch = laid.watch();
    for answer in answers {
        let action = laid.book.read(&laid.state, answer).expect("an action");
        watch.does(&laid.state, action, false);
    }
    watch.wrong(&laid.state)
}

fn did(deeds: &[&str]) -> Option<Wrong> {
    Some(Wrong::Did(
        deeds.iter().map(|&deed| deed.to_owned()).collect(),
    ))
}

/// What is wrong with a file, or with its first position on the table.
fn faults(more: &str) -> Vec<String> {
    let text = format!("{POSITION}{more}");
    let faults = match BlunderFile::read("f.toml", &text) {
        Ok(file) => Laid::<Toy>::new(&Content::default(), &file.positions[0]).err(),
        Err(faults) => Some(faults),
    };
    let tell = |fault: crate::Fault| {
        format!(
            "{} {}: {} ({})",
            fault.file, fault.at, fault.what, fault.mend
        )
    };
    faults.unwrap_or_default().into_iter().map(tell).collect()
}

#[test]
fn what_is_never_right_and_what_is() {
    let more = r#"never = ["stay", "fire * D1"]"#;
    assert_eq!(wrong(more, &["stay"]), did(&["stay"]));
    assert_eq!(wrong(more, &["fire A1 D1"]), did(&["fire A1 D1"]));
    assert_eq!(wrong(more, &["fire A1 C1"]), None);
    let more = r#"prefers = ["fire A1 C1"]"#;
    assert_eq!(wrong(more, &["fire A1 C1"]), None);
    let missed = Wrong::Missed(vec!["stay".to_owned()]);
    assert_eq!(wrong(more, &["stay"]), Some(missed));
}

#[test]
fn open_words_stand_for_what_they_should() {
    let all = ["stay", "fire A1 C1", "fire A1 D1"];
    for (pattern, hit) in [
        ("fire A1 C1|D1", [false, true, true]),
        ("fire * !C1", [false, false, true]),
        ("fire !B1|C1 C1", [false, true, false]),
        ("fire **", [false, true, true]),
        ("FIRE a1 c1", [false, true, false]),
        ("stay **", [true, false, false]),
        ("hold", [true, false, false]),
    ] {
        let more = format!("never = [\"{pattern}\"]");
        assert_eq!(
            all.map(|act| wrong(&more, &[act]).is_some()),
            hit,
            "{pattern}"
        );
    }
}

#[test]
fn one_thing_follows_another_with_others_between() {
    let more =
        "within = \"turn\"\nnever = [\"fire <a> <b> then fire <a> !<b>|D1\", \"stay then stay\"]";
    assert_eq!(faults(more).len(), 1, "an open word cannot be denied");
    let more = "within = \"turn\"\nnever = [\"fire <from> <to> then fire <from> <to>\"]";
    let (c, d) = ("fire A1 C1", "fire A1 D1");
    assert_eq!(wrong(more, &[c, d]), None);
    assert_eq!(wrong(more, &[c, "stay", d, c]), did(&[c, c]));
}

#[test]
fn the_end_of_the_turn_is_looked_at() {
    let more = "within = \"turn\"\nends = { \"#R\" = \"B1\" }";
    let ended = Wrong::Ended(
        vec!["stay".to_owned()],
        "#R: A1 red infantry figures=4 of=4 active".to_owned(),
    );
    assert_eq!(wrong(more, &["stay"]), Some(ended));
    assert_eq!(
        wrong("within = \"turn\"\nends = { \"#R\" = \"!B1\" }", &["stay"]),
        None
    );
}

#[test]
fn what_is_forced_is_held_against_nobody() {
    let file = read("never = [\"stay\"]");
    let laid = Laid::<Toy>::new(&Content::default(), &file.positions[0]);
    let laid = laid.unwrap_or_else(|faults| panic!("{faults:?}"));
    let stay = laid.book.read(&laid.state, "stay").expect("an action");
    for (forced, wrong) in [(true, false), (false, true)] {
        let mut watch = laid.watch();
        watch.does(&laid.state, stay, forced);
        assert_eq!(watch.wrong(&laid.state).is_some(), wrong);
    }
}

#[test]
fn what_is_wrong_with_a_file_is_told_with_its_place() {
    for (more, told) in [
        (
            "",
            "f.toml line 2, column 1: nothing is wrong here, and nothing right (add never = [\"…\"], what is wrong, or prefers = [\"…\"], one of which is right)",
        ),
        (
            "never = [\"stay then fire A1 C1\"]",
            "f.toml line 9, column 10: an answer is one action: nothing follows it (add within = \"turn\")",
        ),
        (
            "ends = { \"#R\" = \"A1\" }",
            "f.toml line 9, column 10: `ends` looks at the end of the turn (add within = \"turn\")",
        ),
        (
            "within = \"turn\"\nends = { \"#X\" = \"A1\" }",
            "f.toml line 10, column 10: no piece is named #X (name a piece so: \"E3 infantry#X\", or one that came later: name = { X = \"E3 infantry\" })",
        ),
        (
            "never = [\"stay\"]\nwithin = \"week\"",
            "f.toml line 10, column 10: nothing is looked at within 'week' (within = \"answer\" looks at the next answer alone, as without it; within = \"turn\" at the rest of the turn)",
        ),
        (
            "never = [\"fire A* C1\"]",
            "f.toml line 9, column 10: 'A*' is no word of an action (write * for any one word, and ** at the end for any number of words)",
        ),
        (
            "never = [\"fire A1 C1 then\"]\nwithin = \"turn\"",
            "f.toml line 9, column 10: an action is missing (write an action before and after each `then`, as in \"step A K7 then step A K8\")",
        ),
        (
            "never = [\"stay\"]\nrules = [\"fire.base\"]",
            "f.toml line 10, column 1: such a position has no `rules` (besides the position it knows: name, source, why, never, prefers, ends, within)",
        ),
    ] {
        assert!(
            faults(more).contains(&told.to_owned()),
            "{more}: {:#?}",
            faults(more)
        );
    }
}

#[test]
fn a_position_that_shows_nothing_is_refused() {
    for (more, told) in [
        (
            "never = [\"fire A1 B1\"]",
            "f.toml line 9, column 10: \"fire A1 B1\" is none of the answers (legal: fire A1 C1, fire A1 D1, stay)",
        ),
        (
            "never = [\"fire **\", \"stay\"]",
            "f.toml line 2, column 1: no answer is right (legal: fire A1 C1, fire A1 D1, stay)",
        ),
        (
            "prefers = [\"fire **\", \"stay\"]",
            "f.toml line 2, column 1: every answer is right (legal: fire A1 C1, fire A1 D1, stay)",
        ),
        (
            "never = [\"stay\"]\nlead = [\"stay\"]",
            "f.toml line 2, column 1: there is nothing to decide (legal: draw)",
        ),
        (
            "never = [\"stay\"]\nlead = [\"fire A1 B1\"]",
            "f.toml line 10, column 9: fire A1 B1: expected a legal action, found refused by fire.whom, general (toy-no); legal: fire A1 C1, fire A1 D1, stay (positions are written as in docs/cases.md)",
        ),
        (
            "never = [\"stay\"]\nmedals = 3",
            "f.toml line 10, column 1: medals: unknown key (look it up) (positions are written as in docs/cases.md)",
        ),
    ] {
        assert_eq!(faults(more), [told], "{more}");
    }
}
