//! The rows of the tables, as they are read and written.

use crate::wire::Help;
use serde::{Deserialize, Serialize};
use sqlx::Row;
use sqlx::any::AnyRow;
use std::collections::{BTreeMap, VecDeque};
use table::Seat;

/// A match as its row says.
#[derive(Clone, Debug)]
pub(crate) struct GameRow {
    pub id: String,
    pub system: String,
    pub scenario: String,
    pub created: i64,
    pub changed: i64,
    pub seats: Vec<SeatRow>,
    pub imported: bool,
    pub head: i64,
    pub state: State,
    /// The link of the last line; nothing in a match from before there was one.
    pub tail: String,
    /// How often it was changed.
    pub version: i64,
    /// What is damaged in the row itself; the match is shut then.
    pub damage: Option<String>,
}

impl GameRow {
    /// A match of which nothing but the name can be read.
    pub(super) fn damaged(id: String, what: String) -> GameRow {
        GameRow {
            id,
            system: String::new(),
            scenario: String::new(),
            created: 0,
            changed: 0,
            seats: Vec::new(),
            imported: false,
            head: 0,
            state: State::default(),
            tail: String::new(),
            version: 0,
            damage: Some(what),
        }
    }
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatRow {
    /// `here`, `far` or `machine`.
    pub by: String,
    /// How strong the machine is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// How it stands with the invitation to a seat far away. There is none where the token was handed out when the
    /// match began, as it was before there were invitations: such a seat counts as taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<Invite>,
    /// Whether one who sits here with machines alone may take back whatever he likes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub friendly: bool,
    /// How much a machine helps here.
    #[serde(default, skip_serializing_if = "Help::is_usual")]
    pub help: Help,
}

/// How it stands with an invitation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Invite {
    /// Nobody has taken it yet.
    Open,
    /// It was taken by the one whose claim has this hash.
    Taken(String),
}

/// How a match stands, for lists.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub seq: usize,
    #[serde(default)]
    pub round: i64,
    /// Who is asked.
    #[serde(default)]
    pub asked: Option<u8>,
    #[serde(default)]
    pub over: bool,
    #[serde(default)]
    pub winner: Option<u8>,
    /// What was agreed on beyond the usual; the journal has it too.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// What somebody wants to do next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub way: Option<Going>,
}

/// What somebody wants to do next, whichever node he speaks to then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Going {
    pub seat: Seat,
    pub steps: VecDeque<String>,
}

/// A line of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub text: String,
    /// It was answered for a person who was not asked.
    pub unasked: bool,
}

/// Whether the lines are all there: one after the other, as many as the row says, the last with the link it says.
pub(super) fn whole(row: &GameRow, lines: &[(i64, Line)]) -> Result<(), String> {
    if let Some((i, _)) = (0..).zip(lines).find(|(i, (n, _))| i != n) {
        return Err(format!("line {i} is missing"));
    }
    if lines.len() as i64 != row.head {
        return Err(format!(
            "there are {} lines, and the match has {}",
            lines.len(),
            row.head
        ));
    }
    let found = tail(lines.iter().map(|(_, line)| line)).unwrap_or_default();
    match row.tail.is_empty() || row.tail == found {
        true => Ok(()),
        false => Err(format!(
            "the last line has the link {found}, and the match ends with {}",
            row.tail
        )),
    }
}

pub(super) fn line(row: &AnyRow) -> Result<(i64, Line), sqlx::Error> {
    let line = Line {
        text: row.try_get(1)?,
        unasked: row.try_get::<i64, _>(2)? != 0,
    };
    Ok((row.try_get(0)?, line))
}

/// The link of the last of these lines that has one.
pub(super) fn tail<'a>(lines: impl DoubleEndedIterator<Item = &'a Line>) -> Option<&'a str> {
    lines
        .rev()
        .find_map(|line| table::journal::link(&line.text))
}

/// A match as its row says; what cannot be read in the row is its damage, and nobody else's.
pub(super) fn game_row(row: &AnyRow) -> Result<GameRow, sqlx::Error> {
    let mut damage = None;
    let mut note = |column: &str, error: &dyn std::fmt::Display| {
        damage.get_or_insert_with(|| format!("column {column}: {error}"));
    };
    let mut text = |i: usize, column: &str| {
        row.try_get::<String, _>(i).unwrap_or_else(|error| {
            note(column, &error);
            String::new()
        })
    };
    let (system, scenario) = (text(1, "system"), text(2, "scenario"));
    let (seats, state, tail) = (text(5, "seats"), text(8, "state"), text(9, "tail"));
    let mut number = |i: usize, column: &str| {
        row.try_get::<i64, _>(i).unwrap_or_else(|error| {
            note(column, &error);
            0
        })
    };
    let (created, changed) = (number(3, "created"), number(4, "changed"));
    let (imported, head) = (number(6, "imported") != 0, number(7, "head"));
    let version = number(10, "version");
    let seats = serde_json::from_str(&seats).unwrap_or_else(|error| {
        note("seats", &error);
        Vec::new()
    });
    let state = serde_json::from_str(&state).unwrap_or_else(|error| {
        note("state", &error);
        State::default()
    });
    Ok(GameRow {
        // Who has no name cannot be told apart from others.
        id: row.try_get(0)?,
        system,
        scenario,
        created,
        changed,
        seats,
        imported,
        head,
        state,
        tail,
        version,
        damage,
    })
}
