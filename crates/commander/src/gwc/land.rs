//! Ground that changes: Vulnerability, Shell Holes and Ruins (T99.5, O19.2.1.4.1b).

use crate::book::Book;
use crate::frame::Move;
use crate::kinds::{Fort, Terrain};
use crate::land::{Chart, LandRow};
use crate::state::State;
use hex::HexId;
use table::Teller;

/// T99.5: the Vulnerability of all that has one.
const VULNERABLE: u8 = 18;

/// The Terrain Chart of Great War Commander (T101 to T124.1).
pub const CHART: Chart = {
    const fn crumbles(row: LandRow) -> LandRow {
        row.becomes(VULNERABLE, Terrain::ShellHole)
    }
    const fn collapses(row: LandRow) -> LandRow {
        row.becomes(VULNERABLE, Terrain::Ruin)
    }
    let mut chart = [crumbles(LandRow::new(1, 0, 0, "T90")); Terrain::ALL.len()];
    chart[Terrain::MajorBridge as usize] = collapses(LandRow::new(1, 2, 1, "T80"));
    chart[Terrain::WaterBarrier as usize] = LandRow::new(1, 0, 0, "T98");
    chart[Terrain::Building as usize] = collapses(LandRow::new(2, 3, 0, "T82a").obstacle());
    chart[Terrain::Woods as usize] = crumbles(LandRow::new(2, 2, 0, "T99a").obstacle());
    chart[Terrain::Brush as usize] = crumbles(LandRow::new(2, 1, 3, "T81"));
    chart[Terrain::Orchard as usize] = crumbles(LandRow::new(1, 1, 2, "T91"));
    chart[Terrain::Gully as usize] = crumbles(LandRow::new(2, 1, 0, "T86a"));
    chart[Terrain::Stream as usize] = LandRow::new(3, -1, 0, "T95a");
    chart[Terrain::Marsh as usize] = LandRow::new(3, 0, 1, "T89a");
    chart[Terrain::Field as usize] = crumbles(LandRow::new(1, 0, 1, "T85"));
    chart[Terrain::Boulders as usize] = crumbles(LandRow::new(1, 2, 0, "g:T101").obstacle());
    chart[Terrain::Quarry as usize] = crumbles(LandRow::new(2, 1, 0, "g:T114"));
    chart[Terrain::Ruin as usize] = crumbles(LandRow::new(2, 2, 2, "g:T117"));
    chart[Terrain::ShellHole as usize] = LandRow::new(1, 1, 0, "g:T118a");
    chart[Terrain::DestroyedWoods as usize] =
        crumbles(LandRow::new(1, 2, 0, "g:T124.1").obstacle());
    chart
};

/// F125.3: the Vulnerability of a Fortification; of Blockhouse and Casemate 20 (F126a, F129a).
const fn vulnerability(fort: Fort) -> u8 {
    match fort {
        Fort::Bunker | Fort::Pillbox => 20,
        Fort::Foxholes | Fort::Trench | Fort::Wire | Fort::Mines => VULNERABLE,
    }
}

/// What becomes of a hex that artillery has hit hard enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wreck {
    /// F130: a Trench, of which Foxholes stay.
    Foxholes,
    /// The marker of a Ruin, else of a Shell Hole; a Fortification is gone.
    Marker { ruin: bool },
}

