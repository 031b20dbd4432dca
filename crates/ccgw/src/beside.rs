//! What stands beside the map: the sides with their tracks, the phases of a turn, the objectives, and the line
//! of fact under a question.

use crate::book::{Book, Objective};
use crate::effects::{combat_text, command_text};
use crate::frame::{Attack, Moment};
use crate::kinds::{FLAG, NOBODY, Prize};
use crate::look::TrackLook;
use crate::question::Question;
use crate::show::phase_word;
use crate::state::{Count, State};
use hex::HexId;
use table::Sum;
use table::{Look, ObjectiveView, Part, PhaseView, Seat, SideView, Text, Track};

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
                        Some(self.target),
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
                face: String::new(),
                look: self.army_look(seat),
            }
        };
        [Seat(0), Seat(1)].map(side).into()
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
        let shown = |(objective, &holder): (&Objective, &u8)| ObjectiveView {
            text: self.goal_text(objective),
            hexes: objective.hexes.iter().map(|hex| self.label(hex)).collect(),
            at: self
                .midmost(objective)
                .map_or(String::new(), |hex| self.label(hex)),
            worth: objective.worth.into(),
            holder: (holder != NOBODY).then_some(Seat(holder)),
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

    /// The line of fact under a question, where there is one to tell.
    pub fn note(&self, s: &State, seat: Seat, question: &Question) -> Option<Text> {
        let text = Text::new(format!("ccgw-note-{}", Book::moment(question)));
        let card = |text: Text| {
            let card = s
                .card
                .map_or_else(|| Text::new("ccgw-nobody"), command_text);
            text.text("card", card)
        };
        Some(match question {
            Question::Command | Question::Section | Question::Raid | Question::Ending => text,
            Question::Grenadier => text.num("n", self.grenadiers_left(s, seat)),
            Question::Specialist => text.num("n", s.due[seat]),
            Question::Rows => text.num("last", s.shelled),
            Question::With => card(text).num("hq", s.hq[seat]),
            Question::Order => {
                let (given, of) = self.orders_given(s);
                card(text).num("given", given).num("of", of)
            }
            Question::Besides => text.num("given", s.besides.len()),
            Question::Move => self.moving_note(s, text),
            Question::Fight => {
                let able = |&u: &u8| s.is_alive(u) && self.may_fight(s, u).is_ok();
                text.num("n", s.ordered.iter().filter(able).count() as i64)
            }
            Question::Place(_) => text.num("most", self.most_dice(s)).num("hq", s.hq[seat]),
            Question::Buy(b) => text
                .name("hex", self.label(b.centre))
                .num("most", self.most_dice(s))
                .num("free", self.free_dice(s)),
            Question::Aim(card) => text.text("card", combat_text(*card)),
            Question::Restore(infantry, any) => text.num("infantry", *infantry).num("any", *any),
            Question::Keep => text.num("drawn", s.command.drawn_count),
            Question::Economy => text
                .num("hq", s.hq[seat])
                .num("combat", s.combat.count[seat]),
            Question::Retreat(r) => self.unit_in(s, text, r.unit).num("left", r.left),
            Question::Window(window) => match window.moment {
                Moment::Announced => card(text),
                _ => self.window_note(s, text),
            },
            Question::Join(a)
            | Question::Ignore(a)
            | Question::Advance(a)
            | Question::Bonus(a)
            | Question::Home(a) => self.combat_note(s, text, question, a),
        })
    }

    fn unit_in(&self, s: &State, text: Text, unit: u8) -> Text {
        text.text("unit", self.unit_text(s, unit))
            .name("hex", self.label(s.unit(unit).hex))
    }

    fn combat_note(&self, s: &State, text: Text, question: &Question, a: &Attack) -> Text {
        match question {
            Question::Ignore(_) => self
                .unit_in(s, text, a.target)
                .num("flags", a.faces[FLAG])
                .num("most", self.ignorable(s, a)),
            Question::Join(_) => text
                .name("hex", self.label(a.hex))
                .num("guns", a.by.len())
                .num("dice", self.attack_dice(s, a, &mut Sum::quiet())),
            Question::Home(_) => self
                .unit_in(s, text, a.lead)
                .name("to", self.label(s.raid.start)),
            _ => self.unit_in(s, text, a.lead),
        }
    }

    fn moving_note(&self, s: &State, text: Text) -> Text {
        if s.moving == NOBODY {
            let rest = (s.ordered - s.moved).iter().filter(|&u| s.is_alive(u));
            return text.num("left", 0).num("n", rest.count() as i64);
        }
        let left = self
            .move_limit(s, s.moving)
            .saturating_sub(s.unit(s.moving).moved);
        self.unit_in(s, text, s.moving)
            .num("left", left)
            .num("n", 0)
    }

    /// What has just happened when a card may be played.
    fn window_note(&self, s: &State, text: Text) -> Text {
        match self.attack(s) {
            Some(a) => {
                let who = match a.lead {
                    NOBODY => Text::new("ccgw-artillery"),
                    lead => self.unit_text(s, lead),
                };
                text.text("unit", who)
                    .name("hex", self.label(a.hex))
                    .num("hits", a.hits)
            }
            None if s.moving != NOBODY => self.unit_in(s, text, s.moving),
            None => {
                let dice = s.stack.iter().find_map(|frame| match frame {
                    crate::frame::Frame::Barrage(b) => Some((b.centre, b.dice)),
                    _ => None,
                });
                match dice {
                    Some((centre, dice)) => text.name("hex", self.label(centre)).num("dice", dice),
                    None => text,
                }
            }
        }
    }

    /// Orders given, and how many the card gives where it counts them; else 0.
    fn orders_given(&self, s: &State) -> (u32, u32) {
        let given = s.ordered.len() + u32::from(s.battery.ordered);
        let of = match s.orders.count {
            Count::Sections(caps) => caps.iter().map(|&n| u32::from(n)).sum(),
            Count::Any(n) => u32::from(n),
            Count::Rolled(infantry, support, any) => {
                u32::from(infantry) + u32::from(support) + u32::from(any)
            }
            Count::Paid => given + u32::from(s.hq[s.active]),
            Count::All | Count::Linked | Count::None => 0,
        };
        let most = u32::from(s.orders.most);
        let of = match of {
            0 if most < u32::from(u8::MAX) => most,
            0 => 0,
            // A whole section: as many as stand there.
            of if of >= u32::from(u8::MAX) => 0,
            of => of.min(most),
        };
        (given, of)
    }
}
