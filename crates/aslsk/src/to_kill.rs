//! A hit on a vehicle (3.2.4.af to 3.2.4.ai, 7.9 to 7.12): where it strikes, whether it kills, what else it does; and what
//! vehicles change of To Hit.

use crate::book::Book;
use crate::data::{Ammo, TargetSize, Turret};
use crate::dice::Dr;
use crate::frame::{Fire, Mode};
use crate::ids::{Piece, Pieces};
use crate::shot::{Shot, Source};
use crate::state::{CarMarks, Phase, State};
use crate::tables::Effect;
use crate::vehicles::{MAIN, MP};
use hex::HexId;
use table::{Chance, Seat, Sum, Teller, Text};

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
    pub fn aspect(&self, arc: u8, sides: u8) -> Aspect {
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
    pub fn kill_number(&self, s: &State, source: Source, ammo: Ammo, range: u8) -> Option<i32> {
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
    pub fn final_kill(&self, s: &State, car: Piece, hit: &Hit, sum: &mut Sum) -> bool {
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

    /// A hit on a vehicle is resolved; whether it was a dud.
    pub fn vehicle_hit(
        &self,
        s: &mut State,
        car: Piece,
        hit: Hit,
        c: &mut Chance,
        t: &mut Teller,
    ) -> bool {
        if s.has(car, CarMarks::WRECK) || !s.on_map(car) {
            return false;
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
        // 4.4.2.e
        if dr.sum() == 12 && matches!(hit.source, Source::Faust(_)) {
            t.all(|| Text::new("aslsk-dud"));
            return true;
        }
        let before = s.car(car).marks;
        let mg = self.is_mg_hit(s, hit.source);
        self.kill_result(s, car, dr.sum() - number, turret, hit.ammo, mg, c, t);
        let out = CarMarks::WRECK.and(CarMarks::STUN).and(CarMarks::SHOCK);
        let unharmed = !s.car(car).marks.any(out) || before.any(out);
        if unharmed {
            self.collateral(s, car, &hit, dr, c, t);
        }
        false
    }

    /// What the To Kill DR does, by how much it is above the Final TK# (7.10).
    #[allow(clippy::too_many_arguments)] // all that decides the result
    pub fn kill_result(
        &self,
        s: &mut State,
        car: Piece,
        above: i32,
        turret: bool,
        ammo: Ammo,
        mg: bool,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        match above {
            ..0 => self.wreck(s, car, t),
            0 if mg => self.stun(s, car, false, t),
            // 7.10.d
            0 if turret => self.shock(s, car, t),
            0 => self.immobilize(s, car, t),
            1 if mg => {}
            1 if ammo == Ammo::He && turret => self.shock(s, car, t),
            1 if ammo == Ammo::He => self.immobilize(s, car, t),
            1 => self.possible_shock(s, car, c, t),
            _ => {}
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
        if !self.is_bare(s, car) {
            return;
        }
        let Some(column) = self.hit_column(s, hit.source, hit.ammo, hit.area, false) else {
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
        if s.has(car, CarMarks::WRECK) || !s.on_map(car) {
            return;
        }
        // 6.1.c: a CH at twice its firepower, without TEM.
        let column = self.hit_column(s, hit.source, hit.ammo, true, hit.critical);
        let Some(column) = column else {
            return;
        };
        let (turret, _) = self.struck(s, car, hit);
        let (low, high) = self.vehicle(s, car).armour_span();
        let mut sum = Sum::opened("aslsk", t.on());
        let tem = self.car_tem(s, hit, car).filter(|_| !hit.critical);
        // 1.1.1.woods.d: shells of a mortar burst above an open hatch.
        let mortar = |arm: Piece| self.weapon(s, arm).is_mortar();
        let bursts = hit.source.arm().is_some_and(mortar) && self.is_bare(s, car);
        match tem {
            Some((_, "1.1.1.woods.b")) if bursts => sum.add(-1, "1.1.1.woods.d"),
            Some((amount, rule)) => sum.add(amount, rule),
            None => {}
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
                false => {
                    self.immobilize(s, car, t);
                    self.collateral(s, car, hit, dr, c, t);
                }
            },
            _ => self.collateral(s, car, hit, dr, c, t),
        }
    }

    /// 3.3.2.w: whether one vehicle could destroy or Shock another in its hex with this DR and unlimited ammunition.
    pub fn could_harm(&self, s: &State, car: Piece, enemy: Piece, from: HexId, dr: i32) -> bool {
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
        // The direction it comes from, if it is known.
        let came = self.ground.map.grid().direction(s.hex(enemy), from);
        let aspect = came.map(|side| self.aspect(s.car(enemy).vca, 1 << side.index()));
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
    pub fn vehicle_firer_drm(
        &self,
        s: &State,
        car: Piece,
        shot: &Shot,
        add: &mut dyn FnMut(i32, &'static str),
    ) {
        add(i32::from(!s.has(car, CarMarks::CE)), "7.7.b");
        add(i32::from(s.has(car, CarMarks::SHAKEN)), "7.10.o");
        let turret = self.vehicle(s, car).turret;
        let bounding = self.is_bounding(s, car);
        let later = s.phase == Phase::AdvancingFire;
        let moved = later && s.has(car, CarMarks::MOVING_TARGET.and(CarMarks::MOTION));
        if bounding || moved {
            let drm = match turret {
                Turret::T => 4,
                Turret::Slow | Turret::Restricted => 5,
                Turret::None => 6,
            };
            add(drm, "2.0.bounding");
        } else if later {
            add(2, "3.5.a");
        }
        // 3.3.2.2.b
        if bounding {
            match self.spent_in_sight(s, shot.at) / MP {
                0 | 1 => add(2, "3.3.2.2.b"),
                2 | 3 => add(1, "3.3.2.2.b"),
                _ => {}
            }
        }
        add(self.swing_drm(s, car, MAIN, shot.at), "3.2.4.w");
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
        let moves = self
            .moving(s)
            .is_some_and(|going| going.target.has(car) && going.at == shot.at);
        let from = self.muzzle(s, shot.source);
        let drm = match moves.then(|| self.spent_in_sight(s, from) / MP) {
            Some(0 | 1) => 4,
            Some(2 | 3) => 3,
            _ => 2,
        };
        sum.add(drm, "3.3.2.m");
    }
}
