//! What only Great War Commander shows: words beside pieces and hexes, values of counters, public facts.

use crate::book::Book;
use crate::frame::Frame;
use crate::ids::{StrategyId, UnitId};
use crate::kinds::OFF;
use crate::look::{CardLook, MarkLook};
use crate::state::State;
use hex::HexId;
use table::{CardView, Look, Seat, Value, Zone, ZoneKind};

/// The words of this book that may stand beside a piece or a hex.
/// `broken` is said of a Weapon.
const WORDS: [&str; 5] = ["gas", "hrl", "out-of-cohesion", "exited", "broken"];

impl Book {
    /// The words of this book alone.
    pub fn great_war_words(&self) -> Vec<String> {
        let names = [Seat(0), Seat(1)].map(|seat| self.name(seat));
        let zones = ["sr", "impact", "aircraft"].into_iter();
        let zones = zones.flat_map(|word| names.map(|name| format!("{word}.{name}")));
        WORDS.into_iter().map(str::to_owned).chain(zones).collect()
    }
    /// What else lies on a hex, in words.
    pub fn great_war_hex(&self, s: &State, hex: HexId, words: &mut Vec<String>) {
        let word = |mark| match mark {
            MarkLook::Aircraft(nation) => format!("aircraft.{}", nation.word()),
            MarkLook::SpottingRound(nation) => format!("sr.{}", nation.word()),
            MarkLook::Impact(nation) => format!("impact.{}", nation.word()),
            _ => "gas".to_owned(),
        };
        words.extend(self.great_war_markers(s, hex).into_iter().map(word));
    }
    /// What else lies on a hex: Gas, and the barrages that stay.
    pub fn great_war_markers(&self, s: &State, hex: HexId) -> Vec<MarkLook> {
        let mut markers = Vec::new();
        let nation = |seat: Seat| self.side(seat).nation;
        if s.markers(hex).gas() {
            markers.push(MarkLook::Gas);
        }
        if let Some(Frame::Air(air)) = s.stack.last()
            && air.hex == hex
        {
            markers.push(MarkLook::Aircraft(nation(air.seat)));
        }
        // g:O19.2.1.1: where the first shells are aimed at, or have fallen.
        let aimed = self.barrage(s).map_or(OFF, |b| b.hex);
        if aimed == hex && s.zone[s.active].sr == OFF {
            markers.push(MarkLook::SpottingRound(nation(s.active)));
        }
        for seat in [Seat(0), Seat(1)] {
            let zone = s.zone[seat];
            if zone.sr == OFF {
                continue;
            }
            let line = self.line_of(zone.sr, zone.axis).into_iter().enumerate();
            let mut live = line.filter(|(i, _)| zone.live >> i & 1 == 1);
            if zone.sr == hex {
                markers.push(MarkLook::SpottingRound(nation(seat)));
            } else if live.any(|(_, at)| at == Some(hex)) {
                markers.push(MarkLook::Impact(nation(seat)));
            }
        }
        markers
    }
    /// What else a Formation is.
    pub fn great_war_states(&self, s: &State, unit: UnitId) -> Vec<&'static str> {
        let mut words = Vec::new();
        let mut say = |yes: bool, word| {
            if yes {
                words.push(word);
            }
        };
        let on_map = s.is_on_map(unit);
        say(self.hrl(s, s.unit(unit).seat).has(unit), "hrl");
        say(on_map && !self.in_cohesion(s, unit), "out-of-cohesion");
        say(s.exited.has(unit), "exited");
        words
    }
    /// What else stands on its counter.
    pub fn great_war_values(&self, s: &State, unit: UnitId) -> Vec<(&'static str, i8)> {
        let kind = &self.kinds[usize::from(s.unit(unit).kind)].more;
        let mut values = Vec::new();
        if let Some([fp, range]) = kind.gun[usize::from(s.unit(unit).broken)] {
            values.extend([("gun", fp), ("gun-range", range)]);
        }
        if kind.bog > 0 {
            values.push(("bog", kind.bog as i8));
        }
        if let Some(rank) = kind.rank {
            values.push(("rank", rank as i8 + 1));
        }
        values
    }
    /// g:1.S.a, g:E71: the Strategy Cards of a side, and the card laid aside by Orders from HQ.
    pub fn great_war_zones(&self, s: &State, seat: Seat) -> Vec<Zone> {
        let (name, pile) = (self.name(seat), &s.pile[seat]);
        let strategy = pile.strategy;
        let zone = |id: &str, kind, count: u32, cards: Vec<CardView>| Zone {
            id: format!("{id}.{name}"),
            kind,
            seat: Some(seat),
            count: count as u16,
            cards,
        };
        let seen = |card: Option<StrategyId>| {
            let card = card.and_then(|card| self.seen_strategy(seat, card));
            card.into_iter().collect()
        };
        let open = |cards: u16| {
            StrategyId::of_bits(cards).filter_map(|card| self.seen_strategy(seat, card))
        };
        let all = self.strategy_cards[seat.index()].len() as u32;
        let out = strategy.out.count_ones();
        let shown = strategy.faceup.count_ones();
        let held = u32::from(strategy.held_count);
        let rest = all.saturating_sub(out + shown + held);
        let aside = u32::from(pile.aside_count());
        vec![
            zone("plans", ZoneKind::Hand, held, seen(strategy.held)),
            zone("plan-deck", ZoneKind::Deck, rest, seen(strategy.top)),
            zone(
                "plan-discard",
                ZoneKind::Discard,
                out,
                open(strategy.out).collect(),
            ),
            zone(
                "reminders",
                ZoneKind::Reserve,
                shown,
                open(strategy.faceup).collect(),
            ),
            zone("aside", ZoneKind::Reserve, aside, Vec::new()),
        ]
    }
    /// A Strategy Card, if the viewer knows which one it is.
    pub fn seen_strategy(&self, seat: Seat, card: StrategyId) -> Option<CardView> {
        let face = self.strategy_face(seat, Some(card))?;
        let text = self
            .say("plan")
            .name("card", face.name.clone())
            .name("kind", face.situation.word())
            .text("plan", self.strategy_text(seat, card));
        let nation = self.side(seat).nation;
        Some(CardView {
            look: Look::of(CardLook::Strategy(nation, face.situation)),
            ..CardView::new(face.name.clone(), text)
        })
    }
    /// What else everybody knows.
    pub fn great_war_facts(&self, s: &State) -> Vec<(String, Value)> {
        let mut facts = Vec::new();
        for seat in [Seat(0), Seat(1)] {
            let (name, radio) = (self.name(seat), s.radio[seat]);
            let telephone = match radio {
                radio if radio.fp == 0 => "none",
                radio if radio.broken => "broken",
                radio => radio.load.word(),
            };
            let held = s.pile[seat].strategy.held_count;
            facts.push((format!("telephone.{name}"), telephone.into()));
            facts.push((format!("telephone-fp.{name}"), i64::from(radio.fp).into()));
            facts.push((format!("plan.{name}"), i64::from(held).into()));
        }
        let [year, month] = self.date;
        facts.push(("gas".to_owned(), i64::from(s.gases).into()));
        facts.push(("date".to_owned(), Value::Word(format!("{year}-{month:02}"))));
        facts
    }
}
