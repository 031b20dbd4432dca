//! An attack on the Infantry Fire Table is resolved (3.2.3): DRM, the roll, Cowering, what comes of it, what stays behind.

use crate::book::Book;
use crate::data::Family;
use crate::dice::Dr;
use crate::fire::{FP, Form};
use crate::frame::{Fire, Mode};
use crate::ground::Terrain;
use crate::hindrance::Hindrance;
use crate::ids::{ARMS, MEN, PIECES, Piece, Pieces};
use crate::morale::{Check, Loss};
use crate::state::{ArmMarks, DIRECTED, Directed, HexIdOr, Marks, RESIDUAL, Residual, State};
use crate::tables::{Effect, Tables};
use hex::HexId;
use table::{Chance, Seat, Sum, Teller, Text};

/// What everybody in an attack takes from one hex of firers.
pub struct From {
    /// Theirs.
    pub hex: HexId,
    /// What hinders them.
    pub hindrance: Hindrance,
}

/// How an attack was rolled.
struct Roll {
    /// The firepower of each who fires, as it was when the attack was made.
    fp: [u32; MEN + ARMS],
    dr: Dr,
    /// The column before Cowering.
    column: Option<u8>,
    /// The column it is read on.
    used: Option<u8>,
    cowered: bool,
}

impl Book {
    /// The hexes of those who fire, each once.
    fn origins(&self, s: &State, fire: &Fire) -> impl Iterator<Item = From> {
        let mut seen = Pieces::EMPTY;
        let mut hexes = [None; 12];
        let mut n = 0;
        for by in fire.by.iter() {
            let Some(man) = self.gunner(s, by).filter(|&man| !seen.has(man)) else {
                continue;
            };
            seen.insert(man);
            let hex = s.hex(man);
            if n < 12 && !hexes[..n].contains(&Some(hex)) {
                hexes[n] = Some(hex);
                n += 1;
            }
        }
        hexes
            .map(|hex| {
                hex.map(|hex| From {
                    hex,
                    hindrance: self.hindrance(s, hex, fire.at),
                })
            })
            .into_iter()
            .flatten()
    }

    /// DRM of those who fire: leadership and CX.
    fn firer_drm(&self, s: &State, fire: &Fire, sum: &mut Sum) {
        sum.add(self.direction(s, fire).unwrap_or(0), "3.2.2.m");
        // 3.2.4.w: IFE takes the change of the CA too.
        for gun in fire.by.arms().iter().filter(|&arm| self.ife(s, arm) > 0) {
            sum.add(
                self.ca_drm(s, gun, self.best_facing(s, gun, fire.at)),
                "3.2.4.w",
            );
        }
        let tired = |by: Piece| self.gunner(s, by).is_some_and(|man| s.is(man, Marks::CX));
        let led = fire.led.iter().any(|leader| s.is(leader, Marks::CX));
        if led || fire.by.iter().any(tired) {
            sum.add(1, "3.3.1.n");
        }
    }

    /// DRM of one target against fire from one hex.
    pub(crate) fn target_drm(
        &self,
        s: &State,
        fire: &Fire,
        from: &From,
        target: Piece,
        sum: &mut Sum,
    ) {
        let flame = self.is_flame(s, fire);
        let Hindrance {
            terrain,
            armour,
            smoke,
            smoke_there,
        } = from.hindrance;
        sum.add(terrain.into(), "2.0.hindrance");
        sum.add(armour.into(), "7.4.1.a");
        sum.add((smoke + smoke_there).into(), "1.2.5.d");
        let tem = self.tem(s, fire, from.hex, target);
        if target.is_car() {
            return self.crew_drm(tem, sum);
        }
        // 4.2.b: no TEM against a flamethrower.
        if !flame && let Some((amount, rule)) = tem {
            sum.add(amount, rule);
        }
        if s.man(target).seat != fire.seat {
            self.movement_drm(s, fire, from, target, tem, sum);
        }
        let flames = s
            .carried(target)
            .filter(|&arm| self.weapon(s, arm).family == Family::Ft);
        sum.add(-(flames.count() as i32), "4.2.e");
    }

