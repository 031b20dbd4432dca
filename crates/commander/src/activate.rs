//! Who is activated for an Order, and what begins then (O14).

use crate::action::Action;
use crate::book::Book;
use crate::cards::Order;
use crate::frame::{Activate, Advance, Fire, Frame, Going, Move};
use crate::ids::{UnitId, Units};
use crate::kinds::OFF;
use crate::refuse::unasked;
use crate::state::{State, foe};
use hex::HexId;
use table::{Actions, Chance, Legal, Question, Seat, Teller, Text, no};

impl Book {
    /// gloss.activated, E58.1b: whether a unit may be activated.
    #[inline]
    pub fn is_fresh(&self, s: &State, unit: UnitId) -> bool {
        !s.activated.has(unit) || self.is_hero(s, unit)
    }
    /// The fresh units of a side.
    pub fn fresh(&self, s: &State, seat: Seat) -> Units {
        let spent = s.on_map[seat] & s.activated;
        let heroes: Units = spent.iter().filter(|&unit| self.is_hero(s, unit)).collect();
        (s.on_map[seat] - spent) | heroes
    }
    /// Whether a unit could carry out an Order by itself.
    pub fn can_comply(&self, s: &State, order: Order, op: bool, unit: UnitId) -> bool {
        match order {
            Order::Fire if op => self.could_op_fire(s, unit),
            Order::Fire => self.could_fire(s, unit),
            Order::Move => self.could_move(s, unit),
            Order::Advance => self.could_advance(s, unit),
            _ => false,
        }
    }
    /// O14.4: whether a unit could be activated for an Order and comply.
    pub fn anybody_complies(&self, s: &State, order: Order, op: bool) -> bool {
        let seat = if op { foe(s.active) } else { s.active };
        let fresh = self.fresh(s, seat);
        if order != Order::Fire || op {
            let complies = |unit| self.can_comply(s, order, op, unit);
            return fresh.iter().any(complies);
        }
        let mut weak = Units::EMPTY;
        for unit in fresh.iter() {
            match self.aims(s, unit, Units::one(unit)) {
                Some(true) => return true,
                Some(false) => weak.insert(unit),
                None => {}
            }
        }
        // 10.3.2.1: nobody can alone; those whom one Leader activates might together.
        !weak.is_empty()
            && fresh.iter().any(|first| {
                let units = self.led_by(s, order, op, first);
                !(units & weak).is_empty() && self.aim_together(s, units)
            })
    }
    /// O20.1: whether somebody has a target, however weak he is.
    pub fn anybody_aims(&self, s: &State, seat: Seat) -> bool {
        let aims = |unit: UnitId| self.aims(s, unit, Units::one(unit)).is_some();
        self.fresh(s, seat).iter().any(aims)
    }
    /// O14.1c: everybody who may be activated if this one is the first.
    fn led_by(&self, s: &State, order: Order, op: bool, first: UnitId) -> Units {
        let seat = s.unit(first).seat;
        let alone = Activate {
            order,
            op,
            seat,
            first: Some(first),
            chosen: Units::one(first),
        };
        if self.law.chain {
            return self.whole_chain(s, alone);
        }
        self.followers(s, &alone) | alone.chosen
    }
    /// O14.1b, O14.1c, O14.4: the units that may be activated first: one of those activated with it must comply.
    pub fn activable(&self, s: &State, order: Order, op: bool) -> Units {
        let seat = if op { foe(s.active) } else { s.active };
        if order == Order::Offensive {
            return self.line_starters(s, seat);
        }
        let fresh = self.fresh(s, seat);
        let able: Units = fresh
            .iter()
            .filter(|&unit| self.can_comply(s, order, op, unit))
            .collect();
        let leads = |unit: UnitId| {
            let units = self.led_by(s, order, op, unit);
            let fire = order == Order::Fire && !op && units.len() > 1;
            !(units & able).is_empty() || (fire && self.aim_together(s, units))
        };
        fresh
            .iter()
            .filter(|&unit| able.has(unit) || leads(unit))
            .collect()
    }
    /// O14.1c: whom the Leader may activate besides; a chain of them in Great War Commander (g:O14.2, g:3.3.1.2b).
    pub fn followers(&self, s: &State, activate: &Activate) -> Units {
        let Some(first) = activate.first else {
            return Units::EMPTY;
        };
        if activate.order == Order::Offensive {
            return self.line_followers(s, activate);
        }
        if self.law.chain {
            return self.chained(s, activate, first);
        }
        if !self.is_leader(s, first) {
            return Units::EMPTY;
        }
        self.radius(s, first) & self.fresh(s, activate.seat)
    }
    /// O14.4: whether those chosen may carry out the Order.
    pub fn may_close_activation(&self, s: &State, activate: &Activate) -> Legal {
        if activate.order == Order::Offensive {
            return self.may_close_line(s, activate);
        }
        let able = |unit: UnitId| self.can_comply(s, activate.order, activate.op, unit);
        let together = || {
            activate.order == Order::Fire && !activate.op && self.aim_together(s, activate.chosen)
        };
        if activate.chosen.iter().any(able) || together() {
            Ok(())
        } else {
            no(&["O14.4"], "no-complier")
        }
    }

