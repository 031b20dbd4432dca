//! `grognard questions`: how often a person is asked in a turn, and how often about a reaction, with the standing orders that he
//! begins with. A quick machine answers for him.

use crate::desk::Desk;
use crate::pick;
use crate::trouble::Trouble;
use players::Player;
use shelf::{Mind, ScenarioCard, System};
use std::collections::BTreeMap;
use std::io::Write;
use table::commit::Secrets;
use table::orders::{PASS, Standing};
use table::{AnyMatch, Ask, MatchSpec, Rng, Seat, Turn, Viewer};

/// A game that is longer than this is not played by people.
const LONG: usize = 20_000;

#[derive(clap::Args)]
pub struct Args {
    /// The system, as in cce: its scenarios are played in turn
    system: String,
    /// How many games
    #[arg(long, default_value_t = 50, value_name = "N")]
    games: u64,
    /// How many people play: one with machines, or two with each other
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=2))]
    people: u8,
}

/// What was counted.
#[derive(Default)]
struct Count {
    games: u64,
    turns: u64,
    /// By moment: whether it is a window, how often a person was asked, and how often he let it go by.
    asked: BTreeMap<(&'static str, bool), [u64; 2]>,
    /// Windows that nobody was asked about.
    spared: u64,
    /// Two at one screen: how often it changes hands if it does for every question, and if a reaction that is let go by is
    /// answered before both.
    screens: [Screen; 2],
}

/// A screen that two people share.
#[derive(Default)]
struct Screen {
    at: Option<Seat>,
    handed: u64,
}

impl Screen {
    fn take(&mut self, seat: Seat) {
        let before = self.at.replace(seat);
        self.handed += u64::from(before.is_some_and(|before| before != seat));
    }
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let system = pick::system(&args.system)?;
    let cards = system.scenarios(&desk.content)?;
    let mut count = Count::default();
    for game in 0..args.games {
        let card = &cards[game as usize % cards.len()];
        play(desk, system, card, game, args.people, &mut count)?;
    }
    write(&count, args.people, out)
}

fn play(
    desk: &Desk,
    system: &'static dyn System,
    card: &ScenarioCard,
    seed: u64,
    people: u8,
    count: &mut Count,
) -> Result<(), Trouble> {
    let spec = MatchSpec::scenario(card.id.clone());
    let secrets = Secrets::from_number(seed, card.seats.len());
    let mut game = system.open_match(&desk.content, &spec, secrets)?;
    let orders = system.orders(&desk.content)?;
    let alone = system.orders_alone(&desk.content)?;
    let mut standing = Standing::new(orders, card.seats.len(), people < 2).alone(alone);
    let quick = || system.mind(Player::Greedy.into(), Rng::new(seed));
    let mut minds: Vec<Box<dyn Mind>> = card.seats.iter().map(|_| quick()).collect();
    // With one person, now this side's, now that one's.
    let person = |seat: Seat| people == 2 || u64::from(seat.0) == seed % 2;
    let mut round = 0;
    while let (Turn::Ask(ask), true) = (game.turn(), game.len() < LONG) {
        let now = game.round();
        count.turns += u64::from(now != std::mem::replace(&mut round, now));
        standing.expire(&game.view(Viewer::Everyone), system.ended(ask.moment));
        let mine = person(ask.seat);
        let view = game.view(Viewer::Seat(ask.seat));
        let given = mine.then(|| standing.answer(&ask, &view)).flatten();
        let answer = match &given {
            Some(answer) => answer.clone(),
            None => decide(&mut minds[ask.seat.index()], &*game, seed),
        };
        if mine {
            count.note(&ask, given.is_none(), answer == PASS);
        }
        let played = game.play(ask.seat, &answer);
        played.map_err(|refused| Trouble::broken(&card.id, format!("{refused:?}")))?;
    }
    count.games += 1;
    count.screens.iter_mut().for_each(|screen| screen.at = None);
    Ok(())
}

impl Count {
    fn note(&mut self, ask: &Ask, asked: bool, passed: bool) {
        if !asked {
            self.spared += u64::from(ask.window);
            return;
        }
        let row = self.asked.entry((ask.moment, ask.window)).or_default();
        row[0] += 1;
        row[1] += u64::from(passed);
        let [each, open] = &mut self.screens;
        each.take(ask.seat);
        if !(ask.window && passed) {
            open.take(ask.seat);
        }
    }
}

/// What a machine answers; one that finds nothing takes what comes.
fn decide(mind: &mut Box<dyn Mind>, game: &dyn AnyMatch, seed: u64) -> String {
    let found = mind.look(game).then(|| mind.think()).flatten();
    let any = || game.random_action(&mut Rng::new(seed));
    found.or_else(any).unwrap_or_else(|| PASS.to_owned())
}

fn write(count: &Count, people: u8, out: &mut dyn Write) -> Result<(), Trouble> {
    let turns = count.turns.max(1) as f64;
    let sum = |window: bool| -> u64 {
        let of = count.asked.iter().filter(|((_, is), _)| *is == window);
        of.map(|(_, [asked, _])| asked).sum()
    };
    writeln!(out, "{} games, {} turns", count.games, count.turns)?;
    let rows = [
        ("own questions", sum(false)),
        ("reactions", sum(true)),
        ("reactions not asked about", count.spared),
    ];
    for (what, n) in rows {
        writeln!(out, "{:>8.2} a turn  {what}", n as f64 / turns)?;
    }
    for ((moment, window), [asked, passed]) in &count.asked {
        let what = if *window { "reaction" } else { "question" };
        let n = *asked as f64 / turns;
        writeln!(
            out,
            "{n:>8.3}  {what} {moment}: {asked} asked, {passed} let go by"
        )?;
    }
    let [each, open] =
        [&count.screens[0], &count.screens[1]].map(|screen| screen.handed as f64 / turns);
    if people == 2 {
        writeln!(
            out,
            "{each:>8.2} a turn  one screen would change hands for every question"
        )?;
        writeln!(
            out,
            "{open:>8.2} a turn  it does, reactions being let go by before both"
        )?;
    }
    Ok(())
}
