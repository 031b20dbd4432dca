//! The land of a map: every word, strip, outline and contour, in the order of the layers.

mod outlines;
mod patches;
mod strips;

use hex::{HexId, Map};

use crate::ground::surface::{Surface, blobs, plots, pockmarks, tints};
use crate::ground::{
    building, crater, field, hexside, hill, spoil, water, weather, wire, woods, works, wrecked,
};
use crate::ink::STONE;
use crate::pen::{Point, f, place, poly};
use crate::plan::{Plan, SIZE, Softness};
use crate::text::escape;

/// The words for hexes that have a drawing. A word that is not here is written out on its hex.
pub const TERRAIN: [&str; 48] = [
    "open",
    "clear",
    "difficult",
    "town",
    "crater",
    "swamp",
    "fortified",
    "forest",
    "woods",
    "orchard",
    "brush",
    "field",
    "grain",
    "marsh",
    "building",
    "wooden-building",
    "stone-building",
    "church",
    "ruin",
    "hill",
    "crassier",
    "trench",
    "sunken-lane",
    "shell-crater",
    "mine-crater",
    "wire",
    "bunker",
    "foxholes",
    "mines",
    "post",
    "bridge",
    "major-bridge",
    "minor-bridge",
    "ford",
    "water",
    "water-barrier",
    "gully",
    "river",
    "stream",
    "gas",
    "blaze",
    "boulders",
    "quarry",
    "shell-hole",
    "destroyed-woods",
    "ditch",
    "casemate",
    "blockhouse",
];

/// The words for strips that have a drawing. Any other strip is drawn as a trail.
pub const STRIPS: [&str; 10] = [
    "trench",
    "sunken-lane",
    "river",
    "stream",
    "road",
    "paved-road",
    "trail",
    "rail",
    "railway",
    "gully",
];

/// The words for hexsides that have a drawing. Any other is drawn as a fence.
pub const SIDES: [&str; 5] = ["wall", "destroyed-wall", "hedge", "fence", "cliff"];

/// One map on its sheet.
pub struct Land<'a> {
    map: &'a Map,
    plan: &'a Plan<'a>,
    id: &'a str,
}

