//! An attack of machine guns of a vehicle is made (7.8): the roll, what comes of it, what becomes of what fired.

use super::{ALL, MgFire, each};
use crate::attack::{From, effect_text};
use crate::book::Book;
use crate::dice::Dr;
use crate::fire::{FP, Form};
use crate::frame::{Fire, Mode};
use crate::ids::{PIECES, Piece, Pieces};
use crate::state::{CarMarks, HexIdOr, Marks, State, foe};
use crate::tables::{Effect, Tables};
use crate::vehicles::{BOW, COAX, MAIN};
use table::{Chance, Sum, Teller, Text};

/// How it was rolled.
struct MgRoll {
    from: From,
    swing: i32,
    power: u32,
    dr: Dr,
}

impl Book {
    /// Whom it strikes: where nobody is seen, what may be hidden there (6.4.h).
    fn mg_struck(&self, s: &State, fire: &MgFire, t: &mut Teller) -> Pieces {
        let MgFire { car, at, mode, .. } = *fire;
        let seat = s.car(car).seat;
        if self.is_suspect(s, seat, at, mode) {
            t.probe();
            return self.hidden_in(s, foe(seat), at);
        }
        self.mg_targets(s, seat, car, at, mode)
    }

    /// The attack is made.
    pub fn fire_mg(&self, s: &mut State, fire: MgFire, c: &mut Chance, t: &mut Teller) {
        let MgFire {
            car,
            at,
            bits,
            mode,
        } = fire;
        let seat = s.car(car).seat;
        let targets = self.mg_struck(s, &fire, t);
        // 6.2.j
        s.no_smoke = true;
        t.all(|| {
            self.unit_text("aslsk-mg-fires", s, car)
                .name("at", self.label(at))
        })
        .deed();
        if !self.sees(s, s.hex(car), at) {
            return self.fire_mg_in_vain(s, fire, c, t);
        }
        let power = self.mg_power(s, car, at, bits, mode);
        let mut sum = Sum::opened("aslsk", t.on());
        sum.add((power / FP) as i32, "7.8.a");
        t.tally(
            || Text::new("aslsk-firepower").num("n", i64::from(power / FP)),
            || sum.tally("firepower"),
        );
        let roll = MgRoll {
            from: From {
                hex: s.hex(car),
                hindrance: self.hindrance(s, s.hex(car), at),
            },
            swing: self.group_swing(s, car, at, bits),
            power,
            dr: self.dr("aslsk-why-fire", seat, c, t),
        };
        let drms = self.mg_drms(s, &fire, &roll, targets, t);
        let late = self.late_ife(s, car, mode).filter(|_| bits == MAIN);
        let kept = self.mark_mg(s, &fire, roll.dr);
        let failing = self.failing(s, car, bits, roll.dr, late.is_some());
        if let Some(column) = Tables::column_of(power) {
            self.renew_dm_of(s, targets, column, &drms);
            // 6.4.h: half of it against what is hidden.
            let hidden = targets.only(|unit| unit.is_man() && self.is_hidden(s, unit));
            let half = Tables::column_of(power / 2);
            let effect = |target: Piece| {
                let column = if hidden.has(target) {
                    half
                } else {
                    Some(column)
                };
                let dr = roll.dr.sum() + drms[target.index()];
                column.map_or(Effect::None, |column| self.tables.ift(column, dr))
            };
            self.uncover(s, hidden, effect, t);
            self.inflict(s, targets, column, effect, c, t);
        }
        let broken = self.break_mg(s, car, failing, late.is_some(), roll.dr, c, t);
        // 3.3.5.b: without what malfunctioned or kept its Rate of Fire.
        let counted = bits & !broken & if kept { !MAIN } else { ALL };
        if mode == Mode::First && counted != 0 {
            self.leave_mg_residual(
                s,
                MgFire {
                    bits: counted,
                    ..fire
                },
                &roll,
                counted == bits,
            );
        }
        // 6.8.f, 3.3.3.m
        if late == Some(Form::Protective) {
            self.protect_crew(s, car, roll.dr, t);
        }
    }

