//! For those who learn: lessons led by a script, the match that goes on from one, and what a machine would do.

use crate::house::{House, Table};
use serde_json::{Value, json};

async fn begin(house: &House, place: Value) -> Table {
    let path = "/api/systems/ccgw/lessons/first";
    let begun = house.door.post(path, &place).await.unwrap();
    assert_eq!(begun.status, 201, "{}", begun.text());
    let begun = begun.json();
    assert_eq!(begun["seat"], 0);
    let token = begun["token"].as_str().unwrap().to_owned();
    house.table(begun["id"].as_str().unwrap(), &[token])
}

async fn post(table: &Table, rest: &str) -> (u16, Value) {
    let answer = table.seats[0].post(&table.path(rest), &json!({})).await;
    let answer = answer.unwrap();
    (answer.status.as_u16(), answer.json())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_a_match_in_which_only_the_step_is_offered() {
    let house = House::open().await;
    let table = begin(&house, json!({})).await;
    let first = table.envelope(0).await;
    assert_eq!(first["lesson"]["step"], 0);
    assert_eq!(first["lesson"]["reads"], true);
    assert_eq!(first["view"]["offers"], json!([]));
    let (status, second) = post(&table, "/next").await;
    assert_eq!((status, &second["lesson"]["step"]), (200, &json!(1)));
    let offers = second["view"]["offers"].as_array().unwrap();
    assert_eq!(offers.len(), 1);
    assert_eq!(offers[0]["action"], "play probe-centre");
    // Something legal is refused, and told why; so is a click on it. Nothing was done.
    let refused = table.act(0, 0, "play firefight").await;
    assert_eq!(refused.status, 422);
    let text = &refused.json()["refusal"]["text"]["key"];
    assert_eq!(text, "lesson-not-yet");
    let why = table.get(0, "/why?card=firefight").await.json();
    assert_eq!(why["refusal"]["text"]["key"], "lesson-not-yet");
    // What the rules forbid is refused by them.
    let refused = table.act(0, 0, "order E5").await.json();
    assert_eq!(refused["refusal"]["rules"][0], "p1.play-one");
    assert_eq!(table.envelope(0).await["seq"], 0);
    let (_, hint) = post(&table, "/hint").await;
    assert_eq!(hint["action"], "play probe-centre");
    let done = table.act(0, 0, "play probe-centre").await;
    assert_eq!(done.json()["lesson"]["step"], 2);
    assert_eq!(table.undo(0, 1).await.status, 409);
    // It is in nobody's list, and on no disk.
    let listed = house.owner().get("/api/matches").await.unwrap().json();
    assert_eq!(listed, json!([]));
    let (status, wrong) = post(&table, "/play-on").await;
    assert_eq!((status, &wrong["error"]), (409, &json!("not-over")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_way_is_gone_as_far_as_the_lesson_wants_it() {
    let house = House::open().await;
    let table = begin(&house, json!({ "step": 3 })).await;
    let envelope = table.envelope(0).await;
    let ways = table.get(0, "/ways?from=G5").await.json();
    let goals: Vec<&str> = { ways["ways"].as_array().unwrap().iter() }
        .map(|way| way["to"].as_str().unwrap())
        .collect();
    assert_eq!(goals, ["G6"]);
    let act = json!({ "seq": envelope["seq"], "action": "step G5 G6", "then": ["stop", "done", "fire E5 F7"] });
    let path = table.path("/actions");
    let done = table.seats[0].post(&path, &act).await.unwrap().json();
    assert!(done["lesson"]["step"].as_u64() >= Some(4), "{done}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_from_the_end_of_a_lesson_and_outlives_the_server() {
    let house = House::open().await;
    let moves = json!({ "step": 99, "moves": ["play probe-centre", "order G5"] });
    let table = begin(&house, moves).await;
    let last = table.envelope(0).await;
    assert_eq!(last["lesson"]["over"], true);
    assert_eq!(last["lesson"]["moves"][1], "order G5");
    let (status, begun) = post(&table, "/play-on").await;
    assert_eq!(status, 201, "{begun}");
    let token = begun["seats"][0]["token"].as_str().unwrap().to_owned();
    let id = begun["id"].as_str().unwrap().to_owned();
    let on = house.table(&id, std::slice::from_ref(&token));
    let envelope = on.asked(0).await;
    assert!(envelope["lesson"].is_null());
    assert_eq!(envelope["title"]["key"], "lesson-after");
    assert_eq!(
        envelope["view"]["pieces"].as_array().unwrap().len(),
        last["view"]["pieces"].as_array().unwrap().len()
    );
    on.play(5, |n, _| n).await;
    let seq = on.envelope(0).await["seq"].clone();
    let listed = house.owner().get("/api/matches").await.unwrap().json();
    assert_eq!(listed[0]["title"]["key"], "lesson-after");
    assert_eq!(listed[0]["seats"][1]["text"]["key"], "ccgw-side-german");
    let house = house.again().await;
    let on = house.table(&id, &[token]);
    assert!(on.envelope(0).await["seq"].as_u64() >= seq.as_u64());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_machine_says_what_it_would_do_where_nobody_else_plays() {
    let house = House::open().await;
    let table = house.begin("1", &["here", "recruit"]).await;
    let envelope = table.asked(0).await;
    let (status, hint) = post(&table, "/hint").await;
    assert_eq!((status, &hint["seq"]), (200, &envelope["seq"]), "{hint}");
    let offers = envelope["view"]["offers"].as_array().unwrap();
    assert!(offers.iter().any(|offer| offer["action"] == hint["action"]));
    assert_eq!(table.envelope(0).await["seq"], envelope["seq"]);
    let far = house.begin("1", &["here", "far"]).await;
    let (status, wrong) = post(&far, "/hint").await;
    assert_eq!((status, &wrong["error"]), (409, &json!("not-alone")));
    let (status, wrong) = post(&far, "/next").await;
    assert_eq!((status, &wrong["error"]), (422, &json!("no-lesson")));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_lesson_is_not_taught() {
    let house = House::open().await;
    for (path, status) in [
        ("/api/systems/ccgw/lessons/none", 404),
        ("/api/systems/chess/lessons/first", 404),
    ] {
        let answer = house.door.post(path, &json!({})).await.unwrap();
        assert_eq!(answer.status, status, "{path}");
    }
    let quick = house.door.get("/api/systems/ccgw/quick").await.unwrap();
    assert!(!quick.json()["parts"].as_array().unwrap().is_empty());
}
