//! Who may sit where. A seat is a secret of 256 bits, a keyed hash of the match and the seat: nothing of it is
//! stored, and the database alone lets nobody play.

use crate::seal::Seal;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use std::fs::{self, OpenOptions};
use std::io::{self, Read, Write};
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
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let part = file.with_extension("part");
        // A half written one of an earlier time.
        let _ = fs::remove_file(&part);
        let mut made = options.open(&part)?;
        made.write_all(&key)?;
        made.sync_all()?;
        fs::rename(&part, file)?;
        Ok(Keys(key))
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
    /// The secret of who runs this server.
    pub fn owner(&self) -> String {
        written(self.hash("owner", "", 0))
    }
    /// Whether this is the owner's secret.
    pub fn is_owner(&self, token: &str) -> bool {
        read(token).is_some_and(|token| token == self.hash("owner", "", 0))
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
        // The owner may look on everywhere, and sees what everybody sees.
        for what in [self.hash("look", id, 0), self.hash("owner", "", 0)] {
            if token == what {
                found = Some(Pass::Look);
            }
        }
        found
    }
}

fn written(hash: blake3::Hash) -> String {
    URL_SAFE_NO_PAD.encode(hash.as_bytes())
}

fn read(token: &str) -> Option<blake3::Hash> {
    let bytes: [u8; KEY] = URL_SAFE_NO_PAD.decode(token).ok()?.try_into().ok()?;
    Some(bytes.into())
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
        assert_eq!(keys.pass("a", &keys.owner()), Some(Pass::Look));
        assert_eq!(keys.pass("a", &token[1..]), None);
        assert!(keys.is_owner(&keys.owner()) && !keys.is_owner(&token));
        assert_ne!(Keys([8; KEY]).seat("a", Seat(1)), token);
    }

    #[test]
    fn the_secret_is_made_once_and_only_its_owner_may_read_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("secret");
        let first = Keys::load(&file).unwrap();
        assert_eq!(Keys::load(&file).unwrap().owner(), first.owner());
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
