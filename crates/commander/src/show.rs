//! What a viewer sees, in the vocabulary of all systems.

use crate::book::Book;
use crate::ids::{CardId, FateCards, UnitId, WeaponId};
use crate::kinds::{Fort, Hexside, NOBODY, Way};
use crate::look::CardLook;
use crate::offers::weapon_id;
use crate::state::{Place, State};
use hex::HexId;
use std::collections::BTreeMap;
use table::{CardView, HexView, Known, Look, PieceView, Prompt, Seat, Value, View, Zone, ZoneKind};

impl Book {
    /// The position as its viewer sees it.
    pub fn view(&self, s: &Known<State>) -> View {
        let grid = self.map.grid();
        View {
            system: self.edition.id().into(),
            scenario: self.scenario.clone(),
            map: self.map.name().into(),
            hexes: grid.ids().map(|hex| self.show_hex(s, hex)).collect(),
            pieces: self.show_pieces(s),
            zones: self.zones(s),
            facts: self.facts(s),
            prompt: self.prompt(s),
            sides: self.show_sides(s),
            tracks: self.show_tracks(s),
            phases: self.show_phases(s),
            objectives: self.show_objectives(s),
            offers: Vec::new(),
            events: Vec::new(),
        }
    }
    /// Every word that may stand beside a piece or a hex.
    pub fn vocabulary(&self) -> Vec<String> {
        let states = [
            self.edition.word("broken"),
            "suppressed",
            "veteran",
            "activated",
            "carried",
            "lost",
            "road",
            "blaze",
        ];
        let terrain = self.edition.hierarchy().iter();
        let terrain = terrain.map(|&each| self.edition.terrain_word(each));
        let forts = Fort::ALL.iter().map(|each| self.edition.word(each.word()));
        let sides = Hexside::ALL.iter().map(|each| each.word());
        let ways = Way::ALL.iter().map(|each| each.word());
        let plain = states
            .into_iter()
            .chain(terrain)
            .chain(forts)
            .chain(sides)
            .chain(ways);
        let smoke = (1..=10).map(|n| format!("smoke.{n}"));
        let levels = (1..=4).map(|n| format!("level.{n}"));
        let objectives = (1..=5).map(|n| format!("objective.{n}"));
        plain
            .map(str::to_owned)
            .chain(smoke)
            .chain(levels)
            .chain(objectives)
            .chain(self.kinds.iter().map(|kind| kind.word.clone()))
            .chain(self.arms.iter().map(|arm| arm.word.clone()))
            .chain(
                self.is_gwc()
                    .then(|| self.great_war_words())
                    .into_iter()
                    .flatten(),
            )
            .collect()
    }
    fn show_hex(&self, s: &State, hex: HexId) -> HexView {
        let printed = self.printed_hex(hex);
        let markers = s.markers(hex);
        let mut words = vec![self.edition.terrain_word(self.terrain(s, hex)).to_owned()];
        if printed.road {
            words.push(Way::Road.word().to_owned());
        }
        if printed.level > 0 {
            words.push(format!("level.{}", printed.level));
        }
        if let Some(fort) = markers.fort() {
            words.push(self.edition.word(fort.word()).to_owned());
        }
        if markers.smoke() > 0 {
            words.push(format!("smoke.{}", markers.smoke()));
        }
        if markers.blaze() {
            words.push("blaze".to_owned());
        }
        if self.is_gwc() {
            self.great_war_hex(s, hex, &mut words);
        }
        for (n, hexes) in self.objectives.iter().enumerate() {
            if hexes.contains(hex) {
                words.push(format!("objective.{}", n + 1));
            }
        }
        HexView {
            look: Look::of(self.mark_looks(s, hex)),
            ..HexView::new(self.label(hex), words)
        }
    }
    fn show_pieces(&self, s: &State) -> Vec<PieceView> {
        let units = s.all_units().map(|unit| self.show_unit(s, unit));
        let weapons = s.all_weapons().map(|weapon| self.show_weapon(s, weapon));
        units.chain(weapons).collect()
    }
    fn show_unit(&self, s: &State, unit: UnitId) -> PieceView {
        let u = s.unit(unit);
        let kind = &self.kinds[usize::from(u.kind)];
        let face = self.face(s, unit);
        let mut words = Vec::new();
        let mut say = |yes: bool, word: &str| {
            if yes {
                words.push(word.to_owned());
            }
        };
        say(u.broken, self.edition.word("broken"));
        say(u.suppressed, "suppressed");
        say(u.veteran, "veteran");
        say(s.activated.has(unit), "activated");
        if self.is_gwc() {
            let more = self.great_war_states(s, unit);
            more.into_iter().for_each(|word| say(true, word));
        }
        let place = match u.place {
            Place::Map => self.label(s.hex(unit)),
            Place::Casualty => "casualties".to_owned(),
            Place::Time(space) | Place::Waited(space) => format!("time.{space}"),
            Place::Reserve => "reserve".to_owned(),
            Place::Away => "box".to_owned(),
        };
        let values = [
            ("fp", face.fp),
            ("range", face.range),
            ("movement", face.movement),
            ("morale", face.morale),
            ("command", face.command),
            ("figures", kind.class.figures() as i8),
            (
                "boxed",
                boxed(face.boxed_fp, face.boxed_range, face.boxed_movement),
            ),
        ];
        PieceView {
            id: u16::from(unit),
            name: Some(self.unit_name(s, unit)),
            place,
            side: self.name(u.seat).into(),
            kind: kind.word.clone(),
            values: values
                .into_iter()
                .chain(self.great_war_values(s, unit))
                .map(|(key, n)| (key.to_owned(), i64::from(n)))
                .collect(),
            words,
            call: self.unit_name(s, unit),
            look: Look::of(self.unit_look(s, unit)),
            ..PieceView::default()
        }
    }
    fn show_weapon(&self, s: &State, weapon: WeaponId) -> PieceView {
        let w = s.weapon(weapon);
        let arm = self.arm(s, weapon);
        let place = match (w.by, w.lost) {
            (Some(by), _) if s.is_on_map(by) => self.label(s.hex(by)),
            (Some(_), _) => "carried".to_owned(),
            (_, true) => "weapons".to_owned(),
            _ => "reserve".to_owned(),
        };
        let mut words = Vec::new();
        if w.broken {
            words.push("broken".to_owned());
        }
        let values = [
            ("fp", arm.fp),
            ("range", arm.range[1]),
            ("movement", arm.movement),
            ("least", arm.range[0]),
            ("boxed", boxed(arm.boxed_fp, arm.boxed_range, false)),
            ("smoke", arm.smoke.into()),
        ];
        let mut values: BTreeMap<String, i64> = values
            .into_iter()
            .map(|(key, n)| (key.to_owned(), i64::from(n)))
            .collect();
        if let Some(by) = w.by {
            values.insert("by".to_owned(), by.number().into());
        }
        PieceView {
            id: weapon_id(weapon),
            place,
            side: self.name(w.seat).into(),
            kind: arm.word.clone(),
            values,
            words,
            call: self.weapon_name(s, weapon),
            look: Look::of(self.weapon_look(s, weapon)),
            ..PieceView::default()
        }
    }
    fn zones(&self, s: &State) -> Vec<Zone> {
        let mut zones = Vec::new();
        for seat in [Seat(0), Seat(1)] {
            let pile = &s.pile[seat];
            let name = self.name(seat);
            let zone = |id: String, kind, count: u32, cards: FateCards| Zone {
                id,
                kind,
                seat: Some(seat),
                count: count as u16,
                cards: cards
                    .iter()
                    .map(|card| self.card_view(seat, card))
                    .collect(),
            };
            let all = self.faces[seat.index()].len() as u32;
            let gone = u32::from(pile.count) + u32::from(pile.aside_count());
            let rest = all - pile.out.len() - gone;
            zones.push(zone(
                format!("hand.{name}"),
                ZoneKind::Hand,
                pile.count.into(),
                pile.hand,
            ));
            zones.push(zone(
                format!("deck.{name}"),
                ZoneKind::Deck,
                rest,
                FateCards::EMPTY,
            ));
            zones.push(zone(
                format!("discard.{name}"),
                ZoneKind::Discard,
                pile.out.len(),
                pile.out,
            ));
            zones.push(self.show_chits(
                format!("secret.{name}"),
                Some(seat),
                s.chits.count[seat].into(),
                s.chits.secret[seat],
            ));
            if self.is_gwc() {
                zones.extend(self.great_war_zones(s, seat));
            }
        }
        let open = s.chits.open;
        zones.push(self.show_chits("chits".into(), None, open.count_ones() as u16, open));
        zones
    }
    /// 7.3.2a, 7.3.3a: Objective chits that may be seen.
    fn show_chits(&self, id: String, seat: Option<Seat>, count: u16, chits: u32) -> Zone {
        let seen = (0..self.chits.len() as u8).filter(|chit| chits >> chit & 1 == 1);
        let view = |chit: u8| {
            let letter = &self.chits[usize::from(chit)].1;
            CardView {
                look: Look::of(CardLook::Chit),
                ..CardView::new(format!("chit-{letter}"), self.chit_text(chit))
            }
        };
        Zone {
            id,
            kind: ZoneKind::Reserve,
            seat,
            count,
            cards: seen.map(view).collect(),
        }
    }
    /// A card as it is seen.
    pub fn card_view(&self, seat: Seat, card: CardId) -> CardView {
        let face = self.card(seat, card);
        let text = self
            .say("card")
            .name("card", self.card_name(seat, card))
            .text("order", self.order_text(face.order))
            .text("action", self.deed_text(face.deed))
            .text("event", self.event_text(face.event))
            .name("hex", self.label(face.hex))
            .num("white", face.dice[0])
            .num("red", face.dice[1])
            .num("wind", face.wind);
        let text = match face.trigger {
            Some(trigger) => {
                let words = self.say(&format!("trigger-{}", trigger.word()));
                text.text("trigger", words)
            }
            None => text,
        };
        CardView {
            look: Look::of(self.fate_look(seat, card)),
            ..CardView::new(self.card_name(seat, card), text)
        }
    }
    fn facts(&self, s: &State) -> BTreeMap<String, Value> {
        let mut facts = BTreeMap::new();
        let mut set = |key: String, value: Value| drop(facts.insert(key, value));
        for seat in [Seat(0), Seat(1)] {
            let name = self.name(seat);
            let vp = if seat == Seat(0) { s.vp } else { -s.vp };
            set(format!("vp.{name}"), i64::from(vp).into());
            set(format!("hand.{name}"), i64::from(s.pile[seat].count).into());
            set(
                format!("casualties.{name}"),
                i64::from(self.fallen(s, seat)).into(),
            );
            set(
                format!("surrender.{name}"),
                i64::from(s.surrender[seat]).into(),
            );
            let radio = match s.radio[seat] {
                radio if radio.fp == 0 => "none",
                radio if radio.broken => "broken",
                _ => "working",
            };
            set(format!("radio.{name}"), radio.into());
            set(
                format!("secret.{name}"),
                i64::from(s.chits.count[seat]).into(),
            );
        }
        for (n, &by) in s.control.iter().enumerate() {
            let holder = if by == NOBODY {
                "none"
            } else {
                self.name(Seat(by))
            };
            set(format!("control.{}", n + 1), holder.into());
            set(
                format!("worth.{}", n + 1),
                i64::from(self.objective_worth(s, n as u8)).into(),
            );
        }
        set("time".into(), i64::from(s.time).into());
        set("sudden-death".into(), i64::from(self.sudden_death).into());
        set("initiative".into(), self.name(s.initiative).into());
        set("orders".into(), i64::from(s.orders).into());
        set("round".into(), i64::from(s.turn).into());
        set("turn".into(), self.name(s.active).into());
        set(
            "winner".into(),
            s.winner.map_or("none", |seat| self.name(seat)).into(),
        );
        if self.is_gwc() {
            facts.extend(self.great_war_facts(s));
        }
        facts
    }
    fn prompt(&self, s: &State) -> Option<Prompt> {
        if s.winner.is_some() {
            return None;
        }
        let question = self.question(s);
        let (seat, moment) = question.asked(self, s);
        Some(Prompt {
            seat,
            moment: moment.into(),
            text: self
                .say(&format!("ask-{moment}"))
                .text("side", self.side_text(seat)),
            detail: question.note(self, s),
            pieces: question.concerns(self, s),
            facts: match s.stack.last() {
                Some(crate::frame::Frame::Window(_)) => {
                    let facts = self.public_facts(s).into_iter();
                    facts.map(|(key, n)| (key.to_owned(), n)).collect()
                }
                _ => BTreeMap::new(),
            },
            parts: None,
            usual: question.usual(self, s).map(|action| self.write(s, action)),
        })
    }
}

/// Which ratings are boxed, as one number: Firepower 1, Range 2, Movement 4.
fn boxed(fp: bool, range: bool, movement: bool) -> i8 {
    i8::from(fp) + 2 * i8::from(range) + 4 * i8::from(movement)
}
