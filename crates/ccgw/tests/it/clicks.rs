//! A click that is not legal is answered with the rule; one that is, with nothing.

use crate::stock::{content, position, scenario};
use ccgw::Book;
use table::{Actions, Arg, Chance, Click, Game, Refusal, Rng, Teller, Turn};

type State = <Book as Game>::State;

fn clicks(text: &str) -> Vec<Click> {
    let click = |word: &str| match word.bytes().next() {
        Some(b'A'..=b'Z') => Click::Hex(word.to_owned()),
        _ => Click::Card(word.to_owned()),
    };
    text.split_whitespace().map(click).collect()
}

/// As the table asks it: nothing for what is legal, or means nothing.
fn why(book: &Book, state: &State, text: &str) -> Option<Refusal> {
    let action = book.meant(state, &clicks(text))?;
    let mut list = Actions::new();
    book.legal(state, &mut list);
    if list.contains(action) {
        return None;
    }
    book.why_not(state, action)
}

/// A position as a case has it, and the clicks on it with the rule and the key that answer each.
fn refuses(given: &str, expected: &[(&str, &str, &str)]) {
    let content = content();
    let (book, state) = position(&content, given);
    for (text, rule, key) in expected {
        let refusal = why(&book, &state, text).unwrap_or_else(|| panic!("{text} is not refused"));
        assert_eq!(refusal.text.key, *key, "{text}");
        let cited = refusal.rules.iter().any(|cited| cited == rule);
        assert!(cited, "{text}: {:?} without {rule}", refusal.rules);
    }
}

fn allows(given: &str, legal: &[&str]) {
    let content = content();
    let (book, state) = position(&content, given);
    for text in legal {
        assert_eq!(why(&book, &state, text), None, "{text}");
    }
}

const FIGHT: &str = r##"
at = "combat"
turn = "british"
terrain = { E5 = "forest" }
pieces = [
    "E3 machine-gun british ordered", "B3 infantry british ordered fought", "G3 infantry british",
    "K4 infantry british ordered", "K5 infantry german", "E6 infantry german", "L11 mortar german",
]
"##;

#[test]
fn in_combat_every_click_on_the_wrong_thing_is_explained() {
    refuses(
        FIGHT,
        &[
            ("E3", "ter.forest.los", "ccgw-no-sight-hex"),
            ("E3 E6", "ter.forest.los", "ccgw-no-sight-hex"),
            ("E3 L11", "ranged.mg", "ccgw-no-range-of"),
            ("E3 E4", "turn.phase-complete", "ccgw-no-phase"),
            ("E3 A4", "ranged.definition", "ccgw-no-target"),
            ("B3", "combat.once", "ccgw-no-fought"),
            ("B3 E6", "combat.once", "ccgw-no-fought"),
            ("G3", "p2.designate", "ccgw-no-not-ordered"),
            (
                "K4 E6",
                "ranged.adjacent-shooter",
                "ccgw-no-adjacent-shooter",
            ),
            ("K5", "p2.designate", "ccgw-no-own-first"),
            ("A1", "p2.unit-is-hex", "ccgw-no-unit"),
            ("attack-left", "p1.play-one", "ccgw-no-command-now"),
            ("lice", "cc.timing", "ccgw-no-card-before-roll"),
            ("gas", "cc.with-command-card", "ccgw-no-card-with-command"),
            ("first-strike", "p1.play-one", "ccgw-no-command-now"),
        ],
    );
    allows(FIGHT, &["K4", "K4 K5"]);
}

const MOVE: &str = r##"
at = "movement"
turn = "british"
terrain = { F3 = "forest" }
pieces = [
    "E3 infantry british ordered", "F3 infantry british ordered stopped", "G3 infantry british",
    "E5 infantry german", "L3 mortar british ordered",
]
"##;

#[test]
fn in_movement_too() {
    refuses(
        MOVE,
        &[
            ("E3 E7", "move.infantry", "ccgw-no-not-adjacent"),
            ("E3 F3", "move.one-unit-per-hex", "ccgw-no-occupied"),
            ("E3 E5", "turn.phase-complete", "ccgw-no-phase"),
            ("F3", "ter.forest.move", "ccgw-no-stopped"),
            ("G3", "p2.designate", "ccgw-no-not-ordered"),
            ("E5", "p2.designate", "ccgw-no-own-first"),
            ("A9", "p2.unit-is-hex", "ccgw-no-unit"),
        ],
    );
    allows(MOVE, &["E3", "L3", "E3 E4"]);
}

