//! Melees (O16.4, A25, A38).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Flow, Frame, Melee, MeleeStep, Moment, Purpose, Roll};
use crate::ids::{UnitId, Units};
use crate::kinds::Fort;
use crate::refuse::unasked;
use crate::state::{State, foe};
use hex::{HexId, HexSet256};
use table::{Actions, Chance, Legal, Odds, Question, Seat, Sum, Teller, Text};

impl Book {
    /// O16.4a: the hexes with units of both sides.
    pub fn contested(&self, s: &State) -> HexSet256 {
        let [a, b] = [Seat(0), Seat(1)].map(|seat| {
            let hexes = s.on_map[seat].iter().map(|unit| s.hex(unit));
            hexes.collect::<HexSet256>()
        });
        a & b
    }
    /// O16.4a: an Order is over; Melees are fought.
    pub fn with_melees(&self, s: &State) -> Flow {
        or_done(self.call_melees(s, Units::EMPTY))
    }
    /// O16.4a: an Event or trigger is over; Melees are fought.
    pub fn after_trigger(&self, s: &State, engaged: Units) -> Flow {
        or_done(self.call_melees_of_trigger(s, engaged))
    }
    /// g:O16.4: who stands in a hex with enemies as a trigger begins: the Order has led to it, and their Melee waits
    /// for its end.
    pub fn engaged(&self, s: &State) -> Units {
        if !self.law.melee_by_cause {
            return Units::EMPTY;
        }
        let contested = self.contested(s);
        let there = |unit: &UnitId| contested.contains(s.hex(*unit));
        s.everybody().iter().filter(there).collect()
    }
    /// The Melees that the trigger on the stack has led to; of one within another at the end of that one.
    pub fn call_melees_of_trigger(&self, s: &State, engaged: Units) -> Flow {
        match self.law.melee_by_cause && self.is_within_trigger(s) {
            true => Flow::Next,
            false => self.call_melees(s, engaged),
        }
    }
    /// O16.4a: the hexes whose Melee is due: not those where some of the waiting stand on both sides.
    fn due(&self, s: &State, waiting: Units) -> HexSet256 {
        let contested = self.contested(s);
        if waiting.is_empty() {
            return contested;
        }
        let waits = |seat: Seat, hex: HexId| !(s.of_side(seat, hex) & waiting).is_empty();
        let due = |hex: &HexId| !(waits(Seat(0), *hex) && waits(Seat(1), *hex));
        contested.iter().filter(due).collect()
    }
    /// O16.4a: the Melees that have to be fought, if any. Within a Melee none is begun anew.
    pub fn call_melees(&self, s: &State, waiting: Units) -> Flow {
        let fights = |frame: &Frame| matches!(frame, Frame::Melee(_) | Frame::Melees(_));
        if s.stack.iter().any(fights) || self.due(s, waiting).is_empty() {
            Flow::Next
        } else {
            Flow::Call(Frame::Melees(waiting))
        }
    }
    /// O16.4b: the active player chooses the sequence.
    pub fn step_melees(&self, s: &State, waiting: Units) -> Flow {
        let due = self.due(s, waiting);
        match (due.first(), due.len()) {
            (None, _) => Flow::Done,
            (Some(hex), 1) => Flow::Call(Melee::at(hex)),
            _ => Flow::Ask,
        }
    }
    /// One Melee.
    pub fn step_melee(&self, s: &mut State, melee: &mut Melee, t: &mut Teller) -> Flow {
        let sides = [Seat(0), Seat(1)].map(|seat| s.of_side(seat, melee.hex));
        match melee.step {
            // g:A28.1: what the roller adds to it.
            MeleeStep::Brace(n) => {
                melee.step = MeleeStep::Roll(n);
                self.put_back(s, Frame::Melee(*melee));
                self.open_window(s, Moment::BeforeMeleeRoll, self.melee_seat(s, n))
            }
            MeleeStep::Ambush(0) if self.is_lone(s, sides) => {
                melee.step = MeleeStep::Over;
                self.take_runners(s, sides, t);
                Flow::Next
            }
            MeleeStep::Ambush(2) => {
                // O16.4.1b: nobody is left to fight.
                let empty = sides.iter().any(|side| side.is_empty());
                melee.step = match empty {
                    true => self.law.unfought,
                    false => self.law.melee[0],
                };
                Flow::Next
            }
            MeleeStep::Ambush(n) => {
                // A25b: the inactive player first.
                let again = n == MeleeStep::AGAIN;
                let seat = if n == 0 || again {
                    foe(s.active)
                } else {
                    s.active
                };
                melee.step = MeleeStep::Ambush(if again { 1 } else { n + 1 });
                self.put_back(s, Frame::Melee(*melee));
                self.open_window(s, Moment::BeforeMelee, seat)
            }
            MeleeStep::Suffer(seat) => {
                if s.of_side(seat, melee.hex).is_empty() {
                    melee.step = self.law.ambush_again;
                    return Flow::Next;
                }
                Flow::Ask
            }
            MeleeStep::Roll(n) => self.melee_roll(s, melee, n, t),
            MeleeStep::Rolled(n) => {
                let seat = self.melee_seat(s, n);
                melee.total[seat.index()] += s.sum();
                melee.units &= s.everybody();
                melee.step = match n {
                    // g:O16.4.2b: a trigger has left nobody to fight.
                    _ if self.law.melee_added_again && sides.iter().any(|side| side.is_empty()) => {
                        self.law.unfought
                    }
                    0 => self.law.melee[1],
                    _ => MeleeStep::Result,
                };
                Flow::Next
            }
            MeleeStep::Result => {
                self.melee_result(s, melee, t);
                melee.step = MeleeStep::Quarter(0);
                Flow::Next
            }
            MeleeStep::Quarter(2) | MeleeStep::Over => {
                self.recount(s, t);
                self.test_end(s, t);
                Flow::Done
            }
            MeleeStep::Quarter(n) => {
                let seat = self.melee_seat(s, n);
                melee.step = MeleeStep::Quarter(n + 1);
                self.put_back(s, Frame::Melee(*melee));
                self.open_window(s, Moment::AfterMelee, seat)
            }
        }
    }
    /// O16.4.2: one side's roll, with its FP.
    fn melee_roll(&self, s: &State, melee: &mut Melee, n: u8, t: &mut Teller) -> Flow {
        let seat = self.melee_seat(s, n);
        if n == 0 {
            self.add_up(s, melee);
        } else if self.law.melee_added_again {
            self.add_again(s, melee, seat);
        }
        let mut sum = self.sum(t.on());
        self.melee_fp(s, seat, melee, &mut sum);
        // What a trigger of the first roll has changed since does not count.
        let fp = melee.total[seat.index()].into();
        if sum.total() != fp {
            sum = self.sum(t.on());
            sum.add(fp, "O16.4.1a");
        }
        // g:A33, g:A35, g:A40, g:A48, g:A55
        for (rule, more) in self.melee_raises(seat, melee) {
            sum.add(more.into(), rule);
            melee.total[seat.index()] += more;
        }
        t.tally(
            || {
                self.say("melee-fp")
                    .text("side", self.side_text(seat))
                    .name("hex", self.label(melee.hex))
                    .num("n", sum.total())
            },
            || sum.tally("melee"),
        );
        melee.step = MeleeStep::Rolled(n);
        Flow::Call(Roll::of(seat, Purpose::Melee))
    }
    /// O16.4.2: the inactive player first.
    fn melee_seat(&self, s: &State, n: u8) -> Seat {
        if n == 0 { foe(s.active) } else { s.active }
    }
    /// O16.4.1a: both sides' FP, before either rolls.
    fn add_up(&self, s: &State, melee: &mut Melee) {
        melee.units = s.in_hex(melee.hex);
        let markers = s.markers(melee.hex);
        // What a trigger does to the Bunker later changes nothing.
        let holds = matches!(markers.fort(), Some(Fort::Bunker | Fort::Pillbox));
        melee.holder = markers.alone().filter(|_| holds);
        for seat in [Seat(0), Seat(1)] {
            let mut sum = Sum::quiet();
            self.melee_fp(s, seat, melee, &mut sum);
            melee.total[seat.index()] = sum.total() as i8;
        }
    }
    /// O16.4.1a: FP of all units, and one for each whose FP is boxed; Weapons never count.
    pub fn melee_fp(&self, s: &State, seat: Seat, melee: &Melee, sum: &mut Sum) {
        for unit in s.of_side(seat, melee.hex).iter() {
            let mut own = Sum::quiet();
            self.fp(s, unit, &mut own);
            self.spare_gun(s, unit, &mut own);
            sum.add(own.total().max(0), "O16.4.1a");
            sum.add(i32::from(self.face(s, unit).boxed_fp), "3.1.6");
        }
    }
    /// g:O16.4.1b: of two Firepowers of a tank the lower one counts.
    fn spare_gun(&self, s: &State, unit: UnitId, sum: &mut Sum) {
        if !self.is_tank(s, unit) {
            return;
        }
        let kind = &self.kinds[usize::from(s.unit(unit).kind)];
        if let Some([gun, _]) = kind.more.gun[usize::from(s.unit(unit).broken)] {
            let less = (self.face(s, unit).fp - gun).max(0);
            sum.add(-i32::from(less), "g:O16.4.1b");
        }
    }
    /// g:O16.4.2b: what was added up stays, unless one of those who took part has left the hex since.
    fn add_again(&self, s: &State, melee: &mut Melee, seat: Seat) {
        let gone = melee.units - s.in_hex(melee.hex);
        if gone.iter().any(|unit| s.unit(unit).seat == seat) {
            let mut sum = Sum::quiet();
            self.melee_fp(s, seat, melee, &mut sum);
            melee.total[seat.index()] = sum.total() as i8;
        }
    }
    /// g:O16.4.1a: whether a side has nobody but Liaison Agents there.
    pub fn is_lone(&self, s: &State, sides: [Units; 2]) -> bool {
        sides.iter().any(|&side| self.are_runners(s, side))
    }
    /// Whether these are Liaison Agents and nobody else.
    pub fn are_runners(&self, s: &State, side: Units) -> bool {
        !side.is_empty() && side.iter().all(|unit| self.is_agent(s, unit))
    }
    /// g:O16.4.1a: they are eliminated, without cards and without a roll.
    fn take_runners(&self, s: &mut State, sides: [Units; 2], t: &mut Teller) {
        let runners = sides.map(|side| self.are_runners(s, side));
        for (side, _) in sides.iter().zip(runners).filter(|(_, lone)| *lone) {
            side.iter().for_each(|unit| self.eliminate(s, unit, t));
        }
    }
    /// g:A30.b: while Ambushes are played nobody takes an objective there: whoever had it last keeps it if nobody is
    /// left.
    pub fn is_ambushing(&self, s: &State, hexes: HexSet256) -> bool {
        self.law.ambush_holds
            && self.melee(s).is_some_and(|melee| {
                let ambush = matches!(melee.step, MeleeStep::Ambush(_) | MeleeStep::Suffer(_));
                ambush && hexes.contains(melee.hex)
            })
    }
    /// O16.4.3a, O16.4.3b: who is eliminated.
    fn melee_result(&self, s: &mut State, melee: &Melee, t: &mut Teller) {
        let [a, b] = melee.total;
        let losers: &[Seat] = match a.cmp(&b) {
            std::cmp::Ordering::Less => &[Seat(0)],
            std::cmp::Ordering::Greater => &[Seat(1)],
            // F101b, F104b: the last sole occupant wins.
            std::cmp::Ordering::Equal => match melee.holder {
                Some(Seat(0)) => &[Seat(1)],
                Some(_) => &[Seat(0)],
                None => &[Seat(0), Seat(1)],
            },
        };
        t.all(|| {
            self.say("melee")
                .name("hex", self.label(melee.hex))
                .text("one", self.side_text(Seat(0)))
                .num("a", a)
                .text("other", self.side_text(Seat(1)))
                .num("b", b)
        })
        .deed();
        for &seat in losers {
            for unit in (self.fighters(s, melee) & s.on_map[seat]).iter() {
                self.eliminate(s, unit, t);
            }
        }
    }
    /// O16.4.3a: those who took part, wherever a trigger has driven them; g:O16.4.2b: here those still in the hex.
    pub fn fighters(&self, s: &State, melee: &Melee) -> Units {
        let units = melee.units & s.everybody();
        match self.law.melee_added_again {
            true => s.those(units, melee.hex),
            false => units,
        }
    }
    /// Which units a player may break for an Ambush.
    pub fn suffering(&self, s: &State, melee: &Melee) -> Units {
        match melee.step {
            MeleeStep::Suffer(seat) => s.of_side(seat, melee.hex),
            _ => Units::EMPTY,
        }
    }
}

