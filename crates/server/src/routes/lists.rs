//! What there is: systems, scenarios, strengths, rules, cases, matches.

use crate::error::{Wrong, WrongBody};
use crate::extract::{At, Json as Body, Query, Token};
use crate::hall::Hall;
use crate::keys::{Given, Pass};
use crate::lessons::side;
use crate::levels::{self, CharacterCard, LevelCard, StrengthCard};
use crate::reply;
use crate::routes::art::chore;
use crate::sitting::FAR;
use crate::stock::RuleCard;
use crate::store::{GameRow, Invite};
use crate::wire::{self, AskedSeat, Ended, LessonCard, SeatCard, Shown, Summary};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Serialize;
use shelf::{HandicapCard, ScenarioCard};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::case::Film;
use table::{Seat, SideView, Text};
use utoipa::ToSchema;

/// At most so many seats are shown at once.
const SHOWN: usize = 500;

/// A system.
#[derive(Serialize, ToSchema)]
pub(crate) struct SystemCard {
    /// Its id.
    id: &'static str,
    /// Its name.
    title: Text,
    /// Its scenarios in the order of the book.
    scenarios: Vec<Scenario>,
    /// The kinds of handicaps that sides of its scenarios may take.
    handicaps: Vec<HandicapRow>,
    /// Its lessons.
    lessons: Vec<LessonCard>,
    /// How strong a machine can be, weakest first.
    levels: Vec<StrengthCard>,
    /// The characters that a machine can have.
    characters: Vec<CharacterCard>,
}

/// A scenario.
#[derive(Serialize, ToSchema)]
pub(crate) struct Scenario {
    /// Its id.
    id: String,
    /// Its number in the book.
    number: u16,
    /// Its map.
    map: String,
    /// Its title.
    title: Text,
    /// When it was fought.
    date: Text,
    /// What happened there.
    briefing: Text,
    /// Its special rules in a few words.
    special: Text,
    /// The names of the seats.
    seats: Vec<String>,
    /// The sides, in the order of the seats.
    sides: Vec<Text>,
    /// About how many minutes a game takes between two people.
    minutes: u16,
    /// What players may agree on before play.
    options: Vec<ScenarioOption>,
    /// What each side may have more or less of, beside the rows of the system.
    handicaps: Vec<ScenarioHandicap>,
    /// What stands beside the map for each side at the start.
    setup: Vec<SideView>,
    /// Whether players place their forces before the first turn.
    places: bool,
}

/// A kind of handicap.
#[derive(Serialize, ToSchema)]
pub(crate) struct HandicapRow {
    /// Its id.
    id: String,
    /// The rule that allows it.
    rule: String,
    /// What there is more or less of.
    text: Text,
    /// What it changes.
    help: Text,
    /// Whether it is only taken or not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    switch: bool,
}

/// A handicap that a side of a scenario may take.
#[derive(Serialize, ToSchema)]
pub(crate) struct ScenarioHandicap {
    /// What a match is begun with, as an option.
    name: String,
    /// Whose it would be.
    seat: Seat,
    /// Its row.
    id: String,
    /// Its values, none among them left out: `-1`, `+2`.
    values: Vec<String>,
}

impl From<&HandicapCard> for ScenarioHandicap {
    fn from(card: &HandicapCard) -> ScenarioHandicap {
        let values = card.option.values.iter().skip(1);
        ScenarioHandicap {
            name: card.option.name.clone(),
            seat: card.seat,
            id: card.id.clone(),
            values: values.map(|it| it.value.clone()).collect(),
        }
    }
}

/// The rows that any scenario of a system has, in the order in which they are met.
fn handicap_rows(cards: &[ScenarioCard]) -> Vec<HandicapRow> {
    let mut rows: Vec<HandicapRow> = Vec::new();
    for card in cards.iter().flat_map(|card| &card.handicaps) {
        if rows.iter().all(|row| row.id != card.id) {
            rows.push(HandicapRow {
                id: card.id.clone(),
                rule: card.option.rule.clone(),
                text: card.text.clone(),
                help: card.option.help.clone(),
                switch: card.switch,
            });
        }
    }
    rows
}

