//! `grognard verify`

use crate::desk::Desk;
use crate::journal::Paper;
use crate::trouble::{self, Trouble};
use crate::{Format, journal};
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use table::Text;
use table::commit::REHEARSAL;
use table::journal::{Difference, Head, Since, Told, Verdict};

#[derive(clap::Args)]
pub struct Args {
    /// The saved match, or what a player has of one that runs
    file: PathBuf,
    /// A header that was kept, or an earlier save or export of the same match: nothing agreed or committed to may differ
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
    /// Text for people or JSON for programs
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// What was found, nothing being wrong.
struct Checked {
    found: Found,
    /// Its dice were known to everybody.
    rehearsal: bool,
    against: Option<Against>,
}

enum Found {
    /// A journal holds so far.
    Journal(Verdict),
    /// What a player has of a running match is whole.
    View { moments: usize },
}

/// The other file is of the same match; where both are players' views, how one goes on from the other.
struct Against {
    file: String,
    since: Option<Since>,
}

/// What was wrong, and in which fields two headers differ.
struct Failed {
    trouble: Trouble,
    differs: Vec<Difference>,
}

impl From<Trouble> for Failed {
    fn from(trouble: Trouble) -> Failed {
        Failed {
            trouble,
            differs: Vec::new(),
        }
    }
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    for file in [Some(&args.file), args.against.as_ref()]
        .into_iter()
        .flatten()
    {
        if let Err(error) = std::fs::metadata(file) {
            return Err(Trouble::file("trouble-read", file, &error));
        }
    }
    let checked = checked(desk, args);
    match args.format {
        Format::Json => writeln!(out, "{:#}", as_json(desk, args, &checked))?,
        Format::Text => {
            for text in checked.iter().flat_map(|checked| texts(args, checked)) {
                writeln!(out, "{}", desk.say(&text))?;
            }
        }
    }
    checked.map(drop).map_err(|failed| failed.trouble)
}

fn checked(desk: &Desk, args: &Args) -> Result<Checked, Failed> {
    let broken = |trouble| match trouble {
        // A journal that cannot be read to its end is a journal that does not hold.
        Trouble::Told { lines, .. } => Trouble::Told { status: 1, lines },
        quiet => quiet,
    };
    let text = journal::text(&args.file).map_err(broken)?;
    let paper = journal::paper(&args.file, &text).map_err(broken)?;
    let head = head(&args.file, &text).map_err(broken)?;
    let against = args.against.as_ref();
    let against = against.map(|file| against_file(args, &head, &paper, file));
    let against = against.transpose()?;
    let found = match paper {
        Paper::Journal(system, journal) => {
            let verified = system.verify(&desk.content, &journal);
            Found::Journal(verified.map_err(|faults| trouble::first(1, &faults))?)
        }
        Paper::Told(told) => Found::View {
            moments: told.moments.len(),
        },
    };
    Ok(Checked {
        found,
        rehearsal: head.option(REHEARSAL).is_some(),
        against,
    })
}

fn head(file: &Path, text: &str) -> Result<Head, Trouble> {
    let read = Head::read(&file.display().to_string(), text);
    read.map_err(|fault| trouble::first(2, &[fault]))
}

/// Holds it against another file of the same match: the header always, and what was told where both are players' views.
fn against_file(args: &Args, here: &Head, paper: &Paper, file: &Path) -> Result<Against, Failed> {
    let text = journal::text(file)?;
    let differs = here.differences(&head(file, &text)?);
    if !differs.is_empty() {
        let lines = differs.iter().map(|differ| told(args, file, differ));
        let trouble = Trouble::Told {
            status: 1,
            lines: lines.collect(),
        };
        return Err(Failed { trouble, differs });
    }
    let name = file.display().to_string();
    let since = match paper {
        Paper::Told(told) if Told::is_one(&text) => {
            let earlier = Told::parse(&name, &text).map_err(|faults| trouble::first(2, &faults))?;
            let since = told.since(&earlier);
            Some(since.map_err(|fault| trouble::first(1, &[fault]))?)
        }
        _ => None,
    };
    Ok(Against { file: name, since })
}

/// A difference in words. Other commitments are other dice and cards.
fn told(args: &Args, against: &Path, differ: &Difference) -> Text {
    let text = |key: &'static str| {
        let text = Text::new(key).name("file", args.file.display().to_string());
        text.name("against", against.display().to_string())
    };
    if let Some(who) = differ.at.strip_prefix("commitments.") {
        return text("verify-differs-commitment").name("who", who);
    }
    let value = |text: Text, name, value: &Option<String>| match value {
        Some(value) => text.name(name, value.clone()),
        None => text.text(name, Text::new("verify-nothing")),
    };
    let text = text("verify-differs").name("at", differ.at.clone());
    value(value(text, "here", &differ.here), "there", &differ.there)
}

