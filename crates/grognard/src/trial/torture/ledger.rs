//! What the program has promised, and whether it has kept it.

use crate::trial::{Table, failed};
use crate::trouble::Trouble;
use client::Client;
use serde_json::json;
use server::{Examiner, Found};
use std::collections::BTreeSet;
use std::fmt;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use table::Rng;
use tokio::task::JoinHandle;

/// Matches that are played at a time.
const TABLES: usize = 6;
/// One in so many actions begins a match besides.
const BEGIN: u32 = 64;

/// An action that was sent; the same is sent again until it is acknowledged.
struct Sent {
    seat: usize,
    seq: usize,
    action: String,
    acked: bool,
}

/// A match and what was promised of it.
struct Ledger {
    id: String,
    tokens: Vec<(usize, String)>,
    sent: Vec<Sent>,
    /// Others that were begun meanwhile.
    begun: Vec<String>,
}

/// What came of it.
#[derive(Clone, Copy, Default)]
pub struct Sum {
    begun: usize,
    acked: usize,
    checked: usize,
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Sum {
            begun,
            acked,
            checked,
        } = self;
        write!(
            f,
            "{begun} matches begun, {acked} actions acknowledged, looked for {checked} times"
        )
    }
}

/// All matches that were begun.
#[derive(Default)]
pub struct Tables {
    ledgers: Vec<Ledger>,
    next: usize,
    pub sum: Sum,
}

/// Matches that are being played.
pub struct Playing {
    stop: Arc<AtomicBool>,
    acked: Arc<AtomicUsize>,
    tasks: Vec<JoinHandle<Result<Ledger, String>>>,
}

impl Playing {
    /// How many actions were acknowledged.
    pub fn acked(&self) -> usize {
        self.acked.load(Ordering::SeqCst)
    }
}

impl Tables {
    /// Begins matches of every system, between people and with a machine; the eldest make room for them.
    pub async fn begin(&mut self, door: &Client, rng: &mut Rng) -> io::Result<()> {
        let wanted = if self.ledgers.is_empty() { TABLES } else { 1 };
        for _ in 0..wanted {
            self.ledgers.push(begin(door, self.next, rng).await?);
            self.next += 1;
            self.sum.begun += 1;
        }
        Ok(())
    }

    fn active(&self) -> usize {
        self.ledgers.len().saturating_sub(TABLES)
    }

    /// Plays the newest until [`Tables::back`] is called.
    pub fn play(&mut self, door: &Client, rng: &mut Rng) -> Playing {
        let stop = Arc::new(AtomicBool::new(false));
        let acked = Arc::new(AtomicUsize::new(0));
        let tables = self.ledgers.split_off(self.active()).into_iter();
        let tasks = tables.map(|ledger| {
            let lines = ledger.tokens.iter();
            let lines = lines.map(|(n, token)| (*n, door.with(token))).collect();
            let player = Player {
                ledger,
                lines,
                rng: Rng::new(u64::from(rng.bits())),
                stop: stop.clone(),
                acked: acked.clone(),
            };
            tokio::spawn(player.play())
        });
        let tasks = tasks.collect();
        Playing { stop, acked, tasks }
    }

    pub async fn back(&mut self, playing: Playing) -> Result<(), Trouble> {
        playing.stop.store(true, Ordering::SeqCst);
        for task in playing.tasks {
            let ledger = task.await.map_err(failed)?.map_err(failed)?;
            self.ledgers.push(ledger);
        }
        let sent = self.ledgers.iter().flat_map(|ledger| &ledger.sent);
        self.sum.acked = sent.filter(|sent| sent.acked).count();
        let begun = self.ledgers.iter().map(|ledger| 1 + ledger.begun.len());
        self.sum.begun = begun.sum();
        Ok(())
    }

    /// Holds the folder against all that was promised: of the matches that were just played, or of all.
    pub async fn check(
        &mut self,
        examiner: &Examiner,
        data: &Path,
        all: bool,
    ) -> Result<(), Trouble> {
        let found = examiner.examine(data, Some(self.ids(all))).await;
        let found = found.map_err(crate::serve::not_started)?;
        self.hold(&found.matches, all)
    }

    fn played(&self, all: bool) -> &[Ledger] {
        &self.ledgers[if all { 0 } else { self.active() }..]
    }

    /// The matches that were just played, or all.
    pub fn ids(&self, all: bool) -> BTreeSet<String> {
        let ids = self.played(all).iter().flat_map(Ledger::ids);
        ids.map(str::to_owned).collect()
    }

