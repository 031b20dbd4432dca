//! The data files of the system: counters and tables as they are printed, with where each number comes from.

use serde::Deserialize;
use std::collections::BTreeMap;

/// How certain a row is: `seed` (the rulebook), `known` (two sources agree), `reconstructed` (ours).
pub type Source = String;

/// The size of a unit of infantry (1.2.2.a, 1.2.1.a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Size {
    /// Three figures.
    Squad,
    /// Two figures.
    HalfSquad,
    /// Two kneeling figures.
    Crew,
    /// One man: an SMC.
    Leader,
}

/// The class of a unit (1.2.2.b), the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Class {
    /// Elite.
    #[serde(rename = "E")]
    Elite,
    /// First Line.
    #[serde(rename = "1")]
    FirstLine,
    /// Second Line.
    #[serde(rename = "2")]
    SecondLine,
    /// Green.
    #[serde(rename = "G")]
    Green,
    /// Conscript.
    #[serde(rename = "C")]
    Conscript,
}

/// A counter of infantry. `units.json` has one row each.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitRow {
    /// `german`; every nation has leaders of its own.
    pub nation: String,
    /// As players say it: `4-6-7`, `9-1`, `6+1`. One of a kind in its nation.
    pub word: String,
    /// Its size.
    pub size: Size,
    /// Its class; leaders and crews are Elite (1.2.1.a, 1.2.2.b).
    pub class: Class,
    /// Firepower (1.2.2.c); 0 for a leader.
    #[serde(default)]
    pub fp: u8,
    /// Normal Range; 0 for a leader.
    #[serde(default)]
    pub range: u8,
    /// Morale.
    pub morale: u8,
    /// Morale of the broken side (1.2.3.a).
    pub broken: u8,
    /// A boxed broken morale: it can Self Rally (1.2.3.a).
    #[serde(default)]
    pub self_rally: bool,
    /// The Smoke Exponent; 0 without one (1.2.2.c).
    #[serde(default)]
    pub smoke: u8,
    /// An underlined firepower: Assault Fire (1.2.2.c, 3.5.b).
    #[serde(default)]
    pub assault_fire: bool,
    /// An underlined morale: no ELR (1.2.2.c, 5.1.d).
    #[serde(default)]
    pub no_elr: bool,
    /// The leadership DRM of a leader (1.2.1.a).
    #[serde(default)]
    pub leadership: i8,
    /// What Casualty Reduction makes of a squad: the word of a half-squad of its nation.
    #[serde(default)]
    pub half: Option<String>,
    /// What ELR makes of it: the word of a unit of its nation and size (5.1.b).
    #[serde(default)]
    pub lower: Option<String>,
    /// Where the numbers come from.
    pub source: Source,
}

/// What a weapon is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// A light machine gun (4.1).
    Lmg,
    /// A medium machine gun: it does not fire after it has moved (3.5.c).
    Mmg,
    /// A heavy machine gun, likewise.
    Hmg,
    /// A flamethrower (4.2).
    Ft,
    /// A Demolition Charge (4.3).
    Dc,
    /// An anti-tank rifle (4.4.4).
    Atr,
    /// A bazooka (4.4.1).
    Baz,
    /// A Panzerschreck (4.4.1.d).
    Psk,
    /// A PIAT (4.4.5).
    Piat,
    /// A mortar of 60 mm or less (4.5); larger ones are Guns (6.9.a).
    LightMortar,
    /// A mortar on a large counter (1.2.6.a).
    Mtr,
    /// An anti-tank Gun.
    At,
    /// An infantry howitzer.
    Inf,
    /// Artillery.
    Art,
    /// An anti-aircraft Gun.
    Aa,
}

/// Barrel length, as printed behind the calibre.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Barrel {
    /// `*`
    #[serde(rename = "*")]
    Short,
    /// Nothing is printed.
    #[default]
    #[serde(rename = "")]
    Usual,
    /// `L`
    L,
    /// `LL`
    LL,
}

/// The size of a target (6.7.a, 7.3.a).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TargetSize {
    /// -2
    VeryLarge,
    /// -1
    Large,
    /// 0
    #[default]
    Average,
    /// +1
    Small,
    /// +2
    VerySmall,
}

/// The kinds of ammunition (6.2).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Ammo {
    /// High explosive.
    He,
    /// Armour piercing.
    Ap,
    /// Marked H (6.2.f).
    Heat,
    /// Marked A (6.2.e).
    Apcr,
    /// Marked D (6.2.e).
    Apds,
    /// Marked s (6.2.j).
    Smoke,
    /// Marked WP (6.2.k).
    Wp,
}

/// Special ammunition on the back of a counter: from when, with which depletion number (6.2.b).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SupplyRow {
    /// What.
    pub ammo: Ammo,
    /// The depletion number.
    pub number: u8,
    /// From this month on: `1944-06`; always without it.
    #[serde(default)]
    pub from: Option<String>,
    /// Up to and with this month.
    #[serde(default)]
    pub to: Option<String>,
}

