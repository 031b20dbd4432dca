//! What a page is told before a roll: odds that are those of the rules.

use crate::games::{drumfire, motors, open, raid};
use landships::{Action, Book, Frame, GONE, Marks, Piece, State, foe};
use std::collections::BTreeMap;
use table::{
    Actions, Chance, Game, Known, Leaf, Odds, Rng, Teller, Turn, View, Viewer, enumerate,
    random_step,
};

/// So many ways are counted out to compare.
const WAYS: usize = 6_000;

/// Rows are all results, a sum is its terms.
fn judge(odds: &Odds, what: &str) {
    let all: f64 = odds.rows.iter().map(|row| row.chance).sum();
    assert!((all - 1.0).abs() < 1e-9, "{what}: {odds:?}");
    assert!((0.0..=1.0).contains(&odds.chance), "{what}: {odds:?}");
    let against = odds.against.iter().map(|it| &it.tally);
    for tally in odds.tally.iter().chain(against) {
        let sum: i32 = tally.terms.iter().map(|term| term.amount).sum();
        assert_eq!(sum, tally.total, "{what}: {tally:?}");
    }
}

fn of(odds: &Odds, key: &str) -> f64 {
    let rows = odds.rows.iter();
    let found = rows.filter(|row| row.text.key == format!("landships-odds-{key}"));
    found.map(|row| row.chance).sum()
}

/// What the odds say of one result, and how to see it in a position after the answer.
type Seen<'a> = (f64, Box<dyn Fn(&State) -> bool + 'a>);

/// What is compared of an answer; its kind, for counting.
fn seen<'a>(
    view: &View,
    s: &'a State,
    action: Action,
    odds: &Odds,
) -> Option<(&'static str, Seen<'a>)> {
    let gone = |unit: Piece| move |after: &State| after.hex(unit) == GONE;
    let lost = of(odds, "lost");
    Some(match action {
        Action::Shoot(_, _, target) => ("shoot", (lost, Box::new(gone(target)))),
        Action::Request(..) => {
            let before = s.falling.len();
            let granted = move |after: &State| after.falling.len() > before;
            ("request", (of(odds, "granted"), Box::new(granted)))
        }
        Action::Flak(_, plane) => {
            // The hits of all guns are counted when the last has fired.
            let down = move |after: &State| {
                let it = after.planes[plane.index()];
                it.down || it.hits >= 3
            };
            ("flak", (of(odds, "down"), Box::new(down)))
        }
        Action::Intercept(_, plane) if s.stack.is_empty() => {
            let down = move |after: &State| after.planes[plane.index()].down;
            ("intercept", (of(odds, "down"), Box::new(down)))
        }
        Action::Stop => match s.stack.last() {
            Some(Frame::Drive(drive)) => {
                let tank = drive.units.first()?;
                let broken = move |after: &State| after.is(tank, Marks::PERMANENT);
                ("breakdown", (of(odds, "permanent"), Box::new(broken)))
            }
            _ => return None,
        },
        Action::Step(_) => match s.stack.last() {
            Some(Frame::March(march)) if march.units.len() == 1 => {
                let unit = march.units.first()?;
                ("step", (lost, Box::new(gone(unit))))
            }
            _ => return None,
        },
        Action::Done => match s.stack.last() {
            Some(Frame::Volley(volley)) => {
                let enemies = s.of_in(foe(volley.seat), volley.hex);
                let hit = move |after: &State| enemies.iter().any(|it| after.hex(it) == GONE);
                // More of them make it too long.
                (enemies.len() <= 2).then_some(())?;
                ("volley", (lost, Box::new(hit)))
            }
            Some(Frame::Sky(sky)) => {
                let plane = sky.at;
                let down = move |after: &State| after.planes[plane.index()].down;
                ("sky", (of(odds, "down"), Box::new(down)))
            }
            _ => return None,
        },
        Action::Hex(hex) => {
            let enemies = s.of_in(foe(s.active), hex);
            let piece = |it: &table::PieceView| enemies.iter().any(|unit| u16::from(unit) == it.id);
            let foot = |it: &table::PieceView| matches!(it.kind.as_str(), "infantry" | "mg");
            view.pieces
                .iter()
                .filter(|it| piece(it))
                .all(foot)
                .then_some(())?;
            let hit = move |after: &State| match after.stack.last() {
                Some(Frame::Melee(melee)) if melee.losses[foe(s.active).index()] > 0 => true,
                _ => enemies.iter().any(|it| after.hex(it) == GONE),
            };
            ("melee", (odds.chance, Box::new(hit)))
        }
        Action::Continue(_) | Action::Assign(..) | Action::Fly(..) => return None,
        _ => return None,
    })
}

/// A random game: the odds of what may be answered now and then, and some of them against every roll of the rules.
fn watch(book: &Book, seed: u64, told: &mut BTreeMap<String, u32>) {
    let mut rng = Rng::new(seed);
    let mut state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
    let mut list = Actions::new();
    for _ in 0..4_000 {
        let Turn::Ask(ask) = book.turn(&state) else {
            return;
        };
        let known = Known::mask(book, &state, Viewer::Seat(ask.seat));
        list.clear();
        book.legal(&state, &mut list);
        for action in list.iter() {
            let common = matches!(
                action,
                Action::Fire(..)
                    | Action::Add(..)
                    | Action::Request(..)
                    | Action::Fly(..)
                    | Action::Shoot(..)
                    | Action::Shift(..)
                    | Action::Assign(..)
            );
            if common && rng.below(14) != 0 {
                continue;
            }
            let what = book.write(&state, action);
            let Some(odds) = book.odds(&known, action) else {
                continue;
            };
            judge(&odds, &what);
            let kind = what.split(' ').next().unwrap_or_default();
            *told.entry(kind.to_owned()).or_default() += 1;
            let Some((kind, (chance, holds))) = seen(&book.view(&known), &state, action, &odds)
            else {
                continue;
            };
            let count = told.entry(format!("compared {kind}")).or_default();
            if *count > 20 {
                continue;
            }
            // What is hidden is not in the odds; here nothing is.
            let Some(leaves) = enumerate(book, &state, action, WAYS) else {
                continue;
            };
            // Somebody is asked before a die falls: a patrol that is intercepted may intercept in turn.
            if leaves.len() == 1 {
                continue;
            }
            let found = leaves.iter().filter(|leaf| holds(&leaf.state));
            let share: f64 = found.map(Leaf::chance).sum();
            assert!(
                (share - chance).abs() < 1e-9,
                "{what}: {share} comes of it, {odds:?}"
            );
            *count += 1;
        }
        random_step(book, &mut state, &mut list, &mut rng);
    }
}

#[test]
fn odds_are_what_comes_of_it() {
    let mut told = BTreeMap::new();
    for seed in 0..32 {
        watch(&open(raid, "raid"), seed, &mut told);
        watch(&open(drumfire, "drumfire"), seed, &mut told);
        watch(&open(motors, "motors"), seed, &mut told);
    }
    for kind in [
        "fire",
        "add",
        "everyone",
        "done",
        "shoot",
        "hex",
        "request",
        "assign",
        "continue",
        "fly",
        "intercept",
        "flak",
        "sky",
        "step",
        "stop",
    ] {
        assert!(told.contains_key(kind), "no odds of {kind}: {told:?}");
    }
    for kind in [
        "shoot",
        "request",
        "flak",
        "intercept",
        "breakdown",
        "step",
        "volley",
        "melee",
        "sky",
    ] {
        let key = format!("compared {kind}");
        assert!(told.get(&key).is_some_and(|n| *n > 0), "{kind}: {told:?}");
    }
}
