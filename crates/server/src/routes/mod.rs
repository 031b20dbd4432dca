//! The addresses of the server.

mod art;
mod lessons;
mod lists;
mod pages;
mod play;
mod seating;
mod stream;
mod teach;
mod watch;

pub(crate) use watch::router as watch;

use crate::error::Wrong;
use crate::hall::Hall;
use crate::reply;
use axum::Router;
use axum::http::StatusCode;
use axum::routing::get;
use std::sync::Arc;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What the document says besides the addresses.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Grognard",
        description = "Matches over HTTP. docs/protocol.md tells it to people.",
        license(name = "MIT OR Apache-2.0")
    ),
    modifiers(&Secrets)
)]
struct Document;

/// The kinds of secrets.
struct Secrets;

impl Modify for Secrets {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let parts = document.components.get_or_insert_default();
        for (name, what) in [
            (
                "seat",
                "The secret of a seat: from the answer that began the match, from the link, or for an invitation.",
            ),
            (
                "invitation",
                "What a seat far away is taken with, once: from the answer that began the match, or from the link.",
            ),
            (
                "owner",
                "The key of who runs the server: in the file 'owner' of its data folder, or for a code.",
            ),
        ] {
            let bearer = HttpBuilder::new()
                .scheme(HttpAuthScheme::Bearer)
                .description(Some(what));
            parts.add_security_scheme(name, SecurityScheme::Http(bearer.build()));
        }
    }
}

/// The addresses of the protocol, with their document.
fn protocol() -> OpenApiRouter<Arc<Hall>> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(lists::systems))
        .routes(routes!(lists::levels))
        .routes(routes!(lists::health))
        .routes(routes!(art::map))
        .routes(routes!(art::ground))
        .routes(routes!(art::thumb))
        .routes(routes!(art::faces))
        .routes(routes!(pages::words))
        .routes(routes!(lists::rules))
        .routes(routes!(lists::cases))
        .routes(routes!(lists::film))
        .routes(routes!(lists::matches, play::create))
        .routes(routes!(lists::seats))
        .routes(routes!(seating::take))
        .routes(routes!(seating::owner))
        .routes(routes!(play::envelope, play::delete))
        .routes(routes!(play::actions, play::act))
        .routes(routes!(play::undo))
        .routes(routes!(play::resign))
        .routes(routes!(play::why))
        .routes(routes!(play::odds))
        .routes(routes!(play::sight))
        .routes(routes!(play::about))
        .routes(routes!(play::ways))
        .routes(routes!(play::set_up))
        .routes(routes!(play::after))
        .routes(routes!(play::reactions))
        .routes(routes!(play::look))
        .routes(routes!(play::positions))
        .routes(routes!(play::course))
        .routes(routes!(play::position))
        .routes(routes!(stream::stream))
        .routes(routes!(play::header))
        .routes(routes!(play::journal))
        .routes(routes!(play::content))
        .routes(routes!(play::orders, play::order))
        .routes(routes!(play::bring))
        .routes(routes!(lessons::quick))
        .routes(routes!(lessons::teach))
        .routes(routes!(lessons::next))
        .routes(routes!(lessons::play_on))
        .routes(routes!(teach::hint))
        .routes(routes!(teach::warning))
        .routes(routes!(teach::review))
}

/// All addresses.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    let (protocol, document) = protocol().split_for_parts();
    let document = serde_json::to_string(&document).expect("the document is plain data");
    protocol
        .route(
            "/api/openapi.json",
            get(async move || reply::json(document.clone())),
        )
        .route("/healthz", get(watch::lives))
        .route("/readyz", get(watch::ready))
        .route("/", get(pages::home))
        .route("/match/{id}", get(pages::play))
        .route("/lesson/{system}/{lesson}", get(pages::play))
        .route("/start/{system}", get(pages::quick))
        .route("/rules", get(pages::rules))
        .route("/rules/{*path}", get(pages::rules))
        .route("/web/{*path}", get(pages::asset))
        .route("/favicon.ico", get(pages::icon))
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
