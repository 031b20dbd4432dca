//! What stands beside the map: the sides with their points, batteries and aircraft as cards.

use crate::book::Book;
use crate::ids::{Module, Plane};
use crate::look::{CardLook, PlaneLook, TrackLook};
use crate::scenario::Edge;
use crate::show::track;
use crate::state::{EXITED, GONE, Mission, State, is_on_map};
use std::collections::BTreeMap;
use table::{
    CardView, Look, MapEdge, Part, PieceView, Seat, SideView, Text, Track, Zone, ZoneKind,
};

/// Aircraft that stand on the map have numbers in a view from here on.
pub(crate) const PLANE: u16 = 0x100;

impl Book {
    pub(crate) fn side_view(&self, s: &State, seat: Seat) -> SideView {
        let side = self.side(seat);
        let own = { s.pieces() }.filter(|&piece| s.unit(piece).seat == seat);
        let left = own
            .filter(|&it| !matches!(s.hex(it), GONE | EXITED))
            .count();
        let mut tracks = vec![
            Track {
                parts: self.point_parts(s, seat),
                ..track(
                    "points",
                    i64::from(self.score(s, seat)),
                    None,
                    Look::of(TrackLook::Points),
                )
            },
            track("units", left as i64, None, Look::of(TrackLook::Units)),
        ];
        let rounds = self.modules.iter().zip(s.modules.iter());
        let rounds = rounds.filter(|(post, _)| post.seat == seat);
        let (left, of) = rounds.fold((0, 0), |(left, of), (post, module)| {
            (left + i64::from(module.points), of + post.points)
        });
        if of > 0 {
            let look = Look::of(TrackLook::Ammunition);
            tracks.push(track("ammunition", left, Some(of), look));
        }
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
            look: Look::of(side.nation.clone()),
        }
    }

    /// What the points of a side are made of (L25.1–L25.3).
    fn point_parts(&self, s: &State, seat: Seat) -> Vec<Part> {
        let held = i64::from(self.held_points(s, seat));
        let more = i64::from(self.points_more[seat]);
        let parts = [
            ("hexes", held),
            ("losses", i64::from(self.score(s, seat)) - held - more),
            ("handicap", more),
        ];
        let part = |(id, value): (&str, i64)| Part {
            id: id.to_owned(),
            text: Text::new(format!("landships-part-{id}")),
            value,
        };
        parts
            .into_iter()
            .filter(|(_, n)| *n != 0)
            .map(part)
            .collect()
    }

    /// Batteries and aircraft, one place for each side: both know them, only not where they are to fire.
    pub(crate) fn zones(&self, s: &State) -> Vec<Zone> {
        let zone = |seat: Seat| {
            let modules = (0..self.modules.len() as u8).map(Module);
            let modules = modules.filter(|it| self.modules[it.index()].seat == seat);
            let planes = (0..self.planes.len() as u8).map(Plane);
            let planes = planes.filter(|it| self.planes[it.index()].seat == seat);
            let cards: Vec<CardView> = { modules.map(|it| self.module_card(s, it)) }
                .chain(planes.map(|it| self.plane_card(s, it)))
                .collect();
            Zone {
                id: format!("off-map.{}", self.side(seat).name),
                kind: ZoneKind::Hand,
                seat: Some(seat),
                count: cards.len() as u16,
                cards,
            }
        };
        let all = [Seat(0), Seat(1)].map(zone);
        all.into_iter().filter(|zone| zone.count > 0).collect()
    }

    /// The card of a battery, as clicks call it.
    pub(crate) fn module_key(&self, module: Module) -> String {
        self.card_key(self.modules[module.index()].seat, self.module_name(module))
    }

    /// The card of an aircraft, as clicks call it.
    pub(crate) fn plane_key(&self, plane: Plane) -> String {
        self.card_key(self.planes[plane.index()].seat, self.plane_name(plane))
    }

    /// Both sides may give theirs the same name.
    fn card_key(&self, seat: Seat, name: &str) -> String {
        format!("{}.{name}", self.side(seat).name)
    }

    fn module_card(&self, s: &State, module: Module) -> CardView {
        let (post, state) = (&self.modules[module.index()], s.modules[module.index()]);
        let kind = &self.catalog.modules[usize::from(post.kind)];
        let now = match state {
            _ if is_on_map(state.on.0) => {
                Text::new("landships-module-on").name("hex", self.label(state.on.0))
            }
            _ if state.points == 0 => Text::new("landships-module-empty"),
            _ if state.rests => Text::new("landships-module-rests"),
            _ if state.fired => Text::new("landships-module-fired"),
            _ => Text::new("landships-module-ready"),
        };
        let key = format!("landships-module-{}", kind.word);
        let text = Text::new("landships-card-module")
            .text("kind", Text::new(key))
            .name("name", post.name.clone())
            .text("now", now)
            .num("left", state.points)
            .num("of", post.points);
        CardView {
            look: Look::of(CardLook::Module {
                kind: kind.word.clone(),
                fp: kind.fp,
                left: state.points,
                of: post.points,
            }),
            ..CardView::new(self.module_key(module), text)
        }
    }

    fn plane_look(&self, s: &State, plane: Plane) -> PlaneLook {
        let (post, state) = (&self.planes[plane.index()], s.planes[plane.index()]);
        PlaneLook {
            nation: self.side(post.seat).nation.clone(),
            kind: self.catalog.planes[usize::from(post.kind)].word.clone(),
            down: state.down,
            over: state.over,
        }
    }

    fn plane_card(&self, s: &State, plane: Plane) -> CardView {
        let (post, state) = (&self.planes[plane.index()], s.planes[plane.index()]);
        let (first, last) = post.turns;
        let now = match state {
            _ if state.down => "down",
            _ if state.away => "away",
            _ if !(first..=last).contains(&s.turn) => "ground",
            _ if state.over => "over",
            _ if state.mission == Mission::None => "ready",
            _ => state.mission.word(),
        };
        let now = Text::new(format!("landships-flight-{now}"));
        let hex = match is_on_map(state.hex.0) {
            true => self.label(state.hex.0),
            false => String::new(),
        };
        let key = format!("landships-unit-{}", self.plane_look(s, plane).kind);
        let text = Text::new("landships-card-plane")
            .text("kind", Text::new(key))
            .name("name", post.name.clone())
            .text("now", now.name("hex", hex))
            .num("first", first)
            .num("last", last.min(self.turns));
        CardView {
            look: Look::of(CardLook::Plane(self.plane_look(s, plane))),
            ..CardView::new(self.plane_key(plane), text)
        }
    }

    /// Balloons where they stand, and aircraft over what they attack.
    pub(crate) fn plane_views(&self, s: &State) -> Vec<PieceView> {
        let planes = (0..self.planes.len() as u8).map(Plane);
        let there = planes.filter(|plane| {
            let state = s.planes[plane.index()];
            is_on_map(state.hex.0) && !state.down && !state.away
        });
        let shown = there.map(|plane| {
            let state = s.planes[plane.index()];
            let mut words = vec!["aloft".to_owned()];
            if state.mission != Mission::None {
                words.push(state.mission.word().to_owned());
            }
            PieceView {
                id: PLANE + plane.index() as u16,
                name: Some(self.plane_name(plane).to_owned()),
                place: self.label(state.hex.0),
                side: self.side(self.planes[plane.index()].seat).name.clone(),
                kind: self.plane_look(s, plane).kind,
                values: BTreeMap::new(),
                words,
                look: Look::of(self.plane_look(s, plane)),
                call: self.plane_name(plane).to_owned(),
                ..PieceView::default()
            }
        });
        shown.collect()
    }
}
