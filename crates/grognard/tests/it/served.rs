//! The server as its users meet it: the real program, started, spoken to, killed.

use crate::{Ran, folder, grognard, root, run};
use client::Client;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use tokio::runtime::Runtime;

/// The program, serving; it ends with the test.
pub struct Served {
    child: Child,
    said: BufReader<ChildStdout>,
    /// All it said until it was there.
    pub told: String,
    /// Its address.
    pub url: String,
}

pub fn serve(data: &Path, more: &[&str]) -> Served {
    let mut command = grognard(&["--no-open", "--data"]);
    command.arg(data).args(more);
    started(command)
}

/// Waits until it is there: the last it says is how it is stopped.
pub fn started(mut command: Command) -> Served {
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut said = BufReader::new(child.stdout.take().expect("standard output is piped"));
    let mut told = String::new();
    while !told.contains("Ctrl-C") {
        let read = said.read_line(&mut told).expect("it says where it is");
        assert!(read > 0, "it ended before it said where it is");
    }
    let url = &told[told.find("http://").expect("it says where it is")..];
    let url = url.lines().next().unwrap().trim().to_owned();
    Served {
        child,
        said,
        told,
        url,
    }
}

impl Served {
    /// The address alone.
    fn door(&self) -> &str {
        self.url.trim_end_matches('/')
    }

    /// Asks it, by the line of one who has this key, for the list of matches; the status of the answer.
    pub fn list(&self, key: &str) -> u16 {
        let door = Client::new(self.url.parse().unwrap()).with(key);
        let runtime = Runtime::new().unwrap();
        let answer = runtime.block_on(door.get("/api/matches")).unwrap();
        answer.status.as_u16()
    }

    /// Sends it JSON; what it answered.
    pub fn post(&self, path: &str, body: &Value) -> Value {
        let door = Client::new(self.url.parse().unwrap());
        let runtime = Runtime::new().unwrap();
        runtime.block_on(door.post(path, body)).unwrap().json()
    }

    /// Asks it to stop; its last words.
    #[cfg(unix)]
    pub fn stop(mut self) -> String {
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
    assert!(served.url.starts_with("http://127.0.0.1:"));
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

/// `ulimit -f`: the signal of a file that grows too long ends a program that does not expect it.
#[cfg(target_os = "linux")]
#[test]
fn a_limit_on_the_length_of_files_is_an_error_and_not_the_end() {
    let data = folder();
    let mut command = Command::new("sh");
    // In blocks of 512 or 1024 bytes: enough to begin with, and soon too little.
    let limited = "ulimit -f 600; exec \"$0\" \"$@\"";
    command.args(["-c", limited, env!("CARGO_BIN_EXE_grognard")]);
    command.args(["--no-open", "--no-rates", "--port", "0", "--data"]);
    command.arg(data.path());
    let mut served = started(command);
    let door = Client::new(served.url.parse().unwrap());
    let seats = json!([{ "by": "here" }, { "by": "here" }]);
    let new = json!({ "system": "ccgw", "scenario": "2", "seats": seats });
    let runtime = Runtime::new().unwrap();
    let begin = || runtime.block_on(door.post("/api/matches", &new));
    let answers = (0..3000).map(|_| begin().expect("it answers").status);
    let refused = answers.into_iter().find(|status| !status.is_success());
    assert!(
        refused.is_some_and(|status| status.is_server_error()),
        "{refused:?}"
    );
    let systems = runtime.block_on(door.get("/api/systems")).unwrap();
    assert!(systems.status.is_success());
    assert!(served.child.try_wait().unwrap().is_none(), "it still runs");
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
    let play = |args: &[&str]| {
        let mut bot = Command::new(python);
        bot.arg(&file).args(args).stdout(Stdio::piped());
        bot.stderr(Stdio::piped()).spawn().unwrap()
    };
    let machine = json!({ "by": "machine", "level": "recruit" });
    let link = links(&served, json!([{ "by": "far" }, machine])).swap_remove(0);
    let bots = [play(&[served.door(), "ccgw", "2"]), play(&[&link])];
    let said = bots.map(|bot| Ran::of(bot.wait_with_output().unwrap()).good());
    for said in &said {
        let last = said.lines().last().unwrap_or_default();
        assert!(
            last.starts_with("over after ") && last.contains("wins"),
            "{said}"
        );
    }
    assert!(said[1].contains("#t="), "{}", said[1]);
}

/// Begins a match; the links of the invitations to its seats far away.
fn links(served: &Served, seats: Value) -> Vec<String> {
    let new = json!({ "system": "ccgw", "scenario": "2", "seats": seats });
    let begun = served.post("/api/matches", &new);
    let link = |seat: &Value| {
        let (id, invite) = (begun["id"].as_str()?, seat["invite"].as_str()?);
        Some(format!("{}/match/{id}#i={invite}", served.door()))
    };
    begun["seats"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(link)
        .collect()
}

#[test]
fn two_bots_play_a_whole_game_by_the_protocol() {
    let data = folder();
    let served = serve(data.path(), &["--port", "0"]);
    let links = links(&served, json!([{ "by": "far" }, { "by": "far" }]));
    let home = folder();
    let bot = |link: &str, player: &str| {
        let mut bot = grognard(&["bot", "--url", link, "--player", player, "--seed", "1"]);
        bot.env("XDG_DATA_HOME", home.path());
        bot.stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    };
    let end = |bot: Child| Ran::of(bot.wait_with_output().unwrap());
    let bots = [bot(&links[0], "random"), bot(&links[1], "greedy")];
    let said = bots.map(|bot| end(bot).good());
    let ended = |how: &str| said.iter().filter(|said| said.contains(how)).count();
    assert_eq!(
        (ended("Won after "), ended("Beaten after ")),
        (1, 1),
        "{said:?}"
    );
    // Started again by the same user it has its seat still, and by the lasting link; another user has not.
    assert_eq!(end(bot(&links[0], "random")).good(), said[0]);
    let lasting = said[0].split_whitespace().find(|word| word.contains("#t="));
    let again = end(bot(lasting.unwrap(), "random")).good();
    assert!(said[0].ends_with(&again), "{again}");
    let other = folder();
    let mut stranger = grognard(&["bot", "--url", &links[0]]);
    let stranger = stranger.env("XDG_DATA_HOME", other.path()).output();
    let told = Ran::of(stranger.unwrap()).bad(2);
    assert!(told.contains("taken this seat already"), "{told}");
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
