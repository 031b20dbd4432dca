//! Begin, see, act, take back, export, import, start again.

use crate::house::{House, mixed};
use client::Client;
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_begun_and_each_seat_sees_its_own_hand() {
    let house = House::open().await;
    let table = house.begin("1", &["here", "far"]).await;
    let (one, two) = (table.envelope(0).await, table.envelope(1).await);
    assert_eq!((&one["you"], &two["you"]), (&json!(0), &json!(1)));
    let cards = |envelope: &Value, zone: &str| {
        let zones = envelope["view"]["zones"].as_array().unwrap().iter();
        let mut zones = zones.filter(|found| found["id"] == zone);
        zones.next().unwrap()["cards"].as_array().unwrap().len()
    };
    assert!(cards(&one, "hand.british.command") > 0 && cards(&one, "hand.german.command") == 0);
    assert!(cards(&two, "hand.german.command") > 0 && cards(&two, "hand.british.command") == 0);
    // The drawings are named.
    assert!(one["view"]["pieces"][0]["face"].is_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_answers_a_number_and_is_answered_again_as_before() {
    let house = House::open().await;
    let table = house.begin("1", &["here", "here"]).await;
    let envelope = table.play(6, mixed).await;
    let seat = envelope["asked"]["seat"].as_u64().unwrap() as usize;
    let envelope = table.envelope(seat).await;
    let seq = envelope["seq"].as_u64().unwrap();
    let offers = table.get(seat, "/actions").await.json();
    assert_eq!(offers["offers"], envelope["view"]["offers"]);
    let action = offers["offers"][0]["action"].as_str().unwrap();
    let nonsense = table.act(seat, seq, "dance").await;
    assert_eq!(
        (nonsense.status.as_u16(), nonsense.error().as_str()),
        (422, "unreadable")
    );
    let not_asked = table.act(1 - seat, seq, action).await;
    assert_eq!(
        (not_asked.status.as_u16(), not_asked.error().as_str()),
        (409, "not-asked")
    );
    let early = table.act(seat, seq + 5, action).await;
    assert_eq!(
        (early.status.as_u16(), &early.json()["seq"]),
        (409, &json!(seq))
    );
    let first = table.act(seat, seq, action).await;
    assert_eq!(first.status, 200);
    // The answer is what this seat, and no other, now sees.
    assert_eq!(first.json(), table.envelope(seat).await);
    assert_eq!(first.json()["you"], seat);
    let again = table.act(seat, seq, action).await;
    assert_eq!((again.status, again.text()), (first.status, first.text()));
    let now = table.envelope(seat).await["seq"].as_u64().unwrap();
    let never = table.act(seat, u64::MAX, action).await;
    assert_eq!(never.error(), "stale", "{}", never.text());
    let stale = table.act(seat, seq, "pass the salt").await;
    assert_eq!(
        (stale.status.as_u16(), stale.error().as_str()),
        (409, "stale")
    );
    assert_eq!(stale.json()["seq"], now);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_rules_forbid_is_refused_with_the_rule() {
    let house = House::open().await;
    let table = house.begin("1", &["here", "here"]).await;
    let envelope = table.envelope(0).await;
    let asked = envelope["asked"]["seat"].as_u64().unwrap() as usize;
    let seq = envelope["seq"].as_u64().unwrap();
    // Cards that are in nobody's hand now are named in the other hand, or nowhere: one of these is refused.
    let other = table.envelope(1 - asked).await;
    let zones = other["view"]["zones"].as_array().unwrap();
    let hands = zones.iter().filter(|zone| zone["kind"] == "hand");
    let own = table.envelope(asked).await["view"]["zones"].to_string();
    let card = hands
        .flat_map(|zone| zone["cards"].as_array().unwrap())
        .map(|card| card["card"].as_str().unwrap())
        .find(|card| !own.contains(&format!("\"{card}\"")))
        .expect("a card that only the other holds");
    let refused = table.act(asked, seq, &format!("play {card}")).await;
    assert_eq!(
        (refused.status.as_u16(), refused.error().as_str()),
        (422, "forbidden")
    );
    assert!(
        refused.json()["refusal"]["text"]["key"].is_string(),
        "{}",
        refused.text()
    );
    assert_eq!(table.envelope(asked).await["seq"], seq);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_is_taken_back_with_what_was_answered_for_its_seat() {
    let house = House::open().await;
    let secrets = table::commit::Secrets::from_number(1, 2);
    let begun = house.server.begin("ccgw", "1", &["here", "here"], secrets);
    let (id, tokens) = begun.await.unwrap();
    let table = house.table(&id, &tokens);
    let nothing = table.undo(0, 0).await;
    let seq = table.envelope(0).await["seq"].as_u64().unwrap();
    assert_eq!(nothing.status.as_u16(), 409, "{}", nothing.text());
    let asked = table.envelope(0).await["asked"]["seat"].as_u64().unwrap() as usize;
    let before = table.envelope(asked).await;
    let offer = before["view"]["offers"][0]["action"].as_str().unwrap();
    assert_eq!(table.act(asked, seq, offer).await.status, 200);
    let acted = table.envelope(asked).await;
    assert_eq!(acted["undo"]["may"], true, "{}", acted["undo"]);
    let stale = table.undo(asked, seq).await;
    assert_eq!(stale.error(), "stale");
    let foreign = table.undo(1 - asked, acted["seq"].as_u64().unwrap()).await;
    assert_eq!(foreign.error(), "barred");
    assert_eq!(foreign.json()["why"]["key"], "table-barred-other-seat");
    let back = table.undo(asked, acted["seq"].as_u64().unwrap()).await;
    assert_eq!(back.status, 200, "{}", back.text());
    let after = table.envelope(asked).await;
    assert_eq!(after, back.json());
    assert_eq!(after["view"]["offers"], before["view"]["offers"]);
    assert_eq!(after["view"]["pieces"], before["view"]["pieces"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_a_machine_ends_and_opens_all_hands() {
    let house = House::open().await;
    let table = house.begin("2", &["here", "recruit"]).await;
    let over = table.play(20_000, mixed).await;
    assert!(!over["over"].is_null());
    assert_eq!(over["undo"]["may"], false);
    let positions = table.get(0, "/positions").await.json();
    let last = positions.as_array().unwrap().last().unwrap()["number"].clone();
    assert_eq!(last, over["position"]);
    let view = table.get(0, &format!("/positions/{last}")).await.json();
    assert_eq!(view["of"], over["position"]);
    // The referee sees the other hand too.
    let hidden = |zone: &&Value| zone["kind"] == "hand" && zone["seat"] == 1 && zone["count"] != 0;
    let zones = view["view"]["zones"].as_array().unwrap();
    let hands: Vec<&Value> = zones.iter().filter(hidden).collect();
    assert!(!hands.is_empty(), "{}", view["view"]["zones"]);
    for zone in hands {
        let cards = zone["cards"].as_array().unwrap().len();
        assert_eq!(zone["count"], cards);
    }
    let late = table.act(0, over["seq"].as_u64().unwrap(), "pass").await;
    assert_eq!(late.error(), "not-asked");
    // Taken away and brought back, it is the same match.
    let journal = table.get(0, "/journal").await;
    let brought = house
        .door
        .send(hyper_post(), "/api/journals", &[], journal.body.clone())
        .await;
    let brought = brought.unwrap();
    assert_eq!(brought.status, 201, "{}", brought.text());
    let brought = brought.json();
    let token = brought["token"].as_str().unwrap().to_owned();
    let looked = house.table(brought["id"].as_str().unwrap(), &[token]);
    let seen = looked.envelope(0).await;
    assert_eq!((&seen["you"], &seen["over"]), (&Value::Null, &over["over"]));
    assert_eq!(seen["view"]["pieces"], over["view"]["pieces"]);
    assert_eq!(looked.get(0, "/journal").await.text(), journal.text());
    assert_eq!(looked.act(0, 0, "pass").await.error(), "no-seat");
    let house = house.again().await;
    let table = house.table(&looked.id, &[brought["token"].as_str().unwrap().to_owned()]);
    assert_eq!(table.envelope(0).await, seen);
}

fn hyper_post() -> hyper::Method {
    hyper::Method::POST
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_that_is_none_is_refused_with_its_place() {
    let house = House::open().await;
    let bring = async |text: &str| {
        let body = text.to_owned().into();
        house
            .door
            .send(hyper_post(), "/api/journals", &[], body)
            .await
            .unwrap()
    };
    for text in ["", "nonsense", "{}", "{\"grognard\":1}"] {
        let refused = bring(text).await;
        assert_eq!(
            (refused.status.as_u16(), refused.error().as_str()),
            (422, "bad-journal")
        );
    }
    let table = house.begin("1", &["here", "here"]).await;
    table.play(5, mixed).await;
    let running = table.get(0, "/journal").await.text();
    assert_eq!(bring(&running).await.status, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_there_after_a_restart() {
    let house = House::open().await;
    let table = house.begin("4", &["here", "far"]).await;
    table.play(60, mixed).await;
    let seen = [table.envelope(0).await, table.envelope(1).await];
    let log = [
        table.get(0, "/positions").await.text(),
        table.get(1, "/journal").await.text(),
    ];
    let owner = house.door.with(house.server.owner_key());
    let list = owner.get("/api/matches").await.unwrap().json();
    assert_eq!(list[0]["id"], table.id.as_str());
    let (id, tokens) = (table.id.clone(), table.tokens());
    let house = house.again().await;
    let table = house.table(&id, &tokens);
    assert_eq!([table.envelope(0).await, table.envelope(1).await], seen);
    let again = [
        table.get(0, "/positions").await.text(),
        table.get(1, "/journal").await.text(),
    ];
    assert_eq!(again, log);
    // What was answered for people is still known: one action is taken back, not half of it.
    let asked = seen[0]["asked"]["seat"].as_u64().unwrap() as usize;
    let seq = seen[0]["seq"].as_u64().unwrap();
    let offer = seen[asked]["view"]["offers"][0]["action"].as_str().unwrap();
    // As a person might write it; still the same action when it comes again.
    let action = format!(" {}", offer.to_uppercase());
    let acted = table.act(asked, seq, &action).await;
    assert_eq!(acted.status, 200, "{}", acted.text());
    let house = house.again().await;
    let table = house.table(&id, &tokens);
    for again in [&action, offer] {
        let again = table.act(asked, seq, again).await;
        assert_eq!((again.status, again.text()), (acted.status, acted.text()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_machine_that_was_asked_goes_on_after_a_restart() {
    let house = House::open().await;
    let table = house.begin("1", &["here", "recruit"]).await;
    // Stopped at any moment, most likely while the machine plays its turn.
    table.play(30, |_, offers| offers - 1).await;
    let token = {
        let owner = house.door.with(house.server.owner_key());
        let list = owner.get("/api/matches").await.unwrap().json();
        list[0]["seats"][0]["token"].as_str().unwrap().to_owned()
    };
    let id = table.id.clone();
    let house = house.again().await;
    let table = house.table(&id, &[token]);
    table.asked(0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_stream_tells_each_change_and_nothing_that_is_known() {
    let house = House::open().await;
    let table = house.begin("1", &["here", "here"]).await;
    let path = table.path("/stream");
    let mut events = table.seats[0].listen(&path, None).await.unwrap();
    let first = events.next().await.unwrap().unwrap();
    assert_eq!(
        (first.event.as_str(), &first.data),
        ("envelope", &table.envelope(0).await)
    );
    assert_eq!(first.id, first.data["seq"].to_string());
    let known = first.data["seq"].as_u64().unwrap() as usize;
    let mut quiet = table.seats[0].listen(&path, Some(known)).await.unwrap();
    let silent = tokio::time::timeout(Duration::from_millis(200), quiet.next()).await;
    assert!(silent.is_err(), "it was known already");
    table.play(1, mixed).await;
    for events in [&mut events, &mut quiet] {
        let next = events.next().await.unwrap().unwrap();
        assert_eq!(next.data, table.envelope(0).await);
    }
    house.server.stop().await;
    assert_eq!(events.next().await.unwrap(), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn standing_orders_are_kept_and_checked() {
    let house = House::open().await;
    let table = house.begin("1", &["here", "here"]).await;
    let put = async |words: &str| {
        let path = table.path("/orders");
        let body = words.to_owned().into();
        table.seats[1]
            .send(hyper::Method::PUT, &path, &[], body)
            .await
            .unwrap()
    };
    assert!(
        table
            .get(1, "/orders")
            .await
            .text()
            .contains("unit-moves: -> pass")
    );
    let unclear = put("unit-moves: -> dance\n").await;
    assert_eq!(
        (unclear.status.as_u16(), unclear.error().as_str()),
        (422, "unclear-orders")
    );
    assert_eq!(unclear.json()["faults"][0]["at"], "line 1, column 16");
    assert_eq!(
        put("no-such-window: -> pass").await.error(),
        "unclear-orders"
    );
    let given = put("*: -> pass\n").await;
    assert_eq!(given.text(), "*: -> pass until match\n");
    let tokens: Vec<String> = {
        let owner = house.door.with(house.server.owner_key());
        let list = owner.get("/api/matches").await.unwrap().json();
        let seats = list[0]["seats"].as_array().unwrap().clone();
        seats
            .iter()
            .map(|seat| seat["token"].as_str().unwrap().to_owned())
            .collect()
    };
    let id = table.id.clone();
    let house = house.again().await;
    let table = house.table(&id, &tokens);
    assert_eq!(
        table.get(1, "/orders").await.text(),
        "*: -> pass until match\n"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn no_standing_order_stops_a_match() {
    let house = House::open().await;
    let table = house.begin("1", &["here", "here"]).await;
    for (seat, pattern) in ["*".repeat(60_000), "*a".repeat(30_000)].iter().enumerate() {
        let order = format!("*: -> do {pattern}#\n").into();
        let path = table.path("/orders");
        let put = table.seats[seat].send(hyper::Method::PUT, &path, &[], order);
        assert_eq!(put.await.unwrap().status, 200);
    }
    table.play(60, mixed).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_that_does_not_fold_tells_no_seat_what_is_in_it() {
    let house = House::on_file().await;
    let table = house.begin("1", &["here", "here"]).await;
    table.play(20, mixed).await;
    let tokens = table.seats.iter().filter_map(|seat| seat.token());
    let tokens: Vec<String> = tokens.map(str::to_owned).collect();
    let (id, House { server, data, .. }) = (table.id.clone(), house);
    server.stop().await;
    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(data.path().join("matches.db"));
    let pool = sqlx::SqlitePool::connect_with(file).await.unwrap();
    let spoil = "UPDATE lines SET line = replace(line, '\"n\":0', '\"n\":9') WHERE n = 2";
    let spoilt = sqlx::query(spoil).execute(&pool).await.unwrap();
    assert_eq!(spoilt.rows_affected(), 1);
    pool.close().await;
    let house = House::of_file(data).await;
    let answer = house.table(&id, &tokens).get(0, "").await;
    assert_eq!(
        (answer.status.as_u16(), answer.error().as_str()),
        (422, "damaged")
    );
    let told = answer.json();
    assert!(told["faults"].is_null(), "{told}");
    assert!(!answer.text().contains("entry"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_listed_to_who_knows_their_secrets() {
    let house = House::open().await;
    let table = house.begin("3", &["here", "far"]).await;
    let other = house.begin("1", &["here", "recruit"]).await;
    let owner = house.door.with(house.server.owner_key());
    let all = owner.get("/api/matches").await.unwrap().json();
    assert_eq!(all.as_array().unwrap().len(), 2);
    let of = |id: &str| {
        let found = all
            .as_array()
            .unwrap()
            .iter()
            .find(|found| found["id"] == id);
        found.unwrap().clone()
    };
    assert_eq!(of(&table.id)["yours"], json!([0]));
    assert_eq!(of(&other.id)["seats"][1]["token"], Value::Null);
    let token = table.seats[1].token().unwrap();
    let shown = json!({ "tokens": [
        { "match": table.id, "token": token },
        { "match": other.id, "token": token },
        { "match": "nowhere", "token": "x" },
    ] });
    let mine = house.door.post("/api/seats", &shown).await.unwrap().json();
    assert_eq!(mine.as_array().unwrap().len(), 1);
    assert_eq!(
        (&mine[0]["id"], &mine[0]["yours"]),
        (&json!(table.id), &json!([1]))
    );
    assert_eq!(mine[0]["seats"][0]["token"], Value::Null);
    let stranger = house.door.get("/api/matches").await.unwrap();
    assert_eq!(
        (stranger.status.as_u16(), stranger.error().as_str()),
        (401, "no-token")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn two_machines_play_by_themselves_and_the_owner_looks_on() {
    let house = House::open().await;
    let table = house.begin("2", &["recruit", "recruit"]).await;
    let owner = house.door.with(house.server.owner_key());
    let path = table.path("");
    let mut events = owner.listen(&table.path("/stream"), None).await.unwrap();
    let mut last = Value::Null;
    for _ in 0..5 {
        last = events.next().await.unwrap().unwrap().data;
    }
    assert!(last["seq"].as_u64().unwrap() > 0 && last["you"].is_null());
    let hands = last["view"]["zones"].as_array().unwrap().iter();
    assert!(
        { hands }
            .filter(|z| z["kind"] == "hand")
            .all(|z| z["cards"] == json!([]))
    );
    assert_eq!(owner.get(&path).await.unwrap().status, 200);
    let act = json!({ "seq": last["seq"], "action": "pass" });
    let acted = owner.post(&table.path("/actions"), &act).await.unwrap();
    assert_eq!(acted.error(), "no-seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_owner_deletes_a_match_and_then_it_is_gone() {
    let house = House::open().await;
    let table = house.begin("1", &["here", "recruit"]).await;
    let kept = house.begin("1", &["here", "here"]).await;
    let owner = house.door.with(house.server.owner_key());
    let path = table.path("");
    let delete = async |door: &Client| {
        let nothing = Vec::new().into();
        let sent = door.send(hyper::Method::DELETE, &path, &[], nothing).await;
        sent.unwrap().status.as_u16()
    };
    assert_eq!(delete(&house.door).await, 401);
    assert_eq!(delete(&table.seats[0]).await, 403);
    assert_eq!(table.get(0, "").await.status, 200);
    assert_eq!(delete(&owner).await, 204);
    assert_eq!(table.get(0, "").await.status, 404);
    assert_eq!(table.act(0, 0, "pass").await.status, 404);
    assert_eq!(delete(&owner).await, 404);
    let list = owner.get("/api/matches").await.unwrap().json();
    assert_eq!(list.as_array().unwrap().len(), 1);
    assert_eq!(list[0]["id"], json!(kept.id));
    let house = house.again().await;
    let owner = house.door.with(house.server.owner_key());
    let gone = owner.get(&path).await.unwrap();
    assert_eq!(gone.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_matches_goes_on_where_it_is_asked_to() {
    let house = House::open().await;
    for _ in 0..3 {
        house.begin("1", &["here", "here"]).await;
    }
    let owner = house.door.with(house.server.owner_key());
    let ids = async |query: &str| {
        let list = owner.get(&format!("/api/matches{query}")).await.unwrap();
        let list = list.json();
        let ids = list.as_array().unwrap().iter().map(|one| one["id"].clone());
        ids.collect::<Vec<Value>>()
    };
    let all = ids("").await;
    assert_eq!(all.len(), 3);
    assert_eq!(ids("?skip=1").await, all[1..]);
    assert_eq!(ids("?skip=500").await, all[3..]);
    let bad = owner.get("/api/matches?skip=-1").await.unwrap();
    assert_eq!(
        (bad.status.as_u16(), bad.error().as_str()),
        (400, "bad-query")
    );
}
