//! What is seen: the view of a position.

use crate::book::Book;
use crate::draft::{arm_words, car_words, mark_words};
use crate::ground::Edge;
use crate::ids::{Piece, Sort};
use crate::look::{ObjectiveLook, TrackLook};
use crate::ratings::MF;
use crate::shot::hour;
use crate::state::{
    EXITED, GONE, LATER, OFFBOARD, Phase, SmokeKind, State, UNSEEN, foe, is_on_map,
};
use std::collections::BTreeMap;
use table::{
    Game, HexView, Known, Look, MapEdge, ObjectiveView, PhaseView, PieceView, Prompt, Seat,
    SideView, Text, Track, Turn, View,
};

/// The phases as the book calls them.
const PHASES: [(&str, Phase, Phase); 8] = [
    ("rally", Phase::Reinforcements, Phase::RallyEnd),
    ("prep-fire", Phase::PrepFire, Phase::PrepFire),
    ("movement", Phase::Movement, Phase::Movement),
    ("defensive-fire", Phase::DefensiveFire, Phase::DefensiveFire),
    ("advancing-fire", Phase::AdvancingFire, Phase::AdvancingFire),
    ("rout", Phase::Rout, Phase::Rout),
    ("advance", Phase::Advance, Phase::Advance),
    ("close-combat", Phase::CloseCombat, Phase::End),
];

/// A number beside the map, and what it has to reach to win.
fn track(id: &str, value: i64, of: Option<u8>) -> Track {
    Track {
        id: id.to_owned(),
        text: Text::new(format!("aslsk-track-{id}")),
        value,
        of: of.map(i64::from),
        goal: false,
        face: String::new(),
        parts: Vec::new(),
        look: Default::default(),
    }
}

/// One that is drawn.
fn drawn(id: &str, value: i64, of: Option<u8>, look: TrackLook) -> Track {
    Track {
        look: Look::of(look),
        ..track(id, value, of)
    }
}

impl Book {
    /// What is seen.
    pub(crate) fn view(&self, s: &Known<State>) -> View {
        View {
            system: Self::SYSTEM.to_owned(),
            scenario: self.scenario.clone(),
            map: self.ground.map.name().to_owned(),
            hexes: self.hex_views(s),
            pieces: self.piece_views(s),
            facts: self.facts(s),
            sides: [Seat(0), Seat(1)]
                .map(|seat| self.side_view(s, seat))
                .into(),
            phases: PHASES
                .iter()
                .map(|(id, from, to)| PhaseView {
                    id: (*id).to_owned(),
                    text: Text::new(format!("aslsk-phase-{id}")),
                    now: (*from..=*to).contains(&s.phase),
                })
                .collect(),
            objectives: self.objective_views(s),
            tracks: vec![track("turn", s.turn.into(), Some(self.turns))],
            prompt: self.prompt(s),
            ..View::default()
        }
    }

    fn prompt(&self, s: &State) -> Option<Prompt> {
        let Turn::Ask(ask) = Game::turn(self, s) else {
            return None;
        };
        let question = self.question(s);
        let text = question.prompt(self, s, Text::new(format!("aslsk-ask-{}", ask.moment)));
        Some(Prompt {
            detail: question.note(self, s),
            pieces: question.concerns(self, s),
            facts: self.public_facts(s),
            // MF and MP are counted in halves.
            parts: Some(MF),
            usual: question.usual(self, s).map(|action| self.write(action)),
            ..Prompt::new(ask, text)
        })
    }

