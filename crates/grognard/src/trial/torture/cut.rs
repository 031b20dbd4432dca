//! A power cut, played from what was noted of the writes: what was synced is there; of the rest any part is, in
//! any order, and sectors of it torn. Names of files last when their folder was synced.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;
use table::Rng;

/// A disk writes so many bytes at once or not at all.
const SECTOR: usize = 512;

/// The files of a folder.
#[derive(Default)]
pub struct Files(BTreeMap<String, Vec<u8>>);

/// What was done to the bytes of a file and not synced.
enum Change {
    Write(usize, Vec<u8>),
    Cut(usize),
}

/// What was done to the names of a folder and not synced.
enum Naming {
    Create(String, usize),
    Rename(String, String),
    Link(String, String),
    Remove(String),
}

/// A file by whatever name: as the disk has it for sure, and what came after.
#[derive(Default)]
struct Body {
    synced: Vec<u8>,
    since: Vec<Change>,
}

/// A folder while it is written to.
#[derive(Default)]
struct Folder {
    bodies: Vec<Body>,
    /// As the program sees it.
    names: BTreeMap<String, usize>,
    /// As the disk has it for sure.
    synced: BTreeMap<String, usize>,
    since: Vec<Naming>,
}

impl Files {
    /// Reads a folder; the lock and the wal-index mean nothing once the machine was off.
    pub fn read(folder: &Path) -> io::Result<Files> {
        let mut files = BTreeMap::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if entry.file_type()?.is_file() && name != "lock" && !name.ends_with("-shm") {
                files.insert(name, fs::read(entry.path())?);
            }
        }
        Ok(Files(files))
    }

    pub fn write(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir(folder)?;
        for (name, bytes) in &self.0 {
            fs::write(folder.join(name), bytes)?;
        }
        Ok(())
    }

    /// What is left of these files after all that is in the log, and a power cut.
    pub fn after(&self, log: &[u8], rng: &mut Rng) -> Result<Files, String> {
        let mut folder = Folder::default();
        for (name, bytes) in &self.0 {
            let number = folder.add(bytes.clone());
            folder.names.insert(name.clone(), number);
            folder.synced.insert(name.clone(), number);
        }
        let mut rest = log;
        while let Some((line, bytes, more)) = record(rest) {
            folder.take(line, bytes)?;
            rest = more;
        }
        Ok(folder.left(rng))
    }
}

/// The next record of a log: its line and its bytes; the last may be cut short.
fn record(log: &[u8]) -> Option<(&str, &[u8], &[u8])> {
    let end = log.iter().position(|byte| *byte == b'\n')?;
    let line = std::str::from_utf8(&log[..end]).ok()?;
    let length: usize = line.rsplit(' ').next()?.parse().ok()?;
    let bytes = log.get(end + 1..end + 1 + length)?;
    Some((line, bytes, log.get(end + length + 2..)?))
}

impl Folder {
    fn add(&mut self, synced: Vec<u8>) -> usize {
        self.bodies.push(Body {
            synced,
            since: Vec::new(),
        });
        self.bodies.len() - 1
    }

    fn body(&mut self, name: &str) -> Result<&mut Body, String> {
        let number = self.names.get(name);
        let number =
            number.ok_or_else(|| format!("the log writes to {name}, which is not there"))?;
        Ok(&mut self.bodies[*number])
    }

    fn take(&mut self, line: &str, bytes: &[u8]) -> Result<(), String> {
        let words: Vec<&str> = line.split(' ').collect();
        let [kind, name, at, _] = words[..] else {
            return Err(format!("this is no line of a log: {line}"));
        };
        let at: usize = at.parse().map_err(|_| line.to_owned())?;
        match kind {
            // Nobody else reads it, and a machine that was off has forgotten it.
            _ if name == "lock" => {}
            "write" => self
                .body(name)?
                .since
                .push(Change::Write(at, bytes.to_vec())),
            "cut" => self.body(name)?.since.push(Change::Cut(at)),
            "sync" => self.body(name)?.sync(),
            "folder" => {
                self.synced = self.names.clone();
                self.since.clear();
            }
            "create" => {
                let number = self.add(Vec::new());
                self.names.insert(name.to_owned(), number);
                self.since.push(Naming::Create(name.to_owned(), number));
            }
            "remove" => {
                self.names.remove(name);
                self.since.push(Naming::Remove(name.to_owned()));
            }
            "rename" => {
                let (from, to) = name.split_once('>').ok_or("a rename has two names")?;
                let number = self
                    .names
                    .remove(from)
                    .ok_or("what is renamed is not there")?;
                self.names.insert(to.to_owned(), number);
                self.since
                    .push(Naming::Rename(from.to_owned(), to.to_owned()));
            }
            "link" => {
                let (from, to) = name.split_once('>').ok_or("a link has two names")?;
                let number = *self.names.get(from).ok_or("what is linked is not there")?;
                self.names.insert(to.to_owned(), number);
                self.since
                    .push(Naming::Link(from.to_owned(), to.to_owned()));
            }
            _ => return Err(format!("this is no line of a log: {line}")),
        }
        Ok(())
    }

    /// Names change in their order, up to some moment; bytes in any.
    fn left(self, rng: &mut Rng) -> Files {
        let mut names = self.synced;
        let some = rng.below(self.since.len() as u32 + 1) as usize;
        for naming in self.since.into_iter().take(some) {
            match naming {
                Naming::Create(name, number) => {
                    names.insert(name, number);
                }
                Naming::Remove(name) => {
                    names.remove(&name);
                }
                Naming::Link(from, to) => {
                    if let Some(number) = names.get(&from).copied() {
                        names.insert(to, number);
                    }
                }
                Naming::Rename(from, to) => {
                    if let Some(number) = names.remove(&from) {
                        names.insert(to, number);
                    }
                }
            }
        }
        let left = |(name, number): (String, usize)| (name, self.bodies[number].left(rng));
        Files(names.into_iter().map(left).collect())
    }
}

impl Body {
    fn sync(&mut self) {
        for change in std::mem::take(&mut self.since) {
            change.make(&mut self.synced, |_| true);
        }
    }

    fn left(&self, rng: &mut Rng) -> Vec<u8> {
        let mut bytes = self.synced.clone();
        for change in &self.since {
            // All of it, nothing of it, or any of its sectors.
            match rng.below(3) {
                0 => change.make(&mut bytes, |_| true),
                1 => {}
                _ => change.make(&mut bytes, |_| rng.below(2) == 0),
            }
        }
        bytes
    }
}

impl Change {
    /// `reaches`: whether that sector of it reaches the disk.
    fn make(&self, bytes: &mut Vec<u8>, mut reaches: impl FnMut(usize) -> bool) {
        match self {
            Change::Cut(length) => bytes.resize(*length, 0),
            Change::Write(at, new) => {
                for (i, sector) in new.chunks(SECTOR).enumerate().filter(|(i, _)| reaches(*i)) {
                    let from = at + i * SECTOR;
                    if bytes.len() < from + sector.len() {
                        bytes.resize(from + sector.len(), 0);
                    }
                    bytes[from..from + sector.len()].copy_from_slice(sector);
                }
            }
        }
    }
}
