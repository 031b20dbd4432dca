use crate::outcomes::Path;
use crate::{Cards, List, Rng, Seat, Set128};

/// What a die or a card is drawn for: a key, shown in logs and luck reports.
pub type Why = &'static str;

/// A die: the names of its faces and how many sides show each.
#[derive(Debug, PartialEq, Eq)]
pub struct Faces {
    /// The names, as scripts and journals write them.
    pub names: &'static [&'static str],
    /// How many sides of the die show each.
    pub sides: &'static [u8],
}

impl Faces {
    /// An ordinary six-sided die; face `i` shows `i + 1`.
    pub const D6: Faces = Faces {
        names: &["1", "2", "3", "4", "5", "6"],
        sides: &[1; 6],
    };

    /// How many sides the die has.
    pub const fn total(&self) -> u32 {
        let (mut i, mut sum) = (0, 0);
        while i < self.sides.len() {
            sum += self.sides[i] as u32;
            i += 1;
        }
        sum
    }
    #[inline]
    fn face_of_side(&self, mut side: u32) -> u8 {
        for (face, &sides) in self.sides.iter().enumerate() {
            if side < u32::from(sides) {
                return face as u8;
            }
            side -= u32::from(sides);
        }
        unreachable!("the side was drawn below the number of sides")
    }
}

/// The faces of one roll: room for as many dice as can be asked for, since dice never
/// run out. It is handed over, never kept in a state.
pub type Dice = List<u8, { u8::MAX as usize }>;

/// The only source of dice and cards. An argument, never a node: keyed in play,
/// sampled in search, scripted in cases, enumerated for exact odds.
pub struct Chance<'a> {
    mode: Mode<'a>,
    log: Option<Vec<String>>,
    fault: Option<Misfit>,
    drawn: u32,
}

/// What a script could not answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The word that does not fit; nothing where the script has run out.
    pub word: Option<String>,
    /// What was drawn for.
    pub why: Why,
    /// By whom.
    pub seat: Seat,
    /// What would have fitted.
    pub choices: Vec<String>,
}

impl Misfit {
    /// So many choices are told; of more, how many there are.
    const TOLD: usize = 12;

    /// The fault in words, with the name of the seat.
    pub fn told(&self, seat: &str) -> String {
        let what = match &self.word {
            Some(word) => format!("'{word}' does not fit"),
            None => "the script has run out".to_owned(),
        };
        let told = self.choices.len().min(Misfit::TOLD);
        let more = match self.choices.len() - told {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let choices = self.choices[..told].join(" ");
        format!(
            "{what}: {} for {seat} needs one of: {choices}{more}",
            self.why
        )
    }
}

impl std::fmt::Display for Misfit {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&self.told(&format!("seat {}", self.seat.0)))
    }
}

