//! No Man's Land is shelled before play (nml.*).

use crate::action::Action;
use crate::book::Book;
use crate::dice::plain_die;
use crate::kinds::{Edge, Terrain};
use crate::question::{NOT_NOW, elsewhere};
use crate::state::{Phase, State};
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, Question, Seat, Teller, Text, no};

/// scn.50.nml-choice: which row is shelled.
pub struct Rows;

impl Question for Rows {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "rows")
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let rows = 1..=book.map.grid().rows() as u8;
        for row in rows.filter(|&row| book.may_shell_row(s, row).is_ok()) {
            out.push(Action::Row(row));
        }
        out.push(Action::Done);
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Row(row) => book.may_shell_row(s, row),
            Action::Done => Ok(()),
            _ => elsewhere(action, NOT_NOW),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match action {
            Action::Row(row) => {
                s.shelled = row;
                book.shell_row(s, row.into(), c, t);
            }
            _ => s.phase = Phase::TurnStart,
        }
    }

    fn meant(&self, _: &Book, _: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        Some(Action::Order(at))
    }

    fn note(&self, _: &Book, s: &State) -> Option<Text> {
        Some(Text::new("ccgw-note-rows").num("last", s.shelled))
    }
}

impl Book {
    /// nml.who, nml.rows, nml.row-order: row after row.
    pub fn shell_no_mans_land(&self, s: &mut State, c: &mut Chance, t: &mut Teller) {
        let mut rows = self.shelling.clone();
        rows.sort_unstable();
        // From the row nearest to the enemy, towards oneself.
        if self.side(s.active).edge == Edge::Bottom {
            rows.reverse();
        }
        for row in rows {
            self.shell_row(s, row, c, t);
        }
    }

    /// nml.count: d6 after d6 along the row, from the roller's left.
    fn shell_row(&self, s: &mut State, row: u16, c: &mut Chance, t: &mut Teller) {
        let roller = s.active;
        let grid = self.map.grid();
        // nml.half-hex, comp.board.half-hex: only whole hexes are in the row.
        let length = grid.row_len(row);
        let mut count = 0;
        loop {
            let die = c.d6("ccgw-why-shelling", roller);
            count += u16::from(die);
            if count > length {
                break;
            }
            let column = match self.side(roller).edge {
                Edge::Bottom => count,
                Edge::Top => length + 1 - count,
            };
            let hex = grid
                .in_row(row, column)
                .expect("the column is within the row");
            self.shell(s, hex, die, t);
        }
    }

    /// nml.effect-open, nml.effect-wire, nml.effect-none, scn.52.nml.
    fn shell(&self, s: &mut State, hex: HexId, die: u8, t: &mut Teller) {
        let tile = self.tile(s, hex);
        let empty = s.at(hex).is_none();
        let razes = self.heavy_shells && matches!(tile, Terrain::Trench | Terrain::Bunker);
        if razes && empty {
            s.razed.insert(hex);
        }
        let open = (tile == Terrain::Countryside && !s.works.contains(hex)) || razes;
        let lands = empty && open && (s.wire.remove(hex) | s.crater.insert(hex));
        let key = if lands {
            "ccgw-crater"
        } else {
            "ccgw-shell-nothing"
        };
        t.roll(
            || Text::new(key).name("hex", self.label(hex)),
            || vec![plain_die(die, lands)],
        );
    }

    /// scn.50.nml-choice: any row, from one's own side outwards, and never back.
    fn may_shell_row(&self, s: &State, row: u8) -> Legal {
        let rows = self.map.grid().rows();
        let row = u16::from(row);
        if row == 0 || row > rows {
            return no(&["scn.50.nml-choice", "nml.rows"], "ccgw-no-row");
        }
        let last = u16::from(s.shelled);
        let onwards = match self.side(s.active).edge {
            _ if last == 0 => true,
            Edge::Bottom => row > last,
            Edge::Top => row < last,
        };
        if onwards {
            Ok(())
        } else {
            no(&["scn.50.nml-choice"], "ccgw-no-row-back")
        }
    }
}
