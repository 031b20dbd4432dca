//! What a line of sight is made of, and the judgement on it over the terrain as it now is.

use super::law::SightMap;
use super::{BLOCKED, Effect, Thing};
use crate::kinds::Terrain;
use hex::HexId;

/// The rules that decide, the first one first.
pub(super) type Rules = &'static [&'static str];

/// What a line of sight is made of, whatever markers lie on the map: found once for each pair of hexes, since the
/// terrain of the Great War changes in play and its geometry does not.
#[derive(Clone, Debug, Default)]
pub struct Bones {
    /// The worst of what no marker changes: hills, hexsides, railways; in Europe everything.
    pub(super) fixed: u8,
    /// Of each end, whether a Gully there would hide it.
    pub(super) sunk: [bool; 2],
    pub(super) hill: bool,
    pub(super) looks_up: bool,
    /// What hangs on the terrain of a hex.
    pub(super) parts: Box<[Part]>,
}

/// A hex between the ends, as the line meets it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub hex: HexId,
    pub bits: u8,
    /// The same for two hexes on either side of the line.
    pub slot: u8,
}

impl Part {
    /// Only a corner of it is touched.
    pub const TOUCH: u8 = 1;
    /// The drawing of a Building is met, not the whole hex.
    pub const HOUSE: u8 = 1 << 1;
    /// It is as high as the higher end.
    pub const REACHES: u8 = 1 << 2;
    /// T88.4.1: the lower end lies directly behind it.
    pub const BLIND: u8 = 1 << 3;

    const fn has(self, bit: u8) -> bool {
        self.bits & bit != 0
    }
}

impl Bones {
    /// The worst of it as a number.
    pub(crate) fn verdict(&self, map: SightMap<'_>, a: HexId, b: HexId) -> u8 {
        let mut worst = self.fixed;
        if worst < BLOCKED {
            self.judge_ends(map, [a, b], |_, _| worst = BLOCKED);
            self.judge_parts(map, |_, _, effect, _| worst = worst.max(effect.number()));
        }
        worst
    }

    /// T86b, g:T114: from and into a Gully or Quarry one sees adjacent hexes, and is seen from higher ones.
    pub(super) fn judge_ends(
        &self,
        map: SightMap<'_>,
        ends: [HexId; 2],
        mut blocks: impl FnMut(usize, Rules),
    ) {
        for (i, hex) in ends.into_iter().enumerate() {
            match map.terrain(hex) {
                Terrain::Gully if self.sunk[i] => blocks(i, &["T86b"]),
                Terrain::Quarry if self.sunk[i] => blocks(i, &["g:T114"]),
                _ => {}
            }
        }
    }

    /// g:10.1a, g:10.3: terrain fills its hex, sides and all: an Obstacle blocks what passes through or along it, a
    /// Hindrance hinders what touches any part of it. A Building is only where it is drawn.
    pub(super) fn judge_parts(
        &self,
        map: SightMap<'_>,
        mut add: impl FnMut(usize, Thing, Effect, Rules),
    ) {
        let mut splinters = 0;
        for (i, &part) in self.parts.iter().enumerate() {
            let terrain = map.terrain(part.hex);
            let house = terrain == Terrain::Building;
            let touch = part.has(Part::TOUCH) && map.row(terrain).obstacle;
            if house != part.has(Part::HOUSE) || touch {
                continue;
            }
            if terrain == Terrain::DestroyedWoods {
                splinters += 1;
            } else if let Some((thing, effect, rules)) = self.terrain(map, part, terrain) {
                add(i, thing, effect, rules);
            }
        }
        if splinters > 1 {
            self.judge_splinters(map, add);
        }
    }

    /// g:T124.1, g:T110.4.1: sight passes through one hex of Destroyed Woods and into a second, not through two; from
    /// above the hex behind the second is blind. Two hexes on either side of the line count as one.
    #[cold]
    fn judge_splinters(&self, map: SightMap<'_>, mut add: impl FnMut(usize, Thing, Effect, Rules)) {
        let woods = Terrain::DestroyedWoods;
        let obstacle = map.row(woods).obstacle;
        let is_met = |part: &Part| {
            let touch = part.has(Part::TOUCH) && obstacle;
            map.terrain(part.hex) == woods && !part.has(Part::HOUSE) && !touch
        };
        let all = || {
            self.parts
                .iter()
                .enumerate()
                .filter(|(_, part)| is_met(part))
        };
        let mut high = all().filter(|(_, part)| part.has(Part::REACHES));
        if let Some((_, first)) = high.next()
            && let Some((i, _)) = high.find(|(_, part)| part.slot != first.slot)
        {
            let rules = &["g:T124.1", "10.2b", "10.1a"];
            add(i, Thing::Terrain(woods), Effect::Blocks, rules);
        }
        for (i, part) in all().filter(|(_, part)| part.has(Part::BLIND)) {
            let beside = |other: &Part| map.drawing.grid().distance(part.hex, other.hex) == 1;
            let deep = all().any(|(_, other)| beside(other) && other.slot != part.slot);
            if deep {
                add(
                    i,
                    Thing::Blind(woods),
                    Effect::Blocks,
                    &["T88.4.1a", "g:T124.1"],
                );
            }
        }
    }

    /// What a terrain does to the line where it meets it.
    pub(super) fn terrain(
        &self,
        map: SightMap<'_>,
        part: Part,
        terrain: Terrain,
    ) -> Option<(Thing, Effect, Rules)> {
        let row = map.row(terrain);
        if row.obstacle && part.has(Part::REACHES) {
            let rules = obstacle_rules(terrain, self.hill);
            Some((Thing::Terrain(terrain), Effect::Blocks, rules))
        } else if row.obstacle && part.has(Part::BLIND) {
            let rules: Rules = match self.looks_up {
                true => &["T88.4.1b", "T88.4.1a"],
                false => &["T88.4.1a"],
            };
            Some((Thing::Blind(terrain), Effect::Blocks, rules))
        } else if !row.obstacle && row.hindrance > 0 && part.has(Part::REACHES) {
            let effect = Effect::Hinders(row.hindrance);
            Some((Thing::Terrain(terrain), effect, hindrance_rules(terrain)))
        } else {
            None
        }
    }
}

impl Effect {
    /// As it stands in the table of verdicts.
    pub(super) const fn number(self) -> u8 {
        match self {
            Effect::Blocks => BLOCKED,
            Effect::Hinders(value) => value,
        }
    }
}

fn obstacle_rules(terrain: Terrain, hill: bool) -> &'static [&'static str] {
    match (terrain, hill) {
        (Terrain::Building, false) => &["10.2b", "T82a", "10.1a"],
        (Terrain::Building, true) => &["T88.4a", "10.2b", "T82a"],
        (Terrain::Boulders, false) => &["10.2b", "g:T101", "10.1a"],
        (Terrain::Boulders, true) => &["T88.4a", "10.2b", "g:T101"],
        (_, false) => &["10.2b", "T99a", "10.1a"],
        (_, true) => &["T88.4a", "10.2b", "T99a"],
    }
}

fn hindrance_rules(terrain: Terrain) -> &'static [&'static str] {
    match terrain {
        Terrain::Brush => &["T81", "10.3"],
        Terrain::Orchard => &["T91", "10.3"],
        Terrain::Field => &["T85", "10.3"],
        Terrain::Marsh => &["T89a", "10.3"],
        Terrain::Ruin => &["g:T117", "10.3"],
        _ => &["T80", "10.3"],
    }
}
