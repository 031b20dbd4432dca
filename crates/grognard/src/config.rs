//! How a server is set up: by options, by variables and by a file. The options are the one list: each of them, `--port`, is
//! also the variable `GROGNARD_PORT` and the key `port` of the file. An option goes before a variable, a variable before
//! the file. What is wrong is told with its place.

use crate::trouble::Trouble;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io;
use std::path::Path;
use table::Text;
use toml::{Spanned, Value};

/// The option that names the file; it is in no file.
const FILE: &str = "config";

/// Where a value was found.
struct Place {
    /// The file and its line, or the name of a variable.
    told: String,
    key: String,
}

/// Whether any of these options stands on the command line.
pub fn given(command: &Command, matches: &ArgMatches) -> bool {
    let mut ids = command.get_arguments().map(|arg| arg.get_id().as_str());
    ids.any(|id| on_line(matches, id))
}

fn on_line(matches: &ArgMatches, id: &str) -> bool {
    let known = matches.ids().any(|known| known == id);
    known && matches.value_source(id) == Some(ValueSource::CommandLine)
}

/// What variables and the file add to the options of the command line, as options.
pub fn more(
    command: &Command,
    matches: &ArgMatches,
    variable: impl Fn(&str) -> Option<OsString>,
) -> Result<Vec<OsString>, Trouble> {
    let mut more = Vec::new();
    let mut here = |arg: &Arg, place: Place, words: Vec<OsString>| {
        checked(arg, &place, &words)?;
        more.extend(words);
        Ok::<(), Trouble>(())
    };
    let mut left: BTreeMap<&str, &Arg> = BTreeMap::new();
    let mut file = matches.get_one::<std::path::PathBuf>(FILE).cloned();
    for arg in command.get_arguments() {
        let Some(key) = arg.get_long() else {
            continue;
        };
        if on_line(matches, arg.get_id().as_str()) {
            continue;
        }
        let name = name(key);
        match variable(&name).filter(|value| !value.is_empty()) {
            Some(value) if key == FILE => file = Some(value.into()),
            Some(value) => {
                let place = Place {
                    told: name,
                    key: key.to_owned(),
                };
                let words = words_of(arg, &place, value)?;
                here(arg, place, words)?;
            }
            None => _ = left.insert(key, arg),
        }
    }
    let Some(file) = file else {
        return Ok(more);
    };
    for (key, value, line) in read(&file)? {
        let place = Place {
            told: format!("{}:{line}", file.display()),
            key: key.clone(),
        };
        let mut args = command.get_arguments();
        let arg = args.find(|arg| key != FILE && arg.get_long() == Some(&key));
        let arg = arg.ok_or_else(|| unknown(command, &place))?;
        // What stands on the command line or in a variable goes before it, and it must be right all the same.
        let words = values_of(arg, &place, &value)?;
        match left.contains_key(&*key) {
            true => here(arg, place, words)?,
            false => checked(arg, &place, &words)?,
        }
    }
    Ok(more)
}

/// The variable of an option.
fn name(key: &str) -> String {
    format!("GROGNARD_{}", key.to_uppercase().replace('-', "_"))
}

/// The keys of a file with their lines.
fn read(file: &Path) -> Result<Vec<(String, Value, usize)>, Trouble> {
    let bad = |error: &io::Error| Trouble::file("trouble-read", file, error);
    let text = std::fs::read_to_string(file).map_err(|error| bad(&error))?;
    let table: Result<BTreeMap<Spanned<String>, Value>, _> = toml::from_str(&text);
    let table = table.map_err(|error| {
        let line = error.span().map_or(1, |span| line(&text, span.start));
        let text = Text::new("config-unread").name("at", format!("{}:{line}", file.display()));
        Trouble::input(text.name("error", error.message().to_owned()))
    })?;
    let mut keys: Vec<_> = table.into_iter().collect();
    keys.sort_by_key(|(key, _)| key.span().start);
    let told = |(key, value): (Spanned<String>, Value)| {
        let line = line(&text, key.span().start);
        (key.into_inner(), value, line)
    };
    Ok(keys.into_iter().map(told).collect())
}

