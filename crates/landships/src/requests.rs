//! Requests for fire (L14.2–L14.6, T6, T7): who asks for which hex, whether he gets through, whether it is granted.

use crate::action::{Action, Caller};
use crate::book::Book;
use crate::data::Class;
use crate::ids::{Piece, Plane};
use crate::question::elsewhere;
use crate::salvo::FALLS;
use crate::state::{Barrage, Deeds, Fall, GONE, HexIdOr, Marks, Mission, Request, State, foe};
use hex::HexId;
use table::{Actions, Chance, Legal, Moment, No, Question, Seat, Sum, Teller, Text, no};

/// L14.2: so far an observer sees for the guns.
const FAR: u16 = 20;
/// L14.6: a count serves hexes so near.
const BESIDE: u16 = 1;
/// Room for counts.
const COUNTS: usize = 16;
/// L9.7: below this visibility nothing flies.
const FOG: u8 = 6;

impl Book {
    /// L9.7: whether aircraft and balloons fly missions in this turn.
    pub(crate) fn can_fly(&self, turn: u8) -> bool {
        self.visibility(turn).is_none_or(|hexes| hexes >= FOG)
    }

    /// Whether an aircraft can be in the air in this turn at all (L19.1, L9.7).
    pub(crate) fn is_up(&self, s: &State, plane: Plane) -> bool {
        let (it, post) = (&s.planes[plane.index()], &self.planes[plane.index()]);
        let due = post.turns.0 <= s.turn && s.turn <= post.turns.1;
        due && !it.away && !it.down && !it.over && self.can_fly(s.turn)
    }

    /// Whether it is a balloon (L19.12).
    pub(crate) fn is_balloon(&self, plane: Plane) -> bool {
        self.catalog.planes[usize::from(self.planes[plane.index()].kind)].balloon
    }

    /// Whether it observes: a balloon always does. One AA hit stops it for the turn (aa.hit1).
    pub(crate) fn is_observing(&self, s: &State, plane: Plane) -> bool {
        let it = &s.planes[plane.index()];
        let sent = it.mission == Mission::Observe || self.is_balloon(plane);
        sent && it.hits == 0 && self.is_up(s, plane)
    }

