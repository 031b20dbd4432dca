//! What is seen: the view of a position. Everything is open (L2.12) that is not hidden by L26.1 or written down.

use crate::book::Book;
use crate::costs::MP;
use crate::data::Class;
use crate::draft::mark_words;
use crate::ids::Piece;
use crate::state::{AT_START, EXITED, GONE, LATER, OFFBOARD, Phase, State, UNSEEN, is_on_map};
use hex::HexId;
use std::collections::BTreeMap;
use table::{
    Game, HexView, Known, Look, Loss, ObjectiveView, PhaseView, PieceView, Prompt, Refusal, Seat,
    SightView, Text, Track, Turn, View,
};

/// The phases as the rules call them.
pub(crate) const PHASES: [(&str, Phase, Phase); 11] = [
    ("air", Phase::Missions, Phase::AirAttack),
    ("artillery", Phase::Standing, Phase::Assignment),
    ("vehicles", Phase::Vehicles, Phase::Vehicles),
    ("gun-fire", Phase::GunFire, Phase::GunFire),
    ("march", Phase::March, Phase::March),
    ("small-arms", Phase::SmallArms, Phase::SmallArms),
    ("melee", Phase::Melee, Phase::Melee),
    ("offensive", Phase::Offensive, Phase::Offensive),
    ("regroup", Phase::Regroup, Phase::Regroup),
    ("recovery", Phase::Recovery, Phase::Recovery),
    ("end", Phase::EndStep, Phase::EndStep),
];

