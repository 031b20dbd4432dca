use crate::ahead::{Ahead, wins};
use crate::choose::{best, soft};
use crate::clock::Wall;
use crate::playout::Playout;
use crate::search::{Question, Search};
use crate::{Clock, Judge, Machine, NOTHING, Player, zero};
use std::sync::Arc;
use table::{Actions, Game, Known, Rng, Turn};

/// A machine player at one seat of one match. It is kept from question to question, since a search divides its
/// time among the many small decisions of a turn and remembers what it has found out.
pub struct Thinker<G: Game> {
    player: Player,
    judge: Judge<G>,
    rng: Rng,
    cores: usize,
    clock: Arc<dyn Clock>,
    search: Option<Search<G::Action>>,
    zero: Option<zero::Search>,
}

impl<G: Game> Thinker<G> {
    /// A player that has seen nothing yet.
    pub fn new(machine: impl Into<Machine>, judge: Judge<G>, rng: Rng) -> Self {
        let Machine { player, character } = machine.into();
        let mut judge = judge.liking(character);
        if matches!(player, Player::Search0(_)) {
            judge.learned = &NOTHING;
        }
        Thinker {
            player,
            judge,
            rng,
            search: match player {
                Player::Search(budget) => Some(Search::new(budget)),
                _ => None,
            },
            zero: match player {
                Player::Search0(budget) => Some(zero::Search::new(budget)),
                _ => None,
            },
            clock: Arc::new(Wall::new()),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
        }
    }

    /// The same, with so many threads for a search by the clock.
    pub fn on(self, cores: usize) -> Self {
        Thinker { cores, ..self }
    }

    /// The same, with another clock than that on the wall.
    pub fn by(self, clock: Arc<dyn Clock>) -> Self {
        Thinker { clock, ..self }
    }

    /// The same as [`Thinker::choose`], in a time that tells nothing of what the seat knows.
    pub fn choose_in_time(&mut self, book: &G, known: &Known<G::State>) -> G::Action {
        let begin = self.clock.now();
        let action = self.choose(book, known);
        if let Some(search) = &self.search {
            self.clock.rest_until(begin + search.takes());
        }
        action
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
        let question = Question {
            book,
            judge: &self.judge,
            known,
            ask,
        };
        if let Some(search) = &mut self.search {
            search.asked(&question);
        }
        if let Some(only) = list.forced() {
            return only;
        }
        let rng = &mut self.rng;
        let sees = matches!(self.player, Player::Greedy | Player::Search(_));
        if sees && let Some(won) = wins(book, known, ask.seat, &list, rng) {
            return won;
        }
        let chosen = match self.player {
            Player::Random => {
                let plain = list.plain();
                Some(plain[rng.below(plain.len() as u32) as usize])
            }
            Player::Soft(points) => {
                let weighed = Ahead::new(book, &self.judge, ask.seat).weigh(known, rng);
                soft(&weighed, points, rng)
            }
            Player::Quick => {
                let guess = book.guess(known, rng);
                let mut playout = Playout::new(book, &self.judge);
                playout.look(&guess);
                let mut weighed = playout.weighed(&guess, self.judge.rank);
                Ahead::new(book, &self.judge, ask.seat).like(&guess, &mut weighed, rng);
                best(&weighed)
            }
            Player::Greedy => best(&Ahead::new(book, &self.judge, ask.seat).weigh(known, rng)),
            Player::Search(_) => { self.search.as_mut() }
                .map(|search| search.choose(&question, &*self.clock, self.cores, rng)),
            Player::Search0(_) => self.zero.as_mut().and_then(|search| {
                let question = zero::Question {
                    book,
                    judge: &self.judge,
                    known,
                    seat: ask.seat,
                };
                search.choose(&question, &*self.clock, self.cores, rng)
            }),
        };
        chosen.expect("a question has an answer")
    }
}
