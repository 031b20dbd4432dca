//! An attack on the Infantry Fire Table is resolved (3.2.3): DRM, the roll, Cowering, what comes of it, what stays behind.

mod drm;
mod firers;

use crate::book::Book;
use crate::data::Family;
use crate::dice::Dr;
use crate::fire::{FP, Form};
use crate::frame::{Fire, Mode};
use crate::hindrance::Hindrance;
use crate::ids::{ARMS, MEN, PIECES, Piece, Pieces};
use crate::morale::{Check, Loss};
use crate::state::{HexIdOr, Marks, RESIDUAL, Residual, State};
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
        let targets = match self.is_suspect(s, fire.seat, fire.at, fire.mode) {
            true => self.searched(s, &fire, t),
            false => self.targets(s, fire.seat, fire.at, fire.mode),
        };
        t.all(|| {
            Text::new("aslsk-fires")
                .text("side", self.side_text(fire.seat))
                .list(
                    "units",
                    fire.by.iter().map(|by| self.named(s, by)).collect(),
                )
                .num("n", fire.by.len())
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
        let outside = self.outside(s, &fire);
        let far = |by: Piece| by.is_arm() && self.ground.distance(s.hex(by), fire.at) > 16;
        let was_broken = match fire.by.iter().any(far) {
            true => targets.men().only(|unit| s.is(unit, Marks::BROKEN)),
            false => Pieces::EMPTY,
        };
        let kept = self.mark_firers(s, &fire, &forms, &roll);
        if let Some(column) = roll.used {
            let hidden = targets.only(|target| self.is_hidden(s, target));
            let half = self.half_column(&roll, column);
            // 4.1.d: who is broken is not spared by the distance.
            let each = fire.by.iter();
            let whole: u32 = each.map(|by| self.firepower_at(s, by, &fire, false)).sum();
            let shift = roll.column.map_or(0, |all| all - column);
            let loose = Tables::column_of(whole).and_then(|all| all.checked_sub(shift));
            let broken = |target: Piece| target.is_man() && was_broken.has(target);
            let effects = |target: Piece| {
                let dr = roll.dr.sum() + drms[target.index()];
                if let Some(loose) = loose.filter(|_| broken(target)) {
                    return self.tables.ift(loose, dr);
                }
                match hidden.has(target) {
                    true => half.map_or(Effect::None, |half| self.tables.ift(half, dr)),
                    false => self.tables.ift(column, dr),
                }
            };
            self.uncover(s, hidden, effects, t);
            self.inflict(s, targets, column, effects, c, t);
        }
        let broken = self.break_down(s, &fire, &forms, &roll, c, t);
        if fire.mode == Mode::First {
            self.leave_residual(s, &fire, &roll, kept | broken, outside);
        }
        self.protective_check(s, &fire, &forms, roll.dr, c, t);
    }

    /// 6.4.h: hidden Guns to which something happens are hidden no more.
    pub fn uncover(
        &self,
        s: &mut State,
        hidden: Pieces,
        effect: impl Fn(Piece) -> Effect,
        t: &mut Teller,
    ) {
        for target in hidden.iter().filter(|&man| effect(man) != Effect::None) {
            if let Some(gun) = self.gun_of(s, target) {
                self.reveal(s, gun, t);
            }
        }
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
    pub fn panic(&self, s: &State, fire: &Fire) -> u8 {
        // 3.2.2.h, 6.8.a: not with IFE; 4.2.d: a flamethrower does.
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
            // 6.4.a: nobody is told of who is hidden.
            if self.is_hidden(s, target) {
                continue;
            }
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
        let column = |_: Piece| column;
        self.inflict_with(s, targets, Pieces::EMPTY, column, effect, &mut loss, c, t);
    }

    /// The same where a Gun took a Direct Hit: those who man it suffer a KIA or K besides whom chance chooses (6.7.d). First who
    /// falls, then all checks of a side, leaders before others (3.2.3.g), then those who lost a leader, be it before.
    #[allow(clippy::too_many_arguments)] // who suffers what, and chance and teller as everywhere
    pub fn inflict_with(
        &self,
        s: &mut State,
        targets: Pieces,
        direct: Pieces,
        column: impl Fn(Piece) -> u8,
        effect: impl Fn(Piece) -> Effect,
        loss: &mut Loss,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        for car in targets.cars().iter() {
            self.shake_crew(s, car, effect(car), c, t);
        }
        let mut checks = [None; MEN];
        let mut left = targets.men();
        while let Some(first) = left.first() {
            let what = effect(first);
            let alike = left.only(|target| effect(target) == what);
            left = left - alike;
            let (checking, check) = match what {
                Effect::None => continue,
                Effect::Ptc => (alike, Check::Ptc(0)),
                Effect::Mc(n) => (alike, Check::Mc(n.into())),
                Effect::K(n) => {
                    // 3.2.3.d: one, whatever ties.
                    let chosen = self.pick_one(s, alike, c, t) | (alike & direct);
                    (
                        self.one_falls(s, alike, chosen, loss, c, t),
                        Check::Mc(n.into()),
                    )
                }
                Effect::Kia(n) => {
                    let dead = self.select(s, alike, n, c, t) | (alike & direct);
                    for unit in dead.iter() {
                        self.kill(s, unit, column(unit), loss, c, t);
                    }
                    for unit in (alike - dead).iter() {
                        self.shatter(s, unit, loss, c, t);
                    }
                    continue;
                }
            };
            checking
                .iter()
                .for_each(|unit| checks[unit.index()] = Some(check));
        }
        for seat in [Seat(0), Seat(1)] {
            let due = |unit: Piece| checks[unit.index()].is_some() && s.man(unit).seat == seat;
            let own = targets.men().only(due);
            let check = |unit: Piece| checks[unit.index()].unwrap_or(Check::Mc(0));
            self.check_each(s, own, check, loss, c, t);
        }
        self.lose_heart(s, loss, c, t);
    }

    /// 3.2.3.d: one suffers Casualty Reduction; the others check, a half-squad just made with them.
    fn one_falls(
        &self,
        s: &mut State,
        units: Pieces,
        chosen: Pieces,
        loss: &mut Loss,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Pieces {
        let mut checking = units - chosen;
        for unit in chosen.iter() {
            let leader = self.is_leader(s, unit);
            if self.reduce(s, unit, loss, c, t) && !leader {
                checking.insert(unit);
            }
        }
        checking
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
        // He may have gone on since, or be no more.
        let near = s.on_map(placer) && self.ground.distance(s.hex(placer), at) == 1;
        let from = if near { s.hex(placer) } else { at };
        let mut drms = [0; PIECES];
        for target in targets.iter() {
            let mut sum = Sum::opened("aslsk", t.on());
            if let Some((amount, rule)) = self.tem(s, &fire, from, target) {
                sum.add(amount, rule);
            }
            sum.add(i32::from(s.is(placer, Marks::CX)), "4.3.a");
            self.flame_drm(s, target, &mut sum);
            drms[target.index()] = sum.total();
            let n = dr.sum() + sum.total();
            // 6.4.a: nobody is told of who is hidden.
            if self.is_hidden(s, target) {
                continue;
            }
            t.tally(
                || self.unit_text("aslsk-raked", s, target).num("n", n),
                || sum.tally("drm"),
            );
        }
        // 6.4.h: half of it against what is hidden.
        let hidden = targets.only(|target| self.is_hidden(s, target));
        let half = Tables::column_of(15 * FP).unwrap_or(column);
        let effect = |target: Piece| {
            let column = if hidden.has(target) { half } else { column };
            self.tables.ift(column, dr.sum() + drms[target.index()])
        };
        self.uncover(s, hidden, effect, t);
        self.inflict(s, targets, column, effect, c, t);
    }

    /// DRM that arise outside the target hex and are positive (3.3.5.d).
    fn outside(&self, s: &State, fire: &Fire) -> u8 {
        let led = self.direction(s, fire).unwrap_or(0).max(0) as u8;
        let cx = u8::from(self.is_tired(s, fire));
        let hindrance = self
            .origins(s, fire)
            .map(|from| from.hindrance.outside())
            .max();
        // 6.8.a: IFE that had to turn.
        let guns = { fire.by.arms().iter() }.filter(|&arm| self.ife(s, arm) > 0);
        let turn = |gun: Piece| self.ca_drm(s, gun, self.best_facing(s, gun, fire.at)) as u8;
        led + cx + hindrance.unwrap_or(0) + guns.map(turn).sum::<u8>()
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
        // 4.1.b: both SMC at a machine gun.
        let pairs = forms.protective.arms().iter().filter_map(|by| {
            let gunner = self.gunner(s, by).filter(|&man| self.is_leader(s, man))?;
            self.helper(s, gunner, fire.led)
        });
        users |= pairs.collect();
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
        while let Some(first) = users.first() {
            let hex = s.hex(first);
            let here = users.only(|user| s.hex(user) == hex);
            users = users - here;
            let mut helpers = self.helpers(s, fire.seat, hex, here);
            for user in self.in_order(s, here).iter().flatten() {
                if !s.on_map(*user) || s.is(*user, Marks::BROKEN) {
                    continue;
                }
                let help = self.help(s, helpers, *user);
                let passed = self.morale_check(s, *user, 0, help, Some(dr), &mut loss, c, t);
                if passed && self.is_leader(s, *user) && self.is_fit(s, *user) {
                    helpers.insert(*user);
                }
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
