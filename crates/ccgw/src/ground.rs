//! Terrain: what a hex does to movement and combat (ter.*), and sight (los.*).

use crate::book::Book;
use crate::frame::Mode;
use crate::kinds::{Kind, Terrain};
use crate::state::State;
use hex::{HexId, HexSet128};

impl Book {
    /// The tile of a hex: shelling may have taken it away (scn.52.nml).
    #[inline]
    pub fn tile(&self, s: &State, hex: HexId) -> Terrain {
        if s.razed.contains(hex) {
            Terrain::Countryside
        } else {
            self.terrain[hex.index()]
        }
    }

    /// fx.ter.water.impassable, fx.ter.water.ford-move: hexes that a unit of this kind may never enter.
    #[inline]
    pub fn closed(&self, s: &State, kind: Kind) -> HexSet128 {
        let water = self.water | s.damaged;
        if kind.is_soldier() {
            water
        } else {
            water | self.fords
        }
    }

    /// What the hex is for movement; a crater changes only what the data file says it changes (ter.entry-parts).
    #[inline]
    pub fn moves_as(&self, s: &State, hex: HexId) -> Terrain {
        let tile = self.tile(s, hex);
        if s.crater.contains(hex) {
            self.ground(tile).moves_as
        } else {
            tile
        }
    }

    /// What the hex is for combat: for the attacker's dice and for the target's protection (ter.entry-parts).
    #[inline]
    pub fn fights_as(&self, s: &State, hex: HexId) -> Terrain {
        if s.wire.contains(hex) {
            Terrain::Wire
        } else {
            self.under_wire(s, hex)
        }
    }

    /// What the hex under a wire token is for combat.
    #[inline]
    pub fn under_wire(&self, s: &State, hex: HexId) -> Terrain {
        let tile = self.tile(s, hex);
        if s.crater.contains(hex) {
            self.ground(tile).fights_as
        } else {
            tile
        }
    }

    /// Whether a unit entering must stop: ter.forest.move, ter.building.move, ter.ruin.move,
    /// ter.mine-crater.move-enter, ter.wire.move, fx.ter.church.move, fx.ter.bunker.move, fx.ter.water.ford-move; a
    /// fortified position changes nothing (fx.ter.fort-pos.move). ter.countryside.move, ter.hill.move, ter.trench.move and
    /// ter.shell-crater.move let it pass.
    #[inline]
    pub fn stops_entering(&self, s: &State, hex: HexId) -> bool {
        s.wire.contains(hex) || self.ground(self.moves_as(s, hex)).stop_on_enter
    }

    /// ter.mine-crater.move-leave
    #[inline]
    pub fn stops_leaving(&self, s: &State, hex: HexId) -> bool {
        self.ground(self.moves_as(s, hex)).stop_on_leave
    }

    /// Soldiers ignored and Flags that may be ignored by a unit in this hex (ter.protection-principle),
    /// with the rule that says so. `from` is the attacker's hex in close combat.
    pub fn protection(&self, s: &State, hex: HexId, mode: Mode, from: HexId) -> ([u8; 2], &str) {
        let terrain = self.fights_as(s, hex);
        let rule = match self.set_protection(s, hex, terrain) {
            _ if s.works.contains(hex) => "fx.ter.fort-pos.protection",
            Some((_, rule)) => rule,
            None => protection_rule(terrain, mode),
        };
        (self.ignored(s, hex, mode, from), rule)
    }

    /// The same without the rule. Who asks for several modes at once looks at the hex once.
    #[inline(always)]
    pub fn ignored(&self, s: &State, hex: HexId, mode: Mode, from: HexId) -> [u8; 2] {
        let terrain = self.fights_as(s, hex);
        let ground = self.ground(terrain);
        let values = match (self.set_protection(s, hex, terrain), mode) {
            (Some((values, _)), _) => *values,
            // ter.hill.triple: a shelled hill is a crater to who fights out of it, too.
            (None, Mode::Close) if self.hills.contains(from) && !s.crater.contains(from) => {
                ground.close_from_hill
            }
            (None, Mode::Close) => ground.close,
            // ra.terrain-column: artillery meets the protection against fire.
            (None, Mode::Ranged | Mode::Centre | Mode::Ring) => ground.ranged,
        };
        if !s.works.contains(hex) {
            return values;
        }
        // fx.ter.fort-pos.table: one more of each than the hex itself.
        values.map(|n| n.saturating_add(1))
    }

