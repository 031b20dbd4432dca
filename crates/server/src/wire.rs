//! What goes over the wire besides the types of the table.

mod ahead;
mod lessons;
mod setup;
mod teach;

pub(crate) use ahead::*;
pub(crate) use lessons::*;
pub(crate) use setup::*;
pub(crate) use teach::*;

use serde::{Deserialize, Serialize};
use shelf::ScenarioCard;
use std::collections::BTreeMap;
use table::commit::REHEARSAL;
use table::{Odds, Offer, Profile, Refusal, Seat, SightView, Text, View, Way};
use utoipa::ToSchema;

/// A match as one who looks at it sees it now.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Envelope {
    /// The match.
    pub id: String,
    /// Its system.
    pub system: String,
    /// Its scenario.
    pub scenario: String,
    /// The title of the scenario.
    pub title: Text,
    /// When it was fought.
    pub date: Text,
    /// What was agreed on beyond the usual.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<Agreed>,
    /// Where the match stands: the number an action answers.
    pub seq: usize,
    /// Whose eyes these are; null for who only looks on.
    #[schema(required)]
    pub you: Option<Seat>,
    /// The last of the positions.
    pub position: usize,
    /// Who is asked what.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Ended>,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
    /// Whether the last action may be taken back.
    pub undo: Undo,
    /// Whether a machine is at it.
    pub thinking: bool,
    /// Where a learner is, if it is a lesson.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lesson: Option<LessonAt>,
    /// What is seen.
    pub view: View,
}

/// An open question.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Asked {
    /// Who answers.
    pub seat: Seat,
    /// Where in the rules.
    pub moment: &'static str,
    /// Whether it is a reaction window.
    pub window: bool,
    /// Whether what can be answered depends on what the seat alone knows.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub secret: bool,
    /// Whether something is set up: see `/setup`.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub set_up: bool,
}

/// How a match ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Ended {
    /// Who won; nobody in a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Seat>,
}

/// A seat and who sits there.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct SeatCard {
    /// The seat.
    pub seat: Seat,
    /// Its name: `british`.
    pub name: String,
    /// Its name in words.
    pub text: Text,
    /// `here`, `far` or `machine`.
    pub by: String,
    /// How strong the machine is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// What it likes besides winning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub character: Option<String>,
    /// Whether one who sits here may take back whatever he likes, also dice.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub friendly: bool,
    /// How much a machine helps here; as usual where nothing is said.
    #[serde(skip_serializing_if = "Help::is_usual")]
    pub help: Help,
    /// The secret of the seat, for those who may have it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// What the seat of one far away is taken with, until it is: for those who may hand it on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// In a list: somebody far away has taken the seat.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub taken: bool,
}

/// Whether the last decision may be taken back.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub(crate) struct Undo {
    /// Whether it may.
    pub may: bool,
    /// What is taken back then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<Text>,
    /// Why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Text>,
}

/// A match in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Summary {
    /// The match.
    pub id: String,
    /// Its system.
    pub system: String,
    /// Its scenario.
    pub scenario: String,
    /// The title of the scenario.
    pub title: Text,
    /// When it was fought.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<Text>,
    /// What was agreed on beyond the usual.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<Agreed>,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// When something was last done, likewise.
    pub changed: i64,
    /// Where it stands.
    pub seq: usize,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Ended>,
    /// The round.
    pub round: i64,
    /// Who is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<AskedSeat>,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
    /// The seats you have shown the secrets of.
    pub yours: Vec<Seat>,
    /// Whether it is damaged on the disk and stays shut.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub damaged: bool,
}

/// A value of an option that a match is played with.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Agreed {
    /// The option.
    pub name: String,
    /// Its value.
    pub value: String,
    /// The option in words.
    pub option: Text,
    /// The value in words.
    pub text: Text,
}

/// The options of a match in words, in the order of the scenario, handicaps last.
pub(crate) fn agreed(
    card: Option<&ScenarioCard>,
    options: &BTreeMap<String, String>,
) -> Vec<Agreed> {
    let known = card.into_iter().flat_map(ScenarioCard::agreeable);
    let said = |option: &shelf::OptionCard| {
        let value = option.value(options.get(&option.name)?)?;
        Some(Agreed {
            name: option.name.clone(),
            value: value.value.clone(),
            option: option.text.clone(),
            text: value.text.clone(),
        })
    };
    let rehearsal = options.get(REHEARSAL).map(|seed| Agreed {
        name: REHEARSAL.to_owned(),
        value: seed.clone(),
        option: Text::new("rehearsal"),
        text: Text::new("rehearsal-dice").name("seed", seed.clone()),
    });
    known.filter_map(said).chain(rehearsal).collect()
}

