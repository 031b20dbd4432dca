//! `grognard fuzz`: requests of all kinds against a server of our own. No panic, no 5xx, no answer that does
//! not come, and no change to a match by one who has no seat there.

use super::nonsense::{Words, request};
use super::raw::{Raw, Reply};
use super::{Table, failed, first_system, folder, house, scenarios};
use crate::desk::Desk;
use crate::serve::runtime;
use crate::trouble::Trouble;
use client::Client;
use indicatif::ProgressBar;
use serde_json::json;
use server::Limits;
use std::collections::BTreeMap;
use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use table::commit::Secrets;
use table::journal::Journal;
use table::{MatchSpec, Rng, Turn};

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
            Table::begin(&door, first_system(), "1", seats.clone())
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
            .chain(played.invites.clone())
            .collect(),
        scenarios: scenarios(desk)?,
        actions: offered(&played).await?,
        journal: finished(desk)?,
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
    let invites = Vec::new();
    Table { id, seats, invites }
}

/// What the seat that is asked may do.
async fn offered(table: &Table) -> Result<Vec<String>, Trouble> {
    let mut actions = vec!["pass".to_owned(), "dance".to_owned(), String::new()];
    for (_, line) in &table.seats {
        let answer = line
            .get(&table.path("/actions"))
            .await
            .map_err(failed)?
            .json();
        let offers = answer["offers"].as_array().cloned().unwrap_or_default();
        let offers = offers.iter().filter_map(|offer| offer["action"].as_str());
        actions.extend(offers.map(str::to_owned));
    }
    Ok(actions)
}

/// A match played to its end at random.
fn finished(desk: &Desk) -> Result<Journal, Trouble> {
    let system = crate::pick::system(super::first_system())?;
    let spec = MatchSpec::scenario(scenarios(desk)?.swap_remove(0));
    let mut game = system.open_match(&desk.content, &spec, Secrets::from_number(1, 2))?;
    let mut rng = Rng::new(1);
    while let Turn::Ask(ask) = game.turn() {
        let action = game
            .random_action(&mut rng)
            .ok_or_else(|| failed("a dead end"))?;
        game.play(ask.seat, &action)
            .map_err(|refused| failed(format!("{refused:?}")))?;
    }
    Journal::parse("journal", &game.journal()).map_err(Trouble::from)
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
