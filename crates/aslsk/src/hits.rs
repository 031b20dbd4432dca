//! What a hit does (3.2.4.ad, 6.1, 6.2, 6.7): infantry on the IFT, Guns with their crews, Smoke.

use crate::book::Book;
use crate::data::{Ammo, Family, Size};
use crate::dice::Dr;
use crate::frame::Mode;
use crate::ground::Terrain;
use crate::ids::{PIECES, Piece, Pieces};
use crate::morale::{Check, Loss};
use crate::shot::{Shot, Source, corner};
use crate::state::{ArmMarks, HexIdOr, Marks, Smoke, SmokeKind, State};
use crate::tables::{Effect, Tables, TargetType};
use crate::to_hit::Struck;
use hex::HexId;
use table::{Chance, Sum, Teller, Text};

impl Book {
    /// The column of the IFT for a hit on infantry or a Gun; of a CH that of twice its firepower (6.1.b).
    fn hit_column(&self, s: &State, shot: &Shot, critical: bool) -> Option<u8> {
        let own = match shot.source {
            Source::Faust(_) => Some(16),
            Source::Arm(arm) if self.weapon(s, arm).is_scw() => Some(self.weapon(s, arm).fp),
            _ => None,
        };
        let times = if critical { 2 } else { 1 };
        if let Some(fp) = own {
            return Tables::column_of(u32::from(fp) * times * Tables::SCALE);
        }
        let gun = match shot.source {
            Source::Arm(arm) => self.weapon(s, arm).ordnance,
            Source::Main(car) => self.catalog.vehicle(s.car(car).kind).main,
            Source::Faust(_) => None,
        }?;
        match (shot.ammo, shot.kind, critical) {
            (Ammo::He, _, true) => self.tables.critical_column(gun.calibre),
            (Ammo::He, TargetType::Area, false) => self.tables.area_column(gun.calibre),
            (ammo, _, _) => {
                let column = self.tables.ammo_column(ammo, gun.calibre)?;
                let fp = u32::from(Tables::COLUMNS[usize::from(column)]);
                Tables::column_of(fp * times * Tables::SCALE)
            }
        }
    }

    /// 1.1.1.woods.d: a mortar against who is in woods.
    fn is_air_burst(&self, s: &State, shot: &Shot) -> bool {
        let mortar = |arm: Piece| self.weapon(s, arm).is_mortar();
        let woods = self.ground.plot(shot.at).terrain == Terrain::Woods;
        woods && shot.source.arm().is_some_and(mortar)
    }

    /// The TEM of a target against what bursts there, Air Burst with it (3.2.4.d, 6.3.c).
    fn burst_tem(&self, s: &State, shot: &Shot, target: Piece) -> (i32, &'static str) {
        let from = self.muzzle(s, shot.source);
        let cover = self.cover(s, &shot.as_fire(), from, target);
        let (tem, rule) = cover.unwrap_or((0, "3.2.4.d"));
        if !self.is_air_burst(s, shot) {
            return (tem, rule);
        }
        match self.emplacement(s, target) {
            Some((tem, rule)) => (tem - 1, rule),
            None => (-1, "1.1.1.woods.d"),
        }
    }

    /// DRM of the effect DR of one who is hit.
    fn burst_drm(&self, s: &State, shot: &Shot, target: Piece, critical: bool, sum: &mut Sum) {
        if target.is_car() {
            return sum.add(2, "7.7.g");
        }
        let (tem, rule) = self.burst_tem(s, shot, target);
        if critical {
            // 6.1.b: what would have protected it turns against it.
            sum.add(-tem.max(0), "6.1.b");
            sum.add(tem.min(0), rule);
            let from = crate::attack::From {
                hex: self.muzzle(s, shot.source),
                hindrance: Default::default(),
            };
            let cover = Some((tem, rule)).filter(|(tem, _)| *tem > 0);
            return self.movement_drm(s, &shot.as_fire(), &from, target, cover, sum);
        }
        if shot.kind == TargetType::Area {
            sum.add(tem, rule);
        }
    }