    /// What the scenario sets for a hex that is this terrain now.
    #[inline(always)]
    fn set_protection(&self, s: &State, hex: HexId, now: Terrain) -> Option<&([u8; 2], String)> {
        // ter.wire.no-protection: whatever the tile.
        let gone = now == Terrain::Wire || s.crater.contains(hex);
        self.protection[hex.index()].as_ref().filter(|_| !gone)
    }

    /// los.obstacles: what blocks a line between these two hexes, wherever it runs: units, and the tiles that the
    /// data file says block. ter.countryside.los, ter.wire.los and the like do not, nor does a fortified position
    /// (fx.ter.fort-pos.los).
    #[inline]
    pub fn obstacles(&self, s: &State, a: HexId, b: HexId) -> HexSet128 {
        self.obstacles_with(self.solid(s), a, b)
    }

    /// Those of them that are the same for all lines.
    #[inline]
    pub fn solid(&self, s: &State) -> HexSet128 {
        s.crowded() | (self.blocking - s.razed)
    }

    #[inline]
    fn obstacles_with(&self, solid: HexSet128, a: HexId, b: HexId) -> HexSet128 {
        // ter.hill.los-plateau, ter.hill.los-valley: from hill to hill other hills do not block;
        // ter.hill.los-behind, ter.hill.los-second-hex: otherwise any hill hex between does,
        // and the first hill hex is seen because it is the end of the line (ter.hill.los-first-hex).
        if self.hills.contains(a) && self.hills.contains(b) {
            solid
        } else {
            solid | self.hills
        }
    }

    /// los.centre-line, los.edge: whether a unit in one hex sees the other.
    #[inline]
    pub fn sees(&self, s: &State, a: HexId, b: HexId) -> bool {
        self.sees_past(self.solid(s), a, b)
    }

    /// The same, with what is solid found out before.
    #[inline]
    pub fn sees_past(&self, solid: HexSet128, a: HexId, b: HexId) -> bool {
        !self.lines.blocked(a, b, self.obstacles_with(solid, a, b))
    }

    /// The hex that blocks the line, nearest first.
    pub fn blocker(&self, s: &State, a: HexId, b: HexId) -> Option<HexId> {
        self.lines.first_block(a, b, self.obstacles(s, a, b))
    }
}

/// The rule that gives a terrain its protection.
pub fn protection_rule(terrain: Terrain, mode: Mode) -> &'static str {
    let close = mode == Mode::Close;
    match terrain {
        Terrain::Countryside => "ter.countryside.combat",
        Terrain::Forest => "ter.forest.protection",
        Terrain::Building => "ter.building.protection",
        Terrain::Hill if close => "ter.hill.protection-melee",
        Terrain::Hill => "ter.hill.protection-ranged",
        Terrain::Ruin => "ter.ruin.protection",
        Terrain::Trench if close => "ter.trench.protection-melee",
        Terrain::Trench => "ter.trench.protection-ranged",
        Terrain::MineCrater => "ter.mine-crater.protection",
        Terrain::SunkenLane => "scn.08.sunken-lane",
        Terrain::Church => "fx.ter.church.protection",
        Terrain::Bunker if close => "fx.ter.bunker.protection-melee",
        Terrain::Bunker => "fx.ter.bunker.protection-ranged",
        Terrain::Water | Terrain::Ford => "fx.ter.water.ford-combat",
        Terrain::Bridge => "ter.countryside.combat",
        Terrain::ShellCrater => "ter.shell-crater.protection",
        Terrain::Wire => "ter.wire.no-protection",
    }
}

/// The rule by which an attacker's own hex costs him a die. Ruins, hills, trenches and craters cost none
/// (ter.ruin.combat, ter.hill.combat, ter.trench.combat, ter.shell-crater.combat, ter.mine-crater.combat).
pub fn attacker_rule(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Forest => "ter.forest.combat-enter",
        Terrain::Building => "ter.building.combat-enter",
        Terrain::Church => "fx.ter.church.combat",
        Terrain::Bunker => "fx.ter.bunker.combat",
        Terrain::Wire => "ter.wire.combat",
        _ => "ranged.attacker-hex",
    }
}
