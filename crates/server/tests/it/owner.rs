//! The owner's key: changed while the server runs, handed on by a code that works once.

use crate::house::{House, mixed};
use serde_json::json;
use server::owner::OwnerKey;
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread")]
async fn another_key_leaves_seats_alone_and_shuts_the_old_one_out() {
    // One node: each of several takes the new key within a second, but not at the same moment.
    let house = House::with(tempfile::tempdir().unwrap(), |_| ()).await;
    let table = house.begin("1", &["here", "far"]).await;
    let old = house.owner();
    assert_eq!(old.get("/api/matches").await.unwrap().status, 200);
    assert_eq!(old.get(&table.path("")).await.unwrap().status, 200);
    let new = OwnerKey::renew(house.data.path()).unwrap();
    let new = house.door.with(new.text());
    let begin = Instant::now();
    while old.get("/api/matches").await.unwrap().status == 200 {
        assert!(begin.elapsed() < Duration::from_secs(30), "it goes on");
    }
    let shut = old.get(&table.path("")).await.unwrap();
    assert_eq!(shut.error(), "no-seat");
    assert_eq!(new.get("/api/matches").await.unwrap().status, 200);
    table.play(4, mixed).await;
    // A new secret of the server would have given every seat another link.
    let (id, seats) = (table.id.clone(), table.tokens());
    let house = house.again().await;
    let table = house.table(&id, &seats);
    assert_eq!(table.envelope(1).await["you"], 1);
    assert_eq!(Some(&*house.server.owner_key()), new.token());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_is_good_for_the_key_once() {
    let house = House::open().await;
    let key = OwnerKey::load(house.data.path()).unwrap();
    let redeem = async |code: &str| {
        let code = json!({ "code": code });
        house.door.post("/api/owner", &code).await.unwrap()
    };
    let code = key.code().unwrap();
    let got = redeem(&code).await;
    assert_eq!(got.json()["key"], house.server.owner_key());
    let again = redeem(&code).await;
    assert_eq!(
        (again.status.as_u16(), again.error()),
        (403, "bad-code".to_owned())
    );
    // Whatever is wrong is told in the same words.
    let elsewhere = tempfile::tempdir().unwrap();
    let foreign = OwnerKey::load(elsewhere.path()).unwrap().code().unwrap();
    for wrong in ["", "x", &code[1..], &foreign, &key.text()] {
        assert_eq!(redeem(wrong).await.text(), again.text(), "{wrong}");
    }
    // One that was used before a restart is still used.
    let unused = key.code().unwrap();
    let house = house.again().await;
    for (old, status) in [(code, 403), (unused, 200)] {
        let answer = house.door.post("/api/owner", &json!({ "code": old })).await;
        assert_eq!(answer.unwrap().status, status);
    }
}
