//! The questions of the Movement Phase: which unit moves, what it does next, and whether the DEFENDER fires (3.3.1.d, 3.3.3.b).

use super::Way;
use crate::action::Action;
use crate::book::Book;
use crate::frame::{Frame, Mode, Move};
use crate::ids::{Piece, Pieces};
use crate::mg::MgFire;
use crate::question::{elsewhere, opened};
use crate::ratings::MF;
use crate::state::{EXITED, Marks, State, foe, is_on_map};
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, Question, Seat, Teller, Text, no};

/// Which unit moves next (3.3.1.d).
pub struct Movement;

impl Question for Movement {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "move")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        for place in 0..s.men.len() {
            let unit = Piece::man(place);
            if book.may_move(s, unit).is_ok() {
                out.push(Action::Move(unit));
            }
        }
        let before = out.len();
        for place in 0..s.cars.len() {
            let car = Piece::car(place);
            if book.may_drive(s, car).is_ok() {
                out.push(Action::Move(car));
            }
        }
        let idle = out.len() == before;
        for car in s.there[s.active].cars().iter() {
            if idle && book.may_scrap(s, car).is_ok() {
                out.push(Action::Scrap(car));
            }
        }
        book.list_stacks(s, out);
        if self.test(book, s, Action::Done).is_ok() {
            out.push(Action::Done);
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Stack(hex) => book.may_move_stack(s, hex),
            Action::Move(car) if car.is_car() => book.may_drive(s, car),
            Action::Move(unit) => book.may_move(s, unit),
            Action::Scrap(car) => book.may_scrap(s, car),
            Action::Done => book.may_end_movement(s),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        match action {
            Action::Move(car) if car.is_car() => book.begin_drive(s, car),
            Action::Scrap(car) => book.wreck(s, car, t),
            Action::Move(unit) => {
                // 6.4.c
                if let Some(gun) = book.gun_of(s, unit) {
                    book.reveal(s, gun, t);
                }
                book.forget_trail(s);
                begin(s, Pieces::one(unit), s.hex(unit));
            }
            Action::Stack(hex) => {
                let units = book.stack_of(s, hex);
                for unit in units.iter() {
                    if let Some(gun) = book.gun_of(s, unit) {
                        book.reveal(s, gun, t);
                    }
                }
                book.forget_trail(s);
                begin(s, units, hex);
            }
            _ => s.done[s.active] = true,
        }
    }
}

/// These begin to move from where they are.
fn begin(s: &mut State, units: Pieces, at: HexId) {
    s.stack.push(Frame::Move(Move::of(units, at)));
}

/// What those who move do next.
pub struct Moving;

impl Moving {
    fn going(s: &State) -> Move {
        match s.stack.last() {
            Some(Frame::Move(going)) => *going,
            frame => unreachable!("{frame:?} is no move"),
        }
    }
}

