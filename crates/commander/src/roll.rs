//! Rolls, revealed cards and triggers (1.3, 1.8, 1.9, 9.1).

use crate::action::Action;
use crate::book::Book;
use crate::cards::Trigger;
use crate::frame::{
    Event, EventStep, Flow, Frame, Moment, Purpose, Reveal, Roll, RollStage, Shown, Sniper, Time,
    TimeStep, Window,
};
use crate::ids::{CardId, UnitId, Units};
use crate::kinds::OFF;
use crate::look::DieLook;
use crate::refuse::unasked;
use crate::state::{State, foe};
use hex::HexId;
use table::{Actions, Chance, DieView, Legal, Look, Played, Question, Seat, Teller, Text};

impl Roll {
    /// A roll about to be made.
    pub fn of(seat: Seat, why: Purpose) -> Frame {
        Frame::Roll(Roll {
            seat,
            why,
            card: None,
            emptied: false,
            advanced: false,
            stage: RollStage::Reveal,
            plus: 0,
        })
    }
    /// The card that was revealed for it.
    fn card(&self) -> CardId {
        self.card.expect("it has been revealed")
    }
}

impl Reveal {
    /// A card about to be revealed.
    pub fn of(seat: Seat, what: Shown) -> Frame {
        Frame::Reveal(Reveal {
            seat,
            what,
            card: None,
            emptied: false,
        })
    }
}

impl Time {
    /// A Time advance about to be made.
    pub fn by(by: Seat, trigger: bool) -> Frame {
        Frame::Time(Time {
            by,
            trigger,
            step: TimeStep::Shuffle,
            engaged: Units::EMPTY,
        })
    }
}

impl Book {
    /// 1.3: reveals the top card of a player's deck, never one of his hand (gloss.die-roll); whether it was the last.
    fn reveal(
        &self,
        s: &mut State,
        seat: Seat,
        why: &'static str,
        c: &mut Chance,
    ) -> (CardId, bool) {
        let pile = &mut s.pile[seat];
        let card = self.draw_from(pile.rest, why, seat, seat, c);
        pile.rest.remove(card);
        pile.out.insert(card);
        (card, pile.rest.is_empty())
    }

    /// 1.9: one roll.
    pub fn step_roll(
        &self,
        s: &mut State,
        roll: &mut Roll,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        match roll.stage {
            RollStage::Reveal => {
                let (card, emptied) = self.reveal(s, roll.seat, roll.why.key(), c);
                // A card rolled again is another card: its Time! counts (6.1.2b).
                (roll.card, roll.emptied, roll.advanced) = (Some(card), emptied, false);
                s.dice = self.card(roll.seat, card).dice;
                (s.plus, roll.plus) = (0, 0);
                self.tell_roll(s, roll, t);
                roll.stage = RollStage::Shown;
                s.rerolled = false;
                // 9.1a: the holder of the Initiative card decides before anything comes of it.
                Flow::Call(Frame::Window(Window {
                    moment: Moment::AfterRoll,
                    seat: s.initiative,
                    used: false,
                }))
            }
            // g:S98.2: after the Initiative card, and not for Sudden Death; the inactive player first.
            RollStage::Shown
                if self.law.strategy && !s.rerolled && roll.why != Purpose::SuddenDeath =>
            {
                roll.stage = RollStage::Plus;
                self.open_window(s, Moment::Plus, foe(s.active))
            }
            RollStage::Plus => {
                roll.stage = RollStage::Added;
                self.open_window(s, Moment::Plus, s.active)
            }
            RollStage::Shown | RollStage::Added => {
                roll.stage = RollStage::Emptied;
                Flow::Next
            }
            RollStage::Emptied => {
                let again = std::mem::take(&mut s.rerolled);
                roll.stage = if again {
                    RollStage::Reveal
                } else {
                    RollStage::Trigger
                };
                // 6.1.2a: emptying the deck is no effect of the roll.
                if std::mem::take(&mut roll.emptied) {
                    roll.advanced = true;
                    return Flow::Call(Time::by(roll.seat, false));
                }
                Flow::Next
            }
            RollStage::Trigger => {
                // 1.9.1d: all of it, before the roll counts.
                roll.stage = RollStage::Counts;
                self.trigger(s, roll, t)
            }
            RollStage::Counts => {
                s.dice = self.card(roll.seat, roll.card()).dice;
                s.plus = roll.plus;
                Flow::Done
            }
        }
    }

