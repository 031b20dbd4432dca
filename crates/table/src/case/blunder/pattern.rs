//! Patterns of actions: `step E5 *`, `fire A|B K7`, `step <from> <to> then step <to> <from>`.

use crate::case::doc::{Reader, Said};
use std::collections::BTreeMap;

/// Actions that are alike: words of the notation, some of them left open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// As the file has it, and where.
    pub said: Said,
    /// One action, or several that follow one another, with others between them.
    pub(super) steps: Vec<Deed>,
}

/// One action of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Deed {
    /// Its text.
    text: String,
    tokens: Vec<Token>,
    /// Whether more words may follow.
    open: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    /// `*`: any word.
    Any,
    /// `<hex>`: any word, but always the same in one pattern.
    Same(String),
    /// `E5`, `A|B`: one of these.
    OneOf(Vec<String>),
    /// `!E5`, `!A|B`: none of these.
    NoneOf(Vec<String>),
}

/// What open words stand for.
pub(super) type Bound = BTreeMap<String, String>;

/// Between actions that follow one another.
const THEN: &str = "then";
/// Any number of words, at the end.
const REST: &str = "**";

impl Pattern {
    pub(super) fn read(reader: &mut Reader, said: Said) -> Option<Pattern> {
        let words: Vec<&str> = said.text.split_whitespace().collect();
        let deeds: Vec<&[&str]> = words.split(|word| *word == THEN).collect();
        if deeds.iter().any(|deed| deed.is_empty()) {
            let mend =
                "write an action before and after each `then`, as in \"step A K7 then step A K8\"";
            reader.fault(said.at, "an action is missing", mend);
            return None;
        }
        let steps = deeds
            .into_iter()
            .map(|words| Deed::read(reader, &said, words));
        let steps: Option<Vec<Deed>> = steps.collect();
        Some(Pattern {
            steps: steps?,
            said,
        })
    }
}

impl Deed {
    fn read(reader: &mut Reader, said: &Said, words: &[&str]) -> Option<Deed> {
        let (words, open) = match words.split_last() {
            Some((&REST, before)) => (before, true),
            _ => (words, false),
        };
        let mut tokens = Vec::new();
        for word in words {
            match Token::read(word) {
                Ok(token) => tokens.push(token),
                Err(mend) => {
                    reader.fault(said.at, format!("'{word}' is no word of an action"), mend);
                    return None;
                }
            }
        }
        Some(Deed {
            text: words.join(" "),
            tokens,
            open,
        })
    }

    /// Whether it names one action, with nothing left open.
    pub fn is_plain(&self) -> bool {
        let one = |token: &Token| matches!(token, Token::OneOf(words) if words.len() == 1);
        !self.open && self.tokens.iter().all(one)
    }

    /// Its text, with the names of the file as the system writes them.
    pub fn called(&self, call: impl Fn(&str) -> String) -> String {
        let words: Vec<String> = self.text.split_whitespace().map(call).collect();
        words.join(" ")
    }

    /// What the open words stand for if it is this action; nothing where it is another. `call` says how the system writes a
    /// name of the file.
    pub fn fits(
        &self,
        action: &str,
        bound: &Bound,
        call: impl Fn(&str) -> String,
    ) -> Option<Bound> {
        let words: Vec<&str> = action.split_whitespace().collect();
        let enough = match self.open {
            true => words.len() >= self.tokens.len(),
            false => words.len() == self.tokens.len(),
        };
        if !enough {
            return None;
        }
        let mut bound = bound.clone();
        let all = self.tokens.iter().zip(words);
        for (token, word) in all {
            let is = |name: &String| call(name).eq_ignore_ascii_case(word);
            let fits = match token {
                Token::Any => true,
                Token::OneOf(names) => names.iter().any(is),
                Token::NoneOf(names) => !names.iter().any(is),
                Token::Same(name) => {
                    bound.entry(name.clone()).or_insert_with(|| word.to_owned()) == word
                }
            };
            if !fits {
                return None;
            }
        }
        Some(bound)
    }
}

impl Token {
    /// The token, or how to mend it.
    fn read(word: &str) -> Result<Token, &'static str> {
        if word == "*" {
            return Ok(Token::Any);
        }
        if word.contains('*') {
            return Err("write * for any one word, and ** at the end for any number of words");
        }
        if let Some(name) = word.strip_prefix('<') {
            let name = name.strip_suffix('>').filter(|name| !name.is_empty());
            let name = name.ok_or("write <name> for a word that comes again, as in <hex>")?;
            return Ok(Token::Same(name.to_owned()));
        }
        let (names, none) = match word.strip_prefix('!') {
            Some(names) => (names, true),
            None => (word, false),
        };
        let names: Vec<String> = names.split('|').map(str::to_owned).collect();
        let odd = |name: &String| name.is_empty() || name.contains(['<', '>', '!']);
        if names.iter().any(odd) {
            return Err("write A|B for one of two words, !A|B for neither");
        }
        Ok(if none {
            Token::NoneOf(names)
        } else {
            Token::OneOf(names)
        })
    }
}
