//! `grognard bot`: a machine at a seat of a server, by the protocol alone.
//!
//! It sees what the seat sees and knows nothing of the rules: it plays by offers and their odds.

use crate::desk::Desk;
use crate::linked;
use crate::serve::{runtime, user_data};
use crate::trouble::{Trouble, cause};
use clap::ValueEnum;
use client::{Address, Client};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::time::Duration;
use table::{Rng, Text};

/// A line that broke is tried again so often, after so long.
const TRIES: u32 = 20;
const AGAIN: Duration = Duration::from_millis(500);

#[derive(clap::Args)]
pub struct Args {
    /// The server, or the whole link of the seat, or of the invitation to it: http://127.0.0.1:7414/match/ID#t=TOKEN
    #[arg(long, value_name = "URL")]
    url: String,
    /// The match, if the link does not say
    #[arg(long = "match", value_name = "ID")]
    id: Option<String>,
    /// The secret of the seat, if the link does not say
    #[arg(long, value_name = "TOKEN")]
    seat_token: Option<String>,
    /// What an invitation is taken with: 16 bytes or more in base64url [default: made from it and a secret of yours]
    #[arg(long, value_name = "CLAIM")]
    claim: Option<String>,
    /// How it chooses
    #[arg(long, value_enum, default_value_t)]
    player: Way,
    /// The seed of its choices [default: nobody knows]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// How a bot chooses among offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Way {
    /// Any offer, every one equally likely
    Random,
    /// The offer with the best odds of harm; where nothing is at stake, any that is not a pass
    #[default]
    Greedy,
}

/// A seat at a server.
struct Seat {
    line: Client,
    id: String,
    way: Way,
    rng: Rng,
    /// How many envelopes came.
    heard: u64,
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let (address, id, way) = seat(args)?;
    let seed = args.seed.map_or_else(crate::play::entropy, Ok)?;
    let runtime = runtime()?;
    let door = Client::new(address);
    let token = match way {
        WayIn::Token(token) => token,
        WayIn::Invite(invite) => {
            let claim = args.claim.clone().map_or_else(|| claim(&invite), Ok)?;
            let token = runtime.block_on(take(&door, &id, &invite, &claim))?;
            let link = format!("{}match/{id}#t={token}", door.address());
            writeln!(
                out,
                "{}",
                desk.say(&Text::new("bot-seated").name("url", link))
            )?;
            out.flush()?;
            token
        }
    };
    let mut seat = Seat {
        line: door.with(token),
        id,
        way: args.player,
        rng: Rng::new(seed),
        heard: 0,
    };
    let end = runtime.block_on(seat.play());
    let end =
        end.map_err(|error| Trouble::input(Text::new("bot-lost").name("error", cause(&error))))?;
    let winner = end["over"]["winner"].as_u64();
    let you = end["you"].as_u64();
    let text = match winner {
        None => Text::new("bot-drawn"),
        Some(seat) if Some(seat) == you => Text::new("bot-won"),
        Some(_) => Text::new("bot-beaten"),
    };
    let seq = end["seq"].as_i64().unwrap_or_default();
    Ok(writeln!(out, "{}", desk.say(&text.num("actions", seq)))?)
}

/// By what one comes to a seat.
#[derive(Debug, PartialEq, Eq)]
enum WayIn {
    /// Its secret.
    Token(String),
    /// An invitation, to be taken first.
    Invite(String),
}

/// Takes the seat of an invitation; its secret.
async fn take(door: &Client, id: &str, invite: &str, claim: &str) -> Result<String, Trouble> {
    let lost = |error: String| Trouble::input(Text::new("bot-not-seated").name("error", error));
    let taken = door.take(id, invite, claim).await;
    let taken = taken.map_err(|error| lost(cause(&error)))?;
    let body = taken.json();
    match (body["token"].as_str(), body["message"].as_str()) {
        (Some(token), _) => Ok(token.to_owned()),
        (None, message) => Err(lost(message.map_or_else(|| taken.text(), str::to_owned))),
    }
}

/// What this user takes an invitation with: always the same, so that a bot that is started again has its seat, and
/// known to nobody else who has the invitation.
fn claim(invite: &str) -> Result<String, Trouble> {
    let data = user_data()?;
    let claim = server::own_claim(&data, invite);
    claim.map_err(|error| Trouble::file("bot-no-claim", &data, &error))
}

/// The server, the match and the way to a seat, from the link or beside it.
fn seat(args: &Args) -> Result<(Address, String, WayIn), Trouble> {
    let link = linked::read(&args.url)?;
    let missing = |what| Trouble::input(Text::new("bot-missing").name("option", what));
    let id = args.id.clone().or(link.id);
    let id = id.ok_or_else(|| missing("--match"))?;
    let token = args.seat_token.clone().or(link.token).map(WayIn::Token);
    let way = token.or(link.invite.map(WayIn::Invite));
    let way = way.ok_or_else(|| missing("--seat-token"))?;
    Ok((link.address, id, way))
}

impl Seat {
    fn path(&self, rest: &str) -> String {
        format!("/api/matches/{}{rest}", self.id)
    }

    /// Plays until the match is over; what is then seen.
    async fn play(&mut self) -> io::Result<Value> {
        let mut tries = 0;
        loop {
            let before = self.heard;
            match self.listen().await {
                Ok(Some(end)) => return Ok(end),
                Err(error) if tries >= TRIES || refused(&error) => return Err(error),
                // The server starts again, perhaps.
                Ok(None) | Err(_) => {
                    tries = if self.heard > before { 0 } else { tries + 1 };
                    tokio::time::sleep(AGAIN).await;
                }
            }
        }
    }

