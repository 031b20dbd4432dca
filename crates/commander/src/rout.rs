//! Recover, Rout and Retreat (O22, O23).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Flow, Frame, Going, Purpose, Recover, Retreat, Roll, Rout, Testing};
use crate::ids::{UnitId, Units};
use crate::kinds::OFF;
use crate::ratings::Against;
use crate::refuse::unasked;
use crate::state::State;
use hex::{HexId, HexSet256};
use table::{Actions, Chance, Legal, Odds, Question, Seat, Sum, Teller, Text, Weight, no};

impl Book {
    /// O22.1a
    pub fn may_recover(&self, s: &State, seat: Seat) -> Legal {
        if s.routed[seat] {
            return no(&["O22.1a", "O22.1b"], "no-recover-twice");
        }
        let worn = |unit: UnitId| s.unit(unit).broken || s.unit(unit).suppressed;
        if s.on_map[seat].iter().any(worn) {
            Ok(())
        } else {
            no(&["O22.1a"], "no-recover")
        }
    }
    /// O23.1a
    pub fn may_rout(&self, s: &State, seat: Seat) -> Legal {
        if s.routed[seat] {
            return no(&["O23.1a", "O23.1b"], "no-rout-twice");
        }
        if self.fleeing(s, seat).is_empty() {
            no(&["O23.1a"], "no-rout")
        } else {
            Ok(())
        }
    }
    /// O22.2a, O22.2b: Suppression goes, and the broken are to be rolled for.
    pub fn recovering(&self, s: &mut State, seat: Seat, t: &mut Teller) -> Testing {
        for unit in s.on_map[seat].iter() {
            // g:T107.1b
            if s.unit(unit).suppressed && !s.markers(s.hex(unit)).gas() {
                s.unit_mut(unit).suppressed = false;
                t.all(|| self.unit_event("recovered", s, unit));
            }
        }
        Testing {
            left: self.broken(s, seat),
            unit: None,
            twin: None,
            pairs: [None; 2],
            begun: true,
        }
    }
    /// The broken units of a side.
    pub fn broken(&self, s: &State, seat: Seat) -> Units {
        s.on_map[seat]
            .iter()
            .filter(|&unit| s.unit(unit).broken)
            .collect()
    }

    /// O23.1a, O23.2a: the broken units that a Rout concerns: no tanks (g:O26.5).
    fn fleeing(&self, s: &State, seat: Seat) -> Units {
        self.broken(s, seat) - s.tanks
    }

