//! The words of the program and of every system, as they lie in `locales/`.

use std::path::Path;
use words::{Lang, Words};

fn files(lang: Lang) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../locales")
        .join(lang.code());
    let mut files: Vec<(String, String)> = std::fs::read_dir(&folder)
        .expect("the folder of the language is there")
        .map(|entry| entry.expect("a folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|e| e == "ftl"))
        .map(|path| {
            let name = format!(
                "{lang}/{}",
                path.file_name().unwrap_or_default().to_string_lossy()
            );
            (
                name,
                std::fs::read_to_string(&path).expect("a locale file is text"),
            )
        })
        .collect();
    files.sort();
    assert!(files.len() >= 20, "only {} files of {lang}", files.len());
    files
}

fn borrowed(files: &[(String, String)]) -> Vec<(&str, &str)> {
    files
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()))
        .collect()
}

#[test]
fn both_languages_have_the_same_files_keys_and_variables() {
    let (en, fr) = (files(Lang::En), files(Lang::Fr));
    let names = |files: &[(String, String)]| {
        files
            .iter()
            .map(|f| f.0[3..].to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&en), names(&fr));
    let lacking = words::complete(&borrowed(&en), &borrowed(&fr));
    assert!(lacking.is_empty(), "\n{}", lacking.join("\n"));
}

#[test]
fn every_file_can_be_read() {
    for lang in Lang::ALL {
        let files = files(lang);
        if let Err(faults) = Words::new(lang, &borrowed(&files)) {
            panic!(
                "{}",
                faults.iter().map(|f| format!("\n{f}")).collect::<String>()
            );
        }
    }
}

#[test]
fn french_typography_is_kept() {
    let files = files(Lang::Fr);
    let breaches = words::typography(&borrowed(&files));
    assert!(breaches.is_empty(), "\n{}", breaches.join("\n"));
}