    /// Plays as long as the stream lasts; what is seen at the end of the match, if it came to it.
    async fn listen(&mut self) -> io::Result<Option<Value>> {
        let mut events = self.line.listen(&self.path("/stream"), None).await?;
        let mut known = None;
        while let Some(news) = events.next().await? {
            self.heard += 1;
            let mut envelope = news.data;
            // The answer to an action is what is then seen; what the stream tells of it later is known.
            while envelope["seq"].as_u64() > known {
                known = envelope["seq"].as_u64();
                if !envelope["over"].is_null() {
                    return Ok(Some(envelope));
                }
                let offers = envelope["view"]["offers"].as_array();
                let offers = offers.filter(|offers| !offers.is_empty());
                let (Some(offers), Some(seq)) = (offers, known) else {
                    break;
                };
                let Some(then) = self.answer(seq, offers).await? else {
                    break;
                };
                envelope = then;
            }
        }
        Ok(None)
    }

    /// Does one of the offers; what is then seen, unless somebody was faster.
    async fn answer(&mut self, seq: u64, offers: &[Value]) -> io::Result<Option<Value>> {
        let action = match self.way {
            Way::Random => any(offers, &mut self.rng),
            Way::Greedy => {
                let odds = self.line.get(&self.path("/odds")).await?.json();
                best(offers, &odds["odds"], &mut self.rng)
            }
        };
        let act = json!({ "seq": seq, "action": action });
        let answer = self.line.post(&self.path("/actions"), &act).await?;
        match answer.error().as_str() {
            "" => Ok(Some(answer.json())),
            // Somebody was faster: the newer envelope is on its way.
            "stale" | "not-asked" => Ok(None),
            _ if wait(answer.status.as_u16()) => Err(io::Error::other(answer.text())),
            _ => Err(io::Error::new(
                io::ErrorKind::PermissionDenied,
                answer.text(),
            )),
        }
    }
}

/// Whether an answer with this status is another one later: too often, too slow, or the disk of the server.
fn wait(status: u16) -> bool {
    matches!(status, 408 | 429 | 503)
}

/// Whether trying again would not help. What a stream was refused with begins with its status.
fn refused(error: &io::Error) -> bool {
    let told = error.to_string();
    let status: Option<u16> = told.get(..3).and_then(|status| status.parse().ok());
    let refused = status.is_some_and(|status| (400..500).contains(&status) && !wait(status));
    error.kind() == io::ErrorKind::PermissionDenied || refused
}

fn any(offers: &[Value], rng: &mut Rng) -> String {
    let chosen = &offers[rng.below(offers.len() as u32) as usize];
    chosen["action"].as_str().unwrap_or_default().to_owned()
}

/// The offer most likely to do harm; else any but a pass.
fn best(offers: &[Value], odds: &Value, rng: &mut Rng) -> String {
    let actions = offers.iter().filter_map(|offer| offer["action"].as_str());
    let all = actions.filter_map(|action| Some((action, odds[action]["chance"].as_f64()?)));
    if let Some((action, _)) = all.max_by(|a, b| a.1.total_cmp(&b.1)) {
        return action.to_owned();
    }
    let does = |offer: &&Value| offer["action"] != "pass";
    let does: Vec<Value> = offers.iter().filter(does).cloned().collect();
    any(if does.is_empty() { offers } else { &does }, rng)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(url: &str) -> Args {
        Args {
            url: url.to_owned(),
            id: None,
            seat_token: None,
            claim: None,
            player: Way::Random,
            seed: None,
        }
    }

    #[test]
    fn a_link_says_it_all() {
        let (address, id, way) =
            seat(&args("http://127.0.0.1:7414/match/abc?p=3#t=xyz,uvw")).unwrap();
        assert_eq!(address.port(), 7414);
        assert_eq!((id.as_str(), way), ("abc", WayIn::Token("xyz".to_owned())));
        let (_, _, way) = seat(&args("http://127.0.0.1:7414/match/abc#i=xyz")).unwrap();
        assert_eq!(way, WayIn::Invite("xyz".to_owned()));
        assert!(seat(&args("http://127.0.0.1:7414/")).is_err());
        assert!(seat(&args("abc")).is_err());
        let mut told = args("http://127.0.0.1:7414");
        (told.id, told.seat_token) = (Some("a".into()), Some("b".into()));
        assert!(seat(&told).is_ok());
    }

    #[test]
    fn who_is_told_to_wait_tries_again() {
        let told = |words: &str| refused(&io::Error::other(words.to_owned()));
        assert!(told("403 Forbidden: {}") && told("404 Not Found: {}"));
        assert!(!told("429 Too Many Requests: {}") && !told("503 Service Unavailable: {}"));
        assert!(!told("connection closed") && !told(""));
    }

    #[test]
    fn the_greedy_one_takes_the_best_odds_and_does_not_pass() {
        let offers = [
            json!({"action":"pass"}),
            json!({"action":"a"}),
            json!({"action":"b"}),
        ];
        let mut rng = Rng::new(1);
        let odds = json!({"a": {"chance": 0.2}, "b": {"chance": 0.5}});
        assert_eq!(best(&offers, &odds, &mut rng), "b");
        assert_eq!(best(&offers[..2], &json!({}), &mut rng), "a");
        assert_eq!(best(&offers[..1], &json!({}), &mut rng), "pass");
    }
}
