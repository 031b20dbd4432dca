//! Close Combat in a hex with a vehicle (3.8.l to 3.8.y): one attack after the other.

use crate::action::Action;
use crate::book::Book;
use crate::catalog::Date;
use crate::data::Turret;
use crate::fire::FP;
use crate::frame::{Assault, Bout, Close, Flow, Frame};
use crate::ids::{PIECES, Piece, Pieces};
use crate::morale::Loss;
use crate::question::elsewhere;
use crate::state::{Blow, CarMarks, HexIdOr, Marks, State, foe};
use crate::tables::Tables;
use crate::vehicles::{AA, COAX, MAIN, REAR};
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, Question, Seat, Sum, Teller, Text, no};

/// 3.8.x: the largest calibre whose IFE fights in Close Combat.
const SMALL: u16 = 20;
/// 3.8.y: from this month on.
pub const NEAR_DEFENCE: Date = Date::new(1944, 7);

impl Book {
    /// Whether a vehicle that is no wreck stands in a hex.
    pub fn has_armour(&self, s: &State, hex: HexId) -> bool {
        !s.cars.is_empty()
            && [Seat(0), Seat(1)]
                .iter()
                .any(|&seat| !s.cars_in(seat, hex).is_empty())
    }

    /// A Close Combat with a vehicle begins.
    pub fn begin_assault(&self, s: &mut State, hex: HexId) {
        s.blows.clear();
        s.stack.push(Frame::Assault(Assault {
            by: Pieces::EMPTY,
            at: Pieces::EMPTY,
            hex,
            turn: s.active,
            ambush: None,
            bout: Bout::Ambush,
            weapons: 0,
            used: [0; 2],
            passed: [false; 2],
        }));
    }

    /// The firepower of a weapon of a vehicle in Close Combat (3.8.x).
    fn close_fp(&self, s: &State, car: Piece, bit: u8) -> u8 {
        let vehicle = self.vehicle(s, car);
        let state = s.car(car);
        if (state.mg_broken | state.mg_gone) & bit != 0 {
            return 0;
        }
        match bit {
            AA if s.has(car, CarMarks::CE) => vehicle.aamg,
            // 7.8.f
            COAX if vehicle.turret == Turret::Restricted && s.has(car, CarMarks::CE) => 0,
            COAX if vehicle.has_turret() => vehicle.cmg,
            REAR => vehicle.rmg,
            MAIN if !s.has(car, CarMarks::MA_BROKEN.and(CarMarks::MA_GONE)) => match vehicle.main {
                Some(gun) if gun.calibre <= SMALL && vehicle.has_turret() => gun.ife,
                _ => 0,
            },
            _ => 0,
        }
    }

    fn may_use_weapons(&self, s: &State, a: &Assault, car: Piece, bits: u8) -> Legal {
        if !car.is_car() || s.car(car).seat != a.turn || s.hex(car) != a.hex {
            return no(&["3.8.x"], "aslsk-no-yours");
        }
        if !s.there[a.turn].has(car) || !self.is_able(s, car) {
            return no(&["3.8.x"], "aslsk-no-good-order");
        }
        let each = || {
            [COAX, AA, REAR, MAIN]
                .into_iter()
                .filter(|bit| bits & bit != 0)
        };
        let restricted = self.vehicle(s, car).turret == Turret::Restricted;
        if bits & COAX != 0 && restricted && s.has(car, CarMarks::CE) {
            return no(&["7.8.f"], "aslsk-no-restricted");
        }
        let whole = each().fold(0, |all, bit| all | bit) == bits && bits != 0;
        if !whole || each().any(|bit| self.close_fp(s, car, bit) == 0) {
            return no(&["3.8.x"], "aslsk-no-weapon");
        }
        if a.used[a.turn.index()] & bits != 0 {
            return no(&["3.8.d"], "aslsk-no-fought");
        }
        let open = |unit: Piece| !s.is(unit, Marks::ATTACKED);
        match s.men_in(foe(a.turn), a.hex).iter().any(open) {
            true => Ok(()),
            false => no(&["3.8.x"], "aslsk-no-target"),
        }
    }

    fn may_fight(&self, s: &State, a: &Assault, unit: Piece) -> Legal {
        if !unit.is_man() || s.man(unit).seat != a.turn || s.hex(unit) != a.hex {
            return no(&["3.8.d"], "aslsk-no-yours");
        }
        if s.is(unit, Marks::BROKEN) {
            return no(&["3.8.d"], "aslsk-no-broken");
        }
        if s.is(unit, Marks::FOUGHT) || a.by.has(unit) || a.weapons != 0 {
            return no(&["3.8.d"], "aslsk-no-fought");
        }
        // 3.8.u
        let at_car = !a.at.cars().is_empty();
        let with = a.by | Pieces::one(unit);
        if at_car && !self.fits_car(s, with) {
            return no(&["3.8.u"], "aslsk-no-group");
        }
        Ok(())
    }

