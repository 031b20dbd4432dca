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
fn the_dice_of_a_running_match_are_checked_where_its_secrets_are() {
    let mut table = dealt(12);
    table.play(RED, "stake 2").unwrap();
    for (text, dice_checked, words) in [
        (
            table.journal(),
            true,
            "dice and cards are those of the seed",
        ),
        (
            table.record().text_public(),
            false,
            "dice not yet verifiable",
        ),
    ] {
        let verdict = verify::<Toy>(book(), &read(&text)).unwrap();
        let expected = Verdict::Running {
            entries: 1,
            dice_checked,
        };
        assert_eq!(verdict, expected);
        assert!(verdict.to_string().contains(words), "{verdict}");
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
        public(&save).into_owned(),
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
    let journal = read(&public(&table.journal()));
    let fault = Match::<Toy>::resume(book(), &journal).err().unwrap();
    assert!(fault.what.contains("not resumed"), "{fault}");
    let mut looked = replay::<Toy>(book(), &journal).unwrap();
    assert_eq!(looked.hash(), table.hash());
    let Err(Refused::Forbidden(refusal)) = looked.play(RED, "stake 1") else {
        panic!("there is no seed")
    };
    assert_eq!(refusal.text.key, "table-no-secrets");
}

/// A running match in which red has struck with a stake of 1, and hit.
fn struck() -> Match<Toy> {
    let mut tables = (40..).map(|number| {
        let mut table = dealt(number);
        table.play(RED, "stake 1").unwrap();
        table.play(RED, "strike").unwrap();
        table.play(BLUE, "pass").unwrap();
        table
    });
    let hit = |table: &Match<Toy>| table.record().entries[3].chance != ["6"];
    tables.find(hit).unwrap()
}

#[test]
fn a_tampered_save_is_not_resumed() {
    let save = struck().journal();
    let refused = |forge: &dyn Fn(&mut Journal)| {
        let mut journal = read(&save);
        forge(&mut journal);
        let resumed = Match::<Toy>::resume(book(), &read(&journal.text()));
        resumed.err().expect("somebody touched it").at
    };
    // Another die that hits as well: every hash holds.
    let die = |journal: &mut Journal| {
        let face = if journal.entries[3].chance == ["1"] {
            "2"
        } else {
            "1"
        };
        journal.entries[3].chance = vec![face.to_owned()];
    };
    let mut looked = read(&public(&save));
    die(&mut looked);
    replay::<Toy>(book(), &looked).expect("without the secrets nobody can tell");
    assert_eq!(refused(&die), "line 6, entry 3");
    // A match of other dice, sound in itself, and secrets that nobody committed to.
    let other = read(&dealt(99).journal());
    assert_eq!(
        refused(&|journal| journal.entries = other.entries.clone()),
        "line 3, entry 0"
    );
    assert_eq!(
        refused(&|journal| journal.keep = other.keep.clone()),
        "line 1, commitments"
    );
}

#[test]
fn no_line_of_a_journal_holds_a_state() {
    let mut edited = lines(&finished(15).journal());
    edited[1] = edited[1].replacen("{\"n\":0,", "{\"n\":0,\"position\":\"00\",", 1);
    let fault = &Journal::parse("m.jsonl", &edited.join("\n")).unwrap_err()[0];
    assert!(
        fault.at == "line 2" && fault.what.contains("position"),
        "{fault}"
    );
}

#[test]
fn a_header_whose_seats_have_no_names_of_their_own_is_refused() {
    let text = finished(15).journal();
    for (odd, what) in [
        ("server", "'server'"),
        ("", "seat 2 has no name"),
        ("red", "two seats are called 'red'"),
    ] {
        let edited = text.replace("\"blue\"", &format!("\"{odd}\""));
        let fault = &Journal::parse("m.jsonl", &edited).unwrap_err()[0];
        assert!(fault.at == "line 1" && fault.what.contains(what), "{fault}");
    }
}

#[test]
fn what_was_agreed_cannot_be_edited_afterwards() {
    type Forge = fn(&mut Journal);
    let forges: [Forge; 3] = [
        |journal| journal.header.scenario = "brawl".to_owned(),
        |journal| _ = journal.header.options.insert("night".into(), "yes".into()),
        |journal| journal.header.edition += 1,
    ];
    for forge in forges {
        // The dice of the first draw that comes out differently.
        let finished = forged(&finished(15).journal(), forge);
        assert!(finished.at.contains("entry"), "{finished}");
        let running = forged(&struck().journal(), forge);
        assert!(running.at.contains("entry"), "{running}");
    }
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
        file += &table.journal_after(before);
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
fn a_text_that_is_no_journal_is_not_read_to_its_end() {
    let header = lines(&finished(11).journal()).remove(0);
    let faults = Journal::parse("m.jsonl", &(header + &"\n".repeat(10_000))).unwrap_err();
    assert!(faults.len() <= 100, "{} faults", faults.len());
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
    assert_eq!(missing.at, format!("line {}, entry {n}", n + 2));
    // The same without the seed.
    let missing = forged(&text, |journal| {
        journal.over = None;
        journal.entries.truncate(n + 1);
        journal.entries[n].chance.clear();
    });
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

#[test]
fn a_match_that_was_given_up_is_proven_and_can_be_gone_on_with() {
    let mut table = dealt(15);
    table.play(RED, "stake 2").unwrap();
    table.resign(BLUE).unwrap();
    let text = table.journal();
    assert!(text.contains(r#""seat":"blue","resign":true"#), "{text}");
    let journal = read(&text);
    assert_eq!(journal.text(), text);
    let again = replay::<Toy>(book(), &journal).unwrap();
    assert_eq!(again.turn(), table.turn());
    assert_eq!(again.log(Viewer::Referee), table.log(Viewer::Referee));
    let verdict = verify::<Toy>(book(), &journal).unwrap();
    assert!(
        matches!(verdict, Verdict::Proven { entries: 2, .. }),
        "{verdict}"
    );
    // One whose last line was not written any more is mended, since its owner has the secrets.
    let mut cut = journal.clone();
    (cut.keep, cut.over) = (cut.over.take().map(|over| over.reveal), None);
    assert_eq!(replay::<Toy>(book(), &cut).unwrap().journal(), text);
    // Nothing follows it.
    for step in [
        Step::Resign { seat: RED },
        Step::Do {
            seat: RED,
            action: "strike".to_owned(),
            probed: false,
        },
        Step::Undo {
            seat: RED,
            of: 1,
            agreed: true,
        },
    ] {
        let fault = forged(&text, |journal| {
            let last = journal.entries.last().unwrap().clone();
            let n = last.n + 1;
            journal
                .entries
                .push(table::journal::Entry { n, step, ..last });
        });
        assert!(fault.at.contains("entry 3"), "{fault}");
    }
    // Who was named is bound by the links and by the winner.
    let fault = forged(&text, |journal| {
        journal.entries[2].step = Step::Resign { seat: RED };
    });
    assert!(fault.what.contains("winner"), "{fault}");
    // From where it stood it goes on.
    let on = table::journal::go_on::<Toy>(book(), None, &journal, 1, Secrets::from_number(3, 2));
    assert!(matches!(on.unwrap().turn(), Turn::Ask(_)));
}
