//! The file: one or several cases, and what must hold within each.

use super::doc::{Item, Node, Place, Reader, Said};
use super::piece::piece;
use super::step::{KEYS, See, Step, step};
use crate::{Draft, Fault, MatchSpec, PieceLine};
use std::collections::{BTreeMap, BTreeSet};

/// A file of cases.
#[derive(Clone, Debug, Default)]
pub struct CaseFile {
    /// The file, as the caller named it.
    pub file: String,
    /// The system, where the file says it; else it follows from the folder.
    pub system: Option<String>,
    /// The cases in the order of the file.
    pub cases: Vec<Case>,
}

/// One case.
#[derive(Clone, Debug, Default)]
pub struct Case {
    /// Where it begins.
    pub at: Place,
    /// What it shows.
    pub name: String,
    /// The rules it exercises.
    pub rules: Vec<String>,
    /// Where in the rulebook it comes from.
    pub source: Option<String>,
    /// What the players have agreed on: options of the scenario, by name.
    pub options: BTreeMap<String, String>,
    /// The position.
    pub draft: Draft,
    /// Whether it starts with the set-up of the scenario instead of a position.
    pub from_start: bool,
    /// What leads to the middle of a procedure.
    pub lead: Vec<Said>,
    /// The dice and cards of the lead.
    pub lead_chance: Vec<Said>,
    /// The steps.
    pub steps: Vec<Step>,
    places: BTreeMap<String, Place>,
}

impl CaseFile {
    /// Reads a file of cases; all that is wrong with it at once.
    pub fn read(file: &str, text: &str) -> Result<CaseFile, Vec<Fault>> {
        let document = Node::document(file, text)?;
        let mut reader = Reader {
            file,
            faults: Vec::new(),
        };
        let read = read_file(&mut reader, &document);
        if reader.faults.is_empty() {
            Ok(read)
        } else {
            Err(reader.faults)
        }
    }
}

impl Case {
    /// What to open its book with.
    pub(super) fn spec(&self) -> MatchSpec {
        MatchSpec {
            scenario: self.draft.scenario.clone().unwrap_or_default(),
            options: self.options.clone(),
            draft: Some(self.draft.clone()),
        }
    }
    /// Where a fault that the system found stands in the file: by its line, or by its path.
    pub(super) fn locate(&self, at: &str) -> Place {
        if let Some(place) = Place::parse(at) {
            return place;
        }
        let mut path = at;
        loop {
            if let Some(place) = self.places.get(path) {
                return *place;
            }
            match path.rfind(['.', '[']) {
                Some(cut) => path = &path[..cut],
                None => return self.at,
            }
        }
    }
}

fn read_file(reader: &mut Reader, document: &Node) -> CaseFile {
    let mut out = CaseFile {
        file: reader.file.to_owned(),
        ..CaseFile::default()
    };
    let Item::Table(rows) = &document.item else {
        return out;
    };
    if let Some((key, node)) = rows.iter().find(|(key, _)| key.text == "system") {
        out.system = reader.text(key, node);
    }
    let Some((key, node)) = rows.iter().find(|(key, _)| key.text == "case") else {
        let rows = rows.iter().filter(|(key, _)| key.text != "system");
        let name = stem(reader.file);
        out.cases.push(case(reader, document.at, rows, Some(name)));
        return out;
    };
    for (key, _) in rows
        .iter()
        .filter(|(key, _)| !matches!(&*key.text, "system" | "case"))
    {
        let mend = "write it below a [[case]], and `then` as [[case.then]]";
        reader.fault(
            key.at,
            format!("`{}` stands outside the cases", key.text),
            mend,
        );
    }
    for (at, rows) in tables(reader, key, node) {
        let case = case(reader, at, rows, None);
        out.cases.push(case);
    }
    let mut names = BTreeSet::new();
    for case in out.cases.iter().filter(|case| !case.name.is_empty()) {
        if !names.insert(&case.name) {
            reader.fault(
                case.at,
                format!("two cases are named \"{}\"", case.name),
                "rename one",
            );
        }
    }
    out
}