    /// The DRM against each target.
    fn mg_drms(
        &self,
        s: &State,
        fire: &MgFire,
        roll: &MgRoll,
        targets: Pieces,
        t: &mut Teller,
    ) -> [i32; PIECES] {
        let MgFire {
            car,
            at,
            bits,
            mode,
        } = *fire;
        let column = Tables::column_of(roll.power);
        let attack = Fire {
            by: Pieces::EMPTY,
            led: Pieces::EMPTY,
            at,
            seat: s.car(car).seat,
            mode,
        };
        let mut drms = [0; PIECES];
        for target in targets.iter() {
            let mut sum = Sum::opened("aslsk", t.on());
            sum.add(roll.swing, "7.8.g");
            sum.add(i32::from(s.has(car, CarMarks::SHAKEN)), "7.10.o");
            let moves =
                mode == Mode::First || (target.is_car() && self.is_moving_target(s, target));
            let fixed = bits & BOW != 0 && self.vehicle(s, car).fixed_bmg && moves;
            sum.add(i32::from(fixed), "7.8.t");
            self.target_drm(s, &attack, &roll.from, target, &mut sum);
            drms[target.index()] = sum.total();
            // 6.4.a: nobody is told of who is hidden.
            if target.is_man() && self.is_hidden(s, target) {
                continue;
            }
            let total = roll.dr.sum() + sum.total();
            let effect = column.map_or(Effect::None, |column| self.tables.ift(column, total));
            t.tally(
                || {
                    self.unit_text("aslsk-hit", s, target)
                        .num(
                            "column",
                            column.map_or(0, |at| Tables::COLUMNS[usize::from(at)]),
                        )
                        .num("n", total)
                        .text("effect", effect_text(effect))
                },
                || sum.tally("drm"),
            );
        }
        drms
    }

    /// 3.3.5.a, 3.3.5.d: what it leaves in the hex; `all`: nothing of it malfunctioned or kept its rate.
    fn leave_mg_residual(&self, s: &mut State, fire: MgFire, roll: &MgRoll, all: bool) {
        let MgFire {
            car,
            at,
            bits,
            mode,
        } = fire;
        let column = Tables::column_of(match all {
            true => roll.power,
            false => self.mg_power(s, car, at, bits, mode),
        });
        let shaken = u8::from(s.has(car, CarMarks::SHAKEN));
        let outside = roll.from.hindrance.outside() + roll.swing as u8 + shaken;
        let of = |column: u8| Tables::residual(Tables::COLUMNS[usize::from(column)], outside);
        self.put_residual(s, at, column.map_or(0, of));
    }

    /// What fired is marked, and points where it fired; whether a main armament with an IFE keeps its Rate of Fire.
    fn mark_mg(&self, s: &mut State, fire: &MgFire, dr: Dr) -> bool {
        let MgFire {
            car,
            at,
            bits,
            mode,
        } = *fire;
        let late = bits == MAIN && self.is_late_ife(s, car, mode);
        // 6.8.b, 3.2.4.t
        let turned = u8::from(self.turns_hull_gun(s, car, at));
        let rof = self.vehicle(s, car).rof.saturating_sub(1 + turned);
        let again = mode != Mode::Advancing || self.is_bounding(s, car);
        let kept = bits & MAIN != 0 && dr.coloured <= rof && again && !late;
        let tca = s.car(car).tca;
        self.bring_to_bear(s, car, bits, at);
        if s.car(car).tca != tca {
            self.keep_aim(s, car);
        }
        let vehicle = s.car_mut(car);
        vehicle.mg_fired |= bits & !MAIN;
        // 7.8.d: what kept its rate may join in again.
        if bits != MAIN || !kept {
            vehicle.mg_aimed = [vehicle.mg_aimed[1], HexIdOr(at)];
        }
        // 6.10.c, 6.8.b
        let elsewhere = vehicle.acquired.hex.0 != at;
        if bits & MAIN != 0 || (bits & COAX != 0 && elsewhere) {
            vehicle.acquired = Default::default();
        }
        if bits & !MAIN != 0 {
            vehicle.marks.set(CarMarks::MG_FIRED);
        }
        if bits & MAIN != 0 {
            (vehicle.aimed.0, vehicle.ife) = (at, true);
            vehicle.shots = vehicle.shots.saturating_add(1);
            vehicle.marks.set(CarMarks::MA_FIRED);
            if !kept {
                vehicle.marks.set(match mode {
                    Mode::Prep => CarMarks::PREP,
                    Mode::First if late => CarMarks::FINAL,
                    Mode::First | Mode::Advancing => CarMarks::FIRST,
                    Mode::Final => CarMarks::FINAL,
                });
            }
        }
        kept
    }

