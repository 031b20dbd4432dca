//! Setting up as one arrangement: tried out in any order, by a machine too, and answered at once.

use crate::house::{House, Table};
use client::Answer;
use serde_json::{Value, json};
use table::commit::Secrets;

/// A match of two at this screen of a system that is set up by hand, and who begins.
async fn table(house: &House) -> (Table, usize, Value) {
    let secrets = Secrets::from_number(1, 2);
    let begun = house.server.begin("cce", "1", &["here", "here"], secrets);
    let (id, tokens) = begun.await.unwrap();
    let table = house.table(&id, &tokens);
    let seat = table.envelope(0).await["asked"]["seat"].as_u64().unwrap() as usize;
    let envelope = table.envelope(seat).await;
    assert_eq!(envelope["asked"]["set_up"], true);
    (table, seat, envelope)
}

async fn draft(table: &Table, seat: usize, seq: &Value, want: Value, fill: bool) -> Answer {
    let draft = json!({ "seq": seq, "want": want, "fill": fill });
    let path = table.path("/setup");
    table.seats[seat].post(&path, &draft).await.unwrap()
}

fn actions(plan: &Value) -> Vec<Value> {
    let steps = plan["steps"].as_array().unwrap().iter();
    steps.map(|step| step["action"].clone()).collect()
}

/// Where a piece is in a plan.
fn place<'a>(plan: &'a Value, piece: &Value) -> &'a Value {
    let pieces = plan["view"]["pieces"].as_array().unwrap();
    &pieces.iter().find(|one| one["id"] == *piece).unwrap()["place"]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_machine_sets_up_and_all_of_it_is_answered_at_once() {
    let house = House::open().await;
    let (table, seat, envelope) = table(&house).await;
    let seq = &envelope["seq"];
    let plan = draft(&table, seat, seq, json!([]), true).await.json();
    let all = actions(&plan);
    assert!(all.len() > 8 && all.iter().all(Value::is_string), "{all:?}");
    let other = draft(&table, seat, seq, json!([]), true).await.json();
    assert_ne!(all, actions(&other), "each time otherwise");
    // Nothing was done by it.
    assert_eq!(table.envelope(seat).await["seq"], *seq);
    let body = json!({ "seq": seq, "action": all[0], "then": all[1..] });
    let after = table.seats[seat].post(&table.path("/actions"), &body).await;
    let after = after.unwrap().json();
    assert_ne!(after["asked"]["seat"], seat as u64);
    for step in plan["steps"].as_array().unwrap() {
        let piece = &step["piece"];
        if piece.is_u64() {
            assert_eq!(place(&after, piece), place(&plan, piece));
        }
    }
    // The whole of it is one decision.
    let back = table.undo(seat, after["seq"].as_u64().unwrap()).await;
    let back = back.json();
    assert_eq!(back["view"]["pieces"], envelope["view"]["pieces"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_decided_stays_beside_the_map_and_what_does_not_fit_is_refused() {
    let house = House::open().await;
    let (table, seat, envelope) = table(&house).await;
    let seq = &envelope["seq"];
    let bare = draft(&table, seat, seq, json!([]), false).await.json();
    assert!(actions(&bare).iter().all(Value::is_null));
    let steps = bare["steps"].as_array().unwrap();
    for step in steps.iter().filter(|step| step["piece"].is_u64()) {
        assert_eq!(
            place(&bare, &step["piece"]),
            place(&envelope, &step["piece"])
        );
    }
    // The third before the first.
    let there = &steps[2]["places"][0];
    let want = json!([null, null, there["action"]]);
    let one = draft(&table, seat, seq, want, false).await.json();
    assert_eq!(place(&one, &steps[2]["piece"]), &there["hex"]);
    assert_eq!(
        actions(&one).iter().filter(|one| one.is_string()).count(),
        1
    );
    // Too many in one hex.
    let all = json!(vec![there["action"].clone(); 8]);
    let full = draft(&table, seat, seq, all, false).await;
    assert_eq!(full.status, 422, "{}", full.text());
    assert!(full.json()["refusal"]["rules"][0].is_string());
    let late = draft(&table, seat, &json!(7), json!([]), false).await;
    assert_eq!(late.status, 409);
    let other = draft(&table, 1 - seat, seq, json!([]), true).await;
    assert_eq!(other.status, 409, "{}", other.text());
}
