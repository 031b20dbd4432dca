//! Boards that join: a sheet is a printed board with labels of its own that lies on a larger one, turned or not.

use serde::{Deserialize, Serialize};

/// A printed board on a larger one. Both have half hexes all around ([`crate::GridDocument::halves`]): where two sheets
/// meet, two halves make one hex, which then has two labels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// What its labels begin with: small letters and digits, such as the `p` of `pK2`.
    pub name: String,
    /// The columns of the whole board to its left (an even number), and the rows above it.
    pub at: [u16; 2],
    /// Its first and its last column that are used, as printed on it from 1: both odd.
    pub columns: [u16; 2],
    /// The number of its rows.
    pub rows: u16,
    /// Whether it lies turned by half a turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub turned: bool,
}

/// The longest name of a sheet.
const LONGEST_NAME: usize = 8;

impl Sheet {
    /// Whether its numbers can be right on any board.
    pub(crate) fn is_sound(&self, columns: u16, rows: u16) -> bool {
        let [first, last] = self.columns.map(u32::from);
        let [left, above] = self.at.map(u32::from);
        let named = self.name.bytes().all(is_of_name) && self.name.len() <= LONGEST_NAME;
        let odd = first % 2 == 1 && last % 2 == 1 && left.is_multiple_of(2);
        named
            && !self.name.is_empty()
            && odd
            && first < last
            && self.rows >= 1
            && left + last - first < u32::from(columns)
            && above + u32::from(self.rows) <= u32::from(rows)
    }

    /// The number of its columns that are used.
    pub fn wide(&self) -> u16 {
        self.columns[1] - self.columns[0] + 1
    }

    /// Its own column and row of a place on the whole board, if it lies on it.
    pub fn own(&self, column: u16, row: u16) -> Option<(u16, u16)> {
        let across = column.checked_sub(self.at[0] + 1)?;
        let down = row.checked_sub(self.at[1])?;
        let odd = column % 2 == 1;
        if across >= self.wide() || down > self.rows || (odd && down == 0) {
            return None;
        }
        Some(match self.turned {
            false => (self.columns[0] + across, down),
            true => (self.columns[1] - across, self.rows + u16::from(odd) - down),
        })
    }

    /// The place on the whole board of its own column and row, if it has them.
    pub fn whole(&self, column: u16, row: u16) -> Option<(u16, u16)> {
        let odd = column % 2 == 1;
        let [first, last] = self.columns;
        if column < first || column > last || row > self.rows || (odd && row == 0) {
            return None;
        }
        let (across, down) = match self.turned {
            false => (column - first, row),
            true => (last - column, self.rows + u16::from(odd) - row),
        };
        Some((self.at[0] + 1 + across, self.at[1] + down))
    }

    /// Whether a place of its own is a half hex on the sheet as it is cut.
    pub fn is_half(&self, column: u16, row: u16) -> bool {
        self.columns.contains(&column)
            || (column.is_multiple_of(2) && (row == 0 || row == self.rows))
    }
}

/// Whether a letter may be in the name of a sheet: capitals begin the label itself.
fn is_of_name(letter: u8) -> bool {
    letter.is_ascii_lowercase() || letter.is_ascii_digit()
}

/// Whether the sheets cover a board: every hex by one of them, or by several as a half hex of each.
pub(crate) fn cover(
    sheets: &[Sheet],
    columns: u16,
    rows: u16,
    mut places: impl Iterator<Item = (u16, u16)>,
) -> bool {
    let named_twice = |(i, sheet): (usize, &Sheet)| {
        let mut before = sheets[..i].iter();
        before.any(|other| other.name == sheet.name)
    };
    if !sheets.iter().all(|sheet| sheet.is_sound(columns, rows))
        || sheets.iter().enumerate().any(named_twice)
    {
        return false;
    }
    let is_covered = |(column, row): (u16, u16)| {
        let own = |sheet: &Sheet| {
            let (column, row) = sheet.own(column, row)?;
            Some(sheet.is_half(column, row))
        };
        let halves: Vec<bool> = sheets.iter().filter_map(own).collect();
        halves.len() == 1 || (halves.len() > 1 && halves.iter().all(|&half| half))
    };
    sheets.is_empty() || places.all(is_covered)
}
