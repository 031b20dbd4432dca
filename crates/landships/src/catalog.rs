//! The counters: what a unit, a vehicle, a gun, an aircraft or a module of artillery can do (L2, D1–D7).

use crate::data::{
    Calibre, Class, Flame, Gaits, GunFile, GunRow, ModuleRow, Mount, PlaneRow, Shell, UnitFile,
    UnitRow, VehicleFile, VehicleRow, file,
};
use crate::date::Date;
use crate::tables::Column;
use table::{Bounds, Content, Fault};

/// A kind of unit. Its place in the list is what a state remembers.
#[derive(Clone, Debug)]
pub struct Kind {
    /// `infantry`
    pub word: String,
    /// Its class (L2.1).
    pub class: Class,
    /// Of these nations only; empty: of all.
    pub nations: Vec<String>,
    /// The first year (L24.3).
    pub from: u16,
    /// Firepower of small arms.
    pub fp: u8,
    /// From a year on, for these nations.
    pub later: Option<(u16, u8, Vec<String>)>,
    /// Range of small arms.
    pub range: u8,
    /// Beside the morale of its nation (D7).
    pub morale: i8,
    /// A morale of its own.
    pub own_morale: u8,
    /// Movement allowance, in halves: on foot, across country, on the river, or by hand (L21.3).
    pub ma: u8,
    /// Along roads, in halves.
    pub road: u8,
    /// Of cavalry (L7.1).
    pub gaits: Option<Gaits>,
    /// The kind it is on foot (L7.7).
    pub dismounts: Option<u8>,
    /// Flames (L11.12).
    pub flame: Option<Flame>,
    /// Size modifier of a tank.
    pub size: i8,
    /// `!`: weak armour.
    pub weak: bool,
    /// `T`: poor trench crossing.
    pub poor: bool,
    /// `M`: hard to manoeuvre.
    pub hard: bool,
    /// T3b
    pub breakdown: i8,
    /// The FT-17 and its variants: may enter woods (terrain.note.g).
    pub woods: bool,
    /// Guns with their mounts; of a gun of its own, the gun.
    pub guns: Vec<(Calibre, Mount)>,
    /// Machine guns by mount: F, L, R, B, T.
    pub mgs: [u8; 5],
    /// Hits until it sinks.
    pub hits: u8,
    /// How far its barrage reaches (L14.17).
    pub reach: u8,
    /// Range against aircraft.
    pub aa_range: u8,
    /// It has shrapnel (L14.16).
    pub field: bool,
}

impl Kind {
    /// Foot troops, tank leaders and observers: the first column of the charts.
    #[inline]
    pub fn is_foot(&self) -> bool {
        self.class <= Class::Observer
    }
    /// A group on horseback.
    #[inline]
    pub fn is_mounted(&self) -> bool {
        matches!(self.class, Class::Cavalry | Class::CavalryMg)
    }
    /// L2.2
    #[inline]
    pub fn is_group(&self) -> bool {
        self.class <= Class::Flamethrower || self.is_mounted()
    }
    /// L2.3, L20.4
    #[inline]
    pub fn is_light(&self) -> bool {
        self.is_foot() || self.is_mounted() || self.class == Class::Truck
    }
    /// L2.4
    #[inline]
    pub fn is_support(&self) -> bool {
        self.class >= Class::Art
    }
    /// AA, AT, ART: what fires on the ATCRT (L12.1) and is moved by hand; no mortar, no AT rifle.
    #[inline]
    pub fn is_gun(&self) -> bool {
        matches!(self.class, Class::Art | Class::At | Class::Aa)
    }
    /// L2.5
    #[inline]
    pub fn is_vehicle(&self) -> bool {
        matches!(self.class, Class::Tank | Class::Car | Class::Truck)
    }
    /// L2.5
    #[inline]
    pub fn is_armoured(&self) -> bool {
        matches!(self.class, Class::Tank | Class::Car)
    }
    /// What counts in close combat (L16.2): combat groups, tanks and armoured cars.
    #[inline]
    pub fn fights(&self) -> bool {
        self.is_group() || self.is_armoured()
    }
    /// Faces a hexside (L6.1).
    #[inline]
    pub fn faces(&self) -> bool {
        self.is_vehicle() || self.class == Class::Ship || self.is_support()
    }
    /// The column of the terrain chart (terrain.columns); support weapons moved by hand pay as foot (L21.3).
    #[inline]
    pub fn column(&self) -> Column {
        match self.class {
            Class::Cavalry | Class::CavalryMg => Column::Horse,
            Class::Tank => Column::Tank,
            Class::Car | Class::Truck => Column::Wheels,
            Class::Ship => Column::Ship,
            _ => Column::Foot,
        }
    }
    /// Whether a nation has it in a year (L24.3).
    pub fn is_available(&self, nation: &str, year: u16) -> bool {
        self.from <= year && (self.nations.is_empty() || self.nations.iter().any(|it| it == nation))
    }
}