    /// O22: one Rally roll after the other.
    pub fn step_recover(&self, s: &mut State, test: &mut Testing, t: &mut Teller) -> Flow {
        if let Some(unit) = test.unit.take() {
            self.rally_result(s, [Some(unit), test.twin.take()], t);
            return Flow::Next;
        }
        self.next_test(s, test, Purpose::Rally)
    }
    /// O22.3a, O22.3b, O22.3c: for the unit, and for its twin if both were one Squad when the roll was made (E52.2c).
    fn rally_result(&self, s: &mut State, units: [Option<UnitId>; 2], t: &mut Teller) {
        let mut over = None;
        for unit in units.into_iter().flatten() {
            // Another Event may have rallied it meanwhile, or taken it away.
            if !s.is_on_map(unit) || !s.unit(unit).broken {
                continue;
            }
            match self.tested_once(s, unit, false, &mut over, t) {
                ..0 => self.rally(s, unit, t),
                0 => self.suppress(s, unit, t),
                _ => {}
            }
        }
    }
    /// By how much a roll is over the Morale of one of those for whom it was made; of a Section and the Squad detached
    /// from it by how much it is over that of the first (g:E64.2).
    fn tested_once(
        &self,
        s: &State,
        unit: UnitId,
        rout: bool,
        over: &mut Option<i32>,
        t: &mut Teller,
    ) -> i32 {
        if let (Some(over), true) = (*over, self.law.twins_alike) {
            return over;
        }
        let sum = self.nerve_at(s, unit, rout, t.on());
        let key = if rout { "rout-test" } else { "rally-test" };
        *over.insert(self.tested(s, unit, key, sum, t))
    }
    /// By how much the roll is over the unit's modified Morale.
    fn tested(&self, s: &State, unit: UnitId, key: &'static str, sum: Sum, t: &mut Teller) -> i32 {
        let over = i32::from(s.sum()) - sum.total();
        t.tally(
            || {
                self.unit_event(key, s, unit)
                    .num("n", s.sum())
                    .num("morale", sum.total())
            },
            || sum.tally("morale"),
        )
        .weighs(Weight::Result);
        over
    }
    /// The Morale for a Rally roll, or for a Rout roll: then Gas takes what Cover gives, not what it takes (g:O26.4,
    /// g:T107.1c).
    pub fn nerve_at(&self, s: &State, unit: UnitId, rout: bool, on: bool) -> Sum {
        let mut sum = self.sum(on);
        self.nerve(s, unit, &mut sum);
        let hex = s.hex(unit);
        if rout && s.markers(hex).gas() {
            let cover = self.cover_of(s, hex, Against::default());
            sum.add(-i32::from(cover.max(0)), "g:T107.1c");
        }
        sum
    }
    /// O22.2c, O23.2b: the active player chooses whom to roll for next.
    fn next_test(&self, s: &mut State, test: &mut Testing, why: Purpose) -> Flow {
        test.left &= s.everybody();
        if test.left.is_empty() {
            return self.with_melees(s);
        }
        if self.all_alike(s, test.left) {
            let unit = test.left.first().unwrap_or_default();
            *test = test.rolled_for(unit);
            return Flow::Call(Roll::of(s.active, why));
        }
        Flow::Ask
    }
    /// O23: one Rout roll after the other, once the player is chosen.
    pub fn step_rout(&self, s: &mut State, test: &mut Testing, t: &mut Teller) -> Flow {
        if let Some(unit) = test.unit.take() {
            return self.rout_result(s, [Some(unit), test.twin.take()], t);
        }
        if !test.begun {
            return Flow::Ask;
        }
        self.next_test(s, test, Purpose::Rout)
    }
    /// O23.2c, O23.2d, O23.2e: for the unit, and for its twin if both were one Squad when the roll was made (E52.2c).
    fn rout_result(&self, s: &mut State, units: [Option<UnitId>; 2], t: &mut Teller) -> Flow {
        let mut flight: Option<Retreat> = None;
        let mut over = None;
        for unit in units.into_iter().flatten() {
            if !s.is_on_map(unit) || !s.unit(unit).broken {
                continue;
            }
            match self.tested_once(s, unit, true, &mut over, t) {
                ..0 => {}
                0 => self.suppress(s, unit, t),
                left => match &mut flight {
                    Some(first) => (first.twin, first.twin_left) = (Some(unit), left as u8),
                    None => flight = Some(Retreat::of(unit, left as u8)),
                },
            }
        }
        flight.map_or(Flow::Next, |flight| Flow::Call(Frame::Retreat(flight)))
    }
}

impl Retreat {
    /// A unit that has to go back so many hexes.
    pub const fn of(unit: UnitId, left: u8) -> Retreat {
        Retreat {
            unit,
            left,
            twin: None,
            twin_left: 0,
            from: OFF,
            mined: OFF,
            going: Going::Still,
        }
    }
    /// It has retreated; now its twin, if there is one (E52.2c).
    fn end(&mut self) -> Flow {
        match self.twin {
            None => Flow::Done,
            Some(twin) => {
                *self = Retreat::of(twin, self.twin_left);
                Flow::Next
            }
        }
    }
}

