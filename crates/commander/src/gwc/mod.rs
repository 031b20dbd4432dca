//! Great War Commander: what its rulebook has alone. What both books have is the trunk's, in the words of the first:
//! there `broken` means Demoralised, a `Squad` has four figures (here a Section) and a `Team` two (here a Squad),
//! `Bunker` and `Pillbox` are Blockhouse and Casemate, `Recover` is Rally and the `radio` a Telephone.
//!
//! The trunk cites the rules of Europe; `ids` turns them into those of `rules/gwc.toml` before anybody hears of them.
//!
//! What goes without code: two players, Germans against French or Americans (g:intro.sides); a hex of fifty metres, a
//! space of the Time Track some minutes (g:intro.scale); what is in the box (g:intro.components); what lies on the map
//! and is no piece is a marker (g:gloss.marker). What is not written is not inferred (g:gloss.strict), and what a card
//! says goes before what the book says (g:1.0); "card" means a Fate card (g:1.S.3). A lone tree is a picture
//! (g:10.2.2). Chapters whose number is a rule of its own: g:5 the Turn, g:7 Victory, g:8 stacking, g:9 the Initiative
//! card.

pub mod actions;
mod air;
mod armour;
mod barrage;
mod chain;
mod cohesion;
pub mod data;
mod draft;
mod engineers;
pub mod event_hexes;
pub mod event_units;
pub mod events;
pub mod frames;
mod gas;
mod hide;
mod ids;
mod impact;
mod liaison;
mod line;
mod offensive;
mod offers;
mod ratings;
mod show;
mod sight;
pub mod situations;
mod special;
mod storm;
pub mod strategy;
mod support;
mod tank;
mod vulnerability;

pub use ids::cite;
pub use vulnerability::CHART;
