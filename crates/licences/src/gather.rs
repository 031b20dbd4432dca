//! From what `cargo metadata` tells to licences; compiled into the build script.

use crate::listed::Licences;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Files that hold terms begin so, whatever follows.
const NAMES: [&str; 6] = [
    "license",
    "licence",
    "copying",
    "notice",
    "unlicense",
    "copyright",
];
/// A text of terms is not longer.
const LONGEST: u64 = 100_000;

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    source: Option<String>,
    license: Option<String>,
    license_file: Option<PathBuf>,
    manifest_path: PathBuf,
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    kind: Option<String>,
}

impl Package {
    /// A macro runs while the program is built and is not in it.
    fn is_macro(&self) -> bool {
        let mut kinds = self.targets.iter().flat_map(|target| &target.kind);
        kinds.any(|kind| kind == "proc-macro")
    }
    fn folder(&self) -> &Path {
        self.manifest_path.parent().unwrap_or(Path::new("."))
    }
    fn texts(&self) -> Vec<String> {
        let mut files: BTreeSet<PathBuf> = self
            .license_file
            .iter()
            .map(|file| self.folder().join(file))
            .collect();
        for entry in fs::read_dir(self.folder()).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().to_lowercase();
            if NAMES.iter().any(|begin| name.starts_with(begin)) {
                files.insert(entry.path());
            }
        }
        files.iter().filter_map(|file| text(file)).collect()
    }
}

fn text(file: &Path) -> Option<String> {
    let meta = fs::metadata(file).ok()?;
    if !meta.is_file() || meta.len() > LONGEST {
        return None;
    }
    let text = String::from_utf8_lossy(&fs::read(file).ok()?).replace("\r\n", "\n");
    Some(text).filter(|text| !text.trim().is_empty())
}

/// The packages of others that are linked into that package of the workspace; none, if it is not told.
pub fn linked(root: &str, metadata: &[u8]) -> Option<Licences> {
    let metadata: Metadata = serde_json::from_slice(metadata).ok()?;
    let packages: BTreeMap<&str, &Package> = { metadata.packages.iter() }
        .map(|package| (package.id.as_str(), package))
        .collect();
    let nodes: BTreeMap<&str, &Node> = { metadata.resolve.nodes.iter() }
        .map(|node| (node.id.as_str(), node))
        .collect();
    let root = { metadata.packages.iter() }
        .find(|package| package.name == root && package.source.is_none())?;
    let (mut seen, mut open) = (BTreeSet::new(), vec![root.id.as_str()]);
    while let Some(id) = open.pop() {
        let package = packages.get(id)?;
        if package.is_macro() || !seen.insert((&package.name, &package.version, id)) {
            continue;
        }
        for dependency in &nodes.get(id)?.deps {
            if dependency.dep_kinds.iter().any(|kind| kind.kind.is_none()) {
                open.push(&dependency.pkg);
            }
        }
    }
    let mut found = Licences {
        whole: true,
        ..Licences::default()
    };
    for (name, version, id) in seen {
        let package = packages[id];
        if package.source.is_some() {
            let licence = package.license.as_deref().unwrap_or_default();
            found.add(&format!("{name} {version}"), licence, package.texts());
        }
        if name == "libsqlite3-sys" {
            let version = sqlite(package.folder()).unwrap_or_default();
            found.add(format!("SQLite {version}").trim(), "public domain", []);
        }
    }
    Some(found)
}

/// The version of the SQLite that a package brings with it.
fn sqlite(folder: &Path) -> Option<String> {
    let header = fs::read_to_string(folder.join("sqlite3/sqlite3.h")).ok()?;
    let line = { header.lines() }.find(|line| line.starts_with("#define SQLITE_VERSION "))?;
    Some(line.split('"').nth(1)?.to_owned())
}

/// The packages of others that a `Cargo.lock` names: all of them, since it does not say which are linked.
pub fn locked(lock: &str) -> Licences {
    let mut found = Licences::default();
    for package in lock.split("[[package]]").skip(1) {
        let value = |key: &str| {
            let line = { package.lines() }.find(|line| line.starts_with(&format!("{key} = ")));
            line.and_then(|line| line.split('"').nth(1))
        };
        if let (Some(name), Some(version), Some(_)) =
            (value("name"), value("version"), value("source"))
        {
            found.add(&format!("{name} {version}"), "", []);
        }
    }
    found
}
