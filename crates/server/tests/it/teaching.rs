//! Hints and warnings while a match runs, and what was better once it is over.

use crate::house::{House, Table, mixed};
use hyper::Method;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A match against the machine with so much help; as usual where nothing is said.
async fn against_machine(house: &House, help: Option<&str>) -> Table {
    let mut seat = json!({ "by": "here" });
    if let Some(help) = help {
        seat["help"] = help.into();
    }
    let seats = json!([seat, { "by": "machine", "level": "recruit" }]);
    let new = json!({ "system": "ccgw", "scenario": "1", "seats": seats });
    let begun = house.door.post("/api/matches", &new).await.unwrap();
    assert_eq!(begun.status, 201, "{}", begun.text());
    let begun = begun.json();
    let token = begun["seats"][0]["token"].as_str().unwrap().to_owned();
    house.table(begun["id"].as_str().unwrap(), &[token])
}

async fn post(table: &Table, rest: &str, body: &Value) -> (u16, Value) {
    let answer = table.seats[0].post(&table.path(rest), body).await.unwrap();
    (answer.status.as_u16(), answer.json())
}

/// Looks until the match is looked through.
async fn reviewed(table: &Table) -> Value {
    let begin = Instant::now();
    loop {
        let answer = table.get(0, "/review").await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let answer = answer.json();
        if !answer["review"].is_null() {
            assert_eq!(answer["done"], 1.0);
            return answer["review"].clone();
        }
        assert!(begin.elapsed() < Duration::from_secs(180), "{answer}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_as_much_help_as_was_agreed_on() {
    let house = House::open().await;
    for (help, hint, warning) in [
        (None, 200, 409),
        (Some("none"), 409, 409),
        (Some("hints"), 200, 409),
        (Some("warnings"), 200, 200),
    ] {
        let table = against_machine(&house, help).await;
        let envelope = table.asked(0).await;
        let said = envelope["seats"][0]["help"].as_str();
        assert_eq!(said, help.filter(|help| *help != "hints"));
        let (status, answer) = post(&table, "/hint", &Value::Null).await;
        assert_eq!(status, hint, "{help:?}: {answer}");
        let offer = &envelope["view"]["offers"][0]["action"];
        let act = json!({ "seq": envelope["seq"], "action": offer });
        let (status, answer) = post(&table, "/warning", &act).await;
        assert_eq!(status, warning, "{help:?}: {answer}");
        if status == 409 {
            assert_eq!(answer["error"], "no-help");
        }
        // Nothing was done by it.
        assert_eq!(table.envelope(0).await["seq"], envelope["seq"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_warning_is_of_what_is_asked_now() {
    let house = House::open().await;
    let table = against_machine(&house, Some("warnings")).await;
    let seq = table.asked(0).await["seq"].as_u64().unwrap();
    let act = |seq, action| json!({ "seq": seq, "action": action });
    let (status, answer) = post(&table, "/warning", &act(seq + 1, "play")).await;
    assert_eq!((status, &answer["error"]), (409, &json!("stale")));
    // Of what makes no sense nobody is warned: it is refused when it is done.
    let (status, answer) = post(&table, "/warning", &act(seq, "fly to the moon")).await;
    assert_eq!((status, &answer["better"]), (200, &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_is_looked_through_once() {
    let house = House::open().await;
    let table = against_machine(&house, None).await;
    assert_eq!(table.get(0, "/review").await.error(), "not-over");
    table.play(30, mixed).await;
    let seq = table.asked(0).await["seq"].clone();
    post(&table, "/resign", &json!({ "seq": seq })).await;
    let review = reviewed(&table).await;
    let prospects = review["prospects"].as_array().unwrap();
    let over = table.envelope(0).await;
    let last = prospects.last().unwrap();
    assert_eq!(
        (&last["number"], &last["chances"]),
        (&over["position"], &json!([0.0, 1.0]))
    );
    assert!(prospects.len() > 1, "{review}");
    for lapse in review["lapses"].as_array().unwrap() {
        // The machine is not taught.
        assert_eq!(lapse["seat"], 0);
        let at = table
            .get(0, &format!("/positions/{}", lapse["number"]))
            .await;
        assert_eq!(at.status, 200);
        assert!(
            lapse["better"]["best"]["chance"].as_f64()
                > lapse["better"]["taken"]["chance"].as_f64()
        );
    }
    // It is kept: a server that starts again has it at once.
    let house = house.again().await;
    let table = house.table(&table.id, &table.tokens());
    assert_eq!(table.get(0, "/review").await.json()["review"], review);
    // Who has no token of it sees nothing; with the match it is gone.
    let stranger = house.table(&table.id, &["x".repeat(43)]);
    assert_eq!(stranger.get(0, "/review").await.status, 403);
    let (owner, path) = (house.owner(), table.path(""));
    let gone = owner.send(Method::DELETE, &path, &[], Default::default());
    assert_eq!(gone.await.unwrap().status, 204);
    assert_eq!(table.get(0, "/review").await.status, 404);
}
