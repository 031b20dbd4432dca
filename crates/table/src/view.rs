use crate::{Ask, Event, Figure, Look, MapEdge, Offer, Refusal, Seat, Tally, Text};
use hex::{Grid, Heading, HexId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a viewer sees: one vocabulary for all systems. A client draws it and
/// knows nothing else.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct View {
    /// The system's id.
    pub system: String,
    /// The scenario's id.
    pub scenario: String,
    /// The map's name under the system's content.
    pub map: String,
    /// Hexes with the words that hold for them now: terrain, markers. What is not listed is as printed.
    pub hexes: Vec<HexView>,
    /// The pieces.
    pub pieces: Vec<PieceView>,
    /// Hands, decks, tracks, reserves.
    pub zones: Vec<Zone>,
    /// Named public values: `hq.british`, `medals.german`, `phase`, `winner` …
    #[cfg_attr(feature = "schema", schema(schema_with = facts_schema))]
    pub facts: BTreeMap<String, Value>,
    /// The sides in the order of the seats, with what stands beside the map for each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<SideView>,
    /// Numbers that are of no side: the time …
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tracks: Vec<Track>,
    /// The steps of a turn in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<PhaseView>,
    /// What is fought for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub objectives: Vec<ObjectiveView>,
    /// What is asked, of whom.
    #[cfg_attr(feature = "schema", schema(required))]
    pub prompt: Option<Prompt>,
    /// What this viewer may do now.
    pub offers: Vec<Offer>,
    /// What was told since the last decision of this viewer.
    pub events: Vec<Event>,
}

/// A value on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// A number.
    Num(i64),
    /// A word of the system.
    Word(String),
}

/// Values by name. Said by hand: the document takes any type of the name `Value` for "anything".
#[cfg(feature = "schema")]
fn facts_schema() -> utoipa::openapi::schema::Object {
    use utoipa::openapi::schema::{ObjectBuilder, SchemaType, Type};
    let value = SchemaType::from_iter([Type::Integer, Type::String]);
    let value = ObjectBuilder::new().schema_type(value);
    ObjectBuilder::new()
        .additional_properties(Some(value))
        .build()
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            Value::Num(n) => write!(f, "{n}"),
            Value::Word(word) => f.write_str(word),
        }
    }
}

impl From<i64> for Value {
    fn from(n: i64) -> Self {
        Value::Num(n)
    }
}
impl From<&str> for Value {
    fn from(word: &str) -> Self {
        Value::Word(word.to_owned())
    }
}

/// A hex and the words that hold for it now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HexView {
    /// The printed label.
    pub hex: String,
    /// Terrain and markers.
    pub words: Vec<String>,
    /// The drawings of what came upon the hex in play, from below; filled in by the shelf.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<String>,
    /// What came upon it, for who draws it.
    #[serde(skip)]
    pub look: Look,
}

impl HexView {
    /// A hex with its words.
    pub fn new(hex: impl Into<String>, words: Vec<String>) -> Self {
        HexView {
            hex: hex.into(),
            words,
            faces: Vec::new(),
            look: Look::default(),
        }
    }
}

/// A piece on the board or in a box.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PieceView {
    /// Stable within the match.
    pub id: u16,
    /// The name given in a case or scenario.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// A hex label or the name of a box.
    pub place: String,
    /// The side it belongs to.
    pub side: String,
    /// The kind: chooses the drawing.
    pub kind: String,
    /// Numbers on it: `figures`, `of` …; `by` is the id of the piece that carries it.
    pub values: BTreeMap<String, i64>,
    /// States: `ordered`, `moved`, `grenadier` …
    pub words: Vec<String>,
    /// Which way it faces, where that counts: in twelfths of a turn clockwise, even ones through the sides of its hex, odd
    /// ones over its corners.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>, maximum = 11))]
    pub facing: Option<Heading>,
    /// What it covers where it stands, where that counts: shown while it is looked at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arcs: Vec<ArcView>,
    /// The name of its drawing; filled in by the shelf.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub face: String,
    /// The piece of its hex on which it lies, where it lies on one; filled in by the shelf.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lies: Option<LiesView>,
    /// How actions call it; empty where they call it by its hex. For cases, not for clients.
    #[serde(skip)]
    pub call: String,
    /// What it looks like, for who draws it.
    #[serde(skip)]
    pub look: Look,
}

/// What a piece covers: everything between two directions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ArcView {
    /// What covers it, in letters.
    pub text: Text,
    /// From this direction, in twelfths of a turn …
    #[cfg_attr(feature = "schema", schema(value_type = u8, maximum = 11))]
    pub from: Heading,
    /// … clockwise to this one.
    #[cfg_attr(feature = "schema", schema(value_type = u8, maximum = 11))]
    pub to: Heading,
    /// Whether what covers it turns on the piece: a turret, on its hull.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub turns: bool,
    /// Whether it is that of a weapon beside those that are aimed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub beside: bool,
}

/// How a piece lies on another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LiesView {
    /// On which one.
    pub on: u16,
    /// The name of the drawing of it lying so.
    pub face: String,
}

/// A side, and what stands beside the map for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SideView {
    /// Its seat.
    pub seat: Seat,
    /// Its name in this system: `british`.
    pub name: String,
    /// Its name in words.
    pub text: Text,
    /// Its medals, tokens, cards, points.
    pub tracks: Vec<Track>,
    /// The edge of the map it comes from, where it has one: a client may lay it before who plays the side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edge: Option<MapEdge>,
    /// The name of its emblem; filled in by the shelf.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub face: String,
    /// What it looks like, for who draws it.
    #[serde(skip)]
    pub look: Look,
}

