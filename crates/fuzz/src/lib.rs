//! Inputs that nobody meant, in the tests of this crate; there is nothing else in it.
