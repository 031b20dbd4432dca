//! A map as it is written in a file.

use crate::fault::Fault;
use crate::grid::Shape;
use crate::point::Point;
use crate::sheet::Sheet;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A map document, as `content/<system>/maps/<name>.json` has it. Only the name and the grid are required.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapDocument {
    /// The key of the map.
    pub name: String,
    /// The board it lies on.
    pub grid: GridDocument,
    /// What the open ground looks like, in a word of the system.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub surface: Option<String>,
    /// Where the map comes from: for people who read the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Words for hexes, with the labels of the hexes that carry them. A hex may carry several.
    #[serde(default, skip_serializing_if = "Listing::is_empty")]
    pub terrain: Listing,
    /// Words for hexsides, with labels such as `K7/L7`.
    #[serde(default, skip_serializing_if = "Listing::is_empty")]
    pub sides: Listing,
    /// Drawn obstacles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outlines: Vec<OutlineDocument>,
    /// Roads, streams, trenches.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub strips: Vec<StripDocument>,
    /// Lines of equal height.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contours: Vec<ContourDocument>,
    /// Things drawn on hexes for show: no rule knows them.
    #[serde(default, skip_serializing_if = "Listing::is_empty")]
    pub decor: Listing,
    /// Hexes that scenarios call by one name.
    #[serde(default, skip_serializing_if = "Listing::is_empty")]
    pub groups: Listing,
    /// Names written on the ground.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<NameDocument>,
}

/// The board of a map document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GridDocument {
    /// `points-up` or `flat-top`.
    pub shape: Shape,
    /// The number of columns; on a points-up board, of hexes in a full row.
    pub columns: u16,
    /// The number of rows.
    pub rows: u16,
    /// Flat-top only: half hexes all around, as boards have them that are laid side by side. The first and the last
    /// column are cut in half on the printed board, and every second column has half hexes 0 and `rows` at its ends.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub halves: bool,
    /// Points-up only: printed with four digits, column and row, from the upper left, such as `0306`. All rows are full, and
    /// the even ones lie half a hex to the right.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub digits: bool,
    /// The printed boards it is made of, if it is made of any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sheets: Vec<Sheet>,
}

/// An obstacle drawn as a closed polygon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutlineDocument {
    /// A word of the system.
    pub kind: String,
    /// The corners, at least three; the last is joined to the first.
    pub points: Vec<Point>,
}

/// A line with a width, through the centres of hexes or through points. With both, it is drawn through the points, and
/// the hexes are those it passes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StripDocument {
    /// A word of the system.
    pub kind: String,
    /// The width in drawing units (see [`Point`]); [`StripDocument::WIDTH`] if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub width: Option<i32>,
    /// Labels of the hexes whose centres it joins, or that it passes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub through: Vec<String>,
    /// The points it joins.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<Point>,
}

impl StripDocument {
    /// The width of a strip that does not say: a tenth of the height of a points-up hex.
    pub const WIDTH: i32 = 24;
}

/// A closed line of equal height: the ground inside is at `level` or more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContourDocument {
    /// The level of the ground just inside; negative for a hollow, never 0.
    pub level: i8,
    /// The corners, at least three; a hill that leaves the board is closed beyond its border.
    pub points: Vec<Point>,
}

/// A name written on the ground.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NameDocument {
    /// The key of the words.
    pub key: String,
    /// The label of the hex it is written at.
    pub at: String,
    /// From the centre of the hex to the right, in lattice units.
    #[serde(default)]
    pub dx: i32,
    /// From the centre of the hex down, in lattice units.
    #[serde(default)]
    pub dy: i32,
    /// Degrees clockwise.
    #[serde(default)]
    pub angle: i32,
    /// The height of the letters in points, where a hex has a side of 37.
    #[serde(default = "NameDocument::usual_size")]
    pub size: i32,
}

impl NameDocument {
    /// The height of the letters of a name that does not say.
    pub const SIZE: i32 = 16;

    fn usual_size() -> i32 {
        NameDocument::SIZE
    }
}

/// Lists of labels under words, in the order of the document. Keeps a word that comes twice, so that it can be
/// found at fault.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Listing(pub Vec<(String, Vec<String>)>);

impl Listing {
    /// Whether there is no word.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Listing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(word, labels)| (word, labels)))
    }
}

impl<'de> Deserialize<'de> for Listing {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Listing, D::Error> {
        deserializer.deserialize_map(ListingVisitor)
    }
}

struct ListingVisitor;

impl<'de> Visitor<'de> for ListingVisitor {
    type Value = Listing;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an object with a list of labels under each word")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Listing, M::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = map.next_entry()? {
            entries.push(entry);
        }
        Ok(Listing(entries))
    }
}

impl MapDocument {
    /// Reads the text of a document. What the text says is not checked yet; see [`crate::Map::read`].
    pub fn parse(file: &str, text: &str) -> Result<MapDocument, Fault> {
        serde_json::from_str(text).map_err(|error| {
            let at = format!("line {}, column {}", error.line(), error.column());
            let full = error.to_string();
            let what = full
                .rsplit_once(" at line ")
                .map_or(full.as_str(), |(what, _)| what);
            let mend = if error.is_data() {
                "write what a map document has"
            } else {
                "write valid JSON"
            };
            Fault::new(file, at, what, mend)
        })
    }

    /// The text of the document, which reads back as the same document.
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a map document is plain data");
        text.push('\n');
        text
    }
}
