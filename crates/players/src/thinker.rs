use crate::greedy::{best, soft, weigh};
use crate::{Judge, Player};
use table::{Actions, Game, Known, Rng, Turn};

/// A machine player at one seat of one match. It is kept from question to question, since a search divides its
/// time among the many small decisions of a turn and remembers what it has found out.
pub struct Thinker<G: Game> {
    player: Player,
    judge: Judge<G>,
    rng: Rng,
}

impl<G: Game> Thinker<G> {
    /// A player that has seen nothing yet.
    pub fn new(player: Player, judge: Judge<G>, rng: Rng) -> Self {
        Thinker { player, judge, rng }
    }

    /// An action for the seat that is asked, from what that seat knows.
    ///
    /// # Panics
    /// If nobody is asked.
    pub fn choose(&mut self, book: &G, known: &Known<G::State>) -> G::Action {
        let Turn::Ask(ask) = book.turn(known) else {
            panic!("a match that is over asks nobody")
        };
        let mut list = Actions::new();
        book.legal(known, &mut list);
        if let Some(only) = list.forced() {
            return only;
        }
        let rng = &mut self.rng;
        let chosen = match self.player {
            Player::Random => {
                let plain = list.plain();
                Some(plain[rng.below(plain.len() as u32) as usize])
            }
            Player::Soft(points) => {
                let weighed = weigh(book, &self.judge, known, ask.seat, rng);
                soft(&weighed, points, rng)
            }
            Player::Greedy | Player::Search(_) => {
                best(&weigh(book, &self.judge, known, ask.seat, rng))
            }
        };
        chosen.expect("a question has an answer")
    }
}
