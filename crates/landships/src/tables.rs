//! The charts T1–T12. Every number of them stands in `tables.json` as it is printed, and nowhere else.

mod read;

use crate::data::{SpecialRow, TableFile, file};
use crate::ground::Terrain;
use std::collections::BTreeMap;
use table::{Content, Fault};

/// The columns of the terrain chart (terrain.columns, terrain.abbreviations).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Column {
    /// Tank leaders, forward observers, foot troops.
    Foot,
    /// Cavalry troops.
    Horse,
    /// Tanks.
    Tank,
    /// Armoured cars and trucks.
    Wheels,
    /// Ships.
    Ship,
}

/// A cell of the terrain chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// So many movement points, in halves.
    Halves(u8),
    /// PRO (terrain.code.pro).
    Prohibited,
    /// OT (terrain.code.ot): what else is in the hex.
    Other,
    /// NA (terrain.code.na)
    None,
}

/// A row of the terrain chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Row {
    /// What a hex is.
    Base(Terrain),
    /// Roads and bridges.
    Road,
    /// Trenches.
    Trench,
    /// Fortified networks.
    Fortified,
    /// Barbed wire.
    Wire,
    /// Minefields.
    Mines,
    /// A facing change, by hexside.
    Facing,
}

impl Row {
    /// Its place in the chart, from the top.
    const fn place(self) -> usize {
        match self {
            Row::Road => 0,
            Row::Trench => 1,
            Row::Base(Terrain::Clear) => 2,
            Row::Base(Terrain::Difficult) => 3,
            Row::Base(Terrain::Town) => 4,
            Row::Base(Terrain::Crater) => 5,
            Row::Base(Terrain::Hill) => 6,
            Row::Base(Terrain::Woods) => 7,
            Row::Base(Terrain::River) => 8,
            Row::Base(Terrain::Swamp) => 9,
            Row::Fortified => 10,
            Row::Wire => 11,
            Row::Mines => 12,
            Row::Facing => 13,
        }
    }
}

/// A cell of the spotting table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// At this distance or nearer.
    Within(u8),
    /// OT: what else is in the hex.
    Other,
    /// NA: the table has no number.
    None,
}

/// A row of the spotting table; road, wire and mines never change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum SpotRow {
    Clear,
    Woods,
    Town,
    Trench,
    Hill,
    River,
    Road,
}

/// A result of the barrage table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelled {
    /// A miss (barrage.result.miss).
    Miss,
    /// H, H+1, H+2 (with shrapnel H+3): so much is added to the morale test.
    Hit(u8),
}

/// A result of the bombing table: bomb.result.p, bomb.result.e.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Bombed {
    Miss,
    Pinned,
    Eliminated,
}

/// Losses in close combat, in combat groups (cacrt.losses).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Losses {
    /// None: all of them (cacrt.de).
    pub defender: Option<u8>,
    /// Of the attacker.
    pub attacker: u8,
}

/// Modifiers by name.
#[derive(Clone, Debug)]
pub struct Named(BTreeMap<String, i8>);

impl Named {
    /// The number of that name. What names there are is checked when the file is opened.
    pub fn of(&self, name: &str) -> i32 {
        self.0.get(name).copied().unwrap_or_default().into()
    }
}

/// All charts.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Tables {
    movement: [[Cost; 5]; ROWS.len()],
    spotting: [[Spot; 5]; SPOTS.len()],
    barrage: [[Shelled; 4]; 7],
    /// Whether a natural 1 in this column removes wire (barrage.wire).
    cuts: [bool; 4],
    bombing: [[Bombed; 3]; 4],
    cacrt: [[Losses; 5]; 8],
    sacrt: [[bool; 6]; 8],
    permission: [[bool; 5]; 6],
    /// T4, by distance.
    atcrt: Vec<u8>,
    cacrt_columns: [u8; 5],
    permission_columns: [u8; 5],
    permission_years: BTreeMap<String, (u16, Option<u16>)>,
    barrage_columns: [u8; 4],
    bombing_columns: [u8; 3],
    sacrt_columns: [u8; 6],
    /// T3b: breakdown on this or more, from so many hexes on.
    breakdown: [(u8, u8); 3],
    /// T3b: the column of poor trench crossing (breakdown.trench.column).
    pub breakdown_trench: u8,
    /// T3a: temporary on this or less.
    pub temporary: u8,
    /// T3c: repaired on this or less.
    pub repaired: u8,
    /// T6: through on this or less (comms.check).
    pub through: u8,
    /// T8a: on target on this or less, drumfire with gas and smoke (scatter.drumfire), hurricane (scatter.hurricane).
    pub on_target: [u8; 2],
    pub rifle: SpecialRow,
    pub flame: SpecialRow,
    pub mg: SpecialRow,
    pub notes: Named,
    /// T1 (e): the allowance in wire, in movement points (terrain.note.e-move).
    pub wire_allowance: u8,
    /// T2: who attacks is spotted within so many hexes (spotting.attack-reveals).
    pub attacker: u8,
    pub spotting_notes: Named,
    pub breakdown_mods: Named,
    pub leader: Named,
    pub atcrt_mods: Named,
    pub permission_mods: Named,
    pub barrage_mods: Named,
    pub barrage_special: Named,
    pub bombing_mods: Named,
    pub bombing_special: Named,
    pub aircraft: Named,
    pub cacrt_shifts: Named,
    pub cacrt_mods: Named,
    pub sacrt_mods: Named,
    pub sacrt_special: Named,
}