/// The tables of a file that stand under one heading, each with its place.
pub(super) fn tables<'n>(
    reader: &mut Reader,
    key: &Said,
    node: &'n Node,
) -> Vec<(Place, &'n [(Said, Node)])> {
    let one = std::slice::from_ref(node);
    let list = if let Item::List(list) = &node.item {
        list
    } else {
        one
    };
    let mut out = Vec::new();
    for node in list {
        match &node.item {
            Item::Table(rows) => out.push((node.at, rows.as_slice())),
            _ => reader.fault(
                key.at,
                format!("`{}` needs tables", key.text),
                format!("[[{}]]", key.text),
            ),
        }
    }
    out
}

fn stem(file: &str) -> String {
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    name.strip_suffix(".toml").unwrap_or(name).to_owned()
}

fn case<'n>(
    reader: &mut Reader,
    at: Place,
    rows: impl IntoIterator<Item = &'n (Said, Node)>,
    name: Option<String>,
) -> Case {
    let mut case = Case {
        at,
        name: name.unwrap_or_default(),
        ..Case::default()
    };
    case.draft.file = reader.file.to_owned();
    for (key, node) in rows {
        entry(reader, &mut case, key, node);
    }
    if case.name.is_empty() {
        reader.fault(at, "the case has no name", "name = \"what it shows\"");
    }
    if case.rules.is_empty() {
        reader.fault(
            at,
            "the case names no rule",
            "rules = [\"the ids of the rules it exercises\"]",
        );
    }
    check_position(reader, &mut case);
    let seen: Vec<See> = case
        .steps
        .iter()
        .flat_map(|step| step.see.clone())
        .collect();
    check_seen(reader, &case, &seen);
    check_steps(reader, &case);
    case
}

/// Where the case begins, and whether what it says of its position fits that.
pub(super) fn check_position(reader: &mut Reader, case: &mut Case) {
    let draft = &case.draft;
    case.from_start = match draft.at.as_deref() {
        Some(at) => at == "start",
        None => draft.pieces.is_none() && draft.scenario.is_some(),
    };
    check_start(reader, case);
    check_options(reader, case);
}

/// One key of a case.
pub(super) fn entry(reader: &mut Reader, case: &mut Case, key: &Said, node: &Node) {
    node.walk(&key.text, &mut |path, node| {
        // A table opened by dotted keys has no place of its own: its key has.
        let at = if path == key.text { key.at } else { node.at };
        case.places.insert(path.to_owned(), at);
    });
    let draft = &mut case.draft;
    match &*key.text {
        "name" => case.name = reader.text(key, node).unwrap_or_default(),
        "rules" => case.rules = texts(reader.words(key, node)),
        "source" => case.source = reader.text(key, node),
        "at" => draft.at = reader.text(key, node),
        "turn" => draft.turn = reader.text(key, node),
        "scenario" => draft.scenario = reader.words(key, node).pop().map(|said| said.text),
        "options" => {
            for (name, node) in reader.rows(key, node) {
                if let Some(value) = reader.text(&name, node) {
                    case.options.insert(name.text, value);
                }
            }
        }
        "map" => draft.map = reader.text(key, node),
        "terrain" => {
            for (hex, node) in reader.rows(key, node) {
                let words = reader.words(&hex, node);
                draft.terrain.push((hex.text, texts(words).join(" ")));
            }
        }
        "pieces" => draft.pieces = Some(pieces(reader, key, node)),
        "hands" => {
            for (seat, node) in reader.rows(key, node) {
                let cards = texts(reader.words(&seat, node));
                draft.hands.insert(seat.text, cards);
            }
        }
        "lead" => case.lead = reader.words(key, node),
        "lead_chance" => case.lead_chance = reader.words(key, node),
        "then" => case.steps = steps(reader, key, node),
        other if KEYS.contains(&other) => {
            let mend = "write [[case.then]] (or [[then]]) above it";
            reader.fault(key.at, format!("`{other}` belongs into a `then`"), mend);
        }
        other => {
            node.walk(other, &mut |_, node| {
                if matches!(node.item, Item::Other) {
                    reader.fault(
                        node.at,
                        "neither a date nor so great a number has a use here",
                        "a text or a number",
                    );
                }
            });
            draft.more.insert(other.to_owned(), node.json());
        }
    }
}

fn texts(list: Vec<Said>) -> Vec<String> {
    list.into_iter().map(|said| said.text).collect()
}