    /// 1.9.1: what the dice set off. Within a trigger nothing does (1.9.1c, E42d).
    fn trigger(&self, s: &mut State, roll: &Roll, t: &mut Teller) -> Flow {
        let Some(trigger) = self.card(roll.seat, roll.card()).trigger else {
            return Flow::Next;
        };
        if self.is_quiet(s) {
            return Flow::Next;
        }
        let (seat, engaged) = (roll.seat, self.engaged(s));
        match trigger {
            // 1.9.1.2, O20.3.3.1: only a Fire roll jams, and the attack goes on.
            Trigger::Jammed => {
                if roll.why == Purpose::Fire {
                    self.jam(s, t);
                }
                Flow::Next
            }
            Trigger::Event => Flow::Call(Frame::Event(Event {
                kind: None,
                wind: 0,
                seat,
                step: EventStep::BEGIN,
                chosen: None,
                hex: OFF,
                left: Units::EMPTY,
                engaged,
            })),
            Trigger::Sniper => Flow::Call(Frame::Sniper(Sniper {
                seat,
                hex: OFF,
                done: false,
                engaged,
            })),
            // 6.1.2b: not twice for one card.
            Trigger::Time if roll.advanced => Flow::Next,
            Trigger::Time => Flow::Call(Time::by(seat, true)),
        }
    }

    /// 1.9.1c, g:6.1.2a: whether a trigger is being resolved. g:O16.4: one whose Melees are fought is concluded, and
    /// their rolls are like others; in Europe they are fought within it.
    pub fn is_quiet(&self, s: &State) -> bool {
        let mut frames = s.stack.iter().peekable();
        while let Some(frame) = frames.next() {
            let melees = matches!(frames.peek(), Some(Frame::Melees(_)));
            let over = melees && self.law.melee_by_cause;
            if !over && self.is_trigger(frame) {
                return true;
            }
        }
        false
    }
    /// Whether a trigger is being resolved below the innermost procedure.
    pub fn is_within_trigger(&self, s: &State) -> bool {
        let mut below = s.stack.iter().rev().skip(1);
        below.any(|frame| self.is_trigger(frame))
    }
    fn is_trigger(&self, frame: &Frame) -> bool {
        match frame {
            Frame::Event(_) | Frame::Sniper(_) => true,
            Frame::Time(time) => time.trigger || self.law.last_card_triggers,
            _ => false,
        }
    }

    fn tell_roll(&self, s: &State, roll: &Roll, t: &mut Teller) {
        let [white, red] = s.dice;
        let product = roll.why == Purpose::Targeting;
        t.roll(
            || {
                let n = if product { white * red } else { white + red };
                self.say(&format!("rolled-{}", roll.why.key()))
                    .text("side", self.side_text(roll.seat))
                    .num("n", n)
                    .name("card", self.card_name(roll.seat, roll.card()))
            },
            || {
                let die = |red: bool, n: u8| {
                    let colour = if red { "red" } else { "white" };
                    DieView {
                        die: format!("{colour}-{n}"),
                        text: self.say(&format!("die-{colour}")).num("n", n),
                        counts: true,
                        face: String::new(),
                        look: Look::of(DieLook { red, n }),
                    }
                };
                vec![die(false, white), die(true, red)]
            },
        );
    }

