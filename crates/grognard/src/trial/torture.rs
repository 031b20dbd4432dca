//! `grognard torture`: starts the program, plays, kills it at random moments, starts it again. Every action
//! that was acknowledged must be there, and every match must open.

use super::{Table, failed, folder};
use crate::serve::runtime;
use crate::trouble::Trouble;
use client::Client;
use serde_json::{Value, json};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use table::Rng;

/// Matches that are played at a time.
const TABLES: usize = 8;

#[derive(clap::Args)]
pub struct Args {
    /// How often it is killed
    #[arg(long, default_value_t = 10, value_name = "N")]
    kills: u32,
    /// The seed of moments and actions
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
}

/// A running program; killed when it is dropped.
struct Program {
    child: Child,
    door: Client,
}

/// An action that was acknowledged, with the words of the answer.
struct Acked {
    seat: usize,
    seq: u64,
    action: String,
    answer: String,
}

/// A match and what the program has promised of it.
struct Ledger {
    id: String,
    tokens: Vec<(usize, String)>,
    acked: Vec<Acked>,
}

/// What came of it.
#[derive(Default)]
struct Sum {
    acked: usize,
    checked: usize,
    opened: usize,
    begun: usize,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let data = folder()?;
    let mut rng = Rng::new(args.seed);
    let mut sum = Sum::default();
    let runtime = runtime()?;
    runtime.block_on(async {
        let mut ledgers: Vec<Ledger> = Vec::new();
        for kill in 0..=args.kills {
            let program = start(data.path()).map_err(failed)?;
            // Those that were played when it was killed; at the end, all.
            let last = kill == args.kills;
            let from = if last {
                0
            } else {
                ledgers.len().saturating_sub(TABLES)
            };
            check(&program.door, &ledgers[from..], &mut sum).await?;
            if last {
                break;
            }
            let life = Duration::from_millis(u64::from(20 + rng.below(400)));
            ledgers = live(program, ledgers, life, &mut rng, &mut sum).await?;
        }
        Ok::<(), Trouble>(())
    })?;
    writeln!(
        out,
        "{} kills: {} actions acknowledged, each answered again as before ({} times in all); {} matches begun, \
         opened {} times; none lost",
        args.kills, sum.acked, sum.checked, sum.begun, sum.opened
    )?;
    Ok(())
}

/// Starts the program on a data folder and waits until it says where it is.
fn start(data: &Path) -> io::Result<Program> {
    let mut child = Command::new(std::env::current_exe()?)
        .args([
            "--lang",
            "en",
            "--no-open",
            "--no-rates",
            "--port",
            "0",
            "--data",
        ])
        .arg(data)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()?;
    let said = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
    let mut lines = BufReader::new(said).lines();
    let address = loop {
        let line = lines.next().ok_or(io::ErrorKind::UnexpectedEof)??;
        if let Some(at) = line.find("http://") {
            break line[at..].parse().map_err(io::Error::other)?;
        }
    };
    Ok(Program {
        child,
        door: Client::new(address),
    })
}

/// Plays for a while, then kills; what was promised until then.
async fn live(
    mut program: Program,
    mut ledgers: Vec<Ledger>,
    life: Duration,
    rng: &mut Rng,
    sum: &mut Sum,
) -> Result<Vec<Ledger>, Trouble> {
    let dead = Arc::new(AtomicBool::new(false));
    // The eldest make room for new ones.
    let mut playing = ledgers.split_off(ledgers.len().saturating_sub(TABLES - 2));
    for people in [true, false] {
        let other = if people {
            json!({ "by": "far" })
        } else {
            json!({ "by": "machine" })
        };
        let begun = Table::begin(&program.door, "1", json!([{ "by": "here" }, other])).await;
        playing.push(ledger(begun.map_err(failed)?));
        sum.begun += 1;
    }
    let tasks: Vec<_> = playing
        .into_iter()
        .map(|ledger| {
            let lines = ledger.tokens.iter();
            let lines = lines
                .map(|(n, token)| (*n, program.door.with(token)))
                .collect();
            let rng = Rng::new(u64::from(rng.bits()));
            tokio::spawn(play(ledger, lines, rng, dead.clone()))
        })
        .collect();
    tokio::time::sleep(life).await;
    // SIGKILL: nothing of it runs any more.
    program.child.kill().map_err(failed)?;
    program.child.wait().map_err(failed)?;
    dead.store(true, Ordering::SeqCst);
    for task in tasks {
        let (ledger, acked) = task.await.map_err(failed)?;
        sum.acked += acked;
        ledgers.push(ledger);
    }
    Ok(ledgers)
}

