//! What a position is made of: units, markers on hexes, artillery, aircraft, the sequence of play.

use super::{Deeds, HexIdOr, Marks};
use crate::ids::{Piece, PieceOr};
use serde::{Deserialize, Serialize};
use table::Seat;

/// The target of a gun, and how often it was shot at (L12.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shot {
    /// The last target.
    pub at: PieceOr,
    /// Shots at it so far.
    pub count: u8,
}

/// A ground unit, a support weapon or a ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Unit {
    /// What lies on it.
    pub marks: Marks,
    /// What it has done in this player-turn.
    pub deeds: Deeds,
    /// Where it is.
    pub hex: HexIdOr,
    /// Its place in the catalogue. A group that dismounts changes its kind, not its identity (L7.7).
    pub kind: u8,
    /// Whose it was at the start.
    pub seat: Seat,
    /// The hexside it faces (L6.1), as directions are numbered: 0 is east, then clockwise.
    pub facing: u8,
    /// The tank, truck or team that it is aboard of, is towed or carried by (L6.8, L20.1, L21.1).
    pub aboard: PieceOr,
    /// Movement points spent in this movement phase, in halves (L1.5).
    pub spent: u8,
    /// Weapons that have fired in this player-turn (L4.12): see [`Arms`].
    pub used: u8,
    /// What its guns have shot at last (L12.4): each gun of a vehicle for itself.
    targets: [PieceOr; 2],
    /// How often, two bits for each gun; above them what is left: see [`Unit::left`].
    counts: u8,
}

/// Shots are counted so far: the third is as good as any later one (L12.4).
const SHOTS: u8 = 3;

impl Unit {
    /// The target of a gun, and how often it was shot at (L12.4).
    pub const fn shot(&self, gun: usize) -> Shot {
        Shot {
            at: self.targets[gun],
            count: self.counts >> (2 * gun) & SHOTS,
        }
    }
    /// A gun has shot, or has forgotten its target.
    pub fn set_shot(&mut self, gun: usize, shot: Shot) {
        self.targets[gun] = shot.at;
        let count = if shot.count > SHOTS {
            SHOTS
        } else {
            shot.count
        };
        self.counts = self.counts & !(SHOTS << (2 * gun)) | count << (2 * gun);
    }
    /// Its guns begin anew (L12.4).
    pub fn forget_shots(&mut self) {
        self.set_shot(0, Shot::default());
        self.set_shot(1, Shot::default());
    }
    /// Flamethrower charges left (L11.12); of a ship, hits taken (L12.10); of an AT rifle, shots made in this phase (L13.2);
    /// at most 15.
    pub const fn left(&self) -> u8 {
        self.counts >> 4
    }
    /// The same, to change.
    pub fn set_left(&mut self, left: u8) {
        assert!(left < 16, "there is room for 15");
        self.counts = self.counts & 0xf | left << 4;
    }
}

const _: () = assert!(size_of::<Unit>() == 16);

/// Weapons of one piece, one bit each: the mounts F, L, R, B, T of its machine guns, then its guns. Foot has its small arms
/// under the first bit. Empty: all that bear.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arms(pub u8);

impl Arms {
    /// All that bear.
    pub const ALL: Arms = Arms(0);
    /// The first gun.
    pub const GUN: Arms = Arms(1 << 5);
    /// The second gun.
    pub const GUN2: Arms = Arms(1 << 6);
    /// Their words.
    pub const WORDS: [(&'static str, u8); 7] = [
        ("f", 1),
        ("l", 1 << 1),
        ("r", 1 << 2),
        ("b", 1 << 3),
        ("t", 1 << 4),
        ("gun", 1 << 5),
        ("gun2", 1 << 6),
    ];
    /// `f+r`
    pub fn words(self) -> String {
        let found = Arms::WORDS.iter().filter(|(_, bit)| self.0 & bit != 0);
        let words: Vec<&str> = found.map(|(word, _)| *word).collect();
        words.join("+")
    }
    /// Reads `f+r`.
    pub fn named(text: &str) -> Option<Arms> {
        let bit = |word: &str| { Arms::WORDS.iter() }.find(|(name, _)| *name == word);
        let mut bits = 0;
        for word in text.split('+') {
            bits |= bit(word)?.1;
        }
        Some(Arms(bits))
    }
}

/// Weapons of one piece in an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arm {
    /// Whose.
    pub by: Piece,
    /// Which.
    pub arms: Arms,
}

