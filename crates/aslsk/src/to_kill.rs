//! A hit on a vehicle (3.2.4.af to 3.2.4.ai, 7.9 to 7.12): where it strikes, whether it kills, what else it does; and what
//! vehicles change of To Hit.

use crate::book::Book;
use crate::data::{Ammo, Family, TargetSize, Turret};
use crate::dice::Dr;
use crate::fire::FP;
use crate::frame::{Fire, Frame, Mode};
use crate::ids::{Piece, Pieces};
use crate::shot::{Shot, Source};
use crate::state::{ArmMarks, CarMarks, Marks, Phase, State};
use crate::tables::{Effect, Tables};
use crate::vehicles::MP;
use hex::HexId;
use table::{Actions, Chance, Legal, No, Seat, Sum, Teller, no};

/// 7.11.a: armour of this or less is thin.
const THIN: u8 = 4;

/// A hit on a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The To Hit dice as rolled.
    pub dr: Dr,
    /// What fired.
    pub source: Source,
    /// With which ammunition.
    pub ammo: Ammo,
    /// At which hex.
    pub at: HexId,
    /// From where.
    pub from: HexId,
    /// How far.
    pub range: u8,
    /// A Critical Hit (6.1).
    pub critical: bool,
    /// On the Area Target Type (7.11).
    pub area: bool,
    /// Who fired.
    pub seat: Seat,
}

/// The aspect that is struck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Aspect {
    /// The two sides of the hex at the corner it points at.
    Front,
    /// One on each side.
    Side,
    /// The two at the corner behind.
    Rear,
}

impl Book {
    /// 3.2.4.af: the aspect by the sides of the hex over which the line comes in; the worst for who fires.
    fn aspect(&self, arc: u8, sides: u8) -> Aspect {
        let of = |side: u8| match (side + 6 - arc) % 6 {
            0 | 1 => Aspect::Front,
            2 | 5 => Aspect::Side,
            _ => Aspect::Rear,
        };
        let all = (0..6).filter(|side| sides >> side & 1 == 1).map(of);
        all.min().unwrap_or(Aspect::Front)
    }

    /// Where a hit strikes: on the turret or not (3.2.4.ah), and from which side (3.2.4.af, 3.2.4.ag).
    pub fn struck(&self, s: &State, car: Piece, hit: &Hit) -> (bool, Aspect) {
        let turret = hit.dr.coloured < hit.dr.white;
        let arc = match turret {
            true => s.car(car).tca,
            false => s.car(car).vca,
        };
        if hit.from == hit.at {
            let aspect = match hit.dr.coloured {
                1 | 2 => Aspect::Rear,
                3 | 4 => Aspect::Side,
                _ => Aspect::Front,
            };
            return (turret, aspect);
        }
        let line = self.ground.line(hit.from, hit.at);
        (turret, self.aspect(arc, line.sides_b))
    }

    /// The To Kill number before armour; none: this cannot harm it (7.9.a, 4.1.i).
    fn kill_number(&self, s: &State, source: Source, ammo: Ammo, range: u8) -> Option<i32> {
        match source {
            Source::Arm(arm) => {
                let weapon = self.weapon(s, arm);
                let nation = self.catalog.nation_word(weapon.nation);
                self.tables.to_kill_of(weapon, ammo, nation, range)
            }
            Source::Faust(_) => Some(self.tables.to_kill_panzerfaust()),
            Source::Main(car) => {
                let vehicle = self.vehicle(s, car);
                let nation = self.catalog.nation_word(vehicle.nation);
                match vehicle.main {
                    Some(gun) => self.tables.to_kill(ammo, &gun, nation, range),
                    None => Some(self.tables.to_kill_mg(vehicle.cmg.max(vehicle.bmg), range)),
                }
            }
        }
    }

    /// Whether the hit is by a machine gun, which Stuns instead of Shocking (7.10.n).
    fn is_mg_hit(&self, s: &State, source: Source) -> bool {
        match source {
            Source::Arm(arm) => self.weapon(s, arm).is_mg(),
            Source::Main(car) => self.vehicle(s, car).main_is_mg(),
            Source::Faust(_) => false,
        }
    }

