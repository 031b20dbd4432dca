//! Keys and arguments for everything that is said. The words are in `locales/`.

use crate::action::Action;
use crate::book::{Book, Objective};
use crate::effects::{combat_text, command_text};
use crate::frame::{Attack, Mode};
use crate::kinds::{BATTLE_DIE, GRENADIER, NOBODY};
use crate::no::No;
use crate::question::Question;
use crate::state::State;
use crate::sum::Sum;
use hex::HexId;
use table::{Click, Dice, Offer, Refusal, Seat, Text};

impl Book {
    /// The name of a side.
    pub fn side_text(&self, seat: Seat) -> Text {
        Text::new(format!("ccgw-side-{}", self.name(seat)))
    }

    /// "British infantry", with its specialist.
    pub fn unit_text(&self, s: &State, unit: u8) -> Text {
        let u = s.unit(unit);
        let kind = if u.specialists & GRENADIER != 0 {
            "grenadiers"
        } else {
            u.kind.word()
        };
        Text::new(format!("ccgw-unit-{kind}")).text("side", self.side_text(u.seat))
    }

    /// A unit goes from hex to hex.
    pub fn step_text_of(
        &self,
        key: &'static str,
        s: &State,
        unit: u8,
        from: HexId,
        to: HexId,
    ) -> Text {
        Text::new(key)
            .text("unit", self.unit_text(s, unit))
            .name("from", self.label(from))
            .name("to", self.label(to))
    }

    /// A unit moves.
    pub fn step_text(&self, s: &State, unit: u8, from: HexId, to: HexId) -> Text {
        self.step_text_of("ccgw-moved", s, unit, from, to)
    }

    /// A combat is declared or fought.
    pub fn attack_text(&self, key: &'static str, s: &State, a: &Attack) -> Text {
        let text = Text::new(key)
            .text("unit", self.unit_text(s, a.lead))
            .name("from", self.label(a.from))
            .name("to", self.label(a.hex));
        let text = text.num("dice", a.dice).num("guns", a.by.len());
        if a.target == NOBODY {
            text.text("target", Text::new("ccgw-bare-wire"))
        } else {
            text.text("target", self.unit_text(s, a.target))
        }
    }

    /// A roll, face by face.
    pub fn roll_text(&self, key: &'static str, seat: Seat, faces: &[u8; 5]) -> Text {
        let shown = faces
            .iter()
            .enumerate()
            .flat_map(|(face, &n)| (0..n).map(move |_| BATTLE_DIE.names[face]));
        let list = shown
            .map(|face| Text::new(format!("ccgw-face-{}", face.to_lowercase())))
            .collect();
        Text::new(key)
            .text("side", self.side_text(seat))
            .list("faces", list)
    }

    /// A roll in the order of the dice.
    pub fn dice_text(&self, key: &'static str, dice: &Dice) -> Text {
        let list = dice.iter().map(|&face| {
            Text::new(format!(
                "ccgw-face-{}",
                BATTLE_DIE.names[face as usize].to_lowercase()
            ))
        });
        Text::new(key).list("faces", list.collect())
    }

    /// A test with one die on a unit.
    pub fn test_text(&self, key: &'static str, s: &State, unit: u8, face: usize) -> Text {
        let face = Text::new(format!(
            "ccgw-face-{}",
            BATTLE_DIE.names[face].to_lowercase()
        ));
        Text::new(key)
            .text("unit", self.unit_text(s, unit))
            .name("hex", self.label(s.unit(unit).hex))
            .text("face", face)
    }

    /// An objective changes hands.
    pub fn objective_text(&self, key: &'static str, objective: &Objective, seat: Seat) -> Text {
        let mut labels = objective.hexes.iter().map(|hex| self.label(hex));
        let place = match (objective.hexes.len(), objective.name.as_str()) {
            (2.., name) if !name.is_empty() => Text::new(format!("ccgw-group-{name}")),
            _ => Text::new("ccgw-hexes")
                .name("hexes", labels.by_ref().collect::<Vec<_>>().join(", ")),
        };
        Text::new(key)
            .text("side", self.side_text(seat))
            .num("n", objective.worth)
            .text("place", place)
    }

