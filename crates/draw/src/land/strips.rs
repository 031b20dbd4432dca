//! What runs in lines over the land: water, roads, lanes, trenches, and where water is crossed.

use hex::HexId;

use super::Land;
use crate::ground::{road, trench, water};
use crate::pen::{Point, curve, distance, line, mix, sample, towards};
use crate::plan::{SIZE, Softness};

impl<'a> Land<'a> {
    pub(super) fn near_strip(&self, strip: &hex::Strip, at: Point, reach: f64) -> bool {
        strip.points.windows(2).any(|pair| {
            let (a, b) = (self.plan.point(pair[0]), self.plan.point(pair[1]));
            let long = distance(a, b).powi(2).max(1e-9);
            let t = ((at[0] - a[0]) * (b[0] - a[0]) + (at[1] - a[1]) * (b[1] - a[1])) / long;
            distance(mix(a, b, t.clamp(0.0, 1.0)), at) < reach
        })
    }

    /// The middle line of a strip, carried past the border when it ends there.
    fn way(&self, strip: &hex::Strip, leaves: bool) -> Vec<Point> {
        let mut points = self.points(&strip.points);
        if leaves {
            let n = points.len();
            let (first, last) = (
                self.beyond(points[1], points[0]),
                self.beyond(points[n - 2], points[n - 1]),
            );
            points.extend(last);
            points.splice(0..0, first);
        }
        points
    }

    /// The point past `end` on the way from `from`, when the board ends there.
    fn beyond(&self, from: Point, end: Point) -> Option<Point> {
        let next = towards(end, from, -self.plan.step());
        let outside = self.plan.hex_at(end).is_some() && self.plan.hex_at(next).is_none();
        outside.then_some(next)
    }

    fn path(&self, points: &[Point]) -> String {
        // On drawn-terrain boards the straight parts are what is tested.
        if self.plan.flat {
            line(points)
        } else {
            curve(points, false)
        }
    }

