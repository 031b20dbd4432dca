use crate::{Actions, Chance, Game, Rng, Teller, Turn};

/// Plays one random legal action; false when the match is over.
#[inline]
pub fn random_step<G: Game>(
    game: &G,
    state: &mut G::State,
    list: &mut Actions<G::Action>,
    rng: &mut Rng,
) -> bool {
    let Turn::Ask(ask) = game.turn(state) else {
        return false;
    };
    list.clear();
    game.legal(state, list);
    let plain = list.plain();
    let moment = ask.moment;
    assert!(!plain.is_empty(), "dead end: nothing answers {moment}");
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
