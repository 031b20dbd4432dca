//! `grognard sim --report FILE.md`: who wins how often, how long it takes, and what the scores are made of, with a
//! drawing beside the file.

use super::{Args, Played};
use crate::desk::Desk;
use crate::draw::{self, Kind};
use crate::save::save;
use crate::trouble::Trouble;
use ::draw::{Ledger, Row};
use players::share;
use shelf::System;
use std::fmt::Write as _;
use std::io::Write;
use std::path::Path;
use table::Text;

/// A scenario is well between these shares of wins.
const EVEN: [f64; 2] = [0.3, 0.7];

/// Writes the report, and the drawing with the same name and `.svg` at its end.
pub fn write(
    desk: &Desk,
    system: &dyn System,
    args: &Args,
    all: &[Played],
    file: &Path,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let report = Report::new(desk, system, args, all);
    let picture = file.with_extension("svg");
    draw::write(
        desk,
        &::draw::ledger(&report.sheet()),
        &picture,
        &Kind::Svg,
        0,
        out,
    )?;
    let name = picture.file_name().unwrap_or_default().to_string_lossy();
    save(file, report.markdown(&name).as_bytes())?;
    let said = Text::new("report-done").name("file", file.display().to_string());
    Ok(writeln!(out, "{}", desk.say(&said))?)
}

struct Report<'a> {
    desk: &'a Desk,
    system: &'a dyn System,
    args: &'a Args,
    all: &'a [Played],
    /// What scores are made of: the name of each part and its words, in the order of the rules.
    parts: Vec<(String, Text)>,
}

impl<'a> Report<'a> {
    fn new(desk: &'a Desk, system: &'a dyn System, args: &'a Args, all: &'a [Played]) -> Self {
        let mut sums: Vec<(String, Text, i64)> = Vec::new();
        for seat in all.iter().flat_map(|played| &played.report.ledger.parts) {
            for (id, (text, value)) in seat {
                match sums.iter_mut().find(|(known, ..)| known == id) {
                    Some((.., sum)) => *sum += value,
                    None => sums.push((id.clone(), text.clone(), *value)),
                }
            }
        }
        // What is gained most often comes first.
        sums.sort_by_key(|(.., sum)| -sum);
        let parts = sums.into_iter().map(|(id, text, _)| (id, text)).collect();
        Report {
            desk,
            system,
            args,
            all,
            parts,
        }
    }

    fn key(&self, key: &str) -> String {
        self.desk.key(key)
    }

    fn percent(&self, share: f64) -> String {
        format!("{}\u{202f}%", self.desk.decimal(100.0 * share, 0))
    }

    /// What a side had of each part at the end of a game, on average.
    fn means(&self, played: &Played, seat: usize) -> Vec<f64> {
        let sums = played.report.ledger.parts.get(seat);
        let sum = |id: &str| {
            sums.and_then(|sums| sums.get(id))
                .map_or(0, |(_, sum)| *sum)
        };
        let games = played.report.games.max(1) as f64;
        let each = self.parts.iter();
        each.map(|(id, _)| sum(id) as f64 / games).collect()
    }

    fn sheet(&self) -> Ledger {
        let row = |played: &Played| Row {
            name: format!(
                "{}  {}",
                played.card.number,
                self.desk.say(&played.card.title)
            ),
            share: won(played, 0),
            turns: turns(played),
            parts: (0..played.card.seats.len())
                .map(|seat| self.means(played, seat))
                .collect(),
        };
        Ledger {
            title: self.title(),
            subtitle: self.method(),
            label: self.title(),
            heads: [
                "report-head-share",
                "report-head-turns",
                "report-head-score",
            ]
            .map(|key| self.key(key)),
            parts: self
                .parts
                .iter()
                .map(|(_, text)| self.desk.say(text))
                .collect(),
            even: EVEN,
            rows: self.all.iter().map(row).collect(),
        }
    }

    fn title(&self) -> String {
        let name = Text::new(format!("{}-title", self.system.id()));
        self.desk
            .say(&Text::new("report-title").text("system", name))
    }

    fn method(&self) -> String {
        let players = match &self.args.players {
            Some(players) => players.replace(',', " \u{2013} "),
            None => self.args.seats.join(", "),
        };
        let text = Text::new("report-method")
            .name("players", players)
            .num("games", self.args.games as i64)
            .num("scenarios", self.all.len() as i64)
            .name("seed", self.args.seed.to_string());
        self.desk.say(&text)
    }

