//! Requests of all kinds: such as a page sends, and such as nobody should.

use serde_json::{Value, json};
use std::fmt::Write as _;
use table::Rng;
use table::journal::Journal;

/// What requests are made of.
pub struct Words {
    pub host: String,
    /// Matches nobody here has a seat of, and one that is played too.
    pub ids: Vec<String>,
    /// Secrets of the match that is played.
    pub tokens: Vec<String>,
    pub scenarios: Vec<String>,
    /// What a seat of the match that is played may do.
    pub actions: Vec<String>,
    /// A match that was played to its end.
    pub journal: Journal,
}

/// A request, or what looks like one.
pub struct Request {
    /// What is sent.
    pub bytes: Vec<u8>,
    /// Its answer has no body.
    pub head: bool,
    /// It is a request at all.
    pub whole: bool,
}

/// One of several, every one equally likely.
fn one<'a, T: ?Sized>(of: &[&'a T], rng: &mut Rng) -> &'a T {
    of[rng.below(of.len() as u32) as usize]
}

fn some(of: &[String], rng: &mut Rng) -> String {
    of[rng.below(of.len() as u32) as usize].clone()
}

/// Any request.
pub fn request(words: &Words, rng: &mut Rng) -> Request {
    if rng.below(200) == 0 {
        let bytes = (0..rng.below(400)).map(|_| rng.bits() as u8).collect();
        return Request {
            bytes,
            head: false,
            whole: false,
        };
    }
    let methods = [
        "GET", "GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH",
        "TRACE", "BREW",
    ];
    let (meant, path) = path(words, rng);
    let method = if rng.below(4) == 0 {
        one(&methods, rng)
    } else {
        meant
    };
    let body = match rng.below(3) == 0 && path == "/api/journals" {
        true => bent(&words.journal, rng),
        false => body(words, rng),
    };
    let headers = headers(words, rng);
    let length = body.len();
    let head = format!("{method} {path} HTTP/1.1\r\n{headers}Content-Length: {length}\r\n\r\n");
    let mut bytes = head.into_bytes();
    bytes.extend_from_slice(&body);
    Request {
        bytes,
        head: method == "HEAD",
        whole: true,
    }
}

/// Who asks, and from where.
fn headers(words: &Words, rng: &mut Rng) -> String {
    let mut head = String::new();
    let host = match rng.below(40) {
        0 => "evil.example".to_owned(),
        1 => noise(rng),
        _ => words.host.clone(),
    };
    let _ = write!(head, "Host: {host}\r\n");
    match rng.below(8) {
        0 => {}
        1 => drop(write!(head, "Authorization: Bearer {}\r\n", noise(rng))),
        2 => drop(write!(head, "Authorization: {}\r\n", noise(rng))),
        _ => drop(write!(
            head,
            "Authorization: Bearer {}\r\n",
            some(&words.tokens, rng)
        )),
    }
    if rng.below(12) == 0 {
        let origin = one(
            &["null", "http://evil.example", "http://127.0.0.1", ""],
            rng,
        );
        let _ = write!(head, "Origin: {origin}\r\n");
    }
    if rng.below(8) == 0 {
        let _ = write!(
            head,
            "Last-Event-ID: {}\r\nIf-None-Match: {}\r\n",
            number(rng),
            noise(rng)
        );
    }
    head
}

const PATHS: [(&str, &str); 46] = [
    ("GET", "/"),
    ("GET", "/match/ID"),
    ("GET", "/rules"),
    ("GET", "/rules/SYS/X"),
    ("GET", "/web/X"),
    ("GET", "/web/js/api.js"),
    ("GET", "/web/../X"),
    ("GET", "/words/en.ftl"),
    ("GET", "/words/X"),
    ("GET", "/favicon.ico"),
    ("GET", "/api/systems"),
    ("GET", "/api/levels"),
    ("GET", "/api/openapi.json"),
    ("GET", "/api/systems/SYS/maps/X"),
    ("GET", "/api/systems/SYS/rules"),
    ("GET", "/api/systems/SYS/rules/X/cases"),
    ("GET", "/api/systems/SYS/cases?file=X&name=X"),
    ("GET", "/art/SYS/ground/X/en.svg"),
    ("GET", "/art/SYS/thumb/SCN.png"),
    ("GET", "/art/SYS/faces?f=X&f=X"),
    ("POST", "/api/matches"),
    ("GET", "/api/matches"),
    ("POST", "/api/seats"),
    ("POST", "/api/owner"),
    ("POST", "/api/matches/ID/take"),
    ("POST", "/api/matches/ID/take"),
    ("POST", "/api/journals"),
    ("GET", "/api/matches/ID"),
    ("GET", "/api/matches/ID/actions"),
    ("POST", "/api/matches/ID/actions"),
    ("POST", "/api/matches/ID/actions"),
    ("POST", "/api/matches/ID/actions"),
    ("POST", "/api/matches/ID/actions"),
    ("POST", "/api/matches/ID/undo"),
    ("POST", "/api/matches/ID/undo"),
    ("GET", "/api/matches/ID/why?hex=HEX&hex=HEX"),
    ("GET", "/api/matches/ID/why?card=X"),
    ("GET", "/api/matches/ID/odds"),
    ("GET", "/api/matches/ID/sight?from=HEX"),
    ("GET", "/api/matches/ID/positions?from=N"),
    ("GET", "/api/matches/ID/positions/N"),
    ("GET", "/api/matches/ID/stream"),
    ("GET", "/api/matches/ID/journal"),
    ("PUT", "/api/matches/ID/orders"),
    ("GET", "/X/X/X"),
    ("GET", "X"),
];

