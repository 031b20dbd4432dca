//! How a match went, turn by turn.

use super::Match;
use super::entries::Kind;
use super::told::Again;
use crate::{Course, Game, Known, Loss, Point, Seat, Standing, Viewer};

/// A position: its number, the turn, and what is known of it.
type Moment<G> = (usize, (i64, Option<Seat>), Known<<G as Game>::State>);

impl<G: Game> Match<G> {
    pub(super) fn course_for(&self, viewer: Viewer) -> Course {
        let mut again = Again::new(self);
        let mut course = Course::default();
        let mut last: Option<Moment<G>> = None;
        for (number, n) in self.entries_for(viewer) {
            if !self.stands(n) {
                continue;
            }
            let (state, told) = again.after(n);
            let known = Known::mask(&*self.book, state, viewer);
            let round = self.book.round(&known);
            let heard = told.iter().filter(|told| told.audience.hears(viewer));
            // Who gives up does so by no rule.
            let resigned = matches!(self.entries.kind(n), Kind::Resign(_));
            let ends = heard.filter(|told| resigned || !told.ends.is_empty());
            course.ended.extend(ends.cloned());
            if let Some((number, before, known)) = last.take()
                && before.0 != round.0
            {
                course.points.push(self.point(number, before, &known));
            }
            last = Some((number, round, known));
        }
        if let Some((number, round, known)) = last {
            course.points.push(self.point(number, round, &known));
            course.losses = self.book.losses(&known);
        }
        course
    }

    /// How the sides stand.
    fn point(&self, number: usize, turn: (i64, Option<Seat>), known: &Known<G::State>) -> Point {
        let losses = self.book.losses(known);
        let lost = |seat| {
            let own = losses.iter().filter(|loss: &&Loss| loss.seat == seat);
            own.map(|loss| loss.n).sum()
        };
        let sides = self.book.view(known).sides.into_iter();
        let sides = sides.map(|side| Standing {
            seat: side.seat,
            tracks: side.tracks,
            lost: lost(side.seat),
        });
        Point {
            round: turn.0,
            seat: turn.1,
            number,
            sides: sides.collect(),
        }
    }
}
