//! Phase 1: the Command card, what it lets its player order (cmd.*), and what he chooses before he gives the orders.

use crate::action::Action;
use crate::book::Book;
use crate::combat_cards::Combat;
use crate::command_cards::{ALL, Command, Gives};
use crate::dice::{self, battle_dice};
use crate::frame::{Flow, Frame};
use crate::kinds::{BATTLE_DIE, BURST, DEADLY, Kind, SOLDIER, STAR, Wing, counted};
use crate::question::elsewhere;
use crate::state::{Battery, Count, Orders, Phase, State};
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, No, Question, Seat, Set64, Teller, Text};

/// Which Command card is played.
pub struct PlayOne;

impl Question for PlayOne {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "command")
    }

    /// What lies in a hand decides what can be answered (setup.05).
    fn is_secret(&self) -> bool {
        true
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let hand = s.command.hand[s.active];
        for class in book.command.classes_in(hand) {
            out.push(Action::Play(book.command_of[class as usize]));
        }
        if hand.is_empty() {
            out.push(Action::Pass);
        }
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        const RULES: &[&str] = &["p1.play-one"];
        match action {
            Action::Play(card) if s.command.holds(s.active, book.command_copies(card)) => Ok(()),
            Action::Play(_) => Err(No::by(RULES, "ccgw-no-card-held")),
            Action::Pass if s.command.hand[s.active].is_empty() => Ok(()),
            Action::Pass => Err(No::by(RULES, "ccgw-no-pass-command")),
            _ => elsewhere(action, No::by(RULES, "ccgw-no-command-first")),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        match action {
            Action::Play(card) => book.play_command(s, card, t),
            _ => s.phase = Phase::Ending,
        }
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Order(at))
    }

    fn note(&self, _: &Book, _: &State) -> Option<Text> {
        Some(Text::new("ccgw-note-command"))
    }
}

/// cmd.infantry-attack: which section attacks.
pub struct Section;

impl Question for Section {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "section")
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for wing in Wing::ALL {
            if book.may_choose_section(s, wing).is_ok() {
                out.push(Action::Section(wing));
            }
        }
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Section(wing) => book.may_choose_section(s, wing),
            _ => elsewhere(
                action,
                No::by(&["cmd.infantry-attack"], "ccgw-no-section-first"),
            ),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, _: &mut Teller) {
        let Action::Section(wing) = action else {
            unreachable!("{action:?} names no section");
        };
        book.choose_section(s, wing);
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Order(at))
    }

    fn note(&self, _: &Book, _: &State) -> Option<Text> {
        Some(Text::new("ccgw-note-section"))
    }
}

/// cmd.replacements: which unit gets a figure back.
pub struct Replacements;

impl Replacements {
    /// Figures left for infantry, and for any unit.
    fn left(s: &State) -> (u8, u8) {
        match s.stack.last() {
            Some(Frame::Restore { infantry, any, .. }) => (*infantry, *any),
            frame => unreachable!("{frame:?} restores nobody"),
        }
    }
}

impl Question for Replacements {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "replacements")
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let (infantry, any) = Replacements::left(s);
        for unit in s.alive[s.active].iter() {
            if book.may_restore(s, unit, infantry, any).is_ok() {
                out.push(Action::Pick(s.unit(unit).hex));
            }
        }
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let (infantry, any) = Replacements::left(s);
        match action {
            Action::Pick(hex) => {
                let unit = book.there(s, hex)?;
                book.may_restore(s, unit, infantry, any)
            }
            _ => elsewhere(
                action,
                No::by(&["cmd.replacements"], "ccgw-no-restore-first"),
            ),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        match action {
            Action::Pick(hex) => book.restore(s, hex, t),
            other => unreachable!("{other:?} restores nobody"),
        }
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Pick(at))
    }

    fn note(&self, _: &Book, s: &State) -> Option<Text> {
        let (infantry, any) = Replacements::left(s);
        let text = Text::new("ccgw-note-replacements");
        Some(text.num("infantry", infantry).num("any", any))
    }
}

impl Book {
    /// What the played card lets its player order, and the rolls that come before. Tactic cards do not look at
    /// sections (p1.tactic-card). Combat cards lie on the table already (cmd.big-show-combat-card).
    pub fn begin_orders(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        let seat = s.active;
        let own = s.alive[seat];
        s.phase = Phase::Orders;
        let mut orders = Orders {
            eligible: own,
            count: Count::None,
            most: ALL,
        };
        let mut first = None;
        if let Some(row) = s.card.map(Command::row) {
            orders.eligible = own.iter().filter(|&u| (row.fits)(self, s, u)).collect();
            match row.gives {
                Gives::In(wing, n) => orders.count = self.in_section(seat, wing, n),
                Gives::Orders(count) => orders.count = count,
                Gives::First(before) => first = before(self, s, &mut orders, c, t),
            }
        }
        if let Some(frame) = first {
            return Flow::Call(frame);
        }
        s.orders = orders;
        self.limit_orders(s);
        Flow::Next
    }

    /// cc.messenger-killed: one order fewer than the card would give.
    fn limit_orders(&self, s: &mut State) {
        if !s.effects.has(Combat::MessengerKilled) || s.phase != Phase::Orders {
            return;
        }
        let own = s.orders.eligible;
        let given = match s.orders.count {
            Count::Sections(caps) => match caps.iter().position(|&cap| cap == ALL) {
                Some(section) => {
                    let there = |&u: &u8| self.stands_in(s, u, section as u8);
                    own.iter().filter(there).count() as u8 + u8::from(self.has_battery(s))
                }
                None => caps.iter().sum(),
            },
            Count::Any(n) => n,
            Count::All => own.len() as u8,
            Count::Rolled(infantry, support, any) => infantry + support + any,
            Count::Linked => self.largest_group(s, own) as u8,
            Count::Paid => s.hq[s.active].min(own.len() as u8),
            Count::None => 0,
        };
        s.orders.most = given.saturating_sub(1);
    }

