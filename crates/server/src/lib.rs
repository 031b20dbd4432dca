//! The server: matches over HTTP, for the page and for programs.
//!
//! The journal of each match is in a database; a match that somebody looks at is in memory. An action is on
//! disk before anybody sees it. The server knows no system by name: it asks the shelf.
#![forbid(unsafe_code)]

mod crowd;
mod driver;
mod error;
mod extract;
mod guard;
mod hall;
mod keys;
mod levels;
mod limits;
mod listen;
mod opening;
mod pinned;
mod rates;
mod recent;
mod reply;
mod routes;
mod sitting;
mod stock;
mod store;
mod wire;

pub use limits::Limits;
pub use listen::{NotStarted, Options, Server};
pub use stock::{Both, RuleCard, Stock};
