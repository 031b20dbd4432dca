//! A server for a test, and one who speaks to it. `GROGNARD_TEST_DATABASE` is the address of a PostgreSQL on which tests may
//! make databases of their own; without it matches are in a file, as at home.

use client::{Answer, Client};
use serde_json::{Value, json};
use server::{Limits, Options, Server, Stock};
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use table::Content;
use tempfile::TempDir;
use words::Lang;

/// A server and its data folder.
pub struct House {
    pub server: Server,
    pub door: Client,
    pub data: TempDir,
    pub database: Option<String>,
    /// Another node, if there is one.
    pub other: Option<Server>,
}

/// A match with its seats.
pub struct Table {
    pub id: String,
    pub seats: Vec<Client>,
}

/// What seats far away are taken with.
pub const CLAIM: &str = "AAAAAAAAAAAAAAAAAAAAAA";

/// Where one looks who has a seat.
pub const LOOKS: [&str; 7] = [
    "",
    "/actions",
    "/odds",
    "/positions",
    "/journal",
    "/stream",
    "/orders",
];

fn root(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(folder)
}

/// All files below a folder: path from it and text.
fn texts(folder: &Path, name: &str, out: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = format!("{name}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            texts(&entry.path(), &name, out);
        } else {
            out.push((name, std::fs::read_to_string(entry.path()).unwrap()));
        }
    }
}

pub fn content() -> Content {
    let mut files = Vec::new();
    texts(&root("content"), "", &mut files);
    let mut content = Content::default();
    for (name, text) in files {
        content.insert(name.trim_start_matches('/'), text);
    }
    content
}

pub fn stock() -> Stock {
    let locale = |lang: Lang| {
        let mut files = Vec::new();
        texts(&root("locales").join(lang.code()), lang.code(), &mut files);
        files.sort();
        (lang, files)
    };
    Stock {
        content: content(),
        words: Lang::ALL.map(locale).into(),
        rules: BTreeMap::new(),
        cases: BTreeMap::new(),
        web: None,
    }
}

pub fn options(data: &Path) -> Options {
    Options {
        listen: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port: 0,
        any_port: true,
        data: data.to_owned(),
        database: None,
        metrics: None,
        names: Vec::new(),
        proxies: Vec::new(),
        warm: false,
        limits: Limits::default(),
    }
}

/// The address of a database of the tests, if there is one.
pub fn postgres() -> Option<String> {
    std::env::var("GROGNARD_TEST_DATABASE").ok()
}

/// The database that belongs to a folder, made if it is not there.
async fn database(data: &Path) -> Option<String> {
    use sqlx::Connection;
    let address = postgres()?;
    let name = data.file_name().unwrap().as_encoded_bytes();
    let name: String = name.iter().map(|byte| format!("{byte:02x}")).collect();
    let (server, _) = address.rsplit_once('/').unwrap();
    let mut conn = sqlx::PgConnection::connect(&address).await.unwrap();
    let sql = sqlx::AssertSqlSafe(format!("CREATE DATABASE test_{name}"));
    if let Err(error) = sqlx::raw_sql(sql).execute(&mut conn).await {
        let code = error.as_database_error().and_then(|error| error.code());
        assert_eq!(code.as_deref(), Some("42P04"), "{error}");
    }
    conn.close().await.unwrap();
    Some(format!("{server}/test_{name}"))
}

impl House {
    /// A server; with a database that may be shared two of them, and one request goes to this one, the next to that.
    pub async fn open() -> House {
        let mut house = House::with(tempfile::tempdir().unwrap(), |_| ()).await;
        if house.database.is_some() {
            house.meet(house.node(|_| ()).await);
        }
        house
    }

    fn meet(&mut self, (server, door): (Server, Client)) {
        self.door = Client::among([self.door.address().clone(), door.address().clone()]);
        self.other = Some(server);
    }

    /// A server on that folder, its options changed.
    pub async fn with(data: TempDir, change: impl FnOnce(&mut Options)) -> House {
        let database = database(data.path()).await;
        let changed = |options: &mut Options| {
            options.database = database;
            change(options);
        };
        House::of(data, stock(), changed).await
    }

    /// A server whose matches are in a file, whatever the other tests have.
    pub async fn on_file() -> House {
        House::of_file(tempfile::tempdir().unwrap()).await
    }

    /// The same on that folder.
    pub async fn of_file(data: TempDir) -> House {
        House::of(data, stock(), |_| ()).await
    }

    async fn of(data: TempDir, stock: Stock, change: impl FnOnce(&mut Options)) -> House {
        let mut options = options(data.path());
        change(&mut options);
        let database = options.database.clone();
        let server = Server::start(stock, options).await.unwrap();
        let door = Client::new(server.url().parse().unwrap());
        House {
            server,
            door,
            data,
            database,
            other: None,
        }
    }

