use std::time::{Duration, Instant};

/// What a search reads the time from.
pub trait Clock: Send + Sync {
    /// The time since some moment. It does not go back.
    fn now(&self) -> Duration;
    /// Waits for a time, unless it is past.
    fn rest_until(&self, time: Duration) {
        std::thread::sleep(time.saturating_sub(self.now()));
    }
}

/// The clock on the wall.
pub(crate) struct Wall(Instant);

impl Wall {
    pub fn new() -> Self {
        Wall(Instant::now())
    }
}

impl Clock for Wall {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