    /// The aircraft of a side.
    pub(crate) fn planes_of(&self, seat: Seat) -> impl Iterator<Item = Plane> + use<'_> {
        let own = self.planes.iter().enumerate();
        own.filter(move |(_, post)| post.seat == seat)
            .map(|(place, _)| Plane(place as u8))
    }

    /// Who of the phasing side can ask for fire at all.
    pub(crate) fn callers(&self, s: &State) -> Vec<Caller> {
        let units = s.there[s.active].iter().map(Caller::Unit);
        let planes = self.planes_of(s.active).map(Caller::Plane);
        let able = |by: &Caller| self.may_call(s, *by).is_ok();
        units.chain(planes).filter(able).collect()
    }

    /// Whether an observer can ask for fire in this phase (L14.2, L20.6).
    fn may_call(&self, s: &State, by: Caller) -> Legal {
        match by {
            Caller::Unit(unit) => self.may_signal(s, unit),
            Caller::Plane(plane) => {
                if plane.index() >= self.planes.len() || self.planes[plane.index()].seat != s.active
                {
                    return no(&["L14.2"], "landships-no-yours");
                }
                if !self.can_fly(s.turn) {
                    return no(&["L9.7"], "landships-no-fog");
                }
                if s.planes[plane.index()].hits > 0 {
                    return no(&["aa.hit1", "L19.5"], "landships-no-hit-plane");
                }
                if !self.is_observing(s, plane) {
                    return no(&["L14.2"], "landships-no-observing");
                }
                match s.planes[plane.index()].asked {
                    true => no(&["L14.2"], "landships-no-asked"),
                    false => Ok(()),
                }
            }
        }
    }

    /// L14.2, L20.6: an FO, unpinned, neither in a mixed hex nor in smoke.
    fn may_signal(&self, s: &State, unit: Piece) -> Legal {
        if unit.index() >= s.units.len() || s.unit(unit).seat != s.active {
            return no(&["L14.2"], "landships-no-yours");
        }
        if self.kind(s, unit).class != Class::Observer || !s.on_map(unit) {
            return no(&["L14.2"], "landships-no-observer");
        }
        if s.is(unit, Marks::PINNED) {
            return no(&["L20.6", "L10.7"], "landships-no-pinned");
        }
        if self.is_beset(s, unit) {
            return no(&["L20.6"], "landships-no-mixed");
        }
        if s.smoke_hexes().contains(s.hex(unit)) {
            return no(&["L20.6"], "landships-no-in-smoke");
        }
        match s.did(unit, Deeds::ASKED) {
            true => no(&["L14.2"], "landships-no-asked"),
            false => Ok(()),
        }
    }

    /// L8.2, L8.4: whether a unit is in a mixed hex; a ship under a bridge and who is on it are apart.
    pub(crate) fn is_beset(&self, s: &State, unit: Piece) -> bool {
        let afloat = |it: Piece| self.kind(s, it).class == Class::Ship;
        let apart = |it: Piece| afloat(it) != afloat(unit);
        let foes = s.of_in(foe(s.holder(unit)), s.hex(unit));
        foes.iter().any(|it| !apart(it))
    }

    /// Whether this observer may ask for that hex (L14.2, L14.19).
    pub(crate) fn may_ask(&self, s: &State, by: Caller, hex: HexId) -> Legal {
        if hex.index() >= self.ground.len() {
            return no(&["L14.2"], "landships-no-adjacent");
        }
        self.may_call(s, by)?;
        self.may_ask_for(s, by, hex)
    }

    /// The same of who can ask at all: whether for that hex.
    fn may_ask_for(&self, s: &State, by: Caller, hex: HexId) -> Legal {
        let asked = |it: &Request| it.seat == s.active && it.hex.0 == hex;
        let known = s.requests.iter().find(|it| asked(it));
        if known.is_some_and(|it| it.asked) {
            return Err(No::by(&["L14.2"], "landships-no-twice").at(hex));
        }
        let full = known.is_none() && s.requests.len() >= COUNTS;
        if full || s.falling.len() + self.planned.len() >= FALLS {
            return no(&["L14.2"], "landships-no-more-requests");
        }
        self.may_see(s, by, hex)
    }

    /// L14.2, L9.6, L19.12: what the observer sees.
    fn may_see(&self, s: &State, by: Caller, hex: HexId) -> Legal {
        let (from, aloft) = match by {
            Caller::Unit(unit) => (s.hex(unit), false),
            // L9.6: aircraft see every hex.
            Caller::Plane(plane) if !self.is_balloon(plane) => return Ok(()),
            Caller::Plane(plane) => (s.planes[plane.index()].hex.0, true),
        };
        if from.index() >= self.ground.len() {
            return no(&["L19.12"], "landships-no-observing");
        }
        if from == hex && !aloft {
            return Err(No::by(&["L14.19"], "landships-no-own-hex").at(hex));
        }
        let far = self.ground.distance(from, hex);
        if far > FAR {
            return Err(No::by(&["L14.2"], "landships-no-far").at(hex));
        }
        if self
            .visibility(s.turn)
            .is_some_and(|most| far > most.into())
        {
            return Err(No::by(&["L9.7"], "landships-no-far").at(hex));
        }
        let (smoke, sights) = (s.smoke_hexes(), &self.ground.sights);
        let grid = self.ground.map.grid();
        let clear = match aloft {
            true => sights.is_clear_aloft(grid, &self.ground.plots, (from, hex), smoke),
            false => self.ground.is_clear(from, hex, smoke),
        };
        match clear {
            true => Ok(()),
            false => Err(No::by(&["L14.2", "L9.4"], "landships-no-sight").at(hex)),
        }
    }

    /// Whether the side has anything left that could fire (L14.1, L14.17), as all can see.
    fn has_batteries(&self, s: &State, seat: Seat) -> bool {
        let modules = self.modules_of(seat);
        let loaded = { modules }.any(|it| s.modules[it.index()].points > 0);
        let guns = |piece: Piece| s.hex(piece) != GONE && self.barrage_of(s, piece) > 0;
        loaded || s.pieces().any(|it| s.holder(it) == seat && guns(it))
    }

    fn may_request(&self, s: &State, by: Caller, hex: HexId) -> Legal {
        match self.has_batteries(s, s.active) {
            true => self.may_ask(s, by, hex),
            false => no(&["L14.1"], "landships-no-battery"),
        }
    }

    pub(crate) fn requests_open(&self, s: &State) -> bool {
        if !self.has_batteries(s, s.active) {
            return false;
        }
        let grid = self.ground.map.grid();
        let callers = self.callers(s);
        { callers.into_iter() }.any(|by| grid.ids().any(|hex| self.may_ask_for(s, by, hex).is_ok()))
    }

    /// The observer has made his request of the phase, and the hex was asked for in this turn (L14.2, L14.6).
    pub(crate) fn note_request(&self, s: &mut State, by: Caller, hex: HexId) {
        match by {
            Caller::Unit(unit) => s.note(unit, Deeds::ASKED),
            Caller::Plane(plane) => s.planes[plane.index()].asked = true,
        }
        let seat = s.active;
        let same = |it: &Request| it.seat == seat && it.hex.0 == hex;
        match s.requests.iter().position(same) {
            Some(place) => s.requests[place].asked = true,
            None if s.requests.len() < COUNTS => s.requests.push(Request {
                hex: HexIdOr(hex),
                seat,
                count: 0,
                asked: true,
                refused: false,
            }),
            None => {}
        }
    }

    /// T6, L14.3, comms.aircraft: aircraft and balloons always get through.
    pub(crate) fn gets_through(
        &self,
        s: &State,
        by: Caller,
        c: &mut Chance,
        t: &mut Teller,
    ) -> bool {
        let Caller::Unit(unit) = by else {
            return true;
        };
        let through = self.d6("comms", s.active, c, t) <= self.tables.through;
        if !through {
            t.all(|| self.unit_text("landships-cut-off", s, unit));
        }
        through
    }

    /// T7, L14.4, L14.5, L24.1, permit.mods-all: the modifiers for aircraft, year and nationality.
    pub(crate) fn permit_mods(&self, s: &State, by: Caller, sum: &mut Sum) {
        let caller = match by {
            Caller::Unit(unit) => self.nation(unit),
            Caller::Plane(plane) if self.is_balloon(plane) => &self.side(s.active).nation,
            Caller::Plane(_) => "aircraft",
        };
        let rows = [
            ("aircraft", "air_1915", "permit.mod.air-1915-16"),
            ("aircraft", "air_1917", "permit.mod.air-1917"),
            ("french", "french_1914", "permit.mod.french"),
            ("german", "german_1918", "permit.mod.german"),
            ("russian", "russian", "permit.mod.russian"),
        ];
        for (who, name, rule) in rows {
            if who == caller && self.tables.permits_in(name, self.date.year) {
                sum.add(self.tables.permission_mods.of(name), rule);
            }
        }
    }

    /// L14.6: the count of a hex, or of one beside it that has waited longer.
    pub(crate) fn waited(&self, s: &State, hex: HexId) -> u8 {
        let near =
            |it: &&Request| it.seat == s.active && self.ground.distance(it.hex.0, hex) <= BESIDE;
        let counts = s.requests.iter().filter(near).map(|it| it.count);
        counts.max().unwrap_or(0)
    }

    /// A request: communications, then permission.
    pub(crate) fn request(
        &self,
        s: &mut State,
        by: Caller,
        hex: HexId,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let waited = self.waited(s, hex);
        self.note_request(s, by, hex);
        t.all(|| {
            Text::new("landships-asks")
                .text("by", self.caller_text(s, by))
                .name("hex", self.label(hex))
        })
        .deed();
        let seat = s.active;
        let same = |it: &&mut Request| it.seat == seat && it.hex.0 == hex;
        if let Some(request) = s.requests.iter_mut().find(same) {
            // In vain, until it is granted.
            (request.count, request.refused) = (waited, true);
        }
        if !self.gets_through(s, by, c, t) {
            return;
        }
        let mut sum = Sum::opened("landships", t.on());
        sum.add(self.d6("permission", seat, c, t).into(), "permit.table");
        self.permit_mods(s, by, &mut sum);
        let label = || self.label(hex);
        t.tally(
            || {
                Text::new("landships-permission")
                    .name("hex", label())
                    .num("n", waited)
            },
            || sum.tally("permission"),
        );
        let granted = self.tables.permission(sum.total(), waited);
        if let Some(request) = s.requests.iter_mut().find(same) {
            request.refused = !granted;
            request.count = if granted { 0 } else { waited };
        }
        if granted {
            s.falling.push(Fall {
                hex: HexIdOr(hex),
                kind: Barrage::Drumfire,
                ..Fall::default()
            });
        }
        let key = match granted {
            true => "landships-granted",
            // permit.result.refused
            false => "landships-refused",
        };
        t.all(|| Text::new(key).name("hex", label()));
    }
}