impl Question for Moving {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "moving")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let going = Moving::going(s);
        if going.units.is_empty() {
            going
                .rest
                .iter()
                .for_each(|unit| out.push(Action::Move(unit)));
            return out.push(Action::Stop);
        }
        if !going.begun {
            let last = going.units.last();
            for unit in s.there[s.active]
                .men()
                .iter()
                .chain(book.offboard(s).iter())
            {
                if book.may_stack(s, &going, unit).is_ok() {
                    // Stacks are the same in whichever order they are gathered.
                    match last.is_some_and(|last| unit < last) {
                        true => out.push_twin(Action::Add(unit)),
                        false => out.push(Action::Add(unit)),
                    }
                }
            }
            for action in [Action::DoubleTime, Action::AssaultMove] {
                if self.test(book, s, action).is_ok() {
                    out.push(action);
                }
            }
        }
        self.list_steps(book, s, &going, out);
        book.list_errands(s, &going, out);
        book.list_pushes(s, &going, out);
        for unit in going.units.iter() {
            if book.may_part(s, &going, unit).is_ok() {
                out.push(Action::Leave(unit));
            }
        }
        if book.may_exit(s, &going).is_ok() {
            out.push(Action::Exit);
        }
        out.push(Action::Stop);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let going = Moving::going(s);
        match action {
            Action::Move(unit) if going.units.is_empty() && going.rest.has(unit) => Ok(()),
            Action::Stop => Ok(()),
            Action::Move(_) => no(&["3.3.1.i"], "aslsk-no-stack-first"),
            _ if going.units.is_empty() => elsewhere(action),
            Action::Step(to) => book.may_step(s, &going, to, Way::Ground),
            Action::Road(to) => book.may_step(s, &going, to, Way::Road),
            Action::Add(unit) => book.may_stack(s, &going, unit),
            Action::DoubleTime => book.may_double(s, &going),
            Action::AssaultMove => book.may_assault(s, &going),
            Action::Leave(unit) => book.may_part(s, &going, unit),
            Action::Exit => book.may_exit(s, &going),
            Action::Push(to) => book.may_push(s, &going, to),
            Action::Turn(gun, facing) if gun.is_arm() => book.may_point(s, &going, gun, facing),
            _ => book.may_run_errand(s, &going, action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let mut going = Moving::going(s);
        match action {
            Action::Add(unit) => going.units.insert(unit),
            Action::DoubleTime => {
                for unit in going.units.iter() {
                    s.mark(unit, Marks::DOUBLE.and(Marks::CX));
                }
            }
            Action::AssaultMove => going
                .units
                .iter()
                .for_each(|unit| s.mark(unit, Marks::ASSAULT)),
            Action::Step(to) | Action::Road(to) => {
                if !going.begun {
                    book.note_leaders(s, going.units);
                }
                let way = match action {
                    Action::Road(_) => Way::Road,
                    _ => Way::Ground,
                };
                going = match book.stumbles(s, s.active, to, t) {
                    true => book.halt(s, going),
                    false => book.step(s, going, to, way, false, t),
                };
            }
            Action::Push(to) => {
                if !going.begun {
                    book.note_leaders(s, going.units);
                }
                going = match book.stumbles(s, s.active, to, t) {
                    true => book.halt(s, going),
                    false => book.push(s, going, to, c, t),
                };
            }
            Action::Turn(gun, facing) => book.point(s, gun, facing),
            Action::Leave(unit) => {
                going.units.remove(unit);
                going.rest.insert(unit);
            }
            Action::Move(unit) => {
                going.rest.remove(unit);
                let at = s.hex(unit);
                going = Move {
                    units: Pieces::one(unit),
                    at,
                    from: at,
                    here: 0,
                    ..going
                };
                going.hexes = u8::from(s.man(unit).spent > 0);
                book.forget_shots(s);
            }
            Action::Exit => {
                for unit in going.units.iter() {
                    book.leave_guns(s, unit, t);
                    t.all(|| book.unit_text("aslsk-exited", s, unit)).deed();
                    s.put(unit, EXITED);
                }
                going.units = Pieces::EMPTY;
            }
            Action::Stop => {
                let all = going.units
                    | if going.units.is_empty() {
                        going.rest
                    } else {
                        Pieces::EMPTY
                    };
                for unit in all.iter() {
                    s.mark(unit, Marks::STOPPED);
                }
                going.rest = going.rest - all;
                going.units = Pieces::EMPTY;
            }
            _ => going = book.run_errand(s, going, action, c, t),
        }
        let top = s.stack.len() - 1;
        s.stack[top] = Frame::Move(going);
    }
    fn meant(&self, _: &Book, s: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        let going = Moving::going(s);
        (!going.units.is_empty()).then_some(Action::Step(at))
    }
    fn cost(&self, book: &Book, s: &State, action: Action) -> Option<i64> {
        let going = Moving::going(s);
        let cost = match action {
            Action::Step(to) => book.entry_cost(s, going.at, to, Way::Ground),
            Action::Road(to) => book.entry_cost(s, going.at, to, Way::Road),
            Action::Push(to) => book.push_cost(s, going.at, to),
            _ => return None,
        };
        Some(i64::from(cost))
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let going = Moving::going(s);
        if going.units.is_empty() {
            return None;
        }
        // Who has not begun yet goes on with those he is with now.
        let mut led = s.clone();
        if going.units.iter().all(|unit| s.man(unit).spent == 0) {
            book.note_leaders(&mut led, going.units);
        }
        let left = book.mf_left(&led, going.units, false);
        let half = if left.is_multiple_of(MF) { "no" } else { "yes" };
        let note = opened("aslsk-note-moving").num("mf", left / MF);
        Some(note.name("half", half))
    }
    fn concerns(&self, _: &Book, s: &State) -> Vec<u16> {
        Moving::going(s).units.iter().map(u16::from).collect()
    }
}

