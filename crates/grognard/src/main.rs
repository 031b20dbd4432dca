//! Grognard, the program: wargames by the book, in French and in English.

mod analyse;
mod arena;
mod backup;
mod bench;
mod blunders;
mod bot;
mod catalogue;
mod check;
mod config;
mod desk;
mod draw;
mod golden;
mod journal;
mod learn;
mod lessons;
mod licences;
mod linked;
mod list;
mod log;
mod overview;
mod owner;
mod pick;
mod play;
mod regret;
mod repair;
mod replay;
mod rules;
mod save;
mod seats;
mod serve;
mod sim;
mod stock;
mod table_text;
mod trial;
mod trouble;
mod verify;

use clap::error::ErrorKind;
use clap::{ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use desk::Desk;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use trouble::Trouble;
use words::Lang;

/// Plays tactical hex wargames by the book, in French and in English.
#[derive(Parser)]
#[command(name = "grognard", version, max_term_width = 100)]
struct Cli {
    /// The language of what is shown: en or fr [default: that of the locale]
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Lang>,
    /// A folder of content files (DIR/ccgw/scenarios/04.json …) that stand in for those of the program, or the file
    /// of those that a match was begun with
    #[arg(long, global = true, value_name = "DIR")]
    content: Option<PathBuf>,
    #[command(flatten)]
    serve: serve::Args,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Opens the page: what the program does when it is asked nothing
    Serve(serve::Args),
    /// Prints a link that works once and makes a browser that of who runs the server
    Owner(owner::Args),
    /// Says what the program can do, in your language
    Overview,
    /// Lists the systems and their scenarios
    List(list::Args),
    /// Draws a map with its starting position, or a position in a match
    Draw(draw::Args),
    /// Plays a match in the terminal
    Play(play::Args),
    /// Runs case files: worked examples of the rules
    Check(check::Args),
    /// Shows rules, and how many of them are in the code and in the cases
    Rules(rules::Args),
    /// Lets machine players play many games
    Sim(sim::Args),
    /// Lets two machine players play each other and measures which is stronger
    Arena(arena::Args),
    /// Measures by how much the answers of machine players fall short of the best
    Regret(regret::Args),
    /// Lets machine players learn by playing themselves, and tests what they have learned
    Learn(learn::Args),
    /// Shows what machine players do where a person would not go wrong
    Blunders(blunders::Args),
    /// Looks a finished match through: how it stood turn by turn, and which decisions cost most
    Analyse(analyse::Args),
    /// Tells a saved match in words
    Replay(replay::Args),
    /// Checks a saved match: every action, die, card and hash
    Verify(verify::Args),
    /// Copies all matches as of one moment, also while the server runs
    Backup(backup::Args),
    /// Looks through all matches, and saves what can be saved of a damaged database
    Repair(repair::Args),
    /// Plays a seat of a server, as any program can
    Bot(bot::Args),
    /// Shows what of others is in the program, and under which terms
    Licences,
    /// Measures the speed of the rules and of the server
    #[command(hide = true)]
    Bench(bench::Args),
    /// Sends a server of its own requests of all kinds
    #[command(hide = true)]
    Fuzz(trial::fuzz::Args),
    /// Kills a server of its own in mid-play, cuts its power, breaks its disk, again and again
    #[command(hide = true)]
    Torture(trial::torture::Args),
    /// Runs a PostgreSQL of its own until its input ends
    #[command(hide = true)]
    Postgres(trial::postgres::Args),
    /// Plays many matches at a server of its own and measures answers and memory
    #[command(hide = true)]
    Load(trial::load::Args),
    /// Counts how often a person is asked in a turn
    #[command(hide = true)]
    Questions(trial::questions::Args),
    /// Prints the record of one seeded random game
    #[command(hide = true)]
    Golden(golden::Args),
}

/// How data is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people
    #[default]
    Text,
    /// For programs
    Json,
}

