//! The tables of the play aid, ready to be read in play.

mod check;
mod kill;
mod read;
#[cfg(test)]
mod tests;

use crate::catalog::{Catalog, Date, Ordnance, Weapon};
use crate::data::{Ammo, Barrel, Class, Family};
use kill::KillRow;
use table::{Content, Fault};

/// Ranges of 0 to 63 have a place of their own; beyond, tables change no more.
const RANGES: usize = 64;
/// A number for every range.
type ByRange = [i8; RANGES];

#[inline]
fn at(row: &ByRange, range: u8) -> i32 {
    row[usize::from(range).min(RANGES - 1)].into()
}

/// A result of the Infantry Fire Table (3.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// No effect.
    None,
    /// A Pin Task Check.
    Ptc,
    /// A Morale Check with so much added to the DR; 0: a Normal one.
    Mc(u8),
    /// One Casualty Reduction, and a Morale Check with so much added for the others.
    K(u8),
    /// So many eliminated.
    Kia(u8),
}

/// The Target Types (3.2.4).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum TargetType {
    /// ITT
    Infantry,
    /// VTT
    Vehicle,
    /// ATT
    Area,
    /// None of them: the table of the weapon itself (4.4.a).
    Own,
}

/// What changes a To Hit number by gun.
#[derive(Clone, Copy, Debug)]
struct GunRows {
    short: ByRange,
    l: ByRange,
    ll: ByRange,
    to_57: ByRange,
    to_40: ByRange,
    apcr: ByRange,
}

/// All tables.
#[derive(Clone, Debug)]
pub struct Tables {
    ift: [[Effect; 16]; 11],
    he: [u16; 11],
    /// Attack, defence, kill number; from the lowest odds to the highest.
    odds: Vec<[u32; 3]>,
    /// Below the lowest of them, and above the highest.
    beyond: [u8; 2],
    /// Black and red of ITT, black and red of VTT, ATT.
    to_hit: [ByRange; 5],
    to_hit_gun: GunRows,
    critical: [u8; 13],
    ap: Vec<KillRow>,
    mg: i8,
    mg_50: i8,
    atr: Vec<(String, i8)>,
    ap_range: [ByRange; 3],
    apcr: Vec<KillRow>,
    apds: Vec<KillRow>,
    apcr_range: [ByRange; 3],
    heat: Vec<(u16, i8)>,
    he_kill: Vec<(u16, i8)>,
    flame: i8,
    panzerfaust: i8,
    demolition: Vec<[u8; 2]>,
    leader_creation: Vec<String>,
    leader_creation_nation: Vec<(String, i8)>,
    /// Morale of 8 or more, of 6 or less, broken, outnumbered.
    leader_creation_drm: [i8; 4],
    red: Vec<(String, Date)>,
    paatc: Vec<(String, Vec<Class>)>,
}

/// The Residual FP counters there are (3.3.5.a).
const RESIDUAL: [u8; 6] = [1, 2, 4, 6, 8, 12];

impl Tables {
    /// The file they are read from, under `content/`.
    pub const FILE: &'static str = "aslsk/tables.json";
    /// The firepower of the columns of the IFT.
    pub const COLUMNS: [u8; 11] = [1, 2, 4, 6, 8, 12, 16, 20, 24, 30, 36];
    /// Firepower is counted in parts of this size: it is halved up to eight times without loss.
    pub const SCALE: u32 = 256;

    /// Reads and checks the file: all that is wrong in it is told at once.
    pub fn open(content: &Content) -> Result<Tables, Vec<Fault>> {
        read::open(content)
    }

    /// 3.2.3.a: the right-most column that is not above the firepower, which is counted in [`Tables::SCALE`] parts.
    #[inline]
    pub fn column_of(firepower: u32) -> Option<u8> {
        let fits = |&&column: &&u8| u32::from(column) * Tables::SCALE <= firepower;
        let columns = Tables::COLUMNS.iter().take_while(fits).count();
        columns.checked_sub(1).map(|column| column as u8)
    }
    /// The column (by its index) and the final DR.
    #[inline]
    pub fn ift(&self, column: u8, final_dr: i32) -> Effect {
        self.ift[usize::from(column)][final_dr.clamp(0, 15) as usize]
    }
    /// The column of HE of this calibre on the ITT.
    #[inline]
    pub fn he_column(&self, calibre: u16) -> Option<u8> {
        let columns = self.he.iter().take_while(|&&least| least <= calibre);
        columns.count().checked_sub(1).map(|column| column as u8)
    }
    /// The column of HE on the ATT: that of half its firepower (3.2.4.d).
    #[inline]
    pub fn area_column(&self, calibre: u16) -> Option<u8> {
        let full = u32::from(Tables::COLUMNS[usize::from(self.he_column(calibre)?)]);
        Tables::column_of(full * Tables::SCALE / 2)
    }
    /// The column of a Critical Hit: that of twice its HE firepower, never halved (6.1.b).
    #[inline]
    pub fn critical_column(&self, calibre: u16) -> Option<u8> {
        let full = u32::from(Tables::COLUMNS[usize::from(self.he_column(calibre)?)]);
        Tables::column_of(full * Tables::SCALE * 2)
    }
    /// The column of a hit on infantry or a Gun by ammunition (6.2.d, 6.2.e, 6.2.f); none: not by the IFT.
    #[inline]
    pub fn ammo_column(&self, ammo: Ammo, calibre: u16) -> Option<u8> {
        match ammo {
            Ammo::He => self.he_column(calibre),
            Ammo::Ap => Some(u8::from(calibre >= 37)),
            Ammo::Apcr | Ammo::Apds => Some(0),
            Ammo::Heat => self.he_column(calibre)?.checked_sub(1),
            Ammo::Smoke | Ammo::Wp => None,
        }
    }

