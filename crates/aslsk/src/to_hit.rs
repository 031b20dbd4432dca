//! To Hit (3.2.4): the number, its DRM, the roll, and what becomes of the weapon that shot.

use crate::attack::From;
use crate::book::Book;
use crate::catalog::Ordnance;
use crate::data::{Ammo, Family, TargetSize};
use crate::dice::Dr;
use crate::frame::Mode;
use crate::ground::Terrain;
use crate::ids::{Piece, Pieces};
use crate::morale::Loss;
use crate::shot::{Shot, Source, hexspines};
use crate::state::{ArmMarks, CarMarks, Marks, State};
use crate::tables::TargetType;
use crate::to_kill::Hit;
use hex::HexId;
use table::{Chance, Sum, Teller, Text};

/// How a shot was rolled, and what it hit.
pub struct Struck {
    /// The To Hit dice.
    pub dr: Dr,
    /// Infantry that is hit.
    pub men: Pieces,
    /// Those of them that could take a Critical Hit (6.1.a).
    pub critical: Pieces,
    /// Whether a shot at nobody, or at the hex itself, hits.
    pub hex: bool,
}

/// What a weapon is worth as it shoots.
struct Gunned {
    ordnance: Option<Ordnance>,
    rof: u8,
    b: i32,
    nation: u8,
}

/// 6.7.a
pub const fn size_drm(size: TargetSize) -> i32 {
    match size {
        TargetSize::VeryLarge => -2,
        TargetSize::Large => -1,
        TargetSize::Average => 0,
        TargetSize::Small => 1,
        TargetSize::VerySmall => 2,
    }
}

impl Book {
    /// Where a shot comes from.
    pub fn muzzle(&self, s: &State, source: Source) -> HexId {
        match source {
            Source::Arm(piece) | Source::Main(piece) | Source::Faust(piece) => s.hex(piece),
        }
    }

    fn gunned(&self, s: &State, source: Source) -> Gunned {
        match source {
            Source::Arm(arm) => {
                let weapon = self.weapon(s, arm);
                Gunned {
                    ordnance: weapon.ordnance.filter(|_| weapon.family != Family::Atr),
                    rof: weapon.rof,
                    b: weapon.b.into(),
                    nation: weapon.nation,
                }
            }
            Source::Main(car) => {
                let vehicle = self.catalog.vehicle(s.car(car).kind);
                // 7.2.1.a
                let low = s.has(car, CarMarks::LOW_AMMO);
                let b = match vehicle.low_ammo {
                    true if low => vehicle.b - 1,
                    true => 12,
                    false => vehicle.b,
                };
                Gunned {
                    ordnance: vehicle.main,
                    rof: vehicle.rof,
                    b: b.into(),
                    nation: vehicle.nation,
                }
            }
            Source::Faust(man) => Gunned {
                ordnance: None,
                rof: 0,
                b: 13,
                nation: self.unit(s, man).nation,
            },
        }
    }

    /// The unit that shoots; none in a vehicle.
    pub fn shooter(&self, s: &State, source: Source) -> Option<Piece> {
        match source {
            Source::Arm(arm) => s.arm(arm).by,
            Source::Main(_) => None,
            Source::Faust(man) => Some(man),
        }
    }

    fn is_captured(&self, s: &State, source: Source) -> bool {
        let of = |arm: Piece| s.arm(arm).marks.any(ArmMarks::CAPTURED);
        source.arm().is_some_and(of)
    }

    fn is_clumsy(&self, s: &State, source: Source) -> bool {
        source
            .arm()
            .is_some_and(|arm| self.is_non_qualified(s, arm))
    }

    fn is_green(&self, s: &State, source: Source) -> bool {
        let green = |man: Piece| self.is_mmc(s, man) && self.is_inexperienced(s, man);
        self.shooter(s, source).is_some_and(green)
    }

    /// 3.2.4.i
    fn is_red(&self, s: &State, source: Source) -> bool {
        let nation = self.catalog.nation_word(self.gunned(s, source).nation);
        self.tables.is_red(nation, self.date)
            || self.is_captured(s, source)
            || self.is_clumsy(s, source)
            || self.is_green(s, source)
    }

