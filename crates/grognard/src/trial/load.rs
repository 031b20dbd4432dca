//! `grognard load`: starts a server, begins many matches there, plays them at a steady rate, and says how soon clicks
//! are answered and how much memory the server takes. Two programs can be measured in one run.

use super::clicks::Times;
use super::{failed, folder};
use crate::serve::runtime;
use crate::trouble::Trouble;
use client::{Answer, Client, Method};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use table::Rng;

/// So many lines carry the clicks of all matches; streams have lines of their own.
const LINES: usize = 16;
const MINUTE: Duration = Duration::from_secs(60);

#[derive(clap::Args)]
pub struct Args {
    /// The program whose server is measured; given twice, one after the other [default: this one]
    #[arg(long, value_name = "PATH")]
    program: Vec<PathBuf>,
    /// A system that is played; may be given again [default: all of them]
    #[arg(long, value_name = "SYSTEM")]
    system: Vec<String>,
    /// Matches that are live, over all these systems
    #[arg(long, default_value_t = 200, value_name = "N")]
    matches: usize,
    /// Somebody listens to each of them
    #[arg(long)]
    streams: bool,
    /// Actions a second, in all matches together
    #[arg(long, default_value_t = 50.0, value_name = "N")]
    rate: f64,
    /// How long they are played
    #[arg(long, default_value_t = 1.0, value_name = "MINUTES")]
    minutes: f64,
    /// How long nobody plays afterwards, and nobody listens
    #[arg(long, default_value_t = 0.0, value_name = "MINUTES")]
    idle: f64,
    /// Another argument for the server, as in --with=--max-streams=9000
    #[arg(long, value_name = "ARG", allow_hyphen_values = true)]
    with: Vec<String>,
    /// The seed of scenarios and actions
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let own = std::env::current_exe().map_err(failed)?;
    let programs = match args.program.is_empty() {
        true => vec![own],
        false => args.program.clone(),
    };
    for program in programs {
        writeln!(
            out,
            "{}: {} matches, {}, {} actions a second for {} minutes",
            program.display(),
            args.matches,
            match args.streams {
                true => "a stream each",
                false => "no streams",
            },
            args.rate,
            args.minutes
        )?;
        runtime()?.block_on(measure(&program, args, out))?;
    }
    Ok(())
}

/// A running server; ended when it is dropped.
struct Program {
    child: Child,
    door: Client,
}

impl Program {
    fn start(program: &Path, data: &Path, with: &[String]) -> io::Result<Program> {
        let mut child = Command::new(program)
            .args(["--lang", "en", "serve", "--no-open", "--no-rates"])
            .args(["--port", "0", "--data"])
            .arg(data)
            .args(with)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let said = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        for line in BufReader::new(said).lines() {
            let line = line?;
            if let Some(at) = line.find("http://") {
                let address = line[at..].split_whitespace().next().unwrap_or_default();
                let door = Client::new(address.parse().map_err(io::Error::other)?);
                return Ok(Program { child, door });
            }
        }
        let _ = child.kill();
        Err(io::ErrorKind::UnexpectedEof.into())
    }

    /// The memory it takes, in words.
    fn told(&self) -> String {
        format!("memory {:.0} MB", self.memory().unwrap_or(f64::NAN))
    }

