use super::toy::Toy;
use super::{CaseFile, run, summary};
use crate::Content;

/// Red fires at blue, who stands in a trench if `terrain` says so.
const POSITION: &str = r##"
rules = ["fire.base"]
at = "combat"
turn = "red"
pieces = ["A1 infantry#R red", "C1 infantry#B blue figures=3", "H1 infantry#H blue"]
"##;

fn outcome(text: &str) -> Vec<String> {
    let file = CaseFile::read("cases/toy/fire.toml", text)
        .unwrap_or_else(|faults| panic!("the file is well formed: {faults:?}"));
    let failures = run::<Toy>(&Content::default(), &file)
        .into_iter()
        .flat_map(|report| {
            assert_eq!(report.passed, report.failures.is_empty());
            report.failures
        });
    failures.map(|failure| failure.to_string()).collect()
}

fn passes(then: &str) {
    let failures = outcome(&format!("{POSITION}{then}"));
    assert!(failures.is_empty(), "{then}\n{failures:#?}");
}

/// The case fails in one point, and says so in these words.
fn fails(then: &str, message: &str) {
    assert_eq!(outcome(&format!("{POSITION}{then}")), [message], "{then}");
}

const FIRE: &str = "[[then]]\ndo = \"fire A1 C1\"\nchance = [\"hit\", \"miss\"]\n";
const FLAG: &str = "[[then]]\ndo = \"fire A1 C1\"\nchance = [\"hit\", \"flag\"]\n";

fn fired(more: &str) -> String {
    format!("{FIRE}{more}")
}

#[test]
fn a_case_that_holds_passes() {
    passes(&fired(
        r##"see = { "#B" = "C1 blue infantry figures=2 !active", C1 = "infantry", "1.3" = "figures=2",
                    B1 = "empty !trench", figures.red = 4, "asked" = "red draw", winner = "none" }
tally = { dice = { total = 2, terms = { fire.base = 2 }, only = true } }
told = ["toy-fire", "toy-fired"]
offers_only = ["draw"]
not_offers = ["fire A1 C1"]
refuses = { "stay" = ["sequence", "general"] }
[[then]]
do = "draw"
chance = "ace"
see = { hand.red = ["ace"], "zone.hand.blue.all" = 0, "hand.red.all" = "ace !king", asked = "blue" }
"##,
    ));
}

#[test]
fn a_piece_that_is_not_as_expected_is_named_with_all_that_it_is() {
    let file = CaseFile::read(
        "cases/toy/fire.toml",
        &format!(
            "name = \"Fire\"\n{POSITION}{}",
            fired("see = { \"#B\" = \"figures=3 C1 !blue\" }")
        ),
    );
    let report = &run::<Toy>(&Content::default(), &file.unwrap())[0];
    let line = "cases/toy/fire.toml:10 \"Fire\", step 1: #B: expected figures=3 !blue, \
                found C1 blue infantry figures=2 of=4";
    assert_eq!(report.to_string(), line);
    assert_eq!(
        summary(std::slice::from_ref(report)),
        "1 case, 0 as expected, 1 not"
    );
}

#[test]
fn a_piece_is_gone_when_it_was_there_and_is_not() {
    let kill = "see = { \"#B\" = \"gone\", C1 = \"empty\" }\nchance = [\"hit\", \"hit\"]\n";
    let position = POSITION.replace("figures=3", "figures=2");
    let text = format!("{position}[[then]]\ndo = \"fire A1 C1\"\n{kill}");
    assert_eq!(outcome(&text), [""; 0]);
    fails(
        &fired("see = { \"#B\" = \"gone\" }"),
        "step 1: #B: expected gone, found C1 blue infantry figures=2 of=4",
    );
    assert_eq!(
        outcome(
            "scenario = \"1\"\nrules = [\"x\"]\n[[then]]\nchance = \"ace\"\nsee = { \"#X\" = \"gone\" }"
        ),
        ["step 1: #X: expected gone, found that no piece was ever named so"]
    );
}

