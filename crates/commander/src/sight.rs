//! The law of sight (10, T78.4, T88.3–T88.5): what a line from centre to centre touches of the drawing, and what that
//! does to it. Units do nothing to it (10.1.1), and both ends see the same (10.1d). One list of findings serves the
//! verdict and the explanation.
//!
//! Words: `cce-no-sight-*` for what blocks, `cce-sight-*` for what hinders, in `locales/*/cce-sight.ftl`.

mod bones;
mod law;

pub use bones::Bones;
pub use law::SightMap;

use crate::book::Book;
use crate::kinds::{Hexside, Terrain};
use crate::state::{Markers, State};
use hex::{HexId, HexSet256, HexSide, PairTable, Ratio};
use std::sync::OnceLock;
use table::{Refusal, Seat, SightView, Text};

/// In the table of verdicts: the line is blocked.
pub(crate) const BLOCKED: u8 = u8::MAX;
/// g:T107: the Hindrance of Gas.
const GAS: u8 = 1;

/// Verdicts that do not change in play, each row found on first use.
#[derive(Clone, Debug)]
pub struct Lines {
    /// The worst Hindrance as printed, or [`BLOCKED`].
    verdict: PairTable<u8>,
    /// From what the verdict on changed terrain is found.
    bones: PairTable<Bones>,
    /// Every hex whose area the line touches, ends, sides and corners included (10.2.1, 10.3.4a).
    touched: PairTable<HexSet256>,
    /// g:2.4: the same for the Artillery Observer of each seat, hex by hex.
    above: [OnceLock<Box<[Bones]>>; 2],
}

impl Lines {
    /// An empty table for a board of so many hexes.
    pub fn new(hexes: usize) -> Lines {
        Lines {
            verdict: PairTable::new(hexes),
            bones: PairTable::new(hexes),
            touched: PairTable::new(hexes),
            above: Default::default(),
        }
    }
}

/// What a line of sight touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// The drawing of a terrain.
    Terrain(Terrain),
    /// A hexside.
    Side(Hexside, HexSide),
    /// T92
    Railway,
    /// T88.3.3: ground higher than both ends, of this level.
    Hill(i8),
    /// T88.3.2: a Crest Line of the level of the higher end.
    Crest(i8),
    /// T88.4.1: Woods or a Building that make a Blind Hex.
    Blind(Terrain),
    /// T86b: an end that lies in a Gully.
    Gully,
    /// T94
    Smoke,
    /// T79
    Blaze,
    /// g:T107
    Gas,
    /// g:10.1.1b
    Tank,
}

/// What it does to the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// 10.3: so much Hindrance.
    Hinders(u8),
    /// 10.2b
    Blocks,
}

/// One thing that matters to a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Met {
    /// Where along the line, from 0 to 1.
    pub at: Ratio,
    /// In which hex; of a hexside, the one in its name.
    pub hex: HexId,
    /// What.
    pub thing: Thing,
    /// What it does.
    pub effect: Effect,
    /// By which rules, the deciding one first.
    pub rules: &'static [&'static str],
}

/// A line of sight, explained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// The worst Hindrance; nothing if it is blocked.
    pub sight: Option<u8>,
    /// What decides it: everything that blocks, in order; else the worst Hindrance and then the others (10.3.3).
    pub met: Vec<Met>,
}

impl Look {
    fn of(mut met: Vec<Met>) -> Look {
        let worst = met.iter().map(|met| met.effect).max();
        // T88.3.3: of a hill higher than both ends its top decides, not the Crest Lines at its foot.
        let hills = met.iter().filter(|met| matches!(met.thing, Thing::Hill(_)));
        let hill = hills.map(|met| met.at).min();
        met.sort_by_key(|met| {
            let foot = hill.filter(|_| matches!(met.thing, Thing::Crest(_)));
            let at = foot.map_or(met.at, |hill| hill.max(met.at));
            (std::cmp::Reverse(met.effect), at, foot.is_some())
        });
        let sight = match worst {
            Some(Effect::Blocks) => {
                met.retain(|met| met.effect == Effect::Blocks);
                None
            }
            Some(Effect::Hinders(value)) => Some(value),
            None => Some(0),
        };
        Look { sight, met }
    }
}

