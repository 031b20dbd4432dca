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

#[test]
fn two_people_hand_the_screen_over() {
    let args = [
        "play",
        "ccgw/1",
        "--seat",
        "british=human",
        "--seat",
        "german=human",
        "--seed",
        "2",
    ];
    let out = typed(&args, &"1\n".repeat(400)).good();
    assert!(out.matches("the screen is yours").count() >= 2, "{out}");
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