/// A path, and the method that is meant for it.
fn path(words: &Words, rng: &mut Rng) -> (&'static str, String) {
    let (method, path) = PATHS[rng.below(PATHS.len() as u32) as usize];
    let mut path = path.to_owned();
    let id = match rng.below(8) {
        0 => noise(rng),
        1..=4 => words.ids.last().cloned().unwrap_or_default(),
        _ => some(&words.ids, rng),
    };
    for (word, value) in [
        ("ID", id),
        (
            "SYS",
            if rng.below(8) == 0 {
                noise(rng)
            } else {
                super::first_system().to_owned()
            },
        ),
        ("SCN", some(&words.scenarios, rng)),
        (
            "HEX",
            format!(
                "{}{}",
                char::from(b'A' + rng.below(14) as u8),
                rng.below(14)
            ),
        ),
        ("N", number(rng)),
        ("X", noise(rng)),
    ] {
        path = path.replace(word, &value);
    }
    if rng.below(30) == 0 {
        let cut = rng.below(path.len() as u32 + 1) as usize;
        path.truncate(path.floor_char_boundary(cut));
    }
    let fit: String = path.chars().filter(|c| c.is_ascii_graphic()).collect();
    (method, if fit.is_empty() { "/".to_owned() } else { fit })
}

fn number(rng: &mut Rng) -> String {
    match rng.below(6) {
        0 => "-1".to_owned(),
        1 => u64::MAX.to_string(),
        2 => format!("{}e9", rng.below(100)),
        _ => rng.below(40).to_string(),
    }
}

fn noise(rng: &mut Rng) -> String {
    const BITS: [&str; 20] = [
        "a", "F7", "%00", "%ff", "%2e%2e", "..", "'", "\"", "<script>", "{}", "[", "💣", "&", "=",
        "*", "\\", "1", "-", "~", "pass",
    ];
    (0..rng.below(6)).map(|_| one(&BITS, rng)).collect()
}

/// A standing order, or nearly.
fn order(rng: &mut Rng) -> String {
    let moment = one(&["*", "unit-moves", "x"], rng);
    match rng.below(3) {
        0 => format!("{moment}: -> pass\n{}", noise(rng)),
        1 => format!(
            "{moment}: {}<=4 -> do {} until turn",
            noise(rng),
            noise(rng)
        ),
        _ => {
            let stars = one(&["*", "*a", "a*"], rng).repeat(rng.below(30_000) as usize);
            format!("{moment}: -> do {stars}{}", noise(rng))
        }
    }
}

fn body(words: &Words, rng: &mut Rng) -> Vec<u8> {
    let value: Value = match rng.below(15) {
        0 => return Vec::new(),
        1 => return (0..rng.below(300)).map(|_| rng.bits() as u8).collect(),
        2 => return noise(rng).into_bytes(),
        3 if rng.below(50) == 0 => return vec![b'x'; 70_000 + rng.below(10_000) as usize],
        4 => {
            return order(rng).into_bytes();
        }
        5 => {
            let seat = |rng: &mut Rng| json!({ "by": one(&["here", "far", "machine", "x"], rng), "level": Value::Null });
            let seats: Vec<Value> = (0..rng.below(4)).map(|_| seat(rng)).collect();
            let system = if rng.below(4) == 0 {
                noise(rng)
            } else {
                super::first_system().to_owned()
            };
            json!({ "system": system, "scenario": some(&words.scenarios, rng), "seats": seats })
        }
        6 => {
            json!({ "tokens": [{ "match": some(&words.ids, rng), "token": some(&words.tokens, rng) }, { "match": noise(rng), "token": noise(rng) }] })
        }
        7 => json!({ "seq": rng.below(40) }),
        8 => json!({ "seq": noise(rng), "action": rng.below(9) }),
        9 => {
            json!({ "grognard": 1, "system": super::first_system(), "scenario": noise(rng), "options": {}, "edition": 1, "seats": ["a", "b"], "commitments": {} })
        }
        10 => {
            json!({ "seq": u64::MAX - u64::from(rng.below(2)), "action": some(&words.actions, rng) })
        }
        11 => json!({ "claim": one(&["", "AAAAAAAAAAAAAAAAAAAAAA", "x"], rng) }),
        12 => json!({ "code": noise(rng) }),
        _ => json!({ "seq": rng.below(40), "action": some(&words.actions, rng) }),
    };
    let mut text = value.to_string().into_bytes();
    if rng.below(10) == 0 && !text.is_empty() {
        let at = rng.below(text.len() as u32) as usize;
        text[at] = rng.bits() as u8;
    }
    text
}

/// A journal in which something is not as it was, but every line fits the one before.
fn bent(journal: &Journal, rng: &mut Rng) -> Vec<u8> {
    let mut journal = journal.clone();
    let last = journal.entries.len() as u32;
    journal.entries.truncate(rng.below(last) as usize + 1);
    for _ in 0..rng.below(3) {
        let at = rng.below(journal.entries.len() as u32) as usize;
        let other = rng.below(journal.entries.len() as u32) as usize;
        let step = journal.entries[other].step.clone();
        let chance = journal.entries[other].chance.clone();
        match rng.below(5) {
            0 => journal.entries[at].step = step,
            1 => journal.entries[at].chance = chance,
            2 => journal.entries[at].chance = vec![noise(rng)],
            3 => journal.header.scenario = noise(rng),
            _ => drop(journal.header.options.insert(noise(rng), noise(rng))),
        }
    }
    journal.text().into_bytes()
}
