//! The journal: kept, resumed, verified, and refused wherever somebody touched it.

use crate::play::{BLUE, RED, book, dealt, finished, open_hands};
use crate::toy::Toy;
use table::commit::{Key32, Secrets};
use table::journal::{Journal, Step, Verdict, public, replay, verify};
use table::{AnyMatch, Match, Refused, Turn, Viewer};

fn read(text: &str) -> Journal {
    Journal::parse("m.jsonl", text).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Where parsing, or else verifying, finds the first fault.
fn refused_at(text: &str) -> String {
    match Journal::parse("m.jsonl", text) {
        Err(faults) => faults[0].at.clone(),
        Ok(journal) => {
            verify::<Toy>(book(), &journal)
                .expect_err("somebody touched it")
                .at
        }
    }
}

/// The same after a forger has put all links right again.
fn forged(text: &str, forge: impl FnOnce(&mut Journal)) -> table::Fault {
    let mut journal = read(text);
    forge(&mut journal);
    let journal = read(&journal.text());
    verify::<Toy>(book(), &journal).expect_err("somebody touched it")
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

/// The first action from entry `from` on for which this holds.
fn find(journal: &Journal, from: usize, holds: impl Fn(&Step, &[String]) -> bool) -> usize {
    let found = journal
        .entries
        .iter()
        .skip(from)
        .find(|e| holds(&e.step, &e.chance));
    found.expect("such an entry is in the journal").n as usize
}

#[test]
fn a_finished_match_is_proven() {
    let table = finished(11);
    let text = table.journal();
    let journal = read(&text);
    assert_eq!(journal.text(), text);
    let again = replay::<Toy>(book(), &journal).unwrap();
    assert_eq!(
        (again.hash(), again.log(Viewer::Referee)),
        (table.hash(), table.log(Viewer::Referee))
    );
    let outcomes = journal.entries.iter().map(|e| e.chance.len() as u64).sum();
    assert_eq!(
        verify::<Toy>(book(), &journal),
        Ok(Verdict::Proven {
            entries: table.len(),
            outcomes
        })
    );
}

#[test]
fn a_running_match_holds_but_its_dice_cannot_be_verified_yet() {
    let mut table = dealt(12);
    table.play(RED, "stake 2").unwrap();
    for text in [table.journal(), table.record().text_public()] {
        let verdict = verify::<Toy>(book(), &read(&text)).unwrap();
        assert_eq!(verdict, Verdict::Running { entries: 1 });
        assert!(
            verdict
                .to_string()
                .contains("hashes hold, dice not yet verifiable")
        );
    }
}

#[test]
fn the_secrets_are_in_the_owners_save_alone_until_the_end() {
    let running = dealt(13);
    let secret = Secrets::from_number(13, 2).server.to_string();
    let save = running.journal();
    assert!(
        save.lines()
            .nth(1)
            .unwrap()
            .starts_with("{\"keep\":{\"secrets\":{\"server\":")
    );
    assert!(save.contains(&secret));
    for text in [
        public(&save),
        running.record().text_public(),
        running.masked(Viewer::Referee),
    ] {
        assert!(!text.contains(&secret) && !text.contains("keep"), "{text}");
    }
    let over = finished(13).journal();
    assert!(over.contains("\"reveal\"") && !over.contains("\"keep\""));
}

#[test]
fn a_save_is_resumed_and_played_on_as_if_nothing_had_happened() {
    let mut straight = dealt(14);
    straight.play(RED, "stake 2").unwrap();
    let mut resumed: Match<Toy> = Match::resume(book(), &read(&straight.journal())).unwrap();
    for table in [&mut straight, &mut resumed] {
        table.undo(RED).unwrap();
        table.play(RED, "stake 1").unwrap();
        table.play(RED, "strike").unwrap();
        table.play(BLUE, "pass").unwrap();
    }
    assert_eq!(straight.journal(), resumed.journal());
}

#[test]
fn without_the_secrets_a_running_match_can_only_be_looked_at() {
    let table = dealt(14);
    let mut looked: Match<Toy> = Match::resume(book(), &read(&public(&table.journal()))).unwrap();
    let Err(Refused::Forbidden(refusal)) = looked.play(RED, "stake 1") else {
        panic!("there is no seed")
    };
    assert_eq!(refusal.text.key, "table-no-secrets");
}

#[test]
fn a_match_is_resumed_from_a_snapshot() {
    let mut table = open_hands(15);
    table.play(RED, "stake 1").unwrap();
    table.undo(RED).unwrap();
    table.play(RED, "stake 2").unwrap();
    let snapshot = table.snapshot();
    table.play(RED, "strike").unwrap();
    let mut resumed: Match<Toy> =
        Match::resume_at(book(), &read(&table.journal()), &snapshot).unwrap();
    assert_eq!(resumed.journal(), table.journal());
    // Undo reaches back behind the snapshot.
    for table in [&mut table, &mut resumed] {
        table.undo(RED).unwrap();
        table.undo(RED).unwrap();
        table.play(RED, "stake 3").unwrap();
    }
    assert_eq!(resumed.journal(), table.journal());
}

#[test]
fn a_snapshot_of_another_state_is_refused() {
    let mut table = open_hands(15);
    table.play(RED, "stake 1").unwrap();
    let mut snapshot = table.snapshot();
    snapshot.n = 0;
    let fault = Match::<Toy>::resume_at(book(), &read(&table.journal()), &snapshot)
        .err()
        .unwrap();
    assert_eq!(fault.at, "line 3, entry 0");
    snapshot.n = 9;
    assert!(Match::<Toy>::resume_at(book(), &read(&table.journal()), &snapshot).is_err());
}

#[test]
fn what_is_appended_line_by_line_is_the_journal() {
    let mut table = dealt(16);
    let mut file = table.journal();
    let mut rng = table::Rng::new(16);
    while let Turn::Ask(ask) = table.turn() {
        let before = table.record().entries.len();
        let action = table.random_action(&mut rng).unwrap();
        table.play(ask.seat, &action).unwrap();
        file += &table.record().text_after(before);
    }
    let journal = read(&file);
    assert!(matches!(
        verify::<Toy>(book(), &journal),
        Ok(Verdict::Proven { .. })
    ));
    assert_eq!(public(&file), table.journal());
}

#[test]
fn a_save_whose_end_was_not_written_is_mended() {
    let over = finished(17);
    let mut journal = read(&over.journal());
    let end = journal.over.take().unwrap();
    journal.keep = Some(end.reveal);
    let resumed: Match<Toy> = Match::resume(book(), &read(&journal.text())).unwrap();
    assert_eq!(resumed.journal(), over.journal());
}

#[test]
fn each_edited_line_is_refused_where_it_stands() {
    let text = finished(18).journal();
    let count = text.lines().count();
    for at in 0..count {
        let mut edited = lines(&text);
        // One letter or digit of the last value before the link.
        let link = edited[at].rfind(",\"link\"").unwrap();
        let i = edited[at][..link]
            .rfind(|c: char| c.is_ascii_alphanumeric())
            .unwrap();
        let other = if edited[at].as_bytes()[i] == b'0' {
            "1"
        } else {
            "0"
        };
        edited[at].replace_range(i..=i, other);
        assert_eq!(refused_at(&edited.join("\n")), format!("line {}", at + 1));
    }
}

#[test]
fn moved_dropped_and_doubled_lines_are_refused_where_they_stand() {
    let text = finished(19).journal();
    let count = text.lines().count();
    for at in 1..count - 1 {
        let mut moved = lines(&text);
        moved.swap(at, at + 1);
        assert_eq!(refused_at(&moved.join("\n")), format!("line {}", at + 1));
        let mut dropped = lines(&text);
        dropped.remove(at);
        assert_eq!(refused_at(&dropped.join("\n")), format!("line {}", at + 1));
        let mut doubled = lines(&text);
        doubled.insert(at, doubled[at].clone());
        assert_eq!(refused_at(&doubled.join("\n")), format!("line {}", at + 2));
    }
    let mut endless = lines(&text);
    endless.pop();
    assert_eq!(refused_at(&endless.join("\n")), format!("line {count}"));
}

#[test]
fn a_line_that_is_no_line_is_refused_where_it_stands() {
    let text = finished(19).journal();
    for (odd, what) in [
        ("", "not JSON"),
        ("[1]", "not an object"),
        (
            "{\"n\":2,\"seat\":\"green\",\"do\":\"x\"}",
            "no seat 'green'",
        ),
        ("{\"n\":2,\"hash\":\"12\"}", "64 hexadecimal digits"),
        ("{\"n\":2,\"cheat\":1}", "cheat"),
    ] {
        let mut edited = lines(&text);
        edited[3] = odd.to_owned();
        let fault = &Journal::parse("m.jsonl", &edited.join("\n")).unwrap_err()[0];
        assert_eq!(fault.at, "line 4");
        assert!(fault.what.contains(what), "{fault}");
    }
    for head in ["", "{}", "{\"grognard\":2}"] {
        assert_eq!(Journal::parse("m.jsonl", head).unwrap_err()[0].at, "line 1");
    }
}

#[test]
fn a_forged_action_breaks_the_hash() {
    let text = finished(20).journal();
    let journal = read(&text);
    let n = find(
        &journal,
        1,
        |step, _| matches!(step, Step::Do { action, .. } if action == "stake 1"),
    );
    let fault = forged(&text, |journal| {
        let Step::Do { action, .. } = &mut journal.entries[n].step else {
            unreachable!()
        };
        *action = "stake 2".to_owned();
    });
    assert_eq!(fault.at, format!("line {}, entry {n}", n + 2));
    assert!(fault.what.contains("the state hashes to"), "{fault}");
    let illegal = forged(&text, |journal| {
        let Step::Do { action, .. } = &mut journal.entries[n].step else {
            unreachable!()
        };
        *action = "block".to_owned();
    });
    assert!(
        illegal.at.ends_with(&format!("entry {n}")) && illegal.what.contains("T2"),
        "{illegal}"
    );
}

#[test]
fn a_forged_seat_a_forged_hash_and_a_forged_probe_are_found() {
    let text = finished(20).journal();
    let at = |n: usize| format!("line {}, entry {n}", n + 2);
    let seat = forged(&text, |journal| {
        let Step::Do { seat, .. } = &mut journal.entries[1].step else {
            unreachable!()
        };
        *seat = BLUE;
    });
    assert_eq!(seat.at, at(1));
    assert_eq!(
        forged(&text, |journal| journal.entries[2].hash = Key32([7; 32])).at,
        at(2)
    );
    let probe = forged(&text, |journal| {
        let Step::Do { probed, .. } = &mut journal.entries[1].step else {
            unreachable!()
        };
        *probed = true;
    });
    assert_eq!(probe.at, at(1));
}

#[test]
fn a_forged_die_is_found_even_if_it_changes_nothing() {
    let text = finished(20).journal();
    let n = find(&read(&text), 1, |_, chance| {
        chance.len() == 1 && chance[0].parse::<u8>().is_ok()
    });
    // Some of these change nothing on the table: the hash holds, the seed does not.
    for face in ["1", "2", "3", "4", "5", "6"] {
        if read(&text).entries[n].chance[0] != face {
            let fault = forged(&text, |journal| {
                journal.entries[n].chance[0] = face.to_owned()
            });
            assert_eq!(fault.at, format!("line {}, entry {n}", n + 2));
        }
    }
    let left_over = forged(&text, |journal| {
        journal.entries[n].chance.push("6".to_owned())
    });
    assert_eq!(left_over.at, format!("line {}, entry {n}", n + 2));
    let missing = forged(&text, |journal| journal.entries[n].chance.clear());
    assert!(missing.what.contains("run out"), "{missing}");
}

#[test]
fn a_match_folded_from_made_up_dice_is_found_by_its_seed() {
    // A whole forged match, consistent in itself, under the commitments of another.
    let honest = finished(21);
    let fault = forged(&honest.journal(), |journal| {
        let other = read(&finished(22).journal());
        journal.entries = other.entries;
        let (winner, hash) = other.over.map(|over| (over.winner, over.hash)).unwrap();
        let over = journal.over.as_mut().unwrap();
        (over.winner, over.hash) = (winner, hash);
    });
    assert_eq!(fault.at, "line 2, entry 0");
    assert!(fault.mend.contains("it comes out as"), "{fault}");
}

#[test]
fn a_foreign_commitment_a_foreign_secret_and_a_false_winner_are_found() {
    let text = finished(23).journal();
    let foreign = forged(&text, |journal| {
        journal.header.commitments.seats[1] = Key32([9; 32])
    });
    assert_eq!(foreign.at, "line 1, commitments");
    assert!(foreign.what.contains("blue"));
    let secret = forged(&text, |journal| {
        journal.over.as_mut().unwrap().reveal.server = Key32([9; 32])
    });
    assert_eq!(secret.at, "line 1, commitments");
    let last = format!("line {}", text.lines().count());
    let winner = forged(&text, |journal| {
        journal.over.as_mut().unwrap().winner = None
    });
    assert_eq!(winner.at, last);
    let hash = forged(&text, |journal| {
        journal.over.as_mut().unwrap().hash = Key32([9; 32])
    });
    assert_eq!(hash.at, last);
}

#[test]
fn an_undo_that_was_barred_is_found() {
    let mut table = open_hands(24);
    table.play(RED, "stake 1").unwrap();
    table.play(RED, "strike").unwrap();
    table.play(BLUE, "pass").unwrap();
    table.undo_agreed(RED).unwrap();
    let fault = forged(&table.journal(), |journal| {
        let Step::Undo { agreed, .. } = &mut journal.entries[4].step else {
            unreachable!()
        };
        *agreed = false;
    });
    assert_eq!(fault.at, "line 7, entry 4");
    assert!(fault.what.contains("may not be taken back"), "{fault}");
    let other = forged(&table.journal(), |journal| {
        let Step::Undo { of, .. } = &mut journal.entries[4].step else {
            unreachable!()
        };
        *of = 2;
    });
    assert_eq!(other.at, "line 7, entry 4");
}

#[test]
fn another_system_or_other_seats_are_refused() {
    let text = finished(25).journal();
    assert_eq!(
        forged(&text, |journal| journal.header.system = "chess".to_owned()).at,
        "line 1"
    );
    let mut seats = read(&text);
    seats.header.seats[0] = "green".to_owned();
    assert_eq!(verify::<Toy>(book(), &seats).unwrap_err().at, "line 1");
}
