//! Phase 5: Command cards, then a Combat card or tokens (p5.*).

use crate::action::Action;
use crate::book::Book;
use crate::combat_cards::Combat;
use crate::command_cards::Command;
use crate::effects::{combat_text, command_text};
use crate::frame::Flow;
use crate::kinds::Prize;
use crate::question::elsewhere;
use crate::state::{Phase, State, foe};
use hex::HexId;
use table::{Actions, Audience, Chance, Legal, Moment, No, Question, Seat, Set128, Teller, Text};

/// cc.hand-max
pub const COMBAT_HAND: u8 = 5;
/// p5.sequence: the turn is over but for its cards.
const TURN_OVER: No = No::by(&["p5.sequence"], "ccgw-no-turn-over");

/// Nothing but the end of the turn.
pub struct Ending;

impl Question for Ending {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "turn-over")
    }

    fn list(&self, _: &Book, _: &State, out: &mut Actions<Action>) {
        out.push(Action::Done);
    }

    fn test(&self, _: &Book, _: &State, action: Action) -> Legal {
        match action {
            Action::Done => Ok(()),
            _ => elsewhere(action, TURN_OVER),
        }
    }

    fn answer(&self, _: &Book, s: &mut State, _: Action, _: &mut Chance, _: &mut Teller) {
        s.phase = Phase::DrawCommand;
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Order(at))
    }

    fn note(&self, _: &Book, _: &State) -> Option<Text> {
        Some(Text::new("ccgw-note-turn-over"))
    }
}

/// A medal or two cards, or which card is kept.
pub struct Keep;

impl Question for Keep {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "keep-command")
    }

    /// What was drawn decides what can be answered (setup.05).
    fn is_secret(&self) -> bool {
        true
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        if book.may_take_time_medal(s) {
            out.push(Action::Medal);
            out.push(Action::DrawTwo);
            return;
        }
        for class in book.command.classes_in(s.command.drawn) {
            out.push(Action::Keep(book.command_of[class as usize]));
        }
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let drawn = |card| !(s.command.drawn & book.command_copies(card)).is_empty();
        let rules: &[&str] = match s.card {
            Some(Command::Recon(_)) => &["cmd.recon"],
            _ => &["own.cc.tactician", "cc.tactician"],
        };
        let keep = No::by(rules, "ccgw-no-keep");
        match action {
            Action::Medal | Action::DrawTwo if book.may_take_time_medal(s) => Ok(()),
            Action::Medal => Err(No::by(
                &[
                    "medal.time-pressure",
                    "medal.time-pressure-not-winning",
                    "cmd.recon-time",
                ],
                "ccgw-no-medal",
            )),
            Action::Keep(card) if drawn(card) => Ok(()),
            Action::Card(_) => elsewhere(action, keep),
            _ => Err(keep),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match action {
            Action::Medal => {
                book.award(s, s.active, 1, Prize::Time, t);
                let two = s.effects.has(Combat::Tactician);
                book.draw_one_or_two(s, two, c, t);
            }
            Action::DrawTwo => book.draw_one_or_two(s, true, c, t),
            Action::Keep(card) => book.keep_command(s, card, t),
            other => unreachable!("{other:?} keeps nothing"),
        }
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Order(at))
    }

    fn card_meant(&self, _: &Book, _: &State, card: &str) -> Option<Action> {
        Command::named(card).map(Action::Keep)
    }

    fn prompt(&self, _: &Book, s: &State, words: Text) -> Text {
        words.num("drawn", s.command.drawn_count)
    }

    fn note(&self, _: &Book, s: &State) -> Option<Text> {
        Some(Text::new("ccgw-note-keep-command").num("drawn", s.command.drawn_count))
    }
}

/// p5.discard-for-hq, p5.hand-limit: discard for a token, then draw a Combat card or take two tokens.
pub struct Economy;

impl Question for Economy {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "end-of-turn")
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        if book.may_draw_combat(s).is_ok() {
            out.push(Action::Draw);
        }
        out.push(Action::Tokens);
        for class in book.combat.classes_in(s.combat.hand[s.active]) {
            let card = book.combat_of[class as usize];
            if book.may_discard(s, card).is_ok() {
                out.push(Action::Discard(card));
            }
        }
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Draw => book.may_draw_combat(s),
            Action::Tokens => Ok(()),
            Action::Discard(card) => book.may_discard(s, card),
            _ => elsewhere(action, TURN_OVER),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let seat = s.active;
        match action {
            Action::Draw => {
                book.draw_combat(s, seat, c, t);
                s.phase = Phase::Clear;
            }
            Action::Tokens => {
                book.gain_tokens(s, seat, 2, t);
                s.phase = Phase::Gained;
            }
            Action::Discard(card) => {
                let id = s.combat.give(seat, book.combat_copies(card));
                s.combat.out.insert(id);
                s.discarded = true;
                t.all(|| {
                    Text::new("ccgw-combat-discarded")
                        .text("side", book.side_text(seat))
                        .text("card", combat_text(card))
                })
                .deed();
                book.gain_tokens(s, seat, 1, t);
            }
            other => unreachable!("{other:?} ends no turn"),
        }
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Order(at))
    }

    fn card_meant(&self, _: &Book, _: &State, card: &str) -> Option<Action> {
        Combat::named(card).map(Action::Discard)
    }

    fn note(&self, _: &Book, s: &State) -> Option<Text> {
        let text = Text::new("ccgw-note-end-of-turn").num("hq", s.hq[s.active]);
        Some(text.num("combat", s.combat.count[s.active]))
    }
}

