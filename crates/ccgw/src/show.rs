//! What a viewer sees, in the vocabulary of all systems.

use crate::book::Book;
use crate::combat_cards::Combat;
use crate::command_cards::Command;
use crate::effects::{combat_text, command_text};
use crate::kinds::{Kind, Specialist, Terrain};
use crate::look::{CardLook, UnitLook};
use crate::state::{Phase, Pile, State};
use hex::HexId;
use std::collections::BTreeMap;
use table::{
    CardView, HexView, Known, Look, PieceView, Played, Prompt, Seat, Set128, Text, Value, View,
    Zone, ZoneKind,
};

impl Book {
    /// The position as its viewer sees it.
    pub(crate) fn view(&self, s: &Known<State>) -> View {
        View {
            system: "ccgw".into(),
            scenario: self.scenario.clone(),
            map: self.map.name().into(),
            hexes: self
                .map
                .grid()
                .ids()
                .map(|hex| self.show_hex(s, hex))
                .collect(),
            pieces: (0..s.units.len() as u8)
                .map(|unit| self.show_unit(s, unit))
                .collect(),
            zones: self.zones(s),
            facts: self.facts(s),
            prompt: self.prompt(s),
            sides: self.show_sides(s),
            tracks: Vec::new(),
            phases: self.show_phases(s),
            objectives: self.show_objectives(s),
            offers: Vec::new(),
            events: Vec::new(),
        }
    }

    /// Every word that may stand beside a unit or a hex.
    pub(crate) fn vocabulary(&self) -> Vec<String> {
        let states = [
            "fortified",
            "damaged",
            "gun",
            "acquired",
            "ditched",
            "credited",
            "ordered",
            "moved",
            "fought",
            "entered",
            "stopped",
            "no-fight",
            "out-of-ammo",
            "token",
            "raider",
            "objective",
        ];
        let kinds = Kind::ALL.into_iter().map(Kind::word);
        let terrain = Terrain::ALL.into_iter().map(Terrain::word);
        let specialists = Specialist::ALL.into_iter().map(Specialist::word);
        let held = self
            .sides
            .iter()
            .map(|side| format!("objective-{}", side.side));
        kinds
            .chain(terrain)
            .chain(specialists)
            .chain(states)
            .map(str::to_owned)
            .chain(held)
            .collect()
    }

    fn prompt(&self, s: &State) -> Option<Prompt> {
        if s.winner.is_some() {
            return None;
        }
        let question = self.question(s);
        let (seat, moment) = question.asked(self, s);
        let facts = match question.is_window() {
            true => self
                .public_facts(s)
                .into_iter()
                .map(|(key, n)| (key.to_owned(), n))
                .collect(),
            false => BTreeMap::new(),
        };
        Some(Prompt {
            seat,
            moment: moment.into(),
            text: question.prompt(self, s, Text::new(format!("ccgw-ask-{moment}"))),
            detail: question.note(self, s),
            pieces: Vec::new(),
            facts,
            parts: None,
            usual: None,
        })
    }

    /// Tile and tokens of a hex.
    fn show_hex(&self, s: &State, hex: HexId) -> HexView {
        let mut words = vec![self.moves_as(s, hex).word().to_owned()];
        // A crater that made a ruin of a building is not shown beside it (ter.building.triple).
        if s.crater.contains(hex) && self.moves_as(s, hex) != Terrain::Ruin {
            words.push(Terrain::ShellCrater.word().to_owned());
        }
        if s.wire.contains(hex) {
            words.push(Terrain::Wire.word().to_owned());
        }
        for (set, word) in [
            (s.works, "fortified"),
            (s.damaged, "damaged"),
            (s.guns, "gun"),
        ] {
            if set.contains(hex) {
                words.push(word.to_owned());
            }
        }
        for (objective, &holder) in self.objectives.iter().zip(s.held.iter()) {
            if objective.hexes.contains(hex) {
                let held = match holder.seat() {
                    Some(seat) => format!("objective-{}", self.name(seat)),
                    None => "objective".to_owned(),
                };
                if !words.contains(&held) {
                    words.push(held);
                }
            }
        }
        HexView {
            look: Look::of(self.token_looks(s, hex)),
            ..HexView::new(self.label(hex), words)
        }
    }

    fn show_unit(&self, s: &State, unit: u8) -> PieceView {
        let u = s.unit(unit);
        let mut words = Vec::new();
        let mut say = |yes: bool, word: &str| {
            if yes {
                words.push(word.to_owned());
            }
        };
        if let Some(specialist) = u.specialist {
            say(true, specialist.word());
        }
        say(s.ordered.has(unit), "ordered");
        say(s.moved.has(unit), "moved");
        say(s.fought.has(unit), "fought");
        say(s.entered.has(unit), "entered");
        say(s.stopped.has(unit), "stopped");
        say(s.barred.has(unit), "no-fight");
        say(s.dry == Some(unit), "out-of-ammo");
        say(s.tokens.has(unit), "token");
        say(s.raid.unit == Some(unit), "raider");
        say(s.acquired.has(unit), "acquired");
        say(s.ditched.has(unit), "ditched");
        say(s.credited.has(unit), "credited");
        let place = if s.is_alive(unit) {
            self.label(u.hex)
        } else {
            "gone".to_owned()
        };
        let values = [("figures", u.figures), ("of", u.of), ("moved", u.moved)];
        let look = self.unit_look(s, unit).map(|look| UnitLook {
            flag: self.flag_look(s, unit),
            ..look
        });
        PieceView {
            id: u16::from(unit),
            name: self.names.get(unit as usize).cloned().flatten(),
            place,
            side: self.name(u.seat).into(),
            kind: u.kind.word().into(),
            values: values
                .into_iter()
                .map(|(key, n)| (key.to_owned(), i64::from(n)))
                .collect(),
            words,
            look: look.map_or(Look::default(), Look::of),
            ..PieceView::default()
        }
    }

