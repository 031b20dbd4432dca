use std::io;
use std::path::Path;
use table::{Fault, Text};

/// Why a command ends without its result, and with which exit status.
#[derive(Debug)]
pub enum Trouble {
    /// The reader of the output has gone away: nobody is told anything.
    Quiet,
    /// Something to tell, one cause a line.
    Told {
        /// 1: a check failed; 2: bad usage or bad input.
        status: u8,
        /// The causes.
        lines: Vec<Text>,
    },
}

impl Trouble {
    /// Bad usage or input, with its cause.
    pub fn input(text: Text) -> Trouble {
        Trouble::Told {
            status: 2,
            lines: vec![text],
        }
    }

    /// A check failed and has been told already.
    pub fn failed() -> Trouble {
        Trouble::Told {
            status: 1,
            lines: Vec::new(),
        }
    }

    /// A game of this scenario went wrong.
    pub fn broken(scenario: &str, error: String) -> Trouble {
        let text = Text::new("sim-broken")
            .name("scenario", scenario)
            .name("error", error);
        Trouble::Told {
            status: 1,
            lines: vec![text],
        }
    }

    /// A file could not be read or written.
    pub fn file(key: &'static str, path: &Path, error: &io::Error) -> Trouble {
        let text = Text::new(key).name("file", path.display().to_string());
        Trouble::input(text.name("error", cause(error)))
    }
}

/// The system's words for an error, without its number.
pub fn cause(error: &io::Error) -> String {
    let told = error.to_string();
    told.split(" (os error").next().unwrap_or(&told).to_owned()
}

/// A fault as a line for the user.
pub fn fault(fault: &Fault) -> Text {
    let key = if fault.at.is_empty() {
        "trouble-fault-file"
    } else {
        "trouble-fault"
    };
    let text = Text::new(key)
        .name("file", fault.file.clone())
        .name("what", fault.what.clone());
    let text = if fault.at.is_empty() {
        text
    } else {
        text.name("at", fault.at.clone())
    };
    text.name("mend", fault.mend.clone())
}

/// The first fault, and how many follow: one missing line of a journal puts every later one in the wrong place.
pub fn first(status: u8, faults: &[Fault]) -> Trouble {
    let mut lines: Vec<Text> = faults.first().map(fault).into_iter().collect();
    if faults.len() > 1 {
        lines.push(Text::new("trouble-more").num("n", faults.len() as i64 - 1));
    }
    Trouble::Told { status, lines }
}

impl From<Vec<Fault>> for Trouble {
    fn from(faults: Vec<Fault>) -> Trouble {
        Trouble::Told {
            status: 2,
            lines: faults.iter().map(fault).collect(),
        }
    }
}

/// For output only: files say which file.
impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Trouble::Quiet,
            _ => Trouble::input(Text::new("trouble-output").name("error", cause(&error))),
        }
    }
}
