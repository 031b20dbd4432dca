//! Random games keep the invariants of the rules.

mod about;
mod cases;
mod decks;
mod ground;
mod gwc;
mod laws;
mod odds;

use commander::Cce;
use table::{Actions, Chance, Content, Game, MatchSpec, Rng, Teller, Turn, random_step};

fn content() -> Content {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let mut content = Content::default();
    let mut folders = vec![root.join("cce"), root.join("gwc")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the content is there") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(&root).expect("below the root");
                let text = std::fs::read_to_string(&path).expect("text");
                content.insert(name.display().to_string().replace('\\', "/"), text);
            }
        }
    }
    content
}

fn play(book: &Cce, seed: u64) -> (u32, Option<table::Seat>) {
    let mut rng = Rng::new(seed);
    let mut state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
    let mut list = Actions::new();
    for n in 0..200_000 {
        if let Turn::Over(outcome) = book.turn(&state) {
            return (n, outcome.winner);
        }
        let before = state.clone();
        list.clear();
        book.legal(&state, &mut list);
        assert!(
            !list.plain().is_empty(),
            "game {seed}, action {n}: dead end at {:?}: {:?}",
            book.turn(&state),
            state.stack.iter().rev().take(4).collect::<Vec<_>>()
        );
        random_step(book, &mut state, &mut list, &mut rng);
        if let Err(broken) = book.check(&state) {
            panic!(
                "game {seed}, action {n} at {:?}: {broken}",
                book.turn(&before)
            );
        }
    }
    panic!(
        "game {seed} has no end: {:?} {:?}",
        book.turn(&state),
        state.stack.iter().rev().take(4).collect::<Vec<_>>()
    );
}

#[test]
fn random_games_end_within_the_rules() {
    let content = content();
    let games = std::env::var("GAMES").ok().and_then(|n| n.parse().ok());
    let games = games.unwrap_or(30);
    for scenario in 1..=10 {
        let spec = MatchSpec::scenario(scenario.to_string());
        let book = Cce::open(&content, &spec).unwrap_or_else(|faults| panic!("{faults:#?}"));
        let begin = std::time::Instant::now();
        let (mut actions, mut wins) = (0, [0; 2]);
        for seed in 0..games {
            let (n, winner) = play(&book, seed);
            actions += n;
            wins[winner.expect("somebody wins").index()] += 1;
        }
        eprintln!(
            "{scenario}: {actions} actions in {:?}, wins {wins:?}",
            begin.elapsed()
        );
    }
}
