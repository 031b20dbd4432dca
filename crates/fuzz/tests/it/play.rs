//! Games that bytes choose: the scenario, the luck, every answer.

use crate::{CCE, CCGW, GWC};
use bolero::{check, produce};
use table::{Actions, Chance, Game, Rng, Teller, Turn};

/// So many games in the tests; BOLERO_RANDOM_ITERATIONS plays as many as it says.
const GAMES: usize = 120;
/// At most so many answers a game.
const ANSWERS: usize = 400;
/// Everything that is listed is looked at at every so many answers.
const EVERY: usize = 16;

#[test]
fn play() {
    let answers = produce::<Vec<u16>>().with().len(0..ANSWERS);
    check!()
        .with_iterations(GAMES)
        .with_max_len(4 * ANSWERS)
        .with_generator((produce::<u8>(), produce::<u8>(), produce::<u64>(), answers))
        .for_each(|(system, scenario, seed, answers)| {
            let nth = |of: usize| usize::from(*scenario) % of;
            match system % 3 {
                0 => game(&*CCGW[nth(CCGW.len())], *seed, answers),
                1 => game(&*CCE[nth(CCE.len())], *seed, answers),
                _ => game(&*GWC[nth(GWC.len())], *seed, answers),
            }
        });
}

/// Plays as the answers say, as far as they reach.
fn game<G: Game>(book: &G, seed: u64, answers: &[u16]) {
    let mut rng = Rng::new(seed);
    let mut state = book.start(&mut Chance::sample(&mut rng), &mut Teller::silent());
    let mut list = Actions::new();
    for (n, answer) in answers.iter().enumerate() {
        let Turn::Ask(ask) = book.turn(&state) else {
            return;
        };
        list.clear();
        book.legal(&state, &mut list);
        let all: Vec<G::Action> = list.iter().collect();
        assert!(!all.is_empty(), "no answer at {}", ask.moment);
        if n % EVERY == 0 {
            all.iter().for_each(|&action| listed(book, &state, action));
        }
        let action = all[usize::from(*answer) % all.len()];
        let mut chance = Chance::sample(&mut rng);
        book.apply(&mut state, action, &mut chance, &mut Teller::silent());
        let sound = book.check(&state);
        sound.unwrap_or_else(|what| panic!("{what}, after {action:?} at {}", ask.moment));
    }
}

/// What is listed is not refused, and is read as it is written.
fn listed<G: Game>(book: &G, state: &G::State, action: G::Action) {
    let refused = book.why_not(state, action);
    assert!(refused.is_none(), "{action:?} is listed, and {refused:?}");
    let text = book.write(state, action);
    assert_eq!(book.read(state, &text), Ok(action), "{text}");
}
