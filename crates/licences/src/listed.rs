//! What is listed, as the build writes it and the program reads it.

use serde::{Deserialize, Serialize};

/// All that is linked into the program and is not of this project.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Licences {
    /// Whether these are all that could be found out: if not, only names and versions are known.
    pub whole: bool,
    /// What there is, by name.
    pub works: Vec<Work>,
    /// The texts, each once.
    pub texts: Vec<Terms>,
}

/// Something that somebody else has made.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Work {
    /// Its name, with its version.
    pub name: String,
    /// Under what it may be used; empty, if that is not known.
    pub licence: String,
}

/// A text that goes with some works.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The names of the works.
    pub of: Vec<String>,
    /// The text.
    pub text: String,
}

impl Licences {
    /// Adds all of another list.
    #[allow(dead_code, reason = "the build script only gathers")]
    pub fn join(&mut self, other: Licences) {
        for work in other.works {
            let own = other
                .texts
                .iter()
                .filter(|terms| terms.of.contains(&work.name));
            let texts: Vec<String> = own.map(|terms| terms.text.clone()).collect();
            self.add(&work.name, &work.licence, texts);
        }
    }
    /// Adds a work with its texts; one that is there already is not written again.
    pub fn add(&mut self, name: &str, licence: &str, texts: impl IntoIterator<Item = String>) {
        self.works.push(Work {
            name: name.to_owned(),
            licence: licence.to_owned(),
        });
        for text in texts {
            // Copies differ by their blanks.
            let same = |terms: &&mut Terms| {
                let words = terms.text.split_whitespace();
                words.eq(text.split_whitespace())
            };
            match self.texts.iter_mut().find(same) {
                Some(terms) => terms.of.push(name.to_owned()),
                None => self.texts.push(Terms {
                    of: vec![name.to_owned()],
                    text,
                }),
            }
        }
    }
}