    /// 1.8a, 1.9.1.1a: a card revealed for its hex, its Event or its dice.
    pub fn step_reveal(
        &self,
        s: &mut State,
        reveal: &mut Reveal,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        if reveal.card.is_none() {
            let why = match reveal.what {
                Shown::Hex => "random-hex",
                Shown::Event => "event",
                Shown::Drift => "drift",
            };
            let (card, emptied) = self.reveal(s, reveal.seat, why, c);
            reveal.card = Some(card);
            let face = self.card(reveal.seat, card);
            let told = t.all(|| {
                let text = self
                    .say(&format!("revealed-{why}"))
                    .text("side", self.side_text(reveal.seat))
                    .name("card", self.card_name(reveal.seat, card));
                match reveal.what {
                    Shown::Hex => text.name("hex", self.label(face.hex)),
                    Shown::Event => text.text("event", self.event_text(face.event)),
                    Shown::Drift => text.num("white", face.dice[0]).num("red", face.dice[1]),
                }
            });
            if reveal.what == Shown::Event {
                let event = || self.event_text(face.event);
                told.shows(|| Played {
                    drawn: true,
                    ..self.played(reveal.seat, card, event())
                });
            }
            if emptied {
                // 1.9.1b: the Time advance comes first.
                return Flow::Call(Time::by(reveal.seat, false));
            }
        }
        s.shown = reveal.card.expect("it has been revealed");
        if reveal.what == Shown::Hex {
            self.repair(s, self.shown_hex(s, reveal.seat), t);
        }
        Flow::Done
    }

    /// 1.8a: the hex of the card revealed last by this seat.
    pub fn shown_hex(&self, s: &State, seat: Seat) -> HexId {
        self.card(seat, s.shown).hex
    }

    /// 11.4b, 1.8b: every random hex repairs or eliminates broken Weapons by its number.
    fn repair(&self, s: &mut State, hex: HexId, t: &mut Teller) {
        let row = self.map.grid().row(hex) as u8;
        for weapon in s.all_weapons() {
            let w = *s.weapon(weapon);
            let in_play = s.bearer_on_map(weapon).is_some();
            if !w.broken || !in_play {
                continue;
            }
            let kind = self.arm(s, weapon);
            let within = |[from, to]: [u8; 2]| (from..=to).contains(&row);
            if within(kind.fix) {
                s.weapon_mut(weapon).broken = false;
                t.all(|| self.weapon_event("weapon-fixed", s, weapon));
            } else if within(kind.elim) {
                t.all(|| self.weapon_event("weapon-eliminated", s, weapon));
                self.lose_weapon(s, weapon);
            }
        }
    }

    /// 1.9.1.3: somebody is shot at.
    pub fn step_sniper(&self, s: &mut State, sniper: &mut Sniper, t: &mut Teller) -> Flow {
        if sniper.done {
            self.test_end(s, t);
            return self.after_trigger(s, sniper.engaged);
        }
        if sniper.hex == OFF {
            sniper.hex = HexId(u16::MAX - 1);
            return Flow::Call(Reveal::of(sniper.seat, Shown::Hex));
        }
        if sniper.hex == HexId(u16::MAX - 1) {
            sniper.hex = self.shown_hex(s, sniper.seat);
        }
        if self.snipable(s, sniper).is_empty() {
            sniper.done = true;
            return Flow::Next;
        }
        Flow::Ask
    }

    /// 1.9.1.3: the units of either side in the random hex or beside it.
    fn snipable(&self, s: &State, sniper: &Sniper) -> Units {
        let near = |unit: &UnitId| self.distance(sniper.hex, s.hex(*unit)) <= 1;
        s.everybody().iter().filter(near).collect()
    }
}

/// 1.9.1.3: who is shot at.
impl Question for Sniper {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, _s: &State) -> (Seat, &'static str) {
        (self.seat, "sniper")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for unit in book.snipable(s, self).iter() {
            out.push(Action::Unit(unit));
        }
        out.push(Action::Pass);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        book.elsewhere(s, action, unasked(&["1.9.1.3"]))
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, _t: &mut Teller) {
        let done = true;
        book.put_back(s, Frame::Sniper(Sniper { done, ..*self }));
        if let Action::Unit(unit) = action {
            s.stack.push(Book::breaks(Units::one(unit)));
        }
    }
    fn meant(&self, book: &Book, s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        book.unit_meant(s, at)
    }
    /// Nobody shoots at his own.
    fn usual(&self, book: &Book, s: &State) -> Option<Action> {
        let foes = book.snipable(s, self) & s.on_map[foe(self.seat)];
        foes.is_empty().then_some(Action::Pass)
    }
    fn note(&self, book: &Book, _s: &State) -> Option<Text> {
        book.note_here("note-sniper")
    }
}
