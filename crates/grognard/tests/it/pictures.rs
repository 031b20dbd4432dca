//! draw

use crate::{arg, folder, run, typed};

#[test]
fn a_map_is_drawn_as_svg_with_its_names_in_the_language() {
    let english = run(&["draw", "ccgw/4", "-o", "-"]).good();
    assert!(english.starts_with("<svg") && english.trim_end().ends_with("</svg>"));
    let french = run(&["draw", "ccgw/4", "-o", "-", "--lang", "fr"]).good();
    assert!(french.starts_with("<svg") && french != english);
    assert!(!french.contains("[ccgw-"));
}

#[test]
fn a_map_is_drawn_as_png() {
    let folder = folder();
    let file = folder.path().join("x.png");
    run(&["draw", "ccgw/1", "-o", arg(&file), "--width", "300"]).good();
    assert!(std::fs::read(&file).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn a_position_of_a_match_is_drawn() {
    let folder = folder();
    let journal = folder.path().join("match.txt");
    typed(
        &[
            "play",
            "ccgw/1",
            "--seat",
            "british=random",
            "--seed",
            "5",
            "--save",
            arg(&journal),
        ],
        "",
    )
    .good();
    let last = run(&["draw", "--journal", arg(&journal), "-o", "-"]).good();
    let first = run(&["draw", "--journal", arg(&journal), "--at", "0", "-o", "-"]).good();
    assert!(last.starts_with("<svg") && first.starts_with("<svg") && first != last);
    let error = run(&[
        "draw",
        "--journal",
        arg(&journal),
        "--at",
        "9999999",
        "-o",
        "-",
    ])
    .bad(2);
    assert!(error.contains("9999999"), "{error}");
}

#[test]
fn a_picture_that_cannot_be_is_an_error() {
    let error = run(&["draw", "ccgw/1", "-o", "x.bmp"]).bad(2);
    assert!(error.contains(".svg or .png"), "{error}");
    run(&["draw", "ccgw/1"]).bad(2);
    run(&["draw", "ccgw/1", "-o", "/no/such/folder/x.svg"]).bad(2);
    run(&["draw", "ccgw/1", "-o", "x.png", "--width", "1000000"]).bad(2);
}
