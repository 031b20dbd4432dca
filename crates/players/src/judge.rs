use crate::{Character, Learned, Likes, Lore, Telling};
use table::{Game, Seat, Turn};

/// What a won match is worth; a lost one is worth its negative. No position that is still played comes near.
pub const WON: f64 = 10_000.0;

/// An opinion on each of some answers, by what is thought and by what was learned.
pub type Rank<G> = fn(&G, &<G as Game>::State, &[<G as Game>::Action], &Lore, &mut Vec<f64>);

/// The traits of some answers, each with the opinion on it that owes nothing to them: told are the place of the answer, the cell, and how
/// much of it there is.
pub type Traits<G> =
    fn(&G, &<G as Game>::State, &[(<G as Game>::Action, f64)], &mut dyn FnMut(usize, u16, f32));

/// The facts of a position, for a seat.
pub type Facts<G> = fn(&G, &<G as Game>::State, Seat, &mut dyn FnMut(u16, f32));

/// What players are told of a system besides its rules. Everything is a plain function over the book and a whole
/// state; players call them with guesses, never with the state of the match.
pub struct Judge<G: Game> {
    /// How good a position is for a seat, in points: a hundred are a medal, or whatever the match is counted in.
    pub worth: fn(&G, &G::State, Seat, &Lore) -> f64,
    /// Whether `worth` sees what the questions of the seat that is asked are about. Where it does not, a player
    /// answers them in its mind until it does.
    pub settled: fn(&G, &G::State) -> bool,
    /// A quick opinion on each of these answers to the question asked, in points over doing nothing: good enough to
    /// play on with, many thousand times a second.
    pub rank: Rank<G>,
    /// Other manners to play in, in a turn of one's own and in that of another: opinions that weigh things otherwise.
    /// Where there are some, a search tries which of them comes to most, instead of single answers.
    pub manners: [&'static [Rank<G>]; 2],
    /// Whether `rank` sees further than a look one step ahead: it weighs an answer by the whole chain of questions it
    /// begins, and players trust it.
    pub plans: bool,
    /// By how many points what comes of an answer differs for luck alone; 0 where that is left to be found out.
    pub luck: f64,
    /// The number of the turn, and whose it is.
    pub turn: fn(&G, &G::State) -> (u32, Seat),
    /// The answer that declines a reaction window.
    pub pass: G::Action,
    /// What was learned by play, for `rank` and `worth` to count in …
    pub learned: &'static Learned,
    /// … and what of: the traits of answers …
    pub traits: Traits<G>,
    /// … and the facts of a position.
    pub facts: Facts<G>,
    /// The characters in which the system can be played, with what each likes …
    pub characters: &'static [(Character, Likes<G>)],
    /// … and what who thinks by this judge likes, if anything.
    pub likes: Option<Likes<G>>,
    /// What a teacher is told besides.
    pub telling: Telling<G>,
}

impl<G: Game> Clone for Judge<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Judge<G> {}

impl<G: Game> Judge<G> {
    /// The same, by another file of what was learned, if there is one. It stays in memory until the program ends.
    pub fn taught(&self, text: Option<&str>) -> Result<Judge<G>, String> {
        let Some(text) = text else {
            return Ok(*self);
        };
        let lore = self.learned.read(text)?;
        let learned = Box::leak(Box::new(self.learned.other(lore)));
        Ok(Judge { learned, ..*self })
    }

    /// The same, in a character; as it is where the system has none of that name.
    pub fn liking(&self, character: Option<Character>) -> Judge<G> {
        let likes = |of| self.characters.iter().find(|it| it.0 == of);
        Judge {
            likes: character.and_then(likes).map(|it| it.1),
            ..*self
        }
    }

    /// The worth of a position, the end of a match included, and how it is liked.
    pub fn of(&self, book: &G, state: &G::State, seat: Seat) -> f64 {
        match book.turn(state) {
            Turn::Over(outcome) => match outcome.winner {
                Some(winner) if winner == seat => WON,
                Some(_) => -WON,
                None => 0.0,
            },
            Turn::Ask(_) => {
                let liked = self.likes.map_or(0.0, |likes| likes(book, state, seat));
                (self.worth)(book, state, seat, self.learned.lore()) + liked
            }
        }
    }
}
