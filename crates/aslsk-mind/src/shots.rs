//! Ordnance: what a shot comes to, at infantry and at vehicles.

use crate::eye::{Eye, cells, once};
use crate::odds::{at_most, exactly};
use aslsk::data::Ammo;
use aslsk::tables::TargetType;
use aslsk::{
    Action, Aspect, CarMarks, Dr, Fire, Mode, Piece, Pieces, Round, Shot, Sort, Source, foe,
};
use hex::HexId;
use table::{Seat, Sum};

/// Dice that are neither high nor low, where their fall hardly matters.
const USUAL: Dr = Dr {
    coloured: 4,
    white: 3,
};
/// A shot that comes to less is not worth it.
const LEAST: f64 = 0.1;

impl Eye<'_> {
    fn shot(
        &self,
        source: Source,
        at: HexId,
        round: Round,
        car: Option<Piece>,
        mode: Mode,
    ) -> Shot {
        let seat = match source {
            Source::Arm(arm) => self.s.owner(arm),
            Source::Main(piece) | Source::Faust(piece) => self.s.owner(piece),
        };
        let facing = match source {
            Source::Arm(arm) => self.book.best_facing(self.s, arm, at),
            _ => 0,
        };
        Shot {
            facing,
            ..Shot::new(source, at, round, car, (mode, seat))
        }
    }

    /// What a shot comes to.
    pub fn salvo(&self, shot: &Shot) -> f64 {
        if matches!(shot.ammo, Ammo::Smoke | Ammo::Wp) {
            return self.screen(shot);
        }
        let (book, s) = (self.book, self.s);
        let number = book.to_hit_number(s, shot);
        let mut sum = Sum::quiet();
        book.shot_drm(s, shot, USUAL, &mut sum);
        let base = sum.total();
        if let Some(car) = shot.car {
            let mut sum = Sum::quiet();
            book.shot_target_drm(s, shot, car, &mut sum);
            let hits = at_most(number - base - sum.total());
            return hits * self.kills(shot, car);
        }
        let area = shot.kind == TargetType::Area;
        let men = book.reached(s, shot.seat, shot.at, shot.kind, shot.ammo, shot.mode);
        let Some(column) = book.hit_column(s, shot.source, shot.ammo, area, false) else {
            return 0.0;
        };
        let each = men.iter().map(|target| {
            let mut sum = Sum::quiet();
            book.shot_target_drm(s, shot, target, &mut sum);
            let hits = at_most(number - base - sum.total());
            let mut sum = Sum::quiet();
            book.burst_drm(
                s,
                (shot, book.muzzle(s, shot.source)),
                target,
                false,
                &mut sum,
            );
            let harm = hits * self.harm(target, column, sum.total(), men.len());
            match s.owner(target) == shot.seat {
                true => -harm,
                false => harm,
            }
        });
        each.sum()
    }

    /// What a hit on a vehicle comes to: the turret is struck five times of twelve.
    fn kills(&self, shot: &Shot, car: Piece) -> f64 {
        let (book, s) = (self.book, self.s);
        let from = book.muzzle(s, shot.source);
        let far = book.ground.distance(from, shot.at);
        let Some(number) = book.kill_number(s, shot.source, shot.ammo, far) else {
            return 0.0;
        };
        let sides = book.ground.line(from, shot.at).sides_b;
        let against = |turret: bool| {
            let arc = if turret {
                s.car(car).tca
            } else {
                s.car(car).vca
            };
            let aspect = match from == shot.at {
                true => Aspect::Side,
                false => book.aspect(arc, sides),
            };
            let armour = book.vehicle(s, car).armour(aspect == Aspect::Front, turret);
            let kill = number + i32::from(aspect == Aspect::Rear) - i32::from(armour);
            let dud = if shot.ammo == Ammo::Heat { 11 } else { 12 };
            at_most((kill - 1).min(dud)) + 0.5 * exactly(kill) + 0.15 * exactly(kill + 1)
        };
        self.stake(car) * (0.42 * against(true) + 0.58 * against(false))
    }

    /// Smoke before own men who are under fire and have to move.
    fn screen(&self, shot: &Shot) -> f64 {
        let (book, s) = (self.book, self.s);
        if shot.seat != s.active || !self.attacks(shot.seat) {
            return -0.5;
        }
        let post = self
            .posts(foe(shot.seat))
            .iter()
            .find(|post| post.hex == shot.at);
        let Some(post) = post else {
            return -0.5;
        };
        let seen = s.there[shot.seat].men().iter().filter(|&man| {
            book.ground.distance(s.hex(man), post.hex) <= 8
                && self.is_in_sight(post.hex, s.hex(man))
        });
        let power: f64 = post.barrels.iter().map(|barrel| barrel.fp).sum();
        let hits = at_most(book.to_hit_number(s, shot) + 1);
        hits * (0.12 * power * (seen.count() as f64).min(4.0)) - 1.0
    }

    /// A shot of a Gun or a Support Weapon, less what may break and what is given up.
    pub fn gun_shot(
        &self,
        arm: Piece,
        at: HexId,
        round: Round,
        car: Option<Piece>,
        mode: Mode,
    ) -> f64 {
        let (book, s) = (self.book, self.s);
        let shot = self.shot(Source::Arm(arm), at, round, car, mode);
        let weapon = book.weapon(s, arm);
        let late = if round.intensive() { 2 } else { 0 };
        let breaks = 1.0 - at_most(i32::from(weapon.b) - late - 1);
        let wear = breaks * self.stake(arm) * if round.intensive() { 1.0 } else { 0.6 };
        // A machine gun does more to men.
        let other = if weapon.is_mg() { 0.3 } else { 0.0 };
        self.salvo(&shot) + self.rate(weapon.rof)
            - wear
            - other
            - LEAST
            - self.patience(&shot)
            - self.scarce(round.ammo())
            - self.strain(round)
    }

    /// Another shot may follow.
    fn rate(&self, rof: u8) -> f64 {
        0.02 * f64::from(rof)
    }

    /// Intensive Fire breaks what it fires: not for a little more.
    fn strain(&self, round: Round) -> f64 {
        if round.intensive() { 1.5 } else { 0.0 }
    }

    /// Rounds that run out are kept for what needs them.
    fn scarce(&self, ammo: Ammo) -> f64 {
        match ammo {
            Ammo::Apcr | Ammo::Apds | Ammo::Heat => 0.4,
            _ => 0.0,
        }
    }

    /// While others still move a shot may be better later; a hidden Gun waits for something worth it.
    fn patience(&self, shot: &Shot) -> f64 {
        let (book, s) = (self.book, self.s);
        let hidden = book
            .shooter(s, shot.source)
            .is_some_and(|man| book.is_hidden(s, man));
        let cloak = match hidden {
            true if shot.car.is_some() => 3.0,
            true => 4.5,
            false => 0.0,
        };
        let moves = if shot.mode == Mode::First { 0.5 } else { 0.0 };
        cloak + moves
    }

    /// A shot of the main armament.
    pub fn main_shot(
        &self,
        car: Piece,
        at: HexId,
        round: Round,
        target: Option<Piece>,
        mode: Mode,
    ) -> f64 {
        let (book, s) = (self.book, self.s);
        let shot = self.shot(Source::Main(car), at, round, target, mode);
        let vehicle = book.vehicle(s, car);
        let late = if round.intensive() { 2 } else { 0 };
        let breaks = 1.0 - at_most(i32::from(vehicle.b) - late - 1);
        let wear = breaks * 0.35 * self.stake(car);
        let still = self.standing_price(car, mode);
        self.salvo(&shot) + self.rate(vehicle.rof)
            - wear
            - LEAST
            - self.patience(&shot)
            - self.scarce(round.ammo())
            - self.strain(round)
            - still
            - self.turning(car, at)
    }

    /// A hull that has to be turned to shoot shows another side.
    fn turning(&self, car: Piece, at: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        if book.vehicle(s, car).has_turret() {
            return 0.0;
        }
        let (spines, _) = book.turn_to(s.hex(car), s.car(car).vca, at);
        0.3 * f64::from(spines)
    }

    /// Who fires in the PFPh does not drive.
    fn standing_price(&self, car: Piece, mode: Mode) -> f64 {
        match mode {
            Mode::Prep => 0.6 * self.manner.stay * self.drive_gain(car).max(0.0),
            _ => 0.0,
        }
    }

    /// A Panzerfaust.
    pub fn faust_shot(&self, man: Piece, at: HexId, car: Option<Piece>, mode: Mode) -> f64 {
        let (book, s) = (self.book, self.s);
        let round = Round::new(TargetType::Own, Ammo::Heat, false);
        let shot = self.shot(Source::Faust(man), at, round, car, mode);
        // It may not be there, and it may go off.
        let risk = if book.has_backblast(s, &shot) {
            0.12
        } else {
            0.05
        };
        0.5 * self.salvo(&shot) - risk * self.burden(man) - 0.3
    }

    /// Machine guns of a vehicle.
    pub fn mg_burst(&self, car: Piece, at: HexId, bits: u8, mode: Mode) -> f64 {
        let (book, s) = (self.book, self.s);
        let from = s.hex(car);
        let far = book.ground.distance(from, at);
        let halves = [mode == Mode::Advancing, s.has(car, CarMarks::MOTION)];
        let halves = halves.iter().filter(|&&half| half).count() as i32;
        let each = [aslsk::BOW, aslsk::COAX, aslsk::AA, aslsk::REAR].into_iter();
        let mut turn = 0;
        let fp: f64 = { each.filter(|bit| bits & bit != 0) }
            .map(|bit| {
                let (fp, range) = book.mg_of(s, car, bit);
                let arc = if bit == aslsk::BOW {
                    s.car(car).vca
                } else {
                    s.car(car).tca
                };
                if bit != aslsk::AA {
                    turn = turn.max(i32::from(book.turn_to(from, arc, at).0));
                }
                let near = [3.0, 2.0].get(usize::from(far)).copied().unwrap_or(1.0);
                f64::from(fp) * near * if far > range { 0.5 } else { 1.0 }
            })
            .sum();
        let Some(column) = Eye::column(fp * 0.5f64.powi(halves)) else {
            return -0.1;
        };
        let seat = s.car(car).seat;
        let fire = Fire {
            by: Pieces::EMPTY,
            led: Pieces::EMPTY,
            at,
            seat,
            mode,
        };
        let targets = book.targets(s, seat, at, mode);
        let hindrance = self.sight(from, at).unwrap_or(6);
        let each = targets.iter().map(|target| {
            let tem = book.tem(s, &fire, from, target).map_or(0, |(tem, _)| tem);
            let moves = match mode {
                Mode::First => -1 - i32::from(tem + hindrance == 0),
                _ => 0,
            };
            let harm = self.harm(
                target,
                column,
                tem + hindrance + moves + 2 * turn,
                targets.len(),
            );
            if s.owner(target) == seat { -harm } else { harm }
        });
        let gain: f64 = each.sum();
        let hull = if bits & aslsk::BOW != 0 {
            0.4 * f64::from(turn)
        } else {
            0.0
        };
        gain - 0.1
            - hull
            - self.standing_price(car, mode)
            - if mode == Mode::First { 0.3 } else { 0.0 }
    }

    /// A flamethrower at a vehicle.
    pub fn flame(&self, car: Piece) -> f64 {
        0.4 * self.stake(car) - 1.0
    }

    /// CC Reaction Fire.
    pub fn reacting(&self, unit: Piece, leader: Option<Piece>) -> f64 {
        let (book, s) = (self.book, self.s);
        let Some(car) = book.moving(s).and_then(|going| going.target.cars().first()) else {
            return 0.0;
        };
        let ccv = book.ccv(s, unit) + i32::from(leader.is_some());
        let drm = 2 * i32::from(s.has(car, CarMarks::MOTION));
        let kills = at_most(ccv - 1 - drm) + 0.5 * exactly(ccv - drm);
        let dares = at_most(book.morale(s, unit));
        dares * kills * self.stake(car) - 0.04 * self.burden(unit) - 0.2
    }

    /// A Gun is turned without a shot: only where nothing lies in its arc, and something in the other.
    pub fn swinging(&self, gun: Piece, facing: u8) -> f64 {
        let (book, s) = (self.book, self.s);
        let Some(man) = s.arm(gun).by else {
            return -1.0;
        };
        let (seat, hex) = (s.man(man).seat, s.hex(man));
        let now = self.arc_view(seat, hex, s.arm(gun).facing);
        let then = self.arc_view(seat, hex, facing);
        let hidden = if book.is_hidden(s, man) { 6.0 } else { 0.0 };
        if now >= 1.0 {
            -1.0
        } else {
            0.5 * (then - now) - 0.8 - hidden
        }
    }

    /// An answer while a shot is declared.
    pub fn aiming(&self, shot: &Shot, action: Action) -> f64 {
        let (book, s) = (self.book, self.s);
        let with = |changed: Shot| self.salvo(&changed) - self.salvo(shot);
        match action {
            Action::Direct(leader) => {
                let led = Some(leader);
                with(Shot { led, ..*shot }) - 0.01
            }
            Action::Turn(_, facing) => {
                let seen =
                    |facing: u8| self.arc_view(shot.seat, book.muzzle(s, shot.source), facing);
                with(Shot { facing, ..*shot }) + 0.1 * (seen(facing) - seen(shot.facing)) - 0.05
            }
            // The Backblast strikes who stands there one time of six or so.
            Action::Protect => {
                let men = s.men_in(shot.seat, book.muzzle(s, shot.source));
                let all: f64 = men.iter().map(|man| self.burden(man)).sum();
                0.06 * all
                    + with(Shot {
                        shielded: true,
                        ..*shot
                    })
            }
            // Whoever carries most; nobody changes his mind for less.
            Action::Against(unit) => {
                let now = shot.pick.map_or(0.0, |pick| self.burden(pick));
                0.1 * (self.burden(unit) - now) - 0.01
            }
            _ => 0.0,
        }
    }

    /// What enemies could do to a vehicle in a hex, in points; with this hull and turret, or as it points now.
    pub fn pierced(&self, car: Piece, at: HexId, arcs: Option<(u8, u8)>) -> f64 {
        let (vca, tca) = arcs.unwrap_or((self.s.car(car).vca, self.s.car(car).tca));
        match car.sort() {
            Sort::Car(place) if vca == tca => {
                let all = self.pierces[place].get_or_init(|| cells(self.book.ground.len() * 6));
                let cell = &all[at.index() * 6 + usize::from(vca)];
                once(cell, || self.pierced_so(car, at, vca, tca))
            }
            _ => self.pierced_so(car, at, vca, tca),
        }
    }

    fn pierced_so(&self, car: Piece, at: HexId, vca: u8, tca: u8) -> f64 {
        let (book, s) = (self.book, self.s);
        let seat = s.car(car).seat;
        let (mut best, mut sum) = (0.0f64, 0.0);
        for &(from, source) in self.piercers(foe(seat)) {
            let far = book.ground.distance(from, at);
            let Some(hindrance) = self.sight(from, at).filter(|_| from != at) else {
                continue;
            };
            let kill = self.pierces(source, car, from, at, (vca, tca));
            let hit = match source {
                Source::Faust(_) if far > 2 => 0.0,
                Source::Faust(_) => 0.3,
                Source::Arm(arm) if book.weapon(s, arm).is_scw() => {
                    let number = book.weapon(s, arm).own_to_hit(far);
                    number.map_or(0.0, |number| at_most(number.into()))
                }
                _ => at_most(8 - i32::from(far / 6) - hindrance - self.cover(from, at)),
            };
            let loss = hit * kill;
            best = best.max(loss);
            sum += loss;
        }
        // Infantry that could come close.
        let near = s.there[foe(seat)].men().iter().filter(|&man| {
            book.is_fit(s, man) && book.is_mmc(s, man) && book.ground.distance(s.hex(man), at) <= 1
        });
        let close = 0.12 * near.count().min(3) as f64;
        self.stake(car) * (best + 0.4 * (sum - best) + close).min(1.0)
    }

    /// How likely a hit kills.
    fn pierces(&self, source: Source, car: Piece, from: HexId, at: HexId, arcs: (u8, u8)) -> f64 {
        let (book, s) = (self.book, self.s);
        let far = book.ground.distance(from, at);
        let ammo = match source {
            Source::Faust(_) => Ammo::Heat,
            Source::Arm(arm) if book.weapon(s, arm).is_scw() => Ammo::Heat,
            _ => Ammo::Ap,
        };
        let number = book.kill_number(s, source, ammo, far);
        let number = number.or_else(|| book.kill_number(s, source, Ammo::He, far));
        let Some(number) = number else {
            return 0.0;
        };
        let sides = book.ground.line(from, at).sides_b;
        let against = |turret: bool| {
            let aspect = book.aspect(if turret { arcs.1 } else { arcs.0 }, sides);
            let armour = book.vehicle(s, car).armour(aspect == Aspect::Front, turret);
            at_most(number - i32::from(armour) - 1 + i32::from(aspect == Aspect::Rear))
        };
        0.42 * against(true) + 0.58 * against(false)
    }

    /// What a side has against vehicles, and where.
    fn piercers(&self, seat: Seat) -> &[(HexId, Source)] {
        self.piercers[seat.index()].get_or_init(|| self.find_piercers(seat))
    }

    fn find_piercers(&self, seat: Seat) -> Vec<(HexId, Source)> {
        let (book, s) = (self.book, self.s);
        let mut all = Vec::new();
        for unit in s.there[seat].iter() {
            let hex = s.hex(unit);
            if unit.is_car() {
                let gone = CarMarks::MA_BROKEN.and(CarMarks::MA_GONE);
                if book.is_able(s, unit)
                    && !s.has(unit, gone)
                    && book.vehicle(s, unit).main.is_some()
                {
                    all.push((hex, Source::Main(unit)));
                }
                continue;
            }
            if !book.is_good_order(s, unit) {
                continue;
            }
            if s.fausts[seat] > 0 && book.is_mmc(s, unit) {
                all.push((hex, Source::Faust(unit)));
            }
            for arm in s.carried(unit) {
                let weapon = book.weapon(s, arm);
                let works = !s.arm(arm).marks.any(aslsk::ArmMarks::BROKEN);
                if works && weapon.is_ordnance() && !weapon.is_mortar() {
                    all.push((hex, Source::Arm(arm)));
                }
            }
        }
        all
    }
}
