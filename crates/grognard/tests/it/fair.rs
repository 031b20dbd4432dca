//! What a player can show with what he has: his own export of a match that runs, and the header he kept.

use crate::served::{Served, serve};
use crate::{Ran, arg, folder, run};
use client::Client;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use tokio::runtime::Runtime;

/// A match on a server, and those who play it.
struct Sat {
    runtime: Runtime,
    path: String,
    seats: Vec<Client>,
}

impl Sat {
    fn begin(served: &Served, by: [Value; 2]) -> Sat {
        let runtime = Runtime::new().unwrap();
        let door = Client::new(served.url.parse().unwrap());
        let new = json!({ "system": "ccgw", "scenario": "2", "seats": by });
        let begun = runtime.block_on(door.post("/api/matches", &new)).unwrap();
        let begun = begun.json();
        let seats = begun["seats"].as_array().unwrap().iter();
        let token = |seat: &Value| seat["token"].as_str().map(|token| door.with(token));
        Sat {
            path: format!("/api/matches/{}", begun["id"].as_str().unwrap()),
            seats: seats.filter_map(token).collect(),
            runtime,
        }
    }

    fn get(&self, seat: usize, rest: &str) -> String {
        let path = format!("{}{rest}", self.path);
        let asked = self.seats[seat].get(&path);
        let answer = self.runtime.block_on(asked).unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.text()
    }

    /// Whoever is asked takes the first offer, so many times or to the end; whether it is over.
    fn play(&self, actions: usize) -> bool {
        for _ in 0..actions {
            let seen: Value = serde_json::from_str(&self.get(0, "")).unwrap();
            if !seen["over"].is_null() {
                return true;
            }
            let asked = seen["asked"]["seat"].as_u64().unwrap() as usize;
            // A machine thinks: look again.
            let Some(client) = self.seats.get(asked) else {
                continue;
            };
            let seen: Value = serde_json::from_str(&self.get(asked, "")).unwrap();
            let offer = &seen["view"]["offers"][0]["action"];
            let act = json!({ "seq": seen["seq"], "action": offer });
            let path = format!("{}/actions", self.path);
            let acted = client.post(&path, &act);
            self.runtime.block_on(acted).unwrap();
        }
        false
    }
}

fn file(folder: &Path, name: &str, text: &str) -> PathBuf {
    let file = folder.join(name);
    fs::write(&file, text).unwrap();
    file
}

fn verify(file: &Path, against: Option<&Path>, more: &[&str]) -> Ran {
    let mut args = vec!["verify", arg(file)];
    if let Some(against) = against {
        args.extend(["--against", arg(against)]);
    }
    run(&[&args, more].concat())
}

fn as_json(ran: &Ran) -> Value {
    serde_json::from_str(&ran.out).expect("JSON")
}

