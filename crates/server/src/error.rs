//! What is answered when something is wrong: a code for programs, words for people.

use crate::store::{Unread, damaged};
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::{Arg, Barred, Fault, Refusal, Refused, Text, short};
use utoipa::ToSchema;

/// An answer that is none.
#[derive(Debug)]
pub(crate) struct Wrong {
    pub status: StatusCode,
    pub body: Box<WrongBody>,
}

/// The body of every error.
#[derive(Debug, Default, Serialize, ToSchema)]
pub(crate) struct WrongBody {
    /// A code in kebab case, for programs.
    pub error: &'static str,
    /// What is wrong, where, and how to mend it, in English.
    pub message: String,
    /// Where the match now stands, with `stale`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seq: Option<usize>,
    /// The rules that forbid it, with `forbidden`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
    /// Why, with `barred`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Text>,
    /// All that is wrong with a text that was sent.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    pub faults: Vec<Fault>,
}

impl Wrong {
    pub fn new(status: StatusCode, error: &'static str, message: impl Into<String>) -> Wrong {
        let body = WrongBody {
            error,
            message: message.into(),
            ..WrongBody::default()
        };
        Wrong {
            status,
            body: Box::new(body),
        }
    }
    pub fn bad(error: &'static str, message: impl Into<String>) -> Wrong {
        Wrong::new(StatusCode::BAD_REQUEST, error, message)
    }
    pub fn unfit(error: &'static str, message: impl Into<String>) -> Wrong {
        Wrong::new(StatusCode::UNPROCESSABLE_ENTITY, error, message)
    }
    pub fn nowhere(message: impl Into<String>) -> Wrong {
        Wrong::new(StatusCode::NOT_FOUND, "not-found", message)
    }
    pub fn no_token() -> Wrong {
        Wrong::new(
            StatusCode::UNAUTHORIZED,
            "no-token",
            "this needs the secret of a seat: send it as 'Authorization: Bearer TOKEN'",
        )
    }
    pub fn no_seat() -> Wrong {
        Wrong::new(
            StatusCode::FORBIDDEN,
            "no-seat",
            "this token opens no seat of this match: take the link you were given",
        )
    }
    pub fn no_invitation() -> Wrong {
        Wrong::new(
            StatusCode::FORBIDDEN,
            "no-invitation",
            "this is no invitation to this match: take the link you were given",
        )
    }
    pub fn taken() -> Wrong {
        Wrong::new(
            StatusCode::CONFLICT,
            "taken",
            "somebody has taken this seat already: an invitation is good for one; who took it plays by the token he got",
        )
    }
    pub fn bad_code() -> Wrong {
        Wrong::new(
            StatusCode::FORBIDDEN,
            "bad-code",
            "this code opens nothing: it works once and for ten minutes; 'grognard owner' prints another",
        )
    }
    pub fn too_many(message: impl Into<String>) -> Wrong {
        Wrong::new(StatusCode::TOO_MANY_REQUESTS, "too-many", message)
    }
    pub fn not_saved() -> Wrong {
        Wrong::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "not-saved",
            "the match could not be written to disk, so nothing was done: make room, then try again",
        )
    }
    /// A match that does not open; who asks is told nothing of what is in it.
    pub fn unread(id: &str, unread: Unread) -> Wrong {
        match unread {
            Unread::Database(error) => error.into(),
            Unread::Damage(what) => Wrong::damaged(id, &what),
            Unread::Wrong(wrong) => wrong,
        }
    }
    /// A match that is shut, since it is not what was written.
    fn damaged(id: &str, what: &str) -> Wrong {
        tracing::error!(
            "the match {id} is damaged and stays shut: {what}; stop the server and run 'grognard repair'"
        );
        Wrong::shut()
    }
    fn shut() -> Wrong {
        Wrong::unfit(
            "damaged",
            "this match is damaged on the disk and stays shut: whoever runs the server is told what is wrong, \
             and 'grognard repair' mends what can be mended",
        )
    }
    pub fn broken() -> Wrong {
        Wrong::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "broken",
            "this is a fault of the program, not yours: nothing was changed; please report it",
        )
    }
    pub fn stale(seq: usize) -> Wrong {
        let message = format!("the match stands at {seq} now: look at it again, then decide");
        let mut wrong = Wrong::new(StatusCode::CONFLICT, "stale", message);
        wrong.body.seq = Some(seq);
        wrong
    }
    /// What is there only once the match is over.
    pub fn running() -> Wrong {
        let message = "the match runs: what others hold stays hidden until it is over";
        Wrong::new(StatusCode::CONFLICT, "not-over", message)
    }
    pub fn faults(error: &'static str, faults: Vec<Fault>) -> Wrong {
        let first = faults.first().map(ToString::to_string);
        let mut wrong = Wrong::unfit(error, first.unwrap_or_default());
        wrong.body.faults = faults;
        // One missing line puts every later one in the wrong place.
        wrong.body.faults.truncate(16);
        wrong
    }
    pub fn barred(barred: Barred) -> Wrong {
        let why = why_barred(barred);
        let message = match barred {
            Barred::Nothing => "there is nothing of yours to take back",
            Barred::Chance => "a die or a card was drawn since: what fell stays",
            Barred::OtherSeat => "somebody else has decided something since",
            Barred::Probe => "something hidden was looked at since",
            Barred::Often => "too much was taken back in this match: go on",
        };
        let mut wrong = Wrong::new(StatusCode::CONFLICT, "barred", message);
        wrong.body.why = Some(why);
        wrong
    }
    pub fn refused(refused: Refused) -> Wrong {
        match refused {
            Refused::Unreadable(what) => Wrong::unfit(
                "unreadable",
                format!("this is no action: {}; take one of the offers", short(what)),
            ),
            Refused::NotAsked => Wrong::new(
                StatusCode::CONFLICT,
                "not-asked",
                "this seat is not asked now: wait until the envelope says so",
            ),
            Refused::Forbidden(refusal) => {
                let message = format!(
                    "the rules forbid it ({}): take one of the offers",
                    refusal.rules.join(", ")
                );
                let mut wrong = Wrong::unfit("forbidden", message);
                wrong.body.refusal = Some(brief(refusal));
                wrong
            }
        }
    }
}

