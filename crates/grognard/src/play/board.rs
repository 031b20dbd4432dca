//! The board as a picture in text.

use super::tell;
use crate::desk::Desk;
use hex::{HexId, Map, Shape};
use std::collections::BTreeMap;
use std::io::{self, Write};
use table::{PieceView, Text, Value, View};

/// The least letters of a cell: for ground and markers, and for the unit.
const GROUND: usize = 2;
const UNIT: usize = 4;
/// Before a unit that is ordered, and before one that has acted.
const ORDERED: &str = "!";
const DONE: &str = "-";
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
    /// The phase of the turn, as the system names it.
    phase: Option<&'a Value>,
    /// After these columns a line runs from baseline to baseline.
    lines: Vec<u16>,
    /// How wide ground and unit are in every cell; together an even number, for half of it is the step of a row.
    widths: (usize, usize),
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
        phase: view.facts.get("phase"),
        lines: lines(desk, &view.system),
        widths: (GROUND, UNIT),
        legend: BTreeMap::new(),
    };
    board.measure();
    match grid.shape() {
        Shape::PointsUp => board.points_up(out)?,
        Shape::FlatTop => board.flat_top(out)?,
    }
    board.write_legend(out)
}

/// The columns after which the system draws a line: its words name them.
fn lines(desk: &Desk, system: &str) -> Vec<u16> {
    let key = format!("{system}-board-sections");
    if !desk.words.has(&key) {
        return Vec::new();
    }
    let columns = desk.key(&key);
    let columns = columns.split_whitespace();
    columns.filter_map(|column| column.parse().ok()).collect()
}

