//! A match at one terminal.

mod look;
mod saving;

use super::board;
use super::command::{self, Command};
use super::standing::{Change, Standing};
use super::tell;
use crate::desk::Desk;
use crate::list;
use crate::seats::Sitter;
use crate::trouble::Trouble;
use hex::Map;
use shelf::{Mind, ScenarioCard, System};
use std::collections::BTreeSet;
use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use table::{
    AnyMatch, Ask, Barred, Event, HexView, Offer, Outcome, PieceView, Refused, Rng, Seat, Text,
    Turn, Viewer,
};

/// A match and those who sit at it.
pub struct Session<'a> {
    desk: &'a Desk,
    system: &'static dyn System,
    game: Box<dyn AnyMatch>,
    map: Map,
    sitters: Vec<Sitter>,
    /// By seat: the machine player that sits there.
    minds: Vec<Option<Box<dyn Mind>>>,
    standing: Standing,
    /// The actions of this session that stand: whether nobody was asked.
    unasked: Vec<bool>,
    /// What the scenario is, in words.
    card: Option<ScenarioCard>,
    /// Where the match is saved as it goes on, and how many actions it then had.
    save: Option<PathBuf>,
    saved: Option<usize>,
    /// How many actions it had when a copy of it was last written.
    copied: Option<usize>,
    /// Whether a person has acted in this session.
    acted: bool,
    /// Why it could not be saved as it went on, when that was last told.
    failing: Option<Vec<Text>>,
    /// By seat: the cards whose words it has read.
    cards: Vec<BTreeSet<String>>,
    /// How much of what was told each seat has read.
    read: Vec<usize>,
    /// Who sits before the screen.
    at_screen: Option<Seat>,
    /// The board as it was last drawn.
    drawn: Option<(Vec<HexView>, Vec<PieceView>)>,
}

impl<'a> Session<'a> {
    pub fn new(
        desk: &'a Desk,
        system: &'static dyn System,
        game: Box<dyn AnyMatch>,
        map: Map,
        sitters: Vec<Sitter>,
        mut rng: Rng,
    ) -> Result<Self, Trouble> {
        let minds = sitters.iter().map(|sitter| match *sitter {
            Sitter::Human => None,
            Sitter::Machine(machine) => {
                let own = Rng::new(u64::from(rng.bits()) << 32 | u64::from(rng.bits()));
                Some(system.mind(machine, own))
            }
        });
        let minds = minds.collect();
        let read = vec![0; sitters.len()];
        let cards = vec![BTreeSet::new(); sitters.len()];
        let known = system.scenarios(&desk.content)?.into_iter();
        let card = { known }.find(|card| card.id == game.scenario());
        let humans = sitters.iter().filter(|sitter| **sitter == Sitter::Human);
        let orders = system.orders(&desk.content)?;
        let alone = system.orders_alone(&desk.content)?;
        let standing = Standing::new(orders, alone, sitters.len(), humans.count() < 2);
        Ok(Session {
            desk,
            system,
            game,
            map,
            sitters,
            minds,
            standing,
            unasked: Vec::new(),
            card,
            save: None,
            saved: None,
            copied: None,
            acted: false,
            failing: None,
            cards,
            read,
            at_screen: None,
            drawn: None,
        })
    }

