//! A seat sees its view and nothing else: two matches that differ in hidden parts alone look the same.

use crate::house::{House, Table, content};
use ccgw::Book;
use serde_json::Value;
use std::collections::HashMap;
use table::commit::Secrets;
use table::journal::Header;
use table::{Chance, Game, Known, MatchSpec, Seat, Teller, Viewer, state_hash};

const SCENARIO: &str = "1";

/// Two numbers whose dice deal this seat the same hand and the other seat another. `hint`: found by looking from
/// 0 on; where the cards are other ones now, it takes a while longer.
fn twins(seat: Seat, hint: [u64; 2]) -> (u64, u64) {
    let book = Book::open(&content(), &MatchSpec::scenario(SCENARIO)).unwrap();
    let seats = book.seats();
    let mut seen: HashMap<[u8; 32], (u64, [u8; 32])> = HashMap::new();
    for number in hint.into_iter().chain(0..) {
        let secrets = Secrets::from_number(number, seats.len());
        let header = Header {
            system: Book::SYSTEM.to_owned(),
            scenario: SCENARIO.to_owned(),
            options: Default::default(),
            edition: Book::EDITION,
            commitments: secrets.commitments(&seats),
            seats: seats.clone(),
            content: None,
            given: None,
        };
        let (mut chance, mut teller) = (
            Chance::keyed(secrets.seed(&header.agreed()), 0),
            Teller::listening(),
        );
        let state = book.start(&mut chance, &mut teller);
        // The order in which its own cards came is known to a seat too.
        let viewer = Viewer::Seat(seat);
        let heard = teller
            .events()
            .iter()
            .filter(|told| told.audience.hears(viewer));
        let heard: Vec<String> = heard.map(|told| format!("{:?}", told.text)).collect();
        let known = Known::mask(&book, &state, viewer);
        let open = state_hash(&(heard, state_hash(&*known)));
        let whole = state_hash(&state);
        match seen.insert(open, (number, whole)) {
            Some((twin, other)) if twin != number && other != whole => return (twin, number),
            _ => {}
        }
    }
    unreachable!("there are fewer hands than numbers")
}

/// What a seat can learn of a match, the match's own name left out.
async fn all(table: &Table, seat: usize) -> Vec<String> {
    let mut all = Vec::new();
    let asks = [
        "",
        "/actions",
        "/odds",
        "/positions",
        "/positions/0",
        "/orders",
        "/why?hex=F3",
        "/why?hex=F3&hex=F4",
        "/why?card=recon-left",
        "/sight?from=F6",
        "/journal",
    ];
    for rest in asks {
        let answer = table.get(seat, rest).await;
        let mut text = answer.text().replace(&table.id, "ID");
        if rest == "/journal" {
            // What was committed to before the first card is open, and another in each match.
            text = text.lines().skip(1).collect::<Vec<_>>().join("\n");
        }
        all.push(format!("{rest} {} {text}", answer.status));
    }
    all
}

/// Whether a seat holds a card that it did not hold before.
fn drawn(now: &Value, seat: usize, before: &Value) -> bool {
    let cards = |envelope: &Value| -> Vec<String> {
        let zones = envelope["view"]["zones"].as_array().unwrap().iter();
        let hands = zones.filter(|zone| zone["kind"] == "hand" && zone["seat"] == seat);
        let cards = hands.flat_map(|zone| zone["cards"].as_array().unwrap().clone());
        cards.map(|card| card["card"].to_string()).collect()
    };
    let mut held = cards(before);
    cards(now)
        .iter()
        .any(|card| match held.iter().position(|known| known == card) {
            Some(at) => {
                held.swap_remove(at);
                false
            }
            None => true,
        })
}

/// Where two texts part.
fn parting(one: &str, two: &str) -> String {
    let same = one
        .bytes()
        .zip(two.bytes())
        .take_while(|(a, b)| a == b)
        .count();
    let around = |text: &str| {
        let bytes = &text.as_bytes()[same.saturating_sub(80)..text.len().min(same + 80)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("…{}… or …{}…", around(one), around(two))
}

/// Plays two matches alike and compares what the seat sees, until a die falls or a card is drawn: those differ.
async fn compare(seat: usize, (one, two): (u64, u64)) -> usize {
    let house = House::open().await;
    let mut tables = Vec::new();
    for number in [one, two] {
        let secrets = Secrets::from_number(number, 2);
        let seats = ["far", "far"];
        let begun = house.server.begin("ccgw", SCENARIO, &seats, secrets);
        let (id, tokens) = begun.await.unwrap();
        tables.push(house.table(&id, &tokens));
    }
    let (a, b) = (&tables[0], &tables[1]);
    for compared in 0.. {
        let (seen, other) = (all(a, seat).await, all(b, seat).await);
        for (one, two) in seen.iter().zip(&other) {
            assert!(
                one == two,
                "after {compared} actions: {}",
                parting(one, two)
            );
        }
        let before = envelopes(a, b).await;
        let hidden = |envelopes: &[Value; 2]| envelopes[1 - seat]["view"]["zones"].clone();
        assert_ne!(
            hidden(&before[0]),
            hidden(&before[1]),
            "the hidden hands differ"
        );
        let asked = before[0][0]["asked"]["seat"].as_u64().unwrap() as usize;
        let (first, second) = (actions(&before[0][asked]), actions(&before[1][asked]));
        // What both can do; of the seat that looks it is the same list.
        let Some(action) = first.iter().find(|action| second.contains(action)) else {
            return compared;
        };
        let seq = before[0][0]["seq"].as_u64().unwrap();
        let played = [
            a.act(asked, seq, action).await,
            b.act(asked, seq, action).await,
        ];
        assert!(played.iter().all(|played| played.status == 200));
        let after = envelopes(a, b).await;
        let dice = played.iter().any(|played| {
            played.json()["view"]["events"]
                .to_string()
                .contains("\"dice\"")
        });
        let cards = (0..2).any(|of| (0..2).any(|t| drawn(&after[t][of], of, &before[t][of])));
        if dice || cards {
            return compared;
        }
    }
    unreachable!("a match ends")
}

/// What both seats of both matches see.
async fn envelopes(a: &Table, b: &Table) -> [[Value; 2]; 2] {
    [
        [a.envelope(0).await, a.envelope(1).await],
        [b.envelope(0).await, b.envelope(1).await],
    ]
}

fn actions(envelope: &Value) -> Vec<String> {
    let offers = envelope["view"]["offers"].as_array().unwrap().iter();
    let action = |offer: &Value| offer["action"].as_str().unwrap().to_owned();
    offers.map(action).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_differs_in_hidden_parts_alone_looks_the_same_to_who_plays() {
    let compared = compare(0, twins(Seat(0), [39_728, 103_781])).await;
    assert!(compared >= 3, "only {compared} positions were compared");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_differs_in_hidden_parts_alone_looks_the_same_to_who_waits() {
    let compared = compare(1, twins(Seat(1), [67_929, 85_404])).await;
    assert!(compared >= 3, "only {compared} positions were compared");
}
