//! What must hold between the files of two languages.

use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

/// What a key uses: its own variables and the messages and terms it calls, by `key` and `key.attribute`.
#[derive(Default)]
struct Uses {
    variables: BTreeSet<String>,
    calls: BTreeSet<String>,
}

/// What the two languages, each a list of files (name, text), do not hold in common: keys, and variables of a
/// key; and what a file calls and its language does not have. Empty: both are complete.
pub fn complete(en: &[(&str, &str)], fr: &[(&str, &str)]) -> Vec<String> {
    let mut out = Vec::new();
    let (en, fr) = (read("en", en, &mut out), read("fr", fr, &mut out));
    for (here, there, lang) in [(&en, &fr, "fr"), (&fr, &en, "en")] {
        // Terms belong to one language; messages to both.
        for key in here
            .keys()
            .filter(|key| !key.starts_with('-') && !there.contains_key(*key))
        {
            out.push(format!("{lang}: no words for {key}"));
        }
    }
    for (key, uses) in &en {
        let Some(other) = fr.get(key).filter(|_| !key.starts_with('-')) else {
            continue;
        };
        for name in uses.variables.symmetric_difference(&other.variables) {
            let lang = if other.variables.contains(name) {
                "en"
            } else {
                "fr"
            };
            out.push(format!("{lang}: {key} does not use ${name}"));
        }
    }
    for (lang, keys) in [("en", &en), ("fr", &fr)] {
        for (key, uses) in keys {
            for call in uses.calls.iter().filter(|call| !keys.contains_key(*call)) {
                out.push(format!("{lang}: {key} calls {call}, which is not there"));
            }
        }
    }
    out
}

/// What breaks French typography: a plain or wide space, or none, before `;`, `:`, `!`, `?` and inside `« »`
/// where a narrow no-break space (U+202F) belongs; a straight apostrophe.
pub fn typography(fr: &[(&str, &str)]) -> Vec<String> {
    let mut out = Vec::new();
    for (file, text) in fr {
        let Ok(resource) = parser::parse(*text) else {
            continue;
        };
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let mut texts = Vec::new();
            let patterns = message
                .value
                .iter()
                .chain(message.attributes.iter().map(|a| &a.value));
            patterns.for_each(|pattern| plain_text(pattern, &mut texts));
            if let Some(found) = texts.iter().find_map(|text| breach(text)) {
                out.push(format!("{file}: {}: {found}", message.id.name));
            }
        }
    }
    out
}

fn breach(text: &str) -> Option<String> {
    let letters: Vec<char> = text.chars().collect();
    for (i, &letter) in letters.iter().enumerate() {
        let before = i.checked_sub(1).map(|i| letters[i]);
        let after = letters.get(i + 1).copied();
        let wrong = match letter {
            ';' | '!' | '?' | '»' => {
                matches!(before, Some(c) if c != '\u{202f}' && c != letter && !"!?".contains(c))
            }
            // `10:30`, `https://` and the like are not sentences.
            ':' => {
                matches!(before, Some(c) if c != '\u{202f}')
                    && after.is_none_or(char::is_whitespace)
            }
            '«' => matches!(after, Some(c) if c != '\u{202f}'),
            '\'' => true,
            _ => false,
        };
        if wrong {
            let near: String = letters[i.saturating_sub(12)..letters.len().min(i + 8)]
                .iter()
                .collect();
            return Some(format!("typography near \"{near}\""));
        }
    }
    None
}

fn plain_text<'a>(pattern: &Pattern<&'a str>, out: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.push(value),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                variants
                    .iter()
                    .for_each(|variant| plain_text(&variant.value, out));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

fn read(lang: &str, files: &[(&str, &str)], out: &mut Vec<String>) -> BTreeMap<String, Uses> {
    let mut keys = BTreeMap::new();
    let borrowed = crate::borrowed(files);
    let borrowed = ("borrowed", borrowed.as_str());
    for (file, text) in files.iter().chain([&borrowed]) {
        let resource = parser::parse(*text).unwrap_or_else(|(resource, errors)| {
            out.extend(errors.iter().map(|e| {
                format!(
                    "{lang}: {file}, line {}: {}",
                    line_of(text, e.pos.start),
                    e.kind
                )
            }));
            resource
        });
        for entry in &resource.body {
            let (name, value, attributes) = match entry {
                Entry::Message(m) => (m.id.name.to_owned(), m.value.as_ref(), &m.attributes),
                Entry::Term(t) => (format!("-{}", t.id.name), Some(&t.value), &t.attributes),
                _ => continue,
            };
            if keys.contains_key(&name) {
                out.push(format!("{lang}: {file}: {name} is there twice"));
            }
            insert(&mut keys, name, value, attributes);
        }
    }
    keys
}

fn insert(
    keys: &mut BTreeMap<String, Uses>,
    name: String,
    value: Option<&Pattern<&str>>,
    attributes: &[Attribute<&str>],
) {
    for attribute in attributes {
        let mut uses = Uses::default();
        uses.pattern(&attribute.value);
        keys.insert(format!("{name}.{}", attribute.id.name), uses);
    }
    let mut uses = Uses::default();
    if let Some(value) = value {
        uses.pattern(value);
    }
    keys.insert(name, uses);
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants
                    .iter()
                    .for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        let dotted = |id: &str, attribute: Option<&str>| match attribute {
            Some(attribute) => format!("{id}.{attribute}"),
            None => id.to_owned(),
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                self.calls
                    .insert(dotted(id.name, attribute.as_ref().map(|a| a.name)));
            }
            InlineExpression::TermReference {
                id,
                attribute,
                arguments,
            } => {
                self.calls.insert(format!(
                    "-{}",
                    dotted(id.name, attribute.as_ref().map(|a| a.name))
                ));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments
            .positional
            .iter()
            .for_each(|inline| self.inline(inline));
        arguments
            .named
            .iter()
            .for_each(|named| self.inline(&named.value));
    }
}

/// The number of the line at this byte, from 1.
pub(crate) fn line_of(text: &str, byte: usize) -> usize {
    text.bytes().take(byte).filter(|&b| b == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_language_lacks_is_named() {
        let en = [(
            "a.ftl",
            "a = { $n } x\nb = y\n    .letter = b\n-t = term\nc = { -t }\n",
        )];
        let fr = [("a.ftl", "a = { $m } x\nc = { -u }\nd = d\n")];
        let wanted = [
            "fr: no words for b",
            "fr: no words for b.letter",
            "en: no words for d",
            "en: a does not use $m",
            "fr: a does not use $n",
            "fr: c calls -u, which is not there",
        ];
        assert_eq!(complete(&en, &fr), wanted);
    }

    #[test]
    fn the_same_keys_and_variables_are_complete() {
        let en = [(
            "a.ftl",
            "a = { $n ->\n    [one] one { $x }\n   *[other] { $n }\n}\n",
        )];
        let fr = [("a.ftl", "a = { $n } { $x }\n")];
        assert_eq!(complete(&en, &fr), Vec::<String>::new());
    }

    #[test]
    fn french_wants_its_narrow_spaces() {
        let bad = "a = Quoi ?\nb = Un : deux\nc = « ici »\nd = l'hex\ne = Oui\u{a0};\n";
        assert_eq!(typography(&[("a.ftl", bad)]).len(), 5);
        let good = "a = Quoi\u{202f}?\nb = Un\u{202f}: deux\nc = «\u{202f}ici\u{202f}»\nd = l’hex à 10:30\n";
        assert_eq!(typography(&[("a.ftl", good)]), Vec::<String>::new());
    }
}
