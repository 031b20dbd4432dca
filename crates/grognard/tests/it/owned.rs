//! The owner's key as its users meet it: written nowhere but in files of the data folder, and changed at will.

use crate::served::{Served, serve, started};
use crate::{Ran, arg, folder, grognard};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::{Duration, Instant};

/// Waits until it holds.
fn until(what: &str, holds: impl Fn() -> bool) {
    let begin = Instant::now();
    while !holds() {
        assert!(begin.elapsed() < Duration::from_secs(30), "{what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The key in a data folder.
fn key(data: &Path) -> String {
    let key = fs::read_to_string(data.join("owner")).expect("the key has a file");
    key.trim().to_owned()
}

/// `grognard owner` on a data folder.
fn owner(data: &Path, more: &[&str]) -> Ran {
    let mut command = grognard(&["owner", "--data", arg(data)]);
    Ran::of(command.args(more).output().expect("the program runs"))
}

/// The code in a link that was printed.
fn code(said: &str) -> String {
    let code = said.split("#code=").nth(1).expect("a link with a code");
    code.split_whitespace().next().unwrap().to_owned()
}

#[test]
fn the_key_is_neither_said_nor_on_the_command_line_of_the_browser() {
    let (data, elsewhere) = (folder(), folder());
    // A browser that writes down what it was started with.
    let browser = elsewhere.path().join("browser");
    let seen = elsewhere.path().join("seen");
    let script = format!(
        "#!/bin/sh\necho \"$@\" > {0}.part && mv {0}.part {0}\n",
        arg(&seen)
    );
    fs::write(&browser, script).unwrap();
    fs::set_permissions(&browser, fs::Permissions::from_mode(0o700)).unwrap();
    let mut command = grognard(&["--port", "0", "--data", arg(data.path())]);
    command.env("BROWSER", &browser);
    let served = started(command);
    until("the browser is opened", || seen.exists());
    let key = key(data.path());
    let seen = fs::read_to_string(&seen).unwrap();
    assert!(!seen.contains(&key) && !seen.contains("code="), "{seen}");
    let page = Path::new(seen.trim());
    assert_eq!(page, data.path().join("open.html"));
    let mode = fs::metadata(page).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let text = fs::read_to_string(page).unwrap();
    assert!(
        text.contains(&format!("{}#key={key}", served.url)),
        "{text}"
    );
    assert_eq!(served.list(&key), 200);
    let (page, told) = (page.to_owned(), served.told.clone());
    let told = told + &served.stop();
    assert!(!told.contains(&key) && !told.contains("code="), "{told}");
    assert!(!page.exists(), "it is taken away when the program stops");
}

#[test]
fn where_no_browser_is_opened_a_log_is_told_of_the_file_and_the_command() {
    let data = folder();
    let served = serve(data.path(), &["--port", "0"]);
    let page = data.path().join("open.html");
    let command = format!("grognard owner --data {}", arg(data.path()));
    let told = &served.told;
    assert!(
        told.contains(arg(&page)) && told.contains(&command),
        "{told}"
    );
    assert!(!told.contains('#'), "{told}");
}

/// The key that a code is good for.
fn redeem(served: &Served, code: &str) -> Option<String> {
    let answer = served.post("/api/owner", &serde_json::json!({ "code": code }));
    answer["key"].as_str().map(str::to_owned)
}

#[test]
fn a_printed_link_works_once_and_another_key_shuts_the_old_one_out() {
    let data = folder();
    assert!(owner(data.path(), &[]).bad(2).contains("start it first"));
    let served = serve(data.path(), &["--port", "0"]);
    let old = key(data.path());
    let said = owner(data.path(), &[]).good();
    assert!(said.contains(&format!("{}#code=", served.url)), "{said}");
    assert!(!said.contains(&old), "{said}");
    let first = code(&said);
    assert_eq!(redeem(&served, &first), Some(old.clone()));
    assert_eq!(redeem(&served, &first), None);
    let said = owner(data.path(), &["--new"]).good();
    let new = key(data.path());
    assert_ne!(new, old);
    assert_eq!(redeem(&served, &code(&said)), Some(new.clone()));
    until("the old key is shut out", || served.list(&old) == 403);
    assert_eq!(served.list(&new), 200);
    let page = fs::read_to_string(data.path().join("open.html")).unwrap();
    assert!(page.contains(&new) && !page.contains(&old));
}