    /// 3.8.u: one MMC and one SMC at most.
    fn fits_car(&self, s: &State, by: Pieces) -> bool {
        let mmc = by.only(|unit| self.is_mmc(s, unit)).len();
        mmc <= 1 && by.len() - mmc <= 1
    }

    fn may_strike(&self, s: &State, a: &Assault, unit: Piece) -> Legal {
        let enemy = foe(a.turn);
        let there = !unit.is_arm() && s.there[enemy].has(unit) && s.hex(unit) == a.hex;
        if !there || a.at.has(unit) {
            return no(&["3.8.d"], "aslsk-no-target");
        }
        if unit.is_car() {
            if a.weapons != 0 {
                return no(&["3.8.x"], "aslsk-no-target");
            }
            if !a.at.is_empty() || !self.fits_car(s, a.by) {
                return no(&["3.8.u"], "aslsk-no-group");
            }
            return Ok(());
        }
        if !a.at.cars().is_empty() {
            return no(&["3.8.u"], "aslsk-no-group");
        }
        if s.is(unit, Marks::ATTACKED) {
            return no(&["3.8.d"], "aslsk-no-attacked");
        }
        Ok(())
    }

    /// 3.8.y
    fn may_defend(&self, s: &State, a: &Assault, car: Piece) -> Legal {
        if !car.is_car() || s.car(car).seat != a.turn || s.hex(car) != a.hex {
            return no(&["3.8.y"], "aslsk-no-yours");
        }
        let armed = self.vehicle(s, car).dispensers.sn > 0 && self.date >= NEAR_DEFENCE;
        if !armed || !s.there[a.turn].has(car) || s.has(car, CarMarks::CE) || !self.is_able(s, car)
        {
            return no(&["3.8.y"], "aslsk-no-dispenser");
        }
        if s.has(car, CarMarks::FOUGHT) {
            return no(&["3.8.d"], "aslsk-no-fought");
        }
        if !s.has(car, CarMarks::ATTACKED) && a.ambush != Some(a.turn) {
            return no(&["3.8.y"], "aslsk-no-attacked");
        }
        Ok(())
    }

    /// Whether the side whose turn it is could make an attack.
    fn can_assault(&self, s: &State, a: &Assault) -> bool {
        if !a.by.is_empty() || a.weapons != 0 {
            return true;
        }
        let fighter = |unit: Piece| self.may_fight(s, a, unit).is_ok();
        let men = s.men_in(a.turn, a.hex).iter().any(fighter);
        let enemies = s.of_in(foe(a.turn), a.hex);
        let open = enemies
            .iter()
            .any(|unit| unit.is_car() || !s.is(unit, Marks::ATTACKED));
        let foot = enemies
            .men()
            .iter()
            .any(|unit| !s.is(unit, Marks::ATTACKED));
        let cars = s.cars_in(a.turn, a.hex);
        let armed = |car: Piece| {
            [COAX, AA, REAR, MAIN]
                .into_iter()
                .any(|bit| self.may_use_weapons(s, a, car, bit).is_ok())
        };
        let near = |car: Piece| self.may_defend(s, a, car).is_ok() && !enemies.men().is_empty();
        (men && open) || (foot && cars.iter().any(armed)) || cars.iter().any(near)
    }

    /// What the Close Combat does next.
    pub fn step_assault(
        &self,
        s: &mut State,
        a: &mut Assault,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        match a.bout {
            Bout::Ambush => {
                a.ambush = self.ambush(s, a.hex, c, t);
                let has = |seat| !s.cars_in(seat, a.hex).is_empty();
                // 3.8.l: who has no vehicle goes first.
                let first = match has(s.active) && !has(foe(s.active)) {
                    true => foe(s.active),
                    false => s.active,
                };
                a.turn = a.ambush.unwrap_or(first);
                a.bout = Bout::First;
            }
            Bout::Melee => {
                s.blows.clear();
                self.settle_melee(s, a.hex);
                if s.fought.len() < 16 {
                    s.fought.push(HexIdOr(a.hex));
                }
                return Flow::Done;
            }
            _ => {
                let can = |a: &Assault| !a.passed[a.turn.index()] && self.can_assault(s, a);
                if can(a) {
                    return Flow::Ask;
                }
                let turn = foe(a.turn);
                match can(&Assault { turn, ..*a }) {
                    true => a.turn = turn,
                    false => a.bout = Bout::Melee,
                }
            }
        }
        Flow::Next
    }

