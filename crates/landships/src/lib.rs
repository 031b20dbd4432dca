//! Landships! The rules, and nothing but the rules: tanks of 1916–1918 among trenches, wire and drumfire.
//!
//! The source survives as charts only; the rules that connect them are our own. `tables` has the charts, `catalog` the
//! counters, `ground` and `sight` the map. Rule ids are those of `rules/landships.toml`.
#![forbid(unsafe_code)]

pub mod catalog;
pub mod data;
mod date;
pub mod ground;
mod ids;
mod sight;
pub mod tables;

pub use date::Date;
pub use ids::{PIECES, Piece, Pieces};
pub use sight::Sights;

/// The data files of the system, for tests.
#[cfg(test)]
fn content() -> table::Content {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let mut content = table::Content::default();
    for name in ["tables", "units", "vehicles", "guns"] {
        let name = format!("landships/{name}.json");
        let text = std::fs::read_to_string(root.join(&name)).expect("text");
        content.insert(name, text);
    }
    content
}
