//! `grognard fuzz`: requests of all kinds against a server of our own. No panic, no 5xx, no answer that does
//! not come, and no change to a match by one who has no seat there.

use super::raw::{Raw, Reply};
use super::{Table, failed, folder, house, scenarios};
use crate::desk::Desk;
use crate::serve::runtime;
use crate::trouble::Trouble;
use client::Client;
use indicatif::ProgressBar;
use serde_json::{Value, json};
use server::Limits;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use table::Rng;

/// Lines that send at a time.
const LINES: u64 = 8;

#[derive(clap::Args)]
pub struct Args {
    /// How many requests
    #[arg(long, default_value_t = 20_000, value_name = "N")]
    requests: u64,
    /// The seed of all of them
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
}

type Counts = BTreeMap<String, u64>;

static PANICS: AtomicU64 = AtomicU64::new(0);

/// What requests are made of.
struct Words {
    host: String,
    /// Matches nobody here has a seat of, and one that is played too.
    ids: Vec<String>,
    /// Secrets of the match that is played.
    tokens: Vec<String>,
    scenarios: Vec<String>,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    std::panic::set_hook(Box::new(|panic| {
        PANICS.fetch_add(1, Ordering::SeqCst);
        eprintln!("{panic}");
    }));
    let counts = runtime()?.block_on(fuzz(desk, args))?;
    let total: u64 = counts.values().sum();
    for (what, count) in &counts {
        writeln!(out, "{count:>10}  {what}")?;
    }
    let panics = PANICS.load(Ordering::SeqCst);
    let bad = |what: &&String| what.starts_with('5') || what.starts_with("no answer");
    let bad: u64 = counts
        .iter()
        .filter(|(what, _)| bad(what))
        .map(|(_, n)| n)
        .sum();
    writeln!(
        out,
        "{total} requests: {bad} that are a fault of the server, {panics} panics; no match changed but by its seats"
    )?;
    match bad + panics {
        0 => Ok(()),
        _ => Err(failed("the server is at fault")),
    }
}

async fn fuzz(desk: &Desk, args: &Args) -> Result<Counts, Trouble> {
    let data = folder()?;
    let limits = Limits {
        rates: false,
        matches: 500,
        streams: 64,
        ..Limits::default()
    };
    let (server, door) = house(desk, data.path(), limits.clone()).await?;
    let seats = json!([{ "by": "here" }, { "by": "far" }]);
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(
            Table::begin(&door, "1", seats.clone())
                .await
                .map_err(failed)?,
        );
    }
    let played = tables.pop().ok_or_else(|| failed("no match"))?;
    let before = known(&tables).await?;
    let words = Arc::new(Words {
        host: server.address().to_string(),
        ids: { tables.iter() }
            .chain([&played])
            .map(|table| table.id.clone())
            .collect(),
        tokens: { played.seats.iter() }
            .filter_map(|(_, l)| l.token().map(str::to_owned))
            .collect(),
        scenarios: scenarios(desk)?,
    });
    let counts = storm(server.address(), words, args).await?;
    if known(&tables).await? != before {
        return Err(failed("a match was changed by one who has no seat there"));
    }
    // And on disk.
    let tokens: Vec<_> = tables
        .into_iter()
        .map(|table| (table.id.clone(), tokens(&table)))
        .collect();
    server.stop().await;
    let (server, door) = house(desk, data.path(), limits).await?;
    let again: Vec<Table> = tokens
        .into_iter()
        .map(|(id, tokens)| seated(&door, id, tokens))
        .collect();
    if known(&again).await? != before {
        return Err(failed("a match is another after a restart"));
    }
    server.stop().await;
    Ok(counts)
}

fn tokens(table: &Table) -> Vec<String> {
    let tokens = table.seats.iter().filter_map(|(_, line)| line.token());
    tokens.map(str::to_owned).collect()
}

fn seated(door: &Client, id: String, tokens: Vec<String>) -> Table {
    let seats = tokens.into_iter().enumerate();
    let seats = seats.map(|(n, token)| (n, door.with(token))).collect();
    Table { id, seats }
}

/// All that can be known of some matches.
async fn known(tables: &[Table]) -> Result<Vec<String>, Trouble> {
    let mut known = Vec::new();
    for table in tables {
        for (_, line) in &table.seats {
            for rest in ["", "/journal", "/orders"] {
                let answer = line.get(&table.path(rest)).await.map_err(failed)?;
                known.push(answer.text());
            }
        }
    }
    Ok(known)
}