    /// The Final TK# (3.2.4.ai): doubled for a Critical Hit, +1 from behind, less the armour.
    fn final_kill(&self, s: &State, car: Piece, hit: &Hit, sum: &mut Sum) -> bool {
        let (turret, aspect) = self.struck(s, car, hit);
        let Some(number) = self.kill_number(s, hit.source, hit.ammo, hit.range) else {
            return turret;
        };
        sum.add(number, "7.9.a");
        sum.add(if hit.critical { number } else { 0 }, "6.1.b");
        sum.add(i32::from(aspect == Aspect::Rear), "7.9.a");
        let armour = self.vehicle(s, car).armour(aspect == Aspect::Front, turret);
        sum.add(-i32::from(armour), "7.1.a");
        turret
    }

    /// A hit on a vehicle is resolved.
    pub fn vehicle_hit(&self, s: &mut State, car: Piece, hit: Hit, c: &mut Chance, t: &mut Teller) {
        if s.has(car, CarMarks::WRECK) || !s.on_map(car) {
            return;
        }
        if hit.area {
            return self.area_hit(s, car, &hit, c, t);
        }
        let mut sum = Sum::opened("aslsk", t.on());
        let turret = self.final_kill(s, car, &hit, &mut sum);
        let number = sum.total();
        let dr = self.dr("aslsk-why-to-kill", hit.seat, c, t);
        t.tally(
            || {
                self.unit_text("aslsk-to-kill", s, car)
                    .num("n", dr.sum())
                    .num("of", number)
            },
            || sum.tally("to-kill"),
        );
        let before = s.car(car).marks;
        let mg = self.is_mg_hit(s, hit.source);
        self.kill_result(s, car, dr, dr.sum() - number, turret, hit.ammo, mg, c, t);
        let out = CarMarks::WRECK.and(CarMarks::STUN).and(CarMarks::SHOCK);
        let unharmed = !s.car(car).marks.any(out) || before.any(out);
        if unharmed && !mg {
            self.collateral(s, car, &hit, dr, c, t);
        }
    }

    /// What the To Kill DR does, by how much it is above the Final TK# (7.10).
    #[allow(clippy::too_many_arguments)] // all that decides the result
    pub fn kill_result(
        &self,
        s: &mut State,
        car: Piece,
        dr: Dr,
        above: i32,
        turret: bool,
        ammo: Ammo,
        mg: bool,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        // 4.4.2.e: a dud.
        if dr.sum() == 12 && ammo == Ammo::Heat {
            return;
        }
        match above {
            ..0 => self.wreck(s, car, t),
            0 if mg => self.stun(s, car, false, t),
            0 if turret => self.shock(s, car, t),
            0 => self.immobilize(s, car, t),
            1 if mg => {}
            1 if ammo == Ammo::He && turret => self.shock(s, car, t),
            1 if ammo == Ammo::He => self.immobilize(s, car, t),
            1 => self.possible_shock(s, car, c, t),
            _ => {}
        }
    }

    /// The IFT column of what struck it, for the crew (7.12.b).
    fn crew_column(&self, s: &State, hit: &Hit) -> Option<u8> {
        let calibre = match hit.source {
            Source::Arm(arm) => {
                let weapon = self.weapon(s, arm);
                match weapon.ordnance {
                    Some(gun) => gun.calibre,
                    None if weapon.family == Family::Psk => 88,
                    None => 60,
                }
            }
            Source::Main(main) => self.vehicle(s, main).main?.calibre,
            Source::Faust(_) => 60,
        };
        match hit.area {
            true => self.tables.area_column(calibre),
            false => self.tables.ammo_column(hit.ammo, calibre),
        }
    }

    /// The TEM of the hex of a vehicle against fire from a hex.
    fn car_tem(&self, s: &State, hit: &Hit, car: Piece) -> Option<(i32, &'static str)> {
        let fire = Fire {
            by: Pieces::EMPTY,
            led: Pieces::EMPTY,
            at: hit.at,
            seat: hit.seat,
            mode: Mode::Final,
        };
        self.tem(s, &fire, hit.from, car)
    }

    /// 7.12.b: a CE crew suffers the same DR on the IFT.
    fn collateral(
        &self,
        s: &mut State,
        car: Piece,
        hit: &Hit,
        dr: Dr,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let Some(column) = self.crew_column(s, hit).filter(|_| self.is_bare(s, car)) else {
            return;
        };
        let mut sum = Sum::opened("aslsk", t.on());
        self.crew_drm(self.car_tem(s, hit, car), &mut sum);
        let total = dr.sum() + sum.total();
        t.tally(
            || self.unit_text("aslsk-collateral", s, car).num("n", total),
            || sum.tally("collateral"),
        );
        let effect = self.tables.ift(column, total);
        self.shake_crew(s, car, effect, c, t);
    }

