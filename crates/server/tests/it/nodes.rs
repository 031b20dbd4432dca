//! Several nodes on one database: any of them answers for any match. The other tests go to two nodes in turn, too, where there
//! is a database for it; here is what they would not see.

use crate::house::{CLAIM, House, Table, mixed, stock};
use client::{Client, Events};
use hyper::Method;
use serde_json::{Value, json};
use server::{NotStarted, Server};
use std::time::Duration;

/// Nobody waits longer for what must come.
const PATIENCE: Duration = Duration::from_secs(60);

/// Two nodes, and a way to speak to each of them.
struct Two {
    house: House,
    server: Server,
    doors: [Client; 2],
}

impl Two {
    async fn open() -> Two {
        let house = House::with(tempfile::tempdir().unwrap(), |_| ()).await;
        assert!(
            house.database.is_some(),
            "GROGNARD_TEST_DATABASE says where"
        );
        let (server, door) = house.node(|_| ()).await;
        let first = Client::new(house.door.address().clone());
        Two {
            house,
            server,
            doors: [first, door],
        }
    }

    /// The same match, at each of the nodes.
    async fn begin(&self, seats: &[&str]) -> [Table; 2] {
        let table = self.house.begin("1", seats).await;
        let tokens = table.seats.iter().map(|seat| seat.token());
        let tokens: Vec<&str> = tokens.map(|token| token.unwrap_or_default()).collect();
        let at = |door: &Client| Table {
            id: table.id.clone(),
            seats: tokens.iter().map(|token| door.with(*token)).collect(),
        };
        [at(&self.doors[0]), at(&self.doors[1])]
    }
}

async fn next(events: &mut Events) -> Option<Value> {
    let next = tokio::time::timeout(PATIENCE, events.next()).await;
    let news = next.expect("something comes").ok().flatten();
    news.map(|news| news.data)
}

