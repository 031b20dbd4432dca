//! When a Combat card may be played (cc.timing), and who is asked.
//!
//! A window opens if somebody *might* hold a card for it as everybody knows it. What he really holds
//! decides only what stands in his list beside `pass`.

use crate::action::Action;
use crate::book::Book;
use crate::combat_cards::{Combat, with_command};
use crate::command_cards::Command;
use crate::frame::{Attack, Frame, Moment, Window};
use crate::kinds::NOBODY;
use crate::question::elsewhere;
use crate::state::{Phase, State, foe};
use hex::HexId;
use table::{Actions, Chance, Legal, No, Odds, Question, Seat, Set64, Sum, Teller, Text};

impl Moment {
    /// All of them, in the order of their numbers.
    pub const ALL: [Moment; 11] = [
        Moment::Announced,
        Moment::UnitMoves,
        Moment::InfantryMoved,
        Moment::DiceBought,
        Moment::CloseDeclared,
        Moment::BeforeRoll,
        Moment::RangedRolled,
        Moment::RangedResolved,
        Moment::CloseResolved,
        Moment::CloseWon,
        Moment::TokensGained,
    ];

    /// Its key, and that of the words for one of its cards at another time.
    const fn keys(self) -> (&'static str, &'static str) {
        match self {
            Moment::Announced => ("announced", "ccgw-no-card-announced"),
            Moment::UnitMoves => ("unit-moves", "ccgw-no-card-unit-moves"),
            Moment::InfantryMoved => ("infantry-moved", "ccgw-no-card-infantry-moved"),
            Moment::DiceBought => ("dice-bought", "ccgw-no-card-dice-bought"),
            Moment::CloseDeclared => ("close-declared", "ccgw-no-card-close-declared"),
            Moment::BeforeRoll => ("before-roll", "ccgw-no-card-before-roll"),
            Moment::RangedRolled => ("ranged-rolled", "ccgw-no-card-ranged-rolled"),
            Moment::RangedResolved => ("ranged-resolved", "ccgw-no-card-ranged-resolved"),
            Moment::CloseResolved => ("close-resolved", "ccgw-no-card-close-resolved"),
            Moment::CloseWon => ("close-won", "ccgw-no-card-close-won"),
            Moment::TokensGained => ("tokens-gained", "ccgw-no-card-tokens-gained"),
        }
    }
    /// Whether the Command card Frapper le premier may be played then too (cmd.first-strike).
    const fn takes_first_strike(self) -> bool {
        matches!(self, Moment::CloseDeclared)
    }
}

/// A Combat card at a moment that is not its own.
pub fn untimely(card: Combat) -> No {
    match card.row().when {
        Some(moment) => No::by(&["cc.timing"], moment.keys().1),
        None => No::by(
            &["cc.timing", "cc.with-command-card"],
            "ccgw-no-card-with-command",
        ),
    }
}

/// cc.with-command-card: a Combat card together with the Command card?
pub struct WithCommand;

impl Question for WithCommand {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, table::Moment) {
        (s.active, "with-command")
    }

    /// What lies in a hand decides what can be answered (setup.06).
    fn is_secret(&self) -> bool {
        true
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        book.list_cards(s, s.active, with_command(), out);
        out.push(Action::Pass);
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Card(card) => book.may_play_card(s, s.active, card, with_command()),
            Action::Pass => Ok(()),
            _ => elsewhere(
                action,
                No::by(&["cc.with-command-card"], "ccgw-no-with-first"),
            ),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        let Action::Card(card) = action else {
            s.phase = Phase::Announced;
            return;
        };
        let seat = s.active;
        book.play_card(s, seat, card, t);
        s.effects.set(card);
        (card.row().play)(book, s, seat, t);
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Order(at))
    }

    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let text = book.with_card(s, Text::new("ccgw-note-with-command"));
        Some(text.num("hq", s.hq[s.active]))
    }
}

/// A card at this moment?
pub struct Reaction;

impl Reaction {
    /// The window that is open.
    fn window(s: &State) -> Window {
        match s.stack.last() {
            Some(Frame::Window(window)) => *window,
            frame => unreachable!("{frame:?} is no window"),
        }
    }
}

