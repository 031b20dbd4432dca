use crate::chance::{Chance, Dice, Faces};
use crate::{Ask, Cards, Game, Set128, Teller, Turn};

/// One way through the chances of something, for [`explore`]: the choices so
/// far, and at each how many there were and what they weigh.
#[derive(Debug, Default)]
pub(crate) struct Path {
    steps: Vec<Step>,
    at: usize,
    cap: usize,
    /// A roll came out in more ways than anybody asked for, or there are too many of them: the walk is given up.
    pub(crate) given_up: bool,
}

/// Chances after which a walk is given up: the odds of so many have no room in 128 bits, and who rolls until something comes up would
/// go on for ever.
const LONG: usize = 64;

#[derive(Debug)]
struct Step {
    chosen: usize,
    weights: Vec<u64>,
    /// Of a roll, the dice of each choice: a walk comes by here often.
    rolls: Vec<Dice>,
}

impl Path {
    /// The step at which the walk is now; it is made where the walk has not been yet.
    fn step(&mut self, make: impl FnOnce() -> (Vec<u64>, Vec<Dice>)) -> &Step {
        if self.at == self.steps.len() {
            let (weights, rolls) = make();
            self.steps.push(Step {
                chosen: 0,
                weights,
                rolls,
            });
        }
        self.at += 1;
        &self.steps[self.at - 1]
    }

    /// Dice have no order: one branch for each count of faces.
    pub(crate) fn dice(&mut self, faces: &Faces, n: u8) -> Dice {
        let new = self.at == self.steps.len();
        let many = || ways(faces, n).is_none_or(|ways| ways > self.cap as u64);
        if new && (self.at >= LONG || many()) {
            self.given_up = true;
            let mut any = Dice::default();
            (0..n).for_each(|_| any.push(0));
            return any;
        }
        let step = self.step(|| {
            let (dice, weights) = rolls(faces, n).into_iter().unzip();
            (weights, dice)
        });
        step.rolls[step.chosen]
    }

    /// Copies are alike: one branch for each class.
    pub(crate) fn draw(&mut self, cards: &Cards, set: Set128) -> u8 {
        let classes: Vec<u8> = cards.classes_in(set).collect();
        let weight = |&c: &u8| u64::from((set & cards.copies(c)).len());
        let step = self.step(|| (classes.iter().map(weight).collect(), Vec::new()));
        cards
            .lowest(set, classes[step.chosen])
            .expect("the class has a copy in the set")
    }

    /// The weight of this path among all.
    fn odds(&self) -> Option<(u128, u128)> {
        self.steps
            .iter()
            .try_fold((1u128, 1u128), |(num, den), step| {
                let total: u64 = step.weights.iter().sum();
                Some((
                    num.checked_mul(u128::from(step.weights[step.chosen]))?,
                    den.checked_mul(u128::from(total))?,
                ))
            })
    }

    /// The next path in order; false when all have been walked.
    fn advance(&mut self) -> bool {
        self.at = 0;
        while let Some(last) = self.steps.last_mut() {
            last.chosen += 1;
            if last.chosen < last.weights.len() {
                return true;
            }
            self.steps.pop();
        }
        false
    }
}

/// How many multisets of `n` faces there are; `None` where their weights have no room.
fn ways(faces: &Faces, n: u8) -> Option<u64> {
    // All ordered rolls, and one factor more on the way to them.
    let (dice, sides) = (u64::from(n), u64::from(faces.total()));
    sides.checked_pow(u32::from(n))?.checked_mul(dice * sides)?;
    // Choose the places of all faces but the last among dice and faces: C(n + faces - 1, faces - 1).
    let others = faces.names.len() as u64 - 1;
    (1..=others).try_fold(1u64, |ways, i| Some(ways.checked_mul(dice + i)? / i))
}

/// Every multiset of `n` faces with its weight: the number of ordered rolls that give it.
fn rolls(faces: &Faces, n: u8) -> Vec<(Dice, u64)> {
    fn fill(
        faces: &Faces,
        face: usize,
        left: u8,
        dice: Dice,
        weight: u64,
        out: &mut Vec<(Dice, u64)>,
    ) {
        let sides = u64::from(faces.sides[face]);
        if face + 1 == faces.names.len() {
            let mut dice = dice;
            (0..left).for_each(|_| dice.push(face as u8));
            out.push((dice, weight * sides.pow(u32::from(left))));
            return;
        }
        let (mut dice, mut ways) = (dice, weight);
        for count in 0..=left {
            fill(faces, face + 1, left - count, dice, ways, out);
            if count < left {
                dice.push(face as u8);
                // Choose places for one more of this face among those left: C(left, count + 1).
                ways = ways * sides * u64::from(left - count) / u64::from(count + 1);
            }
        }
    }
    let mut out = Vec::new();
    fill(faces, 0, n, Dice::default(), 1, &mut out);
    out
}