/// One thing that players may agree on.
#[derive(Serialize, ToSchema)]
pub(crate) struct ScenarioOption {
    /// What a match is begun with.
    name: String,
    /// The rule that allows it.
    #[serde(skip_serializing_if = "String::is_empty")]
    rule: String,
    /// Its name in words.
    text: Text,
    /// What it changes.
    help: Text,
    /// Its values, the usual one first.
    values: Vec<OptionValue>,
}

/// A value of an option.
#[derive(Serialize, ToSchema)]
pub(crate) struct OptionValue {
    /// What a match is begun with.
    value: String,
    /// Its name in words.
    text: Text,
}

impl From<&shelf::OptionCard> for ScenarioOption {
    fn from(card: &shelf::OptionCard) -> ScenarioOption {
        let value = |value: &shelf::ValueCard| OptionValue {
            value: value.value.clone(),
            text: value.text.clone(),
        };
        ScenarioOption {
            name: card.name.clone(),
            rule: card.rule.clone(),
            text: card.text.clone(),
            help: card.help.clone(),
            values: card.values.iter().map(value).collect(),
        }
    }
}

/// A case of a rule.
#[derive(Serialize, ToSchema)]
pub(crate) struct CaseCard {
    /// Its file.
    file: String,
    /// Its name in the file, in English.
    name: String,
    /// What is done there, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    about: Option<Text>,
}
/// The systems and their scenarios.
#[utoipa::path(get, path = "/api/systems", tag = "lists", responses((status = 200, body = Vec<SystemCard>)))]
pub(super) async fn systems(State(hall): State<Arc<Hall>>) -> Result<Json<Vec<SystemCard>>, Wrong> {
    Ok(Json(chore(&hall, |hall| Ok(cards(hall))).await?))
}

