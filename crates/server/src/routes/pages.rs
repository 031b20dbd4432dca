//! Pages and what they load. Everything is in the binary; a debug build reads the folder `web` instead, and
//! `--web` any other.

use crate::error::{Wrong, WrongBody};
use crate::extract::At;
use crate::hall::Hall;
use crate::reply::{self, etag};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use rust_embed::Embed;
use std::borrow::Cow;
use std::path::{Component, Path};
use std::sync::Arc;
use words::Lang;

#[derive(Embed)]
#[folder = "../../web"]
#[include = "*.html"]
#[include = "*.svg"]
#[include = "*.ico"]
#[include = "js/*"]
#[include = "css/*"]
#[include = "fonts/*"]
#[include = "vendor/*"]
#[allow_missing = true]
struct Web;

type Answer = Result<Response, Wrong>;

pub(super) async fn home(State(hall): State<Arc<Hall>>, headers: HeaderMap) -> Answer {
    file(&hall, "home.html", &headers)
}
pub(super) async fn play(State(hall): State<Arc<Hall>>, headers: HeaderMap) -> Answer {
    file(&hall, "match.html", &headers)
}
pub(super) async fn quick(State(hall): State<Arc<Hall>>, headers: HeaderMap) -> Answer {
    file(&hall, "quick.html", &headers)
}
pub(super) async fn rules(State(hall): State<Arc<Hall>>, headers: HeaderMap) -> Answer {
    file(&hall, "rules.html", &headers)
}
pub(super) async fn icon(State(hall): State<Arc<Hall>>, headers: HeaderMap) -> Answer {
    file(&hall, "favicon.ico", &headers)
}
pub(super) async fn asset(
    State(hall): State<Arc<Hall>>,
    At(path): At<String>,
    headers: HeaderMap,
) -> Answer {
    file(&hall, &path, &headers)
}
/// All words of a language as one Fluent file: `en.ftl`, `fr.ftl`.
#[utoipa::path(get, path = "/words/{file}", tag = "art", params(("file" = String, Path, description = "en.ftl or fr.ftl")), responses((status = 200, content_type = "text/plain"), (status = "4XX", body = WrongBody)))]
pub(super) async fn words(
    State(hall): State<Arc<Hall>>,
    At(file): At<String>,
    headers: HeaderMap,
) -> Answer {
    let lang: Option<Lang> = file.strip_suffix(".ftl").and_then(|code| code.parse().ok());
    let lang = lang.ok_or_else(|| Wrong::nowhere("there are words in en.ftl and fr.ftl"))?;
    let text = hall.library.fluent(lang).into_bytes();
    Ok(reply::kept(
        &headers,
        "text/plain; charset=utf-8",
        text.into(),
    ))
}

fn file(hall: &Hall, path: &str, headers: &HeaderMap) -> Answer {
    let nothing = || Wrong::nowhere("there is no such page");
    let inside = Path::new(path)
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    if !inside || path.contains('\0') {
        return Err(nothing());
    }
    let (bytes, tag) = match &hall.library.web {
        Some(folder) => {
            let bytes = std::fs::read(folder.join(path)).map_err(|_| nothing())?;
            let tag = etag(&bytes);
            (Cow::Owned(bytes), tag)
        }
        None => {
            let file = Web::get(path).ok_or_else(nothing)?;
            let hash = file.metadata.sha256_hash();
            let tag = format!("\"{}\"", table::commit::to_hex(&hash[..12]));
            (file.data, tag)
        }
    };
    Ok(reply::tagged(headers, media(path), bytes, tag))
}

/// The media type of a file by its ending.
fn media(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "map" => "application/json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "otf" => "font/otf",
        "ttf" => "font/ttf",
        "txt" | "md" | "ftl" => "text/plain; charset=utf-8",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
