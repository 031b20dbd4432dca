//! To Hit (3.2.4): the number, its DRM, the roll, and what becomes of the weapon that shot.

use crate::attack::From;
use crate::book::Book;
use crate::catalog::Ordnance;
use crate::data::{Ammo, Family, TargetSize};
use crate::dice::Dr;
use crate::frame::Mode;
use crate::ids::{Piece, Pieces};
use crate::shot::{Shot, Source};
use crate::state::{ArmMarks, CarMarks, Marks, State};
use crate::tables::TargetType;
use crate::to_kill::Hit;
use hex::HexId;
use table::{Chance, Sum, Teller, Text};

/// How a shot was rolled, and what it hit.
pub struct Struck {
    /// The To Hit dice.
    pub dr: Dr,
    /// Whence: neither who shot nor his weapon need outlive the Backblast.
    pub from: HexId,
    /// Infantry that is hit.
    pub men: Pieces,
    /// Those of them that could take a Critical Hit (6.1.a).
    pub critical: Pieces,
    /// Whether a shot at nobody, or at the hex itself, hits.
    pub hex: bool,
}

/// What a weapon is worth as it shoots.
pub struct Gunned {
    /// Its ordnance; none of a machine gun, an ATR or a Panzerfaust.
    pub ordnance: Option<Ordnance>,
    /// The Rate of Fire.
    pub rof: u8,
    /// The breakdown number.
    pub b: i32,
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

