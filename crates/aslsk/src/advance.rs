//! The Advance Phase (3.7).

use crate::action::Action;
use crate::book::Book;
use crate::ground::Hexes;
use crate::ids::{Piece, Pieces};
use crate::movement::Way;
use crate::question::elsewhere;
use crate::state::{Marks, OFFBOARD, State, foe, is_on_map};
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, No, Question, Seat, Step, Teller, no};

impl Book {
    /// 3.7.a, 3.7.d
    fn may_advance(&self, s: &State, unit: Piece, to: HexId) -> Legal {
        let enters = unit.is_man() && s.hex(unit) == OFFBOARD;
        if !unit.is_man() || s.man(unit).seat != s.active || !(s.on_map(unit) || enters) {
            return no(&["3.7.a"], "aslsk-no-yours");
        }
        if !self.is_good_order(s, unit) {
            return no(&["3.7.a"], "aslsk-no-good-order");
        }
        if s.is(unit, Marks::PINNED) {
            return no(&["3.2.3.r"], "aslsk-no-pinned");
        }
        if s.is(unit, Marks::SPENT) {
            return no(&["6.5.c"], "aslsk-no-manhandled");
        }
        if s.is(unit, Marks::ADVANCED) {
            return no(&["3.7.a"], "aslsk-no-advanced");
        }
        let at = s.hex(unit);
        // 3.3.h: onto the map too.
        let near = to.index() < self.ground.len()
            && match enters {
                true => self.may_enter_at(s, Pieces::one(unit), to),
                false => self.ground.distance(at, to) == 1,
            };
        if !near {
            return Err(No::by(&["3.7.a"], "aslsk-no-adjacent").at(to));
        }
        if !self.has_room(s, s.active, to, Pieces::one(unit)) {
            return Err(No::by(&["3.3.1.h"], "aslsk-no-room").at(to));
        }
        // 4.0.h
        if self.is_leader(s, unit) && self.load(s, unit) > 2 {
            return no(&["4.0.h"], "aslsk-no-load");
        }
        if s.is(unit, Marks::CX) && self.is_hard(s, unit, to) {
            return no(&["3.7.d"], "aslsk-no-cx-advance");
        }
        Ok(())
    }

    /// 3.7.c: whether entering would cost all its MF, as in the MPh.
    fn is_hard(&self, s: &State, unit: Piece, to: HexId) -> bool {
        let at = s.hex(unit);
        let ways = [Way::Ground, Way::Road];
        let open = ways
            .into_iter()
            .filter(|&way| way == Way::Ground || (s.on_map(unit) && self.is_road_a_choice(at, to)));
        let cost = open
            .map(|way| self.entry_cost(s, at, to, way))
            .min()
            .unwrap_or(0);
        // A leader accompanies who has gone there before it from the same hex.
        let leaders = self.leaders_in(s, s.active, to);
        let along = |leader: &Piece| s.is(*leader, Marks::ADVANCED) && s.man(*leader).aimed.0 == at;
        let leader = leaders.iter().find(along);
        let led = leader.is_some() && self.is_mmc(s, unit);
        let lent = leader
            .filter(|_| led)
            .map_or(0, |leader| self.ipc(s, leader));
        let mf = match s.is(unit, Marks::DOUBLE) {
            true => self
                .allowance(s, unit, led, lent)
                .saturating_sub(2 * crate::ratings::MF),
            false => self.allowance(s, unit, led, lent),
        };
        cost >= mf
    }

