//! Set-up and entry (1.3.a, 3.3.h, 4.0.n).

use crate::action::Action;
use crate::book::Book;
use crate::data::Size;
use crate::frame::{Arrange, Frame};
use crate::ground::Hexes;
use crate::ids::{Piece, Pieces, Sort};
use crate::question::elsewhere;
use crate::scenario::Force;
use crate::state::{AT_START, ArmMarks, OFFBOARD, State, foe, is_on_map};
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, No, Question, Seat, Teller, no};

impl Book {
    /// The force a piece belongs to.
    pub fn force(&self, piece: Piece) -> Option<&Force> {
        self.forces.iter().find(|force| force.pieces.has(piece))
    }

    /// The piece that is set up next: units of the side that is not first, then those of the other; weapons last.
    pub fn to_place(&self, s: &State) -> Option<Piece> {
        let of = |seat: Seat| {
            let men = (0..s.men.len()).map(Piece::man);
            let arms = (0..s.arms.len()).map(Piece::arm);
            let cars = (0..s.cars.len()).map(Piece::car);
            let waits = move |&piece: &Piece| match piece.sort() {
                Sort::Man(_) => s.hex(piece) == AT_START && s.man(piece).seat == seat,
                Sort::Car(_) => s.hex(piece) == AT_START && s.car(piece).seat == seat,
                Sort::Arm(_) => {
                    let arm = s.arm(piece);
                    arm.by.is_none() && s.hex(piece) == AT_START && arm.seat == seat
                }
            };
            men.chain(cars)
                .chain(arms)
                .find(waits)
                .or_else(|| self.to_point(s, seat))
        };
        of(foe(self.first)).or_else(|| of(self.first))
    }

    /// A Gun that has been given to its crew and points nowhere yet.
    fn to_point(&self, s: &State, seat: Seat) -> Option<Piece> {
        let mut guns = (0..s.arms.len()).map(Piece::arm);
        guns.find(|&gun| {
            let arm = s.arm(gun);
            let manned = arm.by.is_some_and(|man| s.on_map(man));
            let set = arm.marks.any(ArmMarks::TURNED);
            arm.seat == seat && manned && !set && self.weapon(s, gun).is_gun()
        })
    }

    /// 1.2.6.e, 2.0.squad-equivalent: whether a Gun fits where the unit stands.
    fn suits(&self, s: &State, gun: Piece, man: Piece) -> bool {
        let hex = s.hex(man);
        let fits =
            !is_on_map(hex) || !self.is_building(hex) || self.weapon(s, gun).fits_a_building();
        fits && self.may_hold(s, man, gun).is_ok()
    }

    fn may_point_gun(&self, s: &State, gun: Piece, facing: u8) -> Legal {
        let next = self.to_place(s) == Some(gun) && gun.is_arm() && s.arm(gun).by.is_some();
        if !next || facing >= 6 {
            return no(&["3.2.4.v"], "aslsk-no-place");
        }
        Ok(())
    }

    fn placer(&self, s: &State, piece: Piece) -> Seat {
        match piece.sort() {
            Sort::Man(_) => s.man(piece).seat,
            Sort::Car(_) => s.car(piece).seat,
            Sort::Arm(_) => s.arm(piece).seat,
        }
    }

    fn may_place(&self, s: &State, piece: Piece, hex: HexId) -> Legal {
        if self.to_place(s) != Some(piece) || piece.is_arm() {
            return no(&["1.3.a"], "aslsk-no-place");
        }
        self.may_stand(s, piece, hex)
    }

    /// Whether the piece that is to be set up may stand in a hex.
    fn may_stand(&self, s: &State, piece: Piece, hex: HexId) -> Legal {
        let area = self
            .force(piece)
            .is_some_and(|force| force.area.contains(hex));
        if hex.index() >= self.ground.len() || !area {
            return Err(No::by(&["1.3.a"], "aslsk-no-area").at(hex));
        }
        let seat = self.placer(s, piece);
        if piece.is_car() {
            if !s.cars_in(seat, hex).is_empty() {
                return Err(No::by(&["3.3.2.q"], "aslsk-no-room").at(hex));
            }
            let building = self.ground.plot(hex).terrain.is_building();
            if building && !self.vehicle(s, piece).tracked {
                return Err(No::by(&["1.1.1.building.c"], "aslsk-no-wheels").at(hex));
            }
        }
        if !s.of_in(foe(seat), hex).is_empty() {
            return Err(No::by(&["1.3.a"], "aslsk-no-enemy-hex").at(hex));
        }
        // 1.2.6.e: a crew may get a Gun that fits into no building.
        let crew = piece.is_man() && self.unit(s, piece).size == Size::Crew;
        let bulky = |arm: Piece| {
            let weapon = self.weapon(s, arm);
            weapon.is_gun() && !weapon.fits_a_building()
        };
        let guns = || { self.force(piece) }.map_or(Pieces::EMPTY, |force| force.pieces.arms());
        if crew && self.is_building(hex) && guns().iter().any(bulky) {
            return Err(No::by(&["1.2.6.e"], "aslsk-no-gun-building").at(hex));
        }
        if !self.has_room(s, seat, hex, Pieces::one(piece)) {
            return Err(No::by(&["3.3.1.h"], "aslsk-no-room").at(hex));
        }
        Ok(())
    }

