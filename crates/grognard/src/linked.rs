//! The link of a match on a server: `http://127.0.0.1:7414/match/ID#t=TOKEN`.

use crate::serve::runtime;
use crate::trouble::{Trouble, cause};
use client::{Address, Client};
use table::Text;

/// What a link says.
pub struct Linked {
    /// The server.
    pub address: Address,
    /// The match.
    pub id: Option<String>,
    /// The secret of a seat, or what lets one look.
    pub token: Option<String>,
    /// An invitation.
    pub invite: Option<String>,
}

/// Reads a link, or the address of a server alone.
pub fn read(url: &str) -> Result<Linked, Trouble> {
    let address: Address = url.parse().map_err(|what: String| {
        let text = Text::new("bot-url").name("url", url.to_owned());
        Trouble::input(text.name("what", what))
    })?;
    let (path, fragment) = url.split_once('#').unwrap_or((url, ""));
    let linked = path.split("/match/").nth(1);
    let id = linked.map(|rest| rest.split(['/', '?']).next().unwrap_or_default().to_owned());
    let shown = fragment.strip_prefix("t=");
    Ok(Linked {
        address,
        id,
        // A link to both seats of a screen names both.
        token: shown.map(|tokens| tokens.split(',').next().unwrap_or_default().to_owned()),
        invite: fragment.strip_prefix("i=").map(str::to_owned),
    })
}

/// The journal of the match of a link, as far as one with that link may have it.
pub fn journal(url: &str) -> Result<String, Trouble> {
    let lost = |error: String| {
        let text = Text::new("trouble-link").name("url", url.to_owned());
        Trouble::input(text.name("error", error))
    };
    let Linked {
        address, id, token, ..
    } = read(url)?;
    let (Some(id), Some(token)) = (id, token) else {
        return Err(lost("/match/ID#t=TOKEN".to_owned()));
    };
    let line = Client::new(address).with(token);
    let path = format!("/api/matches/{id}/journal");
    let answer = runtime()?.block_on(line.get(&path));
    let answer = answer.map_err(|error| lost(cause(&error)))?;
    match answer.status.is_success() {
        true => Ok(answer.text()),
        false => Err(lost(answer.error())),
    }
}
