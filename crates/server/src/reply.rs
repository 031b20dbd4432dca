//! How answers go out: what may be kept, and for how long.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use std::borrow::Cow;

/// A tag that changes with the content.
pub(crate) fn etag(bytes: &[u8]) -> String {
    format!("\"{}\"", &blake3::hash(bytes).to_hex()[..24])
}

/// What may be kept by who asks again each time whether it is still so.
pub(crate) fn kept(asked: &HeaderMap, media: &'static str, bytes: Cow<[u8]>) -> Response<Body> {
    let tag = etag(&bytes);
    tagged(asked, media, bytes, tag)
}

/// The same, with a tag that was known before.
pub(crate) fn tagged(
    asked: &HeaderMap,
    media: &'static str,
    bytes: Cow<[u8]>,
    tag: String,
) -> Response<Body> {
    let known = asked.get_all(header::IF_NONE_MATCH).iter();
    let known = { known }
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|one| one.trim().trim_start_matches("W/") == tag);
    let (status, body) = match known {
        true => (StatusCode::NOT_MODIFIED, Body::empty()),
        false => (StatusCode::OK, Body::from(bytes.into_owned())),
    };
    let mut response = Response::new(body);
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(media));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// JSON that was written before.
pub(crate) fn json(text: String) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    let media = HeaderValue::from_static("application/json");
    response.headers_mut().insert(header::CONTENT_TYPE, media);
    response
}