/// What every ordnance weapon has: a Gun, a mortar, the main armament of a vehicle (2.0.ordnance).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrdnanceRow {
    /// In millimetres.
    pub calibre: u16,
    /// `*`, nothing, `L` or `LL`.
    #[serde(default)]
    pub barrel: Barrel,
    /// A line over the calibre: no AP (6.0.a).
    #[serde(default)]
    pub no_ap: bool,
    /// A line under it: no HE.
    #[serde(default)]
    pub no_he: bool,
    /// The Infantry Firepower Equivalent (6.8.a); 0 without one.
    #[serde(default)]
    pub ife: u8,
    /// Minimum and maximum range, where printed (3.2.4.u).
    #[serde(default)]
    pub reach: Option<[u8; 2]>,
    /// Special ammunition.
    #[serde(default)]
    pub supply: Vec<SupplyRow>,
}

/// A Support Weapon or a Gun. `weapons.json` has one row each.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponRow {
    /// Whose; colours other than those of its user are captured (5.2.a).
    pub nation: String,
    /// `lmg`, `mmg`, `ft`, `baz43`, `mtr50`, `pak40` … One of a kind in its nation.
    pub word: String,
    /// What it is.
    pub family: Family,
    /// Firepower, where it has one of its own (1.2.4.b).
    #[serde(default)]
    pub fp: u8,
    /// Normal Range; the furthest range of a LATW.
    #[serde(default)]
    pub range: u8,
    /// The boxed Rate of Fire; 0 without one (1.2.4.1.a).
    #[serde(default)]
    pub rof: u8,
    /// The breakdown number, where it is not 12 (4.1.e, 6.12.a).
    #[serde(default)]
    pub breakdown: Option<u8>,
    /// Whether that is an X#: it is removed for good (2.0.breakdown-numbers).
    #[serde(default)]
    pub removed: bool,
    /// The repair number (1.2.4.c); 0: it cannot be repaired.
    #[serde(default)]
    pub repair: u8,
    /// Portage points of a Support Weapon (1.2.4.b).
    #[serde(default)]
    pub portage: u8,
    /// To Hit numbers by range from 0, for weapons with a table of their own (4.4.a).
    #[serde(default)]
    pub to_hit: Vec<u8>,
    /// The HEAT To Kill number of a LATW.
    #[serde(default)]
    pub heat: u8,
    /// The ordnance of a Gun, mortar or ATR.
    #[serde(default)]
    pub ordnance: Option<OrdnanceRow>,
    /// The manhandling number of a Gun (1.2.6.c).
    #[serde(default)]
    pub manhandling: u8,
    /// Its size as a target (6.7.a).
    #[serde(default)]
    pub size: TargetSize,
    /// A white circle: a 360-degree mount (3.2.4.x2).
    #[serde(default)]
    pub mount_360: bool,
    /// It may be manhandled (1.2.6.d).
    #[serde(default)]
    pub qsu: bool,
    /// From this month on: `1943-09`.
    #[serde(default)]
    pub from: Option<String>,
    /// Where the numbers come from.
    pub source: Source,
}

/// How a turret turns (7.2.b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Turret {
    /// Fast.
    T,
    /// Slow.
    #[serde(rename = "ST")]
    Slow,
    /// Restricted slow (7.2.c).
    #[serde(rename = "RST")]
    Restricted,
    /// None: the main armament is in the hull.
    #[serde(rename = "NT")]
    None,
}

/// How it presses on the ground (7.6.d).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GroundPressure {
    /// Its letter stands in a box.
    Low,
    /// Nothing.
    #[default]
    Normal,
    /// Its letter stands in a circle.
    High,
}

/// The armour of one aspect (7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Armour {
    /// Of the hull.
    pub hull: u8,
    /// Of the turret or superstructure: one step lower in a circle, one step higher in a box (7.1.b).
    pub turret: u8,
}

/// A vehicle. `vehicles.json` has one row each.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VehicleRow {
    /// Whose.
    pub nation: String,
    /// `pzkpfw-iiin`
    pub word: String,
    /// As it is called: `PzKpfw IIIN`. The same in every language.
    pub name: String,
    /// Fully tracked, else an armored car (1.2.7.a).
    pub tracked: bool,
    /// Movement Points.
    pub mp: u8,
    /// Red Movement Points: mechanical breakdown on this DR or more when it starts (3.3.2.y); 0: reliable.
    #[serde(default)]
    pub unreliable: u8,
    /// Its size as a target (7.3.a).
    #[serde(default)]
    pub size: TargetSize,
    /// How it presses on the ground.
    #[serde(default)]
    pub pressure: GroundPressure,
    /// Front armour.
    pub front: Armour,
    /// Side and rear armour.
    pub side: Armour,
    /// How its turret turns.
    pub turret: Turret,
    /// A one-man turret: Recalled by its first Stun (2.0.recall).
    #[serde(default)]
    pub one_man_turret: bool,
    /// Its main armament; none where that is a machine gun (4.1.i).
    #[serde(default)]
    pub main: Option<OrdnanceRow>,
    /// The Rate of Fire of the main armament.
    #[serde(default)]
    pub rof: u8,
    /// The breakdown number of the main armament, where it is not 12.
    #[serde(default)]
    pub breakdown: Option<u8>,
    /// Whether that is circled: Low Ammo (7.2.1.a).
    #[serde(default)]
    pub low_ammo: bool,
    /// No Intensive Fire (3.2.4.ab2).
    #[serde(default)]
    pub no_intensive: bool,
    /// Firepower of the bow MG (7.8.a).
    #[serde(default)]
    pub bmg: u8,
    /// A fixed bow MG (7.8.t).
    #[serde(default)]
    pub fixed_bmg: bool,
    /// Of the coaxial MG.
    #[serde(default)]
    pub cmg: u8,
    /// Of the anti-aircraft MG.
    #[serde(default)]
    pub aamg: u8,
    /// Of the rear turret MG.
    #[serde(default)]
    pub rmg: u8,
    /// Smoke dispensers with their usage numbers: `sD`, `sM`, `sP`, `sN` (7.5.a).
    #[serde(default)]
    pub dispensers: BTreeMap<String, u8>,
    /// From this month on.
    #[serde(default)]
    pub from: Option<String>,
    /// Where the numbers come from.
    pub source: Source,
}