/// One result with its exact probability `num / den`.
#[derive(Clone, Debug)]
pub struct Leaf<S> {
    /// The state that comes of it.
    pub state: S,
    /// How many of the equally likely ways lead here …
    pub num: u128,
    /// … out of how many.
    pub den: u128,
}

impl<S> Leaf<S> {
    /// Its probability, for show.
    pub fn chance(&self) -> f64 {
        self.num as f64 / self.den as f64
    }
}

/// All results of something by replaying it along every path of chance: exact
/// odds, expectation, exhaustive tests. `play` must begin anew each time and do the same
/// as long as chance does. `None` when there are more than `cap`, or their
/// odds have no room in 128 bits.
pub fn explore<T>(cap: usize, mut play: impl FnMut(&mut Chance) -> T) -> Option<Vec<Leaf<T>>> {
    let mut leaves = Vec::new();
    let mut path = Path {
        cap,
        ..Path::default()
    };
    loop {
        let state = play(&mut Chance::path(&mut path));
        if path.given_up {
            return None;
        }
        let (num, den) = path.odds()?;
        leaves.push(Leaf { state, num, den });
        if leaves.len() > cap {
            return None;
        }
        if !path.advance() {
            return Some(leaves);
        }
    }
}

/// All results of an action up to the next question: see [`explore`].
pub fn enumerate<G: Game>(
    game: &G,
    state: &G::State,
    action: G::Action,
    cap: usize,
) -> Option<Vec<Leaf<G::State>>> {
    explore(cap, |chance| {
        let mut after = state.clone();
        game.apply(&mut after, action, chance, &mut Teller::silent());
        after
    })
}

/// Plays on by given answers until there is none: through reaction windows in which everybody passes, say.
/// Within [`explore`] it leads an action to its end.
pub fn play_on<G: Game>(
    game: &G,
    state: &mut G::State,
    chance: &mut Chance,
    mut answer: impl FnMut(&G::State, Ask) -> Option<G::Action>,
) {
    while let Turn::Ask(ask) = game.turn(state) {
        let Some(action) = answer(state, ask) else {
            return;
        };
        game.apply(state, action, chance, &mut Teller::silent());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_of_a_roll_are_all_its_ordered_rolls() {
        const DIE: Faces = Faces {
            names: &["S", "D", "B", "F", "HQ"],
            sides: &[2, 1, 1, 1, 1],
        };
        for n in 0..6u8 {
            let total: u64 = rolls(&DIE, n).iter().map(|r| r.1).sum();
            assert_eq!(total, 6u64.pow(u32::from(n)));
            assert_eq!(ways(&DIE, n), Some(rolls(&DIE, n).len() as u64));
        }
    }

    #[test]
    fn who_rolls_until_something_comes_up_is_given_up() {
        let sixes = explore(1000, |chance: &mut Chance| {
            let mut rolls = 0;
            while chance.d6("", crate::Seat(0)) != 6 && !chance.is_spent() {
                rolls += 1;
            }
            rolls
        });
        assert!(sixes.is_none());
    }

    #[test]
    fn more_dice_than_can_be_counted_out_are_given_up_not_tried() {
        for (n, cap) in [(255, usize::MAX), (23, usize::MAX), (20, 1000)] {
            let mut path = Path {
                cap,
                ..Path::default()
            };
            assert_eq!(path.dice(&Faces::D6, n).len(), usize::from(n));
            assert!(path.given_up);
        }
    }

    #[test]
    fn a_walk_meets_every_way_once_and_the_ways_weigh_one() {
        let two = |chance: &mut Chance| {
            let first = chance.dice("why", crate::Seat(0), &Faces::D6, 1)[0];
            // Only after a six is another die rolled.
            let more = u8::from(first == 5);
            let second = chance.dice("why", crate::Seat(0), &Faces::D6, more);
            (first, second.first().copied())
        };
        let leaves = explore(100, two).expect("few ways");
        assert_eq!(leaves.len(), 5 + 6);
        let whole: u128 = leaves.iter().map(|leaf| leaf.num * 36 / leaf.den).sum();
        assert_eq!(whole, 36);
        assert!(explore(10, two).is_none());
    }
}
