//! `grognard`, `grognard serve`: the page and the protocol.

use crate::desk::Desk;
use crate::trouble::{self, Trouble, cause};
use crate::{catalogue, stock};
use server::owner::{self, OwnerKey};
use server::{Both, IpNet, Limits, NotStarted, Options, RuleCard, Server, Stock};
use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use table::Text;
use words::Lang;

/// The port if no other is asked for.
const PORT: u16 = 7414;

#[derive(clap::Args, Default)]
pub struct Args {
    /// A file of these options, as in docs/grognard.toml; each is also a variable: --port is GROGNARD_PORT
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// The port [default: 7414, or a free one if it is taken]
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,
    /// The folder in which matches are kept [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A database that several nodes share, postgres://USER:PASSWORD@HOST/NAME; it is best given in the file or the variable
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// The address to listen at; others than this machine's let others in [default: 127.0.0.1]
    #[arg(long, value_name = "ADDR")]
    listen: Option<IpAddr>,
    /// A name by which the server may be called, besides its address
    #[arg(long = "name", value_name = "HOST")]
    names: Vec<String>,
    /// A proxy before the server, an address or a network: what it says of who asks is believed
    #[arg(long = "trusted-proxy", value_name = "ADDR|NET", value_parser = server::network)]
    proxies: Vec<IpNet>,
    /// Where /metrics, /healthz and /readyz are told to programs that watch, as 127.0.0.1:9414; keep it from the world
    #[arg(long, value_name = "ADDR:PORT", hide_short_help = true)]
    metrics: Option<SocketAddr>,
    /// Does not open the browser
    #[arg(long)]
    no_open: bool,
    /// Pages from this folder instead of those of the program
    #[arg(long, value_name = "DIR", hide = true)]
    web: Option<PathBuf>,
    /// Nobody is told to wait: for benches and fuzzers
    #[arg(long, hide = true)]
    no_rates: bool,
    /// Matches with known dice and hands, this number's and those after it: for tests. Their headers say so
    #[arg(long, value_name = "N", hide = true)]
    rehearsal_seed: Option<u64>,
    /// Streams open at a time [default: 12000, or as many as open files allow]
    #[arg(long, value_name = "N", hide_short_help = true)]
    max_streams: Option<usize>,
    /// Connections open at a time [default: 16000, or as many as open files allow]
    #[arg(long, value_name = "N", hide_short_help = true)]
    max_connections: Option<usize>,
    /// Matches in memory; others are read from disk when somebody looks at them [default: 4000]
    #[arg(long, value_name = "N", hide_short_help = true)]
    max_live: Option<usize>,
    /// What is told on standard error: a level, such as debug, or parts with levels, such as server=debug,sqlx=warn
    #[arg(long, value_name = "WHAT")]
    log: Option<String>,
    /// How it is told: lines for people, or JSON for programs
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    log_format: LogFormat,
    /// Nothing is read, tried or drawn before it is asked for: for trials that start it often
    #[arg(long, hide = true)]
    cold: bool,
}

/// How a server tells what there is to tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum LogFormat {
    /// Lines for people.
    #[default]
    Text,
    /// An object of JSON a line.
    Json,
}

impl Args {
    /// What is to be told, and whether for programs.
    pub fn log(&self) -> (Option<&str>, bool) {
        (self.log.as_deref(), self.log_format == LogFormat::Json)
    }

    fn limits(&self) -> Limits {
        let usual = Limits::default();
        Limits {
            rates: !self.no_rates,
            rehearsal: self.rehearsal_seed,
            streams: self.max_streams.unwrap_or(usual.streams),
            connections: self.max_connections.unwrap_or(usual.connections),
            live: self.max_live.unwrap_or(usual.live),
            ..usual
        }
    }
}

