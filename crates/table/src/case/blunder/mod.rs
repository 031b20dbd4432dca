//! Positions in which there is something that no person would do: a position as that of a case, and what is wrong there.
//! `docs/blunders.md` is for those who write them.
//!
//! [`BlunderFile::read`] reads a file and names all that is wrong with it. [`Laid`] is such a position on the table; a [`Watch`]
//! looks over the shoulder of whoever plays it. Who plays is nobody's business here.

mod deeds;
mod file;
mod laid;
mod pattern;
#[cfg(test)]
mod tests;

pub use deeds::{Watch, Wrong};
pub use file::{Blunder, BlunderFile};
pub use laid::Laid;
pub use pattern::Pattern;