/// An aircraft or a balloon (D4, L2.10, L19.12).
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct PlaneKind {
    pub word: String,
    pub from: u16,
    pub bombs: u8,
    pub mgs: u8,
    pub observes: bool,
    pub bombards: bool,
    pub strafes: bool,
    pub patrols: bool,
    pub balloon: bool,
}

/// A module of artillery (D6, L2.10).
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct ModuleKind {
    pub word: String,
    pub fp: u8,
    pub points: u8,
    pub shells: Vec<Shell>,
    pub gas_from: u16,
}

/// All counters.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Catalog {
    pub kinds: Vec<Kind>,
    pub planes: Vec<PlaneKind>,
    pub modules: Vec<ModuleKind>,
    /// D7: nations with the morale of each year from 1914.
    morale: Vec<(String, Vec<u8>)>,
    slump: (String, Date, Date, u8),
    picked: Vec<String>,
    pub truck_morale: u8,
    /// L17.9
    pub crew_morale: u8,
    /// Firepower and range of a vehicle machine gun (D2).
    pub mg: (u8, u8),
}

/// The first year of the war.
const FIRST: u16 = 1914;

impl Catalog {
    /// Foot and cavalry, and the morale of nations.
    pub const UNITS: &'static str = "landships/units.json";
    /// Vehicles and ships.
    pub const VEHICLES: &'static str = "landships/vehicles.json";
    /// Guns, aircraft, modules.
    pub const GUNS: &'static str = "landships/guns.json";

    /// The counters of the content.
    pub fn open(content: &Content) -> Result<Catalog, Vec<Fault>> {
        let units = file::<UnitFile>(content, Catalog::UNITS);
        let vehicles = file::<VehicleFile>(content, Catalog::VEHICLES);
        let guns = file::<GunFile>(content, Catalog::GUNS);
        let (units, vehicles, guns) = match (units, vehicles, guns) {
            (Ok(units), Ok(vehicles), Ok(guns)) => (units, vehicles, guns),
            (units, vehicles, guns) => {
                let faults = [units.err(), vehicles.err(), guns.err()];
                return Err(faults.into_iter().flatten().collect());
            }
        };
        check(&units, &vehicles, &guns)?;
        let words: Vec<&str> = units.units.iter().map(|row| row.word.as_str()).collect();
        let dismounts = |row: &UnitRow| {
            let word = row.dismounts.as_deref()?;
            words
                .iter()
                .position(|other| *other == word)
                .map(|place| place as u8)
        };
        let men = { units.units.iter() }.map(|row| man(row, dismounts(row)));
        let cars = { vehicles.vehicles.iter() }.map(|row| car(row, &vehicles));
        let arms = guns.guns.iter().map(gun);
        let kinds = men.chain(cars).chain(arms).collect();
        let date = |text: &str| Date::parse(text).expect("checked");
        Ok(Catalog {
            kinds,
            planes: guns.aircraft.iter().map(plane).collect(),
            modules: guns.modules.iter().map(module).collect(),
            slump: (
                units.slump.nation.clone(),
                date(&units.slump.from),
                date(&units.slump.until),
                units.slump.morale,
            ),
            morale: units.morale.into_iter().collect(),
            picked: units.picked,
            truck_morale: units.truck_morale,
            crew_morale: units.german_crew_morale,
            mg: (vehicles.mg.fp, vehicles.mg.range),
        })
    }