    /// The To Hit number (3.2.4.h, 4.4.a, 4.4.2.d).
    pub fn to_hit_number(&self, s: &State, shot: &Shot) -> i32 {
        let far = self.ground.distance(self.muzzle(s, shot.source), shot.at);
        match (shot.source, shot.kind) {
            (Source::Faust(_), _) => 10 - 2 * i32::from(far),
            (Source::Arm(arm), TargetType::Own) => {
                self.weapon(s, arm).own_to_hit(far).unwrap_or(0).into()
            }
            (source, kind) => {
                let red = self.is_red(s, source);
                match self.gunned(s, source).ordnance {
                    Some(gun) => self.tables.to_hit(kind, red, far.max(1), &gun, shot.ammo),
                    None => self.tables.to_hit_base(kind, red, far.max(1)),
                }
            }
        }
    }

    /// 4.4.3.a: BAZ, PSK and PF in a building.
    pub fn has_backblast(&self, s: &State, shot: &Shot) -> bool {
        let blasts = match shot.source {
            Source::Arm(arm) => matches!(self.weapon(s, arm).family, Family::Baz | Family::Psk),
            Source::Main(_) => false,
            Source::Faust(_) => true,
        };
        blasts && self.is_building(self.muzzle(s, shot.source))
    }

    /// 3.2.4.w: what a change of the CA costs: NT +3, a 360-degree mount +1, and 1 for each further hexspine.
    pub fn ca_drm(&self, s: &State, gun: Piece, facing: u8) -> i32 {
        let spines = i32::from(hexspines(s.arm(gun).facing, facing));
        let first = if self.weapon(s, gun).mount_360 { 1 } else { 3 };
        if spines == 0 { 0 } else { first + spines - 1 }
    }

    /// DRM of who shoots (3.2.4.j).
    fn shot_drm(&self, s: &State, shot: &Shot, dr: Dr, sum: &mut Sum) {
        if let Source::Main(car) = shot.source {
            self.vehicle_firer_drm(s, car, shot, sum);
            let lower = i32::from(dr.coloured.min(dr.white));
            let twice = self.doubles_lower_die(s, car);
            sum.add(if twice { lower } else { 0 }, "3.3.2.2.i");
        }
        // 3.5.f: a vehicle has its own.
        let afoot = !matches!(shot.source, Source::Main(_));
        if shot.mode == Mode::Advancing && afoot {
            sum.add(2, "3.5.a");
        }
        if let Some(man) = self.shooter(s, shot.source) {
            sum.add(2 * i32::from(s.is(man, Marks::PINNED)), "3.2.3.r");
            sum.add(i32::from(s.is(man, Marks::CX)), "3.3.1.n");
        }
        sum.add(2 * i32::from(self.is_clumsy(s, shot.source)), "3.2.4.ac");
        sum.add(2 * i32::from(self.is_captured(s, shot.source)), "5.5.a");
        if let Source::Arm(arm) = shot.source
            && self.weapon(s, arm).is_gun()
        {
            sum.add(self.ca_drm(s, arm, shot.facing), "3.2.4.w");
        }
        sum.add(2 * i32::from(shot.intensive), "3.2.4.ab");
        sum.add(2 * i32::from(shot.shielded), "4.4.3.a");
        if let Some(leader) = shot.led {
            sum.add(self.leadership(s, leader), "3.2.2.m");
        }
        let from = self.muzzle(s, shot.source);
        let far = self.ground.distance(from, shot.at);
        if matches!(shot.ammo, Ammo::Smoke | Ammo::Wp) && far < 13 {
            sum.add(-2, "6.2.j");
        }
        if from == shot.at && !matches!(shot.source, Source::Faust(_)) {
            sum.add(2, "3.2.4.j");
        }
        let hindrance = self.hindrance(s, from, shot.at);
        sum.add(hindrance.terrain.into(), "2.0.hindrance");
        sum.add(hindrance.armour.into(), "7.4.1.a");
        sum.add((hindrance.smoke + hindrance.smoke_there).into(), "1.2.5.d");
        sum.add(-self.acquired_by(s, shot), "6.10.a");
    }

