use crate::{Actions, Chance, Game, Rng, Teller, Turn};

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