    /// Whether the unit stands in this section of the board; on a dotted line it stands in two.
    #[inline]
    pub fn stands_in(&self, s: &State, unit: u8, section: u8) -> bool {
        self.sections[s.unit(unit).hex.index()] >> section & 1 == 1
    }

    fn in_section(&self, seat: Seat, wing: Wing, orders: u8) -> Count {
        let mut caps = [0; 3];
        caps[self.section(seat, wing) as usize] = orders;
        Count::Sections(caps)
    }

    /// cmd.big-show-roll: one die per Command card held.
    pub fn big_show(
        &self,
        s: &mut State,
        orders: &mut Orders,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Option<Frame> {
        let seat = s.active;
        let dice = c.dice("ccgw-why-big-show", seat, &BATTLE_DIE, s.hand_size);
        let faces = counted(&dice);
        t.roll(
            || self.roll_text("ccgw-rolled-big-show", seat, &faces),
            || battle_dice(&dice, dice::faces(&[SOLDIER, BURST, DEADLY, STAR])),
        );
        // The card pays for HQ symbols, although this is no combat (hq.gain-combat).
        self.gain_tokens(s, seat, faces[STAR], t);
        orders.count = Count::Rolled(faces[SOLDIER], faces[BURST], faces[DEADLY]);
        None
    }

    /// cmd.replacements: the roll, then figures are handed out one by one.
    pub fn begin_restore(
        &self,
        s: &mut State,
        _: &mut Orders,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Option<Frame> {
        let seat = s.active;
        let dice = c.dice("ccgw-why-replacements", seat, &BATTLE_DIE, s.hand_size);
        let faces = counted(&dice);
        t.roll(
            || self.roll_text("ccgw-rolled-replacements", seat, &faces),
            || battle_dice(&dice, dice::faces(&[SOLDIER, BURST, DEADLY])),
        );
        Some(Frame::Restore {
            infantry: faces[SOLDIER],
            any: faces[BURST] + faces[DEADLY],
            gained: Set64::EMPTY,
        })
    }

    /// Whether a figure of this roll may go to the unit: no unit above its original size.
    pub fn may_restore(&self, s: &State, unit: u8, infantry: u8, any: u8) -> Legal {
        let u = s.unit(unit);
        if u.seat != s.active || u.figures >= u.of {
            return Err(No::by(&["cmd.replacements"], "ccgw-no-restore-full"));
        }
        if any == 0 && (infantry == 0 || u.kind != Kind::Infantry) {
            return Err(No::by(&["cmd.replacements"], "ccgw-no-restore-kind"));
        }
        Ok(())
    }

    /// cmd.replacements: infantry takes a Soldier first, so that the others stay free.
    fn restore(&self, s: &mut State, hex: HexId, t: &mut Teller) {
        let unit = s.unit_at(hex);
        let foot = s.unit(unit).kind == Kind::Infantry;
        if let Some(Frame::Restore {
            infantry,
            any,
            gained,
        }) = s.stack.last_mut()
        {
            if foot && *infantry > 0 {
                *infantry -= 1;
            } else {
                *any -= 1;
            }
            gained.insert(unit);
        }
        self.heal(s, unit, 1, t);
    }

    /// The figures handed out; the units that gained one are ordered.
    pub fn step_restore(&self, s: &mut State, infantry: u8, any: u8, gained: Set64) -> Flow {
        let more = s.alive[s.active]
            .iter()
            .any(|unit| self.may_restore(s, unit, infantry, any).is_ok());
        if more {
            return Flow::Ask;
        }
        s.orders.eligible = gained;
        s.orders.count = Count::All;
        s.orders.most = ALL;
        self.limit_orders(s);
        Flow::Done
    }

    /// cmd.infantry-attack: whether there is infantry in that section.
    fn may_choose_section(&self, s: &State, wing: Wing) -> Legal {
        let section = self.section(s.active, wing);
        let there = |u: u8| self.stands_in(s, u, section);
        if s.orders.eligible.iter().any(there) {
            Ok(())
        } else {
            Err(No::by(&["cmd.infantry-attack"], "ccgw-no-section-infantry"))
        }
    }

    /// The section of Attaque d'Infanterie: all its infantry is ordered.
    fn choose_section(&self, s: &mut State, wing: Wing) {
        let section = self.section(s.active, wing);
        let there = |&u: &u8| self.stands_in(s, u, section);
        s.orders.eligible = s.orders.eligible.iter().filter(there).collect();
        s.orders.count = Count::All;
        s.phase = Phase::Orders;
        self.limit_orders(s);
    }

    /// cmd.assault, cmd.infantry-attack, cmd.replacements: a card that orders all leaves nothing to choose.
    pub fn order_whole(&self, s: &mut State) {
        if s.orders.most != ALL {
            return;
        }
        match s.orders.count {
            Count::Sections(caps) => {
                if let Some(section) = caps.iter().position(|&cap| cap == ALL) {
                    let there = |&u: &u8| self.stands_in(s, u, section as u8);
                    let all: Set64 = s.orders.eligible.iter().filter(there).collect();
                    s.ordered |= all;
                    if self.has_battery(s) {
                        s.battery = Battery {
                            shots: 1,
                            sections: 1 << section,
                            ordered: true,
                        };
                    }
                }
            }
            Count::All => s.ordered |= s.orders.eligible,
            _ => {}
        }
    }
}