/// The numbers of a refusal: how many, of how many.
fn numbers(book: &Book, state: &State, text: &str) -> (String, [i64; 2]) {
    let refusal = why(book, state, text).unwrap_or_else(|| panic!("{text} is not refused"));
    let number = |wanted: &str| {
        let found = refusal.text.args.iter().find(|(name, _)| name == wanted);
        match found {
            Some((_, Arg::Num(n))) => *n,
            other => panic!("{}: {wanted} is {other:?}", refusal.text.key),
        }
    };
    (refusal.text.key.to_string(), ["n", "of"].map(number))
}

#[test]
fn refusals_have_the_numbers_they_rest_on() {
    let content = content();
    let told = |given: &str, text: &str, key: &str, rests: [i64; 2]| {
        let (book, state) = position(&content, given);
        let found = numbers(&book, &state, text);
        assert_eq!(found, (key.to_owned(), rests), "{text}");
    };
    let moved = r##"
at = "movement"
turn = "british"
pieces = ["E3 infantry british ordered moved=2", "F9 infantry german"]
"##;
    told(moved, "E3 E4", "ccgw-no-far-of", [2, 2]);
    let fights = r##"
at = "combat"
turn = "british"
pieces = ["E3 infantry british ordered moved=2", "E5 infantry german"]
"##;
    told(fights, "E3 E5", "ccgw-no-moved-too-far-of", [2, 1]);
    let poor = r##"
at = "command"
turn = "british"
hands = { british = ["recon-left", "gas"], german = [] }
hq = { british = 1, german = 0 }
pieces = ["A3 infantry british", "A9 infantry german"]
"##;
    let (book, mut state) = position(&content, poor);
    let play = book
        .read(&state, "play recon-left")
        .expect("it makes sense");
    let mut chance = Chance::script(&[]);
    book.apply(&mut state, play, &mut chance, &mut Teller::silent());
    let (key, [cost, have]) = numbers(&book, &state, "gas");
    assert_eq!((&*key, cost, have), ("ccgw-no-card-pay-of", 3, 1));
}

#[test]
fn orders_are_refused_by_the_card_that_does_not_give_them() {
    let given = r##"
at = "orders"
turn = "british"
card = "recon-centre"
pieces = ["F3 infantry british", "A3 infantry british", "F9 infantry german"]
"##;
    refuses(
        given,
        &[
            ("A3", "cmd.recon", "ccgw-no-order-left"),
            ("F9", "p2.designate", "ccgw-no-order-enemy"),
            ("A9", "p2.unit-is-hex", "ccgw-no-unit"),
            ("lice", "cc.timing", "ccgw-no-card-before-roll"),
        ],
    );
    allows(given, &["F3"]);
}

#[test]
fn before_the_command_card_nothing_on_the_map_means_anything_yet() {
    let given = r##"
at = "command"
turn = "british"
hands = { british = ["recon-left", "lice"], german = [] }
pieces = ["E3 infantry british", "F9 infantry german"]
"##;
    refuses(
        given,
        &[
            ("E3", "p1.play-one", "ccgw-no-command-first"),
            ("F9", "p1.play-one", "ccgw-no-command-first"),
            ("lice", "cc.timing", "ccgw-no-card-before-roll"),
            ("assault-left", "p1.play-one", "ccgw-no-card-held"),
        ],
    );
    allows(given, &["recon-left"]);
}

/// In a whole game of every scenario, on every question: a single click on any hex is a legal thing, or has a
/// reason, and every refusal cites a rule.
#[test]
fn hardly_a_click_means_nothing() {
    for number in 1..=16 {
        let book = scenario(number);
        let mut rng = Rng::new(u64::from(number));
        let mut state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
        let (mut list, mut asked) = (Actions::new(), 0);
        while let Turn::Ask(_) = book.turn(&state) {
            asked += 1;
            for hex in book.map.grid().ids().filter(|_| asked % 5 == 0) {
                let label = book.map.grid().label(hex);
                if let Some(refusal) = why(&book, &state, &label) {
                    assert!(!refusal.rules.is_empty(), "{label}: {:?}", refusal.text);
                    assert_ne!(refusal.text.key, "ccgw-no-now", "{label}");
                }
            }
            if !table::random_step(&book, &mut state, &mut list, &mut rng) {
                break;
            }
        }
    }
}
