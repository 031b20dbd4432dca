//! Small arms at attacking aircraft (L19.7).

use crate::action::Action;
use crate::book::Book;
use crate::data::Class;
use crate::frame::{Flow, Frame, Sky};
use crate::ids::{Piece, Pieces, Plane};
use crate::question::elsewhere;
use crate::state::{Arms, Deeds, Marks, State, foe};
use table::{Actions, Chance, Legal, Moment, Question, Seat, Sum, Teller, Text, no};

/// L19.7: so near to the target hex.
const NEAR: u16 = 1;
/// Firepower is added in quarters: wire and gas may halve it (L1.5).
const WHOLE: u32 = 4;

impl Book {
    /// L19.7: an unpinned MG group, or an AA gun that has not fired, within 1 hex of the target of an attack.
    fn may_aim_up(&self, s: &State, unit: Piece, at: Plane) -> Legal {
        if unit.index() >= s.units.len() || s.holder(unit) != s.part || !s.on_map(unit) {
            return no(&["L19.7"], "landships-no-yours");
        }
        let class = self.kind(s, unit).class;
        if !matches!(class, Class::Mg | Class::Aa) {
            return no(&["L19.7"], "landships-no-sky");
        }
        if s.is(unit, Marks::PINNED) {
            return no(&["L19.7", "L17.4"], "landships-no-pinned");
        }
        if s.did(unit, Deeds::FLAK.and(Deeds::SERVED)) || s.unit(unit).used != 0 {
            return no(&["L19.7"], "landships-no-fired");
        }
        if s.unit(unit).aboard.get().is_some() {
            return no(&["L6.8", "L21.4"], "landships-no-aboard");
        }
        if self.is_beset(s, unit) {
            return no(&["L11.11"], "landships-no-mixed");
        }
        if class == Class::Aa && self.sky_gunner(s, unit).is_none() {
            return no(&["L12.6"], "landships-no-crew");
        }
        let enemy = { self.planes.get(at.index()) }.is_some_and(|it| it.seat == foe(s.part));
        let it = s.planes.get(at.index()).copied().unwrap_or_default();
        if !enemy || !self.is_flying(s, at) || !it.mission.attacks() {
            return no(&["L19.7"], "landships-no-attacker");
        }
        if it.shot_at {
            return no(&["L19.7"], "landships-no-shot-at");
        }
        let near = it.hex.0.index() < self.ground.len()
            && self.ground.distance(s.hex(unit), it.hex.0) <= NEAR;
        match near {
            true => Ok(()),
            false => no(&["L19.7"], "landships-no-near"),
        }
    }

    /// L12.6, L21.2: who serves an AA gun: an unpinned crew, else an unpinned group that does not fire itself.
    fn sky_gunner(&self, s: &State, gun: Piece) -> Option<Piece> {
        let ready = |it: &Piece| {
            let idle = !s.did(*it, Deeds::FLAK.and(Deeds::SERVED)) && s.unit(*it).used == 0;
            idle && !s.is(*it, Marks::PINNED) && !self.is_aiming(s, *it)
        };
        let crew = |it: &Piece| self.kind(s, *it).class == Class::Crew;
        let group = |it: &Piece| self.kind(s, *it).is_group() && self.kind(s, *it).is_foot();
        let mates: Vec<Piece> = self.mates(s, gun).filter(ready).collect();
        let found = mates.iter().find(|it| crew(it));
        found.or_else(|| mates.iter().find(|it| group(it))).copied()
    }

    fn is_aiming(&self, s: &State, unit: Piece) -> bool {
        let aims = |frame: &Frame| matches!(frame, Frame::Sky(sky) if sky.units.has(unit));
        s.stack.iter().any(aims)
    }

    fn sky_fire(&self, s: &State) -> Vec<Action> {
        let mut found = Vec::new();
        for unit in s.pieces() {
            for at in self.planes_of(foe(s.part)) {
                if self.may_aim_up(s, unit, at).is_ok() {
                    found.push(Action::Sky(unit, at));
                }
            }
        }
        found
    }

    pub(crate) fn air_fire_open(&self, s: &State) -> bool {
        let attacked = |it: Plane| {
            let plane = &s.planes[it.index()];
            self.is_flying(s, it) && plane.mission.attacks() && !plane.shot_at
        };
        let shown =
            |action: &Action| !matches!(action, Action::Sky(it, _) if s.is(*it, Marks::HIDDEN));
        self.planes_of(foe(s.part)).any(attacked)
            && (self.may_lurk(s, s.part, |it| matches!(it, Class::Mg | Class::Aa))
                || self.sky_fire(s).iter().any(shown))
    }

    /// Those who may still join the fire.
    fn sky_joiners(&self, s: &State, sky: &Sky) -> Vec<Piece> {
        let joins = |it: &Piece| !sky.units.has(*it) && self.may_aim_up(s, *it, sky.at).is_ok();
        s.pieces().filter(joins).collect()
    }

