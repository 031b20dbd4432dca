//! What comes in, read so that whatever is wrong with it is answered with a typed error.

use crate::error::Wrong;
use crate::lines::Line;
use axum::body::{Bytes, HttpBody};
use axum::extract::path::ErrorKind;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::StatusCode;
use axum::http::header::{AUTHORIZATION, EXPECT};
use axum::http::request::Parts;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use serde::de::DeserializeOwned;
use std::time::Duration;
use table::short;
use tokio::time::timeout;

/// A body of JSON or of words is at most so long; a journal may be longer.
const BODY: usize = 64 << 10;
const JOURNAL: usize = 8 << 20;
/// A body that is longer by no more than this is let come, and thrown away: who is in the middle of sending hears
/// nothing, and would not hear why it is refused.
const SLACK: u64 = 8 << 20;
/// A body that does not come in this time does not come.
const SLOW: Duration = Duration::from_secs(30);

/// A body of JSON.
pub(crate) struct Json<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = Wrong;
    async fn from_request(request: Request, _: &S) -> Result<Self, Wrong> {
        let bytes = read(request, BODY).await?;
        let read = serde_json::from_slice(&bytes);
        read.map(Json).map_err(|error| {
            Wrong::bad(
                "bad-json",
                format!(
                    "the body is not what is wanted here: {}",
                    short(error.to_string())
                ),
            )
        })
    }
}

/// A body of text: `LONG` as a journal may be.
pub(crate) struct Words<const LONG: bool>(pub String);

impl<S: Send + Sync, const LONG: bool> FromRequest<S> for Words<LONG> {
    type Rejection = Wrong;
    async fn from_request(request: Request, _: &S) -> Result<Self, Wrong> {
        let bytes = read(request, if LONG { JOURNAL } else { BODY }).await?;
        let text = String::from_utf8(bytes.into());
        text.map(Words)
            .map_err(|_| Wrong::bad("bad-text", "the body is not text in UTF-8"))
    }
}

async fn read(request: Request, most: usize) -> Result<Bytes, Wrong> {
    let too_large = || {
        let message = format!("the body is longer than {most} bytes");
        Wrong::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message)
    };
    let (announced, most_of_all) = (request.body().size_hint().lower(), most as u64 + SLACK);
    let asks = request.headers().contains_key(EXPECT);
    // What is announced as much too long is not waited for, nor asked for.
    if announced > most_of_all || asks && announced > most as u64 {
        return Err(too_large());
    }
    // Until it has come, the line is one that others may need more.
    let _pause = request.extensions().get::<Line>().map(Line::pause);
    let mut body = request.into_body();
    if announced > most as u64 {
        let thrown_away = async { while let Some(Ok(_)) = body.frame().await {} };
        let _ = timeout(SLOW, thrown_away).await;
        return Err(too_large());
    }
    let collected = timeout(SLOW, Limited::new(body, most).collect()).await;
    let collected = collected.map_err(|_| {
        let message = "the body did not come in time: send it again";
        Wrong::new(StatusCode::REQUEST_TIMEOUT, "too-slow", message)
    })?;
    collected.map(|body| body.to_bytes()).map_err(|error| {
        if error.is::<LengthLimitError>() {
            too_large()
        } else {
            Wrong::bad("bad-body", "the body ended before its end")
        }
    })
}

/// The parts of a path.
pub(crate) struct At<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for At<T> {
    type Rejection = Wrong;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Wrong> {
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(at)| At(at))
            .map_err(|rejection| match rejection {
                PathRejection::FailedToDeserializePathParams(why)
                    if !matches!(why.kind(), ErrorKind::InvalidUtf8InPathParam { .. }) =>
                {
                    Wrong::nowhere("there is nothing of this name")
                }
                _ => Wrong::bad("bad-path", "the path is not text in UTF-8"),
            })
    }
}

/// The pairs of a query, in their order.
pub(crate) struct Query(pub Vec<(String, String)>);

impl<S: Send + Sync> FromRequestParts<S> for Query {
    type Rejection = Wrong;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Wrong> {
        let query = parts.uri.query().unwrap_or_default().as_bytes();
        let pairs = form_urlencoded::parse(query);
        Ok(Query(pairs.into_owned().collect()))
    }
}

impl Query {
    /// The first value of that name.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }
}

/// The secret that was sent along, if any.
pub(crate) struct Token(pub Option<String>);

impl<S: Send + Sync> FromRequestParts<S> for Token {
    type Rejection = Wrong;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Wrong> {
        let header = parts.headers.get(AUTHORIZATION);
        let header = header.and_then(|value| value.to_str().ok());
        let token = header.and_then(|value| {
            let (scheme, token) = value.split_once(' ')?;
            scheme
                .eq_ignore_ascii_case("bearer")
                .then(|| token.trim().to_owned())
        });
        Ok(Token(token))
    }
}