fn cards(hall: &Hall) -> Vec<SystemCard> {
    let card = |system: &&'static dyn shelf::System| SystemCard {
        id: system.id(),
        title: system.title(),
        scenarios: { hall.library.cards(system.id()).iter() }
            .map(|card| {
                let laid = hall.library.setup(*system, card);
                Scenario {
                    id: card.id.clone(),
                    number: card.number,
                    map: card.map.clone(),
                    title: card.title.clone(),
                    date: card.date.clone(),
                    briefing: card.briefing.clone(),
                    special: card.special.clone(),
                    seats: card.seats.clone(),
                    sides: card.sides.clone(),
                    minutes: card.minutes,
                    options: card.options.iter().map(ScenarioOption::from).collect(),
                    handicaps: card.handicaps.iter().map(ScenarioHandicap::from).collect(),
                    setup: laid.sides.clone(),
                    places: laid.places,
                }
            })
            .collect(),
        handicaps: handicap_rows(hall.library.cards(system.id())),
        lessons: hall.library.lesson_cards(system.id()),
        levels: levels::strengths(*system),
        characters: levels::characters(*system),
    };
    shelf::systems().iter().map(card).collect()
}
/// How the server is.
#[derive(Serialize, ToSchema)]
pub(crate) struct Health {
    /// Whether it can write. Until it can, it takes no action.
    writes: bool,
    /// Whether nobody but this machine is served: a link to it opens nowhere else.
    private: bool,
}
/// Whether the server can write: for pages, and for those who watch over it.
#[utoipa::path(get, path = "/api/health", tag = "lists", responses((status = 200, body = Health)))]
pub(super) async fn health(State(hall): State<Arc<Hall>>) -> Json<Health> {
    let writes = hall.store.is_well();
    let private = hall.private;
    Json(Health { writes, private })
}
/// How strong a machine can be, weakest first; what that is in a system is told with the system.
#[utoipa::path(get, path = "/api/levels", tag = "lists", responses((status = 200, body = Vec<LevelCard>)))]
pub(super) async fn levels() -> Json<Vec<LevelCard>> {
    Json(levels::levels())
}
/// The rules of a system in the order of its book.
#[utoipa::path(get, path = "/api/systems/{system}/rules", tag = "rules", params(("system" = String, Path, description = "The system's id")), responses((status = 200, body = Vec<RuleCard>), (status = "4XX", body = WrongBody)))]
pub(super) async fn rules(
    State(hall): State<Arc<Hall>>,
    At(system): At<String>,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let system = hall.library.system(&system)?;
    let write = move |hall: &Hall| serde_json::to_vec(hall.library.rules(system.id()));
    let json = chore(&hall, move |hall| write(hall).map_err(|_| Wrong::broken())).await?;
    Ok(reply::kept(&headers, "application/json", json.into()))
}
/// The worked cases of a rule.
#[utoipa::path(get, path = "/api/systems/{system}/rules/{rule}/cases", tag = "rules", params(("system" = String, Path, description = "The system's id"), ("rule" = String, Path, description = "The rule's id")), responses((status = 200, body = Vec<CaseCard>), (status = "4XX", body = WrongBody)))]
pub(super) async fn cases(
    State(hall): State<Arc<Hall>>,
    At((system, rule)): At<(String, String)>,
) -> Result<Json<Vec<CaseCard>>, Wrong> {
    let system = hall.library.system(&system)?;
    let known = hall
        .library
        .rules(system.id())
        .iter()
        .any(|known| known.id == rule);
    if !known {
        return Err(Wrong::nowhere("there is no such rule"));
    }
    let cards = chore(&hall, move |hall| {
        let files = hall.library.cases.get(system.id()).into_iter().flatten();
        let cases = files.flat_map(|file| file.cases.iter().map(move |case| (file, case)));
        let of = cases.filter(|(_, case)| case.rules.contains(&rule));
        Ok(of
            .map(|(file, case)| CaseCard {
                file: file.file.clone(),
                name: case.name.clone(),
                about: hall.library.about(system, file, &case.name),
            })
            .collect())
    });
    Ok(Json(cards.await?))
}
/// A worked case, step by step.
#[utoipa::path(get, path = "/api/systems/{system}/cases", tag = "rules", params(("system" = String, Path, description = "The system's id"), ("file" = String, Query, description = "The file of the case"), ("name" = String, Query, description = "Its name")), responses((status = 200, body = Film), (status = "4XX", body = WrongBody)))]
pub(super) async fn film(
    State(hall): State<Arc<Hall>>,
    At(system): At<String>,
    query: Query,
) -> Result<Json<Film>, Wrong> {
    let system = hall.library.system(&system)?;
    let asked = |key| query.get(key).unwrap_or_default().to_owned();
    let (file, name) = (asked("file"), asked("name"));
    let film = chore(&hall, move |hall| hall.library.film(system, &file, &name)).await?;
    Ok(Json(film))
}

/// The matches of the server, those that run first, then the newest: for its owner, with the secrets of the seats here
/// and the invitations that nobody has taken. At most 500 at a time; `skip` gives those that follow.
#[utoipa::path(get, path = "/api/matches", tag = "matches", security(("owner" = [])), params(("skip" = Option<u32>, Query, description = "How many to leave out")), responses((status = 200, body = Vec<Summary>), (status = "4XX", body = WrongBody)))]
pub(super) async fn matches(
    State(hall): State<Arc<Hall>>,
    Token(token): Token,
    query: Query,
) -> Result<Json<Vec<Summary>>, Wrong> {
    hall.owns(token.as_deref())?;
    let rows = hall.store.games(skip(&query)?).await?;
    let all = |row: GameRow| {
        // Of a match between people far away the owner has no seat.
        let yours = (0..row.seats.len() as u8).map(Seat);
        let yours = yours
            .filter(|seat| row.seats[seat.index()].by == "here")
            .collect();
        summary(&hall, row, yours, true)
    };
    Ok(Json(rows.into_iter().map(all).collect()))
}

