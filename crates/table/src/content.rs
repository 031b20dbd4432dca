use crate::commit::Key32;
use crate::{Draft, Fault};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The data files by their path under `content/`: `ccgw/scenarios/04.json`.
/// Who reads them from disk or from the program is not the rules' business.
///
/// Copies share their files.
#[derive(Clone, Debug, Default)]
pub struct Content {
    files: Arc<Files>,
    /// Where the names of files that are read are noted, if somebody wants to know.
    read: Option<Arc<Mutex<BTreeSet<String>>>>,
}

#[derive(Debug, Default)]
struct Files {
    texts: BTreeMap<String, Arc<str>>,
    hash: OnceLock<Key32>,
}

impl Clone for Files {
    /// A copy is made to be changed: its hash is another.
    fn clone(&self) -> Files {
        Files {
            texts: self.texts.clone(),
            hash: OnceLock::new(),
        }
    }
}

impl Content {
    /// Adds a file.
    pub fn insert(&mut self, path: impl Into<String>, text: impl Into<Arc<str>>) {
        let files = Arc::make_mut(&mut self.files);
        files.hash = OnceLock::new();
        files.texts.insert(path.into(), text.into());
    }
    /// Takes a file away.
    pub fn remove(&mut self, path: &str) {
        let files = Arc::make_mut(&mut self.files);
        files.hash = OnceLock::new();
        files.texts.remove(path);
    }
    /// The text of a file.
    pub fn get(&self, path: &str) -> Result<&str, Fault> {
        let found = self.files.texts.get_key_value(path);
        let (path, text) = found.ok_or_else(|| Fault {
            file: path.to_owned(),
            at: String::new(),
            what: "there is no such file in the content".to_owned(),
            mend: "check the name, or give the folder with --content".to_owned(),
        })?;
        self.note(path);
        Ok(text)
    }
    /// The files whose path begins so, in order.
    pub fn under<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let listed = { self.files.texts.range(folder.to_owned()..) }
            .take_while(move |(path, _)| path.starts_with(folder));
        if self.read.is_some() {
            // Which files there are is read with the list, whether or not it is gone through.
            listed.clone().for_each(|(path, _)| self.note(path));
        }
        listed.map(|(path, text)| (path.as_str(), &**text))
    }
    fn note(&self, path: &str) {
        if let Some(read) = &self.read {
            let mut read = read.lock().unwrap_or_else(PoisonError::into_inner);
            if !read.contains(path) {
                read.insert(path.to_owned());
            }
        }
    }

    /// The same files, of which those are noted that are read from now on: see [`Content::taken`].
    pub fn traced(&self) -> Content {
        Content {
            files: self.files.clone(),
            read: Some(Arc::default()),
        }
    }
    /// Of a traced content: the files that were read, and no others. Whoever read them reads the same
    /// from this: a file that was looked for in vain is in neither, and a list is in it whole.
    pub fn taken(&self) -> Content {
        let read = self.read.as_ref();
        let read = read.map(|read| read.lock().unwrap_or_else(PoisonError::into_inner).clone());
        let texts = { read.into_iter().flatten() }.filter_map(|path| {
            let text = self.files.texts.get(&path)?.clone();
            Some((path, text))
        });
        Content {
            files: Arc::new(Files {
                texts: texts.collect(),
                hash: OnceLock::new(),
            }),
            read: None,
        }
    }

    /// What tells these files from any others: a hash over names and texts in order, each with its length.
    pub fn hash(&self) -> Key32 {
        *self.files.hash.get_or_init(|| {
            let mut hash = blake3::Hasher::new();
            hash.update(b"grognard content");
            for (path, text) in &self.files.texts {
                for part in [path.as_bytes(), text.as_bytes()] {
                    hash.update(&(part.len() as u64).to_le_bytes());
                    hash.update(part);
                }
            }
            Key32(*hash.finalize().as_bytes())
        })
    }

    /// All files as one JSON object, text by name.
    pub fn to_json(&self) -> String {
        let files = { self.files.texts.iter() }.map(|(path, text)| (&**path, &**text));
        let files: BTreeMap<&str, &str> = files.collect();
        serde_json::to_string(&files).expect("names and texts are plain text")
    }
    /// Reads what [`Content::to_json`] wrote; `file` is named in the fault.
    pub fn from_json(file: &str, json: &str) -> Result<Content, Fault> {
        let files: BTreeMap<String, String> = serde_json::from_str(json).map_err(|error| {
            Fault::new(
                file,
                format!("line {}, column {}", error.line(), error.column()),
                format!("this is no content of a match: {error}"),
                "one JSON object with the text of each file by its name, as a server gives it at /api/matches/ID/content",
            )
        })?;
        let mut content = Content::default();
        for (path, text) in files {
            content.insert(path, text);
        }
        Ok(content)
    }
    /// Lays files over these: of two of one name the new one counts.
    pub fn lay(&mut self, over: &Content) {
        for (path, text) in &over.files.texts {
            self.insert(path.clone(), text.clone());
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

#[cfg(test)]
mod tests {
    use super::*;

    fn content() -> Content {
        let mut content = Content::default();
        for name in ["a/1", "a/2", "b/1", "c"] {
            content.insert(name, format!("text of {name}"));
        }
        content
    }
    fn names(content: &Content) -> Vec<&str> {
        content.under("").map(|(name, _)| name).collect()
    }

    #[test]
    fn what_was_read_is_taken_and_nothing_else() {
        let traced = content().traced();
        assert!(traced.get("c").is_ok() && traced.get("d").is_err());
        // A list is read when it is asked for: what is in it may decide although nobody looks inside.
        let _ = traced.under("a/");
        let taken = traced.taken();
        assert_eq!(names(&taken), ["a/1", "a/2", "c"]);
        assert_eq!(taken.get("a/2").unwrap(), "text of a/2");
        assert_eq!(names(&content().taken()), [""; 0]);
    }

    #[test]
    fn the_hash_is_of_names_and_texts() {
        let mut other = content();
        assert_eq!(other.hash(), content().hash());
        other.insert("c", "another text");
        assert_ne!(other.hash(), content().hash());
        other.insert("c", "text of c");
        assert_eq!(other.hash(), content().hash());
        other.remove("c");
        assert_ne!(other.hash(), content().hash());
        // Where one part ends is part of it.
        let two = |name: &str, text: &str| {
            let mut content = Content::default();
            content.insert(name, text);
            content.hash()
        };
        assert_ne!(two("ab", "c"), two("a", "bc"));
    }

    #[test]
    fn files_go_through_json_and_come_back() {
        let again = Content::from_json("file", &content().to_json()).unwrap();
        assert_eq!(again.hash(), content().hash());
        let fault = Content::from_json("file", "[1]").unwrap_err();
        assert_eq!(fault.file, "file");
    }
}