/// How a module or a gun on the map fires (L14.7).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Barrage {
    /// High explosive, and a marker stays (L14.8).
    #[default]
    Drumfire,
    /// The same with shrapnel (L14.16).
    Shrapnel,
    /// L14.9
    Hurricane,
    /// L15.1
    Gas,
    /// L15.5
    Smoke,
}

impl Barrage {
    /// All of them.
    pub const ALL: [Barrage; 5] = [
        Barrage::Drumfire,
        Barrage::Shrapnel,
        Barrage::Hurricane,
        Barrage::Gas,
        Barrage::Smoke,
    ];
    /// As actions and cases call it.
    pub const fn word(self) -> &'static str {
        match self {
            Barrage::Drumfire => "drumfire",
            Barrage::Shrapnel => "shrapnel",
            Barrage::Hurricane => "hurricane",
            Barrage::Gas => "gas",
            Barrage::Smoke => "smoke",
        }
    }
    /// The one of that word.
    pub fn named(word: &str) -> Option<Barrage> {
        { Barrage::ALL.into_iter() }.find(|kind| kind.word() == word)
    }
}

/// Standing drumfire: a Barrage marker (L14.8). Which modules fire it is in [`ModuleState::on`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Standing {
    /// Where.
    pub hex: HexIdOr,
    /// The firepower of its modules.
    pub fp: u8,
    /// Whose.
    pub seat: Seat,
    /// Shrapnel or high explosive.
    pub shrapnel: bool,
}

/// Fire that has still to fall in this Artillery phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fall {
    /// The hex asked for; after the scatter, the one where it lands (L14.10).
    pub hex: HexIdOr,
    /// Its firepower, guns on the map included (L14.12); 0 while nothing is assigned to a granted hex (L14.7).
    pub fp: u8,
    /// The part of it that modules fire: what a marker keeps (L14.8).
    pub stays: u8,
    /// How.
    pub kind: Barrage,
    /// Whether the scatter is rolled, or needs none (L14.8).
    pub laid: bool,
    /// The modules that fire it, one bit each.
    pub modules: u16,
}

/// A Gas marker (L15.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Gas {
    /// Where.
    pub hex: HexIdOr,
    /// End steps it has seen (L15.4).
    pub age: u8,
}

/// A Smoke marker (L15.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Smoke {
    /// Where.
    pub hex: HexIdOr,
    /// End steps it has seen.
    pub age: u8,
}

/// A Request count (L14.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Request {
    /// The hex asked for.
    pub hex: HexIdOr,
    /// By whom.
    pub seat: Seat,
    /// How often in vain.
    pub count: u8,
    /// Whether it was asked for in this game turn.
    pub asked: bool,
    /// Whether it was asked for in vain in this game turn: the count goes up at its end.
    pub refused: bool,
}

/// Horses that wait where their riders dismounted (L7.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Horses {
    /// Where.
    pub hex: HexIdOr,
    /// Whose.
    pub of: PieceOr,
}

/// A module of artillery (L14.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ModuleState {
    /// The hex of the Barrage marker that it fires (L14.8).
    pub on: HexIdOr,
    /// Ammunition points left.
    pub points: u8,
    /// Gas shells among them that are left, where the scenario counts them.
    pub gas: u8,
    /// It has fired in this Artillery phase.
    pub fired: bool,
    /// It fired a hurricane in its last Artillery phase, and may not fire in this one (L14.9).
    pub rests: bool,
    /// It has shrapnel alone (L26.2).
    pub shrapnel: bool,
    /// What it fires in its Barrage marker is shrapnel (L14.8, L14.16).
    pub bursts: bool,
    /// Its planned fire has still to fall in this phase (L14.18).
    pub planned: bool,
}

/// What an aircraft does in a game turn (L19.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mission {
    /// It stays on the ground.
    #[default]
    None,
    /// O
    Observe,
    /// B
    Bomb,
    /// G: a ground attack.
    Strafe,
    /// P
    Patrol,
}

