//! Drawings by their names, and the names of drawings: what a page asks for. One drawing has one name, since whoever
//! keeps drawings keeps them by it.

pub mod counters;
pub mod miniatures;
pub mod tactical;
