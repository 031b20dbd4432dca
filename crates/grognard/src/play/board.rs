//! The board as a picture in text.

use super::tell;
use crate::desk::Desk;
use hex::{HexId, Map, Shape};
use std::collections::BTreeMap;
use std::io::{self, Write};
use table::{PieceView, Text, View};

/// Letters of a cell: ground, marker, unit of up to four.
const CELL: usize = 6;
/// Room for the number of the row.
const MARGIN: usize = 4;
/// ANSI colours of the seats.
const COLOURS: [&str; 4] = ["33", "36", "35", "32"];

/// One drawing of a board.
struct Board<'a> {
    desk: &'a Desk,
    map: &'a Map,
    system: &'a str,
    seats: &'a [String],
    /// Ground and markers of each hex as they are now.
    words: BTreeMap<HexId, Vec<String>>,
    pieces: BTreeMap<HexId, &'a PieceView>,
    /// What was drawn, for the legend: letter and words.
    legend: BTreeMap<String, String>,
}

/// Draws the board as this viewer sees it, and under it what the letters mean.
pub fn board(
    desk: &Desk,
    map: &Map,
    view: &View,
    seats: &[String],
    out: &mut dyn Write,
) -> io::Result<()> {
    let grid = map.grid();
    // The view names every hex on which there is anything.
    let words = view
        .hexes
        .iter()
        .filter_map(|hex| Some((grid.parse(&hex.hex).ok()?, hex.words.clone())))
        .collect();
    let on_map = |piece: &'_ PieceView| grid.parse(&piece.place).ok();
    let pieces = view
        .pieces
        .iter()
        .filter_map(|piece| Some((on_map(piece)?, piece)))
        .collect();
    let mut board = Board {
        desk,
        map,
        system: &view.system,
        seats,
        words,
        pieces,
        legend: BTreeMap::new(),
    };
    match grid.shape() {
        Shape::PointsUp => board.points_up(out)?,
        Shape::FlatTop => board.flat_top(out)?,
    }
    board.write_legend(out)
}

impl Board<'_> {
    /// Rows parallel to the baselines, row 1 below, every other row half a hex to the right.
    fn points_up(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let grid = self.map.grid();
        self.letters(grid.columns(), out)?;
        for row in (1..=grid.rows()).rev() {
            let indent = if grid.row_len(row) < grid.columns() {
                CELL / 2
            } else {
                0
            };
            write!(out, "{row:>3} {}", " ".repeat(indent))?;
            for column in 1..=grid.row_len(row) {
                let hex = grid.in_row(row, column).expect("the row has this hex");
                write!(out, "{}", self.cell(hex))?;
            }
            writeln!(out, "{} {row}", " ".repeat(indent))?;
        }
        self.letters(grid.columns(), out)
    }

    /// Columns side by side, row 1 above, every other column half a hex down.
    fn flat_top(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let grid = self.map.grid();
        self.letters(grid.columns(), out)?;
        for row in 1..=grid.rows() {
            for low in [false, true] {
                let margin = if low {
                    " ".repeat(MARGIN)
                } else {
                    format!("{row:>3} ")
                };
                write!(out, "{margin}")?;
                for column in 1..=grid.columns() {
                    match grid
                        .in_row(row, column)
                        .filter(|_| column.is_multiple_of(2) == low)
                    {
                        Some(hex) => write!(out, "{}", self.cell(hex))?,
                        None => write!(out, "{}", " ".repeat(CELL))?,
                    }
                }
                writeln!(out)?;
            }
        }
        Ok(())
    }

    fn letters(&self, columns: u16, out: &mut dyn Write) -> io::Result<()> {
        let grid = self.map.grid();
        let labels = (1..=columns)
            .filter_map(|column| grid.in_row(1, column))
            .map(|hex| grid.label(hex));
        let line: String = labels
            .map(|label| format!("  {:<4}", label.trim_end_matches('1')))
            .collect();
        writeln!(out, "{}{}", " ".repeat(MARGIN), line.trim_end())
    }

    fn cell(&mut self, hex: HexId) -> String {
        let words = self.words.get(&hex).cloned().unwrap_or_default();
        let mut signs: Vec<String> = words.iter().filter_map(|word| self.sign(word)).collect();
        signs.truncate(2);
        let ground = format!(
            "{:<2}",
            if signs.is_empty() {
                ".".to_owned()
            } else {
                signs.concat()
            }
        );
        match self.pieces.get(&hex).copied() {
            Some(piece) => format!("{ground}{}", self.unit(piece)),
            None => format!("{ground}    "),
        }
    }

    /// The letter of a terrain or marker; none for what has no letter in the words of the system.
    fn sign(&mut self, word: &str) -> Option<String> {
        // Who holds an objective does not change its sign.
        let word = match word.starts_with("objective") {
            true => "objective",
            false => word,
        };
        let key = format!("{}-board-{word}", self.system);
        let letter = self.desk.words.attribute(&key, "letter")?;
        self.legend.insert(letter.clone(), self.desk.key(&key));
        Some(letter)
    }

    /// Kind and figures, in capitals for the first seat and small letters for the second.
    fn unit(&mut self, piece: &PieceView) -> String {
        let seat = self
            .seats
            .iter()
            .position(|name| *name == piece.side)
            .unwrap_or(0);
        let letter = self
            .sign(&piece.kind)
            .unwrap_or_else(|| piece.kind.chars().take(1).collect());
        let letter = if seat == 0 {
            letter.to_uppercase()
        } else {
            letter.to_lowercase()
        };
        let figures = piece
            .values
            .get("figures")
            .map(i64::to_string)
            .unwrap_or_default();
        let star = if piece.words.iter().any(|word| self.is_specialist(word)) {
            "*"
        } else {
            ""
        };
        let text: String = format!("{letter}{figures}{star}").chars().take(4).collect();
        let padded = format!("{text:<4}");
        match self.desk.colour {
            true => format!("\x1b[1;{}m{padded}\x1b[0m", COLOURS[seat % COLOURS.len()]),
            false => padded,
        }
    }

    fn is_specialist(&mut self, word: &str) -> bool {
        let key = format!("{}-board-{word}", self.system);
        let special = self.desk.words.attribute(&key, "letter").as_deref() == Some("*");
        if special {
            self.legend
                .insert("*".to_owned(), self.desk.key("board-specialist"));
        }
        special
    }

    fn write_legend(&self, out: &mut dyn Write) -> io::Result<()> {
        let signs: Vec<String> = self
            .legend
            .iter()
            .map(|(letter, words)| format!("{letter} {words}"))
            .collect();
        let sides: Vec<String> = self
            .seats
            .iter()
            .map(|seat| tell::side(self.desk, self.system, seat))
            .collect();
        let mut text = Text::new("board-legend").name("signs", signs.join(" · "));
        text = text.name("first", sides.first().cloned().unwrap_or_default());
        text = text.name("second", sides.get(1).cloned().unwrap_or_default());
        for line in crate::table_text::wrap(&self.desk.say(&text), MARGIN + 12 * CELL) {
            writeln!(out, "    {line}")?;
        }
        Ok(())
    }
}