    /// The kind of that word.
    pub fn find(&self, word: &str) -> Option<u8> {
        let found = self.kinds.iter().position(|kind| kind.word == word);
        found.map(|place| place as u8)
    }
    /// The aircraft of that word.
    pub fn find_plane(&self, word: &str) -> Option<u8> {
        let found = self.planes.iter().position(|kind| kind.word == word);
        found.map(|place| place as u8)
    }
    /// The module of that word.
    pub fn find_module(&self, word: &str) -> Option<u8> {
        let found = self.modules.iter().position(|kind| kind.word == word);
        found.map(|place| place as u8)
    }
    /// Whether it is a nation of D7.
    pub fn is_nation(&self, word: &str) -> bool {
        self.morale.iter().any(|(nation, _)| nation == word)
    }
    /// Whether the nation has picked troops (D7).
    pub fn has_picked(&self, nation: &str) -> bool {
        self.picked.iter().any(|other| other == nation)
    }
    /// D7: the morale of the line (L24.2).
    pub fn line_morale(&self, nation: &str, date: Date) -> u8 {
        let (slumped, from, until, morale) = &self.slump;
        if nation == slumped && (*from..=*until).contains(&date) {
            return *morale;
        }
        let row = self.morale.iter().find(|(other, _)| other == nation);
        let years = row.map_or(&[][..], |(_, years)| years);
        let place = usize::from(date.year.saturating_sub(FIRST)).min(years.len().saturating_sub(1));
        years.get(place).copied().unwrap_or_default()
    }
    /// The morale of a unit (D1, D7, L2.5).
    pub fn morale(&self, kind: &Kind, nation: &str, date: Date) -> u8 {
        match kind.class {
            Class::Truck => self.truck_morale,
            _ if kind.own_morale > 0 => kind.own_morale,
            _ => self
                .line_morale(nation, date)
                .saturating_add_signed(kind.morale),
        }
    }
    /// D1: the firepower of a unit (L24.2).
    pub fn fp(&self, kind: &Kind, nation: &str, year: u16) -> u8 {
        let later = kind.later.as_ref();
        let later = later
            .filter(|(from, _, nations)| *from <= year && nations.iter().any(|it| it == nation));
        later.map_or(kind.fp, |(_, fp, _)| *fp)
    }
}

/// What could not be counted with.
fn check(units: &UnitFile, vehicles: &VehicleFile, guns: &GunFile) -> Result<(), Vec<Fault>> {
    let mut bounds = Bounds::new();
    bounds.file(Catalog::UNITS);
    bounds.count("units", units.units.len(), 1..=60);
    bounds.once("units", units.units.iter().map(|row| row.word.as_str()));
    for row in &units.units {
        let at = |what: &str| format!("{}.{what}", row.word);
        bounds.within(&at("fp"), row.fp, 0..=20);
        bounds.within(&at("range"), row.range, 0..=20);
        bounds.within(&at("ma"), row.ma, 0..=20);
        bounds.within(&at("morale"), row.morale, -3..=3);
        bounds.within(&at("own_morale"), row.own_morale, 0..=9);
        if let Some(flame) = row.flame {
            bounds.within(&at("flame.fp"), flame.fp, 1..=30);
            bounds.within(&at("flame.charges"), flame.charges, 1..=9);
        }
        if let Some(gaits) = row.gaits {
            for gait in [gaits.trot, gaits.gallop, gaits.charge] {
                bounds.within(&at("gaits"), gait, 0..=30);
            }
        }
        let foot = |word: &String| {
            units
                .units
                .iter()
                .any(|other| other.word == *word && other.ma > 0)
        };
        let dismounts = row.dismounts.iter().filter(|word| foot(word)).count();
        bounds.count(
            &at("dismounts"),
            dismounts,
            usize::from(row.gaits.is_some())..=1,
        );
    }
    for (nation, years) in &units.morale {
        bounds.count(
            &format!("morale.{nation}"),
            years.len(),
            units.years.len()..=units.years.len(),
        );
        for &morale in years {
            bounds.within(&format!("morale.{nation}"), morale, 0..=9);
        }
    }
    for text in [&units.slump.from, &units.slump.until] {
        bounds.count("slump", usize::from(Date::parse(text).is_some()), 1..=1);
    }
    bounds.file(Catalog::VEHICLES);
    bounds.count("vehicles", vehicles.vehicles.len(), 1..=100);
    bounds.once(
        "vehicles",
        vehicles.vehicles.iter().map(|row| row.word.as_str()),
    );
    bounds.within("mg.fp", vehicles.mg.fp, 0..=9);
    bounds.within("mg.range", vehicles.mg.range, 0..=20);
    for row in &vehicles.vehicles {
        let at = |what: &str| format!("{}.{what}", row.word);
        bounds.within(&at("cross"), row.cross, 0..=40);
        bounds.within(&at("road"), row.road, 0..=40);
        bounds.within(&at("size"), row.size, -5..=5);
        bounds.within(&at("breakdown"), row.breakdown, -5..=5);
        bounds.count(&at("guns"), row.guns.len(), 0..=2);
        let known = row
            .guns
            .iter()
            .filter(|(word, _)| vehicles.guns.contains_key(word));
        bounds.count(
            &at("guns that have a row"),
            known.count(),
            row.guns.len()..=row.guns.len(),
        );
        for &many in row.mgs.values() {
            bounds.within(&at("mgs"), many, 0..=9);
        }
        bounds.count(
            &at("flags"),
            row.flags
                .chars()
                .filter(|flag| !"!TM".contains(*flag))
                .count(),
            0..=0,
        );
    }
    for (word, gun) in &vehicles.guns {
        for number in [gun.range, gun.he, gun.barrage] {
            bounds.within(&format!("guns.{word}"), number, 0..=40);
        }
    }
    bounds.file(Catalog::GUNS);
    bounds.count("guns", guns.guns.len(), 1..=90);
    bounds.once("guns", guns.guns.iter().map(|row| row.word.as_str()));
    for row in &guns.guns {
        for number in [
            row.at_range,
            row.he,
            row.barrage,
            row.reach,
            row.aa_range,
            row.hand,
        ] {
            bounds.within(&row.word, number, 0..=40);
        }
    }
    bounds.count("aircraft", guns.aircraft.len(), 1..=60);
    for row in &guns.aircraft {
        bounds.within(&row.word, row.bombs, 0..=20);
        bounds.within(&row.word, row.mgs, 0..=4);
    }
    bounds.count("modules", guns.modules.len(), 1..=60);
    for row in &guns.modules {
        bounds.within(&row.word, row.fp, 0..=40);
        bounds.within(&row.word, row.points, 0..=60);
    }
    bounds.held()
}

