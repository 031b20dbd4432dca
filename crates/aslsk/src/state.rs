//! Everything that changes in play, in fixed arrays and sets of bits.

mod marks;

pub use marks::{ArmMarks, CarMarks, Marks};

use crate::arcs::Turned;
use crate::frame::Frame;
use crate::ids::{ARMS, CARS, MEN, PIECES, Piece, Pieces, Sort};
use hex::HexId;
use serde::{Deserialize, Serialize};
use table::flow::Procedures;
use table::{BySeat, List, Seat};

/// Eliminated, or never in play.
pub const GONE: HexId = HexId(u16::MAX);
/// To enter in a later turn.
pub const LATER: HexId = HexId(u16::MAX - 1);
/// Set up offboard, to enter in this turn (3.1.a, 3.3.h).
pub const OFFBOARD: HexId = HexId(u16::MAX - 2);
/// Left the map as the victory conditions have it (3.3.i).
pub const EXITED: HexId = HexId(u16::MAX - 3);
/// To be set up before play.
pub const AT_START: HexId = HexId(u16::MAX - 4);

/// On the map, where this viewer cannot see it (6.4.a).
pub const UNSEEN: HexId = HexId(u16::MAX - 5);

/// Whether it is a hex of the map.
#[inline]
pub const fn is_on_map(hex: HexId) -> bool {
    hex.0 < UNSEEN.0
}

/// The other side.
#[inline]
pub const fn foe(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// What a weapon has acquired (6.10, 6.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Acquired {
    /// The hex on which the counter lies; none without one.
    pub hex: HexIdOr,
    /// The unit it follows (6.10.d); none for area Acquisition, or where it waits on a hex.
    pub unit: Option<Piece>,
    /// 1 or 2.
    pub level: u8,
    /// Gained on the Area Target Type (6.11.a).
    pub area: bool,
    /// Gained on several units at once: it may have to be said whom it follows (6.10.e).
    pub stack: bool,
}

/// What who moves now has spent in a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trace {
    /// Where.
    pub hex: HexIdOr,
    /// MF or MP, in halves.
    pub spent: u8,
}

/// A vehicle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Car {
    /// What is on it.
    pub marks: CarMarks,
    /// Its place in the catalogue.
    pub kind: u8,
    /// Whose it is.
    pub seat: Seat,
    /// The direction before the corner that its hull points at (2.0.vca-tca).
    pub vca: u8,
    /// The same of its turret.
    pub tca: u8,
    /// MP spent in this MPh, in halves.
    pub spent: u8,
    /// Machine guns fired in this Player Turn, one bit each: bow, coaxial, anti-aircraft, rear.
    pub mg_fired: u8,
    /// Those that are malfunctioned.
    pub mg_broken: u8,
    /// Those that are disabled for good.
    pub mg_gone: u8,
    /// Ammunition that is used up, one bit for each kind (6.2.c).
    pub depleted: u8,
    /// How often its main armament has fired at what now moves, in this Location.
    pub shots: u8,
    /// The hex its main armament last fired at in this phase, or on this expenditure.
    pub aimed: HexIdOr,
    /// The hexes that its machine guns, or what has spent its IFE, fired at then; no vehicle has more than three to fire (7.8.d).
    pub mg_aimed: [HexIdOr; 2],
    /// Its main armament has fired by its IFE in this phase (3.2.4.t).
    pub ife: bool,
    /// What its main armament has acquired.
    pub acquired: Acquired,
    /// What it has turned in this phase (7.8.e).
    pub turned: Turned,
    /// Its main armament has shot on the Area Target Type in this Player Turn (3.2.4.e).
    pub area: bool,
}

/// A unit of infantry. Casualty Reduction and ELR change its kind, not its identity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Man {
    /// What is on it.
    pub marks: Marks,
    /// Its place in the catalogue.
    pub kind: u8,
    /// Whose it is.
    pub seat: Seat,
    /// MF spent in this MPh, in halves.
    pub spent: u8,
    /// How often it has fired at what now moves, in this Location (3.3.3.o).
    pub shots: u8,
    /// The hex it last fired at in this phase, or on this expenditure (2.0.mandatory-fg).
    pub aimed: HexIdOr,
}

/// A hex, or none: none is what lies behind the end of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HexIdOr(pub HexId);

impl Default for HexIdOr {
    fn default() -> Self {
        HexIdOr(GONE)
    }
}

