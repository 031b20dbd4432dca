//! The data files of the system as they are written: charts T1–T12 cell by cell as they are printed, and the values of our
//! own (D1–D7).

use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use table::{Content, Fault};

/// A file of the content; what is wrong with it as JSON is a fault with line and column.
pub fn file<T: DeserializeOwned>(content: &Content, path: &str) -> Result<T, Fault> {
    serde_json::from_str(content.get(path)?).map_err(|error| {
        Fault::new(
            path,
            format!("line {}, column {}", error.line(), error.column()),
            error.to_string(),
            "write it as the other rows of the file",
        )
    })
}

/// `tables.json`
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TableFile {
    pub movement: BTreeMap<String, [String; 5]>,
    pub notes: BTreeMap<String, i8>,
    pub spotting: BTreeMap<String, [String; 5]>,
    pub spotting_notes: BTreeMap<String, i8>,
    pub breakdown_type: [String; 6],
    pub breakdown: BTreeMap<String, i8>,
    pub breakdown_modifiers: BTreeMap<String, i8>,
    pub repair: [String; 6],
    pub leader: BTreeMap<String, i8>,
    pub atcrt: BTreeMap<String, i8>,
    pub atcrt_modifiers: BTreeMap<String, i8>,
    pub against_tanks: BTreeMap<String, SpecialRow>,
    pub communications: [String; 6],
    pub permission: Chart<5>,
    pub permission_modifiers: BTreeMap<String, i8>,
    pub permission_years: BTreeMap<String, (u16, Option<u16>)>,
    pub scatter: BTreeMap<String, [String; 6]>,
    pub barrage: Chart<4>,
    pub barrage_modifiers: BTreeMap<String, i8>,
    pub barrage_special: BTreeMap<String, i8>,
    pub bombing: Chart<3>,
    pub bombing_modifiers: BTreeMap<String, i8>,
    pub bombing_special: BTreeMap<String, i8>,
    pub aircraft: BTreeMap<String, i8>,
    pub cacrt: Chart<5>,
    pub cacrt_shifts: BTreeMap<String, i8>,
    pub cacrt_modifiers: BTreeMap<String, i8>,
    pub sacrt: Chart<6>,
    pub sacrt_modifiers: BTreeMap<String, i8>,
    pub sacrt_special: BTreeMap<String, i8>,
}

/// A chart whose columns begin at a number.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
#[allow(missing_docs)]
pub struct Chart<const N: usize> {
    #[serde(with = "columns")]
    pub columns: [u8; N],
    #[serde(with = "rows")]
    pub rows: Vec<[String; N]>,
}

/// A row of T5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialRow {
    /// At most so far away.
    pub range: u8,
    /// Hits on so much or less.
    pub hits: u8,
    /// Shots in a phase.
    pub shots: u8,
    /// The second roll that causes a breakdown, or less; 0: a hit destroys.
    pub second: u8,
    /// Of the machine guns of a vehicle it takes so many.
    #[serde(default)]
    pub vehicle_mgs: u8,
}

/// Arrays of any length, of which serde knows only some.
mod columns {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer};

    pub fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
        from: D,
    ) -> Result<[u8; N], D::Error> {
        let all = Vec::<u8>::deserialize(from)?;
        let many = all.len();
        all.try_into()
            .map_err(|_| D::Error::custom(format!("{many} columns, and the chart has {N}")))
    }
}

mod rows {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer};

    pub fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
        from: D,
    ) -> Result<Vec<[String; N]>, D::Error> {
        let row = |cells: Vec<String>| {
            let many = cells.len();
            cells
                .try_into()
                .map_err(|_| D::Error::custom(format!("{many} cells, and a row has {N}")))
        };
        let all = Vec::<Vec<String>>::deserialize(from)?;
        all.into_iter().map(row).collect()
    }
}

/// `units.json`
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitFile {
    /// `own`: every number of it is our design.
    pub source: String,
    /// D1
    pub units: Vec<UnitRow>,
    /// The years of the rows of `morale`.
    pub years: Vec<u16>,
    /// D7; 0 where the nation is not at war.
    pub morale: BTreeMap<String, Vec<u8>>,
    /// D7: a nation whose morale sank for some months.
    pub slump: Slump,
    /// D7: nations with picked troops.
    pub picked: Vec<String>,
    /// L2.5
    pub truck_morale: u8,
    /// L17.9
    pub german_crew_morale: u8,
}

/// D7: months of low morale.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Slump {
    pub nation: String,
    pub from: String,
    pub until: String,
    pub morale: u8,
}

/// A row of D1.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitRow {
    /// As players say it: `infantry`.
    pub word: String,
    /// Its class (L2.1).
    pub class: Class,
    /// Firepower; 0: it does not fire.
    #[serde(default)]
    pub fp: u8,
    /// Range in hexes.
    #[serde(default)]
    pub range: u8,
    /// Beside the morale of its nation.
    #[serde(default)]
    pub morale: i8,
    /// A morale of its own, whatever the nation.
    #[serde(default)]
    pub own_morale: u8,
    /// Movement allowance on foot.
    #[serde(default)]
    pub ma: u8,
    /// The first year (L24.3).
    pub from: u16,
    /// Of these nations only; empty: of all.
    #[serde(default)]
    pub nations: Vec<String>,
    /// From a year on, these nations have another firepower.
    #[serde(default)]
    pub later: Option<Later>,
    /// Flames (L11.12).
    #[serde(default)]
    pub flame: Option<Flame>,
    /// Allowances of cavalry (L7.1).
    #[serde(default)]
    pub gaits: Option<Gaits>,
    /// What it is on foot (L7.7).
    #[serde(default)]
    pub dismounts: Option<String>,
}