    /// Stops it and starts another on the same folder.
    pub async fn again(self) -> House {
        let several = self.other.is_some();
        let mut house = self.again_with(content()).await;
        if several {
            house.meet(house.node(|_| ()).await);
        }
        house
    }

    /// Stops it and starts another on the same folder, with other content.
    pub async fn again_with(self, content: Content) -> House {
        self.server.stop().await;
        if let Some(other) = self.other {
            other.stop().await;
        }
        let stock = Stock { content, ..stock() };
        let database = self.database;
        House::of(self.data, stock, |options| options.database = database).await
    }

    /// Another node of the same house.
    pub async fn node(&self, change: impl FnOnce(&mut Options)) -> (Server, Client) {
        let mut options = options(self.data.path());
        options.database.clone_from(&self.database);
        change(&mut options);
        let server = Server::start(stock(), options).await.unwrap();
        let door = Client::new(server.url().parse().unwrap());
        (server, door)
    }

    /// One who speaks with the owner's key.
    pub fn owner(&self) -> Client {
        self.door.with(self.server.owner_key())
    }

    /// A new match; of each seat `here`, `far` or the level of a machine. Those far away have come.
    pub async fn begin(&self, scenario: &str, seats: &[&str]) -> Table {
        let seat = |by: &&str| match *by {
            "here" | "far" => json!({ "by": by }),
            level => json!({ "by": "machine", "level": level }),
        };
        let seats: Vec<Value> = seats.iter().map(seat).collect();
        let new = json!({ "system": "ccgw", "scenario": scenario, "seats": seats });
        let begun = self.door.post("/api/matches", &new).await.unwrap();
        assert_eq!(begun.status, 201, "{}", begun.text());
        let begun = begun.json();
        let tokens = self.door.tokens(&begun, CLAIM).await.unwrap();
        let tokens: Vec<String> = tokens.into_iter().map(Option::unwrap_or_default).collect();
        self.table(begun["id"].as_str().unwrap(), &tokens)
    }

    pub fn table(&self, id: &str, tokens: &[String]) -> Table {
        Table {
            id: id.to_owned(),
            seats: tokens.iter().map(|token| self.door.with(token)).collect(),
        }
    }
}

impl Table {
    /// The secrets of its seats.
    pub fn tokens(&self) -> Vec<String> {
        let tokens = self.seats.iter().map(|seat| seat.token());
        tokens.map(|token| token.unwrap().to_owned()).collect()
    }
    pub fn path(&self, rest: &str) -> String {
        format!("/api/matches/{}{rest}", self.id)
    }
    pub async fn get(&self, seat: usize, rest: &str) -> Answer {
        self.seats[seat].get(&self.path(rest)).await.unwrap()
    }
    pub async fn envelope(&self, seat: usize) -> Value {
        let answer = self.get(seat, "").await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }
    pub async fn act(&self, seat: usize, seq: u64, action: &str) -> Answer {
        let act = json!({ "seq": seq, "action": action });
        self.seats[seat]
            .post(&self.path("/actions"), &act)
            .await
            .unwrap()
    }
    pub async fn undo(&self, seat: usize, seq: u64) -> Answer {
        let undo = json!({ "seq": seq });
        self.seats[seat]
            .post(&self.path("/undo"), &undo)
            .await
            .unwrap()
    }

    /// Waits until this seat is asked or the match is over; what it then sees.
    pub async fn asked(&self, seat: usize) -> Value {
        let begin = Instant::now();
        loop {
            let envelope = self.envelope(seat).await;
            if envelope["asked"]["seat"] == seat || !envelope["over"].is_null() {
                return envelope;
            }
            assert!(begin.elapsed() < Duration::from_secs(30), "nobody goes on");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// Whoever is a person and asked takes the offer that `choose` points at, so many times or to the end;
    /// what the first seat then sees.
    pub async fn play(&self, actions: usize, choose: impl Fn(usize, usize) -> usize) -> Value {
        for n in 0..actions {
            let mut envelope = self.envelope(0).await;
            if !envelope["over"].is_null() {
                break;
            }
            let asked = envelope["asked"]["seat"].as_u64().unwrap() as usize;
            let machine = envelope["seats"][asked]["by"] == "machine";
            let seat = if machine { 0 } else { asked };
            envelope = self.asked(seat).await;
            if !envelope["over"].is_null() {
                break;
            }
            let offers = envelope["view"]["offers"].as_array().unwrap();
            let offer = &offers[choose(n, offers.len()) % offers.len()];
            let seq = envelope["seq"].as_u64().unwrap();
            let acted = self.act(seat, seq, offer["action"].as_str().unwrap()).await;
            assert_eq!(acted.status, 200, "{}", acted.text());
            assert!(acted.json()["seq"].as_u64() > Some(seq));
        }
        self.envelope(0).await
    }
}

/// Some numbers, the same each time.
pub fn mixed(n: usize, _of: usize) -> usize {
    (n.wrapping_mul(2_654_435_761) >> 7) ^ n
}