#[test]
fn a_player_verifies_his_own_export_against_what_he_kept() {
    let (data, folder) = (folder(), folder());
    let served = serve(data.path(), &["--port", "0"]);
    let here = || json!({ "by": "here" });
    let sat = Sat::begin(&served, [here(), here()]);
    let at = |name: &str, text: &str| file(folder.path(), name, text);
    let header = at("header.txt", &sat.get(0, "/header"));
    sat.play(5);
    let early = at("early.txt", &sat.get(0, "/journal"));
    sat.play(20);
    let now = sat.get(0, "/journal");
    let late = at("late.txt", &now);
    let moments = now.lines().count() - 1;

    let told = verify(&late, None, &[]).good();
    let words =
        format!("a player’s view of a running match: {moments} moments, dice not yet verifiable");
    assert!(told.contains(&words), "{told}");
    let french = verify(&late, None, &["--lang", "fr"]).good();
    assert!(french.contains("vue par un joueur") && french.contains("pas encore vérifiables"));
    let json = as_json(&verify(&late, None, &["--format", "json"]));
    assert_eq!(
        (&json["ok"], &json["over"], &json["view"]),
        (&true.into(), &false.into(), &true.into())
    );
    assert_eq!(
        (&json["moments"], &json["dice_checked"]),
        (&moments.into(), &false.into())
    );

    let same = verify(&late, Some(&header), &[]).good();
    assert!(same.contains("the same commitments"), "{same}");
    let since = verify(&late, Some(&early), &[]).good();
    assert!(since.contains("told alike"), "{since}");
    let json = as_json(&verify(&late, Some(&early), &["--format", "json"]));
    assert_eq!(json["against"]["same"], true);
    assert!(json["against"]["moments"].as_u64() > Some(0), "{json}");
    let other = at("other-seat.txt", &sat.get(1, "/journal"));
    let two = verify(&late, Some(&other), &[]).good();
    assert!(two.contains("two seats"), "{two}");

    // Somebody dealt anew.
    let again = Sat::begin(&served, [here(), here()]);
    let dealt = at("again.txt", &again.get(0, "/journal"));
    let ran = verify(&dealt, Some(&header), &["--format", "json"]);
    let json = as_json(&ran);
    let at: Vec<&str> = { json["differs"].as_array().unwrap().iter() }
        .map(|differ| differ["at"].as_str().unwrap())
        .collect();
    assert_eq!((ran.status, &json["ok"]), (1, &false.into()));
    assert_eq!(
        at,
        [
            "commitments.server",
            "commitments.british",
            "commitments.german"
        ]
    );
    let told = verify(&dealt, Some(&header), &[]).bad(1);
    assert!(told.contains("the commitment of “server”"), "{told}");
    let french = verify(&dealt, Some(&header), &["--lang", "fr"]).bad(1);
    assert!(
        french.contains("l’engagement de «\u{202f}server\u{202f}»"),
        "{french}"
    );
}

#[test]
fn a_finished_journal_against_a_kept_header_shows_that_the_dice_were_bound() {
    let (data, folder) = (folder(), folder());
    let served = serve(data.path(), &["--port", "0"]);
    let machine = json!({ "by": "machine", "level": "recruit" });
    let sat = Sat::begin(&served, [json!({ "by": "here" }), machine]);
    let at = |name: &str, text: &str| file(folder.path(), name, text);
    let header = at("header.txt", &sat.get(0, "/header"));
    let early = at("early.txt", &sat.get(0, "/journal"));
    assert!(sat.play(200_000));
    let over = at("over.txt", &sat.get(0, "/journal"));
    for kept in [&header, &early, &over] {
        let told = verify(&over, Some(kept), &[]).good();
        assert!(
            told.contains("every die, card and hash") && told.contains("bound before play"),
            "{told}"
        );
    }
    let french = verify(&over, Some(&header), &["--lang", "fr"]).good();
    assert!(french.contains("fixés avant la partie"), "{french}");
}

#[test]
fn what_cannot_be_compared_is_said_to_be_so() {
    let (data, folder) = (folder(), folder());
    let served = serve(data.path(), &["--port", "0"]);
    let here = || json!({ "by": "here" });
    let sat = Sat::begin(&served, [here(), here()]);
    sat.play(3);
    let at = |name: &str, text: &str| file(folder.path(), name, text);
    let (header, now) = (sat.get(0, "/header"), sat.get(0, "/journal"));
    let mine = at("mine.txt", &now);
    // Not there, no header, and one that somebody edited.
    let nowhere = verify(&mine, Some(Path::new("/no/such/file")), &[]);
    assert!(nowhere.bad(2).contains("/no/such/file"));
    let odd = at("odd.txt", "{\"n\":0}\n");
    assert!(
        verify(&mine, Some(&odd), &[])
            .bad(2)
            .contains("odd.txt, line 1")
    );
    let bent = at("bent.txt", &header.replacen("\"2\"", "\"3\"", 1));
    assert!(
        verify(&mine, Some(&bent), &[])
            .bad(2)
            .contains("not as it was written")
    );
    // A view that was touched does not hold.
    let number = at("number.txt", &now.replacen("\"n\":1", "\"n\":9", 1));
    assert!(
        verify(&number, None, &[])
            .bad(1)
            .contains("number.txt, line 3")
    );
    let bent = at(
        "bent-mine.txt",
        &now.replacen("\"scenario\":\"2\"", "\"scenario\":\"3\"", 1),
    );
    assert!(verify(&bent, None, &[]).bad(1).contains("line 1"));
}
