//! The lines to those who ask: so many are held at a time. When all places are taken, the line on which the server
//! has waited longest for the other end is closed for who comes: nobody shuts others out by saying nothing.

use crate::report::Report;
use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use std::collections::{BTreeMap, HashMap};
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use tokio::sync::{Notify, oneshot};

/// The places for lines.
pub(crate) struct Places {
    most: usize,
    held: Mutex<Held>,
    /// Somebody has gone, or is waited for.
    changed: Notify,
    /// What the owner of the server is told.
    pub report: Report,
}

#[derive(Default)]
struct Held {
    /// The number of the next line, and of the next wait.
    next: u64,
    lines: HashMap<u64, State>,
    /// How many of these are told to close and have not done so yet.
    closing: usize,
    /// The lines whose other end is waited for, by the number of the wait: the first since longest.
    waits: BTreeMap<u64, u64>,
}

/// How it is with a line.
struct State {
    /// The number of the wait, while the other end is waited for.
    wait: Option<u64>,
    /// Tells it to close; nothing once that is done.
    end: Option<oneshot::Sender<()>>,
}

impl Places {
    pub fn new(most: usize) -> Arc<Places> {
        let most = most.max(1);
        Arc::new(Places {
            most,
            held: Mutex::default(),
            changed: Notify::new(),
            report: Report::new(most),
        })
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a new line, and what tells it to close. One comes at a time.
    pub async fn enter(self: &Arc<Places>) -> (Line, oneshot::Receiver<()>) {
        let mut waits = false;
        loop {
            let closed = {
                let mut held = self.held();
                if held.lines.len() < self.most {
                    return self.seat(&mut held);
                }
                // For one who comes one goes.
                (held.lines.len() - held.closing >= self.most).then(|| held.close_oldest())
            };
            match closed {
                Some(true) => self.report.closed(),
                Some(false) if !waits => {
                    waits = true;
                    self.report.waits();
                }
                _ => {}
            }
            self.changed.notified().await;
        }
    }

    fn seat(self: &Arc<Places>, held: &mut Held) -> (Line, oneshot::Receiver<()>) {
        let (end, ended) = oneshot::channel();
        let line = held.number();
        let state = State {
            wait: None,
            end: Some(end),
        };
        held.lines.insert(line, state);
        held.wait(line);
        let place = Place {
            places: self.clone(),
            line,
        };
        (Line(Arc::new(place)), ended)
    }

    /// A line could not be taken: if files are short, one is closed.
    pub fn failed(&self, error: &io::Error) {
        // Too many open files: of this program (24), of the machine (23).
        if matches!(error.raw_os_error(), Some(23 | 24)) && self.held().close_oldest() {
            self.report.closed();
        }
        self.report.failed(error);
    }
}

impl Held {
    fn number(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    /// The other end of a line is waited for from now on; not if it closes.
    fn wait(&mut self, line: u64) {
        let wait = self.number();
        let state = self.lines.get_mut(&line);
        if let Some(state) = state.filter(|state| state.wait.is_none() && state.end.is_some()) {
            state.wait = Some(wait);
            self.waits.insert(wait, line);
        }
    }

    /// The other end of a line has said something; whether the line goes on.
    fn stir(&mut self, line: u64) -> bool {
        let Some(state) = self.lines.get_mut(&line) else {
            return false;
        };
        if let Some(wait) = state.wait.take() {
            self.waits.remove(&wait);
        }
        state.end.is_some()
    }

    /// Tells the line to close whose other end has been waited for longest, if there is one.
    fn close_oldest(&mut self) -> bool {
        let oldest = self.waits.pop_first();
        let state = oldest.and_then(|(_, line)| self.lines.get_mut(&line));
        let Some(state) = state else {
            return false;
        };
        state.wait = None;
        self.closing += 1;
        // One that has just ended by itself need not be told.
        let _ = state.end.take().map(|end| end.send(()));
        true
    }

    fn remove(&mut self, line: u64) {
        self.stir(line);
        let state = self.lines.remove(&line);
        if state.is_some_and(|state| state.end.is_none()) {
            self.closing -= 1;
        }
    }
}

/// A line that is held; its place is given back when all of these are dropped.
#[derive(Clone)]
pub(crate) struct Line(Arc<Place>);

struct Place {
    places: Arc<Places>,
    line: u64,
}

impl Place {
    fn wait(&self) {
        self.places.held().wait(self.line);
        self.places.changed.notify_one();
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.places.held().remove(self.line);
        self.places.changed.notify_one();
    }
}

impl Line {
    /// The other end has asked something: it is not waited for until what this gives is dropped. Nothing if the
    /// line has been told to close just now.
    pub fn busy(&self) -> Option<Busy> {
        let goes_on = self.0.places.held().stir(self.0.line);
        goes_on.then(|| Busy(self.clone()))
    }

