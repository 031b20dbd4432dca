//! Strategy Cards: what is printed on them; drawn, held, played (g:1.S.a to g:1.S.2, g:S98.a to g:S98.2).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Flow, Frame, Moment, PlayedSituation, Purpose};
use crate::gwc::situations::Situation;
use crate::ids::{StrategyId, Units};
use crate::state::{Phase, State, StrategyDeck, foe};
use table::{Actions, Chance, Legal, Played, Seat, Set128, Teller, Text, no};

/// A year and a month.
pub type Date = [u16; 2];
/// No limit of time.
pub const ALWAYS: [Date; 2] = [[0, 0], [u16::MAX, u16::MAX]];

/// One Strategy Card.
#[derive(Clone, Debug)]
pub struct StrategyCard {
    /// Its name: `G-S3`.
    pub name: String,
    /// Its Situation.
    pub situation: Situation,
    /// g:S98.1.2: the first and the last month in which it may be played.
    pub dates: [Date; 2],
    /// g:S98.1.1: whether it stays open beside the board as a Reminder.
    pub reminder: bool,
}

impl Book {
    /// A Strategy Card of a seat.
    pub fn strategy_card(&self, seat: Seat, card: StrategyId) -> &StrategyCard {
        &self.strategy_cards[seat.index()][card.index()]
    }
    /// The same; none where the card is not known.
    pub fn strategy_face(&self, seat: Seat, card: Option<StrategyId>) -> Option<&StrategyCard> {
        self.strategy_cards[seat.index()].get(card?.index())
    }
    /// A Strategy Card in words: two decks may have the same Situation under different names.
    pub fn strategy_text(&self, seat: Seat, card: StrategyId) -> Text {
        self.say(&format!("plan-{}", self.strategy_card(seat, card).name))
    }
    /// g:S98.1.1: whether a Reminder of this Situation lies open before a player.
    pub fn reminds(&self, s: &State, seat: Seat, situation: Situation) -> bool {
        let faceup = s.pile[seat].strategy.faceup;
        let mut cards = self.strategy_cards[seat.index()].iter().enumerate();
        cards.any(|(card, face)| face.situation == situation && faceup >> card & 1 == 1)
    }

    /// g:S98.5.4: what the open card adds to the roll of a Fire in which Weapons take part.
    pub fn well_armed(&self, s: &State, attack: &crate::frame::Attack) -> i32 {
        let armed = !attack.arms.is_empty() && Book::is_fire(attack);
        i32::from(armed && self.reminds(s, attack.seat, Situation::Firepower))
    }
    /// g:1.S.a, g:1.S.c, g:S98.c: whether a player may play a Strategy Card at all: he holds one, has played none
    /// this Turn, and does not pass in it.
    fn may_play_strategy(&self, s: &State, seat: Seat) -> Legal {
        let strategy = &s.pile[seat].strategy;
        if strategy.held_count == 0 {
            return no(&["g:S98.a"], "no-plan-held");
        }
        // g:S98.d: nor one drawn this Turn.
        if strategy.spent {
            return no(&["g:1.S.a", "g:S98.a", "g:S98.d"], "no-second-plan");
        }
        let idle = s.orders == 0 && s.phase != Phase::Orders;
        if seat == s.active && (s.discards > 0 || idle) {
            return no(&["g:1.S.c", "g:S98.c"], "no-plan-passing");
        }
        Ok(())
    }
    /// g:S98.1: whether the active player may play a Strategy Card, as everybody knows it.
    pub fn may_still_play_strategy(&self, s: &State) -> bool {
        self.may_play_strategy(s, s.active).is_ok()
    }
    /// g:S98.1, g:S98.1.2: whether a player may play a Strategy Card as a Situation, with this choice.
    pub fn may_play_situation(&self, s: &State, seat: Seat, card: StrategyId, choice: u8) -> Legal {
        if s.pile[seat].strategy.held != Some(card) {
            return no(&["g:S98.a", "g:S98.1"], "no-plan-held");
        }
        self.may_play_strategy(s, seat)?;
        let face = self.strategy_card(seat, card);
        if !self.within(face.dates) {
            return no(&["g:S98.1.2"], "no-plan-period");
        }
        self.may_begin(s, seat, face.situation, choice)
    }
    /// Whether a player might hold and play this Situation, as everybody knows it.
    pub fn might_play_situation(&self, s: &State, seat: Seat, situation: Situation) -> bool {
        if self.may_play_strategy(s, seat).is_err() {
            return false;
        }
        let strategy = &s.pile[seat].strategy;
        let gone = strategy.out | strategy.faceup;
        let mut cards = self.strategy_cards[seat.index()].iter().enumerate();
        cards.any(|(card, face)| {
            face.situation == situation && gone >> card & 1 == 0 && self.within(face.dates)
        })
    }
    /// g:S98.2: whether a player is asked for a Modifier: he holds a card and has played none this Turn; never for
    /// Sudden Death.
    pub fn might_add(&self, s: &State, seat: Seat) -> bool {
        let last = || {
            s.stack.innermost(|frame| match frame {
                Frame::Roll(roll) => Some(roll.why),
                _ => None,
            })
        };
        self.may_play_strategy(s, seat).is_ok() && last() != Some(Purpose::SuddenDeath)
    }

