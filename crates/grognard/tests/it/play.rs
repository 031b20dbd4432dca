//! play

use crate::typed;

const ONE: [&str; 6] = [
    "play",
    "ccgw/1",
    "--seat",
    "british=human",
    "--seat",
    "german=random",
];

fn one(more: &[&str], lines: &str) -> String {
    typed(&[&ONE[..], &["--seed", "3"], more].concat(), lines).good()
}

#[test]
fn the_end_of_the_input_ends_the_session_without_an_error() {
    let out = one(&[], "");
    assert!(out.contains("  1  "), "{out}");
    // No colours where no terminal is.
    assert!(!out.contains('\u{1b}'));
}

#[test]
fn the_board_is_a_picture_in_text() {
    let out = one(&[], "quit\n");
    assert!(out.contains("     A     B     C     D"), "{out}");
    assert!(
        out.contains("I4") && out.contains("i4") && out.contains("trench"),
        "{out}"
    );
    let rows = (1..=11).filter(|row| {
        out.lines()
            .any(|line| line.trim_start().starts_with(&format!("{row} ")))
    });
    assert_eq!(rows.count(), 11);
}

#[test]
fn every_command_of_the_session_is_understood_in_both_languages() {
    let english = one(
        &[],
        "help\nboard\nhand\nlog\nwhy 1\nwhy nonsense\nundo\nrules retreat.no-sideways\n0\n99999\nfoo\n\n",
    );
    for words in [
        "why ACTION",
        "nothing forbids it",
        "nothing to take back",
        "never",
        "from 1 to",
        "Type help",
    ] {
        assert!(english.contains(words), "{words}\n{english}");
    }
    let french = one(
        &["--lang", "fr"],
        "aide\nplateau\nmain\njournal\npourquoi 1\nannuler\nrègle retreat.no-sideways\nfoo\n",
    );
    for words in [
        "pourquoi ACTION",
        "rien ne l’interdit",
        "rien à reprendre",
        "fait jamais retraite",
        "Tapez aide",
    ] {
        assert!(french.contains(words), "{words}\n{french}");
    }
}

#[test]
fn an_action_is_taken_by_number_and_by_notation() {
    let out = one(&[], "quit\n");
    let first = out
        .lines()
        .find(|line| line.starts_with("   1  ") || line.starts_with("  1  "))
        .expect("a list");
    let notation = first
        .trim_start()
        .strip_prefix("1  ")
        .unwrap()
        .split("  ")
        .next()
        .unwrap()
        .trim()
        .to_owned();
    let told = |lines: &str| one(&[], lines).replace("> ", "");
    assert_eq!(told(&format!("{notation}\nquit\n")), told("1\nquit\n"));
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let lines = "1\n".repeat(40);
    assert_eq!(one(&[], &lines), one(&[], &lines));
}

const TWO: [&str; 6] = [
    "play",
    "ccgw/1",
    "--seat",
    "british=human",
    "--seat",
    "german=human",
];

fn two(seed: &str, lines: &str) -> String {
    typed(&[&TWO[..], &["--seed", seed]].concat(), lines).good()
}

#[test]
fn two_people_hand_the_screen_over() {
    let out = two("2", &"1\n".repeat(400));
    assert!(out.matches("the screen is yours").count() >= 2, "{out}");
}

/// How often the screen changes hands in a turn.
fn hand_overs(out: &str) -> f64 {
    let turns = out.matches("Play a Command card").count().max(1);
    out.matches("the screen is yours").count() as f64 / turns as f64
}

#[test]
fn standing_orders_spare_people_most_hand_overs() {
    // Who has no orders is asked in every window: whatever the first line does, the second plays.
    let asked = two("2", &"orders clear\n1\n".repeat(400));
    let spared = two("2", &"1\n".repeat(400));
    // The line of fact under the question of a card when a unit moves.
    assert!(asked.contains(" enters "), "{asked}");
    assert!(!spared.contains(" enters "), "{spared}");
    let (asked, spared) = (hand_overs(&asked), hand_overs(&spared));
    assert!(spared < 0.5 * asked, "{spared} instead of {asked} a turn");
}

