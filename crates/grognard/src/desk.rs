use std::io::IsTerminal;
use table::{Content, Text};
use words::Words;

/// What every command has before it: the words, the content, whether colours may be used.
pub struct Desk {
    /// The words of the user's language.
    pub words: Words,
    /// The content, the user's own laid over the program's.
    pub content: Content,
    /// Whether standard output is a terminal that wants colours.
    pub colour: bool,
}

impl Desk {
    /// Says a text.
    pub fn say(&self, text: &Text) -> String {
        self.words.say(text)
    }
    /// Says a key without arguments.
    pub fn key(&self, key: &str) -> String {
        self.words.key(key)
    }
}

/// Whether colours may be used: on a terminal, unless `NO_COLOR` is set to anything.
pub fn colour() -> bool {
    std::io::stdout().is_terminal()
        && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}
