//! What of others is linked into the program, and under which terms: gathered while it is built, and nowhere written down.
//! A crate of its own, so that it is gathered again when what is locked changes, and not with every map.
#![forbid(unsafe_code)]

#[cfg(test)]
mod gather;
mod listed;

pub use listed::{Licences, Terms, Work};

/// What is no package: the name, the licence, and the text that lies beside it.
const BESIDES: [(&str, &str, &str); 3] = [
    (
        "grognard-sans, grognard-serif (Cabin, EB Garamond)",
        "OFL-1.1",
        include_str!("../../draw/fonts/OFL.txt"),
    ),
    (
        "grognard-count (Roboto Condensed)",
        "Apache-2.0",
        include_str!("../../draw/fonts/APACHE-2.0.txt"),
    ),
    (
        "@fluent/bundle",
        "Apache-2.0",
        include_str!("../../../web/vendor/fluent-bundle/LICENSE"),
    ),
];

/// Everything that is in the program, the project's own work first.
pub fn licences() -> Licences {
    let text = include_str!(concat!(env!("OUT_DIR"), "/licences.json"));
    let gathered: Licences = serde_json::from_str(text).expect("the build wrote it");
    let own = [
        include_str!("../../../LICENSE-MIT"),
        include_str!("../../../LICENSE-APACHE"),
    ];
    let mut all = Licences {
        whole: gathered.whole,
        ..Licences::default()
    };
    all.add("Grognard", "MIT OR Apache-2.0", own.map(str::to_owned));
    for (name, licence, text) in BESIDES {
        all.add(name, licence, [text.to_owned()]);
    }
    all.add("Rust standard library", "MIT OR Apache-2.0", []);
    all.join(gathered);
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use std::fs;
    use std::path::Path;

    fn has(all: &Licences, name: &str) -> bool {
        let begin = format!("{name} ");
        all.works.iter().any(|work| work.name.starts_with(&begin))
    }

    #[test]
    fn what_is_linked_is_listed_and_what_only_builds_it_is_not() {
        let all = licences();
        assert!(all.whole, "cargo tells what is linked");
        for linked in ["sqlx", "tokio", "axum", "resvg", "SQLite", "Rust"] {
            assert!(has(&all, linked), "{linked}");
        }
        for not in ["syn", "cc", "serde_derive", "licences", "xtask"] {
            assert!(!has(&all, not), "{not}");
        }
        let unknown = all.works.iter().filter(|work| work.licence.is_empty());
        assert_eq!(unknown.collect::<Vec<_>>(), Vec::<&Work>::new());
        let tokio = |work: &String| work.starts_with("tokio ");
        assert!(all.texts.iter().any(|terms| terms.of.iter().any(tokio)));
    }

    /// A package of a made-up workspace, in a folder of its own.
    fn package(root: &Path, name: &str, kind: &str, text: &str) -> Value {
        let folder = root.join(name);
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("LICENSE"), text).unwrap();
        json!({
            "id": name,
            "name": name,
            "version": "1.0.0",
            "source": if name == "main" { Value::Null } else { "elsewhere".into() },
            "license": "MIT",
            "license_file": null,
            "manifest_path": folder.join("Cargo.toml"),
            "targets": [{ "kind": [kind] }],
        })
    }

    #[test]
    fn only_what_is_linked_is_gathered_and_the_same_text_is_written_once() {
        let folder = tempfile::tempdir().unwrap();
        let of = |name, kind, text| package(folder.path(), name, kind, text);
        let needs =
            |name: &str, kind: Value| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        let metadata = json!({
            "packages": [
                of("main", "bin", "own"),
                of("near", "lib", "You may.\n"),
                of("far", "lib", "You  may.\r\n"),
                of("tried", "lib", "tests"),
                of("built", "lib", "build"),
                of("written", "proc-macro", "macro"),
            ],
            "resolve": { "nodes": [
                { "id": "main", "deps": [
                    needs("near", Value::Null),
                    needs("tried", "dev".into()),
                    needs("built", "build".into()),
                    needs("written", Value::Null),
                ] },
                { "id": "near", "deps": [needs("far", Value::Null)] },
                { "id": "far", "deps": [] },
            ] },
        });
        let found = gather::linked("main", metadata.to_string().as_bytes()).unwrap();
        let names: Vec<&str> = found.works.iter().map(|work| &*work.name).collect();
        assert_eq!(names, ["far 1.0.0", "near 1.0.0"]);
        assert_eq!(found.texts.len(), 1);
        assert_eq!(found.texts[0].of, names);
        assert_eq!(
            gather::linked("other", metadata.to_string().as_bytes()),
            None
        );
        assert_eq!(gather::linked("main", b"error: no network"), None);
    }

    #[test]
    fn where_cargo_tells_nothing_there_are_names_and_versions() {
        let found = gather::locked(include_str!("../../../Cargo.lock"));
        assert!(!found.whole && has(&found, "tokio") && !has(&found, "grognard"));
        assert!(found.works.iter().all(|work| work.licence.is_empty()));
    }
}
