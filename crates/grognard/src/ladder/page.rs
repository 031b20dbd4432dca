//! The page of the ladder and its drawings: nothing but what is kept, and the words around it (`page.md`).

use super::even::{ENOUGH, EVEN, Tilt};
use super::kept::{Equal, Kept};
use super::strength::{Met, Rung, in_scenario, strengths};
use crate::desk::Desk;
use ::draw::{Ladders, Ledger, Row};
use players::{Budget, Player};
use shelf::{ScenarioCard, System};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use table::Text;

/// The words of the page.
const WORDS: &str = include_str!("page.md");

pub struct Page<'a> {
    desk: &'a Desk,
    file: &'a Path,
    parts: Vec<Part>,
}

/// What is told of a system.
struct Part {
    id: &'static str,
    /// The name of the system.
    name: String,
    cards: Vec<ScenarioCard>,
    kept: Kept,
    /// The strongest first.
    rungs: Vec<Rung>,
    met: Vec<Met>,
    /// By whose games scenarios are judged.
    judge: Option<String>,
}

impl<'a> Page<'a> {
    pub fn new(desk: &'a Desk, file: &'a Path) -> Page<'a> {
        Page {
            desk,
            file,
            parts: Vec::new(),
        }
    }

    /// Adds a system.
    pub fn add(&mut self, system: &dyn System, cards: Vec<ScenarioCard>, kept: Kept) {
        let (rungs, met) = strengths(&kept);
        let mut part = Part {
            id: system.id(),
            name: self.desk.key(&format!("{}-title", system.id())),
            cards,
            kept,
            rungs,
            met,
            judge: None,
        };
        let names = part.names();
        part.judge = part.kept.judge(&names).map(str::to_owned);
        self.parts.push(part);
    }

    /// The page and its drawings, each with where it belongs.
    pub fn files(&self) -> Vec<(PathBuf, String)> {
        let mut files = vec![
            (self.file.to_owned(), self.markdown()),
            (
                self.file.with_extension("svg"),
                ::draw::ladders(&self.sheet()),
            ),
        ];
        for part in &self.parts {
            if let Some(ledger) = part.ledger(self.desk) {
                files.push((self.drawing(part), ::draw::ledger(&ledger)));
            }
        }
        files
    }

    /// Where the drawing of the scenarios of a system belongs.
    fn drawing(&self, part: &Part) -> PathBuf {
        let stem = self.file.file_stem().unwrap_or_default();
        let name = format!("{}-{}.svg", stem.to_string_lossy(), part.id);
        self.file.with_file_name(name)
    }

    fn markdown(&self) -> String {
        let [low, high] = EVEN.map(|share| 100.0 * share);
        let name = |path: PathBuf| {
            path.file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned()
        };
        let systems = self
            .parts
            .iter()
            .map(|part| part.markdown(self.desk, &name(self.drawing(part))));
        let words = WORDS
            .replace("ladder.svg", &name(self.file.with_extension("svg")))
            .replace("{{even}}", &format!("{low:.0}–{high:.0}\u{202f}%"))
            .replace("{{enough}}", &ENOUGH.to_string())
            .replace("{{uneven}}", self.uneven().trim_end())
            .replace("{{systems}}", &systems.collect::<Vec<_>>().join("\n"));
        format!("{}\n", words.trim_end())
    }

    /// All scenarios that are not even, and of how many that cannot be told yet.
    fn uneven(&self) -> String {
        let mut text = String::new();
        for part in &self.parts {
            let Some(judge) = &part.judge else {
                let _ = writeln!(text, "- **{}**: no games yet.", part.name);
                continue;
            };
            let of = |tilt: Tilt| {
                let tilted = part
                    .mirrors(judge)
                    .filter(|(_, equal)| equal.tilt() == tilt);
                let told = tilted.map(|(card, equal)| {
                    let title = self.desk.say(&card.title);
                    let side = card.sides.first().map(|side| self.desk.say(side));
                    let side = side.unwrap_or_default();
                    format!(
                        "{} {title} ({side} {})",
                        card.number,
                        interval(equal.share())
                    )
                });
                told.collect::<Vec<_>>()
            };
            let few = part
                .mirrors(judge)
                .filter(|(_, equal)| equal.games < ENOUGH);
            let few = part.cards.len() - part.mirrors(judge).count() + few.count();
            let tilted = [
                ("surely", of(Tilt::Surely)),
                ("probably", of(Tilt::Probably)),
            ];
            let told: Vec<String> = tilted
                .iter()
                .filter(|(_, all)| !all.is_empty())
                .map(|(how, all)| format!("{how} {}", all.join("; ")))
                .collect();
            let told = match told.is_empty() {
                true => "none".to_owned(),
                false => told.join(". *And* "),
            };
            let few = match few {
                0 => String::new(),
                few => format!(
                    " {few} of {} have fewer than {ENOUGH} games: only what is sure is named.",
                    part.cards.len()
                ),
            };
            let _ = writeln!(text, "- **{}**, by `{judge}`: {told}.{few}", part.name);
        }
        text
    }

    fn sheet(&self) -> Ladders {
        let ladder = |part: &Part| {
            let rung = |rung: &Rung| ::draw::Rung {
                name: rung.name.clone(),
                elo: rung.elo,
            };
            (part.name.clone(), part.rungs.iter().map(rung).collect())
        };
        Ladders {
            title: "The ladder".to_owned(),
            subtitle: "Elo above the weakest, with 95 % intervals; each system for itself"
                .to_owned(),
            label: "How strong machine players are, by system, in Elo".to_owned(),
            ladders: self.parts.iter().map(ladder).collect(),
        }
    }
}

