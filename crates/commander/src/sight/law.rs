//! The law itself: contacts of a line with the drawing, judged one by one.

use super::{BLOCKED, Effect, Met, Thing};
use crate::book::Ground;
use crate::kinds::{Hexside, Terrain};
use hex::{Contact, Feature, HexId, HexSet256, HexSide, How, Map, Point, Ratio};

/// The drawn ground, as far as sight asks for it.
#[derive(Clone, Copy)]
pub struct Land<'a> {
    /// The drawing.
    pub map: &'a Map,
    /// The hexes.
    pub ground: &'a [Ground],
}

/// One line under judgement.
struct Line<'a> {
    land: Land<'a>,
    from: HexId,
    to: HexId,
    /// The higher and the lower of the two levels.
    high: i8,
    low: i8,
    contacts: Vec<Contact>,
    met: Vec<Met>,
}

impl<'a> Land<'a> {
    /// Everything printed on the map that matters to the line, seen from `from`.
    pub fn met(self, from: HexId, to: HexId) -> Vec<Met> {
        if from == to {
            return Vec::new();
        }
        let levels = [from, to].map(|hex| self.level(hex));
        let mut line = Line {
            land: self,
            from,
            to,
            high: levels[0].max(levels[1]),
            low: levels[0].min(levels[1]),
            contacts: hex::contacts(self.map, from, to),
            met: Vec::new(),
        };
        line.gullies();
        line.hills();
        line.drawings();
        line.met
    }

    /// The hexes whose area the line touches in any way, both ends among them.
    pub fn touched(self, a: HexId, b: HexId) -> HexSet256 {
        let (grid, stencils) = (self.map.grid(), self.map.stencils());
        let start = grid.axial(a);
        let steps = stencils.between(grid, a, b).steps.iter();
        steps.filter_map(|step| grid.at(start + step.hex)).collect()
    }

    fn level(self, hex: HexId) -> i8 {
        self.ground[hex.index()].level
    }

    /// The level of the ground in the middle of a hexside: that of a wall on it.
    fn side_level(self, side: HexSide) -> i8 {
        let [a, b] = self.map.grid().ends(side);
        let middle = Point::new((a.x + b.x) / 2, (a.y + b.y) / 2);
        let over = |contour: &&hex::Contour| contour.area.contains(middle);
        let levels = self
            .map
            .contours()
            .iter()
            .filter(over)
            .map(|each| each.level);
        levels.max().unwrap_or(0)
    }

    /// The worst of it as a number.
    pub(super) fn verdict(self, a: HexId, b: HexId) -> u8 {
        let effects = self.met(a, b).into_iter().map(|met| met.effect);
        match effects.max() {
            Some(Effect::Blocks) => BLOCKED,
            Some(Effect::Hinders(value)) => value,
            None => 0,
        }
    }
}

impl Line<'_> {
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

    /// T86b: from and into a Gully one sees adjacent hexes, and is seen from higher ones.
    fn gullies(&mut self) {
        if self.land.map.grid().distance(self.from, self.to) <= 1 {
            return;
        }
        let ends = [
            (self.from, self.to, Ratio::ZERO),
            (self.to, self.from, Ratio::ONE),
        ];
        for (hex, other, at) in ends {
            let ground = self.land.ground[hex.index()];
            if ground.terrain == Terrain::Gully && self.land.level(other) <= ground.level {
                self.met.push(Met {
                    at,
                    hex,
                    thing: Thing::Gully,
                    effect: Effect::Blocks,
                    rules: &["T86b"],
                });
            }
        }
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
        let grid = self.land.map.grid();
        let (a, b) = (grid.centre(self.from), grid.centre(self.to));
        let least = self.high + i8::from(self.high == self.low);
        let looks_up = self.land.level(self.from) < self.high;
        for contour in self.land.map.contours() {
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
        let contacts = std::mem::take(&mut self.contacts);
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
                    let kind = &self.land.map.outlines()[usize::from(number)].kind;
                    if let Some(terrain) = Terrain::named(kind) {
                        self.terrain(contact, terrain);
                    }
                }
                Feature::Strip(number) => {
                    let strip = &self.land.map.strips()[usize::from(number)];
                    if strip.kind == "railway" && self.reaches(self.land.level(contact.hex)) {
                        let rules = &["T92", "10.3"];
                        self.add(contact, Thing::Railway, Effect::Hinders(1), rules);
                    }
                }
                Feature::Hex | Feature::Contour(_) => {}
            }
        }
        self.contacts = contacts;
    }

    /// T92, T93d: whether the part of the line in this hex never leaves the drawn Roads and Railways.
    fn cleared(&self, contacts: &[Contact], part: &Contact) -> bool {
        let strips = self.land.map.strips();
        let is_way = |number: u16| {
            let kind = strips[usize::from(number)].kind.as_str();
            kind == "road" || kind == "railway"
        };
        let ways = contacts.iter().filter(|contact| {
            let way = matches!(contact.what, Feature::Strip(number) if is_way(number));
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

    fn terrain(&mut self, contact: &Contact, terrain: Terrain) {
        let level = self.land.level(contact.hex);
        if terrain.is_obstacle() {
            if self.reaches(level) {
                let rules = obstacle_rules(terrain, self.high > 0);
                self.add(contact, Thing::Terrain(terrain), Effect::Blocks, rules);
            } else if self.is_blind(contact.hex, level) {
                let looks_up = self.land.level(self.from) < self.high;
                let rules: &'static [_] = if looks_up {
                    &["T88.4.1b", "T88.4.1a"]
                } else {
                    &["T88.4.1a"]
                };
                self.add(contact, Thing::Blind(terrain), Effect::Blocks, rules);
            }
        } else if terrain.hindrance() > 0 && self.reaches(level) {
            let effect = Effect::Hinders(terrain.hindrance());
            let rules = hindrance_rules(terrain);
            self.add(contact, Thing::Terrain(terrain), effect, rules);
        }
    }

    /// T88.4.1: whether the lower end lies directly behind this hex, and no higher than it.
    fn is_blind(&self, hex: HexId, level: i8) -> bool {
        let grid = self.land.map.grid();
        [self.from, self.to].iter().any(|&end| {
            let lower = self.land.level(end) == self.low && self.low < self.high;
            lower && self.low <= level && grid.distance(hex, end) == 1
        })
    }

    fn side(&mut self, contact: &Contact, side: HexSide) {
        if !self.reaches(self.land.side_level(side)) {
            return;
        }
        for &kind in Hexside::ALL {
            if !self.land.map.side_has(side, kind.word()) {
                continue;
            }
            let along = contact.how == How::Along;
            let (effect, rules): (_, &'static [_]) = match kind {
                Hexside::Cliff => continue,
                Hexside::Fence => (Effect::Hinders(1), &["T84", "10.3"]),
                Hexside::Hedge => (Effect::Blocks, &["T87c", "10.2b", "10.2a"]),
                Hexside::Wall if along => (Effect::Blocks, &["10.1c", "T97c"]),
                Hexside::Wall => (Effect::Blocks, &["T97c", "10.2b", "10.2a"]),
            };
            self.add(contact, Thing::Side(kind, side), effect, rules);
        }
    }
}

fn obstacle_rules(terrain: Terrain, hill: bool) -> &'static [&'static str] {
    match (terrain, hill) {
        (Terrain::Building, false) => &["10.2b", "T82a", "10.1a"],
        (Terrain::Building, true) => &["T88.4a", "10.2b", "T82a"],
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
        _ => &["T80", "10.3"],
    }
}
