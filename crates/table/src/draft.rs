use std::collections::BTreeMap;

/// Any position, as a case, an editor or a shared link describes it. Nothing in
/// it has been checked against the rules.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// The file it came from, for faults.
    pub file: String,
    /// The scenario it starts from, if any: what is not said here is as there.
    pub scenario: Option<String>,
    /// The map, if not the scenario's or the system's bare board.
    pub map: Option<String>,
    /// The named point of the sequence of play where it stands.
    pub at: Option<String>,
    /// Whose turn it is.
    pub turn: Option<String>,
    /// Words laid on hexes ("E4") and hexsides ("K7/L7").
    pub terrain: Vec<(String, String)>,
    /// The pieces. `None`: those of the scenario.
    pub pieces: Option<Vec<PieceLine>>,
    /// Cards in hand by seat.
    pub hands: BTreeMap<String, Vec<String>>,
    /// Everything else, in the words of the system: `hq`, `medals`, `special` …
    pub more: serde_json::Map<String, serde_json::Value>,
}

/// One piece: `PLACE KIND[#NAME] WORD… KEY=N… [+CARRIED[#NAME][:WORD]]`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PieceLine {
    /// Where in the file it stands, for faults.
    pub at: String,
    /// The hex or the box.
    pub place: String,
    /// The kind of piece.
    pub kind: String,
    /// The name it can be called by in this case.
    pub name: Option<String>,
    /// Words: side, states.
    pub words: Vec<String>,
    /// Values: `figures=2`.
    pub values: Vec<(String, i64)>,
    /// What it carries.
    pub carried: Vec<Carried>,
}

/// A piece carried by another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Carried {
    /// The kind of piece.
    pub kind: String,
    /// The name it can be called by in this case.
    pub name: Option<String>,
    /// Its states.
    pub words: Vec<String>,
}

impl PieceLine {
    /// Its name, and those of what it carries.
    pub fn names(&self) -> impl Iterator<Item = &String> {
        let carried = self.carried.iter().flat_map(|carried| &carried.name);
        self.name.iter().chain(carried)
    }
    /// The value of that name.
    pub fn value(&self, key: &str) -> Option<i64> {
        self.values.iter().find(|(k, _)| k == key).map(|&(_, v)| v)
    }
    /// Whether the word is there.
    pub fn has(&self, word: &str) -> bool {
        self.words.iter().any(|w| w == word)
    }
}
