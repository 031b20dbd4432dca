//! For those who learn: lessons, and what a machine would do.

use crate::error::{Wrong, WrongBody};
use crate::extract::{At, Json as Body, Token};
use crate::hall::Hall;
use crate::levels::{levels, usual};
use crate::reply;
use crate::routes::play::{Opener, hand};
use crate::wire::{Begun, Envelope, LessonBegun, LessonPlace, PlayOn, QuickCard};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use std::sync::Arc;

type The = State<Arc<Hall>>;

/// A system on one page: the turn in pictures, what wins, the numbers that matter.
#[utoipa::path(get, path = "/api/systems/{system}/quick", tag = "lessons", params(("system" = String, Path, description = "The system's id")), responses((status = 200, body = QuickCard), (status = "4XX", body = WrongBody)))]
pub(super) async fn quick(
    State(hall): The,
    At(system): At<String>,
) -> Result<Json<QuickCard>, Wrong> {
    let system = hall.library.system(&system)?;
    let card = hall.library.quick_card(system);
    let card = card.ok_or_else(|| Wrong::nowhere("this system has no quick start"))?;
    Ok(Json(card))
}

/// Begins a lesson, or takes one up at a step. It is a match like any other, in memory alone: its own step is in the
/// envelope, and what the step does not want is refused.
#[utoipa::path(post, path = "/api/systems/{system}/lessons/{lesson}", tag = "lessons", params(("system" = String, Path, description = "The system's id"), ("lesson" = String, Path, description = "The lesson's id")), request_body = LessonPlace, responses((status = 201, body = LessonBegun), (status = "4XX", body = WrongBody)))]
pub(super) async fn teach(
    State(hall): The,
    At((system, lesson)): At<(String, String)>,
    Body(place): Body<LessonPlace>,
) -> Result<(StatusCode, Json<LessonBegun>), Wrong> {
    let begun = hall.teach(&system, &lesson, place).await?;
    Ok((StatusCode::CREATED, Json(begun)))
}

/// Goes on from a step of a lesson in which nothing is to be done but to read.
#[utoipa::path(post, path = "/api/matches/{id}/next", tag = "lessons", security(("seat" = [])), params(("id" = String, Path, description = "The match")), responses((status = 200, body = Envelope), (status = 422, body = WrongBody, description = "no-lesson"), (status = "4XX", body = WrongBody)))]
pub(super) async fn next(
    State(hall): The,
    At(id): At<String>,
    token: Token,
) -> Result<Response, Wrong> {
    let seat = hand(&hall, &id, token)?;
    let told = hall.next_step(&id, seat).await?;
    Ok(reply::json(told.json.clone()))
}

/// Begins a match where a lesson has ended, against a machine. On a server that others can reach, only its owner may.
#[utoipa::path(post, path = "/api/matches/{id}/play-on", tag = "lessons", security(("seat" = []), ("owner" = [])), params(("id" = String, Path, description = "The match")), request_body = PlayOn, responses((status = 201, body = Begun), (status = 409, body = WrongBody, description = "not-over"), (status = 422, body = WrongBody, description = "no-lesson"), (status = "4XX", body = WrongBody)))]
pub(super) async fn play_on(
    State(hall): The,
    At(id): At<String>,
    _: Opener,
    Body(wish): Body<PlayOn>,
) -> Result<(StatusCode, Json<Begun>), Wrong> {
    let known = levels();
    let level = wish.level.unwrap_or_else(usual);
    if known.iter().all(|known| known.id != level) {
        let what = "there is no such level: /api/levels lists them";
        return Err(Wrong::unfit("bad-seats", what));
    }
    let begun = hall.play_on(&id, &level).await?;
    Ok((StatusCode::CREATED, Json(begun)))
}
