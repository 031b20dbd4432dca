//! What is drawn as an outline: the drawing keeps to the line that sight is tested against. What blocks has a dark
//! edge; what only hinders has texture and none.

use hex::{HexId, Outline};

use super::Land;
use crate::ground::{building, field, water, woods};
use crate::ink::{ROOF, STONE};
use crate::pen::{Point, Rng, distance, line};
use crate::plan::SIZE;

/// Whether a point lies inside a closed outline.
fn inside(outline: &[Point], p: Point) -> bool {
    let mut within = false;
    let mut last = outline[outline.len() - 1];
    for &next in outline {
        if (next[1] > p[1]) != (last[1] > p[1])
            && p[0] < (last[0] - next[0]) * (p[1] - next[1]) / (last[1] - next[1]) + next[0]
        {
            within = !within;
        }
        last = next;
    }
    within
}

/// How far a point lies from the nearest corner of an outline.
fn from_border(outline: &[Point], p: Point) -> f64 {
    let gaps = outline.iter().map(|q| distance(*q, p));
    gaps.fold(f64::MAX, f64::min)
}

/// Stands about `gap` apart in staggered rows all over an outline, each moved by a part of the gap.
fn stands(outline: &[Point], gap: f64, part: f64, seed: u32) -> Vec<Point> {
    let mut chance = Rng::new(seed);
    let low = outline
        .iter()
        .fold([f64::MAX; 2], |low, p| [low[0].min(p[0]), low[1].min(p[1])]);
    let high = outline.iter().fold([f64::MIN; 2], |high, p| {
        [high[0].max(p[0]), high[1].max(p[1])]
    });
    let mut out = Vec::new();
    let (mut y, mut row) = (low[1] + gap * 0.3, 0);
    while y < high[1] {
        let mut x = low[0] + gap * if row % 2 == 0 { 0.3 } else { 0.8 };
        while x < high[0] {
            let move_by = gap * part;
            let p = [
                x + chance.between(-move_by, move_by),
                y + chance.between(-move_by, move_by),
            ];
            if inside(outline, p) {
                out.push(p);
            }
            x += gap;
        }
        y += gap * 0.87;
        row += 1;
    }
    out
}

impl<'a> Land<'a> {
    /// Whether an outline of the word lies on a hex: then the outline is its drawing.
    pub(super) fn is_outlined(&self, word: &str, hex: HexId) -> bool {
        let of_kind = |outline: &&Outline| outline.kind == word;
        let mut outlines = self.map.outlines().iter().filter(of_kind);
        outlines.any(|outline| self.lies_on(outline, hex))
    }

    fn lies_on(&self, outline: &Outline, hex: HexId) -> bool {
        let grid = self.map.grid();
        let centre = grid.centre(hex);
        let ring = |n: i32| {
            grid.corners(hex).map(|corner| {
                let out = corner - centre;
                centre + hex::Point::new(out.x * n / 6, out.y * n / 6)
            })
        };
        outline.area.contains(centre)
            || [2, 4, 5]
                .into_iter()
                .flat_map(ring)
                .any(|point| outline.area.contains(point))
    }

    fn outlined(&self, kinds: &[&str]) -> impl Iterator<Item = (u32, Vec<Point>, &'a Outline)> {
        let all = self.map.outlines().iter().enumerate();
        let of_kind: Vec<_> = all
            .filter(|(_, outline)| kinds.contains(&outline.kind.as_str()))
            .map(|(i, outline)| (i as u32, self.points(outline.area.points()), outline))
            .collect();
        of_kind.into_iter()
    }

    fn clipped_to(&self, number: u32, d: &str, inner: &str) -> String {
        let id = format!("{}-outline-{number}", self.id);
        format!(
            r#"<clipPath id="{id}"><path d="{d}"/></clipPath><g clip-path="url(#{id})">{inner}</g>"#
        )
    }

