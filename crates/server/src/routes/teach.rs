//! What would be better: a hint, a warning before a blunder, and what was better once a match is over.

use crate::error::{Wrong, WrongBody};
use crate::extract::{At, Json as Body, Token};
use crate::hall::Hall;
use crate::routes::play::{eyes, hand};
use crate::wire::{Act, Hint, Reviewed, Warning};
use axum::Json;
use axum::extract::State;
use std::sync::Arc;

type The = State<Arc<Hall>>;

/// What a machine would do at this seat, from what the seat knows, and why. Nothing is done. Only in matches without another person
/// far away, and where the seat was begun with help.
#[utoipa::path(post, path = "/api/matches/{id}/hint", tag = "lessons", security(("seat" = [])), params(("id" = String, Path, description = "The match")), responses((status = 200, body = Hint), (status = 409, body = WrongBody, description = "not-alone, no-help, not-asked, stale"), (status = "4XX", body = WrongBody)))]
pub(super) async fn hint(
    State(hall): The,
    At(id): At<String>,
    token: Token,
) -> Result<Json<Hint>, Wrong> {
    let seat = hand(&hall, &id, token)?;
    Ok(Json(hall.hint(&id, seat).await?))
}

/// Whether an action, with these after it, throws something away, from what the seat knows: what would be better, and why. Nothing
/// is done. Only where the seat was begun with warnings.
#[utoipa::path(post, path = "/api/matches/{id}/warning", tag = "lessons", security(("seat" = [])), params(("id" = String, Path, description = "The match")), request_body = Act, responses((status = 200, body = Warning), (status = 409, body = WrongBody, description = "not-alone, no-help, not-asked, stale"), (status = "4XX", body = WrongBody)))]
pub(super) async fn warning(
    State(hall): The,
    At(id): At<String>,
    token: Token,
    Body(act): Body<Act>,
) -> Result<Json<Warning>, Wrong> {
    let seat = hand(&hall, &id, token)?;
    Ok(Json(hall.warning(&id, seat, act).await?))
}

/// What was better in a finished match. Who asks first has it looked through, which takes a while: ask again until it is there.
#[utoipa::path(get, path = "/api/matches/{id}/review", tag = "lessons", security(("seat" = [])), params(("id" = String, Path, description = "The match")), responses((status = 200, body = Reviewed), (status = 409, body = WrongBody, description = "not-over"), (status = "4XX", body = WrongBody)))]
pub(super) async fn review(
    State(hall): The,
    At(id): At<String>,
    token: Token,
) -> Result<Json<Reviewed>, Wrong> {
    eyes(&hall, &id, token)?;
    Ok(Json(hall.review(&id).await?))
}
