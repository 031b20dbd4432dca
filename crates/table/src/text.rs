use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A sentence as a key and its arguments. The rules speak in these; the words
/// of each language are in `locales/`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Text {
    /// The Fluent key.
    pub key: Cow<'static, str>,
    /// The arguments by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// One argument of a [`Text`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number; the words may depend on it.
    Num(i64),
    /// A name that is the same in every language: a hex, a rule id.
    Name(String),
    /// A text of its own: a kind of unit, a card.
    Text(Box<Text>),
    /// Several texts, joined as the language joins them.
    List(Vec<Text>),
}

impl Text {
    /// A text without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Text {
            key: key.into(),
            args: Vec::new(),
        }
    }
    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name.into(), arg));
        self
    }
    /// Adds a number.
    pub fn num(self, name: &'static str, n: impl Into<i64>) -> Self {
        self.with(name, Arg::Num(n.into()))
    }
    /// Adds a name.
    pub fn name(self, name: &'static str, value: impl Into<String>) -> Self {
        self.with(name, Arg::Name(value.into()))
    }
    /// Adds a text.
    pub fn text(self, name: &'static str, text: Text) -> Self {
        self.with(name, Arg::Text(Box::new(text)))
    }
    /// Adds a list of texts.
    pub fn list(self, name: &'static str, texts: Vec<Text>) -> Self {
        self.with(name, Arg::List(texts))
    }
}
