//! The server over real HTTP, on loopback.
#![allow(missing_docs)]

mod door;
mod house;
mod options;
mod pinned;
mod play;
mod protocol;
mod secrets;
