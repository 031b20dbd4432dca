use crate::{Actions, Chance, Game, Rng, Teller, Turn};

/// Plays forced answers until there is a real choice or the match is over.
pub fn settle<G: Game>(
    game: &G,
    state: &mut G::State,
    list: &mut Actions<G::Action>,
    chance: &mut Chance,
    teller: &mut Teller,
) {
    while let Turn::Ask(_) = game.turn(state) {
        list.clear();
        game.legal(state, list);
        let Some(only) = list.forced() else { return };
        game.apply(state, only, chance, teller);
    }
}

/// Plays one random legal action; false when the match is over.
#[inline]
pub fn random_step<G: Game>(
    game: &G,
    state: &mut G::State,
    list: &mut Actions<G::Action>,
    rng: &mut Rng,
) -> bool {
    if let Turn::Over(_) = game.turn(state) {
        return false;
    }
    list.clear();
    game.legal(state, list);
    let plain = list.plain();
    assert!(!plain.is_empty(), "dead end: a question without an answer");
    let action = if plain.len() == 1 {
        plain[0]
    } else {
        plain[rng.below(plain.len() as u32) as usize]
    };
    game.apply(
        state,
        action,
        &mut Chance::sample(rng),
        &mut Teller::silent(),
    );
    true
}
