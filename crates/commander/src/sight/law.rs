//! The law itself: contacts of a line with the drawing, judged one by one.

use super::bones::{Bones, Part};
use super::{Effect, Met, Thing};
use crate::book::PrintedHex;
use crate::chart::TerrainRow;
use crate::edition::Edition;
use crate::kinds::{Hexside, Terrain};
use crate::state::Markers;
use hex::{Contact, Feature, HexId, HexSet256, HexSide, How, Map, Point, Ratio};

/// The map, as far as sight asks for it.
#[derive(Clone, Copy)]
pub struct SightMap<'a> {
    /// By which book.
    pub edition: Edition,
    /// The drawing.
    pub drawing: &'a Map,
    /// The hexes.
    pub hexes: &'a [PrintedHex],
    /// The markers that have changed them; none: as printed.
    pub markers: &'a [Markers],
    /// g:2.4: who looks from this hex stands at least so high.
    pub eye: Option<(HexId, i8)>,
}

/// One line whose bones are being found.
struct Line<'a> {
    map: SightMap<'a>,
    from: HexId,
    to: HexId,
    /// The higher and the lower of the two levels.
    high: i8,
    low: i8,
    contacts: Vec<Contact>,
    /// What no marker changes.
    met: Vec<Met>,
    /// What hangs on the terrain of a hex, and where along the line it begins.
    parts: Vec<(Part, Ratio)>,
    bones: Bones,
}

impl<'a> SightMap<'a> {
    /// Everything on the map that matters to the line, seen from `from`.
    pub fn met(self, from: HexId, to: HexId) -> Vec<Met> {
        if from == to {
            return Vec::new();
        }
        let Line {
            bones,
            met: mut fixed,
            parts,
            ..
        } = Line::over(self, from, to);
        let mut met = Vec::new();
        bones.judge_ends(self, [from, to], |end, rules| {
            met.push(Met {
                at: [Ratio::ZERO, Ratio::ONE][end],
                hex: [from, to][end],
                thing: Thing::Gully,
                effect: Effect::Blocks,
                rules,
            });
        });
        met.append(&mut fixed);
        bones.judge_parts(self, |i, thing, effect, rules| {
            let (Part { hex, .. }, at) = parts[i];
            met.push(Met {
                at,
                hex,
                thing,
                effect,
                rules,
            });
        });
        met
    }
    /// What the line is made of, whatever markers lie on it.
    pub(crate) fn bones(self, a: HexId, b: HexId) -> Bones {
        if a == b {
            return Bones::default();
        }
        Line::over(self, a, b).bones
    }

    /// The hexes whose area the line touches in any way, both ends among them.
    pub fn touched(self, a: HexId, b: HexId) -> HexSet256 {
        let (grid, stencils) = (self.drawing.grid(), self.drawing.stencils());
        let start = grid.axial(a);
        let steps = stencils.between(grid, a, b).steps.iter();
        steps.filter_map(|step| grid.at(start + step.hex)).collect()
    }

    /// Whether a drawing can do anything to a line: contours are asked for themselves, and the terrain of the Great War
    /// fills its hexes, but for Buildings.
    fn matters(self, what: Feature) -> bool {
        match what {
            Feature::Outline(number) => {
                let kind = Terrain::named(&self.drawing.outlines()[usize::from(number)].kind);
                match self.edition {
                    Edition::Europe => kind.is_some(),
                    Edition::GreatWar => kind == Some(Terrain::Building),
                }
            }
            Feature::Strip(number) => is_way(&self.drawing.strips()[usize::from(number)].kind),
            Feature::Contour(_) => false,
            Feature::Hex | Feature::Side(_) => true,
        }
    }

    fn level(self, hex: HexId) -> i8 {
        self.hexes[hex.index()].level
    }
    /// The level of who looks or is looked at there.
    pub(crate) fn end_level(self, hex: HexId) -> i8 {
        match self.eye {
            Some((eye, level)) if eye == hex => level.max(self.level(hex)),
            _ => self.level(hex),
        }
    }
    /// The terrain of a hex as it now is.
    pub(super) fn terrain(self, hex: HexId) -> Terrain {
        let mark = self.markers.get(hex.index());
        let changed = mark.and_then(|mark| mark.terrain());
        changed.unwrap_or(self.hexes[hex.index()].terrain)
    }
    pub(super) fn row(self, terrain: Terrain) -> &'static TerrainRow {
        &self.edition.terrain_chart()[terrain as usize]
    }

    /// The level of the ground in the middle of a hexside: that of a wall on it.
    fn side_level(self, side: HexSide) -> i8 {
        let [a, b] = self.drawing.grid().ends(side);
        let middle = Point::new((a.x + b.x) / 2, (a.y + b.y) / 2);
        let over = |contour: &&hex::Contour| contour.area.contains(middle);
        let levels = self
            .drawing
            .contours()
            .iter()
            .filter(over)
            .map(|each| each.level);
        levels.max().unwrap_or(0)
    }
}