/// 10.2.1, 10.3.4: what Smoke and Blazes in the touched hexes do to a line. A Blaze in an end hex does nothing (10.1b);
/// Smoke does (10.3.4b).
pub fn markers_met(touched: HexSet256, markers: &[Markers], from: HexId, to: HexId) -> Vec<Met> {
    let mut met = Vec::new();
    for hex in touched.iter() {
        let (mark, end) = (markers[hex.index()], hex == from || hex == to);
        let at = if hex == to { Ratio::ONE } else { Ratio::ZERO };
        if mark.blaze() && !end {
            met.push(Met {
                at,
                hex,
                thing: Thing::Blaze,
                effect: Effect::Blocks,
                rules: &["10.2.1", "T79", "T88.4b"],
            });
        }
        if mark.smoke() > 0 {
            met.push(Met {
                at,
                hex,
                thing: Thing::Smoke,
                effect: Effect::Hinders(mark.smoke()),
                rules: if end {
                    &["10.3.4b", "10.3.4a", "T94"]
                } else {
                    &["10.3.4a", "T94", "T88.5b"]
                },
            });
        }
        if mark.gas() {
            met.push(Met {
                at,
                hex,
                thing: Thing::Gas,
                effect: Effect::Hinders(GAS),
                rules: if end {
                    &["g:T107", "10.3.4b", "10.3.4a"]
                } else {
                    &["g:T107", "10.3.4a", "T88.5b"]
                },
            });
        }
    }
    met
}

/// The same as a verdict: the worst of a Hindrance, the Smoke and the Gas; nothing if a Blaze blocks.
pub(crate) fn past_markers(
    touched: HexSet256,
    markers: &[Markers],
    a: HexId,
    b: HexId,
    mut worst: u8,
) -> Option<u8> {
    for hex in touched.iter() {
        let mark = markers[hex.index()];
        if mark.blaze() && hex != a && hex != b {
            return None;
        }
        worst = worst.max(mark.smoke()).max(GAS * u8::from(mark.gas()));
    }
    Some(worst)
}

