//! Plays scenarios with the usual player on both sides and tells how they went: who won, by what margin, who was lost when and to
//! what, which tanks still moved, when points changed. Its figures are in `docs/readings.md` and in the files of the scenarios.
//!
//!     cargo run --release -p landships-mind --example measure -- GAMES SCENARIO…
//!
//! `CONTENT` names another folder than `content`: a copy with other numbers. `HOME_TANKS` keeps the tanks of the first player at
//! home, for what they are worth. `BRIEF` tells one line for each scenario, `TRACE` every answer, `MARGINS` every margin.

use hex::HexId;
use landships::data::Class;
use landships::{
    Action, Barrage, Book, Caller, Deeds, EXITED, GONE, Gait, Marks, Phase, Piece, Pieces, State,
    Weapon, foe,
};
use landships_mind::JUDGE;
use std::collections::BTreeMap;
use table::{Actions, Chance, Content, Game, MatchSpec, Rng, Seat, Teller, Turn};

fn content() -> Content {
    let ours = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let root = std::env::var_os("CONTENT").map_or(ours, std::path::PathBuf::from);
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
    /// Games that ended early (L25.5), by who won; the margins of the others.
    early: [f64; 2],
    full: Vec<i16>,
    margins: Vec<i16>,
    decisions: [u64; 2],
    wins: u64,
    lost: BTreeMap<&'static str, [f64; 2]>,
    lost_in: BTreeMap<u8, [f64; 2]>,
    rolling: BTreeMap<u8, f64>,
    points: BTreeMap<u8, f64>,
    winner_turned: BTreeMap<u8, f64>,
    tanks: [f64; 3],
    /// Tanks of the first player that came to a trench or a goal of the enemy, and in which turn; his groups.
    tanks_came: BTreeMap<u8, f64>,
    groups_came: BTreeMap<u8, f64>,
    /// Requests of observers on foot, and of aircraft and balloons; granted ones.
    asked: [[f64; 2]; 2],
    granted: [[f64; 2]; 2],
    /// Attacks of defensive small arms: all, and at hexes where nobody has moved or fired; units lost to either.
    volleys: [f64; 2],
    volley_lost: [f64; 2],
    /// Units pinned by tanks that moved.
    frightened: f64,
    per_turn: BTreeMap<u8, f64>,
    /// How often some things are done.
    deeds: BTreeMap<&'static str, f64>,
}