    /// A unit fires at aircraft: it may not fire again until the end of the next player-turn.
    fn aim_up(&self, s: &mut State, unit: Piece, t: &mut Teller) {
        let gunner = match self.kind(s, unit).class {
            Class::Aa => self.sky_gunner(s, unit),
            _ => None,
        };
        s.unit_mut(unit).used |= match self.kind(s, unit).class {
            Class::Aa => Arms::GUN.0,
            _ => 1,
        };
        if let Some(gunner) = gunner {
            s.note(gunner, Deeds::SERVED.and(Deeds::FLAK));
        }
        self.come_out(s, unit, gunner, t);
        s.note(unit, Deeds::FLAK);
        self.mark_fired(s, unit);
    }

    /// The firepower of a unit at an aircraft: full, the hex is near; halved in wire (L5.10) and, behind a mask, in gas
    /// (L15.3).
    fn sky_power(&self, s: &State, unit: Piece) -> u32 {
        let kind = self.kind(s, unit);
        if kind.class == Class::Aa {
            return WHOLE * u32::from(kind.guns.first().map_or(0, |(gun, _)| gun.he));
        }
        let fp = self.catalog.fp(kind, self.nation(unit), self.date.year);
        let hex = s.hex(unit);
        let masked = self.side(s.unit(unit).seat).masks && s.gas_hexes().contains(hex);
        let wire = match s.wire.contains(hex) {
            true => self.tables.notes.of("wire_firepower") as u32,
            false => 1,
        };
        (WHOLE * u32::from(fp) / wire) >> u32::from(masked)
    }

    /// The firepower of all of them, rounded up (L1.5).
    pub(crate) fn sky_firepower(&self, s: &State, sky: &Sky) -> u32 {
        let power: u32 = sky.units.iter().map(|it| self.sky_power(s, it)).sum();
        power.div_ceil(WHOLE)
    }

    pub(crate) fn step_sky(
        &self,
        s: &mut State,
        sky: &mut Sky,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let joiners = self.sky_joiners(s, sky);
        let shown = joiners.iter().any(|it| !s.is(*it, Marks::HIDDEN));
        let hidden = self.may_lurk(s, s.part, |it| matches!(it, Class::Mg | Class::Aa));
        if !sky.ready && (shown || hidden) {
            return Flow::Ask;
        }
        s.planes[sky.at.index()].shot_at = true;
        let power = self.sky_firepower(s, sky);
        let Some(column) = self.tables.sacrt_column(power) else {
            return Flow::Done;
        };
        let mods = &self.tables.sacrt_mods;
        let groups = sky.units.only(|it| self.kind(s, it).class == Class::Mg);
        let mut sum = Sum::opened("landships", t.on());
        sum.add(self.d6("sky", s.part, c, t).into(), "sacrt.table");
        sum.add(mods.of("mg") * groups.len() as i32, "sacrt.mod.mg");
        sum.add(mods.of("aircraft"), "sacrt.mod.aircraft");
        let name = self.plane_text(sky.at);
        t.tally(
            || {
                let text = Text::new("landships-fired-up").text("plane", name.clone());
                text.num("fp", power)
            },
            || sum.tally("sacrt"),
        );
        // sacrt.hit.aircraft
        if self.tables.sacrt(column, sum.total()) {
            self.shoot_down(s, sky.at, t);
        }
        Flow::Done
    }
}

/// Who fires at which attacking aircraft.
pub struct AirFire;

impl Question for AirFire {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.part, "air-fire")
    }
    fn is_secret(&self) -> bool {
        // A hidden MG group may fire (L26.1).
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        book.sky_fire(s).into_iter().for_each(|it| out.push(it));
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Done => Ok(()),
            Action::Sky(unit, at) => book.may_aim_up(s, unit, at),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        match action {
            Action::Done => s.done = true,
            Action::Sky(unit, at) => {
                book.aim_up(s, unit, t);
                s.stack.push(Frame::Sky(Sky {
                    units: Pieces::one(unit),
                    at,
                    ready: false,
                }));
            }
            _ => {}
        }
    }
}

/// Who else fires at it: one attack for each aircraft.
pub struct Aiming;

impl Aiming {
    fn sky(s: &State) -> Sky {
        match s.stack.last() {
            Some(Frame::Sky(sky)) => *sky,
            frame => unreachable!("{frame:?} aims at no aircraft"),
        }
    }
}

impl Question for Aiming {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.part, "aiming")
    }
    fn is_secret(&self) -> bool {
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let sky = Aiming::sky(s);
        for unit in book.sky_joiners(s, &sky) {
            out.push(Action::Sky(unit, sky.at));
        }
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let sky = Aiming::sky(s);
        match action {
            Action::Done => Ok(()),
            Action::Sky(_, at) if at != sky.at => no(&["L19.7"], "landships-no-one-plane"),
            Action::Sky(unit, _) => book.may_aim_up(s, unit, sky.at),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        let mut sky = Aiming::sky(s);
        match action {
            Action::Sky(unit, _) => {
                book.aim_up(s, unit, t);
                sky.units.insert(unit);
            }
            _ => sky.ready = true,
        }
        let top = s.stack.len() - 1;
        s.stack[top] = Frame::Sky(sky);
    }
    fn concerns(&self, _: &Book, s: &State) -> Vec<u16> {
        Aiming::sky(s).units.iter().map(u16::from).collect()
    }
}
