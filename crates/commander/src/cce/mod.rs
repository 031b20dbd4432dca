//! Combat Commander: Europe: what its rulebook has alone. What both books have is the trunk's.

pub mod choices;
pub mod events;