impl Book {
    /// F125.4b, F126a, F127a, F129a, F130.1: the Cover of a Fortification, without and against Mortars and artillery:
    /// here it is the same.
    pub fn fort_cover(&self, fort: Fort) -> Option<[i8; 2]> {
        let [plain, indirect] = fort.cover()?;
        let indirect = if self.law.forts_by_weapon {
            indirect
        } else {
            plain
        };
        Some([plain, indirect])
    }
    /// T99.5, F125.3: the total of artillery that changes a hex, and what that makes of it. Of a Fortification and the
    /// ground under it only the Fortification changes.
    fn wreck(&self, s: &State, hex: HexId) -> Option<(u8, Wreck)> {
        let (marks, terrain) = (s.marks(hex), self.terrain(s, hex));
        if marks.blaze() {
            return None;
        }
        let built = matches!(terrain, Terrain::Building | Terrain::MajorBridge);
        if let Some(fort) = marks.fort() {
            let wreck = match fort {
                Fort::Trench => Wreck::Foxholes,
                Fort::Bunker | Fort::Pillbox => Wreck::Marker { ruin: true },
                // F127a, F128a, F131
                Fort::Foxholes | Fort::Mines | Fort::Wire => Wreck::Marker { ruin: built },
            };
            return Some((vulnerability(fort), wreck));
        }
        // T121.1: a Trail in printed Shell Holes is lost; a Shell Hole itself cannot get worse (T118a).
        if self.eases(s, hex) && marks.ground().is_none() {
            return Some((VULNERABLE, Wreck::Marker { ruin: false }));
        }
        let (total, becomes) = self.land_row(terrain).becomes?;
        let ruin = becomes == Terrain::Ruin;
        Some((total, Wreck::Marker { ruin }))
    }
    /// T118.2, T121b: whether a printed Trail leads through the Shell Holes of a hex; if they are printed too, as long as
    /// no shell has cut it (T121.1).
    pub fn eases(&self, s: &State, hex: HexId) -> bool {
        let ground = self.ground(hex);
        let cut = ground.terrain == Terrain::ShellHole && s.marks(hex).ground().is_some();
        ground.trail && self.terrain(s, hex) == Terrain::ShellHole && !cut
    }
    /// T99.5, F125.3: an attack of this total by artillery alone turns a hex, or the Fortification in it, into what it
    /// becomes; whether it did.
    pub fn degrade(&self, s: &mut State, hex: HexId, total: i8, t: &mut Teller) -> bool {
        match self.wreck(s, hex) {
            Some((least, wreck)) if total >= least as i8 => {
                self.lay_wreck(s, hex, wreck, t);
                true
            }
            _ => false,
        }
    }
    /// E95: whatever the total, all there is in a hex: the Fortification, and the ground under what is left of it (F130).
    pub fn turn_over(&self, s: &mut State, hex: HexId, t: &mut Teller) {
        let (before, terrain) = (s.marks(hex), self.terrain(s, hex));
        self.crater(s, hex, t);
        let caved_in = s.marks(hex).fort().is_some() && s.marks(hex).fort() != before.fort();
        if caved_in && let Some((_, becomes)) = self.land_row(terrain).becomes {
            self.lay_ground(s, hex, becomes == Terrain::Ruin, t);
        }
    }
    /// T99.5, A43: the same whatever the total.
    pub fn crater(&self, s: &mut State, hex: HexId, t: &mut Teller) {
        if let Some((_, wreck)) = self.wreck(s, hex) {
            self.lay_wreck(s, hex, wreck, t);
        }
    }
    fn lay_wreck(&self, s: &mut State, hex: HexId, wreck: Wreck, t: &mut Teller) {
        match wreck {
            Wreck::Foxholes => {
                s.marks_mut(hex).set_fort(Some(Fort::Foxholes));
                t.all(|| self.say("trench-caved-in").name("hex", self.label(hex)));
            }
            Wreck::Marker { ruin } => {
                s.marks_mut(hex).set_fort(None);
                self.lay_ground(s, hex, ruin, t);
            }
        }
    }
    /// The marker of a Ruin, else of a Shell Hole.
    fn lay_ground(&self, s: &mut State, hex: HexId, ruin: bool, t: &mut Teller) {
        s.altered += u8::from(s.marks(hex).ground().is_none());
        s.marks_mut(hex).set_ground(ruin);
        let key = if ruin { "ruined" } else { "cratered" };
        t.all(|| self.say(key).name("hex", self.label(hex)));
    }
    /// T118a, T124.1: the first Shell Hole and the first Destroyed Woods that a Move enters cost one point more: the flag
    /// of a `Move` that says it has entered one, and the rule.
    pub fn first_of(&self, s: &State, to: HexId) -> Option<(u8, &'static str)> {
        match self.terrain(s, to) {
            Terrain::ShellHole => Some((Move::CRATER, "g:T118a")),
            Terrain::DestroyedWoods => Some((Move::SPLINTERS, "g:T124.1")),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_vulnerability_never_changes() {
        let lasting = |terrain: &Terrain| CHART[*terrain as usize].becomes.is_none();
        let all = crate::edition::Edition::GreatWar.chart().iter().copied();
        let left: Vec<Terrain> = all.filter(lasting).collect();
        // T111, T118a, T120, T123
        assert_eq!(left.len(), 4, "{left:?}");
        for terrain in [
            Terrain::Marsh,
            Terrain::ShellHole,
            Terrain::Stream,
            Terrain::WaterBarrier,
        ] {
            assert!(left.contains(&terrain), "{terrain:?}");
        }
    }
}