#[test]
fn each_thing_seen_can_fail() {
    let see = [
        (
            "C1 = \"empty\"",
            "C1: expected empty, found blue infantry figures=2 of=4",
        ),
        (
            "B1 = \"trench\"",
            "B1: expected trench, found nothing there",
        ),
        (
            "C1 = \"!infantry red\"",
            "C1: expected !infantry red, found blue infantry figures=2 of=4",
        ),
        ("figures.blue = 5", "figures.blue: expected 5, found 6"),
        (
            "figures.blue = \"!6\"",
            "figures.blue: expected !6, found 6",
        ),
        (
            "figures.green = 5",
            "figures.green: expected 5, found nothing of that name; there is: figures.blue figures.red",
        ),
        (
            "asked = \"blue draw\"",
            "asked: expected blue, found red draw",
        ),
        ("winner = \"red\"", "winner: expected red, found none"),
        ("hand.red = [\"ace\"]", "hand.red: expected [ace], found []"),
        ("hand.red = \"ace\"", "hand.red: expected ace, found none"),
        (
            "hand.re = 0",
            "hand.re: expected 0, found no such place; there is: hand.red.all hand.blue.all",
        ),
        (
            "zone.hand.red.all = 1",
            "zone.hand.red.all: expected 1, found 0",
        ),
    ];
    for (see, message) in see {
        fails(
            &fired(&format!("see = {{ {see} }}")),
            &format!("step 1: {message}"),
        );
    }
}

#[test]
fn each_number_told_can_fail() {
    let found = "2 = +1 fire.base +1 fire.base";
    let tally = [
        (
            "dice = 3",
            format!("the tally dice: expected total 3, found {found}"),
        ),
        (
            "dice = { terms = { fire.base = 1 } }",
            format!("the tally dice: expected +1 fire.base, found {found}"),
        ),
        (
            "dice = { terms = { trench = -1 } }",
            format!("the tally dice: expected -1 trench, found {found}"),
        ),
        (
            "dice = { total = 2, only = true }",
            format!("the tally dice: expected no other terms, found {found}"),
        ),
        (
            "hits = 1",
            "the tally hits: expected to be told in this step, found the tallies: dice".to_owned(),
        ),
    ];
    for (tally, message) in tally {
        fails(
            &fired(&format!("tally = {{ {tally} }}")),
            &format!("step 1: {message}"),
        );
    }
    fails(
        &fired("told = [\"toy-fired\", \"toy-fire\"]"),
        "step 1: told: expected toy-fire in its order, found toy-fire toy-fired",
    );
}

#[test]
fn each_expectation_on_what_is_legal_can_fail() {
    let refused = "refused by sequence, general (toy-no); legal: draw";
    let cases = [
        (
            "offers = \"stay\"",
            format!("stay: expected a legal action, found {refused}"),
        ),
        (
            "offers_only = []",
            "offers_only: expected nothing else to be legal, found also draw".to_owned(),
        ),
        (
            "not_offers = [\"draw\"]",
            "draw: expected it not to be legal, found it is".to_owned(),
        ),
        (
            "not_offers = [\"drow\"]",
            "drow: expected an action that is not legal, found it cannot be read: no such action"
                .to_owned(),
        ),
        (
            "refuses = { draw = \"sequence\" }",
            "draw: expected to be refused by sequence, found it is legal".to_owned(),
        ),
        (
            "refuses = { stay = \"fire.range\" }",
            format!(
                "stay: expected to be refused by fire.range, found {}",
                "refused by sequence, general (toy-no)"
            ),
        ),
    ];
    for (then, message) in cases {
        fails(&fired(then), &format!("step 1: {message}"));
    }
    passes("[[then]]\nrefuses = { \"fire A1 H1\" = \"fire.range\" }");
}