    /// 7.11.a with a DR of its own; [`Book::area_result`] where the DR is that of all targets.
    fn area_hit(&self, s: &mut State, car: Piece, hit: &Hit, c: &mut Chance, t: &mut Teller) {
        let dr = self.dr("aslsk-why-effect", hit.seat, c, t);
        self.area_result(s, car, hit, dr, c, t);
    }

    /// 7.11.a: an ATT hit on a vehicle, by the IFT DR of all that were hit.
    pub fn area_result(
        &self,
        s: &mut State,
        car: Piece,
        hit: &Hit,
        dr: Dr,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let Some(column) = self.crew_column(s, hit) else {
            return;
        };
        let (turret, _) = self.struck(s, car, hit);
        let (low, high) = self.vehicle(s, car).armour_span();
        let mut sum = Sum::opened("aslsk", t.on());
        if let Some((amount, rule)) = self.car_tem(s, hit, car) {
            sum.add(amount, rule);
        }
        sum.add(i32::from(low > THIN) - i32::from(high <= THIN), "7.11.a");
        let total = dr.sum() + sum.total();
        t.tally(
            || self.unit_text("aslsk-area-hit", s, car).num("n", total),
            || sum.tally("area"),
        );
        let near = |n: i32| matches!(self.tables.ift(column, n), Effect::K(_));
        match self.tables.ift(column, total) {
            Effect::Kia(_) => self.wreck(s, car, t),
            _ if near(total) || near(total - 1) => match turret {
                true => self.shock(s, car, t),
                false => self.immobilize(s, car, t),
            },
            _ => self.collateral(s, car, hit, dr, c, t),
        }
    }

    /// 3.3.2.w: whether one vehicle could destroy or Shock another in its hex with this DR and unlimited ammunition.
    pub fn could_harm(&self, s: &State, car: Piece, enemy: Piece, dr: i32) -> bool {
        let Some(gun) = self.vehicle(s, car).main else {
            return false;
        };
        if s.has(car, CarMarks::MA_BROKEN.and(CarMarks::MA_GONE)) {
            return false;
        }
        let ways = [Ammo::Ap, Ammo::He]
            .into_iter()
            .filter(|&ammo| gun.is_unlimited(ammo));
        let source = Source::Main(car);
        let best = ways
            .filter_map(|ammo| self.kill_number(s, source, ammo, 0))
            .max();
        let (front, side) = (self.vehicle(s, enemy).front, self.vehicle(s, enemy).side);
        // The direction it came from, if it is known.
        let aspect = self
            .moving(s)
            .filter(|going| going.from != going.at)
            .and_then(|going| {
                let side = self.ground.map.grid().direction(going.at, going.from)?;
                Some(self.aspect(s.car(enemy).vca, 1 << side.index()))
            });
        let armour = match aspect {
            Some(Aspect::Front) => front.hull.min(front.turret),
            Some(_) => side.hull.min(side.turret),
            None => side.hull.min(front.hull),
        };
        let rear = i32::from(aspect == Some(Aspect::Rear));
        best.is_some_and(|number| dr <= number + rear - i32::from(armour))
    }

    /// What the vehicle that fires adds to a To Hit DR: BU, Stun, Bounding Fire, the turn of its arc. It adds the +2 of the
    /// AFPh too, where Bounding Fire does not stand for it (3.5.f).
    pub fn vehicle_firer_drm(&self, s: &State, car: Piece, shot: &Shot, sum: &mut Sum) {
        sum.add(i32::from(!s.has(car, CarMarks::CE)), "7.7.b");
        sum.add(i32::from(s.has(car, CarMarks::SHAKEN)), "7.10.o");
        let turret = self.vehicle(s, car).turret;
        let bounding = self.is_bounding(s, car);
        let later = s.phase == Phase::AdvancingFire;
        let moved = later && s.has(car, CarMarks::MOVED.and(CarMarks::MOTION));
        if bounding || moved {
            let drm = match turret {
                Turret::T => 4,
                Turret::Slow | Turret::Restricted => 5,
                Turret::None => 6,
            };
            sum.add(drm, "2.0.bounding");
        } else if later {
            sum.add(2, "3.5.a");
        }
        // 3.3.2.2.b
        if bounding {
            let here = s.stack.iter().find_map(|frame| match frame {
                Frame::Drive(drive) if drive.car == car => Some(drive.here / MP),
                _ => None,
            });
            match here.unwrap_or(0) {
                0 | 1 => sum.add(2, "3.3.2.2.b"),
                2 | 3 => sum.add(1, "3.3.2.2.b"),
                _ => {}
            }
            return;
        }
        let arc = match turret {
            Turret::None => s.car(car).vca,
            _ => s.car(car).tca,
        };
        let (spines, _) = self.turn_to(s.hex(car), arc, shot.at);
        sum.add(self.turn_drm(turret, spines), "3.2.4.w");
    }