/// Who is asked.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AskedSeat {
    /// The seat.
    pub seat: Seat,
}

/// What a new match is to be.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewMatch {
    /// The system's id.
    pub system: String,
    /// The scenario's id.
    pub scenario: String,
    /// What was agreed on, by name; what is not named is as usual.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who sits where, in the order of the seats.
    pub seats: Vec<NewSeat>,
    /// The finished match from which it goes on; then system, scenario and options are those of that match.
    #[serde(default)]
    pub after: Option<After>,
    /// On a server for tests, the number its dice and cards come from; only its owner may say it.
    #[serde(default)]
    pub seed: Option<u64>,
}

/// A position of a finished match.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct After {
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
    /// What lets one look at it.
    pub token: String,
    /// The number of the position.
    pub position: usize,
}

/// Who is to sit at a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewSeat {
    /// `here`, `far` or `machine`.
    pub by: String,
    /// How strong the machine is; as usual where nothing is said.
    #[serde(default)]
    pub level: Option<String>,
    /// What the machine likes besides winning: one of the characters of the system, or nothing.
    #[serde(default)]
    pub character: Option<String>,
    /// Whether one who sits here with machines alone may take back whatever he likes, also dice.
    #[serde(default)]
    pub friendly: bool,
    /// How much a machine helps one who sits here.
    #[serde(default)]
    pub help: Help,
}

/// A match that has begun.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Begun {
    /// The match.
    pub id: String,
    /// The seats, with the secrets of those here and invitations to those far away.
    pub seats: Vec<SeatCard>,
}

/// Who takes a seat by an invitation.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatClaim {
    /// 16 to 64 random bytes of his own making in base64url: sent again, they are answered as before.
    pub claim: String,
}

/// A seat that was taken.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Seated {
    /// The seat.
    pub seat: Seat,
    /// Its secret.
    pub token: String,
}

/// A code of the owner's.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OwnerCode {
    /// As `grognard owner` printed it in a link.
    pub code: String,
}

/// The owner's key.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OwnerKeyText {
    /// What to send as `Authorization: Bearer KEY`.
    pub key: String,
}

/// What lets anybody look at a finished match.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LookToken {
    /// To be sent as `Authorization: Bearer TOKEN`, or handed on as `/match/ID#t=TOKEN`.
    pub token: String,
}

/// A finished match that was brought here.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Brought {
    /// The match.
    pub id: String,
    /// What lets one look at it.
    pub token: String,
}

/// Secrets of seats.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shown {
    /// One of each seat.
    pub tokens: Vec<ShownSeat>,
}

/// The secret of a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShownSeat {
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
    /// The secret.
    pub token: String,
}

/// An action, and the state of the match it answers.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    /// Where the match stands, as the envelope said.
    pub seq: usize,
    /// The action in its notation.
    pub action: String,
    /// What to do next, as long as nothing comes between: the rest of a way.
    #[serde(default)]
    pub then: Vec<String>,
}

/// What to take back, or to give up.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TakeBack {
    /// Where the match stands, as the envelope said.
    pub seq: usize,
}

/// What may be done.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Offered {
    /// Where the match stands.
    pub seq: usize,
    /// What the seat may do; nothing if it is not asked.
    pub offers: Vec<Offer>,
}

/// Why a click does nothing.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct WhyNot {
    /// The rules that forbid what it would be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
}

/// What may come of the offers.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OddsOf {
    /// Where the match stands.
    pub seq: usize,
    /// By action.
    pub odds: std::collections::BTreeMap<String, Odds>,
}

/// Where one can go.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct WaysOf {
    /// Where the match stands.
    pub seq: usize,
    /// A way to every hex that can be reached.
    pub ways: Vec<Way>,
}

/// What is seen from a hex.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Sight {
    /// The hex.
    pub from: String,
    /// The others.
    pub hexes: Vec<SightView>,
    /// The line to the one that was asked for, from the side, where the system tells it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<Profile>,
}

/// A position of a match.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PositionView {
    /// Its number.
    pub position: usize,
    /// The number of the last.
    pub of: usize,
    /// What was seen.
    pub view: View,
}