    /// In the middle of a request the other end is waited for, until what this gives is dropped: it has announced a
    /// body and does not send it, perhaps.
    pub fn pause(&self) -> Pause {
        self.0.wait();
        Pause(self.clone())
    }
}

/// A request is being answered.
pub(crate) struct Busy(Line);

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.0.wait();
    }
}

/// The other end is waited for in the middle of a request.
pub(crate) struct Pause(Line);

impl Drop for Pause {
    fn drop(&mut self) {
        let place = &self.0.0;
        place.places.held().stir(place.line);
    }
}

/// A body that keeps its line busy until it is sent, or nobody wants it.
pub(crate) struct Sent {
    body: Body,
    _busy: Busy,
}

impl Sent {
    pub fn new(body: Body, busy: Busy) -> Sent {
        Sent { body, _busy: busy }
    }
}

impl HttpBody for Sent {
    type Data = Bytes;
    type Error = axum::Error;
    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }
    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }
    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    async fn enter(places: &Arc<Places>) -> (Line, oneshot::Receiver<()>) {
        let entered = tokio::time::timeout(Duration::from_secs(20), places.enter());
        entered.await.expect("there is a place")
    }

    /// A line that closes when it is told to, as a connection does.
    fn obey(line: Line, end: oneshot::Receiver<()>) -> tokio::task::JoinHandle<()> {
        tokio::spawn(async move {
            let _ = end.await;
            drop(line);
        })
    }

    #[tokio::test]
    async fn who_has_been_waited_for_longest_makes_room() {
        let places = Places::new(3);
        let (first, end) = enter(&places).await;
        let answering = first.busy().unwrap();
        let first = obey(first, end);
        let (second, end) = enter(&places).await;
        let second = obey(second, end);
        let (third, end) = enter(&places).await;
        let third = obey(third, end);
        // The first has been answered just now, so it is the last to go.
        drop(answering);
        let fourth = enter(&places).await;
        second.await.unwrap();
        let fifth = enter(&places).await;
        third.await.unwrap();
        let _busy = fourth.0.busy().unwrap();
        let _busy = fifth.0.busy().unwrap();
        enter(&places).await;
        first.await.unwrap();
    }

    #[tokio::test]
    async fn only_when_all_are_busy_one_who_comes_waits() {
        let places = Places::new(2);
        let (first, end) = enter(&places).await;
        let (second, _end) = enter(&places).await;
        let busy = (first.busy().unwrap(), second.busy().unwrap());
        let first = obey(first, end);
        let comes = tokio::spawn({
            let places = places.clone();
            async move { places.enter().await }
        });
        tokio::task::yield_now().await;
        assert!(!comes.is_finished());
        // A body that does not come is no work.
        let pause = busy.0.0.pause();
        first.await.unwrap_or_default();
        assert!(busy.0.0.busy().is_none(), "it has been told to close");
        drop((pause, busy));
        comes.await.unwrap();
    }

    #[tokio::test]
    async fn places_are_given_back_and_nobody_is_remembered() {
        let places = Places::new(2);
        for _ in 0..5 {
            let (line, _end) = enter(&places).await;
            let busy = line.busy();
            drop(line.pause());
            drop(busy);
        }
        let held = places.held();
        assert!(held.lines.is_empty() && held.waits.is_empty());
        assert_eq!(held.closing, 0);
    }
}
