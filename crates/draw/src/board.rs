//! The board as documents: frame, land, half hexes, sections, names, lamp, margin; and whole positions.

use std::collections::BTreeMap;

use hex::{Heading, HexId, Map};

use crate::art::{ASIDE, STANDS, Token, token};
use crate::ink::{EDGE, EDGE_DARK, FRAME, NAME, NAME_CASING, PARCHMENT, PARCHMENT_RIM, SECTION};
use crate::laid;
use crate::land::Land;
use crate::mark;
use crate::medal::objective_medal;
use crate::pen::{Point, distance, document, f, place, poly};
use crate::plan::{Plan, SIZE, centre};
use crate::position::{Mark, Position};
use crate::tactical;
use crate::text::{SANS, SERIF, escape};
use crate::unit::unit;

const MARGIN: [f64; 2] = [24.0, 20.0];

/// Light or dark: the dark theme lays a lamp over the ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Field map.
    #[default]
    Light,
    /// Lamp-lit table.
    Dark,
}

/// What the caller decides about the ground.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroundOptions {
    /// Columns of the full rows after which a section line runs, such as 4 and 8.
    pub sections: Vec<u16>,
    /// The words for the keys of place names; a key without words is written as it is.
    pub names: BTreeMap<String, String>,
    /// Light or dark.
    pub theme: Theme,
    /// Whether a compass is drawn in a quiet corner.
    pub compass: bool,
    /// Begins every id in the drawing; choose another for a second board on one page.
    pub id: String,
    /// Words for those who do not see it.
    pub label: String,
}

impl Default for GroundOptions {
    fn default() -> GroundOptions {
        GroundOptions {
            sections: Vec::new(),
            names: BTreeMap::new(),
            theme: Theme::Light,
            compass: true,
            id: "board".to_owned(),
            label: String::new(),
        }
    }
}

/// The ground in layers, from below; a page puts markers over `land` and pieces over `edge`.
#[derive(Clone, Debug, PartialEq)]
pub struct Layers {
    /// Begins every id in the drawing.
    pub id: String,
    /// The window of the drawing: x, y, width, height.
    pub window: [f64; 4],
    /// Clips, hatch, lamp.
    pub defs: String,
    /// Parchment and frame.
    pub frame: String,
    /// Everything drawn on the land.
    pub land: String,
    /// Hatched half hexes, section lines.
    pub lines: String,
    /// Place names, compass.
    pub names: String,
    /// The lamp, opaque in the dark theme only.
    pub lamp: String,
    /// Letters and numbers in the margin.
    pub edge: String,
}

impl Layers {
    /// The layers as one drawing, with `markers` on the land and `above` over everything.
    pub fn join(&self, markers: &str, above: &str) -> String {
        let Layers {
            id,
            defs,
            frame,
            land,
            lines,
            names,
            lamp,
            edge,
            ..
        } = self;
        format!(
            r#"<defs>{defs}</defs>{frame}<g clip-path="url(#{id}-clip)">{land}{markers}{lines}{names}</g>{lamp}{edge}{above}"#
        )
    }
}

/// The ground of a map as one document.
pub fn ground(map: &Map, options: &GroundOptions) -> String {
    let layers = ground_layers(map, options);
    document(layers.window, &options.label, &layers.join("", ""))
}

/// The ground of a map as one document for a page, which lays its own lamp over it in the dark; and its window.
/// The letters in the margin are the group of class `edge`.
pub fn page_ground(map: &Map, options: &GroundOptions) -> (String, [f64; 4]) {
    let mut layers = ground_layers(map, options);
    layers.lamp.clear();
    let drawn = document(layers.window, &options.label, &layers.join("", ""));
    (drawn, layers.window)
}

/// The ground of a map in layers.
pub fn ground_layers(map: &Map, options: &GroundOptions) -> Layers {
    let plan = Plan::new(map.grid());
    let [w, h] = plan.size();
    let [mx, my] = MARGIN;
    let sheet = format!(
        r#"x="{}" y="{}" width="{}" height="{}" rx="6""#,
        f(2.0 - mx),
        f(2.0 - my),
        f(w + 2.0 * mx - 4.0),
        f(h + 2.0 * my - 4.0)
    );
    let id = escape(&options.id);
    let dark = options.theme == Theme::Dark;
    Layers {
        window: [-mx, -my, w + 2.0 * mx, h + 2.0 * my],
        defs: defs(&id, [w, h]),
        frame: format!(
            r#"<rect {sheet} fill="{PARCHMENT}" stroke="{PARCHMENT_RIM}" stroke-width="1"/><rect x="-1.5" y="-1.5" width="{}" height="{}" fill="none" stroke="{FRAME}" stroke-width="2"/>"#,
            f(w + 3.0),
            f(h + 3.0)
        ),
        land: Land::new(map, &plan, &id).draw(),
        lines: lines(&plan, &id, &options.sections),
        names: names(map, &plan, options),
        lamp: format!(
            r#"<rect class="lamp" {sheet} fill="url(#{id}-lamp)" opacity="{}" style="mix-blend-mode:multiply"/>"#,
            if dark { ".85" } else { "0" }
        ),
        edge: edge(&plan, if dark { EDGE_DARK } else { EDGE }),
        id,
    }
}