fn main() -> ExitCode {
    let given: Vec<OsString> = std::env::args_os().collect();
    let matches = Cli::command().get_matches_from(&given);
    let mut cli = read(&matches);
    let serve = serve::Args::augment_args(clap::Command::new("serve"));
    if cli.command.is_some() && config::given(&serve, &matches) {
        let message =
            "--port, --data, --listen, --name and --no-open are for the page, not for this command";
        Cli::command()
            .error(ErrorKind::ArgumentConflict, message)
            .exit();
    }
    let variable = |name: &str| std::env::var(name).ok();
    let words = stock::words(Lang::from_env(cli.lang, variable, sys_locale::get_locale));
    let own = match &cli.command {
        None => Some(&matches),
        Some(Command::Serve(_)) => matches.subcommand_matches("serve"),
        Some(_) => None,
    };
    let more = own.map(|own| config::more(&serve, own, |name| std::env::var_os(name)));
    match more.transpose() {
        Ok(None) => {}
        Ok(Some(more)) => {
            let all = given.into_iter().chain(more);
            cli = read(&Cli::command().get_matches_from(all));
        }
        Err(trouble) => return told(trouble, |text| words.say(text)),
    }
    let wanted = variable(log::FILTER).filter(|wanted| !wanted.is_empty());
    let (asked, json) = match &cli.command {
        None => cli.serve.log(),
        Some(Command::Serve(args)) => args.log(),
        Some(_) => (wanted.as_deref(), false),
    };
    if let Err(error) = log::begin(asked, json) {
        let text = table::Text::new("trouble-log").name("variable", log::FILTER);
        let text = text.name("error", error);
        let _ = writeln!(io::stderr(), "grognard: {}", words.say(&text));
        return ExitCode::from(2);
    }
    let content = stock::content(cli.content.as_deref());
    let mut out = BufWriter::new(io::stdout().lock());
    let (desk, content) = match content {
        Ok(content) => (
            Desk {
                words,
                content,
                colour: desk::colour(),
            },
            Ok(()),
        ),
        Err(trouble) => (
            Desk {
                words,
                content: table::Content::default(),
                colour: false,
            },
            Err(trouble),
        ),
    };
    let done = content
        .and_then(|()| {
            run(
                &desk,
                cli.command.unwrap_or(Command::Serve(cli.serve)),
                &mut out,
            )
        })
        .and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            // What was said before the trouble comes first; if it cannot be said, the trouble still can.
            let _ = out.flush();
            told(trouble, |text| desk.say(text))
        }
    }
}

/// Says why it ends, and with which status it does.
fn told(trouble: Trouble, say: impl Fn(&table::Text) -> String) -> ExitCode {
    match trouble {
        Trouble::Quiet => ExitCode::SUCCESS,
        Trouble::Told { status, lines } => {
            for line in &lines {
                let _ = writeln!(io::stderr(), "grognard: {}", say(line));
            }
            ExitCode::from(status)
        }
    }
}

/// The command line as it was read.
fn read(matches: &ArgMatches) -> Cli {
    Cli::from_arg_matches(matches).unwrap_or_else(|error| error.exit())
}

fn run(desk: &Desk, command: Command, out: &mut dyn Write) -> Result<(), Trouble> {
    match command {
        Command::Serve(args) => serve::run(desk, &args, out),
        Command::Owner(args) => owner::run(desk, &args, out),
        Command::Overview => overview::run(desk, out),
        Command::List(args) => list::run(desk, &args, out),
        Command::Draw(args) => draw::run(desk, &args, out),
        Command::Play(args) => play::run(desk, &args, out),
        Command::Check(args) => check::run(desk, &args, out),
        Command::Rules(args) => rules::run(desk, &args, out),
        Command::Sim(args) => sim::run(desk, &args, out),
        Command::Arena(args) => arena::run(desk, &args, out),
        Command::Regret(args) => regret::run(desk, &args, out),
        Command::Learn(args) => learn::run(desk, &args, out),
        Command::Blunders(args) => blunders::run(desk, &args, out),
        Command::Analyse(args) => analyse::run(desk, &args, out),
        Command::Replay(args) => replay::run(desk, &args, out),
        Command::Verify(args) => verify::run(desk, &args, out),
        Command::Backup(args) => backup::run(desk, &args, out),
        Command::Repair(args) => repair::run(desk, &args, out),
        Command::Bot(args) => bot::run(desk, &args, out),
        Command::Licences => licences::run(desk, out),
        Command::Fuzz(args) => trial::fuzz::run(desk, &args, out),
        Command::Torture(args) => trial::torture::run(desk, &args, out),
        Command::Postgres(args) => trial::postgres::run(desk, &args, out),
        Command::Load(args) => trial::load::run(&args, out),
        Command::Questions(args) => trial::questions::run(desk, &args, out),
        Command::Bench(args) => bench::run(desk, &args, out),
        Command::Golden(args) => golden::run(desk, &args, out),
    }
}