    /// A refusal in words.
    pub fn refusal(&self, no: No) -> Refusal {
        let text = Text::new(no.key);
        let text = no
            .hex
            .filter(|hex| hex.index() < self.terrain.len())
            .map_or(text.clone(), |hex| text.name("hex", self.label(hex)));
        Refusal {
            rules: no
                .rules
                .iter()
                .chain(no.also)
                .map(|&rule| rule.into())
                .collect(),
            text,
        }
    }

    /// The question in words.
    pub fn prompt_text(&self, s: &State, question: &Question) -> Text {
        let key = format!("ccgw-ask-{}", Book::moment(question));
        let text = Text::new(key);
        match question {
            Question::Ignore(a) => text
                .text("unit", self.unit_text(s, a.target))
                .name("hex", self.label(s.unit(a.target).hex))
                .num("flags", a.faces[crate::kinds::FLAG])
                .num("most", self.ignorable(s, a)),
            Question::Retreat(r) => text
                .text("unit", self.unit_text(s, r.unit))
                .name("hex", self.label(s.unit(r.unit).hex))
                .num("left", r.left),
            Question::Join(a) | Question::Advance(a) | Question::Bonus(a) | Question::Home(a) => {
                text.text("unit", self.unit_text(s, a.lead))
                    .name("hex", self.label(a.hex))
            }
            Question::Buy(b) => text
                .name("hex", self.label(b.centre))
                .num("most", self.most_dice(s)),
            Question::Aim(card) => text.text("card", combat_text(*card)),
            Question::Keep => text.num("drawn", s.command.drawn_count),
            Question::Restore(infantry, any) => text.num("infantry", *infantry).num("any", *any),
            Question::Window(_) => match self.attack(s) {
                Some(a) if a.lead != NOBODY => text
                    .text("unit", self.unit_text(s, a.lead))
                    .name("hex", self.label(a.hex))
                    .num("hits", a.hits)
                    .num("combat", 1),
                Some(a) => text
                    .text("unit", Text::new("ccgw-artillery"))
                    .name("hex", self.label(a.hex))
                    .num("hits", a.hits)
                    .num("combat", 1),
                None if s.moving != NOBODY => text
                    .text("unit", self.unit_text(s, s.moving))
                    .name("hex", self.label(s.unit(s.moving).hex))
                    .num("hits", 0)
                    .num("combat", 0),
                None => text
                    .text("unit", Text::new("ccgw-nobody"))
                    .name("hex", "")
                    .num("hits", 0)
                    .num("combat", 0),
            },
            _ => text,
        }
    }