    /// What of these breaks down on this DR: machine guns on a 12 (7.8.s), a main armament by its own number (6.12.b).
    fn failing(&self, s: &State, car: Piece, bits: u8, dr: Dr, late: bool) -> u8 {
        let mg = if dr.sum() == 12 { bits & !MAIN } else { 0 };
        let number = i32::from(self.vehicle(s, car).b) - 2 * i32::from(late);
        let main = if dr.sum() >= number { bits & MAIN } else { 0 };
        mg | main
    }

    /// 3.2.1.e: nobody sees the target: it has fired, and something may break.
    fn fire_mg_in_vain(&self, s: &mut State, fire: MgFire, c: &mut Chance, t: &mut Teller) {
        let MgFire {
            car,
            at,
            bits,
            mode,
        } = fire;
        t.all(|| Text::new("aslsk-blind").name("hex", self.label(at)));
        let dr = self.dr("aslsk-why-fire", s.car(car).seat, c, t);
        let late = bits == MAIN && self.is_late_ife(s, car, mode);
        let failing = self.failing(s, car, bits, dr, late);
        self.mark_mg(s, &fire, dr);
        self.break_mg(s, car, failing, late, dr, c, t);
    }

    /// 3.2.3.t: broken units that could have had to check go under DM again.
    fn renew_dm_of(&self, s: &mut State, targets: Pieces, column: u8, drms: &[i32; PIECES]) {
        let broken = targets.men().only(|unit| s.is(unit, Marks::BROKEN));
        for unit in broken.iter() {
            let worst = self.tables.ift(column, 2 + drms[unit.index()]);
            if !matches!(worst, Effect::None | Effect::Ptc) {
                s.mark(unit, Marks::DM);
            }
        }
    }

    /// 7.8.s: one of those that fail, at random; which.
    #[allow(clippy::too_many_arguments)] // what fails and how, and chance and teller as everywhere
    fn break_mg(
        &self,
        s: &mut State,
        car: Piece,
        bits: u8,
        late: bool,
        dr: Dr,
        c: &mut Chance,
        t: &mut Teller,
    ) -> u8 {
        let seat = s.car(car).seat;
        let chosen = match bits.count_ones() {
            0 => return 0,
            1 => bits,
            _ => {
                let rolled = each(bits).map(|bit| {
                    let die = self.one_die("aslsk-why-selection", seat, c, t);
                    (die, bit)
                });
                rolled.max().map_or(0, |(_, bit)| bit)
            }
        };
        match chosen {
            // 6.12.c
            MAIN if late && dr.sum() >= self.vehicle(s, car).b.into() => {
                self.disable_main(s, car, t);
            }
            MAIN => s.set(car, CarMarks::MA_BROKEN),
            mg => s.car_mut(car).mg_broken |= mg,
        }
        t.all(|| self.unit_text("aslsk-mg-breaks", s, car));
        chosen
    }
}
