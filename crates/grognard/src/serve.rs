//! `grognard`, `grognard serve`: the page and the protocol.

use crate::desk::Desk;
use crate::trouble::{self, Trouble, cause};
use crate::{catalogue, stock};
use server::{Both, IpNet, Limits, NotStarted, Options, RuleCard, Server, Stock};
use std::collections::BTreeMap;
use std::io::Write;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use table::Text;
use words::Lang;

/// The port if no other is asked for.
const PORT: u16 = 7414;

#[derive(clap::Args, Default)]
pub struct Args {
    /// The port [default: 7414, or a free one if it is taken]
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,
    /// The folder in which matches are kept [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The address to listen at; others than this machine's let others in [default: 127.0.0.1]
    #[arg(long, value_name = "ADDR")]
    listen: Option<IpAddr>,
    /// A name by which the server may be called, besides its address
    #[arg(long = "name", value_name = "HOST")]
    names: Vec<String>,
    /// A proxy before the server, an address or a network: what it says of who asks is believed
    #[arg(long = "trusted-proxy", value_name = "ADDR|NET", value_parser = server::network)]
    proxies: Vec<IpNet>,
    /// Does not open the browser
    #[arg(long)]
    no_open: bool,
    /// Pages from this folder instead of those of the program
    #[arg(long, value_name = "DIR", hide = true, env = "GROGNARD_WEB")]
    web: Option<PathBuf>,
    /// Nobody is told to wait: for benches and fuzzers
    #[arg(long, hide = true)]
    no_rates: bool,
    /// Streams open at a time [default: 12000, or as many as open files allow]
    #[arg(long, value_name = "N", hide_short_help = true)]
    max_streams: Option<usize>,
    /// Connections open at a time [default: 16000, or as many as open files allow]
    #[arg(long, value_name = "N", hide_short_help = true)]
    max_connections: Option<usize>,
    /// Matches in memory; others are read from disk when somebody looks at them [default: 1000]
    #[arg(long, value_name = "N", hide_short_help = true)]
    max_live: Option<usize>,
}

impl Args {
    /// Whether any of them was given.
    pub fn given(&self) -> bool {
        let some = self.port.is_some() || self.data.is_some() || self.listen.is_some();
        let limits = self.max_streams.or(self.max_connections).or(self.max_live);
        let others = !self.names.is_empty() || !self.proxies.is_empty();
        some || others || self.no_open || self.no_rates || limits.is_some()
    }

    fn limits(&self) -> Limits {
        let usual = Limits::default();
        Limits {
            rates: !self.no_rates,
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
        data: match &args.data {
            Some(folder) => folder.clone(),
            None => data()?,
        },
        names: args.names.clone(),
        proxies: args.proxies.clone(),
        warm: true,
        limits: args.limits(),
    };
    let folder = options.data.display().to_string();
    let stock = stock(desk, args.web.clone());
    let done = runtime.block_on(async {
        let server = Server::start(stock, options).await.map_err(not_started)?;
        let port = server.address().port();
        if args.port.is_none() && port != PORT {
            let text = Text::new("serve-port-taken").name("taken", PORT.to_string());
            say(desk, text.name("port", port.to_string()), out);
        }
        let url = format!("{}#key={}", server.url(), server.owner_key());
        say(desk, Text::new("serve-at").name("url", url.clone()), out);
        say(desk, Text::new("serve-data").name("folder", folder), out);
        say(desk, Text::new("serve-stop"), out);
        // A machine without a browser has the address to copy.
        if !args.no_open && opener::open_browser(&url).is_err() {
            say(desk, Text::new("serve-no-browser"), out);
        }
        stopped().await;
        server.stop().await;
        say(desk, Text::new("serve-stopped"), out);
        Ok(())
    });
    // A machine may still think: nobody waits for it.
    runtime.shutdown_background();
    done
}

/// What runs the server and its clients.
pub fn runtime() -> Result<tokio::runtime::Runtime, Trouble> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    runtime
        .map_err(|error| Trouble::input(Text::new("serve-no-runtime").name("error", cause(&error))))
}

/// Nobody need listen: a server goes on when its words cannot be written.
fn say(desk: &Desk, text: Text, out: &mut dyn Write) {
    let _ = writeln!(out, "{}", desk.say(&text)).and_then(|()| out.flush());
}

/// Waits until the user or the machine wants it to stop.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}

/// The user's data folder.
fn data() -> Result<PathBuf, Trouble> {
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

/// Why a server did not start, in words.
pub fn not_started(why: NotStarted) -> Trouble {
    match why {
        NotStarted::Stock(faults) => trouble::first(2, &faults),
        NotStarted::Data(folder, error) => Trouble::file("serve-bad-data", &folder, &error),
        NotStarted::Taken(folder, address) => {
            let text = Text::new("serve-taken").name("folder", folder.display().to_string());
            let address = address.unwrap_or_else(|| "?".to_owned());
            Trouble::input(text.name("address", address))
        }
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
