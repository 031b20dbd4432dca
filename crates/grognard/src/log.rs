//! What the server has to say to who runs it, on standard error: plain lines, or as is asked for.

use std::fmt;
use std::io;
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::filter::{FilterFn, Targets};
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::prelude::*;
use tracing_subscriber::registry::LookupSpan;

/// What is to be told: `debug`, or by part, as in `server=debug,sqlx=warn`.
pub const FILTER: &str = "GROGNARD_LOG";

/// A line as everything else that the program says: its name, then the words.
struct Plain;

impl<S, N> FormatEvent<S, N> for Plain
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut out: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        out.write_str("grognard: ")?;
        context.format_fields(out.by_ref(), event)?;
        writeln!(out)
    }
}

/// From now on what is told is heard, by people or, as `json`, by programs. Only what our own parts have to say, unless more is asked for: then each line has
/// its time, its weight and its part. What is no such wish is said.
pub fn begin(wanted: Option<&str>, json: bool) -> Result<(), String> {
    // Nobody need listen: a server goes on when its words cannot be written.
    let layer = tracing_subscriber::fmt::layer()
        .with_writer(io::stderr)
        .with_ansi(false)
        .log_internal_errors(false);
    let begun = match wanted.map(str::parse::<Targets>) {
        None if json => {
            let layer = layer.json().flatten_event(true).with_filter(ours());
            tracing_subscriber::registry().with(layer).try_init()
        }
        Some(Ok(wanted)) if json => {
            let layer = layer.json().flatten_event(true).with_filter(wanted);
            tracing_subscriber::registry().with(layer).try_init()
        }
        None => {
            let layer = layer.event_format(Plain).with_filter(ours());
            tracing_subscriber::registry().with(layer).try_init()
        }
        Some(Ok(wanted)) => {
            let layer = layer.with_filter(wanted);
            tracing_subscriber::registry().with(layer).try_init()
        }
        Some(Err(error)) => return Err(error.to_string()),
    };
    begun.map_err(|error| error.to_string())
}

/// What our own parts have to say.
fn ours() -> FilterFn {
    FilterFn::new(|told| {
        let part = told.target().split("::").next();
        *told.level() <= Level::INFO
            && part.is_some_and(|part| ["server", "grognard"].contains(&part))
    })
}