    fn facts(&self, s: &State) -> BTreeMap<String, table::Value> {
        let mut facts = BTreeMap::new();
        let phase = PHASES
            .iter()
            .find(|(_, from, to)| (*from..=*to).contains(&s.phase));
        facts.insert("turn".into(), i64::from(s.turn).into());
        facts.insert(
            "phase".into(),
            phase.map_or("set-up", |(id, ..)| *id).into(),
        );
        facts.insert("attacker".into(), self.side(s.active).name.as_str().into());
        if let Some(winner) = s.winner {
            facts.insert("winner".into(), self.side(winner).name.as_str().into());
        }
        for seat in [Seat(0), Seat(1)] {
            let name = &self.side(seat).name;
            facts.insert(
                format!("exited.{name}"),
                i64::from(self.exited(s, seat)).into(),
            );
            let held = i64::from(self.controlled(s, seat));
            facts.insert(format!("held.{name}"), held.into());
            facts.insert(format!("lost.{name}"), i64::from(s.lost[seat]).into());
            let fausts = i64::from(s.fausts[seat]);
            facts.insert(format!("fausts.{name}"), fausts.into());
        }
        facts
    }

    fn hex_views(&self, s: &State) -> Vec<HexView> {
        let mut words: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for smoke in s.smoke.iter() {
            let word = match smoke.kind {
                SmokeKind::Full => "smoke",
                SmokeKind::Grenades => "smoke-grenades",
                SmokeKind::Dispersed => "smoke-dispersed",
                SmokeKind::Wp => "wp",
                SmokeKind::WpDispersed => "wp-dispersed",
            };
            words
                .entry(self.label(smoke.hex.0))
                .or_default()
                .push(word.to_owned());
        }
        for residual in s.residual.iter() {
            let list = words.entry(self.label(residual.hex.0)).or_default();
            list.push("residual".to_owned());
            list.push(format!("residual-{}", residual.fp));
        }
        for arm in s.arms.iter().filter(|arm| arm.acquired.level > 0) {
            let list = words.entry(self.label(arm.acquired.hex.0)).or_default();
            list.push("acquired".to_owned());
        }
        // What its main armament has acquired is known of a vehicle too.
        for car in s.cars.iter().filter(|car| car.acquired.level > 0) {
            let list = words.entry(self.label(car.acquired.hex.0)).or_default();
            list.push("acquired".to_owned());
        }
        let looks = self.mark_looks(s).into_iter();
        let mut looks: BTreeMap<String, _> =
            looks.map(|(hex, looks)| (self.label(hex), looks)).collect();
        let seen = words.into_iter().map(|(hex, words)| HexView {
            look: Look::of(looks.remove(&hex).unwrap_or_default()),
            ..HexView::new(hex, words)
        });
        seen.collect()
    }

    fn piece_views(&self, s: &State) -> Vec<PieceView> {
        let men = (0..s.men.len()).map(Piece::man);
        let arms = (0..s.arms.len()).map(Piece::arm);
        let cars = (0..s.cars.len()).map(Piece::car);
        let seen = men
            .chain(arms)
            .chain(cars)
            .filter(|&piece| s.hex(piece) != GONE);
        seen.map(|piece| self.piece_view(s, piece)).collect()
    }