    /// An action in words, and what to click for it.
    pub fn describe(&self, s: &State, action: Action) -> Offer {
        let label = |hex: HexId| self.label(hex);
        let click = |hexes: &[HexId]| {
            hexes
                .iter()
                .map(|&hex| Click::Hex(label(hex)))
                .collect::<Vec<_>>()
        };
        let unit = |text: Text, hex: HexId| match s.at(hex) {
            Some(unit) => text.text("unit", self.unit_text(s, unit)),
            None => text.text("unit", Text::new("ccgw-bare-wire")),
        };
        let key = |name: &'static str| Text::new(name);
        let (text, click) = match action {
            Action::Play(card) => (
                key("ccgw-do-play").text("card", command_text(card)),
                vec![Click::Card(card.word().into())],
            ),
            Action::Card(card) => (
                key("ccgw-do-card")
                    .text("card", combat_text(card))
                    .num("cost", self.cost(card)),
                vec![Click::Card(card.word().into())],
            ),
            Action::FirstStrike => (
                key("ccgw-do-first-strike"),
                vec![Click::Card("first-strike".into())],
            ),
            Action::Section(wing) => (
                key("ccgw-do-section")
                    .text("section", Text::new(format!("ccgw-wing-{}", wing.word()))),
                vec![],
            ),
            Action::Order(hex) => (
                unit(key("ccgw-do-order").name("hex", label(hex)), hex),
                click(&[hex]),
            ),
            Action::OrderArtillery(None) => (key("ccgw-do-order-artillery-anywhere"), vec![]),
            Action::OrderArtillery(Some(wing)) => (
                key("ccgw-do-order-artillery")
                    .text("section", Text::new(format!("ccgw-wing-{}", wing.word()))),
                vec![],
            ),
            Action::Pick(hex) => (
                unit(key("ccgw-do-pick").name("hex", label(hex)), hex),
                click(&[hex]),
            ),
            Action::TakeCommand(card) => (
                key("ccgw-do-take").text("card", command_text(card)),
                vec![Click::Card(card.word().into())],
            ),
            Action::TakeCombat(card) => (
                key("ccgw-do-take").text("card", combat_text(card)),
                vec![Click::Card(card.word().into())],
            ),
            Action::Step(from, to) => (
                unit(key("ccgw-do-step"), from)
                    .name("from", label(from))
                    .name("to", label(to)),
                click(&[from, to]),
            ),
            Action::March(from, to) => (
                unit(key("ccgw-do-step"), from)
                    .name("from", label(from))
                    .name("to", label(to)),
                click(&[from, to]),
            ),
            Action::Exit(from) => (
                unit(key("ccgw-do-exit"), from).name("from", label(from)),
                click(&[from]),
            ),
            Action::Fire(from, to) => {
                return self.describe_fight(s, "ccgw-do-fire", action, from, to);
            }
            Action::Assault(from, to) => {
                return self.describe_fight(s, "ccgw-do-assault", action, from, to);
            }
            Action::Join(hex) => (key("ccgw-do-join").name("hex", label(hex)), click(&[hex])),
            Action::Cut(hex) => (key("ccgw-do-cut").name("hex", label(hex)), click(&[hex])),
            Action::Target(hex) => (key("ccgw-do-target").name("hex", label(hex)), click(&[hex])),
            Action::Dice(n) => (
                key("ccgw-do-dice")
                    .num("n", n)
                    .num("tokens", n.saturating_sub(self.free_dice(s))),
                vec![],
            ),
            Action::Ignore(n) => (key("ccgw-do-ignore").num("n", n), vec![]),
            Action::Retreat(hex) => (
                key("ccgw-do-retreat").name("hex", label(hex)),
                click(&[hex]),
            ),
            Action::Discard(card) => (
                key("ccgw-do-discard").text("card", combat_text(card)),
                vec![Click::Card(card.word().into())],
            ),
            Action::Keep(card) => (
                key("ccgw-do-keep").text("card", command_text(card)),
                vec![Click::Card(card.word().into())],
            ),
            Action::Pass => (Text::new(self.ending_key(s, "pass")), vec![]),
            Action::Done => (Text::new(self.ending_key(s, "done")), vec![]),
            Action::Stop => (key("ccgw-do-stop"), vec![]),
            Action::Advance => (key("ccgw-do-advance"), vec![]),
            Action::Stay => (key("ccgw-do-stay"), vec![]),
            Action::Return => (key("ccgw-do-return"), vec![]),
            Action::Draw => (key("ccgw-do-draw"), vec![]),
            Action::Tokens => (key("ccgw-do-tokens"), vec![]),
            Action::Medal => (key("ccgw-do-medal"), vec![]),
            Action::DrawTwo => (key("ccgw-do-draw-two"), vec![]),
        };
        Offer {
            action: self.notate(action),
            text,
            click,
        }
    }

    /// `pass` and `done` mean something else at each question; in a window they mean no card.
    fn ending_key(&self, s: &State, word: &str) -> String {
        match self.question(s).1 {
            Question::Window(_) | Question::With => "ccgw-do-no-card".to_owned(),
            question => format!("ccgw-do-{word}-{}", Book::moment(&question)),
        }
    }

    fn describe_fight(
        &self,
        s: &State,
        key: &'static str,
        action: Action,
        from: HexId,
        to: HexId,
    ) -> Offer {
        let mut sum = Sum::quiet();
        let dice = s.at(from).and_then(|unit| {
            let mode = if key == "ccgw-do-fire" {
                Mode::Ranged
            } else {
                Mode::Close
            };
            if mode == Mode::Ranged {
                self.ranged_dice(s, unit, to, &mut sum).ok()
            } else {
                self.close_dice(s, unit, to, false, &mut sum).ok()
            }
        });
        let whose = |hex: HexId| {
            s.at(hex)
                .map_or(Text::new("ccgw-bare-wire"), |unit| self.unit_text(s, unit))
        };
        let text = Text::new(key)
            .text("unit", whose(from))
            .text("target", whose(to))
            .name("from", self.label(from))
            .name("to", self.label(to))
            .num("dice", dice.unwrap_or(0));
        Offer {
            action: self.notate(action),
            text,
            click: vec![Click::Hex(self.label(from)), Click::Hex(self.label(to))],
        }
    }
}
