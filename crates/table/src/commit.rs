//! Fair chance between people who do not trust each other.
//!
//! The server and every seat bring 32 bytes of their own. Each first publishes a
//! commitment, a hash of them; only when all commitments lie on the table are the
//! bytes themselves given. The seed of the match is a hash of all of them, so that
//! nobody, not even the last to speak, can choose it. What was agreed, the scenario,
//! the options, the edition of the rules and the seats, goes into the seed too: the
//! dice of one match are not those of another. It lies on the table before the
//! bytes do. At the end of the match the bytes are published and anybody can verify
//! every die and every card.
//!
//! # What a verified journal proves
//!
//! - The dice: every outcome follows from bytes committed to before the first of
//!   them, and from what was agreed.
//! - The rules: every action was legal where it stands, and led to the state it says.
//! - The order: no line was edited, moved, dropped from between, or added.
//!
//! It does not prove that it is whole. The beginning of a save is a valid save of a
//! match that still runs, and only the line `over` says that nothing follows. Nor does
//! it prove that nobody looked ahead: who keeps the save of a running match on his own
//! disk has its secrets, can play on a copy, see the dice, and go back. Between people
//! who do not trust each other a server keeps it.
//!
//! A server draws the bytes of the seats for them today: what that shows to whom, and what
//! it does not, is told in `docs/fairness.md`.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Thirty-two bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key32(pub [u8; 32]);

impl Key32 {
    /// Reads 64 hexadecimal digits.
    pub fn parse(text: &str) -> Option<Self> {
        Some(Key32(from_hex(text)?.try_into().ok()?))
    }
}

impl fmt::Display for Key32 {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

impl fmt::Debug for Key32 {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Key32 {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Key32 {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        Key32::parse(&text).ok_or_else(|| {
            serde::de::Error::custom(format!("'{text}' is not 64 hexadecimal digits"))
        })
    }
}

/// Bytes as lower-case hexadecimal digits.
pub fn to_hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|b| [b >> 4, b & 15]);
    digits.map(|d| DIGITS[usize::from(d)] as char).collect()
}

/// The bytes of hexadecimal digits; `None` if it is anything else.
pub fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = text
        .chars()
        .map(|c| c.to_digit(16).map(|d| d as u8))
        .collect();
    let digits = digits.filter(|d| d.len().is_multiple_of(2))?;
    Some(
        digits
            .chunks_exact(2)
            .map(|pair| pair[0] << 4 | pair[1])
            .collect(),
    )
}

/// What `who` publishes before anybody reveals: a hash of the name and the secret.
pub fn commitment(who: &str, secret: &Key32) -> Key32 {
    let mut hash = blake3::Hasher::new();
    hash.update(b"grognard commit");
    hash.update(who.as_bytes());
    hash.update(&secret.0);
    Key32(*hash.finalize().as_bytes())
}

/// The option of a match whose dice and cards anybody can work out, and the number they come from: it stands in the header, so that such
/// a match is never taken for a fair one.
pub const REHEARSAL: &str = "rehearsal";

/// The name under which the server commits; no seat may be called so.
pub const SERVER: &str = "server";

/// No table has more seats, and no name of one is longer: what a journal says of itself may be anything.
const SEATS: usize = 16;
const NAME: usize = 64;

/// Whether everybody who commits has a name of his own: a journal keeps commitments and
/// secrets by name, and could not be read back otherwise.
pub fn check_names(seats: &[String]) -> Result<(), String> {
    if seats.len() > SEATS {
        return Err(format!(
            "{} seats: a table has {SEATS} at most",
            seats.len()
        ));
    }
    for (i, name) in seats.iter().enumerate() {
        if name.trim().is_empty() {
            return Err(format!("seat {} has no name", i + 1));
        }
        if name.len() > NAME {
            return Err(format!("the name of seat {} is too long", i + 1));
        }
        if name == SERVER {
            return Err(format!(
                "a seat is called '{SERVER}', the name under which the server commits"
            ));
        }
        if seats[..i].contains(name) {
            return Err(format!("two seats are called '{name}'"));
        }
    }
    Ok(())
}