impl<'a> Line<'a> {
    /// The line and all that it meets.
    fn over(map: SightMap<'a>, from: HexId, to: HexId) -> Line<'a> {
        let far = map.drawing.grid().distance(from, to) > 1;
        let levels = [from, to].map(|hex| map.end_level(hex));
        let high = levels[0].max(levels[1]);
        // g:2.4: who looks from above is not in it.
        let sunk = |hex, level, other| far && level == map.level(hex) && other <= level;
        let mut line = Line {
            map,
            from,
            to,
            high,
            low: levels[0].min(levels[1]),
            contacts: hex::contacts_with(map.drawing, from, to, &|what| map.matters(what)),
            met: Vec::new(),
            parts: Vec::new(),
            bones: Bones {
                sunk: [
                    sunk(from, levels[0], levels[1]),
                    sunk(to, levels[1], levels[0]),
                ],
                hill: high > 0,
                looks_up: levels[0] < high,
                ..Bones::default()
            },
        };
        line.hills();
        line.drawings();
        let worst = line.met.iter().map(|met| met.effect).max();
        line.bones.fixed = worst.map_or(0, Effect::number);
        line.bones.parts = line.parts.iter().map(|&(part, _)| part).collect();
        line
    }
    fn add(
        &mut self,
        contact: &Contact,
        thing: Thing,
        effect: Effect,
        rules: &'static [&'static str],
    ) {
        self.met.push(Met {
            at: contact.enter,
            hex: contact.hex,
            thing,
            effect,
            rules,
        });
    }

    /// The part of the line between the two end hexes.
    fn between(&self) -> (Ratio, Ratio) {
        let part = |end: HexId| {
            let of = |contact: &&Contact| contact.what == Feature::Hex && contact.hex == end;
            *self
                .contacts
                .iter()
                .find(of)
                .expect("a line meets both its ends")
        };
        (part(self.from).leave, part(self.to).enter)
    }

    /// T88.3: between the end hexes the line may not meet ground higher than both, and, if they differ, none as high
    /// as the higher one: its Crest Line must lie in its own hex, and no other may follow.
    fn hills(&mut self) {
        let (leave, enter) = self.between();
        if leave >= enter {
            return;
        }
        let grid = self.map.drawing.grid();
        let (a, b) = (grid.centre(self.from), grid.centre(self.to));
        let least = self.high + i8::from(self.high == self.low);
        let looks_up = self.map.end_level(self.from) < self.high;
        for contour in self.map.drawing.contours() {
            if contour.level < least {
                continue;
            }
            let spans = contour.area.spans(a, b);
            let met = spans.iter().find_map(|span| {
                let (from, to) = (span.enter.max(leave), span.leave.min(enter));
                let point = span.enter == span.leave && leave < from && from < enter;
                (from < to || point).then_some(from)
            });
            let Some(at) = met else { continue };
            let (thing, rules): (_, &'static [_]) = if contour.level > self.high {
                (Thing::Hill(contour.level), &["T88.3.3", "10.2a"])
            } else if looks_up {
                (
                    Thing::Crest(contour.level),
                    &["T88.3.2a", "T88.3.2b", "T88.3.1"],
                )
            } else {
                (Thing::Crest(contour.level), &["T88.3.2b", "T88.3.1"])
            };
            let hex = self.hex_at(at);
            self.met.push(Met {
                at,
                hex,
                thing,
                effect: Effect::Blocks,
                rules,
            });
        }
    }

    /// The hex between the ends in which the line is just after this point.
    fn hex_at(&self, at: Ratio) -> HexId {
        let holds = |contact: &&Contact| {
            let part = contact.what == Feature::Hex && !contact.end;
            part && contact.enter <= at && at < contact.leave
        };
        self.contacts
            .iter()
            .find(holds)
            .map_or(self.to, |contact| contact.hex)
    }

