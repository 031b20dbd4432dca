//! What games of a ladder came to, as it is kept: `ladder/SYSTEM.json`.

use crate::save::save;
use crate::trouble::Trouble;
use players::{Bout, Score, SimReport};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};
use table::Text;

/// All that is kept of a system.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// The command that played last.
    pub made: String,
    /// The edition of the rules.
    pub edition: u16,
    /// The seed of all games.
    pub seed: u64,
    /// The scenarios that are played in turn, by their ids.
    pub scenarios: Vec<String>,
    /// Who plays, weakest first.
    pub players: Vec<String>,
    /// The words of what scores are made of.
    #[serde(default)]
    pub words: BTreeMap<String, Text>,
    /// Games of two players.
    pub duels: Vec<Duel>,
    /// Games of equals.
    pub equals: Vec<Equal>,
}

/// Two players against each other: pairs of games with the same dice and cards and the sides changed, over the scenarios in turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Duel {
    /// Whose wins are counted.
    pub a: String,
    /// The other.
    pub b: String,
    /// How many pairs: all from the first.
    pub pairs: u64,
    /// How the first pair ended: whoever plays it again and ends otherwise plays otherwise now.
    pub mark: String,
    /// By scenario and seat.
    pub rows: Vec<Row>,
}

/// What came of the games of a duel in which the first player sat there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    from = "(String, u8, u64, u64, u64)",
    into = "(String, u8, u64, u64, u64)"
)]
pub struct Row {
    pub scenario: String,
    pub seat: u8,
    pub games: u64,
    pub wins: u64,
    pub draws: u64,
}

impl From<(String, u8, u64, u64, u64)> for Row {
    fn from((scenario, seat, games, wins, draws): (String, u8, u64, u64, u64)) -> Row {
        Row {
            scenario,
            seat,
            games,
            wins,
            draws,
        }
    }
}

impl From<Row> for (String, u8, u64, u64, u64) {
    fn from(row: Row) -> Self {
        (row.scenario, row.seat, row.games, row.wins, row.draws)
    }
}

/// A player against himself in one scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Equal {
    pub player: String,
    pub scenario: String,
    /// How many games: all from the first.
    pub games: u64,
    /// How the first ended.
    pub mark: String,
    /// Wins by seat.
    pub wins: Vec<u64>,
    pub draws: u64,
    /// All actions.
    pub actions: u64,
    /// How many games had so many turns.
    pub turns: BTreeMap<i64, u64>,
    /// By seat: the sums of what the scores were made of.
    pub parts: Vec<BTreeMap<String, i64>>,
}

impl Kept {
    /// Reads what is kept; nothing, where there is no file yet.
    pub fn read(file: &Path) -> Result<Option<Kept>, Trouble> {
        let text = match fs::read_to_string(file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            text => text.map_err(|error| Trouble::file("trouble-read", file, &error))?,
        };
        serde_json::from_str(&text).map(Some).map_err(|error| {
            let text = Text::new("trouble-ladder").name("file", file.display().to_string());
            Trouble::input(text.name("error", error.to_string()))
        })
    }

    /// Writes it: all of it or nothing.
    pub fn save(&self, file: &Path) -> Result<(), Trouble> {
        save(file, self.text().as_bytes())
    }

    /// A duel a line, and a scenario between equals, so that what changes is a line.
    pub fn text(&self) -> String {
        let lines = |rows: Vec<String>| match rows.is_empty() {
            true => "[]".to_owned(),
            false => format!("[\n{}\n]", rows.join(",\n")),
        };
        let each = [
            ("made", json!(self.made).to_string()),
            ("edition", json!(self.edition).to_string()),
            ("seed", json!(self.seed).to_string()),
            ("scenarios", json!(self.scenarios).to_string()),
            ("players", json!(self.players).to_string()),
            ("words", json!(self.words).to_string()),
            ("duels", lines(self.duels.iter().map(line).collect())),
            ("equals", lines(self.equals.iter().map(line).collect())),
        ];
        let each = each.map(|(name, value)| format!("\"{name}\": {value}"));
        format!("{{\n{}\n}}\n", each.join(",\n"))
    }

    /// The duel of two players, begun now if it was not.
    pub fn duel(&mut self, a: &str, b: &str) -> usize {
        let known = self.duels.iter().position(|duel| duel.is(a, b));
        known.unwrap_or_else(|| {
            self.duels.push(Duel {
                a: a.to_owned(),
                b: b.to_owned(),
                ..Duel::default()
            });
            self.duels.len() - 1
        })
    }

    /// The games of a player against himself in a scenario, begun now if they were not.
    pub fn equal(&mut self, player: &str, scenario: &str) -> usize {
        let is = |equal: &Equal| equal.player == player && equal.scenario == scenario;
        let known = self.equals.iter().position(is);
        known.unwrap_or_else(|| {
            self.equals.push(Equal {
                player: player.to_owned(),
                scenario: scenario.to_owned(),
                ..Equal::default()
            });
            self.equals.len() - 1
        })
    }

