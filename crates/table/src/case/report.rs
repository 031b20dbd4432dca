//! What came of a case.

use super::doc::Place;
use crate::Text;
use std::fmt;

/// What came of one case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseReport {
    /// The file, as the caller named it.
    pub file: String,
    /// What the case shows.
    pub name: String,
    /// The rules it exercises.
    pub rules: Vec<String>,
    /// Whether all was as expected.
    pub passed: bool,
    /// All that was not.
    pub failures: Vec<Failure>,
}

/// One thing that was not as expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The step, from 1; 0 is the position and the lead.
    pub step: usize,
    /// Where the expectation stands in the file.
    pub at: Place,
    /// What was looked at.
    pub what: String,
    /// What should be there; empty if the case could not be played.
    pub expected: String,
    /// What is there, or why the case could not be played.
    pub found: String,
    /// The words whose keys stand in what was found: of a refusal, of what was told.
    pub said: Vec<Text>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.step {
            0 => f.write_str("before the first step: ")?,
            step => write!(f, "step {step}: ")?,
        }
        match &*self.expected {
            "" => write!(f, "{}: {}", self.what, self.found),
            expected => write!(
                f,
                "{}: expected {expected}, found {}",
                self.what, self.found
            ),
        }
    }
}

/// One line for each failure; a single one if there is none.
impl fmt::Display for CaseReport {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.passed {
            return write!(f, "{} \"{}\": as expected", self.file, self.name);
        }
        for (i, failure) in self.failures.iter().enumerate() {
            let newline = if i == 0 { "" } else { "\n" };
            write!(
                f,
                "{newline}{}:{} \"{}\", {failure}",
                self.file, failure.at.line, self.name
            )?;
        }
        Ok(())
    }
}

/// How many cases there were, how many passed.
pub fn summary(reports: &[CaseReport]) -> String {
    let passed = reports.iter().filter(|report| report.passed).count();
    let cases = if reports.len() == 1 { "case" } else { "cases" };
    format!(
        "{} {cases}, {passed} as expected, {} not",
        reports.len(),
        reports.len() - passed
    )
}
