//! Plays the games of a ladder: a pair of games after another, those first of which the least is done, and saves as it goes.

use super::kept::{Kept, mark, short};
use super::plan::Plan;
use crate::desk::Desk;
use crate::trouble::Trouble;
use crate::{seats, sim};
use indicatif::ProgressBar;
use players::{Bout, Duel, Games, Machine, SimReport, seed_of};
use shelf::{ScenarioCard, System};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use table::{MatchSpec, Text};

/// What is done is saved after so long, and told after so long where no bar tells it.
const SAVED: Duration = Duration::from_secs(5);
const TOLD: Duration = Duration::from_secs(60);

/// A system on its way up.
pub struct Climb {
    pub system: &'static dyn System,
    pub cards: Vec<ScenarioCard>,
    pub kept: Kept,
    pub file: PathBuf,
}

/// What is played again and again: a pair of games of two players, or a game of a player against himself in a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum What {
    Duel(usize),
    Equal(usize),
}

/// One thing to do.
#[derive(Clone, Copy, Debug)]
struct Task {
    /// Which of the systems.
    climb: usize,
    what: What,
    /// The number of the pair or game. What is done already is done again only to see whether it still ends the same.
    number: u64,
    again: bool,
    /// How much of its games will then be done: the least comes first.
    due: f64,
}

impl Task {
    fn key(&self) -> (usize, What) {
        (self.climb, self.what)
    }
    /// How many games it is.
    fn games(&self) -> u64 {
        match self.what {
            What::Duel(_) => 2,
            What::Equal(_) => 1,
        }
    }
}

/// What came of one.
enum Done {
    Pair(Vec<Bout>),
    Game(SimReport),
}

impl Done {
    fn mark(&self) -> String {
        match self {
            Done::Pair(pair) => mark(pair),
            Done::Game(report) => short(&report.signature),
        }
    }
}

/// Who plays.
#[derive(Clone, Debug)]
struct Who {
    players: Vec<Machine>,
    /// Of equals: their scenario.
    scenario: usize,
    seed: u64,
}

/// How it is played.
pub struct How {
    pub threads: usize,
    /// It ends by itself after so long.
    pub until: Option<Duration>,
}

/// What all threads share.
struct Shared<'a> {
    climbs: &'a mut [Climb],
    /// What was done out of turn: only what follows on what is kept is kept.
    waiting: BTreeMap<(usize, What), BTreeMap<u64, Done>>,
    /// By what is played: how long it took, and how often.
    times: BTreeMap<(usize, What), (Duration, u32)>,
    saved: Instant,
    told: Instant,
    /// Where a game went wrong: the others go on.
    broken: BTreeSet<(usize, What)>,
    /// What went wrong first.
    trouble: Option<Trouble>,
}

/// Plays all that the plans want and is not kept yet, after it was seen that everybody still plays as he did.
pub fn play(desk: &Desk, climbs: &mut [Climb], plans: &[Plan], how: &How) -> Result<(), Trouble> {
    let begin = Instant::now();
    let (tasks, who) = tasks(climbs, plans)?;
    let (again, new): (Vec<Task>, Vec<Task>) = tasks.into_iter().partition(|task| task.again);
    if !new.is_empty() {
        all(desk, climbs, &again, &who, how, begin)?;
    }
    let played = all(desk, climbs, &new, &who, how, begin);
    for climb in climbs.iter() {
        climb.kept.save(&climb.file)?;
    }
    played
}