    /// The attack that is declared is made, and the other side is next (3.8.l).
    fn make_assault(&self, s: &mut State, a: &mut Assault, c: &mut Chance, t: &mut Teller) {
        let edge = match a.ambush {
            Some(seat) if seat == a.turn => -1,
            Some(_) => 1,
            None => 0,
        };
        a.by.iter().for_each(|unit| s.mark(unit, Marks::FOUGHT));
        // 3.8.g: who attacks together defends together.
        if a.by.len() > 1 && s.blows.len() < 8 {
            s.blows.push(Blow {
                by: a.by,
                at: a.at,
                strength: 0,
                seat: a.turn,
            });
        }
        a.at.men()
            .iter()
            .for_each(|unit| s.mark(unit, Marks::ATTACKED));
        if a.weapons != 0 {
            self.car_strikes(s, a, edge, c, t);
        } else if let Some(car) = a.at.cars().first() {
            let ccv = self.joint_ccv(s, a.by);
            self.strike_car(s, a.by, car, ccv, edge, c, t);
        } else {
            let close = Close {
                hex: a.hex,
                first: a.turn,
                ambush: a.ambush,
                bout: Bout::Resolve,
                by: Pieces::EMPTY,
                at: Pieces::EMPTY,
                done: false,
            };
            let strength = a.by.iter().map(|unit| self.melee_fp(s, unit)).sum();
            let blow = Blow {
                by: a.by,
                at: a.at,
                strength,
                seat: a.turn,
            };
            self.strike(s, &close, &blow, c, t);
        }
        self.pass_on(a);
    }

    fn pass_on(&self, a: &mut Assault) {
        (a.by, a.at, a.weapons) = (Pieces::EMPTY, Pieces::EMPTY, 0);
        // An Ambusher makes all his attacks first.
        if a.ambush != Some(a.turn) {
            a.turn = foe(a.turn);
        }
    }

    /// 3.8.x: the weapons of a vehicle against the CCV of infantry.
    fn car_strikes(
        &self,
        s: &mut State,
        a: &mut Assault,
        edge: i32,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let Some(car) = s.cars_in(a.turn, a.hex).first() else {
            return;
        };
        a.used[a.turn.index()] |= a.weapons;
        let each = [COAX, AA, REAR, MAIN]
            .into_iter()
            .filter(|bit| a.weapons & bit != 0);
        let fp: u32 = each.map(|bit| u32::from(self.close_fp(s, car, bit))).sum();
        let fp = if s.has(car, CarMarks::MOTION) {
            fp / 2
        } else {
            fp
        };
        // 3.8.s: a leader with others adds 1.
        let mmc = a.at.only(|unit| self.is_mmc(s, unit));
        let led = (a.at - mmc).len() as i32;
        let strong: i32 = mmc.iter().map(|unit| self.ccv(s, unit)).sum();
        let defence = match mmc.is_empty() {
            true => a.at.iter().map(|unit| self.ccv(s, unit)).sum(),
            false => strong + led,
        };
        let kill = i32::from(self.tables.kill_number(fp, defence.max(1) as u32));
        let mut sum = Sum::opened("aslsk", t.on());
        sum.add(edge, "3.8.k");
        sum.add(i32::from(s.has(car, CarMarks::SHAKEN)), "7.10.o");
        let any = |marks| i32::from(a.at.iter().any(|unit| s.is(unit, marks)));
        sum.add(-2 * any(Marks::BROKEN), "3.8.e");
        sum.add(-any(Marks::CX), "3.3.1.n");
        let dr = self.dr("aslsk-why-close-combat", a.turn, c, t);
        let total = dr.sum() + sum.total();
        t.tally(
            || {
                Text::new("aslsk-strikes")
                    .text("side", self.side_text(a.turn))
                    .num("attack", i64::from(fp))
                    .num("defence", defence)
                    .num("kill", kill)
                    .num("n", total)
            },
            || sum.tally("close-combat"),
        )
        .heads();
        let mut loss = Loss::default();
        if total < kill {
            a.at.iter()
                .for_each(|unit| self.eliminate(s, unit, &mut loss, t));
        } else if total == kill {
            for unit in self.pick_one(s, a.at, c, t).iter() {
                self.reduce(s, unit, &mut loss, c, t);
            }
        }
    }

