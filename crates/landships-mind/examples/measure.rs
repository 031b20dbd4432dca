//! Plays scenarios with the usual player on both sides and tells how they went: who won, by what margin, who was lost when and to
//! what, which tanks still moved, when points changed. Its figures are in `docs/readings.md` and in the files of the scenarios.
//!
//!     cargo run --release -p landships-mind --example measure -- GAMES SCENARIO…

use landships::data::Class;
use landships::{Action, Book, GONE, Marks, Phase, Piece, State};
use landships_mind::JUDGE;
use std::collections::BTreeMap;
use table::{Actions, Chance, Content, Game, MatchSpec, Rng, Seat, Teller, Turn};

fn content() -> Content {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let mut content = Content::default();
    let mut folders = vec![root.join("landships")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the content is there") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(&root).expect("below the root");
                let text = std::fs::read_to_string(&path).expect("text");
                content.insert(name.display().to_string(), text);
            }
        }
    }
    content
}

/// What is counted over all games.
#[derive(Default)]
struct Count {
    margins: Vec<i16>,
    decisions: [u64; 2],
    wins: u64,
    lost: BTreeMap<&'static str, [f64; 2]>,
    lost_in: BTreeMap<u8, [f64; 2]>,
    rolling: BTreeMap<u8, f64>,
    points: BTreeMap<u8, f64>,
    winner_turned: BTreeMap<u8, f64>,
    tanks: [f64; 3],
}

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().and_then(|it| it.parse().ok()).unwrap_or(100);
    let content = content();
    for scenario in words {
        let what = MatchSpec {
            scenario: scenario.clone(),
            ..MatchSpec::default()
        };
        let book = Book::open(&content, &what).expect("a scenario");
        let mut count = Count::default();
        (0..games).for_each(|seed| play(&book, seed, &mut count));
        tell(&book, &scenario, games as f64, count);
    }
}

/// Whether a person decides it: steps of one move are one decision, and so is who fires together.
fn is_decision(action: Action) -> bool {
    !matches!(
        action,
        Action::Step(_) | Action::Turn(_) | Action::Stop | Action::Add(..) | Action::Everyone
    )
}

fn cause(phase: Phase) -> &'static str {
    match phase {
        Phase::Melee => "close combat",
        Phase::SmallArms => "defensive small arms",
        Phase::Offensive => "offensive fire",
        Phase::GunFire => "defensive gun fire",
        Phase::Standing | Phase::Requests | Phase::Assignment => "barrages",
        Phase::Vehicles | Phase::March | Phase::Regroup => "movement",
        _ => "air and rest",
    }
}

fn play(book: &Book, seed: u64, count: &mut Count) {
    let mut rng = Rng::new(seed);
    let mut s = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
    let (mut list, mut opinions) = (Actions::new(), Vec::new());
    let (mut turn, mut ahead) = (0, None);
    while let Turn::Ask(ask) = book.turn(&s) {
        if s.turn != turn && s.phase != Phase::SetUp {
            turn = s.turn;
            let rolls = |&it: &Piece| is_tank(book, &s, it) && s.on_map(it) && moves(&s, it);
            *count.rolling.entry(turn).or_default() += s.pieces().filter(rolls).count() as f64;
            let margin = book.margin(&s);
            *count.points.entry(turn).or_default() += f64::from(margin);
            let winner = book.levels.iter().find(|level| margin >= level.from);
            let winner = winner.map(|level| level.winner);
            if ahead.is_some() && ahead != Some(winner) {
                *count.winner_turned.entry(turn - 1).or_default() += 1.0;
            }
            ahead = Some(winner);
        }
        list.clear();
        book.legal(&s, &mut list);
        let actions: Vec<Action> = list.iter().collect();
        (JUDGE.rank)(book, &s, &actions, &mut opinions);
        let best = opinions.iter().enumerate().fold(
            0,
            |best, (n, it)| if *it > opinions[best] { n } else { best },
        );
        if actions.len() > 1 && is_decision(actions[best]) && s.phase != Phase::SetUp {
            count.decisions[ask.seat.index()] += 1;
        }
        let (before, phase) = (fallen(book, &s), s.phase);
        book.apply(
            &mut s,
            actions[best],
            &mut Chance::sample(&mut rng),
            &mut Teller::silent(),
        );
        let after = fallen(book, &s);
        for seat in 0..2 {
            let more = after[seat] - before[seat];
            count.lost.entry(cause(phase)).or_default()[seat] += more;
            count.lost_in.entry(turn).or_default()[seat] += more;
        }
    }
    let winner = s.winner;
    if ahead.is_some() && ahead != Some(winner) {
        *count.winner_turned.entry(turn).or_default() += 1.0;
    }
    count.wins += u64::from(winner == Some(Seat(0)));
    count.margins.push(book.margin(&s));
    for it in s.pieces().filter(|&it| is_tank(book, &s, it)) {
        count.tanks[0] += 1.0;
        count.tanks[1] += f64::from(u8::from(s.hex(it) == GONE));
        count.tanks[2] += f64::from(u8::from(s.is(it, Marks::PERMANENT)));
    }
}

fn is_tank(book: &Book, s: &State, it: Piece) -> bool {
    book.kind(s, it).class == Class::Tank
}

fn moves(s: &State, it: Piece) -> bool {
    !s.is(it, Marks::PERMANENT.and(Marks::TEMPORARY))
}

/// Combat groups and vehicles that are gone, by seat.
fn fallen(book: &Book, s: &State) -> [f64; 2] {
    let mut sum = [0.0; 2];
    for it in s.pieces() {
        if s.hex(it) == GONE && book.kind(s, it).fights() {
            sum[s.unit(it).seat.index()] += 1.0;
        }
    }
    sum
}

fn tell(book: &Book, scenario: &str, games: f64, mut count: Count) {
    let sides = [0, 1].map(|seat| book.side(Seat(seat)).name.clone());
    count.margins.sort_unstable();
    let at = |part: f64| count.margins[((games - 1.0) * part) as usize];
    println!(
        "== {scenario}: {} {:.1} %, margin of {} 10/25/50/75/90 %: {} {} {} {} {}; decisions {:.0} {:.0}",
        sides[0],
        100.0 * count.wins as f64 / games,
        book.side(book.first).name,
        at(0.1),
        at(0.25),
        at(0.5),
        at(0.75),
        at(0.9),
        count.decisions[0] as f64 / games,
        count.decisions[1] as f64 / games,
    );
    if std::env::var_os("BRIEF").is_some() {
        return;
    }
    for (cause, lost) in &count.lost {
        println!("  {cause:22} {:.2} {:.2}", lost[0] / games, lost[1] / games);
    }
    for (turn, lost) in &count.lost_in {
        let of = |map: &BTreeMap<u8, f64>| map.get(turn).copied().unwrap_or(0.0) / games;
        println!(
            "  turn {turn:2} lost {:.2} {:.2}  tanks that move {:.2}  margin {:.1}  winner changes {:.2}",
            lost[0] / games,
            lost[1] / games,
            of(&count.rolling),
            of(&count.points),
            of(&count.winner_turned),
        );
    }
    let [all, lost, broken] = count.tanks.map(|it| it / games);
    println!("  tanks {all:.1}, lost {lost:.2}, broken down for good {broken:.2}");
}
