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
    /// The column of the IFT for what struck (6.2, 4.4.b): of its calibre and ammunition, or of its own firepower; of a CH that
    /// of twice its firepower, never halved (6.1.b).
    pub fn hit_column(
        &self,
        s: &State,
        source: Source,
        ammo: Ammo,
        area: bool,
        critical: bool,
    ) -> Option<u8> {
        let times = if critical { 2 } else { 1 };
        let own = |fp: u8| Tables::column_of(u32::from(fp) * times * Tables::SCALE);
        let gun = match source {
            // 4.4.2.f
            Source::Faust(_) => return own(16),
            Source::Arm(arm) => {
                let weapon = self.weapon(s, arm);
                match weapon.ordnance {
                    Some(gun) if weapon.family != Family::Atr => gun,
                    // 4.4.1.c, 4.4.1.d
                    _ => return own(weapon.fp),
                }
            }
            Source::Main(car) => match self.vehicle(s, car).main {
                Some(gun) => gun,
                None => return own(self.vehicle(s, car).cmg.max(self.vehicle(s, car).bmg)),
            },
        };
        // 3.2.4.ae: neither doubled next door nor halved.
        match (ammo, area, critical) {
            // 6.1.b: by its HE, whatever was fired.
            (_, _, true) => self.tables.critical_column(gun.calibre),
            (Ammo::He, true, false) => self.tables.area_column(gun.calibre),
            (ammo, _, _) => {
                let column = self.tables.ammo_column(ammo, gun.calibre)?;
                own(Tables::COLUMNS[usize::from(column)])
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
    fn burst_tem(&self, s: &State, shot: &Shot, from: HexId, target: Piece) -> (i32, &'static str) {
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
    pub fn burst_drm(
        &self,
        s: &State,
        (shot, hex): (&Shot, HexId),
        target: Piece,
        critical: bool,
        sum: &mut Sum,
    ) {
        if target.is_car() {
            return sum.add(2, "7.7.g");
        }
        self.flame_drm(s, target, sum);
        let (tem, rule) = self.burst_tem(s, shot, hex, target);
        if critical {
            // 6.1.b: what would have protected it turns against it.
            sum.add(-tem.max(0), "6.1.b");
            sum.add(tem.min(0), rule);
            let from = crate::attack::From {
                hex,
                hindrance: Default::default(),
            };
            let cover = Some((tem, rule)).filter(|(tem, _)| *tem > 0);
            return self.movement_drm(s, &shot.as_fire(), &from, target, cover, sum);
        }
        if shot.kind == TargetType::Area {
            sum.add(tem, rule);
        }
    }

    /// 6.6.a, 6.6.b: what the shield of its Gun gives a Good Order crew against an attack from there.
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

    /// The shot bursts: effects on all infantry it hit, and on exposed crews. `cars`: the vehicles that could take its Critical
    /// Hit. The effect DR, if there was one, and who takes the CH.
    pub fn burst(
        &self,
        s: &mut State,
        shot: &Shot,
        struck: &Struck,
        cars: Pieces,
        c: &mut Chance,
        t: &mut Teller,
    ) -> (Option<Dr>, Pieces) {
        if matches!(shot.ammo, Ammo::Smoke | Ammo::Wp) {
            self.screen(s, shot, struck, c, t);
            return (None, Pieces::EMPTY);
        }
        let men = self.one_if_faust(s, shot, struck.men, c, t);
        // 6.1.d
        let candidates = (struck.critical & men) | cars;
        let chosen = match candidates.len() {
            0 | 1 => candidates,
            _ => self.pick_one(s, candidates, c, t),
        };
        let area = shot.kind == TargetType::Area;
        let column = self.hit_column(s, shot.source, shot.ammo, area, false);
        // 6.4.a: a shot at a hex where nobody is seen is rolled out, whether it strikes something or not.
        let sought = self.is_suspect(s, shot.seat, shot.at, shot.mode) && shot.car.is_none();
        let sought = sought && struck.hex && !men.iter().any(|man| !self.is_hidden(s, man));
        let Some(column) = column.filter(|_| !men.is_empty() || sought) else {
            return (None, chosen);
        };
        let rolled = self.dr("aslsk-why-effect", shot.seat, c, t);
        let dr = rolled.sum();
        // 4.4.2.e
        if dr == 12 && matches!(shot.source, Source::Faust(_)) {
            t.all(|| Text::new("aslsk-dud"));
            return (None, chosen);
        }
        let critical = self.hit_column(s, shot.source, shot.ammo, area, true);
        if let Some(unit) = (chosen & men).first() {
            t.all(|| self.unit_text("aslsk-critical", s, unit));
        }
        let columns = [column, critical.unwrap_or(column)];
        self.tear(s, (shot, struck.from), men, chosen, columns, dr, c, t);
        (Some(rolled), chosen)
    }

    /// 3.3.5.a, 3.3.5.e: the Residual FP of what burst; `critical`: of a CH on all that it hit.
    pub fn leave_blast(&self, s: &mut State, shot: &Shot, outside: u8, critical: bool) {
        let area = shot.kind == TargetType::Area;
        let column = self.hit_column(s, shot.source, shot.ammo, area, critical);
        let Some(column) = column.filter(|_| self.leaves_residual(s, shot)) else {
            return;
        };
        let left = Tables::residual(Tables::COLUMNS[usize::from(column)], outside);
        let left = match self.is_air_burst(s, shot) {
            true => Tables::residual_up(left),
            false => left,
        };
        self.put_residual(s, shot.at, left);
    }

    /// 3.3.5.b, 4.4.2.f, 6.2.d: what bursts does, and a machine gun; nothing else that pierces.
    fn leaves_residual(&self, s: &State, shot: &Shot) -> bool {
        let mg = match shot.source {
            Source::Faust(_) => return false,
            Source::Arm(arm) => self.weapon(s, arm).is_mg(),
            Source::Main(car) => self.vehicle(s, car).main_is_mg(),
        };
        mg || matches!(shot.ammo, Ammo::He | Ammo::Heat)
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

    /// One effect DR for these: on the first column, or on the second for who takes the Critical Hit.
    #[allow(clippy::too_many_arguments)] // who is hit by what, and chance and teller as everywhere
    fn tear(
        &self,
        s: &mut State,
        (shot, from): (&Shot, HexId),
        men: Pieces,
        chosen: Pieces,
        columns: [u8; 2],
        dr: i32,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let mut effects = [Effect::None; PIECES];
        let (mut left, mut direct) = (men, Pieces::EMPTY);
        let mut loss = Loss::default();
        let column_of = |target: Piece| columns[usize::from(chosen.has(target))];
        for target in men.iter() {
            let (critical, column) = (chosen.has(target), column_of(target));
            let mut sum = Sum::opened("aslsk", t.on());
            self.burst_drm(s, (shot, from), target, critical, &mut sum);
            let effect = self.tables.ift(column, dr + sum.total());
            let gun = self.gun_of(s, target);
            // 6.4.h
            if let Some(gun) = gun.filter(|_| effect != Effect::None) {
                self.reveal(s, gun, t);
            }
            let effect = match gun {
                Some(gun) if critical => {
                    self.remove_arm(s, gun, t);
                    self.eliminate(s, target, &mut loss, t);
                    left.remove(target);
                    continue;
                }
                Some(gun) if self.is_direct_hit(s, gun, effect, t) => {
                    direct.insert(target);
                    effect
                }
                // 6.7.e: a Near Miss.
                Some(_) => {
                    let mortar = shot
                        .source
                        .arm()
                        .is_some_and(|arm| self.weapon(s, arm).is_mortar());
                    let tem = self.burst_tem(s, shot, from, target).0.max(0);
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
            // 6.4.a: nobody is told of who is still hidden.
            if gun.is_some_and(|gun| s.arm(gun).marks.any(ArmMarks::HIDDEN)) {
                continue;
            }
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
            let worst = self.tables.ift(column, 2 + sum.total());
            let fears = !matches!(worst, Effect::None | Effect::Ptc);
            if fears && target.is_man() && s.is(target, Marks::BROKEN) {
                s.mark(target, Marks::DM);
            }
        }
        let effect = |target: Piece| effects[target.index()];
        self.inflict_with(s, left, direct, column_of, effect, &mut loss, c, t);
    }

    /// 6.7.d: what a Direct Hit does to a Gun; false: it is a Near Miss.
    fn is_direct_hit(&self, s: &mut State, gun: Piece, effect: Effect, t: &mut Teller) -> bool {
        match effect {
            Effect::Kia(_) => self.remove_arm(s, gun, t),
            Effect::K(_) => self.malfunction(s, gun, t),
            _ => return false,
        }
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
        t.all(|| Text::new("aslsk-screened").name("hex", self.label(shot.at)));
        if shot.ammo != Ammo::Wp {
            return;
        }
        let chosen = match (struck.critical).len() {
            0 | 1 => struck.critical,
            _ => self.pick_one(s, struck.critical, c, t),
        };
        let mut loss = Loss::default();
        let mut add = [0; PIECES];
        for target in struck.men.iter() {
            let tem = self.burst_tem(s, shot, struck.from, target).0;
            add[target.index()] = if chosen.has(target) { tem } else { -tem };
        }
        // 6.4.h
        let hidden = struck.men.men().only(|man| self.is_hidden(s, man));
        self.uncover(s, hidden, |_| Effect::Mc(0), t);
        // 3.2.3.t: it is a NMC.
        for unit in struck
            .men
            .men()
            .only(|unit| s.is(unit, Marks::BROKEN))
            .iter()
        {
            s.mark(unit, Marks::DM);
        }
        let check = |unit: Piece| Check::Mc(add[unit.index()]);
        self.check_each(s, struck.men.men(), check, &mut loss, c, t);
        self.lose_heart(s, &mut loss, c, t);
    }
}