    /// 3.8.y: 16 FP at all infantry in the hex.
    fn near_defence(&self, s: &mut State, a: &Assault, car: Piece, c: &mut Chance, t: &mut Teller) {
        s.set(car, CarMarks::FOUGHT);
        let number = self.vehicle(s, car).dispensers.sn;
        let dr = self.dr("aslsk-why-dispenser", a.turn, c, t);
        t.all(|| self.unit_text("aslsk-near-defence", s, car))
            .heads();
        if dr.sum() > number.into() {
            return;
        }
        let Some(column) = Tables::column_of(16 * FP) else {
            return;
        };
        let targets = s.men_in(Seat(0), a.hex) | s.men_in(Seat(1), a.hex);
        let mut drms = [0; PIECES];
        for target in targets.iter() {
            let mut sum = Sum::quiet();
            self.flame_drm(s, target, &mut sum);
            drms[target.index()] = sum.total();
        }
        let effect = |target: Piece| self.tables.ift(column, dr.sum() + drms[target.index()]);
        self.inflict(s, targets, column, effect, c, t);
    }
}

/// Who attacks whom next.
pub struct Assaults;

impl Assaults {
    fn assault(s: &State) -> Assault {
        match s.stack.last() {
            Some(Frame::Assault(assault)) => *assault,
            frame => unreachable!("{frame:?} is no Close Combat"),
        }
    }
}

impl Question for Assaults {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (Assaults::assault(s).turn, "assault")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let a = Assaults::assault(s);
        let begun = !a.by.is_empty() || a.weapons != 0;
        for unit in s.men_in(a.turn, a.hex).iter() {
            let action = if begun {
                Action::Add(unit)
            } else {
                Action::Attack(unit)
            };
            if self.test(book, s, action).is_ok() {
                let twin = a.by.last().is_some_and(|last| unit < last) || !a.at.is_empty();
                match twin {
                    true => out.push_twin(action),
                    false => out.push(action),
                }
            }
        }
        if !begun {
            for car in s.cars_in(a.turn, a.hex).iter() {
                for bits in (1..32).filter(|bits| bits & 1 == 0) {
                    if book.may_use_weapons(s, &a, car, bits).is_ok() {
                        out.push(Action::Weapons(car, bits));
                    }
                }
                if book.may_defend(s, &a, car).is_ok() {
                    out.push(Action::Defend(car));
                }
            }
        } else {
            for unit in s.of_in(foe(a.turn), a.hex).iter() {
                if book.may_strike(s, &a, unit).is_ok() {
                    match a.at.last().is_some_and(|last| unit < last) {
                        true => out.push_twin(Action::Against(unit)),
                        false => out.push(Action::Against(unit)),
                    }
                }
            }
        }
        if !begun || !a.at.is_empty() {
            out.push(Action::Done);
        }
        if out.plain().is_empty() {
            out.push(Action::Pass);
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let a = Assaults::assault(s);
        let begun = !a.by.is_empty() || a.weapons != 0;
        match action {
            Action::Attack(unit) if !begun => book.may_fight(s, &a, unit),
            Action::Add(unit) if begun => book.may_fight(s, &a, unit),
            Action::Weapons(car, bits) if !begun => book.may_use_weapons(s, &a, car, bits),
            Action::Defend(car) if !begun => book.may_defend(s, &a, car),
            Action::Against(unit) if begun => book.may_strike(s, &a, unit),
            Action::Done if !begun || !a.at.is_empty() => Ok(()),
            Action::Done => no(&["3.8.d"], "aslsk-no-whom"),
            Action::Pass => {
                let mut list = Actions::new();
                self.list(book, s, &mut list);
                match list.contains(Action::Pass) {
                    true => Ok(()),
                    false => elsewhere(action),
                }
            }
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let mut a = Assaults::assault(s);
        match action {
            Action::Attack(unit) | Action::Add(unit) => a.by.insert(unit),
            Action::Weapons(_, bits) => a.weapons = bits,
            Action::Against(unit) => {
                let group = { s.blows.iter() }
                    .find(|blow| blow.by.has(unit))
                    .map_or(Pieces::EMPTY, |blow| blow.by);
                let there = |unit: Piece| s.hex(unit) == a.hex && !s.is(unit, Marks::ATTACKED);
                a.at = a.at | group.only(there) | Pieces::one(unit);
            }
            Action::Defend(car) => {
                book.near_defence(s, &a, car, c, t);
                book.pass_on(&mut a);
            }
            Action::Pass => {
                a.by.iter().for_each(|unit| s.mark(unit, Marks::FOUGHT));
                a.used[a.turn.index()] |= a.weapons;
                book.pass_on(&mut a);
            }
            _ if a.by.is_empty() && a.weapons == 0 => a.passed[a.turn.index()] = true,
            _ => book.make_assault(s, &mut a, c, t),
        }
        let top = s.stack.len() - 1;
        s.stack[top] = Frame::Assault(a);
    }
    fn concerns(&self, _: &Book, s: &State) -> Vec<u16> {
        let a = Assaults::assault(s);
        (a.by | a.at).iter().map(u16::from).collect()
    }
}
