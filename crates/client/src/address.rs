use std::fmt;
use std::str::FromStr;

/// The address of a server: `http://127.0.0.1:7414/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    host: String,
    port: u16,
}

impl Address {
    /// The host, without the brackets of an address of the newer kind.
    pub fn host(&self) -> &str {
        self.host.trim_start_matches('[').trim_end_matches(']')
    }
    /// The port.
    pub fn port(&self) -> u16 {
        self.port
    }
    /// Host and port, as the header `Host` has them.
    pub fn authority(&self) -> String {
        match self.port {
            80 => self.host.clone(),
            port => format!("{}:{port}", self.host),
        }
    }
}

impl FromStr for Address {
    type Err = String;
    /// Reads the beginning of any address on the server; the rest is left alone.
    fn from_str(text: &str) -> Result<Address, String> {
        let rest = text
            .strip_prefix("http://")
            .ok_or("an address begins with http://")?;
        let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !port.contains(']') => {
                let port = port.parse();
                (host, port.map_err(|_| "a port is a number below 65536")?)
            }
            _ => (authority, 80),
        };
        if host.is_empty() {
            return Err("there is no host in it".to_owned());
        }
        Ok(Address {
            host: host.to_owned(),
            port,
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}/", self.authority())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_address_on_the_server_will_do() {
        for text in [
            "http://127.0.0.1:7414",
            "http://127.0.0.1:7414/match/a#t=b",
            "http://127.0.0.1:7414/?x",
        ] {
            let address: Address = text.parse().unwrap();
            assert_eq!(address.to_string(), "http://127.0.0.1:7414/");
        }
        let six: Address = "http://[::1]:80/".parse().unwrap();
        assert_eq!((six.host(), six.port()), ("::1", 80));
        for wrong in [
            "127.0.0.1",
            "https://a",
            "http://:1/",
            "http://a:b/",
            "http://",
        ] {
            assert!(wrong.parse::<Address>().is_err(), "{wrong}");
        }
    }
}
