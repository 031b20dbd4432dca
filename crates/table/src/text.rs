use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A sentence as a key and its arguments. The rules speak in these; the words
/// of each language are in `locales/`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Arg {
    /// A number; the words may depend on it.
    Num(i64),
    /// A name that is the same in every language: a hex, a rule id.
    Name(String),
    /// A text of its own: a kind of unit, a card.
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    Text(Box<Text>),
    /// Several texts, joined as the language joins them.
    #[cfg_attr(feature = "schema", schema(no_recursion))]
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

#[cfg(all(test, feature = "schema"))]
mod tests {
    use crate::{Event, Odds, Position, Refusal, SightView, Text, View};
    use utoipa::{PartialSchema, ToSchema};

    /// A text may hold texts: its description must name itself and end there.
    #[test]
    fn everything_that_goes_over_the_wire_describes_itself() {
        let mut all = Vec::new();
        View::schemas(&mut all);
        Event::schemas(&mut all);
        Odds::schemas(&mut all);
        Position::schemas(&mut all);
        SightView::schemas(&mut all);
        Refusal::schemas(&mut all);
        let named = |name: &str| all.iter().any(|(found, _)| found == name);
        for name in ["Text", "Tally", "Term", "Offer", "Seat", "Audience"] {
            assert!(named(name), "{name} is not described");
        }
        let text = serde_json::to_string(&Text::schema()).expect("a schema is plain data");
        assert!(text.contains("#/components/schemas/Text"), "{text}");
    }
}
