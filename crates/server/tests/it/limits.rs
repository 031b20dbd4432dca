//! What one who asks cannot take from others: places, buckets, time, room.

use crate::house::{House, Table};
use hyper::Method;
use serde_json::json;
use server::Options;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const FORWARDED: &str = "x-forwarded-for";

async fn house(change: impl FnOnce(&mut Options)) -> House {
    House::with(tempfile::tempdir().unwrap(), change).await
}

/// A server that believes a proxy at this address.
async fn behind(proxy: &str) -> House {
    house(|options| options.proxies.push(server::network(proxy).unwrap())).await
}

/// A line over which this was said.
async fn say(house: &House, words: &str) -> TcpStream {
    let mut line = TcpStream::connect(house.server.address()).await.unwrap();
    line.write_all(words.as_bytes()).await.unwrap();
    line
}

/// What comes over it, up to here.
async fn hear(line: &mut TcpStream, end: &str) -> String {
    let mut heard = Vec::new();
    let read = async {
        while !heard.ends_with(end.as_bytes()) {
            heard.push(line.read_u8().await.unwrap());
        }
    };
    let read = tokio::time::timeout(Duration::from_secs(20), read).await;
    read.expect("nothing comes");
    String::from_utf8(heard).unwrap()
}

/// The first line and the headers of an answer.
async fn head(line: &mut TcpStream) -> String {
    hear(line, "\r\n\r\n").await
}