/// The rows of the terrain chart as the file calls them, in the order of the chart.
pub const ROWS: [(&str, Row); 14] = [
    ("road", Row::Road),
    ("trench", Row::Trench),
    ("clear", Row::Base(Terrain::Clear)),
    ("difficult", Row::Base(Terrain::Difficult)),
    ("town", Row::Base(Terrain::Town)),
    ("crater", Row::Base(Terrain::Crater)),
    ("hill", Row::Base(Terrain::Hill)),
    ("woods", Row::Base(Terrain::Woods)),
    ("river", Row::Base(Terrain::River)),
    ("swamp", Row::Base(Terrain::Swamp)),
    ("fortified", Row::Fortified),
    ("wire", Row::Wire),
    ("mines", Row::Mines),
    ("facing", Row::Facing),
];

/// The rows of the spotting table as the file calls them.
pub const SPOTS: [(&str, SpotRow); 7] = [
    ("clear", SpotRow::Clear),
    ("woods", SpotRow::Woods),
    ("town", SpotRow::Town),
    ("trench", SpotRow::Trench),
    ("hill", SpotRow::Hill),
    ("river", SpotRow::River),
    ("road", SpotRow::Road),
];

impl Tables {
    /// The file.
    pub const FILE: &'static str = "landships/tables.json";

    /// The tables of the content.
    pub fn open(content: &Content) -> Result<Tables, Vec<Fault>> {
        let rows: TableFile = file(content, Tables::FILE).map_err(|fault| vec![fault])?;
        read::tables(&rows)
    }

    /// T1: terrain.clear, terrain.difficult, terrain.town, terrain.crater, terrain.hill, terrain.woods, terrain.river,
    /// terrain.swamp, terrain.fortified, terrain.mines, terrain.facing.
    pub fn cost(&self, row: Row, column: Column) -> Cost {
        self.movement[row.place()][column as usize]
    }
    /// T2: spotting.clear-difficult, spotting.swamp-woods, spotting.town, spotting.trench-fortified, spotting.hill-crater,
    /// spotting.river, spotting.road-wire-mines.
    pub fn spot(&self, row: SpotRow, column: Column) -> Spot {
        self.spotting[row as usize][column as usize]
    }
    /// T3b: breakdown on this or more after so many hexes (breakdown.test.columns).
    pub fn breakdown(&self, hexes: u8) -> u8 {
        let longer = self.breakdown[1..].iter().rfind(|(from, _)| *from <= hexes);
        longer.unwrap_or(&self.breakdown[0]).1
    }
    /// T4: hits on this or less; nothing beyond its last column.
    pub fn atcrt(&self, distance: u16) -> Option<u8> {
        self.atcrt.get(usize::from(distance)).copied()
    }
    /// T7: whether fire is permitted, by the adjusted die and the turns without success.
    pub fn permission(&self, die: i32, turns: u8) -> bool {
        let column = column_of(&self.permission_columns, turns.into()).unwrap_or(0);
        self.permission[row_of(die, 1, 6)][column]
    }
    /// T7: whether a modifier counts in a year.
    pub fn permits_in(&self, name: &str, year: u16) -> bool {
        let years = self.permission_years.get(name);
        years.is_none_or(|&(from, until)| from <= year && until.is_none_or(|until| year <= until))
    }
    /// T8b: the column of a firepower; below the first there is no attack.
    pub fn barrage_column(&self, fp: u32) -> Option<usize> {
        column_of(&self.barrage_columns, fp)
    }
    /// T8b
    pub fn barrage(&self, column: usize, die: i32) -> Shelled {
        self.barrage[row_of(die, 1, 7)][column]
    }
    /// T8b *: whether a natural 1 removes wire in this column.
    pub fn cuts(&self, column: usize) -> bool {
        self.cuts[column]
    }
    /// T9: the column of a bombing factor.
    pub fn bombing_column(&self, factor: u32) -> Option<usize> {
        column_of(&self.bombing_columns, factor)
    }
    /// T9
    pub fn bombing(&self, column: usize, die: i32) -> Bombed {
        self.bombing[row_of(die, 1, 4)][column]
    }
    /// T11, by the column 0 to 4: cacrt.row0, cacrt.row1, cacrt.row2, cacrt.row3, cacrt.row4, cacrt.row5, cacrt.row6,
    /// cacrt.row7.
    pub fn cacrt(&self, column: usize, die: i32) -> Losses {
        self.cacrt[row_of(die, 0, 7)][column]
    }
    /// T11: the greatest difference that has a column of its own.
    pub fn cacrt_last(&self) -> i32 {
        self.cacrt_columns[4].into()
    }
    /// T12: the column of a firepower.
    pub fn sacrt_column(&self, fp: u32) -> Option<usize> {
        column_of(&self.sacrt_columns, fp)
    }
    /// T12: whether it is a hit.
    pub fn sacrt(&self, column: usize, die: i32) -> bool {
        self.sacrt[row_of(die, 1, 8)][column]
    }
    /// T12: as how many MG groups the machine guns of vehicles count.
    pub fn mg_groups(&self, mgs: i32) -> i32 {
        mgs / self.sacrt_mods.of("vehicle_mgs").max(1)
    }
}

/// L1.4: results outside a table use its nearest row.
fn row_of(die: i32, first: i32, last: i32) -> usize {
    (die.clamp(first, last) - first) as usize
}

/// The last column that begins at so much or less.
fn column_of(columns: &[u8], number: u32) -> Option<usize> {
    columns
        .iter()
        .rposition(|&least| u32::from(least) <= number)
}