impl Board<'_> {
    /// Makes every cell as wide as the fullest: no sign is left out.
    fn measure(&mut self) {
        let (mut ground, mut unit) = (GROUND, UNIT);
        let hexes: Vec<HexId> = self.words.keys().copied().collect();
        for hex in hexes {
            ground = ground.max(self.ground(hex).chars().count());
        }
        let pieces: Vec<&PieceView> = self.pieces.values().copied().collect();
        for piece in pieces {
            unit = unit.max(self.face(piece).chars().count());
        }
        unit += (ground + unit) % 2;
        self.widths = (ground, unit);
    }

    fn width(&self) -> usize {
        self.widths.0 + self.widths.1
    }

    /// What stands after a column: the line between two sections where it runs between two hexes, room for it
    /// where it runs through one.
    fn after(&self, column: u16, between: bool) -> &'static str {
        match (self.lines.contains(&column), between) {
            (false, _) => "",
            (true, false) => " ",
            (true, true) => "|",
        }
    }

    /// Rows parallel to the baselines, row 1 below or, with digits, above, every other row half a hex to the right.
    fn points_up(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let grid = self.map.grid();
        self.letters(grid.columns(), out)?;
        let mut rows: Vec<u16> = (1..=grid.rows()).collect();
        if !grid.digits() {
            rows.reverse();
        }
        for row in rows {
            let full = !row.is_multiple_of(2);
            let indent = if full { 0 } else { self.width() / 2 };
            write!(out, "{row:>3} {}", " ".repeat(indent))?;
            for column in 1..=grid.row_len(row) {
                let hex = grid.in_row(row, column).expect("the row has this hex");
                write!(out, "{}{}", self.cell(hex), self.after(column, full))?;
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
                        None => write!(out, "{}", " ".repeat(self.width()))?,
                    }
                    write!(out, "{}", self.after(column, false))?;
                }
                writeln!(out)?;
            }
        }
        Ok(())
    }

    fn letters(&self, columns: u16, out: &mut dyn Write) -> io::Result<()> {
        let grid = self.map.grid();
        let mut line = String::new();
        for column in 1..=columns {
            let label = grid.in_row(1, column).map(|hex| grid.label(hex));
            let label = label.expect("the first row has every column");
            let (ground, unit) = self.widths;
            let label = match grid.digits() {
                true => &label[..2],
                false => label.trim_end_matches('1'),
            };
            line.push_str(&format!("{:ground$}{label:<unit$}", ""));
            line.push_str(self.after(column, false));
        }
        writeln!(out, "{}{}", " ".repeat(MARGIN), line.trim_end())
    }

    fn cell(&mut self, hex: HexId) -> String {
        let (ground, unit) = self.widths;
        let signs = self.ground(hex);
        match self.pieces.get(&hex).copied() {
            Some(piece) => format!("{signs:<ground$}{}", self.unit(piece)),
            None => format!("{signs:<ground$}{:unit$}", ""),
        }
    }

    /// The signs of all that lies on a hex; a point where there is nothing.
    fn ground(&mut self, hex: HexId) -> String {
        let words = self.words.get(&hex).cloned().unwrap_or_default();
        let signs: String = words.iter().filter_map(|word| self.sign(word)).collect();
        match signs.is_empty() {
            true => ".".to_owned(),
            false => signs,
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

    fn seat(&self, piece: &PieceView) -> usize {
        let seat = self.seats.iter().position(|name| *name == piece.side);
        seat.unwrap_or(0)
    }

    /// Its face in the colour of its side.
    fn unit(&mut self, piece: &PieceView) -> String {
        let (text, width) = (self.face(piece), self.widths.1);
        let padded = format!("{text:<width$}");
        let colour = COLOURS[self.seat(piece) % COLOURS.len()];
        match self.desk.colour {
            true => format!("\x1b[1;{colour}m{padded}\x1b[0m"),
            false => padded,
        }
    }

    /// Whether it is ordered, its kind and figures, in capitals for the first seat and small letters for the
    /// second; then whoever is with it, and what befell it.
    fn face(&mut self, piece: &PieceView) -> String {
        let letter = self
            .sign(&piece.kind)
            .unwrap_or_else(|| piece.kind.chars().take(1).collect());
        let letter = if self.seat(piece) == 0 {
            letter.to_uppercase()
        } else {
            letter.to_lowercase()
        };
        let figures = piece
            .values
            .get("figures")
            .map(i64::to_string)
            .unwrap_or_default();
        let with: String = { piece.words.iter() }
            .filter_map(|word| self.sign(word))
            .collect();
        format!("{}{letter}{figures}{with}", self.mark(piece))
    }

    /// A unit that has moved may still fight: it has acted when it has done what the phase is for.
    fn mark(&mut self, piece: &PieceView) -> &'static str {
        let is = |word: &str| piece.words.iter().any(|w| w == word);
        let moving = self.phase == Some(&Value::from("movement"));
        let (mark, key) = match (is("ordered"), is("fought") || moving && is("moved")) {
            (false, _) => return "",
            (true, false) => (ORDERED, "board-ordered"),
            (true, true) => (DONE, "board-done"),
        };
        self.legend.insert(mark.to_owned(), self.desk.key(key));
        mark
    }

    fn write_legend(&self, out: &mut dyn Write) -> io::Result<()> {
        // A letter is not parted from its words, nor a point from what it follows.
        let signs: Vec<String> = self
            .legend
            .iter()
            .map(|(letter, words)| format!("{letter} {words}").replace(' ', "\u{a0}"))
            .collect();
        let sides: Vec<String> = self
            .seats
            .iter()
            .map(|seat| tell::side(self.desk, self.system, seat))
            .collect();
        let mut text = Text::new("board-legend").name("signs", signs.join("\u{a0}· "));
        text = text.name("first", sides.first().cloned().unwrap_or_default());
        text = text.name("second", sides.get(1).cloned().unwrap_or_default());
        for line in crate::table_text::wrap(&self.desk.say(&text), MARGIN + 12 * (GROUND + UNIT)) {
            writeln!(out, "    {line}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stock;
    use table::commit::Secrets;
    use table::{HexView, MatchSpec, Viewer};
    use words::Lang;

    #[test]
    fn a_cell_is_as_wide_as_its_signs() {
        let desk = Desk {
            words: stock::words(Lang::En),
            content: stock::content(None).expect("the program's own content"),
            colour: false,
        };
        let system = shelf::system("ccgw").expect("it is on the shelf");
        let spec = MatchSpec::scenario("1");
        let game = system.open_match(&desk.content, &spec, Secrets::from_number(1, 2));
        let game = game.expect("the scenario can be played");
        let mut view = game.view(Viewer::Everyone);
        let map = system.ground(&desk.content, &view).expect("it has a map");
        let words = ["trench", "shell-crater", "wire", "objective"];
        let mut mortars = view
            .pieces
            .iter_mut()
            .filter(|piece| piece.kind == "mortar");
        let piece = mortars.next().expect("a mortar stands there");
        view.hexes.retain(|hex| hex.hex != piece.place);
        let place = piece.place.clone();
        view.hexes
            .push(HexView::new(place, words.map(str::to_owned).to_vec()));
        piece.words = vec!["ordered".to_owned(), "fought".to_owned()];
        let mut out = Vec::new();
        board(&desk, &map, &view, game.seats(), &mut out).expect("memory can be written");
        let out = String::from_utf8(out).expect("it is text");
        assert!(out.contains("=ox+-MO4"), "{out}");
        assert!(out.contains("        A       B"), "{out}");
    }

    #[test]
    fn no_two_things_have_the_same_letter() {
        for lang in Lang::ALL {
            let words = stock::words(lang);
            let mut letters: BTreeMap<(&str, String), String> = BTreeMap::new();
            for key in words.keys() {
                let Some((system, _)) = key.split_once("-board-") else {
                    continue;
                };
                let Some(letter) = words.attribute(key, "letter") else {
                    continue;
                };
                let said = words.key(key);
                let other = letters.entry((system, letter.clone()));
                let other = other.or_insert_with(|| said.clone());
                assert_eq!(*other, said, "{lang} {system}: {letter}");
            }
            assert!(letters.len() > 50);
        }
    }
}
