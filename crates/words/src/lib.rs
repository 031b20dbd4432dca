//! The words: turns the keys in which the rules speak into sentences of a language.
//!
//! The sentences are Fluent files under `locales/`. Who reads them from disk or from the program is not the
//! business of this crate.
#![forbid(unsafe_code)]

mod borrow;
mod check;
mod lang;
mod say;

pub use borrow::borrowed;
pub use check::{complete, typography};
pub use lang::Lang;
pub use say::Words;