pub(crate) fn track(id: &str, value: i64, of: Option<u8>, look: Look) -> Track {
    Track {
        id: id.to_owned(),
        text: Text::new(format!("landships-track-{id}")),
        value,
        of: of.map(i64::from),
        goal: false,
        face: String::new(),
        parts: Vec::new(),
        look,
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
            pieces: { s.pieces() }
                .filter(|&piece| s.hex(piece) != GONE)
                .map(|piece| self.piece_view(s, piece))
                .chain(self.plane_views(s))
                .collect(),
            zones: self.zones(s),
            facts: self.facts(s),
            sides: [Seat(0), Seat(1)]
                .map(|seat| self.side_view(s, seat))
                .into(),
            phases: { PHASES.iter() }
                .map(|(id, from, to)| PhaseView {
                    id: (*id).to_owned(),
                    text: Text::new(format!("landships-phase-{id}")),
                    now: (*from..=*to).contains(&s.phase),
                })
                .collect(),
            objectives: self.objective_views(s),
            tracks: vec![track(
                "turn",
                s.turn.into(),
                Some(self.turns),
                Look::default(),
            )],
            prompt: self.prompt(s),
            ..View::default()
        }
    }

    fn prompt(&self, s: &State) -> Option<Prompt> {
        let Turn::Ask(ask) = Game::turn(self, s) else {
            return None;
        };
        let question = self.question(s);
        let text = Text::new(format!("landships-ask-{}", ask.moment));
        Some(Prompt {
            detail: question.note(self, s),
            pieces: question.concerns(self, s),
            facts: self.public_facts(s),
            // Movement points are counted in halves.
            parts: Some(MP),
            usual: question.usual(self, s).map(|action| self.write(action)),
            ..Prompt::new(ask, question.prompt(self, s, text))
        })
    }

    fn facts(&self, s: &State) -> BTreeMap<String, table::Value> {
        let mut facts = BTreeMap::new();
        let phase = { PHASES.iter() }.find(|(_, from, to)| (*from..=*to).contains(&s.phase));
        let mut put = |key: String, value: table::Value| drop(facts.insert(key, value));
        put("turn".into(), i64::from(s.turn).into());
        put(
            "phase".into(),
            phase.map_or("set-up", |(id, ..)| *id).into(),
        );
        put("phasing".into(), self.side(s.active).name.as_str().into());
        if let Some(winner) = s.winner {
            put("winner".into(), self.side(winner).name.as_str().into());
        }
        for seat in [Seat(0), Seat(1)] {
            let name = &self.side(seat).name;
            put(
                format!("points.{name}"),
                i64::from(self.score(s, seat)).into(),
            );
            put(
                format!("control.{name}"),
                (s.control[seat].len() as i64).into(),
            );
        }
        put("margin".into(), i64::from(self.margin(s)).into());
        for (module, post) in s.modules.iter().zip(&self.modules) {
            put(
                format!("module.{}", post.name),
                i64::from(module.points).into(),
            );
        }
        for (plane, post) in s.planes.iter().zip(&self.planes) {
            let word = match plane {
                plane if plane.down => "down",
                plane if plane.away => "away",
                plane => plane.mission.word(),
            };
            put(format!("plane.{}", post.name), word.into());
        }
        for request in s.requests.iter() {
            let key = format!(
                "request.{}.{}",
                self.side(request.seat).name,
                self.label(request.hex.0)
            );
            put(key, i64::from(request.count).into());
        }
        facts
    }

    fn hex_views(&self, s: &Known<State>) -> Vec<HexView> {
        let marks = self.hex_marks(s).into_iter();
        let seen = marks.map(|(hex, (mut words, looks))| {
            let plot = self.ground.plot(hex);
            words.push(plot.terrain.word().to_owned());
            for (holds, word) in [
                (plot.trench.is_some(), "trench"),
                (plot.fortified, "fortified"),
            ] {
                if holds {
                    words.push(word.to_owned());
                }
            }
            HexView {
                look: Look::of(looks),
                ..HexView::new(self.label(hex), words)
            }
        });
        seen.collect()
    }

    fn piece_view(&self, s: &State, piece: Piece) -> PieceView {
        let unit = s.unit(piece);
        let place = match s.hex(piece) {
            hex if is_on_map(hex) => self.label(hex),
            LATER => "later".to_owned(),
            OFFBOARD => "offboard".to_owned(),
            UNSEEN => "hidden".to_owned(),
            EXITED => "exited".to_owned(),
            AT_START => "set-up".to_owned(),
            _ => "gone".to_owned(),
        };
        let kind = self.kind(s, piece);
        let mut values = BTreeMap::new();
        if !kind.is_support() {
            values.insert("morale".to_owned(), i64::from(self.morale(s, piece)));
        }
        if let Some(by) = unit.aboard.get() {
            values.insert("by".to_owned(), u16::from(by).into());
        }
        if kind.flame.is_some() {
            values.insert("charges".to_owned(), unit.left().into());
        }
        if kind.class == Class::Ship {
            values.insert("hits".to_owned(), unit.left().into());
        }
        if unit.shot(0).at.get().is_some() {
            values.insert("shots".to_owned(), unit.shot(0).count.into());
        }
        let mut words: Vec<String> = mark_words(unit).map(str::to_owned).collect();
        if kind.faces() && unit.facing < 6 {
            let side = crate::notation::SIDES[usize::from(unit.facing)];
            words.push(format!("facing-{side}"));
        }
        PieceView {
            id: piece.into(),
            name: Some(self.name(piece).to_owned()),
            place,
            side: self.side(s.holder(piece)).name.clone(),
            kind: kind.word.clone(),
            values,
            words,
            facing: self.heading(s, piece),
            arcs: self.arcs(s, piece),
            look: Look::of(self.look(s, piece)),
            call: self.name(piece).to_owned(),
            ..PieceView::default()
        }
    }

    fn objective_views(&self, s: &State) -> Vec<ObjectiveView> {
        let each = { self.worths.iter() }.flat_map(|it| it.hexes.iter().map(move |hex| (it, hex)));
        each.map(|(it, hex)| {
            let label = self.label(hex);
            let holder = [Seat(0), Seat(1)]
                .into_iter()
                .find(|&seat| s.control[seat].contains(hex));
            ObjectiveView {
                text: Text::new("landships-objective").name("hex", label.clone()),
                at: label.clone(),
                hexes: vec![label],
                worth: it.worth.into(),
                holder,
                face: String::new(),
                look: Look::of(it.worth),
            }
        })
        .collect()
    }

    /// What is seen from a hex (L9).
    pub(crate) fn show_sight(&self, known: &Known<State>, from: &str) -> Vec<SightView> {
        let grid = self.ground.map.grid();
        let Ok(from) = grid.parse(from) else {
            return Vec::new();
        };
        let smoke = known.smoke_hexes();
        let limit = self.visibility(known.turn);
        let others = grid.ids().filter(|&to| to != from);
        others
            .map(|to| {
                let block =
                    self.ground
                        .sights
                        .first_block(grid, &self.ground.plots, from, to, smoke);
                let far = limit.is_some_and(|limit| self.ground.distance(from, to) > limit.into());
                let clear = self.ground.is_clear(from, to, smoke) && !far;
                SightView {
                    hex: self.label(to),
                    clear,
                    hindrance: None,
                    blockers: block.into_iter().map(|hex| self.label(hex)).collect(),
                    why: (!clear).then(|| self.why_unseen(block, limit)),
                }
            })
            .collect()
    }

    /// L9.2, L9.7, L15.5: what stands in the way, or how far it can be seen.
    fn why_unseen(&self, block: Option<HexId>, limit: Option<u8>) -> Refusal {
        let (rule, text) = match block {
            Some(hex) => {
                let word = self.ground.plot(hex).terrain.word();
                let text = Text::new("landships-sight-block").name("hex", self.label(hex));
                (
                    "L9.2",
                    text.text("terrain", Text::new(format!("landships-terrain-{word}"))),
                )
            }
            None => {
                let limit = limit.unwrap_or_default();
                ("L9.7", Text::new("landships-sight-far").num("n", limit))
            }
        };
        Refusal {
            rules: vec![rule.into()],
            text,
        }
    }

    /// What each side has lost, by kind.
    pub(crate) fn show_losses(&self, s: &Known<State>) -> Vec<Loss> {
        Loss::gather(
            { s.pieces() }
                .filter(|&piece| s.hex(piece) == GONE)
                .map(|piece| {
                    let kind = format!("landships-unit-{}", self.kind(s, piece).word);
                    Loss {
                        seat: s.unit(piece).seat,
                        text: Text::new(kind),
                        n: 1,
                    }
                }),
        )
    }
}
