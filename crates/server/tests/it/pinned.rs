//! A match goes on by the content it was begun with, whatever is corrected since.

use crate::house::{House, Table, content, mixed};
use serde_json::{Value, json};
use table::Content;
use table::journal::{Journal, Verdict};

const SCENARIO: &str = "ccgw/scenarios/01.json";
const MAP: &str = "ccgw/maps/opening.json";

/// The content with a file of it changed.
fn changed(file: &str, from: &str, to: &str) -> Content {
    let mut content = content();
    let text = content.get(file).unwrap().to_owned();
    assert!(text.contains(from), "{file} has no {from}");
    content.insert(file, text.replace(from, to));
    content
}

/// A match that was begun and played a little.
async fn begun() -> (House, Table, Value) {
    let house = House::open().await;
    let table = house.begin("1", &["here", "here"]).await;
    let seen = table.play(10, mixed).await;
    (house, table, seen)
}

/// The server starts again with that content; the same match there.
async fn corrected(house: House, table: &Table, content: Content) -> (House, Table) {
    let tokens: Vec<String> = { table.seats.iter() }
        .map(|seat| seat.token().unwrap().to_owned())
        .collect();
    let house = house.again_with(content).await;
    let table = house.table(&table.id, &tokens);
    (house, table)
}

/// What a seat sees, but for the name of the map.
fn seen(mut envelope: Value) -> Value {
    envelope["view"]["map"] = Value::Null;
    envelope
}

#[tokio::test(flavor = "multi_thread")]
async fn the_goal_of_a_match_stays_when_its_file_is_corrected() {
    let (house, table, before) = begun().await;
    let content = changed(SCENARIO, "\"medals\": 6", "\"medals\": 2");
    let (house, table) = corrected(house, &table, content).await;
    assert_eq!(seen(table.envelope(0).await), seen(before.clone()));
    // A match that is begun now has the new goal.
    let new = house.begin("1", &["here", "here"]).await;
    let goal = |envelope: &Value| envelope["view"]["facts"]["target"].clone();
    assert_eq!(
        (goal(&before), goal(&new.envelope(0).await)),
        (json!(6), json!(2))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_after_any_correction() {
    let (mut house, mut table, mut before) = begun().await;
    let without = {
        let mut content = content();
        content.remove(SCENARIO);
        content
    };
    for content in [
        changed(SCENARIO, "B5 infantry", "B4 infantry"),
        changed("ccgw/cards.json", "\"copies\": 2", "\"copies\": 3"),
        without,
        content(),
    ] {
        (house, table) = corrected(house, &table, content).await;
        assert_eq!(seen(table.envelope(0).await), seen(before));
        before = table.play(4, mixed).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_drawn_on_the_map_it_was_begun_with() {
    let (house, table, before) = begun().await;
    let ground = async |house: &House, envelope: &Value| {
        let map = envelope["view"]["map"].as_str().unwrap();
        let path = format!("/api/systems/ccgw/maps/{map}");
        let plan = house.door.get(&path).await.unwrap().json();
        let path = plan["ground"].as_str().unwrap().replace("{lang}", "en");
        let ground = house.door.get(&path).await.unwrap();
        assert_eq!(ground.status, 200, "{}", ground.text());
        ground.text()
    };
    let old = ground(&house, &before).await;
    let content = changed(MAP, "[\"A1\", \"B1\"", "[\"C1\", \"D1\"");
    let (house, table) = corrected(house, &table, content).await;
    let after = table.envelope(0).await;
    assert_eq!(ground(&house, &after).await, old);
    let new = house.begin("1", &["here", "here"]).await;
    let new = new.envelope(0).await;
    assert_eq!(new["view"]["map"], before["view"]["map"]);
    assert_ne!(new["view"]["map"], after["view"]["map"]);
    assert_ne!(ground(&house, &new).await, old);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_and_its_content_are_checked_anywhere() {
    let quick = changed(SCENARIO, "\"medals\": 6", "\"medals\": 1");
    let house = House::open().await.again_with(quick).await;
    let table = house.begin("1", &["here", "here"]).await;
    let over = table.play(20_000, mixed).await;
    assert!(!over["over"].is_null());
    let (house, table) = corrected(house, &table, content()).await;
    let nobody = house.door.get(&table.path("/content")).await.unwrap();
    assert_eq!(nobody.status, 401);
    let owner = house.door.with(house.server.owner_key());
    let files = owner.get(&table.path("/content")).await.unwrap().text();
    assert_eq!(table.get(0, "/content").await.text(), files);
    let files = Content::from_json("content", &files).unwrap();
    let journal = Journal::parse("journal", &table.get(0, "/journal").await.text()).unwrap();
    let system = shelf::system("ccgw").unwrap();
    let verdict = system.verify(&files, &journal);
    assert!(matches!(verdict, Ok(Verdict::Proven { .. })), "{verdict:?}");
    let faults = system.verify(&content(), &journal).unwrap_err();
    assert!(faults[0].mend.contains("--content"), "{}", faults[0]);
    // Brought here again, it is known by what its match was begun with.
    let text = table.get(0, "/journal").await.text();
    let post = hyper::Method::POST;
    let brought = house.door.send(post, "/api/journals", &[], text.into());
    let brought = brought.await.unwrap();
    assert_eq!(brought.status, 201, "{}", brought.text());
}
