//! The server over real HTTP.
#![allow(missing_docs)]
