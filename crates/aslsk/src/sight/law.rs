//! The law itself: what the line has in common with each drawing, judged hex by hex.

use super::{Drawn, Effect, Found, Met, Thing};
use crate::ground::{Hexes, Plot, Season, Terrain};
use hex::{Axial, Direction, HexId, How, Map, Point, Ratio, Span, Stencil};
use std::cell::OnceCell;

/// A stretch of the line.
type Stretch = (Ratio, Ratio);

/// One line on its ground, from the smaller number to the larger.
pub struct Law<'a> {
    map: &'a Map,
    plots: &'a [Plot],
    season: Season,
    drawn: &'a [Drawn],
    ends: [HexId; 2],
    from: Point,
    to: Point,
    stencil: &'a Stencil,
    /// The hexes the line has more than a point in, and where. Along a hexside it is in both.
    parts: Vec<(HexId, Stretch)>,
    /// Where it is on the drawing of a road, found when it is asked for.
    road: OnceCell<Vec<Stretch>>,
}

impl<'a> Law<'a> {
    /// The line from `a` to `b`, from centre to centre (1.1.c).
    pub fn new(
        map: &'a Map,
        plots: &'a [Plot],
        season: Season,
        drawn: &'a [Drawn],
        a: HexId,
        b: HexId,
    ) -> Law<'a> {
        let grid = map.grid();
        let (from, to) = (grid.centre(a), grid.centre(b));
        let stencil = map.stencils().between(grid, a, b);
        let start = grid.axial(a);
        let mut parts: Vec<(HexId, Stretch)> = Vec::with_capacity(stencil.steps.len());
        let steps = stencil.steps.iter();
        let more = steps.filter(|step| step.enter < step.leave);
        parts.extend(
            more.filter_map(|step| Some((grid.at(start + step.hex)?, (step.enter, step.leave)))),
        );
        Law {
            map,
            plots,
            season,
            drawn,
            ends: [a, b],
            from,
            to,
            stencil,
            parts,
            road: OnceCell::new(),
        }
    }

    fn road(&self) -> &[Stretch] {
        self.road.get_or_init(|| {
            let strips = once(&self.parts, |hex| &self.drawn[hex.index()].strips).into_iter();
            let strips = strips.map(|number| &self.map.strips()[usize::from(number)]);
            let spans = strips.flat_map(|strip| strip.spans(self.from, self.to));
            merged(spans.map(|span| (span.enter, span.leave)).collect())
        })
    }

    /// Whether the drawing of a road may reach into a hex.
    fn has_road(&self, hex: HexId) -> bool {
        !self.drawn[hex.index()].strips.is_empty()
    }

    /// The sides by which the line leaves the first hex and comes into the last: two where it runs over a corner.
    pub fn sides(&self) -> [u8; 2] {
        let grid = self.map.grid();
        let start = grid.axial(self.ends[0]);
        self.ends.map(|end| {
            let at = grid.axial(end) - start;
            let side = |hex: Axial, way: Direction| match hex == at {
                true => Some(way),
                false => (hex + way.step() == at).then(|| way.opposite()),
            };
            let sides = self.stencil.sides.iter();
            let met = sides.filter_map(|met| side(met.hex, met.dir));
            met.fold(0, |bits, way| bits | 1 << way.index())
        })
    }

    /// Everything it meets; in brief, no drawing that does nothing, and nothing more once it is blocked.
    pub fn found(&self, in_brief: bool) -> Found {
        let mut found = Found::default();
        if self.ends[0] == self.ends[1] {
            return found;
        }
        self.drawings(in_brief, &mut found);
        if in_brief && found.is_blocked() {
            return found;
        }
        let roads = self.ends.iter().all(|&end| self.has_road(end));
        found.on_road = roads && self.road() == [(Ratio::ZERO, Ratio::ONE)];
        self.orchards(&mut found);
        self.hills(&mut found);
        found
    }

    fn plot(&self, hex: HexId) -> &Plot {
        &self.plots[hex.index()]
    }

    /// The levels of both ends.
    fn levels(&self) -> [u8; 2] {
        self.ends.map(|hex| self.plot(hex).level)
    }

    /// 1.1.1.hill.b: between two that stand on hills only what stands on a hill matters.
    fn is_overlooked(&self, hex: HexId) -> bool {
        self.levels().iter().all(|&level| level > 0) && self.plot(hex).level == 0
    }

    /// Buildings, woods, grain and brush: by their drawing. Those that may block it come first.
    fn drawings(&self, in_brief: bool, found: &mut Found) {
        let mut hindered = Hexes::EMPTY;
        let mut done: Vec<u16> = Vec::new();
        let drawn = |hex: HexId| &self.drawn[hex.index()].outlines;
        let hexes = self.parts.iter().map(|part| part.0);
        for hex in hexes.filter(|hex| !self.ends.contains(hex)) {
            for &(number, terrain) in drawn(hex) {
                if !terrain.is_obstacle() || done.contains(&number) {
                    continue;
                }
                done.push(number);
                self.drawing(number, terrain, in_brief, &mut hindered, found);
                if in_brief && found.is_blocked() {
                    return;
                }
            }
        }
        for (number, terrain) in once(&self.parts, drawn) {
            if !done.contains(&number) {
                self.drawing(number, terrain, in_brief, &mut hindered, found);
            }
        }
    }

    fn drawing(
        &self,
        number: u16,
        terrain: Terrain,
        in_brief: bool,
        hindered: &mut Hexes,
        found: &mut Found,
    ) {
        let outline = &self.map.outlines()[usize::from(number)];
        for span in outline.area.spans(self.from, self.to) {
            for (hex, (enter, leave)) in self.shared_out(span) {
                let crossed = self.crossed(terrain, span.how, hex, (enter, leave));
                let (effect, rule) = self.verdict(terrain, hex, crossed, hindered);
                for (end, woods) in self.ends.iter().zip(&mut found.woods) {
                    *woods |= terrain == Terrain::Woods && crossed.is_ok() && *end == hex;
                }
                if in_brief && effect == Effect::Passes {
                    continue;
                }
                found.met.push(Met {
                    enter,
                    leave,
                    hex,
                    thing: Thing::Terrain(terrain),
                    effect,
                    rule,
                });
            }
        }
    }

    /// A stretch, or a single point, shared out among the hexes it lies in.
    fn shared_out(&self, span: Span) -> impl Iterator<Item = (HexId, Stretch)> {
        self.parts.iter().filter_map(move |&(hex, (enter, leave))| {
            let (from, to) = (span.enter.max(enter), span.leave.min(leave));
            let met = from < to || (from == to && span.enter == span.leave);
            met.then_some((hex, (from, to)))
        })
    }

    /// Whether a drawing shows on both sides of the line somewhere on a stretch; if not, by which rule.
    fn crossed(
        &self,
        terrain: Terrain,
        how: How,
        hex: HexId,
        stretch: Stretch,
    ) -> Result<(), &'static str> {
        if !how.crosses() {
            return Err("3.2.1.b");
        }
        // 1.1.1.woods-road.c: the strip of a road is clear of woods.
        let clear =
            terrain == Terrain::Woods && self.has_road(hex) && covered(stretch, self.road());
        if clear {
            Err("1.1.1.woods-road.c")
        } else {
            Ok(())
        }
    }

    fn verdict(
        &self,
        terrain: Terrain,
        hex: HexId,
        crossed: Result<(), &'static str>,
        hindered: &mut Hexes,
    ) -> (Effect, &'static str) {
        let [a, b] = self.levels();
        if let Err(rule) = crossed {
            return (Effect::Passes, rule);
        }
        match terrain {
            _ if self.ends.contains(&hex) => (Effect::Passes, "3.2.1.d"),
            _ if self.is_overlooked(hex) => (Effect::Passes, "1.1.1.hill.b"),
            Terrain::Woods => (Effect::Blocks, "1.1.1.woods.a"),
            terrain if terrain.is_obstacle() => (Effect::Blocks, "1.1.1.building.a"),
            // 3.2.1.h, 1.1.1.hill.b: only between two at its own level.
            _ if a != b => (Effect::Passes, "3.2.1.h"),
            _ if self.plot(hex).level != a => (Effect::Passes, "1.1.1.hill.b"),
            // What spills over from the hex next to it makes no hex of that terrain.
            terrain if self.plot(hex).terrain != terrain => (Effect::Passes, "1.1.1.a"),
            // A hex counts once, however often its drawing is crossed.
            _ if !hindered.insert(hex) => (Effect::Passes, "2.0.hindrance"),
            Terrain::Grain => (Effect::Hinders(1), "1.1.1.grain.a"),
            _ => (Effect::Hinders(1), "1.1.1.brush.a"),
        }
    }

    /// 2.0.inherent, 3.2.1.c: an orchard is its whole hex, sides and corners included.
    fn orchards(&self, found: &mut Found) {
        let grid = self.map.grid();
        let start = grid.axial(self.ends[0]);
        for step in &self.stencil.steps {
            let Some(hex) = grid.at(start + step.hex) else {
                continue;
            };
            let plot = self.plot(hex);
            if plot.terrain != Terrain::Orchard {
                continue;
            }
            let [a, b] = self.levels();
            let (effect, rule) = match () {
                _ if self.ends.contains(&hex) => (Effect::Passes, "2.0.hindrance"),
                _ if found.on_road && plot.roads != 0 => (Effect::Passes, "1.1.1.orchard-road.b"),
                _ if self.is_overlooked(hex) => (Effect::Passes, "1.1.1.hill.b"),
                _ if a == b => (Effect::Hinders(1), "1.1.1.orchard.a"),
                _ if self.season.orchards => (Effect::Blocks, "1.1.1.orchard.c"),
                _ => (Effect::Hinders(1), "1.1.1.orchard.c"),
            };
            found.met.push(Met {
                enter: step.enter,
                leave: step.leave,
                hex,
                thing: Thing::Terrain(Terrain::Orchard),
                effect,
                rule,
            });
        }
    }

    fn hills(&self, found: &mut Found) {
        let contours = self.map.contours().iter();
        match self.levels() {
            [0, 0] => {
                // 1.1.1.hill.b, 3.2.1.b: a hill is an obstacle for those below it.
                for span in contours.flat_map(|contour| contour.area.spans(self.from, self.to)) {
                    for (hex, (enter, leave)) in self.shared_out(span) {
                        let (effect, rule) = match () {
                            _ if !span.how.crosses() => (Effect::Passes, "3.2.1.b"),
                            _ if self.ends.contains(&hex) => (Effect::Passes, "3.2.1.d"),
                            _ => (Effect::Blocks, "1.1.1.hill.b"),
                        };
                        found.met.push(Met {
                            enter,
                            leave,
                            hex,
                            thing: Thing::Hill,
                            effect,
                            rule,
                        });
                    }
                }
            }
            levels => {
                let crossings =
                    contours.flat_map(|contour| contour.area.crossings(self.from, self.to));
                let mut crossings: Vec<Span> = crossings.collect();
                crossings.sort();
                if levels[0] < levels[1] {
                    // From the higher end.
                    crossings.reverse();
                }
                self.crests(levels, &crossings, found);
            }
        }
    }

    /// 3.2.1.g: between levels the line crosses a Crest Line as it leaves the higher hex, and no other. What is drawn
    /// in the hexes of both ends does not block (3.2.1.d). Crossings are in order from the higher end.
    fn crests(&self, levels: [u8; 2], crossings: &[Span], found: &mut Found) {
        let [high, low] = match levels[0] < levels[1] {
            true => [self.ends[1], self.ends[0]],
            false => self.ends,
        };
        let mut left = false;
        for &span in crossings {
            let hexes = || {
                let met = |stretch: &Stretch| span.enter <= stretch.1 && stretch.0 <= span.leave;
                let parts = self.parts.iter().filter(move |part| met(&part.1));
                parts.map(|part| part.0)
            };
            let of = |wanted: &dyn Fn(HexId) -> bool| hexes().find(|&hex| wanted(hex));
            let first = of(&|_| true).unwrap_or(high);
            // Where the slope is drawn in the lower hex beside it, the line crosses it as it leaves the higher one.
            let beside = |hex| self.plot(hex).level == 0 && self.distance(high, hex) == 1;
            let leaving = of(&|hex| hex == high).or_else(|| of(&beside).filter(|_| !left));
            let (hex, effect, rule) = match leaving {
                _ if levels[0] == levels[1] => (first, Effect::Passes, "1.1.1.hill.b"),
                _ if !span.how.crosses() => (first, Effect::Passes, "3.2.1.b"),
                Some(hex) => {
                    left = true;
                    (hex, Effect::Passes, "3.2.1.g")
                }
                _ if left && of(&|hex| hex == low).is_some() => (low, Effect::Passes, "3.2.1.d"),
                _ => (first, Effect::Blocks, "3.2.1.g"),
            };
            found.met.push(Met {
                enter: span.enter,
                leave: span.leave,
                hex,
                thing: Thing::Crest,
                effect,
                rule,
            });
        }
    }

    fn distance(&self, a: HexId, b: HexId) -> u16 {
        self.map.grid().distance(a, b)
    }
}

/// What the lists of the hexes of a line hold, each once, in order.
fn once<'a, T: Copy + Ord + 'a>(
    parts: &[(HexId, Stretch)],
    list: impl Fn(HexId) -> &'a Vec<T>,
) -> Vec<T> {
    let mut all: Vec<T> = { parts.iter() }
        .flat_map(|part| list(part.0).iter().copied())
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The union of stretches, in order; single points are left out.
fn merged(mut stretches: Vec<Stretch>) -> Vec<Stretch> {
    stretches.retain(|stretch| stretch.0 < stretch.1);
    stretches.sort();
    let mut union: Vec<Stretch> = Vec::new();
    for (enter, leave) in stretches {
        match union.last_mut() {
            Some(last) if enter <= last.1 => last.1 = last.1.max(leave),
            _ => union.push((enter, leave)),
        }
    }
    union
}

/// Whether a stretch lies in one of a union.
fn covered(stretch: Stretch, union: &[Stretch]) -> bool {
    let mut union = union.iter();
    union.any(|other| other.0 <= stretch.0 && stretch.1 <= other.1)
}
