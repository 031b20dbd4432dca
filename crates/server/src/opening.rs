//! How matches come to the table: begun here, or brought when they are over.

use crate::error::Wrong;
use crate::hall::Hall;
use crate::keys::{new_id, random};
use crate::levels::levels;
use crate::pinned::Pinned;
use crate::sitting::{FAR, MACHINE, Sitting, now};
use crate::store::{GameRow, Invite, Line, Opening, SeatRow, State};
use crate::wire::{After, Begun, Brought, Help, NewMatch, NewSeat};
use axum::http::StatusCode;
use shelf::{NoSuch, ScenarioCard};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::commit::{Key32, REHEARSAL, Secrets};
use table::journal::Journal;
use table::{AnyMatch, Fault, MatchSpec, Viewer};

impl Hall {
    /// A new match; on disk when this returns.
    pub async fn create(self: &Arc<Hall>, new: NewMatch) -> Result<Begun, Wrong> {
        let system = self.library.system(&new.system)?;
        let card = self.library.card(system.id(), &new.scenario);
        let card = card.ok_or_else(|| {
            Wrong::unfit(
                "no-scenario",
                "there is no such scenario: /api/systems lists them",
            )
        })?;
        let seats = seats(card.seats.len(), &new)?;
        let mut spec = MatchSpec {
            options: options(card, &new.options)?,
            ..MatchSpec::scenario(&new.scenario)
        };
        let secrets = match self.rehearsal(new.seed).await? {
            Some(seed) => {
                spec.options.insert(REHEARSAL.to_owned(), seed.to_string());
                Secrets::from_number(seed, seats.len())
            }
            None => secrets(seats.len()).map_err(|_| Wrong::not_saved())?,
        };
        if let Some(after) = new.after {
            let of = (new.system, new.scenario);
            return self.go_on(after, of, seats, secrets).await;
        }
        let hall = self.clone();
        let open = move || hall.library.start(system, &spec, secrets);
        let game = tokio::task::spawn_blocking(open).await;
        let game = game.map_err(|_| Wrong::broken())??;
        let pinned = self.pinned_now(&*game)?;
        self.open(game, seats, pinned).await
    }

    /// The number that the dice of a match come from, where they are known: on a server for tests alone.
    async fn rehearsal(&self, wanted: Option<u64>) -> Result<Option<u64>, Wrong> {
        let Some(first) = self.limits.rehearsal else {
            return match wanted {
                None => Ok(None),
                Some(_) => Err(Wrong::unfit(
                    "no-rehearsal",
                    "leave seed out: on this server the dice of every match are drawn",
                )),
            };
        };
        let wanted = match wanted {
            Some(wanted) => wanted,
            // The nodes of a house count together.
            None if self.store.is_shared() => {
                first.wrapping_add(self.store.count_up("rehearsed").await?)
            }
            None => first.wrapping_add(self.rehearsed.fetch_add(1, Ordering::SeqCst)),
        };
        Ok(Some(wanted))
    }

    /// A new match from a position of one that is over, with other dice.
    async fn go_on(
        self: &Arc<Hall>,
        after: After,
        of: (String, String),
        seats: Vec<SeatRow>,
        secrets: Secrets,
    ) -> Result<Begun, Wrong> {
        self.pass(&after.id, Some(&after.token))?;
        let gone = self.look(&after.id, move |sitting| {
            if !sitting.over() {
                return Err(Wrong::running());
            }
            if (sitting.game.system(), sitting.game.scenario()) != (&*of.0, &*of.1) {
                let what = "system and scenario are those of the match that is gone on from";
                return Err(Wrong::unfit("no-scenario", what));
            }
            let actions = sitting.game.actions_at(Viewer::Referee, after.position);
            let actions = actions.ok_or_else(|| Wrong::nowhere("there is no such position"))?;
            let journal = Journal::parse("after", &sitting.game.journal()).map_err(bad)?;
            let content = &sitting.pinned.content;
            let gone = sitting.system.go_on(content, &journal, actions, secrets);
            Ok((gone.map_err(bad)?, sitting.pinned.clone()))
        });
        let (game, pinned) = gone.await??;
        self.open(game, seats, pinned).await
    }

