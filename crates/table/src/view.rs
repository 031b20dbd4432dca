use crate::{Event, Seat, Text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a viewer sees: one vocabulary for all systems. A client draws it and
/// knows nothing else.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
    pub facts: BTreeMap<String, Value>,
    /// What is asked, of whom.
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
pub struct HexView {
    /// The printed label.
    pub hex: String,
    /// Terrain and markers.
    pub words: Vec<String>,
}

/// A piece on the board or in a box.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Numbers on it: `figures`, `of` …
    pub values: BTreeMap<String, i64>,
    /// States: `ordered`, `moved`, `grenadier` …
    pub words: Vec<String>,
}

/// A place off the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
pub struct CardView {
    /// Its id: chooses words and drawing.
    pub card: String,
    /// What it costs, where it costs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<u8>,
}

/// The question now open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prompt {
    /// Who is asked.
    pub seat: Seat,
    /// The moment in the rules.
    pub moment: String,
    /// The question.
    pub text: Text,
    /// Public numbers beside it, for standing orders: range, dice …
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub facts: BTreeMap<String, i64>,
}

/// One legal action: its notation, its words, what to click for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// The notation, to be sent back.
    pub action: String,
    /// The words.
    pub text: Text,
    /// What to click, in order. Empty: a button.
    pub click: Vec<Click>,
}

/// Something that can be clicked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Click {
    /// A hex by its label.
    Hex(String),
    /// A card in a zone.
    Card(String),
}
