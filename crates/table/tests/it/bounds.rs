//! What somebody may send or do without end, and where it ends.

use crate::play::{RED, book, dealt, open_hands};
use crate::toy::Toy;
use table::journal::{Journal, public, replay};
use table::{AnyMatch, Barred};

/// Plays and takes back until it is barred; how often it went.
fn dither(table: &mut table::Match<Toy>) -> usize {
    for n in 0..10_000 {
        table.play(RED, "stake 1").unwrap();
        assert_eq!(table.may_undo(RED), table.seldom_undone(1));
        if let Err(barred) = table.undo(RED) {
            assert_eq!(barred, Barred::Often);
            return n;
        }
    }
    panic!("a journal grows without bound");
}

#[test]
fn nobody_takes_back_for_ever() {
    let mut table = open_hands(1);
    let n = dither(&mut table);
    assert!((500..600).contains(&n), "{n}");
    assert_eq!(table.undo_agreed(RED), Err(Barred::Often));
    // The match goes on, and more may be taken back as more stands.
    table.play(RED, "strike").unwrap();
    assert_eq!(table.undo(RED), Ok(()));
}

#[test]
fn what_goes_together_is_barred_together() {
    let mut table = open_hands(1);
    dither(&mut table);
    table.play(RED, "strike").unwrap();
    // Two stand: for one there is room, for the one before it there is none.
    assert_eq!(table.seldom_undone(1), Ok(()));
    assert_eq!(table.seldom_undone(2), Err(Barred::Often));
}

#[test]
fn an_older_journal_in_which_more_was_taken_back_is_still_read() {
    let mut table = open_hands(1);
    dither(&mut table);
    let mut journal = table.record();
    let pair = [journal.entries[1].clone(), journal.entries[2].clone()];
    let mut last = journal.entries.len() - 1;
    for _ in 0..100 {
        let [mut act, mut back] = pair.clone();
        (back.n, act.n) = (last as u32 + 1, last as u32 + 2);
        let table::journal::Step::Undo { of, .. } = &mut back.step else {
            panic!("it was taken back")
        };
        *of = last as u32;
        journal.entries.extend([back, act]);
        last += 2;
    }
    let journal = Journal::parse("old.jsonl", &journal.text()).unwrap();
    let again = replay::<Toy>(book(), &journal).unwrap();
    assert_eq!(again.hash(), table.hash());
}

#[test]
fn the_secrets_are_looked_for_on_the_second_line_alone() {
    let save = dealt(13).journal();
    let keep = save.lines().nth(1).unwrap();
    let open = public(&save).into_owned();
    assert!(!open.contains("keep"));
    assert_eq!(public(&open), open, "there is nothing to take out");
    let moved = format!("{open}{keep}\n");
    assert_eq!(public(&moved), moved);
    let faults = Journal::parse("m.jsonl", &moved).unwrap_err();
    assert!(faults[0].what.contains("not in their place"), "{faults:?}");
}

#[test]
fn a_line_of_many_parts_is_not_taken_to_pieces() {
    let save = dealt(13).journal();
    let header = save.lines().next().unwrap();
    let many = "\"x\",".repeat(2_000);
    for text in [
        format!("{header}\n{{\"n\":0,\"chance\":[{many}\"x\"]}}"),
        format!("{{\"grognard\":1,\"seats\":[{many}\"x\"]}}"),
    ] {
        let faults = Journal::parse("m.jsonl", &text).unwrap_err();
        assert!(faults[0].what.contains("parts"), "{faults:?}");
    }
}

#[test]
fn a_text_that_is_no_journal_is_given_up_early_with_short_faults() {
    let header = dealt(13).journal();
    let header = header.lines().next().unwrap();
    let long = "x".repeat(100_000);
    for text in [
        "\n".repeat(1 << 20),
        format!("{header}\n{}", "\n".repeat(1 << 20)),
        format!("{header}\n{}", "{\"keep\":{}}\n".repeat(1 << 16)),
        format!("{header}\n{}", "{\"n\":1,\"do\":7}\n".repeat(1 << 16)),
        format!(
            "{header}\n{{\"n\":0,\"chance\":[{}\"\"]}}",
            "\"\",".repeat(1 << 20)
        ),
        format!("{header}\n{{\"n\":0,\"{long}\":0}}"),
        format!("{header}\n{{\"n\":0,\"seat\":\"{long}\"}}"),
        format!("{header}\n{{\"n\":0,\"hash\":\"{long}\"}}"),
        format!("{{\"grognard\":1,\"{long}\":1}}"),
        format!("{long}\n{long}"),
    ] {
        let faults = Journal::parse("journal", &text).unwrap_err();
        assert!((1..=101).contains(&faults.len()), "{}", faults.len());
        for fault in faults {
            assert!(fault.to_string().len() < 2_000, "{fault}");
        }
    }
}