impl Question for Reaction {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, table::Moment) {
        let Window { moment, seat } = Reaction::window(s);
        (seat, moment.keys().0)
    }

    fn is_window(&self) -> bool {
        true
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let Window { moment, seat } = Reaction::window(s);
        book.list_cards(s, seat, moment.cards(), out);
        if moment.takes_first_strike() && book.may_strike_first(s, seat).is_ok() {
            out.push(Action::FirstStrike);
        }
        out.push(Action::Pass);
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let Window { moment, seat } = Reaction::window(s);
        match action {
            Action::Card(card) => book.may_play_card(s, seat, card, moment.cards()),
            Action::FirstStrike if moment.takes_first_strike() => book.may_strike_first(s, seat),
            Action::Pass => Ok(()),
            _ => elsewhere(action, No::by(&["cc.timing"], "ccgw-no-window-first")),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        let Window { seat, .. } = Reaction::window(s);
        s.stack.pop();
        match action {
            Action::Card(card) => {
                book.play_card(s, seat, card, t);
                (card.row().play)(book, s, seat, t);
            }
            Action::FirstStrike => {
                let copies = book.command_copies(Command::FirstStrike);
                let id = s.command.give(seat, copies);
                s.command.up.insert(id);
                s.first_strike = Some(seat);
                t.all(|| Text::new("ccgw-first-strike").text("side", book.side_text(seat)))
                    .deed();
                book.strike_attacker(s, seat);
            }
            other => debug_assert!(other == Action::Pass, "{other:?} in a window"),
        }
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Order(at))
    }

    fn card_meant(&self, _: &Book, _: &State, card: &str) -> Option<Action> {
        (Command::named(card) == Some(Command::FirstStrike)).then_some(Action::FirstStrike)
    }

    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let Window { moment, .. } = Reaction::window(s);
        let text = Text::new(format!("ccgw-note-{}", moment.keys().0));
        Some(match moment {
            Moment::Announced => book.with_card(s, text),
            _ => book.what_happened(s, text),
        })
    }

    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        let Window { moment, seat } = Reaction::window(s);
        let attack = *s.attack()?;
        let next = match action {
            Action::Pass if moment == Moment::BeforeRoll => Some(attack),
            Action::FirstStrike if moment.takes_first_strike() => {
                Some(book.counter(s, seat, &attack))
            }
            Action::Card(card) if moment.cards().contains(&card) => {
                (card.row().leads_to)(book, s, seat, attack)
            }
            _ => None,
        };
        book.combat_odds(s, next?)
    }
}

impl Book {
    /// The window of this moment for this seat, if it opens: the only place where windows come from.
    pub fn window(&self, s: &State, moment: Moment, seat: Seat) -> Option<Frame> {
        let card = self.might_play(s, seat, moment.cards());
        let open = card || (moment.takes_first_strike() && self.may_hold_first_strike(s, seat));
        open.then_some(Frame::Window(Window { moment, seat }))
    }

    /// Whether the question of a Combat card with the Command card is put at all.
    pub fn with_command_open(&self, s: &State) -> bool {
        self.might_play(s, s.active, with_command())
    }

    /// Whether the seat might hold, could pay for and would have a use for one of these cards, as everybody knows it.
    #[inline]
    fn might_play(&self, s: &State, seat: Seat, cards: &[Combat]) -> bool {
        let might = |card: Combat| {
            s.combat.may_hold(seat, self.combat_copies(card))
                && self.may_play_combat(s, seat).is_ok()
                && s.hq[seat] >= self.cost(card)
                && (card.row().has_use)(self, s).is_ok()
        };
        cards.iter().any(|&card| might(card))
    }

    fn may_hold_first_strike(&self, s: &State, seat: Seat) -> bool {
        s.command
            .may_hold(seat, self.command_copies(Command::FirstStrike))
            && self.may_strike_back(s).is_ok()
    }

    /// cc.one-own-turn, cc.one-opponent-turn, cc.counter-espionage-exception.
    fn may_play_combat(&self, s: &State, seat: Seat) -> Legal {
        let most = if seat == s.active && s.effects.has(Combat::CounterEspionage) {
            2
        } else {
            1
        };
        if s.played[seat] < most {
            Ok(())
        } else if seat == s.active {
            Err(No::by(
                &["cc.one-own-turn", "cc.counter-espionage-exception"],
                "ccgw-no-card-own-turn",
            ))
        } else {
            Err(No::by(&["cc.one-opponent-turn"], "ccgw-no-card-other-turn"))
        }
    }

