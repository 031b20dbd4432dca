//! The content, read from the repository.

use ccgw::Book;
use std::path::Path;
use table::case::CaseFile;
use table::{Content, Game, MatchSpec};

/// Every data file of this system.
pub fn content() -> Content {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let mut content = Content::default();
    for folder in ["ccgw", "ccgw/maps", "ccgw/scenarios"] {
        for entry in std::fs::read_dir(root.join(folder)).expect("the content is in the repository")
        {
            let path = entry.expect("a readable folder").path();
            if path
                .extension()
                .is_some_and(|extension| extension == "json")
            {
                let name = path
                    .file_name()
                    .expect("a file")
                    .to_string_lossy()
                    .into_owned();
                content.insert(
                    format!("{folder}/{name}"),
                    std::fs::read_to_string(&path).expect("a readable file"),
                );
            }
        }
    }
    content
}

/// A scenario of the base game.
pub fn scenario(number: u16) -> Book {
    Book::open(&content(), &MatchSpec::scenario(number.to_string())).unwrap_or_else(|faults| {
        panic!(
            "scenario {number}: {}",
            faults
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join("\n")
        )
    })
}

/// A position as a case file gives it.
pub fn position(content: &Content, given: &str) -> (Book, <Book as Game>::State) {
    let text = format!("rules = [\"turn.phases\"]\n{given}\n[[then]]\noffers = [\"done\"]\n");
    let file = CaseFile::read("given", &text).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let draft = file.cases[0].draft.clone();
    let spec = MatchSpec {
        draft: Some(draft.clone()),
        ..MatchSpec::default()
    };
    let book = Book::open(content, &spec).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let state = book
        .seat(&draft)
        .unwrap_or_else(|faults| panic!("{faults:#?}"));
    (book, state)
}
