use super::Match;
use super::entries::Kind;
use super::told::Again;
use crate::commit::Secrets;
use crate::journal::Step;
use crate::{
    About, Actions, AnyMatch, Barred, Click, Course, Event, Game, Known, MatchSpec, Odds, Offer,
    Position, Profile, Refusal, Refused, Rng, Seat, SightView, Stands, Text, Turn, Unscripted,
    View, Viewer, Way, ways,
};
use hex::Map;
use std::any::Any;
use std::collections::BTreeMap;

impl<G: Game> Match<G> {
    fn offers_of(&self, known: &Known<G::State>) -> Vec<Offer> {
        let mut list = Actions::new();
        self.book.legal(known, &mut list);
        list.iter()
            .map(|action| self.book.offer(known, action))
            .collect()
    }

    /// Whether an entry stands: an action that was not taken back, or no action.
    pub(super) fn stands(&self, n: usize) -> bool {
        let action = matches!(self.entries.kind(n), Kind::Do(_));
        !action || self.live.binary_search(&(n as u32)).is_ok()
    }

    fn decided(&self, n: usize, by: Seat) -> bool {
        self.entries.kind(n) == Kind::Do(by)
    }

    /// The entry from which on events are recent: a seat's own last decision, else the last.
    pub(super) fn recent(&self, viewer: Viewer) -> usize {
        let mut standing = self.live.iter().rev().map(|&n| n as usize);
        let since = match viewer {
            Viewer::Seat(seat) => standing.find(|&n| self.decided(n, seat)),
            Viewer::Everyone | Viewer::Referee => standing.next(),
        };
        since.unwrap_or(0)
    }

    /// How many actions stood once entry `n` was done.
    pub(super) fn depth(&self, n: usize) -> usize {
        self.live.partition_point(|&live| live as usize <= n)
    }

    /// The entries that stand and in which a viewer has a part, numbered as that viewer may number them:
    /// how many passes others have made in between does not show.
    pub(super) fn entries_for(&self, viewer: Viewer) -> Vec<(usize, usize)> {
        let part = |&n: &usize| match viewer {
            Viewer::Referee => true,
            Viewer::Seat(seat) if self.stands(n) && self.decided(n, seat) => true,
            Viewer::Seat(_) | Viewer::Everyone => self.stands(n) && self.told.heard_by(n, viewer),
        };
        let entries = (1..self.told.len())
            .filter(part)
            .enumerate()
            .map(|(i, n)| (i + 1, n));
        std::iter::once((0, 0)).chain(entries).collect()
    }
}

