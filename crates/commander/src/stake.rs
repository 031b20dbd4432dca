//! What hangs on a roll that has been made: what comes of it as it stands, what may come of another.

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Frame, MeleeStep, Purpose, Roll};
use crate::odds::{Rolls, rows, sum_of};
use crate::state::{State, foe};
use table::{Odds, Seat, Sum, Text};

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
        s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Roll(roll) => Some(roll),
            _ => None,
        })
    }
    /// What hangs on it for a seat, by what everybody knows. Nothing where that cannot be said in a number.
    pub fn stake(&self, s: &State, seat: Seat) -> Option<Stake> {
        let roll = self.open_roll(s)?;
        let stands = self.favour(s, roll, seat, s.dice)?;
        let mut again = 0.0;
        for (dice, chance) in self.public_rolls(s, roll.seat) {
            again += self.favour(s, roll, seat, dice)? * chance;
        }
        let again = again.clamp(0.0, 1.0);
        Some(Stake {
            own: roll.seat == seat,
            stands,
            again,
        })
    }
    /// How good these dice would be for a seat, of 1.
    fn favour(&self, s: &State, roll: &Roll, seat: Seat, dice: [u8; 2]) -> Option<f64> {
        let (good, whose) = match roll.why {
            Purpose::Fire | Purpose::Impact | Purpose::Mines => {
                let attack = self.nearest_attack(s)?;
                let total = i32::from(attack.total) + sum_of(dice) + self.woods(s, attack);
                let targets = self.targets(s, attack);
                let harm = self.harm(s, attack, targets, total, Book::public_rolls);
                (harm.telling(), attack.seat)
            }
            Purpose::Defence => {
                let attack = self.nearest_attack(s)?;
                let unit = attack.unit;
                let mut morale = Sum::quiet();
                self.morale(s, unit, self.against(s, attack, unit), &mut morale);
                let moving = self.moving(s).is_some_and(|going| going.all.has(unit));
                let total = morale.total() + sum_of(dice);
                let good = match total.cmp(&attack.total.into()) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal if !moving => 0.7,
                    _ => 0.0,
                };
                (good, s.unit(unit).seat)
            }
            Purpose::Targeting => {
                let (from, to) = self.aimed_from(s)?;
                (f64::from(self.would_hit(s, dice, from, to)), roll.seat)
            }
            Purpose::Rally | Purpose::Rout => self.nerved(s, roll, dice)?,
            Purpose::Melee => (self.melee_favour(s, roll.seat, dice)?, roll.seat),
            Purpose::SuddenDeath => {
                let ends = sum_of(dice) < i32::from(s.time);
                let ahead = match s.vp.signum() {
                    1 => Seat(0),
                    -1 => Seat(1),
                    _ => s.initiative,
                };
                (f64::from(ends), ahead)
            }
            Purpose::Support | Purpose::Commissar => return None,
        };
        Some(if whose == seat { good } else { 1.0 - good })
    }
    /// From where to where a Targeting roll is made.
    fn aimed_from(&self, s: &State) -> Option<(hex::HexId, hex::HexId)> {
        s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Barrage(b) if s.is_on_map(b.observer) => Some((s.hex(b.observer), b.hex)),
            Frame::Attack(attack) => {
                let by = self.bearer(s, self.elements(attack).next()?);
                (s.is_on_map(by)).then(|| (s.hex(by), attack.hex))
            }
            _ => None,
        })
    }
    /// O22.3, O23.2: how good it is for the owner of who is tested.
    fn nerved(&self, s: &State, roll: &Roll, dice: [u8; 2]) -> Option<(f64, Seat)> {
        let unit = self.tested_unit(s)?;
        let mut sum = Sum::quiet();
        self.nerve(s, unit, &mut sum);
        let rout = roll.why == Purpose::Rout;
        let good = match sum_of(dice).cmp(&sum.total()) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal if rout => 0.7,
            _ => 0.0,
        };
        Some((good, s.unit(unit).seat))
    }
    /// The unit for which a Rally or Rout roll is made.
    pub fn tested_unit(&self, s: &State) -> Option<u8> {
        s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Recover(test) | Frame::Rout(test) if s.is_on_map(test.unit) => Some(test.unit),
            _ => None,
        })
    }
    /// O16.4.2: the chance that who has rolled wins.
    fn melee_favour(&self, s: &State, seat: Seat, dice: [u8; 2]) -> Option<f64> {
        let melee = *self.melee(s)?;
        let mine = i32::from(melee.total[seat.index()]) + sum_of(dice);
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

    /// The two answers of the Initiative card, in odds: how well it goes for its holder.
    pub fn stake_odds(&self, s: &State, action: Action) -> Option<Odds> {
        let stake = self.stake(s, self.asked(s).0)?;
        let well = match action {
            Action::Reroll => stake.again,
            _ => stake.stands,
        };
        Some(Odds {
            tally: None,
            chance: well,
            rows: rows([
                (Text::new("cce-odds-ill"), 1.0 - well, false),
                (Text::new("cce-odds-well"), well, true),
            ]),
        })
    }
}

/// Who has more wins; a tie is for nobody.
fn versus(mine: i32, theirs: i32) -> f64 {
    match mine.cmp(&theirs) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    }
}
