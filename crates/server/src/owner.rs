//! Who runs the server. The key is a secret of its own in the data folder: another one shuts out who has the old,
//! and leaves every seat alone. It is handed to a browser by a file that only its owner reads, or by a code that
//! works once.

use crate::keys::{random, read, written};
use crate::private;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

const KEY: usize = 32;
const NONCE: usize = 16;
/// Until when, which one, and that it is ours.
const CODE: usize = 8 + NONCE + KEY;
/// A code works so long.
const LASTS: Duration = Duration::from_secs(600);
/// The file of the key is read again so often.
const AGAIN: Duration = Duration::from_secs(1);

/// The key of who runs the server.
#[derive(Clone)]
pub struct OwnerKey([u8; KEY]);

impl OwnerKey {
    /// The file of the key in a data folder.
    pub fn file(data: &Path) -> PathBuf {
        data.join("owner")
    }

    /// Reads the key of a data folder; makes one if there is none.
    pub fn load(data: &Path) -> io::Result<OwnerKey> {
        let file = OwnerKey::file(data);
        match OwnerKey::read(&file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let key = OwnerKey(random()?);
                match private::make(&file, key.line().as_bytes()) {
                    // Another program has made it at the same time: it is the one.
                    Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                        OwnerKey::read(&file)
                    }
                    made => made.map(|()| key),
                }
            }
            found => found,
        }
    }

    /// Another key instead of the one that was there; a server that runs takes it within a second.
    pub fn renew(data: &Path) -> io::Result<OwnerKey> {
        let key = OwnerKey(random()?);
        private::write(&OwnerKey::file(data), key.line().as_bytes())?;
        Ok(key)
    }

    /// What is in the file.
    fn line(&self) -> String {
        format!("{}\n", self.text())
    }

    fn read(file: &Path) -> io::Result<OwnerKey> {
        let text = fs::read_to_string(file)?;
        let key = read(text.trim()).map(|key| OwnerKey(key.into()));
        key.ok_or_else(|| {
            io::Error::new(
                io::ErrorKind::InvalidData,
                "the file 'owner' in it is not a key: take it away, and another is made",
            )
        })
    }

    /// The key as it is sent: `Authorization: Bearer KEY`.
    pub fn text(&self) -> String {
        written(self.0.into())
    }

    /// A code that is good for the key once, and for ten minutes. Nobody need be asked for it.
    pub fn code(&self) -> io::Result<String> {
        let until = millis() + LASTS.as_millis() as u64;
        let mut code = until.to_be_bytes().to_vec();
        code.extend(random::<NONCE>()?);
        let sign = self.sign(&code);
        code.extend(sign.as_bytes());
        Ok(crate::keys::text(&code))
    }

    fn sign(&self, what: &[u8]) -> blake3::Hash {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        hasher.update(b"code");
        hasher.update(what);
        hasher.finalize()
    }
}

/// The file by which a browser becomes the owner's, in a data folder.
pub fn page_file(data: &Path) -> PathBuf {
    data.join("open.html")
}

/// Writes the file by which a browser becomes the owner's: it leads to the server at `url`, with the key. The command
/// line of a browser is read by everybody on a machine, a file is not.
pub fn write_page(data: &Path, url: &str, key: &OwnerKey) -> io::Result<PathBuf> {
    let file = page_file(data);
    let to = format!("{url}#key={}", key.text());
    // An address of our own: no sign of HTML is in it.
    let page = format!(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<meta name=\"referrer\" content=\"no-referrer\">\n\
         <title>Grognard</title>\n<meta http-equiv=\"refresh\" content=\"0; url={to}\">\n\
         <p><a href=\"{to}\">Grognard</a></p>\n"
    );
    private::write(&file, page.as_bytes())?;
    // A browser may stand elsewhere than we do.
    std::path::absolute(file)
}

/// Takes that file away; whether one is there does not matter.
pub fn remove_page(data: &Path) {
    let _ = fs::remove_file(page_file(data));
}

/// The key as the server knows it.
pub(crate) struct Owner {
    file: PathBuf,
    known: Mutex<Known>,
}

/// A code that is ours and not too old. Whether it was used before, the store knows.
pub(crate) struct Code {
    /// What tells it from others.
    pub nonce: String,
    /// Until when it is good, in milliseconds since 1970.
    pub until: i64,
    /// The key it is good for.
    pub key: String,
}

struct Known {
    /// Nobody is the owner while the file cannot be read.
    key: Option<OwnerKey>,
    read: Instant,
}

impl Owner {
    /// The owner of a data folder; the key is made if there is none.
    pub fn load(data: &Path) -> io::Result<Owner> {
        let key = OwnerKey::load(data)?;
        Ok(Owner {
            file: OwnerKey::file(data),
            known: Mutex::new(Known {
                key: Some(key),
                read: Instant::now(),
            }),
        })
    }

    /// The key as it is now: one that was changed is noticed after this long.
    fn key(&self, again: Duration) -> Option<OwnerKey> {
        let mut known = lock(&self.known);
        if known.read.elapsed() >= again {
            known.key = OwnerKey::read(&self.file).ok();
            known.read = Instant::now();
        }
        known.key.clone()
    }

