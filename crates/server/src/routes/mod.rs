//! The addresses of the server.

mod art;
mod lists;
mod pages;
mod play;
mod stream;

use crate::error::Wrong;
use crate::hall::Hall;
use axum::Router;
use axum::http::StatusCode;
use axum::routing::{get, post};
use std::sync::Arc;

/// All of them.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    Router::new()
        .route("/", get(pages::home))
        .route("/match/{id}", get(pages::play))
        .route("/rules", get(pages::rules))
        .route("/rules/{*path}", get(pages::rules))
        .route("/web/{*path}", get(pages::asset))
        .route("/favicon.ico", get(pages::icon))
        .route("/words/{file}", get(pages::words))
        .route("/api/systems", get(lists::systems))
        .route("/api/levels", get(lists::levels))
        .route("/api/systems/{system}/maps/{map}", get(art::map))
        .route("/art/{system}/ground/{map}/{file}", get(art::ground))
        .route("/art/{system}/thumb/{file}", get(art::thumb))
        .route("/art/{system}/faces", get(art::faces))
        .route("/api/systems/{system}/rules", get(lists::rules))
        .route(
            "/api/systems/{system}/rules/{rule}/cases",
            get(lists::cases),
        )
        .route("/api/systems/{system}/cases", get(lists::film))
        .route("/api/matches", get(lists::matches).post(play::create))
        .route("/api/seats", post(lists::seats))
        .route("/api/matches/{id}", get(play::envelope))
        .route(
            "/api/matches/{id}/actions",
            get(play::actions).post(play::act),
        )
        .route("/api/matches/{id}/undo", post(play::undo))
        .route("/api/matches/{id}/why", get(play::why))
        .route("/api/matches/{id}/odds", get(play::odds))
        .route("/api/matches/{id}/sight", get(play::sight))
        .route("/api/matches/{id}/positions", get(play::positions))
        .route("/api/matches/{id}/positions/{n}", get(play::position))
        .route("/api/matches/{id}/stream", get(stream::stream))
        .route("/api/matches/{id}/journal", get(play::journal))
        .route(
            "/api/matches/{id}/orders",
            get(play::orders).put(play::order),
        )
        .route("/api/journals", post(play::bring))
        .fallback(nothing)
        .method_not_allowed_fallback(wrong_method)
        .with_state(hall)
}

async fn nothing() -> Wrong {
    Wrong::nowhere(
        "there is nothing at this address: docs/protocol.md and /api/openapi.json list what there is",
    )
}

async fn wrong_method() -> Wrong {
    Wrong::new(
        StatusCode::METHOD_NOT_ALLOWED,
        "wrong-method",
        "this address is there, but not for this method: see the header Allow",
    )
}
