//! What a vehicle on the move does next (3.3.2).

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Drive, Frame, Mode};
use crate::ids::Pieces;
use crate::mg::MgFire;
use crate::question::elsewhere;
use crate::state::{CarMarks, EXITED, GONE, HexIdOr, State, is_on_map};
use crate::vehicles::MP;
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, Question, Seat, Teller, Text};

/// What the vehicle does next.
pub struct Driving;

impl Driving {
    fn drive(s: &State) -> Drive {
        match s.stack.last() {
            Some(Frame::Drive(drive)) => *drive,
            frame => unreachable!("{frame:?} is no drive"),
        }
    }
    /// Every action there is for a vehicle, legal or not, but for hexes that it cannot go to anyhow.
    fn all(book: &Book, s: &State, d: &Drive, mut each: impl FnMut(Action, bool)) {
        if !is_on_map(d.at) {
            for hex in book.entries(s, Pieces::one(d.car)).iter() {
                (0..6).for_each(|vca| each(Action::Enter(hex, vca), vca % 3 != 1));
            }
            return each(Action::Stop, false);
        }
        let next = book.ground.next(d.at).into_iter().flatten();
        for to in next.filter(|&to| book.may_roll(s, d, to).is_ok()) {
            each(Action::Step(to), false);
            each(Action::All(to), false);
            (1..=book.mp_left(s, d.car) / MP).for_each(|mp| each(Action::Slow(to, mp), true));
        }
        for action in [
            Action::Start,
            Action::Brake,
            Action::Unbog,
            Action::Hatch(d.car),
            Action::Exit,
            Action::Stop,
        ] {
            each(action, false);
        }
        for n in 0..6 {
            each(Action::Veer(n), false);
            each(Action::Aim(n), false);
        }
        (1..=book.mp_left(s, d.car) / MP).for_each(|mp| each(Action::Delay(mp), mp > 1));
    }
}

/// The hex that it fires from first (7.8.c).
fn first_fires(d: &mut Drive) {
    if d.fired.0 == GONE {
        d.fired = HexIdOr(d.at);
    }
}

