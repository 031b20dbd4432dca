//! The server over real HTTP, on loopback.
#![allow(missing_docs)]

mod door;
mod house;
mod limits;
mod options;
mod play;
mod protocol;
mod secrets;
