//! From a map document to a map, finding everything that is wrong on the way.

use crate::area::Area;
use crate::document::{Listing, MapDocument, NameDocument, StripDocument};
use crate::fault::Fault;
use crate::grid::{Grid, GridError, HexSide, MAX_HEXES};
use crate::id::HexId;
use crate::label::LabelError;
use crate::map::{Contour, Map, Name, Outline, Strip, Word};
use crate::point::{MAX_COORDINATE, Point};
use crate::stencil::Stencils;
use crate::strip::{self, MIN_WIDTH};
use std::collections::{BTreeMap, BTreeSet};

const MAX_WIDTH: i32 = 1 << 14;
/// The longest list in a document: there are not more hexsides on the largest board.
const MAX_LISTED: usize = 3 * MAX_HEXES;

/// A list under a word, with its labels resolved.
type Resolved<T> = Vec<(String, Vec<T>)>;

struct Resolver<'a> {
    file: &'a str,
    faults: Vec<Fault>,
}

/// Makes a map of a document, or lists everything wrong with it.
pub(crate) fn resolve(file: &str, document: MapDocument) -> Result<Map, Vec<Fault>> {
    let mut resolver = Resolver {
        file,
        faults: Vec::new(),
    };
    if document.name.is_empty() {
        resolver.fault("name", "the map has no name", "give it one");
    }
    let grid = match Grid::of(&document.grid) {
        Ok(grid) => grid,
        Err(error) => {
            // Without a board no label can be checked; anything more would be noise.
            let mend = match error {
                GridError::TooSmall | GridError::TooLarge => {
                    format!("at least 2 columns and 1 row, at most {MAX_HEXES} hexes")
                }
                GridError::NoHalves => "leave them out, or write \"halves\": true".to_owned(),
                GridError::NoDigits => "leave \"digits\" out".to_owned(),
                GridError::Sheets => {
                    "lay them edge to edge, each under a name of its own".to_owned()
                }
            };
            resolver.fault("grid", error.to_string(), mend);
            return Err(resolver.faults);
        }
    };
    if !resolver.counts(&document) {
        return Err(resolver.faults);
    }
    let map = resolver.map(document, grid);
    if resolver.faults.is_empty() {
        Ok(map)
    } else {
        Err(resolver.faults)
    }
}

