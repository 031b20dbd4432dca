//! Where the match of a session is saved, and what is lost by leaving it.

use super::Session;
use crate::save::save;
use crate::trouble::Trouble;
use std::io::Write;
use std::path::{Path, PathBuf};
use table::Text;

impl Session<'_> {
    /// Saves the match here.
    pub fn save_to(&mut self, path: PathBuf) {
        self.save = Some(path);
        self.saved = None;
    }

    /// The match came from here and goes back there when something was played.
    pub fn saved_in(&mut self, path: PathBuf) {
        self.save = Some(path);
        self.saved = Some(self.game.len());
    }

    /// Whether leaving now loses what a person has played.
    pub(super) fn unsaved(&self) -> bool {
        self.save.is_none() && self.acted && self.copied != Some(self.game.len())
    }

    /// The input has ended: what is lost by it is told. Always false.
    pub(super) fn lost(&self, out: &mut dyn Write) -> Result<bool, Trouble> {
        if self.unsaved() {
            self.say(Text::new("play-nothing-saved"), out)?;
        }
        Ok(false)
    }

    /// A copy of the match as it stands, in the file named; without a name, where it is saved anyway.
    pub(super) fn save_as(&mut self, name: &str, out: &mut dyn Write) -> Result<(), Trouble> {
        if name.is_empty() {
            return match &self.save {
                None => Err(Trouble::input(Text::new("play-save-where"))),
                Some(_) => self.keep(true, out),
            };
        }
        save(Path::new(name), self.game.journal().as_bytes())?;
        self.copied = Some(self.game.len());
        self.say(Text::new("play-saved").name("file", name), out)
    }

    /// Saves as the match goes on. A disk that is full now may not be so later: the match goes on, the
    /// trouble is told once, and the next chance is taken.
    pub(super) fn autosave(&mut self, out: &mut dyn Write) -> Result<(), Trouble> {
        match self.keep(false, out) {
            Err(Trouble::Told { lines, status }) => {
                if self.failing.as_ref() == Some(&lines) {
                    return Ok(());
                }
                self.failing = Some(lines.clone());
                self.forgive(Err(Trouble::Told { lines, status }), out)
            }
            done => {
                self.failing = None;
                done
            }
        }
    }

    /// Saves, where a file was given and something has changed.
    pub(super) fn keep(&mut self, say: bool, out: &mut dyn Write) -> Result<(), Trouble> {
        let Some(path) = &self.save else {
            return Ok(());
        };
        if self.saved != Some(self.game.len()) {
            save(path, self.game.journal().as_bytes())?;
            self.saved = Some(self.game.len());
        }
        match say {
            true => self.say(
                Text::new("play-saved").name("file", path.display().to_string()),
                out,
            ),
            false => Ok(()),
        }
    }
}