    /// Plays until the match is over, the player leaves, or the input ends.
    pub fn run(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Trouble> {
        self.opening(out)?;
        loop {
            let ask = match self.game.turn() {
                Turn::Over(outcome) => {
                    self.over(outcome, out)?;
                    break;
                }
                Turn::Ask(ask) => ask,
            };
            if self.humans() > 0 {
                let view = self.game.view(Viewer::Everyone);
                self.standing.expire(&view, self.system.ended(ask.moment));
            }
            match self.sitters[ask.seat.index()] {
                Sitter::Machine(_) => self.machine(ask, out)?,
                Sitter::Human => {
                    if !self.answered(ask)? && !self.human(ask, input, out)? {
                        break;
                    }
                }
            }
        }
        self.keep(true, out)
    }

    fn humans(&self) -> usize {
        self.sitters
            .iter()
            .filter(|sitter| **sitter == Sitter::Human)
            .count()
    }

    /// Whose eyes look on when nobody is asked: the only person's, else everybody's.
    fn onlooker(&self) -> Viewer {
        match (
            self.humans(),
            self.sitters
                .iter()
                .position(|sitter| *sitter == Sitter::Human),
        ) {
            (1, Some(seat)) => Viewer::Seat(Seat(seat as u8)),
            _ => Viewer::Everyone,
        }
    }

    fn machine(&mut self, ask: Ask, out: &mut dyn Write) -> Result<(), Trouble> {
        // It may take its time, and what came before should be read meanwhile.
        out.flush()?;
        let mind = self.minds[ask.seat.index()].as_mut();
        let action = mind.and_then(|mind| mind.look(&*self.game).then(|| mind.think())?);
        let action = action.ok_or_else(|| self.dead_end(ask))?;
        self.unasked(ask, &action)?;
        if self.humans() == 0 {
            // What is recent to spectators is what this action told them.
            let told = self.game.view(Viewer::Everyone).events;
            for event in &told {
                self.tell(Seat(0), event, out)?;
            }
        }
        Ok(())
    }

    /// What is played, who sits where, and how to begin.
    fn opening(&self, out: &mut dyn Write) -> Result<(), Trouble> {
        self.scenario(out)?;
        for (seat, sitter) in self.sitters.iter().enumerate() {
            let text = match sitter {
                Sitter::Human => Text::new("play-sits-person"),
                Sitter::Machine(player) => {
                    Text::new("play-sits-machine").name("player", player.to_string())
                }
            };
            self.say(text.name("side", self.side(Seat(seat as u8))), out)?;
        }
        match self.humans() {
            0 => Ok(()),
            _ => self.say(Text::new("play-hint"), out),
        }
    }

    /// What happened there and what is special about it.
    fn scenario(&self, out: &mut dyn Write) -> Result<(), Trouble> {
        match &self.card {
            Some(card) => {
                list::scenario(self.desk, card, out)?;
                self.agreed(card, out)
            }
            None => Ok(()),
        }
    }

    /// What it is played with beyond the usual.
    fn agreed(&self, card: &ScenarioCard, out: &mut dyn Write) -> Result<(), Trouble> {
        for option in card.agreeable() {
            let agreed = self.game.options().get(&option.name);
            let Some(value) = agreed.and_then(|value| option.value(value)) else {
                continue;
            };
            let text = Text::new("play-option").text("option", option.text.clone());
            self.say(text.text("value", value.text.clone()), out)?;
        }
        Ok(())
    }

    fn side(&self, seat: Seat) -> String {
        let name = &self.game.seats()[seat.index()];
        tell::side(self.desk, self.system.id(), name)
    }

    /// An event and, the first time a seat hears of a card played, what the card does.
    fn tell(&mut self, seat: Seat, event: &Event, out: &mut dyn Write) -> Result<(), Trouble> {
        tell::event(self.desk, event, out)?;
        let key = &event.text.key;
        if key.ends_with("-played") || key.ends_with("-copied") {
            for key in tell::cards(self.desk, &event.text) {
                if self.cards[seat.index()].insert(key.clone()) {
                    tell::paragraph("    ", &self.desk.key(&key), out)?;
                }
            }
        }
        Ok(())
    }

    /// Plays for whoever is asked, without asking him.
    fn unasked(&mut self, ask: Ask, action: &str) -> Result<Vec<Event>, Trouble> {
        let told = self.game.play(ask.seat, action);
        let told = told.map_err(|refused| match refused {
            // A match whose dice are kept elsewhere says so.
            Refused::Forbidden(refusal) => Trouble::input(refusal.text),
            _ => self.dead_end(ask),
        })?;
        self.unasked.push(true);
        Ok(told)
    }

    fn dead_end(&self, ask: Ask) -> Trouble {
        Trouble::input(Text::new("play-dead-end").name("moment", ask.moment))
    }

    /// Whether a person need not be asked: his standing orders have answered, or he had one answer only.
    fn answered(&mut self, ask: Ask) -> Result<bool, Trouble> {
        let view = self.game.view(Viewer::Seat(ask.seat));
        match self.standing.answer(&ask, &view) {
            None => Ok(false),
            Some(action) => self.unasked(ask, &action).map(|_| true),
        }
    }

    /// Asks a person until he has acted; false when he leaves or the input ends.
    fn human(
        &mut self,
        ask: Ask,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<bool, Trouble> {
        self.autosave(out)?;
        if !self.hand_over(ask.seat, input, out)? {
            return self.lost(out);
        }
        let offers = self.game.offers(ask.seat);
        self.news(ask.seat, out)?;
        for note in self.standing.notes(ask.seat) {
            self.say(note, out)?;
        }
        self.question(ask.seat, &offers, out)?;
        let (mut warned, mut sure) = (false, false);
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let Some(line) = self.line(input, out)? else {
                return self.lost(out);
            };
            match command::read(&line) {
                Command::Quit if self.unsaved() && !warned => {
                    warned = true;
                    self.say(Text::new("play-quit-unsaved"), out)?;
                }
                Command::Quit => return Ok(false),
                Command::Resign if !std::mem::replace(&mut sure, true) => {
                    self.say(Text::new("play-resign-sure"), out)?;
                }
                Command::Resign => match self.game.resign(ask.seat) {
                    Ok(()) => return Ok(true),
                    Err(refused) => self.refused(&refused, &line, out)?,
                },
                Command::Again => {
                    self.drawn = None;
                    self.question(ask.seat, &offers, out)?;
                }
                Command::Undo => {
                    if self.undo(ask.seat, out)? {
                        return Ok(true);
                    }
                }
                Command::Orders(change) => {
                    // The new orders may answer the very window in which they are given.
                    if self.orders(ask, change, out)? && ask.window {
                        return Ok(true);
                    }
                }
                Command::Number(n) => match n.checked_sub(1).and_then(|i| offers.get(i)) {
                    Some(offer) if self.play(ask.seat, &offer.action, out)? => return Ok(true),
                    Some(_) => {}
                    None => self.no_number(&offers, out)?,
                },
                Command::Notation(action) => {
                    if self.play(ask.seat, &action, out)? {
                        return Ok(true);
                    }
                }
                other => self.look(ask.seat, &offers, other, out)?,
            }
        }
    }

    /// The next line; nothing when the input has ended.
    fn line(
        &self,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<Option<String>, Trouble> {
        let mut bytes = Vec::new();
        let read = input.read_until(b'\n', &mut bytes);
        let read =
            read.map_err(|error| Trouble::file("trouble-read", Path::new("stdin"), &error))?;
        if read == 0 {
            writeln!(out)?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
    }

    /// Shows or changes standing orders; whether they have changed.
    fn orders(&mut self, ask: Ask, change: Change, out: &mut dyn Write) -> Result<bool, Trouble> {
        if change == Change::List {
            let prompt = self.game.view(Viewer::Seat(ask.seat)).prompt;
            self.standing.list(self.desk, &ask, prompt.as_ref(), out)?;
            return Ok(false);
        }
        let changed = self.standing.change(ask.seat, change);
        let done = changed.is_ok();
        self.say(changed.unwrap_or_else(|wrong| wrong), out)?;
        Ok(done)
    }

    /// Trouble with a command of a player is told, and the match goes on.
    fn forgive(&self, done: Result<(), Trouble>, out: &mut dyn Write) -> Result<(), Trouble> {
        match done {
            Err(Trouble::Told { lines, .. }) => Ok(lines
                .iter()
                .try_for_each(|line| writeln!(out, "{}", self.desk.say(line)))?),
            done => done,
        }
    }

    fn say(&self, text: Text, out: &mut dyn Write) -> Result<(), Trouble> {
        Ok(writeln!(out, "{}", self.desk.say(&text))?)
    }

    fn refused(&self, refused: &Refused, action: &str, out: &mut dyn Write) -> Result<(), Trouble> {
        match refused {
            Refused::Forbidden(refusal) => Ok(tell::refusal(self.desk, refusal, out)?),
            Refused::NotAsked => self.say(Text::new("play-not-asked"), out),
            Refused::Unreadable(what) => self.say(
                Text::new("play-unreadable")
                    .name("action", action)
                    .name("what", what.clone()),
                out,
            ),
        }
    }

    /// Plays a person's action; false if it was refused.
    fn play(&mut self, seat: Seat, action: &str, out: &mut dyn Write) -> Result<bool, Trouble> {
        match self.game.play(seat, action) {
            Ok(_) => {
                self.unasked.push(false);
                self.acted = true;
                Ok(true)
            }
            Err(refused) => {
                self.refused(&refused, action, out)?;
                Ok(false)
            }
        }
    }

    /// Takes back; whether the question is another now.
    fn undo(&mut self, seat: Seat, out: &mut dyn Write) -> Result<bool, Trouble> {
        let before = self.game.len();
        let mut undone = self.game.undo(seat);
        // What his standing orders answered goes with the action before it, else they would answer it again.
        while undone.is_ok() && self.unasked.pop() == Some(true) {
            undone = self.game.undo(seat);
        }
        let key = match undone {
            Ok(()) => {
                let told = self.game.log(Viewer::Seat(seat)).len();
                self.read[seat.index()] = told;
                self.say(Text::new("play-undone"), out)?;
                return Ok(true);
            }
            Err(Barred::Nothing) => "play-undo-nothing",
            Err(Barred::Chance) => "play-undo-chance",
            Err(Barred::OtherSeat) => "play-undo-other",
            Err(Barred::Probe) => "play-undo-probe",
            Err(Barred::Often) => "play-undo-often",
        };
        self.say(Text::new(key), out)?;
        Ok(self.game.len() > before)
    }

    /// Between two people the screen changes hands: a line for it and, at a terminal, a clean screen.
    fn hand_over(
        &mut self,
        seat: Seat,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<bool, Trouble> {
        if self.humans() < 2 || self.at_screen.replace(seat) == Some(seat) {
            return Ok(true);
        }
        // Who comes to the screen sees the board.
        self.drawn = None;
        let side = self.side(seat);
        if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() {
            // With what has scrolled away, else it could be scrolled back to.
            write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
            self.say(Text::new("play-hand-over-wait").name("side", side), out)?;
            out.flush()?;
            return Ok(self.line(input, out)?.is_some());
        }
        self.say(Text::new("play-hand-over").name("side", side), out)?;
        Ok(true)
    }

    /// What was told to this seat since it last looked.
    fn news(&mut self, seat: Seat, out: &mut dyn Write) -> Result<(), Trouble> {
        let log = self.game.log(Viewer::Seat(seat));
        let from = self.read[seat.index()].min(log.len());
        for (_, event) in &log[from..] {
            self.tell(seat, event, out)?;
        }
        self.read[seat.index()] = log.len();
        Ok(())
    }

    /// The board if it has changed, what is asked, and what may be answered.
    fn question(
        &mut self,
        seat: Seat,
        offers: &[Offer],
        out: &mut dyn Write,
    ) -> Result<(), Trouble> {
        let view = self.game.view(Viewer::Seat(seat));
        writeln!(out)?;
        if self
            .drawn
            .as_ref()
            .is_none_or(|(hexes, pieces)| *hexes != view.hexes || *pieces != view.pieces)
        {
            board::board(self.desk, &self.map, &view, self.game.seats(), out)?;
            self.drawn = Some((view.hexes.clone(), view.pieces.clone()));
        }
        tell::facts(self.desk, &view, self.game.seats(), out)?;
        let side = self.side(seat);
        let (asked, detail) = view.prompt.map_or_else(
            || (Text::new("play-your-turn"), None),
            |prompt| (prompt.text, prompt.detail),
        );
        self.say(
            Text::new("play-question")
                .name("side", side)
                .text("question", asked),
            out,
        )?;
        detail
            .into_iter()
            .try_for_each(|detail| self.say(detail, out))?;
        Ok(tell::offers(self.desk, offers, out)?)
    }

    fn over(&mut self, outcome: Outcome, out: &mut dyn Write) -> Result<(), Trouble> {
        // Of several people the one who was asked last looks at the screen, and has read the rest.
        match (self.onlooker(), self.at_screen) {
            (Viewer::Seat(seat), _) | (_, Some(seat)) => self.news(seat, out)?,
            _ => {}
        }
        let view = self.game.view(Viewer::Referee);
        writeln!(out)?;
        board::board(self.desk, &self.map, &view, self.game.seats(), out)?;
        tell::facts(self.desk, &view, self.game.seats(), out)?;
        match outcome.winner {
            Some(seat) => {
                let text = tell::won(self.game.as_ref(), self.side(seat));
                self.say(text, out)
            }
            None => self.say(Text::new("play-drawn"), out),
        }
    }
}
