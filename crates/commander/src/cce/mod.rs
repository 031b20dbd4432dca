//! Combat Commander: Europe: what its rulebook has alone. What both books have is the trunk's.

mod choices;
mod events;