/// A Support Weapon or a Gun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arm {
    /// What is on it.
    pub marks: ArmMarks,
    /// Its place in the catalogue.
    pub kind: u8,
    /// Whose it was at the start.
    pub seat: Seat,
    /// Who possesses it (1.2.4.a).
    pub by: Option<Piece>,
    /// How often it has fired at what now moves, in this Location.
    pub shots: u8,
    /// The direction before the corner that a Gun points at (3.2.4.v).
    pub facing: u8,
    /// The hex it last fired at in this phase, or on this expenditure; of a placed DC, the Location it lies on.
    pub aimed: HexIdOr,
    /// Ammunition that is used up, one bit for each kind (6.2.c).
    pub depleted: u8,
    /// What a Gun or mortar has acquired.
    pub acquired: Acquired,
    /// It has fired by its IFE in this phase (3.2.4.t).
    pub ife: bool,
}

/// A counter of Smoke (1.2.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Smoke {
    /// Where.
    pub hex: HexIdOr,
    /// Who placed it.
    pub seat: Seat,
    /// What it is.
    pub kind: SmokeKind,
}

/// The kinds of Smoke.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SmokeKind {
    /// By infantry, until the end of the MPh: +2 (1.2.5.a).
    #[default]
    Grenades,
    /// Full strength: +3.
    Full,
    /// Dispersed: +2.
    Dispersed,
    /// White Phosphorus at full strength: +2.
    Wp,
    /// Dispersed White Phosphorus: +1.
    WpDispersed,
}

impl SmokeKind {
    /// The kind of that name.
    pub fn named(word: &str) -> Option<SmokeKind> {
        Some(match word {
            "grenades" => SmokeKind::Grenades,
            "full" => SmokeKind::Full,
            "dispersed" => SmokeKind::Dispersed,
            "wp" => SmokeKind::Wp,
            "wp-dispersed" => SmokeKind::WpDispersed,
            _ => return None,
        })
    }
    /// The Hindrance DRM (1.2.5.d).
    pub const fn drm(self) -> u8 {
        match self {
            SmokeKind::Full => 3,
            SmokeKind::Grenades | SmokeKind::Dispersed | SmokeKind::Wp => 2,
            SmokeKind::WpDispersed => 1,
        }
    }
}

/// Residual firepower in a Location (3.3.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Residual {
    /// Where.
    pub hex: HexIdOr,
    /// Its firepower.
    pub fp: u8,
}

/// Whom a leader has directed in this Player Turn (3.2.2.m, 3.4.e).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Directed {
    /// The leader.
    pub leader: Piece,
    /// Who fired.
    pub by: Pieces,
    /// Whether he has directed them again (3.4.e).
    pub again: bool,
}

/// An attack declared in Close Combat (3.8.c).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Blow {
    /// Who attacks.
    pub by: Pieces,
    /// Whom.
    pub at: Pieces,
    /// The strength declared: in a simultaneous Close Combat losses do not change it (3.8.m).
    pub strength: u8,
    /// Whose attack.
    pub seat: Seat,
}

/// The phases of a Player Turn (3.0.a), with the steps of the Rally Phase (3.1).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Phase {
    /// The sides set up.
    #[default]
    SetUp,
    /// 3.1.a
    Reinforcements,
    /// 3.1.b
    Recovery,
    /// 3.1.c1, 3.1.c2
    Repair,
    /// 3.1.d
    Transfer,
    /// 3.1.e
    SelfRally,
    /// 3.1.f1
    Rally,
    /// 3.1.g, then 3.1.h.
    RallyEnd,
    /// PFPh, Smoke first (6.2.j).
    PrepFire,
    /// MPh
    Movement,
    /// DFPh
    DefensiveFire,
    /// AFPh
    AdvancingFire,
    /// RtPh
    Rout,
    /// APh
    Advance,
    /// CCPh
    CloseCombat,
    /// The Player Turn ends.
    End,
}

/// Which pieces stand where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spots(List<HexIdOr, PIECES>);

impl Default for Spots {
    fn default() -> Self {
        Spots(List::filled(HexIdOr(GONE)))
    }
}

/// So much Residual firepower lies on a table at most.
pub const RESIDUAL: usize = 24;
/// So many hexes of a way are remembered.
pub const TRAIL: usize = 32;
/// So many leaders direct fire in a Player Turn at most.
pub const DIRECTED: usize = 8;