fn line(text: &str, at: usize) -> usize {
    let before = text.as_bytes().get(..at).unwrap_or_default();
    1 + before.iter().filter(|byte| **byte == b'\n').count()
}

/// Whether an option is there or not, and has no value.
fn is_flag(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::SetTrue)
}

fn is_list(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Append)
}

/// An option with its value, as on a command line.
fn word(arg: &Arg, value: impl Into<OsString>) -> OsString {
    let mut word = OsString::from(format!("--{}=", arg.get_long().unwrap_or_default()));
    word.push(value.into());
    word
}

fn flag(arg: &Arg, on: bool) -> Vec<OsString> {
    let word = format!("--{}", arg.get_long().unwrap_or_default());
    on.then(|| word.into()).into_iter().collect()
}

/// What a variable says. Several values stand with commas between them.
fn words_of(arg: &Arg, place: &Place, value: OsString) -> Result<Vec<OsString>, Trouble> {
    let text = value.to_str();
    if is_flag(arg) {
        return match text.map(str::to_lowercase).as_deref() {
            Some("1" | "true" | "yes" | "on") => Ok(flag(arg, true)),
            Some("0" | "false" | "no" | "off") => Ok(Vec::new()),
            _ => Err(bad(place, "true, false".to_owned())),
        };
    }
    Ok(match text {
        Some(text) if is_list(arg) => {
            let each = text.split(',').map(str::trim);
            let each = each.filter(|one| !one.is_empty());
            each.map(|one| word(arg, one)).collect()
        }
        _ => vec![word(arg, value)],
    })
}

/// What the file says.
fn values_of(arg: &Arg, place: &Place, value: &Value) -> Result<Vec<OsString>, Trouble> {
    match value {
        Value::Boolean(on) if is_flag(arg) => Ok(flag(arg, *on)),
        _ if is_flag(arg) => Err(bad(place, "true, false".to_owned())),
        Value::String(text) => Ok(vec![word(arg, text)]),
        Value::Integer(number) => Ok(vec![word(arg, number.to_string())]),
        Value::Array(each) if is_list(arg) => {
            let one = |value: &Value| match value {
                Value::String(text) => Ok(word(arg, text)),
                _ => Err(bad(place, "[\"…\", \"…\"]".to_owned())),
            };
            each.iter().map(one).collect()
        }
        _ if is_list(arg) => Err(bad(place, "[\"…\", \"…\"]".to_owned())),
        _ => Err(bad(place, "\"…\"".to_owned())),
    }
}

/// Whether the option takes these values; where not, what it says of them.
fn checked(arg: &Arg, place: &Place, words: &[OsString]) -> Result<(), Trouble> {
    if words.is_empty() {
        return Ok(());
    }
    // By itself: what else is wrong is told at its own place.
    let alone = Command::new("config")
        .no_binary_name(true)
        .disable_help_flag(true);
    match alone.arg(arg.clone()).try_get_matches_from(words) {
        Ok(_) => Ok(()),
        Err(error) => {
            let told = error.to_string();
            let told = told.lines().next().unwrap_or_default();
            let told = told.trim_start_matches("error: ");
            let text = Text::new("config-refused").name("at", place.told.clone());
            Err(Trouble::input(text.name("error", told.to_owned())))
        }
    }
}

fn bad(place: &Place, wanted: String) -> Trouble {
    let text = Text::new("config-bad").name("at", place.told.clone());
    let text = text.name("key", place.key.clone());
    Trouble::input(text.name("wanted", wanted))
}

