//! Victory (L25).

use crate::book::Book;
use crate::data::Class;
use crate::ids::Piece;
use crate::state::{EXITED, GONE, Marks, State, foe};
use table::{Seat, Teller, Text};

impl Book {
    /// L25.1: what the loss of a piece gives the other side.
    fn toll(&self, s: &State, piece: Piece) -> i16 {
        let (kind, gone) = (self.kind(s, piece), s.hex(piece) == GONE);
        let points = &self.points;
        let lost = match kind.class {
            Class::Infantry | Class::Assault | Class::Flamethrower | Class::Cavalry => points.group,
            Class::Mg | Class::CavalryMg => points.mg,
            Class::Art | Class::At | Class::Aa => points.gun,
            Class::Tank => points.tank,
            Class::Car => points.car,
            Class::Leader | Class::Observer => points.leader,
            Class::Ship => points.ship * i16::from(kind.hits),
            _ => 0,
        };
        match kind.class {
            _ if gone => lost,
            Class::Tank if s.is(piece, Marks::PERMANENT) && s.hex(piece) != EXITED => {
                points.breakdown
            }
            Class::Art | Class::At | Class::Aa if s.is(piece, Marks::CAPTURED) => lost,
            _ => 0,
        }
    }

    /// The points of a side (L25.1–L25.3).
    pub fn score(&self, s: &State, seat: Seat) -> i16 {
        let lost = { s.pieces() }.filter(|&piece| s.unit(piece).seat == foe(seat));
        let lost: i16 = lost.map(|piece| self.toll(s, piece)).sum();
        let planes = s.planes.iter().zip(&self.planes);
        let shot = planes
            .filter(|(plane, post)| plane.down && post.seat == foe(seat))
            .count();
        // own.handicap
        let more = self.points_more[seat];
        lost + shot as i16 * self.points.plane + self.held_points(s, seat) + more
    }

    /// L25.3: what the hexes are worth that a side controls.
    pub fn held_points(&self, s: &State, seat: Seat) -> i16 {
        let own = { self.worths.iter() }.filter(|it| it.seat.is_none_or(|other| other == seat));
        let held = own.map(|it| it.worth * (it.hexes & s.control[seat]).len() as i16);
        held.sum()
    }

    /// L25.4: first player minus second player.
    pub fn margin(&self, s: &State) -> i16 {
        self.score(s, self.first) - self.score(s, foe(self.first))
    }

    /// L25.5: whether a side has nothing left to fight with, and nothing to come.
    fn is_spent(&self, s: &State, seat: Seat) -> bool {
        let own = { s.pieces() }.filter(|&piece| s.unit(piece).seat == seat);
        let fights = |piece: &Piece| {
            let kind = self.kind(s, *piece);
            kind.fights() || kind.class == Class::Ship
        };
        !own.filter(fights)
            .any(|piece| !matches!(s.hex(piece), GONE | EXITED))
    }

    /// L25.5: checked in the End step.
    pub(crate) fn ends_early(&self, s: &mut State, t: &mut Teller) -> bool {
        let spent = [Seat(0), Seat(1)].map(|seat| self.is_spent(s, seat));
        match spent {
            [false, false] => return false,
            [true, true] => self.decide(s, t),
            [first, _] => self.finish(s, Some(Seat(first.into())), "major", &["L25.5"], t),
        }
        true
    }

    /// L25.4: the points decide.
    pub(crate) fn decide(&self, s: &mut State, t: &mut Teller) {
        let margin = self.margin(s);
        let level = self.levels.iter().find(|level| margin >= level.from);
        let level = level.or(self.levels.last());
        match level {
            Some(level) => {
                let (winner, word) = (level.winner, level.word.clone());
                self.finish(s, Some(winner), &word, &["L25.4"], t);
            }
            None => {
                let winner = match margin {
                    1.. => Some(self.first),
                    0 => None,
                    _ => Some(foe(self.first)),
                };
                self.finish(s, winner, "minor", &["L25.4"], t);
            }
        }
    }

    fn finish(
        &self,
        s: &mut State,
        winner: Option<Seat>,
        word: &str,
        rules: &[&'static str],
        t: &mut Teller,
    ) {
        (s.winner, s.drawn) = (winner, winner.is_none());
        let margin = self.margin(s);
        t.all(|| match winner {
            Some(seat) => Text::new("landships-won")
                .text("side", self.side_text(seat))
                .text("level", Text::new(format!("landships-level-{word}")))
                .num("margin", margin),
            None => Text::new("landships-drawn"),
        })
        .ends(|| rules.to_vec());
    }
}
