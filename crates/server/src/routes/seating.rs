//! How one comes to a seat, or to the owner's key.

use crate::error::{Wrong, WrongBody};
use crate::extract::{At, Json as Body, Token};
use crate::hall::Hall;
use crate::wire::{OwnerCode, OwnerKeyText, SeatClaim, Seated};
use axum::Json;
use axum::extract::State;
use std::sync::Arc;

/// Takes the seat of an invitation, once. It is taken on disk before it is answered; the same claim again is answered
/// as before.
#[utoipa::path(post, path = "/api/matches/{id}/take", tag = "matches", security(("invitation" = [])), params(("id" = String, Path, description = "The match")), request_body = SeatClaim, responses((status = 200, body = Seated), (status = 409, body = WrongBody, description = "taken"), (status = 422, body = WrongBody, description = "bad-claim"), (status = "4XX", body = WrongBody)))]
pub(super) async fn take(
    State(hall): State<Arc<Hall>>,
    At(id): At<String>,
    Token(invite): Token,
    Body(claim): Body<SeatClaim>,
) -> Result<Json<Seated>, Wrong> {
    let invite = invite.ok_or_else(Wrong::no_token)?;
    let seat = hall.keys.invited(&id, &invite);
    let seat = seat.ok_or_else(Wrong::no_invitation)?;
    Ok(Json(hall.sit(&id, seat, &claim.claim).await?))
}

/// The owner's key, for a code that works once: `grognard owner` prints one.
#[utoipa::path(post, path = "/api/owner", tag = "matches", request_body = OwnerCode, responses((status = 200, body = OwnerKeyText), (status = 403, body = WrongBody, description = "bad-code"), (status = "4XX", body = WrongBody)))]
pub(super) async fn owner(
    State(hall): State<Arc<Hall>>,
    Body(OwnerCode { code }): Body<OwnerCode>,
) -> Result<Json<OwnerKeyText>, Wrong> {
    let key = hall.redeem(&code).await?;
    Ok(Json(OwnerKeyText { key }))
}