impl Book {
    /// p5.sequence: the played card goes, a new one comes.
    pub fn replenish(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        // cmd.direct-from-hq: whoever has not fought has moved, or given it up.
        s.pool += std::mem::take(&mut s.tokens).len() as u8;
        if s.card == Some(Command::BigShow) {
            // cmd.big-show-bonus: both decks with their discards, before anybody draws.
            s.command.out |= std::mem::take(&mut s.command.up);
            for pile in [&mut s.command, &mut s.combat] {
                pile.rest |= std::mem::take(&mut pile.out);
            }
            t.all(|| Text::new("ccgw-reshuffled"));
        }
        // cmd.first-strike-draw
        if let Some(first) = s.first_strike.take() {
            self.draw_command(s, first, c, t);
        }
        s.command.out |= std::mem::take(&mut s.command.up);
        // medal.time-pressure: a medal instead of the second card, where the opponent is in a hurry.
        if self.may_take_time_medal(s) {
            s.phase = Phase::Keep;
            return Flow::Ask;
        }
        let recon = matches!(s.card, Some(Command::Recon(_)));
        self.draw_one_or_two(s, recon || s.effects.has(Combat::Tactician), c, t);
        Flow::Next
    }

    /// medal.time-pressure, cmd.recon-time; medal.time-pressure-not-winning.
    fn may_take_time_medal(&self, s: &State) -> bool {
        s.command.drawn_count == 0
            && matches!(s.card, Some(Command::Recon(_)))
            && self.pressed == Some(foe(s.active))
            && self.score(s, s.active) + 1 < self.targets[s.active]
    }

    /// cmd.recon, cc.tactician: two drawn, one kept.
    fn draw_one_or_two(&self, s: &mut State, two: bool, c: &mut Chance, t: &mut Teller) {
        let seat = s.active;
        s.phase = Phase::Economy;
        if !two {
            return self.draw_command(s, seat, c, t);
        }
        for _ in 0..2 {
            if let Some(id) = s.command.draw("ccgw-why-command", seat, &self.command, c) {
                s.command.drawn.insert(id);
                s.command.drawn_count += 1;
                let card = self.command_of[self.command.class(id) as usize];
                t.tell(Audience::Only(seat), || {
                    Text::new("ccgw-drew-command").text("card", command_text(card))
                })
                .deed();
            }
        }
        if s.command.drawn_count > 0 {
            s.phase = Phase::Keep;
        }
    }

    /// The one that is not kept is discarded.
    fn keep_command(&self, s: &mut State, card: Command, t: &mut Teller) {
        let seat = s.active;
        let drawn = std::mem::take(&mut s.command.drawn);
        s.command.drawn_count = 0;
        let kept = (drawn & self.command_copies(card))
            .first()
            .expect("the card was drawn");
        s.command.take(seat, kept);
        for id in (drawn - Set128::one(kept)).iter() {
            s.command.out.insert(id);
            let other = self.command_of[self.command.class(id) as usize];
            t.all(|| {
                Text::new("ccgw-command-discarded")
                    .text("side", self.side_text(seat))
                    .text("card", command_text(other))
            })
            .deed();
        }
        s.phase = Phase::Economy;
    }

    /// p5.hand-limit: whether a Combat card may be drawn.
    fn may_draw_combat(&self, s: &State) -> Legal {
        if s.combat.count[s.active] >= COMBAT_HAND {
            return Err(No::by(
                &["p5.hand-limit", "cc.hand-max"],
                "ccgw-no-draw-hand",
            ));
        }
        if (s.combat.rest | s.combat.out).is_empty() {
            return Err(No::by(&["p5.reshuffle"], "ccgw-no-draw-deck"));
        }
        Ok(())
    }

    /// p5.discard-for-hq: whether this card may be discarded for a token.
    fn may_discard(&self, s: &State, card: Combat) -> Legal {
        if s.played[s.active] > 0 || s.discarded {
            return Err(No::by(&["p5.discard-for-hq"], "ccgw-no-discard"));
        }
        if !s.combat.holds(s.active, self.combat_copies(card)) {
            return Err(No::by(&["p5.discard-for-hq"], "ccgw-no-card-held"));
        }
        Ok(())
    }
}
