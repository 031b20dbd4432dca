//! Ways to spoil a data file, all of them counted out.

use serde_json::{Map, Value, json};
use table::Rng;

/// Numbers that are no number of a card, a hex or a man, and those at the ends of what a byte holds.
const NUMBERS: [i64; 13] = [
    0,
    -1,
    1,
    13,
    100,
    127,
    128,
    -128,
    255,
    256,
    65_535,
    65_536,
    4_294_967_296,
];
/// How often something is repeated.
const OFTEN: usize = 1000;
/// Words that mean something somewhere.
const STRANGE: [&str; 5] = ["server", "open", "A1", "1-1", "é"];

/// One thing done to one place of a file.
#[derive(Clone, Debug)]
pub struct Mutant {
    place: Vec<Step>,
    how: How,
}

#[derive(Clone, Debug)]
enum Step {
    Key(String),
    Item(usize),
}

#[derive(Clone, Debug)]
enum How {
    /// It is another value.
    Put(Value),
    /// The item or key is not there.
    Remove,
    /// The item is there so many times; a key so many times under other names.
    Repeat(usize),
    /// A key is called by another name.
    Rename(String),
}

impl Mutant {
    /// Everything that may be done to a file.
    pub fn all(file: &Value) -> Vec<Mutant> {
        let mut words = Vec::new();
        collect(file, &mut words);
        let mut out = Vec::new();
        visit(file, &mut Vec::new(), &words, &mut out);
        out
    }

    /// The file with it done.
    pub fn of(&self, file: &Value) -> Value {
        let mut file = file.clone();
        let Some((last, before)) = self.place.split_last() else {
            if let How::Put(value) = &self.how {
                return value.clone();
            }
            return file;
        };
        let mut parent = &mut file;
        for step in before {
            parent = match step {
                Step::Key(key) => &mut parent[key.as_str()],
                Step::Item(at) => &mut parent[*at],
            };
        }
        match (parent, last) {
            (Value::Array(items), Step::Item(at)) => self.item(items, *at),
            (Value::Object(keys), Step::Key(key)) => self.key(keys, key),
            _ => unreachable!("a place is that of an item or of a key"),
        }
        file
    }

    fn item(&self, items: &mut Vec<Value>, at: usize) {
        match &self.how {
            How::Put(value) => items[at] = value.clone(),
            How::Remove => drop(items.remove(at)),
            How::Repeat(times) => {
                let item = items[at].clone();
                items.splice(at..at, std::iter::repeat_n(item, times - 1));
            }
            How::Rename(_) => unreachable!("items have no names"),
        }
    }

    fn key(&self, keys: &mut Map<String, Value>, key: &str) {
        match &self.how {
            How::Put(value) => keys[key] = value.clone(),
            How::Remove => drop(keys.shift_remove(key)),
            How::Repeat(times) => {
                let value = keys[key].clone();
                let more = (1..*times).map(|n| (format!("{key}-{n}"), value.clone()));
                keys.extend(more.collect::<Vec<_>>());
            }
            How::Rename(name) => {
                let value = keys.shift_remove(key).unwrap_or_default();
                keys.insert(name.clone(), value);
            }
        }
    }
}

/// All words that stand in a file, to be put where others stood.
fn collect(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(text) => words.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect(item, words)),
        Value::Object(keys) => keys.values().for_each(|value| collect(value, words)),
        _ => {}
    }
}

fn visit(value: &Value, place: &mut Vec<Step>, words: &[String], out: &mut Vec<Mutant>) {
    let mut add = |how: How| {
        out.push(Mutant {
            place: place.clone(),
            how,
        })
    };
    add(How::Put(Value::Null));
    match value {
        Value::Number(_) => {
            NUMBERS.iter().for_each(|n| add(How::Put(json!(n))));
            add(How::Put(json!(1.5)));
        }
        Value::Bool(flag) => add(How::Put(json!(!flag))),
        Value::String(text) => texts(text, words, out.len()).for_each(|text| {
            out.push(Mutant {
                place: place.clone(),
                how: How::Put(json!(text)),
            })
        }),
        Value::Array(items) => {
            add(How::Put(json!([])));
            for (at, item) in items.iter().enumerate() {
                place.push(Step::Item(at));
                for how in [How::Remove, How::Repeat(2), How::Repeat(OFTEN)] {
                    out.push(Mutant {
                        place: place.clone(),
                        how,
                    });
                }
                visit(item, place, words, out);
                place.pop();
            }
        }
        Value::Object(keys) => {
            add(How::Put(json!({})));
            for (key, value) in keys {
                place.push(Step::Key(key.clone()));
                let renamed = texts(key, words, out.len()).map(How::Rename);
                let others = [How::Remove, How::Repeat(2), How::Repeat(OFTEN)];
                for how in others.into_iter().chain(renamed) {
                    out.push(Mutant {
                        place: place.clone(),
                        how,
                    });
                }
                visit(value, place, words, out);
                place.pop();
            }
        }
        Value::Null => {}
    }
}

/// What a text may be turned into: nothing, much, with other numbers in it, without a word, with one twice, another.
fn texts(text: &str, words: &[String], seed: usize) -> impl Iterator<Item = String> + use<> {
    let mut out = vec![
        String::new(),
        " ".to_owned(),
        format!("{text}{}", "x".repeat(OFTEN)),
    ];
    out.extend(STRANGE.map(str::to_owned));
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let digits = bytes[at..]
            .iter()
            .take_while(|b| b.is_ascii_digit())
            .count();
        if digits > 0 {
            for number in NUMBERS {
                out.push(format!("{}{number}{}", &text[..at], &text[at + digits..]));
            }
        }
        at += digits.max(1);
    }
    let parts: Vec<&str> = text.split(' ').collect();
    for skip in 0..parts.len() {
        let kept = parts.iter().enumerate().filter(|(i, _)| *i != skip);
        out.push(kept.map(|(_, part)| *part).collect::<Vec<_>>().join(" "));
        let mut twice = parts.clone();
        twice.insert(skip, parts[skip]);
        out.push(twice.join(" "));
    }
    let mut rng = Rng::new(seed as u64);
    if !words.is_empty() {
        for _ in 0..3 {
            out.push(words[rng.below(words.len() as u32) as usize].clone());
        }
    }
    out.into_iter()
}

/// A text of lines spoiled at random: lines and words left out, doubled, repeated, emptied.
pub fn spoil_lines(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let at = rng.below(lines.len() as u32) as usize;
    match rng.below(4) {
        0 => drop(lines.remove(at)),
        1 => {
            let line = lines[at].clone();
            lines.splice(at..at, std::iter::repeat_n(line, OFTEN));
        }
        _ => {
            let all: Vec<String> = texts(&lines[at], &[], 0).collect();
            lines[at] = all[rng.below(all.len() as u32) as usize].clone();
        }
    }
    lines.join("\n")
}