/// Retreats (O23.3).
impl Book {
    /// O23.3b: the hexes closer to the friendly map edge.
    pub fn rearward(&self, s: &State, unit: UnitId) -> HexSet256 {
        let edge = self.side(s.unit(unit).seat).edge;
        let from = s.hex(unit);
        let far = self.edge_distance(from, edge);
        self.near(from)
            .iter()
            .filter(|&hex| self.edge_distance(hex, edge) < far)
            .collect()
    }
    /// O23.3b: hexes to the nearest hex of a map edge.
    fn edge_distance(&self, hex: HexId, edge: crate::kinds::Edge) -> u8 {
        if self.law.edge_by_hexes {
            self.edge_far[edge as usize][hex.index()]
        } else {
            self.to_edge(hex, edge) as u8
        }
    }
    /// O23.3.5: the hexes it may retreat to without being eliminated.
    pub fn refuges(&self, s: &State, unit: UnitId) -> HexSet256 {
        let seat = s.unit(unit).seat;
        let from = s.hex(unit);
        let safe = |hex: &HexId| {
            self.passable(s, from, *hex).is_ok()
                && !self.hexside(from, *hex).cliff
                && s.of_side(crate::state::foe(seat), *hex).is_empty()
        };
        self.rearward(s, unit).iter().filter(safe).collect()
    }
    /// O23.3: hex by hex; the owner moves his own unit (O23.3a). No points are counted (O23.3.1), nobody fires at it
    /// (O23.3.2), Wire does not stop it (O23.3.3, F106.2b).
    pub fn step_retreat(&self, s: &mut State, retreat: &mut Retreat, t: &mut Teller) -> Flow {
        if !s.is_on_map(retreat.unit) {
            return retreat.end();
        }
        match retreat.going {
            Going::Still | Going::Landed | Going::React | Going::Over => {
                if retreat.left == 0 {
                    return retreat.end();
                }
                let edge = self.side(s.unit(retreat.unit).seat).edge;
                let refuges = self.refuges(s, retreat.unit);
                // 7.2.2, O23.3.5: off the map, or nowhere to go.
                let off = self.on_edge(s.hex(retreat.unit), edge);
                if off || refuges.is_empty() {
                    // O23.3.4: off the map is out of the Mines; g:O26.3: here nobody gets so far.
                    if off
                        && self.law.mined_off
                        && let Flow::Call(mines) = self.mines_left(s, retreat)
                    {
                        return Flow::Call(mines);
                    }
                    self.fall(s, retreat.unit, off, t);
                    self.recount(s, t);
                    self.test_end(s, t);
                    return retreat.end();
                }
                match (refuges.len(), refuges.first()) {
                    (1, Some(hex)) => self.begin_retreat(s, retreat, hex, t),
                    _ => Flow::Ask,
                }
            }
            Going::Leave => {
                let to = retreat.from;
                // 1.9.1d, O23.3.5: what the Mines have set off may have closed that way.
                if !self.refuges(s, retreat.unit).contains(to) {
                    retreat.going = Going::Still;
                    return Flow::Next;
                }
                retreat.going = Going::Test;
                let from = s.hex(retreat.unit);
                self.drive(s, retreat.unit, to);
                (retreat.left, retreat.mined) = (retreat.left - 1, OFF);
                self.recount(s, t);
                // g:T107.1a
                self.enter(s, Units::one(retreat.unit), from, to, Going::Still, t)
            }
            Going::Test => {
                retreat.going = Going::Enter;
                self.mines(s, retreat.from, Units::one(retreat.unit))
            }
            Going::Enter => {
                retreat.going = Going::Still;
                Flow::Next
            }
        }
    }
    /// A step back: Mines in the hex left first (O23.3.4).
    fn begin_retreat(
        &self,
        s: &mut State,
        retreat: &mut Retreat,
        to: HexId,
        t: &mut Teller,
    ) -> Flow {
        t.all(|| {
            self.unit_event("retreated", s, retreat.unit)
                .name("to", self.label(to))
        });
        retreat.from = to;
        retreat.going = Going::Leave;
        self.mines_left(s, retreat)
    }
    /// O23.3.4: the Mines of the hex left, once for each that is left.
    fn mines_left(&self, s: &State, retreat: &mut Retreat) -> Flow {
        let from = s.hex(retreat.unit);
        if std::mem::replace(&mut retreat.mined, from) == from {
            return Flow::Next;
        }
        self.mines(s, from, Units::one(retreat.unit))
    }
}