    /// A Combat card as it is shown.
    pub fn combat_shown(&self, card: Combat) -> CardView {
        CardView {
            cost: Some(self.cost(card)),
            look: Look::of(CardLook::Combat(card)),
            ..CardView::new(card.word(), combat_text(card))
        }
    }

    fn zones(&self, s: &State) -> Vec<Zone> {
        let command = |id: u8| {
            let class = self.command.class(id);
            CardView {
                card: self.command.name(class).to_owned(),
                ..command_shown(self.command_of[class as usize])
            }
        };
        let combat = |id: u8| {
            let class = self.combat.class(id);
            CardView {
                card: self.combat.name(class).to_owned(),
                ..self.combat_shown(self.combat_of[class as usize])
            }
        };
        let mut zones = self.pile_zones(
            "command",
            &s.command,
            self.command.all(),
            &command,
            s.active,
        );
        zones.extend(self.pile_zones("combat", &s.combat, self.combat.all(), &combat, s.active));
        zones
    }

    /// Hands, draw pile, discards and open cards of one deck.
    fn pile_zones(
        &self,
        deck: &str,
        pile: &Pile,
        all: Set128,
        card: &dyn Fn(u8) -> CardView,
        active: Seat,
    ) -> Vec<Zone> {
        let zone = |id: String, kind, seat, count: u32, cards: Set128| Zone {
            id,
            kind,
            seat,
            count: count as u16,
            cards: cards.iter().map(card).collect(),
        };
        let hidden = u32::from(pile.count.0[0] + pile.count.0[1] + pile.drawn_count);
        let rest = all.len() - (pile.out | pile.up).len() - hidden;
        let mut zones: Vec<Zone> = [Seat(0), Seat(1)]
            .into_iter()
            .map(|seat| {
                let id = format!("hand.{}.{deck}", self.name(seat));
                let count = u32::from(pile.count[seat]);
                zone(id, ZoneKind::Hand, Some(seat), count, pile.hand[seat])
            })
            .collect();
        let (out, up) = (pile.out, pile.up);
        zones.push(zone(
            format!("deck.{deck}"),
            ZoneKind::Deck,
            None,
            rest,
            Set128::EMPTY,
        ));
        zones.push(zone(
            format!("discard.{deck}"),
            ZoneKind::Discard,
            None,
            out.len(),
            out,
        ));
        zones.push(zone(
            format!("played.{deck}"),
            ZoneKind::Played,
            None,
            up.len(),
            up,
        ));
        if pile.drawn_count > 0 {
            let count = u32::from(pile.drawn_count);
            zones.push(zone(
                format!("drawn.{deck}"),
                ZoneKind::Hand,
                Some(active),
                count,
                pile.drawn,
            ));
        }
        zones
    }

    fn facts(&self, s: &State) -> BTreeMap<String, Value> {
        let mut facts = BTreeMap::new();
        let mut set = |key: String, value: Value| drop(facts.insert(key, value));
        for seat in [Seat(0), Seat(1)] {
            let name = self.name(seat);
            set(format!("hq.{name}"), i64::from(s.hq[seat]).into());
            set(
                format!("medals.{name}"),
                i64::from(self.score(s, seat)).into(),
            );
            set(
                format!("permanent.{name}"),
                i64::from(s.medals[seat].iter().sum::<u8>()).into(),
            );
            set(
                format!("artillery.{name}"),
                i64::from(self.side(seat).artillery).into(),
            );
            set(
                format!("command.{name}"),
                i64::from(s.command.count[seat]).into(),
            );
            set(
                format!("combat.{name}"),
                i64::from(s.combat.count[seat]).into(),
            );
            set(
                format!("units.{name}"),
                i64::from(s.alive[seat].len()).into(),
            );
        }
        set("pool".into(), i64::from(s.pool).into());
        match self.targets.0 {
            [one, other] if one == other => set("target".into(), i64::from(one).into()),
            // own.handicap
            targets => {
                for (seat, target) in [Seat(0), Seat(1)].into_iter().zip(targets) {
                    set(
                        format!("target.{}", self.name(seat)),
                        i64::from(target).into(),
                    );
                }
            }
        }
        set("round".into(), i64::from(s.turn).into());
        set("turn".into(), self.name(s.active).into());
        set("phase".into(), phase_word(s).into());
        set(
            "card".into(),
            s.card.map_or("none", |card| card.word()).into(),
        );
        set(
            "winner".into(),
            s.winner.map_or("none", |seat| self.name(seat)).into(),
        );
        facts
    }
}

/// The phase as a player names it.
pub fn phase_word(s: &State) -> &'static str {
    match s.phase {
        Phase::First | Phase::Setup | Phase::Deal | Phase::Shelling => "setup",
        Phase::TurnStart | Phase::Command | Phase::With | Phase::Announced => "command",
        Phase::BeforeOrders | Phase::Section | Phase::Orders | Phase::Besides => "orders",
        Phase::Raid | Phase::Movement | Phase::Moved => "movement",
        Phase::Artillery | Phase::Combat => "combat",
        Phase::Ending
        | Phase::DrawCommand
        | Phase::Keep
        | Phase::Economy
        | Phase::Gained
        | Phase::Clear => "end",
    }
}

/// A Command card as it is shown.
pub fn command_shown(card: Command) -> CardView {
    CardView {
        look: Look::of(CardLook::Command(card)),
        ..CardView::new(card.word(), command_text(card))
    }
}

/// A card is played before everybody.
pub fn played(seat: Seat, card: CardView) -> Played {
    Played {
        seat,
        card,
        part: None,
        drawn: false,
    }
}