/// The secrets of a match, in the order of its seats.
#[derive(Clone, PartialEq, Eq)]
pub struct Secrets {
    /// The server's.
    pub server: Key32,
    /// Each seat's.
    pub seats: Vec<Key32>,
}

impl fmt::Debug for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Secrets(of {} seats)", self.seats.len())
    }
}

impl Secrets {
    /// Secrets that anybody can work out from a number: for tests, simulations
    /// and golden matches, where the same number must give the same match.
    pub fn from_number(number: u64, seats: usize) -> Self {
        let secret = |who: u64| {
            let mut hash = blake3::Hasher::new();
            hash.update(b"grognard number");
            hash.update(&number.to_le_bytes());
            hash.update(&who.to_le_bytes());
            Key32(*hash.finalize().as_bytes())
        };
        Secrets {
            server: secret(0),
            seats: (1..=seats as u64).map(secret).collect(),
        }
    }

    /// The seed of the match: a hash of all secrets in order and of what was agreed, in
    /// words that everybody writes alike ([`crate::journal::Header::agreed`]).
    pub fn seed(&self, agreed: &str) -> [u8; 32] {
        let mut hash = blake3::Hasher::new();
        hash.update(b"grognard seed");
        hash.update(&(self.seats.len() as u64).to_le_bytes());
        hash.update(&self.server.0);
        self.seats
            .iter()
            .for_each(|secret| _ = hash.update(&secret.0));
        hash.update(agreed.as_bytes());
        *hash.finalize().as_bytes()
    }

    /// What each publishes for these secrets.
    pub fn commitments(&self, seats: &[String]) -> Commitments {
        assert_eq!(self.seats.len(), seats.len(), "a secret for each seat");
        let each = seats.iter().zip(&self.seats);
        Commitments {
            server: commitment(SERVER, &self.server),
            seats: each.map(|(who, secret)| commitment(who, secret)).collect(),
        }
    }
}

/// What was published before the match, in the order of its seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commitments {
    /// The server's.
    pub server: Key32,
    /// Each seat's.
    pub seats: Vec<Key32>,
}

impl Commitments {
    /// Whether these secrets are those committed to; if not, whose is not.
    pub fn check(&self, seats: &[String], secrets: &Secrets) -> Result<(), String> {
        if secrets.seats.len() != seats.len() || self.seats.len() != seats.len() {
            return Err(format!(
                "{} seats need as many commitments and secrets",
                seats.len()
            ));
        }
        let given = secrets.commitments(seats);
        if given.server != self.server {
            return Err(format!(
                "the secret of the {SERVER} is not the one committed to"
            ));
        }
        let foreign = (0..seats.len()).find(|&i| given.seats[i] != self.seats[i]);
        foreign.map_or(Ok(()), |i| {
            Err(format!(
                "the secret of {} is not the one committed to",
                seats[i]
            ))
        })
    }
}

/// The agreement on a seed before a match: all commit, and only then each reveals.
#[derive(Clone, Debug)]
pub struct Agreement {
    names: Vec<String>,
    committed: Vec<Option<Key32>>,
    revealed: Vec<Option<Key32>>,
}