/// Over, if nothing is to be done first.
fn or_done(flow: Flow) -> Flow {
    match flow {
        Flow::Next => Flow::Done,
        flow => flow,
    }
}

impl MeleeStep {
    /// In `Ambush`: nobody has passed since the last one.
    pub const AGAIN: u8 = 3;
}

impl Melee {
    /// A Melee about to be fought.
    pub fn at(hex: HexId) -> Frame {
        Frame::Melee(Melee {
            hex,
            step: MeleeStep::Ambush(0),
            units: Units::EMPTY,
            total: [0; 2],
            holder: None,
            boosts: [0; 2],
        })
    }
}

/// O16.4b: the sequence of the Melees.
pub struct Melees;

impl Question for Melees {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, s: &State) -> (Seat, &'static str) {
        (s.active, "melees")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let Some(&Frame::Melees(waiting)) = s.stack.last() else {
            return;
        };
        for hex in book.due(s, waiting).iter() {
            out.push(Action::At(hex));
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        book.elsewhere(s, action, unasked(&["O16.4b"]))
    }
    fn answer(
        &self,
        _book: &Book,
        s: &mut State,
        action: Action,
        _c: &mut Chance,
        _t: &mut Teller,
    ) {
        let Action::At(hex) = action else {
            unreachable!("{action:?} names no Melee");
        };
        s.stack.push(Melee::at(hex));
    }
    fn meant(&self, _book: &Book, _s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::At(at))
    }
    fn note(&self, book: &Book, _s: &State) -> Option<Text> {
        book.note_here("note-melees")
    }
    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        match action {
            Action::At(hex) => book.melee_odds(s, s.active, hex),
            _ => None,
        }
    }
}

/// A25a: who breaks for an Ambush.
impl Question for Melee {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, &'static str) {
        let unit = book.suffering(s, self).first().unwrap_or_default();
        (s.unit(unit).seat, "ambushed")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for unit in book.suffering(s, self).iter() {
            out.push(Action::Unit(unit));
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        book.elsewhere(s, action, unasked(&["A25a"]))
    }
    /// A25a: the unit chosen breaks; then Ambushes may be played again.
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, _t: &mut Teller) {
        let Action::Unit(unit) = action else {
            unreachable!("{action:?} names no unit");
        };
        let step = book.law.ambush_again;
        book.put_back(s, Frame::Melee(Melee { step, ..*self }));
        s.stack.push(Book::breaks(Units::one(unit)));
    }
    fn meant(&self, book: &Book, s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        book.unit_meant(s, at)
    }
    fn note(&self, book: &Book, _s: &State) -> Option<Text> {
        let note = book.note_here("note-ambushed")?;
        Some(note.name("hex", book.hex_name(self.hex)))
    }
}