    /// 3.3.2.2.i: whether the lower die of a To Hit DR counts twice.
    pub fn doubles_lower_die(&self, s: &State, car: Piece) -> bool {
        s.has(car, CarMarks::MOTION)
    }

    /// What the vehicle fired at adds to a To Hit DR: its size, and that it moves.
    pub fn vehicle_target_drm(&self, s: &State, car: Piece, shot: &Shot, sum: &mut Sum) {
        let size = match self.vehicle(s, car).size {
            TargetSize::VeryLarge => -2,
            TargetSize::Large => -1,
            TargetSize::Average => 0,
            TargetSize::Small => 1,
            TargetSize::VerySmall => 2,
        };
        sum.add(size, "7.3.a");
        if !self.is_moving_target(s, car) {
            return;
        }
        let here = self
            .moving(s)
            .filter(|going| going.target.has(car) && going.at == shot.at);
        let drm = match here.map(|going| going.here / MP) {
            Some(0 | 1) => 4,
            Some(2 | 3) => 3,
            _ => 2,
        };
        sum.add(drm, "3.3.2.m");
    }

    /// 4.3.e: a Demolition Charge on a vehicle goes off. The DR has been rolled; the Position DR says how well it lies.
    #[allow(clippy::too_many_arguments)] // the charge, where it lies, and chance and teller as everywhere
    pub fn charge_car(
        &self,
        s: &mut State,
        arm: Piece,
        car: Piece,
        at: HexId,
        dr: Dr,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        if s.hex(car) != at || s.has(car, CarMarks::WRECK) {
            return;
        }
        let seat = crate::state::foe(s.car(car).seat);
        let position = self.dr("aslsk-why-position", seat, c, t);
        let mut lies = Sum::opened("aslsk", t.on());
        // 3.3.2.x
        lies.add(2 * i32::from(s.has(car, CarMarks::MOTION)), "3.3.2.x");
        let lies = position.sum() + lies.total();
        let Some(number) = self.tables.to_kill_demolition(lies) else {
            return;
        };
        let turret = position.coloured < position.white;
        let arc = match turret {
            true => s.car(car).tca,
            false => s.car(car).vca,
        };
        let aspect = self.aspect(arc, 1 << s.arm(arm).facing);
        let mut sum = Sum::opened("aslsk", t.on());
        sum.add(number, "4.3.e");
        sum.add(i32::from(aspect == Aspect::Rear), "7.9.a");
        let armour = self.vehicle(s, car).armour(aspect == Aspect::Front, turret);
        sum.add(-i32::from(armour), "7.1.a");
        let number = sum.total();
        t.tally(
            || {
                self.unit_text("aslsk-to-kill", s, car)
                    .num("n", dr.sum())
                    .num("of", number)
            },
            || sum.tally("to-kill"),
        );
        self.kill_result(s, car, dr, dr.sum() - number, turret, Ammo::He, false, c, t);
    }