fn blank(word: &str, class: Class, nations: &[String], from: u16) -> Kind {
    Kind {
        word: word.to_owned(),
        class,
        nations: nations.to_vec(),
        from,
        fp: 0,
        later: None,
        range: 0,
        morale: 0,
        own_morale: 0,
        ma: 0,
        road: 0,
        gaits: None,
        dismounts: None,
        flame: None,
        size: 0,
        weak: false,
        poor: false,
        hard: false,
        breakdown: 0,
        woods: false,
        guns: Vec::new(),
        mgs: [0; 5],
        hits: 1,
        reach: 0,
        aa_range: 0,
        field: false,
    }
}

fn man(row: &UnitRow, dismounts: Option<u8>) -> Kind {
    let later = row.later.as_ref();
    Kind {
        fp: row.fp,
        later: later.map(|it| (it.year, it.fp, it.nations.clone())),
        range: row.range,
        morale: row.morale,
        own_morale: row.own_morale,
        ma: row.ma * 2,
        gaits: row.gaits,
        dismounts,
        flame: row.flame,
        ..blank(&row.word, row.class, &row.nations, row.from)
    }
}

fn car(row: &VehicleRow, file: &VehicleFile) -> Kind {
    let flag = |flag: char| row.flags.contains(flag);
    let mut mgs = [0; 5];
    for (&mount, &many) in &row.mgs {
        mgs[mount as usize] = many;
    }
    Kind {
        ma: row.cross * 2,
        road: row.road * 2,
        size: row.size,
        weak: flag('!'),
        poor: flag('T'),
        hard: flag('M'),
        breakdown: row.breakdown,
        woods: row.woods,
        guns: { row.guns.iter() }
            .map(|(word, mount)| (file.guns.get(word).copied().unwrap_or_default(), *mount))
            .collect(),
        mgs,
        hits: row.hits.max(1),
        ..blank(&row.word, row.class, &row.nations, row.from)
    }
}

/// How far on-map guns reach in a barrage (L14.17).
const REACH: u8 = 20;

fn gun(row: &GunRow) -> Kind {
    let calibre = Calibre {
        range: row.at_range,
        he: row.he,
        barrage: row.barrage,
    };
    Kind {
        ma: row.hand * 2,
        guns: vec![(calibre, Mount::F)],
        reach: if row.reach > 0 { row.reach } else { REACH },
        aa_range: row.aa_range,
        field: row.field,
        ..blank(&row.word, row.class, &row.nations, row.from)
    }
}

fn plane(row: &PlaneRow) -> PlaneKind {
    PlaneKind {
        word: row.word.clone(),
        from: row.from,
        bombs: row.bombs,
        mgs: row.mgs,
        observes: row.missions.contains('O'),
        bombards: row.missions.contains('B'),
        strafes: row.missions.contains('G'),
        patrols: row.missions.contains('P'),
        balloon: row.balloon,
    }
}

fn module(row: &ModuleRow) -> ModuleKind {
    ModuleKind {
        word: row.word.clone(),
        fp: row.fp,
        points: row.points,
        shells: row.shells.clone(),
        gas_from: row.gas_from,
    }
}
