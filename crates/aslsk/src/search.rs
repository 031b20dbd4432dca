//! Fire at a hex where nobody is seen, in case a Gun is hidden there (6.4.h).

use crate::action::Action;
use crate::book::Book;
use crate::data::{Ammo, Family};
use crate::frame::{Fire, Frame, Mode};
use crate::ids::{Piece, Pieces};
use crate::mg::MgFire;
use crate::question::elsewhere;
use crate::shot::{Round, Shot};
use crate::state::{GONE, HexIdOr, State, foe, is_on_map};
use crate::tables::TargetType;
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, No, Question, Seat, Teller, no};

impl Book {
    /// Whether a hex is fired at for what may be hidden there: nobody is seen in it, and the enemy has hidden Guns left, which
    /// is known.
    pub fn is_suspect(&self, s: &State, seat: Seat, at: HexId, mode: Mode) -> bool {
        mode != Mode::First && self.is_hiding(s, foe(seat)) && s.of_in(foe(seat), at).is_empty()
    }

    /// Those whom such fire strikes. What comes of it tells something.
    pub fn searched(&self, s: &State, fire: &Fire, t: &mut Teller) -> Pieces {
        t.probe();
        self.hidden_in(s, foe(fire.seat), fire.at)
    }

    /// Those whom such a shot may hit. Smoke is laid on a hex, whoever is there.
    pub fn searched_by_shot(&self, s: &State, shot: &Shot, t: &mut Teller) -> Pieces {
        let suspect = self.is_suspect(s, shot.seat, shot.at, shot.mode);
        match suspect && shot.car.is_none() && shot.ammo != Ammo::Smoke {
            true => self.searched(s, &shot.as_fire(), t),
            false => Pieces::EMPTY,
        }
    }

    /// Whether this unit, weapon or vehicle may be fired so at all.
    pub fn may_search(&self, s: &State, seat: Seat, by: Piece, mode: Mode) -> Legal {
        let own = match by.is_car() {
            true => s.there[seat].has(by),
            false => self
                .gunner(s, by)
                .is_some_and(|man| s.man(man).seat == seat),
        };
        if !own {
            return no(&["3.2.a"], "aslsk-no-yours");
        }
        let mut answer = no(&["6.4.h"], "aslsk-no-target");
        if mode == Mode::First || !self.is_hiding(s, foe(seat)) {
            return answer;
        }
        // Most hexes are not even in sight.
        let from = if by.is_car() {
            Some(by)
        } else {
            self.gunner(s, by)
        };
        let from = from.map(|from| s.hex(from)).filter(|&hex| is_on_map(hex));
        let hexes = (0..self.ground.len() as u16).map(HexId);
        for hex in hexes.filter(|&hex| from.is_some_and(|from| self.is_in_view(from, hex))) {
            answer = self.may_search_at(s, seat, by, hex, mode);
            if answer.is_ok() {
                break;
            }
        }
        answer
    }

    /// Whether it may be fired at this hex.
    fn may_search_at(&self, s: &State, seat: Seat, by: Piece, at: HexId, mode: Mode) -> Legal {
        if at.index() >= self.ground.len() || !self.is_suspect(s, seat, at, mode) {
            return Err(No::by(&["6.4.h"], "aslsk-no-target").at(at));
        }
        if !by.is_car() && !self.shoots(s, by) {
            return self.may_fire(s, by, at, mode).map(|_| ());
        }
        let mut ways = Actions::new();
        self.list_ways(s, seat, by, at, mode, &mut ways);
        match ways.is_empty() {
            true => Err(No::by(&["6.4.h"], "aslsk-no-target").at(at)),
            false => Ok(()),
        }
    }

    /// Whether it is ordnance, so that there is more to say than the hex.
    fn shoots(&self, s: &State, by: Piece) -> bool {
        by.is_arm() && self.weapon(s, by).is_ordnance() && self.weapon(s, by).family != Family::Atr
    }

    /// The ways in which a weapon with several may be fired at such a hex.
    fn list_ways(
        &self,
        s: &State,
        seat: Seat,
        by: Piece,
        at: HexId,
        mode: Mode,
        out: &mut Actions<Action>,
    ) {
        let mut add = |action: Action| {
            if self.may_search_so(s, seat, at, mode, action).is_ok() {
                out.push(action);
            }
        };
        if by.is_car() {
            let open = self.open_mgs(s, by, at, mode);
            (1..=open)
                .filter(|bits| bits & open == *bits)
                .for_each(|bits| add(Action::Mg(by, at, bits)));
        } else if self.ife(s, by) > 0 {
            add(Action::Fire(by, at));
        }
        let kinds = [TargetType::Infantry, TargetType::Area, TargetType::Own];
        for round in kinds.into_iter().flat_map(Round::of) {
            match by.is_car() {
                true => add(Action::Main(by, at, round, None)),
                false => add(Action::Shoot(by, at, round, None)),
            }
        }
    }