pub fn run(desk: &Desk, args: &Args, out: &mut dyn Write) -> Result<(), Trouble> {
    let runtime = runtime()?;
    let options = Options {
        listen: args.listen.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)),
        port: args.port.unwrap_or(PORT),
        any_port: args.port.is_none(),
        data: folder(&args.data)?,
        database: args.database.clone(),
        metrics: args.metrics,
        names: args.names.clone(),
        proxies: args.proxies.clone(),
        warm: !args.cold,
        limits: args.limits(),
    };
    let data = options.data.clone();
    let mut stock = stock(desk, args.web.clone());
    if args.cold {
        stock.cases.clear();
    }
    let done = runtime.block_on(async {
        let mut bell = Bell::hang().map_err(no_runtime)?;
        let _limits = heed_file_limits();
        let server = Server::start(stock, options).await.map_err(not_started)?;
        let port = server.address().port();
        if args.port.is_none() && port != PORT {
            let text = Text::new("serve-port-taken").name("taken", PORT.to_string());
            say(desk, text.name("port", port.to_string()), out);
        }
        say(desk, Text::new("serve-at").name("url", server.url()), out);
        let folder = data.display().to_string();
        let kept = match args.database.is_some() {
            true => "serve-secrets",
            false => "serve-data",
        };
        say(desk, Text::new(kept).name("folder", folder), out);
        let given = Given::make(&data, &server).map_err(|error| bad_data(&data, &error))?;
        let page = given.page.as_ref().filter(|_| !args.no_open);
        let opened = page.is_some_and(|page| opener::open_browser(page).is_ok());
        let shown = match (opened, io::stdout().is_terminal()) {
            (true, _) => Shown::Browser,
            (false, true) => Shown::Person,
            (false, false) => Shown::Log,
        };
        say(desk, given.told(args, shown), out);
        say(desk, Text::new("serve-stop"), out);
        bell.rung().await;
        server.stop().await;
        owner::remove_page(&data);
        say(desk, Text::new("serve-stopped"), out);
        Ok(())
    });
    // A machine may still think: nobody waits for it.
    runtime.shutdown_background();
    done
}

/// How whoever runs the server is known to it in a browser. The key itself is shown to nobody: what a program writes is
/// kept in logs, and its command line is read by everybody on the machine.
struct Given {
    /// The file that has the key; on a full disk there is none.
    page: Option<PathBuf>,
    /// An address that is good for the key once.
    link: String,
}

impl Given {
    fn make(data: &Path, server: &Server) -> io::Result<Given> {
        let key = OwnerKey::load(data)?;
        Ok(Given {
            page: owner::write_page(data, &server.url(), &key).ok(),
            link: link(&server.url(), &key)?,
        })
    }

    /// What is said of it: the link to a person alone, else how to come by one.
    fn told(&self, args: &Args, shown: Shown) -> Text {
        let data = args.data.as_ref();
        let data = data.map(|data| format!(" --data {}", data.display()));
        let command = format!("grognard owner{}", data.unwrap_or_default());
        match (shown, &self.page) {
            (Shown::Person, _) => Text::new("serve-owner-link").name("url", self.link.clone()),
            (Shown::Log, Some(page)) => Text::new("serve-owner-file")
                .name("file", page.display().to_string())
                .name("command", command),
            // A browser was started; it is not known what it shows.
            (Shown::Browser | Shown::Log, _) => {
                Text::new("serve-owner-again").name("command", command)
            }
        }
    }
}

/// To whom it is said how the owner is known.
#[derive(Clone, Copy)]
enum Shown {
    /// A browser has the file.
    Browser,
    /// A person reads a terminal, and no browser was opened.
    Person,
    /// Nobody knows who reads it.
    Log,
}

/// The address of a server with a code that is good for the owner's key once.
pub fn link(url: &str, key: &OwnerKey) -> io::Result<String> {
    Ok(format!("{url}#code={}", key.code()?))
}

/// What runs the server and its clients.
pub fn runtime() -> Result<tokio::runtime::Runtime, Trouble> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    runtime.map_err(no_runtime)
}

fn no_runtime(error: std::io::Error) -> Trouble {
    Trouble::input(Text::new("serve-no-runtime").name("error", cause(&error)))
}

/// Nobody need listen: a server goes on when its words cannot be written.
fn say(desk: &Desk, text: Text, out: &mut dyn Write) {
    let _ = writeln!(out, "{}", desk.say(&text)).and_then(|()| out.flush());
}

/// A file that would grow beyond what its process may write kills it, unless it listens for the signal: then the write
/// fails like one on a full disk, and is handled like it. Heard as long as this is kept.
fn heed_file_limits() -> impl Sized {
    #[cfg(target_os = "linux")]
    {
        use tokio::signal::unix::{SignalKind, signal};
        signal(SignalKind::from_raw(SIGXFSZ)).ok()
    }
}

/// The same on every Linux that Rust runs on, but for MIPS.
#[cfg(target_os = "linux")]
const SIGXFSZ: i32 = if cfg!(any(target_arch = "mips", target_arch = "mips64")) {
    31
} else {
    25
};

