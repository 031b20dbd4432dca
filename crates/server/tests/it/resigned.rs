//! A match that somebody gives up.

use crate::house::{House, Table, mixed};
use client::Answer;
use hyper::Method;
use serde_json::{Value, json};
use table::journal::{Journal, Step};

async fn resign(table: &Table, seat: usize, seq: u64) -> Answer {
    let (path, body) = (table.path("/resign"), json!({ "seq": seq }));
    table.seats[seat].post(&path, &body).await.unwrap()
}

fn told(envelope: &Value) -> bool {
    let events = envelope["view"]["events"].as_array().unwrap();
    events
        .iter()
        .any(|told| told["text"]["key"] == "table-resigns")
}

#[tokio::test(flavor = "multi_thread")]
async fn who_resigns_ends_the_match_for_all_and_for_good() {
    let house = House::open().await;
    let table = house.begin("1", &["here", "far"]).await;
    let before = table.play(9, mixed).await;
    let seq = before["seq"].as_u64().unwrap();
    // The one who is not asked, and who has not seen the last action.
    let seat = 1 - before["asked"]["seat"].as_u64().unwrap() as usize;
    assert_eq!(resign(&table, seat, seq + 1).await.error(), "stale");
    let done = resign(&table, seat, seq - 1).await;
    assert_eq!(done.status, 200, "{}", done.text());
    let end = json!({ "winner": 1 - seat });
    let over = done.json();
    assert_eq!((&over["over"], &over["seq"]), (&end, &json!(seq + 1)));
    assert!(told(&over) && over["asked"].is_null() && over["view"]["prompt"].is_null());
    // An answer that was lost is given again; nobody plays on or takes back.
    for seat in [0, 1] {
        let again = resign(&table, seat, seq).await.json();
        assert_eq!((&again["over"], &again["seq"]), (&end, &json!(seq + 1)));
        assert_eq!(table.undo(seat, seq + 1).await.error(), "barred");
        assert_eq!(table.act(seat, seq + 1, "pass").await.error(), "not-asked");
    }
    // It is over for who looks on, in the lists, and after the server was down.
    let house = house.again().await;
    let table = house.table(&table.id, &table.tokens());
    let anybody = table.get(0, "/look").await.json()["token"].clone();
    let anybody = house.table(&table.id, &[anybody.as_str().unwrap().to_owned()]);
    let looked = anybody.envelope(0).await;
    assert!(told(&looked) && looked["over"] == end, "{looked}");
    let listed = house.owner().get("/api/matches").await.unwrap().json();
    assert_eq!(listed[0]["over"], end, "{listed}");
    let ended = table.get(0, "/course").await.json()["ended"].clone();
    assert_eq!(ended[0]["text"]["key"], "table-resigns");
    // Its journal is whole: it is taken in elsewhere.
    let journal = table.get(0, "/journal").await;
    let read = Journal::parse("x", &journal.text()).unwrap();
    let last = &read.entries.last().unwrap().step;
    assert!(matches!(last, Step::Resign { seat: by } if by.index() == seat));
    let text = journal.text().to_owned().into();
    let brought = house
        .door
        .send(Method::POST, "/api/journals", &[], text)
        .await;
    assert_eq!(brought.unwrap().status, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_machine_stops_thinking_when_its_opponent_resigns() {
    let house = House::open().await;
    let table = house.begin("1", &["grognard", "here"]).await;
    let seq = table.envelope(1).await["seq"].as_u64().unwrap();
    let over = resign(&table, 1, seq).await.json();
    assert_eq!(over["over"], json!({ "winner": 0 }));
    assert_eq!(over["thinking"], json!(false));
    // What it was about to do is not done, and a server that starts wakes nobody for it.
    let house = house.again().await;
    let table = house.table(&table.id, &table.tokens());
    assert_eq!(table.envelope(1).await["seq"], over["seq"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_not_given_up() {
    let house = House::open().await;
    let path = "/api/systems/ccgw/lessons/first";
    let begun = house.door.post(path, &json!({})).await.unwrap().json();
    let token = begun["token"].as_str().unwrap().to_owned();
    let table = house.table(begun["id"].as_str().unwrap(), &[token]);
    assert_eq!(resign(&table, 0, 0).await.error(), "no-resigning");
}
