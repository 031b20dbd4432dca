//! What a player has of a running match, and what it is worth to have kept the header.

use crate::play::{BLUE, RED, dealt, finished, open_hands};
use table::journal::{Head, Journal, Since, Told};
use table::{AnyMatch, Audience, DieView, Event, Look, Match, Rng, Text, Turn, Viewer};

fn read(text: &str) -> Told {
    Told::parse("mine.txt", text).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn head(text: &str) -> Head {
    Head::read("kept.txt", text).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Two moments of red's: it stakes and swaps a card.
fn running() -> Match<crate::toy::Toy> {
    let mut table = open_hands(1);
    table.play(RED, "stake 1").unwrap();
    table.play(RED, "swap spy").unwrap();
    table
}

fn mine(table: &Match<crate::toy::Toy>) -> String {
    table.masked(Viewer::Seat(RED))
}

#[test]
fn a_players_view_is_read_and_is_no_journal() {
    let table = running();
    for viewer in [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Everyone] {
        let text = table.masked(viewer);
        assert!(Told::is_one(&text) && Journal::parse("m", &text).is_err());
        let told = read(&text);
        assert_eq!(told.header, table.record().header);
        assert_eq!(told.moments.len(), text.lines().count() - 1);
    }
    assert_eq!(read(&mine(&table)).seat, Some(RED));
    assert_eq!(read(&table.masked(Viewer::Everyone)).seat, None);
    for whole in [table.journal(), finished(3).journal(), table.header()] {
        assert!(!Told::is_one(&whole));
    }
}

#[test]
fn a_view_that_somebody_touched_is_refused_where_it_stands() {
    let table = running();
    let text = mine(&table);
    let refused = |text: String| Told::parse("mine.txt", &text).unwrap_err().remove(0);
    let agreed = refused(text.replacen("\"duel\"", "\"brawl\"", 1));
    assert!(
        agreed.at == "line 1" && agreed.what.contains("link"),
        "{agreed}"
    );
    let number = refused(text.replacen("\"n\":1", "\"n\":7", 1));
    assert_eq!(
        (number.at.as_str(), number.what.as_str()),
        ("line 3", "this is moment 7")
    );
    let field = refused(text.replacen("\"n\":1", "\"n\":1,\"hash\":\"\"", 1));
    assert!(
        field.at == "line 3" && field.what.contains("hash"),
        "{field}"
    );
    let journal = table.journal();
    let keep = journal.lines().nth(1).unwrap();
    let secrets = refused(format!("{text}{keep}\n"));
    let server = &table.record().keep.as_ref().unwrap().server.to_string();
    assert!(secrets.what.contains("secrets") && !secrets.to_string().contains(server));
    let other = table.masked(Viewer::Seat(BLUE));
    let dealt = other
        .lines()
        .nth(1)
        .unwrap()
        .replacen("\"n\":0", "\"n\":3", 1);
    let two = refused(format!("{text}{dealt}\n"));
    assert!(two.what.contains("two seats"), "{two}");
}

#[test]
fn damaged_secrets_are_a_fault_that_does_not_cite_them() {
    let journal = running().journal();
    let keep = journal.lines().nth(1).unwrap();
    let cut = keep.replacen("\",\"red\"", "0\",\"red\"", 1);
    assert_ne!(cut, keep);
    let fault = &Journal::parse("m", &journal.replacen(keep, &cut, 1)).unwrap_err()[0];
    assert_eq!(fault.at, "line 2");
    let server = keep.split('"').nth(7).unwrap();
    assert!(
        server.len() == 64 && !fault.to_string().contains(&server[..16]),
        "{fault}"
    );
}

#[test]
fn the_header_a_seat_has_is_that_of_the_finished_journal() {
    let mut table = dealt(8);
    let kept = table.header();
    assert_eq!(Some(kept.as_str()), mine(&table).lines().next());
    let mut rng = Rng::new(8);
    while let Turn::Ask(ask) = table.turn() {
        let action = table.random_action(&mut rng).unwrap();
        table.play(ask.seat, &action).unwrap();
    }
    let journal = table.journal();
    assert_eq!(journal.lines().next(), Some(kept.as_str()));
    assert_eq!(head(&kept).differences(&head(&journal)), []);
}

#[test]
fn another_deal_is_another_header_and_it_is_said_where() {
    let (one, other) = (head(&dealt(1).header()), head(&dealt(2).journal()));
    let differ: Vec<String> = { one.differences(&other).into_iter() }
        .map(|d| d.at)
        .collect();
    assert_eq!(
        differ,
        ["commitments.server", "commitments.red", "commitments.blue"]
    );
    // A field that only one has is a difference too, whatever it is called.
    let table = dealt(1);
    let mut record = table.record();
    record.header.options.insert("night".into(), "yes".into());
    let night = head(&record.header_line());
    for (one, other, here) in [(&night, &one, true), (&one, &night, false)] {
        let found = &one.differences(other)[..];
        let [only] = found else { panic!("{found:?}") };
        assert_eq!(only.at, "options.night");
        assert_eq!((only.here.is_some(), only.there.is_some()), (here, !here));
    }
}

#[test]
fn what_is_no_header_is_said_to_be_none() {
    let header = dealt(1).header();
    for (odd, what) in [
        ("", "not JSON"),
        ("[]", "not an object"),
        ("{\"n\":0}", "not the header"),
        (
            &header.replacen("duel", "brawl", 1),
            "not as it was written",
        ),
    ] {
        let fault = Head::read("kept.txt", odd).unwrap_err();
        assert!(fault.at == "line 1" && fault.what.contains(what), "{fault}");
    }
}

#[test]
fn a_view_goes_on_from_an_earlier_one() {
    let mut table = running();
    let earlier = read(&mine(&table));
    let mut rng = Rng::new(4);
    for _ in 0..3 {
        let Turn::Ask(ask) = table.turn() else {
            panic!("it has just begun")
        };
        let action = table.random_action(&mut rng).unwrap();
        table.play(ask.seat, &action).unwrap();
    }
    let later = read(&mine(&table));
    let same = |common, taken_back| Ok(Since::Same { common, taken_back });
    assert_eq!(later.since(&earlier), same(earlier.moments.len(), 0));
    let blue = read(&table.masked(Viewer::Seat(BLUE)));
    assert_eq!(blue.since(&earlier), Ok(Since::OtherSeat));
}

#[test]
fn what_was_taken_back_is_counted_and_dice_are_not_taken_back() {
    let mut table = open_hands(1);
    table.play(RED, "stake 1").unwrap();
    let earlier = mine(&table);
    table.undo(RED).unwrap();
    table.play(RED, "stake 2").unwrap();
    let later = read(&mine(&table));
    let same = |common, taken_back| Ok(Since::Same { common, taken_back });
    assert_eq!(later.since(&read(&earlier)), same(1, 1));
    // The same, but dice fell in what is told otherwise now.
    let mut rolled = read(&earlier);
    let mut event = Event::new(Audience::All, Text::new("rolled"));
    event.dice.push(DieView {
        die: "6".to_owned(),
        text: Text::new("six"),
        counts: true,
        face: String::new(),
        look: Look::default(),
    });
    rolled.moments[1].told.push(event);
    let otherwise = later.since(&rolled).unwrap_err();
    assert_eq!(otherwise.at, "line 3, moment 1");
    assert!(otherwise.what.contains("not what was told"), "{otherwise}");
    // Or the match has gone back to before them.
    let begun = read(&mine(&open_hands(1)));
    let back = begun.since(&rolled).unwrap_err();
    assert!(back.mend.contains("went back in time"), "{back}");
    // The deal is never taken back.
    let mut other = begun.clone();
    other.moments[0].told.pop();
    assert_eq!(other.since(&begun).unwrap_err().at, "line 2, moment 0");
}
