//! Panzerfausts (4.4.2): an inherent weapon of German infantry that may turn out not to be there.

use crate::action::Action;
use crate::book::Book;
use crate::catalog::Date;
use crate::data::{Ammo, Size};
use crate::dice::Dr;
use crate::frame::{Frame, Mode};
use crate::ids::Piece;
use crate::morale::Loss;
use crate::question::NOT_NOW;
use crate::ratings::MF;
use crate::shot::{Shot, Source};
use crate::state::{Marks, State, foe};
use crate::tables::TargetType;
use hex::HexId;
use table::{Actions, Chance, Legal, No, Seat, Sum, Teller, no};

/// The farthest it ever reaches.
const FARTHEST: u8 = 3;
/// 4.4.2.a: the first month.
const FIRST: Date = Date {
    year: 1943,
    month: 10,
};

impl Book {
    /// 4.4.2.d
    fn faust_range(&self) -> u8 {
        match self.date {
            Date { year: 1945.., .. } => FARTHEST,
            Date {
                year: 1944,
                month: 6..,
            } => 2,
            _ => 1,
        }
    }

    /// 4.4.2.a, 4.4.2.g: the shots of a side, from its squads and the date, where the enemy has vehicles.
    pub fn issue_fausts(&self, s: &mut State) {
        for seat in [Seat(0), Seat(1)] {
            let enemy = s.cars.iter().any(|car| car.seat == foe(seat));
            let against = enemy || self.side(seat).fausts;
            if self.side(seat).nation == "german" && self.date >= FIRST && against {
                s.fausts[seat] = self.faust_supply(s, seat);
            }
        }
    }

    /// 4.4.2.g: one for each squad, one and a half in 1944, two in 1945.
    pub fn faust_supply(&self, s: &State, seat: Seat) -> u8 {
        let squad = |man: &&crate::state::Man| {
            man.seat == seat && self.catalog.units[man.kind as usize].size == Size::Squad
        };
        let squads = s.men.iter().filter(squad).count() as u8;
        match self.date.year {
            _ if self.date < FIRST => 0,
            ..1944 => squads,
            1944 => squads + squads / 2,
            _ => squads * 2,
        }
    }

    /// 4.4.2.e: an Original 12, or 11 of the Inexperienced.
    pub fn is_faust_mishap(&self, s: &State, shot: &Shot, dr: Dr) -> bool {
        let Source::Faust(man) = shot.source else {
            return false;
        };
        let green = self.is_mmc(s, man) && self.is_inexperienced(s, man);
        dr.sum() >= if green { 11 } else { 12 }
    }

    /// Whether a unit may try one at this target.
    pub fn may_faust(&self, s: &State, man: Piece, at: HexId, car: Option<Piece>) -> Legal<Shot> {
        let Some((mode, seat)) = self.fire_mode(s) else {
            return Err(NOT_NOW);
        };
        if !man.is_man() || s.man(man).seat != seat || !s.on_map(man) {
            return no(&["3.2.a"], "aslsk-no-yours");
        }
        if self.date < FIRST {
            return no(&["4.4.2.a"], "aslsk-no-fausts");
        }
        if s.fausts[seat] == 0 {
            return no(&["4.4.2.g"], "aslsk-no-fausts");
        }
        // 4.4.2.h: a pin does not bar it.
        let marks = s.man(man).marks;
        if marks.any(Marks::BROKEN.and(Marks::MELEE)) {
            return no(&["4.4.2.a"], "aslsk-no-good-order");
        }
        if mode == Mode::Advancing && marks.any(Marks::PREP.and(Marks::SPENT)) {
            return no(&["3.5.a"], "aslsk-no-prep-fired");
        }
        if mode == Mode::First && marks.any(Marks::FINAL) {
            return no(&["4.4.2.c"], "aslsk-no-final-fired");
        }
        self.has_hand(s, man)?;
        let from = s.hex(man);
        self.faust_target(s, seat, from, at, car, mode)?;
        if mode == Mode::First {
            let here = self.moving(s).map_or(0, |going| going.here / MF).max(1);
            if s.man(man).shots >= here {
                return no(&["3.3.3.o"], "aslsk-no-more-shots");
            }
        }
        Ok(Shot {
            source: Source::Faust(man),
            at,
            kind: TargetType::Own,
            ammo: Ammo::Heat,
            car,
            intensive: false,
            seat,
            mode,
            facing: 0,
            led: None,
            shielded: false,
            pick: None,
        })
    }