/// Who asks for fire, and where.
pub struct Requests;

impl Question for Requests {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.active, "requests")
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let callers = match book.has_batteries(s, s.active) {
            true => book.callers(s),
            false => Vec::new(),
        };
        for by in callers {
            for hex in book.ground.map.grid().ids() {
                if book.may_ask_for(s, by, hex).is_ok() {
                    out.push(Action::Request(by, hex));
                }
            }
        }
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Done => Ok(()),
            Action::Request(by, hex) => book.may_request(s, by, hex),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match action {
            Action::Done => s.done = true,
            Action::Request(by, hex) => book.request(s, by, hex, c, t),
            _ => {}
        }
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let ready = |it: &crate::ids::Module| {
            let module = &s.modules[it.index()];
            module.points > 0 && !module.fired && !module.rests
        };
        let text = Text::new("landships-note-requests").num("n", book.callers(s).len() as i64);
        Some(text.num(
            "ready",
            book.modules_of(s.active).filter(ready).count() as i64,
        ))
    }
    fn meant(&self, book: &Book, s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        let here = |by: &Caller| match by {
            Caller::Unit(unit) => Some(s.hex(*unit)) == from,
            Caller::Plane(_) => false,
        };
        let by = book.callers(s).into_iter().find(here)?;
        Some(Action::Request(by, at))
    }
}