    fn strips(&self, kind: &str) -> impl Iterator<Item = &'a hex::Strip> {
        let kind = kind.to_owned();
        self.map
            .strips()
            .iter()
            .filter(move |strip| strip.kind == kind)
    }

    pub(super) fn waters(&self) -> String {
        const POND: Softness = Softness {
            reach: 1.1,
            wobble: 0.06,
            length: 24.0,
            seed: 23,
        };
        let dry = |hex: &&HexId| {
            !self
                .map
                .strips()
                .iter()
                .any(|s| self.near_strip(s, self.plan.centre(**hex), SIZE * 0.6))
        };
        let ponds: Vec<HexId> = ["water", "water-barrier", "river", "stream"]
            .iter()
            .flat_map(|word| {
                let bare = |hex: &&HexId| !self.is_outlined(word, **hex);
                self.map.hexes_of(word).iter().filter(bare)
            })
            .filter(dry)
            .copied()
            .collect();
        let shore = self.plan.region(&ponds, true).path(POND, 0.52);
        let mut out = if shore.is_empty() {
            String::new()
        } else {
            water::pond(&shore)
        };
        for (kind, least) in [("stream", 7.0), ("river", SIZE * 0.5)] {
            for strip in self.strips(kind) {
                // Water is in nobody's line of sight: it may wind.
                out += &water::water(
                    &curve(&self.way(strip, true), false),
                    self.plan.length(strip.width).max(least),
                );
            }
        }
        out
    }

    pub(super) fn roads(&self) -> String {
        let mut out = String::new();
        // Edges first: where roads meet, none runs across another.
        for strip in self.map.strips() {
            let edge = match strip.kind.as_str() {
                "road" => road::ROAD_RIM,
                "paved-road" => road::PAVED_RIM,
                _ => continue,
            };
            let width = self.plan.length(strip.width).max(6.5);
            out += &road::rim(&self.path(&self.way(strip, true)), width, edge);
        }
        for strip in self.map.strips() {
            let width = self.plan.length(strip.width);
            out += &match strip.kind.as_str() {
                "road" => road::road(&self.path(&self.way(strip, true)), width.max(6.5)),
                "paved-road" => road::paved(&self.path(&self.way(strip, true)), width.max(6.5)),
                "rail" | "railway" => road::rail(&self.way(strip, true), width.max(9.0)),
                "sunken-lane" => trench::sunken_lane(&self.way(strip, true), SIZE * 0.9),
                "trench" | "river" | "stream" | "gully" => String::new(),
                _ => road::trail(&self.path(&self.way(strip, true))),
            };
        }
        out + &self
            .chains("sunken-lane")
            .iter()
            .map(|p| trench::sunken_lane(p, SIZE * 0.9))
            .collect::<String>()
            + &["bridge", "minor-bridge", "major-bridge"]
                .map(|word| self.each(word, |c, _| self.bridge(c)))
                .concat()
            + &self.spans()
            + &self.each("ford", |c, _| self.ford(c))
            + &self
                .map
                .decor("ford")
                .iter()
                .map(|hex| self.ford(self.plan.centre(*hex)))
                .collect::<String>()
    }

    fn bridge(&self, at: Point) -> String {
        self.crossing(at, |at, turn, width| {
            water::bridge(at, turn, width + SIZE * 0.5, SIZE * 0.4)
        })
    }

    fn ford(&self, at: Point) -> String {
        self.crossing(at, |at, turn, _| water::ford(at, turn, SIZE))
    }

    /// Gullies: along strips, and through the hexes that no strip runs through.
    pub(super) fn gullies(&self) -> String {
        let mut ways: Vec<Vec<Point>> = self
            .strips("gully")
            .map(|strip| self.way(strip, true))
            .collect();
        ways.extend(self.chains("gully"));
        ways.extend(self.chains("ditch"));
        trench::gullies(&ways, SIZE)
    }

    /// Where the water of a hex is crossed: the point, the way over it, the width; level ground if there is no water.
    fn crossing(&self, at: Point, drawing: impl Fn(Point, f64, f64) -> String) -> String {
        let wet = self.map.strips().iter().find(|s| {
            matches!(s.kind.as_str(), "river" | "stream") && self.near_strip(s, at, SIZE)
        });
        if let Some((on, turn)) = self.carried(at) {
            let width = wet.map_or(SIZE * 0.8, |strip| self.plan.length(strip.width));
            return drawing(on, turn, width.max(SIZE * 0.4));
        }
        let Some(strip) = wet else {
            return drawing(at, 0.0, SIZE * 0.4);
        };
        let way = sample(&self.points(&strip.points), 3.0);
        let near = |i: &usize| distance(way[*i], at);
        let i = (1..way.len() - 1)
            .min_by(|a, b| near(a).total_cmp(&near(b)))
            .unwrap_or(0);
        let (a, b) = (way[i.saturating_sub(1)], way[(i + 1).min(way.len() - 1)]);
        let turn = (b[1] - a[1]).atan2(b[0] - a[0]).to_degrees() + 90.0;
        let least = if strip.kind == "river" {
            SIZE * 0.5
        } else {
            7.0
        };
        drawing(way[i], turn, self.plan.length(strip.width).max(least))
    }

    /// Where the road, rail or trail of a hex passes nearest its water, and which way it runs there, in degrees.
    fn carried(&self, at: Point) -> Option<(Point, f64)> {
        self.plan.flat.then(|| self.crossed(at, SIZE * 0.5))?
    }

    /// The same on any board, for a road that comes so near.
    fn crossed(&self, at: Point, reach: f64) -> Option<(Point, f64)> {
        let near = |kinds: &[&str], reach: f64| {
            let mut strips = self.map.strips().iter();
            strips.find(|s| kinds.contains(&s.kind.as_str()) && self.near_strip(s, at, reach))
        };
        let way = near(&["road", "railway", "rail", "trail"], reach)?;
        let way = sample(&self.points(&way.points), 3.0);
        let water = near(&["river", "stream"], SIZE).map(|s| sample(&self.points(&s.points), 3.0));
        let gap = |p: Point| match &water {
            Some(water) => {
                let gaps = water.iter().map(|q| distance(*q, p));
                gaps.fold(f64::MAX, f64::min) + distance(p, at) / 10.0
            }
            None => distance(p, at),
        };
        let i =
            (1..way.len().checked_sub(1)?).min_by(|a, b| gap(way[*a]).total_cmp(&gap(way[*b])))?;
        let (a, b) = (way[i - 1], way[i + 1]);
        let turn = (b[1] - a[1]).atan2(b[0] - a[0]).to_degrees();
        Some((way[i], turn))
    }

    /// The works of a kind whose hexes no strip runs through, joined into lines; a lone hex gets a short piece.
    fn chains(&self, kind: &str) -> Vec<Vec<Point>> {
        let grid = self.map.grid();
        let bare = |hex: &HexId| {
            !self
                .strips(kind)
                .any(|strip| self.near_strip(strip, self.plan.centre(*hex), SIZE * 0.5))
        };
        let mut left: Vec<HexId> = self
            .map
            .hexes_of(kind)
            .iter()
            .copied()
            .filter(bare)
            .collect();
        let mut chains = Vec::new();
        while let Some(&start) = left.iter().min_by_key(|hex| {
            grid.neighbours(**hex)
                .filter(|other| left.contains(other))
                .count()
        }) {
            // A line begins at the strip it touches, if any, and goes on as long as a neighbour is left.
            let strip = grid
                .neighbours(start)
                .find(|other| self.map.has(*other, kind) && !bare(other));
            let mut chain: Vec<HexId> = strip.into_iter().collect();
            let mut next = Some(start);
            while let Some(hex) = next {
                chain.push(hex);
                left.retain(|other| *other != hex);
                next = grid.neighbours(hex).find(|other| left.contains(other));
            }
            chains.push(self.piece(&chain));
        }
        chains
    }

    fn piece(&self, chain: &[HexId]) -> Vec<Point> {
        let mut points: Vec<Point> = chain.iter().map(|hex| self.plan.centre(*hex)).collect();
        if let [at] = points[..] {
            points = vec![[at[0] - SIZE * 0.86, at[1]], [at[0] + SIZE * 0.86, at[1]]];
        }
        points
    }

    /// Where a road runs through a river hex it is on a bridge; the map has no other word for it.
    fn spans(&self) -> String {
        if !self.map.grid().digits() {
            return String::new();
        }
        let mut out = String::new();
        for hex in self.map.hexes_of("river") {
            let at = self.plan.centre(*hex);
            if let Some((on, turn)) = self.crossed(at, SIZE * 0.3) {
                out += &water::bridge(on, turn, SIZE * 1.5, SIZE * 0.42);
            }
        }
        out
    }

    /// Trenches: square traverses, or round ones where the map shows `round-trench`. Between the two the parapet has
    /// hachures towards the other.
    pub(super) fn trenches(&self) -> String {
        let mut lines: Vec<Vec<Point>> = self
            .strips("trench")
            .map(|strip| self.way(strip, self.map.grid().digits()))
            .collect();
        lines.extend(self.chains("trench"));
        let shown = self.map.decor("round-trench");
        let is_round = |line: &Vec<Point>| {
            let hexes = { line.iter() }.filter_map(|p| self.plan.hex_at(*p));
            let (round, all) = hexes.fold((0, 0), |(round, all), hex| {
                (round + usize::from(shown.contains(&hex)), all + 1)
            });
            round * 2 > all
        };
        let (round, square): (Vec<_>, Vec<_>) = lines.into_iter().partition(is_round);
        trench::parapets(&square, &round, SIZE)
            + &trench::parapets(&round, &square, SIZE)
            + &trench::trenches(&square, SIZE)
            + &trench::round(&round, SIZE)
    }
}
