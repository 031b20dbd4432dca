//! Inputs that nobody meant: files with something changed in them, and games that bytes choose. CONTRIBUTING.md says how
//! to try many more than these tests do.

mod change;
mod play;
mod read;

use ccgw::Book;
use commander::{Cce, Gwc};
use std::path::Path;
use std::sync::{Arc, LazyLock};
use table::{Content, Game, MatchSpec};

/// The files of a folder of the project and below it: path from the folder and text.
fn files(folder: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(folder);
    let (mut out, mut folders) = (Vec::new(), vec![root.clone()]);
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the folder is in the repository") {
            let path = entry.expect("a folder can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(text) = std::fs::read_to_string(&path) {
                let name = path.strip_prefix(&root).expect("below the root");
                out.push((name.display().to_string().replace('\\', "/"), text));
            }
        }
    }
    out.sort();
    assert!(out.len() > 10, "{folder} is hardly there");
    out
}

static CONTENT: LazyLock<Content> = LazyLock::new(|| {
    let mut content = Content::default();
    for (name, text) in files("content") {
        content.insert(name, text);
    }
    content
});

/// The scenarios of a system, each opened once.
fn books<G: Game>() -> Vec<Arc<G>> {
    let folder = format!("{}/scenarios/", G::SYSTEM);
    let numbers = CONTENT.under(&folder).map(|(name, _)| {
        let number = name.trim_start_matches(&folder).trim_end_matches(".json");
        number.trim_start_matches('0').to_owned()
    });
    let open = |number: String| {
        let opened = G::open(&CONTENT, &MatchSpec::scenario(number));
        Arc::new(opened.unwrap_or_else(|faults| panic!("{faults:#?}")))
    };
    let books: Vec<Arc<G>> = numbers.map(open).collect();
    assert!(books.len() >= 10, "{} has few scenarios", G::SYSTEM);
    books
}

static CCGW: LazyLock<Vec<Arc<Book>>> = LazyLock::new(books);
static CCE: LazyLock<Vec<Arc<Cce>>> = LazyLock::new(books);
static GWC: LazyLock<Vec<Arc<Gwc>>> = LazyLock::new(books);
