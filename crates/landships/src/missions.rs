//! Missions (L19.1–L19.3): what each aircraft does in this turn, and where.

use crate::action::Action;
use crate::book::Book;
use crate::ground::{Hexes, Terrain};
use crate::ids::{Piece, Plane};
use crate::question::elsewhere;
use crate::state::{HexIdOr, Mission, State, foe};
use hex::HexId;
use table::{Actions, Ask, Chance, Legal, Moment, No, Question, Seat, Teller, Text, no};

impl Book {
    /// L19.3: where a friendly ground unit, hidden or not (L26.1), or an observing friendly aircraft spots an enemy.
    fn air_targets(&self, s: &State, seat: Seat) -> Hexes {
        let eyes = s.there[seat] | self.hidden_of(s, seat);
        let eyes = eyes.only(|unit| !self.kind(s, unit).is_support());
        let seen = |&enemy: &Piece| {
            self.is_seen_from_above(s, seat, enemy)
                || eyes.iter().any(|unit| self.spots(s, unit, enemy))
        };
        let foes = s.there[foe(seat)].iter().filter(seen);
        foes.map(|enemy| s.hex(enemy)).collect()
    }

    /// L19.3: whether an observing aircraft of a side sees an enemy: one that is neither in woods nor in town.
    pub(crate) fn is_seen_from_above(&self, s: &State, seat: Seat, enemy: Piece) -> bool {
        self.sees_from_above(s, seat, s.hex(enemy))
    }

    /// The same of what is in a hex.
    pub(crate) fn sees_from_above(&self, s: &State, seat: Seat, hex: HexId) -> bool {
        let terrain = self.ground.plot(hex).terrain;
        let mut planes = self.planes_of(seat);
        !matches!(terrain, Terrain::Woods | Terrain::Town)
            && planes.any(|plane| !self.is_balloon(plane) && self.is_observing(s, plane))
    }

    /// Whether an aircraft may be given a mission at all.
    fn may_fly(&self, s: &State, plane: Plane) -> Legal {
        let Some(post) = { self.planes.get(plane.index()) }.filter(|it| it.seat == s.part) else {
            return no(&["L19.1"], "landships-no-yours");
        };
        let it = &s.planes[plane.index()];
        if it.away || it.down {
            return no(&["L19.1", "L19.5"], "landships-no-plane");
        }
        if s.turn < post.turns.0 || s.turn > post.turns.1 {
            return no(&["L19.1"], "landships-no-endurance");
        }
        if !self.can_fly(s.turn) {
            return no(&["L9.7"], "landships-no-fog");
        }
        if self.is_balloon(plane) {
            return no(&["L19.12"], "landships-no-mission");
        }
        match it.mission == Mission::None {
            true => Ok(()),
            false => no(&["L19.1"], "landships-no-second"),
        }
    }

    /// L19.1: one mission from its letters; L19.3: where.
    fn may_send(&self, s: &State, plane: Plane, mission: Mission, hex: Option<HexId>) -> Legal {
        self.may_fly(s, plane)?;
        if !self.is_able(plane, mission) {
            return no(&["L19.1"], "landships-no-mission");
        }
        match (mission.attacks(), hex) {
            (false, None) => Ok(()),
            (true, Some(hex)) if !self.air_targets(s, s.part).contains(hex) => {
                no(&["L19.3"], "landships-no-air-target")
            }
            (true, Some(hex)) => self.may_attack_from_air(s, mission, hex),
            _ => no(&["L19.2"], "landships-no-aim"),
        }
    }

    /// L19.1: whether a mission is one of its letters.
    fn is_able(&self, plane: Plane, mission: Mission) -> bool {
        let kind = &self.catalog.planes[usize::from(self.planes[plane.index()].kind)];
        match mission {
            Mission::Observe => kind.observes,
            Mission::Bomb => kind.bombards,
            Mission::Strafe => kind.strafes,
            Mission::Patrol => kind.patrols,
            Mission::None => false,
        }
    }

    fn may_attack_from_air(&self, s: &State, mission: Mission, hex: HexId) -> Legal {
        let mixed = { s.of_in(s.part, hex).iter() }.any(|unit| self.is_beset(s, unit));
        match mixed && mission == Mission::Strafe {
            true => Err(No::by(&["L19.3"], "landships-no-strafe").at(hex)),
            false => Ok(()),
        }
    }

    /// Whether an aircraft can be given a mission. Who has hidden units is asked whatever they see (L26.1).
    pub(crate) fn missions_open(&self, s: &State) -> bool {
        let mut planes = self.planes_of(s.part);
        let secret = self.has_hidden(s, s.part) && planes.any(|it| self.may_fly(s, it).is_ok());
        secret || !self.flights(s).is_empty()
    }

    /// All missions that aircraft may be given.
    fn flights(&self, s: &State) -> Vec<Action> {
        let mut found = Vec::new();
        let mut planes = { self.planes_of(s.part) }
            .filter(|&plane| self.may_fly(s, plane).is_ok())
            .peekable();
        if planes.peek().is_none() {
            return found;
        }
        let targets = self.air_targets(s, s.part);
        for plane in planes {
            for mission in { Mission::ALL.into_iter() }.filter(|&it| self.is_able(plane, it)) {
                if !mission.attacks() {
                    found.push(Action::Fly(plane, mission, None));
                    continue;
                }
                let free = |&hex: &HexId| self.may_attack_from_air(s, mission, hex).is_ok();
                let hexes = targets.iter().filter(free);
                found.extend(hexes.map(|hex| Action::Fly(plane, mission, Some(hex))));
            }
        }
        found
    }
}

/// What each aircraft does in this turn.
pub struct Missions;

impl Question for Missions {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, Moment) {
        (s.part, "missions")
    }
    fn ask(&self, book: &Book, s: &State) -> Ask {
        book.ask_of(s, self.asked(book, s))
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let flights = book.flights(s);
        flights.into_iter().for_each(|it| out.push(it));
        out.push(Action::Done);
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match action {
            Action::Done => Ok(()),
            Action::Fly(plane, mission, hex) => book.may_send(s, plane, mission, hex),
            _ => elsewhere(action),
        }
    }
    fn note(&self, _: &Book, _: &State) -> Option<Text> {
        Some(Text::new("landships-note-missions"))
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, t: &mut Teller) {
        match action {
            Action::Done => s.done = true,
            Action::Fly(plane, mission, hex) => {
                let it = &mut s.planes[plane.index()];
                it.mission = mission;
                it.hex = hex.map_or_else(HexIdOr::default, HexIdOr);
                t.all(|| {
                    Text::new(format!("landships-flies-{}", mission.word()))
                        .text("plane", book.plane_text(plane))
                        .name("hex", hex.map_or_else(String::new, |hex| book.label(hex)))
                })
                .deed();
            }
            _ => {}
        }
    }
}
