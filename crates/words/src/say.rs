use crate::Lang;
use crate::check::line_of;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::atomic::{AtomicUsize, Ordering};
use table::{Arg, Fault, Text};
use unic_langid::LanguageIdentifier;

/// The words of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    keys: Vec<String>,
    missing: AtomicUsize,
}

impl Words {
    /// Reads Fluent files, each a name and its text; all their faults at once.
    pub fn new(lang: Lang, files: &[(&str, &str)]) -> Result<Words, Vec<Fault>> {
        let id: LanguageIdentifier = lang
            .code()
            .parse()
            .expect("the code of a language is an identifier");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let (mut faults, mut keys) = (Vec::new(), Vec::new());
        let borrowed = crate::borrowed(files);
        let borrowed = ("borrowed", borrowed.as_str());
        for (name, text) in files.iter().chain([&borrowed]) {
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, errors)| {
                    faults.extend(errors.iter().map(|error| {
                        let at = format!("line {}", line_of(text, error.pos.start));
                        Fault::new(
                            name,
                            at,
                            error.kind.to_string(),
                            "see projectfluent.org for the syntax",
                        )
                    }));
                    resource
                });
            for entry in resource.entries() {
                if let fluent_syntax::ast::Entry::Message(message) = entry {
                    keys.push(message.id.name.to_owned());
                }
            }
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(
                    errors.iter().map(|error| {
                        Fault::new(name, "", error.to_string(), "keep one of the two")
                    }),
                );
            }
        }
        keys.sort_unstable();
        keys.dedup();
        if faults.is_empty() {
            Ok(Words {
                lang,
                bundle,
                keys,
                missing: AtomicUsize::new(0),
            })
        } else {
            Err(faults)
        }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The keys of all messages, in order.
    pub fn keys(&self) -> &[String] {
        &self.keys
    }

    /// Whether there are words for this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle
            .get_message(key)
            .is_some_and(|message| message.value().is_some())
    }

    /// How many times a key or a variable was asked for that is not there.
    pub fn missing(&self) -> usize {
        self.missing.load(Ordering::Relaxed)
    }

    /// The sentence. A key without words gives the key itself in brackets, and is counted.
    pub fn say(&self, text: &Text) -> String {
        let mut args = FluentArgs::with_capacity(text.args.len());
        for (name, arg) in &text.args {
            args.set(name.as_ref().to_owned(), self.value(arg));
        }
        self.format(&text.key, None, &args).unwrap_or_else(|| {
            self.missing.fetch_add(1, Ordering::Relaxed);
            format!("[{}]", text.key)
        })
    }

    /// The words of a key that takes no arguments.
    pub fn key(&self, key: &str) -> String {
        self.say(&Text::new(key.to_owned()))
    }

    /// An attribute of a key, such as the letter of a terrain; `None` if there is no such thing.
    pub fn attribute(&self, key: &str, attribute: &str) -> Option<String> {
        self.format(key, Some(attribute), &FluentArgs::new())
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Num(n) => FluentValue::from(*n),
            Arg::Name(name) => FluentValue::from(name.clone()),
            Arg::Text(text) => FluentValue::from(self.say(text)),
            Arg::List(texts) => {
                let parts: Vec<String> = texts.iter().map(|text| self.say(text)).collect();
                FluentValue::from(self.lang.join(&parts))
            }
        }
    }

    fn format(&self, key: &str, attribute: Option<&str>, args: &FluentArgs) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let said = self
            .bundle
            .format_pattern(pattern, Some(args), &mut errors)
            .into_owned();
        self.missing.fetch_add(errors.len(), Ordering::Relaxed);
        Some(said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FTL: &str = "
shot = { $who } fires at { $at }{ $dice ->
    [0] , for nothing.
    [one] { \"\" } with one die.
   *[other] { \"\" } with { $dice } dice.
}
infantry = the infantry
forest = forest
    .letter = f
";

    fn shot(words: &Words, dice: i64) -> String {
        words.say(
            &Text::new("shot")
                .text("who", Text::new("infantry"))
                .name("at", "D6")
                .num("dice", dice),
        )
    }

    #[test]
    fn nested_texts_are_said_first_and_numbers_choose_the_words() {
        let words = Words::new(Lang::En, &[("a.ftl", FTL)]).unwrap();
        assert_eq!(shot(&words, 1), "the infantry fires at D6 with one die.");
        assert_eq!(shot(&words, 3), "the infantry fires at D6 with 3 dice.");
        assert_eq!(words.attribute("forest", "letter").as_deref(), Some("f"));
        assert_eq!(words.missing(), 0);
    }

    #[test]
    fn zero_is_singular_in_french() {
        let ftl = "units = { $n ->\n    [one] { $n } unité\n   *[other] { $n } unités\n}\n";
        let words = Words::new(Lang::Fr, &[("a.ftl", ftl)]).unwrap();
        assert_eq!(words.say(&Text::new("units").num("n", 0)), "0 unité");
        assert_eq!(words.say(&Text::new("units").num("n", 2)), "2 unités");
    }

    #[test]
    fn a_missing_key_or_variable_is_shown_and_counted() {
        let words = Words::new(Lang::En, &[("a.ftl", FTL)]).unwrap();
        assert_eq!(words.key("nothing"), "[nothing]");
        assert_eq!(words.missing(), 1);
        words.key("shot");
        assert!(words.missing() > 1);
    }

    #[test]
    fn lists_are_joined() {
        let words = Words::new(
            Lang::En,
            &[("a.ftl", "all = { $x }\na = a\nb = b\nc = c\n")],
        )
        .unwrap();
        let list = ["a", "b", "c"].map(Text::new).to_vec();
        assert_eq!(words.say(&Text::new("all").list("x", list)), "a, b and c");
    }

    #[test]
    fn a_broken_file_is_refused_with_its_line() {
        let faults = Words::new(Lang::En, &[("a.ftl", "a = a\nb = { $\n")])
            .err()
            .unwrap();
        assert_eq!(faults[0].file, "a.ftl");
        assert_eq!(faults[0].at, "line 2");
        let twice = Words::new(Lang::En, &[("a.ftl", "a = a\n"), ("b.ftl", "a = b\n")])
            .err()
            .unwrap();
        assert_eq!(twice[0].file, "b.ftl");
    }
}