fn unknown(command: &Command, place: &Place) -> Trouble {
    let shown = command.get_arguments().filter(|arg| !arg.is_hide_set());
    let known: Vec<&str> = shown
        .filter_map(Arg::get_long)
        .filter(|key| *key != FILE)
        .collect();
    let text = Text::new("config-unknown").name("at", place.told.clone());
    let text = text.name("key", place.key.clone());
    Trouble::input(text.name("known", known.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Args;

    #[derive(Args)]
    struct Few {
        #[arg(long)]
        config: Option<std::path::PathBuf>,
        #[arg(long)]
        port: Option<u16>,
        #[arg(long = "name")]
        names: Vec<String>,
        #[arg(long)]
        no_open: bool,
    }

    fn ran(
        line: &[&str],
        variables: &[(&str, &str)],
        file: Option<&str>,
    ) -> Result<Vec<String>, Trouble> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("grognard.toml");
        let mut line: Vec<String> = line.iter().map(|word| (*word).to_owned()).collect();
        if let Some(text) = file {
            std::fs::write(&path, text).unwrap();
            line.push(format!("--config={}", path.display()));
        }
        let command = Few::augment_args(Command::new("serve").no_binary_name(true));
        let matches = command.clone().get_matches_from(line);
        let variable = |name: &str| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| OsString::from(value))
        };
        let more = more(&command, &matches, variable)?.into_iter();
        Ok(more.map(|word| word.into_string().unwrap()).collect())
    }

    fn told(trouble: Trouble) -> (String, String) {
        let Trouble::Told { lines, .. } = trouble else {
            panic!("nothing is told");
        };
        let args = format!("{:?}", lines[0].args);
        (lines[0].key.to_string(), args)
    }

    #[test]
    fn an_option_goes_before_a_variable_and_a_variable_before_the_file() {
        let file = "port = 3\nname = [\"a.example\", \"b.example\"]\nno-open = true\n";
        let all = [
            "--port=3",
            "--name=a.example",
            "--name=b.example",
            "--no-open",
        ];
        assert_eq!(ran(&[], &[], Some(file)).unwrap(), all);
        assert_eq!(ran(&["--port", "1"], &[], Some(file)).unwrap(), all[1..]);
        let variables = [
            ("GROGNARD_PORT", "2"),
            ("GROGNARD_NAME", "c.example, d.example"),
        ];
        let more = ran(&[], &variables, Some(file)).unwrap();
        assert_eq!(
            more,
            [
                "--port=2",
                "--name=c.example",
                "--name=d.example",
                "--no-open"
            ]
        );
        let off = ran(&[], &[("GROGNARD_NO_OPEN", "false")], Some(file)).unwrap();
        assert_eq!(off, all[..3], "a variable turns off what the file turns on");
        assert!(ran(&[], &[("GROGNARD_PORT", "")], None).unwrap().is_empty());
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        for (file, key, parts) in [
            (
                "\nport = 70000",
                "config-refused",
                ["grognard.toml:2", "70000"],
            ),
            (
                "# x\nprot = 1",
                "config-unknown",
                ["grognard.toml:2", "port"],
            ),
            (
                "config = \"x\"",
                "config-unknown",
                ["grognard.toml:1", "config"],
            ),
            (
                "no-open = 1",
                "config-bad",
                ["grognard.toml:1", "true, false"],
            ),
            ("name = [1]", "config-bad", ["grognard.toml:1", "name"]),
            ("port = 1.5", "config-bad", ["grognard.toml:1", "port"]),
            ("port = ", "config-unread", ["grognard.toml:1", "error"]),
            (
                "port = 1\nport = 2",
                "config-unread",
                ["grognard.toml:2", "error"],
            ),
        ] {
            let (told, args) = told(ran(&[], &[], Some(file)).unwrap_err());
            assert_eq!(told, key, "{file}: {args}");
            assert!(parts.iter().all(|part| args.contains(part)), "{args}");
        }
        // Also where something else goes before it.
        assert!(ran(&["--port", "1"], &[], Some("port = 70000")).is_err());
        let (key, args) = told(ran(&[], &[("GROGNARD_PORT", "x")], None).unwrap_err());
        assert!(
            key == "config-refused" && args.contains("GROGNARD_PORT"),
            "{args}"
        );
        let (key, _) = told(ran(&[], &[("GROGNARD_NO_OPEN", "perhaps")], None).unwrap_err());
        assert_eq!(key, "config-bad");
        let (key, _) = told(ran(&["--config", "/nowhere/grognard.toml"], &[], None).unwrap_err());
        assert_eq!(key, "trouble-read");
    }
}