fn pieces(reader: &mut Reader, key: &Said, node: &Node) -> Vec<PieceLine> {
    let Item::List(list) = &node.item else {
        reader.fault(
            node.at,
            "`pieces` needs a list",
            "pieces = [\"E3 infantry british\"]",
        );
        return Vec::new();
    };
    let mut out: Vec<PieceLine> = Vec::new();
    for node in list {
        let Item::Text(line, at) = &node.item else {
            reader.fault(
                node.at,
                format!("`{}` needs texts", key.text),
                "\"E3 infantry british\"",
            );
            continue;
        };
        let Some(piece) = piece(reader, *at, line) else {
            continue;
        };
        let taken = |name: &&String| out.iter().flat_map(PieceLine::names).any(|it| it == *name);
        if let Some(name) = piece.names().find(taken) {
            reader.fault(
                *at,
                format!("two pieces are named #{name}"),
                "give one of them another name",
            );
        }
        out.push(piece);
    }
    out
}

fn steps(reader: &mut Reader, key: &Said, node: &Node) -> Vec<Step> {
    match &node.item {
        Item::List(list) => list
            .iter()
            .map(|node| step(reader, node.at, node))
            .collect(),
        _ => vec![step(reader, key.at, node)],
    }
}

/// A set-up places the pieces itself: a position that would be overlooked is refused.
fn check_start(reader: &mut Reader, case: &Case) {
    if !case.from_start {
        return;
    }
    for key in ["pieces", "hands", "turn"] {
        if let Some(at) = case.places.get(key) {
            let mend = "give `at`, the point of the sequence of play, or leave this out";
            reader.fault(
                *at,
                format!("`{key}` has no use: the case begins with the set-up"),
                mend,
            );
        }
    }
}

/// Options are a scenario's: without one they would be overlooked.
fn check_options(reader: &mut Reader, case: &Case) {
    if let (None, Some(at)) = (&case.draft.scenario, case.places.get("options")) {
        let mend = "name the scenario, or leave them out";
        reader.fault(*at, "`options` without a `scenario`", mend);
    }
}

/// A `#X` that is expected is a piece of the case.
pub(super) fn check_seen(reader: &mut Reader, case: &Case, seen: &[See]) {
    let Some(pieces) = &case.draft.pieces else {
        return;
    };
    let given = case.steps.iter().flat_map(|step| &step.names);
    let given = given.map(|(name, _)| name.text.as_str());
    let named = pieces.iter().flat_map(PieceLine::names);
    let names: BTreeSet<&str> = named.map(String::as_str).chain(given).collect();
    for see in seen {
        let name = see.key.strip_prefix('#');
        if let Some(name) = name.filter(|name| !names.contains(name)) {
            let mend = format!(
                "name a piece so: \"E3 infantry#{name}\", or one that came later: name = {{ {name} = \"E3 infantry\" }}"
            );
            reader.fault(see.at, format!("no piece is named #{name}"), mend);
        }
    }
}

fn check_steps(reader: &mut Reader, case: &Case) {
    if !case.steps.iter().any(Step::asserts) {
        let mend = "add a [[case.then]] with see, tally, offers, not_offers, refuses or told";
        reader.fault(case.at, "the case asserts nothing", mend);
    }
    if !case.lead_chance.is_empty() && case.lead.is_empty() && !case.from_start {
        reader.fault(
            case.lead_chance[0].at,
            "`lead_chance` without `lead`",
            "add the lead, or take it out",
        );
    }
    for (i, step) in case.steps.iter().enumerate() {
        let sets_up = i == 0 && case.set_up_in_first_step();
        if let (true, Some(word)) = (step.acts.is_empty() && !sets_up, step.chance.first()) {
            reader.fault(
                word.at,
                "`chance` in a `then` without `do`",
                "say what is done, or take it out",
            );
        }
    }
}

impl Case {
    /// Whether the first step is the set-up itself, with its dice and cards.
    pub(super) fn set_up_in_first_step(&self) -> bool {
        self.from_start
            && self.lead.is_empty()
            && self.lead_chance.is_empty()
            && self.steps.first().is_some_and(|step| step.acts.is_empty())
    }
}
