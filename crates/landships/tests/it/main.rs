//! The rules of landships: cases and random games.

mod cases;
mod charts;
mod fray;
mod games;
mod odds;

use table::Content;

/// The data files of the system.
fn content() -> Content {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let mut content = Content::default();
    let mut folders = vec![root.join("landships")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the content is there") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(&root).expect("below the root");
                let text = std::fs::read_to_string(&path).expect("text");
                content.insert(name.display().to_string().replace('\\', "/"), text);
            }
        }
    }
    content
}