/// A position in play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// Infantry.
    pub men: List<Man, MEN>,
    /// Support Weapons and Guns.
    pub arms: List<Arm, ARMS>,
    /// Vehicles, and wrecks.
    pub cars: List<Car, CARS>,
    /// Panzerfaust shots left, by side (4.4.2.g).
    pub fausts: BySeat<u8>,
    /// Where everything is.
    pub spots: Spots,
    /// Infantry and vehicles on the map, by owner.
    pub there: BySeat<Pieces>,
    /// The way of who moves now (3.3.2.1.a, 3.3.2.2.b).
    pub trail: List<Trace, TRAIL>,
    /// Smoke.
    pub smoke: List<Smoke, 32>,
    /// Residual firepower.
    pub residual: List<Residual, RESIDUAL>,
    /// Fire that leaders have directed.
    pub directed: List<Directed, DIRECTED>,
    /// Attacks declared in the Close Combat at hand.
    pub blows: List<Blow, 8>,
    /// Hexes whose Close Combat is over in this CCPh.
    pub fought: List<HexIdOr, 16>,
    /// Who controls each objective.
    pub held: List<Option<Seat>, 16>,
    /// Points that each side has lost (1.3.a).
    pub lost: BySeat<u8>,
    /// The Game Turn, from 1.
    pub turn: u8,
    /// The ATTACKER (2.0.attacker-defender).
    pub active: Seat,
    /// Where in the Player Turn.
    pub phase: Phase,
    /// Whose part of the phase it is, where both have one.
    pub part: Seat,
    /// Who has said that he is done with his part of the phase.
    pub done: BySeat<bool>,
    /// Whether the ATTACKER has tried to Self Rally a unit without the box (3.1.e).
    pub self_rallied: bool,
    /// Whether something but Smoke was fired in this PFPh or DFPh (6.2.j).
    pub no_smoke: bool,
    /// The winner.
    pub winner: Option<Seat>,
    /// Whether the match is drawn.
    pub drawn: bool,
    /// Procedures under way, the innermost last.
    pub stack: List<Frame, 5>,
}

const _: () = assert!(size_of::<State>() <= 4096, "a state stays within 4 KiB");

