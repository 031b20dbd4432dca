//! A match: begin it, look at it, play it, take it away.

use crate::changes::WAY;
use crate::error::{Wrong, WrongBody, brief};
use crate::extract::{At, Json as Body, Query, Token, Words};
use crate::hall::Hall;
use crate::keys::Pass;
use crate::reply;
use crate::wire::{
    Act, Begun, Brought, Envelope, Foreseen, LookToken, NewMatch, OddsOf, Offered, PositionView,
    Reactions, SetUpDraft, SetUpPlan, Sight, TakeBack, WaysOf, WhyNot,
};
use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use table::{About, Click, Course, Heading, Position, Seat, short};

/// At most so many clicks make an action.
const CLICKS: usize = 8;

type The = State<Arc<Hall>>;

/// Whose eyes: the seat, or nobody's of one who only looks on.
pub(super) fn eyes(hall: &Hall, id: &str, token: Token) -> Result<Option<Seat>, Wrong> {
    Ok(match hall.pass(id, token.0.as_deref())? {
        Pass::Seat(seat) => Some(seat),
        Pass::Look => None,
    })
}

/// One who may put a match on the table; anybody else is sent away before his body is read.
pub(super) struct Opener;

impl FromRequestParts<Arc<Hall>> for Opener {
    type Rejection = Wrong;
    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Opener, Wrong> {
        let Token(token) = Token::from_request_parts(parts, hall).await?;
        hall.may_open(token.as_deref()).map(|()| Opener)
    }
}

