//! What becomes of ordnance that shot, and of those who shot it (1.2.4.1, 3.2.4.ab, 6.2.c, 6.12): Rate of Fire, markers,
//! breakdown, ammunition, Backblast.

use crate::book::Book;
use crate::dice::Dr;
use crate::frame::Mode;
use crate::ids::{Piece, Pieces};
use crate::morale::Loss;
use crate::shot::{Shot, Source};
use crate::state::{ArmMarks, CarMarks, Marks, State};
use crate::tables::TargetType;
use table::{Chance, Teller, Text};

impl Book {
    /// 1.2.4.1.a, 3.2.4.e, 3.2.4.t: whether it keeps its Rate of Fire.
    pub fn keeps_shooting(&self, s: &State, shot: &Shot, dr: Dr) -> bool {
        // 3.3.2.2.c: Bounding First Fire keeps it, the AFPh never.
        let bounding = s.phase == crate::state::Phase::Movement;
        if (shot.mode == Mode::Advancing && !bounding) || shot.intensive {
            return false;
        }
        let rof = self.gunned(s, shot.source).rof;
        let Source::Arm(arm) = shot.source else {
            // 3.2.4.t: its IFE lowers it for the phase.
            let less = match shot.source {
                Source::Main(car) => {
                    u8::from(self.turns_hull_gun(s, car, shot.at)) + u8::from(s.car(car).ife)
                }
                _ => 0,
            };
            let area = shot.kind == TargetType::Area;
            return dr.coloured <= rof.saturating_sub(less) && !area;
        };
        let weapon = self.weapon(s, arm);
        if shot.kind == TargetType::Area && !weapon.is_mortar() {
            return false;
        }
        let Some(man) = s.arm(arm).by else {
            return false;
        };
        // 4.5.a
        if s.is(man, Marks::PINNED)
            || (self.is_leader(s, man) && self.is_lone(s, man, Pieces::EMPTY))
        {
            return false;
        }
        let turns = s.arm(arm).marks.any(ArmMarks::TURNED) || s.arm(arm).facing != shot.facing;
        let turned = weapon.is_gun() && turns && !weapon.mount_360 && !weapon.is_mortar();
        let foreign = self.is_captured(s, shot.source) || self.is_clumsy(s, shot.source);
        let less = u8::from(turned) + u8::from(foreign) + u8::from(s.arm(arm).ife);
        dr.coloured <= rof.saturating_sub(less)
    }

    /// 6.12.b: it breaks down on this Original DR or more.
    pub fn breaks_on(&self, s: &State, shot: &Shot) -> i32 {
        let strain = self.strain(s, shot);
        match self.circled(s, shot.source) {
            // 7.2.1.a, 3.2.4.ab: a circled number is lowered as any, but what lies below it is Low Ammo.
            Some(b) if strain > 0 && !self.is_low(s, shot.source) => b,
            _ if self.is_low(s, shot.source) => self.gunned(s, shot.source).b - strain,
            Some(_) => 12,
            None => self.gunned(s, shot.source).b - strain,
        }
    }

    /// 7.2.1.a: the circled number of a main armament.
    fn circled(&self, s: &State, source: Source) -> Option<i32> {
        let Source::Main(car) = source else {
            return None;
        };
        let vehicle = self.vehicle(s, car);
        vehicle.low_ammo.then_some(vehicle.b.into())
    }

    fn is_low(&self, s: &State, source: Source) -> bool {
        matches!(source, Source::Main(car) if s.has(car, CarMarks::LOW_AMMO))
    }

    /// What its use takes off the breakdown number.
    fn strain(&self, s: &State, shot: &Shot) -> i32 {
        2 * i32::from(self.is_clumsy(s, shot.source))
            + 2 * i32::from(self.is_captured(s, shot.source))
            + 2 * i32::from(shot.intensive)
            + i32::from(shot.source.arm().is_some() && self.is_green(s, shot.source))
    }

