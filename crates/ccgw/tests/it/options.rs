//! What players may agree on before play.

use crate::stock::content;
use ccgw::Book;
use serde_json::Value;
use table::{Game, MatchSpec};

/// Every option of a scenario with each of its values.
fn values(file: &Value) -> Vec<(String, String)> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut all = Vec::new();
    for option in list(&file["options"]) {
        for value in list(&option["values"]) {
            all.push((word(&option["name"]), word(&value["value"])));
        }
    }
    all
}

#[test]
fn every_value_of_every_option_opens() {
    let content = content();
    for number in (1..=16).chain(41..=58) {
        let path = format!("ccgw/scenarios/{number:02}.json");
        let text = content.get(&path).expect("the scenario is there");
        let file: Value = serde_json::from_str(text).expect("JSON");
        let values = values(&file);
        assert!(!values.is_empty(), "{path} has no option");
        for (name, value) in values {
            let mut what = MatchSpec::scenario(number.to_string());
            what.options.insert(name.clone(), value.clone());
            let opened = Book::open(&content, &what);
            assert!(opened.is_ok(), "{path}, {name} {value}: {:?}", opened.err());
        }
    }
}

#[test]
fn an_option_or_value_that_is_not_there_is_told() {
    for (name, value) in [("weather", "rain"), ("tanks", "renault")] {
        let mut what = MatchSpec::scenario("55");
        what.options.insert(name.into(), value.into());
        assert!(Book::open(&content(), &what).is_err(), "{name} {value}");
    }
}