    /// 4.4.2.b, 4.4.2.d: a vehicle, or infantry in a building, in range and in sight.
    fn faust_target(
        &self,
        s: &State,
        seat: Seat,
        from: HexId,
        at: HexId,
        car: Option<Piece>,
        mode: Mode,
    ) -> Legal {
        if at.index() >= self.ground.len() || self.ground.distance(from, at) > self.faust_range() {
            return no(&["4.4.2.d"], "aslsk-no-range");
        }
        let there = match car {
            Some(car) => self.car_targets(s, seat, at, mode).has(car),
            None => {
                let men = self.reached(s, seat, at, TargetType::Own, Ammo::Heat, mode);
                self.is_building(at) && from != at && !men.is_empty()
            }
        };
        if !there {
            return Err(No::by(&["4.4.2.b"], "aslsk-no-target").at(at));
        }
        if from != at && !s.of_in(foe(seat), from).is_empty() {
            return no(&["3.2.2.1.b"], "aslsk-no-enemy-here");
        }
        if from != at && !self.blind && !self.sees(s, from, at) {
            return Err(No::by(&["3.2.1.a"], "aslsk-no-sight").at(at));
        }
        Ok(())
    }

    /// The targets of a unit: hexes within its reach, with a vehicle or without.
    fn each_faust(
        &self,
        s: &State,
        seat: Seat,
        mode: Mode,
        at: Option<HexId>,
        found: &mut impl FnMut(Piece, HexId, Option<Piece>) -> bool,
    ) {
        if s.fausts[seat] == 0 {
            return;
        }
        let hexes: crate::ground::Hexes = match at {
            Some(hex) => crate::ground::Hexes::of(hex),
            None => { s.there[foe(seat)].iter() }
                .map(|unit| s.hex(unit))
                .collect(),
        };
        for man in (s.there[seat].men() | self.hidden_crews(s, seat)).iter() {
            for hex in hexes.iter() {
                if self.ground.distance(s.hex(man), hex) > FARTHEST {
                    continue;
                }
                let cars = self.car_targets(s, seat, hex, mode);
                for car in cars.iter().map(Some).chain([None]) {
                    if self.may_faust(s, man, hex, car).is_ok() && found(man, hex, car) {
                        return;
                    }
                }
            }
        }
    }

    /// Who may try one at what.
    pub fn list_fausts(
        &self,
        s: &State,
        seat: Seat,
        mode: Mode,
        at: Option<HexId>,
        out: &mut Actions<Action>,
    ) {
        self.each_faust(s, seat, mode, at, &mut |man, hex, car| {
            out.push(Action::Faust(man, hex, car));
            false
        });
    }

    /// Whether anybody may.
    pub fn can_faust(&self, s: &State, seat: Seat, mode: Mode, at: Option<HexId>) -> bool {
        let mut any = false;
        self.each_faust(s, seat, mode, at, &mut |_, _, _| {
            any = true;
            true
        });
        any
    }

    /// 4.4.2.b, 4.4.2.c: the check, which is a use of a Support Weapon; then, if there is one, the shot.
    pub fn try_faust(&self, s: &mut State, shot: Shot, c: &mut Chance, t: &mut Teller) {
        let Source::Faust(man) = shot.source else {
            return;
        };
        // 6.4.c
        self.show_firer(s, man, t);
        self.count_use(s, man);
        let marked = s.man_mut(man);
        marked.shots = marked.shots.saturating_add(1);
        let mark = match shot.mode {
            Mode::Prep => Marks::PREP,
            Mode::First => Marks::FIRST,
            Mode::Final => Marks::FINAL,
            Mode::Advancing => Marks::NONE,
        };
        if shot.mode == Mode::Prep || self.has_forfeited(s, man) {
            s.mark(man, mark);
        }
        let mut sum = Sum::opened("aslsk", t.on());
        sum.add(i32::from(shot.car.is_none()), "4.4.2.b");
        sum.add(i32::from(s.is(man, Marks::CX)), "3.3.1.n");
        let size = match self.unit(s, man).size {
            Size::Squad => 0,
            Size::HalfSquad | Size::Crew => 1,
            Size::Leader => 2,
        };
        sum.add(size, "4.4.2.b");
        sum.add(-i32::from(self.date.year >= 1945), "4.4.2.b");
        let die = self.one_die("aslsk-why-faust", shot.seat, c, t);
        let total = i32::from(die) + sum.total();
        t.tally(
            || self.unit_text("aslsk-faust", s, man).num("n", total),
            || sum.tally("panzerfaust"),
        )
        .heads();
        if die == 6 {
            return self.fluster(s, man, c, t);
        }
        if total <= 3 {
            s.fausts[shot.seat] -= 1;
            s.stack.push(Frame::Shot(shot));
        }
    }

    /// 4.4.2.b: pinned, or broken who is pinned already.
    fn fluster(&self, s: &mut State, man: Piece, c: &mut Chance, t: &mut Teller) {
        if !s.is(man, Marks::PINNED) {
            return self.pin(s, man, t);
        }
        let mut loss = Loss::default();
        self.shatter(s, man, &mut loss, c, t);
        self.lose_heart(s, &mut loss, c, t);
    }

    /// 4.0.l: a use of a weapon that has no counter.
    fn count_use(&self, s: &mut State, man: Piece) {
        let one = s.is(man, Marks::ONE_WEAPON);
        let mark = match one {
            true => Marks::TWO_WEAPONS,
            false => Marks::ONE_WEAPON,
        };
        s.mark(man, mark);
    }
}