    /// The Residual FP left by an attack on the column of this firepower, a step lower for each +1 DRM that comes from
    /// outside the target hex; 0: none (3.3.5.a, 3.3.5.d).
    #[inline]
    pub fn residual(column_value: u8, outside: u8) -> u8 {
        let half = column_value / 2;
        let counters = RESIDUAL.iter().take_while(|&&counter| counter <= half);
        let step = counters.count().saturating_sub(usize::from(outside));
        step.checked_sub(1).map_or(0, |step| RESIDUAL[step])
    }
    /// One step more, for an Air Burst; none stays none (3.3.5.e).
    #[inline]
    pub fn residual_up(residual: u8) -> u8 {
        let next = RESIDUAL.iter().find(|&&counter| counter > residual);
        match residual {
            0 => 0,
            _ => next.copied().unwrap_or(residual),
        }
    }

    /// The kill number of the CCT; odds are rounded in the defender's favour (3.8.f).
    #[inline]
    pub fn kill_number(&self, attack: u32, defence: u32) -> u8 {
        let [below, above] = self.beyond;
        let Some(&[most, to, _]) = self.odds.last() else {
            return below;
        };
        if attack * to > most * defence {
            return above;
        }
        let reached = |[a, d, _]: &&[u32; 3]| attack * d >= a * defence && attack > 0;
        let odds = self.odds.iter().take_while(reached).last();
        odds.map_or(below, |&[.., number]| number as u8)
    }

    /// The To Hit number of the table, without what the gun changes: a SW MG has no more (3.2.4.h, 4.1.i).
    #[inline]
    pub fn to_hit_base(&self, kind: TargetType, red: bool, range: u8) -> i32 {
        let row = match (kind, red) {
            (TargetType::Infantry, false) => 0,
            (TargetType::Infantry, true) => 1,
            (TargetType::Vehicle | TargetType::Own, false) => 2,
            (TargetType::Vehicle | TargetType::Own, true) => 3,
            // 3.2.4.i: the one row there is.
            (TargetType::Area, _) => 4,
        };
        at(&self.to_hit[row], range)
    }
    /// The To Hit number (3.2.4.h): weapon, Target Type and range.
    #[inline]
    pub fn to_hit(
        &self,
        kind: TargetType,
        red: bool,
        range: u8,
        gun: &Ordnance,
        ammo: Ammo,
    ) -> i32 {
        let rows = &self.to_hit_gun;
        let mut number = self.to_hit_base(kind, red, range);
        number += match gun.barrel {
            Barrel::Short => at(&rows.short, range),
            Barrel::Usual => 0,
            Barrel::L => at(&rows.l, range),
            Barrel::LL => at(&rows.ll, range),
        };
        if gun.calibre <= 57 {
            number += at(&rows.to_57, range);
        }
        if gun.calibre <= 40 {
            number += at(&rows.to_40, range);
        }
        if matches!(ammo, Ammo::Apcr | Ammo::Apds) {
            number += at(&rows.apcr, range);
        }
        number
    }
    /// The number in parentheses beside a To Hit number of the ITT: a CH on this final DR or less; 0: never (6.1.a).
    #[inline]
    pub fn critical(&self, to_hit: i32) -> u8 {
        self.critical[to_hit.clamp(0, 12) as usize]
    }
    /// Whether To Hit numbers of the nation are red in this month (3.2.4.i).
    #[inline]
    pub fn is_red(&self, nation: &str, date: Date) -> bool {
        let mut red = self.red.iter();
        red.any(|(is, black)| is == nation && date < *black)
    }

    /// The leader that a final dr creates (5.3.a).
    #[inline]
    pub fn created_leader(&self, dr: i32) -> Option<&str> {
        let last = self.leader_creation.len() as i32;
        let word = &self.leader_creation[(dr.clamp(1, last) - 1) as usize];
        (!word.is_empty()).then_some(word)
    }
    /// What the nation changes of that dr.
    #[inline]
    pub fn creation_drm(&self, nation: &str) -> i32 {
        let mut all = self.leader_creation_nation.iter();
        let found = all.find(|(is, _)| is == nation);
        found.map_or(0, |&(_, drm)| drm.into())
    }
    /// What the MMC itself changes of it: its morale at that moment, whether it is broken, whether it is attacked at
    /// better odds than it attacks.
    #[inline]
    pub fn creation_drm_of(&self, morale: u8, broken: bool, outnumbered: bool) -> i32 {
        let [high, low, down, few] = self.leader_creation_drm.map(i32::from);
        let mut drm = 0;
        if morale >= 8 {
            drm += high;
        }
        if morale <= 6 {
            drm += low;
        }
        if broken {
            drm += down;
        }
        if outnumbered {
            drm += few;
        }
        drm
    }
    /// Whether an MMC adds 1 to its PAATC for its nation, besides Inexperience (3.7.e).
    #[inline]
    pub fn fears_vehicles(&self, nation: &str, class: Class) -> bool {
        let mut all = self.paatc.iter();
        all.any(|(is, classes)| is == nation && classes.contains(&class))
    }
}