/// What is looked for before and after an answer.
struct Before {
    fallen: [f64; 2],
    pinned: f64,
    falls: usize,
    idle: bool,
    phase: Phase,
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

fn best_of(opinions: &[f64]) -> usize {
    let better = |best, (n, it): (usize, &f64)| if *it > opinions[best] { n } else { best };
    opinions.iter().enumerate().fold(0, better)
}

/// Whether `FIRST` or `SECOND` has a player choose by chance.
fn is_random(book: &Book, seat: Seat) -> bool {
    let key = if seat == book.first {
        "FIRST"
    } else {
        "SECOND"
    };
    std::env::var(key).is_ok_and(|it| it == "random")
}

/// The manner of a player: the usual one, or the number in `FIRST` or `SECOND`.
fn rank_of(book: &Book, seat: Seat) -> players::Rank<Book> {
    let key = if seat == book.first {
        "FIRST"
    } else {
        "SECOND"
    };
    let number = std::env::var(key).ok().and_then(|it| it.parse().ok());
    let mut manners = JUDGE.manners.iter().flat_map(|it| it.iter());
    number
        .and_then(|n| manners.nth(n))
        .copied()
        .unwrap_or(JUDGE.rank)
}

/// Whether a person decides it: steps of one move are one decision, and so is who fires together.
fn is_decision(action: Action) -> bool {
    !matches!(
        action,
        Action::Step(_) | Action::Turn(_) | Action::Stop | Action::Add(..) | Action::Everyone
    )
}

/// What is counted by name.
fn deed(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::Shoot(_, Weapon::Gun | Weapon::Gun2, _) => "shots of guns at vehicles",
        Action::Shoot(_, Weapon::Mg, _) => "attacks of MGs on tanks",
        Action::Shoot(_, Weapon::Rifle, _) => "shots of AT rifles",
        Action::Shoot(_, Weapon::Flame, _) | Action::Burn(..) => "flames",
        Action::Gait(Gait::Charge) => "charges",
        Action::Continue(_) => "drumfire continued",
        Action::Shift(..) => "drumfire shifted",
        Action::Fascine(_) => "fascines",
        Action::Fill(_) => "trenches filled",
        Action::Assign(_, _, Barrage::Gas) => "gas",
        Action::Assign(..) => "barrages assigned",
        _ => return None,
    })
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
    let mut dice = Rng::new(seed + 1_000_000);
    let mut s = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
    let (mut list, mut opinions) = (Actions::new(), Vec::new());
    let (mut turn, mut ahead) = (0, None);
    if std::env::var_os("HOME_TANKS").is_some() {
        for it in s.pieces() {
            let kind = book.kind(&s, it).class;
            if matches!(kind, Class::Tank | Class::Leader) && s.unit(it).seat == book.first {
                s.put(it, EXITED);
            }
        }
    }
    let (mut idle, mut came) = (false, Pieces::EMPTY);
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
        (rank_of(book, ask.seat))(book, &s, &actions, JUDGE.learned.lore(), &mut opinions);
        let best = if is_random(book, ask.seat) {
            dice.below(actions.len() as u32) as usize
        } else {
            best_of(&opinions)
        };
        if actions.len() > 1 && is_decision(actions[best]) && s.phase != Phase::SetUp {
            count.decisions[ask.seat.index()] += 1;
            *count.per_turn.entry(turn).or_default() += 1.0;
        }
        if let Some(deed) = deed(actions[best]) {
            *count.deeds.entry(deed).or_default() += 1.0;
        }
        if let Action::Fire(_, _, hex) = actions[best] {
            idle = is_idle(&s, ask.seat, hex);
            if s.phase == Phase::SmallArms {
                count.volleys[usize::from(idle)] += 1.0;
            }
        }
        let before = Before {
            fallen: fallen(book, &s),
            pinned: pinned(book, &s),
            falls: s.falling.len(),
            idle,
            phase: s.phase,
        };
        if std::env::var_os("TRACE").is_some() {
            let side = &book.side(ask.seat).name;
            println!(
                "{} {side} {:?}: {}",
                s.turn,
                s.phase,
                book.write(&s, actions[best])
            );
        }
        book.apply(
            &mut s,
            actions[best],
            &mut Chance::sample(&mut rng),
            &mut Teller::silent(),
        );
        note(book, &s, actions[best], &before, turn, count);
        arrivals(book, &s, turn, &mut came, count);
    }
    let winner = s.winner;
    if ahead.is_some() && ahead != Some(winner) {
        *count.winner_turned.entry(turn).or_default() += 1.0;
    }
    count.wins += u64::from(winner == Some(Seat(0)));
    count.margins.push(book.margin(&s));
    match winner {
        Some(seat) if s.turn < book.turns || spent(book, &s) => count.early[seat.index()] += 1.0,
        _ => count.full.push(book.margin(&s)),
    }
    for it in s.pieces().filter(|&it| is_tank(book, &s, it)) {
        count.tanks[0] += 1.0;
        count.tanks[1] += f64::from(u8::from(s.hex(it) == GONE));
        count.tanks[2] += f64::from(u8::from(s.is(it, Marks::PERMANENT)));
    }
}

/// What an answer has come to.
fn note(book: &Book, s: &State, action: Action, before: &Before, turn: u8, count: &mut Count) {
    let after = fallen(book, s);
    for (seat, after) in after.into_iter().enumerate() {
        let more = after - before.fallen[seat];
        count.lost.entry(cause(before.phase)).or_default()[seat] += more;
        count.lost_in.entry(turn).or_default()[seat] += more;
        if before.phase == Phase::SmallArms {
            count.volley_lost[usize::from(before.idle)] += more;
        }
    }
    if let Action::Request(by, _) = action {
        let (aloft, seat) = (matches!(by, Caller::Plane(_)), s.active.index());
        count.asked[usize::from(aloft)][seat] += 1.0;
        if s.falling.len() > before.falls {
            count.granted[usize::from(aloft)][seat] += 1.0;
        }
    }
    if before.phase == Phase::Vehicles && s.phase != Phase::Vehicles {
        count.frightened += (pinned(book, s) - before.pinned).max(0.0);
    }
}

