use crate::{Draft, Fault};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

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

/// Numbers of a data file, held against what there is room for at the table: a file may say anything.
#[derive(Debug, Default)]
pub struct Bounds {
    file: String,
    faults: Vec<Fault>,
}

impl Bounds {
    /// Of nothing yet.
    pub fn new() -> Bounds {
        Bounds::default()
    }
    /// What follows is said of this file.
    pub fn file(&mut self, file: &str) -> &mut Bounds {
        file.clone_into(&mut self.file);
        self
    }
    /// The number at that place of the file lies between these two.
    pub fn within(&mut self, at: &str, number: impl Into<i64>, room: RangeInclusive<i64>) {
        let number = number.into();
        if !room.contains(&number) {
            let (least, most) = room.into_inner();
            self.faults.push(Fault::new(
                &self.file,
                at,
                format!("{number} is out of bounds"),
                format!("write a number from {least} to {most}"),
            ));
        }
    }
    /// There are so many things at that place of the file.
    pub fn count(&mut self, at: &str, count: usize, room: RangeInclusive<usize>) {
        let (least, most) = room.into_inner();
        let (what, mend) = match count {
            few if few < least => ("are too few", format!("give at least {least}")),
            many if many > most => ("are too many", format!("at most {most} fit")),
            _ => return,
        };
        let what = format!("{count} {what}");
        self.faults.push(Fault::new(&self.file, at, what, mend));
    }
    /// No name comes twice at that place of the file: two cards of one name could not be told apart in a journal.
    pub fn once<'a>(&mut self, at: &str, names: impl Iterator<Item = &'a str>) {
        let mut seen = BTreeSet::new();
        for name in names {
            if !seen.insert(name) {
                let (what, mend) = (format!("\"{name}\" comes twice"), "leave one out");
                self.faults.push(Fault::new(&self.file, at, what, mend));
            }
        }
    }
    /// All that is out of bounds, if anything is.
    pub fn held(self) -> Result<(), Vec<Fault>> {
        match self.faults.is_empty() {
            true => Ok(()),
            false => Err(self.faults),
        }
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