/// A refusal whose names are no longer than can be read: some were sent to us.
pub(crate) fn brief(mut refusal: Refusal) -> Refusal {
    brief_text(&mut refusal.text);
    refusal
}

fn brief_text(text: &mut Text) {
    for (_, arg) in &mut text.args {
        match arg {
            Arg::Num(_) => {}
            Arg::Name(name) => *name = short(std::mem::take(name)),
            Arg::Text(text) => brief_text(text),
            Arg::List(texts) => texts.iter_mut().for_each(brief_text),
        }
    }
}

/// Why nothing can be taken back, for the page to say.
pub(crate) fn why_barred(barred: Barred) -> Text {
    Text::new(match barred {
        Barred::Nothing => "table-barred-nothing",
        Barred::Chance => "table-barred-chance",
        Barred::OtherSeat => "table-barred-other-seat",
        Barred::Probe => "table-barred-probe",
        Barred::Often => "table-barred-often",
    })
}

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.body)).into_response();
        if self.status == StatusCode::TOO_MANY_REQUESTS {
            let soon = HeaderValue::from_static("1");
            response.headers_mut().insert(header::RETRY_AFTER, soon);
        }
        response
    }
}

impl From<sqlx::Error> for Wrong {
    fn from(error: sqlx::Error) -> Wrong {
        // A server that stops reads no more.
        if !matches!(error, sqlx::Error::PoolClosed) {
            tracing::error!("the journal could not be read: {error}");
        }
        if damaged(&error) {
            return Wrong::shut();
        }
        Wrong::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "not-read",
            "the journal could not be read from disk: try again",
        )
    }
}