    /// 6.12.a, 6.12.c, 3.2.4.ab
    pub fn fail_shot(&self, s: &mut State, shot: &Shot, dr: Dr, t: &mut Teller) {
        let printed = self.circled(s, shot.source);
        let printed = printed.unwrap_or(self.gunned(s, shot.source).b);
        let lost = self.strain(s, shot) > 0 && dr.sum() >= printed;
        match shot.source {
            Source::Arm(arm) if !s.on_map(arm) => {}
            Source::Arm(arm) if lost => self.remove_arm(s, arm, t),
            Source::Arm(arm) => self.malfunction(s, arm, t),
            // 7.10.r: the loss of it Recalls at once, without a Stun.
            Source::Main(car) if lost => self.disable_main(s, car, t),
            // 7.8.s: a machine gun that is the main armament, on the IFT as well.
            Source::Main(car) if self.vehicle(s, car).main_is_mg() => {
                let mg = self.main_mg(s, car);
                s.car_mut(car).mg_broken |= mg;
            }
            Source::Main(car) => s.set(car, CarMarks::MA_BROKEN),
            Source::Faust(_) => {}
        }
    }

    /// Markers on what shot (3.2.5.a, 3.3.3.c), its new CA, whom a leader has directed.
    pub fn mark_shot(&self, s: &mut State, shot: &Shot, kept: bool, t: &mut Teller) {
        let (man, arm, car) = match shot.mode {
            Mode::Prep => (Marks::PREP, ArmMarks::PREP, CarMarks::PREP),
            Mode::First => (Marks::FIRST, ArmMarks::FIRST, CarMarks::FIRST),
            Mode::Final => (Marks::FINAL, ArmMarks::FINAL, CarMarks::FINAL),
            // 3.5.f: what has lost its Rate of Fire in the MPh is done.
            Mode::Advancing => (Marks::NONE, ArmMarks::NONE, CarMarks::FIRST),
        };
        match shot.source {
            Source::Arm(piece) => {
                self.reveal(s, piece, t);
                self.mark_arm(s, shot, piece, if kept { ArmMarks::NONE } else { arm });
                let gunner = s.arm(piece).by.expect("what shoots is possessed");
                if shot.mode == Mode::Prep || self.has_forfeited(s, gunner) {
                    s.mark(gunner, man);
                }
                // 3.3.3.k: the marker covers the unit and all its weapons.
                if shot.mode == Mode::First && shot.intensive {
                    s.mark(gunner, Marks::FINAL);
                    let arms: Pieces = s.carried(gunner).collect();
                    for arm in arms.iter() {
                        s.arm_mut(arm).marks.set(ArmMarks::FINAL);
                    }
                }
                let led = shot.led.map_or(Pieces::EMPTY, Pieces::one);
                self.mark_helper(s, gunner, led, man);
            }
            Source::Main(piece) => {
                let vehicle = s.car_mut(piece);
                vehicle.marks.set(CarMarks::MA_FIRED);
                vehicle.aimed.0 = shot.at;
                vehicle.shots = vehicle.shots.saturating_add(1);
                if !kept {
                    vehicle.marks.set(car);
                }
                if shot.intensive {
                    vehicle.marks.set(CarMarks::INTENSIVE);
                }
                // 3.3.3.k
                if shot.intensive && shot.mode == Mode::First {
                    vehicle.marks.set(CarMarks::FINAL);
                }
                vehicle.area |= shot.kind == TargetType::Area;
            }
            Source::Faust(piece) => {
                if shot.mode == Mode::Prep || self.has_forfeited(s, piece) {
                    s.mark(piece, man);
                }
            }
        }
        if shot.led.is_some() {
            self.note_direction(s, &shot.as_fire());
        }
    }

