//! The server as its users meet it: the real program, started, spoken to, killed.

use crate::{Ran, folder, grognard, root, run};
use client::Client;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use tokio::runtime::Runtime;

/// The program, serving; it ends with the test.
pub(crate) struct Served {
    child: Child,
    said: BufReader<ChildStdout>,
    /// Its address, with the owner's key.
    pub(crate) url: String,
}

pub(crate) fn serve(data: &Path, more: &[&str]) -> Served {
    let mut command = grognard(&["--no-open", "--data"]);
    command.arg(data).args(more).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the program runs");
    let mut said = BufReader::new(child.stdout.take().expect("standard output is piped"));
    let mut url = String::new();
    while !url.contains("http://") {
        url.clear();
        let read = said.read_line(&mut url).expect("it says where it is");
        assert!(read > 0, "it ended before it said where it is");
    }
    let url = url[url.find("http://").unwrap()..].trim().to_owned();
    Served { child, said, url }
}

impl Served {
    /// The address alone.
    fn door(&self) -> &str {
        self.url.split("/#").next().unwrap()
    }

    /// Asks it to stop; its last words.
    #[cfg(unix)]
    fn stop(mut self) -> String {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").arg(&id).status();
        assert!(asked.is_ok_and(|status| status.success()));
        let mut rest = String::new();
        self.said.read_to_string(&mut rest).unwrap();
        assert!(self.child.wait().unwrap().success());
        rest
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
#[test]
fn it_says_where_it_is_and_stops_when_it_is_asked() {
    let data = folder();
    let served = serve(data.path(), &["--port", "0"]);
    assert!(served.url.starts_with("http://127.0.0.1:") && served.url.contains("#key="));
    // A second one on the same folder says where the first is.
    let second = grognard(&["--no-open", "--port", "0", "--data"])
        .arg(data.path())
        .output();
    let told = Ran::of(second.unwrap()).bad(2);
    assert!(told.contains(served.door()), "{told}");
    let taken = served.door().rsplit(':').next().unwrap().to_owned();
    let other = folder();
    let refused = grognard(&["--no-open", "--port", &taken, "--data"])
        .arg(other.path())
        .output();
    assert!(Ran::of(refused.unwrap()).bad(2).contains("--port"));
    assert!(served.stop().contains("Every match is saved"));
}

#[test]
fn a_folder_that_cannot_be_used_is_told() {
    let data = folder();
    let file = data.path().join("file");
    std::fs::write(&file, "x").unwrap();
    let served = grognard(&["--no-open", "--data"]).arg(&file).output();
    assert!(Ran::of(served.unwrap()).bad(2).contains("--data"));
}

/// Python, where there is one.
fn python() -> Option<&'static str> {
    let there = |name: &&str| {
        let version = Command::new(name).arg("--version").output();
        version.is_ok_and(|output| output.status.success())
    };
    ["python3", "python"].into_iter().find(there)
}

#[test]
fn the_bot_in_python_plays_a_whole_game_and_is_short() {
    let file = root().join("examples/bot.py");
    let lines = std::fs::read_to_string(&file).unwrap().lines().count();
    assert!(lines <= 60, "{lines} lines");
    let Some(python) = python() else {
        eprintln!("no Python here: only counted");
        return;
    };
    let data = folder();
    let served = serve(data.path(), &["--port", "0"]);
    let played = Command::new(python)
        .arg(&file)
        .args([served.door(), "ccgw", "2"])
        .output();
    let said = Ran::of(played.unwrap()).good();
    assert!(
        said.starts_with("over after ") && said.contains("wins"),
        "{said}"
    );
}

/// Begins a match between people far away; the links of its seats.
fn links(served: &Served) -> Vec<String> {
    let door = Client::new(served.url.parse().unwrap());
    let seats = json!([{ "by": "far" }, { "by": "far" }]);
    let new = json!({ "system": "ccgw", "scenario": "2", "seats": seats });
    let runtime = Runtime::new().unwrap();
    let begun = runtime
        .block_on(door.post("/api/matches", &new))
        .unwrap()
        .json();
    let link = |seat: &Value| {
        let (id, token) = (
            begun["id"].as_str().unwrap(),
            seat["token"].as_str().unwrap(),
        );
        format!("{}/match/{id}#t={token}", served.door())
    };
    begun["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(link)
        .collect()
}

#[test]
fn two_bots_play_a_whole_game_by_the_protocol() {
    let data = folder();
    let served = serve(data.path(), &["--port", "0"]);
    let links = links(&served);
    let bot = |link: &str, player: &str| {
        let mut bot = grognard(&["bot", "--url", link, "--player", player, "--seed", "1"]);
        bot.stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    };
    let bots = [bot(&links[0], "random"), bot(&links[1], "greedy")];
    let said = bots.map(|bot| Ran::of(bot.wait_with_output().unwrap()).good());
    let won = said
        .iter()
        .filter(|said| said.starts_with("Won after "))
        .count();
    let beaten = said
        .iter()
        .filter(|said| said.starts_with("Beaten after "))
        .count();
    assert_eq!((won, beaten), (1, 1), "{said:?}");
}

#[test]
fn a_bot_without_a_seat_is_told_what_is_missing() {
    let told = run(&["bot", "--url", "http://127.0.0.1:1/"]).bad(2);
    assert!(told.contains("--match"), "{told}");
    assert!(run(&["bot", "--url", "nowhere"]).bad(2).contains("http://"));
}

#[test]
fn a_copy_is_made_of_a_server_that_runs_and_a_damaged_one_is_told_and_repaired() {
    let (data, to) = (folder(), folder());
    let served = serve(data.path(), &["--port", "0"]);
    let door = Client::new(served.door().parse().unwrap());
    let new =
        json!({ "system": "ccgw", "scenario": "1", "seats": [{ "by": "here" }, { "by": "here" }] });
    let begun = Runtime::new()
        .unwrap()
        .block_on(door.post("/api/matches", &new));
    assert_eq!(begun.unwrap().status, 201);
    let copy = to.path().join("copy");
    let on = |command: &str, folder: &Path, more: &[&str]| {
        let mut command = grognard(&[command, "--data", folder.to_str().unwrap()]);
        Ran::of(command.args(more).output().unwrap())
    };
    on("backup", data.path(), &[copy.to_str().unwrap()]).good();
    // Of one that is in use nothing is mended.
    assert!(on("repair", data.path(), &[]).bad(2).contains("in use"));
    drop(served);
    let well = on("repair", &copy, &[]).good();
    assert!(well.contains("one match"), "{well}");
    let file = copy.join("matches.db");
    std::fs::write(&file, "this is no database, and never was one").unwrap();
    let told = on("serve", &copy, &["--no-open", "--port", "0"]).bad(2);
    assert!(
        told.contains("damaged") && told.contains("grognard repair"),
        "{told}"
    );
    assert!(on("repair", &copy, &[]).bad(1).contains("--write"));
    let kept = on("repair", &copy, &["--write"]).good();
    assert!(kept.contains("matches.db.damaged-"), "{kept}");
    on("repair", &copy, &[]).good();
}

#[test]
fn every_acknowledged_action_outlives_kills_in_mid_play() {
    let said = run(&["torture", "--kills", "10"]).good();
    assert!(
        said.contains("10 kills") && said.contains("none lost"),
        "{said}"
    );
}

/// A full disk once left the server in a transaction that never ended: all that it acknowledged from then on was gone
/// after the next start.
#[cfg(target_os = "linux")]
#[test]
fn every_acknowledged_action_outlives_power_cuts_and_disks_that_fail() {
    let said = run(&["torture", "--kills", "0", "--cuts", "8", "--faults", "150"]).good();
    assert_eq!(said.matches("none lost, none twice").count(), 2, "{said}");
    let failed = said
        .lines()
        .find(|line| line.contains("of the disk failed"));
    let failed = failed.and_then(|line| line.split(' ').next()?.parse::<u32>().ok());
    assert!(failed.is_some_and(|failed| failed >= 100), "{said}");
}

#[test]
fn requests_of_all_kinds_do_no_harm() {
    let ran = run(&["fuzz", "--requests", "20000"]);
    assert_eq!(ran.status, 0, "{}{}", ran.out, ran.err);
    assert!(
        ran.out
            .contains("0 that are a fault of the server, 0 panics"),
        "{}",
        ran.out
    );
}
