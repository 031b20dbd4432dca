//! The question of a Move Order: who goes where, and what is done on the way (O21).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Frame, Going, Move};
use crate::ids::{UnitId, Units};
use crate::kinds::OFF;
use crate::refuse::unasked;
use crate::state::State;
use hex::HexId;
use table::{Actions, Chance, Legal, Question, Seat, Sum, Teller, Text, no};

impl Question for Move {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, s: &State) -> (Seat, &'static str) {
        (s.active, "move")
    }
    /// What may be played on the way follows from the hand.
    fn is_secret(&self) -> bool {
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        if self.group.is_empty() {
            for unit in self.waiting.iter() {
                book.list_steps(s, self, Units::one(unit), unit, out);
                let alone = began_with(s, self, unit);
                if alone.len() > 1 && book.can_set_out(s, self, Units::one(unit)) {
                    out.push(Action::With(unit));
                }
            }
        } else {
            for part in book.parts(s, self) {
                let lead = part.first().unwrap_or_default();
                book.list_steps(s, self, part, lead, out);
            }
            if self.is_forming() {
                let lead = self.group.first().unwrap_or_default();
                let more = began_with(s, self, lead) - self.group;
                let fits =
                    |unit: &UnitId| book.can_set_out(s, self, self.group | Units::one(*unit));
                for unit in more.iter().filter(fits) {
                    if self.group.last().is_some_and(|last| unit < last) {
                        out.push_twin(Action::With(unit));
                    } else {
                        out.push(Action::With(unit));
                    }
                }
            }
        }
        if !self.is_forming() {
            book.list_move_cards(s, out);
        }
        if book.may_end_move(s, self).is_ok() {
            out.push(Action::Done);
        }
        // What is forced stays forced.
        if out.len() > 1 || book.might_lighten(s, self) {
            book.list_scrap(s, s.active, out);
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Card(card) => {
                let now = book.moving_deeds();
                book.may_play(s, s.active, card, now).map(drop)
            }
            Action::OpFire(_) => no(&["A33.1", "A24.1a"], "no-moment"),
            Action::Step(unit, hex) => {
                self.test_mover(book, s, unit)?;
                book.may_step(s, goes_with(book, s, self, unit), self, hex)?;
                no(&["O21.2a"], "no-other-mover")
            }
            Action::Exit(unit) => {
                self.test_mover(book, s, unit)?;
                book.may_exit(s, goes_with(book, s, self, unit), Some(self))
            }
            Action::With(_) => no(&["O21.2a"], "no-other-mover"),
            Action::Give(unit, other) => {
                if self.all.has(unit) && s.carried(unit).is_some() {
                    self.test_mover(book, s, unit)?;
                }
                book.may_give(s, self, unit, other)
            }
            Action::Fire(..) => Err(unasked(&["A26a", "O14.2"])),
            Action::Done => book.may_end_move(s, self),
            other => book.elsewhere(s, other, unasked(&[])),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        let mut going = *self;
        match action {
            // The Mines of the hex left may be on top of the Order now.
            Action::Step(unit, to) => return book.go(s, &mut going, unit, to, t),
            Action::With(unit) => going.group.insert(unit),
            Action::Scrap(weapon) => return book.scrap(s, weapon, t),
            Action::Exit(unit) => {
                let (from, units) = (s.hex(unit), goes_with(book, s, self, unit));
                (going.from, going.to, going.going) = (from, OFF, Going::Leave);
                // 7.2.1a
                going.spent += 1;
                book.part(&mut going, units);
                book.put_back(s, Frame::Move(going));
                // F103.1a: off the map is out of the hex.
                return book.mine_leavers(s, from, units);
            }
            Action::Give(unit, other) => {
                if going.group.is_empty() {
                    going.group = Units::one(unit);
                }
                going.give_by(unit);
                if let Some(weapon) = s.carried(unit) {
                    book.arm_unit(s, weapon, other);
                    t.all(|| book.weapon_event("weapon-given", s, weapon))
                        .deed();
                }
                going.going = Going::Landed;
            }
            Action::Card(card) => return book.play_in_move(s, card, t),
            _ if going.group.is_empty() => {
                going.waiting = Units::EMPTY;
                going.going = Going::Over;
            }
            _ => book.end_group(&mut going),
        }
        book.put_back(s, Frame::Move(going));
    }
    fn meant(&self, book: &Book, s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        let ready = if self.group.is_empty() {
            self.waiting
        } else {
            self.group
        };
        book.step_meant(s, ready, self.all, from, at)
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let Some(unit) = self.group.first() else {
            let key = match self.has(Move::OFFENSIVE) {
                true => "note-offensive",
                false => "note-move",
            };
            return Some(book.say(key).num("n", self.waiting.len()));
        };
        let mut sum = Sum::quiet();
        book.movement(s, unit, self.road, &mut sum);
        let text = book
            .say("note-moving")
            .text("unit", book.unit_at_text(s, unit))
            .num("spent", i32::from(self.spent) + self.given_by(unit))
            .num("of", sum.total());
        Some(text)
    }
    fn words(&self, book: &Book, _s: &State, action: Action) -> Option<Text> {
        let stops = action == Action::Done && !self.group.is_empty();
        stops.then(|| book.say("do-done-mover"))
    }
    /// O21.5: what a step costs.
    fn cost(&self, book: &Book, s: &State, action: Action) -> Option<i64> {
        let Action::Step(unit, to) = action else {
            return None;
        };
        let units = match self.group.has(unit) {
            true => book.part_of(s, self, unit),
            false => Units::one(unit),
        };
        let mut sum = Sum::quiet();
        book.toll(s, units, self, to, &mut sum);
        Some(sum.total().into())
    }
}

impl Move {
    /// O21b: the Movement that is left to those who go.
    pub(crate) fn left(&self, book: &Book, s: &State) -> Option<i64> {
        let left = |unit: UnitId| {
            let mut sum = Sum::quiet();
            book.movement(s, unit, self.road, &mut sum);
            sum.total() - i32::from(self.spent) - self.given_by(unit)
        };
        self.group.iter().map(left).min().map(i64::from)
    }
    /// Why this unit is not one that may go now.
    fn test_mover(&self, book: &Book, s: &State, unit: UnitId) -> Legal {
        if !self.all.has(unit) {
            return no(&["O14.1d"], "no-activated");
        }
        if !self.group.is_empty() && !self.group.has(unit) {
            return no(&["O21.2a"], "no-other-mover");
        }
        if self.group.is_empty() && !self.waiting.has(unit) {
            return match book.is_wired(s, unit) {
                true => no(&["F106.2a"], "no-wire"),
                false => no(&["O21.2a", "O21b", "O21.1b"], "no-moved"),
            };
        }
        Ok(())
    }
}

/// O21.2a: who goes when this one does: its group, if there is one.
pub(crate) fn goes_with(book: &Book, s: &State, going: &Move, unit: UnitId) -> Units {
    if going.group.is_empty() {
        Units::one(unit)
    } else {
        book.part_of(s, going, unit)
    }
}
/// O21.2a: those waiting who began the Order where this one did, and are still with it. Whom Events have driven into a
/// hex is with others whom they have driven there, not with those who began in it.
fn began_with(s: &State, going: &Move, unit: UnitId) -> Units {
    let driven = s.driven();
    let alike = match driven.has(unit) {
        true => going.waiting & driven,
        false => going.waiting - driven,
    };
    alike & s.of_side(s.active, s.hex(unit))
}
