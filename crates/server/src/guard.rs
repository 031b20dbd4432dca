//! Before the door: who is let in, how often, and what every answer carries.
//!
//! A web page elsewhere must not be able to play a local match: its requests have a foreign `Origin`, and one
//! that has rebound a name of its own to this machine has a foreign `Host`.

use crate::error::Wrong;
use crate::metrics::Metrics;
use crate::proxy::Peer;
use crate::rates::Rates;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

/// The addresses we answer to.
#[derive(Clone, Debug)]
pub(crate) struct Hosts {
    port: u16,
    /// Whether only this machine can reach us.
    loopback: bool,
    /// Other names, as their owner has given them.
    names: Vec<String>,
}

impl Hosts {
    pub fn new(address: SocketAddr, names: Vec<String>) -> Hosts {
        Hosts {
            port: address.port(),
            loopback: address.ip().is_loopback(),
            names: names
                .into_iter()
                .map(|name| name.to_ascii_lowercase())
                .collect(),
        }
    }

    /// Whether nobody but this machine is served, by any name.
    pub fn private(&self) -> bool {
        self.loopback && self.names.is_empty()
    }

    /// Whether this is an address of ours: `host` or `host:port`, as in the header `Host`.
    pub fn know(&self, host: &str) -> bool {
        let host = host.to_ascii_lowercase();
        if self.names.contains(&host) {
            return true;
        }
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) if !port.contains(']') => (name, port.parse().ok()),
            _ => (host.as_str(), Some(80)),
        };
        if self.names.iter().any(|known| known == name) {
            return port.is_some();
        }
        let bare = name
            .strip_prefix('[')
            .and_then(|name| name.strip_suffix(']'));
        let ip: Option<IpAddr> = match bare {
            Some(six) => six.parse().ok().filter(IpAddr::is_ipv6),
            None => name.parse().ok().filter(IpAddr::is_ipv4),
        };
        let ours = match ip {
            Some(ip) => ip.is_loopback() || !self.loopback,
            None => name == "localhost",
        };
        ours && port == Some(self.port)
    }

    /// Whether a page of this origin is ours.
    fn origin(&self, origin: &str) -> bool {
        let host = origin
            .strip_prefix("http://")
            .or_else(|| origin.strip_prefix("https://"));
        host.is_some_and(|host| self.know(host))
    }
}

/// Who stands before the door.
pub(crate) struct Guard {
    pub hosts: Hosts,
    pub rates: Option<Rates>,
    pub metrics: Arc<Metrics>,
}

/// What is asked by programs that watch: it tells nobody anything, and they call the server by whatever name they have.
const WATCH: [&str; 2] = ["/healthz", "/readyz"];

/// Refuses what comes from elsewhere, or too often; dresses every answer.
pub(crate) async fn guard(
    State(guard): State<Arc<Guard>>,
    request: Request,
    next: Next,
) -> Response {
    let svg = request.uri().path().ends_with(".svg");
    let api = request.uri().path().starts_with("/api/");
    let click = request.method() == Method::POST && request.uri().path().ends_with("/actions");
    let begun = Instant::now();
    let mut response = match check(&guard, &request) {
        Ok(()) => next.run(request).await,
        Err(wrong) => wrong.into_response(),
    };
    if api {
        let metrics = &guard.metrics;
        let times = if click {
            &metrics.clicks
        } else {
            &metrics.asks
        };
        times.took(begun.elapsed());
    }
    guard.metrics.answered(response.status().as_u16());
    dress(&mut response, svg, api);
    response
}

fn check(guard: &Guard, request: &Request) -> Result<(), Wrong> {
    if !WATCH.contains(&request.uri().path()) {
        ours(&guard.hosts, request)?;
    }
    match (&guard.rates, request.extensions().get::<Peer>()) {
        (Some(rates), Some(peer)) => rates.check(peer.ip, request.method(), request.uri().path()),
        _ => Ok(()),
    }
}

/// Whether it comes to us by a name of ours, and from no page but ours.
fn ours(hosts: &Hosts, request: &Request) -> Result<(), Wrong> {
    let mut named = request.headers().get_all(header::HOST).iter();
    let host = match (named.next(), named.next()) {
        (Some(host), None) => host.to_str().ok(),
        _ => None,
    };
    // A whole address in the request line goes before the header.
    let host = request.uri().authority().map(|a| a.as_str()).or(host);
    if !host.is_some_and(|host| hosts.know(host)) {
        return Err(Wrong::new(
            StatusCode::FORBIDDEN,
            "foreign-host",
            "this server does not answer to this name: use its own address, or start it with --name",
        ));
    }
    let mut origins = request.headers().get_all(header::ORIGIN).iter();
    let ours = |origin: &HeaderValue| origin.to_str().is_ok_and(|origin| hosts.origin(origin));
    if !origins.all(ours) {
        return Err(Wrong::new(
            StatusCode::FORBIDDEN,
            "foreign-origin",
            "a page from elsewhere may not speak to this server",
        ));
    }
    Ok(())
}

const PAGE: &str = "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; \
                    form-action 'self'; frame-ancestors 'none'";
/// A drawing by itself: nothing in it runs or loads.
const DRAWING: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

fn dress(response: &mut Response, svg: bool, api: bool) {
    let set = [
        ("content-security-policy", if svg { DRAWING } else { PAGE }),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        (
            "permissions-policy",
            "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        ),
    ];
    let headers = response.headers_mut();
    for (name, value) in set {
        headers.insert(
            HeaderName::from_static(name),
            HeaderValue::from_static(value),
        );
    }
    if api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(address: &str, names: &[&str]) -> Hosts {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Hosts::new(address.parse().unwrap(), names)
    }

    #[test]
    fn on_loopback_only_its_own_names_are_known() {
        let hosts = hosts("127.0.0.1:7414", &[]);
        for ours in [
            "127.0.0.1:7414",
            "localhost:7414",
            "LOCALHOST:7414",
            "[::1]:7414",
        ] {
            assert!(hosts.know(ours), "{ours}");
        }
        for foreign in [
            "",
            "127.0.0.1",
            "127.0.0.1:80",
            "localhost",
            "evil.example:7414",
            "192.168.1.2:7414",
            "localhost.evil.example:7414",
            "127.0.0.1.evil.example:7414",
            "[::1]",
            "::1:7414",
            "127.0.0.1:7414.evil.example",
            "localhost:7414@evil.example",
            "127.0.0.1:",
        ] {
            assert!(!hosts.know(foreign), "{foreign}");
        }
        assert!(hosts.origin("http://localhost:7414"));
        assert!(!hosts.origin("null") && !hosts.origin("http://evil.example:7414"));
        assert!(!hosts.origin("file://localhost:7414"));
    }

    #[test]
    fn listening_wider_addresses_are_known_and_names_that_were_given() {
        let hosts = hosts("0.0.0.0:7414", &["Games.example.org"]);
        for ours in [
            "192.168.1.2:7414",
            "games.example.org",
            "games.example.org:7414",
        ] {
            assert!(hosts.know(ours), "{ours}");
        }
        assert!(hosts.origin("https://games.example.org"));
        assert!(!hosts.know("other.example.org") && !hosts.know("192.168.1.2:80"));
        assert!(!hosts.private());
    }
}