    /// What a match that is begun now is begun with.
    pub fn pinned_now(&self, game: &dyn AnyMatch) -> Result<Pinned, Wrong> {
        let system = self.library.system(game.system())?;
        let spec = MatchSpec {
            options: game.options().clone(),
            ..MatchSpec::scenario(game.scenario())
        };
        self.library.pin(system, &spec)
    }

    /// Puts a match on the table that has just been set up.
    pub async fn open(
        self: &Arc<Hall>,
        game: Box<dyn AnyMatch>,
        seats: Vec<SeatRow>,
        pinned: Pinned,
    ) -> Result<Begun, Wrong> {
        self.admit().await?;
        let id = new_id().map_err(|_| Wrong::not_saved())?;
        let sealed = self.keys.seal().close(&id, lines(&game.journal()));
        let lines = sealed.map_err(|_| Wrong::not_saved())?;
        let mut row = GameRow {
            id: id.clone(),
            system: game.system().to_owned(),
            scenario: game.scenario().to_owned(),
            created: now(),
            changed: now(),
            seats,
            imported: false,
            head: lines.len() as i64,
            state: State::default(),
            tail: String::new(),
            version: 0,
            damage: None,
        };
        let mut sitting = Sitting::new(&self.library, &row, game, pinned)?;
        row.state = sitting.state();
        let seats = sitting.cards(|seat, row| self.keys.given(&id, seat, row));
        // The first questions may need nobody.
        sitting.settle();
        let opening = Opening {
            row,
            lines,
            pinned: sitting.pinned.content.clone(),
            settled: sitting.append(),
            machine: sitting.machine_asked(),
        };
        let written = self.store.create(opening).await;
        written.map_err(|_| Wrong::not_saved())?;
        self.drive(self.enter(&id, Some(sitting)));
        Ok(Begun { id, seats })
    }

    /// Takes in the journal of a finished match, to be looked at.
    pub async fn bring(self: &Arc<Hall>, text: String) -> Result<Brought, Wrong> {
        let no_match = |_| Wrong::unfit("bad-journal", "this is no match that was played");
        let parse = move || {
            let text = table::journal::public(&text).into_owned();
            Journal::parse("journal", &text).map(|journal| (text, journal))
        };
        let _turn = self.chores.acquire().await;
        let parsed = tokio::task::spawn_blocking(parse).await;
        let (text, journal) = parsed.map_err(no_match)?.map_err(bad)?;
        let pinned = self.begun_with(&journal).await?;
        let hall = self.clone();
        let read = move || hall.read(&text, &journal, pinned);
        let read = tokio::task::spawn_blocking(read).await;
        let opening = read.map_err(no_match)??;
        self.admit().await?;
        let id = opening.row.id.clone();
        let written = self.store.create(opening).await;
        written.map_err(|_| Wrong::not_saved())?;
        let token = self.keys.look(&id);
        Ok(Brought { id, token })
    }

    /// The content that a journal from elsewhere was begun with: what the server has, or another match of it.
    async fn begun_with(self: &Arc<Hall>, journal: &Journal) -> Result<Pinned, Wrong> {
        let header = &journal.header;
        let system = shelf::system(&header.system).ok_or_else(|| {
            Wrong::unfit(
                "bad-journal",
                "the header names a system that is not known here",
            )
        })?;
        let hash = header.content.map(|hash| hash.to_string());
        let found = self.pinned(system, header.spec(), hash).await;
        found.map_err(|wrong| match wrong.status {
            StatusCode::UNPROCESSABLE_ENTITY if header.content.is_some() => {
                bad(vec![journal.other_content()])
            }
            StatusCode::UNPROCESSABLE_ENTITY => bad(wrong.body.faults),
            _ => wrong,
        })
    }

    fn read(&self, text: &str, journal: &Journal, pinned: Pinned) -> Result<Opening, Wrong> {
        let system = self.library.system(&journal.header.system)?;
        let game = system.replay(&pinned.content, journal).map_err(bad)?;
        if journal.over.is_none() {
            return Err(Wrong::unfit(
                "not-over",
                "the match of this journal is not over: bring it when it is, or go on with it by 'grognard play --load'",
            ));
        }
        let far = SeatRow {
            by: FAR.to_owned(),
            level: None,
            invite: None,
            friendly: false,
            help: Help::default(),
        };
        let lines = lines(text);
        let mut row = GameRow {
            id: new_id().map_err(|_| Wrong::not_saved())?,
            system: game.system().to_owned(),
            scenario: game.scenario().to_owned(),
            created: now(),
            changed: now(),
            seats: vec![far; game.seats().len()],
            imported: true,
            head: lines.len() as i64,
            state: State::default(),
            tail: String::new(),
            version: 0,
            damage: None,
        };
        let sitting = Sitting::new(&self.library, &row, game, pinned)?;
        row.state = sitting.state();
        Ok(Opening {
            row,
            lines,
            pinned: sitting.pinned.content,
            settled: None,
            machine: false,
        })
    }