    fn advance(&self, s: &mut State, unit: Piece, to: HexId, c: &mut Chance, t: &mut Teller) {
        let from = s.hex(unit);
        // 6.4.c
        if let Some(gun) = self.gun_of(s, unit) {
            self.reveal(s, gun, t);
        }
        if self.stumbles(s, s.active, to, t) {
            return s.mark(unit, Marks::ADVANCED);
        }
        // 6.5.c
        self.leave_guns(s, unit, t);
        // 3.7.e, 3.7.f
        let armour = !s.cars_in(foe(s.active), to).is_empty();
        if armour && self.is_mmc(s, unit) && !self.dares(s, unit, c, t) {
            return;
        }
        if self.is_hard(s, unit, to) {
            s.mark(unit, Marks::CX.and(Marks::LED));
        }
        s.put(unit, to);
        s.mark(unit, Marks::ADVANCED);
        s.man_mut(unit).aimed.0 = from;
        self.relieve(s, unit, from, to);
        // 3.7.b
        if !s.of_in(foe(s.active), to).is_empty() {
            s.mark(unit, Marks::CC);
        }
        t.all(|| {
            self.unit_text("aslsk-advances", s, unit)
                .name("from", self.edge_label(from))
        })
        .deed()
        .step(|| Step {
            pieces: vec![unit.into()],
            from: self.edge_label(from),
            to: self.label(to),
        });
        self.part(s, Pieces::one(unit), from, to);
    }

    /// A leader who follows into the same hex accompanies those who went before him: they are not CX by it.
    fn relieve(&self, s: &mut State, leader: Piece, from: HexId, to: HexId) {
        if !self.is_leader(s, leader) || !is_on_map(from) {
            return;
        }
        let went = |unit: Piece| {
            s.is(unit, Marks::ADVANCED) && s.is(unit, Marks::LED) && s.man(unit).aimed.0 == from
        };
        for unit in s.men_in(s.active, to).only(went).iter() {
            let mut before = s.clone();
            before.put(unit, from);
            before.unmark(unit, Marks::CX);
            if !self.is_hard(&before, unit, to) {
                s.unmark(unit, Marks::CX.and(Marks::LED));
            }
        }
    }

    /// Whether anybody could advance.
    pub fn advance_open(&self, s: &State) -> bool {
        let may = |unit: Piece| {
            let mut near = self.advances_of(s, unit).iter();
            near.any(|to| self.may_advance(s, unit, to).is_ok())
        };
        let hatch = |car: Piece| self.may_hatch(s, car).is_ok();
        !s.done[s.active]
            && (self.advancers(s).iter().any(may) || s.there[s.active].cars().iter().any(hatch))
    }

    /// Who could advance: infantry on the map, or to enter in this turn.
    fn advancers(&self, s: &State) -> Pieces {
        s.there[s.active].men() | self.offboard(s) | self.hidden_crews(s, s.active)
    }

    /// Where a unit could advance to.
    fn advances_of(&self, s: &State, unit: Piece) -> Hexes {
        match s.on_map(unit) {
            true => self.ground.near(s.hex(unit)),
            false => self.entries(s, Pieces::one(unit)),
        }
    }
}

/// Who advances where (3.7.a).
pub struct Advance;

impl Question for Advance {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "advance")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for unit in book.advancers(s).iter() {
            for to in book.advances_of(s, unit).iter() {
                if book.may_advance(s, unit, to).is_ok() {
                    out.push(Action::Advance(unit, to));
                }
            }
        }
        for car in s.there[s.active].cars().iter() {
            if book.may_hatch(s, car).is_ok() {
                out.push(Action::Hatch(car));
            }
        }
        book.list_transfers(s, s.active, out);
        for place in 0..s.arms.len() {
            let arm = Piece::arm(place);
            if out.wants_twins() && book.may_leave_behind(s, arm).is_ok() {
                out.push_twin(Action::Abandon(arm));
            }
        }
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Advance(unit, to) => book.may_advance(s, unit, to),
            Action::Give(arm, to) => book.may_transfer(s, s.active, arm, to),
            Action::Hatch(car) => book.may_hatch(s, car),
            Action::Abandon(arm) => book.may_leave_behind(s, arm),
            Action::Done => Ok(()),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match action {
            Action::Advance(unit, to) => book.advance(s, unit, to, c, t),
            Action::Hatch(car) => book.hatch(s, car, t),
            Action::Give(arm, to) => book.transfer(s, arm, to, t),
            Action::Abandon(arm) => book.leave_behind(s, arm, t),
            _ => s.done[s.active] = true,
        }
    }
    fn meant(&self, book: &Book, s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        let units = s.men_in(s.active, from?);
        let able = units
            .iter()
            .find(|&unit| book.may_advance(s, unit, at).is_ok());
        able.or(units.first()).map(|unit| Action::Advance(unit, at))
    }
}
