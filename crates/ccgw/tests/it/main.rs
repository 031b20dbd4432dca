//! Commands & Colours: La Grande Guerre, played by the laws of the table.

mod about;
mod clicks;
mod dice;
mod laws;
mod odds;
mod options;
mod secrets;
mod sight;
mod stock;