    /// 4.2.g: whether a flamethrower may be fired at a vehicle.
    pub fn may_flame(&self, s: &State, seat: Seat, arm: Piece, car: Piece, mode: Mode) -> Legal {
        if !arm.is_arm() || !car.is_car() || self.weapon(s, arm).family != Family::Ft {
            return no(&["4.2.g"], "aslsk-no-weapon");
        }
        let Some(man) = s
            .arm(arm)
            .by
            .filter(|&man| s.man(man).seat == seat && s.on_map(man))
        else {
            return no(&["1.2.4.a"], "aslsk-no-unpossessed");
        };
        if s.car(car).seat == seat || !s.there[s.car(car).seat].has(car) {
            return no(&["4.2.g"], "aslsk-no-target");
        }
        let at = s.hex(car);
        if mode == Mode::First && !self.moving(s).is_some_and(|going| going.target.has(car)) {
            return no(&["3.3.3.a"], "aslsk-no-target");
        }
        if !self.is_fit(s, man) {
            return no(&["4.2.a"], "aslsk-no-good-order");
        }
        let used = Marks::ONE_WEAPON
            .and(Marks::TWO_WEAPONS)
            .and(Marks::FIRED)
            .and(Marks::FINAL);
        let prep = mode == Mode::Advancing && s.is(man, Marks::PREP);
        let spent = ArmMarks::FIRED.and(ArmMarks::BROKEN).and(ArmMarks::PLACED);
        if s.is(man, used) || prep || s.arm(arm).marks.any(spent) {
            return no(&["3.2.a"], "aslsk-no-fired");
        }
        let from = s.hex(man);
        if self.ground.distance(from, at) > 2 * self.weapon(s, arm).range {
            return no(&["2.0.range"], "aslsk-no-range");
        }
        if from != at && !s.of_in(s.car(car).seat, from).is_empty() {
            return no(&["3.2.2.1.b"], "aslsk-no-enemy-here");
        }
        match self.sees(s, from, at) {
            true => Ok(()),
            false => Err(No::by(&["3.2.1.a"], "aslsk-no-sight").at(at)),
        }
    }

    /// Every flamethrower and vehicle that could meet.
    fn flames(&self, s: &State, seat: Seat, mode: Mode) -> Vec<(Piece, Piece)> {
        let mut all = Vec::new();
        if s.cars.is_empty() {
            return all;
        }
        for arm in (0..s.arms.len()).map(Piece::arm) {
            for car in s.there[crate::state::foe(seat)].cars().iter() {
                if self.may_flame(s, seat, arm, car, mode).is_ok() {
                    all.push((arm, car));
                }
            }
        }
        all
    }

    /// Lists them.
    pub fn list_flames(
        &self,
        s: &State,
        seat: Seat,
        mode: Mode,
        out: &mut Actions<crate::action::Action>,
    ) {
        for (arm, car) in self.flames(s, seat, mode) {
            out.push(crate::action::Action::Flame(arm, car));
        }
    }
    /// Whether there is one.
    pub fn can_flame(&self, s: &State, seat: Seat, mode: Mode) -> bool {
        !self.flames(s, seat, mode).is_empty()
    }

    /// 4.2.g: armour does not count, and there is no To Hit.
    pub fn flame(
        &self,
        s: &mut State,
        arm: Piece,
        car: Piece,
        mode: Mode,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let man = s.arm(arm).by.expect("it is possessed");
        let (seat, from, at) = (s.man(man).seat, s.hex(man), s.hex(car));
        let long = self.ground.distance(from, at) > self.weapon(s, arm).range;
        let mut sum = Sum::opened("aslsk", t.on());
        sum.add(
            self.tables.to_kill_flame(long, s.has(car, CarMarks::CE)),
            "4.2.g",
        );
        // It always strikes the rear from the same hex.
        sum.add(i32::from(from == at), "4.2.g");
        let dr = self.dr("aslsk-why-to-kill", seat, c, t);
        t.tally(
            || {
                self.unit_text("aslsk-to-kill", s, car)
                    .num("n", dr.sum())
                    .num("of", sum.total())
            },
            || sum.tally("to-kill"),
        )
        .deed();
        self.count_weapon(s, arm, man);
        let (mark, own) = match mode {
            Mode::Prep => (ArmMarks::PREP, Marks::PREP),
            Mode::First => (ArmMarks::FIRST, Marks::FIRST),
            Mode::Final => (ArmMarks::FINAL, Marks::FINAL),
            Mode::Advancing => (ArmMarks::NONE, Marks::NONE),
        };
        s.arm_mut(arm).marks.set(mark.and(ArmMarks::FIRED));
        s.mark(man, own);
        if dr.sum() < sum.total() {
            self.wreck(s, car, t);
        } else if self.is_bare(s, car) {
            let power = u32::from(self.weapon(s, arm).fp) * FP / if long { 2 } else { 1 };
            let effect = Tables::column_of(power)
                .map_or(Effect::None, |column| self.tables.ift(column, dr.sum() + 2));
            self.shake_crew(s, car, effect, c, t);
        }
        // 4.2.f
        if dr.sum() >= i32::from(self.weapon(s, arm).b) - self.unskilled(s, arm) {
            self.remove_arm(s, arm, t);
        }
    }
}