    /// DRM of one target.
    fn shot_target_drm(&self, s: &State, shot: &Shot, target: Piece, sum: &mut Sum) {
        let from = self.muzzle(s, shot.source);
        if target.is_car() {
            let tem = match self.ground.plot(shot.at).terrain {
                Terrain::Stone => 3,
                Terrain::Wooden => 2,
                Terrain::Woods => 1,
                _ => 0,
            };
            if shot.kind != TargetType::Area {
                sum.add(tem, "3.2.4.j");
            }
            return self.vehicle_target_drm(s, target, shot, sum);
        }
        let fire = shot.as_fire();
        let tem = self.cover(s, &fire, from, target);
        // 3.2.4.c, 3.2.4.d
        if shot.kind != TargetType::Area
            && let Some((amount, rule)) = tem
        {
            sum.add(amount, rule);
        }
        if s.man(target).seat != shot.seat {
            let hindrance = self.hindrance(s, from, shot.at);
            let from = From {
                hex: from,
                hindrance,
            };
            self.movement_drm(s, &fire, &from, target, tem, sum);
        }
        if let Some(gun) = self.gun_of(s, target) {
            sum.add(size_drm(self.weapon(s, gun).size), "6.7.a");
            let hidden = s.arm(gun).marks.any(ArmMarks::HIDDEN);
            sum.add(2 * i32::from(hidden), "6.4.h");
        }
    }

    /// A shot is made.
    pub fn shoot(&self, s: &mut State, shot: Shot, c: &mut Chance, t: &mut Teller) {
        self.tell_shot(s, &shot, t);
        let number = self.to_hit_number(s, &shot);
        let dr = self.dr("aslsk-why-to-hit", shot.seat, c, t);
        if !self.has_round(s, &shot, dr, t) {
            return;
        }
        if !matches!(shot.ammo, Ammo::Smoke | Ammo::Wp) {
            s.no_smoke = true;
        }
        let struck = self.compare(s, &shot, number, dr, t);
        let car = self.car_struck(s, &shot, number, dr, t);
        let kept = self.keeps_shooting(s, &shot, dr);
        let fails = dr.sum() >= self.breaks_on(s, &shot);
        self.mark_shot(s, &shot, kept, t);
        self.acquire(s, &shot);
        let effect = self.burst(s, &shot, &struck, kept || fails, c, t);
        for (car, critical) in car.iter().flatten() {
            let from = self.muzzle(s, shot.source);
            let hit = Hit {
                dr,
                source: shot.source,
                ammo: shot.ammo,
                at: shot.at,
                from,
                range: self.ground.distance(from, shot.at),
                critical: *critical,
                area: shot.kind == TargetType::Area,
                seat: shot.seat,
            };
            // 7.11.a: one effect DR for all.
            match effect.filter(|_| hit.area) {
                Some(dr) => self.area_result(s, *car, &hit, dr, c, t),
                None => self.vehicle_hit(s, *car, hit, c, t),
            }
        }
        self.backfire(s, &shot, dr, c, t);
        if fails {
            self.fail_shot(s, &shot, dr, t);
        }
        self.note_ammo(s, &shot, dr, t);
    }

    /// 7.2.1.a: Low Ammo, and then the end of the main armament.
    fn note_ammo(&self, s: &mut State, shot: &Shot, dr: Dr, t: &mut Teller) {
        let Source::Main(car) = shot.source else {
            return;
        };
        let vehicle = self.catalog.vehicle(s.car(car).kind);
        if !vehicle.low_ammo || dr.sum() < vehicle.b.into() {
            return;
        }
        if s.has(car, CarMarks::LOW_AMMO) {
            self.disable_main(s, car, t);
        } else if dr.sum() != 12 {
            s.set(car, CarMarks::LOW_AMMO);
        }
    }

