//! Trials of the server: what it does when it is asked nonsense, killed, or asked by many.

pub mod clicks;
pub mod fuzz;
pub mod load;
mod nonsense;
pub mod page;
pub mod postgres;
pub mod questions;
mod raw;
pub mod torture;

use crate::desk::Desk;
use crate::serve::{not_started, stock};
use crate::trouble::Trouble;
use client::Client;
use serde_json::{Value, json};
use server::{Limits, Options, Server};
use std::io;
use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use table::Text;

/// A server of our own, on loopback, at a free port.
async fn house(desk: &Desk, data: &Path, limits: Limits) -> Result<(Server, Client), Trouble> {
    let options = Options {
        listen: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port: 0,
        any_port: true,
        data: data.to_owned(),
        database: None,
        metrics: None,
        names: Vec::new(),
        proxies: Vec::new(),
        warm: false,
        limits,
    };
    let server = Server::start(stock(desk, None), options).await;
    let server = server.map_err(not_started)?;
    let address = server.url().parse().map_err(|what: String| failed(what))?;
    Ok((server, Client::new(address)))
}

/// What seats far away are taken with: nobody else is at these servers.
const CLAIM: &str = "dHJpYWxzIG9mIGdyb2duYXJk";

/// A match on a server: its id and a line for each seat that a person takes.
struct Table {
    id: String,
    seats: Vec<(usize, Client)>,
    /// The invitations by which seats far away were taken.
    invites: Vec<String>,
}

impl Table {
    /// Begins one; `seats` as in the protocol.
    async fn begin(door: &Client, system: &str, scenario: &str, seats: Value) -> io::Result<Table> {
        let new = json!({ "system": system, "scenario": scenario, "seats": seats });
        let begun = door.post("/api/matches", &new).await?;
        if begun.status != 201 {
            return Err(io::Error::other(begun.text()));
        }
        let begun = begun.json();
        let tokens = door.tokens(&begun, CLAIM).await?;
        let seat = |(n, token): (usize, Option<String>)| Some((n, door.with(token?)));
        Ok(Table {
            id: begun["id"].as_str().unwrap_or_default().to_owned(),
            seats: tokens.into_iter().enumerate().filter_map(seat).collect(),
            invites: { begun["seats"].as_array().into_iter().flatten() }
                .filter_map(|seat| seat["invite"].as_str().map(str::to_owned))
                .collect(),
        })
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/matches/{}{rest}", self.id)
    }

    /// The line of a seat, if a person takes it.
    fn line(&self, seat: usize) -> Option<&Client> {
        let found = self.seats.iter().find(|(n, _)| *n == seat);
        found.map(|(_, line)| line)
    }
}

/// Any system will do.
fn first_system() -> &'static str {
    shelf::systems().first().map_or("", |system| system.id())
}

/// The ids of its scenarios.
fn scenarios(desk: &Desk) -> Result<Vec<String>, Trouble> {
    let system = crate::pick::system(first_system())?;
    let cards = system.scenarios(&desk.content)?;
    Ok(cards.into_iter().map(|card| card.id).collect())
}

fn failed(what: impl ToString) -> Trouble {
    Trouble::Told {
        status: 1,
        lines: vec![Text::new("trial-failed").name("what", what.to_string())],
    }
}

fn folder() -> Result<tempfile::TempDir, Trouble> {
    tempfile::tempdir().map_err(failed)
}