    /// Whether the seat may play this card now, in a window or with its Command card.
    fn may_play_card(&self, s: &State, seat: Seat, card: Combat, now: &[Combat]) -> Legal {
        if !now.contains(&card) {
            return Err(untimely(card));
        }
        if !s.combat.holds(seat, self.combat_copies(card)) {
            return Err(No::by(&["cc.timing"], "ccgw-no-card-held"));
        }
        self.may_play_combat(s, seat)?;
        if s.hq[seat] < self.cost(card) {
            return Err(No::by(&["cc.pay"], "ccgw-no-card-pay"));
        }
        (card.row().has_use)(self, s)
    }

    /// Which of these cards the seat may play now.
    fn list_cards(&self, s: &State, seat: Seat, now: &[Combat], out: &mut Actions<Action>) {
        for &card in now {
            if self.may_play_card(s, seat, card, now).is_ok() {
                out.push(Action::Card(card));
            }
        }
    }

    /// cc.return-fire: the shooter the target can answer: the one that declared the fire, or else another of
    /// a crossfire, by the target's own table, in range and sight.
    pub fn return_fire_at(&self, s: &State, attack: &Attack) -> Legal<u8> {
        let mut answer = Err(No::by(&["cc.return-fire"], "ccgw-no-card-use"));
        let rest = attack.by - Set64::one(attack.lead);
        for shooter in std::iter::once(attack.lead).chain(rest.iter()) {
            if shooter == NOBODY || !s.is_alive(shooter) || !s.is_alive(attack.target) {
                continue;
            }
            let mut sum = Sum::quiet();
            match self.ranged_dice(s, attack.target, s.unit(shooter).hex, &mut sum) {
                Ok(_) => return Ok(shooter),
                Err(no) => answer = Err(no),
            }
        }
        answer
    }

    /// fx.ter.water.ford-combat: a defender who may not fight where he stands strikes neither first nor back.
    pub fn may_strike_back(&self, s: &State) -> Legal {
        let target = s.attack().map(|attack| attack.target);
        match target.filter(|&unit| unit != NOBODY && s.is_alive(unit)) {
            Some(unit) => self.may_fight_here(s, unit),
            None => Ok(()),
        }
    }

    /// cmd.first-strike: whether the seat may answer with it.
    fn may_strike_first(&self, s: &State, seat: Seat) -> Legal {
        let copies = self.command_copies(Command::FirstStrike);
        if !s.command.holds(seat, copies) {
            return Err(No::by(&["cmd.first-strike"], "ccgw-no-card-held"));
        }
        self.may_strike_back(s)
    }

    /// Public numbers beside a question, for standing orders.
    pub fn public_facts(&self, s: &State) -> Vec<(&'static str, i64)> {
        let mut facts = vec![("turn", i64::from(s.turn))];
        if let Some(attack) = s.attack() {
            facts.push(("dice", i64::from(attack.dice)));
            facts.push(("hits", i64::from(attack.hits)));
            facts.push(("flags", i64::from(attack.faces[crate::kinds::FLAG])));
            if attack.target != NOBODY && s.is_alive(attack.target) {
                facts.push(("figures", i64::from(s.unit(attack.target).figures)));
            }
            if attack.lead != NOBODY && s.is_alive(attack.lead) {
                facts.push((
                    "range",
                    i64::from(self.distance(s.unit(attack.lead).hex, attack.hex)),
                ));
            }
        }
        for seat in [s.active, foe(s.active)] {
            let missing = self.targets[seat].saturating_sub(self.score(s, seat));
            facts.push((
                if seat == s.active {
                    "active-needs"
                } else {
                    "other-needs"
                },
                i64::from(missing),
            ));
        }
        facts
    }

    /// What has just happened when a card may be played.
    fn what_happened(&self, s: &State, text: Text) -> Text {
        match s.attack() {
            Some(a) => {
                let who = match a.lead {
                    NOBODY => Text::new("ccgw-artillery"),
                    lead => self.unit_text(s, lead),
                };
                text.text("unit", who)
                    .name("hex", self.label(a.hex))
                    .num("hits", a.hits)
            }
            None => match (s.moving, s.stack.iter().rev().nth(1)) {
                (Some(unit), _) => self.unit_in(s, text, unit),
                (None, Some(Frame::Barrage(b))) => {
                    text.name("hex", self.label(b.centre)).num("dice", b.dice)
                }
                _ => text,
            },
        }
    }
}
