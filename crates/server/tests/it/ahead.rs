//! A look ahead: what would be asked after an action, and what a reaction would come to.

use crate::house::{House, Table, mixed};
use serde_json::{Value, json};
use table::commit::Secrets;

const ENOUGH: usize = 3_000;

fn offers(envelope: &Value) -> &Vec<Value> {
    envelope["view"]["offers"].as_array().unwrap()
}

/// Plays on until a question is as wanted; who is asked, and what he sees.
async fn until(table: &Table, wanted: impl Fn(&Value) -> bool) -> (usize, Value) {
    for n in 0..ENOUGH {
        let seat = table.envelope(0).await["asked"]["seat"].as_u64().unwrap() as usize;
        let envelope = table.envelope(seat).await;
        if wanted(&envelope) {
            return (seat, envelope);
        }
        let offers = offers(&envelope);
        let action = offers[mixed(n, offers.len()) % offers.len()]["action"]
            .as_str()
            .unwrap();
        let acted = table.act(seat, envelope["seq"].as_u64().unwrap(), action);
        assert_eq!(acted.await.status, 200);
    }
    panic!("nobody is asked so");
}

async fn begun(house: &House, system: &str) -> Table {
    let secrets = Secrets::from_number(2, 2);
    let begun = house.server.begin(system, "1", &["here", "here"], secrets);
    let (id, tokens) = begun.await.unwrap();
    house.table(&id, &tokens)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reaction_is_carried_on_to_where_something_decides_and_is_done_in_one_request() {
    let house = House::open().await;
    let table = begun(&house, "cce").await;
    // One that is more than a single answer.
    let (seat, envelope) = until(&table, |envelope| {
        let fires = |offer: &Value| offer["action"].as_str().unwrap().starts_with("op-fire ");
        envelope["asked"]["window"] == true && offers(envelope).iter().any(fires)
    })
    .await;
    let told = table.get(seat, "/reactions").await.json();
    assert_eq!(told["seq"], envelope["seq"]);
    let reactions = told["reactions"].as_array().unwrap();
    let chance = |one: &Value| one["odds"]["chance"].as_f64().unwrap_or(-1.0);
    let aimed = reactions.iter().filter(|one| one["aims"] == true);
    assert!(aimed.is_sorted_by(|a, b| chance(a) >= chance(b)));
    let long = |one: &&Value| one["actions"].as_array().unwrap().len() > 1;
    let best = reactions
        .iter()
        .find(long)
        .expect("a fire is several answers");
    assert!(chance(best) > 0.0, "{best}");
    let actions = best["actions"].as_array().unwrap();
    assert_eq!(best["texts"].as_array().unwrap().len(), actions.len());
    // Nothing was done by asking.
    assert_eq!(table.envelope(seat).await["seq"], envelope["seq"]);
    let body = json!({ "seq": envelope["seq"], "action": actions[0], "then": actions[1..] });
    let path = table.path("/actions");
    let done = table.seats[seat].post(&path, &body).await.unwrap().json();
    let steps = done["seq"].as_u64().unwrap() - envelope["seq"].as_u64().unwrap();
    assert!(steps >= actions.len() as u64, "{steps} of {actions:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_after_an_action_is_known_where_nothing_decides() {
    let house = House::open().await;
    let table = begun(&house, "ccgw").await;
    let (seat, envelope) = until(&table, |envelope| envelope["asked"]["moment"] == "command").await;
    let seq = envelope["seq"].as_u64().unwrap();
    let plays = offers(&envelope)
        .iter()
        .map(|offer| offer["action"].as_str().unwrap());
    for action in plays {
        let path = format!("/after?action={}", action.replace(' ', "%20"));
        let after = table.get(seat, &path).await.json();
        assert_eq!(after["seq"], envelope["seq"]);
        let orders = |offer: &&Value| offer["action"].as_str().unwrap().starts_with("order ");
        let Some(last) = after["later"]
            .as_array()
            .and_then(|later| later.last())
            .filter(|last| {
                last["offers"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .any(|one| orders(&one))
            })
        else {
            continue;
        };
        // Where that unit could go if it were ordered is known too, and it goes there when its time has come.
        let order = last["offers"]
            .as_array()
            .unwrap()
            .iter()
            .find(orders)
            .unwrap();
        let from = order["click"][0]["hex"].as_str().unwrap();
        let first = last["first"].as_array().unwrap().iter();
        let first: Vec<&str> = std::iter::once(action)
            .chain(first.map(|one| one.as_str().unwrap()))
            .chain([order["action"].as_str().unwrap()])
            .collect();
        let query: String = { first.iter() }
            .map(|one| format!("&first={}", one.replace(' ', "%20")))
            .collect();
        let ways = table.get(seat, &format!("/ways?from={from}{query}")).await;
        let ways = ways.json()["ways"].as_array().unwrap().clone();
        let Some(way) = ways.iter().find(|way| way["open"].is_null()) else {
            continue;
        };
        assert_eq!(table.envelope(seat).await["seq"], envelope["seq"]);
        let body = json!({ "seq": seq, "action": first[0], "then": first[1..] });
        let path = table.path("/actions");
        let done = table.seats[seat].post(&path, &body).await.unwrap().json();
        let other = 1 - seat;
        // The other side may be asked first, and lets it go by.
        let mut now = done;
        while now["asked"]["seat"] == other && now["asked"]["window"] == true {
            let seq = now["seq"].as_u64().unwrap();
            assert_eq!(table.act(other, seq, "pass").await.status, 200);
            now = table.envelope(seat).await;
        }
        // A card with one order leaves nothing to end.
        if now["asked"]["moment"] == "orders" {
            let given = |one: &Value| one["action"] == order["action"];
            assert!(!offers(&now).iter().any(given), "it is ordered");
            let seq = now["seq"].as_u64().unwrap();
            now = table.act(seat, seq, "done").await.json();
        }
        assert_eq!(now["asked"]["moment"], "movement");
        let step = &way["steps"][0]["action"];
        assert!(offers(&now).iter().any(|one| one["action"] == *step));
        return;
    }
    panic!("no card leads to a unit that can go");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_own_fire_is_carried_on_from_its_card_to_its_roll_and_is_done_in_one_request() {
    let house = House::open().await;
    let table = begun(&house, "cce").await;
    let fires = |offer: &Value| {
        let card = offer["action"].as_str().unwrap().starts_with("play ");
        card && offer["text"].to_string().contains("cce-order-fire")
    };
    for _ in 0..200 {
        let (seat, envelope) = until(&table, |envelope| {
            envelope["asked"]["moment"] == "orders" && offers(envelope).iter().any(fires)
        })
        .await;
        let offers = offers(&envelope);
        let card = offers.iter().find(|offer| fires(offer)).unwrap();
        let path = format!("/reactions?action={}", card["action"].as_str().unwrap());
        let told = table.get(seat, &path.replace(' ', "%20")).await.json();
        assert_eq!(told["seq"], envelope["seq"]);
        let Some(best) = told["reactions"].as_array().unwrap().first() else {
            // Nobody sees anybody yet.
            let seq = envelope["seq"].as_u64().unwrap();
            table.act(seat, seq, "done").await;
            continue;
        };
        assert!(best["odds"]["chance"].as_f64().unwrap() > 0.0, "{best}");
        let actions = best["actions"].as_array().unwrap();
        assert_eq!(actions[0], card["action"]);
        assert_eq!(best["aims"], true);
        // Nothing was done by asking.
        assert_eq!(table.envelope(seat).await["seq"], envelope["seq"]);
        let body = json!({ "seq": envelope["seq"], "action": actions[0], "then": actions[1..] });
        let path = table.path("/actions");
        let done = table.seats[seat].post(&path, &body).await.unwrap().json();
        assert!(done["seq"].as_u64() > envelope["seq"].as_u64());
        return;
    }
    panic!("nobody ever fires");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_asked_no_reaction_has_none() {
    let house = House::open().await;
    let table = begun(&house, "ccgw").await;
    let (seat, _) = until(&table, |envelope| envelope["asked"]["window"] == false).await;
    for asked in [seat, 1 - seat] {
        let none = table.get(asked, "/reactions").await.json();
        assert_eq!(none["reactions"], json!([]));
    }
    let nothing = table.get(seat, "/after?action=nonsense").await.json();
    assert_eq!(nothing["offers"], json!([]));
}
