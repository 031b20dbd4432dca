//! Moving by a click on the goal, and taking it back.

use crate::house::{House, Table, mixed};
use hyper::Method;
use serde_json::{Value, json};
use table::commit::Secrets;
use table::journal::Journal;

/// A match has so many answers at most, and of so many one has what is looked for.
const ENOUGH: usize = 3_000;
const SEEDS: u64 = 30;

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap()
}

/// A match of two at this screen, of a known seed; nobody reacts.
async fn table(house: &House, system: &str, seed: u64) -> Table {
    let secrets = Secrets::from_number(seed, 2);
    let begun = house.server.begin(system, "1", &["here", "here"], secrets);
    let (id, tokens) = begun.await.unwrap();
    let table = house.table(&id, &tokens);
    for seat in &table.seats {
        let set = seat
            .send(
                Method::PUT,
                &table.path("/orders"),
                &[],
                "*: -> pass".into(),
            )
            .await
            .unwrap();
        assert_eq!(set.status, 200, "{}", set.text());
    }
    table
}

/// Plays until somebody has a way of several steps; the match, who, what he sees, and the longest.
async fn long_way(
    house: &House,
    system: &str,
    then: impl Fn(&Value) -> bool,
) -> (Table, usize, Value, Value) {
    for seed in 1..SEEDS {
        let table = table(house, system, seed).await;
        if let Some((seat, envelope, way)) = way_of(&table, &then).await {
            return (table, seat, envelope, way);
        }
    }
    panic!("nobody moves");
}

async fn way_of(table: &Table, then: impl Fn(&Value) -> bool) -> Option<(usize, Value, Value)> {
    for n in 0..ENOUGH {
        let seat = table.envelope(0).await["asked"]["seat"].as_u64()? as usize;
        let envelope = table.envelope(seat).await;
        let offers = envelope["view"]["offers"].as_array().unwrap();
        let step = offers
            .iter()
            .find(|offer| offer["mark"] == "move" && offer["click"][1]["hex"].is_string());
        if let Some(step) = step {
            let from = step["click"][0]["hex"].as_str().unwrap();
            let piece = step["piece"]
                .as_u64()
                .map_or_else(String::new, |id| format!("&piece={id}"));
            let ways = table
                .get(seat, &format!("/ways?from={from}{piece}"))
                .await
                .json();
            assert_eq!(ways["seq"], envelope["seq"]);
            let steps = |way: &Value| way["steps"].as_array().unwrap().len();
            let ways = ways["ways"].as_array().unwrap().iter();
            let whole = ways.filter(|way| way["open"].is_null() && steps(way) > 1 && then(way));
            if let Some(way) = whole.max_by_key(|way| steps(way)) {
                return Some((seat, envelope.clone(), way.clone()));
            }
        }
        let offer = &offers[mixed(n, 0) % offers.len()];
        let acted = table
            .act(
                seat,
                number(&envelope["seq"]),
                offer["action"].as_str().unwrap(),
            )
            .await;
        assert_eq!(acted.status, 200, "{}", acted.text());
    }
    None
}

/// Sends a way in one request.
async fn go(table: &Table, seat: usize, seq: u64, way: &Value) -> Value {
    let steps: Vec<&Value> = { way["steps"].as_array().unwrap().iter() }
        .map(|step| &step["action"])
        .collect();
    let act = json!({ "seq": seq, "action": steps[0], "then": steps[1..] });
    let gone = table.seats[seat]
        .post(&table.path("/actions"), &act)
        .await
        .unwrap();
    assert_eq!(gone.status, 200, "{}", gone.text());
    gone.json()
}

/// Whether who has gone a way may still go on: else the turn may end with it, and cards are drawn.
fn goes_on(way: &Value) -> bool {
    way["left"].as_i64() > Some(0)
}