impl Part {
    /// All who played, the strongest first; whoever met nobody comes last.
    fn names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = self.rungs.iter().map(|rung| rung.name.as_str()).collect();
        for name in &self.kept.players {
            if !names.contains(&name.as_str()) {
                names.push(name);
            }
        }
        names
    }

    /// The scenarios in which a player met himself, in the order of the book.
    fn mirrors<'a>(
        &'a self,
        player: &'a str,
    ) -> impl Iterator<Item = (&'a ScenarioCard, &'a Equal)> {
        let cards = self.cards.iter();
        cards.filter_map(move |card| Some((card, self.kept.mirror(player, &card.id)?)))
    }

    fn markdown(&self, desk: &Desk, drawing: &str) -> String {
        let mut text = format!(
            "## {}\n\nEdition {} of the rules, seed {}, {} games.\n\n    {}\n\n",
            self.name,
            self.kept.edition,
            self.kept.seed,
            self.kept.games(),
            self.kept.made
        );
        self.strength(&mut text);
        self.by_scenario(desk, &mut text);
        self.evenness(desk, &mut text);
        if let Some(judge) = &self.judge {
            let _ = write!(
                text,
                "![{}: who won, how long it took, and what the scores were made of]({drawing})\n\n",
                self.name
            );
            self.lengths(desk, judge, &mut text);
            self.scores(desk, judge, &mut text);
        }
        text
    }

    /// The ladder, and who met whom.
    fn strength(&self, text: &mut String) {
        if self.rungs.is_empty() {
            return;
        }
        text.push_str("### Players\n\n");
        table(
            text,
            "player | thinks | Elo | 95 % | above the next | 95 % | as the first side | as the second side | games",
            "llrlrlllr",
        );
        for rung in &self.rungs {
            let zero = rung.elo == [0.0; 3];
            let side = |side: usize| {
                let elo = rung.sides[side].filter(|_| !zero);
                elo.map_or_else(String::new, |elo| {
                    format!("{} ({})", signed(elo[1]), between(elo))
                })
            };
            let [above, bounds] = match rung.above {
                Some(gap) => [signed(gap[1]), between(gap)],
                None => [String::new(), String::new()],
            };
            row(
                text,
                &[
                    format!("`{}`", rung.name),
                    thinks(&rung.name),
                    signed(rung.elo[1]),
                    if zero {
                        String::new()
                    } else {
                        between(rung.elo)
                    },
                    above,
                    bounds,
                    side(0),
                    side(1),
                    rung.games.to_string(),
                ],
            );
        }
        text.push_str("\n### Who met whom\n\n");
        table(
            text,
            "stronger | weaker | games | drawn | won by the stronger | 95 % | by their Elo",
            "llrrrlr",
        );
        for met in &self.met {
            row(
                text,
                &[
                    format!("`{}`", met.names[0]),
                    format!("`{}`", met.names[1]),
                    met.games.to_string(),
                    met.drawn.to_string(),
                    percent(met.share[1]),
                    bounds(met.share),
                    percent(met.promised),
                ],
            );
        }
        text.push('\n');
    }

    /// Strengths by the games of each scenario alone.
    fn by_scenario(&self, desk: &Desk, text: &mut String) {
        let shown = |rung: &Rung| rung.elo != [0.0; 3];
        let names: Vec<String> = { self.rungs.iter().rev() }
            .filter(|rung| shown(rung))
            .map(|rung| format!("`{}`", rung.name))
            .collect();
        if names.is_empty() {
            return;
        }
        text.push_str("### Elo by scenario\n\n");
        let heads = format!("scenario | {} | games", names.join(" | "));
        table(text, &heads, &format!("l{}r", "r".repeat(names.len())));
        for card in &self.cards {
            let elo = in_scenario(&self.kept, &self.rungs, &card.id);
            let elo = elo.iter().zip(&self.rungs).rev();
            let elo = elo.filter(|(_, rung)| shown(rung)).map(|(elo, _)| elo);
            let mut cells = vec![format!("{} {}", card.number, desk.say(&card.title))];
            cells.extend(elo.map(|elo| elo.map_or_else(String::new, give_or_take)));
            let rows = self.kept.duels.iter().flat_map(|duel| &duel.rows);
            let games = rows
                .filter(|row| row.scenario == card.id)
                .map(|row| row.games);
            cells.push(games.sum::<u64>().to_string());
            row(text, &cells);
        }
        text.push('\n');
    }

    /// The share of the first side between equals, by scenario and player.
    fn evenness(&self, desk: &Desk, text: &mut String) {
        let mut names = self.names();
        names.reverse();
        names.retain(|name| self.mirrors(name).next().is_some());
        if names.is_empty() {
            return;
        }
        text.push_str("### Wins of the first side between equals\n\n");
        let each: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
        let heads = format!("scenario | first side | second side | {}", each.join(" | "));
        table(text, &heads, &format!("lll{}", "l".repeat(names.len())));
        for card in &self.cards {
            let side = |n: usize| card.sides.get(n).map(|side| desk.say(side));
            let mut cells = vec![
                format!("{} {}", card.number, desk.say(&card.title)),
                side(0).unwrap_or_default(),
                side(1).unwrap_or_default(),
            ];
            cells.extend(names.iter().map(|name| {
                let equal = self.kept.mirror(name, &card.id);
                equal.map_or_else(String::new, |equal| interval(equal.share()))
            }));
            row(text, &cells);
        }
        let mut cells = vec!["games of each".to_owned(), String::new(), String::new()];
        cells.extend(names.iter().map(|name| self.each(name)));
        row(text, &cells);
        text.push('\n');
    }

    /// How many games of each scenario a player has played against himself.
    fn each(&self, name: &str) -> String {
        let games = || self.mirrors(name).map(|(_, equal)| equal.games);
        let (least, most) = (games().min().unwrap_or(0), games().max().unwrap_or(0));
        match least == most {
            true => least.to_string(),
            false => format!("{least}–{most}"),
        }
    }

    fn lengths(&self, desk: &Desk, judge: &str, text: &mut String) {
        let _ = write!(text, "### How long it took, `{judge}` on both sides\n\n");
        table(
            text,
            "scenario | games | drawn | turns | 1 in 10 | actions",
            "lrrrlr",
        );
        for (card, equal) in self.mirrors(judge) {
            row(
                text,
                &[
                    format!("{} {}", card.number, desk.say(&card.title)),
                    equal.games.to_string(),
                    equal.draws.to_string(),
                    equal.length(5).to_string(),
                    format!("{}–{}", equal.length(1), equal.length(9)),
                    format!("{:.0}", equal.actions as f64 / equal.games as f64),
                ],
            );
        }
        text.push('\n');
    }

    /// What the scores at the end were made of, a line for each side.
    fn scores(&self, desk: &Desk, judge: &str, text: &mut String) {
        let parts = self.gains(judge);
        if parts.is_empty() {
            return;
        }
        let _ = write!(
            text,
            "### What the scores were made of, `{judge}` on both sides\n\n"
        );
        let heads: Vec<String> = parts.iter().map(|id| self.word(desk, id)).collect();
        let heads = format!("scenario | side | {} | all", heads.join(" | "));
        table(text, &heads, &format!("ll{}r", "r".repeat(parts.len())));
        for (card, equal) in self.mirrors(judge) {
            for (seat, side) in card.sides.iter().enumerate() {
                let means = means(equal, seat, &parts);
                let mut cells = vec![card.number.to_string(), desk.say(side)];
                cells.extend(means.iter().map(|mean| format!("{mean:.1}")));
                cells.push(format!("{:.1}", means.iter().sum::<f64>()));
                row(text, &cells);
            }
        }
        text.push('\n');
    }

    /// What scores are made of, what is gained most first.
    fn gains(&self, judge: &str) -> Vec<String> {
        let sum = |id: &String| -> i64 {
            let all = self.mirrors(judge).flat_map(|(_, equal)| &equal.parts);
            all.filter_map(|parts| parts.get(id)).sum()
        };
        let mut ids: Vec<String> = self.kept.words.keys().cloned().collect();
        ids.sort_by_cached_key(|id| -sum(id));
        ids
    }

    fn word(&self, desk: &Desk, id: &str) -> String {
        let text = self.kept.words.get(id).cloned();
        desk.say(&text.unwrap_or_else(|| Text::new(id.to_owned())))
    }

    fn ledger(&self, desk: &Desk) -> Option<Ledger> {
        let judge = self.judge.as_deref()?;
        let parts = self.gains(judge);
        let row = |(card, equal): (&ScenarioCard, &Equal)| Row {
            name: format!("{}  {}", card.number, desk.say(&card.title)),
            share: equal.share(),
            turns: [1, 5, 9].map(|tenths| equal.length(tenths) as f64),
            parts: (0..card.seats.len())
                .map(|seat| means(equal, seat, &parts))
                .collect(),
        };
        let title = format!("{}: balance of the scenarios", self.name);
        let games = self.each(judge);
        Some(Ledger {
            label: title.clone(),
            title,
            subtitle: format!("{games} games of each scenario, {judge} on both sides"),
            heads: [
                "report-head-share",
                "report-head-turns",
                "report-head-score",
            ]
            .map(|key| desk.key(key)),
            parts: parts.iter().map(|id| self.word(desk, id)).collect(),
            even: EVEN,
            rows: self.mirrors(judge).map(row).collect(),
        })
    }
}

