use std::fmt;
use std::str::FromStr;

/// A language of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The code, which is also the name of the folder under `locales/`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// The language asked for by the option, else by the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is
    /// set, else that of the system (on Windows and macOS such variables are seldom set), else English.
    pub fn from_env(
        option: Option<Lang>,
        variable: impl Fn(&str) -> Option<String>,
        system: impl FnOnce() -> Option<String>,
    ) -> Lang {
        option.unwrap_or_else(|| {
            ["LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .filter_map(variable)
                .find(|value| !value.is_empty())
                .or_else(system)
                .and_then(|locale| {
                    let end = locale
                        .find(|c: char| !c.is_ascii_alphabetic())
                        .unwrap_or(locale.len());
                    locale[..end].parse().ok()
                })
                .unwrap_or_default()
        })
    }

    /// Several words joined as the language joins them: "a, b and c".
    pub fn join(self, parts: &[String]) -> String {
        let and = match self {
            Lang::En => " and ",
            Lang::Fr => " et ",
        };
        match parts {
            [] => String::new(),
            [only] => only.clone(),
            [most @ .., last] => format!("{}{and}{last}", most.join(", ")),
        }
    }
}

impl FromStr for Lang {
    type Err = String;
    fn from_str(text: &str) -> Result<Lang, String> {
        let found = Lang::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(text));
        found.ok_or_else(|| format!("\"{text}\" is not a language of this program: take en or fr"))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn env<'a>(set: &'a [(&'a str, &'a str)]) -> impl Fn(&str) -> Option<String> + 'a {
        |name| {
            set.iter()
                .find(|(key, _)| *key == name)
                .map(|(_, value)| (*value).to_owned())
        }
    }

    #[test]
    fn the_option_goes_before_the_locale_and_the_locale_before_the_system() {
        let of = |option: Option<Lang>, set: &[(&str, &str)], system: Option<&str>| {
            Lang::from_env(option, env(set), || system.map(str::to_owned))
        };
        assert_eq!(
            of(Some(Lang::En), &[("LC_ALL", "fr_FR.UTF-8")], None),
            Lang::En
        );
        assert_eq!(of(None, &[("LC_ALL", "fr_FR.UTF-8")], None), Lang::Fr);
        assert_eq!(of(None, &[("LC_ALL", ""), ("LANG", "fr")], None), Lang::Fr);
        assert_eq!(
            of(None, &[("LC_ALL", "C"), ("LANG", "fr_BE")], Some("fr-FR")),
            Lang::En
        );
        assert_eq!(of(None, &[], None), Lang::En);
        assert_eq!(of(None, &[], Some("fr-CA")), Lang::Fr);
        assert_eq!(of(None, &[("LANG", "en_GB")], Some("fr-FR")), Lang::En);
    }

    #[test]
    fn a_list_is_joined_as_the_language_joins_it() {
        let parts = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(Lang::En.join(&parts), "a, b and c");
        assert_eq!(Lang::Fr.join(&parts), "a, b et c");
        assert_eq!(Lang::Fr.join(&parts[..2]), "a et b");
        assert_eq!(Lang::En.join(&parts[..1]), "a");
        assert_eq!(Lang::En.join(&[]), "");
    }
}
