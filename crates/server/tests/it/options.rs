//! What players agree on before play: told, checked, kept.

use crate::house::House;
use serde_json::{Value, json};

fn new(scenario: &str, options: Value) -> Value {
    let seats = json!([{ "by": "here" }, { "by": "here" }]);
    json!({ "system": "ccgw", "scenario": scenario, "seats": seats, "options": options })
}

fn tanks(view: &Value, kind: &str) -> usize {
    let pieces = view["pieces"].as_array().unwrap().iter();
    pieces.filter(|piece| piece["kind"] == kind).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_scenarios_tell_what_may_be_agreed_on_the_usual_value_first() {
    let house = House::open().await;
    let systems = house.door.get("/api/systems").await.unwrap().json();
    let scenarios = systems[0]["scenarios"].as_array().unwrap().iter();
    let mut scenarios = scenarios.filter(|scenario| scenario["id"] == "55");
    let options = &scenarios.next().unwrap()["options"];
    let tanks = &options[0];
    assert_eq!(
        (&tanks["name"], &tanks["rule"]),
        (&json!("tanks"), &json!("scn.55.tanks"))
    );
    assert_eq!(tanks["values"][0]["value"], "schneider");
    assert_eq!(tanks["help"]["key"], "ccgw-option-tanks-help");
    let key = &tanks["values"][1]["text"]["key"];
    assert_eq!(key, "ccgw-option-tanks-saint-chamond");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_agreed_on_is_played_and_outlives_the_server() {
    let house = House::open().await;
    let wanted = new("55", json!({ "tanks": "saint-chamond", "swap": "off" }));
    let begun = house.door.post("/api/matches", &wanted).await.unwrap();
    assert_eq!(begun.status, 201, "{}", begun.text());
    let begun = begun.json();
    let (id, token) = (
        begun["id"].as_str().unwrap(),
        begun["seats"][0]["token"].as_str().unwrap(),
    );
    let told = json!([{
        "name": "tanks",
        "value": "saint-chamond",
        "option": { "key": "ccgw-option-tanks" },
        "text": { "key": "ccgw-option-tanks-saint-chamond" },
    }]);
    let mut house = house;
    for _ in 0..2 {
        let table = house.table(id, &[token.to_owned()]);
        let envelope = table.envelope(0).await;
        assert_eq!(envelope["options"], told);
        let view = &envelope["view"];
        assert_eq!(
            (tanks(view, "schneider"), tanks(view, "saint-chamond")),
            (1, 1)
        );
        let owner = house.door.with(house.server.owner_key());
        let list = owner.get("/api/matches").await.unwrap().json();
        assert_eq!(list[0]["options"], told);
        house = house.again().await;
    }
    let usual = new("55", json!({ "tanks": "schneider" }));
    let begun = house
        .door
        .post("/api/matches", &usual)
        .await
        .unwrap()
        .json();
    let token = begun["seats"][0]["token"].as_str().unwrap().to_owned();
    let table = house.table(begun["id"].as_str().unwrap(), &[token]);
    let envelope = table.envelope(0).await;
    assert_eq!(
        (&envelope["options"], tanks(&envelope["view"], "schneider")),
        (&Value::Null, 3)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_handicap_is_told_taken_and_seen_by_both_sides() {
    let house = House::open().await;
    let systems = house.door.get("/api/systems").await.unwrap().json();
    let hq = &systems[0]["handicaps"][2];
    assert_eq!(
        (&hq["id"], &hq["rule"], &hq["help"]["key"]),
        (
            &json!("hq"),
            &json!("own.handicap"),
            &json!("ccgw-handicap-hq-help")
        )
    );
    let of = &systems[0]["scenarios"][0]["handicaps"];
    let of = of.as_array().unwrap().iter();
    let hq: Vec<&Value> = of.filter(|one| one["id"] == "hq").collect();
    assert_eq!(
        (&hq[1]["name"], &hq[1]["seat"]),
        (&json!("german.hq"), &json!(1))
    );
    assert_eq!(hq[1]["values"], json!(["-2", "-1", "+1", "+2", "+3", "+4"]));
    let wanted = new("1", json!({ "german.hq": "+4", "british.hq": "0" }));
    let begun = house.door.post("/api/matches", &wanted).await.unwrap();
    assert_eq!(begun.status, 201, "{}", begun.text());
    let begun = begun.json();
    let token = |seat: usize| begun["seats"][seat]["token"].as_str().unwrap().to_owned();
    let table = house.table(begun["id"].as_str().unwrap(), &[token(0), token(1)]);
    for seat in [0, 1] {
        let envelope = table.envelope(seat).await;
        let agreed = &envelope["options"][0];
        assert_eq!(
            (&agreed["name"], &agreed["value"], &agreed["option"]["key"]),
            (&json!("german.hq"), &json!("+4"), &json!("handicap-of"))
        );
        assert_eq!(envelope["view"]["sides"][1]["tracks"][1]["value"], 10);
        assert_eq!(envelope["view"]["sides"][0]["tracks"][1]["value"], 6);
    }
    for (name, value, mend) in [
        ("german.hq", "+9", "-2, -1, +1"),
        ("turkish.hq", "+1", "german.hq"),
    ] {
        let wanted = new("1", json!({ name: value }));
        let refused = house.door.post("/api/matches", &wanted).await.unwrap();
        assert_eq!(
            (refused.status.as_u16(), refused.error().as_str()),
            (422, "bad-options")
        );
        let told = refused.json();
        assert_eq!(told["faults"][0]["at"], name);
        assert!(
            told["faults"][0]["mend"].as_str().unwrap().contains(mend),
            "{told}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_option_is_told_what_there_is() {
    let house = House::open().await;
    for (scenario, options, mend) in [
        (
            "55",
            json!({ "tank": "saint-chamond" }),
            "tanks, history, swap",
        ),
        (
            "55",
            json!({ "tanks": "renault" }),
            "schneider, saint-chamond",
        ),
    ] {
        let refused = house
            .door
            .post("/api/matches", &new(scenario, options))
            .await
            .unwrap();
        assert_eq!(
            (refused.status.as_u16(), refused.error().as_str()),
            (422, "bad-options")
        );
        let told = refused.json();
        assert!(told["message"].as_str().unwrap().contains(mend), "{told}");
        assert_eq!(told["faults"][0]["file"], "options");
    }
    let owner = house.door.with(house.server.owner_key());
    let list = owner.get("/api/matches").await.unwrap().json();
    assert_eq!(list, json!([]));
}