impl<'a> Land<'a> {
    /// The land of `map`; `id` begins every id in the drawing.
    pub fn new(map: &'a Map, plan: &'a Plan<'a>, id: &'a str) -> Land<'a> {
        Land { map, plan, id }
    }

    /// Everything from the tints to the wire.
    pub fn draw(&self) -> String {
        let ways = self.roads() + &self.decks();
        // Where the drawing is the law, a road is seen, and sees, through the woods.
        let (below, above) = if self.plan.flat {
            (String::new(), ways)
        } else {
            (ways, String::new())
        };
        [
            self.surface(),
            self.levels(),
            self.fields(),
            self.flats(),
            self.waters(),
            self.barriers(),
            below,
            self.craters(),
            self.woods(),
            self.growth(),
            self.gullies(),
            above,
            self.strange(),
            self.grid(),
            self.buildings(),
            self.houses(),
            self.hexsides(),
            self.trenches(),
            self.works(),
            self.others(),
        ]
        .concat()
    }

    fn each(&self, word: &str, drawing: impl Fn(Point, u32) -> String) -> String {
        let seed = word
            .bytes()
            .fold(7_u32, |h, b| h.wrapping_mul(31).wrapping_add(u32::from(b)));
        self.map
            .hexes_of(word)
            .iter()
            .filter(|hex| !self.is_outlined(word, **hex))
            .map(|hex| drawing(self.plan.centre(*hex), self.plan.seed(*hex, seed)))
            .collect()
    }

    /// Where the fighting is, from the top of the board (0) to its bottom (1): the mean of wire, craters and trenches.
    fn front(&self) -> f64 {
        let words = ["wire", "shell-crater", "trench"];
        let ys: Vec<f64> = words
            .iter()
            .flat_map(|word| self.map.hexes_of(word))
            .map(|hex| self.plan.centre(*hex)[1])
            .collect();
        if ys.is_empty() {
            return 0.5;
        }
        (ys.iter().sum::<f64>() / ys.len() as f64 / self.plan.size()[1]).clamp(0.25, 0.75)
    }

    fn is_plain(&self, hex: HexId) -> bool {
        let bare = self.map.terrain(hex).is_empty() && self.map.level(hex) == 0;
        bare && !self
            .map
            .strips()
            .iter()
            .any(|strip| self.near_strip(strip, self.plan.centre(hex), SIZE))
    }

    fn surface(&self) -> String {
        let (surface, front) = (Surface::by_word(self.map.surface()), self.front());
        let grid = self.map.grid();
        let quiet = |hex: &HexId| {
            let away = (self.plan.centre(*hex)[1] / self.plan.size()[1] - front).abs() > 0.24
                || surface == Surface::Green;
            away && self.is_plain(*hex)
                && grid
                    .neighbours(*hex)
                    .filter(|other| !self.is_plain(*other))
                    .count()
                    < 2
        };
        let plain: Vec<Point> = grid
            .ids()
            .filter(quiet)
            .map(|hex| self.plan.centre(hex))
            .collect();
        // The map says where fields lie; where it does not, quiet ground gets a few.
        let furrows = match self.map.decor("field") {
            // Where the drawing is the law, a field is a field.
            [] if self.plan.flat => String::new(),
            [] => plots(&plain, 33),
            hexes => hexes
                .iter()
                .map(|hex| field::plot_of(self.plan.centre(*hex), self.plan.seed(*hex, 33)))
                .collect(),
        };
        let mut out = tints(self.plan, surface) + &blobs(self.plan, surface, front, 21) + &furrows;
        if surface == Surface::Churned {
            let free = |p: Point| self.plan.hex_at(p).is_some_and(|hex| self.is_plain(hex));
            out += &pockmarks(self.plan, front, 77, free);
        }
        out
    }

    fn levels(&self) -> String {
        let mut contours: Vec<_> = self.map.contours().iter().collect();
        contours.sort_by_key(|contour| contour.level);
        let drawn = |contour: &&hex::Contour| {
            hill::level(contour.level, &self.points(contour.area.points()))
        };
        let levels: String = contours.iter().map(drawn).collect();
        levels
            + &hill::hill(&self.plan.region(&self.hills(), true))
            + &spoil::heap(&self.plan.region(&self.heap(), false))
    }

    /// The hill hexes, and the craters blown into the top of a hill.
    fn hills(&self) -> Vec<HexId> {
        let hills = self.map.hexes_of("hill");
        // Where a contour is drawn, it is the hill.
        let bare = |hex: &&HexId| self.plan.flat || self.map.level(**hex) == 0;
        let on_top = |hex: &&HexId| {
            self.map
                .grid()
                .neighbours(**hex)
                .filter(|other| hills.contains(other))
                .count()
                >= 4
        };
        let torn = self
            .map
            .hexes_of("mine-crater")
            .iter()
            .filter(on_top)
            .filter(|hex| !hills.contains(hex));
        hills.iter().filter(bare).chain(torn).copied().collect()
    }

    /// The spoil heap: the hexes that carry the word, or show it.
    fn heap(&self) -> Vec<HexId> {
        let shown = self.map.decor("crassier");
        self.map
            .hexes_of("crassier")
            .iter()
            .chain(shown)
            .copied()
            .collect()
    }

    fn points(&self, points: &[hex::Point]) -> Vec<Point> {
        points.iter().map(|p| self.plan.point(*p)).collect()
    }

    /// `inner` drawn inside the hex at a centre only.
    fn clipped(&self, at: Point, name: &str, inner: &str) -> String {
        let id = format!("{}-{name}-{}-{}", self.id, at[0].round(), at[1].round());
        format!(
            r#"<clipPath id="{id}">{}</clipPath><g clip-path="url(#{id})">{inner}</g>"#,
            poly(&self.plan.corners(at), "")
        )
    }

    fn fields(&self) -> String {
        let ploughed = ["field", "grain"].map(|word| {
            self.each(word, |c, seed| {
                let turn = [-24.0, 18.0, 70.0][seed as usize % 3];
                self.clipped(c, word, &field::furrows(c, SIZE, turn))
            })
        });
        ploughed.concat()
            + &self.each("marsh", |c, _| {
                poly(&self.plan.corners(c), r##"fill="#a9bc9c""##) + &water::marsh(c, SIZE)
            })
            + &self.patches()
    }

    fn craters(&self) -> String {
        self.each("mine-crater", |c, seed| crater::mine_crater(c, SIZE, seed))
            + &self.each("crater", |c, seed| crater::mine_crater(c, SIZE, seed))
            + &self.each("shell-crater", |c, seed| {
                crater::shell_crater(c, SIZE, seed)
            })
            + &self.each("shell-hole", |c, seed| crater::shell_holes(c, SIZE, seed))
            + &self.each("quarry", |c, seed| wrecked::quarry(c, SIZE, seed))
    }

    fn woods(&self) -> String {
        const EDGE: Softness = Softness {
            reach: 0.8,
            wobble: 0.13,
            length: 13.0,
            seed: 61,
        };
        let hexes: Vec<HexId> = ["forest", "woods"]
            .iter()
            .flat_map(|word| {
                let bare = |hex: &&HexId| !self.is_outlined(word, **hex);
                self.map.hexes_of(word).iter().filter(bare)
            })
            .copied()
            .collect();
        let floor = self.plan.region(&hexes, true).path(EDGE, 0.47);
        let mut out = if floor.is_empty() {
            String::new()
        } else {
            woods::floor(&floor)
        };
        for word in ["forest", "woods"] {
            out += &self.each(word, |c, seed| woods::forest(c, SIZE, seed));
        }
        out + &self.each("orchard", |c, _| woods::orchard(c, SIZE))
            + &self.each("brush", |c, _| woods::brush(c, SIZE))
            + &self.wrecked(EDGE)
            + &self.each("boulders", |c, seed| wrecked::boulders(c, SIZE, seed))
    }

    /// Destroyed woods: one bare floor, and the stumps on it.
    fn wrecked(&self, edge: Softness) -> String {
        let word = "destroyed-woods";
        let floor = self.plan.region(self.map.hexes_of(word), true);
        let floor = match floor.path(edge, 0.47) {
            path if path.is_empty() => path,
            path => format!(
                r##"<path d="{path}" fill="#a69a72" fill-opacity=".45" stroke="#6d6140" stroke-width="1.500" stroke-dasharray="4 3"/>"##
            ),
        };
        floor + &self.each(word, |c, seed| wrecked::stumps(c, SIZE, seed))
    }

    fn grid(&self) -> String {
        let cells = self
            .plan
            .centres()
            .iter()
            .copied()
            .chain(self.plan.halves());
        let lines: String = cells.map(|c| poly(&self.plan.corners(c), "")).collect();
        let labels = if self.plan.flat || self.map.grid().digits() {
            self.labels()
        } else {
            String::new()
        };
        format!(
            r##"<g class="grid" fill="none" stroke="#4d3f22" stroke-opacity=".3" stroke-width="1">{lines}</g>{labels}"##
        )
    }

    /// On flat-top boards, and where labels are digits, each hex carries its label at the top and a dot at its centre.
    fn labels(&self) -> String {
        let write = |hex: HexId| {
            let c = self.plan.centre(hex);
            let (x, y) = (f(c[0]), f(c[1] - SIZE * 0.64));
            format!(
                r#"<text x="{x}" y="{y}">{}</text><circle cx="{x}" cy="{}" r="1.3"/>"#,
                self.map.grid().label(hex),
                f(c[1])
            )
        };
        let all: String = self.map.grid().ids().map(write).collect();
        format!(
            r##"<g class="hex-labels" text-anchor="middle" font-family="{}" font-size="9" fill="#4d3f22" fill-opacity=".75" stroke="#efe6cf" stroke-opacity=".45" stroke-width="2" paint-order="stroke">{all}</g>"##,
            crate::text::SANS
        )
    }

    fn buildings(&self) -> String {
        let village = |c: Point, seed: u32| building::village(c, SIZE, seed);
        self.each("building", village)
            + &self.each("wooden-building", village)
            + &self.each("stone-building", |c, seed| {
                building::building(
                    c,
                    SIZE,
                    f64::from(seed % 20) - 10.0,
                    &[[0.0, -0.05, 1.0, 0.56]],
                    STONE,
                )
            })
            + &self.each("church", |c, seed| building::church(c, SIZE, seed))
            + &self.each("ruin", |c, seed| building::ruins(c, SIZE, seed))
            + &self.towns()
    }

    fn hexsides(&self) -> String {
        let mut out = String::new();
        let grid = self.map.grid();
        for (i, word) in self.map.words().iter().enumerate() {
            for side in self.map.sides_of(word) {
                let [a, b] = grid.ends(*side).map(|p| self.plan.point(p));
                out += &match word.as_str() {
                    "wall" => hexside::wall(a, b),
                    "destroyed-wall" => hexside::broken_wall(a, b),
                    "hedge" => hexside::hedge(a, b, self.plan.seed(side.hex, i as u32)),
                    "cliff" if self.falls_inward(*side) => hexside::cliff(a, b),
                    "cliff" => hexside::cliff(b, a),
                    _ => hexside::fence(a, b),
                };
            }
        }
        out
    }

    /// Whether the hex that names a hexside lies lower than the one across.
    fn falls_inward(&self, side: hex::HexSide) -> bool {
        let (hex, across) = self.map.grid().beside(side);
        across.is_some_and(|across| self.map.level(hex) < self.map.level(across))
    }

    fn works(&self) -> String {
        let forts = self.each("fortified", |c, _| place(c, 1.0, &works::bastions(SIZE)));
        // Where works come and go in play they lie on the board, not under it.
        if self.plan.flat || self.map.grid().digits() {
            return forts;
        }
        let k = SIZE / 42.0;
        forts
            + &self.each("wire", |c, _| {
                wire::wire([c[0], c[1] + SIZE * 0.02], self.plan.step() * 0.86, SIZE)
            })
            + &["bunker", "casemate", "blockhouse"]
                .map(|word| self.each(word, |c, _| self.slab(c) + &place(c, k, &works::bunker())))
                .concat()
            + &self.each("foxholes", |c, _| place(c, k, &works::foxholes()))
            + &self.each("mines", |c, _| place(c, k, &works::mines()))
            + &self.each("post", |c, _| place(c, k, &works::post()))
            + &self.each("gas", |c, _| place(c, k, &weather::gas("G")))
            + &self.each("blaze", |c, _| place(c, k, &weather::blaze()))
    }

    /// The concrete around a bunker that fills its hex: slabs side by side are a fort.
    fn slab(&self, at: Point) -> String {
        if self.plan.flat {
            return String::new();
        }
        let near = |part: f64| {
            let corners = self.plan.corners(at).into_iter();
            corners
                .map(|c| [at[0] + (c[0] - at[0]) * part, at[1] + (c[1] - at[1]) * part])
                .collect::<Vec<Point>>()
        };
        poly(
            &near(0.94),
            r##"fill="#8d8a7a" stroke="#4b483d" stroke-width="2""##,
        ) + &poly(&near(0.78), r##"fill="#a9a593" stroke="#6d695b""##)
    }

    /// Words without a drawing are written out: nothing on the map is silently blank.
    fn others(&self) -> String {
        let unknown = self.map.words().iter().filter(|word| {
            let lists = [&TERRAIN[..], &STRIPS[..], &SIDES[..]];
            !lists.iter().any(|list| list.contains(&word.as_str()))
        });
        let write = |word: &String| {
            self.each(word, |c, _| {
                format!(
                    r##"<text x="{}" y="{}" text-anchor="middle" font-family="{}" font-style="italic" font-size="10" fill="#3b2f17" stroke="#e9dfc0" stroke-width="2.5" paint-order="stroke">{}</text>"##,
                    f(c[0]),
                    f(c[1] + 3.5),
                    crate::text::SANS,
                    escape(word)
                )
            })
        };
        unknown.map(write).collect()
    }
}
