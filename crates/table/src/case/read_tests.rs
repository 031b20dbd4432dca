use super::CaseFile;

fn faults(text: &str) -> Vec<String> {
    let faults = CaseFile::read("a.toml", text).expect_err("the file is not well formed");
    faults
        .into_iter()
        .map(|fault| format!("{}: {}", fault.at, fault.what))
        .collect()
}

/// A head and a `then` with which a file would be well formed.
const HEAD: &str = "rules = [\"x\"]\nat = \"combat\"\n";
const SEE: &str = "[[then]]\nsee = { winner = \"none\" }\n";

fn first_fault_is(text: &str, fault: &str) {
    let found = faults(text);
    assert!(
        found[0].starts_with(fault),
        "{text}\nexpected {fault}\nfound {found:#?}"
    );
}

#[test]
fn what_is_wrong_in_a_then_is_told_with_its_place() {
    let wrong = [
        (
            format!("{HEAD}{SEE}sea = 1\n"),
            "line 5, column 1: a `then` has no `sea`",
        ),
        (
            format!("{HEAD}{SEE}[[then]]\n"),
            "line 5, column 1: an empty `then`",
        ),
        (
            format!("{HEAD}{SEE}told = []\n"),
            "line 5, column 1: `told` is empty",
        ),
        (
            format!("{HEAD}{SEE}tally = {{ dice = \"x\" }}\n"),
            "line 5, column 18: the tally `dice` needs a whole number",
        ),
        (
            format!("{HEAD}{SEE}tally = {{ dice = {{ sum = 1 }} }}\n"),
            "line 5, column 20: a tally has no `sum` like this",
        ),
        (
            format!("{HEAD}{SEE}refuses = {{ a = [] }}\n"),
            "line 5, column 17: no rule forbids \"a\"",
        ),
        (
            format!("{HEAD}{SEE}chance = [\n 1 ]\n"),
            "line 6, column 2: `chance` in a `then` without `do`",
        ),
        (
            format!("{HEAD}[[then]]\nsee = {{ x = true }}\n[[then]]\ntold = \"x\""),
            "line 4, column 13: \"x\" cannot be compared with this",
        ),
    ];
    for (text, fault) in wrong {
        first_fault_is(&text, fault);
    }
}

#[test]
fn what_is_wrong_in_a_case_is_told_with_its_place() {
    let wrong = [
        (
            format!("{HEAD}see = {{ x = 1 }}\n{SEE}"),
            "line 3, column 1: `see` belongs into a `then`",
        ),
        (
            format!("{HEAD}[[then]]\ndo = \"x\"\n"),
            "line 1, column 1: the case asserts nothing",
        ),
        (
            format!("{HEAD}lead_chance = \"x\"\n{SEE}"),
            "line 3, column 15: `lead_chance` without `lead`",
        ),
        (
            format!("{HEAD}{SEE}[[then]]\ndo = 1.5\n"),
            "line 6, column 6: `do` needs a text or a list of texts",
        ),
        (
            format!("at = \"x\"\nrules = []\n{SEE}"),
            "line 1, column 1: the case names no rule",
        ),
        (
            format!("{HEAD}born = 1914-08-01\n{SEE}"),
            "line 3, column 8: neither a date nor so great a number has a use here",
        ),
        (
            format!("{HEAD}pieces = [\"A1 inf#T red\",\n \"B1 inf#T\"]\n{SEE}"),
            "line 4, column 3: two pieces are named #T",
        ),
        (
            format!("{HEAD}pieces = [\"A1 inf red,\"]\n{SEE}"),
            "line 3, column 19: \"red,\" is not a word",
        ),
        (
            format!(
                "{HEAD}pieces = [\"A1 inf#T\"]\n[[then]]\nsee = {{ \"#T\" = \"A1\", \"#U\" = \"gone\" }}"
            ),
            "line 5, column 22: no piece is named #U",
        ),
        (
            format!("rules = [\"x\"]\nscenario = \"4\"\nhands = {{ red = [] }}\n{SEE}"),
            "line 3, column 1: `hands` has no use: the case begins with the set-up",
        ),
        (
            format!("{HEAD}[[case]]\n"),
            "line 1, column 1: `rules` stands outside the cases",
        ),
        (
            format!("{HEAD}[[then]]\nsee = {{ \"é\" = }}"),
            "line 4, column 15: ",
        ),
        (
            "[[case]]\nrules = \"x\"\n[[case.then]]\ntold = \"x\"\n".to_owned(),
            "line 1, column 1: the case has no name",
        ),
    ];
    for (text, fault) in wrong {
        first_fault_is(&text, fault);
    }
}

#[test]
fn all_that_is_wrong_in_a_file_is_told_at_once() {
    let text = "at = \"x\"\npieces = [\"A1\", \"B1 inf=\"]\n[[then]]\nsea = 1\n";
    assert_eq!(faults(text).len(), 5, "{:#?}", faults(text));
}

#[test]
fn every_other_key_goes_to_the_system() {
    let text = "rules = [\"x\"]\nat = \"combat\"\nhq = { red = 5 }\nspecial = [\"gas\", { a = 1.5, b = true }]\n\
                terrain = { 1.3 = \"forest wire\", K7/L7 = [\"fence\"] }\n[[then]]\ntold = \"x\"\n";
    let text = text.replace("K7/L7", "\"K7/L7\"");
    let case = CaseFile::read("a.toml", &text).unwrap().cases.remove(0);
    let more =
        serde_json::json!({ "hq": { "red": 5 }, "special": ["gas", { "a": 1.5, "b": true }] });
    assert_eq!(serde_json::Value::from(case.draft.more), more);
    let terrain =
        [("1.3", "forest wire"), ("K7/L7", "fence")].map(|(a, b)| (a.to_owned(), b.to_owned()));
    assert_eq!(case.draft.terrain, terrain);
    assert_eq!(case.name, "a");
}

/// What `docs/cases.md` shows as whole cases can be read.
#[test]
fn the_cases_of_the_handbook_are_well_formed() {
    let text = include_str!("../../../../docs/cases.md");
    let blocks: Vec<&str> = text.split("```toml\n").skip(1).collect();
    assert!(blocks.len() >= 3, "the handbook shows cases");
    for block in blocks {
        let case = block.split("```").next().unwrap_or_default();
        if let Err(faults) = CaseFile::read("docs/cases.md", case) {
            panic!("{case}\n{faults:#?}");
        }
    }
}

#[test]
fn options_need_a_scenario_and_texts() {
    first_fault_is(
        &format!("options = {{ fog = \"on\" }}\n{HEAD}{SEE}"),
        "line 1, column 1: `options` without a `scenario`",
    );
    first_fault_is(
        &format!("scenario = \"1\"\noptions = {{ fog = 1 }}\n{HEAD}{SEE}"),
        "line 2, column 19: `fog` needs a text",
    );
}
