//! What must hold after every action.

use crate::book::Book;
use crate::kinds::{NOBODY, OFF};
use crate::state::{Pile, State};
use crate::turn::HQ_TOKENS;
use table::{Cards, Seat, Set128};

impl Book {
    /// The first thing that does not hold.
    pub(crate) fn check(&self, s: &State) -> Result<(), String> {
        let wrong = |what: String| Err(what);
        let mut standing = 0;
        for (slot, unit) in s.units.iter().enumerate() {
            let slot = slot as u8;
            if s.alive[unit.seat].has(slot) {
                standing += 1;
                if unit.figures == 0 || unit.figures > unit.of {
                    return wrong(format!(
                        "unit {slot} has {} of {} figures",
                        unit.figures, unit.of
                    ));
                }
                if s.at(unit.hex) != Some(slot) || !s.occupied[unit.seat].contains(unit.hex) {
                    return wrong(format!("unit {slot} is not where it stands"));
                }
            } else if unit.hex != OFF {
                return wrong(format!("unit {slot} is gone and still stands somewhere"));
            }
        }
        if s.crowded().len() != standing
            || s.at.iter().filter(|&&unit| unit != NOBODY).count() != standing
        {
            return wrong("the board and the units disagree (move.one-unit-per-hex)".into());
        }
        let tokens = u32::from(s.hq.0[0])
            + u32::from(s.hq.0[1])
            + u32::from(s.pool)
            + u32::from(s.on_cards)
            + s.tokens.len();
        if tokens != u32::from(HQ_TOKENS) {
            return wrong(format!("there are {tokens} HQ tokens, not {HQ_TOKENS}"));
        }
        pile("Command", &s.command, &self.command)?;
        pile("Combat", &s.combat, &self.combat)?;
        let won = [Seat(0), Seat(1)]
            .into_iter()
            .find(|&seat| self.has_enough(s, seat));
        if won.is_some() != s.winner.is_some() {
            return wrong(
                "the target is reached and nobody has won, or the reverse (goal.instant-win)"
                    .into(),
            );
        }
        Ok(())
    }
}

/// Every card is in just one place.
fn pile(name: &str, pile: &Pile, cards: &Cards) -> Result<(), String> {
    let places = [
        pile.rest,
        pile.out,
        pile.up,
        pile.hand.0[0],
        pile.hand.0[1],
        pile.drawn,
    ];
    let mut seen = Set128::EMPTY;
    for place in places {
        if !(seen & place).is_empty() {
            return Err(format!("a {name} card is in two places"));
        }
        seen |= place;
    }
    if seen != cards.all() {
        return Err(format!("a {name} card is missing"));
    }
    for seat in [Seat(0), Seat(1)] {
        if pile.hand[seat].len() != u32::from(pile.count[seat]) {
            return Err(format!("the count of a {name} hand is wrong"));
        }
    }
    Ok(())
}
