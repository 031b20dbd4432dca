//! A disk that fails when it is told to: `disk.c`, loaded before the program, and the page of memory by which it
//! is told.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use table::Rng;

/// The words of the page, as `struct orders` has them.
const WORDS: usize = 16;
const COUNT: u64 = 0;
const FROM: u64 = 1;
const UNTIL: u64 = 2;
const ERROR: u64 = 3;
const KINDS: u64 = 4;
/// From here on: how often each kind has failed.
const FAILED: u64 = 5;
/// The kinds, in the order of their bits.
const NAMES: [&str; 6] = ["write", "sync", "open", "rename", "truncate", "remove"];
const ALL: i64 = 63;
const WRITE: i64 = 1;
const SYNC: i64 = 2;
/// ENOSPC, EIO, EDQUOT, EROFS; and a write that is cut short.
const ERRORS: [i64; 5] = [28, 5, 122, 30, -1];
/// A fault that nothing meets is given up.
const IDLE: Duration = Duration::from_secs(2);

pub struct Disk {
    page: File,
    shim: PathBuf,
    control: PathBuf,
}

impl Disk {
    /// Makes one; its files lie in that folder.
    pub fn new(folder: &Path) -> io::Result<Disk> {
        if !cfg!(target_os = "linux") {
            let what = "power cuts and failing disks are played on Linux only";
            return Err(io::Error::new(io::ErrorKind::Unsupported, what));
        }
        let (source, shim) = (folder.join("disk.c"), folder.join("disk.so"));
        fs::write(&source, include_str!("disk.c"))?;
        let mut cc = Command::new(std::env::var_os("CC").unwrap_or_else(|| "cc".into()));
        cc.args(["-shared", "-fPIC", "-O1", "-o"])
            .arg(&shim)
            .arg(&source);
        if !cc.arg("-ldl").status()?.success() {
            return Err(io::Error::other("disk.c: a C compiler is needed: cc"));
        }
        let control = folder.join("control");
        let mut options = OpenOptions::new();
        let page = options.create(true).truncate(true).read(true).write(true);
        let page = page.open(&control)?;
        page.set_len(8 * WORDS as u64)?;
        let disk = Disk {
            page,
            shim,
            control,
        };
        disk.set(KINDS, ALL)?;
        Ok(disk)
    }

    /// Puts it between a program and its data.
    pub fn wire(&self, command: &mut Command, data: &Path, log: Option<&Path>) {
        command.env("LD_PRELOAD", &self.shim);
        command.env("GROGNARD_DISK", &self.control);
        command.env("GROGNARD_DISK_ROOT", data);
        if let Some(log) = log {
            command.env("GROGNARD_DISK_LOG", log);
        }
    }

    fn get(&self, word: u64) -> io::Result<i64> {
        let mut bytes = [0; 8];
        let mut page = &self.page;
        page.seek(SeekFrom::Start(8 * word))?;
        page.read_exact(&mut bytes)?;
        Ok(i64::from_ne_bytes(bytes))
    }
    fn set(&self, word: u64, to: i64) -> io::Result<()> {
        let mut page = &self.page;
        page.seek(SeekFrom::Start(8 * word))?;
        page.write_all(&to.to_ne_bytes())
    }

    fn failed(&self) -> io::Result<i64> {
        (FAILED..)
            .take(NAMES.len())
            .map(|word| self.get(word))
            .sum()
    }

    /// The next operations but so many fail, as many as that, with this error.
    fn arm(&self, skip: i64, times: i64, error: i64) -> io::Result<()> {
        let from = self.get(COUNT)? + 1 + skip;
        self.set(FROM, from)?;
        self.set(UNTIL, from.saturating_add(times - 1))?;
        self.set(ERROR, error)
    }

    /// One of the next so many operations fails.
    pub fn arm_soon(&self, within: u32, rng: &mut Rng) -> io::Result<()> {
        let error = ERRORS[rng.below(ERRORS.len() as u32) as usize];
        self.arm(i64::from(rng.below(within)), 1, error)
    }

    /// Nothing fails any more.
    pub fn lift(&self) -> io::Result<()> {
        self.set(ERROR, 0)
    }

    /// Fails once, a few times, or for a while; over when this returns.
    pub async fn fail(&self, rng: &mut Rng) -> io::Result<()> {
        let error = ERRORS[rng.below(ERRORS.len() as u32) as usize];
        // Most are met within one transaction; a checkpoint comes every few hundred.
        let within = [8, 24, 24, 400][rng.below(4) as usize];
        let times = match rng.below(8) {
            0..=3 => 1,
            4..=6 => i64::from(2 + rng.below(12)),
            _ => i64::MAX / 2,
        };
        let kinds = [ALL, ALL, ALL, WRITE, SYNC][rng.below(5) as usize];
        self.set(KINDS, kinds)?;
        let before = self.failed()?;
        self.arm(i64::from(rng.below(within)), times, error)?;
        let begin = Instant::now();
        while self.failed()? == before && begin.elapsed() < IDLE {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        // Some more of those that follow.
        tokio::time::sleep(Duration::from_millis(u64::from(rng.below(20)))).await;
        self.lift()
    }

    /// What has failed, in words.
    pub fn told(&self) -> io::Result<String> {
        let counts = NAMES.iter().zip(FAILED..);
        let counts: io::Result<Vec<String>> = counts
            .map(|(name, word)| Ok(format!("{} {name}", self.get(word)?)))
            .collect();
        Ok(format!(
            "{} operations of the disk failed ({})",
            self.failed()?,
            counts?.join(", ")
        ))
    }
}
