//! How much of everything.

/// How much a server holds and does.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Matches on disk.
    pub matches: i64,
    /// Matches in memory: each takes some 50 kB, and 250 bytes for every action.
    pub live: usize,
    /// Streams open at a time; fewer if there are not connections enough.
    pub streams: usize,
    /// Connections open at a time; fewer if the machine does not let so many files be open.
    pub connections: usize,
    /// Whether those who ask too often are told to wait; a bench or a fuzzer on the same machine may not be.
    pub rates: bool,
    /// Where the dice of matches come from on a server for tests: the first match is that of this number, the next of the next. Such
    /// a match says so in its header.
    pub rehearsal: Option<u64>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            matches: 100_000,
            live: 4_000,
            streams: 12_000,
            connections: 16_000,
            rates: true,
            rehearsal: None,
        }
    }
}

/// However few files may be open, so many connections are tried.
const FEWEST: usize = 8;

impl Limits {
    /// Connections and streams where so many files may be open at a time.
    pub(crate) fn within(mut self, files: usize) -> Limits {
        // The database, pages, pictures, the lines to the terminal and to the kernel.
        let reserve = 64 + files / 16;
        let most = files.saturating_sub(reserve).max(FEWEST);
        self.connections = self.connections.min(most).max(1);
        // Whoever listens also asks: some are left for that.
        let streams = self.connections - self.connections.div_ceil(4);
        self.streams = self.streams.min(streams.max(1));
        self
    }
}

/// Lets as many files be open at a time as this program may have: how many that is, where it is known.
pub(crate) fn files() -> Option<usize> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        // Where that is refused it stays as it was.
        let _ = setrlimit(Resource::Nofile, limit);
        let now = getrlimit(Resource::Nofile).current;
        Some(now.map_or(usize::MAX, |files| files.try_into().unwrap_or(usize::MAX)))
    }
    #[cfg(not(unix))]
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_and_streams_follow_from_the_files_that_may_be_open() {
        let within = |files| {
            let limits = Limits::default().within(files);
            (limits.connections, limits.streams)
        };
        assert_eq!(within(usize::MAX), (16_000, 12_000));
        assert_eq!(within(1_048_576), (16_000, 12_000));
        assert_eq!(within(1_024), (896, 672));
        assert_eq!(within(256), (176, 132));
        assert_eq!(within(10), (8, 6));
        assert!(within(12_000).1 >= 8_000);
        let few = Limits {
            connections: 8,
            streams: 100,
            ..Limits::default()
        };
        assert_eq!(few.clone().within(20_000).streams, 6);
        assert_eq!(few.within(20_000).connections, 8);
    }

    #[cfg(unix)]
    #[test]
    fn as_many_files_as_may_be_are_let_open() {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let maximum = getrlimit(Resource::Nofile).maximum;
        let low = Rlimit {
            current: Some(200),
            maximum,
        };
        setrlimit(Resource::Nofile, low).unwrap();
        let files = files().unwrap();
        assert_eq!(Some(files as u64), maximum.or(Some(usize::MAX as u64)));
    }
}
