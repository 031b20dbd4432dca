//! Systems that share their words: what one does not say itself it says as the other does.

use fluent_syntax::ast::{Entry, Message, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::BTreeSet;
use std::fmt::Write;

/// How the key ends by which a system says whose words it borrows: `gwc-borrows = cce`. Its attribute `alone` lists how the
/// keys begin that mean other things in the two systems: `.alone = term- chapter-`.
const BORROWS: &str = "-borrows";
const ALONE: &str = "alone";

/// Messages for the keys that a system lacks and another has, as the text of one more file: `gwc-x = { cce-x }` for
/// every `cce-x` without a `gwc-x`. What a message is given it passes on.
pub fn borrowed(files: &[(&str, &str)]) -> String {
    let parsed = files.iter().map(|(_, text)| match parser::parse(*text) {
        Ok(resource) | Err((resource, _)) => resource,
    });
    let parsed: Vec<_> = parsed.collect();
    let entries = parsed.iter().flat_map(|resource| &resource.body);
    let messages = entries.filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let messages: Vec<&Message<&str>> = messages.collect();
    let keys: BTreeSet<&str> = messages.iter().map(|message| message.id.name).collect();
    let mut out = String::new();
    for (own, lender, alone) in messages.iter().filter_map(|message| loan(message)) {
        for message in &messages {
            let rest = message.id.name.strip_prefix(lender);
            let Some(rest) = rest.and_then(|rest| rest.strip_prefix('-')) else {
                continue;
            };
            let alone = alone.iter().any(|start| rest.starts_with(start));
            if !alone && !keys.contains(&*format!("{own}-{rest}")) {
                alias(&mut out, own, message, rest);
            }
        }
    }
    out
}

/// Who borrows from whom, and what not.
fn loan<'a>(message: &Message<&'a str>) -> Option<(&'a str, &'a str, Vec<&'a str>)> {
    let own = message.id.name.strip_suffix(BORROWS)?;
    let lender = plain(message.value.as_ref()?)?.trim();
    let mut attributes = message.attributes.iter();
    let alone = attributes.find(|attribute| attribute.id.name == ALONE);
    let alone = alone.and_then(|attribute| plain(&attribute.value));
    Some((
        own,
        lender,
        alone
            .unwrap_or("")
            .split(' ')
            .filter(|start| !start.is_empty())
            .collect(),
    ))
}

/// A text without anything to fill in.
fn plain<'a>(pattern: &Pattern<&'a str>) -> Option<&'a str> {
    match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some(value),
        _ => None,
    }
}

fn alias(out: &mut String, own: &str, message: &Message<&str>, rest: &str) {
    let from = message.id.name;
    // To a `String` nothing fails to be written.
    let _ = write!(out, "{own}-{rest} =");
    if message.value.is_some() {
        let _ = write!(out, " {{ {from} }}");
    }
    for attribute in &message.attributes {
        let name = attribute.id.name;
        let _ = write!(out, "\n    .{name} = {{ {from}.{name} }}");
    }
    out.push('\n');
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Words};
    use table::Text;

    const OLD: &str = "
old-fires = { $who } fires{ $n ->
    [one] { \"\" } once
   *[other] { \"\" } { $n } times
}.
old-broken = broken
old-woods = woods
    .letter = w
older-thing = thing
old-term-1 = the first rule
";
    const NEW: &str = "
new-borrows = old
    .alone = term- unit-
new-broken = demoralised
";

    #[test]
    fn what_is_not_said_is_said_as_the_other_says_it() {
        let words = Words::new(Lang::En, &[("old.ftl", OLD), ("new.ftl", NEW)]).unwrap();
        let fires = Text::new("new-fires").name("who", "A").num("n", 2);
        assert_eq!(words.say(&fires), "A fires 2 times.");
        assert_eq!(words.key("new-broken"), "demoralised");
        assert_eq!(words.key("old-broken"), "broken");
        let letter = words.attribute("new-woods", "letter");
        assert_eq!(letter.as_deref(), Some("w"));
        assert_eq!(words.missing(), 0);
        assert!(
            !words
                .keys()
                .iter()
                .any(|key| key.contains("thing") && key.starts_with("new"))
        );
    }

    #[test]
    fn who_borrows_nothing_gets_nothing() {
        assert_eq!(super::borrowed(&[("old.ftl", OLD)]), "");
    }
}
