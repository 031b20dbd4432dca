use super::{Entry, Header, Journal, Step};
use crate::commit::Secrets;
use crate::matches::Match;
use crate::{AnyMatch, Chance, Fault, Game, Turn};
use std::fmt;
use std::sync::Arc;

/// What [`verify`] found: nothing wrong, as far as can be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The match runs.
    Running {
        /// How many actions and undos were folded.
        entries: usize,
        /// Whether every die and card was checked: the owner's save has the secrets for
        /// it, what others have of a running match has not.
        dice_checked: bool,
    },
    /// The match is over, and every die and card is the one the seed gives.
    Proven {
        /// How many actions and undos were folded.
        entries: usize,
        /// How many outcomes were checked.
        outcomes: u64,
    },
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Verdict::Running {
                entries,
                dice_checked: false,
            } => write!(f, "{entries} entries: hashes hold, dice not yet verifiable"),
            Verdict::Running {
                entries,
                dice_checked: true,
            } => write!(
                f,
                "{entries} entries: hashes hold, dice and cards are those of the seed so far"
            ),
            Verdict::Proven { entries, outcomes } => {
                write!(
                    f,
                    "{entries} entries: hashes hold, all {outcomes} dice and cards are those of the seed"
                )
            }
        }
    }
}

/// Where a fold takes its chance from.
#[derive(Clone, Copy)]
enum Source {
    /// The words of the record: nothing else is known of a running match.
    Record,
    /// The seed; the record must say the same.
    Seed([u8; 32]),
}

/// Folds a journal into the match it tells and checks every hash on the way. Where the
/// journal has its secrets, they must be those committed to, and every die and card the
/// one their seed gives; where it has not, the match can only be looked at. The fault
/// names the entry where it breaks.
pub fn replay<G: Game>(book: Arc<G>, journal: &Journal) -> Result<Match<G>, Fault> {
    replay_from(book, journal, None)
}

/// The same for a match that began in a position which follows from what was agreed: see [`Match::begin_at`].
pub fn replay_from<G: Game>(
    book: Arc<G>,
    journal: &Journal,
    from: Option<G::State>,
) -> Result<Match<G>, Fault> {
    check_header(&*book, journal)?;
    let source = source(journal)?;
    let mut table = begin(book, journal, source, from)?;
    for entry in &journal.entries[1..] {
        follow(&mut table, journal, entry, source)?;
    }
    end(&mut table, journal)?;
    Ok(table)
}

/// A new match that goes on from another as it stood after so many of its actions, those taken back not counted: what was
/// done there is given, what comes is drawn by other secrets. `from`: where that one began, if not in its scenario.
pub fn go_on<G: Game>(
    book: Arc<G>,
    from: Option<G::State>,
    journal: &Journal,
    actions: usize,
    secrets: Secrets,
) -> Result<Match<G>, Fault> {
    let mut standing: Vec<&Entry> = Vec::new();
    for entry in &journal.entries {
        match entry.step {
            // What was given up can be gone on with.
            Step::Start | Step::Resign { .. } => {}
            Step::Do { .. } => standing.push(entry),
            Step::Undo { .. } => drop(standing.pop()),
        }
    }
    let fault = |what: &str, mend: &str| Fault::new(&journal.file, "after", what, mend);
    if actions > standing.len() {
        return Err(fault(
            "the match has no so many actions",
            "a position of it",
        ));
    }
    standing.truncate(actions);
    let given = standing
        .into_iter()
        .zip(1..)
        .map(|(entry, n)| Entry { n, ..entry.clone() });
    let start = journal.entries.first().cloned().into_iter();
    let seats = &journal.header.seats;
    let record = Journal {
        file: journal.file.clone(),
        header: Header {
            edition: G::EDITION,
            commitments: secrets.commitments(seats),
            given: Some(actions as u32),
            ..journal.header.clone()
        },
        keep: Some(secrets),
        entries: start.chain(given).collect(),
        over: None,
    };
    let table = replay_from(book, &record, from)?;
    match table.turn() {
        Turn::Ask(_) => Ok(table),
        Turn::Over(_) => Err(fault("the match is over there", "an earlier position")),
    }
}