/// What the seat that is asked may do, and where the match stands.
async fn offers(table: &Table) -> (usize, u64, Vec<String>) {
    let asked = table.envelope(0).await["asked"]["seat"].as_u64().unwrap() as usize;
    let envelope = table.envelope(asked).await;
    let offers = envelope["view"]["offers"].as_array().unwrap().iter();
    let offers = offers.map(|offer| offer["action"].as_str().unwrap().to_owned());
    (asked, envelope["seq"].as_u64().unwrap(), offers.collect())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: cargo xtask test"]
async fn two_people_at_different_nodes_play_and_each_hears_the_other() {
    let two = Two::open().await;
    let tables = two.begin(&["here", "here"]).await;
    // Each person has his own node, for his stream too.
    let mut streams = Vec::new();
    for seat in 0..2 {
        let path = tables[seat].path("/stream");
        streams.push(tables[seat].seats[seat].listen(&path, None).await.unwrap());
        next(&mut streams[seat]).await.unwrap();
    }
    for n in 0..60 {
        let envelope = tables[n % 2].envelope(0).await;
        if !envelope["over"].is_null() {
            break;
        }
        let seat = envelope["asked"]["seat"].as_u64().unwrap() as usize;
        let (_, seq, offers) = offers(&tables[seat]).await;
        let action = &offers[mixed(n, 0) % offers.len()];
        let acted = tables[seat].act(seat, seq, action).await;
        assert_eq!(acted.status, 200, "{}", acted.text());
        let stands = acted.json()["seq"].as_u64().unwrap();
        // What is done at one node is there at the other at once, not soon.
        assert_eq!(tables[1 - seat].envelope(0).await["seq"], stands);
        let listening = &mut streams[1 - seat];
        while next(listening).await.unwrap()["seq"].as_u64() < Some(stands) {}
    }
    for seat in 0..2 {
        let journals = [
            tables[0].get(seat, "/journal").await.text(),
            tables[1].get(seat, "/journal").await.text(),
        ];
        assert_eq!(journals[0], journals[1]);
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: cargo xtask test"]
async fn of_two_who_act_at_once_one_is_stale_and_the_same_twice_is_done_once() {
    let two = Two::open().await;
    let tables = two.begin(&["here", "here"]).await;
    let (mut both, mut lost) = (0, 0);
    for n in 0..40 {
        let (seat, seq, offers) = offers(&tables[n % 2]).await;
        let one = &offers[mixed(n, 0) % offers.len()];
        let other = &offers[mixed(n + 7, 0) % offers.len()];
        let (at, there) = tokio::join!(
            tables[0].act(seat, seq, one),
            tables[1].act(seat, seq, other)
        );
        let statuses = [at.status.as_u16(), there.status.as_u16()];
        match one == other {
            true => {
                assert_eq!(statuses, [200, 200], "{} {}", at.text(), there.text());
                both += 1;
            }
            false => {
                assert!(matches!(statuses, [200, 409] | [409, 200]), "{statuses:?}");
                lost += 1;
            }
        }
        let seqs = [tables[0].envelope(0).await, tables[1].envelope(0).await];
        assert_eq!(seqs[0]["seq"], seqs[1]["seq"]);
        if one == other {
            let entries = tables[0].get(seat, "/journal").await.text();
            assert!(entries.contains("do"), "{entries}");
        }
    }
    assert!(both > 0 && lost > 0, "{both} the same, {lost} others");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: cargo xtask test"]
async fn an_invitation_is_good_for_one_wherever_he_comes() {
    let two = Two::open().await;
    let seats = json!([{ "by": "here" }, { "by": "far" }]);
    let new = json!({ "system": "ccgw", "scenario": "1", "seats": seats });
    let begun = two.doors[0]
        .post("/api/matches", &new)
        .await
        .unwrap()
        .json();
    let id = begun["id"].as_str().unwrap();
    let invite = begun["seats"][1]["invite"].as_str().unwrap();
    let other = "AQEBAQEBAQEBAQEBAQEBAQ";
    let (one, second) = tokio::join!(
        two.doors[0].take(id, invite, CLAIM),
        two.doors[1].take(id, invite, other)
    );
    let statuses = [
        one.unwrap().status.as_u16(),
        second.unwrap().status.as_u16(),
    ];
    assert!(matches!(statuses, [200, 409] | [409, 200]), "{statuses:?}");
    // Whoever was first gets the same answer at either node.
    let claim = if statuses[0] == 200 { CLAIM } else { other };
    for door in &two.doors {
        assert_eq!(door.take(id, invite, claim).await.unwrap().status, 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: cargo xtask test"]
async fn orders_given_at_one_node_are_followed_at_the_other() {
    let two = Two::open().await;
    let tables = two.begin(&["here", "here"]).await;
    for seat in 0..2 {
        let path = tables[0].path("/orders");
        let line = &tables[0].seats[seat];
        let put = line.send(Method::PUT, &path, &[], "*: -> pass".into());
        assert_eq!(put.await.unwrap().status, 200);
        let there = tables[1].get(seat, "/orders").await.text();
        assert!(there.starts_with("*: -> pass"), "{there}");
    }
    for n in 0..40 {
        let asked = tables[1].envelope(0).await;
        if !asked["over"].is_null() {
            break;
        }
        assert_eq!(asked["asked"]["window"], false, "nobody is asked to react");
        let (seat, seq, offers) = offers(&tables[n % 2]).await;
        let action = &offers[mixed(n, 0) % offers.len()];
        assert_eq!(tables[1].act(seat, seq, action).await.status, 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: cargo xtask test"]
async fn what_is_deleted_at_one_node_is_gone_at_the_other() {
    let two = Two::open().await;
    let tables = two.begin(&["here", "here"]).await;
    let path = tables[1].path("/stream");
    let mut stream = tables[1].seats[0].listen(&path, None).await.unwrap();
    next(&mut stream).await.unwrap();
    let owner = two.doors[0].with(two.house.server.owner_key());
    let path = tables[0].path("");
    let deleted = owner.send(Method::DELETE, &path, &[], "".into());
    assert_eq!(deleted.await.unwrap().status, 204);
    assert_eq!(tables[1].get(0, "").await.status, 404);
    assert_eq!(next(&mut stream).await, None, "its stream ends");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: cargo xtask test"]
async fn a_code_of_the_owner_works_once_in_the_whole_house() {
    let two = Two::open().await;
    let key = server::owner::OwnerKey::load(two.house.data.path()).unwrap();
    let code = json!({ "code": key.code().unwrap() });
    let (one, other) = tokio::join!(
        two.doors[0].post("/api/owner", &code),
        two.doors[1].post("/api/owner", &code)
    );
    let statuses = [one.unwrap().status.as_u16(), other.unwrap().status.as_u16()];
    assert!(matches!(statuses, [200, 403] | [403, 200]), "{statuses:?}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: cargo xtask test"]
async fn a_node_with_another_secret_or_none_does_not_start() {
    let house = House::with(tempfile::tempdir().unwrap(), |_| ()).await;
    let other = tempfile::tempdir().unwrap();
    let mut options = crate::house::options(other.path());
    options.database.clone_from(&house.database);
    let refused = |started: Result<Server, NotStarted>| {
        let refused = matches!(&started, Err(NotStarted::OtherSecret(at)) if at == other.path());
        assert!(refused, "{:?}", started.err());
    };
    refused(Server::start(stock(), options.clone()).await);
    assert!(
        !other.path().join("secret").exists(),
        "it makes none of its own"
    );
    std::fs::write(other.path().join("secret"), [7; 32]).unwrap();
    refused(Server::start(stock(), options.clone()).await);
    for file in ["secret", "owner"] {
        std::fs::copy(house.data.path().join(file), other.path().join(file)).unwrap();
    }
    let node = Server::start(stock(), options).await.unwrap();
    assert_eq!(node.owner_key(), house.server.owner_key());
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: cargo xtask test"]
async fn nodes_count_rehearsals_together() {
    let house = House::with(tempfile::tempdir().unwrap(), |options| {
        options.limits.rehearsal = Some(40);
    });
    let house = house.await;
    let (_server, door) = house
        .node(|options| options.limits.rehearsal = Some(40))
        .await;
    let new =
        json!({ "system": "ccgw", "scenario": "1", "seats": [{ "by": "here" }, { "by": "here" }] });
    let mut seeds = Vec::new();
    for door in [&house.door, &door, &house.door] {
        let begun = door.post("/api/matches", &new).await.unwrap().json();
        let token = begun["seats"][0]["token"].as_str().unwrap();
        let path = format!("/api/matches/{}/header", begun["id"].as_str().unwrap());
        let header = door.with(token).get(&path).await.unwrap().json();
        seeds.push(header["options"]["rehearsal"].as_str().unwrap().to_owned());
    }
    assert_eq!(seeds, ["40", "41", "42"]);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: cargo xtask test"]
async fn what_a_machine_was_asked_at_a_node_that_is_gone_another_answers() {
    let two = Two::open().await;
    let tables = two.begin(&["here", "grognard"]).await;
    let mut asked = None;
    for n in 0..200 {
        let envelope = tables[0].asked(0).await;
        assert!(
            envelope["over"].is_null(),
            "the machine is asked before the end"
        );
        let offers = envelope["view"]["offers"].as_array().unwrap();
        let action = offers[mixed(n, 0) % offers.len()]["action"]
            .as_str()
            .unwrap();
        let acted = tables[0]
            .act(0, envelope["seq"].as_u64().unwrap(), action)
            .await;
        let stands = acted.json();
        if stands["thinking"] == true {
            asked = stands["seq"].as_u64();
            break;
        }
    }
    let asked = asked.expect("a machine thinks");
    two.house.server.stop().await;
    let stands = tables[1].asked(0).await["seq"].as_u64().unwrap();
    assert!(stands > asked);
    two.server.stop().await;
}
