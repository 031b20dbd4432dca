//! The document of the protocol: everything is in it, and what is in it is there.

use crate::house::House;
use hyper::Method;
use serde_json::Value;

const PROTOCOL: &str = include_str!("../../../../docs/protocol.md");

async fn document(house: &House) -> Value {
    house.door.get("/api/openapi.json").await.unwrap().json()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_of_the_document_answers_and_is_told_to_people() {
    let house = House::open().await;
    let document = document(&house).await;
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() >= 20);
    for (path, methods) in paths {
        let there = path.replace("{system}", "ccgw").replace("{map}", "opening");
        let there = there.replace("{file}", "en.svg").replace("{n}", "0");
        let there = there.replace("{id}", "x").replace("{rule}", "x");
        for method in methods.as_object().unwrap().keys() {
            let upper = method.to_uppercase();
            let method: Method = upper.parse().unwrap();
            let answer = house
                .door
                .send(method, &there, &[], "{}".into())
                .await
                .unwrap();
            let message = answer.json()["message"]
                .as_str()
                .unwrap_or_default()
                .to_owned();
            assert_ne!(answer.status, 405, "{upper} {path}");
            assert!(
                !message.contains("nothing at this address"),
                "{upper} {path}"
            );
            let told = PROTOCOL
                .lines()
                .any(|line| line.contains(&format!("{upper} {path}")));
            assert!(told, "docs/protocol.md does not tell of {upper} {path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_type_that_is_named_is_described() {
    let house = House::open().await;
    let document = document(&house).await;
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let text = document.to_string();
    let named = text.split("\"#/components/schemas/").skip(1);
    let mut count = 0;
    for name in named.filter_map(|rest| rest.split('"').next()) {
        assert!(schemas.contains_key(name), "{name}");
        count += 1;
    }
    assert!(count > 60 && schemas.contains_key("Envelope") && schemas.contains_key("View"));
}
