use crate::{Draft, Fault};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The data files by their path under `content/`: `ccgw/scenarios/04.json`.
/// Who reads them from disk or from the program is not the rules' business.
#[derive(Clone, Debug, Default)]
pub struct Content {
    files: BTreeMap<String, String>,
}

impl Content {
    /// Adds a file.
    pub fn insert(&mut self, path: impl Into<String>, text: impl Into<String>) {
        self.files.insert(path.into(), text.into());
    }
    /// The text of a file.
    pub fn get(&self, path: &str) -> Result<&str, Fault> {
        self.files
            .get(path)
            .map(String::as_str)
            .ok_or_else(|| Fault {
                file: path.to_owned(),
                at: String::new(),
                what: "there is no such file in the content".to_owned(),
                mend: "check the name, or give the folder with --content".to_owned(),
            })
    }
    /// The files whose path begins so, in order.
    pub fn under<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.files
            .range(folder.to_owned()..)
            .take_while(move |(path, _)| path.starts_with(folder))
            .map(|(path, text)| (path.as_str(), text.as_str()))
    }
}

/// Which match is to be opened.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct MatchSpec {
    /// The scenario's id, without the system. Empty with a draft that needs none.
    pub scenario: String,
    /// Options of the scenario or the system, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// A position of one's own: its map, its special rules. For cases; a match has none.
    #[serde(skip)]
    pub draft: Option<Draft>,
}

impl MatchSpec {
    /// A scenario as it stands.
    pub fn scenario(id: impl Into<String>) -> Self {
        MatchSpec {
            scenario: id.into(),
            ..MatchSpec::default()
        }
    }
}
