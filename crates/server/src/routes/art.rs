//! Maps and drawings.

use crate::error::{Wrong, WrongBody};
use crate::extract::{At, Query};
use crate::hall::Hall;
use crate::reply;
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::ToSchema;
use words::Lang;

/// At most so many drawings are asked for at once.
const FACES: usize = 512;

/// Where the hexes of a map lie on its drawing.
#[derive(Serialize, ToSchema)]
pub(crate) struct MapPlan {
    /// The map.
    map: String,
    /// The window of the drawing: left, top, width, height.
    #[schema(min_items = 4, max_items = 4)]
    window: [f64; 4],
    /// Whether hexes have flat tops; else they stand on a point.
    flat: bool,
    /// From the centre of a hex to its corner.
    size: f64,
    /// The hexes.
    hexes: Vec<HexPlan>,
    /// The address of the drawing; put `en` or `fr` for `{lang}`.
    ground: String,
}

/// A hex on the drawing of its map.
#[derive(Serialize, ToSchema)]
pub(crate) struct HexPlan {
    /// Its label.
    hex: String,
    /// Its centre.
    x: f64,
    y: f64,
}

/// A drawing.
#[derive(Serialize, ToSchema)]
pub(crate) struct Face {
    /// Its window: left, top, width, height.
    #[schema(min_items = 4, max_items = 4)]
    window: [f64; 4],
    /// What is inside the element `svg`.
    svg: String,
}
/// Where the hexes of a map lie on its drawing.
#[utoipa::path(get, path = "/api/systems/{system}/maps/{map}", tag = "art", params(("system" = String, Path, description = "The system's id"), ("map" = String, Path, description = "The map's name")), responses((status = 200, body = MapPlan), (status = "4XX", body = WrongBody)))]
pub(super) async fn map(
    State(hall): State<Arc<Hall>>,
    At((system, name)): At<(String, String)>,
) -> Result<Json<MapPlan>, Wrong> {
    let system = hall.library.system(&system)?;
    let of = name.clone();
    let board = chore(&hall, move |hall| hall.library.board(system, &of, Lang::En)).await?;
    let two = |n: f64| (n * 100.0).round() / 100.0;
    let hex = |(hex, x, y): &(String, f64, f64)| HexPlan {
        hex: hex.clone(),
        x: two(*x),
        y: two(*y),
    };
    Ok(Json(MapPlan {
        window: board.window.map(two),
        flat: board.flat,
        size: board.size,
        hexes: board.hexes.iter().map(hex).collect(),
        ground: format!("/art/{}/ground/{name}/{{lang}}.svg", system.id()),
        map: name,
    }))
}
/// The drawing of a map, its names in a language: `en.svg`, `fr.svg`.
#[utoipa::path(get, path = "/art/{system}/ground/{map}/{file}", tag = "art", params(("system" = String, Path, description = "The system's id"), ("map" = String, Path, description = "The map's name"), ("file" = String, Path, description = "en.svg or fr.svg")), responses((status = 200, content_type = "image/svg+xml"), (status = "4XX", body = WrongBody)))]
pub(super) async fn ground(
    State(hall): State<Arc<Hall>>,
    At((system, map, file)): At<(String, String, String)>,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let lang = file.strip_suffix(".svg").and_then(|code| match code {
        // Who has left the address as it was.
        "{lang}" => Some(Lang::En),
        code => code.parse().ok(),
    });
    let lang = lang.ok_or_else(|| Wrong::nowhere("the ground is drawn as en.svg and fr.svg"))?;
    let system = hall.library.system(&system)?;
    let board = chore(&hall, move |hall| hall.library.board(system, &map, lang)).await?;
    let svg = Cow::Borrowed(board.ground.as_bytes());
    Ok(reply::kept(&headers, "image/svg+xml", svg))
}
/// A small picture of a scenario as it begins: `1.png`.
#[utoipa::path(get, path = "/art/{system}/thumb/{file}", tag = "art", params(("system" = String, Path, description = "The system's id"), ("file" = String, Path, description = "The scenario's id and .png")), responses((status = 200, content_type = "image/png"), (status = "4XX", body = WrongBody)))]
pub(super) async fn thumb(
    State(hall): State<Arc<Hall>>,
    At((system, file)): At<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let scenario = file.strip_suffix(".png").map(str::to_owned);
    let scenario = scenario.ok_or_else(|| Wrong::nowhere("thumbnails end in .png"))?;
    let system = hall.library.system(&system)?;
    let png = chore(&hall, move |hall| hall.library.thumb(system, &scenario)).await?;
    Ok(reply::kept(&headers, "image/png", Cow::Borrowed(&png)))
}
/// Drawings by the names that views give; names without a drawing are left out.
#[utoipa::path(get, path = "/art/{system}/faces", tag = "art", params(("system" = String, Path, description = "The system's id"), ("f" = Vec<String>, Query, description = "A name; once for each")), responses((status = 200, body = BTreeMap<String, Face>), (status = "4XX", body = WrongBody)))]
pub(super) async fn faces(
    State(hall): State<Arc<Hall>>,
    At(system): At<String>,
    query: Query,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let system = hall.library.system(&system)?;
    if query.0.len() > FACES {
        let message = format!("ask for at most {FACES} drawings at once");
        return Err(Wrong::bad("too-many-faces", message));
    }
    let draw = move |_: &Hall| {
        let keys = query.0.into_iter().filter(|(key, _)| key == "f");
        let drawn = keys.filter_map(|(_, key)| {
            let art = system.art(&key)?;
            let face = Face {
                window: art.window,
                svg: art.svg,
            };
            Some((key, face))
        });
        Ok(drawn.collect::<BTreeMap<String, Face>>())
    };
    let faces = chore(&hall, draw).await?;
    let json = serde_json::to_vec(&faces).map_err(|_| Wrong::broken())?;
    Ok(reply::kept(&headers, "application/json", json.into()).into_response())
}

/// Work that takes its time, on a thread of its own, and not too much of it at once.
pub(super) async fn chore<R: Send + 'static>(
    hall: &Arc<Hall>,
    work: impl FnOnce(&Hall) -> Result<R, Wrong> + Send + 'static,
) -> Result<R, Wrong> {
    let _turn = hall.chores.acquire().await;
    let hall = hall.clone();
    let work = tokio::task::spawn_blocking(move || work(&hall));
    work.await.map_err(|_| Wrong::broken())?
}
