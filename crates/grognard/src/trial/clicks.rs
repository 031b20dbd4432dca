//! How soon a click is answered while many matches are live.

use super::{Table, failed, first_system, folder, house, page};
use crate::desk::Desk;
use crate::trouble::Trouble;
use client::Client;
use serde_json::{Value, json};
use server::Limits;
use std::fs::File;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use table::Rng;
use tokio::sync::watch;

/// Matches that are live.
const MATCHES: usize = 200;
/// So many clicks are made in all of them, after so many that are not counted.
const CLICKS: usize = 3_000;
const FIRST: usize = 300;
/// Clicks a second: each of the matches has one every two seconds.
const RATE: u64 = 100;
/// The disk is asked so often.
const SYNCS: usize = 500;

/// What was measured.
pub struct Times {
    /// From the click to its answer, in milliseconds, sorted.
    pub answer: Vec<f64>,
    /// From the click to the envelope on the stream, likewise.
    pub stream: Vec<f64>,
}

impl Times {
    /// The value below which so many of a hundred are.
    pub fn percentile(sorted: &[f64], of: f64) -> f64 {
        let at = (sorted.len() as f64 * of / 100.0).ceil() as usize;
        sorted
            .get(at.clamp(1, sorted.len().max(1)) - 1)
            .copied()
            .unwrap_or(f64::NAN)
    }
}

/// How soon pages are there, in milliseconds.
pub struct Pages {
    /// From the start of the server to its first answer.
    pub start: f64,
    /// The home page with everything it loads, the first time it is asked for.
    pub home: f64,
    /// The page of a match with everything it loads: words, map, ground, the match itself.
    pub play: f64,
}

/// A match that is clicked in.
struct Live {
    table: Table,
    /// Where it stands, and since when, as its stream has told.
    told: watch::Receiver<(u64, Instant)>,
}

/// Measures clicks against people or machines: `other` sits at the second seat.
pub async fn clicks(desk: &Desk, other: &Value) -> Result<Times, Trouble> {
    let data = folder()?;
    let limits = Limits {
        rates: false,
        ..Limits::default()
    };
    let (server, door) = house(desk, data.path(), limits).await?;
    let ids = super::scenarios(desk)?;
    let mut live = Vec::new();
    for n in 0..MATCHES {
        let begun = sit(&door, &ids[n % ids.len()], other).await;
        live.push(begun.map_err(failed)?);
    }
    let times = Arc::new(std::sync::Mutex::new(Times {
        answer: Vec::new(),
        stream: Vec::new(),
    }));
    let done = Arc::new(AtomicU64::new(0));
    // Every match has its own clicker; together they keep to the rate.
    let begin = Instant::now();
    let tasks: Vec<_> = live
        .into_iter()
        .enumerate()
        .map(|(n, live)| tokio::spawn(clicker(live, n as u64, begin, times.clone(), done.clone())))
        .collect();
    for task in tasks {
        task.await.map_err(failed)?.map_err(failed)?;
    }
    server.stop().await;
    let mut times = std::mem::replace(
        &mut *times
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner),
        Times {
            answer: Vec::new(),
            stream: Vec::new(),
        },
    );
    times.answer.sort_by(f64::total_cmp);
    times.stream.sort_by(f64::total_cmp);
    Ok(times)
}

/// Begins a match and listens to it as its first seat.
async fn sit(door: &Client, scenario: &str, other: &Value) -> io::Result<Live> {
    let table = Table::begin(
        door,
        first_system(),
        scenario,
        json!([{ "by": "here" }, other]),
    )
    .await?;
    let line = table.line(0).ok_or(io::ErrorKind::NotFound)?;
    let mut events = line.listen(&table.path("/stream"), None).await?;
    let (tell, told) = watch::channel((0, Instant::now()));
    tokio::spawn(async move {
        while let Ok(Some(news)) = events.next().await {
            let seq = news.data["seq"].as_u64().unwrap_or_default();
            if tell.send((seq, Instant::now())).is_err() {
                return;
            }
        }
    });
    Ok(Live { table, told })
}