/// Replays a journal and says how much of it is thereby proven.
pub fn verify<G: Game>(book: Arc<G>, journal: &Journal) -> Result<Verdict, Fault> {
    verify_from(book, journal, None)
}

/// The same for a match that began in a position which follows from what was agreed: see [`Match::begin_at`].
pub fn verify_from<G: Game>(
    book: Arc<G>,
    journal: &Journal,
    from: Option<G::State>,
) -> Result<Verdict, Fault> {
    let folded = replay_from(book, journal, from)?;
    let entries = folded.len();
    Ok(match journal.over {
        Some(_) => Verdict::Proven {
            entries,
            outcomes: folded.drawn(),
        },
        None => Verdict::Running {
            entries,
            dice_checked: journal.keep.is_some(),
        },
    })
}

/// The seed, where there are secrets and they are those committed to.
fn source(journal: &Journal) -> Result<Source, Fault> {
    let Some(secrets) = journal.secrets() else {
        return Ok(Source::Record);
    };
    let header = &journal.header;
    let checked = header.commitments.check(&header.seats, secrets);
    checked.map_err(|what| {
        Fault::new(
            &journal.file,
            "line 1, commitments",
            what,
            "the match was not played with this seed",
        )
    })?;
    Ok(Source::Seed(secrets.seed(&header.agreed())))
}

fn check_header<G: Game>(book: &G, journal: &Journal) -> Result<(), Fault> {
    let header = &journal.header;
    let wrong = |what: String, mend: String| Err(Fault::new(&journal.file, "line 1", what, mend));
    if header.system != G::SYSTEM {
        return wrong(
            format!("this is a match of '{}'", header.system),
            format!("the book is that of '{}'", G::SYSTEM),
        );
    }
    if header.seats != book.seats() {
        return wrong(
            format!("the seats are {}", header.seats.join(", ")),
            format!("the book has {}", book.seats().join(", ")),
        );
    }
    if journal.entries.is_empty() {
        return wrong(
            "the set-up is missing".to_owned(),
            "entry 0 follows the header".to_owned(),
        );
    }
    Ok(())
}

fn begin<G: Game>(
    book: Arc<G>,
    journal: &Journal,
    source: Source,
    from: Option<G::State>,
) -> Result<Match<G>, Fault> {
    let first = &journal.entries[0];
    if first.step != Step::Start {
        return Err(journal.fault_at(0, "this is not the set-up", "entry 0 follows the header"));
    }
    let record = Journal {
        file: journal.file.clone(),
        header: journal.header.clone(),
        keep: journal.keep.clone(),
        entries: Vec::new(),
        over: None,
    };
    let mut chance = source.of(journal, first).chance(&first.chance, 0);
    let table = Match::set_up(book, record, &mut chance, from);
    compare(&table, journal, first, &chance)?;
    Ok(table)
}

impl Source {
    /// That of an entry: what was given with it is not drawn.
    fn of(self, journal: &Journal, entry: &Entry) -> Source {
        match journal.header.is_given(entry.n) {
            true => Source::Record,
            false => self,
        }
    }
    fn chance<'a>(&self, words: &'a [String], next: u64) -> Chance<'a> {
        match self {
            Source::Record => Chance::script(words),
            Source::Seed(seed) => Chance::keyed(*seed, next),
        }
    }
}

