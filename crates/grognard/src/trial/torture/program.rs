//! The program as its users start it.

use super::disk::Disk;
use client::Client;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// What stands between the program and its disk.
pub struct Wires<'a> {
    pub disk: &'a Disk,
    /// Where what is written is noted.
    pub log: Option<&'a Path>,
}

/// A running program; killed when it is dropped.
pub struct Program {
    child: Child,
    pub door: Client,
}

impl Program {
    /// Starts it on a data folder and waits until it says where it is.
    pub fn start(data: &Path, wires: Option<&Wires>) -> io::Result<Program> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["--port", "0"]);
        if let Some(wires) = wires {
            wires.disk.wire(&mut command, data, wires.log);
        }
        Program::run(command, data)
    }

    /// Starts a node of a house at that port.
    pub fn start_node(data: &Path, database: &str, port: u16) -> io::Result<Program> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["--port", &port.to_string(), "--database", database]);
        Program::run(command, data)
    }

    fn run(mut command: Command, data: &Path) -> io::Result<Program> {
        command.args(["--lang", "en", "--no-open", "--no-rates", "--cold"]);
        command.arg("--data").arg(data);
        let command = command.stdin(Stdio::null()).stderr(Stdio::null());
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let said = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let mut lines = BufReader::new(said).lines();
        let address = loop {
            let Some(line) = lines.next() else {
                let ended = child.wait()?;
                return Err(io::Error::other(format!("it does not start: {ended}")));
            };
            let line = line?;
            if let Some(at) = line.find("http://") {
                break line[at..].parse().map_err(io::Error::other)?;
            }
        };
        Ok(Program {
            child,
            door: Client::new(address),
        })
    }

    /// Nothing of it runs any more.
    pub fn kill(self) {
        drop(self);
    }

    /// Stops it as its owner does.
    pub fn stop(mut self) -> io::Result<()> {
        let id = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &id]).status()?;
        let ended = self.child.wait()?;
        match ended.success() {
            true => Ok(()),
            false => Err(io::Error::other(format!("it does not stop well: {ended}"))),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
