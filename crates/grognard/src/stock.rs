//! What the program carries with it: content, words, rule catalogues, cases.

use crate::trouble::{Trouble, cause};
use include_dir::{Dir, include_dir};
use std::fs;
use std::path::Path;
use table::{Content, Fault, Text};
use words::{Lang, Words};

static CONTENT: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../content");
static LOCALES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../locales");
static RULES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../rules");
static CASES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../cases");

/// A folder of content is at most so deep, and a file so long.
const DEEPEST: usize = 6;
const LONGEST: u64 = 16 << 20;

/// The content of the program, and over it the files of a folder laid out like it, or those that a match was begun
/// with, in one file. A folder without any is no such folder, and is not passed over in silence.
pub fn content(folder: Option<&Path>) -> Result<Content, Trouble> {
    let mut content = Content::default();
    for (path, text) in texts(&CONTENT) {
        content.insert(path, text);
    }
    if let Some(file) = folder.filter(|path| path.is_file()) {
        let text = text(file).map_err(|fault| vec![fault])?;
        let files = Content::from_json(&file.display().to_string(), &text);
        content.lay(&files.map_err(|fault| vec![fault])?);
    } else if let Some(folder) = folder {
        let mut laid = 0;
        let entries = fs::read_dir(folder)
            .map_err(|error| Trouble::file("trouble-content", folder, &error))?;
        for entry in entries {
            let entry = entry.map_err(|error| Trouble::file("trouble-content", folder, &error))?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if shelf::system(&name).is_some() {
                laid += lay(&mut content, &entry.path(), &name, DEEPEST)?;
            }
        }
        if laid == 0 {
            let systems: Vec<&str> = shelf::systems().iter().map(|system| system.id()).collect();
            let text = Text::new("trouble-content-none").name("file", folder.display().to_string());
            return Err(Trouble::input(text.name("systems", systems.join(", "))));
        }
    }
    Ok(content)
}

/// Lays a file, or all below a folder, over the content; how many there were.
fn lay(content: &mut Content, path: &Path, name: &str, depth: usize) -> Result<usize, Trouble> {
    let failed = |error: &std::io::Error| Trouble::file("trouble-content", path, error);
    let meta = fs::metadata(path).map_err(|error| failed(&error))?;
    let mut laid = 0;
    if meta.is_dir() && depth > 0 {
        for entry in fs::read_dir(path).map_err(|error| failed(&error))? {
            let entry = entry.map_err(|error| failed(&error))?;
            let name = format!("{name}/{}", entry.file_name().to_string_lossy());
            laid += lay(content, &entry.path(), &name, depth - 1)?;
        }
    } else if meta.is_file() && read_by_the_program(name) {
        content.insert(name, text(path).map_err(|fault| vec![fault])?);
        laid += 1;
    }
    Ok(laid)
}

/// The text of a file of the user, which need be none.
pub fn text(path: &Path) -> Result<String, Fault> {
    let name = path.display().to_string();
    let fault = |at: String, what: &str, mend: &str| Fault::new(&name, at, what, mend);
    let unread = |error: std::io::Error| {
        let mend = "see that it is there and may be read";
        fault(String::new(), &cause(&error), mend)
    };
    if fs::metadata(path).map_err(unread)?.len() > LONGEST {
        return Err(fault(
            String::new(),
            "the file is too long",
            "at most 16 MiB",
        ));
    }
    let bytes = fs::read(path).map_err(unread)?;
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        let mend = "save it as UTF-8";
        fault(format!("line {line}"), "this is no UTF-8 text", mend)
    })
}

/// Maps, scenarios and tables are JSON; lessons are TOML; standing orders are text.
fn read_by_the_program(name: &str) -> bool {
    let lesson =
        name.ends_with(".toml") && (name.contains("/lessons/") || name.ends_with("/quick.toml"));
    lesson
        || name.ends_with(".json")
        || name.ends_with("/orders.txt")
        || name.ends_with("/orders-alone.txt")
}

/// The words of a language.
pub fn words(lang: Lang) -> Words {
    let folder = LOCALES
        .get_dir(lang.code())
        .expect("every language has its folder");
    let files: Vec<(&str, &str)> = texts(folder).collect();
    Words::new(lang, &files)
        .unwrap_or_else(|faults| panic!("the program's own words are tested: {faults:?}"))
}

/// The Fluent files of a language: name and text.
pub fn locale(lang: Lang) -> Vec<(String, String)> {
    let folder = LOCALES.get_dir(lang.code());
    let files = folder.into_iter().flat_map(|folder| texts(folder));
    files
        .map(|(name, text)| (name.to_owned(), text.to_owned()))
        .collect()
}

/// A file of `rules/`.
pub fn rules(name: &str) -> Option<&'static str> {
    RULES.get_file(name)?.contents_utf8()
}

/// The case files of a system: path under `cases/` and text.
pub fn cases(system: &str) -> Vec<(&'static str, &'static str)> {
    let folder = CASES.get_dir(system);
    folder
        .into_iter()
        .flat_map(|folder| texts(folder))
        .filter(|(name, _)| name.ends_with(".toml"))
        .collect()
}

/// All text files below a folder, in order, by their path from the embedded root.
fn texts(folder: &'static Dir<'static>) -> Box<dyn Iterator<Item = (&'static str, &'static str)>> {
    let files = folder
        .files()
        .filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)));
    Box::new(files.chain(folder.dirs().flat_map(texts)))
}
