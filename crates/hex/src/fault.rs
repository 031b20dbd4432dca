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
            file: short(file.to_string()),
            at: short(at.into()),
            what: short(what.into()),
            // It may list all there is.
            mend: cut(mend.into(), 1_000, 80),
        }
    }
}

/// The text as it can be told: of a long one its beginning and its end. What is quoted from a file or from what
/// somebody sent may be any length.
pub fn short(text: String) -> String {
    cut(text, 160, 80)
}

/// So many characters of the beginning and of the end.
fn cut(text: String, head: usize, tail: usize) -> String {
    // There are no more characters than bytes: most texts need not be counted.
    if text.len() <= head + tail {
        return text;
    }
    let from = text.char_indices().nth_back(tail - 1).map_or(0, |(i, _)| i);
    match text.char_indices().nth(head) {
        Some((to, _)) if to < from => format!("{}…{}", &text[..to], &text[from..]),
        _ => text,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_long_text_the_beginning_and_the_end_are_told() {
        for as_it_is in ["", "short", &"é".repeat(240), &"x".repeat(240)] {
            assert_eq!(short(as_it_is.to_owned()), as_it_is);
        }
        let long = format!("begin {} end", "€".repeat(60_000));
        let told = short(long);
        assert_eq!(told.chars().count(), 241);
        assert!(
            told.starts_with("begin €") && told.ends_with("€ end"),
            "{told}"
        );
        assert!(told.contains("€…€"));
        let one_more = "é".repeat(241);
        assert_eq!(short(one_more).chars().count(), 241);
    }

    #[test]
    fn a_fault_quotes_no_more_than_can_be_read() {
        let long = "x".repeat(60_000);
        let what = format!("'{long}' is nothing");
        let fault = Fault::new(&long, long.as_str(), what, long.as_str());
        assert!(fault.to_string().len() < 2_000);
        assert!(fault.what.ends_with("' is nothing"));
    }
}
