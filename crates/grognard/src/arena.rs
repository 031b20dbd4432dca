//! `grognard arena`

use crate::desk::Desk;
use crate::trouble::Trouble;
use crate::{Format, draw, pick, seats, sim, table_text};
use players::{Bout, Duel, Times, elo, share};
use serde_json::{Value, json};
use shelf::{ScenarioCard, System};
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;
use table::{MatchSpec, Text};

#[derive(clap::Args)]
pub struct Args {
    /// The system
    #[arg(long, default_value = "ccgw", value_name = "SYSTEM")]
    system: String,
    /// One scenario only, by its number [default: all of them in turn]
    #[arg(long, value_name = "N")]
    scenario: Option<String>,
    #[command(flatten)]
    agreement: pick::Agreement,
    /// The player whose wins are counted, as in search:1s
    #[arg(long, value_name = "PLAYER")]
    a: String,
    /// The other player
    #[arg(long, value_name = "PLAYER")]
    b: String,
    /// How many games: they come in pairs with the same dice and cards and the sides changed
    #[arg(long, default_value_t = 200, value_name = "N")]
    games: u64,
    /// The seed: the same seed gives the same dice and cards
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// How many games at once; a search shares the cores with the other games [default: one]
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Draws the share of wins over the games to this file (SVG, or PNG by its ending)
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Text for people or JSON for programs
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// A duel that was played.
struct Told<'a> {
    system: &'a dyn System,
    cards: &'a [ScenarioCard],
    duel: &'a Duel,
    bouts: &'a [Bout],
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let (system, cards) = match &args.scenario {
        Some(number) => {
            let (system, card) = pick::scenario(desk, &format!("{}/{number}", args.system))?;
            (system, vec![card])
        }
        None => {
            let system = pick::system(&args.system)?;
            (system, system.scenarios(&desk.content)?)
        }
    };
    let plot = match &args.plot {
        Some(file) => Some((file, draw::kind(file)?)),
        None => None,
    };
    let threads = usize::from(args.threads);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let duel = Duel {
        a: seats::player(system, &args.a)?,
        b: seats::player(system, &args.b)?,
        first: 0,
        pairs: args.games.div_ceil(2),
        seed: args.seed,
        threads,
        cores: (cores / threads).max(1),
    };
    let specs: Vec<MatchSpec> = cards
        .iter()
        .map(|card| args.agreement.spec(system, card))
        .collect::<Result<_, _>>()?;
    let bar = sim::progress(duel.pairs * 2);
    let bouts = system.arena(&desk.content, &specs, &duel, [None; 2], &|_| bar.inc(1))?;
    bar.finish_and_clear();
    let bouts = bouts.map_err(|error| Trouble::broken(system.id(), error))?;
    let told = Told {
        system,
        cards: &cards,
        duel: &duel,
        bouts: &bouts,
    };
    match args.format {
        Format::Json => writeln!(out, "{:#}", told.json())?,
        Format::Text => told.text(desk, out)?,
    }
    match plot {
        // What is said of it would not be JSON.
        Some((file, kind)) if args.format == Format::Json => draw::write(
            desk,
            &told.plot(desk),
            file,
            &kind,
            WIDTH,
            &mut std::io::sink(),
        ),
        Some((file, kind)) => draw::write(desk, &told.plot(desk), file, &kind, WIDTH, out),
        None => Ok(()),
    }
}

/// The width of a plot in pixels.
const WIDTH: u32 = 1290;