    /// The same in MB; nothing where the system does not say.
    fn memory(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kb: f64 = line.split_whitespace().next()?.parse().ok()?;
        Some(kb / 1024.0)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What was measured.
#[derive(Default)]
struct Sum {
    /// From the click to its answer, in milliseconds.
    clicks: Vec<f64>,
    errors: BTreeMap<String, u64>,
    /// Matches that came to their end; others were begun in their place.
    over: u64,
    /// Streams that ended before they were to.
    lost: u64,
}

impl Sum {
    fn add(&mut self, more: Sum) {
        self.clicks.extend(more.clicks);
        for (kind, n) in more.errors {
            *self.errors.entry(kind).or_default() += n;
        }
        self.over += more.over;
        self.lost += more.lost;
    }

    /// One line of it.
    fn told(&self, seconds: f64) -> String {
        let mut clicks = self.clicks.clone();
        clicks.sort_by(f64::total_cmp);
        let at = |percent| Times::percentile(&clicks, percent);
        let errors: Vec<String> = { self.errors.iter() }
            .map(|(kind, n)| format!("{n} × {kind}"))
            .collect();
        format!(
            "{} clicks ({:.1}/s): p50 {:.2} ms, p99 {:.2} ms, max {:.1} ms; {} matches over, {} streams lost; \
             errors: {}",
            clicks.len(),
            clicks.len() as f64 / seconds,
            at(50.0),
            at(99.0),
            at(100.0),
            self.over,
            self.lost,
            match errors.is_empty() {
                true => "none".to_owned(),
                false => errors.join(", "),
            }
        )
    }
}

/// What all clickers share.
struct Play {
    sum: Mutex<Sum>,
    /// System and scenario, of all that there are.
    scenarios: Vec<(String, String)>,
    streams: bool,
    stop: AtomicBool,
}

impl Play {
    fn sum(&self) -> MutexGuard<'_, Sum> {
        self.sum.lock().unwrap_or_else(PoisonError::into_inner)
    }
    fn wrong(&self, kind: String) {
        *self.sum().errors.entry(kind).or_default() += 1;
    }
}

/// A match that is played from both sides.
struct Live {
    path: String,
    tokens: Vec<String>,
    /// Who listens to it.
    _listener: Option<Listener>,
}

/// Listens until it is dropped.
struct Listener(tokio::task::JoinHandle<()>);

impl Drop for Listener {
    fn drop(&mut self) {
        self.0.abort();
    }
}

async fn measure(program: &Path, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let data = folder()?;
    let server = Program::start(program, data.path(), &args.with).map_err(failed)?;
    let play = Arc::new(Play {
        sum: Mutex::default(),
        scenarios: scenarios(&server.door, &args.system).await?,
        streams: args.streams,
        stop: AtomicBool::new(false),
    });
    writeln!(out, "  started: {}", server.told())?;
    let mut lines = Vec::new();
    for line in 0..LINES.min(args.matches) {
        let mut live = Vec::new();
        for n in (line..args.matches).step_by(LINES) {
            live.push(begin(&server.door, n, &play).await.map_err(failed)?);
        }
        let door = Client::new(server.door.address().clone());
        let rng = Rng::new(args.seed.wrapping_mul(1000) + line as u64);
        lines.push((door, live, rng));
    }
    writeln!(out, "  all begun: {}", server.told())?;
    let pause = Duration::from_secs_f64(LINES as f64 / args.rate.max(0.01));
    let clicker = |(door, live, rng)| tokio::spawn(clicker(door, live, rng, pause, play.clone()));
    let tasks: Vec<_> = lines.into_iter().map(clicker).collect();
    minutes(&server, &play, args.minutes, out).await?;
    play.stop.store(true, Ordering::Relaxed);
    for task in tasks {
        // With the matches their streams end.
        drop(task.await.map_err(failed)?);
    }
    for minute in 1..=args.idle.ceil() as u32 {
        tokio::time::sleep(MINUTE).await;
        writeln!(out, "  idle for {minute} minutes: {}", server.told())?;
        out.flush()?;
    }
    Ok(())
}

/// Tells every minute what was measured in it, and at the end what was in all.
async fn minutes(
    server: &Program,
    play: &Play,
    minutes: f64,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let mut all = Sum::default();
    let begin = Instant::now();
    let end = begin + MINUTE.mul_f64(minutes);
    for minute in 1.. {
        let from = Instant::now();
        tokio::time::sleep_until(end.min(begin + MINUTE * minute).into()).await;
        let sum = std::mem::take(&mut *play.sum());
        let told = sum.told(from.elapsed().as_secs_f64());
        writeln!(out, "  minute {minute}: {told}; {}", server.told())?;
        out.flush()?;
        all.add(sum);
        if Instant::now() >= end {
            break;
        }
    }
    let told = all.told(begin.elapsed().as_secs_f64());
    Ok(writeln!(out, "  in all: {told}; {}", server.told())?)
}

/// System and scenario, one system after the other.
async fn scenarios(door: &Client, only: &[String]) -> Result<Vec<(String, String)>, Trouble> {
    let systems = door.get("/api/systems").await.map_err(failed)?.json();
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let of = |system: &Value| -> Vec<(String, String)> {
        let scenarios = system["scenarios"].as_array().cloned().unwrap_or_default();
        { scenarios.iter() }
            .map(|card| (word(&system["id"]), word(&card["id"])))
            .collect()
    };
    let systems = systems.as_array().cloned().unwrap_or_default();
    let systems: Vec<_> = { systems.iter().map(of) }
        .filter(|scenarios| !scenarios.is_empty())
        .filter(|scenarios| only.is_empty() || only.contains(&scenarios[0].0))
        .collect();
    let most = systems.iter().map(Vec::len).max().unwrap_or_default();
    let mixed: Vec<_> = { 0..most }
        .flat_map(|n| systems.iter().map(move |of| of[n % of.len()].clone()))
        .collect();
    match mixed.is_empty() {
        true => Err(failed("the server has no scenarios")),
        false => Ok(mixed),
    }
}

/// Begins a match, both of its seats here, and listens to it.
async fn begin(door: &Client, n: usize, play: &Arc<Play>) -> io::Result<Live> {
    let (system, scenario) = &play.scenarios[n % play.scenarios.len()];
    let seats = json!([{ "by": "here" }, { "by": "here" }]);
    let new = json!({ "system": system, "scenario": scenario, "seats": seats });
    let begun = door.post("/api/matches", &new).await?;
    if begun.status != 201 {
        return Err(io::Error::other(begun.text()));
    }
    let begun = begun.json();
    let seats = begun["seats"].as_array().cloned().unwrap_or_default();
    let token = |seat: &Value| seat["token"].as_str().unwrap_or_default().to_owned();
    let tokens: Vec<String> = seats.iter().map(token).collect();
    let path = format!("/api/matches/{}", begun["id"].as_str().unwrap_or_default());
    let listener = match (play.streams, tokens.first()) {
        (true, Some(token)) => listen(&door.with(token), &path, play).await,
        _ => None,
    };
    Ok(Live {
        path,
        tokens,
        _listener: listener,
    })
}

/// Listens to a match; a stream that is refused or ends is counted.
async fn listen(line: &Client, path: &str, play: &Arc<Play>) -> Option<Listener> {
    let events = line.listen(&format!("{path}/stream"), None).await;
    let mut events = match events {
        Ok(events) => events,
        Err(error) => {
            let told = error.to_string();
            play.wrong(format!(
                "stream {}",
                told.split(':').next().unwrap_or_default()
            ));
            return None;
        }
    };
    let play = play.clone();
    Some(Listener(tokio::spawn(async move {
        while let Ok(Some(_)) = events.next().await {}
        play.sum().lost += 1;
    })))
}

/// Clicks in one match after the other, one click a pause; the matches come back when all is over.
async fn clicker(
    door: Client,
    mut lives: Vec<Live>,
    mut rng: Rng,
    pause: Duration,
    play: Arc<Play>,
) -> Vec<Live> {
    let mut next = Instant::now() + pause.mul_f64(f64::from(rng.below(1000)) / 1000.0);
    for n in 0.. {
        tokio::time::sleep_until(next.into()).await;
        if play.stop.load(Ordering::Relaxed) {
            break;
        }
        // Who is late does not catch up: the rate then shows it.
        next = (next + pause).max(Instant::now());
        let at = n % lives.len();
        let clicked = click(&door, &lives[at], &mut rng).await;
        match clicked {
            Ok(Some(time)) => play.sum().clicks.push(time),
            Ok(None) => {
                play.sum().over += 1;
                match begin(&door, n, &play).await {
                    Ok(new) => lives[at] = new,
                    Err(error) => play.wrong(format!("begin: {}", error.kind())),
                }
            }
            Err(kind) => play.wrong(kind),
        }
    }
    lives
}

/// Takes any offer of the seat that is asked: how long the answer took, in milliseconds; nothing if the match is over.
async fn click(door: &Client, live: &Live, rng: &mut Rng) -> Result<Option<f64>, String> {
    let mut envelope = look(door, live, 0).await?;
    if !envelope["over"].is_null() {
        return Ok(None);
    }
    let seat = envelope["asked"]["seat"].as_u64().unwrap_or_default() as usize;
    if seat != 0 {
        envelope = look(door, live, seat).await?;
    }
    let offers = envelope["view"]["offers"].as_array();
    let offers = offers.map(Vec::as_slice).unwrap_or_default();
    if offers.is_empty() {
        return Err("nothing is offered".to_owned());
    }
    let offer = &offers[rng.below(offers.len() as u32) as usize];
    let act = json!({ "seq": envelope["seq"], "action": offer["action"] });
    let clicked = Instant::now();
    let path = format!("{}/actions", live.path);
    ask(door, live, seat, Method::POST, &path, act.to_string()).await?;
    Ok(Some(clicked.elapsed().as_secs_f64() * 1e3))
}

async fn look(door: &Client, live: &Live, seat: usize) -> Result<Value, String> {
    let seen = ask(door, live, seat, Method::GET, &live.path, String::new());
    Ok(seen.await?.json())
}

/// Asks as a seat, over a line that all seats share; what is not answered well is told by its kind.
async fn ask(
    door: &Client,
    live: &Live,
    seat: usize,
    method: Method,
    path: &str,
    body: String,
) -> Result<Answer, String> {
    let token = live.tokens.get(seat).map_or("", String::as_str);
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str())];
    let answer = door.send(method.clone(), path, &headers, body.into()).await;
    let answer = answer.map_err(|error| format!("{method}: {}", error.kind()))?;
    match answer.status.as_u16() {
        200 => Ok(answer),
        status => Err(format!("{method} {status} {}", answer.error())),
    }
}