    /// Holds what was found against all that was promised.
    pub fn hold(&mut self, found: &[Found], all: bool) -> Result<(), Trouble> {
        let mut checked = 0;
        for ledger in self.played(all) {
            for id in ledger.ids() {
                let found = found.iter().find(|found| found.id == id);
                let found =
                    found.ok_or_else(|| failed(format!("match {id} was begun and is lost")))?;
                if let Some(damage) = &found.damage {
                    return Err(failed(format!("match {id} does not open: {damage}")));
                }
                if id == ledger.id {
                    checked += ledger.check(found).map_err(failed)?;
                }
            }
        }
        self.sum.checked += checked;
        Ok(())
    }
}

async fn begin(door: &Client, number: usize, rng: &mut Rng) -> io::Result<Ledger> {
    let systems = shelf::systems();
    let system = systems[number % systems.len()].id();
    let other = match (number / systems.len()) % 2 {
        0 => json!({ "by": "here" }),
        _ => json!({ "by": "machine" }),
    };
    let scenario = (1 + rng.below(4)).to_string();
    let seats = json!([{ "by": "here" }, other]);
    let table = Table::begin(door, system, &scenario, seats).await?;
    let token = |(n, line): &(usize, Client)| Some((*n, line.token()?.to_owned()));
    Ok(Ledger {
        tokens: table.seats.iter().filter_map(token).collect(),
        id: table.id,
        sent: Vec::new(),
        begun: Vec::new(),
    })
}

impl Ledger {
    fn ids(&self) -> impl Iterator<Item = &str> {
        let begun = self.begun.iter().map(String::as_str);
        std::iter::once(self.id.as_str()).chain(begun)
    }

    /// How many acknowledged actions are there; each must be, in its place, and nothing else that was ours.
    fn check(&self, found: &Found) -> Result<usize, String> {
        let own = |seat: usize| self.tokens.iter().any(|(n, _)| *n == seat);
        let mut there = 0;
        for sent in &self.sent {
            let entry = found.actions.get(sent.seq);
            let landed = entry.is_some_and(|entry| {
                (entry.seat.index(), &entry.action) == (sent.seat, &sent.action) && !entry.unasked
            });
            there += usize::from(landed);
            if sent.acked && !landed {
                return Err(format!(
                    "match {}: action {} ({}) was acknowledged and is lost: {entry:?}",
                    self.id, sent.seq, sent.action
                ));
            }
        }
        let entries = found.actions.iter();
        let ours = entries.filter(|entry| !entry.unasked && own(entry.seat.index()));
        match ours.count() {
            ours if ours == there => Ok(there),
            ours => Err(format!(
                "match {}: {there} actions were sent and {ours} are there",
                self.id
            )),
        }
    }
}

/// Plays a match by random offers.
struct Player {
    ledger: Ledger,
    lines: Vec<(usize, Client)>,
    rng: Rng,
    stop: Arc<AtomicBool>,
    acked: Arc<AtomicUsize>,
}

impl Player {
    async fn play(mut self) -> Result<Ledger, String> {
        while !self.stop.load(Ordering::SeqCst) {
            // An error of the line: the program is gone, and we are told so soon.
            match self.step().await {
                Ok(true) => {}
                Ok(false) | Err(_) => tokio::time::sleep(Duration::from_millis(2)).await,
            }
        }
        Ok(self.ledger)
    }

    /// One action, or one that was not acknowledged once more; whether something was done.
    async fn step(&mut self) -> io::Result<bool> {
        if self.ledger.sent.last().is_some_and(|sent| !sent.acked) {
            return self.send().await;
        }
        if self.rng.below(BEGIN) == 0 {
            let another = begin(&self.lines[0].1, self.rng.below(6) as usize, &mut self.rng);
            self.ledger.begun.push(another.await?.id);
        }
        let path = format!("/api/matches/{}", self.ledger.id);
        for (seat, line) in &self.lines {
            let envelope = line.get(&path).await?.json();
            let offers = envelope["view"]["offers"].as_array();
            let Some(offers) = offers.filter(|offers| !offers.is_empty()) else {
                continue;
            };
            let chosen = &offers[self.rng.below(offers.len() as u32) as usize];
            self.ledger.sent.push(Sent {
                seat: *seat,
                seq: envelope["seq"].as_u64().unwrap_or_default() as usize,
                action: chosen["action"].as_str().unwrap_or_default().to_owned(),
                acked: false,
            });
            return self.send().await;
        }
        Ok(false)
    }

    /// Sends the last action; whether it was acknowledged.
    async fn send(&mut self) -> io::Result<bool> {
        let Some(sent) = self.ledger.sent.last_mut() else {
            return Ok(false);
        };
        let line = self.lines.iter().find(|(seat, _)| *seat == sent.seat);
        let (_, line) = line.ok_or(io::ErrorKind::NotFound)?;
        let path = format!("/api/matches/{}/actions", self.ledger.id);
        let act = json!({ "seq": sent.seq, "action": sent.action });
        sent.acked = line.post(&path, &act).await?.status == 200;
        if sent.acked {
            self.acked.fetch_add(1, Ordering::SeqCst);
        }
        Ok(sent.acked)
    }
}
