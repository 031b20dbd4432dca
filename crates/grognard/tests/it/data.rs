//! list, sim, rules, golden.

use crate::{arg, folder, root, run};
use serde_json::Value;

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&run(args).good()).expect("the output is JSON")
}

#[test]
fn list_shows_the_scenarios_in_both_languages() {
    assert!(run(&["list"]).good().contains("Opening Action 1"));
    assert!(
        run(&["list", "--lang", "fr"])
            .good()
            .contains("Scénario d’introduction 1")
    );
    let list = json(&["list", "--format", "json"]);
    assert_eq!(list[0]["system"], "ccgw");
    assert_eq!(list[0]["scenarios"].as_array().map(Vec::len), Some(34));
    assert_eq!(list[0]["scenarios"][3]["seats"][0], "british");
}

fn sim(seed: &str, more: &[&str]) -> Value {
    let args = [
        "sim",
        "ccgw/4",
        "--games",
        "30",
        "--seat",
        "british=random",
        "--seed",
        seed,
        "--format",
        "json",
    ];
    json(&[&args[..], more].concat())
}

#[test]
fn a_simulation_is_the_same_in_every_process_and_on_any_number_of_threads() {
    let first = sim("7", &[]);
    for other in [
        sim("7", &[]),
        sim("7", &["--threads", "1"]),
        sim("7", &["--threads", "3", "--check"]),
    ] {
        for key in ["signature", "wins", "draws", "actions", "mean_length"] {
            assert_eq!(first[key], other[key], "{key}");
        }
    }
    assert_eq!(first["signature"].as_str().map(str::len), Some(64));
    let wins =
        first["wins"]["british"].as_u64().unwrap() + first["wins"]["german"].as_u64().unwrap();
    assert_eq!(wins + first["draws"].as_u64().unwrap(), 30);
    assert!(first["actions_per_second"].as_f64().unwrap() > 0.0);
    assert_ne!(first["signature"], sim("8", &[])["signature"]);
}

#[test]
fn a_simulation_of_a_system_plays_so_many_games_of_each_scenario_and_says_so() {
    let args = ["sim", "ccgw", "--games", "2"];
    let all = json(&[&args[..], &["--format", "json"]].concat());
    assert_eq!(
        (&all["games_per_scenario"], &all["games"]),
        (&2.into(), &68.into())
    );
    let each = all["scenarios"]
        .as_array()
        .expect("every scenario is listed");
    assert!(each.len() == 34 && each.iter().all(|one| one["games"] == 2));
    let actions = each.iter().map(|one| one["actions"].as_u64().unwrap());
    assert_eq!(all["actions"], actions.sum::<u64>());
    let wins = all["wins"].as_object().unwrap().values();
    let wins: u64 = wins.map(|n| n.as_u64().unwrap()).sum();
    assert_eq!(wins + all["draws"].as_u64().unwrap(), 68);
    let text = run(&args).good();
    assert!(text.starts_with("2 games of each scenario."), "{text}");
    let total = text
        .split("all 34 scenarios together")
        .nth(1)
        .expect("a total");
    assert!(total.contains(" 68\n"), "{total}");
    let help = run(&["sim", "--help"]).good();
    assert!(help.contains("How many games of each scenario"), "{help}");
}

#[test]
fn a_simulation_is_told_in_words_too() {
    let text = run(&["sim", "ccgw/1", "--games", "5", "--lang", "fr"]).good();
    assert!(
        text.contains("actions par partie") && !text.contains('['),
        "{text}"
    );
}

#[test]
fn a_report_tells_wins_turns_and_what_the_scores_were_made_of() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("balance.md");
    let of = |lang| {
        let name = file.to_str().unwrap();
        run(&[
            "sim", "ccgw/4", "--games", "6", "--report", name, "--lang", lang,
        ])
        .good();
        std::fs::read_to_string(&file).unwrap()
    };
    let report = of("en");
    assert!(report.contains("(balance.svg)"), "{report}");
    let line = report
        .lines()
        .find(|line| line.starts_with("| 4 "))
        .unwrap();
    assert_eq!(line.matches(" | ").count(), 8, "{line}");
    assert!(report.contains("| units eliminated |"), "{report}");
    let drawn = std::fs::read_to_string(folder.path().join("balance.svg")).unwrap();
    assert!(drawn.starts_with("<svg") && drawn.contains("units eliminated"));
    assert!(of("fr").contains("| unités éliminées |"));
}