impl State {
    /// Nothing on the table.
    pub fn empty() -> State {
        State {
            men: List::default(),
            arms: List::default(),
            cars: List::default(),
            fausts: BySeat::default(),
            spots: Spots::default(),
            there: BySeat::default(),
            trail: List::default(),
            smoke: List::default(),
            residual: List::default(),
            directed: List::default(),
            blows: List::default(),
            fought: List::default(),
            held: List::default(),
            lost: BySeat::default(),
            turn: 1,
            active: Seat(0),
            phase: Phase::SetUp,
            part: Seat(0),
            done: BySeat::default(),
            self_rallied: false,
            no_smoke: false,
            winner: None,
            drawn: false,
            stack: List::default(),
        }
    }
    /// The unit of infantry.
    #[inline]
    pub fn man(&self, piece: Piece) -> &Man {
        match piece.sort() {
            Sort::Man(place) => &self.men[place],
            sort => unreachable!("{sort:?} is no infantry"),
        }
    }
    /// The same, to change.
    #[inline]
    pub fn man_mut(&mut self, piece: Piece) -> &mut Man {
        match piece.sort() {
            Sort::Man(place) => &mut self.men[place],
            sort => unreachable!("{sort:?} is no infantry"),
        }
    }
    /// The weapon.
    #[inline]
    pub fn arm(&self, piece: Piece) -> &Arm {
        match piece.sort() {
            Sort::Arm(place) => &self.arms[place],
            sort => unreachable!("{sort:?} is no weapon"),
        }
    }
    /// The same, to change.
    #[inline]
    pub fn arm_mut(&mut self, piece: Piece) -> &mut Arm {
        match piece.sort() {
            Sort::Arm(place) => &mut self.arms[place],
            sort => unreachable!("{sort:?} is no weapon"),
        }
    }
    /// The vehicle.
    #[inline]
    pub fn car(&self, piece: Piece) -> &Car {
        match piece.sort() {
            Sort::Car(place) => &self.cars[place],
            sort => unreachable!("{sort:?} is no vehicle"),
        }
    }
    /// The same, to change.
    #[inline]
    pub fn car_mut(&mut self, piece: Piece) -> &mut Car {
        match piece.sort() {
            Sort::Car(place) => &mut self.cars[place],
            sort => unreachable!("{sort:?} is no vehicle"),
        }
    }
    /// Whether one of these lies on the unit.
    #[inline]
    pub fn is(&self, piece: Piece, marks: Marks) -> bool {
        self.man(piece).marks.any(marks)
    }
    /// Puts these on the unit.
    #[inline]
    pub fn mark(&mut self, piece: Piece, marks: Marks) {
        self.man_mut(piece).marks.set(marks);
    }
    /// Takes these off the unit.
    #[inline]
    pub fn unmark(&mut self, piece: Piece, marks: Marks) {
        self.man_mut(piece).marks.clear(marks);
    }
    /// Where it is.
    #[inline]
    pub fn hex(&self, piece: Piece) -> HexId {
        self.spots.0[piece.index()].0
    }
    /// Whether it is on the map.
    #[inline]
    pub fn on_map(&self, piece: Piece) -> bool {
        is_on_map(self.hex(piece))
    }
    /// Where each vehicle and wreck is.
    #[inline]
    pub fn hulks(&self) -> impl Iterator<Item = HexId> {
        let first = Piece::car(0).index();
        let spots = &self.spots.0[first..first + self.cars.len()];
        spots.iter().map(|spot| spot.0)
    }
    /// Whether nothing at all is in a hex.
    #[inline]
    pub fn is_bare_ground(&self, hex: HexId) -> bool {
        // All of them, many at a time: quicker than to stop at the first.
        let there = |found: u16, spot: &HexIdOr| found | u16::from(spot.0 == hex);
        self.spots.0.iter().fold(0, there) == 0
    }
    /// Which of the pieces from one place on, so many, are in a hex: as bits.
    #[inline]
    fn spotted(&self, first: usize, len: usize, hex: HexId) -> u64 {
        let spots = self.spots.0[first..first + len].iter().enumerate();
        spots.fold(0, |bits, (place, spot)| {
            bits | u64::from(spot.0 == hex) << place
        })
    }
    /// All infantry and vehicles in a hex, wrecks and what is hidden too.
    #[inline]
    pub fn units_in(&self, hex: HexId) -> Pieces {
        // As most hexes are.
        if self.is_bare_ground(hex) {
            return Pieces::EMPTY;
        }
        let men = self.spotted(Piece::man(0).index(), self.men.len(), hex);
        let cars = self.spotted(Piece::car(0).index(), self.cars.len(), hex);
        let cars = u128::from(cars) << Piece::car(0).index();
        Pieces::of(table::Set128(u128::from(men) | cars))
    }
    /// The units of a side in a hex, vehicles included, without weapons.
    #[inline]
    pub fn of_in(&self, seat: Seat, hex: HexId) -> Pieces {
        self.units_in(hex) & self.there[seat]
    }
    /// The infantry of a side in a hex.
    #[inline]
    pub fn men_in(&self, seat: Seat, hex: HexId) -> Pieces {
        self.of_in(seat, hex).men()
    }
    /// The owner of a unit.
    #[inline]
    pub fn owner(&self, piece: Piece) -> Seat {
        match piece.sort() {
            Sort::Man(place) => self.men[place].seat,
            Sort::Arm(place) => {
                let arm = &self.arms[place];
                arm.by.map_or(arm.seat, |by| self.man(by).seat)
            }
            Sort::Car(place) => self.cars[place].seat,
        }
    }
    /// Puts a piece somewhere, with what it possesses.
    pub fn put(&mut self, piece: Piece, hex: HexId) {
        self.spots.0[piece.index()] = HexIdOr(hex);
        if piece.is_arm() {
            return;
        }
        let seat = self.owner(piece);
        // A wreck is no unit any more (2.0.wreck).
        let wreck = piece.is_car() && self.car(piece).marks.any(CarMarks::WRECK);
        if is_on_map(hex) && !wreck {
            self.there[seat].insert(piece);
        } else {
            self.there[seat].remove(piece);
        }
        if piece.is_man() {
            for place in 0..self.arms.len() {
                if self.arms[place].by == Some(piece) {
                    self.spots.0[Piece::arm(place).index()] = HexIdOr(hex);
                }
            }
        }
    }
    /// The weapons that a unit possesses.
    #[inline]
    pub fn carried(&self, by: Piece) -> impl Iterator<Item = Piece> {
        let places = self.arms.iter().enumerate();
        places
            .filter(move |(_, arm)| arm.by == Some(by))
            .map(|(place, _)| Piece::arm(place))
    }
    /// Whether one of these lies on the vehicle.
    #[inline]
    pub fn has(&self, car: Piece, marks: CarMarks) -> bool {
        self.car(car).marks.any(marks)
    }
    /// Puts these on the vehicle.
    #[inline]
    pub fn set(&mut self, car: Piece, marks: CarMarks) {
        self.car_mut(car).marks.set(marks);
    }
    /// Takes these off the vehicle.
    #[inline]
    pub fn clear(&mut self, car: Piece, marks: CarMarks) {
        self.car_mut(car).marks.clear(marks);
    }
    /// The vehicles of a side in a hex that are no wrecks.
    #[inline]
    pub fn cars_in(&self, seat: Seat, hex: HexId) -> Pieces {
        self.of_in(seat, hex).cars()
    }
    /// Takes the stack of the innermost procedure of a kind.
    pub fn top(&self) -> Option<&Frame> {
        self.stack.last()
    }
}

impl Procedures<Frame, 5> for State {
    fn frames(&mut self) -> &mut List<Frame, 5> {
        &mut self.stack
    }
    fn is_over(&self) -> bool {
        self.winner.is_some() || self.drawn
    }
}