    /// What a weapon is worth as it shoots.
    pub fn gunned(&self, s: &State, source: Source) -> Gunned {
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

    /// 5.5.a
    pub fn is_captured(&self, s: &State, source: Source) -> bool {
        let of = |arm: Piece| s.arm(arm).marks.any(ArmMarks::CAPTURED);
        source.arm().is_some_and(of)
    }

    /// 3.2.4.ac: a Gun in hands that do not know it.
    pub fn is_clumsy(&self, s: &State, source: Source) -> bool {
        source
            .arm()
            .is_some_and(|arm| self.is_non_qualified(s, arm))
    }

    /// 5.4.a
    pub fn is_green(&self, s: &State, source: Source) -> bool {
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

    /// DRM of who shoots (3.2.4.j), each as it comes.
    fn firer_terms(&self, s: &State, shot: &Shot, add: &mut dyn FnMut(i32, &'static str)) {
        if let Source::Main(car) = shot.source {
            self.vehicle_firer_drm(s, car, shot, add);
        } else if shot.mode == Mode::Advancing {
            // 3.5.f: a vehicle has its own.
            add(2, "3.5.a");
        }
        if let Some(man) = self.shooter(s, shot.source) {
            add(2 * i32::from(s.is(man, Marks::PINNED)), "3.2.3.r");
            // He who directs it, or serves it with him, counts too, but once.
            let tired = |man: Piece| s.is(man, Marks::CX);
            let led = shot.led.map_or(Pieces::EMPTY, Pieces::one);
            let leads = shot.source.arm().is_some() && self.is_leader(s, man);
            let second = leads.then(|| self.helper(s, man, led)).flatten();
            let all = [Some(man), shot.led, second].into_iter().flatten();
            add(i32::from(all.into_iter().any(tired)), "3.3.1.n");
        }
        add(2 * i32::from(self.is_clumsy(s, shot.source)), "3.2.4.ac");
        add(2 * i32::from(self.is_captured(s, shot.source)), "5.5.a");
        if let Source::Arm(arm) = shot.source
            && self.weapon(s, arm).is_gun()
        {
            add(self.ca_drm(s, arm, shot.facing), "3.2.4.w");
        }
        add(2 * i32::from(shot.intensive), "3.2.4.ab");
        add(2 * i32::from(shot.shielded), "4.4.3.a");
        if let Some(leader) = shot.led {
            add(self.leadership(s, leader), "3.2.2.m");
        }
    }

    /// DRM of who shoots, and of what lies between (3.2.4.j).
    pub fn shot_drm(&self, s: &State, shot: &Shot, dr: Dr, sum: &mut Sum) {
        self.firer_terms(s, shot, &mut |amount, rule| sum.add(amount, rule));
        if let Source::Main(car) = shot.source
            && self.doubles_lower_die(s, car)
        {
            sum.add(dr.coloured.min(dr.white).into(), "3.3.2.2.i");
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

    /// 3.3.5.d: the positive DRM that arise outside the target hex.
    pub fn shot_outside(&self, s: &State, shot: &Shot) -> u8 {
        let mut outside = 0;
        self.firer_terms(s, shot, &mut |amount, _| outside += amount.max(0));
        let from = self.muzzle(s, shot.source);
        outside as u8 + self.hindrance(s, from, shot.at).outside()
    }

    /// DRM of one target.
    pub fn shot_target_drm(&self, s: &State, shot: &Shot, target: Piece, sum: &mut Sum) {
        let from = self.muzzle(s, shot.source);
        if target.is_car() {
            if shot.kind != TargetType::Area
                && let Some((amount, rule)) = self.terrain_tem(s, &shot.as_fire(), from, target)
            {
                sum.add(amount, rule);
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
        let kept = self.keeps_shooting(s, &shot, dr);
        let fails = dr.sum() >= self.breaks_on(s, &shot);
        if !self.sees(s, self.muzzle(s, shot.source), shot.at) {
            // 3.2.1.e: it has shot, and nothing else comes of it.
            t.all(|| Text::new("aslsk-blind").name("hex", self.label(shot.at)));
            self.mark_shot(s, &shot, kept, t);
            self.forget_other(s, &shot);
            self.backblast(s, &shot, dr, c, t);
        } else {
            self.land(s, &shot, number, dr, (kept, fails), c, t);
        }
        self.backfire(s, &shot, dr, c, t);
        if fails {
            self.fail_shot(s, &shot, dr, t);
        }
        self.note_ammo(s, &shot, dr, t);
    }

    /// What a shot hits, and what that does; the markers on who shot go before.
    #[allow(clippy::too_many_arguments)] // the shot and its roll, and chance and teller as everywhere
    fn land(
        &self,
        s: &mut State,
        shot: &Shot,
        number: i32,
        dr: Dr,
        (kept, fails): (bool, bool),
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let struck = self.compare(s, shot, number, dr, t);
        let cars = self.cars_struck(s, shot, number, dr, t);
        let outside = self.shot_outside(s, shot);
        let from = struck.from;
        self.mark_shot(s, shot, kept, t);
        self.acquire(s, shot);
        // Who may not outlive the Backblast of his Panzerfaust is seen to last.
        let fatal = matches!(shot.source, Source::Faust(_)) && dr.coloured == 1;
        if !fatal {
            self.backblast(s, shot, dr, c, t);
        }
        let doubled = if dr.sum() == 2 { cars } else { Pieces::EMPTY };
        let (rolled, critical) = self.burst(s, shot, &struck, doubled, c, t);
        let (mut effect, mut dud) = (rolled, false);
        for car in cars.iter() {
            let hit = Hit {
                dr,
                source: shot.source,
                ammo: shot.ammo,
                at: shot.at,
                from,
                range: self.ground.distance(from, shot.at),
                critical: critical.has(car),
                area: shot.kind == TargetType::Area,
                seat: shot.seat,
            };
            // 7.11.a: one effect DR for all.
            match hit.area {
                true => {
                    let why = "aslsk-why-effect";
                    let dr = *effect.get_or_insert_with(|| self.dr(why, shot.seat, c, t));
                    self.area_result(s, car, &hit, dr, c, t);
                }
                false => dud |= self.vehicle_hit(s, car, hit, c, t),
            }
        }
        let bursts = !cars.is_empty() || rolled.is_some();
        if shot.mode == Mode::First && bursts && !kept && !fails && !dud {
            let whole = !struck.men.is_empty() && struck.men == critical;
            self.leave_blast(s, shot, outside, whole);
        }
        if fatal {
            self.backblast(s, shot, dr, c, t);
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

    /// 3.2.4.b: one DR, compared for each target.
    fn compare(&self, s: &State, shot: &Shot, number: i32, dr: Dr, t: &mut Teller) -> Struck {
        let sought = self.searched_by_shot(s, shot, t);
        let mut found = Struck {
            dr,
            from: self.muzzle(s, shot.source),
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
            // 6.2.j: Smoke is laid on a hex.
            None if shot.ammo == Ammo::Smoke => Pieces::EMPTY,
            None => self.reached(s, shot.seat, shot.at, shot.kind, shot.ammo, shot.mode),
        };
        let cars = shot.kind == TargetType::Area
            && shot.ammo == Ammo::He
            && !self
                .car_targets(s, shot.seat, shot.at, shot.mode)
                .is_empty();
        if men.is_empty() && shot.car.is_none() && !cars {
            self.tell_to_hit(None, s, number, dr, &bare, t);
        }
        for target in (men | sought).iter() {
            let mut sum = Sum::opened("aslsk", t.on());
            self.shot_drm(s, shot, dr, &mut sum);
            self.shot_target_drm(s, shot, target, &mut sum);
            // 6.4.a: nobody is told of who is hidden.
            if !self.is_hidden(s, target) {
                self.tell_to_hit(Some(target), s, number, dr, &sum, t);
            }
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
                    Some(target) => {
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

    /// The vehicles that are hit.
    fn cars_struck(&self, s: &State, shot: &Shot, number: i32, dr: Dr, t: &mut Teller) -> Pieces {
        let mut found = Pieces::EMPTY;
        let cars = match (shot.car, shot.kind) {
            (Some(car), _) => Pieces::one(car),
            (None, TargetType::Area) if shot.ammo == Ammo::He => {
                self.car_targets(s, shot.seat, shot.at, shot.mode)
            }
            _ => Pieces::EMPTY,
        };
        for car in cars.iter() {
            let mut sum = Sum::opened("aslsk", t.on());
            self.shot_drm(s, shot, dr, &mut sum);
            self.shot_target_drm(s, shot, car, &mut sum);
            self.tell_to_hit(Some(car), s, number, dr, &sum, t);
            if dr.sum() + sum.total() <= number && !self.is_faust_mishap(s, shot, dr) {
                found.insert(car);
            }
        }
        found
    }
}
