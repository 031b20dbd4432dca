//! The table with a toy game on it.

mod bounds;
mod clicks;
mod journal;
mod laws;
mod play;
mod positions;
mod told;
mod toy;