impl Question for Driving {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "driving")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let d = Driving::drive(s);
        Driving::all(book, s, &d, |action, twin| {
            if (!twin || out.wants_twins()) && self.test(book, s, action).is_ok() {
                match twin {
                    true => out.push_twin(action),
                    false => out.push(action),
                }
            }
        });
        if is_on_map(d.at) {
            book.list_bounding(s, &d, out);
            if book.has_mp_to_dispense(s, &d).is_ok() {
                book.list_dispensers(s, d.car, out);
            }
        }
        // Nobody is left without an answer.
        if out.plain().is_empty() {
            out.push(Action::Pass);
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let d = Driving::drive(s);
        match action {
            Action::Enter(to, vca) if vca < 6 && !is_on_map(d.at) => {
                book.may_come_in(to, vca)?;
                book.may_drive_to(s, &d, to, None)
            }
            Action::Step(to) if is_on_map(d.at) => book.may_drive_to(s, &d, to, None),
            Action::Slow(to, mp) if is_on_map(d.at) => book.may_drive_to(s, &d, to, Some(mp)),
            Action::All(to) if is_on_map(d.at) => book.may_drive_all(s, &d, to),
            Action::Start => book.may_start(s, &d),
            Action::Brake => book.may_brake(s, &d),
            Action::Delay(mp) => book.may_delay(s, &d, mp),
            Action::Veer(vca) => book.may_turn(s, &d, vca),
            Action::Aim(tca) => book.may_aim(s, &d, tca),
            Action::Unbog => book.may_unbog(s, &d),
            Action::Hatch(car) if car == d.car => book.may_hatch(s, car),
            Action::Exit => book.may_drive_off(s, &d),
            Action::Stop => book.may_end_drive(s, &d),
            Action::Pass => {
                let mut list = Actions::new();
                self.list(book, s, &mut list);
                match list.contains(Action::Pass) {
                    true => Ok(()),
                    false => elsewhere(action),
                }
            }
            Action::Mg(car, at, bits) if car == d.car => {
                book.may_bound(s, &d, bits)?;
                book.may_mg(s, s.active, car, at, bits, Mode::Advancing)
            }
            Action::Main(car, at, round, target) if car == d.car => {
                book.may_bound_main(s, &d)?;
                book.may_main(s, s.active, car, at, round, target, Mode::Advancing)
                    .map(|_| ())
            }
            Action::Dispense(car, hex) if car == d.car => {
                book.may_dispense(s, car, hex)?;
                book.has_mp_to_dispense(s, &d)
            }
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let mut d = Driving::drive(s);
        let car = d.car;
        match action {
            Action::Enter(to, vca) => {
                let cost = book.drive_cost(s, car, d.at, to).unwrap_or(0);
                let vehicle = s.car_mut(car);
                (vehicle.vca, vehicle.tca) = (vca, vca);
                book.roll_in(s, &mut d, to, cost, false, c, t);
            }
            Action::Step(to) => {
                let cost = book.drive_cost(s, car, d.at, to).unwrap_or(0);
                book.roll_in(s, &mut d, to, cost, false, c, t);
            }
            Action::Slow(to, mp) => book.roll_in(s, &mut d, to, mp * MP, false, c, t),
            Action::All(to) => {
                let cost = book.mp_left(s, car);
                book.roll_in(s, &mut d, to, cost, true, c, t);
            }
            Action::Start => {
                book.pays(s, &mut d, MP);
                s.set(car, CarMarks::MOTION);
                t.all(|| book.unit_text("aslsk-starts", s, car)).deed();
                book.breaks_down(s, car, c, t);
                // 3.8.af: in Motion it holds nobody any more.
                book.release_melee(s);
            }
            Action::Brake => {
                let cost = MP.min(book.mp_left(s, car));
                book.pays(s, &mut d, cost);
                d.all = false;
                s.clear(car, CarMarks::MOTION);
                t.all(|| book.unit_text("aslsk-stops", s, car)).deed();
            }
            Action::Delay(mp) => book.pays(s, &mut d, mp * MP),
            Action::Veer(vca) => {
                let cost = book.turn_cost(&d);
                book.turn_hull(s, car, vca);
                book.pays(s, &mut d, cost);
                t.all(|| book.unit_text("aslsk-turns", s, car)).deed();
            }
            Action::Aim(tca) => {
                s.car_mut(car).tca = tca;
                book.keep_aim(s, car);
                d.aims = false;
            }
            Action::Unbog => book.unbog(s, &mut d, c, t),
            Action::Hatch(_) => {
                book.hatch(s, car, t);
                // 7.7.i: it may be fired at in its new state.
                d.due = d.begun;
                d.target = d.begun;
            }
            Action::Exit => {
                t.all(|| book.unit_text("aslsk-exited", s, car)).deed();
                let recalled = s.has(car, CarMarks::RECALL);
                s.put(car, if recalled { GONE } else { EXITED });
                d.over = true;
            }
            Action::Mg(_, at, bits) => {
                first_fires(&mut d);
                let top = s.stack.len() - 1;
                s.stack[top] = Frame::Drive(d);
                s.set(car, CarMarks::BOUNDING);
                book.fire_mg(s, MgFire::new(car, at, bits, Mode::Advancing), c, t);
            }
            Action::Main(_, at, round, target) => {
                let before = d;
                first_fires(&mut d);
                let top = s.stack.len() - 1;
                s.stack[top] = Frame::Drive(d);
                s.set(car, CarMarks::BOUNDING);
                book.fire_main(s, car, at, round, target, Mode::Advancing, c, t);
                // 6.2.c: without the round it has not fired.
                if !s.has(car, CarMarks::MA_FIRED.and(CarMarks::MG_FIRED)) {
                    s.clear(car, CarMarks::BOUNDING);
                    d = before;
                }
            }
            Action::Dispense(_, hex) => {
                if book.dispense(s, car, hex, c, t) {
                    let cost = MP.min(book.mp_left(s, car));
                    book.pays(s, &mut d, cost);
                }
            }
            _ => {
                // 3.3.2.a: what is left is spent here, and may be answered.
                let left = book.mp_left(s, car);
                d.over = true;
                if left > 0 && is_on_map(d.at) && book.is_mobile(s, car) {
                    book.pays(s, &mut d, left);
                }
            }
        }
        let top = s.stack.len() - 1;
        s.stack[top] = Frame::Drive(d);
    }
    fn meant(&self, _: &Book, s: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        is_on_map(Driving::drive(s).at).then_some(Action::Step(at))
    }
    fn cost(&self, book: &Book, s: &State, action: Action) -> Option<i64> {
        let d = Driving::drive(s);
        match action {
            Action::Step(to) => book.drive_cost(s, d.car, d.at, to).map(i64::from),
            Action::Veer(_) => Some(book.turn_cost(&d).into()),
            Action::All(_) => Some(book.mp_left(s, d.car).into()),
            Action::Start | Action::Brake => Some(MP.into()),
            _ => None,
        }
    }
    fn concerns(&self, _: &Book, s: &State) -> Vec<u16> {
        vec![Driving::drive(s).car.into()]
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let left = book.mp_left(s, Driving::drive(s).car);
        Some(Text::new("aslsk-note-drive").num("n", left / MP))
    }
}
