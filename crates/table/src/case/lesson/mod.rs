//! Lessons: a small position, and what a learner does there step by step, with the dice and the answers of the other side
//! written down. `docs/lessons.md` is for those who write them.
//!
//! [`Lesson::read`] reads a file and names all that is wrong with it. A [`Guide`] leads through it on any
//! [`AnyMatch`](crate::AnyMatch) that stands in its position: it knows no system, only the words of the file.

mod file;
mod guide;
mod lead;
mod quick;
#[cfg(test)]
mod tests;

pub(super) use file::both;
pub use file::{Both, Lesson, LessonStep, PATH};
pub use guide::{Guide, NotDone};
pub use lead::{LESSON, MOVES, after, check, lay, play_on, read};
pub use quick::{Quick, QuickPart, QuickRow};