    /// 4.0.n, 1.2.4.a: weapons are given to who possesses them.
    fn may_give(&self, s: &State, arm: Piece, to: Piece) -> Legal {
        if self.to_place(s) != Some(arm) || !arm.is_arm() || !to.is_man() || s.arm(arm).by.is_some()
        {
            return no(&["1.3.a"], "aslsk-no-place");
        }
        let force = self.force(arm).is_some_and(|force| force.pieces.has(to));
        if !force || s.man(to).seat != s.arm(arm).seat {
            return no(&["1.3.a"], "aslsk-no-force");
        }
        let gun = self.weapon(s, arm).is_gun();
        let men = self
            .force(arm)
            .map_or(Pieces::EMPTY, |force| force.pieces.men());
        if gun && !self.suits(s, arm, to) && men.iter().any(|man| self.suits(s, arm, man)) {
            return no(&["1.2.6.e", "3.2.4.g"], "aslsk-no-gun-crew");
        }
        if gun && self.is_leader(s, to) {
            return no(&["3.2.4.g"], "aslsk-no-gun-crew");
        }
        Ok(())
    }

    /// Units set up offboard in this turn.
    pub fn offboard(&self, s: &State) -> Pieces {
        let men = (0..s.men.len()).map(Piece::man);
        men.filter(|&unit| s.hex(unit) == OFFBOARD && s.man(unit).seat == s.active)
            .collect()
    }

    /// 3.3.h: where all of these may enter.
    pub fn entries(&self, s: &State, units: Pieces) -> Hexes {
        let _ = s;
        let mut areas = units
            .iter()
            .map(|unit| self.force(unit).map_or(Hexes::EMPTY, |force| force.area));
        let first = areas.next().unwrap_or(Hexes::EMPTY);
        areas.fold(first, |all, area| all & area)
    }

    /// Whether these may enter in a hex.
    pub fn may_enter_at(&self, s: &State, units: Pieces, hex: HexId) -> bool {
        self.entries(s, units).contains(hex)
    }

    /// 3.3.i: where a side may leave the map.
    pub fn exits(&self, seat: Seat) -> Hexes {
        let own = self.goals.iter().filter(|goal| goal.seat == seat);
        own.filter_map(|goal| goal.exit.as_ref())
            .fold(Hexes::EMPTY, |all, (hexes, _)| all | *hexes)
    }
}

/// Where a unit sets up, who gets a weapon.
pub struct SetUp;

impl Question for SetUp {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, Moment) {
        let piece = book.to_place(s).expect("something is to be set up");
        (book.placer(s, piece), "set-up")
    }
    fn is_set_up(&self) -> bool {
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let piece = book.to_place(s).expect("something is to be set up");
        let Some(force) = book.force(piece) else {
            return;
        };
        if !piece.is_arm() {
            for hex in force.area.iter() {
                if book.may_stand(s, piece, hex).is_ok() {
                    out.push(Action::Place(piece, hex));
                }
            }
            return;
        }
        for facing in 0..6 {
            for action in [Action::Turn(piece, facing), Action::Hide(piece, facing)] {
                if self.test(book, s, action).is_ok() {
                    out.push(action);
                }
            }
        }
        for unit in force.pieces.men().iter() {
            if book.may_give(s, piece, unit).is_ok() {
                out.push(Action::Give(piece, unit));
            }
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Place(piece, hex) => book.may_place(s, piece, hex),
            Action::Give(arm, unit) => book.may_give(s, arm, unit),
            Action::Turn(gun, facing) => book.may_point_gun(s, gun, facing),
            Action::Hide(gun, facing) => {
                book.may_point_gun(s, gun, facing)?;
                book.may_hide(s, gun)
            }
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, _: &mut Teller) {
        match action {
            Action::Place(piece, hex) => {
                s.put(piece, hex);
                if piece.is_car() {
                    let arrange = Arrange {
                        car: piece,
                        first: true,
                    };
                    s.stack.push(Frame::Arrange(arrange));
                }
            }
            Action::Give(arm, unit) => {
                s.arm_mut(arm).by = Some(unit);
                let hex = s.hex(unit);
                s.put(arm, hex);
            }
            Action::Turn(gun, facing) | Action::Hide(gun, facing) => {
                let paved = book.ground.plot(s.hex(gun)).paved;
                let arm = s.arm_mut(gun);
                arm.facing = facing;
                arm.marks.set(ArmMarks::TURNED);
                // 6.3.a
                if !paved {
                    arm.marks.set(ArmMarks::EMPLACED);
                }
                if matches!(action, Action::Hide(..)) {
                    book.conceal(s, gun);
                }
            }
            _ => {}
        }
    }
    fn meant(&self, book: &Book, s: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        let piece = book.to_place(s)?;
        (!piece.is_arm()).then_some(Action::Place(piece, at))
    }
    fn concerns(&self, book: &Book, s: &State) -> Vec<u16> {
        book.to_place(s).into_iter().map(u16::from).collect()
    }
}