    fn mark_arm(&self, s: &mut State, shot: &Shot, piece: Piece, mark: ArmMarks) {
        let gunner = s.arm(piece).by.expect("what shoots is possessed");
        self.count_weapon(s, piece, gunner);
        let weapon = *self.weapon(s, piece);
        let arm = s.arm_mut(piece);
        let turns = weapon.is_gun() && arm.facing != shot.facing;
        arm.facing = shot.facing;
        arm.aimed.0 = shot.at;
        arm.shots = arm.shots.saturating_add(1);
        arm.marks.set(mark.and(ArmMarks::FIRED));
        // 3.2.4.e
        if shot.kind == TargetType::Area && !weapon.is_mortar() {
            arm.marks.set(ArmMarks::AREA);
        }
        if turns {
            arm.marks.set(ArmMarks::TURNED);
        }
        // 3.2.4.ab, 3.2.4.ab2
        if shot.intensive || (turns && weapon.rof == 0) {
            arm.marks.set(ArmMarks::INTENSIVE);
        }
    }

    /// 4.4.3.a: the Backblast strikes all in the hex of who shot, before the round does anything.
    pub fn backblast(&self, s: &mut State, shot: &Shot, dr: Dr, c: &mut Chance, t: &mut Teller) {
        if shot.shielded || !self.has_backblast(s, shot) {
            return;
        }
        let hex = self.muzzle(s, shot.source);
        let near = s.men_in(shot.seat, hex);
        t.all(|| Text::new("aslsk-backblast").name("hex", self.label(hex)));
        let effect = self.tables.ift(0, dr.coloured.into());
        self.inflict(s, near, 0, |_| effect, c, t);
    }

    /// 4.4.2.e: who has a Panzerfaust go wrong in his hands.
    pub fn backfire(&self, s: &mut State, shot: &Shot, dr: Dr, c: &mut Chance, t: &mut Teller) {
        if let Source::Faust(man) = shot.source
            && self.is_faust_mishap(s, shot, dr)
            && s.on_map(man)
        {
            let mut loss = Loss::default();
            self.reduce(s, man, &mut loss, c, t);
            self.lose_heart(s, &mut loss, c, t);
        }
    }

    /// 7.2.1.a: Low Ammo, and then the end of the main armament.
    pub fn note_ammo(&self, s: &mut State, shot: &Shot, dr: Dr, t: &mut Teller) {
        let Source::Main(car) = shot.source else {
            return;
        };
        let Some(number) = self.circled(s, shot.source) else {
            return;
        };
        if s.has(car, CarMarks::MA_GONE) {
            return;
        }
        if s.has(car, CarMarks::LOW_AMMO) {
            if dr.sum() >= number {
                self.disable_main(s, car, t);
            }
        } else if dr.sum() != 12 && dr.sum() >= number - self.strain(s, shot) {
            s.set(car, CarMarks::LOW_AMMO);
        }
    }

    /// 6.2.c: whether the special ammunition was there; else it has not been shot.
    pub fn has_round(&self, s: &mut State, shot: &Shot, dr: Dr, t: &mut Teller) -> bool {
        let gun = self.gunned(s, shot.source).ordnance;
        let limited = gun.filter(|gun| !gun.is_unlimited(shot.ammo));
        let Some(number) = limited.and_then(|gun| gun.depletion(shot.ammo, self.date)) else {
            return true;
        };
        if dr.sum() < number.into() {
            return true;
        }
        let bit = 1 << (shot.ammo as u8);
        match shot.source {
            Source::Arm(arm) => s.arm_mut(arm).depleted |= bit,
            Source::Main(car) => s.car_mut(car).depleted |= bit,
            Source::Faust(_) => {}
        }
        if dr.sum() == i32::from(number) {
            t.all(|| Text::new("aslsk-last-round"));
            return true;
        }
        if dr.sum() >= self.breaks_on(s, shot) {
            self.mark_shot(s, shot, false, t);
            self.fail_shot(s, shot, dr, t);
        } else {
            t.all(|| Text::new("aslsk-no-round"));
        }
        false
    }
}