#[test]
fn orders_are_shown_and_changed_in_both_languages() {
    let out = two(
        "2",
        "orders\norders remove 1\norders nonsense\norders unit-moves: -> ask until turn\norders\n\
         orders default\norders clear\norders\norders remove 1\n",
    );
    for words in [
        "  unit-moves: -> pass\n",
        "Taken off: ",
        "no standing order, column 1",
        "Ordered: unit-moves: -> ask until turn",
        "   1  unit-moves: -> ask until turn",
        "again those you began with",
        "You have no standing orders",
        "from 1 to 0",
    ] {
        assert!(out.contains(words), "{words}\n{out}");
    }
    let french = typed(
        &[&TWO[..], &["--seed", "2", "--lang", "fr"]].concat(),
        "consignes\nconsignes retirer 1\nconsignes défaut\nconsignes effacer\naide\n",
    )
    .good();
    for words in [
        "  unit-moves: -> pass\n",
        "Consigne retirée",
        "celles du début",
        "Vous n’avez pas de consigne",
        "vos consignes",
    ] {
        assert!(french.contains(words), "{words}\n{french}");
    }
}

#[test]
fn the_standing_orders_of_the_user_stand_in_for_those_of_the_program() {
    let folder = crate::folder();
    let file = folder.path().join("ccgw/orders.txt");
    std::fs::create_dir(folder.path().join("ccgw")).unwrap();
    let play = |orders: &str| {
        std::fs::write(&file, orders).unwrap();
        let content = ["--seed", "2", "--content", crate::arg(folder.path())];
        typed(&[&TWO[..], &content].concat(), "orders\n")
    };
    let out = play("# mine\nunit-moves: turn>=9 -> ask\n").good();
    assert!(out.contains("   1  unit-moves: turn>=9 -> ask\n"), "{out}");
    let error = play("unit-moves: -> perhaps\n").bad(2);
    assert!(
        error.contains("ccgw/orders.txt, line 1, column 16"),
        "{error}"
    );
}

#[test]
fn against_machines_only_an_empty_hand_is_passed() {
    let lines = "1\n".repeat(300);
    let passed = one(&[], &lines);
    let asked = one(&[], &format!("orders empty-hand ask\n{lines}"));
    let bare = |out: &str| {
        let questions = out.split("Play a card?\n").skip(1);
        // Between the question and its answers stands a line of fact.
        let only_pass = questions.filter(|rest| {
            let answers = rest.split_once('\n').map(|(_, answers)| answers);
            answers.is_some_and(|answers| answers.starts_with("  1  pass "))
        });
        only_pass.count()
    };
    assert_eq!(bare(&passed), 0, "{passed}");
    assert!(bare(&asked) > 0, "{asked}");
}

#[test]
fn the_last_action_of_two_people_is_told() {
    let out = two("2", &"1\n".repeat(6000));
    assert!(
        out.contains("The match is over."),
        "the lines do not suffice"
    );
    let last = out.rsplit("> ").next().unwrap();
    let board = last.find("     A     B").expect("the board at the end");
    assert!(
        !last[..board].trim().is_empty(),
        "nothing was told:\n{last}"
    );
}

#[test]
fn machines_play_a_match_to_its_end() {
    let args = [
        "play",
        "ccgw/2",
        "--seat",
        "british=random",
        "--seat",
        "german=random",
        "--seed",
        "4",
        "--lang",
        "fr",
    ];
    let out = typed(&args, "").good();
    assert!(out.contains("La partie est terminée"), "{out}");
    assert!(!out.contains("[ccgw"), "{out}");
}

#[test]
fn bytes_that_are_no_text_do_not_harm() {
    let args = [&ONE[..], &["--seed", "3"]].concat();
    typed(
        &args,
        "\u{0}\u{7}\n\u{202e}\n99999999999999999999999\n-1\nwhy\nsave\n",
    )
    .good();
}

