//! Vehicles as they stand (7.): what they can do, what becomes of them and of their crews, and where they point.

use crate::action::Action;
use crate::book::Book;
use crate::catalog::Vehicle;
use crate::dice::Dr;
use crate::frame::{Arrange, Frame};
use crate::ground::Terrain;
use crate::ids::{Piece, Pieces};
use crate::question::elsewhere;
use crate::state::{CarMarks, Marks, Phase, State, foe};
use crate::tables::Effect;
use hex::HexId;
use table::{Actions, Ask, Chance, Legal, Moment, Question, Seat, Sum, Teller, no};

/// MP are counted in halves: a road costs half of one (1.1.1.road.c).
pub const MP: u8 = 2;
/// The bow machine gun, as one bit among the weapons of a vehicle.
pub const BOW: u8 = 1;
/// The coaxial one.
pub const COAX: u8 = 2;
/// The anti-aircraft one.
pub const AA: u8 = 4;
/// The one in the rear of the turret.
pub const REAR: u8 = 8;
/// The main armament.
pub const MAIN: u8 = 16;
/// Words of the weapons of a vehicle.
pub const WEAPONS: [(&str, u8); 5] = [
    ("bmg", BOW),
    ("cmg", COAX),
    ("aamg", AA),
    ("rmg", REAR),
    ("ma", MAIN),
];

/// Neither Shocked nor Stunned (2.0.good-order).
const OUT: CarMarks = CarMarks::SHOCK.and(CarMarks::UK).and(CarMarks::STUN);
/// What a Player Turn leaves on no vehicle.
const TURN: CarMarks = CarMarks::STUN
    .and(CarMarks::PREP)
    .and(CarMarks::FIRST)
    .and(CarMarks::FINAL)
    .and(CarMarks::INTENSIVE)
    .and(CarMarks::BOUNDING)
    .and(CarMarks::MOVED)
    .and(CarMarks::STOPPED)
    .and(CarMarks::MOVING_TARGET)
    .and(CarMarks::HATCH)
    .and(CarMarks::SHUT)
    .and(CarMarks::DISPENSED)
    .and(CarMarks::TRIED_MOTION)
    .and(CarMarks::MA_FIRED)
    .and(CarMarks::MG_FIRED)
    .and(CarMarks::FOUGHT)
    .and(CarMarks::ATTACKED)
    .and(CarMarks::RAKED);

