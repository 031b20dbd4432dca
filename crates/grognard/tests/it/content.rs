//! Content of the user's own, and what of others is in the program.

use crate::{arg, folder, root, run, typed};
use std::path::Path;

#[test]
fn a_folder_without_content_is_refused_and_one_file_is_enough() {
    let folder = folder();
    let list =
        |content: &Path, more: &[&str]| run(&[&["list", "--content", arg(content)], more].concat());
    let told = list(folder.path(), &[]).bad(2);
    for part in [
        arg(folder.path()),
        "ccgw, cce, gwc",
        "ccgw/scenarios/04.json",
    ] {
        assert!(told.contains(part), "{told}");
    }
    // One too deep, the usual mistake.
    let deep = root().join("content/ccgw");
    let french = list(&deep, &["--lang", "fr"]).bad(2);
    assert!(french.contains("aucun contenu dans"), "{french}");
    std::fs::create_dir(folder.path().join("ccgw")).unwrap();
    std::fs::write(folder.path().join("ccgw/notes.md"), "later").unwrap();
    list(folder.path(), &[]).bad(2);
    let orders = std::fs::read(root().join("content/ccgw/orders.txt")).unwrap();
    std::fs::write(folder.path().join("ccgw/orders.txt"), orders).unwrap();
    list(folder.path(), &[]).good();
}

#[test]
fn standing_orders_for_who_plays_machines_alone_are_taken_from_the_folder() {
    let folder = folder();
    std::fs::create_dir(folder.path().join("cce")).unwrap();
    let file = folder.path().join("cce/orders-alone.txt");
    let play = |orders: &str, seats: [&str; 2]| {
        std::fs::write(&file, orders).unwrap();
        let args = ["play", "cce/1", "--seed", "1", "--lang", "en", "--content"];
        let seats = ["--seat", seats[0], "--seat", seats[1]];
        typed(
            &[&args[..], &[arg(folder.path())], &seats].concat(),
            "orders\nquit\n",
        )
    };
    let alone = ["german=human", "russian=random"];
    let told = play("after-roll: gain<99 -> pass\n", alone).good();
    assert!(told.contains("gain<99"), "{told}");
    // Two people begin with the others, which keep nobody waiting.
    let told = play(
        "after-roll: gain<99 -> pass\n",
        ["german=human", "russian=human"],
    )
    .good();
    assert!(!told.contains("gain<99"), "{told}");
    let told = play("after-roll: gain<99 -> dance and sing\n", alone).bad(2);
    assert!(
        told.contains("orders-alone.txt") && told.contains("line 1"),
        "{told}"
    );
}

#[test]
fn a_content_file_that_is_no_text_is_named() {
    let folder = folder();
    std::fs::create_dir(folder.path().join("cce")).unwrap();
    std::fs::write(folder.path().join("cce/units.json"), b"{\n\"\xff\"}").unwrap();
    let told = run(&["list", "--content", arg(folder.path())]).bad(2);
    for part in ["cce/units.json", "line 2", "UTF-8"] {
        assert!(told.contains(part), "{told}");
    }
}

#[test]
fn a_content_file_that_asks_for_too_much_is_named_and_the_data_folder_is_not() {
    let file = "cce/scenarios/01.json";
    let scenario = std::fs::read_to_string(root().join("content").join(file)).unwrap();
    let many = scenario.replace("1 weapon-team", "4294967296 weapon-team");
    assert_ne!(many, scenario);
    let folder = folder();
    std::fs::create_dir_all(folder.path().join("content/cce/scenarios")).unwrap();
    std::fs::write(folder.path().join("content").join(file), many).unwrap();
    let (content, data) = (folder.path().join("content"), folder.path().join("data"));
    for command in [
        &["sim", "cce/1", "--games", "1"][..],
        &["serve", "--no-open", "--port", "0", "--data", arg(&data)],
    ] {
        let told = run(&[command, &["--content", arg(&content)]].concat()).bad(2);
        assert!(told.contains(file), "{told}");
        assert!(
            !told.contains("--data") && !told.contains(arg(&data)),
            "{told}"
        );
    }
}

#[test]
fn what_is_linked_in_is_told_with_its_terms() {
    let told = run(&["licences"]).good();
    let (list, texts) = told.split_once("The terms, each text once").unwrap();
    for linked in [
        "tokio 1.",
        "sqlx 0.",
        "SQLite 3.",
        "grognard-sans, grognard-serif",
        "@fluent/bundle",
    ] {
        assert!(list.contains(&format!("\n{linked}")), "{list}");
    }
    // What only builds the program is not in it; nor is it told whence anything was fetched.
    for not in ["\nsyn ", "\ncc ", "\nxtask ", "://"] {
        assert!(!list.contains(not), "{not}");
    }
    for text in [
        "Permission is hereby granted",
        "SIL OPEN FONT LICENSE",
        "Apache License",
    ] {
        assert!(texts.contains(text), "{text}");
    }
    assert_eq!(texts.matches("SIL OPEN FONT LICENSE Version").count(), 1);
    assert!(
        run(&["licences", "--lang", "fr"])
            .good()
            .contains("sous quelle licence")
    );
}