async fn clicker(
    mut live: Live,
    n: u64,
    begin: Instant,
    times: Arc<std::sync::Mutex<Times>>,
    done: Arc<AtomicU64>,
) -> io::Result<()> {
    let mut rng = Rng::new(n);
    let pause = Duration::from_micros(1_000_000 * MATCHES as u64 / RATE);
    let mut next = begin + pause.mul_f64(f64::from(rng.below(1000)) / 1000.0);
    while done.load(Ordering::Relaxed) < (CLICKS + FIRST) as u64 {
        tokio::time::sleep_until(next.into()).await;
        next += pause;
        let Some((seat, seq, action)) = choice(&live.table, &mut rng).await? else {
            continue;
        };
        let Some(line) = live.table.line(seat) else {
            continue;
        };
        let act = json!({ "seq": seq, "action": action });
        let clicked = Instant::now();
        let answer = line.post(&live.table.path("/actions"), &act).await?;
        let answered = clicked.elapsed();
        if answer.status != 200 {
            continue;
        }
        let told = live.told.wait_for(|(told, _)| *told > seq).await;
        let told = told.map(|told| told.1.saturating_duration_since(clicked));
        if done.fetch_add(1, Ordering::Relaxed) >= FIRST as u64 {
            let mut times = times
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner);
            times.answer.push(answered.as_secs_f64() * 1e3);
            times
                .stream
                .push(told.unwrap_or_default().as_secs_f64() * 1e3);
        }
    }
    Ok(())
}

/// What a person at this match could do now: which seat, at which state, which offer.
async fn choice(table: &Table, rng: &mut Rng) -> io::Result<Option<(usize, u64, String)>> {
    for (seat, line) in &table.seats {
        let envelope = line.get(&table.path("")).await?.json();
        let offers = envelope["view"]["offers"]
            .as_array()
            .cloned()
            .unwrap_or_default();
        if !offers.is_empty() {
            let chosen = &offers[rng.below(offers.len() as u32) as usize];
            let action = chosen["action"].as_str().unwrap_or_default().to_owned();
            return Ok(Some((
                *seat,
                envelope["seq"].as_u64().unwrap_or_default(),
                action,
            )));
        }
    }
    Ok(None)
}

/// How long the disk takes to make a few bytes durable, in milliseconds, sorted: no click can be answered sooner.
pub fn disk() -> Result<Vec<f64>, Trouble> {
    let data = folder()?;
    let mut file = File::create(data.path().join("synced")).map_err(failed)?;
    let mut times = Vec::new();
    for _ in 0..SYNCS {
        let begin = Instant::now();
        let written = file.write_all(&[0; 4096]).and_then(|()| file.sync_data());
        written.map_err(failed)?;
        times.push(begin.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    Ok(times)
}

/// How soon pages are there.
pub async fn pages(desk: &Desk) -> Result<Pages, Trouble> {
    let data = folder()?;
    let ms = |since: Instant| since.elapsed().as_secs_f64() * 1e3;
    let begin = Instant::now();
    let (server, door) = house(desk, data.path(), Limits::default()).await?;
    door.get("/").await.map_err(failed)?;
    let start = ms(begin);
    let begin = Instant::now();
    for path in ["/words/en.ftl", "/api/systems", "/api/levels"] {
        door.get(path).await.map_err(failed)?;
    }
    page::load(&door, "/").await.map_err(failed)?;
    let home = ms(begin);
    let seats = json!([{ "by": "here" }, { "by": "machine" }]);
    let table = Table::begin(&door, first_system(), "1", seats)
        .await
        .map_err(failed)?;
    let begin = Instant::now();
    page::load(&door, &format!("/match/{}", table.id))
        .await
        .map_err(failed)?;
    let line = table.line(0).ok_or_else(|| failed("no seat"))?;
    let envelope = line.get(&table.path("")).await.map_err(failed)?.json();
    let system = super::first_system();
    let map = envelope["view"]["map"]
        .as_str()
        .unwrap_or_default()
        .to_owned();
    for path in [
        "/words/en.ftl".to_owned(),
        format!("/api/systems/{system}/maps/{map}"),
        format!("/art/{system}/ground/{map}/en.svg"),
        format!("/art/{system}/faces?{}", faces(&envelope)),
    ] {
        let answer = door.get(&path).await.map_err(failed)?;
        if answer.status != 200 {
            return Err(failed(format!("{path}: {}", answer.text())));
        }
    }
    let play = ms(begin);
    server.stop().await;
    Ok(Pages { start, home, play })
}

/// The drawings that a view names.
fn faces(envelope: &Value) -> String {
    let text = envelope.to_string();
    let mut names: Vec<&str> = { text.split("\"face\":\"").skip(1) }
        .filter_map(|rest| rest.split('"').next())
        .collect();
    names.sort_unstable();
    names.dedup();
    let names: Vec<String> = names.into_iter().map(|name| format!("f={name}")).collect();
    names.join("&")
}
