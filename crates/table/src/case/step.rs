//! One `then`: what is done, with which chance, and what must be seen.

use super::doc::{Item, Node, Place, Reader, Said};
use super::expect::hex_label;

/// One step of a case.
#[derive(Clone, Debug, Default)]
pub struct Step {
    /// Where it begins.
    pub at: Place,
    /// What is done, in order; nothing: the position is looked at.
    pub acts: Vec<Said>,
    /// Dice and cards in the order in which they are drawn.
    pub chance: Vec<Said>,
    /// Names that are given, each to the piece of which these words hold.
    pub names: Vec<(Said, Vec<String>)>,
    /// What must be seen.
    pub see: Vec<See>,
    /// The numbers that must have been told.
    pub tallies: Vec<TallySought>,
    /// What must be legal.
    pub offers: Vec<Said>,
    /// All that may be legal, with its place.
    pub offers_only: Option<(Place, Vec<Said>)>,
    /// What must not be legal.
    pub not_offers: Vec<Said>,
    /// What must not be legal, and by which rules.
    pub refuses: Vec<Refused>,
    /// The keys of events that must have been told, in order.
    pub told: Vec<Said>,
}

/// Something that must be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct See {
    /// Where it stands.
    pub at: Place,
    /// `#T`, `E6`, `hq.british`, `hand.british`, `asked` …
    pub key: String,
    /// What must be there.
    pub sought: Sought,
}

/// What is sought under a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sought {
    /// Words that are there; with `!`, words that are not.
    Words(Vec<String>),
    /// A number.
    Num(i64),
    /// Just these cards, in any order.
    Cards(Vec<String>),
    /// For each of these a piece of its own, of which all the words hold.
    Pieces(Vec<Vec<String>>),
}

/// A number that must have been told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TallySought {
    /// Where it stands.
    pub at: Place,
    /// The name of the tally.
    pub name: String,
    /// Which of those told under this name, from 0; nothing: the last one.
    pub nth: Option<usize>,
    /// What it must come to.
    pub total: Option<i32>,
    /// What rules must add to it.
    pub terms: Vec<(String, i32)>,
    /// Whether there may be no other terms.
    pub only: bool,
}

/// An action that must be refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The action.
    pub act: Said,
    /// Rules that must be among those that forbid it.
    pub rules: Vec<String>,
}

/// The keys of a `then`.
pub(super) const KEYS: [&str; 10] = [
    "do",
    "chance",
    "name",
    "see",
    "tally",
    "offers",
    "offers_only",
    "not_offers",
    "refuses",
    "told",
];

impl Step {
    /// Whether anything is expected here.
    pub fn asserts(&self) -> bool {
        !(self.see.is_empty()
            && self.tallies.is_empty()
            && self.offers.is_empty()
            && self.offers_only.is_none()
            && self.not_offers.is_empty()
            && self.refuses.is_empty()
            && self.told.is_empty())
    }
}

/// Reads one `then`.
pub(super) fn step(reader: &mut Reader, at: Place, node: &Node) -> Step {
    let mut step = Step {
        at,
        ..Step::default()
    };
    let Item::Table(rows) = &node.item else {
        reader.fault(node.at, "`then` needs a table", "[[case.then]]");
        return step;
    };
    if rows.is_empty() {
        reader.fault(
            at,
            "an empty `then`",
            "say what is done (do) or what is seen (see), or take it out",
        );
    }
    for (key, node) in rows {
        if key.text != "offers_only" && key.text != "chance" && is_empty(node) {
            reader.fault(
                key.at,
                format!("`{}` is empty", key.text),
                "fill it, or take it out",
            );
            continue;
        }
        match &*key.text {
            "do" => step.acts = reader.words(key, node),
            "chance" => step.chance = reader.words(key, node),
            "name" => step.names = names(reader, key, node),
            "see" => step.see = see(reader, key, node),
            "tally" => step.tallies = tallies(reader, node),
            "offers" => step.offers = reader.words(key, node),
            "offers_only" => step.offers_only = Some((key.at, reader.words(key, node))),
            "not_offers" => step.not_offers = reader.words(key, node),
            "refuses" => step.refuses = refuses(reader, key, node),
            "told" => step.told = reader.words(key, node),
            other => {
                let mend = format!("a `then` knows: {}", KEYS.join(", "));
                reader.fault(key.at, format!("a `then` has no `{other}`"), mend);
            }
        }
    }
    step
}

fn is_empty(node: &Node) -> bool {
    match &node.item {
        Item::List(list) => list.is_empty(),
        Item::Table(rows) => rows.is_empty(),
        _ => false,
    }
}