fn pieces_in(envelope: &Value, hex: &Value) -> usize {
    let pieces = envelope["view"]["pieces"].as_array().unwrap();
    pieces.iter().filter(|piece| &piece["place"] == hex).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_way_is_gone_at_one_request_and_taken_back_at_one() {
    let house = House::open().await;
    for system in ["ccgw", "cce"] {
        let (table, seat, before, way) = long_way(&house, system, goes_on).await;
        let steps = way["steps"].as_array().unwrap().len() as u64;
        let seq = number(&before["seq"]);
        let gone = go(&table, seat, seq, &way).await;
        assert!(number(&gone["seq"]) >= seq + steps, "{system}: {way}");
        assert!(
            pieces_in(&gone, &way["to"]) > pieces_in(&before, &way["to"]),
            "{system}: {way}"
        );
        // It is called by where it led.
        let goal = json!(["to", { "name": way["to"] }]);
        let what = gone["undo"]["what"]["args"].as_array().unwrap();
        assert!(what.contains(&goal), "{}", gone["undo"]);
        let back = table.undo(seat, number(&gone["seq"])).await;
        assert_eq!(back.status, 200, "{}", back.text());
        assert_eq!(
            back.json()["view"]["pieces"],
            before["view"]["pieces"],
            "{system}"
        );
        assert_eq!(
            back.json()["view"]["offers"],
            before["view"]["offers"],
            "{system}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_was_asked_about_is_taken_back_with_the_step_before_it() {
    let house = House::open().await;
    // Under the eyes of the enemy: his standing order lets every step go by.
    let threatened = |way: &Value| {
        let steps = way["steps"].as_array().unwrap();
        steps.iter().all(|step| step["threat"].is_object())
    };
    let (table, seat, before, way) = long_way(&house, "cce", threatened).await;
    let seq = number(&before["seq"]);
    let gone = go(&table, seat, seq, &way).await;
    let steps = way["steps"].as_array().unwrap().len() as u64;
    assert!(
        number(&gone["seq"]) > seq + steps,
        "nobody else was asked: {way}"
    );
    let back = table.undo(seat, number(&gone["seq"])).await;
    assert_eq!(back.status, 200, "{}", back.text());
    assert_eq!(back.json()["view"]["pieces"], before["view"]["pieces"]);
    // Read from disk, it is the same match.
    let (id, tokens) = (table.id.clone(), table.tokens());
    let house = house.again().await;
    let table = house.table(&id, &tokens);
    assert_eq!(
        table.envelope(seat).await["view"]["pieces"],
        before["view"]["pieces"]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_friendly_table_dice_are_taken_back_too_and_everybody_is_told() {
    let house = House::open().await;
    for friendly in [true, false] {
        let seats = json!([{ "by": "here", "friendly": friendly }, { "by": "machine", "level": "recruit" }]);
        let new = json!({ "system": "ccgw", "scenario": "1", "seats": seats });
        let begun = house.door.post("/api/matches", &new).await.unwrap().json();
        let token = begun["seats"][0]["token"].as_str().unwrap().to_owned();
        let table = house.table(begun["id"].as_str().unwrap(), &[token]);
        let mut crossed = false;
        for n in 0..200 {
            let before = table.asked(0).await;
            // What was done again may have ended it.
            if !before["over"].is_null() {
                break;
            }
            let offers = before["view"]["offers"].as_array().unwrap();
            let offer = offers[mixed(n, 0) % offers.len()]["action"]
                .as_str()
                .unwrap();
            assert_eq!(
                table.act(0, number(&before["seq"]), offer).await.status,
                200
            );
            let after = table.asked(0).await;
            if !after["over"].is_null() {
                break;
            }
            let back = table.undo(0, number(&after["seq"])).await;
            assert_eq!(
                back.status == 200,
                after["undo"]["may"] == true,
                "{}",
                back.text()
            );
            if back.status == 200 {
                assert_eq!(back.json()["view"]["pieces"], before["view"]["pieces"]);
                crossed |= back.json()["view"]["events"]
                    .to_string()
                    .contains("table-took-back");
                table.act(0, number(&back.json()["seq"]), offer).await;
            } else {
                assert!(!friendly, "{}", back.text());
            }
        }
        assert_eq!(crossed, friendly);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_is_looked_at_by_anybody_and_gone_on_from_with_other_dice() {
    let house = House::open().await;
    let table = house.begin("2", &["here", "recruit"]).await;
    let after = |table: &Table, position: u64| {
        let after = json!({ "match": table.id, "token": table.tokens()[0], "position": position });
        let seats = json!([{ "by": "here" }, { "by": "here" }]);
        json!({ "system": "ccgw", "scenario": "2", "seats": seats, "after": after })
    };
    let early = house
        .door
        .post("/api/matches", &after(&table, 0))
        .await
        .unwrap();
    assert_eq!(
        (early.status.as_u16(), early.error().as_str()),
        (409, "not-over")
    );
    assert_eq!(table.get(0, "/look").await.error(), "not-over");
    let over = table.play(20_000, mixed).await;
    let last = number(&over["position"]);

    let token = table.get(0, "/look").await.json()["token"]
        .as_str()
        .unwrap()
        .to_owned();
    let anybody = house.table(&table.id, &[token]);
    let then = anybody.get(0, &format!("/positions/{}", last / 2)).await;
    assert_eq!(then.status, 200, "{}", then.text());

    let end = house
        .door
        .post("/api/matches", &after(&table, last))
        .await
        .unwrap();
    assert_eq!(end.error(), "bad-journal", "{}", end.text());
    let begun = house
        .door
        .post("/api/matches", &after(&table, last / 2))
        .await
        .unwrap();
    assert_eq!(begun.status, 201, "{}", begun.text());
    let begun = begun.json();
    let tokens: Vec<String> = { begun["seats"].as_array().unwrap().iter() }
        .map(|seat| seat["token"].as_str().unwrap().to_owned())
        .collect();
    let id = begun["id"].as_str().unwrap();
    let again = house.table(id, &tokens);
    let pieces = |envelope: &Value| envelope["view"]["pieces"].clone();
    // It goes on, also after a restart, and its journal holds to the last die.
    again.play(30, mixed).await;
    let seen = pieces(&again.envelope(0).await);
    let house = house.again().await;
    let again = house.table(id, &tokens);
    assert_eq!(pieces(&again.envelope(0).await), seen);
    let over = again.play(20_000, mixed).await;
    assert!(!over["over"].is_null());
    let journal = again.get(0, "/journal").await;
    // What was given is what was done there.
    let here = Journal::parse("here", &journal.text()).unwrap();
    let there = house
        .table(&table.id, &table.tokens())
        .get(0, "/journal")
        .await;
    let there = Journal::parse("there", &there.text()).unwrap();
    let given = here.header.given.unwrap() as usize;
    assert!(given > 0 && given < here.entries.len());
    assert_eq!(
        there.entries[last as usize / 2].hash,
        here.entries[given].hash
    );
    let brought = { house.door }
        .send(
            Method::POST,
            "/api/journals",
            &[],
            journal.text().to_owned().into(),
        )
        .await
        .unwrap();
    assert_eq!(brought.status, 201, "{}", brought.text());
}