impl Book {
    /// The map as it is printed.
    pub(crate) fn printed_map(&self) -> SightMap<'_> {
        SightMap {
            edition: self.edition,
            drawing: &self.map,
            hexes: &self.hexes,
            markers: &[],
            eye: None,
        }
    }
    /// The map as it now is.
    pub(crate) fn present_map<'a>(&'a self, s: &'a State) -> SightMap<'a> {
        SightMap {
            markers: &s.markers,
            ..self.printed_map()
        }
    }

    fn bones(&self, a: HexId, b: HexId) -> &Bones {
        let find = |a, b| self.printed_map().bones(a, b);
        self.lines.bones.get(a, b, find)
    }
    fn printed_sight(&self, a: HexId, b: HexId) -> u8 {
        let find = |a, b| self.bones(a, b).verdict(self.printed_map(), a, b);
        *self.lines.verdict.get(a, b, find)
    }

    /// Every hex whose area the line touches.
    pub(crate) fn touched(&self, a: HexId, b: HexId) -> HexSet256 {
        let find = |a, b| self.printed_map().touched(a, b);
        *self.lines.touched.get(a, b, find)
    }

    /// 10: the worst Hindrance between two hexes (10.3.3), Smoke included; nothing if the line is blocked. In one and
    /// the same hex only Smoke hinders.
    #[inline]
    pub fn sight(&self, s: &State, a: HexId, b: HexId) -> Option<u8> {
        let fixed = match s.altered {
            0 => self.printed_sight(a, b),
            _ => {
                let (low, high) = (a.min(b), a.max(b));
                self.bones(a, b).verdict(self.present_map(s), low, high)
            }
        };
        if fixed == BLOCKED {
            return None;
        }
        if s.smokes | s.blazes | s.gases == 0 && s.tanks.is_empty() {
            return Some(fixed);
        }
        let worst = past_markers(self.touched(a, b), &s.markers, a, b, fixed)?;
        Some(worst.max(self.past_tanks(s, self.printed_map(), a, b)))
    }

    /// The same, with what decides it.
    pub fn look(&self, s: &State, from: HexId, to: HexId) -> Look {
        self.look_over(s, self.present_map(s), from, to)
    }

    pub(crate) fn look_over(&self, s: &State, map: SightMap<'_>, from: HexId, to: HexId) -> Look {
        let mut met = map.met(from, to);
        met.extend(markers_met(self.touched(from, to), &s.markers, from, to));
        met.extend(self.tanks_met(s, map, from, to));
        Look::of(met)
    }

    /// The lines from the Artillery Observer of a side, once found.
    pub(crate) fn above(&self, seat: Seat, find: impl FnOnce() -> Box<[Bones]>) -> &[Bones] {
        self.lines.above[seat.index()].get_or_init(find)
    }

    /// A hex as it is seen from another, for a viewer.
    pub fn seen(&self, s: &State, from: HexId, to: HexId) -> SightView {
        let Some(hindrance) = self.sight(s, from, to) else {
            let look = self.look(s, from, to);
            return SightView {
                hex: self.label(to),
                clear: false,
                hindrance: None,
                blockers: self.met_hexes(&look),
                why: look.met.first().map(|met| self.sight_refusal(met)),
            };
        };
        let look = (hindrance > 0).then(|| self.look(s, from, to));
        SightView {
            hex: self.label(to),
            clear: true,
            hindrance: (hindrance > 0).then_some(i64::from(hindrance)),
            blockers: look.map_or_else(Vec::new, |look| self.met_hexes(&look)),
            why: None,
        }
    }

    /// The hexes of what blocks, or of the worst Hindrance, in order and once each.
    fn met_hexes(&self, look: &Look) -> Vec<String> {
        let Some(first) = look.met.first() else {
            return Vec::new();
        };
        let deciding = look.met.iter().filter(|met| met.effect == first.effect);
        let mut labels: Vec<String> = Vec::new();
        for met in deciding {
            let label = self.label(met.hex);
            if !labels.contains(&label) {
                labels.push(label);
            }
        }
        labels
    }

    /// Why a line is blocked, or what hinders it, for people.
    pub fn sight_refusal(&self, met: &Met) -> Refusal {
        Refusal {
            rules: self
                .cited(met.rules.iter().copied())
                .into_iter()
                .map(Into::into)
                .collect(),
            text: self.met_text(met),
        }
    }

    /// One finding in words.
    pub fn met_text(&self, met: &Met) -> Text {
        let key = match met.thing {
            Thing::Terrain(terrain) => terrain.word().to_owned(),
            Thing::Side(kind, _) => kind.word().to_owned(),
            Thing::Blind(terrain) => format!("blind-{}", terrain.word()),
            Thing::Railway => "railway".to_owned(),
            Thing::Hill(_) => "hill".to_owned(),
            Thing::Crest(_) if met.rules[0] == "T88.3.2a" => "crest-up".to_owned(),
            Thing::Crest(_) => "crest-down".to_owned(),
            Thing::Gully if met.rules[0] == "g:T114" => "quarry".to_owned(),
            Thing::Gully => "gully".to_owned(),
            Thing::Smoke => "smoke".to_owned(),
            Thing::Blaze => "blaze".to_owned(),
            Thing::Gas => "gas".to_owned(),
            Thing::Tank => "tank".to_owned(),
        };
        let place = match met.thing {
            Thing::Side(_, side) => self.map.grid().side_label(side),
            _ => self.label(met.hex),
        };
        match met.effect {
            Effect::Blocks => self.say(&format!("no-sight-{key}")).name("hex", place),
            Effect::Hinders(value) => self
                .say(&format!("sight-{key}"))
                .name("hex", place)
                .num("value", value),
        }
    }
}

#[cfg(test)]
mod tests;
