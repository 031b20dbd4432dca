use std::io::IsTerminal;
use table::{Content, Text};
use words::{Lang, Words};

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
    /// A whole number as the language writes it.
    pub fn number(&self, n: u64) -> String {
        grouped(self.words.lang(), &n.to_string())
    }
    /// A number that is not negative, with so many decimals.
    pub fn decimal(&self, n: f64, digits: usize) -> String {
        grouped(self.words.lang(), &format!("{n:.digits$}"))
    }
}

/// Groups of three before the point, as the language parts them; English numbers stay as they are.
fn grouped(lang: Lang, plain: &str) -> String {
    if lang == Lang::En {
        return plain.to_owned();
    }
    let (whole, rest) = plain.split_once('.').unwrap_or((plain, ""));
    let mut out = String::new();
    for (i, digit) in whole.chars().enumerate() {
        if i > 0 && (whole.len() - i).is_multiple_of(3) {
            out.push('\u{202f}');
        }
        out.push(digit);
    }
    if !rest.is_empty() {
        out.push(',');
        out.push_str(rest);
    }
    out
}

/// Whether colours may be used: on a terminal, unless `NO_COLOR` is set to anything. A terminal of Windows is told first
/// that they come, and may be too old for them.
pub fn colour() -> bool {
    std::io::stdout().is_terminal()
        && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
        && anstyle_query::windows::enable_ansi_colors() != Some(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        assert_eq!(grouped(Lang::Fr, "1234567.8"), "1\u{202f}234\u{202f}567,8");
        assert_eq!(grouped(Lang::Fr, "123"), "123");
        assert_eq!(grouped(Lang::En, "1234.5"), "1234.5");
    }
}
