//! Commands & Colours: La Grande Guerre, played by the laws of the table.

mod laws;
mod odds;
mod secrets;
mod stock;
