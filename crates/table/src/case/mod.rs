//! Case files: a small position, what is done there, the dice and cards, and
//! what must then be seen. One grammar for all systems; `docs/cases.md` is for
//! those who write them.
//!
//! [`CaseFile::read`] reads a file and names all that is wrong with it, by line
//! and column. [`run`] plays its cases and reports every expectation that does
//! not hold; [`film()`] shows one of them position by position. Expectations look at the referee's [`View`](crate::View), never at
//! a state: how a system keeps its books is nobody's business here.
//!
//! What a system owes to its cases:
//! * `seat` refuses every key of [`Draft::more`](crate::Draft::more) and every
//!   word that it does not know, and names pieces by their
//!   [`PieceLine::at`](crate::PieceLine::at), other things by their path in the
//!   case (`terrain.E5`, `hq.british`, `special[1]`);
//! * `view` gives the pieces their names of the draft, and lists every hex that
//!   has any word;
//! * a number that a case should open is told as a [`Tally`](crate::Tally).

pub mod blunder;
mod cast;
mod claim;
mod doc;
mod expect;
mod file;
mod film;
mod legal;
pub mod lesson;
mod piece;
mod play;
#[cfg(test)]
mod read_tests;
mod report;
mod run;
#[cfg(test)]
mod run_tests;
mod step;
mod told;
#[cfg(test)]
mod toy;

pub use claim::{Claim, Deed, TermSought};
pub use doc::{Place, Said};
pub use file::{Case, CaseFile};
pub use film::{Expect, Film, Frame, film};
pub use report::{CaseReport, Failure, summary};
pub use run::run;
pub use step::{Refused, See, Sought, Step, TallySought};