    /// Fields, grain and marshes.
    pub(super) fn flats(&self) -> String {
        let mut out = String::new();
        for (i, points, _) in self.outlined(&["field", "grain"]) {
            let d = line(&points) + "Z";
            let n = points.len() as f64;
            let middle = [0, 1].map(|k| points.iter().map(|p| p[k]).sum::<f64>() / n);
            let reach = points.iter().map(|p| distance(*p, middle));
            let reach = reach.fold(0.0, f64::max) / 1.4;
            let turn = [-24.0, 18.0, 70.0, -62.0][i as usize % 4];
            let rows = field::plough(middle, reach, turn);
            out += &self.clipped_to(i, &d, &rows);
        }
        for (i, points, _) in self.outlined(&["marsh"]) {
            let d = line(&points) + "Z";
            out += &format!(r##"<path d="{d}" fill="#a9bc9c"/>"##);
            for p in stands(&points, SIZE * 0.52, 0.3, 900 + i) {
                out += &water::reeds(p, SIZE);
            }
        }
        out
    }

    /// Still water that cannot be crossed.
    pub(super) fn barriers(&self) -> String {
        let mut out = String::new();
        for (_, points, _) in self.outlined(&["water", "water-barrier"]) {
            out += &water::pond(&(line(&points) + "Z"));
        }
        out
    }

    /// Brush, orchards and woods.
    pub(super) fn growth(&self) -> String {
        let mut out = String::new();
        for (i, points, _) in self.outlined(&["brush"]) {
            let d = line(&points) + "Z";
            out += &format!(r##"<path d="{d}" fill="#aeb482" fill-opacity=".55"/>"##);
            let tufts = stands(&points, SIZE * 0.46, 0.32, 700 + i).into_iter();
            let tufts: Vec<Point> = tufts.map(|p| [p[0], p[1] + 4.0]).collect();
            out += &woods::tufts(&tufts, 0.95);
        }
        for (i, points, _) in self.outlined(&["orchard"]) {
            let d = line(&points) + "Z";
            out += &format!(r##"<path d="{d}" fill="#bcc48a" fill-opacity=".5"/>"##);
            for p in stands(&points, SIZE * 0.5, 0.04, 800 + i) {
                if from_border(&points, p) > SIZE * 0.1 {
                    out += &woods::fruit_tree(p, SIZE);
                }
            }
        }
        for (i, points, _) in self.outlined(&["forest", "woods"]) {
            let trees = stands(&points, 10.4, 0.28, 61 + i);
            let id = format!("{}-canopy-{i}", self.id);
            out += &woods::grove(&(line(&points) + "Z"), &trees, 61 + i, &id);
        }
        out
    }

    /// Bridges: a planked deck inside the outline, edges along its long sides.
    pub(super) fn decks(&self) -> String {
        let mut out = String::new();
        for (_, points, _) in self.outlined(&["bridge", "minor-bridge", "major-bridge"]) {
            out += &water::deck(&points);
        }
        out
    }

    /// Houses. Hexes that show `stone`, `church` or `ruin` for decoration get such roofs, or none.
    pub(super) fn houses(&self) -> String {
        let shows = |outline: &Outline, word: &str| {
            let hexes = self.map.decor(word).iter();
            hexes.copied().any(|hex| self.lies_on(outline, hex))
        };
        let mut out = String::new();
        for (i, points, outline) in
            self.outlined(&["building", "wooden-building", "stone-building", "church"])
        {
            let wooden = matches!(outline.kind.as_str(), "building" | "wooden-building");
            let stone = !wooden || shows(outline, "stone");
            out += &if shows(outline, "ruin") {
                let rubble = stands(&points, SIZE * 0.17, 0.4, 500 + i);
                building::gutted(&points, &rubble, 500 + i)
            } else if shows(outline, "church") || outline.kind == "church" {
                building::roof(&points, STONE) + &building::cross(&points)
            } else {
                building::roof(&points, if stone { STONE } else { ROOF })
            };
        }
        out
    }

    /// Outlines of words without a drawing: a plain tint, so that nothing on the map is blank.
    pub(super) fn strange(&self) -> String {
        const KNOWN: [&str; 17] = [
            "field",
            "grain",
            "marsh",
            "water",
            "water-barrier",
            "brush",
            "orchard",
            "forest",
            "woods",
            "bridge",
            "minor-bridge",
            "major-bridge",
            "building",
            "wooden-building",
            "stone-building",
            "church",
            "gully",
        ];
        let strange = |outline: &&Outline| !KNOWN.contains(&outline.kind.as_str());
        let outlines = self.map.outlines().iter().filter(strange);
        outlines
            .map(|outline| {
                let d = line(&self.points(outline.area.points())) + "Z";
                format!(r##"<path d="{d}" fill="#d9c67c" fill-opacity=".6"/>"##)
            })
            .collect()
    }
}