    fn markdown(&self, picture: &str) -> String {
        let mut page = format!(
            "# {}\n\n{}\n\n{}\n\n",
            self.title(),
            self.method(),
            self.key("report-reading")
        );
        let _ = write!(page, "![{}]({picture})\n\n", self.title());
        self.wins(&mut page);
        self.scores(&mut page);
        let total = super::total(self.all);
        let _ = writeln!(page, "{}: `{}`", self.key("sim-signature"), total.signature);
        page
    }

    /// Wins with their intervals, and length.
    fn wins(&self, page: &mut String) {
        let _ = write!(page, "## {}\n\n", self.key("report-wins"));
        let heads = [
            "report-scenario",
            "report-first",
            "report-wins-short",
            "report-interval",
            "report-second",
            "report-draws",
            "report-turns",
            "report-range",
            "report-actions",
        ];
        let heads = heads.map(|head| self.key(head));
        row(page, &heads);
        row(
            page,
            &[
                "---", "---", "---:", "---", "---", "---:", "---:", "---", "---:",
            ],
        );
        for played in self.all {
            let [low, share, high] = won(played, 0);
            let [few, usual, many] = turns(played).map(|n| self.desk.decimal(n, 0));
            let sides: Vec<String> = played
                .card
                .sides
                .iter()
                .map(|side| self.desk.say(side))
                .collect();
            row(
                page,
                &[
                    format!(
                        "{} {}",
                        played.card.number,
                        self.desk.say(&played.card.title)
                    ),
                    sides.first().cloned().unwrap_or_default(),
                    self.percent(share),
                    format!(
                        "{}–{}",
                        self.desk.decimal(100.0 * low, 0),
                        self.percent(high)
                    ),
                    sides.get(1).cloned().unwrap_or_default(),
                    self.desk.number(played.report.draws),
                    usual,
                    format!("{few}–{many}"),
                    self.desk.decimal(played.report.mean_length, 0),
                ],
            );
        }
        let uneven: Vec<String> = { self.all.iter() }
            .filter(|played| !(EVEN[0]..=EVEN[1]).contains(&won(played, 0)[1]))
            .map(|played| played.card.number.to_string())
            .collect();
        let said = match uneven.is_empty() {
            true => Text::new("report-all-even"),
            false => Text::new("report-uneven").name("scenarios", uneven.join(", ")),
        };
        let _ = write!(page, "\n{}\n\n", self.desk.say(&said));
    }

    /// What the scores were made of, a line for each side.
    fn scores(&self, page: &mut String) {
        if self.parts.is_empty() {
            return;
        }
        let _ = write!(page, "## {}\n\n", self.key("report-scores"));
        let mut heads = vec![self.key("report-scenario"), self.key("report-side")];
        heads.extend(self.parts.iter().map(|(_, text)| self.desk.say(text)));
        heads.push(self.key("report-all"));
        row(page, &heads);
        let line = |n: usize| if n < 2 { "---" } else { "---:" };
        row(page, &(0..heads.len()).map(line).collect::<Vec<_>>());
        for played in self.all {
            for (seat, side) in played.card.sides.iter().enumerate() {
                let means = self.means(played, seat);
                let mut cells = vec![played.card.number.to_string(), self.desk.say(side)];
                cells.extend(means.iter().map(|mean| self.desk.decimal(*mean, 1)));
                cells.push(self.desk.decimal(means.iter().sum(), 1));
                row(page, &cells);
            }
        }
        page.push('\n');
    }
}

fn row(page: &mut String, cells: &[impl AsRef<str>]) {
    let cells: Vec<&str> = cells.iter().map(AsRef::as_ref).collect();
    let _ = writeln!(page, "| {} |", cells.join(" | "));
}

/// The share of wins of a seat between its bounds; a drawn game is half a win.
fn won(played: &Played, seat: usize) -> [f64; 3] {
    let wins = played.report.wins.get(seat).copied().unwrap_or(0);
    share(
        wins as f64 + played.report.draws as f64 / 2.0,
        played.report.games,
    )
}

/// Nine of ten games are longer than the first, half of them than the second, one of ten than the third.
fn turns(played: &Played) -> [f64; 3] {
    let turns = &played.report.ledger.turns;
    let of =
        |tenths: usize| turns.get((turns.len() * tenths / 10).min(turns.len().saturating_sub(1)));
    [1, 5, 9].map(|tenths| of(tenths).copied().unwrap_or(0) as f64)
}