    /// Adds the next game of equals.
    pub fn add_equal(&mut self, at: usize, report: &SimReport) {
        for (id, (text, _)) in report.ledger.parts.iter().flatten() {
            self.words.entry(id.clone()).or_insert_with(|| text.clone());
        }
        self.equals[at].add(report);
    }

    /// Scores of players by their places in [`Kept::players`]: of one scenario, or of all.
    pub fn scores(&self, scenario: Option<&str>) -> Vec<Score> {
        let here = |row: &&Row| scenario.is_none_or(|id| id == row.scenario);
        self.each_row(|players, row| here(&row).then(|| row.score(players)))
    }

    /// Scores of players on either side: of each the first side has twice his place, the second one more.
    pub fn scores_by_side(&self) -> Vec<Score> {
        self.each_row(|[a, b], row| {
            let seat = usize::from(row.seat);
            Some(row.score([2 * a + seat, 2 * b + 1 - seat]))
        })
    }

    fn each_row(&self, of: impl Fn([usize; 2], &Row) -> Option<Score>) -> Vec<Score> {
        let place = |name: &str| self.players.iter().position(|player| player == name);
        let mut scores = Vec::new();
        for duel in &self.duels {
            if let (Some(a), Some(b)) = (place(&duel.a), place(&duel.b)) {
                scores.extend(duel.rows.iter().filter_map(|row| of([a, b], row)));
            }
        }
        scores
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        let duels = self.duels.iter().map(Duel::games);
        let equals = self.equals.iter().map(|equal| equal.games);
        duels.sum::<u64>() + equals.sum::<u64>()
    }
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("names and numbers can be written")
}

impl Row {
    /// As a score of these.
    fn score(&self, players: [usize; 2]) -> Score {
        Score {
            players,
            games: self.games,
            won: self.wins as f64 + self.draws as f64 / 2.0,
        }
    }
}

impl Duel {
    /// Whether it is between these two.
    pub fn is(&self, a: &str, b: &str) -> bool {
        (self.a == a && self.b == b) || (self.a == b && self.b == a)
    }

    pub fn games(&self) -> u64 {
        self.rows.iter().map(|row| row.games).sum()
    }

    /// Wins of the first player; a drawn game is half a win.
    pub fn score(&self) -> f64 {
        let score = |row: &Row| row.score([0, 1]).won;
        self.rows.iter().map(score).sum()
    }

    /// Adds the next pair of games, played in this scenario.
    pub fn add(&mut self, scenario: &str, pair: &[Bout]) {
        if self.pairs == 0 {
            self.mark = mark(pair);
        }
        self.pairs += 1;
        for bout in pair {
            let is = |row: &Row| row.scenario == scenario && row.seat == bout.a.0;
            let at = self.rows.iter().position(is).unwrap_or_else(|| {
                self.rows
                    .push((scenario.to_owned(), bout.a.0, 0, 0, 0).into());
                self.rows.len() - 1
            });
            let row = &mut self.rows[at];
            row.games += 1;
            row.wins += u64::from(bout.won == Some(true));
            row.draws += u64::from(bout.won.is_none());
        }
        self.rows
            .sort_by(|a, b| (&a.scenario, a.seat).cmp(&(&b.scenario, b.seat)));
    }
}

impl Equal {
    fn add(&mut self, report: &SimReport) {
        if self.games == 0 {
            self.mark = short(&report.signature);
        }
        self.games += report.games;
        self.draws += report.draws;
        self.actions += report.actions;
        self.wins.resize(report.wins.len().max(self.wins.len()), 0);
        let wins = self.wins.iter_mut().zip(&report.wins);
        wins.for_each(|(sum, wins)| *sum += wins);
        for turns in &report.ledger.turns {
            *self.turns.entry(*turns).or_default() += 1;
        }
        let seats = report.ledger.parts.len().max(self.parts.len());
        self.parts.resize(seats, BTreeMap::new());
        for (sums, parts) in self.parts.iter_mut().zip(&report.ledger.parts) {
            for (id, (_, value)) in parts {
                *sums.entry(id.clone()).or_default() += value;
            }
        }
    }

    /// So many tenths of the games are not longer than this, in turns.
    pub fn length(&self, tenths: u64) -> i64 {
        let mut left = (self.games * tenths / 10).min(self.games.saturating_sub(1));
        for (turns, games) in &self.turns {
            if left < *games {
                return *turns;
            }
            left -= games;
        }
        0
    }

    /// Wins of the first seat; a drawn game is half a win.
    pub fn score(&self) -> f64 {
        self.wins.first().map_or(0.0, |wins| *wins as f64) + self.draws as f64 / 2.0
    }
}

/// How a pair of games ended, in a word.
pub fn mark(pair: &[Bout]) -> String {
    let bytes = pair.iter().flat_map(|bout| &bout.hash[..4]);
    bytes.map(|byte| format!("{byte:02x}")).collect()
}

/// How a game ended, in a word.
pub fn short(signature: &str) -> String {
    signature.chars().take(16).collect()
}