    /// 10.1a, 10.1b: outlines, railways and hexsides that are touched, but for those of the end hexes.
    fn drawings(&mut self) {
        let contacts = self.contacts.clone();
        let cleared: HexSet256 = contacts
            .iter()
            .filter(|contact| contact.what == Feature::Hex && self.cleared(&contacts, contact))
            .map(|contact| contact.hex)
            .collect();
        for contact in contacts.iter().filter(|contact| !contact.end) {
            match contact.what {
                Feature::Side(side) => self.side(contact, side),
                _ if cleared.contains(contact.hex) => {}
                Feature::Outline(number) => {
                    let kind = &self.map.drawing.outlines()[usize::from(number)].kind;
                    if let Some(terrain) = Terrain::named(kind) {
                        self.drawn(contact, terrain);
                    }
                }
                Feature::Hex if self.map.edition == Edition::GreatWar => {
                    let touch = Part::TOUCH * u8::from(contact.how == How::Touch);
                    self.part(contact, touch);
                    // g:10.3: it fills its hex, sides and all.
                    let level = self.map.level(contact.hex);
                    if self.map.hexes[contact.hex.index()].railway && self.reaches(level) {
                        let rules = &["T92", "10.3"];
                        self.add(contact, Thing::Railway, Effect::Hinders(1), rules);
                    }
                }
                Feature::Strip(_) if self.map.edition == Edition::GreatWar => {}
                Feature::Strip(number) => {
                    let strip = &self.map.drawing.strips()[usize::from(number)];
                    if strip.kind == "railway" && self.reaches(self.map.level(contact.hex)) {
                        let rules = &["T92", "10.3"];
                        self.add(contact, Thing::Railway, Effect::Hinders(1), rules);
                    }
                }
                Feature::Hex | Feature::Contour(_) => {}
            }
        }
    }

    /// The drawing of a terrain counts in Europe; in the Great War only that of a Building, as long as it stands
    /// (g:10.1a, g:T104).
    fn drawn(&mut self, contact: &Contact, terrain: Terrain) {
        if self.map.edition == Edition::GreatWar {
            if terrain == Terrain::Building {
                self.part(contact, Part::HOUSE);
            }
            return;
        }
        let part = self.meets(contact, 0);
        if let Some((thing, effect, rules)) = self.bones.terrain(self.map, part, terrain) {
            self.add(contact, thing, effect, rules);
        }
    }
    fn part(&mut self, contact: &Contact, bits: u8) {
        let part = self.meets(contact, bits);
        self.parts.push((part, contact.enter));
    }
    fn meets(&self, contact: &Contact, mut bits: u8) -> Part {
        let level = self.map.level(contact.hex);
        if self.reaches(level) {
            bits |= Part::REACHES;
        } else if self.is_blind(contact.hex, level) {
            bits |= Part::BLIND;
        }
        let same = |other: &Contact| (other.enter, other.leave) == (contact.enter, contact.leave);
        let slot = self.contacts.iter().position(same);
        Part {
            hex: contact.hex,
            bits,
            slot: slot.unwrap_or_default() as u8,
        }
    }

    /// T92, T93d: whether the part of the line in this hex never leaves the drawn Roads and Railways.
    fn cleared(&self, contacts: &[Contact], part: &Contact) -> bool {
        let ways = contacts.iter().filter(|contact| {
            let way = matches!(contact.what, Feature::Strip(_));
            way && contact.hex == part.hex && contact.how.crosses()
        });
        let mut reached = part.enter;
        for way in ways {
            // Contacts are in order of their beginning.
            if way.enter <= reached {
                reached = reached.max(way.leave);
            }
        }
        part.enter < part.leave && reached >= part.leave
    }

    /// T88.4a, T88.5a, T88.5c: whether something at this level stands in the way of a line to the higher end.
    fn reaches(&self, level: i8) -> bool {
        level >= self.high
    }

    /// T88.4.1: whether the lower end lies directly behind this hex, and no higher than it.
    fn is_blind(&self, hex: HexId, level: i8) -> bool {
        let grid = self.map.drawing.grid();
        [self.from, self.to].iter().any(|&end| {
            let lower = self.map.end_level(end) == self.low && self.low < self.high;
            lower && self.low <= level && grid.distance(hex, end) == 1
        })
    }

    fn side(&mut self, contact: &Contact, side: HexSide) {
        if !self.reaches(self.map.side_level(side)) {
            return;
        }
        for &kind in Hexside::ALL {
            if !self.map.drawing.side_has(side, kind.word()) {
                continue;
            }
            let along = contact.how == How::Along;
            let (effect, rules): (_, &'static [_]) = match kind {
                Hexside::Cliff => continue,
                Hexside::DestroyedWall => (Effect::Blocks, &["g:T122.1", "10.2b", "10.2a"]),
                Hexside::Fence => (Effect::Hinders(1), &["T84", "10.3"]),
                Hexside::Hedge => (Effect::Blocks, &["T87c", "10.2b", "10.2a"]),
                Hexside::Wall if along => (Effect::Blocks, &["10.1c", "T97c"]),
                Hexside::Wall => (Effect::Blocks, &["T97c", "10.2b", "10.2a"]),
            };
            self.add(contact, Thing::Side(kind, side), effect, rules);
        }
    }
}

/// T92, T93d: whether a strip clears what lies beside it.
fn is_way(kind: &str) -> bool {
    kind == "road" || kind == "railway"
}
