//! The ground: one drawing for each word.

pub mod building;
pub mod crater;
pub mod field;
pub mod hexside;
pub mod hill;
pub mod road;
pub mod spoil;
pub mod surface;
pub mod trench;
pub mod water;
pub mod weather;
pub mod wire;
pub mod woods;
pub mod works;
pub mod wrecked;