#[test]
fn a_wrong_seat_is_told_what_there_is() {
    let of = |seat| run(&["sim", "ccgw/1", "--games", "1", "--seat", seat]).bad(2);
    assert!(of("french=random").contains("british, german"));
    assert!(of("british=genius").contains("random"));
    assert!(of("british").contains("SEAT=PLAYER"));
    assert!(of("british=human").contains("random"));
}

#[test]
fn a_rule_is_shown_in_both_languages() {
    let english = run(&["rules", "show", "retreat.no-sideways"]).good();
    assert!(
        english.contains("French term: Jamais latéralement"),
        "{english}"
    );
    let french = run(&["rules", "show", "ccgw/retreat.no-sideways", "--lang", "fr"]).good();
    assert!(
        french.contains("Une unité ne fait jamais retraite"),
        "{french}"
    );
}

#[test]
fn a_rule_is_data_too() {
    let rule = json(&["rules", "show", "ranged.mg", "--format", "json"]);
    assert_eq!(
        (&rule["system"], &rule["book"]),
        (&"ccgw".into(), &"base".into())
    );
    assert!(rule["rule"].as_str().is_some_and(|words| !words.is_empty()));
    assert!(
        rule["cases"]
            .as_array()
            .is_some_and(|cases| !cases.is_empty())
    );
}

#[test]
fn an_unknown_rule_is_told_what_is_near() {
    let error = run(&["rules", "show", "retreat.sideways"]).bad(2);
    assert!(error.contains("retreat.no-sideways"), "{error}");
    run(&["rules", "show", ""]).bad(2);
}

#[test]
fn coverage_counts_every_rule() {
    let list = json(&["rules", "coverage", "--format", "json"]);
    let ccgw = &list[0];
    assert_eq!(
        (&ccgw["system"], &ccgw["rules"]),
        (&"ccgw".into(), &615.into())
    );
    let books = ccgw["books"].as_array().expect("the booklets are apart");
    let sum = |key: &str| {
        books
            .iter()
            .map(|book| book[key].as_u64().unwrap())
            .sum::<u64>()
    };
    assert_eq!(
        (sum("rules"), sum("cited")),
        (615, ccgw["cited"].as_u64().unwrap())
    );
    let names: Vec<&Value> = books.iter().map(|book| &book["book"]).collect();
    assert_eq!(names, ["base", "french-army"]);
    for book in books {
        for key in ["uncited", "untested", "missing"] {
            assert_eq!(
                book[key],
                Value::Array(Vec::new()),
                "{key}: every rule of {} is in the code and in a case",
                book["book"]
            );
        }
    }
    let rules = [615, 470, 516, 504, 427];
    assert_eq!(list.as_array().map(Vec::len), Some(rules.len()));
    for (i, rules) in rules.into_iter().enumerate() {
        for key in ["rules", "cited", "tested"] {
            let all = "every rule is in the code and in a case";
            assert_eq!(list[i][key], rules, "{}, {key}: {all}", list[i]["system"]);
        }
    }
    let told = run(&["rules", "coverage", "--system", "ccgw"]).good();
    assert!(told.contains("french-army"), "{told}");
    run(&["rules", "coverage", "--system", "chess"]).bad(2);
}

#[test]
fn golden_matches_are_as_they_were() {
    let compared = run(&["golden", "--folder", "golden"]);
    assert_eq!(
        compared.status, 0,
        "`cargo xtask golden --bless` if this is meant:\n{}{}",
        compared.out, compared.err
    );
    assert_eq!(compared.out, "85 golden matches as they were, 0 not\n");
}