enum Mode<'a> {
    Keyed { seed: [u8; 32], next: u64 },
    Sample(&'a mut Rng),
    Script { items: &'a [String], next: usize },
    Path(&'a mut Path),
}

impl<'a> Chance<'a> {
    fn with(mode: Mode<'a>, log: Option<Vec<String>>) -> Self {
        Chance {
            mode,
            log,
            fault: None,
            drawn: 0,
        }
    }
    /// Outcome number `i` of a match is a keyed hash of its seed and `i`:
    /// anybody who knows the seed can check any one of them alone.
    pub fn keyed(seed: [u8; 32], next: u64) -> Self {
        Self::with(Mode::Keyed { seed, next }, Some(Vec::new()))
    }
    /// Samples, for search and simulation.
    pub fn sample(rng: &'a mut Rng) -> Self {
        Self::with(Mode::Sample(rng), None)
    }
    /// Samples and keeps a record of what was drawn.
    pub fn recorded(rng: &'a mut Rng) -> Self {
        Self::with(Mode::Sample(rng), Some(Vec::new()))
    }
    /// Takes outcomes from a list of words; see [`Chance::fault`] and [`Chance::used`].
    pub fn script(items: &'a [String]) -> Self {
        Self::with(Mode::Script { items, next: 0 }, Some(Vec::new()))
    }
    pub(crate) fn path(path: &'a mut Path) -> Self {
        Self::with(Mode::Path(path), None)
    }

    /// Rolls `n` dice for `seat`.
    pub fn dice(&mut self, why: Why, seat: Seat, faces: &'static Faces, n: u8) -> Dice {
        let mut dice = Dice::default();
        self.drawn += u32::from(n);
        match &mut self.mode {
            Mode::Sample(rng) => {
                let total = faces.total();
                for _ in 0..n {
                    dice.push(faces.face_of_side(rng.below(total)));
                }
            }
            Mode::Keyed { seed, next } => {
                for _ in 0..n {
                    dice.push(faces.face_of_side(keyed_below(seed, *next, faces.total())));
                    *next += 1;
                }
            }
            Mode::Path(path) => dice = path.dice(faces, n),
            Mode::Script { .. } => {
                for _ in 0..n {
                    let face = self.scripted(why, seat, faces.names, |word| {
                        faces
                            .names
                            .iter()
                            .position(|name| name.eq_ignore_ascii_case(word))
                            .map(|i| i as u8)
                    });
                    dice.push(face.unwrap_or(0));
                }
            }
        }
        if let Some(log) = &mut self.log {
            log.extend(
                dice.iter()
                    .map(|&face| faces.names[face as usize].to_owned()),
            );
        }
        dice
    }

    /// Rolls one ordinary die, 1 to 6.
    pub fn d6(&mut self, why: Why, seat: Seat) -> u8 {
        self.dice(why, seat, &Faces::D6, 1)[0] + 1
    }

    /// Draws one card of a set that is not empty. Copies are alike: the lowest of its class is taken.
    pub fn draw(&mut self, why: Why, seat: Seat, cards: &Cards, set: Set128) -> u8 {
        assert!(!set.is_empty(), "a draw needs a card");
        self.drawn += 1;
        let drawn = match &mut self.mode {
            Mode::Sample(rng) => set.nth(rng.below(set.len())),
            Mode::Keyed { seed, next } => {
                *next += 1;
                set.nth(keyed_below(seed, *next - 1, set.len()))
            }
            Mode::Path(path) => path.draw(cards, set),
            Mode::Script { .. } => {
                let names: Vec<&str> = cards.classes_in(set).map(|c| cards.name(c)).collect();
                self.scripted(why, seat, &names, |word| {
                    cards.lowest(set, cards.find(word)?)
                })
                .unwrap_or_else(|| set.nth(0))
            }
        };
        let class = cards.class(drawn);
        if let Some(log) = &mut self.log {
            log.push(cards.name(class).to_owned());
        }
        cards
            .lowest(set, class)
            .expect("the drawn card is in the set")
    }

    fn scripted<T>(
        &mut self,
        why: Why,
        seat: Seat,
        choices: &[&str],
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let Mode::Script { items, next } = &mut self.mode else {
            return None;
        };
        let word = items.get(*next);
        let found = word.and_then(|word| read(word));
        *next += usize::from(word.is_some());
        if found.is_none() {
            self.fault.get_or_insert_with(|| Misfit {
                word: word.cloned(),
                why,
                seat,
                choices: choices.iter().map(|&choice| choice.to_owned()).collect(),
            });
        }
        found
    }

    /// What a script could not answer, if anything: the state that came of it is then worth nothing.
    pub fn fault(&self) -> Option<&Misfit> {
        self.fault.as_ref()
    }
    /// Whether nothing more can come of it: a script has run out or does not fit, a walk over all results was given up. Who rolls until
    /// something comes up stops then.
    pub fn is_spent(&self) -> bool {
        let given_up = matches!(&self.mode, Mode::Path(path) if path.given_up);
        given_up || self.fault.is_some()
    }
    /// How many words of the script were used.
    pub fn used(&self) -> usize {
        match &self.mode {
            Mode::Script { next, .. } => *next,
            _ => 0,
        }
    }
    /// Whether anything was drawn: an undo does not go back across it.
    pub fn drew(&self) -> bool {
        self.drawn > 0
    }
    /// What was drawn, in words, where a record is kept.
    pub fn log(&self) -> &[String] {
        self.log.as_deref().unwrap_or(&[])
    }
}

fn keyed_below(seed: &[u8; 32], index: u64, n: u32) -> u32 {
    let fair = u32::MAX - u32::MAX % n;
    for counter in 0u32.. {
        let mut input = [0; 12];
        input[..8].copy_from_slice(&index.to_le_bytes());
        input[8..].copy_from_slice(&counter.to_le_bytes());
        let hash = blake3::keyed_hash(seed, &input);
        let bits = u32::from_le_bytes(
            hash.as_bytes()[..4]
                .try_into()
                .expect("a hash has 32 bytes"),
        );
        if bits < fair {
            return bits % n;
        }
    }
    unreachable!("some draw of four thousand million is fair")
}

#[cfg(test)]
mod tests {
    use super::*;

    const COIN: Faces = Faces {
        names: &["heads", "tails"],
        sides: &[1, 1],
    };

    #[test]
    fn a_script_that_runs_out_is_a_fault() {
        let items = vec!["heads".to_owned()];
        let mut chance = Chance::script(&items);
        chance.dice("toss", Seat(0), &COIN, 2);
        assert_eq!(chance.fault().unwrap().word, None);
    }

    #[test]
    fn a_word_that_does_not_fit_is_a_fault() {
        let items = vec!["edge".to_owned()];
        let mut chance = Chance::script(&items);
        chance.dice("toss", Seat(0), &COIN, 1);
        assert_eq!(
            chance.fault().unwrap().to_string(),
            "'edge' does not fit: toss for seat 0 needs one of: heads tails"
        );
    }

    #[test]
    fn keyed_outcomes_do_not_depend_on_their_neighbours() {
        let mut whole = Chance::keyed([7; 32], 0);
        let all = whole.dice("toss", Seat(0), &Faces::D6, 9);
        let mut later = Chance::keyed([7; 32], 5);
        assert_eq!(later.dice("toss", Seat(0), &Faces::D6, 4)[..], all[5..]);
    }

    #[test]
    fn as_many_dice_as_can_be_asked_for_are_rolled() {
        let (n, words) = (u8::MAX, vec!["6".to_owned(); 255]);
        let mut rng = Rng::new(1);
        let rolled = |mut chance: Chance| chance.dice("much", Seat(0), &Faces::D6, n).len();
        assert_eq!(rolled(Chance::sample(&mut rng)), 255);
        assert_eq!(rolled(Chance::keyed([7; 32], 0)), 255);
        assert_eq!(rolled(Chance::script(&words)), 255);
    }

    #[test]
    fn a_drawn_copy_is_the_lowest_of_its_class() {
        let cards = Cards::new([("ace", 3), ("king", 1)]);
        let items = vec!["ace".to_owned()];
        let mut chance = Chance::script(&items);
        assert_eq!(chance.draw("deal", Seat(0), &cards, Set128(0b1110)), 1);
    }
}
