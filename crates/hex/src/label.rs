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
    /// The printed label: the letters of the column (A to Z, then AA, BB, ...) and the row, such as `E3`; four digits, such
    /// as `0503`, on a board that has them. On a board of several sheets it is that of the first sheet the hex lies on,
    /// with its name before it, such as `pK2`.
    pub fn label(&self, hex: HexId) -> String {
        if self.digits() {
            return format!("{:02}{:02}", self.column(hex), self.row(hex));
        }
        let own = self.on_sheets(hex).next();
        let (sheet, (column, row)) = own.unwrap_or((0, (self.column(hex), self.row(hex))));
        let name = match self.sheets() {
            sheets @ [_, _, ..] => &sheets[sheet].name,
            _ => "",
        };
        format!("{name}{}{row}", letters(column))
    }

    /// The hex with that printed label. A points-up board also knows `3.5`, the fifth hex of row 3. On a board of
    /// sheets the label of any sheet it lies on will do; if there is but one sheet, its name may be left out.
    pub fn parse(&self, text: &str) -> Result<HexId, LabelError> {
        let capital = text.find(|c: char| c.is_ascii_uppercase()).unwrap_or(0);
        let (name, label) = text.split_at(capital);
        let sheet = match self.sheets() {
            [] => return self.parse_own(text),
            [only] if name.is_empty() => Some(only),
            sheets => sheets.iter().find(|sheet| sheet.name == name),
        };
        let sheet = sheet.ok_or_else(|| LabelError::NotALabel(text.to_string()))?;
        let (column, row) = self
            .place(label)
            .ok_or_else(|| LabelError::NotALabel(text.to_string()))?;
        let there = sheet.whole(column, row);
        there
            .and_then(|(column, row)| self.in_row(row, column))
            .ok_or_else(|| LabelError::OffTheBoard(text.to_string()))
    }

    /// The column and the row of a label, which the board may not have.
    fn place(&self, text: &str) -> Option<(u16, u16)> {
        if self.digits() {
            let four = text.len() == 4 && text.bytes().all(|digit| digit.is_ascii_digit());
            let number = |digits: &str| digits.parse().ok();
            return four.then(|| number(&text[..2]).zip(number(&text[2..])))?;
        }
        let digits = text
            .find(|c: char| !c.is_ascii_uppercase())
            .unwrap_or(text.len());
        let row = match &text[digits..] {
            "0" if self.halves() => Some(0),
            row => number(row),
        };
        column_of(&text[..digits]).zip(row)
    }

    fn parse_own(&self, text: &str) -> Result<HexId, LabelError> {
        let place = match text.split_once('.') {
            Some((row, column)) if self.shape() == Shape::PointsUp && !self.digits() => {
                number(row).zip(number(column))
            }
            Some(_) => None,
            None => self.place(text).map(|(column, row)| (row, column)),
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
    use crate::document::GridDocument;
    use crate::points_up;

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
    fn four_digits_are_column_and_row_from_the_upper_left() {
        let document = GridDocument {
            shape: Shape::PointsUp,
            columns: 20,
            rows: 12,
            digits: true,
            ..halves(12)
        };
        let document = GridDocument {
            halves: false,
            ..document
        };
        let grid = Grid::of(&document).unwrap();
        assert_eq!(grid.len(), 240);
        for hex in grid.ids() {
            assert_eq!(grid.parse(&grid.label(hex)), Ok(hex));
            assert_eq!(grid.in_row(grid.row(hex), grid.column(hex)), Some(hex));
        }
        let hex = |label: &str| grid.parse(label).unwrap();
        assert_eq!(hex("0101"), HexId(0));
        // North is up, and the even rows lie half a hex to the right.
        let beside = |label, dir| grid.neighbour(hex(label), dir);
        assert_eq!(beside("0306", points_up::E), Some(hex("0406")));
        assert_eq!(beside("0306", points_up::NE), Some(hex("0405")));
        assert_eq!(beside("0306", points_up::NW), Some(hex("0305")));
        assert_eq!(beside("0305", points_up::NE), Some(hex("0304")));
        assert_eq!(beside("0305", points_up::SW), Some(hex("0206")));
        assert_eq!(beside("2002", points_up::E), None);
        let extent = grid.extent();
        let right = grid.corners(hex("2002")).into_iter().map(|corner| corner.x);
        assert_eq!(right.max(), Some(extent.x));
        let below = grid.corners(hex("0112")).into_iter().map(|corner| corner.y);
        assert_eq!(below.max(), Some(extent.y));
        for text in ["306", "A1", "03060", "0a06", "é06", "3.6"] {
            assert_eq!(grid.parse(text), Err(LabelError::NotALabel(text.into())));
        }
        for text in ["0006", "2106", "0113"] {
            assert_eq!(grid.parse(text), Err(LabelError::OffTheBoard(text.into())));
        }
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
    fn halves_have_a_row_0_in_every_second_column() {
        let grid = joined(&[]);
        let hex = |label: &str| grid.parse(label);
        assert_eq!(hex("A1"), Ok(HexId(0)));
        assert_eq!(hex("B0"), Ok(HexId(20)));
        assert_eq!(hex("A0"), Err(LabelError::OffTheBoard("A0".into())));
        assert_eq!(hex("B00"), Err(LabelError::NotALabel("B00".into())));
        for hex in grid.ids() {
            assert_eq!(grid.parse(&grid.label(hex)), Ok(hex));
        }
    }

    #[test]
    fn a_hex_on_two_sheets_has_two_labels_and_shows_one() {
        let sheets = [("p", [0, 0], false), ("q", [0, 10], true)];
        let grid = joined(&sheets);
        assert_eq!(grid.len(), 17 * 20 + 16 * 21);
        for hex in grid.ids() {
            assert_eq!(grid.parse(&grid.label(hex)), Ok(hex));
        }
        // The lower sheet is turned: its upper edge is row 10, its left one column GG.
        let shared = grid.parse("pB10").unwrap();
        assert_eq!(grid.parse("qFF10"), Ok(shared));
        assert_eq!(grid.label(shared), "pB10");
        assert_eq!(grid.on_sheets(shared).count(), 2);
        let below = grid.neighbour(grid.parse("pA10").unwrap(), crate::flat_top::S);
        assert_eq!(below.map(|hex| grid.label(hex)), Some("qGG10".to_owned()));
        for text in ["A1", "x1", "xA1", "p", "pp1", ""] {
            let found = grid.parse(text);
            assert_eq!(found, Err(LabelError::NotALabel(text.into())), "{text}");
        }
        assert_eq!(
            grid.parse("pB11"),
            Err(LabelError::OffTheBoard("pB11".into()))
        );
    }

    #[test]
    fn a_single_sheet_needs_no_name() {
        let document = GridDocument {
            columns: 17,
            sheets: vec![sheet("p", [0, 0], false, [17, 33])],
            ..halves(10)
        };
        let grid = Grid::of(&document).unwrap();
        let first = HexId(0);
        assert_eq!(grid.label(first), "Q1");
        assert_eq!(grid.parse("Q1"), Ok(first));
        assert_eq!(grid.parse("pQ1"), Ok(first));
        assert_eq!(grid.parse("A1"), Err(LabelError::OffTheBoard("A1".into())));
    }

    fn halves(rows: u16) -> GridDocument {
        GridDocument {
            shape: Shape::FlatTop,
            columns: 33,
            rows,
            halves: true,
            digits: false,
            sheets: Vec::new(),
        }
    }

    fn sheet(name: &str, at: [u16; 2], turned: bool, columns: [u16; 2]) -> crate::Sheet {
        crate::Sheet {
            name: name.to_owned(),
            at,
            columns,
            rows: 10,
            turned,
        }
    }

    fn joined(sheets: &[(&str, [u16; 2], bool)]) -> Grid {
        let whole = |&(name, at, turned): &(&str, _, _)| sheet(name, at, turned, [1, 33]);
        let sheets = sheets.iter().map(whole).collect();
        Grid::of(&GridDocument {
            sheets,
            ..halves(20)
        })
        .unwrap()
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
