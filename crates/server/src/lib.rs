//! The server: matches over HTTP, for the page and for programs.
//!
//! The journal of each match is in a database; a match that somebody looks at is in memory. An action is on
//! disk before anybody sees it. The server knows no system by name: it asks the shelf.
#![forbid(unsafe_code)]

mod abreast;
mod ahead;
mod changes;
mod crowd;
mod driver;
mod error;
mod extract;
mod guard;
mod hall;
mod hint;
mod keys;
mod lessons;
mod levels;
mod limits;
mod lines;
mod listen;
mod metrics;
mod opening;
pub mod owner;
mod pinned;
mod private;
mod proxy;
mod rates;
mod recent;
mod repair;
mod reply;
mod report;
mod reviews;
mod routes;
mod seal;
mod setup;
mod sitting;
mod stock;
mod store;
mod wire;

pub use ipnet::IpNet;
pub use keys::own_claim;
pub use limits::Limits;
pub use listen::{NotStarted, Options, Server, running};
pub use proxy::network;
pub use repair::{Action, Examined, Examiner, Found, Saved, backup};
pub use stock::{Both, RuleCard, Stock};
