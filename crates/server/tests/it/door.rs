//! Who is let in, and what is told to who is not.

use crate::house::{House, LOOKS, mixed};
use client::Client;
use hyper::Method;
use serde_json::json;
use server::{NotStarted, Options, Server};

#[tokio::test(flavor = "multi_thread")]
async fn a_foreign_host_or_origin_is_refused() {
    let house = House::open().await;
    let port = house.server.address().port();
    let ask = async |headers: &[(&str, &str)]| {
        let body = json!({ "system": "ccgw", "scenario": "1", "seats": [] }).to_string();
        let post = house
            .door
            .send(Method::POST, "/api/matches", headers, body.into());
        let get = house.door.send(Method::GET, "/", headers, "".into());
        let (post, get) = (post.await.unwrap(), get.await.unwrap());
        (post.error(), get.status.as_u16())
    };
    let ours = format!("localhost:{port}");
    assert_eq!(ask(&[("host", &ours)]).await.0, "bad-seats");
    let origin = format!("http://127.0.0.1:{port}");
    assert_eq!(ask(&[("origin", &origin)]).await.0, "bad-seats");
    let rebound = format!("rebound.example:{port}");
    for host in ["evil.example", &rebound, "127.0.0.1", ""] {
        assert_eq!(
            ask(&[("host", host)]).await,
            ("foreign-host".into(), 403),
            "{host}"
        );
    }
    for origin in [
        "http://evil.example",
        "null",
        "https://127.0.0.1",
        "file://",
    ] {
        assert_eq!(
            ask(&[("origin", origin)]).await,
            ("foreign-origin".into(), 403),
            "{origin}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_dressed() {
    let house = House::open().await;
    for path in [
        "/",
        "/api/levels",
        "/nowhere",
        "/api/matches/x",
        "/art/ccgw/ground/opening/en.svg",
    ] {
        let answer = house.door.get(path).await.unwrap();
        let header = |name: &str| {
            let value = answer
                .headers
                .get(name)
                .unwrap_or_else(|| panic!("{name} of {path}"));
            value.to_str().unwrap().to_owned()
        };
        let policy = header("content-security-policy");
        assert!(policy.contains("default-src 'self'") || policy.contains("default-src 'none'"));
        assert!(
            !policy.contains("script-src"),
            "no script but our own: {policy}"
        );
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("x-frame-options"), "DENY");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("cross-origin-resource-policy"), "same-origin");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_long_and_stays_the_same_is_sent_once() {
    let house = House::open().await;
    for path in ["/api/systems/ccgw/rules", "/words/en.ftl"] {
        let first = house.door.get(path).await.unwrap();
        let tag = first.headers["etag"].to_str().unwrap();
        let known = [("if-none-match", tag)];
        let again = house.door.send(Method::GET, path, &known, "".into()).await;
        let again = again.unwrap();
        assert_eq!(
            (again.status.as_u16(), again.body.len()),
            (304, 0),
            "{path}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_told_in_a_code_and_in_words() {
    let house = House::open().await;
    let table = house.begin("1", &["here", "here"]).await;
    let actions = table.path("/actions");
    let long = "x".repeat(70_000);
    let cases: [(Method, &str, &str, u16, &str); 12] = [
        (Method::GET, "/api/nowhere", "", 404, "not-found"),
        (Method::DELETE, "/api/matches", "", 405, "wrong-method"),
        (Method::POST, "/api/matches", "{", 400, "bad-json"),
        (Method::POST, "/api/matches", "[]", 400, "bad-json"),
        (Method::POST, "/api/matches", &long, 413, "too-large"),
        (
            Method::POST,
            "/api/seats",
            "{\"tokens\":7}",
            400,
            "bad-json",
        ),
        (Method::GET, &actions, "", 401, "no-token"),
        (Method::GET, "/api/matches/%ff", "", 400, "bad-path"),
        (
            Method::GET,
            "/api/systems/nothing/rules",
            "",
            404,
            "not-found",
        ),
        (
            Method::GET,
            "/api/systems/ccgw/maps/nowhere",
            "",
            404,
            "not-found",
        ),
        (Method::GET, "/art/ccgw/thumb/99.png", "", 404, "not-found"),
        (Method::GET, "/web/../Cargo.toml", "", 404, "not-found"),
    ];
    for (method, path, body, status, error) in cases {
        let body = body.to_owned().into();
        let answer = house.door.send(method, path, &[], body).await.unwrap();
        assert_eq!(
            (answer.status.as_u16(), answer.error().as_str()),
            (status, error),
            "{path}"
        );
        let message = answer.json()["message"].as_str().unwrap().to_owned();
        assert!(message.len() > 10, "{message}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_opens_its_own_seat_and_nothing_else() {
    let house = House::open().await;
    let table = house.begin("1", &["here", "here"]).await;
    let other = house.begin("1", &["here", "here"]).await;
    for rest in LOOKS {
        let answer = other.seats[0].get(&table.path(rest)).await.unwrap();
        assert_eq!(
            (answer.status.as_u16(), answer.error().as_str()),
            (403, "no-seat"),
            "{rest}"
        );
    }
    let before = table.envelope(0).await;
    let act = json!({ "seq": before["seq"], "action": before["view"]["offers"][0]["action"] });
    for stranger in [&other.seats[0], &other.seats[1]] {
        let acted = stranger.post(&table.path("/actions"), &act).await.unwrap();
        assert_eq!(acted.status, 403);
    }
    assert_eq!(table.envelope(0).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_listens_wider_lets_only_the_owner_begin_matches() {
    let named = |options: &mut server::Options| options.names.push("games.example".to_owned());
    let house = House::with(tempfile::tempdir().unwrap(), named).await;
    let new =
        json!({ "system": "ccgw", "scenario": "1", "seats": [{ "by": "here" }, { "by": "far" }] });
    let stranger = house.door.post("/api/matches", &new).await.unwrap();
    assert_eq!(
        (stranger.status.as_u16(), stranger.error().as_str()),
        (401, "owner-only")
    );
    let owner = house.door.with(house.server.owner_key());
    assert_eq!(owner.post("/api/matches", &new).await.unwrap().status, 201);
    let by_name = house.door.send(
        Method::GET,
        "/api/levels",
        &[("host", "games.example")],
        "".into(),
    );
    assert_eq!(by_name.await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_begin_is_told_before_anything_is_read() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let named = |options: &mut server::Options| options.names.push("games.example".to_owned());
    let house = House::with(tempfile::tempdir().unwrap(), named).await;
    for path in ["/api/journals", "/api/matches"] {
        let mut line = tokio::net::TcpStream::connect(house.server.address())
            .await
            .unwrap();
        let head =
            format!("POST {path} HTTP/1.1\r\nHost: games.example\r\nContent-Length: 60000\r\n\r\n");
        line.write_all(head.as_bytes()).await.unwrap();
        let mut heard = [0; 12];
        let answer = line.read_exact(&mut heard);
        let answer = tokio::time::timeout(std::time::Duration::from_secs(5), answer).await;
        answer.expect("it waits for the body").unwrap();
        assert_eq!(&heard, b"HTTP/1.1 401", "{path}");
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn only_the_owner_of_the_folder_reads_the_journals() {
    use std::os::unix::fs::PermissionsExt;
    let data = tempfile::tempdir().unwrap();
    let open = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(data.path(), open).unwrap();
    let house = House::of_file(data).await;
    house.begin("1", &["here", "here"]).await;
    for file in ["matches.db", "matches.db-wal", "secret", "owner"] {
        let mode = std::fs::metadata(house.data.path().join(file)).unwrap();
        assert_eq!(mode.permissions().mode() & 0o077, 0, "{file}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_server_uses_a_folder() {
    let house = House::on_file().await;
    let options = crate::house::options(house.data.path());
    let second = Server::start(crate::house::stock(), options).await;
    match second {
        Err(NotStarted::Taken(_, Some(address))) => assert_eq!(address, house.server.url()),
        Err(other) => panic!("{other:?}"),
        Ok(_) => panic!("two servers on one folder"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_is_told_to_wait() {
    let few = |options: &mut server::Options| {
        options.limits.streams = 1;
        options.limits.matches = 1;
    };
    let house = House::with(tempfile::tempdir().unwrap(), few).await;
    let table = house.begin("1", &["here", "here"]).await;
    let new =
        json!({ "system": "ccgw", "scenario": "1", "seats": [{ "by": "here" }, { "by": "far" }] });
    let second = house.door.post("/api/matches", &new).await.unwrap();
    assert_eq!(
        (second.status.as_u16(), second.error().as_str()),
        (429, "too-many")
    );
    let _first = table.seats[0]
        .listen(&table.path("/stream"), None)
        .await
        .unwrap();
    let second = table.seats[1].get(&table.path("/stream")).await.unwrap();
    assert_eq!(
        (second.status.as_u16(), second.error().as_str()),
        (429, "too-many")
    );
    assert_eq!(second.headers["retry-after"], "1");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_seat_does_not_take_the_streams_of_all() {
    // At one node: each counts for itself.
    let house = House::with(tempfile::tempdir().unwrap(), |_| ()).await;
    let table = house.begin("1", &["here", "here"]).await;
    let path = table.path("/stream");
    let mut open = Vec::new();
    for _ in 0..16 {
        open.push(table.seats[0].listen(&path, None).await.unwrap());
    }
    let more = table.seats[0].get(&path).await.unwrap();
    assert_eq!(
        (more.status.as_u16(), more.error().as_str()),
        (429, "too-many")
    );
    table.seats[1].listen(&path, None).await.unwrap();
    open.pop();
    // The server notices when it next writes.
    table.play(2, crate::house::mixed).await;
    for _ in 0..100 {
        if table.seats[0].listen(&path, None).await.is_ok() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("a place that was left is not given on");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_is_told_whether_it_lives_and_its_numbers_elsewhere() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = free.local_addr().unwrap();
    drop(free);
    let watched = |options: &mut Options| options.metrics = Some(address);
    let house = House::with(tempfile::tempdir().unwrap(), watched).await;
    let table = house.begin("1", &["here", "here"]).await;
    table.play(4, mixed).await;
    // Programs that watch call it by whatever name they have.
    for path in ["/healthz", "/readyz"] {
        let host = [("host", "node-1:7414")];
        let told = house.door.send(Method::GET, path, &host, "".into());
        assert_eq!(told.await.unwrap().status, 200, "{path}");
    }
    let hidden = house.door.get("/metrics").await.unwrap();
    assert_eq!(hidden.status, 404, "people are not told");
    let watch = Client::new(format!("http://{address}/").parse().unwrap());
    let told = watch.get("/metrics").await.unwrap();
    assert_eq!(told.status, 200);
    let told = told.text();
    for line in [
        "grognard_clicks_seconds_count 4",
        "grognard_database_writes 1",
        "grognard_live_matches 1",
        "grognard_matches 1",
    ] {
        assert!(told.lines().any(|it| it == line), "{line}\n{told}");
    }
    for token in table.tokens() {
        assert!(!told.contains(&token) && !told.contains(&table.id));
    }
}