/// How many of so many requests for a picture are not told to wait.
async fn asked(house: &House, n: usize, forwarded: impl Fn(usize) -> String) -> usize {
    let mut may = 0;
    for i in 0..n {
        let named = forwarded(i);
        let headers = [(FORWARDED, &*named)];
        let answer = house.door.send(Method::GET, "/art/x", &headers, "".into());
        may += usize::from(answer.await.unwrap().status != 429);
    }
    may
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_everybody_has_a_bucket_of_his_own() {
    let house = behind("127.0.0.0/8").await;
    assert!(asked(&house, 400, |_| "192.0.2.1".to_owned()).await < 400);
    assert_eq!(asked(&house, 100, |_| "192.0.2.2".to_owned()).await, 100);
    // What he wrote himself stands left of what the proxy added.
    let spoofed = |i: usize| format!("203.0.113.{}, 192.0.2.1", i % 200);
    assert!(asked(&house, 200, spoofed).await < 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_no_trusted_proxy_cannot_choose_his_address() {
    for house in [House::open().await, behind("192.0.2.200").await] {
        let spoofed = |i: usize| format!("203.0.{}.{}", i / 200, i % 200);
        assert!(asked(&house, 1_500, spoofed).await < 1_500);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_a_proxy_before_it_lets_only_the_owner_begin_matches() {
    let house = behind("127.0.0.1").await;
    let new = json!({ "system": "ccgw", "scenario": "1", "seats": [] });
    let stranger = house.door.post("/api/matches", &new).await.unwrap();
    assert_eq!(stranger.error(), "owner-only");
}

/// A request for the stream of a seat, as a proxy sends it for somebody.
fn listen(house: &House, table: &Table, seat: usize, who: &str) -> String {
    format!(
        "GET {} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {}\r\nX-Forwarded-For: {who}\r\n\r\n",
        table.path("/stream"),
        house.server.address(),
        table.seats[seat].token().unwrap(),
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn the_streams_of_a_proxy_are_counted_by_those_it_asks_for() {
    let mut house = behind("127.0.0.1").await;
    house.door = house.door.with(house.server.owner_key());
    let mut open = Vec::new();
    let mut tables = Vec::new();
    for _ in 0..9 {
        tables.push(house.begin("1", &["here", "here"]).await);
    }
    for n in 0..256 {
        let request = listen(&house, &tables[n / 32], n % 2, "192.0.2.1");
        let mut line = say(&house, &request).await;
        assert!(head(&mut line).await.starts_with("HTTP/1.1 200"), "{n}");
        open.push(line);
    }
    let mut more = say(&house, &listen(&house, &tables[8], 0, "192.0.2.1")).await;
    assert!(head(&mut more).await.starts_with("HTTP/1.1 429"));
    let mut other = say(&house, &listen(&house, &tables[8], 0, "192.0.2.2")).await;
    assert!(head(&mut other).await.starts_with("HTTP/1.1 200"));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_in_between_holds_the_stream_back() {
    let house = House::open().await;
    let table = house.begin("1", &["here", "here"]).await;
    let mut line = say(&house, &listen(&house, &table, 0, "")).await;
    let head = head(&mut line).await.to_ascii_lowercase();
    assert!(head.contains("x-accel-buffering: no\r\n"), "{head}");
    assert!(head.contains("no-transform"), "{head}");
}

/// A server with eight places.
async fn small() -> House {
    house(|options| options.limits.connections = 8).await
}

async fn is_answered(house: &House) {
    let asked = house.door.get("/api/levels");
    let answer = tokio::time::timeout(Duration::from_secs(20), asked).await;
    assert_eq!(answer.expect("he is kept waiting").unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn half_open_lines_shut_nobody_out() {
    for half in [
        "",
        "GET / HTTP/1.1\r\nHost: ",
        "POST /api/seats HTTP/1.1\r\nHost: localhost:PORT\r\nContent-Length: 100\r\n\r\n{",
        "POST /api/seats HTTP/1.1\r\nHost: localhost:PORT\r\nTransfer-Encoding: chunked\r\n\r\n",
        "GET /api/levels HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n",
    ] {
        let house = small().await;
        let half = half.replace("PORT", &house.server.address().port().to_string());
        let mut held = Vec::new();
        for _ in 0..30 {
            held.push(say(&house, &half).await);
        }
        is_answered(&house).await;
        // The first of them was closed, without a word or after its answer.
        let mut heard = Vec::new();
        let gone = tokio::time::timeout(Duration::from_secs(20), held[0].read_to_end(&mut heard));
        let _ = gone.await.expect("it is held");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_listens_keeps_his_place() {
    let house = small().await;
    let table = house.begin("1", &["here", "here"]).await;
    let mut open = Vec::new();
    for n in 0..6 {
        let path = table.path("/stream");
        open.push(table.seats[n % 2].listen(&path, None).await.unwrap());
    }
    let mut held = Vec::new();
    for _ in 0..20 {
        held.push(say(&house, "GET / HTTP/1.1\r\n").await);
    }
    is_answered(&house).await;
    table.play(1, crate::house::mixed).await;
    for events in &mut open {
        let seq = async {
            loop {
                let news = events.next().await.unwrap().expect("the stream goes on");
                if news.data["seq"].as_u64() > Some(0) {
                    return;
                }
            }
        };
        let told = tokio::time::timeout(Duration::from_secs(20), seq).await;
        told.expect("the stream is silent");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_is_announced_too_long_is_neither_waited_nor_asked_for() {
    let house = House::open().await;
    let table = house.begin("1", &["here", "here"]).await;
    let acts = table.path("/actions");
    let orders = table.path("/orders");
    for (method, path) in [
        ("POST", "/api/journals"),
        ("POST", "/api/matches"),
        ("POST", "/api/seats"),
        ("POST", &*acts),
        ("PUT", &*orders),
    ] {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {}\r\nExpect: 100-continue\r\nContent-Length: 10000000000\r\n\r\n",
            house.server.address(),
            table.seats[0].token().unwrap(),
        );
        let mut line = say(&house, &request).await;
        let head = head(&mut line).await;
        assert!(head.starts_with("HTTP/1.1 413"), "{path}: {head}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sends_too_much_is_told_so_and_may_go_on() {
    let house = House::open().await;
    for _ in 0..20 {
        let much = json!({ "tokens": "x".repeat(1 << 20) });
        let answer = house.door.post("/api/seats", &much).await.unwrap();
        assert_eq!(answer.error(), "too-large");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_in_pieces_is_left_where_it_gets_too_long() {
    let house = House::open().await;
    for (path, most) in [("/api/seats", 64 << 10), ("/api/journals", 8 << 20)] {
        let piece = 32 << 10;
        let mut words = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nTransfer-Encoding: chunked\r\n\r\n",
            house.server.address()
        );
        for _ in 0..=most / piece {
            words += &format!("{piece:x}\r\n{}\r\n", "x".repeat(piece));
        }
        // There is no end to it, and none is waited for.
        let mut line = say(&house, &words).await;
        let head = head(&mut line).await;
        assert!(head.starts_with("HTTP/1.1 413"), "{path}: {head}");
    }
}

/// Bodies with something long in them, wherever something is read.
fn long_bodies(table: &Table) -> Vec<(Method, String, String)> {
    let x = "é".repeat(12_000);
    let seats = "\"seats\":[{\"by\":\"here\"},{\"by\":\"here\"}]";
    let new = |more: &str| format!("{{\"system\":\"ccgw\",\"scenario\":\"55\",{seats},{more}}}");
    let journal = |line: &str| format!("{{\"grognard\":1,{line}}}\n{{{line}}}\n{line}\n");
    let bodies = [
        ("/actions", json!({ "seq": 0, "action": x }).to_string()),
        ("/actions", format!("{{\"seq\":0,\"action\":\"play {x}\"}}")),
        (
            "/actions",
            format!("{{\"seq\":0,\"action\":\"move {x} {x}\"}}"),
        ),
        ("/actions", json!({ "seq": x }).to_string()),
        ("/actions", format!("{{\"{x}\":1}}")),
        ("/undo", json!({ "seq": x }).to_string()),
        ("/orders", x.clone()),
        ("/orders", format!("{x}: -> pass")),
        ("/orders", format!("*: {x} -> pass")),
        ("/orders", format!("*: -> {x}")),
        ("/orders", format!("*: -> pass until {x}")),
        (
            "/api/matches",
            new(&format!("\"options\":{{\"{x}\":\"1\"}}")),
        ),
        (
            "/api/matches",
            new(&format!("\"options\":{{\"tanks\":\"{x}\"}}")),
        ),
        ("/api/matches", new(&format!("\"{x}\":1"))),
        (
            "/api/matches",
            new("\"seats\":[]").replace("ccgw", &x[..20_000]),
        ),
        ("/api/matches", new("\"options\":{}").replace("55", &x)),
        (
            "/api/matches",
            new("\"options\":{}").replace("here", &x[..20_000]),
        ),
        (
            "/api/seats",
            json!({ "tokens": [{ "match": x, "token": x }] }).to_string(),
        ),
        ("/api/seats", json!({ "tokens": x }).to_string()),
        ("/api/journals", x.clone()),
        ("/api/journals", journal(&format!("\"{x}\":1"))),
        ("/api/journals", journal(&format!("\"system\":\"{x}\""))),
    ];
    let request = |(path, body): (&str, String)| match path {
        "/orders" => (Method::PUT, table.path(path), body),
        path if path.starts_with("/api") => (Method::POST, path.to_owned(), body),
        path => (Method::POST, table.path(path), body),
    };
    bodies.into_iter().map(request).collect()
}

/// Addresses with something long in them.
fn long_addresses(table: &Table) -> Vec<String> {
    let x: String = "%c3%a9".repeat(4_000);
    let own = [
        format!("/why?hex={x}&card={x}"),
        format!("/why?hex=F7&hex={x}"),
        format!("/why?{x}={x}"),
        format!("/sight?from={x}"),
        format!("/ways?from={x}&piece={x}"),
        format!("/positions?from={x}"),
        format!("/positions/{x}"),
        format!("/{x}"),
    ];
    let all = [
        format!("/api/matches/{x}"),
        format!("/api/matches?skip={x}"),
        format!("/api/systems/{x}/rules"),
        format!("/api/systems/ccgw/rules/{x}/cases"),
        format!("/api/systems/ccgw/cases?file={x}&name={x}"),
        format!("/api/systems/ccgw/maps/{x}"),
        format!("/art/ccgw/ground/{x}/en.svg"),
        format!("/art/ccgw/thumb/{x}.png"),
        format!("/art/ccgw/faces?f={x}"),
        format!("/words/{x}.ftl"),
        format!("/web/{x}"),
        format!("/{x}"),
    ];
    let own = own.iter().map(|rest| table.path(rest));
    own.chain(all).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_long_is_sent_back() {
    let house = House::open().await;
    let table = house.begin("1", &["here", "here"]).await;
    let addresses = long_addresses(&table).into_iter();
    let addresses = addresses.map(|path| (Method::GET, path, String::new()));
    for (method, path, body) in long_bodies(&table).into_iter().chain(addresses) {
        let some = |text: &str| text.chars().take(70).collect::<String>();
        let what = format!("{method} {} {}", some(&path), some(&body));
        let asked = table.seats[0].send(method, &path, &[], body.into());
        let answer = asked.await.unwrap();
        assert!(answer.body.len() < 4_000, "{what}: {}", answer.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_back_for_ever() {
    let house = house(|options| options.limits.rates = false).await;
    let table = house.begin("1", &["here", "here"]).await;
    let envelope = table.envelope(0).await;
    let asked = envelope["asked"]["seat"].as_u64().unwrap() as usize;
    let offer = table.envelope(asked).await["view"]["offers"][0]["action"].clone();
    let mut seq = envelope["seq"].as_u64().unwrap();
    for _ in 0..2_000 {
        let acted = table.act(asked, seq, offer.as_str().unwrap()).await;
        assert_eq!(acted.status, 200, "{}", acted.text());
        seq = table.envelope(asked).await["seq"].as_u64().unwrap();
        let undone = table.undo(asked, seq).await;
        if undone.status != 200 {
            assert_eq!(undone.error(), "barred", "{}", undone.text());
            assert_eq!(undone.json()["why"]["key"], "table-barred-often");
            return;
        }
        seq = undone.json()["seq"].as_u64().unwrap();
    }
    panic!("a journal grows without bound");
}