/// `name = { N = "K5 line-team german" }`
fn names(reader: &mut Reader, key: &Said, node: &Node) -> Vec<(Said, Vec<String>)> {
    let mut out = Vec::new();
    for (name, node) in reader.rows(key, node) {
        if let Some(words) = reader.text(&name, node) {
            let words = words.split_whitespace().map(str::to_owned).collect();
            out.push((name, words));
        }
    }
    out
}

/// `see = { "#T" = "E6 figures=3" }`
pub(super) fn see(reader: &mut Reader, key: &Said, node: &Node) -> Vec<See> {
    let mut out = Vec::new();
    for (key, node) in reader.rows(key, node) {
        let zone = key.text.starts_with("hand.") || key.text.starts_with("zone.");
        let sought = match &node.item {
            Item::Num(n) => Sought::Num(*n),
            Item::Text(text, _) if !text.trim().is_empty() => {
                Sought::Words(text.split_whitespace().map(str::to_owned).collect())
            }
            Item::List(_) if zone => Sought::Cards(
                reader
                    .words(&key, node)
                    .into_iter()
                    .map(|said| said.text)
                    .collect(),
            ),
            Item::List(_) if hex_label(&key.text).is_some() => {
                let pieces = reader.words(&key, node).into_iter();
                let words = |text: &str| text.split_whitespace().map(str::to_owned).collect();
                Sought::Pieces(pieces.map(|said| words(&said.text)).collect())
            }
            _ => {
                let mend = "give words, a whole number, for hand.… and zone.… a list of cards, \
                            for a hex a list of pieces";
                reader.fault(
                    node.at,
                    format!("\"{}\" cannot be compared with this", key.text),
                    mend,
                );
                continue;
            }
        };
        out.push(See {
            at: key.at,
            key: key.text,
            sought,
        });
    }
    out
}

fn tallies(reader: &mut Reader, node: &Node) -> Vec<TallySought> {
    let Item::Table(rows) = &node.item else {
        reader.fault(
            node.at,
            "`tally` needs names of numbers",
            "tally = { dice = { total = 3 } }",
        );
        return Vec::new();
    };
    let mut out = Vec::new();
    for (name, node) in rows {
        let Item::List(list) = &node.item else {
            out.extend(tally(reader, name, node));
            continue;
        };
        for (nth, node) in list.iter().enumerate() {
            let sought = tally(reader, name, node);
            let nth = Some(nth);
            out.extend(sought.map(|sought| TallySought { nth, ..sought }));
        }
    }
    out
}

fn tally(reader: &mut Reader, name: &Said, node: &Node) -> Option<TallySought> {
    let mut sought = TallySought {
        at: name.at,
        name: name.text.clone(),
        nth: None,
        total: None,
        terms: Vec::new(),
        only: false,
    };
    let mend = "dice = 3, or dice = { total = 3, terms = { \"a.rule\" = 3 }, only = true }";
    let Item::Table(rows) = &node.item else {
        sought.total = small(node);
        if sought.total.is_none() {
            reader.fault(
                node.at,
                format!("the tally `{}` needs a whole number", name.text),
                mend,
            );
        }
        return Some(sought);
    };
    if rows.is_empty() {
        reader.fault(
            name.at,
            format!("the tally `{}` says nothing", name.text),
            mend,
        );
    }
    for (key, node) in rows {
        match (&*key.text, &node.item) {
            ("total", Item::Num(_)) => sought.total = small(node),
            ("only", Item::Flag(only)) => sought.only = *only,
            ("terms", Item::Table(_)) => {
                for (rule, node) in reader.rows(key, node) {
                    match small(node) {
                        Some(n) => sought.terms.push((rule.text, n)),
                        None => reader.fault(node.at, "a term is a whole number", mend),
                    }
                }
            }
            _ => reader.fault(
                key.at,
                format!("a tally has no `{}` like this", key.text),
                mend,
            ),
        }
    }
    Some(sought)
}

fn small(node: &Node) -> Option<i32> {
    if let Item::Num(n) = node.item {
        i32::try_from(n).ok()
    } else {
        None
    }
}

fn refuses(reader: &mut Reader, key: &Said, node: &Node) -> Vec<Refused> {
    let Item::Table(rows) = &node.item else {
        reader.fault(
            node.at,
            "`refuses` needs actions and rules",
            "refuses = { \"fire E3 K9\" = \"a.rule\" }",
        );
        return Vec::new();
    };
    let mut out = Vec::new();
    for (act, node) in rows {
        let rules: Vec<String> = reader
            .words(key, node)
            .into_iter()
            .map(|said| said.text)
            .collect();
        if rules.is_empty() {
            reader.fault(
                node.at,
                format!("no rule forbids \"{}\"", act.text),
                "name the rule's id",
            );
        }
        out.push(Refused {
            act: act.clone(),
            rules,
        });
    }
    out
}