#[test]
fn what_is_played_is_told_first_and_again_when_asked_for() {
    let out = typed(&["play", "ccgw/8", "--seed", "3"], "scenario\n").good();
    let listed = crate::run(&["list", "ccgw/8"]).good();
    // What may be agreed on is told to who chooses, not to who plays.
    let (full, options) = listed.split_once("Options").expect("it has options");
    assert!(options.contains("--option swap="), "{options}");
    assert!(out.starts_with(full), "{out}");
    assert_eq!(out.matches(full.trim_end()).count(), 2, "{out}");
    assert!(
        out.contains("Germans: the machine player “greedy”"),
        "{out}"
    );
    assert!(
        out.contains("Type the number of an action, or help."),
        "{out}"
    );
}

#[test]
fn what_a_card_does_is_told_in_the_hand_and_once_when_it_is_played() {
    let out = one(&[], "hand\n1\n");
    let texts = out.matches("Order ").count();
    assert!(texts > 1, "{out}");
    let long = one(&[], &"1\n".repeat(300));
    let probe = "    Order 2 units in the centre.\n";
    assert!(
        long.contains("play the Command card Probe Centre"),
        "{long}"
    );
    assert_eq!(long.matches(probe).count(), 1, "{long}");
}

#[test]
fn nobody_is_asked_where_there_is_one_answer() {
    let out = one(&[], &"1\n".repeat(400));
    let questions: Vec<&str> = out.split("\n> ").collect();
    assert!(questions.len() > 100, "{out}");
    for question in questions {
        let last = question.lines().last().unwrap_or_default().trim_start();
        assert!(!last.starts_with("1  "), "{question}");
    }
    assert!(!out.contains("Nothing is left to do"), "{out}");
}

#[test]
fn the_text_board_marks_sections_and_orders_and_leaves_no_sign_out() {
    let out = one(&[], &"1\n".repeat(12));
    assert!(
        out.contains("!I") && out.contains("!\u{a0}ordered"),
        "{out}"
    );
    let row = out.lines().find(|line| line.starts_with(" 11 ")).unwrap();
    assert_eq!(row.matches('|').count(), 2, "{row}");
    let medals = out.lines().find(|line| line.contains(" HQ, ")).unwrap();
    assert!(medals.starts_with("British: 0 medals, "), "{medals}");
}

#[test]
fn what_is_missing_in_a_command_is_told() {
    let out = one(
        &[],
        "why\nrules\nwhy 99\nrules Retreat.No-Sideways\nrules list retreat\n",
    );
    for words in [
        "Why what?",
        "Which rule?",
        "the list goes from 1 to",
        "ccgw/retreat.no-sideways  Never sideways",
    ] {
        assert!(out.contains(words), "{words}\n{out}");
    }
}

#[test]
fn who_comes_to_the_screen_sees_the_board() {
    let out = two("2", &"1\n".repeat(200));
    let mut handed = out.split("the screen is yours").skip(1);
    assert!(
        handed.all(|seen| seen.contains("     A     B     C")),
        "{out}"
    );
}

#[test]
fn a_handicap_is_played_and_told() {
    let play = |option: &str| typed(&["play", "ccgw/1", "--seed", "3", "--option", option], "");
    let out = play("german.hq=+4").good();
    assert!(out.contains("Germans, HQ tokens: +4."), "{out}");
    let told = play("german.hq=+9").bad(2);
    assert!(told.contains("german.hq=0|-2|-1|+1|+2|+3|+4"), "{told}");
    let listed = typed(&["list", "ccgw/1"], "").good();
    assert!(listed.contains("--option german.hq="), "{listed}");
}

#[test]
fn an_option_of_the_scenario_is_played_and_a_wrong_one_is_told_what_there_is() {
    let play = |option: &str| typed(&["play", "ccgw/55", "--seed", "3", "--option", option], "");
    let out = play("tanks=saint-chamond").good();
    assert!(out.contains("French tanks: with a Saint-Chamond."), "{out}");
    assert!(out.contains("TC1"), "{out}");
    let out = play("tanks=schneider").good();
    assert!(
        !out.contains("TC1") && !out.contains("French tanks:"),
        "{out}"
    );
    for (option, words) in [
        ("tank=saint-chamond", "has no option “tank”"),
        ("tanks=renault", "“renault” is no value"),
        ("tanks", "--option NAME=VALUE"),
    ] {
        let told = play(option).bad(2);
        assert!(told.contains(words), "{told}");
        assert!(told.contains("tanks=schneider|saint-chamond"), "{told}");
    }
}