/// Who of the first player has come to a trench or a goal of the enemy.
fn arrivals(book: &Book, s: &State, turn: u8, came: &mut Pieces, count: &mut Count) {
    for it in (s.there[book.first] - *came).iter() {
        let (kind, hex) = (book.kind(s, it), s.hex(it));
        let dug = book.ground.plot(hex).trench == Some(foe(book.first));
        let goal = { book.worths.iter() }
            .any(|row| row.seat != Some(foe(book.first)) && row.hexes.contains(hex));
        if s.phase == Phase::SetUp || !(dug || goal) {
            continue;
        }
        if kind.class == Class::Tank {
            *count.tanks_came.entry(turn).or_default() += 1.0;
        } else if kind.is_group() {
            *count.groups_came.entry(turn).or_default() += 1.0;
        }
        came.insert(it);
    }
}

/// Whether none of the enemies in a hex has moved or fired.
fn is_idle(s: &State, seat: Seat, hex: HexId) -> bool {
    let busy = |it: Piece| {
        s.is(it, Marks::FIRED.and(Marks::MOVED)) || s.did(it, Deeds::WALKED.and(Deeds::CARRIED))
    };
    !s.of_in(foe(seat), hex).iter().any(busy)
}

/// Units pinned on both sides.
fn pinned(book: &Book, s: &State) -> f64 {
    let held = |&it: &Piece| s.on_map(it) && s.is(it, Marks::PINNED) && book.kind(s, it).is_light();
    s.pieces().filter(held).count() as f64
}

/// Whether a side has nothing left to fight with.
fn spent(book: &Book, s: &State) -> bool {
    [Seat(0), Seat(1)]
        .iter()
        .any(|&seat| !s.there[seat].iter().any(|it| fights(book, s, it)))
}

fn fights(book: &Book, s: &State, it: Piece) -> bool {
    let kind = book.kind(s, it);
    kind.fights() || kind.class == Class::Ship
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
    count.full.sort_unstable();
    let tenth = |n: usize| { count.full.get(count.full.len() * n / 10) }.map_or(0, |it| *it);
    println!(
        "  ended early {:.1} % {:.1} %; other margins by tenths {:?}; winner changes in the last turns {:.2} {:.2}",
        100.0 * count.early[0] / games,
        100.0 * count.early[1] / games,
        (0..10).map(tenth).collect::<Vec<_>>(),
        count
            .winner_turned
            .get(&(book.turns - 1))
            .copied()
            .unwrap_or(0.0)
            / games,
        count.winner_turned.get(&book.turns).copied().unwrap_or(0.0) / games,
    );
    if std::env::var_os("MARGINS").is_some() {
        println!("  other margins {:?}", count.full);
    }
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
    for (deed, n) in &count.deeds {
        println!("  {deed} {:.2}", n / games);
    }
    for (turn, n) in &count.per_turn {
        print!(
            "{}{turn}: {:.0}",
            if *turn == 1 { "  decisions " } else { ", " },
            n / games
        );
    }
    println!();
    let rest = |map: &BTreeMap<u8, f64>| {
        let words = map
            .iter()
            .map(|(turn, n)| format!("{turn}: {:.2}", n / games));
        words.collect::<Vec<_>>().join(", ")
    };
    println!(
        "  tanks come to trench or goal: {}",
        rest(&count.tanks_came)
    );
    println!("  groups come there: {}", rest(&count.groups_came));
    let each = |it: [f64; 2]| format!("{:.2} {:.2}", it[0] / games, it[1] / games);
    for (place, who) in ["foot", "air"].into_iter().enumerate() {
        println!(
            "  requests from {who} {}, granted {}",
            each(count.asked[place]),
            each(count.granted[place])
        );
    }
    println!(
        "  defensive volleys at busy, idle {}, groups lost to them {}; frightened {:.2}",
        each(count.volleys),
        each(count.volley_lost),
        count.frightened / games
    );
    let [all, lost, broken] = count.tanks.map(|it| it / games);
    println!("  tanks {all:.1}, lost {lost:.2}, broken down for good {broken:.2}");
}