#[test]
fn an_action_that_is_not_legal_names_the_rule_and_what_is() {
    fails(
        "[[then]]\ndo = \"fire A1 H1\"\nsee = { winner = \"none\" }\n[[then]]\nsee = { winner = \"red\" }",
        "step 1: fire A1 H1: expected a legal action, found refused by fire.range, general (toy-no); \
         legal: fire A1 C1, stay",
    );
    fails(
        "[[then]]\ndo = \"fly\"\nsee = { winner = \"none\" }",
        "step 1: fly: expected a legal action, found it cannot be read: no such action; legal: fire A1 C1, stay",
    );
}

#[test]
fn chance_must_be_enough_fit_and_be_used() {
    let see = "see = { winner = \"none\" }";
    let cases = [
        (
            "\"hit\"",
            "fire A1 C1: the script has run out: fire for red needs one of: hit flag miss",
        ),
        (
            "\"hit\", \"bang\"",
            "fire A1 C1: 'bang' does not fit: fire for red needs one of: hit flag miss",
        ),
        (
            "\"hit\", \"flag\", \"ace\"",
            "chance: expected every word to be used, found left over: ace",
        ),
        (
            "\"hit\", \"miss\", \"hit\"",
            "the forced answer draw: 'hit' does not fit: draw for red needs one of: ace king; \
             or it is left over, and nothing before has drawn it",
        ),
    ];
    for (chance, message) in cases {
        fails(
            &format!("[[then]]\ndo = \"fire A1 C1\"\nchance = [{chance}]\n{see}"),
            &format!("step 1: {message}"),
        );
    }
}

#[test]
fn forced_answers_play_themselves_if_the_script_has_their_chance() {
    // The draw is forced: with a card it is played, without it waits.
    passes(
        "[[then]]\ndo = \"fire A1 C1\"\nchance = [\"hit\", \"miss\", \"ace\"]\nsee = { asked = \"blue combat\", hand.red = [\"ace\"] }",
    );
    passes(&fired("see = { asked = \"red draw\" }"));
    // Said all the same, it counts as done; unsaid, it is played before what is said.
    passes(
        "[[then]]\ndo = [\"fire A1 C1\", \"draw\"]\nchance = [\"hit\", \"miss\", \"ace\"]\nsee = { hand.red = [\"ace\"] }",
    );
    passes(&fired(
        "[[then]]\ndo = \"stay\"\nchance = \"king\"\nsee = { asked = \"blue draw\", hand.red = \"king\" }",
    ));
    // A real choice is left to the case.
    passes(&format!(
        "{FLAG}offers_only = [\"stay\", \"back\"]\n[[then]]\ndo = \"back\"\nchance = \"ace\"\nsee = {{ \"#B\" = \"D1\" }}"
    ));
    fails(
        &fired("[[then]]\ndo = \"back\"\nsee = { winner = \"none\" }"),
        "step 2: back: expected a legal action, found refused by sequence, general (toy-no); legal: draw; \
         the script has run out: draw for red needs one of: ace king",
    );
}

#[test]
fn what_a_forced_answer_has_drawn_is_told_with_the_failure() {
    // The card was one too many: it went to the forced draw, and blue is asked.
    fails(
        "[[then]]\ndo = \"fire A1 C1\"\nchance = [\"hit\", \"miss\", \"ace\"]\nsee = { asked = \"red draw\" }",
        "step 1: asked: expected red draw, found blue combat; forced on the way: draw (ace)",
    );
}

#[test]
fn what_has_played_itself_for_one_player_does_not_answer_for_the_other() {
    // Red's draw was forced and has been made; said all the same, it is not blue's.
    let twice = "[[then]]\ndo = [\"stay\", \"draw\"]\nchance = \"ace\"\nsee = { asked = \"blue combat\" }\n";
    passes(twice);
}