/// Another firepower from a year on.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Later {
    pub year: u16,
    pub fp: u8,
    pub nations: Vec<String>,
}

/// L11.12
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Flame {
    pub fp: u8,
    pub range: u8,
    pub charges: u8,
}

/// L7.1
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Gaits {
    pub trot: u8,
    pub gallop: u8,
    /// 0: it may not charge.
    #[serde(default)]
    pub charge: u8,
}

/// The classes of units (L2.1), foot first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// A combat group.
    Infantry,
    /// A combat group.
    Assault,
    /// A combat group with machine guns.
    Mg,
    /// A combat group with flames.
    Flamethrower,
    /// Serves one support weapon.
    Crew,
    /// Carries one AT rifle.
    RifleTeam,
    /// Tank leader.
    Leader,
    /// Forward observer.
    Observer,
    /// Mounted.
    Cavalry,
    /// Mounted, with machine guns.
    CavalryMg,
    /// Armoured, on tracks.
    Tank,
    /// Armoured, on wheels.
    Car,
    /// Neither.
    Truck,
    /// On the river.
    Ship,
    /// Artillery.
    Art,
    /// Anti-tank gun.
    At,
    /// Anti-aircraft gun.
    Aa,
    /// Fires barrages only.
    Mortar,
    /// An AT rifle.
    Rifle,
}

/// `vehicles.json`
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VehicleFile {
    /// `own`
    pub source: String,
    /// Guns by calibre.
    pub guns: BTreeMap<String, Calibre>,
    /// A vehicle machine gun.
    pub mg: MgRow,
    /// D2, D5
    pub vehicles: Vec<VehicleRow>,
}

/// A gun of a vehicle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Calibre {
    pub range: u8,
    pub he: u8,
    #[serde(default)]
    pub barrage: u8,
}

/// A machine gun of a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct MgRow {
    pub fp: u8,
    pub range: u8,
}

/// A row of D2 or D5.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VehicleRow {
    /// `mk1-male`
    pub word: String,
    /// Tank, car, truck or ship.
    pub class: Class,
    /// Of these nations only; empty: of all.
    #[serde(default)]
    pub nations: Vec<String>,
    /// The first year.
    pub from: u16,
    /// Movement allowance across country; of a ship on the river.
    pub cross: u8,
    /// Along roads.
    #[serde(default)]
    pub road: u8,
    /// Size modifier (tanks).
    #[serde(default)]
    pub size: i8,
    /// `!` weak armour, `T` poor trench crossing, `M` hard to manoeuvre.
    #[serde(default)]
    pub flags: String,
    /// Calibre and mount of each gun.
    #[serde(default)]
    pub guns: Vec<(String, Mount)>,
    /// Machine guns by mount.
    #[serde(default)]
    pub mgs: BTreeMap<Mount, u8>,
    /// T3b
    #[serde(default)]
    pub breakdown: i8,
    /// The FT-17 and its variants (terrain.note.g).
    #[serde(default)]
    pub woods: bool,
    /// Hits until a ship sinks.
    #[serde(default)]
    pub hits: u8,
}

/// Where on a vehicle a weapon is (L2.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Mount {
    /// Front: sextants 5, 0, 1.
    F,
    /// Left: 4, 5, 0.
    L,
    /// Right: 0, 1, 2.
    R,
    /// Rear: 2, 3, 4.
    B,
    /// Turret: all six.
    T,
}

/// `guns.json`
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GunFile {
    /// `own`
    pub source: String,
    /// D3
    pub guns: Vec<GunRow>,
    /// D4
    pub aircraft: Vec<PlaneRow>,
    /// D6
    pub modules: Vec<ModuleRow>,
}

/// A row of D3.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GunRow {
    /// `77mm`
    pub word: String,
    /// Art, at, aa, mortar or rifle.
    pub class: Class,
    /// Of these nations only; empty: of all.
    #[serde(default)]
    pub nations: Vec<String>,
    /// The first year.
    #[serde(default)]
    pub from: u16,
    /// Anti-tank range; 0: none.
    #[serde(default)]
    pub at_range: u8,
    /// High explosive on the SACRT.
    #[serde(default)]
    pub he: u8,
    /// Barrage firepower.
    #[serde(default)]
    pub barrage: u8,
    /// How far a barrage reaches, where not 20 (L14.17).
    #[serde(default)]
    pub reach: u8,
    /// Range against aircraft.
    #[serde(default)]
    pub aa_range: u8,
    /// Allowance when moved by hand (L21.3).
    #[serde(default)]
    pub hand: u8,
    /// A field gun: it has shrapnel (L14.16).
    #[serde(default)]
    pub field: bool,
}

/// A row of D4, or a balloon (L19.12).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PlaneRow {
    pub word: String,
    pub from: u16,
    pub bombs: u8,
    pub mgs: u8,
    /// Of O, B, G and P.
    pub missions: String,
    #[serde(default)]
    pub balloon: bool,
}

/// A row of D6.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ModuleRow {
    pub word: String,
    pub fp: u8,
    pub points: u8,
    pub shells: Vec<Shell>,
    #[serde(default)]
    pub gas_from: u16,
}

/// What a module or a gun can fire (D6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Shell {
    He,
    Shrapnel,
    Gas,
    Smoke,
}