impl Book {
    /// The counter of a vehicle.
    #[inline]
    pub fn vehicle(&self, s: &State, car: Piece) -> &Vehicle {
        &self.catalog.vehicles[usize::from(s.car(car).kind)]
    }
    /// 2.0.good-order, and no wreck.
    #[inline]
    pub fn is_able(&self, s: &State, car: Piece) -> bool {
        !s.has(car, OUT.and(CarMarks::WRECK))
    }
    /// 2.0.mobile
    #[inline]
    pub fn is_mobile(&self, s: &State, car: Piece) -> bool {
        self.is_able(s, car) && !s.has(car, CarMarks::BOG.and(CarMarks::IMMOBILE))
    }
    /// Whether small arms can do it anything: infantry, and the crew of a CE vehicle (7.7.b).
    #[inline]
    pub fn is_bare(&self, s: &State, unit: Piece) -> bool {
        !unit.is_car() || (s.has(unit, CarMarks::CE) && !s.has(unit, CarMarks::WRECK))
    }
    /// Whether it entered its hex by the road (1.1.1.woods-road.a).
    pub fn is_on_road(&self, s: &State, unit: Piece) -> bool {
        if unit.is_man() {
            return s.is(unit, Marks::ON_ROAD);
        }
        s.stack.iter().any(|frame| match frame {
            Frame::Drive(drive) => drive.car == unit && drive.on_road,
            _ => false,
        })
    }
    /// 2.0.moving-target
    pub fn is_moving_target(&self, s: &State, car: Piece) -> bool {
        // 3.3.2.i: the MP to start makes it none, as long as its MPh goes on.
        let drives = s.has(car, CarMarks::MOVED);
        s.has(car, CarMarks::MOVING_TARGET) || (s.has(car, CarMarks::MOTION) && !drives)
    }
    /// 7.7.g: +2, or the TEM where that is more.
    pub fn crew_drm(&self, tem: Option<(i32, &'static str)>, sum: &mut Sum) {
        match tem {
            Some((amount, rule)) if !(0..=2).contains(&amount) => sum.add(amount, rule),
            _ => sum.add(2, "7.7.g"),
        }
    }
    /// Everything on tracks or wheels in a hex, wrecks too.
    pub fn hulks_in(&self, s: &State, hex: HexId) -> Pieces {
        let cars = (0..s.cars.len()).map(Piece::car);
        cars.filter(|&car| s.hex(car) == hex).collect()
    }
    /// Whether it can hide somebody (7.4.a, 7.4.1.a, 3.3.2.x): it has not moved in this Player Turn and does not move now.
    pub fn is_still(&self, s: &State, car: Piece) -> bool {
        let early = s.phase <= Phase::AdvancingFire && s.phase >= Phase::Movement;
        let moved = early && s.has(car, CarMarks::MOVING_TARGET);
        !moved && !s.has(car, CarMarks::MOTION)
    }
    /// 7.4.a: whether a wreck or an AFV of its own side covers infantry.
    pub fn is_behind_armour(&self, s: &State, unit: Piece) -> bool {
        let seat = s.man(unit).seat;
        let covers = |car: Piece| {
            let own = s.car(car).seat == seat || s.has(car, CarMarks::WRECK);
            own && self.is_still(s, car)
        };
        !s.cars.is_empty() && self.hulks_in(s, s.hex(unit)).iter().any(covers)
    }
    /// 2.0.control.b: who controls an objective now, an AFV that stands on it counted.
    pub fn holder(&self, s: &State, place: usize) -> Option<Seat> {
        let hexes = self.objectives[place].hexes;
        let one = hexes.iter().nth(1).is_none();
        for seat in [Seat(0), Seat(1)] {
            let armour = s.there[seat].cars().iter();
            let mut there = armour.filter(|&car| hexes.contains(s.hex(car)));
            let Some(car) = there.next().filter(|_| one) else {
                continue;
            };
            let enemies = s.of_in(foe(seat), s.hex(car));
            let good = |unit: Piece| match unit.is_man() {
                true => self.is_good_order(s, unit),
                false => self.is_able(s, unit),
            };
            if !enemies.iter().any(good) {
                return Some(seat);
            }
        }
        s.held[place]
    }

    /// 7.10.b, 7.10.o
    pub fn crew_morale(&self, s: &State, car: Piece) -> i32 {
        self.catalog.crew_morale(self.vehicle(s, car).nation).into()
    }

    /// A Morale Check of the crew: the Original DR, and by how much it fails.
    fn crew_check(
        &self,
        s: &State,
        car: Piece,
        add: i32,
        c: &mut Chance,
        t: &mut Teller,
    ) -> (i32, i32) {
        let dr = self.dr("aslsk-why-crew-check", s.car(car).seat, c, t);
        (dr.sum(), self.crew_fails_by(s, car, add, dr, t))
    }

    /// By how much the crew fails a Morale Check with this DR.
    fn crew_fails_by(&self, s: &State, car: Piece, add: i32, dr: Dr, t: &mut Teller) -> i32 {
        let mut sum = Sum::opened("aslsk", t.on());
        sum.add(add, "3.2.3.p");
        sum.add(i32::from(s.has(car, CarMarks::SHAKEN)), "7.10.o");
        let (total, morale) = (dr.sum() + sum.total(), self.crew_morale(s, car));
        t.tally(
            || {
                self.unit_text("aslsk-checks", s, car)
                    .num("n", total)
                    .num("of", morale)
            },
            || sum.tally("morale-check"),
        );
        total - morale
    }

    /// 3.3.3.m, 6.8.f: the DR of its Final Protective Fire is a NMC of its crew.
    pub fn protect_crew(&self, s: &mut State, car: Piece, dr: Dr, t: &mut Teller) {
        let by = self.crew_fails_by(s, car, 0, dr, t);
        self.nerve(s, car, dr.sum(), by, t);
    }

    /// What a Morale Check does to the crew (3.2.3.o, 3.2.3.s).
    fn nerve(&self, s: &mut State, car: Piece, dr: i32, by: i32, t: &mut Teller) {
        match (dr, by) {
            (12, _) => self.stun(s, car, true, t),
            (_, 1..) => self.stun(s, car, false, t),
            (_, 0) => self.shut(s, car, t),
            _ => {}
        }
    }

    /// What the IFT does to a CE crew (3.2.3.c, 3.2.3.o, 3.2.3.s, 7.10.q, 7.12.c).
    pub fn shake_crew(
        &self,
        s: &mut State,
        car: Piece,
        effect: Effect,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        if !self.is_bare(s, car) {
            return;
        }
        match effect {
            Effect::None => {}
            Effect::Kia(_) | Effect::K(_) => self.stun(s, car, true, t),
            Effect::Mc(n) => {
                let (dr, by) = self.crew_check(s, car, n.into(), c, t);
                self.nerve(s, car, dr, by, t);
            }
            Effect::Ptc => {
                if self.crew_check(s, car, 0, c, t).1 > 0 {
                    self.shut(s, car, t);
                }
            }
        }
    }

    /// 3.2.3.s: BU for the rest of the Player Turn.
    fn shut(&self, s: &mut State, car: Piece, t: &mut Teller) {
        s.clear(car, CarMarks::CE);
        s.set(car, CarMarks::SHUT);
        t.all(|| self.unit_text("aslsk-shut", s, car));
    }

    /// 7.10.n, 7.10.p, 7.10.q: Stunned; `recall`: STUN.
    pub fn stun(&self, s: &mut State, car: Piece, recall: bool, t: &mut Teller) {
        let again = s.has(car, CarMarks::STUN.and(CarMarks::SHAKEN));
        if recall || again || self.vehicle(s, car).one_man_turret {
            s.set(car, CarMarks::TO_RECALL);
        }
        s.clear(car, CarMarks::CE.and(CarMarks::MOTION));
        s.set(car, CarMarks::STUN.and(CarMarks::SHUT));
        t.all(|| self.unit_text("aslsk-stunned", s, car));
    }

    /// 7.10.g, 7.10.i
    pub fn shock(&self, s: &mut State, car: Piece, t: &mut Teller) {
        s.clear(car, CarMarks::CE.and(CarMarks::MOTION).and(CarMarks::UK));
        s.set(car, CarMarks::SHOCK.and(CarMarks::SHUT));
        t.all(|| self.unit_text("aslsk-shocked", s, car));
    }

    /// 7.10.c: a Morale Check, and Shock if it fails.
    pub fn possible_shock(&self, s: &mut State, car: Piece, c: &mut Chance, t: &mut Teller) {
        let (dr, by) = self.crew_check(s, car, 0, c, t);
        if dr == 12 || by > 0 {
            self.shock(s, car, t);
        } else if by == 0 && self.is_bare(s, car) {
            // 3.2.3.n, 3.2.3.s
            self.shut(s, car, t);
        }
    }

    /// 7.10.j, 7.10.k
    pub fn immobilize(&self, s: &mut State, car: Piece, t: &mut Teller) {
        s.clear(car, CarMarks::MOTION);
        s.set(car, CarMarks::IMMOBILE);
        t.all(|| self.unit_text("aslsk-immobilized", s, car));
    }

    /// 7.10.a, 7.4.c: it is a wreck from now on; infantry does not suffer (7.4.b).
    pub fn wreck(&self, s: &mut State, car: Piece, t: &mut Teller) {
        t.all(|| self.unit_text("aslsk-wrecked", s, car));
        let (seat, hex) = (s.car(car).seat, s.hex(car));
        let moved = CarMarks::MOVING_TARGET;
        let moved = if s.has(car, moved) {
            moved
        } else {
            CarMarks::NONE
        };
        let recalled = s.has(car, CarMarks::RECALL);
        s.car_mut(car).marks = CarMarks::WRECK.and(moved);
        s.there[seat].remove(car);
        // 7.10.r: nobody scores for a Recalled vehicle.
        if !recalled {
            self.count_loss(s, seat, self.points(s, car));
        }
        if s.phase != Phase::CloseCombat {
            self.settle_melee(s, hex);
        }
    }

    /// 7.10.r: its main armament is gone for good.
    pub fn disable_main(&self, s: &mut State, car: Piece, t: &mut Teller) {
        s.clear(car, CarMarks::MA_BROKEN);
        s.set(car, CarMarks::MA_GONE.and(CarMarks::RECALL));
        t.all(|| self.unit_text("aslsk-recalled", s, car));
    }

    /// 3.1.g, 7.10.h, 7.10.i: at the end of the RPh.
    pub fn recover_crews(&self, s: &mut State, c: &mut Chance, t: &mut Teller) {
        // Repairs are over: what was tried is forgotten.
        s.cars.iter_mut().for_each(|car| car.mg_fired = 0);
        for place in 0..s.cars.len() {
            let car = Piece::car(place);
            if !s.on_map(car) || !s.has(car, CarMarks::SHOCK.and(CarMarks::UK)) {
                continue;
            }
            let die = self.one_die("aslsk-why-shock", s.car(car).seat, c, t);
            let unconfirmed = s.has(car, CarMarks::UK);
            s.clear(car, CarMarks::SHOCK.and(CarMarks::UK));
            match (unconfirmed, die) {
                (false, 1 | 2) | (true, 1..=3) => {
                    t.all(|| self.unit_text("aslsk-recovers", s, car)).heads();
                }
                (false, _) => s.set(car, CarMarks::UK),
                (true, _) => self.wreck(s, car, t),
            }
        }
    }

    /// Whether a weapon of a vehicle may be repaired (3.1.c2, 7.2.g, 7.8.s).
    pub fn may_mend(&self, s: &State, seat: Seat, car: Piece, weapon: u8) -> Legal {
        if !car.is_car() || s.car(car).seat != seat || !s.on_map(car) {
            return no(&["3.1.c2"], "aslsk-no-yours");
        }
        if !self.is_able(s, car) {
            return no(&["7.2.g"], "aslsk-no-good-order");
        }
        let broken = match weapon {
            MAIN => s.has(car, CarMarks::MA_BROKEN),
            BOW | COAX | AA | REAR => s.car(car).mg_broken & weapon != 0,
            _ => false,
        };
        if !broken {
            return no(&["3.1.c2"], "aslsk-no-malfunction");
        }
        if weapon == AA && !s.has(car, CarMarks::CE) {
            return no(&["7.8.s"], "aslsk-no-exposed");
        }
        // One try in a phase; what is tried is noted with what has fired.
        if s.car(car).mg_fired & weapon != 0 {
            return no(&["3.1.0"], "aslsk-no-acted");
        }
        Ok(())
    }

    /// 3.1.c2
    pub fn mend(&self, s: &mut State, car: Piece, weapon: u8, c: &mut Chance, t: &mut Teller) {
        let die = self.one_die("aslsk-why-repair", s.car(car).seat, c, t);
        s.car_mut(car).mg_fired |= weapon;
        if die != 1 && die != 6 {
            return;
        }
        match (weapon, die) {
            (MAIN, 1) => s.clear(car, CarMarks::MA_BROKEN),
            (MAIN, _) => return self.disable_main(s, car, t),
            (mg, 1) => s.car_mut(car).mg_broken &= !mg,
            (mg, _) => {
                let vehicle = s.car_mut(car);
                vehicle.mg_broken &= !mg;
                vehicle.mg_gone |= mg;
                // 7.10.r: a machine gun that is its main armament.
                if self.vehicle(s, car).main_is_mg() && self.main_mg(s, car) == mg {
                    self.disable_main(s, car, t);
                }
            }
        }
        let key = if die == 1 {
            "aslsk-mended"
        } else {
            "aslsk-disabled"
        };
        t.all(|| self.unit_text(key, s, car)).heads();
    }

    /// Repairs that a side could try.
    pub fn list_mends(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        for car in s.there[seat].cars().iter() {
            for (_, weapon) in WEAPONS {
                if self.may_mend(s, seat, car, weapon).is_ok() {
                    out.push(Action::Mend(car, weapon));
                }
            }
        }
    }

    /// Markers of fire phases that end (3.4.f, 3.5.g).
    pub fn end_car_fire(&self, s: &mut State, ended: Phase) {
        let gone = match ended {
            Phase::DefensiveFire => CarMarks::FIRST.and(CarMarks::FINAL),
            Phase::AdvancingFire => CarMarks::PREP.and(CarMarks::BOUNDING),
            _ => CarMarks::NONE,
        };
        let active = s.active;
        for car in s.cars.iter_mut() {
            // What the ATTACKER's vehicles did in the MPh counts in the AFPh (3.5.f).
            if ended == Phase::DefensiveFire && car.seat == active {
                continue;
            }
            let fired = CarMarks::MA_FIRED.and(CarMarks::MG_FIRED);
            if ended == Phase::PrepFire && car.marks.any(fired) {
                car.marks.set(CarMarks::PREP);
            }
            car.marks.clear(gone);
        }
    }

    /// The MPh is over: hatches may move again in the APh, nothing moves any more.
    pub fn end_drives(&self, s: &mut State) {
        for car in s.cars.iter_mut() {
            car.marks.clear(CarMarks::HATCH.and(CarMarks::RAKED));
            car.shots = 0;
            car.spent = 0;
        }
    }

    /// 7.10.o, 7.10.p: the end of a Player Turn.
    pub fn end_car_turn(&self, s: &mut State, t: &mut Teller) {
        for place in 0..s.cars.len() {
            let car = Piece::car(place);
            if s.has(car, CarMarks::STUN) {
                s.set(car, CarMarks::SHAKEN);
            }
            if s.has(car, CarMarks::TO_RECALL) {
                s.clear(car, CarMarks::TO_RECALL);
                s.set(car, CarMarks::RECALL);
                t.all(|| self.unit_text("aslsk-recalled", s, car)).deed();
            }
            s.clear(car, TURN);
            let vehicle = s.car_mut(car);
            vehicle.spent = 0;
            vehicle.shots = 0;
            vehicle.mg_fired = 0;
            vehicle.area = false;
        }
    }

    /// 7.7.h, 3.7.g: whether it may change between CE and BU now.
    pub fn may_hatch(&self, s: &State, car: Piece) -> Legal {
        if !car.is_car() || s.car(car).seat != s.active || !s.on_map(car) {
            return no(&["7.7.h"], "aslsk-no-yours");
        }
        if !self.is_able(s, car) {
            return no(&["7.7.j"], "aslsk-no-good-order");
        }
        if s.has(car, CarMarks::SHUT) {
            return no(&["3.2.3.s", "7.7.j"], "aslsk-no-shut");
        }
        if s.has(car, CarMarks::HATCH) {
            return no(&["7.7.h"], "aslsk-no-hatch-twice");
        }
        let fired = CarMarks::PREP.and(CarMarks::BOUNDING);
        if s.phase == Phase::Movement && s.has(car, fired) {
            return no(&["7.7.h"], "aslsk-no-fired");
        }
        Ok(())
    }

    /// It changes between CE and BU.
    pub fn hatch(&self, s: &mut State, car: Piece, t: &mut Teller) {
        match s.has(car, CarMarks::CE) {
            true => s.clear(car, CarMarks::CE),
            false => s.set(car, CarMarks::CE),
        }
        s.set(car, CarMarks::HATCH);
        let key = match s.has(car, CarMarks::CE) {
            true => "aslsk-hatch-opened",
            false => "aslsk-hatch-closed",
        };
        t.all(|| self.unit_text(key, s, car));
    }

    /// 7.4.1.a: hexes between two with a vehicle or wreck that hinders, each +1.
    pub fn armour_hindrance(&self, s: &State, from: HexId, at: HexId) -> u8 {
        if s.cars.is_empty() || from == at {
            return 0;
        }
        if self.ground.plot(from).level != self.ground.plot(at).level {
            return 0;
        }
        let mut counted = hex::HexSet::<6>::EMPTY;
        let mut found = 0;
        for place in 0..s.cars.len() {
            let car = Piece::car(place);
            let hex = s.hex(car);
            if crate::state::is_on_map(hex)
                && self.is_in_the_way(s, car, from, at)
                && counted.insert(hex)
            {
                found += 1;
            }
        }
        found
    }

    /// Whether a vehicle or wreck on the map hinders a line: it is seen from both ends, at their level.
    pub fn is_in_the_way(&self, s: &State, car: Piece, from: HexId, at: HexId) -> bool {
        let hex = s.hex(car);
        let level = self.ground.plot(from).level;
        self.ground.is_through(from, at, hex)
            && self.ground.plot(hex).level == level
            && self.ground.plot(at).level == level
            && self.is_still(s, car)
            && self.ground.veil(from, hex).is_some()
            && self.ground.veil(at, hex).is_some()
    }

    /// Woods and buildings: where vehicles bog (7.6.a, 7.6.b).
    pub fn is_bad_ground(&self, hex: HexId) -> bool {
        let terrain = self.ground.plot(hex).terrain;
        terrain.is_building() || terrain == Terrain::Woods
    }

    /// 7.6.c, 7.6.d: whether it bogs; `slow`: woods entered for all its MP, or nothing entered.
    pub fn bogs(&self, s: &State, car: Piece, slow: bool, c: &mut Chance, t: &mut Teller) -> bool {
        use crate::data::GroundPressure;
        let vehicle = self.vehicle(s, car);
        let mut sum = Sum::opened("aslsk", t.on());
        sum.add(
            match vehicle.pressure {
                GroundPressure::Low => 0,
                GroundPressure::Normal => 1,
                GroundPressure::High => 2,
            },
            "7.6.d",
        );
        sum.add(i32::from(!vehicle.tracked), "7.6.d");
        sum.add(if slow { 0 } else { 3 }, "7.6.d");
        let dr = self.dr("aslsk-why-bog", s.car(car).seat, c, t);
        let total = dr.sum() + sum.total();
        t.tally(
            || self.unit_text("aslsk-bog-check", s, car).num("n", total),
            || sum.tally("bog"),
        );
        total >= 12
    }

    /// It bogs: it stops, and its MPh is over.
    pub fn bog(&self, s: &mut State, car: Piece, t: &mut Teller) {
        s.clear(car, CarMarks::MOTION);
        s.set(car, CarMarks::BOG);
        t.all(|| self.unit_text("aslsk-bogged", s, car));
    }

    /// 3.3.2.y: whether it breaks down when it starts.
    pub fn breaks_down(&self, s: &mut State, car: Piece, c: &mut Chance, t: &mut Teller) -> bool {
        let unreliable = self.vehicle(s, car).unreliable;
        if unreliable == 0 {
            return false;
        }
        let dr = self.dr("aslsk-why-mechanical", s.car(car).seat, c, t);
        let fails = dr.sum() >= unreliable.into();
        if fails {
            self.immobilize(s, car, t);
        }
        fails
    }
}

/// Where a vehicle points (1.3.a, 3.3.2.1.b).
pub struct Arranging;

impl Arranging {
    fn frame(s: &State) -> Arrange {
        match s.stack.last() {
            Some(Frame::Arrange(arrange)) => *arrange,
            frame => unreachable!("{frame:?} points nowhere"),
        }
    }
}

impl Question for Arranging {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.car(Arranging::frame(s).car).seat, "facing")
    }
    fn ask(&self, book: &Book, s: &State) -> Ask {
        let (seat, moment) = self.asked(book, s);
        Ask {
            seat,
            moment,
            window: false,
            secret: false,
            // 3.3.2.1.a: in play it is asked after a vehicle has gone into Motion.
            set_up: Arranging::frame(s).first,
        }
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let Arrange { car, .. } = Arranging::frame(s);
        for vca in 0..6 {
            for tca in 0..6 {
                let action = Action::Face(vca, tca);
                if (vca == tca || out.wants_twins()) && self.test(book, s, action).is_ok() {
                    match vca == tca {
                        true => out.push(action),
                        false => out.push_twin(action),
                    }
                }
            }
        }
        if self.test(book, s, Action::Hatch(car)).is_ok() {
            out.push(Action::Hatch(car));
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let Arrange { car, first } = Arranging::frame(s);
        match action {
            Action::Face(vca, tca) if vca > 5 || tca > 5 => no(&["2.0.vca-tca"], "aslsk-no-corner"),
            Action::Face(vca, tca) if vca != tca && !book.vehicle(s, car).has_turret() => {
                no(&["7.2.b"], "aslsk-no-turret")
            }
            Action::Face(..) => Ok(()),
            Action::Hatch(who) if first && who == car && !s.has(car, CarMarks::CE) => Ok(()),
            Action::Hatch(_) => no(&["7.7.h"], "aslsk-no-hatch-twice"),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let Arrange { car, first } = Arranging::frame(s);
        match action {
            Action::Face(vca, tca) => {
                s.stack.pop();
                let turns = (s.car(car).vca, s.car(car).tca) != (vca, tca);
                // 3.3.2.1.b, 7.6.b: to turn where it may bog it has to pass the check.
                let tries = turns && !first && book.is_bad_ground(s.hex(car));
                if tries && book.bogs(s, car, false, c, t) {
                    return book.bog(s, car, t);
                }
                let vehicle = s.car_mut(car);
                (vehicle.vca, vehicle.tca) = (vca, tca);
            }
            _ => s.set(car, CarMarks::CE),
        }
    }
    fn concerns(&self, _: &Book, s: &State) -> Vec<u16> {
        vec![Arranging::frame(s).car.into()]
    }
}