/// A number of a side that is always in sight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Track {
    /// Its name: `medals`, `hq` …
    pub id: String,
    /// Its name in words.
    pub text: Text,
    /// How many there are …
    pub value: i64,
    /// … of how many, where a number is to be reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<i64>,
    /// Whether who reaches that number wins.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub goal: bool,
    /// The name of the drawing of one of them; filled in by the shelf.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub face: String,
    /// What it is made of, where that is worth telling.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Part>,
    /// What one of them looks like, for who draws it.
    #[serde(skip)]
    pub look: Look,
}

/// A part of a number, and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Part {
    /// Its name: `unit`, `objective` …
    pub id: String,
    /// Where it comes from, in words.
    pub text: Text,
    /// How many.
    pub value: i64,
}

/// A step of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PhaseView {
    /// Its name.
    pub id: String,
    /// Its name in words.
    pub text: Text,
    /// Whether the match stands in it.
    pub now: bool,
}

/// Something fought for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ObjectiveView {
    /// Its name in words.
    pub text: Text,
    /// Its hexes.
    pub hexes: Vec<String>,
    /// The hex in which it is drawn.
    pub at: String,
    /// What it is worth.
    pub worth: i64,
    /// Who holds it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<Seat>,
    /// The name of its drawing; filled in by the shelf.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub face: String,
    /// What it looks like, for who draws it.
    #[serde(skip)]
    pub look: Look,
}

/// A place off the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Zone {
    /// Its name: `hand.british.command`.
    pub id: String,
    /// What it is.
    pub kind: ZoneKind,
    /// Whose it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// How many things lie there.
    pub count: u16,
    /// The cards this viewer may see there.
    pub cards: Vec<CardView>,
}

/// What kind of place a zone is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ZoneKind {
    /// Cards held.
    Hand,
    /// A draw pile.
    Deck,
    /// A discard pile.
    Discard,
    /// Cards lying open in front of a player.
    Played,
    /// Tokens.
    Reserve,
}

/// A card that may be seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CardView {
    /// Its id: chooses words and drawing.
    pub card: String,
    /// What it costs, where it costs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<u8>,
    /// Its name in words; the key with `-text` behind it says what it does.
    pub text: Text,
    /// The name of its drawing; filled in by the shelf.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub face: String,
    /// What it looks like, for who draws it.
    #[serde(skip)]
    pub look: Look,
}

impl CardView {
    /// A card that costs nothing.
    pub fn new(card: impl Into<String>, text: Text) -> Self {
        CardView {
            card: card.into(),
            cost: None,
            text,
            face: String::new(),
            look: Look::default(),
        }
    }
}

/// The question now open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Prompt {
    /// Who is asked.
    pub seat: Seat,
    /// The moment in the rules.
    pub moment: String,
    /// The question.
    pub text: Text,
    /// One line of fact beside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<Text>,
    /// The pieces it is about, where it is about some: they are shown beside it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<u16>,
    /// Public numbers beside it, for standing orders: range, dice …
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub facts: BTreeMap<String, i64>,
    /// In how many parts of a point costs are counted here, where they are not whole points: what steps cost, and what is left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parts: Option<u8>,
    /// The answer that is usual, by public facts alone; for standing orders, and not sent.
    #[serde(skip)]
    pub usual: Option<String>,
}

impl Prompt {
    /// A question without facts beside it.
    pub fn new(ask: Ask, text: Text) -> Self {
        Prompt {
            seat: ask.seat,
            moment: ask.moment.to_owned(),
            text,
            detail: None,
            pieces: Vec::new(),
            facts: BTreeMap::new(),
            parts: None,
            usual: None,
        }
    }
}

/// What may come of an action, as far as the seat that thinks of it can know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Odds {
    /// The number behind it: how many dice, at what strength.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tally: Option<Tally>,
    /// What stands against it: what protects the target, how firm it is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub against: Vec<Figure>,
    /// The chance of the result that matters, for the badge on the map: of 1.
    pub chance: f64,
    /// Every result with its chance, the mildest first. They add up to 1.
    pub rows: Vec<OddsRow>,
}

/// One result and its chance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OddsRow {
    /// The result.
    pub text: Text,
    /// Its chance, of 1.
    pub chance: f64,
    /// Whether it does harm to the one it is done to.
    pub harm: bool,
}

/// What is seen of a hex from another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SightView {
    /// The hex looked at.
    pub hex: String,
    /// Whether it is seen.
    pub clear: bool,
    /// What it is hindered by, where that is counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hindrance: Option<i64>,
    /// The hexes that stand in the way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blockers: Vec<String>,
    /// Why it is not seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Refusal>,
}

impl SightView {
    /// Every hex of a board as it is seen from the one of that label; nothing if there is none.
    pub fn all(
        grid: &Grid,
        from: &str,
        seen: impl Fn(HexId, HexId) -> SightView,
    ) -> Vec<SightView> {
        let Ok(from) = grid.parse(from) else {
            return Vec::new();
        };
        grid.ids().map(|to| seen(from, to)).collect()
    }
}

/// A die as it fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DieView {
    /// Its face: `soldier`, `5` …
    pub die: String,
    /// The face in words.
    pub text: Text,
    /// Whether it did anything.
    pub counts: bool,
    /// The name of its drawing; filled in by the shelf.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub face: String,
    /// What it looks like, for who draws it.
    #[serde(skip)]
    pub look: Look,
}

/// A moment of the match, as one viewer counts them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Position {
    /// Its number; 0 is the set-up.
    pub number: usize,
    /// The turn it belongs to, from 1; 0 before the first.
    pub round: i64,
    /// Whose turn it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What was told.
    pub events: Vec<Event>,
}