/// How many matches to leave out.
fn skip(query: &Query) -> Result<u32, Wrong> {
    let asked = query.get("skip").unwrap_or("0");
    asked
        .parse()
        .map_err(|_| Wrong::bad("bad-query", "skip is the number of matches to leave out"))
}

/// The matches of which one knows a secret.
#[utoipa::path(post, path = "/api/seats", tag = "matches", request_body = Shown, responses((status = 200, body = Vec<Summary>), (status = "4XX", body = WrongBody)))]
pub(super) async fn seats(
    State(hall): State<Arc<Hall>>,
    Body(shown): Body<Shown>,
) -> Result<Json<Vec<Summary>>, Wrong> {
    if shown.tokens.len() > SHOWN {
        let message = format!("show at most {SHOWN} seats at once");
        return Err(Wrong::unfit("too-many-seats", message));
    }
    let mut known: BTreeMap<String, Vec<Seat>> = BTreeMap::new();
    for seat in shown.tokens {
        match hall.keys.pass(&seat.id, &seat.token) {
            Some(Pass::Seat(of)) => known.entry(seat.id).or_default().push(of),
            Some(Pass::Look) => {
                known.entry(seat.id).or_default();
            }
            None => {}
        }
    }
    let mut list = Vec::new();
    for (id, yours) in known {
        if let Some(row) = hall.store.game(&id).await? {
            list.push(summary(&hall, row, yours, false));
        }
    }
    list.sort_by(|a, b| b.changed.cmp(&a.changed).then_with(|| a.id.cmp(&b.id)));
    Ok(Json(list))
}

/// What a match is called whose scenario is not here.
fn untitled(system: &str) -> Text {
    shelf::system(system).map_or_else(|| Text::new("home-untitled"), |system| system.title())
}

/// `owner`: whether what the owner is given of the seats is told.
fn summary(hall: &Hall, row: GameRow, yours: Vec<Seat>, owner: bool) -> Summary {
    // A match that goes on from a lesson is none of a scenario, though the lesson may have begun with one.
    let lesson = hall.library.lesson_of(&row);
    let card = hall.library.card(&row.system, &row.scenario);
    let card = card.filter(|_| lesson.is_none());
    let seat = |i: usize| {
        let (by, of) = (&row.seats[i], Seat(i as u8));
        let taught = lesson.and_then(|taught| taught.seats.get(i));
        let name = card.and_then(|card| card.seats.get(i)).or(taught);
        let text = card.and_then(|card| card.sides.get(i)).cloned();
        let text = text.or_else(|| Some(side(&row.system, taught?)));
        let Given { token, invite } = match (owner, row.imported) {
            (false, _) => Given::default(),
            (true, true) => Given {
                token: Some(hall.keys.look(&row.id)),
                invite: None,
            },
            (true, false) => hall.keys.given(&row.id, of, by),
        };
        let taken = by.by == FAR && by.invite != Some(Invite::Open) && !row.imported;
        SeatCard {
            seat: of,
            name: name.cloned().unwrap_or_default(),
            text: text.unwrap_or_else(|| Text::new(row.system.clone())),
            by: by.by.clone(),
            level: by.level.clone(),
            character: by.character.clone(),
            friendly: by.friendly,
            help: by.help,
            token,
            invite,
            taken,
        }
    };
    Summary {
        title: match (card, lesson) {
            (Some(card), _) => card.title.clone(),
            (None, Some(_)) => Text::new("lesson-after"),
            (None, None) => untitled(&row.system),
        },
        date: card.map(|card| card.date.clone()),
        options: wire::agreed(card, &row.state.options),
        seats: (0..row.seats.len()).map(seat).collect(),
        over: row.state.over.then(|| Ended {
            winner: row.state.winner.map(Seat),
        }),
        asked: row.state.asked.map(|seat| AskedSeat { seat: Seat(seat) }),
        created: row.created,
        changed: row.changed,
        seq: row.state.seq,
        round: row.state.round,
        id: row.id,
        system: row.system,
        scenario: row.scenario,
        damaged: row.damage.is_some(),
        yours,
    }
}