    /// 6.6: what the shield of its Gun gives a Good Order crew against an attack from there.
    pub fn gunshield(&self, s: &State, man: Piece, from: HexId, mortar: bool) -> Option<i32> {
        let gun = self.gun_of(s, man)?;
        let weapon = self.weapon(s, gun);
        let has = matches!(weapon.family, Family::At | Family::Inf);
        let crew = self.unit(s, man).size == Size::Crew && self.is_good_order(s, man);
        let marks = s.arm(gun).marks;
        let through = self
            .ground
            .in_arc(s.hex(man), corner(s.arm(gun).facing), from);
        let shields = has && crew && through && !marks.any(ArmMarks::MANHANDLED);
        shields.then_some(if mortar { 1 } else { 2 })
    }

    /// 6.3.a, 6.3.b: what Emplacement gives the crew of a Gun.
    pub fn emplacement(&self, s: &State, man: Piece) -> Option<(i32, &'static str)> {
        let gun = self.gun_of(s, man)?;
        let crew = self.unit(s, man).size == Size::Crew;
        let emplaced = s.arm(gun).marks.any(ArmMarks::EMPLACED);
        (crew && emplaced).then_some((2, "6.3.a"))
    }

    /// The shot bursts: effects on all it hit. `spent`: it leaves no Residual FP. The effect DR, if there was one.
    pub fn burst(
        &self,
        s: &mut State,
        shot: &Shot,
        struck: &Struck,
        spent: bool,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Option<Dr> {
        if matches!(shot.ammo, Ammo::Smoke | Ammo::Wp) {
            self.screen(s, shot, struck, c, t);
            return None;
        }
        let men = self.one_if_faust(s, shot, struck.men, c, t);
        if men.is_empty() {
            return None;
        }
        let outside = self.shot_outside(s, shot);
        // 6.1.d
        let chosen = match (struck.critical & men).len() {
            0 => Pieces::EMPTY,
            1 => struck.critical & men,
            _ => self.pick_one(s, struck.critical & men, c, t),
        };
        let column = self.hit_column(s, shot, false)?;
        let seat = shot.seat;
        let rolled = self.dr("aslsk-why-effect", seat, c, t);
        let dr = rolled.sum();
        // 4.4.2.e
        if dr == 12 && matches!(shot.source, Source::Faust(_)) {
            t.all(|| Text::new("aslsk-dud"));
            return None;
        }
        if let Some(unit) = chosen.first() {
            let critical = self.hit_column(s, shot, true).unwrap_or(column);
            t.all(|| self.unit_text("aslsk-critical", s, unit));
            self.tear(s, shot, chosen, critical, dr, true, c, t);
        }
        // Who lost heart with a leader that the CH struck may be gone by now.
        let rest = (men - chosen).only(|unit| s.on_map(unit));
        self.tear(s, shot, rest, column, dr, false, c, t);
        if shot.mode == Mode::First && !spent && self.leaves_residual(s, shot) {
            let left = Tables::residual(Tables::COLUMNS[usize::from(column)], outside);
            let left = match self.is_air_burst(s, shot) {
                true => Tables::residual_up(left),
                false => left,
            };
            self.put_residual(s, shot.at, left);
        }
        Some(rolled)
    }

    /// 3.3.5.b, 4.4.2.f, 6.2.d
    fn leaves_residual(&self, _: &State, shot: &Shot) -> bool {
        let faust = matches!(shot.source, Source::Faust(_));
        !faust && matches!(shot.ammo, Ammo::He | Ammo::Heat)
    }

    /// DRM from outside the target hex that are positive (3.3.5.d).
    fn shot_outside(&self, s: &State, shot: &Shot) -> u8 {
        let from = self.muzzle(s, shot.source);
        let tired = |man: Piece| s.is(man, Marks::CX);
        let cx = u8::from(self.shooter(s, shot.source).is_some_and(tired));
        let led = shot
            .led
            .map_or(0, |leader| self.leadership(s, leader).max(0));
        self.hindrance(s, from, shot.at).outside() + cx + led as u8
    }

    /// 4.4.2.f: a Panzerfaust strikes one.
    fn one_if_faust(
        &self,
        s: &State,
        shot: &Shot,
        men: Pieces,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Pieces {
        match (shot.source, shot.pick) {
            (Source::Faust(_), Some(unit)) => men & Pieces::one(unit),
            (Source::Faust(_), None) if men.len() > 1 => self.pick_one(s, men, c, t),
            _ => men,
        }
    }

    /// One effect DR on a column for these.
    #[allow(clippy::too_many_arguments)] // who is hit by what, and chance and teller as everywhere
    fn tear(
        &self,
        s: &mut State,
        shot: &Shot,
        men: Pieces,
        column: u8,
        dr: i32,
        critical: bool,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let mut effects = [Effect::None; PIECES];
        let mut left = men;
        for target in men.iter() {
            let mut sum = Sum::opened("aslsk", t.on());
            self.burst_drm(s, shot, target, critical, &mut sum);
            let effect = self.tables.ift(column, dr + sum.total());
            let gun = self.gun_of(s, target);
            // 6.4.h
            if let Some(gun) = gun.filter(|_| effect != Effect::None) {
                self.reveal(s, gun, t);
            }
            let effect = match gun {
                Some(gun) if self.hit_gun(s, gun, target, effect, critical, c, t) => {
                    left.remove(target);
                    continue;
                }
                // 6.7.e: a Near Miss.
                Some(_) => {
                    let from = self.muzzle(s, shot.source);
                    let mortar = shot
                        .source
                        .arm()
                        .is_some_and(|arm| self.weapon(s, arm).is_mortar());
                    let tem = self.burst_tem(s, shot, target).0.max(0);
                    let area = shot.kind == TargetType::Area;
                    let shield = self.gunshield(s, target, from, mortar).unwrap_or(0);
                    // 6.6.c: not besides the TEM that the effect DR has already.
                    let more = if area { (shield - tem).max(0) } else { shield };
                    sum.add(more, "6.6.b");
                    self.tables.ift(column, dr + sum.total())
                }
                None => effect,
            };
            effects[target.index()] = effect;
            t.tally(
                || {
                    self.unit_text("aslsk-hit", s, target)
                        .num("column", Tables::COLUMNS[usize::from(column)])
                        .num("n", dr + sum.total())
                        .text("effect", crate::attack::effect_text(effect))
                },
                || sum.tally("drm"),
            );
            // 3.2.3.t
            if target.is_man() && s.is(target, Marks::BROKEN) {
                s.mark(target, Marks::DM);
            }
        }
        self.inflict(s, left, column, |target| effects[target.index()], c, t);
    }

    /// 6.1.c, 6.7.d: a CH or a Direct Hit on a Gun; false: a Near Miss.
    #[allow(clippy::too_many_arguments)]
    fn hit_gun(
        &self,
        s: &mut State,
        gun: Piece,
        man: Piece,
        effect: Effect,
        critical: bool,
        c: &mut Chance,
        t: &mut Teller,
    ) -> bool {
        let mut loss = Loss::default();
        match effect {
            _ if critical => {
                self.remove_arm(s, gun, t);
                self.eliminate(s, man, &mut loss, t);
            }
            Effect::Kia(_) => {
                self.remove_arm(s, gun, t);
                self.eliminate(s, man, &mut loss, t);
            }
            Effect::K(_) => {
                self.malfunction(s, gun, t);
                self.reduce(s, man, &mut loss, c, t);
            }
            _ => return false,
        }
        self.lose_heart(s, &mut loss, c, t);
        true
    }

    /// 1.2.5.b, 6.2.j, 6.2.k: Smoke is placed; White Phosphorus tries the nerves of those it hits.
    fn screen(&self, s: &mut State, shot: &Shot, struck: &Struck, c: &mut Chance, t: &mut Teller) {
        if !struck.hex && struck.men.is_empty() {
            return;
        }
        let kind = match (shot.ammo, shot.mode) {
            (Ammo::Smoke, Mode::Prep) => SmokeKind::Full,
            (Ammo::Smoke, _) => SmokeKind::Dispersed,
            (_, Mode::Prep) => SmokeKind::Wp,
            _ => SmokeKind::WpDispersed,
        };
        if s.smoke.len() < 32 {
            s.smoke.push(Smoke {
                hex: HexIdOr(shot.at),
                seat: shot.seat,
                kind,
            });
        }
        t.all(|| Text::new("aslsk-screened").name("hex", self.label(shot.at)))
            .deed();
        if shot.ammo != Ammo::Wp {
            return;
        }
        let chosen = match (struck.critical).len() {
            0 | 1 => struck.critical,
            _ => self.pick_one(s, struck.critical, c, t),
        };
        let mut loss = Loss::default();
        for target in struck.men.iter() {
            let tem = self.burst_tem(s, shot, target).0;
            let add = if chosen.has(target) { tem } else { -tem };
            self.check_all(s, Pieces::one(target), Check::Mc(add), &mut loss, c, t);
        }
        self.lose_heart(s, &mut loss, c, t);
    }
}
