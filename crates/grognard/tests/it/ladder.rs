//! grognard ladder

use crate::{folder, grognard, root, run};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// A ladder in a folder of its own, with what the test says besides.
fn ladder(folder: &Path, more: &[&str]) -> crate::Ran {
    let page = folder.join("page.md");
    let (folder, page) = (folder.to_str().unwrap(), page.to_str().unwrap());
    let always = ["ladder", "--folder", folder, "--page", page];
    run(&[&always[..], more].concat())
}

fn kept(folder: &Path) -> Value {
    let text = fs::read_to_string(folder.join("ccgw.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

const SMALL: [&str; 7] = [
    "ccgw",
    "--players",
    "random,quick",
    "--seed",
    "5",
    "--balance",
    "random=1",
];

#[test]
fn the_page_is_what_is_kept_and_nothing_else() {
    let folder = folder();
    let page = folder.path().join("ladder.md");
    run(&["ladder", "--only-write", "--page", page.to_str().unwrap()]).good();
    let mut written = 0;
    for file in fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        let there = root().join("docs").join(file.file_name());
        let (now, then) = [file.path(), there.clone()]
            .map(|it| fs::read_to_string(it).ok())
            .into();
        assert!(
            now == then,
            "{}: grognard ladder --only-write",
            there.display()
        );
        written += 1;
    }
    assert!(written > 2);
}

#[test]
fn a_ladder_that_goes_on_is_the_one_that_was_played_at_once() {
    let (once, twice) = (folder(), folder());
    ladder(once.path(), &[&SMALL[..], &["--games", "6"]].concat()).good();
    ladder(twice.path(), &[&SMALL[..], &["--games", "4"]].concat()).good();
    let games = |kept: &Value| kept["duels"][0]["pairs"].as_u64().unwrap();
    assert_eq!(games(&kept(twice.path())), 2);
    ladder(
        twice.path(),
        &[&SMALL[..], &["--games", "6", "--threads", "1"]].concat(),
    )
    .good();
    assert_eq!(games(&kept(once.path())), 3);
    for file in ["ccgw.json", "page.md", "page.svg", "page-ccgw.svg"] {
        let [once, twice] =
            [&once, &twice].map(|it| fs::read_to_string(it.path().join(file)).unwrap());
        assert!(once == twice, "{file}");
    }
    // Nothing is left to play, and who wants fewer games loses none.
    let before = kept(once.path());
    ladder(once.path(), &[&SMALL[..], &["--games", "2"]].concat()).good();
    assert_eq!(before["duels"], kept(once.path())["duels"]);
}

#[test]
fn nothing_is_added_to_games_by_other_rules_or_players() {
    let folder = folder();
    let small = |games| [&SMALL[..], &["--games", games]].concat();
    ladder(folder.path(), &small("2")).good();
    let file = folder.path().join("ccgw.json");
    let text = fs::read_to_string(&file).unwrap();
    let change = |what: &str, to: &Value| {
        let mut kept: Value = serde_json::from_str(&text).unwrap();
        *kept.pointer_mut(what).unwrap() = to.clone();
        fs::write(&file, kept.to_string()).unwrap();
    };
    for (what, to, told) in [
        ("/edition", Value::from(1), "edition 1"),
        ("/seed", Value::from(6), "another seed"),
        ("/scenarios/0", Value::from("none"), "other scenarios"),
        (
            "/duels/0/mark",
            Value::from("00"),
            "random, quick now plays otherwise",
        ),
    ] {
        change(what, &to);
        let error = ladder(folder.path(), &small("4")).bad(2);
        assert!(error.contains(told) && error.contains("--anew"), "{error}");
    }
    change("/edition", &Value::from(1));
    let told = ladder(folder.path(), &["--only-write"]).good();
    assert!(told.contains("edition 1"), "{told}");
    ladder(folder.path(), &[&small("2")[..], &["--anew"]].concat()).good();
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn who_cannot_be_on_a_ladder_is_told_why() {
    let folder = folder();
    for (more, told) in [
        (
            &["ccgw", "--players", "random,search:1s"][..],
            "by the clock",
        ),
        (&["ccgw", "--players", "random,nobody"], "nobody"),
        (&["chess"], "chess"),
        (&["ccgw"], "--players"),
        (
            &["ccgw", "--players", "random", "--balance", "quick=many"],
            "many",
        ),
    ] {
        let error = ladder(folder.path(), more).bad(2);
        assert!(error.contains(told), "{error}");
    }
    fs::write(folder.path().join("ccgw.json"), "{}").unwrap();
    assert!(
        ladder(folder.path(), &["--only-write"])
            .bad(2)
            .contains("ccgw.json")
    );
    let french = grognard(&["ladder", "chess", "--lang", "fr"])
        .output()
        .unwrap();
    assert_eq!(french.status.code(), Some(2));
}