impl Told<'_> {
    fn score(&self) -> f64 {
        self.bouts.iter().map(Bout::score).sum()
    }
    fn games(&self) -> u64 {
        self.bouts.len() as u64
    }
    fn won(&self, who: Option<bool>) -> u64 {
        self.bouts.iter().filter(|bout| bout.won == who).count() as u64
    }
    fn share(&self) -> [f64; 3] {
        share(self.score(), self.games())
    }
    fn times(&self) -> [Times; 2] {
        [0, 1].map(|i| Times::sum(self.bouts.iter().map(|bout| bout.times[i])))
    }
    fn mean_length(&self) -> f64 {
        let actions: u64 = self.bouts.iter().map(|bout| u64::from(bout.actions)).sum();
        actions as f64 / self.games().max(1) as f64
    }
    /// Games and score of each scenario that was played.
    fn by_scenario(&self) -> impl Iterator<Item = (&ScenarioCard, u64, f64)> {
        self.cards.iter().enumerate().filter_map(|(i, card)| {
            let here = || self.bouts.iter().filter(move |bout| bout.scenario == i);
            let games = here().count() as u64;
            (games > 0).then(|| (card, games, here().map(Bout::score).sum()))
        })
    }

    fn json(&self) -> Value {
        let [low, share, high] = self.share();
        let number = |n: f64| n.is_finite().then_some(n);
        let time = |times: &Times| json!({ "moves": times.moves, "mean_ms": millis(times.mean()), "worst_ms": millis(times.worst) });
        let scenario = |(card, games, score): (&ScenarioCard, u64, f64)| json!({ "scenario": card.id, "games": games, "score": score });
        let bout = |bout: &Bout| {
            let won = bout.won.map(|won| if won { "a" } else { "b" });
            json!({ "pair": bout.pair, "scenario": self.cards[bout.scenario].id, "a": bout.a.0, "won": won, "actions": bout.actions })
        };
        json!({
            "system": self.system.id(),
            "a": self.duel.a.to_string(),
            "b": self.duel.b.to_string(),
            "seed": self.duel.seed,
            "threads": self.duel.threads,
            "cores_for_a_search": self.duel.cores,
            "games": self.games(),
            "won": self.won(Some(true)),
            "lost": self.won(Some(false)),
            "drawn": self.won(None),
            "share": share,
            "share_95": [low, high],
            "elo": number(elo(share)),
            "elo_95": [number(elo(low)), number(elo(high))],
            "mean_length": self.mean_length(),
            "time": { "a": time(&self.times()[0]), "b": time(&self.times()[1]) },
            "scenarios": self.by_scenario().map(scenario).collect::<Vec<Value>>(),
            "bouts": self.bouts.iter().map(bout).collect::<Vec<Value>>(),
        })
    }

    /// The share of wins as the games went on.
    fn plot(&self, desk: &Desk) -> String {
        let say = |key: &'static str| {
            let text = Text::new(key).name("a", self.duel.a.to_string());
            desk.say(&text.name("b", self.duel.b.to_string()))
        };
        let [low, now, high] = self.share();
        let mut score = 0.0;
        let points = self.bouts.iter().zip(1..).map(|(bout, games)| {
            score += bout.score();
            share(score, games)
        });
        ::draw::chart(&::draw::Chart {
            title: say("arena-plot-title"),
            subtitle: format!(
                "{} {}",
                percent(desk, now),
                between(desk, percent(desk, low), percent(desk, high))
            ),
            label: say("arena-plot-label"),
            across: desk.key("arena-plot-games"),
            up: say("arena-plot-share"),
            points: points.collect(),
        })
    }

    fn text(&self, desk: &Desk, out: &mut dyn Write) -> Result<(), Trouble> {
        let (a, b) = (self.duel.a.to_string(), self.duel.b.to_string());
        let head = Text::new("arena-head")
            .name("a", a.clone())
            .name("b", b.clone())
            .num("games", self.games() as i64)
            .name("seed", self.duel.seed.to_string());
        writeln!(out, "{}", desk.say(&head))?;
        table_text::write(out, &self.results(desk), &[1, 2])?;
        let cores = Text::new("arena-cores")
            .num("threads", self.duel.threads as i64)
            .num("cores", self.duel.cores as i64);
        writeln!(out, "  {}", desk.say(&cores))?;
        let mut rows = vec![vec![
            format!("  {}", desk.key("arena-scenario")),
            desk.say(&Text::new("arena-of").name("a", a)),
            desk.key("sim-games"),
        ]];
        for (card, games, score) in self.by_scenario() {
            rows.push(vec![
                format!("  {}/{}", self.system.id(), card.number),
                desk.decimal(score, 1),
                desk.number(games),
            ]);
        }
        Ok(table_text::write(out, &rows, &[1, 2])?)
    }

    /// Wins, Elo, length and times, a row each.
    fn results(&self, desk: &Desk) -> Vec<Vec<String>> {
        let (a, b) = (self.duel.a.to_string(), self.duel.b.to_string());
        let [low, share, high] = self.share();
        let percent = |p: f64| percent(desk, p);
        let between = |low: String, high: String| between(desk, low, high);
        let won = |name: &str| desk.say(&Text::new("arena-won").name("player", name));
        let row = |label: String, cells: [String; 3]| {
            let mut row = vec![format!("  {label}")];
            row.extend(cells);
            row
        };
        let blank = String::new;
        let mut rows = vec![
            row(
                won(&a),
                [
                    desk.number(self.won(Some(true))),
                    percent(share),
                    between(percent(low), percent(high)),
                ],
            ),
            row(
                won(&b),
                [
                    desk.number(self.won(Some(false))),
                    percent(1.0 - share),
                    blank(),
                ],
            ),
            row(
                desk.key("sim-draws"),
                [desk.number(self.won(None)), blank(), blank()],
            ),
            row(
                desk.key("arena-elo"),
                [
                    signed(desk, elo(share)),
                    blank(),
                    between(signed(desk, elo(low)), signed(desk, elo(high))),
                ],
            ),
            row(
                desk.key("arena-length"),
                [desk.decimal(self.mean_length(), 1), blank(), blank()],
            ),
        ];
        for (times, name) in self.times().iter().zip([&a, &b]) {
            let label = desk.say(&Text::new("arena-time").name("player", name.as_str()));
            let part =
                |key: &str, time: Duration| format!("{} {}", desk.key(key), seconds(desk, time));
            rows.push(row(
                label,
                [
                    part("arena-mean", times.mean()),
                    part("arena-worst", times.worst),
                    blank(),
                ],
            ));
        }
        rows
    }
}

fn percent(desk: &Desk, share: f64) -> String {
    format!("{}\u{202f}%", desk.decimal(100.0 * share, 1))
}

fn between(desk: &Desk, low: String, high: String) -> String {
    let text = Text::new("arena-between").name("low", low);
    desk.say(&text.name("high", high))
}

fn millis(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e5).round() / 100.0
}

fn seconds(desk: &Desk, time: Duration) -> String {
    format!("{} s", desk.decimal(time.as_secs_f64(), 3))
}

/// A difference with its sign, as people write it.
fn signed(desk: &Desk, n: f64) -> String {
    let sign = if n < 0.0 { '−' } else { '+' };
    if n.is_finite() {
        format!("{sign}{}", desk.decimal(n.abs(), 0))
    } else {
        format!("{sign}∞")
    }
}