    fn piece_view(&self, s: &State, piece: Piece) -> PieceView {
        let hex = s.hex(piece);
        let place = match hex {
            hex if is_on_map(hex) => self.label(hex),
            LATER => "later".to_owned(),
            OFFBOARD => "offboard".to_owned(),
            UNSEEN => "hidden".to_owned(),
            EXITED => "exited".to_owned(),
            _ => "set-up".to_owned(),
        };
        let mut values = BTreeMap::new();
        let (kind, words, side): (&str, Vec<String>, Seat) = match piece.sort() {
            Sort::Car(_) => {
                let car = s.car(piece);
                values.insert("vca".to_owned(), hour(car.vca).into());
                values.insert("tca".to_owned(), hour(car.tca).into());
                (
                    self.catalog.vehicle_word(car.kind),
                    car_words(car).map(str::to_owned).collect(),
                    car.seat,
                )
            }
            Sort::Man(_) => {
                let man = s.man(piece);
                values.insert("morale".to_owned(), i64::from(self.morale(s, piece)));
                (
                    self.catalog.unit_word(man.kind),
                    mark_words(man.marks).map(str::to_owned).collect(),
                    man.seat,
                )
            }
            Sort::Arm(_) => {
                let arm = s.arm(piece);
                if let Some(by) = arm.by {
                    values.insert("by".to_owned(), u16::from(by).into());
                }
                if self.weapon(s, piece).is_gun() {
                    values.insert("facing".to_owned(), hour(arm.facing).into());
                }
                if arm.acquired.level > 0 {
                    values.insert("acquired".to_owned(), arm.acquired.level.into());
                }
                let mut words: Vec<String> = arm_words(arm.marks).map(str::to_owned).collect();
                if arm.by.is_none() {
                    words.push("unpossessed".to_owned());
                }
                (self.catalog.weapon_word(arm.kind), words, s.owner(piece))
            }
        };
        PieceView {
            id: piece.into(),
            name: Some(self.name(piece).to_owned()),
            place,
            side: self.side(side).name.clone(),
            kind: kind.to_owned(),
            values,
            words,
            facing: self.facing(s, piece),
            arcs: self.arcs(s, piece),
            look: Look::of(self.look(s, piece)),
            call: self.name(piece).to_owned(),
            ..PieceView::default()
        }
    }

    fn side_view(&self, s: &State, seat: Seat) -> SideView {
        let side = self.side(seat);
        // Those who are still to come count, and those who are gone do not.
        let men = (0..s.men.len()).map(Piece::man);
        let squads =
            men.filter(|&man| s.man(man).seat == seat && !matches!(s.hex(man), GONE | EXITED));
        let squads = squads.count() as i64;
        let mut tracks = self.goal_tracks(s, seat);
        tracks.push(drawn("units", squads, None, TrackLook::Units));
        tracks.push(drawn("elr", side.elr.into(), None, TrackLook::Elr));
        SideView {
            seat,
            name: side.name.clone(),
            text: self.side_text(seat),
            tracks,
            edge: side.edge.map(|edge| match edge {
                Edge::North => MapEdge::Top,
                Edge::East => MapEdge::Right,
                Edge::South => MapEdge::Bottom,
                Edge::West => MapEdge::Left,
            }),
            face: String::new(),
            look: Look::of(self.colours(seat)),
        }
    }

    /// How far a side is from what wins.
    fn goal_tracks(&self, s: &State, seat: Seat) -> Vec<Track> {
        let goals = self.goals.iter().filter(|goal| goal.seat == seat);
        let held = || {
            let places = 0..self.objectives.len();
            places.filter(|&n| self.holder(s, n) == Some(seat)).count() as i64
        };
        let mut tracks = Vec::new();
        for goal in goals {
            if let Some(least) = goal.control {
                tracks.push(drawn("held", held(), Some(least), TrackLook::Held));
            }
            if let Some((_, least)) = goal.exit {
                let exited = self.exited(s, seat).into();
                tracks.push(drawn("exited", exited, Some(least), TrackLook::Exited));
            }
            if let Some(least) = goal.casualties {
                let killed = s.lost[foe(seat)].into();
                tracks.push(drawn("killed", killed, Some(least), TrackLook::Killed));
            }
        }
        tracks
    }

    fn objective_views(&self, s: &State) -> Vec<ObjectiveView> {
        let all = self.objectives.iter().enumerate();
        all.map(|(n, objective)| {
            let hexes: Vec<String> = objective.hexes.iter().map(|hex| self.label(hex)).collect();
            ObjectiveView {
                text: Text::new("aslsk-objective")
                    .name("hex", hexes.first().cloned().unwrap_or_default()),
                at: hexes.first().cloned().unwrap_or_default(),
                hexes,
                worth: 1,
                holder: self.holder(s, n),
                face: String::new(),
                look: Look::of(ObjectiveLook(n as u8 + 1)),
            }
        })
        .collect()
    }
}
