//! How strong a machine is to be, and what it is to like.

use crate::house::House;
use serde_json::{Value, json};

/// Begins a match of a system against such a machine: the status and the answer.
async fn against(house: &House, system: &str, machine: &Value) -> (u16, Value) {
    let seats = json!([{ "by": "here" }, machine]);
    let new = json!({ "system": system, "scenario": "1", "seats": seats });
    let begun = house.door.post("/api/matches", &new).await.unwrap();
    (begun.status.as_u16(), begun.json())
}

fn ids(list: &Value) -> Vec<&str> {
    let list = list.as_array().unwrap().iter();
    list.map(|one| one["id"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_system_tells_of_five_strengths_what_each_is() {
    let house = House::open().await;
    let known = house.door.get("/api/levels").await.unwrap().json();
    let systems = house.door.get("/api/systems").await.unwrap().json();
    for system in systems.as_array().unwrap() {
        let levels = system["levels"].as_array().unwrap();
        assert_eq!(ids(&system["levels"]), ids(&known));
        assert_eq!(levels.len(), 5);
        let usual = |level: &Value| level["usual"] == true;
        assert_eq!(levels.iter().position(usual), Some(3));
        let elo = |level: &Value| level["elo"].as_i64().unwrap();
        assert_eq!(elo(&levels[0]), 0);
        for pair in levels.windows(2) {
            assert!(elo(&pair[1]) - elo(&pair[0]) >= 100, "{system}");
        }
        for level in levels {
            assert_eq!(level["about"].as_array().unwrap().len(), 3);
            // Nobody waits longer than two seconds for the first move of a turn.
            assert!(level["thinks"].as_i64().unwrap() < 2000);
        }
        let attacks = ids(&system["characters"]).contains(&"attacker");
        assert_eq!(
            attacks,
            !["cce", "gwc"].contains(&system["id"].as_str().unwrap())
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_choose_plays_a_good_one_and_only_its_system_gives_a_character() {
    let house = House::open().await;
    let (status, begun) = against(&house, "cce", &json!({ "by": "machine" })).await;
    assert_eq!(status, 201);
    assert_eq!(begun["seats"][1]["level"], "veteran");
    assert!(begun["seats"][1].get("character").is_none());
    let hoarder = json!({ "by": "machine", "level": "recruit", "character": "hoarder" });
    let (status, begun) = against(&house, "ccgw", &hoarder).await;
    assert_eq!(status, 201);
    assert_eq!(begun["seats"][1]["character"], "hoarder");
    // It is kept where the match is.
    let id = begun["id"].as_str().unwrap().to_owned();
    let house = house.again().await;
    let token = begun["seats"][0]["token"].as_str().unwrap().to_owned();
    let envelope = house.table(&id, &[token]).envelope(0).await;
    assert_eq!(envelope["seats"][1]["character"], "hoarder");
    // Where there is nothing to hoard there is no hoarder, and a person is as he is.
    for (system, seat) in [
        ("aslsk", hoarder.clone()),
        ("cce", hoarder),
        ("ccgw", json!({ "by": "machine", "character": "coward" })),
        ("ccgw", json!({ "by": "here", "character": "attacker" })),
        ("ccgw", json!({ "by": "machine", "level": "general" })),
    ] {
        let (status, answer) = against(&house, system, &seat).await;
        assert_eq!(
            (status, &answer["error"]),
            (422, &json!("bad-seats")),
            "{seat}"
        );
    }
}
