//! Who may sit where. A seat is a secret of 256 bits, a keyed hash of the match and the seat: nothing of it is
//! stored, and the database alone lets nobody play. An invitation is another one: it is good for the seat of one who
//! takes it first, and for nothing else.

use crate::private;
use crate::seal::Seal;
use crate::store::{Invite, SeatRow};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::fs;
use std::io::{self, Read};
use std::path::Path;
use table::Seat;

/// The most seats a match may have.
pub(crate) const SEATS: u8 = 8;
/// A match's id is this long.
const ID: usize = 8;
const KEY: usize = 32;

/// What a token lets one do at a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pass {
    /// Play a seat.
    Seat(Seat),
    /// Look on.
    Look,
}

/// What is handed out of a seat to who begins a match, or runs the server: never the secret of a seat that is
/// somebody else's.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Given {
    pub token: Option<String>,
    pub invite: Option<String>,
}

/// The secret of this server.
pub(crate) struct Keys([u8; KEY]);

impl Keys {
    /// Reads the secret from its file; makes both if there is none.
    pub fn load(file: &Path) -> io::Result<Keys> {
        match fs::File::open(file) {
            Ok(mut found) => {
                let mut key = Vec::new();
                found.read_to_end(&mut key)?;
                let key = key.try_into();
                key.map(Keys).map_err(|_| {
                    io::Error::new(
                        io::ErrorKind::InvalidData,
                        "the file is not a key of 32 bytes: put a copy of it back; taken away, another is made, all \
                         seats get new links, and matches that run do not open any more",
                    )
                })
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Keys::make(file),
            Err(error) => Err(error),
        }
    }

    fn make(file: &Path) -> io::Result<Keys> {
        let key = random()?;
        match private::make(file, &key) {
            // Another program has made it at the same time: it is the one.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Keys::load(file),
            made => made.map(|()| Keys(key)),
        }
    }

    fn hash(&self, what: &str, id: &str, seat: u8) -> blake3::Hash {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        for part in [what, id] {
            hasher.update(&(part.len() as u64).to_le_bytes());
            hasher.update(part.as_bytes());
        }
        hasher.update(&[seat]);
        hasher.finalize()
    }

    /// What the secrets of matches are sealed with.
    pub fn seal(&self) -> Seal {
        Seal::new(&self.0)
    }
    /// The secret of a seat.
    pub fn seat(&self, id: &str, seat: Seat) -> String {
        written(self.hash("seat", id, seat.0))
    }
    /// What lets one look at a match that was brought here.
    pub fn look(&self, id: &str) -> String {
        written(self.hash("look", id, 0))
    }
    /// What the seat of one far away is taken with.
    pub fn invite(&self, id: &str, seat: Seat) -> String {
        written(self.hash("invite", id, seat.0))
    }
    /// The seat that an invitation to a match is good for. Takes as long whatever the invitation is.
    pub fn invited(&self, id: &str, invite: &str) -> Option<Seat> {
        let invite = read(invite)?;
        let mut found = None;
        for seat in 0..SEATS {
            if invite == self.hash("invite", id, seat) {
                found = Some(Seat(seat));
            }
        }
        found
    }
    /// What is handed out of a seat.
    pub fn given(&self, id: &str, seat: Seat, row: &SeatRow) -> Given {
        let (here, open) = (row.by == "here", row.invite == Some(Invite::Open));
        Given {
            token: here.then(|| self.seat(id, seat)),
            invite: open.then(|| self.invite(id, seat)),
        }
    }
    /// What is kept of the claim by which a seat was taken: it tells nothing of the claim.
    pub fn claim(&self, id: &str, seat: Seat, claim: &[u8]) -> String {
        let key = self.hash("claim", id, seat.0);
        written(blake3::keyed_hash(key.as_bytes(), claim))
    }

    /// What a token lets one do at a match. Takes as long whatever the token is: hashes are compared in
    /// constant time, and all of them.
    pub fn pass(&self, id: &str, token: &str) -> Option<Pass> {
        let token = read(token)?;
        let mut found = None;
        for seat in 0..SEATS {
            if token == self.hash("seat", id, seat) {
                found = Some(Pass::Seat(Seat(seat)));
            }
        }
        if token == self.hash("look", id, 0) {
            found = Some(Pass::Look);
        }
        found
    }
}

/// What a program of this user takes an invitation with: the same each time, made with a secret in `data`, so that
/// nobody else who has the invitation knows it.
pub fn own_claim(data: &Path, invite: &str) -> io::Result<String> {
    crate::listen::folder(data)?;
    let keys = Keys::load(&data.join("claims"))?;
    Ok(written(keys.hash("own claim", invite, 0)))
}

pub(crate) fn written(hash: blake3::Hash) -> String {
    text(hash.as_bytes())
}

pub(crate) fn read(token: &str) -> Option<blake3::Hash> {
    let bytes: [u8; KEY] = bytes(token)?.try_into().ok()?;
    Some(bytes.into())
}

/// Bytes in letters that fit into a link.
pub(crate) fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// The bytes that a text stands for.
pub(crate) fn bytes(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text).ok()
}

/// Bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| io::Error::other(error.to_string()))?;
    Ok(bytes)
}

/// The id of a new match.
pub(crate) fn new_id() -> io::Result<String> {
    Ok(table::commit::to_hex(&random::<ID>()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_opens_one_seat_of_one_match() {
        let keys = Keys([7; KEY]);
        let token = keys.seat("a", Seat(1));
        assert_eq!(token.len(), 43);
        assert_eq!(keys.pass("a", &token), Some(Pass::Seat(Seat(1))));
        assert_eq!(keys.pass("b", &token), None);
        assert_eq!(keys.pass("a", &keys.look("a")), Some(Pass::Look));
        assert_eq!(keys.pass("a", &token[1..]), None);
        assert_ne!(Keys([8; KEY]).seat("a", Seat(1)), token);
    }

    #[test]
    fn an_invitation_names_one_seat_of_one_match_and_opens_nothing() {
        let keys = Keys([7; KEY]);
        let invite = keys.invite("a", Seat(1));
        assert_eq!(keys.invited("a", &invite), Some(Seat(1)));
        assert_eq!(keys.invited("b", &invite), None);
        assert_eq!(keys.invited("a", &keys.seat("a", Seat(1))), None);
        assert_eq!(keys.pass("a", &invite), None);
        let claim = keys.claim("a", Seat(1), b"mine");
        assert_eq!(claim, keys.claim("a", Seat(1), b"mine"));
        assert_ne!(claim, keys.claim("a", Seat(1), b"yours"));
        assert_ne!(claim, keys.claim("a", Seat(0), b"mine"));
    }

    #[test]
    fn a_claim_is_the_same_each_time_and_another_elsewhere() {
        let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let claim = own_claim(here.path(), "a").unwrap();
        assert_eq!(own_claim(here.path(), "a").unwrap(), claim);
        assert_ne!(own_claim(here.path(), "b").unwrap(), claim);
        assert_ne!(own_claim(&there.path().join("new"), "a").unwrap(), claim);
    }

    #[test]
    fn many_who_make_a_secret_at_once_have_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("secret");
        let all = std::thread::scope(|scope| {
            let make = || Keys::load(&file).unwrap().look("a");
            let makers: Vec<_> = (0..8).map(|_| scope.spawn(make)).collect();
            let made = makers.into_iter().map(|maker| maker.join().unwrap());
            made.collect::<std::collections::BTreeSet<String>>()
        });
        assert_eq!(all.len(), 1);
    }

    #[test]
    fn the_secret_is_made_once_and_only_its_owner_may_read_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("secret");
        let first = Keys::load(&file).unwrap();
        let again = Keys::load(&file).unwrap();
        assert_eq!(again.look("a"), first.look("a"));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&file).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::write(&file, "short").unwrap();
        assert!(Keys::load(&file).is_err());
    }
}