    fn tell_shot(&self, s: &State, shot: &Shot, t: &mut Teller) {
        t.all(|| {
            let by = match shot.source {
                Source::Arm(piece) | Source::Faust(piece) => self.named(s, piece),
                Source::Main(piece) => Text::new("aslsk-piece")
                    .name("kind", self.catalog.vehicle_name(s.car(piece).kind))
                    .name("name", self.name(piece)),
            };
            Text::new("aslsk-shoots")
                .text("side", self.side_text(shot.seat))
                .text("unit", by)
                .text("ammo", Text::new(format!("aslsk-ammo-{}", shot.ammo as u8)))
                .name("hex", self.label(shot.at))
        })
        .deed();
    }

    /// 6.2.c: whether the special ammunition was there; else it has not been shot.
    fn has_round(&self, s: &mut State, shot: &Shot, dr: Dr, t: &mut Teller) -> bool {
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
        t.all(|| Text::new("aslsk-no-round"));
        if dr.sum() >= self.breaks_on(s, shot) {
            self.mark_shot(s, shot, false, t);
            self.fail_shot(s, shot, dr, t);
        }
        false
    }

    /// 3.2.4.b: one DR, compared for each target.
    fn compare(&self, s: &State, shot: &Shot, number: i32, dr: Dr, t: &mut Teller) -> Struck {
        let mut found = Struck {
            dr,
            men: Pieces::EMPTY,
            critical: Pieces::EMPTY,
            hex: false,
        };
        t.tally(
            || Text::new("aslsk-to-hit").num("n", number),
            || {
                let mut sum = Sum::opened("aslsk", true);
                sum.add(number, "3.2.4.h");
                sum.tally("to-hit-number")
            },
        );
        let mut bare = Sum::opened("aslsk", t.on());
        self.shot_drm(s, shot, dr, &mut bare);
        found.hex = dr.sum() + bare.total() <= number;
        let men = match shot.car {
            Some(_) => Pieces::EMPTY,
            None => self.reached(s, shot.seat, shot.at, shot.kind, shot.ammo, shot.mode),
        };
        if men.is_empty() && shot.car.is_none() {
            self.tell_to_hit(None, s, number, dr, &bare, t);
        }
        for target in men.iter() {
            let mut sum = Sum::opened("aslsk", t.on());
            self.shot_drm(s, shot, dr, &mut sum);
            self.shot_target_drm(s, shot, target, &mut sum);
            self.tell_to_hit(Some(target), s, number, dr, &sum, t);
            let total = dr.sum() + sum.total();
            if total > number || self.is_faust_mishap(s, shot, dr) {
                continue;
            }
            found.men.insert(target);
            // 6.1.a
            let critical = match shot.kind {
                TargetType::Infantry => total <= i32::from(self.tables.critical(number)),
                _ => dr.sum() == 2,
            };
            if critical {
                found.critical.insert(target);
            }
        }
        found
    }

    fn tell_to_hit(
        &self,
        target: Option<Piece>,
        s: &State,
        number: i32,
        dr: Dr,
        sum: &Sum,
        t: &mut Teller,
    ) {
        let total = dr.sum() + sum.total();
        t.tally(
            || {
                let hits = total <= number;
                let text = match target {
                    Some(target) if target.is_man() => {
                        let key = if hits {
                            "aslsk-is-hit"
                        } else {
                            "aslsk-is-missed"
                        };
                        self.unit_text(key, s, target)
                    }
                    _ if hits => Text::new("aslsk-shot-hits"),
                    _ => Text::new("aslsk-shot-misses"),
                };
                text.num("n", total).num("of", number)
            },
            || sum.tally("to-hit"),
        );
    }

    /// The vehicles that are hit, and whether by a CH.
    fn car_struck(
        &self,
        s: &State,
        shot: &Shot,
        number: i32,
        dr: Dr,
        t: &mut Teller,
    ) -> [Option<(Piece, bool)>; 4] {
        let mut found = [None; 4];
        let cars = match (shot.car, shot.kind) {
            (Some(car), _) => Pieces::one(car),
            (None, TargetType::Area) if shot.ammo == Ammo::He => {
                self.car_targets(s, shot.seat, shot.at, shot.mode)
            }
            _ => Pieces::EMPTY,
        };
        for (place, car) in cars.iter().take(4).enumerate() {
            let mut sum = Sum::opened("aslsk", t.on());
            self.shot_drm(s, shot, dr, &mut sum);
            self.shot_target_drm(s, shot, car, &mut sum);
            self.tell_to_hit(Some(car), s, number, dr, &sum, t);
            if dr.sum() + sum.total() <= number && !self.is_faust_mishap(s, shot, dr) {
                found[place] = Some((car, dr.sum() == 2));
            }
        }
        found
    }