fn defs(id: &str, [w, h]: [f64; 2]) -> String {
    format!(
        r##"<clipPath id="{id}-clip"><rect width="{}" height="{}" rx="3"/></clipPath><pattern id="{id}-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="7" height="7" fill="#d9cfb3" fill-opacity=".75"/><path d="M0 0v7" stroke="#9c8f6d" stroke-width="1.2" opacity=".6"/></pattern><radialGradient id="{id}-lamp" cx="50%" cy="46%" r="70%"><stop offset="0" stop-color="#f4e3bd"/><stop offset=".55" stop-color="#c4ae83"/><stop offset="1" stop-color="#5a4d36"/></radialGradient>"##,
        f(w),
        f(h)
    )
}

fn lines(plan: &Plan, id: &str, sections: &[u16]) -> String {
    let hatch = format!(r#"fill="url(#{id}-hatch)""#);
    let mut out: String = plan
        .halves()
        .iter()
        .map(|c| poly(&plan.corners(*c), &hatch))
        .collect();
    let [_, h] = plan.size();
    for column in sections {
        let (x, h) = (f(plan.step() * f64::from(*column)), f(h));
        out += &format!(
            r##"<path d="M{x} 0V{h}" stroke="#fffaf0" stroke-width="4" opacity=".45"/><path d="M{x} 0V{h}" stroke="{SECTION}" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round"/>"##
        );
    }
    out
}

fn names(map: &Map, plan: &Plan, options: &GroundOptions) -> String {
    let mut out = if options.compass {
        compass(quiet_corner(map, plan))
    } else {
        String::new()
    };
    for name in map.names() {
        let p = plan.point(name.point);
        let words = options.names.get(&name.key).unwrap_or(&name.key);
        let size = f64::from(name.size).clamp(13.0, 19.0);
        out += &format!(
            r#"<text transform="translate({} {}) rotate({})" text-anchor="middle" font-family="{SERIF}" font-style="italic" font-size="{}" fill="{NAME}" stroke="{NAME_CASING}" stroke-width="3" paint-order="stroke" stroke-linejoin="round" letter-spacing=".4">{}</text>"#,
            f(p[0]),
            f(p[1] + size * 0.25),
            name.angle,
            f(size),
            escape(words)
        );
    }
    out
}

fn quiet_corner(map: &Map, plan: &Plan) -> Point {
    let ([w, h], d) = (plan.size(), 40.0);
    let corners = [[w - d, h - d], [d, h - d], [w - d, d + 8.0], [d, d + 8.0]];
    let busy = |p: &Point| {
        let near = map
            .grid()
            .ids()
            .filter(|hex| distance(plan.centre(*hex), *p) < SIZE * 1.5);
        let named = map
            .names()
            .iter()
            .filter(|name| distance(plan.point(name.point), *p) < SIZE * 2.5)
            .count();
        near.map(|hex| map.terrain(hex).len()).sum::<usize>() + named
    };
    corners.into_iter().min_by_key(busy).expect("four corners")
}

fn compass(at: Point) -> String {
    format!(
        r##"<g transform="translate({} {})" fill="{FRAME}"><circle r="15" fill="#efe6cf" fill-opacity=".55" stroke="{FRAME}" stroke-width="1"/><path d="M0 -21L4.5 0H-4.5Z"/><path d="M0 21L4.5 0H-4.5Z" fill="#efe6cf" stroke="{FRAME}" stroke-width=".8"/><text y="-25" text-anchor="middle" font-family="{SERIF}" font-size="13" stroke="#efe6cf" stroke-opacity=".6" stroke-width="2.5" paint-order="stroke">N</text></g>"##,
        f(at[0]),
        f(at[1])
    )
}

/// Letters over the columns and numbers beside the rows, as the grid labels them.
fn edge(plan: &Plan, ink: &str) -> String {
    let (grid, [w, h]) = (plan.grid(), plan.size());
    let mut out = String::new();
    let mut write = |x: f64, y: f64, text: &str| {
        out += &format!(r#"<text x="{}" y="{}">{text}</text>"#, f(x), f(y))
    };
    for column in 1..=grid.columns() {
        let Some(hex) = grid.in_row(1, column) else {
            continue;
        };
        let label = match grid.digits() {
            true => format!("{column:02}"),
            false => { grid.label(hex) }
                .trim_end_matches(|c: char| c.is_ascii_digit())
                .to_owned(),
        };
        let x = plan.centre(hex)[0];
        for y in [-6.0, h + 14.0] {
            write(x, y, &label);
        }
    }
    for row in 1..=grid.rows() {
        let Some(hex) = grid.in_row(row, 1) else {
            continue;
        };
        let y = plan.centre(hex)[1] + 4.0;
        for x in [-12.0, w + 12.0] {
            match grid.digits() {
                true => write(x, y, &format!("{row:02}")),
                false => write(x, y, &row.to_string()),
            }
        }
    }
    format!(
        r#"<g class="edge" text-anchor="middle" font-family="{SANS}" font-weight="600" font-size="12" fill="{ink}">{out}</g>"#
    )
}

/// Wire, craters and ruins that came in play, to lie on the land.
pub fn markers(map: &Map, position: &Position) -> String {
    let grid = map.grid();
    let put = |what: Token, hexes: &[HexId]| -> String {
        let on_board = hexes.iter().filter(|hex| grid.holds(**hex));
        on_board
            .map(|hex| {
                let drawing = token(what, what.variety(grid, *hex));
                place(centre(grid, *hex), 1.0, &drawing)
            })
            .collect()
    };
    put(Token::Crater, &position.craters)
        + &put(Token::Ruin, &position.ruins)
        + &put(Token::Wire, &position.wire)
        + &position
            .tokens
            .iter()
            .map(|(hex, what)| put(*what, &[*hex]))
            .collect::<String>()
        + &laid::works(map, position)
        + &tactical::markers(map, position)
}

/// An arrow at the rim of the hex for each piece that faces somewhere: what is printed on it stays upright.
pub fn facings(map: &Map, position: &Position) -> String {
    let grid = map.grid();
    let on_board = position.facings.iter().filter(|(hex, _)| grid.holds(*hex));
    let arrow = |&(hex, heading): &(HexId, Heading)| {
        let [x, y] = centre(grid, hex);
        // The sides of a hex are nearer than its corners.
        let rim = SIZE * if heading.index() % 2 == 0 { 0.8 } else { 0.92 };
        let (back, wide) = (rim - SIZE * 0.24, SIZE * 0.16);
        format!(
            r##"<path class="facing" transform="translate({} {}) rotate({})" d="M{} 0L{back} {}L{back} {}z" fill="#25221b" stroke="#fffdf4" stroke-width="1.4" stroke-linejoin="round"/>"##,
            f(x),
            f(y),
            heading.degrees(grid.shape()),
            f(rim),
            f(-wide),
            f(wide),
            back = f(back)
        )
    };
    on_board.map(arrow).collect()
}

/// The pieces, from the far side of the table to the near one.
pub fn pieces(map: &Map, position: &Position) -> String {
    let plan = Plan::new(map.grid());
    let mut order: Vec<_> = position
        .pieces
        .iter()
        .filter(|piece| map.grid().holds(piece.at))
        .collect();
    order.sort_by(|a, b| plan.centre(a.at)[1].total_cmp(&plan.centre(b.at)[1]));
    let ([x, y], k) = STANDS;
    let put = |piece: &crate::position::Piece| {
        let c = plan.centre(piece.at);
        place([c[0] + x, c[1] + y], k, &unit(&piece.unit))
    };
    order.into_iter().map(put).collect::<String>()
        + &laid::stacks(map, position)
        + &tactical::piles(map, position)
}

/// Objective medals; beside the unit when somebody stands there.
pub fn medals(map: &Map, position: &Position) -> String {
    let plan = Plan::new(map.grid());
    let shown = position
        .medals
        .iter()
        .filter(|(hex, _)| map.grid().holds(*hex));
    let put = |(hex, holder): &(HexId, Option<crate::ink::Side>)| {
        let c = plan.centre(*hex);
        if position.pieces.iter().any(|piece| piece.at == *hex) {
            let medal = objective_medal([0.0, 0.0], *holder);
            let ([x, y], k) = ASIDE;
            return place([c[0] + x, c[1] + y], k, &medal);
        }
        objective_medal(c, *holder)
    };
    shown.map(put).collect::<String>() + &laid::goals(map, position)
}

/// Marks in two layers: under the pieces (rings, brackets, paths) and over them (sight lines, discs, badges).
pub fn marks(map: &Map, marks: &[Mark]) -> (String, String) {
    let plan = Plan::new(map.grid());
    let (mut under, mut over) = (String::new(), String::new());
    let (s, flat) = (SIZE, plan.flat);
    let at = |hex: &HexId| plan.centre(*hex);
    for mark in marks {
        match mark {
            Mark::Selected(hex) => under += &mark::selected(at(hex), s, flat),
            Mark::Refused(hex) => under += &mark::refused(at(hex), s, flat),
            Mark::Cursor(hex) => over += &mark::cursor(at(hex), s, flat),
            Mark::LastEvent(hex) => under += &mark::last_event(at(hex), s, flat),
            Mark::Move(hex, cost) => over += &mark::legal_move(at(hex), cost),
            Mark::Target {
                at: hex,
                aimed,
                dice,
                chance,
            } => {
                let c = at(hex);
                under += &mark::target(c, s, flat, *aimed);
                if !chance.is_empty() {
                    over += &mark::badge([c[0], c[1] - s * 0.86], chance, *dice, *aimed);
                }
            }
            Mark::Path(hexes, costs) => {
                under += &mark::path(&hexes.iter().map(at).collect::<Vec<_>>(), costs)
            }
            Mark::Sight { from, to, sight } => {
                over = mark::sight_line(at(from), at(to), 34.0, &sight.on(&plan)) + &over
            }
            Mark::Range(hexes, number) => under += &mark::range(&border(&plan, hexes), number),
        }
    }
    (under, over)
}

/// The sides of an area of hexes that lie on its border.
fn border(plan: &Plan, hexes: &[HexId]) -> Vec<(Point, Point)> {
    let grid = plan.grid();
    let mut edges = Vec::new();
    for hex in hexes {
        for dir in hex::Direction::all() {
            if !grid
                .neighbour(*hex, dir)
                .is_some_and(|other| hexes.contains(&other))
            {
                let corners = grid.corners(*hex).map(|p| plan.point(p));
                edges.push((corners[dir.turn(-1).index()], corners[dir.index()]));
            }
        }
    }
    edges
}

/// A whole position as one document: the ground, what came in play, pieces, medals and marks.
pub fn position(map: &Map, position: &Position, options: &GroundOptions) -> String {
    let layers = ground_layers(map, options);
    let (under, over) = marks(map, &position.marks);
    let above = format!(
        "{under}{}{}{}{over}",
        pieces(map, position),
        facings(map, position),
        medals(map, position)
    );
    document(
        layers.window,
        &options.label,
        &layers.join(&markers(map, position), &above),
    )
}

/// The part of a position where both sides can be seen best, without margin, `ratio` times as wide as high: a small
/// picture of the battlefield.
pub fn vignette(map: &Map, position: &Position, options: &GroundOptions, ratio: f64) -> String {
    let plan = Plan::new(map.grid());
    let [w, h] = plan.size();
    let tall = (w / ratio).min(h);
    let top = (0..=60)
        .map(|step| (h - tall) * f64::from(step) / 60.0)
        .max_by(|a, b| {
            let seen = |top: &f64| seen(&plan, position, [*top, *top + tall]);
            seen(a).total_cmp(&seen(b))
        })
        .unwrap_or(0.0);
    let layers = ground_layers(map, options);
    let above = [pieces, facings, medals].map(|draw| draw(map, position));
    let above = above.concat();
    document(
        [0.0, top, w, tall],
        &options.label,
        &layers.join(&markers(map, position), &above),
    )
}

/// How well a band of the board shows the battle: many pieces, of both sides, none cut in two, near the middle.
fn seen(plan: &Plan, position: &Position, [top, bottom]: [f64; 2]) -> f64 {
    let (mut whole, mut cut) = (BTreeMap::new(), 0.0);
    let units = position.pieces.iter().map(|it| (it.at, it.unit.side));
    let counters = position.counters.iter().map(|(at, it)| (*at, it.side));
    let piles = position.piles.iter().flat_map(|(at, pile)| {
        let bases = pile.iter().filter_map(|group| group.first());
        bases.map(|lying| (*at, lying.what.side()))
    });
    for (at, side) in units.chain(counters).chain(piles) {
        let y = plan.centre(at)[1];
        if y - SIZE * 0.7 >= top && y + SIZE * 0.75 <= bottom {
            *whole.entry(side).or_insert(0.0) += 1.0;
        } else if y + SIZE * 0.75 > top && y - SIZE * 0.7 < bottom {
            cut += 1.0;
        }
    }
    let middle = plan.size()[1] / 2.0;
    let shown: f64 = whole.values().map(|n: &f64| n.sqrt()).sum();
    shown - cut * 0.12 - ((top + bottom) / 2.0 - middle).abs() / SIZE * 0.05
}
