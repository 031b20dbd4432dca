//! What happens at the door that the owner of the server should know: told at once, then at most once a minute.

use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// It is told so often.
const SELDOM: Duration = Duration::from_secs(60);

/// What is to be told.
pub(crate) struct Report {
    /// How many lines there may be.
    places: usize,
    news: Mutex<News>,
}

#[derive(Default)]
struct News {
    closed: usize,
    waited: usize,
    failed: usize,
    error: String,
    told: Option<Instant>,
}

impl Report {
    pub fn new(places: usize) -> Report {
        Report {
            places,
            news: Mutex::default(),
        }
    }

    fn news(&self) -> MutexGuard<'_, News> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A line was closed for one who came.
    pub fn closed(&self) {
        self.news().closed += 1;
        self.tell();
    }

    /// One who came has to wait.
    pub fn waits(&self) {
        self.news().waited += 1;
        self.tell();
    }

    /// A line could not be taken.
    pub fn failed(&self, error: &io::Error) {
        let mut news = self.news();
        news.failed += 1;
        news.error = error.to_string();
        drop(news);
        self.tell();
    }

    /// Tells what there is to be told, if it is time.
    pub fn tell(&self) {
        let words = self.news().words(self.places, Instant::now());
        if let Some(words) = words {
            tracing::warn!("{words}");
        }
    }
}

impl News {
    fn words(&mut self, places: usize, now: Instant) -> Option<String> {
        let early = self.told.is_some_and(|told| now < told + SELDOM);
        if early || self.closed + self.waited + self.failed == 0 {
            return None;
        }
        let mut words = Vec::new();
        if self.closed + self.waited > 0 {
            words.push(format!(
                "all {places} places for connections are taken; idle ones closed to make room: {}; kept waiting: {}",
                self.closed, self.waited
            ));
        }
        if self.failed > 0 {
            words.push(format!(
                "connections not accepted: {} ({})",
                self.failed, self.error
            ));
        }
        *self = News {
            told: Some(now),
            ..News::default()
        };
        Some(words.join("; "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_told_at_once_and_then_once_a_minute_with_counts() {
        let mut news = News::default();
        let start = Instant::now();
        assert_eq!(news.words(8, start), None, "nothing has happened");
        news.closed = 1;
        let first = news.words(8, start).unwrap();
        assert!(
            first.contains("all 8 places") && first.contains("room: 1"),
            "{first}"
        );
        news.closed = 998;
        news.waited = 3;
        news.failed = 2;
        news.error = "too many open files".to_owned();
        assert_eq!(news.words(8, start + SELDOM / 2), None);
        let later = news.words(8, start + SELDOM).unwrap();
        for part in [
            "room: 998",
            "waiting: 3",
            "not accepted: 2 (too many open files)",
        ] {
            assert!(later.contains(part), "{later}");
        }
        assert_eq!(news.words(8, start + 9 * SELDOM), None);
    }
}
