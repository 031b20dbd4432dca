//! What hangs on a roll that has been made: what comes of it as it stands, what may come of another.

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Frame, Means, MeleeStep, Purpose, Recover, Roll, Rout};
use crate::ids::UnitId;
use crate::odds::{Rolls, product_of, rows, sum_of};
use crate::state::{State, foe};
use table::{Odds, Seat, Sum};

/// A roll seen from the seat that may have it made again: how good each pair of dice would be for it.
pub struct Stake {
    /// Whether the roll was the seat's own.
    pub own: bool,
    /// Of 1: what it is worth to the seat as it stands.
    pub stands: f64,
    /// Of 1: what another is worth on average.
    pub again: f64,
}

impl Book {
    /// The roll that the Initiative card may cancel now.
    pub fn open_roll<'a>(&self, s: &'a State) -> Option<&'a Roll> {
        s.stack.innermost(|frame| match frame {
            Frame::Roll(roll) => Some(roll),
            _ => None,
        })
    }
    /// What hangs on it for a seat, by what everybody knows. Nothing where that cannot be said in a number.
    pub fn stake(&self, s: &State, seat: Seat) -> Option<Stake> {
        let roll = self.open_roll(s)?;
        let stands = self.favour(s, roll, seat, s.dice, 0)?;
        let mut again = 0.0;
        for (dice, chance) in self.public_rolls(s, roll.seat) {
            again += self.favour(s, roll, seat, dice, 0)? * chance;
        }
        let again = again.clamp(0.0, 1.0);
        Some(Stake {
            own: roll.seat == seat,
            stands,
            again,
        })
    }
    /// g:S98.2: how much better the roll that stands would be for a seat with 1 more on it. Nothing where that cannot
    /// be said.
    pub fn plus_gain(&self, s: &State, seat: Seat) -> Option<f64> {
        let roll = self.open_roll(s)?;
        let plus = i32::from(roll.plus);
        let with = |plus: i32| self.favour(s, roll, seat, s.dice, plus);
        Some(with(plus + 1)? - with(plus)?)
    }
    /// How good these dice would be for a seat, of 1, with what is added to them (g:S98.2).
    fn favour(&self, s: &State, roll: &Roll, seat: Seat, dice: [u8; 2], plus: i32) -> Option<f64> {
        let sum = sum_of(dice) + plus;
        let (good, whose) = match roll.why {
            Purpose::Fire | Purpose::Impact | Purpose::Mines | Purpose::Air => {
                let attack = self.nearest_attack(s)?;
                // g:O19.2.1.4.1a: nobody is hit.
                if attack.means == Means::EmptyHexes {
                    return None;
                }
                let total = i32::from(attack.total) + sum + self.woods(s, attack);
                let targets = self.targets(s, attack);
                let harm = self.harm(s, attack, targets, total, Book::public_rolls);
                (harm.telling(), attack.seat)
            }
            Purpose::Defence => {
                let attack = self.nearest_attack(s)?;
                // An Event on the way may have taken it off the map.
                let unit = attack.unit.filter(|&unit| s.is_on_map(unit))?;
                let mut morale = Sum::quiet();
                self.morale(s, unit, self.against(s, attack, unit), &mut morale);
                let moving = self.moving(s).is_some_and(|going| going.all.has(unit));
                let total = morale.total() + sum;
                let good = match total.cmp(&attack.total.into()) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal if !moving => 0.7,
                    _ => 0.0,
                };
                (good, s.unit(unit).seat)
            }
            Purpose::Targeting => {
                let hit = self.would_aim(s, product_of(dice) + plus)?;
                (f64::from(hit), roll.seat)
            }
            Purpose::Rally | Purpose::Rout => self.nerved(s, roll, sum)?,
            Purpose::Melee => (self.melee_favour(s, roll.seat, sum)?, roll.seat),
            Purpose::SuddenDeath => {
                let ends = sum < i32::from(s.time);
                let ahead = match s.vp.signum() {
                    1 => Seat(0),
                    -1 => Seat(1),
                    _ => s.initiative,
                };
                (f64::from(ends), ahead)
            }
            Purpose::Support | Purpose::Commissar | Purpose::Immobilise => return None,
        };
        Some(if whose == seat { good } else { 1.0 - good })
    }
    /// Whether a Targeting roll hits what is aimed at now.
    fn would_aim(&self, s: &State, product: i32) -> Option<bool> {
        s.stack.innermost(|frame| match frame {
            Frame::Barrage(b) if b.observer.is_none_or(|unit| s.is_on_map(unit)) => {
                Some(self.would_spot(s, b, product, b.hex))
            }
            Frame::Attack(attack) => {
                let piece = self.elements(attack).next()?;
                self.is_carried(s, piece).then(|| {
                    let from = s.hex(self.bearer(s, piece));
                    self.would_hit(s, product, from, attack.hex)
                })
            }
            _ => None,
        })
    }
    /// O22.3, O23.2: how good it is for the owner of who is tested.
    fn nerved(&self, s: &State, roll: &Roll, rolled: i32) -> Option<(f64, Seat)> {
        let unit = self.tested_unit(s)?;
        let mut sum = Sum::quiet();
        self.nerve(s, unit, &mut sum);
        let rout = roll.why == Purpose::Rout;
        let good = match rolled.cmp(&sum.total()) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal if rout => 0.7,
            _ => 0.0,
        };
        Some((good, s.unit(unit).seat))
    }
    /// The unit for which a Rally or Rout roll is made.
    pub fn tested_unit(&self, s: &State) -> Option<UnitId> {
        s.stack.innermost(|frame| match frame {
            Frame::Recover(Recover(test)) | Frame::Rout(Rout(test)) => {
                test.unit.filter(|&unit| s.is_on_map(unit))
            }
            _ => None,
        })
    }
    /// O16.4.2: the chance that who has rolled wins.
    fn melee_favour(&self, s: &State, seat: Seat, rolled: i32) -> Option<f64> {
        let melee = *self.melee(s)?;
        let mine = i32::from(melee.total[seat.index()]) + rolled;
        let other = foe(seat);
        if melee.step == MeleeStep::Rolled(1) {
            let theirs = i32::from(melee.total[other.index()]);
            return Some(versus(mine, theirs));
        }
        let mut sum = Sum::quiet();
        self.melee_fp(s, other, &melee, &mut sum);
        let rolls: Rolls = self.public_rolls(s, other);
        let wins = rolls.iter().map(|(dice, chance)| {
            let theirs = sum.total() + sum_of(*dice);
            versus(mine, theirs) * chance
        });
        Some(wins.sum::<f64>().clamp(0.0, 1.0))
    }

    /// g:S98.2: whether 1 more on the roll that stands makes it much better for a seat, by what everybody knows.
    pub fn plus_decides(&self, s: &State, seat: Seat) -> bool {
        self.plus_gain(s, seat).is_some_and(|gain| gain >= DECIDES)
    }

    /// The two answers of the Initiative card, in odds: how well it goes for its holder.
    pub fn stake_odds(&self, s: &State, action: Action) -> Option<Odds> {
        let stake = self.stake(s, self.asked(s).0)?;
        let well = match action {
            Action::Reroll => stake.again,
            _ => stake.stands,
        };
        Some(self.goes_well(well))
    }
    /// g:S98.2: how well it goes for a seat with so much added to the roll that is open.
    pub fn with_plus(&self, s: &State, seat: Seat, plus: i32) -> Option<f64> {
        let roll = self.open_roll(s)?;
        self.favour(s, roll, seat, s.dice, i32::from(roll.plus) + plus)
    }
    /// g:S98.2: the two answers of a Strategy Card that may add 1.
    pub fn plus_odds(&self, s: &State, action: Action) -> Option<Odds> {
        let plus = i32::from(action == Action::Plus);
        let well = self.with_plus(s, self.asked(s).0, plus)?;
        Some(self.goes_well(well))
    }
    fn goes_well(&self, well: f64) -> Odds {
        Odds {
            tally: None,
            against: Vec::new(),
            chance: well,
            rows: rows([
                (self.say("odds-ill"), 1.0 - well, false),
                (self.say("odds-well"), well, true),
            ]),
        }
    }
}

/// Of 1: how much better a roll must become for a Strategy Card to be worth it.
const DECIDES: f64 = 0.2;

/// Who has more wins; a tie is for nobody.
fn versus(mine: i32, theirs: i32) -> f64 {
    match mine.cmp(&theirs) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    }
}
