//! What each thing in a view looks like, for who draws it.

/// A die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieLook {
    /// What it shows.
    pub n: u8,
    /// The coloured one of a DR.
    pub coloured: bool,
}