impl Resolver<'_> {
    fn fault(&mut self, at: impl Into<String>, what: impl Into<String>, mend: impl Into<String>) {
        self.faults.push(Fault::new(self.file, at, what, mend));
    }

    /// Whether no list is longer than a map can have it; before anything in them is looked at.
    fn counts(&mut self, document: &MapDocument) -> bool {
        let before = self.faults.len();
        let mut count = |part: &str, count: usize| {
            if count > MAX_LISTED {
                let what = format!("{count} are more than a map can have");
                self.fault(part, what, format!("at most {MAX_LISTED}"));
            }
        };
        for (part, listing) in [
            ("terrain", &document.terrain),
            ("sides", &document.sides),
            ("groups", &document.groups),
            ("decor", &document.decor),
        ] {
            count(part, listing.0.len());
            listing.0.iter().for_each(|list| count(part, list.1.len()));
        }
        count("outlines", document.outlines.len());
        for outline in &document.outlines {
            count("outlines", outline.points.len());
        }
        count("strips", document.strips.len());
        for strip in &document.strips {
            count("strips", strip.points.len());
            count("strips", strip.through.len());
        }
        count("contours", document.contours.len());
        for contour in &document.contours {
            count("contours", contour.points.len());
        }
        count("names", document.names.len());
        self.faults.len() == before
    }

    /// Resolves every part; with faults, the map is incomplete and not handed out.
    fn map(&mut self, document: MapDocument, grid: Grid) -> Map {
        let terrain_lists = self.listing("terrain", &document.terrain, |label| grid.parse(label));
        let side_lists = self.listing("sides", &document.sides, |label| grid.parse_side(label));
        let outlines = self.outlines(&document);
        let strips = self.strips(&document, &grid);
        let contours = self.contours(&document);
        let groups = self.listing("groups", &document.groups, |label| grid.parse(label));
        let decor = self.listing("decor", &document.decor, |label| grid.parse(label));
        let names = self.names(&document.names, &grid);

        let words: BTreeSet<&String> = terrain_lists
            .iter()
            .map(|list| &list.0)
            .chain(side_lists.iter().map(|list| &list.0))
            .collect();
        let words: Vec<String> = words.into_iter().cloned().collect();
        let mut terrain = vec![Vec::new(); grid.len()];
        let mut hexes: Vec<Vec<HexId>> = vec![Vec::new(); words.len()];
        let mut side_words: BTreeMap<HexSide, Vec<Word>> = BTreeMap::new();
        let mut sides: Vec<Vec<HexSide>> = vec![Vec::new(); words.len()];
        for (number, text) in words.iter().enumerate() {
            let word = Word(number as u16);
            for &hex in terrain_lists
                .iter()
                .filter(|list| list.0 == *text)
                .flat_map(|list| &list.1)
            {
                terrain[hex.index()].push(word);
                hexes[number].push(hex);
            }
            for &side in side_lists
                .iter()
                .filter(|list| list.0 == *text)
                .flat_map(|list| &list.1)
            {
                side_words.entry(side).or_default().push(word);
                sides[number].push(side);
            }
            hexes[number].sort();
            sides[number].sort();
        }
        let stencils = Stencils::new(&grid);
        Map {
            document,
            grid,
            stencils,
            words,
            terrain,
            hexes,
            side_words,
            sides,
            outlines,
            strips,
            contours,
            groups,
            decor,
            names,
        }
    }

    fn listing<T: Ord + Copy>(
        &mut self,
        part: &str,
        listing: &Listing,
        parse: impl Fn(&str) -> Result<T, LabelError>,
    ) -> Resolved<T> {
        let mut lists: Resolved<T> = Vec::new();
        for (word, labels) in &listing.0 {
            let at = format!("{part}.{word}");
            if word.is_empty() {
                self.fault(part, "a list has no name", "name it");
            }
            if lists.iter().any(|list| list.0 == *word) {
                self.fault(&at, format!("\"{word}\" comes twice"), "join the two lists");
            }
            let mut found: Vec<T> = Vec::new();
            for (number, label) in labels.iter().enumerate() {
                let at = format!("{at}[{number}]");
                match self.label(&at, label, &parse) {
                    Some(thing) if found.contains(&thing) => {
                        self.fault(at, format!("\"{label}\" is listed twice"), "leave one out");
                    }
                    Some(thing) => found.push(thing),
                    None => {}
                }
            }
            lists.push((word.clone(), found));
        }
        lists
    }

    fn label<T>(
        &mut self,
        at: &str,
        label: &str,
        parse: impl Fn(&str) -> Result<T, LabelError>,
    ) -> Option<T> {
        parse(label)
            .map_err(|error| {
                let mend = match error {
                    LabelError::NotALabel(_) => {
                        "write the letter of the column and the row, such as \"E3\""
                    }
                    LabelError::OffTheBoard(_) => "name a hex of the board",
                    LabelError::NotASide(_) | LabelError::NotAdjacent(_) => {
                        "name two hexes that touch, such as \"K7/L7\""
                    }
                };
                self.fault(at, error.to_string(), mend);
            })
            .ok()
    }

    fn outlines(&mut self, document: &MapDocument) -> Vec<Outline> {
        let mut outlines = Vec::new();
        for (number, outline) in document.outlines.iter().enumerate() {
            let at = format!("outlines[{number}]");
            self.kind(&at, &outline.kind);
            if let Some(area) = self.area(&at, &outline.points) {
                outlines.push(Outline {
                    kind: outline.kind.clone(),
                    area,
                });
            }
        }
        outlines
    }

    fn contours(&mut self, document: &MapDocument) -> Vec<Contour> {
        let mut contours = Vec::new();
        for (number, contour) in document.contours.iter().enumerate() {
            let at = format!("contours[{number}]");
            if contour.level == 0 {
                self.fault(
                    format!("{at}.level"),
                    "a contour of level 0 bounds nothing",
                    "name the level inside it",
                );
            }
            if let Some(area) = self.area(&at, &contour.points) {
                contours.push(Contour {
                    level: contour.level,
                    area,
                });
            }
        }
        contours
    }

    fn strips(&mut self, document: &MapDocument, grid: &Grid) -> Vec<Strip> {
        let mut strips = Vec::new();
        for (number, strip) in document.strips.iter().enumerate() {
            let at = format!("strips[{number}]");
            self.kind(&at, &strip.kind);
            strips.extend(self.strip(&at, strip, grid));
        }
        strips
    }

    fn strip(&mut self, at: &str, strip: &StripDocument, grid: &Grid) -> Option<Strip> {
        let before = self.faults.len();
        if strip.through.is_empty() && strip.points.is_empty() {
            self.fault(
                at,
                "a strip goes through hexes or through points",
                "give \"through\" or \"points\"",
            );
            return None;
        }
        let width = strip.width.unwrap_or(StripDocument::WIDTH);
        if !(MIN_WIDTH..=MAX_WIDTH).contains(&width) {
            let mend = format!("between {MIN_WIDTH} and {MAX_WIDTH}");
            self.fault(
                format!("{at}.width"),
                format!("a strip cannot be {width} wide"),
                mend,
            );
        }
        let mut through = Vec::new();
        for (number, label) in strip.through.iter().enumerate() {
            through.extend(
                self.label(&format!("{at}.through[{number}]"), label, |label| {
                    grid.parse(label)
                }),
            );
        }
        if through.len() != strip.through.len() {
            return None;
        }
        let (part, points) = match strip.points.is_empty() {
            true => (
                "through",
                through.iter().map(|&hex| grid.centre(hex)).collect(),
            ),
            false => ("points", strip.points.clone()),
        };
        self.points(&format!("{at}.{part}"), &points, 2, false);
        (self.faults.len() == before).then(|| {
            let pieces = strip::pieces(grid.shape(), &points, width);
            Strip {
                kind: strip.kind.clone(),
                width,
                points,
                through,
                pieces,
            }
        })
    }

    fn names(&mut self, documents: &[NameDocument], grid: &Grid) -> Vec<Name> {
        let mut names = Vec::new();
        for (number, name) in documents.iter().enumerate() {
            let at = format!("names[{number}]");
            if name.key.is_empty() {
                self.fault(format!("{at}.key"), "the name has no key", "give it one");
            }
            if !(1..=MAX_WIDTH).contains(&name.size) {
                self.fault(
                    format!("{at}.size"),
                    format!("letters cannot be {} high", name.size),
                    "at least 1",
                );
            }
            if name.angle.unsigned_abs() > 360 {
                self.fault(
                    format!("{at}.angle"),
                    "more than a full turn",
                    "between -360 and 360 degrees",
                );
            }
            let moved = Point::new(name.dx, name.dy);
            let moved_in_range = moved.in_range();
            if !moved_in_range {
                self.fault(
                    &at,
                    "the name lies too far from its hex",
                    format!("within {MAX_COORDINATE}"),
                );
            }
            if let Some(hex) = self.label(&format!("{at}.at"), &name.at, |label| grid.parse(label))
                && moved_in_range
            {
                let point = grid.centre(hex) + moved;
                names.push(Name {
                    key: name.key.clone(),
                    at: hex,
                    point,
                    angle: name.angle,
                    size: name.size,
                });
            }
        }
        names
    }

    fn kind(&mut self, at: &str, kind: &str) {
        if kind.is_empty() {
            self.fault(
                format!("{at}.kind"),
                "no kind is named",
                "write a word of the system",
            );
        }
    }

    fn area(&mut self, at: &str, points: &[Point]) -> Option<Area> {
        let at = format!("{at}.points");
        if !self.points(&at, points, 3, true) {
            return None;
        }
        let (first, line) = (points[0], points[1] - points[0]);
        if points.iter().all(|&point| line.cross(point - first) == 0) {
            self.fault(
                at,
                "all points lie on one line",
                "an outline encloses some ground",
            );
            return None;
        }
        Some(Area::new(points.to_vec()))
    }

    /// Whether there are enough points, all within range, none the same as the one before it.
    fn points(&mut self, at: &str, points: &[Point], least: usize, closed: bool) -> bool {
        let before = self.faults.len();
        if points.len() < least {
            self.fault(
                at,
                format!("{} points are too few", points.len()),
                format!("give at least {least}"),
            );
        }
        for (number, point) in points.iter().enumerate() {
            let at = format!("{at}[{number}]");
            if !point.in_range() {
                self.fault(
                    at,
                    "the point lies too far out",
                    format!("within {MAX_COORDINATE} of 0"),
                );
            } else if number > 0 && points[number - 1] == *point {
                self.fault(at, "the same point as the one before", "leave one out");
            } else if closed && number > 1 && number + 1 == points.len() && points[0] == *point {
                self.fault(
                    at,
                    "the last point is the first again",
                    "leave it out; outlines close by themselves",
                );
            }
        }
        self.faults.len() == before
    }
}
