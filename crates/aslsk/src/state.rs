//! Everything that changes in play, in fixed arrays and sets of bits.

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

macro_rules! marks {
    ($(#[$doc:meta])* $name:ident($bits:ty) { $($(#[$of:meta])* $mark:ident = $bit:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub struct $name($bits);

        #[allow(missing_docs)]
        impl $name {
            /// None.
            pub const NONE: $name = $name(0);
            $($(#[$of])* pub const $mark: $name = $name(1 << $bit);)*

            /// Whether one of these is there.
            #[inline]
            pub const fn any(self, of: $name) -> bool {
                self.0 & of.0 != 0
            }
            /// Puts these on.
            #[inline]
            pub fn set(&mut self, of: $name) {
                self.0 |= of.0;
            }
            /// Takes these off.
            #[inline]
            pub fn clear(&mut self, of: $name) {
                self.0 &= !of.0;
            }
            /// Both.
            #[inline]
            pub const fn and(self, of: $name) -> $name {
                $name(self.0 | of.0)
            }
        }
    };
}

marks! {
    /// What lies on a unit of infantry, or is remembered of it.
    Marks(u32) {
        /// Its broken side is up (3.2.3.j).
        BROKEN = 0,
        /// Under DM.
        DM = 1,
        /// Pinned (3.2.3.n).
        PINNED = 2,
        /// CX (2.0.cx).
        CX = 3,
        /// Wounded (3.2.3.e).
        WOUNDED = 4,
        /// Held in Melee (3.8.z).
        MELEE = 5,
        /// Advanced into an enemy hex: a CC marker (3.7.b).
        CC = 6,
        /// Prep Fire (3.2.5.a).
        PREP = 7,
        /// First Fire (3.3.3.c).
        FIRST = 8,
        /// Final Fire (3.3.3.j).
        FINAL = 9,
        /// Its own firepower is used in this Player Turn (3.2.a).
        FIRED = 10,
        /// Has fired one weapon in this Player Turn (4.0.l).
        ONE_WEAPON = 11,
        /// Has fired two.
        TWO_WEAPONS = 12,
        /// Its MPh has begun (3.3.1.d).
        MOVED = 13,
        /// Its MPh is over.
        STOPPED = 14,
        /// Uses Assault Movement (3.3.1.j).
        ASSAULT = 15,
        /// Declared Double Time in this MPh (3.3.1.m).
        DOUBLE = 16,
        /// On the road Location of its hex (1.1.1.woods-road.a).
        ON_ROAD = 17,
        /// Has crossed a hexside without a road, or paid for something off it, in this MPh (1.1.1.road.b).
        OFF_ROAD = 18,
        /// Began its move stacked with the leader it moves with (3.3.1.c).
        LED = 19,
        /// Manhandling: Hazardous Movement (6.5.d).
        HAZARDOUS = 20,
        /// Tried smoke grenades in this MPh (3.3.1.p).
        SMOKED = 21,
        /// Has taken its one RPh action (3.1.0).
        ACTED = 22,
        /// Has tried to rally in this Player Turn (3.1.f1).
        RALLIED = 23,
        /// Has taken its RtPh.
        ROUTED = 24,
        /// Has advanced, or may not (3.7.a).
        ADVANCED = 25,
        /// May not fire or advance any more in this Player Turn (6.5.c).
        SPENT = 26,
        /// Was CX when its MPh began: no Double Time (3.3.1.o).
        WAS_CX = 27,
        /// Has used its leadership or directed fire in this Player Turn.
        DIRECTED = 28,
        /// Has attacked in this CCPh (3.8.d).
        FOUGHT = 29,
        /// Has been attacked in this CCPh.
        ATTACKED = 30,
        /// The Residual FP of its Location has attacked it (3.3.5.h).
        RAKED = 31,
    }
}

marks! {
    /// What lies on a weapon, or is remembered of it.
    ArmMarks(u16) {
        /// Malfunctioned (1.2.4.c, 6.12.d).
        BROKEN = 0,
        /// Prep Fire.
        PREP = 1,
        /// First Fire.
        FIRST = 2,
        /// Final Fire.
        FINAL = 3,
        /// Intensive Fire (3.2.4.ab).
        INTENSIVE = 4,
        /// Moved in this MPh (3.5.c, 4.0.b).
        MOVED = 5,
        /// Recovered in this phase (4.0.g).
        RECOVERED = 6,
        /// Never moved in this scenario: Emplaced (6.3.a).
        EMPLACED = 7,
        /// Hidden (6.4.a).
        HIDDEN = 8,
        /// Has changed its CA in this phase (3.2.4.t).
        TURNED = 9,
        /// Somebody else than its own nation has it (5.5.a).
        CAPTURED = 10,
        /// Manhandled in this MPh: it fires no more.
        MANHANDLED = 11,
        /// Has fired in this Player Turn.
        FIRED = 12,
        /// Placed on a Location to go off in the AFPh (4.3.b).
        PLACED = 13,
        /// Has changed its CA without shooting: it shoots no more in this phase (3.2.4.x).
        SWUNG = 14,
    }
}

marks! {
    /// What lies on a vehicle, or is remembered of it.
    CarMarks(u32) {
        /// Destroyed: its wreck side is up (2.0.wreck).
        WRECK = 0,
        /// Crew Exposed; Buttoned Up without it (7.7.a).
        CE = 1,
        /// In Motion, or Non-Stopped in its own MPh (2.0.motion, 2.0.non-stopped).
        MOTION = 2,
        /// Immobilized (2.0.immobilized).
        IMMOBILE = 3,
        /// Bogged (7.6.c).
        BOG = 4,
        /// Mired (7.6.e).
        MIRED = 5,
        /// Shocked (7.10.g).
        SHOCK = 6,
        /// An Unconfirmed Kill (7.10.h).
        UK = 7,
        /// Stunned in this Player Turn (7.10.n).
        STUN = 8,
        /// The +1 of an earlier Stun (7.10.o).
        SHAKEN = 9,
        /// Recalled (7.10.r).
        RECALL = 10,
        /// To be Recalled when this Player Turn ends (7.10.q).
        TO_RECALL = 11,
        /// Its main armament is malfunctioned (7.2.g).
        MA_BROKEN = 12,
        /// Its main armament is disabled for good.
        MA_GONE = 13,
        /// Low Ammo (7.2.1.a).
        LOW_AMMO = 14,
        /// Prep Fire.
        PREP = 15,
        /// First Fire.
        FIRST = 16,
        /// Final Fire.
        FINAL = 17,
        /// Intensive Fire (3.2.4.ab).
        INTENSIVE = 18,
        /// Bounding Fire (3.3.2.2.a).
        BOUNDING = 19,
        /// Its MPh has begun.
        MOVED = 20,
        /// Its MPh is over.
        STOPPED = 21,
        /// A moving target in this Player Turn: it entered a new hex, or began or ended its MPh in Motion (3.3.2.m).
        MOVING_TARGET = 22,
        /// Has changed between CE and BU in this phase (7.7.h).
        HATCH = 23,
        /// Goes BU for the rest of the Player Turn (3.2.3.s, 7.7.j).
        SHUT = 24,
        /// Has tried a smoke dispenser in this Player Turn (7.5.a).
        DISPENSED = 25,
        /// Has tried to go into Motion in this MPh (3.3.2.1.a).
        TRIED_MOTION = 26,
        /// Its main armament has fired in this Player Turn, or in the MPh alone (3.3.2.2.g).
        MA_FIRED = 27,
        /// Has fired something besides its main armament in this Player Turn.
        MG_FIRED = 28,
        /// Has attacked in this CCPh.
        FOUGHT = 29,
        /// Has been attacked in this CCPh.
        ATTACKED = 30,
        /// The Residual FP of its Location has attacked its crew.
        RAKED = 31,
    }
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
    /// The hex its main armament last fired at in this phase.
    pub aimed: HexIdOr,
    /// What its main armament has acquired.
    pub acquired: Acquired,
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
    pub stack: List<Frame, 6>,
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
            smoke: List::default(),
            residual: List::default(),
            directed: List::default(),
            blows: List::default(),
            fought: List::default(),
            held: List::default(),
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
    /// Everything in a hex.
    #[inline]
    pub fn all_in(&self, hex: HexId) -> Pieces {
        let mut bits = 0u128;
        for (number, spot) in self.spots.0.iter().enumerate() {
            bits |= u128::from(spot.0 == hex) << number;
        }
        Pieces(table::Set128(bits))
    }
    /// The units of a side in a hex, vehicles included, without weapons.
    #[inline]
    pub fn of_in(&self, seat: Seat, hex: HexId) -> Pieces {
        let mut found = Pieces::EMPTY;
        for piece in self.there[seat].iter() {
            if self.hex(piece) == hex {
                found.insert(piece);
            }
        }
        found
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

impl Procedures<Frame, 6> for State {
    fn frames(&mut self) -> &mut List<Frame, 6> {
        &mut self.stack
    }
    fn is_over(&self) -> bool {
        self.winner.is_some() || self.drawn
    }
}