/// `units.json`
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitFile {
    /// The rows.
    pub units: Vec<UnitRow>,
    /// What is to be said of the numbers as a whole.
    #[serde(default)]
    pub notes: Vec<String>,
}

/// `weapons.json`
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponFile {
    /// The rows.
    pub weapons: Vec<WeaponRow>,
    /// What is to be said of the numbers as a whole.
    #[serde(default)]
    pub notes: Vec<String>,
}

/// `vehicles.json`
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VehicleFile {
    /// The rows.
    pub vehicles: Vec<VehicleRow>,
    /// What is to be said of the numbers as a whole.
    #[serde(default)]
    pub notes: Vec<String>,
}

/// A table with a number for each band of ranges.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bands {
    /// The furthest range of each band.
    pub to: Vec<u8>,
    /// Rows of numbers, one for each band.
    pub rows: BTreeMap<String, Vec<i8>>,
}

/// `tables.json`
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableFile {
    /// The Infantry Fire Table: results by column (`"8"`), from a final DR of 0 to 15, as printed: `3KIA`, `K/2`,
    /// `1MC`, `NMC`, `PTC`, `-`.
    pub ift: BTreeMap<String, Vec<String>>,
    /// The least calibre of HE that uses each column.
    pub he: BTreeMap<String, u16>,
    /// The Close Combat Table: odds (`"3:2"`, with a `<` or `>` at its ends) and kill numbers.
    pub close_combat: BTreeMap<String, u8>,
    /// To Hit numbers: `infantry-black`, `infantry-red`, `vehicle-black`, `vehicle-red`, `area`.
    pub to_hit: Bands,
    /// What changes them by gun: `short`, `l`, `ll`, `57`, `40`, `apcr`.
    pub to_hit_gun: Bands,
    /// The number at or below which a hit on the Infantry Target Type is critical, by To Hit number (6.1.a).
    pub critical: BTreeMap<String, u8>,
    /// AP To Kill numbers by gun: `75L`, `russian-76L`, `mg`, `mg-50`, `atr`, `russian-atr`.
    pub ap: BTreeMap<String, i8>,
    /// What range changes of them: `25` and `57` (by the largest calibre they hold for), `more`.
    pub ap_range: Bands,
    /// APCR To Kill numbers by gun, and those of APDS: `apds-57L`.
    pub apcr: BTreeMap<String, i8>,
    /// What range changes of them: `57`, `more`, `apds`.
    pub apcr_range: Bands,
    /// HEAT To Kill numbers by calibre.
    pub heat: BTreeMap<String, i8>,
    /// HE To Kill numbers by the least calibre.
    pub he_kill: BTreeMap<String, i8>,
    /// The To Kill number of a flamethrower.
    pub flame: i8,
    /// The HEAT To Kill number of a Panzerfaust (4.4.2.f).
    pub panzerfaust: i8,
    /// The To Kill number of a DC by its Position DR: up to this DR, that number (4.3.e).
    pub demolition: Vec<[u8; 2]>,
    /// Leader Creation: the word of the leader by die, from 1 or less to 7 or more; empty: none (5.3.a).
    pub leader_creation: Vec<String>,
    /// What changes that die by nation.
    pub leader_creation_nation: BTreeMap<String, i8>,
    /// What else changes it: `morale-8` (that or more), `morale-6` (that or less), `broken`, `outnumbered` (below 1:1).
    pub leader_creation_drm: BTreeMap<String, i8>,
    /// Nations whose To Hit numbers are red, with the first month of black ones where there is one (3.2.4.i).
    pub red: BTreeMap<String, Option<String>>,
    /// Nations and classes that add 1 to a PAATC besides Inexperience (3.7.e).
    pub paatc: BTreeMap<String, Vec<Class>>,
    /// Where each table comes from.
    pub sources: BTreeMap<String, Source>,
}