impl Mission {
    /// All that are one.
    pub const ALL: [Mission; 4] = [
        Mission::Observe,
        Mission::Bomb,
        Mission::Strafe,
        Mission::Patrol,
    ];
    /// As actions and cases call it.
    pub const fn word(self) -> &'static str {
        match self {
            Mission::None => "none",
            Mission::Observe => "observe",
            Mission::Bomb => "bomb",
            Mission::Strafe => "strafe",
            Mission::Patrol => "patrol",
        }
    }
    /// The one of that word.
    pub fn named(word: &str) -> Option<Mission> {
        { Mission::ALL.into_iter() }.find(|mission| mission.word() == word)
    }
    /// Whether it attacks a hex.
    pub const fn attacks(self) -> bool {
        matches!(self, Mission::Bomb | Mission::Strafe)
    }
}

/// An aircraft or a balloon (L19.1, L19.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlaneState {
    /// Its target; of a balloon, where it stands.
    pub hex: HexIdOr,
    /// What it does in this turn.
    pub mission: Mission,
    /// Hits of AA guns in this Air phase (L19.5).
    pub hits: u8,
    /// Its mission of this turn is lost, or it has done it (L19.11).
    pub over: bool,
    /// It has made its request of this Artillery phase (L14.2), or its interception (L19.11).
    pub asked: bool,
    /// It does not come back (L19.1, L19.5).
    pub away: bool,
    /// It was shot down, and counts (L25.2).
    pub down: bool,
    /// Small arms have fired at it (L19.7).
    pub shot_at: bool,
}

/// The phases of a game turn (L4.1, L4.2), with the steps of the Air phase (L19.2) and the Artillery phase (L4.3).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Phase {
    /// The sides set up (L1.12).
    #[default]
    SetUp,
    /// Missions are given (L19.2 a).
    Missions,
    /// Patrols intercept (L19.2 b).
    Interception,
    /// AA guns fire (L19.2 c).
    Flak,
    /// Machine guns fire at attacking aircraft (L19.2 d).
    AirFire,
    /// Bombings, then ground attacks (L19.2 e).
    AirAttack,
    /// Standing barrages are settled (L14.8).
    Standing,
    /// Requests (L14.2).
    Requests,
    /// Modules and guns are assigned; then everything falls (L14.7, L14.10).
    Assignment,
    /// Vehicle Movement (L4.4).
    Vehicles,
    /// Defensive Gun Fire (L4.5).
    GunFire,
    /// Foot Movement (L4.6).
    March,
    /// Defensive Small-Arms Fire (L4.7).
    SmallArms,
    /// Close Combat (L4.8).
    Melee,
    /// Offensive Fire (L4.9).
    Offensive,
    /// Regroup (L4.10).
    Regroup,
    /// Pin Removal (L4.11).
    Recovery,
    /// End step (L4.15).
    EndStep,
}

impl Phase {
    /// The phase after it within a player-turn or the Air phase.
    pub const fn next(self) -> Phase {
        match self {
            Phase::SetUp => Phase::Missions,
            Phase::Missions => Phase::Interception,
            Phase::Interception => Phase::Flak,
            Phase::Flak => Phase::AirFire,
            Phase::AirFire => Phase::AirAttack,
            Phase::AirAttack => Phase::Standing,
            Phase::Standing => Phase::Requests,
            Phase::Requests => Phase::Assignment,
            Phase::Assignment => Phase::Vehicles,
            Phase::Vehicles => Phase::GunFire,
            Phase::GunFire => Phase::March,
            Phase::March => Phase::SmallArms,
            Phase::SmallArms => Phase::Melee,
            Phase::Melee => Phase::Offensive,
            Phase::Offensive => Phase::Regroup,
            Phase::Regroup => Phase::Recovery,
            Phase::Recovery | Phase::EndStep => Phase::EndStep,
        }
    }
    /// Whether both sides have a part in it (L19.2).
    pub const fn is_joint(self) -> bool {
        matches!(
            self,
            Phase::Missions | Phase::Interception | Phase::Flak | Phase::AirFire | Phase::AirAttack
        )
    }
    /// Whether the non-phasing side acts in it (L4.2).
    pub const fn is_defensive(self) -> bool {
        matches!(self, Phase::GunFire | Phase::SmallArms)
    }
}

/// Where in a phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// What happens by itself at its beginning.
    #[default]
    Begin,
    /// Who acts is asked as long as he can and wants.
    Open,
    /// What happens by itself at its end.
    End,
    /// What is the same at the end of every phase (L8.1, L21.6).
    Settle,
}