fn texts(args: &Args, checked: &Checked) -> Vec<Text> {
    let (key, n) = match checked.found {
        Found::Journal(Verdict::Running {
            entries,
            dice_checked: false,
        }) => ("verify-open", entries),
        Found::Journal(Verdict::Running {
            entries,
            dice_checked: true,
        }) => ("verify-running", entries),
        Found::Journal(Verdict::Proven { entries, .. }) => ("verify-ok", entries),
        Found::View { moments } => ("verify-view", moments),
    };
    let file = args.file.display().to_string();
    let mut texts = vec![Text::new(key).name("file", file).num("n", n as i64)];
    if checked.rehearsal {
        texts.push(Text::new("verify-rehearsal"));
    }
    let Some(against) = &checked.against else {
        return texts;
    };
    let of = |key: &'static str| Text::new(key).name("against", against.file.clone());
    texts.push(of(match checked.found {
        Found::Journal(Verdict::Proven { .. }) => "verify-bound",
        _ => "verify-same",
    }));
    match against.since {
        Some(Since::Same { common, taken_back }) => {
            texts.push(of("verify-since").num("n", common as i64));
            if taken_back > 0 {
                texts.push(of("verify-taken-back").num("n", taken_back as i64));
            }
        }
        Some(Since::OtherSeat) => texts.push(of("verify-other-seat")),
        None => {}
    }
    texts
}

fn as_json(desk: &Desk, args: &Args, checked: &Result<Checked, Failed>) -> Value {
    let file = args.file.display().to_string();
    match checked {
        Ok(checked) => {
            let mut json = match checked.found {
                Found::Journal(Verdict::Running {
                    entries,
                    dice_checked,
                }) => {
                    json!({ "file": file, "ok": true, "over": false, "actions": entries, "dice_checked": dice_checked })
                }
                Found::Journal(Verdict::Proven { entries, outcomes }) => {
                    json!({ "file": file, "ok": true, "over": true, "actions": entries, "dice_checked": true, "outcomes": outcomes })
                }
                Found::View { moments } => {
                    json!({ "file": file, "ok": true, "over": false, "view": true, "moments": moments, "dice_checked": false })
                }
            };
            if checked.rehearsal {
                json["rehearsal"] = Value::Bool(true);
            }
            if let Some(against) = &checked.against {
                json["against"] = against_json(against);
            }
            json
        }
        Err(failed) => {
            let lines: &[Text] = match &failed.trouble {
                Trouble::Told { lines, .. } => lines,
                Trouble::Quiet => &[],
            };
            let errors: Vec<String> = lines.iter().map(|line| desk.say(line)).collect();
            let mut json = json!({ "file": file, "ok": false, "errors": errors });
            if !failed.differs.is_empty() {
                let differ =
                    |it: &Difference| json!({ "at": it.at, "here": it.here, "there": it.there });
                json["differs"] = failed.differs.iter().map(differ).collect();
            }
            json
        }
    }
}

fn against_json(against: &Against) -> Value {
    let mut json = json!({ "file": against.file, "same": true });
    match against.since {
        Some(Since::Same { common, taken_back }) => {
            json["moments"] = common.into();
            json["taken_back"] = taken_back.into();
        }
        Some(Since::OtherSeat) => json["other_seat"] = true.into(),
        None => {}
    }
    json
}
