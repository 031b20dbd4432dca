//! A Squad that becomes two Teams, and hexes that hold too many (E52, 8.2).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Deploying, Flow, Frame, Overstack, Recover, Rout};
use crate::ids::{UnitId, Units};
use crate::refuse::unasked;
use crate::state::State;
use hex::HexId;
use table::{Actions, Chance, Legal, Question, Seat, Teller, Text};

impl Book {
    /// E52, 8.2c: a Squad becomes two Teams; its markers are still to be given.
    pub fn deploy(&self, s: &mut State, unit: UnitId, t: &mut Teller) -> Option<Frame> {
        let seat = s.unit(unit).seat;
        let kind = self.team_kind(seat);
        let before = *s.unit(unit);
        let twin = self.birth(s, seat, kind)?;
        t.all(|| self.unit_event("deployed", s, unit));
        s.unit_mut(unit).kind = kind;
        let hex = s.hex(unit);
        s.put(twin, hex);
        // E52.2a, E52.2c
        s.unit_mut(twin).broken = before.broken;
        if s.activated.has(unit) {
            s.activated.insert(twin);
        }
        if s.driven().has(unit) {
            s.op_card[0].insert(twin);
        }
        self.twin(s, unit, twin);
        let left = u8::from(before.weapon.is_some())
            | u8::from(before.suppressed) << 1
            | u8::from(before.veteran) << 2;
        (left != 0).then_some(Frame::Deploy(Deploying { unit, twin, left }))
    }
    /// E52.2c, g:E64.2: the new Team joins everything that is pending for the Squad; here it has no roll of its own,
    /// since that of the Section counts for it.
    pub fn twin(&self, s: &mut State, unit: UnitId, twin: UnitId) {
        let alike = self.law.twins_alike;
        let join = |set: &mut Units| {
            if set.has(unit) {
                set.insert(twin);
            }
        };
        for frame in s.stack.iter_mut() {
            match frame {
                Frame::Attack(a) => {
                    // One Defence roll counts for both, if the Squad's is still to come.
                    if a.unit == Some(unit) || a.left.has(unit) {
                        a.pairs[1] = a.pairs[0].replace([unit, twin]);
                    }
                    if !alike {
                        join(&mut a.left);
                    }
                }
                Frame::Move(m) => {
                    join(&mut m.waiting);
                    join(&mut m.group);
                    join(&mut m.all);
                    join(&mut m.op);
                }
                Frame::Advance(a) => {
                    join(&mut a.waiting);
                    if a.unit == Some(unit) {
                        a.twin = Some(twin);
                    }
                }
                Frame::Fire(f) => {
                    join(&mut f.units);
                    join(&mut f.all);
                }
                Frame::Melee(m) => join(&mut m.units),
                Frame::Recover(Recover(r)) | Frame::Rout(Rout(r)) => {
                    if r.unit == Some(unit) {
                        r.twin = Some(twin);
                    } else if alike && r.left.has(unit) {
                        r.pairs[1] = r.pairs[0].replace([unit, twin]);
                    }
                    if !alike {
                        join(&mut r.left);
                    }
                }
                Frame::Retreat(r) if r.unit == unit => (r.twin, r.twin_left) = (Some(twin), r.left),
                Frame::Break(b) => join(&mut b.left),
                _ => {}
            }
        }
    }
    /// E52.2b, 13.3b, 11.3c: one marker after the other.
    pub fn step_deploy(&self, d: &Deploying) -> Flow {
        if d.left == 0 { Flow::Done } else { Flow::Ask }
    }
}

/// E52.2b: the Team that gets the next marker.
impl Question for Deploying {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, s: &State) -> (Seat, &'static str) {
        (s.unit(self.unit).seat, "markers")
    }
    fn list(&self, _book: &Book, _s: &State, out: &mut Actions<Action>) {
        out.push(Action::Unit(self.unit));
        out.push(Action::Unit(self.twin));
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        book.elsewhere(s, action, unasked(&["E52.2b"]))
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, _t: &mut Teller) {
        let marker = self.left.trailing_zeros();
        if action == Action::Unit(self.twin) {
            match marker {
                0 => {
                    if let Some(weapon) = s.carried(self.unit) {
                        book.arm_unit(s, weapon, self.twin);
                    }
                }
                1 => {
                    s.unit_mut(self.unit).suppressed = false;
                    s.unit_mut(self.twin).suppressed = true;
                }
                _ => {
                    s.unit_mut(self.unit).veteran = false;
                    s.unit_mut(self.twin).veteran = true;
                }
            }
        }
        let left = self.left & (self.left - 1);
        book.put_back(s, Frame::Deploy(Deploying { left, ..*self }));
    }
    fn meant(&self, book: &Book, s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        book.unit_meant(s, at)
    }
    fn note(&self, book: &Book, _s: &State) -> Option<Text> {
        book.note_here("note-markers")
    }
}

/// 8.2b, 8.2c: what is done about an overstacked hex.
impl Question for Overstack {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, _s: &State) -> (Seat, &'static str) {
        (self.seat, "overstacked")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let there = s.of_side(self.seat, self.hex);
        for unit in there.iter() {
            out.push(Action::Unit(unit));
        }
        // 8.2c: in Europe alone.
        if book.law.deploys_overstacked && !self.deployed && book.may_birth(s) {
            for unit in there.iter().filter(|&unit| book.is_squad(s, unit)) {
                out.push(Action::With(unit));
            }
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        book.elsewhere(s, action, unasked(&["8.2b", "8.2c"]))
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        match action {
            Action::With(unit) => {
                let deployed = true;
                book.put_back(s, Frame::Overstack(Overstack { deployed, ..*self }));
                if let Some(frame) = book.deploy(s, unit, t) {
                    s.stack.push(frame);
                }
            }
            Action::Unit(unit) => {
                book.eliminate(s, unit, t);
                book.recount(s, t);
            }
            other => unreachable!("{other:?} is no answer to an overstacked hex"),
        }
    }
    fn meant(&self, book: &Book, s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        book.unit_meant(s, at)
    }
    fn note(&self, book: &Book, _s: &State) -> Option<Text> {
        let text = book.say("note-overstacked");
        Some(text.name("hex", book.hex_name(self.hex)))
    }
    fn words(&self, book: &Book, s: &State, action: Action) -> Option<Text> {
        match action {
            Action::With(unit) => Some(book.unit_offer("do-deploy", s, unit)),
            _ => None,
        }
    }
}
