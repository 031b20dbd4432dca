//! How much of everything.

/// How much a server holds and does.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Matches on disk.
    pub matches: i64,
    /// Matches in memory: each takes some 50 kB, and 250 bytes for every action.
    pub live: usize,
    /// Streams open at a time.
    pub streams: usize,
    /// Connections open at a time.
    pub connections: usize,
    /// Whether those who ask too often are told to wait; a bench or a fuzzer on the same machine may not be.
    pub rates: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            matches: 100_000,
            live: 4_000,
            streams: 2_000,
            connections: 4_096,
            rates: true,
        }
    }
}
