//! The live stream: the newest envelope whenever the match has changed.

use crate::crowd::Held;
use crate::error::{Wrong, WrongBody};
use crate::extract::{At, Token};
use crate::hall::{Hall, Room};
use crate::keys::Pass;
use crate::proxy::Peer;
use crate::wire::Envelope;
use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use table::Seat;
use tokio::sync::{OwnedSemaphorePermit, watch};

/// A comment is sent so often, so that a dead line is noticed.
const PING: Duration = Duration::from_secs(15);

/// A match that could not be read is read again after so long.
const AGAIN: Duration = Duration::from_millis(500);

/// What is between us and the listener keeps nothing back: nginx would wait until it has a page full.
const AT_ONCE: [(HeaderName, HeaderValue); 2] = [
    (
        HeaderName::from_static("x-accel-buffering"),
        HeaderValue::from_static("no"),
    ),
    (
        header::CACHE_CONTROL,
        HeaderValue::from_static("no-store, no-transform"),
    ),
];

/// One who listens.
struct Listener {
    hall: Arc<Hall>,
    room: Arc<Room>,
    id: String,
    seat: Option<Seat>,
    /// What was sent last.
    sent: Option<usize>,
    news: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    /// One of the server's, one of the seat's.
    _places: [OwnedSemaphorePermit; 2],
    /// One of those of his household, if his line is a proxy's.
    _held: Option<Held>,
}
/// The newest envelope whenever the match has changed: server-sent events named `envelope`, whose id is `seq`.
#[utoipa::path(get, path = "/api/matches/{id}/stream", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match"), ("last-event-id" = Option<usize>, Header, description = "What is known already: nothing is sent while the match stands there")), responses((status = 200, content_type = "text/event-stream", body = Envelope), (status = "4XX", body = WrongBody)))]
pub(super) async fn stream(
    State(hall): State<Arc<Hall>>,
    At(id): At<String>,
    token: Token,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let seat = match hall.pass(&id, token.0.as_deref())? {
        Pass::Seat(seat) => Some(seat),
        Pass::Look => None,
    };
    let full = || Wrong::too_many("too many streams are open: close some");
    let place = hall.streams.clone().try_acquire_owned();
    let place = place.map_err(|_| full())?;
    let room = hall.room(&id).await?;
    let own = room.place(seat).ok_or_else(full)?;
    let held = match peer.proxied {
        true => Some(hall.crowd.hold(peer.ip).ok_or_else(full)?),
        false => None,
    };
    // What does not open is told now, not by a stream that ends.
    hall.envelope(&id, seat).await?;
    let last = headers.get("last-event-id");
    let listener = Listener {
        news: room.news.subscribe(),
        closing: hall.closing.subscribe(),
        sent: last.and_then(|id| id.to_str().ok()?.parse().ok()),
        hall,
        room,
        id,
        seat,
        _places: [place, own],
        _held: held,
    };
    let events = unfold(listener, |mut listener| async move {
        let event = listener.next().await?;
        Some((Ok::<Event, Infallible>(event), listener))
    });
    let events = Sse::new(events).keep_alive(KeepAlive::new().interval(PING).text("ping"));
    Ok((AT_ONCE, events).into_response())
}

impl Listener {
    /// The next envelope; nothing when the server stops.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if *self.closing.borrow_and_update() {
                return None;
            }
            // Marked as seen before it is looked at: what comes in between is looked at again.
            self.news.borrow_and_update();
            let told = match self.hall.envelope(&self.id, self.seat).await {
                Ok(told) => told,
                // The database is away, and will be back: who listens waits, and misses nothing.
                Err(wrong) if wrong.status == StatusCode::SERVICE_UNAVAILABLE => {
                    self.hall.while_open(tokio::time::sleep(AGAIN)).await?;
                    continue;
                }
                Err(_) => return None,
            };
            if self.sent.replace(told.seq) != Some(told.seq) {
                let event = Event::default().event("envelope");
                return Some(event.id(told.seq.to_string()).data(&told.json));
            }
            self.room.touch();
            tokio::select! {
                changed = self.news.changed() => changed.ok()?,
                _ = self.closing.changed() => return None,
            }
        }
    }
}