    /// 3.3.3.g, 6.5.d: what moving costs who is fired at.
    pub fn movement_drm(
        &self,
        s: &State,
        fire: &Fire,
        from: &From,
        target: Piece,
        tem: Option<(i32, &'static str)>,
        sum: &mut Sum,
    ) {
        let marks = s.man(target).marks;
        if marks.any(Marks::PINNED) {
            return;
        }
        if marks.any(Marks::HAZARDOUS) {
            return sum.add(-2, "6.5.d");
        }
        if fire.mode != Mode::First {
            return;
        }
        if !marks.any(Marks::ASSAULT) {
            sum.add(-1, "3.3.3.g");
        }
        let covered = tem.is_some_and(|(amount, _)| amount > 0);
        let hindered = from.hindrance.total() > 0;
        if !covered && !hindered && self.is_open(s, from.hex, target) {
            sum.add(-1, "1.1.1.open.a");
        }
    }

    /// Whether who moves is in Open Ground against fire from there (1.1.1.road.a, woods-road.a, orchard-road.b).
    pub fn is_open(&self, s: &State, from: HexId, target: Piece) -> bool {
        let at = s.hex(target);
        let line = self.ground.line(from, at);
        let on_road = s.is(target, Marks::ON_ROAD);
        match self.ground.plot(at).terrain {
            Terrain::Open => true,
            Terrain::Woods => on_road && !line.woods_b,
            Terrain::Orchard => on_road && line.on_road,
            _ => false,
        }
    }

    /// The TEM of a target against an attack on the IFT: terrain, Emplacement or gunshield, the best of them (6.3.b, 6.6.c).
    pub fn tem(
        &self,
        s: &State,
        fire: &Fire,
        from: HexId,
        target: Piece,
    ) -> Option<(i32, &'static str)> {
        let cover = self.cover(s, fire, from, target);
        let shield = self.gunshield(s, target, from, false);
        let shield = shield.map(|amount| (amount, "6.6.b"));
        match (cover, shield) {
            (Some(cover), Some(shield)) if shield.0 > cover.0 => Some(shield),
            (cover, shield) => cover.or(shield),
        }
    }

    /// The TEM that counts To Hit: terrain or Emplacement.
    pub fn cover(
        &self,
        s: &State,
        fire: &Fire,
        from: HexId,
        target: Piece,
    ) -> Option<(i32, &'static str)> {
        let ground = self.terrain_tem(s, fire, from, target);
        match (ground, self.emplacement(s, target)) {
            (Some(ground), Some(dug)) if dug.0 > ground.0 => Some(dug),
            (ground, dug) => ground.or(dug),
        }
    }

    /// The TEM of terrain for a target against fire from a hex, with its rule.
    fn terrain_tem(
        &self,
        s: &State,
        fire: &Fire,
        from: HexId,
        target: Piece,
    ) -> Option<(i32, &'static str)> {
        let at = s.hex(target);
        let plot = self.ground.plot(at);
        let line = self.ground.line(from, at);
        match plot.terrain {
            Terrain::Stone => return Some((3, "1.1.1.building.d")),
            Terrain::Wooden => return Some((2, "1.1.1.building.d")),
            Terrain::Woods => {
                // 1.1.1.woods-road.a: along the road there is none, in First Fire.
                let bare = fire.mode == Mode::First && self.is_on_road(s, target) && !line.woods_b;
                if !bare {
                    return Some((1, "1.1.1.woods.b"));
                }
            }
            _ => {}
        }
        // 1.1.1.hill.d, 1.1.1.hill.e
        let lower = self.ground.plot(from).level < plot.level;
        if lower && !self.crosses_crest(s, from, at, target) {
            return Some((1, "1.1.1.hill.d"));
        }
        // 7.4.a
        (target.is_man() && self.is_behind_armour(s, target)).then_some((1, "7.4.a"))
    }

    /// 1.1.1.hill.e: it came over the crest by the hexside that the line crosses too.
    fn crosses_crest(&self, s: &State, from: HexId, at: HexId, target: Piece) -> bool {
        let Some(going) = self.moving(s).filter(|going| going.target.has(target)) else {
            return false;
        };
        self.comes_over_crest(from, going.from, at)
    }

    /// Whether who came up from another hex crossed the crest by the hexside that the line from a third one crosses too.
    pub fn comes_over_crest(&self, from: HexId, came: HexId, at: HexId) -> bool {
        if came == at || !self.ground.climbs(came, at) {
            return false;
        }
        let side = self.ground.map.grid().direction(at, came);
        side.is_some_and(|side| self.ground.line(from, at).sides_b >> side.index() & 1 == 1)
    }

    /// The DRM of an attack at one target, from where it is worst for those who fire (3.2.2.i).
    pub fn drm(&self, s: &State, fire: &Fire, target: Piece, open: bool) -> Sum {
        let reckoned = |from: &From| {
            let mut sum = Sum::quiet();
            self.target_drm(s, fire, from, target, &mut sum);
            sum.total()
        };
        let mut sum = Sum::opened("aslsk", open);
        self.firer_drm(s, fire, &mut sum);
        let worst = self.origins(s, fire).max_by_key(reckoned);
        if let Some(from) = worst {
            self.target_drm(s, fire, &from, target, &mut sum);
        }
        sum
    }

    fn is_flame(&self, s: &State, fire: &Fire) -> bool {
        fire.by
            .iter()
            .any(|by| by.is_arm() && self.weapon(s, by).family == Family::Ft)
    }

    /// The firepower of each who fires, and all of it together, in parts of 256, opened into its terms: whole FP of each, and
    /// what their fractions add up to.
    pub fn total_fp(&self, s: &State, fire: &Fire, sum: &mut Sum) -> ([u32; MEN + ARMS], u32) {
        let mut each = [0; MEN + ARMS];
        let (mut total, mut whole) = (0, 0);
        for by in fire.by.iter() {
            let fp = self.firepower(s, by, fire);
            each[by.index()] = fp;
            total += fp;
            whole += fp / FP;
            let rule = if by.is_man() { "3.2.2.a" } else { "4.1.a" };
            sum.add((fp / FP) as i32, rule);
        }
        sum.add((total / FP - whole) as i32, "3.2.2.d");
        (each, total)
    }

    /// The attack is made.
    pub fn resolve(&self, s: &mut State, fire: Fire, c: &mut Chance, t: &mut Teller) {
        let targets = self.targets(s, fire.seat, fire.at, fire.mode);
        t.all(|| {
            Text::new("aslsk-fires")
                .text("side", self.side_text(fire.seat))
                .list(
                    "units",
                    fire.by.iter().map(|by| self.named(s, by)).collect(),
                )
                .name("hex", self.label(fire.at))
        })
        .deed();
        // 6.4.c
        for arm in fire.by.arms().iter() {
            self.come_out(s, arm, t);
        }
        let roll = self.roll(s, &fire, c, t);
        let forms = self.forms(s, &fire);
        let drms = self.all_drm(s, &fire, targets, &roll, t);
        self.renew_dm(s, &fire, targets, &roll, &drms);
        let kept = self.mark_firers(s, &fire, &forms, &roll);
        let outside = self.outside(s, &fire);
        if let Some(column) = roll.used {
            let hidden = targets.only(|target| self.is_hidden(s, target));
            let half = self.half_column(&roll, column);
            let effects = |target: Piece| {
                let dr = roll.dr.sum() + drms[target.index()];
                match hidden.has(target) {
                    true => half.map_or(Effect::None, |half| self.tables.ift(half, dr)),
                    false => self.tables.ift(column, dr),
                }
            };
            for target in hidden.iter().filter(|&man| effects(man) != Effect::None) {
                if let Some(gun) = self.gun_of(s, target) {
                    self.reveal(s, gun, t);
                }
            }
            self.inflict(s, targets, column, effects, c, t);
        }
        let broken = self.break_down(s, &fire, &forms, &roll, c, t);
        if fire.mode == Mode::First {
            self.leave_residual(s, &fire, &roll, kept | broken, outside);
        }
        self.protective_check(s, &fire, &forms, roll.dr, c, t);
    }

    /// 6.4.h: the column against a hidden Gun: that of half the firepower, Cowering with it.
    fn half_column(&self, roll: &Roll, used: u8) -> Option<u8> {
        let shift = roll.column? - used;
        let fp: u32 = roll.fp.iter().sum();
        Tables::column_of(fp / 2)?.checked_sub(shift)
    }

    /// 3.2.1.e: fire without a LOS: it is spent, and where nobody sees the target the dice are rolled for what breaks.
    pub fn fire_in_vain(
        &self,
        s: &mut State,
        fire: Fire,
        rolls: bool,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        t.all(|| Text::new("aslsk-blind").name("hex", self.label(fire.at)))
            .deed();
        let forms = self.forms(s, &fire);
        let dr = match rolls {
            true => self.dr("aslsk-why-fire", fire.seat, c, t),
            // The others roll: nothing breaks here.
            false => Dr {
                coloured: 6,
                white: 1,
            },
        };
        let roll = Roll {
            fp: [0; MEN + ARMS],
            dr,
            column: None,
            used: None,
            cowered: false,
        };
        self.mark_firers(s, &fire, &forms, &roll);
        if rolls {
            self.break_down(s, &fire, &forms, &roll, c, t);
        }
    }

    /// In which form each one fires, before anything is marked: those of Final Protective Fire, and those halved for
    /// having fired before.
    fn forms(&self, s: &State, fire: &Fire) -> Forms {
        let mut forms = Forms::default();
        for by in fire.by.iter() {
            match self.may_fire(s, by, fire.at, fire.mode) {
                Ok(Form::Protective) => forms.protective.insert(by),
                Ok(Form::Subsequent) => forms.subsequent.insert(by),
                Ok(Form::Last) => forms.last.insert(by),
                _ => {}
            }
        }
        forms
    }

    fn roll(&self, s: &State, fire: &Fire, c: &mut Chance, t: &mut Teller) -> Roll {
        let mut sum = Sum::opened("aslsk", t.on());
        let (fp, total) = self.total_fp(s, fire, &mut sum);
        let column = Tables::column_of(total);
        t.tally(
            || Text::new("aslsk-firepower").num("n", (total / FP) as i64),
            || sum.tally("firepower"),
        );
        let dr = self.dr("aslsk-why-fire", fire.seat, c, t);
        let shift = self.cowering(s, fire, dr);
        let cowered = shift > 0;
        let used = column.and_then(|column| column.checked_sub(shift));
        if cowered {
            t.all(|| Text::new("aslsk-cowers").num("n", shift));
        }
        Roll {
            fp,
            dr,
            column,
            used,
            cowered,
        }
    }

    /// 3.2.2.f, 5.4.b: so many columns lower.
    fn cowering(&self, s: &State, fire: &Fire, dr: Dr) -> u8 {
        if !dr.doubles() || self.direction(s, fire).is_some() {
            return 0;
        }
        self.panic(s, fire)
    }

    /// How far an attack would Cower: none without an MMC.
    fn panic(&self, s: &State, fire: &Fire) -> u8 {
        // 6.8.a: not with IFE.
        if fire.by.iter().any(|by| by.is_arm() && self.ife(s, by) > 0) {
            return 0;
        }
        let men: Pieces = fire.by.iter().filter_map(|by| self.gunner(s, by)).collect();
        let mmc = men.only(|man| self.is_mmc(s, man));
        let green = mmc.iter().any(|man| self.is_inexperienced(s, man));
        u8::from(!mmc.is_empty()) + u8::from(green)
    }

    fn all_drm(
        &self,
        s: &State,
        fire: &Fire,
        targets: Pieces,
        roll: &Roll,
        t: &mut Teller,
    ) -> [i32; PIECES] {
        let mut drms = [0; PIECES];
        for target in targets.iter() {
            let sum = self.drm(s, fire, target, t.on());
            let total = sum.total();
            drms[target.index()] = total;
            let column = roll
                .used
                .map_or(0, |column| Tables::COLUMNS[usize::from(column)]);
            let effect = roll.used.map_or(Effect::None, |column| {
                self.tables.ift(column, roll.dr.sum() + total)
            });
            t.tally(
                || {
                    self.unit_text("aslsk-hit", s, target)
                        .num("column", column)
                        .num("n", roll.dr.sum() + total)
                        .text("effect", effect_text(effect))
                },
                || sum.tally("drm"),
            );
        }
        drms
    }

    /// 3.2.3.t: broken units that could have had to check go under DM again.
    fn renew_dm(
        &self,
        s: &mut State,
        fire: &Fire,
        targets: Pieces,
        roll: &Roll,
        drms: &[i32; PIECES],
    ) {
        let shift = if self.direction(s, fire).is_some() {
            0
        } else {
            self.panic(s, fire)
        };
        let Some(column) = roll.column.and_then(|column| column.checked_sub(shift)) else {
            return;
        };
        for target in targets
            .iter()
            .filter(|&target| target.is_man() && s.is(target, Marks::BROKEN))
            .collect::<Pieces>()
            .iter()
        {
            let worst = self.tables.ift(column, 2 + drms[target.index()]);
            if !matches!(worst, Effect::None | Effect::Ptc) {
                s.mark(target, Marks::DM);
            }
        }
    }

    /// What the table says happens to each target (3.2.3.b to 3.2.3.q), then to those who lost a leader.
    pub fn inflict(
        &self,
        s: &mut State,
        targets: Pieces,
        column: u8,
        effect: impl Fn(Piece) -> Effect,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let mut loss = Loss::default();
        for car in targets.cars().iter() {
            self.shake_crew(s, car, effect(car), c, t);
        }
        let mut left = targets.men();
        while let Some(first) = left.first() {
            let what = effect(first);
            let alike = left.only(|target| effect(target) == what);
            left = left - alike;
            match what {
                Effect::None => {}
                Effect::Ptc => self.both_check(s, alike, Check::Ptc(0), &mut loss, c, t),
                Effect::Mc(n) => self.both_check(s, alike, Check::Mc(n.into()), &mut loss, c, t),
                Effect::K(n) => self.one_falls(s, alike, n, &mut loss, c, t),
                Effect::Kia(n) => {
                    let dead = self.select(s, alike, n, c, t);
                    for unit in dead.iter() {
                        self.kill(s, unit, column, &mut loss, c, t);
                    }
                    for unit in (alike - dead).iter() {
                        self.shatter(s, unit, &mut loss, c, t);
                    }
                }
            }
        }
        self.lose_heart(s, &mut loss, c, t);
    }

    /// 3.2.3.d: one suffers Casualty Reduction, the others check; a half-squad just made with them.
    fn one_falls(
        &self,
        s: &mut State,
        units: Pieces,
        n: u8,
        loss: &mut Loss,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let chosen = self.select(s, units, 1, c, t);
        let mut checking = units - chosen;
        for unit in chosen.iter() {
            let leader = self.is_leader(s, unit);
            if self.reduce(s, unit, loss, c, t) && !leader {
                checking.insert(unit);
            }
        }
        self.both_check(s, checking, Check::Mc(n.into()), loss, c, t);
    }

    /// Those of each side check among themselves.
    fn both_check(
        &self,
        s: &mut State,
        units: Pieces,
        check: Check,
        loss: &mut Loss,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        for seat in [Seat(0), Seat(1)] {
            let own = units.only(|unit| s.man(unit).seat == seat);
            self.check_all(s, own, check, loss, c, t);
        }
    }

    /// Markers on those who fired (3.2.5.a, 3.3.3.c, 3.3.3.j, 3.2.2.g); the weapons that kept their Rate of Fire.
    fn mark_firers(&self, s: &mut State, fire: &Fire, forms: &Forms, roll: &Roll) -> Pieces {
        let mut kept = Pieces::EMPTY;
        for by in fire.by.arms().iter() {
            if self.keeps_rof(s, by, fire, forms, roll) {
                kept.insert(by);
            }
        }
        for by in fire.by.iter() {
            let gunner = self.gunner(s, by).expect("who fires is there");
            if by.is_man() {
                self.forget_acquired(s, Pieces::one(by));
                s.mark(by, Marks::FIRED);
                let man = s.man_mut(by);
                man.aimed.0 = fire.at;
                man.shots = man.shots.saturating_add(1);
            } else {
                self.count_weapon(s, by, gunner);
                let ife = self.ife(s, by) > 0;
                let facing = self.best_facing(s, by, fire.at);
                let arm = s.arm_mut(by);
                // 6.8.b, 3.2.4.w
                if ife {
                    arm.acquired = Default::default();
                    if arm.facing != facing {
                        arm.facing = facing;
                        arm.marks.set(ArmMarks::TURNED);
                    }
                }
                arm.aimed.0 = fire.at;
                arm.shots = arm.shots.saturating_add(1);
                arm.marks.set(ArmMarks::FIRED);
            }
            self.mark_one(s, by, gunner, fire.mode, forms, roll.cowered, kept.has(by));
        }
        if self.direction(s, fire).is_some() {
            self.note_direction(s, fire);
        }
        kept
    }

    #[allow(clippy::too_many_arguments)] // all that decides a marker
    fn mark_one(
        &self,
        s: &mut State,
        by: Piece,
        gunner: Piece,
        mode: Mode,
        forms: &Forms,
        cowered: bool,
        kept: bool,
    ) {
        let late = cowered || (forms.protective | forms.subsequent | forms.last).has(by);
        let (man, arm) = match mode {
            Mode::Prep => (Marks::PREP, ArmMarks::PREP),
            Mode::First if late => (Marks::FINAL, ArmMarks::FINAL),
            Mode::First => (Marks::FIRST, ArmMarks::FIRST),
            Mode::Final => (Marks::FINAL, ArmMarks::FINAL),
            Mode::Advancing => (Marks::NONE, ArmMarks::NONE),
        };
        if by.is_man() || mode == Mode::Prep || self.has_forfeited(s, gunner) {
            s.mark(gunner, man);
        }
        if by.is_arm() && !kept {
            s.arm_mut(by).marks.set(arm);
        }
        // 3.3.3.j: the marker covers the unit and all its weapons.
        if mode == Mode::First && late {
            s.mark(gunner, Marks::FINAL);
            let arms: Pieces = s.carried(gunner).collect();
            for arm in arms.iter() {
                s.arm_mut(arm).marks.set(ArmMarks::FINAL);
            }
        }
    }

    /// 4.0.l: a weapon more that its unit has fired; one that kept its Rate of Fire is counted already.
    pub fn count_weapon(&self, s: &mut State, arm: Piece, gunner: Piece) {
        if s.arm(arm).marks.any(ArmMarks::FIRED) {
            return;
        }
        let one = s.is(gunner, Marks::ONE_WEAPON);
        s.mark(
            gunner,
            if one {
                Marks::TWO_WEAPONS
            } else {
                Marks::ONE_WEAPON
            },
        );
    }

    /// 1.2.4.1.a, 1.2.4.1.b
    fn keeps_rof(&self, s: &State, arm: Piece, fire: &Fire, forms: &Forms, roll: &Roll) -> bool {
        let gunner = s.arm(arm).by.expect("who fires is there");
        let marks = s.arm(arm).marks;
        let captured = marks.any(ArmMarks::CAPTURED) || self.is_non_qualified(s, arm);
        let weapon = self.weapon(s, arm);
        let ife = self.ife(s, arm) > 0;
        let turns =
            marks.any(ArmMarks::TURNED) || self.best_facing(s, arm, fire.at) != s.arm(arm).facing;
        let turned = ife && !weapon.mount_360 && turns;
        // 3.2.4.t
        let less = u8::from(captured) + u8::from(ife) + u8::from(turned);
        let rof = weapon.rof.saturating_sub(less);
        let late = (forms.protective | forms.subsequent | forms.last).has(arm);
        let barred = late || roll.cowered || fire.mode == Mode::Advancing;
        roll.dr.coloured <= rof && !barred && !s.is(gunner, Marks::PINNED)
    }

    /// 3.2.2.m, 3.4.e: whom each leader has directed.
    pub fn note_direction(&self, s: &mut State, fire: &Fire) {
        for leader in fire.led.iter() {
            let mark = match fire.mode {
                Mode::Prep => Marks::PREP,
                Mode::First => Marks::FIRST,
                Mode::Final => Marks::FINAL,
                Mode::Advancing => Marks::NONE,
            };
            s.mark(leader, mark.and(Marks::DIRECTED));
            let repeats = fire.by.iter().all(|by| by.is_arm());
            let again = false;
            if let Some(before) = s.directed.iter_mut().find(|it| it.leader == leader) {
                before.again |= !repeats;
            } else if s.directed.len() < DIRECTED {
                s.directed.push(Directed {
                    leader,
                    by: fire.by,
                    again,
                });
            }
        }
    }

    /// The breakdown number of a weapon as it is used (4.0.k, 4.1.h); and whether reaching the printed one removes it.
    fn breakdown(&self, s: &State, arm: Piece, forms: &Forms) -> (i32, bool) {
        let late = (forms.protective | forms.subsequent | forms.last).has(arm);
        let green = s
            .arm(arm)
            .by
            .is_some_and(|man| self.is_mmc(s, man) && self.is_inexperienced(s, man));
        let captured = s.arm(arm).marks.any(ArmMarks::CAPTURED);
        let clumsy = self.is_non_qualified(s, arm);
        let less = 2 * i32::from(late)
            + i32::from(green)
            + 2 * i32::from(captured)
            + 2 * i32::from(clumsy);
        (i32::from(self.weapon(s, arm).b) - less, late || clumsy)
    }

    /// 4.1.e, 4.2.f: what breaks when the attack is over; the weapons that did.
    fn break_down(
        &self,
        s: &mut State,
        fire: &Fire,
        forms: &Forms,
        roll: &Roll,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Pieces {
        let dr = roll.dr.sum();
        let fails = |arm: Piece| {
            let gone = s.arm(arm).by.is_none();
            let (number, _) = self.breakdown(s, arm, forms);
            let flame = self.weapon(s, arm).family == Family::Ft;
            // 4.2.f: 8 in the hands of who is not Elite.
            let number = if flame {
                number - self.unskilled(s, arm)
            } else {
                number
            };
            !gone && dr >= number
        };
        let failing = fire.by.arms().only(fails);
        let chosen = match failing.len() {
            0 => return Pieces::EMPTY,
            1 => failing,
            _ => self.pick_one(s, failing, c, t),
        };
        for arm in chosen.iter() {
            let (_, late) = self.breakdown(s, arm, forms);
            if late && dr >= i32::from(self.weapon(s, arm).b) {
                self.remove_arm(s, arm, t);
            } else {
                self.malfunction(s, arm, t);
            }
        }
        chosen
    }

    /// 4.2.f, 4.3.d: what a unit that is not Elite takes off an X#.
    pub fn unskilled(&self, s: &State, arm: Piece) -> i32 {
        let elite = |man| self.unit(s, man).class == crate::data::Class::Elite;
        2 * i32::from(s.arm(arm).by.is_some_and(|man| !elite(man)))
    }

    /// One of several at random: ties roll again.
    pub fn pick_one(&self, s: &State, from: Pieces, c: &mut Chance, t: &mut Teller) -> Pieces {
        let mut left = from;
        while left.len() > 1 {
            let highest = self.select(s, left, 1, c, t);
            // A script that has run out would tie for ever.
            if highest == left && c.fault().is_some() {
                return left.first().map_or(left, Pieces::one);
            }
            left = highest;
        }
        left
    }

    /// 4.3.a: a Demolition Charge: 30 FP, the TEM of the target and the CX of who placed it.
    pub fn charge_attack(
        &self,
        s: &mut State,
        placer: Piece,
        at: HexId,
        dr: Dr,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let fire = Fire {
            by: Pieces::one(placer),
            led: Pieces::EMPTY,
            at,
            seat: s.man(placer).seat,
            mode: Mode::Advancing,
        };
        let Some(column) = Tables::column_of(30 * FP) else {
            return;
        };
        let targets = self.targets(s, fire.seat, at, fire.mode);
        let mut drms = [0; PIECES];
        for target in targets.iter() {
            let mut sum = Sum::opened("aslsk", t.on());
            if let Some((amount, rule)) = self.tem(s, &fire, s.hex(placer), target) {
                sum.add(amount, rule);
            }
            sum.add(i32::from(s.is(placer, Marks::CX)), "4.3.a");
            drms[target.index()] = sum.total();
            let n = dr.sum() + sum.total();
            t.tally(
                || self.unit_text("aslsk-raked", s, target).num("n", n),
                || sum.tally("drm"),
            );
        }
        let effect = |target: Piece| self.tables.ift(column, dr.sum() + drms[target.index()]);
        self.inflict(s, targets, column, effect, c, t);
    }

    /// DRM that arise outside the target hex and are positive (3.3.5.d).
    fn outside(&self, s: &State, fire: &Fire) -> u8 {
        let led = self.direction(s, fire).unwrap_or(0).max(0) as u8;
        let tired = |by: Piece| self.gunner(s, by).is_some_and(|man| s.is(man, Marks::CX));
        let cx = u8::from(fire.by.iter().any(tired));
        let hindrance = self
            .origins(s, fire)
            .map(|from| from.hindrance.outside())
            .max();
        led + cx + hindrance.unwrap_or(0)
    }

    /// 3.3.5.a, 3.3.5.b
    fn leave_residual(
        &self,
        s: &mut State,
        fire: &Fire,
        roll: &Roll,
        without: Pieces,
        outside: u8,
    ) {
        let atr = |by: Piece| by.is_arm() && self.weapon(s, by).family == Family::Atr;
        let by = (fire.by - without).only(|by| !atr(by));
        let fp: u32 = by.iter().map(|by| roll.fp[by.index()]).sum();
        let shift = match (roll.column, roll.used) {
            (Some(column), Some(used)) => column - used,
            _ => return,
        };
        let Some(column) = Tables::column_of(fp).and_then(|column| column.checked_sub(shift))
        else {
            return;
        };
        let left = Tables::residual(Tables::COLUMNS[usize::from(column)], outside);
        self.put_residual(s, fire.at, left);
    }

    /// 3.3.5.g: the larger one stays.
    pub fn put_residual(&self, s: &mut State, hex: HexId, fp: u8) {
        if fp == 0 {
            return;
        }
        if let Some(there) = s.residual.iter_mut().find(|it| it.hex.0 == hex) {
            there.fp = there.fp.max(fp);
        } else if s.residual.len() < RESIDUAL {
            s.residual.push(Residual {
                hex: HexIdOr(hex),
                fp,
            });
        }
    }

    /// 3.3.3.m, 3.3.3.r: the DR of Final Protective Fire is a NMC of all who used it.
    fn protective_check(
        &self,
        s: &mut State,
        fire: &Fire,
        forms: &Forms,
        dr: Dr,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let users = forms.protective.iter().filter_map(|by| self.gunner(s, by));
        let mut users: Pieces = users.collect();
        if users.is_empty() {
            return;
        }
        let hexes = users;
        for leader in fire.led.iter() {
            let with = |user: Piece| s.hex(user) == s.hex(leader);
            if hexes.iter().any(with) {
                users.insert(leader);
            }
        }
        let mut loss = Loss::default();
        let mut help = None;
        for user in self.in_order(s, users).iter().flatten() {
            if !s.on_map(*user) || s.is(*user, Marks::BROKEN) {
                continue;
            }
            let passed = self.morale_check(s, *user, 0, help, Some(dr), &mut loss, c, t);
            if passed && self.is_leader(s, *user) && self.is_fit(s, *user) {
                help = Some(self.leadership(s, *user));
            }
        }
        self.lose_heart(s, &mut loss, c, t);
    }
}

/// A result of the Infantry Fire Table in words.
pub fn effect_text(effect: Effect) -> Text {
    match effect {
        Effect::None => Text::new("aslsk-effect-none"),
        Effect::Ptc => Text::new("aslsk-effect-ptc"),
        Effect::Mc(n) => Text::new("aslsk-effect-mc").num("n", n),
        Effect::K(n) => Text::new("aslsk-effect-k").num("n", n),
        Effect::Kia(n) => Text::new("aslsk-effect-kia").num("n", n),
    }
}

/// Who fires in which form, where it is not the full one.
#[derive(Clone, Copy, Debug, Default)]
struct Forms {
    protective: Pieces,
    subsequent: Pieces,
    last: Pieces,
}