impl Agreement {
    /// Nobody has committed yet. The names must pass [`check_names`].
    pub fn new(seats: &[String]) -> Result<Self, String> {
        check_names(seats)?;
        let names: Vec<String> = std::iter::once(SERVER.to_owned())
            .chain(seats.iter().cloned())
            .collect();
        Ok(Agreement {
            committed: vec![None; names.len()],
            revealed: vec![None; names.len()],
            names,
        })
    }
    fn index(&self, who: &str) -> Result<usize, String> {
        self.names
            .iter()
            .position(|name| name == who)
            .ok_or_else(|| format!("nobody here is called {who}"))
    }
    /// Lays a commitment on the table; it stays.
    pub fn commit(&mut self, who: &str, commitment: Key32) -> Result<(), String> {
        let i = self.index(who)?;
        match self.committed[i] {
            Some(_) => Err(format!("{who} has committed already")),
            None => {
                self.committed[i] = Some(commitment);
                Ok(())
            }
        }
    }
    /// Gives a secret: only after all have committed, and only the one committed to.
    pub fn reveal(&mut self, who: &str, secret: Key32) -> Result<(), String> {
        let i = self.index(who)?;
        if let Some(missing) = self.committed.iter().position(Option::is_none) {
            return Err(format!("{} has not committed yet", self.names[missing]));
        }
        if self.committed[i] != Some(commitment(who, &secret)) {
            return Err(format!("the secret of {who} is not the one committed to"));
        }
        self.revealed[i] = Some(secret);
        Ok(())
    }
    /// The secrets, once all are there.
    pub fn secrets(&self) -> Option<Secrets> {
        let all: Option<Vec<Key32>> = self.revealed.iter().copied().collect();
        let all = all?;
        Some(Secrets {
            server: all[0],
            seats: all[1..].to_vec(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats() -> Vec<String> {
        vec!["red".to_owned(), "blue".to_owned()]
    }

    #[test]
    fn hexadecimal_goes_there_and_back() {
        assert_eq!(to_hex(&[0, 255, 26]), "00ff1a");
        assert_eq!(from_hex("00fF1a"), Some(vec![0, 255, 26]));
        assert_eq!(
            (from_hex("0"), from_hex("0g"), from_hex("é1")),
            (None, None, None)
        );
    }

    #[test]
    fn a_commitment_binds_its_owner_to_one_secret() {
        let secrets = Secrets::from_number(1, 2);
        let given = secrets.commitments(&seats());
        assert_eq!(given.check(&seats(), &secrets), Ok(()));
        let mut other = secrets.clone();
        other.seats.swap(0, 1);
        assert!(given.check(&seats(), &other).unwrap_err().contains("red"));
        assert_ne!(secrets.seed("duel"), other.seed("duel"));
    }

    #[test]
    fn what_was_agreed_goes_into_the_seed() {
        let secrets = Secrets::from_number(1, 2);
        assert_eq!(secrets.seed("duel"), secrets.seed("duel"));
        assert_ne!(secrets.seed("duel"), secrets.seed("brawl"));
    }

    #[test]
    fn everybody_who_commits_has_a_name_of_his_own() {
        let names = |names: &[&str]| names.iter().map(|&n| n.to_owned()).collect::<Vec<_>>();
        assert_eq!(check_names(&seats()), Ok(()));
        for (odd, what) in [
            (["red", SERVER], "'server'"),
            (["red", " "], "seat 2 has no name"),
            (["red", "red"], "two seats are called 'red'"),
            (["red", &"b".repeat(65)], "the name of seat 2"),
        ] {
            assert!(check_names(&names(&odd)).unwrap_err().contains(what));
            assert!(Agreement::new(&names(&odd)).is_err());
        }
        let many: Vec<String> = (0..17).map(|n| format!("seat-{n}")).collect();
        assert!(check_names(&many).unwrap_err().contains("17 seats"));
    }

    #[test]
    fn nobody_reveals_before_all_have_committed() {
        let secrets = Secrets::from_number(2, 2);
        let given = secrets.commitments(&seats());
        let mut table = Agreement::new(&seats()).unwrap();
        table.commit("server", given.server).unwrap();
        table.commit("red", given.seats[0]).unwrap();
        assert!(
            table
                .reveal("red", secrets.seats[0])
                .unwrap_err()
                .contains("blue has not committed")
        );
        table.commit("blue", given.seats[1]).unwrap();
        assert!(table.commit("blue", given.seats[1]).is_err());
        assert!(table.reveal("blue", secrets.seats[0]).is_err());
        table.reveal("red", secrets.seats[0]).unwrap();
        table.reveal("blue", secrets.seats[1]).unwrap();
        assert_eq!(table.secrets(), None);
        table.reveal("server", secrets.server).unwrap();
        assert_eq!(table.secrets(), Some(secrets));
    }
}