#[test]
fn a_piece_without_a_name_can_be_given_one() {
    let position = POSITION.replace("infantry#H", "infantry");
    let named = |words: &str, see: &str| {
        let then =
            format!("[[then]]\nname = {{ N = \"{words}\" }}\nsee = {{ \"#N\" = \"{see}\" }}\n");
        outcome(&format!("{position}{then}"))
    };
    assert_eq!(named("H1 blue", "H1 infantry figures=4"), [""; 0]);
    assert_eq!(
        named("H1 blue", "C1"),
        ["step 1: #N: expected C1, found H1 blue infantry figures=4 of=4"]
    );
    assert_eq!(
        named("C1", "C1"),
        ["step 1: name N: expected C1, found no piece without a name is like this"]
    );
    let both = position.replace("infantry#B", "infantry");
    let text = format!("{both}[[then]]\nname = {{ N = \"blue\" }}\nsee = {{ \"#N\" = \"C1\" }}\n");
    assert_eq!(
        outcome(&text),
        ["step 1: name N: expected blue, found 2 pieces are like this"]
    );
}

#[test]
fn each_piece_of_a_hex_is_looked_at_by_itself() {
    passes("[[then]]\nsee = { C1 = [\"blue figures=3\"] }\n");
    fails(
        "[[then]]\nsee = { C1 = [\"blue\", \"infantry\"] }\n",
        "step 1: C1: expected [blue infantry], found blue infantry figures=3 of=4 #B",
    );
}

#[test]
fn each_of_several_numbers_of_one_name_can_be_looked_at() {
    passes(&fired("tally = { dice = [2] }"));
    fails(
        &fired("tally = { dice = [2, 3] }"),
        "step 1: the tally dice 2: expected to be told in this step, found the tallies: dice",
    );
}

#[test]
fn a_long_list_of_choices_is_cut() {
    let choices = (1..=30).map(|n| n.to_string()).collect();
    let lack = crate::Misfit {
        word: None,
        why: "draw",
        seat: crate::Seat(1),
        choices,
    };
    assert_eq!(
        lack.to_string(),
        "the script has run out: draw for seat 1 needs one of: 1 2 3 4 5 6 7 8 9 10 11 12 and 18 more"
    );
}

#[test]
fn a_lead_reaches_the_middle_of_a_procedure_with_its_own_chance() {
    let lead = "lead = [\"fire A1 C1\"]\nlead_chance = [\"miss\", \"flag\"]\n";
    passes(&format!(
        "{lead}[[then]]\nsee = {{ asked = \"blue flag\" }}\noffers = \"back\""
    ));
    fails(
        "lead = \"back\"\n[[then]]\nsee = { asked = \"blue flag\" }",
        "before the first step: back: expected a legal action, found refused by sequence, general (toy-no); \
         legal: fire A1 C1, stay",
    );
}

#[test]
fn a_case_may_begin_with_the_set_up_of_a_scenario() {
    let head = "scenario = 4\nrules = [\"x\"]\n";
    let first =
        "[[then]]\nchance = [\"king\"]\nsee = { hand.red = [\"king\"] }\ntold = \"toy-dealt\"\n";
    assert_eq!(outcome(&format!("{head}{first}")), [""; 0]);
    let lead = "at = \"start\"\nlead_chance = [\"ace\"]\n[[then]]\nsee = { hand.red = 1 }\n";
    assert_eq!(outcome(&format!("{head}{lead}")), [""; 0]);
    let unused = first.replace("[\"king\"]\nsee", "[\"king\", \"ace\"]\nsee");
    assert_eq!(
        outcome(&format!("{head}{unused}")),
        ["step 1: chance: expected every word to be used, found left over: ace"]
    );
    let none = outcome(&format!("{head}[[then]]\nsee = {{ hand.red = 1 }}"));
    assert!(
        none[0].contains("the set-up: the script has run out"),
        "{none:?}"
    );
}

