//! What stands beside the map: the sides with their tracks, the phases of a turn, the objectives.

use crate::book::{Book, Objective};
use crate::effects::command_text;
use crate::kinds::{Edge, Holder, Prize};
use crate::look::TrackLook;
use crate::show::phase_word;
use crate::state::State;
use hex::HexId;
use table::{Look, Loss, MapEdge, ObjectiveView, Part, PhaseView, Seat, SideView, Text, Track};

/// The phases in their order (turn.phases).
const PHASES: [&str; 5] = ["command", "orders", "movement", "combat", "end"];

impl Book {
    /// Both sides with what lies in front of them; every count is open (hq.public, setup.05, setup.06).
    pub fn show_sides(&self, s: &State) -> Vec<SideView> {
        let track = |id: &str, look: TrackLook, value: u8, of: Option<u8>| Track {
            id: id.to_owned(),
            text: Text::new(format!("ccgw-track-{id}")),
            value: value.into(),
            of: of.map(i64::from),
            goal: of.is_some(),
            face: String::new(),
            look: Look::of(look),
            parts: Vec::new(),
        };
        let side = |seat: Seat| {
            let mut tracks = vec![
                Track {
                    parts: self.show_medals(s, seat),
                    ..track(
                        "medals",
                        TrackLook::Medals,
                        self.score(s, seat),
                        Some(self.targets[seat]),
                    )
                },
                track("hq", TrackLook::Hq, s.hq[seat], None),
                track("command", TrackLook::Command, s.command.count[seat], None),
                track("combat", TrackLook::Combat, s.combat.count[seat], None),
            ];
            let guns = self.side(seat).artillery;
            if guns > 0 {
                tracks.push(track("artillery", TrackLook::Artillery, guns, None));
            }
            SideView {
                seat,
                name: self.name(seat).into(),
                text: self.side_text(seat),
                tracks,
                edge: Some(match self.side(seat).edge {
                    Edge::Top => MapEdge::Top,
                    Edge::Bottom => MapEdge::Bottom,
                }),
                face: String::new(),
                look: self.army_look(seat),
            }
        };
        [Seat(0), Seat(1)].map(side).into()
    }

    /// Figures lost, by kind of unit.
    pub fn show_losses(&self, s: &State) -> Vec<Loss> {
        Loss::gather(s.units.iter().map(|u| {
            Loss {
                seat: u.seat,
                text: Text::new(format!("ccgw-unit-{}", u.kind.word()))
                    .text("side", self.side_text(u.seat)),
                n: u.of.saturating_sub(u.figures).into(),
            }
        }))
    }

    /// What the medals of a side were won for.
    fn show_medals(&self, s: &State, seat: Seat) -> Vec<Part> {
        let won = Prize::ALL
            .iter()
            .map(|prize| (prize.word(), s.medals[seat][*prize as usize]));
        let part = |(id, value): (&str, u8)| Part {
            id: id.into(),
            text: Text::new(format!("ccgw-prize-{id}")),
            value: value.into(),
        };
        won.chain([("held", self.held(s, seat))])
            .filter(|(_, value)| *value > 0)
            .map(part)
            .collect()
    }

    /// The five phases; none is open while the board is set up.
    pub fn show_phases(&self, s: &State) -> Vec<PhaseView> {
        let phase = |id: &str| PhaseView {
            id: id.to_owned(),
            text: Text::new(format!("ccgw-step-{id}")),
            now: id == phase_word(s),
        };
        PHASES.map(phase).into()
    }

    /// Every objective medal with its hexes and its holder.
    pub fn show_objectives(&self, s: &State) -> Vec<ObjectiveView> {
        let shown = |(objective, &holder): (&Objective, &Holder)| ObjectiveView {
            text: self.goal_text(objective),
            hexes: objective.hexes.iter().map(|hex| self.label(hex)).collect(),
            at: self
                .midmost(objective)
                .map_or(String::new(), |hex| self.label(hex)),
            worth: objective.worth.into(),
            holder: holder.seat(),
            face: String::new(),
            look: Look::default(),
        };
        self.objectives
            .iter()
            .zip(s.held.iter())
            .map(shown)
            .collect()
    }

    /// The hex of an objective from which its others are nearest, all in all.
    fn midmost(&self, objective: &Objective) -> Option<HexId> {
        let far = |hex: &HexId| -> u32 {
            let others = objective.hexes.iter();
            others
                .map(|other| u32::from(self.distance(*hex, other)))
                .sum()
        };
        objective.hexes.iter().min_by_key(far)
    }

    /// What an objective is called: by the place it lies in, and its hex where the place has several.
    fn goal_text(&self, objective: &Objective) -> Text {
        let place = || Text::new(format!("ccgw-group-{}", objective.name));
        let labels: Vec<String> = objective.hexes.iter().map(|hex| self.label(hex)).collect();
        match (objective.name.as_str(), labels.as_slice()) {
            ("", _) => Text::new("ccgw-goal-hexes").name("hexes", labels.join(", ")),
            (name, [hex]) if self.objectives.iter().filter(|o| o.name == name).count() > 1 => {
                Text::new("ccgw-goal-part")
                    .text("place", place())
                    .name("hex", hex)
            }
            _ => Text::new("ccgw-goal-place").text("place", place()),
        }
    }

    /// A text with the Command card in force.
    pub fn with_card(&self, s: &State, text: Text) -> Text {
        let card = s
            .card
            .map_or_else(|| Text::new("ccgw-nobody"), command_text);
        text.text("card", card)
    }

    /// A text with a unit and its hex.
    pub fn unit_in(&self, s: &State, text: Text, unit: u8) -> Text {
        text.text("unit", self.unit_text(s, unit))
            .name("hex", self.label(s.unit(unit).hex))
    }
}