/// Does all of these, on so many threads.
fn all(
    desk: &Desk,
    climbs: &mut [Climb],
    tasks: &[Task],
    who: &BTreeMap<(usize, What), Who>,
    how: &How,
    begin: Instant,
) -> Result<(), Trouble> {
    let bar = sim::progress(tasks.iter().map(Task::games).sum());
    let systems: Vec<(&'static dyn System, Vec<ScenarioCard>)> = { climbs.iter() }
        .map(|climb| (climb.system, climb.cards.clone()))
        .collect();
    let now = Instant::now();
    let shared = Mutex::new(Shared {
        climbs,
        waiting: BTreeMap::new(),
        times: BTreeMap::new(),
        saved: now,
        told: now,
        broken: BTreeSet::new(),
        trouble: None,
    });
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let late = || how.until.is_some_and(|until| begin.elapsed() >= until);
    let work = || {
        while !stop.load(Ordering::Relaxed) && !late() {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(task) = tasks.get(at) else { return };
            if lock(&shared).broken.contains(&task.key()) {
                continue;
            }
            let (system, cards) = &systems[task.climb];
            let since = Instant::now();
            let done = one(desk, *system, cards, &who[&task.key()], task);
            let mut shared = lock(&shared);
            match done {
                Ok(done) => {
                    if let Err(trouble) = shared.take(task, done, since.elapsed()) {
                        stop.store(true, Ordering::Relaxed);
                        shared.trouble.get_or_insert(trouble);
                    }
                }
                Err(trouble) => {
                    shared.broken.insert(task.key());
                    shared.trouble.get_or_insert(trouble);
                }
            }
            bar.inc(task.games());
            shared.tell(desk, &bar, &tasks[at + 1..], how.threads);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..how.threads.clamp(1, 256) {
            scope.spawn(work);
        }
        work();
    });
    bar.finish_and_clear();
    let shared = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
    shared.trouble.map_or(Ok(()), Err)
}

fn lock<'a, 'b>(shared: &'a Mutex<Shared<'b>>) -> MutexGuard<'a, Shared<'b>> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

type Tasks = (Vec<Task>, BTreeMap<(usize, What), Who>);

/// All that is to be done, in the order in which it is done, and by whom.
fn tasks(climbs: &mut [Climb], plans: &[Plan]) -> Result<Tasks, Trouble> {
    let (mut tasks, mut who) = (Vec::new(), BTreeMap::new());
    for (n, (climb, plan)) in climbs.iter_mut().zip(plans).enumerate() {
        let seed = climb.kept.seed;
        for ([a, b], pairs) in plan.duels() {
            let at = climb.kept.duel(a, b);
            let duel = &climb.kept.duels[at];
            // Whoever was the first one stays it.
            let names = vec![duel.a.clone(), duel.b.clone()];
            let seed = seed_of(seed, &[&duel.a, &duel.b]);
            who.insert((n, What::Duel(at)), Who::of(climb.system, &names, 0, seed)?);
            push(&mut tasks, n, What::Duel(at), duel.pairs, pairs, true);
        }
        for (name, games) in &plan.balance {
            for (scenario, card) in climb.cards.iter().enumerate() {
                let at = climb.kept.equal(name, &card.id);
                let names = vec![name.clone(); card.seats.len()];
                let seed = seed_of(seed, &[name, &card.id]);
                who.insert(
                    (n, What::Equal(at)),
                    Who::of(climb.system, &names, scenario, seed)?,
                );
                let done = climb.kept.equals[at].games;
                // To see whether somebody still plays the same, one scenario is enough.
                push(&mut tasks, n, What::Equal(at), done, *games, scenario == 0);
            }
        }
    }
    tasks.sort_by(|a, b| a.due.total_cmp(&b.due));
    Ok((tasks, who))
}

/// What of so many is still to be done; before it, if some are done, the first of those again.
fn push(tasks: &mut Vec<Task>, climb: usize, what: What, done: u64, wanted: u64, again: bool) {
    let task = |number: u64, again: bool| Task {
        climb,
        what,
        number,
        again,
        due: (number + 1) as f64 / wanted as f64,
    };
    if again && done > 0 && done < wanted {
        tasks.push(task(0, true));
    }
    tasks.extend((done..wanted).map(|number| task(number, false)));
}

impl Who {
    fn of(
        system: &dyn System,
        names: &[String],
        scenario: usize,
        seed: u64,
    ) -> Result<Who, Trouble> {
        let players = names.iter().map(|name| seats::player(system, name));
        Ok(Who {
            players: players.collect::<Result<_, _>>()?,
            scenario,
            seed,
        })
    }
}

/// Does one thing.
fn one(
    desk: &Desk,
    system: &dyn System,
    cards: &[ScenarioCard],
    who: &Who,
    task: &Task,
) -> Result<Done, Trouble> {
    let scenario = match task.what {
        What::Duel(_) => (task.number % cards.len() as u64) as usize,
        What::Equal(_) => who.scenario,
    };
    let card = &cards[scenario];
    let broken = |error| Trouble::broken(&format!("{}/{}", system.id(), card.number), error);
    let spec = MatchSpec::scenario(&card.id);
    match (task.what, who.players.as_slice()) {
        (What::Duel(_), &[a, b]) => {
            let duel = Duel {
                a,
                b,
                first: task.number,
                pairs: 1,
                seed: who.seed,
                threads: 1,
                cores: 1,
            };
            let pair = system.arena(&desk.content, &[spec], &duel, [None; 2], &|_| {})?;
            Ok(Done::Pair(pair.map_err(broken)?))
        }
        _ => {
            let games = Games {
                first: task.number,
                games: 1,
                seed: who.seed,
                seats: who.players.clone(),
                check: false,
                ledger: true,
                threads: 1,
            };
            let report = system.sim(&desk.content, &spec, &games, &|_| {})?;
            Ok(Done::Game(report.map_err(broken)?))
        }
    }
}

impl Shared<'_> {
    /// Keeps what was done, if nothing before it is missing; what was done again is compared.
    fn take(&mut self, task: &Task, done: Done, time: Duration) -> Result<(), Trouble> {
        let times = self.times.entry(task.key()).or_default();
        *times = (times.0 + time, times.1 + 1);
        if task.again {
            return self.compare(task, &done);
        }
        let waiting = self.waiting.entry(task.key()).or_default();
        waiting.insert(task.number, done);
        let Climb { kept, cards, .. } = &mut self.climbs[task.climb];
        while let Some(done) = waiting.remove(&next(kept, task.what)) {
            match (task.what, done) {
                (What::Duel(at), Done::Pair(pair)) => {
                    let duel = &mut kept.duels[at];
                    let card = &cards[(duel.pairs % cards.len() as u64) as usize];
                    duel.add(&card.id, &pair);
                }
                (What::Equal(at), Done::Game(report)) => kept.add_equal(at, &report),
                _ => unreachable!("a pair of games is of a duel, a game is of equals"),
            }
        }
        if self.saved.elapsed() >= SAVED {
            self.saved = Instant::now();
            for climb in self.climbs.iter() {
                climb.kept.save(&climb.file)?;
            }
        }
        Ok(())
    }

    /// Whoever plays otherwise than when his games were kept is another player: nothing is added to those.
    fn compare(&self, task: &Task, done: &Done) -> Result<(), Trouble> {
        let climb = &self.climbs[task.climb];
        let (mark, players) = match task.what {
            What::Duel(at) => {
                let duel = &climb.kept.duels[at];
                (&duel.mark, format!("{}, {}", duel.a, duel.b))
            }
            What::Equal(at) => {
                let equal = &climb.kept.equals[at];
                (&equal.mark, equal.player.clone())
            }
        };
        if *mark == done.mark() {
            return Ok(());
        }
        let text = Text::new("trouble-ladder-other").name("system", climb.system.id());
        Err(Trouble::input(text.name("players", players)))
    }

    /// Says how far it is, where no bar does.
    fn tell(&mut self, desk: &Desk, bar: &ProgressBar, left: &[Task], threads: usize) {
        if !bar.is_hidden() || self.told.elapsed() < TOLD {
            return;
        }
        self.told = Instant::now();
        let mean = |(sum, n): &(Duration, u32)| *sum / (*n).max(1);
        let all = self.times.values();
        let all = all.fold((Duration::ZERO, 0), |(sum, n), one| {
            (sum + one.0, n + one.1)
        });
        let time = |task: &Task| self.times.get(&task.key()).map_or(mean(&all), mean);
        let left = left.iter().map(time).sum::<Duration>() / threads.max(1) as u32;
        let text = Text::new("ladder-progress")
            .num("done", bar.position() as i64)
            .num("games", bar.length().unwrap_or_default() as i64)
            .num("minutes", left.as_secs().div_ceil(60) as i64);
        eprintln!("{}", desk.say(&text));
    }
}

/// The number of the next that is kept.
fn next(kept: &Kept, what: What) -> u64 {
    match what {
        What::Duel(at) => kept.duels[at].pairs,
        What::Equal(at) => kept.equals[at].games,
    }
}