/// O22.2c: whom to roll for next.
impl Question for Recover {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, s: &State) -> (Seat, &'static str) {
        (s.active, "recover")
    }
    fn list(&self, _book: &Book, _s: &State, out: &mut Actions<Action>) {
        for unit in self.0.left.iter() {
            out.push(Action::Unit(unit));
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        book.elsewhere(s, action, unasked(&["O22.2b"]))
    }
    /// Leaders first: they lead the others better when they are rallied (3.3.1.2).
    fn usual(&self, book: &Book, s: &State) -> Option<Action> {
        let all = self.0.left;
        let mut leaders = all.iter().filter(|&unit| book.is_leader(s, unit));
        leaders.next().or(all.first()).map(Action::Unit)
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, _t: &mut Teller) {
        let Action::Unit(unit) = action else {
            unreachable!("{action:?} is no answer to a Recover");
        };
        book.put_back(s, Frame::Recover(Recover(self.0.rolled_for(unit))));
        s.stack.push(Roll::of(s.active, Purpose::Rally));
    }
    fn meant(&self, book: &Book, s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        book.unit_meant(s, at)
    }
    fn note(&self, book: &Book, _s: &State) -> Option<Text> {
        book.note_here("note-recover")
    }
    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        match action {
            Action::Unit(unit) => Some(book.nerve_odds(s, unit, false)),
            _ => None,
        }
    }
}

/// O23.1a, O23.2b: whose units rout, then whom to roll for next.
impl Question for Rout {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, s: &State) -> (Seat, &'static str) {
        let key = if self.0.begun { "rout" } else { "rout-side" };
        (s.active, key)
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        if self.0.begun {
            for unit in self.0.left.iter() {
                out.push(Action::Unit(unit));
            }
            return;
        }
        for seat in [Seat(0), Seat(1)] {
            if book.may_rout(s, seat).is_ok() {
                out.push(Action::Side(seat));
            }
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Side(seat) if !self.0.begun => book.may_rout(s, seat),
            other => book.elsewhere(s, other, unasked(&["O23.2a"])),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, _t: &mut Teller) {
        match action {
            // O23.1a: which player is activated; then all his broken units.
            Action::Side(seat) => {
                s.routed[seat] = true;
                let (left, begun) = (book.fleeing(s, seat), true);
                let test = Testing {
                    left,
                    begun,
                    ..self.0
                };
                book.put_back(s, Frame::Rout(Rout(test)));
            }
            Action::Unit(unit) => {
                book.put_back(s, Frame::Rout(Rout(self.0.rolled_for(unit))));
                s.stack.push(Roll::of(s.active, Purpose::Rout));
            }
            other => unreachable!("{other:?} is no answer to a Rout"),
        }
    }
    fn meant(&self, book: &Book, s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        book.unit_meant(s, at)
    }
    fn note(&self, book: &Book, _s: &State) -> Option<Text> {
        book.note_here(match self.0.begun {
            true => "note-rout",
            false => "note-rout-side",
        })
    }
    fn odds(&self, book: &Book, s: &State, action: Action) -> Option<Odds> {
        match action {
            Action::Unit(unit) if self.0.begun => Some(book.nerve_odds(s, unit, true)),
            _ => None,
        }
    }
}

impl Testing {
    /// The same with the roll for this unit begun.
    fn rolled_for(mut self, unit: UnitId) -> Testing {
        self.left.remove(unit);
        self.unit = Some(unit);
        let mut pairs = self.pairs.into_iter().flatten();
        self.twin = pairs.find(|pair| pair[0] == unit).map(|pair| pair[1]);
        self
    }
}

/// O23.3a: the owner chooses the hex.
impl Question for Retreat {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, s: &State) -> (Seat, &'static str) {
        (s.unit(self.unit).seat, "retreat")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for hex in book.refuges(s, self.unit).iter() {
            out.push(Action::At(hex));
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::At(_) => no(&["O23.3b", "O23.3.5"], "no-retreat"),
            other => book.elsewhere(s, other, unasked(&[])),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        let Action::At(to) = action else {
            unreachable!("{action:?} is no answer to a retreat");
        };
        let mut retreat = *self;
        let flow = book.begin_retreat(s, &mut retreat, to, t);
        book.put_back(s, Frame::Retreat(retreat));
        if let Flow::Call(frame) = flow {
            s.stack.push(frame);
        }
    }
    fn meant(&self, _book: &Book, _s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::At(at))
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let text = book.unit_event("note-retreat", s, self.unit);
        Some(text.num("n", self.left))
    }
    fn concerns(&self, _book: &Book, _s: &State) -> Vec<u16> {
        vec![self.unit.into()]
    }
}
