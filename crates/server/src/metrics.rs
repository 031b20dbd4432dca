//! Numbers for who watches a server: how many, how long. They are counted here, in a few lines, and written as
//! Prometheus reads them: one number a line.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Where the slots of a histogram end, in microseconds.
const SLOTS: [u64; 13] = [
    1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000,
    5_000_000, 10_000_000,
];

/// A number that only grows.
#[derive(Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn read(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How long something takes.
#[derive(Default)]
pub(crate) struct Histogram {
    /// How often it ended in each slot, and after all of them.
    slots: [Count; SLOTS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    pub fn took(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let slot = SLOTS.iter().position(|end| micros <= *end);
        self.slots[slot.unwrap_or(SLOTS.len())].up();
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }
}

/// What is counted while a server runs.
#[derive(Default)]
pub(crate) struct Metrics {
    /// Actions: from the request to the answer.
    pub clicks: Histogram,
    /// What else of the protocol is asked.
    pub asks: Histogram,
    /// Answers by the first digit of their status.
    answers: [Count; 6],
    /// What was played and written: from the database's side.
    pub writes: Histogram,
    /// Writes that were not acknowledged.
    pub unwritten: Count,
    /// Changes for which another node was quicker.
    pub crossed: Count,
    /// Machines that have thought.
    pub thoughts: Histogram,
    /// Matches that were read from the database and folded.
    pub folds: Histogram,
}

impl Metrics {
    pub fn answered(&self, status: u16) {
        if let Some(count) = self.answers.get(usize::from(status / 100)) {
            count.up();
        }
    }

    /// All of it, as Prometheus reads it; `now`: numbers that go up and down, with what they are.
    pub fn text(&self, now: &[(&str, &str, f64)]) -> String {
        let mut page = Page(String::new());
        page.histogram(
            "clicks_seconds",
            "Actions, from the request to the answer.",
            &self.clicks,
        );
        page.histogram(
            "requests_seconds",
            "Other requests of the protocol.",
            &self.asks,
        );
        page.head(
            "answers_total",
            "Answers by the class of their status.",
            "counter",
        );
        for (class, count) in self.answers.iter().enumerate().skip(1) {
            page.line(
                &format!("answers_total{{class=\"{class}xx\"}}"),
                count.read() as f64,
            );
        }
        page.histogram(
            "writes_seconds",
            "Changes written, as the database takes them.",
            &self.writes,
        );
        page.count(
            "unwritten_total",
            "Changes that the database did not acknowledge.",
            &self.unwritten,
        );
        page.count(
            "crossed_total",
            "Changes for which another node was quicker.",
            &self.crossed,
        );
        page.histogram(
            "thoughts_seconds",
            "Machines that have thought.",
            &self.thoughts,
        );
        page.histogram(
            "folds_seconds",
            "Matches read from the database.",
            &self.folds,
        );
        for (name, what, number) in now {
            page.head(name, what, "gauge");
            page.line(name, *number);
        }
        page.0
    }
}

struct Page(String);

impl Page {
    fn head(&mut self, name: &str, what: &str, kind: &str) {
        let text = format!("# HELP grognard_{name} {what}\n# TYPE grognard_{name} {kind}\n");
        self.0.push_str(&text);
    }

    fn line(&mut self, name: &str, number: f64) {
        // Text takes it, and cannot fail.
        let _ = writeln!(self.0, "grognard_{name} {number}");
    }

    fn count(&mut self, name: &str, what: &str, count: &Count) {
        self.head(name, what, "counter");
        self.line(name, count.read() as f64);
    }

    fn histogram(&mut self, name: &str, what: &str, histogram: &Histogram) {
        self.head(name, what, "histogram");
        let mut sum = 0;
        let ends = SLOTS.iter().map(|end| seconds(*end).to_string());
        let ends = ends.chain([String::from("+Inf")]);
        for (end, slot) in ends.zip(&histogram.slots) {
            sum += slot.read();
            self.line(&format!("{name}_bucket{{le=\"{end}\"}}"), sum as f64);
        }
        let micros = histogram.micros.load(Ordering::Relaxed);
        self.line(&format!("{name}_sum"), seconds(micros));
        self.line(&format!("{name}_count"), sum as f64);
    }
}

fn seconds(micros: u64) -> f64 {
    micros as f64 / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_is_written_as_prometheus_reads_it() {
        let metrics = Metrics::default();
        for millis in [1, 3, 30, 20_000] {
            metrics.clicks.took(Duration::from_millis(millis));
        }
        metrics.answered(200);
        metrics.answered(204);
        metrics.answered(503);
        metrics.answered(999);
        metrics.unwritten.up();
        let text = metrics.text(&[("live_matches", "Matches in memory.", 7.0)]);
        for line in [
            "# TYPE grognard_clicks_seconds histogram",
            "grognard_clicks_seconds_bucket{le=\"0.001\"} 1",
            "grognard_clicks_seconds_bucket{le=\"0.005\"} 2",
            "grognard_clicks_seconds_bucket{le=\"0.05\"} 3",
            "grognard_clicks_seconds_bucket{le=\"10\"} 3",
            "grognard_clicks_seconds_bucket{le=\"+Inf\"} 4",
            "grognard_clicks_seconds_sum 20.034",
            "grognard_clicks_seconds_count 4",
            "grognard_answers_total{class=\"2xx\"} 2",
            "grognard_answers_total{class=\"5xx\"} 1",
            "grognard_unwritten_total 1",
            "grognard_live_matches 7",
        ] {
            assert!(text.lines().any(|told| told == line), "{line}\n{text}");
        }
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (name, number) = line.rsplit_once(' ').unwrap();
            assert!(
                name.starts_with("grognard_") && number.parse::<f64>().is_ok(),
                "{line}"
            );
        }
    }
}
