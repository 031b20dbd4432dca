use super::link_of;
use super::parse::Reader;
use crate::Fault;
use serde_json::{Map, Value};

/// The first line of a journal, of what a player has of one, or of nothing else: a header that
/// was kept. Field by field, whatever the fields are: two of one match are the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Head(Map<String, Value>);

/// A field in which two headers differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Where: `scenario`, `commitments.server`.
    pub at: String,
    /// What stands there, as JSON; nothing if the field is missing.
    pub here: Option<String>,
    /// What the other has there.
    pub there: Option<String>,
}

impl Head {
    /// Reads the first line of a text; what follows does not count.
    pub fn read(file: &str, text: &str) -> Result<Head, Fault> {
        let mut reader = Reader::new(file);
        let line = text.lines().next().unwrap_or_default();
        let Some((map, link)) = reader.object(line) else {
            return Err(reader.faults.remove(0));
        };
        let fault = |what: String, mend: &str| Err(Fault::new(file, "line 1", what, mend));
        if !map.contains_key("grognard") {
            return fault(
                "this is not the header of a match".to_owned(),
                "the first line of its journal, {\"grognard\":1, …}",
            );
        }
        let head = Value::Object(map);
        if link_of("", &head.to_string()) != link {
            return fault(
                format!("this header is not as it was written: its link is '{link}'"),
                "the header as the server gave it, to the last letter",
            );
        }
        match head {
            Value::Object(map) => Ok(Head(map)),
            _ => unreachable!("it was made of an object"),
        }
    }

    /// The value of an option that was agreed on.
    pub fn option(&self, name: &str) -> Option<&str> {
        self.0.get("options")?.get(name)?.as_str()
    }

    /// Where this header is not as the other.
    pub fn differences(&self, other: &Head) -> Vec<Difference> {
        let mut found = Vec::new();
        compare("", &self.0, &other.0, &mut found);
        found
    }
}

fn compare(
    path: &str,
    here: &Map<String, Value>,
    there: &Map<String, Value>,
    found: &mut Vec<Difference>,
) {
    let more = there.keys().filter(|key| !here.contains_key(*key));
    for key in here.keys().chain(more) {
        let at = match path {
            "" => key.clone(),
            path => format!("{path}.{key}"),
        };
        match (here.get(key), there.get(key)) {
            (Some(Value::Object(here)), Some(Value::Object(there))) => {
                compare(&at, here, there, found);
            }
            (one, other) if one != other => found.push(Difference {
                at,
                here: one.map(Value::to_string),
                there: other.map(Value::to_string),
            }),
            _ => {}
        }
    }
}
