//! How often somebody may ask. On this machine very often; from elsewhere as often as people click.

use crate::error::Wrong;
use axum::http::Method;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;

/// A bucket for each that asks.
type Buckets = DefaultKeyedRateLimiter<IpAddr>;

/// How often somebody may ask for something.
struct Rate {
    /// On this machine, and behind a proxy on it.
    here: Buckets,
    /// From elsewhere.
    far: Buckets,
}

impl Rate {
    /// So many a second, and so many at once.
    fn new(here: (u32, u32), far: (u32, u32)) -> Rate {
        let some = |n| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let quota = |(second, once)| Quota::per_second(some(second)).allow_burst(some(once));
        Rate {
            here: RateLimiter::keyed(quota(here)),
            far: RateLimiter::keyed(quota(far)),
        }
    }

    fn may(&self, peer: IpAddr) -> bool {
        let buckets = if peer.is_loopback() {
            &self.here
        } else {
            &self.far
        };
        buckets.check_key(&peer).is_ok()
    }

    fn sweep(&self) {
        self.here.retain_recent();
        self.far.retain_recent();
    }
}

/// How often somebody may ask.
pub(crate) struct Rates {
    all: Rate,
    /// What costs work or room on the disk.
    dear: Rate,
}

impl Rates {
    pub fn new() -> Rates {
        Rates {
            all: Rate::new((5_000, 20_000), (50, 400)),
            // A page of scenarios shows a picture of each, a replay asks for the drawings of every step.
            dear: Rate::new((50, 500), (10, 200)),
        }
    }

    pub fn check(&self, peer: IpAddr, method: &Method, path: &str) -> Result<(), Wrong> {
        let peer = household(peer);
        if self.all.may(peer) && (!dear(method, path) || self.dear.may(peer)) {
            return Ok(());
        }
        Err(Wrong::too_many("you ask too often: wait a moment"))
    }

    /// Forgets those who have not asked for a while.
    pub fn sweep(&self) {
        self.all.sweep();
        self.dear.sweep();
    }
}

/// Matches begun and brought, pictures, cases.
fn dear(method: &Method, path: &str) -> bool {
    match *method {
        Method::POST => {
            let work = ["/play-on", "/hint"].iter().any(|end| path.ends_with(end));
            work || path.contains("/lessons/") || matches!(path, "/api/matches" | "/api/journals")
        }
        _ => path.starts_with("/art/") || path.ends_with("/cases"),
    }
}

/// A household has one address, or one network of the newer kind.
pub(crate) fn household(peer: IpAddr) -> IpAddr {
    match peer {
        IpAddr::V6(six) if six.to_ipv4_mapped().is_none() && !six.is_loopback() => {
            let net = u128::from(six) & !u128::from(u64::MAX);
            IpAddr::V6(Ipv6Addr::from(net))
        }
        other => other.to_canonical(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_far_away_waits_sooner_and_what_is_dear_sooner_still() {
        let rates = Rates::new();
        let near: IpAddr = "127.0.0.1".parse().unwrap();
        let far: IpAddr = "2001:db8::1".parse().unwrap();
        let ask = |peer, path: &str, n| {
            let once = |_| rates.check(peer, &Method::POST, path).is_ok();
            (0..n).map(once).filter(|may| *may).count()
        };
        assert_eq!(ask(near, "/api/matches", 400), 400);
        assert!((200..220).contains(&ask(far, "/api/matches", 300)));
        // The same household.
        let other: IpAddr = "2001:db8::2".parse().unwrap();
        assert!(ask(other, "/api/matches", 20) < 20);
        assert!(ask(other, "/api/levels", 10) == 10);
    }
}