    /// Whether one with this token may put a match on the table: on this machine everybody, else the owner.
    pub fn may_open(&self, token: Option<&str>) -> Result<(), Wrong> {
        if self.private || token.is_some_and(|token| self.owner.is(token)) {
            return Ok(());
        }
        Err(Wrong::new(
            StatusCode::UNAUTHORIZED,
            "owner-only",
            "only the owner of this server begins matches: send the key in the file 'owner' of its data folder as 'Authorization: Bearer KEY'",
        ))
    }

    /// Whether there is room for one more match.
    async fn admit(&self) -> Result<(), Wrong> {
        self.ready().await?;
        match self.store.count().await? < self.limits.matches {
            true => Ok(()),
            false => Err(Wrong::too_many(
                "this server holds as many matches as it may: its owner can move the data folder away",
            )),
        }
    }
}

fn bad(faults: Vec<Fault>) -> Wrong {
    Wrong::faults("bad-journal", faults)
}

/// What is agreed on beyond the usual; one that is not there is told what is.
fn options(
    card: &ScenarioCard,
    wanted: &BTreeMap<String, String>,
) -> Result<BTreeMap<String, String>, Wrong> {
    let names = |names: Vec<&str>| match names.is_empty() {
        true => "leave options out: this scenario has none".to_owned(),
        false => format!("take one of {}", names.join(", ")),
    };
    card.agree(wanted).map_err(|no_such| {
        let fault = match no_such {
            NoSuch::Option(name) => Fault::new(
                "options",
                name,
                "this scenario has no such option",
                names(card.options.iter().map(|it| &*it.name).collect()),
            ),
            NoSuch::Value { option, value } => {
                let values = card.option(option).map(|option| &option.values);
                let values = values.into_iter().flatten().map(|it| &*it.value);
                Fault::new(
                    "options",
                    option,
                    format!("'{value}' is no value of this option"),
                    names(values.collect()),
                )
            }
        };
        Wrong::faults("bad-options", vec![fault])
    })
}

fn seats(wanted: usize, new: &NewMatch) -> Result<Vec<SeatRow>, Wrong> {
    if new.seats.len() != wanted {
        return Err(Wrong::unfit(
            "bad-seats",
            format!("this scenario has {wanted} seats: say of each who sits there"),
        ));
    }
    let known = levels();
    let seat = |(i, seat): (usize, &NewSeat)| {
        let level = match (seat.by.as_str(), &seat.level) {
            ("here" | "far", None) => None,
            (MACHINE, level) => Some(level.clone().unwrap_or_else(|| known[0].id.to_owned())),
            _ => {
                return Err(Wrong::unfit(
                    "bad-seats",
                    format!(
                        "seats[{i}]: by is here, far or machine, and only a machine has a level"
                    ),
                ));
            }
        };
        if level
            .as_ref()
            .is_some_and(|level| known.iter().all(|known| known.id != level))
        {
            return Err(Wrong::unfit(
                "bad-seats",
                format!("seats[{i}]: there is no such level: /api/levels lists them"),
            ));
        }
        Ok(SeatRow {
            by: seat.by.clone(),
            level,
            invite: (seat.by == FAR).then_some(Invite::Open),
            friendly: seat.friendly,
            help: seat.help,
        })
    };
    new.seats.iter().enumerate().map(seat).collect()
}

fn lines(journal: &str) -> Vec<Line> {
    let line = |text: &str| Line {
        text: text.to_owned(),
        unasked: false,
    };
    journal.lines().map(line).collect()
}

pub(crate) fn secrets(seats: usize) -> std::io::Result<Secrets> {
    let keys: std::io::Result<Vec<Key32>> = (0..seats).map(|_| Ok(Key32(random()?))).collect();
    Ok(Secrets {
        server: Key32(random()?),
        seats: keys?,
    })
}