/// What tells the program to stop. Listened to before it says where it is: who reads that may want it to stop.
#[cfg(unix)]
struct Bell {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Bell {
    fn hang() -> std::io::Result<Bell> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Bell {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }
    async fn rung(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(windows)]
struct Bell(tokio::signal::windows::CtrlC);

#[cfg(windows)]
impl Bell {
    fn hang() -> std::io::Result<Bell> {
        tokio::signal::windows::ctrl_c().map(Bell)
    }
    async fn rung(&mut self) {
        self.0.recv().await;
    }
}

/// The folder that was given, or the user's data folder.
pub fn folder(given: &Option<PathBuf>) -> Result<PathBuf, Trouble> {
    match given {
        Some(folder) => Ok(folder.clone()),
        None => user_data(),
    }
}

/// The user's data folder.
pub fn user_data() -> Result<PathBuf, Trouble> {
    use etcetera::{AppStrategy, AppStrategyArgs};
    let strategy = etcetera::choose_app_strategy(AppStrategyArgs {
        top_level_domain: "org".to_owned(),
        author: "grognard".to_owned(),
        app_name: "grognard".to_owned(),
    });
    let strategy = strategy.map_err(|_| Trouble::input(Text::new("serve-no-home")))?;
    Ok(strategy.data_dir())
}

/// What the program carries with it, for the server.
pub fn stock(desk: &Desk, web: Option<PathBuf>) -> Stock {
    let words = Lang::ALL.map(|lang| (lang, stock::locale(lang)));
    let mut rules = BTreeMap::new();
    let mut cases = BTreeMap::new();
    for system in shelf::systems() {
        let id = system.id();
        let en = catalogue::rules(id, Lang::En);
        let fr = catalogue::rules(id, Lang::Fr);
        let card = |(en, fr): (catalogue::Rule, catalogue::Rule)| RuleCard {
            chapter: en.id.split('.').next().unwrap_or_default().to_owned(),
            title: both(en.title, fr.title),
            text: both(en.rule, fr.rule),
            term: Some(en.fr).filter(|term| !term.is_empty()),
            see: en.refs,
            unclear: en.unclear.map(|words| {
                let fr = fr.unclear.unwrap_or_else(|| words.clone());
                both(words, fr)
            }),
            booklet: system.booklet(&en.id),
            cases: 0,
            id: en.id,
        };
        rules.insert(id.to_owned(), en.into_iter().zip(fr).map(card).collect());
        let owned = |(name, text): (&str, &str)| (name.to_owned(), text.to_owned());
        cases.insert(
            id.to_owned(),
            stock::cases(id).into_iter().map(owned).collect(),
        );
    }
    Stock {
        content: desk.content.clone(),
        words: words.into(),
        rules,
        cases,
        web,
    }
}

fn both(en: String, fr: String) -> Both {
    Both { en, fr }
}

/// A data folder that cannot be used.
pub fn bad_data(folder: &Path, error: &io::Error) -> Trouble {
    Trouble::file("serve-bad-data", folder, error)
}

/// Why a server did not start, in words.
pub fn not_started(why: NotStarted) -> Trouble {
    match why {
        NotStarted::Stock(faults) => trouble::first(2, &faults),
        NotStarted::Data(folder, error) => bad_data(&folder, &error),
        NotStarted::Taken(folder, address) => {
            let text = Text::new("serve-taken").name("folder", folder.display().to_string());
            let address = address.unwrap_or_else(|| "?".to_owned());
            Trouble::input(text.name("address", address))
        }
        NotStarted::Database(error) => {
            Trouble::input(Text::new("serve-bad-database").name("error", error))
        }
        NotStarted::OtherSecret(folder) => Trouble::input(
            Text::new("serve-other-secret").name("folder", folder.display().to_string()),
        ),
        NotStarted::Repair(folder) => Trouble::input(
            Text::new("serve-half-repaired").name("folder", folder.display().to_string()),
        ),
        NotStarted::Damaged(file, error) => Trouble::input(
            Text::new("serve-damaged")
                .name("file", file.display().to_string())
                .name("error", error),
        ),
        NotStarted::Store(file, error) => Trouble::input(
            Text::new("serve-bad-store")
                .name("file", file.display().to_string())
                .name("error", error),
        ),
        NotStarted::Listen(address, error) => Trouble::input(
            Text::new("serve-bad-address")
                .name("address", address.to_string())
                .name("error", cause(&error)),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_for_a_terminal_and_a_log_is_told_where_to_find_one() {
        let given = Given {
            page: Some(PathBuf::from("/d/open.html")),
            link: "http://127.0.0.1:1/#code=secret".to_owned(),
        };
        let args = Args {
            data: Some(PathBuf::from("/d")),
            ..Args::default()
        };
        let words = stock::words(Lang::En);
        let person = words.say(&given.told(&args, Shown::Person));
        assert!(person.contains("http://127.0.0.1:1/#code=secret"));
        let log = words.say(&given.told(&args, Shown::Log));
        assert!(log.contains("/d/open.html"), "{log}");
        let browser = words.say(&given.told(&args, Shown::Browser));
        for told in [log, browser] {
            assert!(told.contains("grognard owner --data /d"), "{told}");
            assert!(!told.contains("secret"), "{told}");
        }
    }
}