/// Sends all requests, over several lines at a time; what came back, how often.
async fn storm(server: SocketAddr, words: Arc<Words>, args: &Args) -> Result<Counts, Trouble> {
    let bar = Arc::new(ProgressBar::new(args.requests));
    let begin = Instant::now();
    let tasks: Vec<_> = (0..LINES)
        .map(|n| {
            let share = args.requests / LINES + u64::from(n < args.requests % LINES);
            let rng = Rng::new(args.seed.wrapping_mul(LINES).wrapping_add(n));
            tokio::spawn(send(server, words.clone(), share, rng, bar.clone()))
        })
        .collect();
    let mut counts = Counts::new();
    for task in tasks {
        let sent = task.await.map_err(failed)?;
        for (what, count) in sent.map_err(failed)? {
            *counts.entry(what).or_default() += count;
        }
    }
    bar.finish_and_clear();
    let second = args.requests as f64 / begin.elapsed().as_secs_f64();
    eprintln!("{second:.0} requests a second");
    Ok(counts)
}

async fn send(
    server: SocketAddr,
    words: Arc<Words>,
    requests: u64,
    mut rng: Rng,
    bar: Arc<ProgressBar>,
) -> std::io::Result<Counts> {
    let mut line = Raw::new(server);
    let mut counts = Counts::new();
    for n in 0..requests {
        let request = request(&words, &mut rng);
        let reply = line
            .send(&request.bytes, request.head, request.whole)
            .await?;
        let what = match reply {
            Reply::Status(status) => status.to_string(),
            Reply::Closed if !request.whole => "closed: it was no request".to_owned(),
            Reply::Closed => "no answer: closed".to_owned(),
            Reply::Late => "no answer: late".to_owned(),
        };
        if what.starts_with('5') || what.starts_with("no answer") {
            eprintln!(
                "{what}: {}",
                String::from_utf8_lossy(&request.bytes[..request.bytes.len().min(600)])
            );
        }
        *counts.entry(what).or_default() += 1;
        if n % 64 == 63 {
            bar.inc(64);
        }
    }
    Ok(counts)
}

struct Request {
    bytes: Vec<u8>,
    head: bool,
    whole: bool,
}

/// One of several, every one equally likely.
fn one<'a, T: ?Sized>(of: &[&'a T], rng: &mut Rng) -> &'a T {
    of[rng.below(of.len() as u32) as usize]
}

fn some(of: &[String], rng: &mut Rng) -> String {
    of[rng.below(of.len() as u32) as usize].clone()
}

fn request(words: &Words, rng: &mut Rng) -> Request {
    if rng.below(200) == 0 {
        let bytes = (0..rng.below(400)).map(|_| rng.bits() as u8).collect();
        return Request {
            bytes,
            head: false,
            whole: false,
        };
    }
    let methods = [
        "GET", "GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH",
        "TRACE", "BREW",
    ];
    let (meant, path) = path(words, rng);
    let method = if rng.below(4) == 0 {
        one(&methods, rng)
    } else {
        meant
    };
    let body = body(words, rng);
    let mut head = format!("{method} {path} HTTP/1.1\r\n");
    let host = match rng.below(40) {
        0 => "evil.example".to_owned(),
        1 => noise(rng),
        _ => words.host.clone(),
    };
    let _ = write!(head, "Host: {host}\r\n");
    match rng.below(8) {
        0 => {}
        1 => drop(write!(head, "Authorization: Bearer {}\r\n", noise(rng))),
        2 => drop(write!(head, "Authorization: {}\r\n", noise(rng))),
        _ => drop(write!(
            head,
            "Authorization: Bearer {}\r\n",
            some(&words.tokens, rng)
        )),
    }
    if rng.below(12) == 0 {
        let origin = one(
            &["null", "http://evil.example", "http://127.0.0.1", ""],
            rng,
        );
        let _ = write!(head, "Origin: {origin}\r\n");
    }
    if rng.below(8) == 0 {
        let _ = write!(
            head,
            "Last-Event-ID: {}\r\nIf-None-Match: {}\r\n",
            number(rng),
            noise(rng)
        );
    }
    let _ = write!(head, "Content-Length: {}\r\n\r\n", body.len());
    let mut bytes = head.into_bytes();
    bytes.extend_from_slice(&body);
    Request {
        bytes,
        head: method == "HEAD",
        whole: true,
    }
}

const PATHS: [(&str, &str); 39] = [
    ("GET", "/"),
    ("GET", "/match/ID"),
    ("GET", "/rules"),
    ("GET", "/rules/SYS/X"),
    ("GET", "/web/X"),
    ("GET", "/web/js/api.js"),
    ("GET", "/web/../X"),
    ("GET", "/words/en.ftl"),
    ("GET", "/words/X"),
    ("GET", "/favicon.ico"),
    ("GET", "/api/systems"),
    ("GET", "/api/levels"),
    ("GET", "/api/openapi.json"),
    ("GET", "/api/systems/SYS/maps/X"),
    ("GET", "/api/systems/SYS/rules"),
    ("GET", "/api/systems/SYS/rules/X/cases"),
    ("GET", "/api/systems/SYS/cases?file=X&name=X"),
    ("GET", "/art/SYS/ground/X/en.svg"),
    ("GET", "/art/SYS/thumb/SCN.png"),
    ("GET", "/art/SYS/faces?f=X&f=X"),
    ("POST", "/api/matches"),
    ("GET", "/api/matches"),
    ("POST", "/api/seats"),
    ("POST", "/api/journals"),
    ("GET", "/api/matches/ID"),
    ("GET", "/api/matches/ID/actions"),
    ("POST", "/api/matches/ID/actions"),
    ("POST", "/api/matches/ID/undo"),
    ("GET", "/api/matches/ID/why?hex=HEX&hex=HEX"),
    ("GET", "/api/matches/ID/why?card=X"),
    ("GET", "/api/matches/ID/odds"),
    ("GET", "/api/matches/ID/sight?from=HEX"),
    ("GET", "/api/matches/ID/positions?from=N"),
    ("GET", "/api/matches/ID/positions/N"),
    ("GET", "/api/matches/ID/stream"),
    ("GET", "/api/matches/ID/journal"),
    ("PUT", "/api/matches/ID/orders"),
    ("GET", "/X/X/X"),
    ("GET", "X"),
];

