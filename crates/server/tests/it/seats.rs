//! The custody of seats: whoever begins a match has no secret of a seat far away, and an invitation is good for one.

use crate::house::{CLAIM, House, LOOKS};
use client::Client;
use serde_json::{Value, json};
use table::commit::Secrets;

const OTHER: &str = "BBBBBBBBBBBBBBBBBBBBBBBB";

/// A match against one far away: its id, the token of the seat here, the invitation to the other.
async fn against_far(house: &House) -> (String, String, String) {
    let seats = json!([{ "by": "here" }, { "by": "far" }]);
    let new = json!({ "system": "ccgw", "scenario": "1", "seats": seats });
    let begun = house.door.post("/api/matches", &new).await.unwrap().json();
    let of = |seat: usize, what: &str| begun["seats"][seat][what].as_str().map(str::to_owned);
    assert_eq!((of(0, "invite"), of(1, "token")), (None, None), "{begun}");
    let id = begun["id"].as_str().unwrap().to_owned();
    (id, of(0, "token").unwrap(), of(1, "invite").unwrap())
}

/// The seats of the only match, as its owner or one who has a seat is told of them.
async fn listed(house: &House) -> Value {
    let list = house.owner().get("/api/matches").await.unwrap().json();
    list[0]["seats"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_taken_once_and_nobody_else_has_the_secret() {
    let house = House::open().await;
    let (id, here, invite) = against_far(&house).await;
    let seats = listed(&house).await;
    assert_eq!(seats[0]["token"], here.as_str());
    assert_eq!(seats[1]["invite"], invite.as_str());
    assert!(seats[1]["token"].is_null() && seats[1]["taken"].is_null());
    let taken = house.door.take(&id, &invite, CLAIM).await.unwrap();
    assert_eq!(taken.status, 200, "{}", taken.text());
    let token = taken.json()["token"].as_str().unwrap().to_owned();
    assert_eq!(taken.json()["seat"], 1);
    let table = house.table(&id, &[here.clone(), token.clone()]);
    assert_eq!(table.envelope(1).await["you"], 1);
    // An answer may be lost; and it is on disk before it is given.
    let house = house.again().await;
    let again = house.door.take(&id, &invite, CLAIM).await.unwrap();
    assert_eq!((again.status, again.text()), (taken.status, taken.text()));
    let late = house.door.take(&id, &invite, OTHER).await.unwrap();
    let told = (late.status.as_u16(), late.error());
    assert_eq!(told, (409, "taken".to_owned()), "{}", late.text());
    let seats = listed(&house).await;
    assert!(seats[1]["token"].is_null() && seats[1]["invite"].is_null());
    assert_eq!(seats[1]["taken"], true);
    let shown = json!({ "tokens": [{ "match": id, "token": here }] });
    let shown = house.door.post("/api/seats", &shown).await.unwrap().json();
    assert_eq!(shown[0]["seats"][1]["taken"], true);
    assert!(!shown.to_string().contains(&token));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_opens_nothing_and_nothing_else_takes_a_seat() {
    let house = House::open().await;
    let (id, here, invite) = against_far(&house).await;
    let (other, ..) = against_far(&house).await;
    let guest = house.door.with(&invite);
    for rest in LOOKS {
        let answer = guest.get(&format!("/api/matches/{id}{rest}")).await;
        assert_eq!(answer.unwrap().error(), "no-seat", "{rest}");
    }
    let shown = json!({ "tokens": [{ "match": id, "token": invite }] });
    let shown = house.door.post("/api/seats", &shown).await.unwrap();
    assert_eq!(shown.json(), json!([]));
    assert_eq!(guest.get("/api/matches").await.unwrap().error(), "no-seat");
    let owner = house.server.owner_key();
    for (id, wrong) in [(&id, &here), (&id, &owner), (&other, &invite)] {
        let refused = house.door.take(id, wrong, CLAIM).await.unwrap();
        assert_eq!(refused.error(), "no-invitation", "{}", refused.text());
    }
    let path = format!("/api/matches/{id}/take");
    let nobody = house.door.post(&path, &json!({ "claim": CLAIM })).await;
    assert_eq!(nobody.unwrap().error(), "no-token");
    for claim in ["", "AAAAAAAAAAAAAAAAAAAA", "!", &"A".repeat(120)] {
        let refused = house.door.take(&id, &invite, claim).await.unwrap();
        assert_eq!(refused.error(), "bad-claim", "{claim}");
    }
    assert_eq!(listed(&house).await[1]["taken"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_come_at_once_one_gets_the_seat() {
    let house = House::open().await;
    let (id, _, invite) = against_far(&house).await;
    let come = |n: usize| {
        let door = Client::new(house.door.address().clone());
        let (id, invite) = (id.clone(), invite.clone());
        let claim = format!("{n:024}");
        tokio::spawn(async move { door.take(&id, &invite, &claim).await.unwrap() })
    };
    let came: Vec<_> = (0..12).map(come).collect();
    let mut seated = 0;
    for answer in came {
        let answer = answer.await.unwrap();
        match answer.status.as_u16() {
            200 => seated += 1,
            _ => assert_eq!(answer.error(), "taken"),
        }
    }
    assert_eq!(seated, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn links_from_before_there_were_invitations_go_on() {
    let house = House::open().await;
    let secrets = Secrets::from_number(1, 2);
    let begun = house.server.begin("ccgw", "1", &["here", "far"], secrets);
    let (id, tokens) = begun.await.unwrap();
    let house = house.again().await;
    let table = house.table(&id, &tokens);
    assert_eq!(table.envelope(1).await["you"], 1);
    // Its token was handed out when it began: it counts as taken, and is shown to nobody again.
    let seats = listed(&house).await;
    assert_eq!(seats[1]["taken"], true);
    assert!(seats[1]["token"].is_null() && seats[1]["invite"].is_null());
}
