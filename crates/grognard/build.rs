//! The program carries its data files: it is built again when one of them changes.

fn main() {
    for folder in ["content", "locales", "rules", "cases"] {
        println!("cargo::rerun-if-changed=../../{folder}");
    }
}