impl Moving {
    fn list_steps(&self, book: &Book, s: &State, going: &Move, out: &mut Actions<Action>) {
        let mut add = |to: HexId| {
            if book.may_step(s, going, to, Way::Ground).is_ok() {
                out.push(Action::Step(to));
            }
            if book.may_step(s, going, to, Way::Road).is_ok() {
                out.push(Action::Road(to));
            }
        };
        if is_on_map(going.at) {
            book.ground
                .next(going.at)
                .into_iter()
                .flatten()
                .for_each(&mut add);
        } else {
            book.entries(s, going.units).iter().for_each(&mut add);
        }
    }
}

/// The DEFENDER may interrupt the move (3.3.3.b); what he lets pass is gone (3.3.3.d).
pub struct FirstFire;

impl Question for FirstFire {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (foe(s.active), "first-fire")
    }
    fn is_window(&self) -> bool {
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        if let Some(going) = book.moving(s) {
            book.list_fire(s, foe(s.active), Mode::First, Some(going.at), out);
            book.list_volleys(s, out);
            book.list_shots(s, foe(s.active), Mode::First, Some(going.at), out);
        }
        book.list_reactions(s, out);
        out.push(Action::Pass);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Pass => Ok(()),
            Action::Fire(by, at) => book.may_begin_fire(s, foe(s.active), by, at, Mode::First),
            Action::Volley(from, at) => book.may_volley(s, foe(s.active), from, at, Mode::First),
            Action::Shoot(arm, at, round, car) => {
                book.may_shoot_at(s, arm, at, round, car).map(|_| ())
            }
            Action::Faust(man, at, car) => book.may_faust(s, man, at, car).map(|_| ()),
            Action::Mg(car, at, bits) => book.may_mg(s, foe(s.active), car, at, bits, Mode::First),
            Action::Main(car, at, round, target) => book
                .may_main(s, foe(s.active), car, at, round, target, Mode::First)
                .map(|_| ()),
            Action::Flame(arm, car) => book.may_flame(s, foe(s.active), arm, car, Mode::First),
            _ => book.may_react(s, action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match action {
            _ if book.takes_aim(s, action, c, t) => {}
            Action::Fire(by, at) => {
                book.show_firer(s, by, t);
                let fire = book.declared(s, by, at, Mode::First, foe(s.active));
                s.stack.push(Frame::Fire(fire));
            }
            Action::Volley(from, at) => {
                if let Some(fire) = book.volley(s, foe(s.active), from, at, Mode::First) {
                    s.stack.push(Frame::Fire(fire));
                }
            }
            Action::Mg(car, at, bits) => {
                book.fire_mg(s, MgFire::new(car, at, bits, Mode::First), c, t)
            }
            Action::Main(car, at, round, target) => {
                book.fire_main(s, car, at, round, target, Mode::First, c, t);
            }
            Action::Flame(arm, car) => book.flame(s, arm, car, Mode::First, c, t),
            Action::Pass => {
                s.stack.pop();
            }
            _ => book.react(s, action, c, t),
        }
    }
    fn meant(&self, book: &Book, s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        let men = s.men_in(foe(s.active), from?);
        let men = men.only(|man| book.unit(s, man).fp > 0);
        men.first().map(|man| Action::Fire(man, at))
    }
    fn concerns(&self, book: &Book, s: &State) -> Vec<u16> {
        let target = book.moving(s).map_or(Pieces::EMPTY, |going| going.target);
        target.iter().map(u16::from).collect()
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let going = book.moving(s)?;
        Some(opened("aslsk-note-first-fire").name("hex", book.label(going.at)))
    }
}