    /// O14.1d: all are named; what they were named for begins.
    fn activated(&self, s: &mut State, activate: Activate, t: &mut Teller) {
        // g:3.3.1.4: who leads other Leaders is the highest-ranking one.
        if let Some(first) = activate.first {
            let others = activate.chosen & (s.leaders - Units::one(first));
            if self.law.chain && activate.order != Order::Offensive && !others.is_empty() {
                self.take_rank(s, first);
            }
        }
        // O14.1d: all are named before anything is done.
        s.activated |= activate.chosen;
        t.all(|| {
            let units = activate
                .chosen
                .iter()
                .map(|unit| self.unit_at_text(s, unit));
            self.say("activated").list("units", units.collect())
        });
        if activate.op {
            self.note_op_card(s, activate.chosen);
            if let Some(going) = self.moving_mut(s) {
                going.op |= activate.chosen;
            }
            // g:S98.4.6
            self.op_activated(s, activate.seat, activate.chosen);
            return;
        }
        s.stack.push(match activate.order {
            Order::Fire => Frame::Fire(self.fire_order(s, activate.chosen)),
            Order::Move => Frame::Move(Move::of(activate.chosen)),
            Order::Offensive => self.offensive(activate.chosen),
            _ => Frame::Advance(Advance {
                waiting: activate.chosen,
                entered: false,
                unit: None,
                twin: None,
                from: OFF,
                going: Going::Still,
            }),
        });
    }

    /// g:A42.2a: these were activated for Op Fire by another card than those before them.
    fn note_op_card(&self, s: &mut State, units: Units) {
        let before = self.moving(s).map(|going| going.op).unwrap_or_default();
        let last = before.iter().map(|unit| s.op_card(unit)).max();
        let number = last.map_or(0, |last| (last + 1).min(3));
        for (bit, set) in s.op_card.iter_mut().enumerate() {
            *set = *set - units;
            if number >> bit & 1 == 1 {
                *set |= units;
            }
        }
    }

    /// Everybody is activated who may be.
    fn choose_all(&self, s: &State, activate: &mut Activate) {
        loop {
            let more = self.followers(s, activate) - activate.chosen;
            if more.is_empty() {
                return;
            }
            activate.chosen |= more;
        }
    }

    /// 11.1b: units and their Weapons that may fire in a Fire Order.
    fn fire_order(&self, s: &State, units: Units) -> Fire {
        let mut arms = self.guns_of(s, units);
        let carried = units.iter().filter_map(|unit| s.carried(unit));
        carried.for_each(|weapon| arms.insert(weapon));
        Fire {
            units,
            all: units,
            arms,
            fired: false,
            offensive: false,
        }
    }
}

