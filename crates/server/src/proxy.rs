//! Who asks: the other end of the line, or, if that is a proxy we trust, the one whom it names.

use axum::http::HeaderMap;
use ipnet::IpNet;
use std::net::{IpAddr, SocketAddr};

/// One or more addresses joined by commas; each proxy adds the one it was asked by at the right.
const FORWARDED: &str = "x-forwarded-for";

/// The proxies whose word is taken for who asks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies(Vec<IpNet>);

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Peer {
    /// The address.
    pub ip: IpAddr,
    /// Whether a proxy asks for others here: its line belongs to none of them.
    pub proxied: bool,
}

/// An address alone, or a network as `10.0.0.0/8`.
pub fn network(words: &str) -> Result<IpNet, String> {
    let alone = words
        .parse()
        .map(|ip: IpAddr| IpNet::from(ip.to_canonical()));
    alone.or_else(|_| words.parse()).map_err(|_| {
        format!(
            "'{words}' is neither an address nor a network: 192.0.2.7, 10.0.0.0/8, 2001:db8::/32"
        )
    })
}

impl Proxies {
    pub fn new(networks: Vec<IpNet>) -> Proxies {
        Proxies(networks)
    }

    /// Whether nobody asks for others.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether one at this address may say for whom he asks.
    pub fn trust(&self, ip: IpAddr) -> bool {
        let ip = ip.to_canonical();
        self.0.iter().any(|network| network.contains(&ip))
    }

    /// Who asks with these headers over the line of `other`. What stands left of the first address that is not a
    /// proxy of ours was written by who knows whom, and is not read.
    pub fn peer(&self, other: IpAddr, headers: &HeaderMap) -> Peer {
        let proxied = self.trust(other);
        let named = if proxied { self.named(headers) } else { None };
        Peer {
            ip: named.unwrap_or(other),
            proxied,
        }
    }

    fn named(&self, headers: &HeaderMap) -> Option<IpAddr> {
        let lines = headers.get_all(FORWARDED).iter().rev();
        for line in lines {
            for word in line.to_str().ok()?.rsplit(',') {
                let ip = address(word.trim())?;
                if !self.trust(ip) {
                    // This machine and no machine are not elsewhere, whoever says so.
                    return Some(ip).filter(|ip| !ip.is_loopback() && !ip.is_unspecified());
                }
            }
        }
        None
    }
}

/// Some proxies write the port too.
fn address(word: &str) -> Option<IpAddr> {
    let six = word.strip_prefix('[').and_then(|w| w.strip_suffix(']'));
    let ip = six.unwrap_or(word).parse().ok();
    let ip = ip.or_else(|| word.parse().ok().map(|socket: SocketAddr| socket.ip()));
    ip.map(|ip| ip.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(trusted: &[&str], other: &str, lines: &[&str]) -> Peer {
        let networks = trusted.iter().map(|words| network(words).unwrap());
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED, line.parse().unwrap());
        }
        Proxies::new(networks.collect()).peer(other.parse().unwrap(), &headers)
    }

    #[test]
    fn the_rightmost_that_is_no_proxy_of_ours_asks() {
        let ours = ["127.0.0.1", "10.0.0.0/8", "2001:db8:1::/48"];
        for (lines, who) in [
            (&["192.0.2.7"][..], "192.0.2.7"),
            (&["198.51.100.1, 192.0.2.7"], "192.0.2.7"),
            (&["198.51.100.1", "192.0.2.7"], "192.0.2.7"),
            (&["192.0.2.7, 10.1.2.3", "2001:db8:1::9"], "192.0.2.7"),
            (&["192.0.2.7,10.1.2.3"], "192.0.2.7"),
            (&["rubbish, 192.0.2.7"], "192.0.2.7"),
            (&["192.0.2.7:4711"], "192.0.2.7"),
            (&["2001:db8::7"], "2001:db8::7"),
            (&["[2001:db8::7]"], "2001:db8::7"),
            (&["[2001:db8::7]:4711"], "2001:db8::7"),
            (&["::ffff:192.0.2.7"], "192.0.2.7"),
        ] {
            for other in ["127.0.0.1", "::ffff:127.0.0.1", "10.9.9.9", "2001:db8:1::2"] {
                let found = peer(&ours, other, lines);
                assert_eq!(found.ip, who.parse::<IpAddr>().unwrap(), "{lines:?}");
                assert!(found.proxied);
            }
        }
    }

    #[test]
    fn rubbish_and_nothing_leave_the_other_end() {
        let ours = ["10.0.0.0/8"];
        for lines in [
            &[][..],
            &[""],
            &["unknown"],
            &["192.0.2.7, unknown"],
            &["192.0.2.7, "],
            &["192.0.2.7, unknown, 10.1.2.3"],
            &["10.1.2.3, 10.1.2.4"],
            &["127.0.0.1"],
            &["::1"],
            &["0.0.0.0"],
            &["192.0.2.7, 300.1.1.1"],
            &["192.0.2.7/32"],
        ] {
            let found = peer(&ours, "10.0.0.1", lines);
            assert_eq!(found.ip, IpAddr::from([10, 0, 0, 1]), "{lines:?}");
        }
    }

    #[test]
    fn nobody_else_chooses_his_address() {
        let spoofed = ["192.0.2.7"];
        for (trusted, other) in [
            (&[][..], "127.0.0.1"),
            (&["10.0.0.1"], "10.0.0.2"),
            (&["10.0.0.1"], "127.0.0.1"),
            (&["2001:db8::1"], "2001:db8::2"),
        ] {
            let found = peer(trusted, other, &spoofed);
            assert_eq!(found.ip, other.parse::<IpAddr>().unwrap());
            assert!(!found.proxied);
        }
    }

    #[test]
    fn a_network_is_an_address_or_has_a_length() {
        for words in [
            "192.0.2.7",
            "10.0.0.0/8",
            "::1",
            "2001:db8::/32",
            "10.1.2.3/8",
        ] {
            assert!(network(words).is_ok(), "{words}");
        }
        for words in ["", "proxy.example", "10.0.0.0/33", "10.0.0/8", "::1/129"] {
            assert!(network(words).is_err(), "{words}");
        }
    }
}