/// A path, and the method that is meant for it.
fn path(words: &Words, rng: &mut Rng) -> (&'static str, String) {
    let (method, path) = PATHS[rng.below(PATHS.len() as u32) as usize];
    let mut path = path.to_owned();
    let id = match rng.below(8) {
        0 => noise(rng),
        1..=4 => words.ids.last().cloned().unwrap_or_default(),
        _ => some(&words.ids, rng),
    };
    for (word, value) in [
        ("ID", id),
        (
            "SYS",
            if rng.below(8) == 0 {
                noise(rng)
            } else {
                super::first_system().to_owned()
            },
        ),
        ("SCN", some(&words.scenarios, rng)),
        (
            "HEX",
            format!(
                "{}{}",
                char::from(b'A' + rng.below(14) as u8),
                rng.below(14)
            ),
        ),
        ("N", number(rng)),
        ("X", noise(rng)),
    ] {
        path = path.replace(word, &value);
    }
    if rng.below(30) == 0 {
        let cut = rng.below(path.len() as u32 + 1) as usize;
        path.truncate(path.floor_char_boundary(cut));
    }
    let fit: String = path.chars().filter(|c| c.is_ascii_graphic()).collect();
    (method, if fit.is_empty() { "/".to_owned() } else { fit })
}

fn number(rng: &mut Rng) -> String {
    match rng.below(6) {
        0 => "-1".to_owned(),
        1 => u64::MAX.to_string(),
        2 => format!("{}e9", rng.below(100)),
        _ => rng.below(40).to_string(),
    }
}

fn noise(rng: &mut Rng) -> String {
    const BITS: [&str; 20] = [
        "a", "F7", "%00", "%ff", "%2e%2e", "..", "'", "\"", "<script>", "{}", "[", "💣", "&", "=",
        "*", "\\", "1", "-", "~", "pass",
    ];
    (0..rng.below(6)).map(|_| one(&BITS, rng)).collect()
}

fn body(words: &Words, rng: &mut Rng) -> Vec<u8> {
    let actions = [
        "pass",
        "play recon-left",
        "done",
        "end",
        "move F3 F4",
        "order F3",
        "dance",
        "",
        "🂡",
    ];
    let value: Value = match rng.below(12) {
        0 => return Vec::new(),
        1 => return (0..rng.below(300)).map(|_| rng.bits() as u8).collect(),
        2 => return noise(rng).into_bytes(),
        3 if rng.below(50) == 0 => return vec![b'x'; 70_000 + rng.below(10_000) as usize],
        4 => {
            return format!(
                "{}: -> pass\n{}",
                one(&["*", "unit-moves", "x"], rng),
                noise(rng)
            )
            .into_bytes();
        }
        5 => {
            let seat = |rng: &mut Rng| json!({ "by": one(&["here", "far", "machine", "x"], rng), "level": Value::Null });
            let seats: Vec<Value> = (0..rng.below(4)).map(|_| seat(rng)).collect();
            let system = if rng.below(4) == 0 {
                noise(rng)
            } else {
                super::first_system().to_owned()
            };
            json!({ "system": system, "scenario": some(&words.scenarios, rng), "seats": seats })
        }
        6 => {
            json!({ "tokens": [{ "match": some(&words.ids, rng), "token": some(&words.tokens, rng) }, { "match": noise(rng), "token": noise(rng) }] })
        }
        7 => json!({ "seq": rng.below(40) }),
        8 => json!({ "seq": noise(rng), "action": rng.below(9) }),
        9 => {
            json!({ "grognard": 1, "system": super::first_system(), "scenario": noise(rng), "options": {}, "edition": 1, "seats": ["a", "b"], "commitments": {} })
        }
        _ => json!({ "seq": rng.below(40), "action": one(&actions, rng) }),
    };
    let mut text = value.to_string().into_bytes();
    if rng.below(10) == 0 && !text.is_empty() {
        let at = rng.below(text.len() as u32) as usize;
        text[at] = rng.bits() as u8;
    }
    text
}