/// O14.1: who is activated.
impl Question for Activate {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _book: &Book, _s: &State) -> (Seat, &'static str) {
        let key = if self.op {
            "activate-op-fire"
        } else {
            "activate"
        };
        (self.seat, key)
    }
    /// Whether a shot with the Actions in hand would tell follows from the hand.
    fn is_secret(&self) -> bool {
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let Some(first) = self.first else {
            for unit in book.activable(s, self.order, self.op).iter() {
                out.push(Action::Unit(unit));
            }
            return;
        };
        let followers = book.followers(s, self) - self.chosen;
        let last = (self.chosen - Units::one(first)).last();
        let closable = book.may_close_activation(s, self).is_ok();
        for unit in followers.iter() {
            if closable && last.is_some_and(|last| unit < last) {
                out.push_twin(Action::Unit(unit));
            } else {
                out.push(Action::Unit(unit));
            }
        }
        if !followers.is_empty() {
            out.push(Action::All);
        }
        if closable {
            out.push(Action::Done);
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Unit(unit) => self.test_unit(book, s, unit),
            Action::Done => book.may_close_activation(s, self),
            other => book.elsewhere(s, other, unasked(&[])),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        let mut activate = *self;
        let done = match action {
            Action::Unit(unit) => {
                activate.chosen.insert(unit);
                if activate.first.is_none() {
                    activate.first = Some(unit);
                }
                (book.followers(s, &activate) - activate.chosen).is_empty()
                    && book.may_close_activation(s, &activate).is_ok()
            }
            Action::All => {
                book.choose_all(s, &mut activate);
                true
            }
            _ => true,
        };
        if done {
            s.stack.pop();
            book.activated(s, activate, t);
        } else {
            book.put_back(s, Frame::Activate(activate));
        }
    }
    fn meant(&self, book: &Book, s: &State, _from: Option<HexId>, at: HexId) -> Option<Action> {
        book.unit_meant(s, at)
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let key = match (self.order, self.op) {
            (Order::Offensive, _) if book.may_close_line(s, self).is_ok() => "note-line-ready",
            (Order::Offensive, _) => "note-line-open",
            (_, true) => "note-activate-op",
            (_, false) => "note-activate",
        };
        let text = book.say(key);
        let text = match self.order {
            Order::Offensive => text,
            order => text.text("order", book.order_text(order)),
        };
        Some(text.num("n", self.chosen.len()))
    }
}

impl Activate {
    /// Why this unit is not among those that may be activated now. The list has them as sets: the same by steps.
    fn test_unit(&self, book: &Book, s: &State, unit: UnitId) -> Legal {
        let own = s.is_on_map(unit) && s.unit(unit).seat == self.seat;
        if !own {
            return no(&["O14.1b"], "no-own-unit");
        }
        if !book.is_fresh(s, unit) {
            let clauses: &[&str] = if self.op {
                &["gloss.activated", "A33.3c"]
            } else {
                &["gloss.activated", "O14.1b", "O14.1c"]
            };
            return no(clauses, "no-fresh");
        }
        if self.order == Order::Offensive {
            return no(&["g:O24.1"], "no-line");
        }
        let Some(first) = self.first else {
            // O14.4: there is a target, but no Firepower.
            let aims = || book.aims(s, unit, Units::one(unit));
            if self.order == Order::Fire && !self.op && aims() == Some(false) {
                return no(&["10.3.2.1", "O14.4"], "no-firepower");
            }
            let clauses: &[&str] = match (self.order, self.op) {
                (_, true) => &["A33.2a", "O20.1"],
                (Order::Fire, _) => &["O14.4", "O20.1"],
                (Order::Advance, _) => &["O14.4", "O16.3"],
                _ => &["O14.4", "O21.1b"],
            };
            return no(clauses, "no-complier");
        };
        if book.is_tank(s, first) || book.is_tank(s, unit) {
            let clauses = &["g:O14.2.1", "g:3.3.1.6", "g:3.1.6", "3.1.5"];
            return no(clauses, "no-radius");
        }
        if !book.is_leader(s, first) {
            return no(&["3.3.1.1a", "O14.1c"], "no-radius");
        }
        if book.is_leader(s, unit) {
            return no(&["3.3.1.1a", "O14.1c", "g:3.3.1.2c"], "no-leader-by-leader");
        }
        no(&["3.3.1.1b", "O14.1c"], "no-radius")
    }
}