    /// 1.2.4.1.a, 3.2.4.e, 3.2.4.t: whether it keeps its Rate of Fire.
    fn keeps_shooting(&self, s: &State, shot: &Shot, dr: Dr) -> bool {
        // 3.3.2.2.c: Bounding First Fire keeps it, the AFPh never.
        let bounding = s.phase == crate::state::Phase::Movement;
        if (shot.mode == Mode::Advancing && !bounding) || shot.intensive {
            return false;
        }
        let rof = self.gunned(s, shot.source).rof;
        let Source::Arm(arm) = shot.source else {
            return dr.coloured <= rof && shot.kind != TargetType::Area;
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
        let less = u8::from(turned) + u8::from(foreign);
        dr.coloured <= rof.saturating_sub(less)
    }

    /// 6.12.b: it breaks down on this Original DR or more.
    fn breaks_on(&self, s: &State, shot: &Shot) -> i32 {
        self.gunned(s, shot.source).b - self.strain(s, shot)
    }

    /// What its use takes off the breakdown number.
    fn strain(&self, s: &State, shot: &Shot) -> i32 {
        2 * i32::from(self.is_clumsy(s, shot.source))
            + 2 * i32::from(self.is_captured(s, shot.source))
            + 2 * i32::from(shot.intensive)
            + i32::from(shot.source.arm().is_some() && self.is_green(s, shot.source))
    }

    /// 6.12.a, 6.12.c, 3.2.4.ab
    fn fail_shot(&self, s: &mut State, shot: &Shot, dr: Dr, t: &mut Teller) {
        let lost = self.strain(s, shot) > 0 && dr.sum() >= self.gunned(s, shot.source).b;
        match shot.source {
            Source::Arm(arm) if !s.on_map(arm) => {}
            Source::Arm(arm) if lost => self.remove_arm(s, arm, t),
            Source::Arm(arm) => self.malfunction(s, arm, t),
            Source::Main(car) => {
                let mark = match lost {
                    true => CarMarks::MA_GONE.and(CarMarks::TO_RECALL),
                    false => CarMarks::MA_BROKEN,
                };
                s.car_mut(car).marks.set(mark);
            }
            Source::Faust(_) => {}
        }
    }

    /// Markers on what shot (3.2.5.a, 3.3.3.c), its new CA, whom a leader has directed.
    fn mark_shot(&self, s: &mut State, shot: &Shot, kept: bool, t: &mut Teller) {
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
        if turns {
            arm.marks.set(ArmMarks::TURNED);
        }
        // 3.2.4.ab, 3.2.4.ab2
        if shot.intensive || (turns && weapon.rof == 0) {
            arm.marks.set(ArmMarks::INTENSIVE);
        }
    }

    /// What a shot does to those who made it (4.4.3.a, 4.4.2.e).
    fn backfire(&self, s: &mut State, shot: &Shot, dr: Dr, c: &mut Chance, t: &mut Teller) {
        // Who fired may not outlive it.
        let hex = self.muzzle(s, shot.source);
        let blast = self.has_backblast(s, shot) && !shot.shielded;
        if let Source::Faust(man) = shot.source
            && self.is_faust_mishap(s, shot, dr)
            && s.on_map(man)
        {
            let mut loss = Loss::default();
            self.reduce(s, man, &mut loss, c, t);
            self.lose_heart(s, &mut loss, c, t);
        }
        if !blast {
            return;
        }
        let near = s.men_in(shot.seat, hex);
        t.all(|| Text::new("aslsk-backblast").name("hex", self.label(hex)));
        let effect = self.tables.ift(0, dr.coloured.into());
        self.inflict(s, near, 0, |_| effect, c, t);
    }
}
