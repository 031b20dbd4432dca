//! For who watches: whether it lives, whether it is ready, and its numbers.

use crate::hall::Hall;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;
use std::time::Duration;

/// A database that does not answer by then is away.
const SOON: Duration = Duration::from_secs(2);

/// It lives.
pub(super) async fn lives() -> &'static str {
    "ok\n"
}

/// Whether it can be sent people: not while it stops, nor while the database is away.
pub(super) async fn ready(State(hall): State<Arc<Hall>>) -> Response {
    match is_ready(&hall).await {
        Ok(()) => "ready\n".into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response(),
    }
}

async fn is_ready(hall: &Hall) -> Result<(), &'static str> {
    if *hall.closing.borrow() {
        return Err("it stops");
    }
    if !hall.store.is_well() {
        return Err("the database does not take what is written");
    }
    match tokio::time::timeout(SOON, hall.store.version("")).await {
        Ok(Ok(_)) => Ok(()),
        _ => Err("the database does not answer"),
    }
}

async fn numbers(State(hall): State<Arc<Hall>>) -> Response {
    let media = "text/plain; version=0.0.4; charset=utf-8";
    let now = hall.now().await;
    ([(header::CONTENT_TYPE, media)], hall.metrics.text(&now)).into_response()
}

/// What is told at an address of its own, which is not for people.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    Router::new()
        .route("/healthz", get(lives))
        .route("/readyz", get(ready))
        .route("/metrics", get(numbers))
        .with_state(hall)
}

impl Hall {
    /// The numbers that go up and down.
    async fn now(&self) -> Vec<(&'static str, &'static str, f64)> {
        let streams = self.limits.streams - self.streams.available_permits();
        let load = self.store.load();
        let mut now = vec![
            (
                "live_matches",
                "Matches in memory.",
                self.known(None).len() as f64,
            ),
            ("streams", "Streams that are open.", streams as f64),
            (
                "thinking",
                "Machines that think here.",
                self.thinking() as f64,
            ),
            (
                "database_writes",
                "Whether the database takes what is written.",
                f64::from(u8::from(self.store.is_well())),
            ),
            (
                "write_queue",
                "Changes that wait to be written.",
                load.queue,
            ),
            (
                "database_connections",
                "Connections that read.",
                load.connections,
            ),
            (
                "database_connections_idle",
                "Those of them that are idle.",
                load.idle,
            ),
        ];
        // What the database does not tell is left out.
        if let Ok(Ok(asked)) = tokio::time::timeout(SOON, self.store.asked()).await {
            let what = "Matches of the house in which a machine is asked; in a file, none are written down.";
            now.push(("asked_machines", what, asked as f64));
        }
        if let Ok(Ok(count)) = tokio::time::timeout(SOON, self.store.count()).await {
            now.push(("matches", "Matches in the database.", count as f64));
        }
        now
    }
}
