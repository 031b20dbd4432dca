//! The server over real HTTP, on loopback.
#![allow(missing_docs)]

mod ahead;
mod damage;
mod door;
mod house;
mod lessons;
mod limits;
mod moving;
mod nodes;
mod options;
mod owner;
mod pinned;
mod play;
mod protocol;
mod rehearsal;
mod resigned;
mod sealed;
mod seats;
mod secrets;
mod setup;
mod teaching;
mod types;
