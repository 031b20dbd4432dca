//! `grognard bench`: the speeds of the rules and of the server, for `cargo xtask bench`.

use crate::desk::Desk;
use crate::serve::runtime;
use crate::trial::clicks::{self, Times};
use crate::trouble::Trouble;
use crate::{Format, table_text};
use clap::ValueEnum;
use serde_json::{Value, json};
use shelf::Speeds;
use std::io::Write;
use table::MatchSpec;

/// What a clone of a state and a sight answer may cost, in nanoseconds.
const CLONE: f64 = 300.0;
const SIGHT: f64 = 10.0;
/// What a page and a click may take, in milliseconds.
const PAGE: f64 = 1000.0;
const CLICK: f64 = 50.0;

#[derive(clap::Args)]
pub struct Args {
    /// Text for people or JSON for programs
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// What is measured [default: all]
    #[arg(long, value_enum)]
    part: Option<Part>,
}

/// What can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Actions, clones, sights
    Rules,
    /// Clicks and pages
    Server,
}

/// One measured number, what it should be, and how much better it is (1: just as it should be).
struct Line {
    what: String,
    value: f64,
    unit: &'static str,
    target: f64,
    ratio: f64,
}

impl Line {
    fn more(what: impl Into<String>, value: f64, target: f64) -> Line {
        Line {
            what: what.into(),
            value,
            unit: "actions/s",
            target,
            ratio: value / target,
        }
    }
    fn less(what: impl Into<String>, value: f64, target: f64) -> Line {
        Line {
            what: what.into(),
            value,
            unit: "ns",
            target,
            ratio: target / value,
        }
    }
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    if args.part != Some(Part::Server) {
        rules(desk, args, out)?;
    }
    if args.part != Some(Part::Rules) {
        let lines = runtime()?.block_on(server(desk))?;
        write_out(desk, args, &lines, out)?;
    }
    Ok(())
}

/// Clicks while 200 matches are live, and how soon pages are there.
async fn server(desk: &Desk) -> Result<Vec<Line>, Trouble> {
    let pages = clicks::pages(desk).await?;
    let page = |what: &str, value| Line {
        unit: "ms",
        ..Line::less(what, value, PAGE)
    };
    let mut lines = vec![
        page("server, from its start to the first answer", pages.start),
        page("server, the home page with all it loads", pages.home),
        page("server, the page of a match with all it loads", pages.play),
    ];
    let disk = clicks::disk()?;
    for percent in [50.0, 99.0] {
        let value = Times::percentile(&disk, percent);
        let what = format!("disk, a synced write, p{percent}");
        lines.push(Line {
            unit: "ms",
            ..Line::less(what, value, CLICK)
        });
    }
    let others = [
        ("people", json!({ "by": "far" })),
        ("recruits", json!({ "by": "machine", "level": "recruit" })),
        ("grognards", json!({ "by": "machine", "level": "grognard" })),
    ];
    for (name, other) in others {
        let times = clicks::clicks(desk, &other).await?;
        for (what, sorted) in [("answer", &times.answer), ("stream", &times.stream)] {
            for percent in [50.0, 99.0] {
                let value = Times::percentile(sorted, percent);
                let what = format!("click, 200 matches against {name}, to the {what}, p{percent}");
                lines.push(Line {
                    unit: "ms",
                    ..Line::less(what, value, CLICK)
                });
            }
        }
    }
    Ok(lines)
}

fn rules(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    for &system in shelf::systems() {
        let (mut lines, mut all) = (Vec::new(), Vec::new());
        for card in system.scenarios(&desk.content)? {
            let name = format!("{}/{}", system.id(), card.number);
            let speeds = system.speeds(&desk.content, &MatchSpec::scenario(card.id))?;
            let speeds = speeds.map_err(|error| Trouble::broken(&name, error))?;
            lines.push(Line::more(name, speeds.choices_per_second, speeds.target));
            all.push(speeds);
        }
        if !all.is_empty() {
            whole(system.id(), &all, &mut lines);
        }
        write_out(desk, args, &lines, out)?;
    }
    Ok(())
}

fn write_out(desk: &Desk, args: &Args, lines: &[Line], out: &mut dyn Write) -> Result<(), Trouble> {
    match args.format {
        Format::Text => text(desk, lines, out)?,
        Format::Json => writeln!(out, "{:#}", lines.iter().map(as_json).collect::<Value>())?,
    }
    Ok(out.flush()?)
}

/// The lines over all scenarios: each was measured for the same time, so that means are sums.
fn whole(system: &str, all: &[Speeds], lines: &mut Vec<Line>) {
    let mean = |value: fn(&Speeds) -> f64| all.iter().map(value).sum::<f64>() / all.len() as f64;
    let target = all[0].target;
    lines.push(Line::more(
        format!("{system}, forced answers not counted"),
        mean(|s| s.choices_per_second),
        target,
    ));
    lines.push(Line::more(
        format!("{system}, every answer counted"),
        mean(|s| s.actions_per_second),
        target,
    ));
    lines.push(Line::less(
        format!("{system}, state clone ({} bytes)", all[0].state_bytes),
        mean(|s| s.clone_ns),
        CLONE,
    ));
    lines.push(Line::less(
        format!("{system}, sight answer"),
        mean(|s| s.sight_ns),
        SIGHT,
    ));
}

fn as_json(line: &Line) -> Value {
    json!({ "what": line.what, "value": line.value, "unit": line.unit, "target": line.target, "ratio": line.ratio })
}

fn text(desk: &Desk, lines: &[Line], out: &mut dyn Write) -> Result<(), Trouble> {
    let mut rows = vec![
        ["what", "measured", "", "target", "ratio"]
            .map(str::to_owned)
            .to_vec(),
    ];
    for line in lines {
        let digits = usize::from(line.value < 100.0);
        rows.push(vec![
            line.what.clone(),
            desk.decimal(line.value, digits),
            line.unit.to_owned(),
            desk.decimal(line.target, 0),
            desk.decimal(line.ratio, 2),
        ]);
    }
    Ok(table_text::write(out, &rows, &[1, 3, 4])?)
}