    /// The key, written; empty while its file cannot be read.
    pub fn text(&self) -> String {
        self.key(AGAIN).map(|key| key.text()).unwrap_or_default()
    }

    /// Whether this is the owner's key. Takes as long whatever it is.
    pub fn is(&self, token: &str) -> bool {
        let (key, token) = (self.key(AGAIN), read(token));
        matches!((key, token), (Some(key), Some(token)) if token == key.0)
    }

    /// What a code is good for, if it is ours and not too old.
    pub fn code(&self, code: &str) -> Option<Code> {
        let read = crate::keys::bytes(code).and_then(|bytes| <[u8; CODE]>::try_from(bytes).ok());
        // What is no code at all is looked at as long as one that is wrong.
        let code = read.unwrap_or([0; CODE]);
        let (what, sign) = code.split_at(8 + NONCE);
        let sign: [u8; KEY] = sign.try_into().ok()?;
        // A code that was made right after the key is good at once.
        let key = self.key(Duration::ZERO)?;
        let ours = key.sign(what) == sign;
        let (until, nonce) = what.split_at(8);
        let until = u64::from_be_bytes(until.try_into().ok()?);
        let good = ours && until > millis();
        good.then(|| Code {
            nonce: crate::keys::text(nonce),
            until: until as i64,
            key: key.text(),
        })
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Milliseconds since 1970.
fn millis() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_is_made_once_and_kept_as_text() {
        let data = tempfile::tempdir().unwrap();
        let key = OwnerKey::load(data.path()).unwrap();
        assert_eq!(OwnerKey::load(data.path()).unwrap().text(), key.text());
        let file = OwnerKey::file(data.path());
        let told = fs::read_to_string(&file).unwrap();
        assert_eq!(told, format!("{}\n", key.text()));
        fs::write(&file, "short").unwrap();
        assert!(OwnerKey::load(data.path()).is_err());
    }

    #[test]
    fn another_key_shuts_the_old_one_out() {
        let data = tempfile::tempdir().unwrap();
        let owner = Owner::load(data.path()).unwrap();
        let old = owner.text();
        assert!(owner.is(&old) && !owner.is("") && !owner.is(&old[1..]));
        let new = OwnerKey::renew(data.path()).unwrap().text();
        // As if a second had passed.
        owner.key(Duration::ZERO);
        assert!(owner.is(&new) && !owner.is(&old));
        fs::remove_file(OwnerKey::file(data.path())).unwrap();
        owner.key(Duration::ZERO);
        assert!(!owner.is(&new), "nobody is the owner without a key");
    }

    #[test]
    fn a_code_is_good_for_the_key_and_not_for_ever() {
        let data = tempfile::tempdir().unwrap();
        let owner = Owner::load(data.path()).unwrap();
        let key = OwnerKey::load(data.path()).unwrap();
        let redeemed = |code: &str| owner.code(code).map(|code| code.key);
        let (code, other) = (key.code().unwrap(), key.code().unwrap());
        assert!(!code.contains(&key.text()));
        assert_eq!(redeemed(&code), Some(key.text()));
        let nonce = |code: &str| owner.code(code).map(|code| code.nonce);
        assert!(nonce(&code) == nonce(&code) && nonce(&code) != nonce(&other));
        let mut bent = crate::keys::bytes(&key.code().unwrap()).unwrap();
        bent[0] ^= 1;
        for wrong in ["", "x", &code[1..], &crate::keys::text(&bent)] {
            assert_eq!(redeemed(wrong), None, "{wrong}");
        }
        let signed = |until: u64| {
            let mut code = until.to_be_bytes().to_vec();
            code.extend([7; NONCE]);
            code.extend(key.sign(&code).as_bytes());
            crate::keys::text(&code)
        };
        assert_eq!(redeemed(&signed(millis())), None, "too old");
        assert!(redeemed(&signed(millis() + 60_000)).is_some());
        let other = OwnerKey(random().unwrap()).code().unwrap();
        assert_eq!(redeemed(&other), None, "of another key");
        // One that was made right after a change is good, one from before it is not.
        let old = key.code().unwrap();
        let new = OwnerKey::renew(data.path()).unwrap();
        let code = new.code().unwrap();
        assert_eq!(redeemed(&old), None);
        assert_eq!(redeemed(&code), Some(new.text()));
    }

    #[test]
    fn the_page_leads_to_the_server_with_the_key() {
        let data = tempfile::tempdir().unwrap();
        let key = OwnerKey::load(data.path()).unwrap();
        let file = write_page(data.path(), "http://127.0.0.1:7414/", &key).unwrap();
        let text = fs::read_to_string(&file).unwrap();
        let to = format!("url=http://127.0.0.1:7414/#key={}\"", key.text());
        assert!(file.is_absolute() && text.contains(&to), "{text}");
        remove_page(data.path());
        assert!(!file.exists());
    }
}
