//! What is wrong with a document, where, and how to mend it.

use serde::Serialize;
use std::fmt;

/// One thing wrong in a document. A reader collects all of them before it gives up.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Fault {
    /// The file, as the caller named it.
    pub file: String,
    /// The place in the file: a path such as `terrain.forest[2]`, or `line 4, column 10`.
    pub at: String,
    /// What is wrong.
    pub what: String,
    /// What would be right.
    pub mend: String,
}

impl Fault {
    /// A fault in `file` at `at`.
    pub fn new(
        file: &str,
        at: impl Into<String>,
        what: impl Into<String>,
        mend: impl Into<String>,
    ) -> Fault {
        Fault {
            file: file.to_string(),
            at: at.into(),
            what: what.into(),
            mend: mend.into(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: {}: {} ({})",
            self.file, self.at, self.what, self.mend
        )
    }
}

impl std::error::Error for Fault {}