    /// Whether it may be fired so. Smoke is laid without a search.
    fn may_search_so(&self, s: &State, seat: Seat, at: HexId, mode: Mode, action: Action) -> Legal {
        match action {
            Action::Shoot(.., round, _) | Action::Main(.., round, _)
                if matches!(round.ammo(), Ammo::Smoke | Ammo::Wp) =>
            {
                elsewhere(action)
            }
            Action::Fire(by, hex) if hex == at => self.may_fire(s, by, at, mode).map(|_| ()),
            Action::Shoot(by, hex, round, None) if hex == at => {
                self.may_shoot_so(s, by, at, round, None, true).map(|_| ())
            }
            Action::Mg(car, hex, bits) if hex == at => self.may_mg_so(s, seat, car, at, bits, mode),
            Action::Main(car, hex, round, None) if hex == at => self.may_main_so(
                s,
                seat,
                Shot::main(car, at, round, None, (mode, seat)),
                round,
                true,
            ),
            _ => elsewhere(action),
        }
    }

    /// Who may.
    pub fn list_searches(&self, s: &State, seat: Seat, mode: Mode, out: &mut Actions<Action>) {
        if !self.is_hiding(s, foe(seat)) {
            return;
        }
        for by in (self.firers(s, seat) | s.there[seat].cars()).iter() {
            if self.may_search(s, seat, by, mode).is_ok() {
                out.push_twin(Action::Search(by));
            }
        }
    }
}

/// Which hex is fired at; then how, where that has to be said.
pub struct Searching;

/// What is known of a search.
struct Sought {
    by: Piece,
    at: Option<HexId>,
    mode: Mode,
    seat: Seat,
}

impl Searching {
    fn sought(book: &Book, s: &State) -> Sought {
        match (s.stack.last(), book.fire_mode(s)) {
            (Some(&Frame::Search(by, at)), Some((mode, seat))) => Sought {
                by,
                at: Some(at.0).filter(|&at| at != GONE),
                mode,
                seat,
            },
            (frame, _) => unreachable!("{frame:?} is no search"),
        }
    }
}

impl Question for Searching {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, Moment) {
        let sought = Searching::sought(book, s);
        match sought.at {
            None => (sought.seat, "search"),
            Some(_) => (sought.seat, "search-round"),
        }
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let Sought { by, at, mode, seat } = Searching::sought(book, s);
        if let Some(at) = at {
            return book.list_ways(s, seat, by, at, mode, out);
        }
        for hex in (0..book.ground.len() as u16).map(HexId) {
            if self.test(book, s, Action::Hex(hex)).is_ok() {
                out.push(Action::Hex(hex));
            }
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let Sought { by, at, mode, seat } = Searching::sought(book, s);
        match (action, at) {
            (Action::Hex(hex), None) => book.may_search_at(s, seat, by, hex, mode),
            (
                Action::Fire(who, _)
                | Action::Shoot(who, ..)
                | Action::Mg(who, ..)
                | Action::Main(who, ..),
                Some(at),
            ) if who == by => book.may_search_so(s, seat, at, mode, action),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let Sought { by, mode, seat, .. } = Searching::sought(book, s);
        s.stack.pop();
        match action {
            Action::Hex(hex) if by.is_car() || book.shoots(s, by) => {
                s.stack.push(Frame::Search(by, HexIdOr(hex)));
            }
            Action::Hex(hex) | Action::Fire(_, hex) => {
                book.show_firer(s, by, t);
                let fire = book.declared(s, by, hex, mode, seat);
                s.stack.push(Frame::Fire(fire));
            }
            Action::Shoot(_, at, round, _) => {
                if let Ok(shot) = book.may_shoot_so(s, by, at, round, None, true) {
                    book.come_out(s, by, t);
                    s.stack.push(Frame::Shot(shot));
                }
            }
            Action::Mg(_, at, bits) => book.fire_mg(s, MgFire::new(by, at, bits, mode), c, t),
            Action::Main(_, at, round, _) => book.fire_main(s, by, at, round, None, mode, c, t),
            _ => {}
        }
    }
    fn concerns(&self, book: &Book, s: &State) -> Vec<u16> {
        vec![Searching::sought(book, s).by.into()]
    }
}
