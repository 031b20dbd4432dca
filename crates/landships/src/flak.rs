//! Fire at aircraft (L19.4–L19.7, T10): AA guns first, then small arms at those that attack.

mod sky;

pub use sky::{Aiming, AirFire};

use crate::action::Action;
use crate::book::Book;
use crate::data::Class;
use crate::ids::{Piece, Plane};
use crate::question::elsewhere;
use crate::state::{Deeds, Marks, Mission, State, foe};
use table::{Actions, Chance, Legal, Moment, Question, Seat, Teller, Text, no};

impl Book {
    /// L26.1: whether a side may have a hidden one of these: everybody knows that, and nobody where.
    fn may_lurk(&self, s: &State, seat: Seat, class: impl Fn(Class) -> bool) -> bool {
        let hides = |&it: &Piece| s.unit(it).seat == seat && s.is(it, Marks::HIDDEN);
        { s.pieces().filter(hides) }.any(|it| class(self.kind(s, it).class))
    }

    /// L19.4: an AA gun with an unpinned crew that has not fired yet.
    fn may_flak(&self, s: &State, gun: Piece, at: Plane) -> Legal {
        if gun.index() >= s.units.len() || s.holder(gun) != s.part || !s.on_map(gun) {
            return no(&["L19.4"], "landships-no-yours");
        }
        if self.kind(s, gun).class != Class::Aa {
            return no(&["L19.4", "aa.who"], "landships-no-aa");
        }
        if s.did(gun, Deeds::FLAK) {
            return no(&["L19.4", "aa.rolls"], "landships-no-fired");
        }
        if self.is_beset(s, gun) {
            return no(&["L11.11"], "landships-no-mixed");
        }
        if s.unit(gun).aboard.get().is_some() || self.flak_crew(s, gun).is_none() {
            return no(&["L19.4", "L21.1"], "landships-no-crew");
        }
        let enemy = { self.planes.get(at.index()) }.is_some_and(|it| it.seat == foe(s.part));
        if !enemy || !self.is_flying(s, at) {
            return no(&["L19.4"], "landships-no-flying");
        }
        match self.in_flak_range(s, gun, at) {
            true => Ok(()),
            false => no(&["L19.4", "aa.who"], "landships-no-aa-range"),
        }
    }

    /// L19.4, L21.1: an unpinned crew that has not served another AA gun.
    fn flak_crew(&self, s: &State, gun: Piece) -> Option<Piece> {
        let ready = |it: &Piece| !s.is(*it, Marks::PINNED) && !s.did(*it, Deeds::FLAK);
        let crew = |it: &Piece| self.kind(s, *it).class == Class::Crew;
        self.mates(s, gun).find(|it| crew(it) && ready(it))
    }

    /// L19.4: the target hex of an attack, the hex of a balloon (L19.12), any hex for who observes or patrols.
    fn in_flak_range(&self, s: &State, gun: Piece, at: Plane) -> bool {
        let it = &s.planes[at.index()];
        let range = u16::from(self.kind(s, gun).aa_range);
        let fixed = self.is_balloon(at) || it.mission.attacks();
        let near = it.hex.0.index() < self.ground.len()
            && self.ground.distance(s.hex(gun), it.hex.0) <= range;
        !fixed || near
    }

    fn volleys_of_flak(&self, s: &State) -> Vec<Action> {
        let mut found = Vec::new();
        for gun in s.pieces() {
            for at in self.planes_of(foe(s.part)) {
                if self.may_flak(s, gun, at).is_ok() {
                    found.push(Action::Flak(gun, at));
                }
            }
        }
        found
    }

    pub(crate) fn flak_open(&self, s: &State) -> bool {
        let shown =
            |action: &Action| !matches!(action, Action::Flak(gun, _) if s.is(*gun, Marks::HIDDEN));
        let up = self.planes_of(foe(s.part)).any(|it| self.is_flying(s, it));
        up && (self.may_lurk(s, s.part, |class| class == Class::Aa)
            || self.volleys_of_flak(s).iter().any(shown))
    }

    /// T10: three rolls; each 1 is a hit.
    pub(crate) fn flak(
        &self,
        s: &mut State,
        gun: Piece,
        at: Plane,
        c: &mut Chance,
        t: &mut Teller,
    ) {
        let crew = self.flak_crew(s, gun);
        self.come_out(s, gun, crew, t);
        if let Some(crew) = crew {
            s.note(crew, Deeds::FLAK);
        }
        s.note(gun, Deeds::FLAK);
        self.mark_fired(s, gun);
        t.all(|| {
            let text = self.unit_text("landships-flak", s, gun);
            text.text("plane", self.plane_text(at))
        })
        .deed();
        let table = &self.tables.aircraft;
        for _ in 0..table.of("rolls") {
            if i32::from(self.d6("flak", s.part, c, t)) <= table.of("hits") {
                s.planes[at.index()].hits += 1;
            }
        }
    }

    /// L19.5: what the hits of all guns come to, when all have fired (aa.hit1, aa.hit2, aa.hit3).
    pub(crate) fn count_hits(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        let table = &self.tables.aircraft;
        for plane in self.planes_of(seat) {
            let it = s.planes[plane.index()];
            if it.over || it.down || it.away {
                continue;
            }
            match it.hits.into() {
                hits if hits >= table.of("down") => self.shoot_down(s, plane, t),
                hits if hits >= table.of("away") => {
                    let it = &mut s.planes[plane.index()];
                    (it.away, it.over) = (true, true);
                    let name = self.plane_text(plane);
                    t.all(|| Text::new("landships-plane-away").text("plane", name.clone()));
                }
                1.. => {
                    let spoilt = match it.mission {
                        Mission::Bomb | Mission::Strafe => "attack",
                        _ => "other",
                    };
                    let name = self.plane_text(plane);
                    t.all(|| {
                        let text = Text::new("landships-plane-hit").text("plane", name.clone());
                        text.name("mission", spoilt)
                    });
                }
                _ => {}
            }
        }
    }
}

/// Which AA gun fires at what.
pub struct Flak;

impl Question for Flak {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.part, "flak")
    }
    fn is_secret(&self) -> bool {
        // A hidden gun may fire (L26.1).
        true
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let all = book.volleys_of_flak(s);
        all.into_iter().for_each(|it| out.push(it));
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Done => Ok(()),
            Action::Flak(gun, at) => book.may_flak(s, gun, at),
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match action {
            Action::Done => s.done = true,
            Action::Flak(gun, at) => book.flak(s, gun, at, c, t),
            _ => {}
        }
    }
}