/// What a side had of each part at the end of a game, on average.
fn means(equal: &Equal, seat: usize, parts: &[String]) -> Vec<f64> {
    let sums = equal.parts.get(seat);
    let sum = |id: &String| sums.and_then(|sums| sums.get(id)).copied().unwrap_or(0);
    let games = equal.games.max(1) as f64;
    parts.iter().map(|id| sum(id) as f64 / games).collect()
}

/// How a player finds what he does.
fn thinks(name: &str) -> String {
    match name.parse() {
        Ok(Player::Random) => "by chance".to_owned(),
        Ok(Player::Quick) => "at a glance".to_owned(),
        Ok(Player::Soft(_)) => "one step ahead, not always the best".to_owned(),
        Ok(Player::Greedy) => "one step ahead".to_owned(),
        Ok(Player::Search(Budget::Playouts(n)) | Player::Search0(Budget::Playouts(n))) => {
            format!("{n} playouts for all that it decides in a turn")
        }
        _ => String::new(),
    }
}

/// The heads of a table; `sides` says of each column whether it stands to the left or to the right.
fn table(text: &mut String, heads: &str, sides: &str) {
    let line = |side| if side == 'r' { "---:" } else { "---" };
    let lines: Vec<&str> = sides.chars().map(line).collect();
    let _ = write!(text, "| {heads} |\n| {} |\n", lines.join(" | "));
}

fn row(text: &mut String, cells: &[String]) {
    let _ = writeln!(text, "| {} |", cells.join(" | "));
}

fn percent(share: f64) -> String {
    format!("{:.0}\u{202f}%", 100.0 * share)
}

fn bounds([low, _, high]: [f64; 3]) -> String {
    format!("{:.0}–{}", 100.0 * low, percent(high))
}

/// A share with its bounds.
fn interval(share: [f64; 3]) -> String {
    format!("{} ({})", percent(share[1]), bounds(share))
}

/// A number of Elo, with the sign of printed numbers.
fn signed(elo: f64) -> String {
    let plain = format!("{:.0}", elo.abs());
    match elo < 0.0 && plain != "0" {
        true => format!("\u{2212}{plain}"),
        false => plain,
    }
}

/// A strength, and how far it may be off.
fn give_or_take([_, elo, high]: [f64; 3]) -> String {
    format!("{} ± {:.0}", signed(elo), high - elo)
}

fn between([low, _, high]: [f64; 3]) -> String {
    format!("{} to {}", signed(low), signed(high))
}