#[test]
fn questions_of_regret_fit_the_rules_and_tell_players_apart() {
    for file in std::fs::read_dir(root().join("regret")).unwrap() {
        let file = file.unwrap().path();
        let system = file.file_stem().unwrap().to_str().unwrap();
        let list = json(&[
            "regret", system, "--player", "random", "--player", "quick", "--format", "json",
        ]);
        let all = |player: usize, key: &str| list["players"][player]["all"][key].as_f64().unwrap();
        assert!(all(0, "questions") >= 1000.0, "{system}");
        // Random answers may be twins, which are not tried.
        assert_eq!(all(1, "marked"), all(1, "questions"), "{system}");
        assert!(
            all(0, "regret") > all(1, "regret") + 0.005,
            "{system}: who answers by chance falls short by more: {list:#}"
        );
    }
    let old = folder();
    let path = old.path().join("old.json");
    let text = std::fs::read_to_string(root().join("regret/ccgw.json")).unwrap();
    std::fs::write(&path, text.replacen("\"hash\":\"", "\"hash\":\"0", 1)).unwrap();
    let told = run(&["--lang", "en", "regret", "ccgw", "--file", arg(&path)]).bad(2);
    assert!(
        told.contains("grognard regret ccgw --make 1000"),
        "how to make them anew is said: {told}"
    );
}

#[test]
fn content_of_the_user_stands_in_for_that_of_the_program() {
    let folder = folder();
    let scenarios = folder.path().join("ccgw/scenarios");
    std::fs::create_dir_all(&scenarios).unwrap();
    std::fs::write(scenarios.join("04.json"), "{\"id\": 4").unwrap();
    let error = run(&[
        "sim",
        "ccgw/4",
        "--games",
        "1",
        "--content",
        arg(folder.path()),
    ])
    .bad(2);
    assert!(
        error.contains("ccgw/scenarios/04.json") && error.contains("line 1"),
        "{error}"
    );
    let error = run(&["list", "--content", "/no/such/folder"]).bad(2);
    assert!(error.contains("/no/such/folder"), "{error}");
}

#[test]
fn a_malformed_map_is_told_with_its_place() {
    let folder = folder();
    let maps = folder.path().join("ccgw/maps");
    std::fs::create_dir_all(&maps).unwrap();
    std::fs::write(maps.join("hohenzollern.json"), "{\n \"name\": 1 }").unwrap();
    let error = run(&["draw", "ccgw/4", "-o", "-", "--content", arg(folder.path())]).bad(2);
    assert!(
        error.contains("hohenzollern.json") && error.contains("line 2"),
        "{error}"
    );
}

#[test]
fn a_seat_of_some_scenarios_is_a_seat_of_the_system() {
    let sim = |seat: &str| run(&["sim", "ccgw", "--games", "1", "--seat", seat]);
    sim("canadian=random").good();
    let error = sim("turk=random").bad(2);
    assert!(error.contains("british, german, canadian"), "{error}");
    let french = run(&["sim", "ccgw/1", "--games", "3", "--lang", "fr"]).good();
    assert!(
        french.contains(",0\u{202f}%") || french.contains(",3\u{202f}%"),
        "{french}"
    );
}

#[test]
fn an_arena_plays_pairs_and_tells_wins_and_elo() {
    let told = json(&[
        "arena", "--a", "quick", "--b", "random", "--games", "6", "--seed", "2", "--format", "json",
    ]);
    assert_eq!(told["games"], 6);
    assert_eq!(told["won"], 6, "{told}");
    assert_eq!(told["share_95"][1], 1.0);
    // Who always wins is better by no number.
    assert!(told["elo"].is_null() && told["elo_95"][0].as_f64() > Some(0.0));
    let bouts = told["bouts"].as_array().expect("every game is told");
    for pair in bouts.chunks(2) {
        assert_eq!(pair[0]["pair"], pair[1]["pair"]);
        assert_ne!(pair[0]["a"], pair[1]["a"], "the sides are changed");
    }
}

#[test]
fn an_arena_draws_its_games_and_refuses_who_is_no_player() {
    let folder = tempfile::tempdir().expect("a folder");
    let plot = folder.path().join("duel.svg");
    let file = plot.to_str().expect("a plain path");
    let args = [
        "arena", "--a", "quick", "--b", "random", "--games", "2", "--plot", file,
    ];
    let text = run(&args).good();
    assert!(text.contains("quick"), "{text}");
    let svg = std::fs::read_to_string(&plot).expect("a picture");
    assert!(svg.starts_with("<svg") && svg.contains("</svg>"));
    let error = run(&["arena", "--a", "clever", "--b", "random"]).bad(2);
    assert!(error.contains("clever"), "{error}");
}