impl<G: Game> AnyMatch for Match<G> {
    fn system(&self) -> &'static str {
        G::SYSTEM
    }
    fn scenario(&self) -> &str {
        &self.head.header.scenario
    }
    fn options(&self) -> &BTreeMap<String, String> {
        &self.head.header.options
    }
    fn seats(&self) -> &[String] {
        &self.head.header.seats
    }
    fn turn(&self) -> Turn {
        self.now()
    }
    fn offers(&self, seat: Seat) -> Vec<Offer> {
        match self.asked() {
            Some(ask) if ask.seat == seat => self.offers_of(&self.known(Viewer::Seat(seat))),
            _ => Vec::new(),
        }
    }
    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<Event>, Refused> {
        Match::play(self, seat, action)
    }
    fn play_scripted(
        &mut self,
        seat: Seat,
        action: &str,
        script: &[String],
    ) -> Result<usize, Unscripted> {
        Match::play_scripted(self, seat, action, script)
    }
    fn resign(&mut self, seat: Seat) -> Result<(), Refused> {
        Match::resign(self, seat)
    }
    fn written(&self, seat: Seat, action: &str) -> Result<String, Refused> {
        self.consider(seat, action).map(|(_, written, _)| written)
    }
    fn map(&self) -> Option<&Map> {
        self.book.map()
    }
    fn why_not(&self, seat: Seat, action: &str) -> Result<Option<Refusal>, Refused> {
        self.consider(seat, action).map(|(_, _, refusal)| refusal)
    }
    fn why_click(&self, seat: Seat, clicks: &[Click]) -> Option<Refusal> {
        self.asked().filter(|ask| ask.seat == seat)?;
        let known = self.known(Viewer::Seat(seat));
        let action = self.book.meant(&known, clicks)?;
        let mut list = Actions::new();
        self.book.legal(&known, &mut list);
        if list.contains(action) {
            return None;
        }
        self.book.why_not(&known, action)
    }
    fn odds(&self, seat: Seat, action: &str) -> Option<Odds> {
        let (action, _, refusal) = self.consider(seat, action).ok()?;
        if refusal.is_some() {
            return None;
        }
        self.book.odds(&self.known(Viewer::Seat(seat)), action)
    }
    fn sight(&self, viewer: Viewer, from: &str) -> Vec<SightView> {
        self.book.sight(&self.known(viewer), from)
    }
    fn profile(&self, viewer: Viewer, from: &str, to: &str) -> Option<Profile> {
        self.book.profile(&self.known(viewer), from, to)
    }
    fn about(&self, viewer: Viewer, of: &Click) -> About {
        self.book.about(&self.known(viewer), of)
    }
    fn about_at(&self, viewer: Viewer, number: usize, of: &Click) -> Option<About> {
        let entries = self.entries_for(viewer);
        let &(_, n) = entries.iter().find(|&&(found, _)| found == number)?;
        let mut again = Again::new(self);
        let (state, _) = again.after(n);
        Some(
            self.book
                .about(&Known::mask(&*self.book, state, viewer), of),
        )
    }
    fn random_action(&self, rng: &mut Rng) -> Option<String> {
        let known = self.known(Viewer::Seat(self.asked()?.seat));
        let mut list = Actions::new();
        self.book.legal(&known, &mut list);
        let plain = list.plain();
        let chosen = plain[rng.below(plain.len() as u32) as usize];
        Some(self.book.write(&known, chosen))
    }
    fn view(&self, viewer: Viewer) -> View {
        let known = self.known(viewer);
        let mut view = self.book.view(&known);
        view.offers = match (viewer, self.asked()) {
            (Viewer::Seat(seat), Some(ask)) if ask.seat == seat => self.offers_of(&known),
            (Viewer::Referee, Some(_)) => self.offers_of(&known),
            _ => Vec::new(),
        };
        if self.asked().is_none() {
            // Who gave the match up leaves a question open.
            view.prompt = None;
        }
        let recent = self.recent(viewer)..self.told.len();
        let mut again = Again::new(self);
        view.events = recent.flat_map(|n| again.heard(n, viewer)).collect();
        view
    }
    fn undo(&mut self, seat: Seat) -> Result<(), Barred> {
        Match::undo(self, seat)
    }
    fn undo_agreed(&mut self, seat: Seat) -> Result<(), Barred> {
        Match::undo_agreed(self, seat)
    }
    fn seldom_undone(&self, times: usize) -> Result<(), Barred> {
        self.seldom(times.saturating_sub(1))
    }
    fn standing(&self, back: usize) -> Option<Stands> {
        Match::standing(self, back).map(|(_, stands)| stands)
    }
    fn standing_words(&self, back: usize) -> Option<Text> {
        let depth = self.live.len().checked_sub(back + 1)?;
        let Step::Do { seat, action, .. } = self.entries.at(self.live[depth] as usize).step else {
            return None;
        };
        let known = Known::mask(&*self.book, &self.state_at(depth), Viewer::Seat(seat));
        let action = self.book.read(&known, &action).ok()?;
        Some(self.book.offer(&known, action).text)
    }
    fn ways(&self, seat: Seat, from: &str, piece: Option<u16>, via: &[String]) -> Vec<Way> {
        if self.asked().is_none() {
            return Vec::new();
        }
        let known = self.known(Viewer::Seat(seat));
        ways::ways(&*self.book, &known, from, piece, via)
    }
    fn rehearse(&self, seat: Seat) -> Option<Box<dyn AnyMatch>> {
        self.asked()?;
        let known = self.known(Viewer::Seat(seat));
        let state = self.book.guess(&known, &mut Rng::new(0));
        let spec = MatchSpec {
            scenario: self.head.header.scenario.clone(),
            options: self.head.header.options.clone(),
            ..MatchSpec::default()
        };
        let secrets = Secrets::from_number(0, self.head.header.seats.len());
        let rehearsal = Match::begin_at(self.book.clone(), &spec, secrets, None, Some(state));
        rehearsal
            .ok()
            .map(|game| Box::new(game) as Box<dyn AnyMatch>)
    }
    fn round(&self) -> i64 {
        self.book.round(&self.known(Viewer::Everyone)).0
    }
    /// Actions and undos: it only ever grows.
    fn len(&self) -> usize {
        self.entries.len() - 1
    }
    fn log(&self, viewer: Viewer) -> Vec<(usize, Event)> {
        let entries = self.entries_for(viewer).into_iter();
        let mut again = Again::new(self);
        entries
            .flat_map(|(number, n)| {
                let heard = again.heard(n, viewer).into_iter();
                heard.map(move |event| (number, event))
            })
            .collect()
    }
    fn positions(&self, viewer: Viewer, from: usize) -> Vec<Position> {
        let entries = self.entries_for(viewer).into_iter();
        let standing = entries.filter(|&(number, n)| number >= from && self.stands(n));
        let mut again = Again::new(self);
        standing
            .map(|(number, n)| {
                let (state, told) = again.after(n);
                let (round, seat) = self.book.round(&Known::mask(&*self.book, state, viewer));
                let heard = told.iter().filter(|told| told.audience.hears(viewer));
                Position {
                    number,
                    round,
                    seat,
                    events: heard.cloned().collect(),
                }
            })
            .collect()
    }
    fn course(&self, viewer: Viewer) -> Course {
        self.course_for(viewer)
    }
    fn last_position(&self, viewer: Viewer) -> usize {
        let entries = self.entries_for(viewer);
        let standing = entries.iter().rev().find(|&&(_, n)| self.stands(n));
        standing.map_or(0, |&(number, _)| number)
    }
    fn actions_at(&self, viewer: Viewer, number: usize) -> Option<usize> {
        let entries = self.entries_for(viewer);
        let &(_, n) = entries.iter().find(|&&(found, _)| found == number)?;
        Some(self.depth(n))
    }
    fn view_at(&self, viewer: Viewer, number: usize) -> Option<View> {
        let entries = self.entries_for(viewer);
        let &(_, n) = entries.iter().find(|&&(found, _)| found == number)?;
        let mut again = Again::new(self);
        let (state, told) = again.after(n);
        let mut view = self.book.view(&Known::mask(&*self.book, state, viewer));
        let heard = told.iter().filter(|told| told.audience.hears(viewer));
        view.events = heard.cloned().collect();
        Some(view)
    }
    fn entry(&self, n: usize) -> Option<(Seat, String, Vec<Event>)> {
        let (seat, action) = match self.entries.get(n)?.step {
            Step::Start => return None,
            Step::Do { seat, action, .. } => (seat, action),
            Step::Undo { seat, .. } => (seat, "undo".to_owned()),
            Step::Resign { seat } => (seat, "resign".to_owned()),
        };
        let told = self.told_then(n);
        let heard = { told.iter() }.filter(|told| told.audience.hears(Viewer::Seat(seat)));
        Some((seat, action, heard.cloned().collect()))
    }
    fn meant(&self, n: usize, words: &str) -> bool {
        let entry = self.entries.get(n).map(|entry| entry.step);
        let Some(Step::Do { seat, action, .. }) = entry else {
            return false;
        };
        // Of one that was taken back nothing is known but how it is written.
        let stands = self.live.binary_search(&(n as u32));
        let (false, Ok(before)) = (action == words, stands) else {
            return action == words;
        };
        let known = Known::mask(&*self.book, &self.state_at(before), Viewer::Seat(seat));
        let read = self.book.read(&known, words);
        read.is_ok_and(|read| self.book.write(&known, read) == action)
    }
    fn journal_after(&self, entries: usize) -> String {
        self.record_after(entries)
    }
    fn header(&self) -> String {
        self.head.header_line()
    }
    fn journal_for(&self, viewer: Viewer) -> String {
        self.masked(viewer)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    /// The record as its owner keeps it on disk. While the match runs its second line is
    /// the `keep` line with the secrets, for resuming: [`crate::journal::public`] takes it out.
    fn journal(&self) -> String {
        self.record().text()
    }
    fn hash(&self) -> String {
        self.hash_now().to_string()
    }
}