#[test]
fn what_the_system_finds_wrong_in_a_position_is_told_with_its_line() {
    let text = "rules = [\"x\"]\nat = \"combat\"\nterrain = { A1 = \"trench\",\n  B1 = \"trunch\" }\nhq = { red = 5 }\n\
                pieces = [\n  \"A1 infantry pink\",\n]\n[[then]]\nsee = { winner = \"none\" }";
    let file = CaseFile::read("a.toml", text).unwrap();
    let report = &run::<Toy>(&Content::default(), &file)[0];
    let lines: Vec<(usize, &str)> = report
        .failures
        .iter()
        .map(|failure| (failure.at.line, &*failure.what))
        .collect();
    assert_eq!(lines, [(5, "hq"), (4, "terrain.B1"), (7, "the position")]);
}

#[test]
fn a_system_that_loses_the_name_of_a_piece_is_found_out() {
    let text = POSITION.replace("#B", "#lost");
    let failures = outcome(&format!("{text}[[then]]\nsee = {{ \"#lost\" = \"gone\" }}"));
    assert_eq!(
        failures,
        [
            "before the first step: #lost: expected a piece, found none of that name in the system's view"
        ]
    );
}

#[test]
fn several_cases_stand_in_one_file() {
    let text = r##"
system = "toy"
[[case]]
name = "one"
rules = ["fire.base"]
at = "combat"
terrain = { C1 = "trench" }
pieces = ["A1 infantry red", "C1 infantry blue"]
[[case.then]]
do = "fire A1 C1"
chance = ["miss"]
see = { C1 = "trench figures=4" }
tally = { dice = { terms = { trench = -1 } } }
[[case]]
name = "two"
rules = ["fire.base"]
at = "combat"
pieces = ["A1 infantry red", "B1 infantry blue"]
[[case.then]]
see = { B1 = "empty" }
"##;
    let file = CaseFile::read("a.toml", text).unwrap();
    assert_eq!(file.system.as_deref(), Some("toy"));
    let reports = run::<Toy>(&Content::default(), &file);
    let passed: Vec<(&str, bool)> = reports.iter().map(|r| (&*r.name, r.passed)).collect();
    assert_eq!(passed, [("one", true), ("two", false)]);
    assert_eq!(reports[1].failures[0].at.line, 20);
    assert_eq!(reports[0].to_string(), "a.toml \"one\": as expected");
}

#[test]
fn when_the_match_is_over_nobody_is_asked_and_nothing_is_legal() {
    let head = "rules = [\"x\"]\nat = \"combat\"\n";
    let pieces = "pieces = [\"A1 infantry red\", \"B1 infantry blue figures=1\"]\n";
    let fire = "[[then]]\ndo = \"fire A1 B1\"\nchance = [\"hit\", \"miss\"]\n";
    let see = "see = { asked = \"nobody\", winner = \"red\" }\noffers_only = []\n";
    assert_eq!(outcome(&format!("{head}{pieces}{fire}{see}")), [""; 0]);
    assert_eq!(
        outcome(&format!(
            "{head}{pieces}{fire}refuses = {{ stay = \"x\" }}\n"
        )),
        ["step 1: stay: expected to be refused by x, found the match is over"]
    );
}

#[test]
fn a_position_that_the_system_itself_finds_unsound_is_not_played() {
    let pieces: Vec<String> = "ABCDEFGHI"
        .chars()
        .map(|letter| format!("\"{letter}1 infantry red\""))
        .collect();
    let text = format!(
        "rules = [\"x\"]\nat = \"combat\"\npieces = [{}]\n[[then]]\noffers = \"stay\"",
        pieces.join(", ")
    );
    let message =
        "before the first step: the position: expected a sound position, found too many pieces";
    assert_eq!(outcome(&text), [message]);
}

#[test]
fn options_are_those_of_the_scenario() {
    let case = |options: &str| {
        format!(
            "scenario = \"1\"\noptions = {options}\n{POSITION}{FIRE}see = {{ winner = \"none\" }}\n"
        )
    };
    assert_eq!(outcome(&case("{ fog = \"on\" }")), Vec::<String>::new());
    assert_eq!(
        outcome(&case("{ fog = \"on\", snow = \"on\" }")),
        ["before the first step: options.snow: this scenario has no such option (it has: fog)"]
    );
}
