//! The printed names of hexes and hexsides.

use crate::grid::{Grid, HexSide, Shape};
use crate::id::HexId;
use std::fmt;

/// Why a text names no hex or hexside of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LabelError {
    /// The text is not a letter and a row number (nor `row.hex`).
    NotALabel(String),
    /// It would be a label, but the board has no such hex.
    OffTheBoard(String),
    /// The text is not two labels with a stroke between them.
    NotASide(String),
    /// The two hexes do not touch.
    NotAdjacent(String),
}

impl fmt::Display for LabelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LabelError::NotALabel(text) => write!(f, "\"{text}\" is not the label of a hex"),
            LabelError::OffTheBoard(text) => write!(f, "there is no hex \"{text}\" on this board"),
            LabelError::NotASide(text) => write!(f, "\"{text}\" is not the label of a hexside"),
            LabelError::NotAdjacent(text) => write!(f, "the hexes of \"{text}\" do not touch"),
        }
    }
}

impl std::error::Error for LabelError {}

impl Grid {
    /// The printed label: the letters of the column (A to Z, then AA, BB, ...) and the row, such as `E3`.
    pub fn label(&self, hex: HexId) -> String {
        format!("{}{}", letters(self.column(hex)), self.row(hex))
    }

    /// The hex with that printed label. A points-up board also knows `3.5`, the fifth hex of row 3.
    pub fn parse(&self, text: &str) -> Result<HexId, LabelError> {
        let place = match text.split_once('.') {
            Some((row, column)) if self.shape() == Shape::PointsUp => {
                number(row).zip(number(column))
            }
            Some(_) => None,
            None => {
                let digits = text
                    .find(|c: char| !c.is_ascii_uppercase())
                    .unwrap_or(text.len());
                number(&text[digits..]).zip(column_of(&text[..digits]))
            }
        };
        let (row, column) = place.ok_or_else(|| LabelError::NotALabel(text.to_string()))?;
        self.in_row(row, column)
            .ok_or_else(|| LabelError::OffTheBoard(text.to_string()))
    }

    /// The label of a hexside: its hexes, the smaller number first, such as `K7/L7`. At the border of the board,
    /// the hex and the compass direction, such as `A1/W`.
    pub fn side_label(&self, side: HexSide) -> String {
        match self.beside(side) {
            (hex, Some(other)) => format!("{}/{}", self.label(hex), self.label(other)),
            (hex, None) => format!("{}/{}", self.label(hex), side.dir.name(self.shape())),
        }
    }

    /// The hexside between two labels with a stroke between them, in either order.
    pub fn parse_side(&self, text: &str) -> Result<HexSide, LabelError> {
        let (a, b) = text
            .split_once('/')
            .ok_or_else(|| LabelError::NotASide(text.to_string()))?;
        let (a, b) = (self.parse(a)?, self.parse(b)?);
        self.side_between(a, b)
            .ok_or_else(|| LabelError::NotAdjacent(text.to_string()))
    }
}

fn letters(column: u16) -> String {
    assert!(column >= 1, "columns count from 1");
    let letter = char::from(b'A' + ((column - 1) % 26) as u8);
    std::iter::repeat_n(letter, (column as usize - 1) / 26 + 1).collect()
}

fn column_of(letters: &str) -> Option<u16> {
    let first = letters.bytes().next()?;
    let alike = first.is_ascii_uppercase() && letters.bytes().all(|letter| letter == first);
    (alike && letters.len() <= 200)
        .then(|| (letters.len() as u16 - 1) * 26 + u16::from(first - b'A') + 1)
}

fn number(digits: &str) -> Option<u16> {
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
    if plain { digits.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_round_trip_on_both_shapes() {
        for (shape, columns, rows) in [
            (Shape::PointsUp, 12, 11),
            (Shape::PointsUp, 7, 4),
            (Shape::FlatTop, 15, 10),
            (Shape::FlatTop, 33, 30),
        ] {
            let grid = Grid::new(shape, columns, rows).unwrap();
            for hex in grid.ids() {
                assert_eq!(grid.parse(&grid.label(hex)), Ok(hex));
                assert_eq!(grid.in_row(grid.row(hex), grid.column(hex)), Some(hex));
            }
        }
    }

    #[test]
    fn a_points_up_board_also_knows_row_and_hex() {
        let grid = Grid::new(Shape::PointsUp, 12, 11).unwrap();
        assert_eq!(grid.parse("3.5"), grid.parse("E3"));
        assert_eq!(grid.parse("A1"), Ok(HexId(0)));
        assert_eq!(grid.parse("A2"), Ok(HexId(12)));
        assert_eq!(grid.parse("L11"), Ok(HexId(126)));
    }

    #[test]
    fn what_names_no_hex_is_told_apart() {
        let grid = Grid::new(Shape::PointsUp, 12, 11).unwrap();
        for text in [
            "", "7", "A", "a1", "A0", "A01", "AB1", "A-1", "é1", "A1 ", "1.", ".1", "1.2.3",
            "A99999",
        ] {
            assert_eq!(
                grid.parse(text),
                Err(LabelError::NotALabel(text.into())),
                "{text}"
            );
        }
        for text in ["M1", "L2", "A12", "2.12", "AA1"] {
            assert_eq!(
                grid.parse(text),
                Err(LabelError::OffTheBoard(text.into())),
                "{text}"
            );
        }
        let flat = Grid::new(Shape::FlatTop, 15, 10).unwrap();
        assert_eq!(flat.parse("3.5"), Err(LabelError::NotALabel("3.5".into())));
    }

    #[test]
    fn columns_past_z_double_their_letter() {
        let grid = Grid::new(Shape::FlatTop, 33, 10).unwrap();
        assert_eq!(grid.label(grid.in_row(4, 27).unwrap()), "AA4");
        assert_eq!(grid.label(grid.in_row(10, 33).unwrap()), "GG10");
    }

    #[test]
    fn hexsides_have_one_label_whichever_hex_is_named_first() {
        let grid = Grid::new(Shape::FlatTop, 15, 10).unwrap();
        let side = grid.parse_side("L7/K7").unwrap();
        assert_eq!(grid.parse_side("K7/L7"), Ok(side));
        assert_eq!(grid.side_label(side), "K7/L7");
        assert_eq!(
            grid.parse_side("K7/M7"),
            Err(LabelError::NotAdjacent("K7/M7".into()))
        );
        assert_eq!(
            grid.parse_side("K7"),
            Err(LabelError::NotASide("K7".into()))
        );
        assert_eq!(
            grid.side_label(grid.side(HexId(0), crate::flat_top::N)),
            "A1/N"
        );
    }
}