fn follow<G: Game>(
    table: &mut Match<G>,
    journal: &Journal,
    entry: &Entry,
    source: Source,
) -> Result<(), Fault> {
    let fault = |what: String, mend: &str| Err(journal.fault_at(entry.n, what, mend));
    let source = source.of(journal, entry);
    let mut chance = source.chance(&entry.chance, table.drawn());
    match &entry.step {
        Step::Start => return fault("a second set-up".to_owned(), "only entry 0 is one"),
        Step::Do { seat, action, .. } => {
            let name = journal.header.name(*seat);
            match table.consider(*seat, action) {
                Ok((read, written, None)) => table.perform(*seat, read, written, &mut chance),
                Ok((_, _, Some(refusal))) => {
                    let rules = refusal.rules.join(", ");
                    return fault(
                        format!(
                            "'{action}' of {name} is not legal here ({} {rules})",
                            refusal.text.key
                        ),
                        "one of the legal actions",
                    );
                }
                Err(refused) => {
                    return fault(
                        format!(
                            "'{action}' of {name} does not fit here: {refused:?}; waiting for {:?}",
                            table.turn()
                        ),
                        "the seat asked answers",
                    );
                }
            }
        }
        Step::Undo { seat, of, agreed } => {
            if table.last_live() != Some(*of) {
                return fault(
                    format!("entry {of} cannot be taken back"),
                    &format!("the last that stands is {:?}", table.last_live()),
                );
            }
            let barred = if *agreed && !matches!(table.turn(), Turn::Over(_)) {
                Ok(())
            } else {
                table.could_undo(*seat)
            };
            if let Err(why) = barred {
                return fault(
                    format!("entry {of} may not be taken back: {why:?}"),
                    "undo does not cross a roll, a probe or another seat",
                );
            }
            table.take_back(*seat, *agreed);
        }
        Step::Resign { seat } => match table.turn() {
            Turn::Ask(_) => table.give_up(*seat),
            Turn::Over(_) => {
                return fault(
                    "the match is over, and cannot be given up".to_owned(),
                    "nothing follows the end",
                );
            }
        },
    }
    compare(table, journal, entry, &chance)
}

/// Holds what was just folded against what the journal says.
fn compare<G: Game>(
    table: &Match<G>,
    journal: &Journal,
    entry: &Entry,
    chance: &Chance,
) -> Result<(), Fault> {
    let edition = match (journal.header.edition, G::EDITION) {
        (then, now) if then != now => {
            format!("; it was played by edition {then} of the rules, this is {now}")
        }
        _ => String::new(),
    };
    let fault = |what: String, mend: String| {
        Err(journal.fault_at(entry.n, format!("{what}{edition}"), mend))
    };
    if let Some(what) = chance.fault() {
        return fault(
            format!("the chance does not fit: {what}"),
            format!("the journal says [{}]", entry.chance.join(" ")),
        );
    }
    // It was just folded.
    let folded = table.entry_at(table.len());
    if folded.chance != entry.chance {
        return fault(
            format!("the chance is [{}]", entry.chance.join(" ")),
            format!("it comes out as [{}]", folded.chance.join(" ")),
        );
    }
    if folded.step != entry.step {
        return fault(
            format!("it is written {:?}", entry.step),
            format!("it comes out as {:?}", folded.step),
        );
    }
    if folded.hash != entry.hash {
        return fault(
            format!("the state hashes to {}", folded.hash),
            format!("the journal says {}", entry.hash),
        );
    }
    Ok(())
}

/// The end of a journal is the end of its match, or the match still runs.
fn end<G: Game>(table: &mut Match<G>, journal: &Journal) -> Result<(), Fault> {
    let last = journal.entries.len() as u32;
    let fault = |what: String, mend: String| {
        Err(Fault::new(
            &journal.file,
            format!("line {}", journal.line_of(last)),
            what,
            mend,
        ))
    };
    match (&journal.over, table.turn()) {
        (None, Turn::Ask(_)) => Ok(()),
        (None, Turn::Over(_)) => {
            // The owner's save of a match that ended with its last line unwritten is mended.
            table.finish();
            match table.record().over {
                Some(_) => Ok(()),
                None => fault(
                    "the match is over, yet the last line is missing".to_owned(),
                    "{\"over\":true, …}".to_owned(),
                ),
            }
        }
        (Some(_), Turn::Ask(ask)) => fault(
            "the match is said to be over".to_owned(),
            format!("{} is still asked", journal.header.name(ask.seat)),
        ),
        (Some(over), Turn::Over(outcome)) => {
            if over.winner != outcome.winner {
                return fault(
                    format!("the winner is said to be {:?}", over.winner),
                    format!("it is {:?}", outcome.winner),
                );
            }
            if Some(over.hash) != journal.entries.last().map(|entry| entry.hash) {
                return fault(
                    "the last hash is not that of the last entry".to_owned(),
                    "the same hash twice".to_owned(),
                );
            }
            table.close(over.clone());
            Ok(())
        }
    }
}
