//! Matches with known dice and hands: only where the program was started so, and never taken for fair ones.

use crate::house::{House, Table};
use serde_json::{Value, json};

fn new(seats: Value, seed: Option<u64>) -> Value {
    let mut new = json!({ "system": "ccgw", "scenario": "1", "seats": seats });
    if let Some(seed) = seed {
        new["seed"] = json!(seed);
    }
    new
}

fn two() -> Value {
    json!([{ "by": "here" }, { "by": "here" }])
}

async fn rehearsing() -> House {
    let data = tempfile::tempdir().unwrap();
    House::with(data, |options| options.limits.rehearsal = Some(40)).await
}

async fn begun(house: &House, new: &Value) -> Table {
    let begun = house.owner().post("/api/matches", new).await.unwrap();
    assert_eq!(begun.status, 201, "{}", begun.text());
    let begun = begun.json();
    let token = |seat: &Value| seat["token"].as_str().unwrap_or_default().to_owned();
    let tokens: Vec<String> = begun["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(token)
        .collect();
    house.table(begun["id"].as_str().unwrap(), &tokens)
}

/// The header of a match.
async fn header(table: &Table, seat: usize) -> Value {
    let header = table.get(seat, "/header").await.text();
    serde_json::from_str(header.lines().next().unwrap()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_for_people_takes_no_seed() {
    let house = House::open().await;
    let asked = house
        .owner()
        .post("/api/matches", &new(two(), Some(7)))
        .await;
    let asked = asked.unwrap();
    assert_eq!(
        (asked.status.as_u16(), &asked.json()["error"]),
        (422, &json!("no-rehearsal"))
    );
    // Nor can it be slipped in as something agreed on.
    let mut slipped = new(two(), None);
    slipped["options"] = json!({ "rehearsal": "7" });
    let slipped = house.owner().post("/api/matches", &slipped).await.unwrap();
    assert_eq!(
        (slipped.status.as_u16(), &slipped.json()["error"]),
        (422, &json!("bad-options"))
    );
    let fair = begun(&house, &new(two(), None)).await;
    assert_eq!(header(&fair, 0).await["options"]["rehearsal"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_number_is_the_same_match_and_its_header_says_so() {
    let house = rehearsing().await;
    let hand = async |table: &Table| table.envelope(0).await["view"]["zones"].clone();
    let (first, second) = (
        begun(&house, &new(two(), Some(7))).await,
        begun(&house, &new(two(), Some(7))).await,
    );
    assert_eq!(hand(&first).await, hand(&second).await);
    // Without a number they are numbered as they come.
    let (third, fourth) = (
        begun(&house, &new(two(), None)).await,
        begun(&house, &new(two(), None)).await,
    );
    for (table, seed) in [(&first, "7"), (&third, "40"), (&fourth, "41")] {
        assert_eq!(header(table, 0).await["options"]["rehearsal"], seed);
        let told = &table.envelope(0).await["options"];
        assert_eq!(told[0]["option"]["key"], "rehearsal", "{told}");
    }
    // Only the owner says which.
    let stranger = house.door.post("/api/matches", &new(two(), Some(7))).await;
    assert!([401, 403].contains(&stranger.unwrap().status.as_u16()));
    // It is folded and goes on like any other.
    let (id, tokens) = (first.id.clone(), first.tokens());
    let before = hand(&first).await;
    let house = house.again().await;
    assert_eq!(hand(&house.table(&id, &tokens)).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_machine_does_the_same_in_it_each_time() {
    let house = rehearsing().await;
    let seats = json!([{ "by": "machine", "level": "recruit" }, { "by": "here" }]);
    let mut told = Vec::new();
    for _ in 0..2 {
        let table = begun(&house, &new(seats.clone(), Some(3))).await;
        let asked = table.asked(1).await;
        told.push((asked["seq"].clone(), asked["view"].clone()));
    }
    assert_eq!(told[0], told[1]);
}