/// The seat that acts.
pub(super) fn hand(hall: &Hall, id: &str, token: Token) -> Result<Seat, Wrong> {
    eyes(hall, id, token)?.ok_or_else(Wrong::no_seat)
}
/// Begins a match. On a server that others can reach, only its owner may.
#[utoipa::path(post, path = "/api/matches", tag = "matches", request_body = NewMatch, responses((status = 201, body = Begun), (status = "4XX", body = WrongBody)))]
pub(super) async fn create(
    State(hall): The,
    Token(token): Token,
    _: Opener,
    Body(new): Body<NewMatch>,
) -> Result<(StatusCode, Json<Begun>), Wrong> {
    if new.seed.is_some() {
        hall.owns(token.as_deref())?;
    }
    Ok((StatusCode::CREATED, Json(hall.create(new).await?)))
}
/// Takes in the journal of a finished match, to be looked at.
#[utoipa::path(post, path = "/api/journals", tag = "matches", request_body(content = String, content_type = "text/plain"), responses((status = 201, body = Brought), (status = "4XX", body = WrongBody)))]
pub(super) async fn bring(
    State(hall): The,
    _: Opener,
    Words(text): Words<true>,
) -> Result<(StatusCode, Json<Brought>), Wrong> {
    Ok((StatusCode::CREATED, Json(hall.bring(text).await?)))
}
/// The match as the seat sees it now.
#[utoipa::path(get, path = "/api/matches/{id}", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match")), responses((status = 200, body = Envelope), (status = "4XX", body = WrongBody)))]
pub(super) async fn envelope(
    State(hall): The,
    At(id): At<String>,
    token: Token,
) -> Result<Response, Wrong> {
    let seat = eyes(&hall, &id, token)?;
    let told = hall.envelope(&id, seat).await?;
    Ok(reply::json(told.json.clone()))
}
/// Deletes a match for ever, for its owner.
#[utoipa::path(delete, path = "/api/matches/{id}", tag = "matches", security(("owner" = [])), params(("id" = String, Path, description = "The match")), responses((status = 204), (status = "4XX", body = WrongBody)))]
pub(super) async fn delete(
    State(hall): The,
    At(id): At<String>,
    Token(token): Token,
) -> Result<StatusCode, Wrong> {
    hall.owns(token.as_deref())?;
    hall.remove(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}
/// What the seat may do now.
#[utoipa::path(get, path = "/api/matches/{id}/actions", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match")), responses((status = 200, body = Offered), (status = "4XX", body = WrongBody)))]
pub(super) async fn actions(
    State(hall): The,
    At(id): At<String>,
    token: Token,
) -> Result<Json<Offered>, Wrong> {
    let seat = hand(&hall, &id, token)?;
    let offered = hall.look(&id, move |sitting| Offered {
        seq: sitting.game.len(),
        offers: sitting.game.offers(seat),
    });
    Ok(Json(offered.await?))
}
/// Plays an action; the answer is what the seat then sees. It is on disk before it is answered; the same again is
/// answered, and not done again.
#[utoipa::path(post, path = "/api/matches/{id}/actions", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match")), request_body = Act, responses((status = 200, body = Envelope), (status = 409, body = WrongBody, description = "stale, not-asked"), (status = 422, body = WrongBody, description = "forbidden, unreadable"), (status = "4XX", body = WrongBody)))]
pub(super) async fn act(
    State(hall): The,
    At(id): At<String>,
    token: Token,
    Body(act): Body<Act>,
) -> Result<Response, Wrong> {
    let seat = hand(&hall, &id, token)?;
    let told = hall.act(&id, seat, act).await?;
    Ok(reply::json(told.json.clone()))
}
/// Takes the seat's last action back, where fairness allows it; the answer is what the seat then sees.
#[utoipa::path(post, path = "/api/matches/{id}/undo", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match")), request_body = TakeBack, responses((status = 200, body = Envelope), (status = 409, body = WrongBody, description = "stale, barred"), (status = "4XX", body = WrongBody)))]
pub(super) async fn undo(
    State(hall): The,
    At(id): At<String>,
    token: Token,
    Body(back): Body<TakeBack>,
) -> Result<Response, Wrong> {
    let seat = hand(&hall, &id, token)?;
    let told = hall.undo(&id, seat, back.seq).await?;
    Ok(reply::json(told.json.clone()))
}
/// The seat gives the match up, asked or not: the other side wins. Of a match that is over already, what there is to see.
#[utoipa::path(post, path = "/api/matches/{id}/resign", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match")), request_body = TakeBack, responses((status = 200, body = Envelope), (status = 409, body = WrongBody, description = "stale"), (status = 422, body = WrongBody, description = "no-resigning, forbidden"), (status = "4XX", body = WrongBody)))]
pub(super) async fn resign(
    State(hall): The,
    At(id): At<String>,
    token: Token,
    Body(seen): Body<TakeBack>,
) -> Result<Response, Wrong> {
    let seat = hand(&hall, &id, token)?;
    let told = hall.resign(&id, seat, seen.seq).await?;
    Ok(reply::json(told.json.clone()))
}
/// Why clicking these things does nothing; they are given in the order of the clicks.
#[utoipa::path(get, path = "/api/matches/{id}/why", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match"), ("hex" = Vec<String>, Query, description = "A hex by its label"), ("card" = Vec<String>, Query, description = "A card by its id"), ("piece" = Vec<u16>, Query, description = "A piece by its id in the view"), ("way" = Vec<String>, Query, description = "A way out of a hex: its label, a colon, the heading")), responses((status = 200, body = WhyNot), (status = "4XX", body = WrongBody)))]
pub(super) async fn why(
    State(hall): The,
    At(id): At<String>,
    token: Token,
    query: Query,
) -> Result<Json<WhyNot>, Wrong> {
    let seat = hand(&hall, &id, token)?;
    let clicks = clicks(query)?;
    let refusal = hall.look(&id, move |sitting| {
        sitting.why_click(seat, &clicks).map(brief)
    });
    Ok(Json(WhyNot {
        refusal: refusal.await?,
    }))
}

fn no_click() -> Wrong {
    let what = "a click is hex=LABEL, card=ID, piece=ID or way=LABEL:HEADING";
    Wrong::bad("bad-query", what)
}

/// `E4:3`
fn way(text: &str) -> Option<Click> {
    let (hex, heading) = text.split_once(':')?;
    let heading = heading.parse::<u8>().ok()?;
    Some(Click::Way {
        hex: hex.to_owned(),
        heading: Heading::try_from(heading).ok()?,
    })
}

fn clicks(query: Query) -> Result<Vec<Click>, Wrong> {
    let click = |(what, name): (String, String)| match what.as_str() {
        "hex" => Ok(Click::Hex(name)),
        "card" => Ok(Click::Card(name)),
        "piece" => name.parse().map(Click::Piece).map_err(|_| no_click()),
        "way" => way(&name).ok_or_else(no_click),
        _ => Err(no_click()),
    };
    if query.0.len() > CLICKS {
        return Err(Wrong::bad("bad-query", format!("at most {CLICKS} clicks")));
    }
    query.0.into_iter().map(click).collect()
}
/// What may come of the offers of the seat, where something is at stake.
#[utoipa::path(get, path = "/api/matches/{id}/odds", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match")), responses((status = 200, body = OddsOf), (status = "4XX", body = WrongBody)))]
pub(super) async fn odds(
    State(hall): The,
    At(id): At<String>,
    token: Token,
) -> Result<Response, Wrong> {
    let seat = hand(&hall, &id, token)?;
    let odds = hall.look(&id, move |sitting| sitting.odds(seat)).await?;
    Ok(reply::json(odds.json.clone()))
}
/// Everywhere that what stands in a hex, or one piece of it, can go now: the steps to each goal.
#[utoipa::path(get, path = "/api/matches/{id}/ways", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match"), ("from" = String, Query, description = "A hex by its label"), ("piece" = Option<u16>, Query, description = "A piece by its id in the view"), ("via" = Vec<String>, Query, description = "The steps with which every way begins, in their notation"), ("first" = Vec<String>, Query, description = "Not now, but once these were done and the questions ended that come before it moves; one may be empty")), responses((status = 200, body = WaysOf), (status = "4XX", body = WrongBody)))]
pub(super) async fn ways(
    State(hall): The,
    At(id): At<String>,
    token: Token,
    query: Query,
) -> Result<Json<WaysOf>, Wrong> {
    let seat = hand(&hall, &id, token)?;
    let from = short(query.get("from").unwrap_or_default().to_owned());
    let piece = query.get("piece").map(str::parse).transpose();
    let piece = piece.map_err(|_| Wrong::bad("bad-query", "piece is the id of a piece"))?;
    let listed = |what: &str| -> Vec<String> {
        let found = query.0.iter().filter(|(name, _)| name == what);
        found
            .map(|(_, step)| short(step.clone()))
            .take(WAY)
            .collect()
    };
    let (via, mut first) = (listed("via"), listed("first"));
    let later = !first.is_empty();
    first.retain(|action| !action.is_empty());
    let ways = hall.look(&id, move |sitting| WaysOf {
        seq: sitting.game.len(),
        ways: match later {
            true => sitting.ways_later(seat, &from, piece, &first),
            false => sitting.ways(seat, &from, piece, &via),
        },
    });
    Ok(Json(ways.await?))
}
/// What the seat could do after an action, if nobody reacts and nothing is drawn: a look ahead, nothing is done.
#[utoipa::path(get, path = "/api/matches/{id}/after", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match"), ("action" = String, Query, description = "One of the offers")), responses((status = 200, body = Foreseen), (status = "4XX", body = WrongBody)))]
pub(super) async fn after(
    State(hall): The,
    At(id): At<String>,
    token: Token,
    query: Query,
) -> Result<Json<Foreseen>, Wrong> {
    let seat = hand(&hall, &id, token)?;
    let action = short(query.get("action").unwrap_or_default().to_owned());
    let foreseen = hall.look(&id, move |sitting| sitting.after(seat, &action));
    Ok(Json(foreseen.await?))
}
/// What each reaction would come to if it were carried on well, the best first; after an action of one's own, each thing it could
/// do to others: nothing is done.
#[utoipa::path(get, path = "/api/matches/{id}/reactions", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match"), ("action" = Option<String>, Query, description = "One of the offers, to go on from")), responses((status = 200, body = Reactions), (status = "4XX", body = WrongBody)))]
pub(super) async fn reactions(
    State(hall): The,
    At(id): At<String>,
    token: Token,
    query: Query,
) -> Result<Json<Reactions>, Wrong> {
    let seat = hand(&hall, &id, token)?;
    let after = query.get("action").map(|action| short(action.to_owned()));
    Ok(Json(hall.reactions(&id, seat, after).await?))
}
/// Tries an arrangement out while something is set up; nothing is done by it. When it pleases, its actions are sent, one
/// with the others after it.
#[utoipa::path(post, path = "/api/matches/{id}/setup", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match")), request_body = SetUpDraft, responses((status = 200, body = SetUpPlan), (status = 409, body = WrongBody, description = "stale, not-asked"), (status = 422, body = WrongBody, description = "forbidden, unreadable"), (status = "4XX", body = WrongBody)))]
pub(super) async fn set_up(
    State(hall): The,
    At(id): At<String>,
    token: Token,
    Body(draft): Body<SetUpDraft>,
) -> Result<Json<SetUpPlan>, Wrong> {
    let seat = hand(&hall, &id, token)?;
    Ok(Json(hall.set_up(&id, seat, draft).await?))
}
/// What is seen from a hex, as far as the seat knows; or, of one other hex alone, with what lies on the line to it.
#[utoipa::path(get, path = "/api/matches/{id}/sight", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match"), ("from" = String, Query, description = "A hex by its label"), ("to" = Option<String>, Query, description = "The only hex that is looked at")), responses((status = 200, body = Sight), (status = "4XX", body = WrongBody)))]
pub(super) async fn sight(
    State(hall): The,
    At(id): At<String>,
    token: Token,
    query: Query,
) -> Result<Json<Sight>, Wrong> {
    let seat = eyes(&hall, &id, token)?;
    let from = short(query.get("from").unwrap_or_default().to_owned());
    let to = query.get("to").map(|to| short(to.to_owned()));
    let sight = hall.look(&id, move |sitting| {
        let viewer = sitting.viewer(seat);
        let mut hexes = sitting.game.sight(viewer, &from);
        hexes.retain(|seen| to.as_ref().is_none_or(|to| seen.hex == *to));
        let profile = to.and_then(|to| sitting.game.profile(viewer, &from, &to));
        Sight {
            from,
            hexes,
            profile,
        }
    });
    Ok(Json(sight.await?))
}
/// What there is to know of a piece, a hex or a card, as far as the seat knows: its numbers with all that makes them.
#[utoipa::path(get, path = "/api/matches/{id}/about", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match"), ("hex" = Option<String>, Query, description = "A hex by its label"), ("piece" = Option<u16>, Query, description = "A piece by its id in the view"), ("card" = Option<String>, Query, description = "A card by its id"), ("at" = Option<usize>, Query, description = "At this position; without it, now")), responses((status = 200, body = About), (status = "4XX", body = WrongBody)))]
pub(super) async fn about(
    State(hall): The,
    At(id): At<String>,
    token: Token,
    query: Query,
) -> Result<Json<About>, Wrong> {
    let seat = eyes(&hall, &id, token)?;
    let number = match query.get("at").map(str::parse::<usize>) {
        None => None,
        Some(Ok(number)) => Some(number),
        Some(Err(_)) => return Err(Wrong::bad("bad-query", "at is the number of a position")),
    };
    let clicks = clicks(Query(
        query
            .0
            .into_iter()
            .filter(|(what, _)| what != "at")
            .collect(),
    ))?;
    let about = hall.look(&id, move |sitting| {
        let viewer = sitting.viewer(seat);
        match (clicks.as_slice(), number) {
            ([of], None) => Some(sitting.game.about(viewer, of)),
            ([of], Some(number)) => sitting.game.about_at(viewer, number, of),
            _ => Some(About::default()),
        }
    });
    let about = about.await?;
    Ok(Json(about.ok_or_else(|| {
        Wrong::nowhere("there is no such position yet")
    })?))
}
/// What lets anybody look at the match, once it is over: for a link to one of its positions.
#[utoipa::path(get, path = "/api/matches/{id}/look", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match")), responses((status = 200, body = LookToken), (status = 409, body = WrongBody, description = "not-over"), (status = "4XX", body = WrongBody)))]
pub(super) async fn look(
    State(hall): The,
    At(id): At<String>,
    token: Token,
) -> Result<Json<LookToken>, Wrong> {
    eyes(&hall, &id, token)?;
    let over = hall.look(&id, |sitting| sitting.over()).await?;
    match over {
        true => Ok(Json(LookToken {
            token: hall.keys.look(&id),
        })),
        false => Err(Wrong::running()),
    }
}
/// The moments of the match, as the seat counts them. When it is over, those of the referee.
#[utoipa::path(get, path = "/api/matches/{id}/positions", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match"), ("from" = Option<usize>, Query, description = "Only those from this number on")), responses((status = 200, body = Vec<Position>), (status = "4XX", body = WrongBody)))]
pub(super) async fn positions(
    State(hall): The,
    At(id): At<String>,
    token: Token,
    query: Query,
) -> Result<Json<Vec<Position>>, Wrong> {
    let seat = eyes(&hall, &id, token)?;
    let from = match query.get("from").map(str::parse) {
        None => 0,
        Some(Ok(from)) => from,
        Some(Err(_)) => return Err(Wrong::bad("bad-query", "from is the number of a position")),
    };
    let positions = hall.look(&id, move |sitting| sitting.positions(seat, from));
    Ok(Json(positions.await?))
}
/// How the match went, turn by turn, as far as the seat knows it.
#[utoipa::path(get, path = "/api/matches/{id}/course", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match")), responses((status = 200, body = Course), (status = "4XX", body = WrongBody)))]
pub(super) async fn course(
    State(hall): The,
    At(id): At<String>,
    token: Token,
) -> Result<Json<Course>, Wrong> {
    let seat = eyes(&hall, &id, token)?;
    let course = hall.look(&id, move |sitting| {
        sitting.game.course(sitting.viewer(seat))
    });
    Ok(Json(course.await?))
}
/// What was seen at one of them.
#[utoipa::path(get, path = "/api/matches/{id}/positions/{n}", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match"), ("n" = usize, Path, description = "Its number")), responses((status = 200, body = PositionView), (status = "4XX", body = WrongBody)))]
pub(super) async fn position(
    State(hall): The,
    At((id, n)): At<(String, usize)>,
    token: Token,
) -> Result<Json<PositionView>, Wrong> {
    let seat = eyes(&hall, &id, token)?;
    let position = hall.look(&id, move |sitting| {
        let viewer = sitting.viewer(seat);
        Some(PositionView {
            position: n,
            of: sitting.game.last_position(viewer),
            view: sitting.view_at(viewer, n)?,
        })
    });
    let position = position.await?;
    let position = position.ok_or_else(|| Wrong::nowhere("there is no such position yet"))?;
    Ok(Json(position))
}

fn text(words: String) -> Response {
    let media = [(CONTENT_TYPE, "text/plain; charset=utf-8")];
    (media, words).into_response()
}
/// The first line of the journal: what was agreed and committed to. It never changes; whoever keeps it can show
/// later that the dice were bound before play.
#[utoipa::path(get, path = "/api/matches/{id}/header", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match")), responses((status = 200, content_type = "text/plain"), (status = "4XX", body = WrongBody)))]
pub(super) async fn header(
    State(hall): The,
    At(id): At<String>,
    token: Token,
) -> Result<Response, Wrong> {
    eyes(&hall, &id, token)?;
    let header = hall.look(&id, |sitting| sitting.game.header() + "\n");
    Ok(text(header.await?))
}
/// The journal, as far as the seat may have it; whole once the match is over.
#[utoipa::path(get, path = "/api/matches/{id}/journal", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match")), responses((status = 200, content_type = "text/plain"), (status = "4XX", body = WrongBody)))]
pub(super) async fn journal(
    State(hall): The,
    At(id): At<String>,
    token: Token,
) -> Result<Response, Wrong> {
    let seat = eyes(&hall, &id, token)?;
    let journal = hall.look(&id, move |sitting| {
        sitting.game.journal_for(sitting.viewer(seat))
    });
    Ok(text(journal.await?))
}
/// The content files that the match was begun with, by name: with them its journal can be checked anywhere.
#[utoipa::path(get, path = "/api/matches/{id}/content", tag = "play", security(("seat" = []), ("owner" = [])), params(("id" = String, Path, description = "The match")), responses((status = 200, body = BTreeMap<String, String>), (status = "4XX", body = WrongBody)))]
pub(super) async fn content(
    State(hall): The,
    At(id): At<String>,
    token: Token,
) -> Result<Response, Wrong> {
    eyes(&hall, &id, token)?;
    let content = hall.look(&id, |sitting| sitting.pinned.content.clone());
    Ok(reply::json(content.await?.to_json()))
}
/// The standing orders of the seat, one a line.
#[utoipa::path(get, path = "/api/matches/{id}/orders", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match")), responses((status = 200, content_type = "text/plain"), (status = "4XX", body = WrongBody)))]
pub(super) async fn orders(
    State(hall): The,
    At(id): At<String>,
    token: Token,
) -> Result<Response, Wrong> {
    let seat = hand(&hall, &id, token)?;
    let orders = hall.look(&id, move |sitting| sitting.orders(seat));
    Ok(text(orders.await?))
}
/// Gives the seat other standing orders.
#[utoipa::path(put, path = "/api/matches/{id}/orders", tag = "play", security(("seat" = [])), params(("id" = String, Path, description = "The match")), request_body(content = String, content_type = "text/plain"), responses((status = 200, content_type = "text/plain"), (status = 422, body = WrongBody, description = "unclear-orders"), (status = "4XX", body = WrongBody)))]
pub(super) async fn order(
    State(hall): The,
    At(id): At<String>,
    token: Token,
    Words(words): Words<false>,
) -> Result<Response, Wrong> {
    let seat = hand(&hall, &id, token)?;
    Ok(text(hall.order(&id, seat, words).await?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clicks_are_read_in_their_order() {
        let pairs = |pairs: &[(&str, &str)]| {
            let own = |&(what, name): &(&str, &str)| (what.to_owned(), name.to_owned());
            clicks(Query(pairs.iter().map(own).collect()))
        };
        let read = pairs(&[
            ("piece", "7"),
            ("way", "E4:11"),
            ("hex", "E5"),
            ("card", "x"),
        ]);
        let way = Click::Way {
            hex: "E4".to_owned(),
            heading: Heading::try_from(11).unwrap(),
        };
        let hex = Click::Hex("E5".to_owned());
        let card = Click::Card("x".to_owned());
        assert_eq!(read.ok(), Some(vec![Click::Piece(7), way, hex, card]));
        for bad in [
            ("piece", "-1"),
            ("piece", "70000"),
            ("way", "E4"),
            ("way", "E4:12"),
            ("way", "E4:x"),
            ("door", "1"),
        ] {
            assert!(pairs(&[bad]).is_err(), "{bad:?}");
        }
    }
}