fn ledger(table: Table) -> Ledger {
    let seats = table.seats.iter();
    let token = |(n, line): &(usize, Client)| Some((*n, line.token()?.to_owned()));
    Ledger {
        id: table.id.clone(),
        tokens: seats.filter_map(token).collect(),
        acked: Vec::new(),
    }
}

/// Plays a match by random offers until the program is gone; how many were acknowledged.
async fn play(
    mut ledger: Ledger,
    lines: Vec<(usize, Client)>,
    mut rng: Rng,
    dead: Arc<AtomicBool>,
) -> (Ledger, usize) {
    let before = ledger.acked.len();
    let path = format!("/api/matches/{}", ledger.id);
    let actions = format!("{path}/actions");
    'life: while !dead.load(Ordering::SeqCst) {
        for (seat, line) in &lines {
            let Ok(envelope) = line.get(&path).await else {
                break 'life;
            };
            let envelope = envelope.json();
            let offers = envelope["view"]["offers"]
                .as_array()
                .cloned()
                .unwrap_or_default();
            if !envelope["over"].is_null() {
                break 'life;
            }
            if offers.is_empty() {
                tokio::time::sleep(Duration::from_millis(1)).await;
                continue;
            }
            let chosen = &offers[rng.below(offers.len() as u32) as usize];
            let action = chosen["action"].as_str().unwrap_or_default().to_owned();
            let seq = envelope["seq"].as_u64().unwrap_or_default();
            let Ok(answer) = line
                .post(&actions, &json!({ "seq": seq, "action": action }))
                .await
            else {
                break 'life;
            };
            if answer.status == 200 {
                let answer = answer.text();
                ledger.acked.push(Acked {
                    seat: *seat,
                    seq,
                    action,
                    answer,
                });
            }
        }
    }
    let acked = ledger.acked.len() - before;
    (ledger, acked)
}

/// Holds the program to its promises: each action is sent again, and must be answered as it was.
async fn check(door: &Client, ledgers: &[Ledger], sum: &mut Sum) -> Result<(), Trouble> {
    for ledger in ledgers {
        let path = format!("/api/matches/{}", ledger.id);
        for (seat, token) in &ledger.tokens {
            let line = door.with(token);
            let envelope = line.get(&path).await.map_err(failed)?;
            if envelope.status != 200 {
                return Err(failed(format!(
                    "match {} does not open: {}",
                    ledger.id,
                    envelope.text()
                )));
            }
            sum.opened += 1;
            let seq = envelope.json()["seq"].as_u64().unwrap_or_default();
            for acked in ledger.acked.iter().filter(|acked| acked.seat == *seat) {
                let act: Value = json!({ "seq": acked.seq, "action": acked.action });
                let again = line
                    .post(&format!("{path}/actions"), &act)
                    .await
                    .map_err(failed)?;
                if again.status != 200 || again.text() != acked.answer || seq <= acked.seq {
                    return Err(failed(format!(
                        "match {}: action {} ({}) was acknowledged and is lost: {}",
                        ledger.id,
                        acked.seq,
                        acked.action,
                        again.text()
                    )));
                }
                sum.checked += 1;
            }
        }
    }
    Ok(())
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