    /// The next card of a Strategy deck: the one looked at, one of the rest, the one put at the bottom. One that is not
    /// drawn by chance lay there hidden all the same.
    pub fn next_strategy(
        &self,
        s: &mut State,
        seat: Seat,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Option<StrategyId> {
        let strategy = &mut s.pile[seat].strategy;
        if let Some(top) = strategy.top.take() {
            t.probe();
            strategy.top_known = 0;
            return Some(top);
        }
        if strategy.rest != 0 {
            let deck = &self.strategy_decks[seat.index()];
            let card = c.draw("plan", seat, deck, Set128(strategy.rest.into()));
            strategy.rest &= !(1 << card);
            return Some(StrategyId::new(card));
        }
        strategy.bottom.take().inspect(|_| t.probe())
    }
    /// g:1.S.a, g:1.S.b, g:6.1.2h, g:S98.d: a player who holds none draws a Strategy Card; in a Time advance it is
    /// for the next Turn.
    pub fn draw_strategy(&self, s: &mut State, seat: Seat, c: &mut Chance, t: &mut Teller) {
        if !self.side(seat).strategy || s.pile[seat].strategy.held_count > 0 {
            return;
        }
        let Some(card) = self.next_strategy(s, seat, c, t) else {
            return;
        };
        let timed = s.stack.iter().any(|frame| matches!(frame, Frame::Time(_)));
        let strategy = &mut s.pile[seat].strategy;
        (strategy.held, strategy.held_count) = (Some(card), 1);
        strategy.spent |= timed;
        self.tell_strategy(seat, card, t);
    }
    /// g:S98.a: the Strategy Card that a player holds is out of the game.
    pub fn discard_strategy(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        let Some(card) = s.pile[seat].strategy.give_up() else {
            return;
        };
        t.probe();
        s.pile[seat].strategy.out |= card.bit();
        t.all(|| {
            self.say("plan-lost")
                .text("side", self.side_text(seat))
                .text("card", self.strategy_text(seat, card))
        });
    }
    /// g:S98.1.1: the Reminders of a player are out of the game.
    pub fn discard_reminders(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        let strategy = &mut s.pile[seat].strategy;
        let faceup = std::mem::take(&mut strategy.faceup);
        strategy.out |= faceup;
        for card in StrategyId::of_bits(faceup) {
            t.all(|| {
                self.say("plan-lost")
                    .text("side", self.side_text(seat))
                    .text("card", self.strategy_text(seat, card))
            });
        }
    }

    /// g:S98.2: the Modifier is played: 1 more on the roll.
    pub fn add_one(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        let Some(card) = s.pile[seat].strategy.give_up() else {
            return;
        };
        let strategy = &mut s.pile[seat].strategy;
        strategy.out |= card.bit();
        strategy.spent = true;
        for frame in s.stack.iter_mut().rev() {
            if let Frame::Roll(roll) = frame {
                roll.plus += 1;
                break;
            }
        }
        t.all(|| {
            self.say("plan-plus")
                .text("side", self.side_text(seat))
                .text("card", self.strategy_text(seat, card))
        });
    }
    /// g:S98.1, g:S98.1.1: a Situation begins: the card is out of the game, or lies open.
    pub fn begin_situation(
        &self,
        s: &mut State,
        seat: Seat,
        card: StrategyId,
        choice: u8,
        t: &mut Teller,
    ) {
        let reminder = self.strategy_card(seat, card).reminder;
        let strategy = &mut s.pile[seat].strategy;
        strategy.give_up();
        strategy.spent = true;
        if reminder {
            strategy.faceup |= card.bit();
        } else {
            strategy.out |= card.bit();
        }
        let told = t.all(|| {
            self.say("plan-played")
                .text("side", self.side_text(seat))
                .text("card", self.strategy_text(seat, card))
        });
        told.deed().shows(|| {
            Some(Played {
                seat,
                card: self.seen_strategy(seat, card)?,
                part: None,
                drawn: false,
            })
        });
        self.set_going(s, seat, card, choice, t);
    }
    /// Strategy Cards among the answers of who is asked, in his own menus and in windows.
    pub fn list_strategy(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        let held = s.pile[seat].strategy.held;
        let (Some(card), Some(face)) = (held, self.strategy_face(seat, held)) else {
            return;
        };
        for choice in face.situation.choices() {
            if self.may_play_situation(s, seat, card, choice).is_ok() {
                out.push(Action::Situation(card, choice));
            }
        }
    }
    /// g:S98.4.6: some were activated for Op Fire; the opponent may undo it.
    pub fn op_activated(&self, s: &mut State, seat: Seat, chosen: Units) {
        if let Flow::Call(window) = self.open_window(s, Moment::OpActivated, foe(seat)) {
            s.stack.push(PlayedSituation::kept(foe(seat), chosen));
            s.stack.push(window);
        }
    }
}

impl StrategyDeck {
    /// The card held leaves the player.
    fn give_up(&mut self) -> Option<StrategyId> {
        self.held_count = 0;
        self.held.take()
    }
}
