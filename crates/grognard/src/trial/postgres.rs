//! A PostgreSQL of our own, for trials: in a folder of its own, at a free port of this machine, as careful with its disk as
//! any. It is stopped, broken off and started again as databases are.

use crate::desk::Desk;
use crate::trouble::Trouble;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, Read, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// Where the packages of Debian and its like put the programs.
const PACKAGES: &str = "/usr/lib/postgresql";
/// A port that was free is taken by somebody else, perhaps: so often another is tried.
const PORTS: usize = 5;

#[derive(clap::Args)]
pub struct Args {}

/// Runs one until standard input ends; says where it is.
pub fn run(_: &Desk, _: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let database = Postgres::start().map_err(super::failed)?;
    writeln!(out, "{}", database.url())?;
    out.flush()?;
    // Whoever started it holds the other end.
    let _ = io::stdin().read_to_end(&mut Vec::new());
    Ok(())
}

/// A database that runs; stopped when it is dropped.
pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    port: u16,
}

impl Postgres {
    /// Makes one and starts it.
    pub fn start() -> io::Result<Postgres> {
        #[cfg_attr(not(unix), allow(unused_mut))]
        let mut folder = tempfile::Builder::new();
        // Root may not run it, and whoever does must come to his part of the folder.
        #[cfg(unix)]
        folder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o711));
        let mut database = Postgres {
            folder: folder.prefix("grognard-pg-").tempdir()?,
            programs: programs()?,
            port: 0,
        };
        let data = database.data();
        fs::create_dir(&data)?;
        if let Some(user) = other_user() {
            said(Command::new("chown").arg(user).arg(&data))?;
        }
        let make = ["-U", "grognard", "--auth=trust", "-E", "UTF8", "--locale=C"];
        said(database.program("initdb").args(make).arg("-D").arg(&data))?;
        for _ in 1..PORTS {
            database.port = free_port()?;
            if database.go_on().is_ok() {
                return Ok(database);
            }
        }
        database.port = free_port()?;
        database.go_on()?;
        Ok(database)
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("postgres://grognard@127.0.0.1:{}/postgres", self.port)
    }

    /// Starts it again.
    pub fn go_on(&self) -> io::Result<()> {
        let data = self.data();
        let how = format!(
            "-c listen_addresses=127.0.0.1 -p {} -c unix_socket_directories={} -c max_connections=300 -c fsync=on",
            self.port,
            data.display()
        );
        let mut start = self.program("pg_ctl");
        start.args(["start", "-w", "-s", "-o", &how, "-l"]);
        start.arg(data.join("log")).arg("-D").arg(&data);
        said(&mut start)
    }

    /// Stops it: those who are connected are cut off. `crash`: as if its machine had stopped.
    pub fn stop(&self, crash: bool) -> io::Result<()> {
        let how = if crash { "immediate" } else { "fast" };
        let mut stop = self.program("pg_ctl");
        stop.args(["stop", "-w", "-s", "-m", how, "-D"])
            .arg(self.data());
        said(&mut stop)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// One of its programs, as who may run it.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = match other_user() {
            Some(user) => {
                let mut command = Command::new("runuser");
                command.args(["-u", user, "--"]).arg(program);
                command
            }
            None => Command::new(program),
        };
        command.current_dir(self.folder.path());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // It may have been stopped.
        let _ = self.stop(true);
    }
}

/// Runs to the end; what it says is told if it fails. What it starts and leaves running keeps none of our lines open.
fn said(command: &mut Command) -> io::Result<()> {
    let log = tempfile::tempfile()?;
    let command = command.stdin(Stdio::null());
    let command = command.stdout(log.try_clone()?).stderr(log.try_clone()?);
    let ended = command.status()?;
    if ended.success() {
        return Ok(());
    }
    let (mut log, mut told) = (log, String::new());
    io::Seek::rewind(&mut log)?;
    let _ = log.read_to_string(&mut told);
    let name = command.get_program().to_string_lossy().into_owned();
    Err(io::Error::other(format!(
        "{name}: {ended}: {}",
        told.trim()
    )))
}

/// Who runs it in the place of root.
fn other_user() -> Option<&'static str> {
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let own = users.lines().any(|line| line.starts_with("postgres:"));
    is_root().then_some(if own { "postgres" } else { "nobody" })
}

fn is_root() -> bool {
    let told = Command::new("id").arg("-u").output();
    told.is_ok_and(|told| told.stdout.trim_ascii() == b"0")
}

fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

/// The folder of its programs: beside the `initdb` of the path, or the newest of the packages.
fn programs() -> io::Result<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let packages = fs::read_dir(PACKAGES).into_iter().flatten().flatten();
    let number = |path: &PathBuf| {
        let name = path.file_name().and_then(OsStr::to_str);
        name.and_then(|name| name.parse::<u32>().ok())
    };
    let mut packages: Vec<PathBuf> = packages.map(|folder| folder.path()).collect();
    packages.sort_by_key(number);
    let packages = packages.into_iter().rev().map(|folder| folder.join("bin"));
    let mut folders = std::env::split_paths(&path).chain(packages);
    let found = folders.find(|folder: &PathBuf| is_there(folder));
    found.ok_or_else(|| {
        io::Error::new(
            io::ErrorKind::NotFound,
            "there is no PostgreSQL: cargo xtask nodes installs it, or apt-get install postgresql",
        )
    })
}

fn is_there(folder: &Path) -> bool {
    ["initdb", "pg_ctl", "postgres"]
        .iter()
        .all(|name| folder.join(name).is_file())
}
