//! The texts of the rules: keys and arguments, no sentences.

use crate::action::Element;
use crate::book::{Book, Chit};
use crate::cards::{Deed, EventKind, Order};
use crate::edition::Edition;
use crate::ids::{CardId, UnitId, Units, WeaponId};
use crate::state::State;
use hex::HexId;
use table::{No, Played, Refusal, Seat, Step, Sum, Text};

impl Book {
    /// A text of this rulebook, by its key without the name of the book: both books say the same things, each in its
    /// own words.
    pub fn say(&self, key: &str) -> Text {
        Text::new(format!("{}-{key}", self.edition.id()))
    }
    /// A line of fact that only Great War Commander has.
    pub fn note_here(&self, key: &str) -> Option<Text> {
        match self.edition {
            Edition::Europe => None,
            Edition::GreatWar => Some(self.say(key)),
        }
    }
    /// A sum whose terms are told in the words of this rulebook.
    pub fn sum(&self, listening: bool) -> Sum {
        let sum = Sum::opened(self.edition.id(), listening);
        match self.edition {
            Edition::Europe => sum,
            Edition::GreatWar => sum.citing(crate::gwc::cite),
        }
    }
    /// An Order in words.
    pub fn order_text(&self, order: Order) -> Text {
        self.say(&format!("order-{}", order.word()))
    }
    /// An Action in words.
    pub fn deed_text(&self, deed: Deed) -> Text {
        self.say(&format!("deed-{}", deed.word()))
    }
    /// An Event in words.
    pub fn event_text(&self, event: EventKind) -> Text {
        self.say(&format!("event-{}", event.word()))
    }
    /// A side in words.
    pub fn side_text(&self, seat: Seat) -> Text {
        self.say(&format!("side-{}", self.name(seat)))
    }
    /// The name of a card: `G-12`.
    pub fn card_name(&self, seat: Seat, card: CardId) -> String {
        let deck = &self.decks[seat.index()];
        deck.name(deck.class(card.number())).to_owned()
    }
    /// A card in words.
    pub fn card_text(&self, seat: Seat, card: CardId) -> Text {
        self.card_view(seat, card).text
    }
    /// A unit in words, with its name: two alike may stand in one hex.
    pub fn unit_text(&self, s: &State, unit: UnitId) -> Text {
        let kind = &self.kinds[usize::from(s.unit(unit).kind)];
        self.say("unit-named")
            .text("unit", self.say(&format!("unit-{}", kind.word)))
            .name("name", self.unit_name(s, unit))
    }
    /// A unit in words, with where it stands.
    pub fn unit_at_text(&self, s: &State, unit: UnitId) -> Text {
        self.say("unit-at")
            .text("unit", self.unit_text(s, unit))
            .name("hex", self.hex_name(s.hex(unit)))
    }
    /// A hex by its label; off the map, a dash.
    pub fn hex_name(&self, hex: HexId) -> String {
        if self.map.grid().holds(hex) {
            self.label(hex)
        } else {
            "–".to_owned()
        }
    }
    /// The name by which notation calls a unit: that of a draft, else the letter of its nation and its number.
    pub fn unit_name(&self, s: &State, unit: UnitId) -> String {
        if let Some(Some(name)) = self.names.get(unit.index()) {
            return name.clone();
        }
        let nation = self.side(s.unit(unit).seat).nation.word();
        let letter = nation.chars().next().unwrap_or('?').to_ascii_uppercase();
        format!("{letter}{}", unit.number() + 1)
    }
    /// The unit of that name.
    pub fn unit_named(&self, s: &State, name: &str) -> Option<UnitId> {
        s.all_units()
            .find(|&unit| self.unit_name(s, unit).eq_ignore_ascii_case(name))
    }
    /// Something that happened to a unit.
    pub fn unit_event(&self, key: &'static str, s: &State, unit: UnitId) -> Text {
        self.say(key)
            .text("unit", self.unit_text(s, unit))
            .text("side", self.side_text(s.unit(unit).seat))
            .name("hex", self.hex_name(s.hex(unit)))
    }
    /// A step of units that go together.
    pub fn step(&self, units: Units, from: HexId, to: HexId) -> Step {
        Step {
            pieces: units.iter().map(u16::from).collect(),
            from: self.label(from),
            to: self.label(to),
        }
    }
    /// A card is played or revealed, for one of the things on it.
    pub fn played(&self, seat: Seat, card: CardId, part: Text) -> Played {
        Played {
            seat,
            card: self.card_view(seat, card),
            part: Some(part),
            drawn: false,
        }
    }
    /// A Weapon in words, with the name of who carries it.
    pub fn weapon_text(&self, s: &State, weapon: WeaponId) -> Text {
        let kind = self.say(&format!("weapon-{}", self.arm(s, weapon).word));
        match s.weapon(weapon).by {
            None => kind,
            Some(by) => self
                .say("weapon-named")
                .text("weapon", kind)
                .name("name", self.unit_name(s, by)),
        }
    }
    /// Something that happened to a Weapon.
    pub fn weapon_event(&self, key: &'static str, s: &State, weapon: WeaponId) -> Text {
        let by = s.weapon(weapon).by;
        let hex = by.map_or(crate::kinds::OFF, |by| s.hex(by));
        self.say(key)
            .text("weapon", self.weapon_text(s, weapon))
            .text("side", self.side_text(s.weapon(weapon).seat))
            .name("hex", self.hex_name(hex))
    }
    /// A piece that fires, in words.
    pub fn element_text(&self, s: &State, element: Element) -> Text {
        match element {
            Element::Unit(unit) => self.unit_at_text(s, unit),
            Element::Gun(tank) => self
                .say("tank-gun")
                .text("unit", self.unit_at_text(s, tank)),
            Element::Weapon(weapon) => self
                .say("unit-at")
                .text("unit", self.weapon_text(s, weapon))
                .name("hex", self.hex_name(s.hex(s.bearer(weapon)))),
        }
    }
    /// An Objective chit in words.
    pub fn chit_text(&self, chit: u8) -> Text {
        let (what, letter, _) = &self.chits[usize::from(chit)];
        let text = match what {
            Chit::One(objective, worth) => self
                .say("chit-one")
                .num("objective", *objective)
                .num("n", *worth),
            Chit::Each(worth) => self.say("chit-each").num("n", *worth),
            Chit::AllFive => self.say("chit-all-five"),
            Chit::ExitDoubled => self.say("chit-exit"),
            Chit::EliminationDoubled => self.say("chit-elimination"),
            Chit::ExitPlus => self.say("chit-exit-plus"),
            Chit::EliminationPlus => self.say("chit-elimination-plus"),
        };
        text.name("letter", letter.clone())
    }
    /// A refusal in words.
    pub fn refusal(&self, no: No) -> Refusal {
        let rules = self.cited(no.rules.iter().chain(no.also).copied());
        let text = self.say(no.key);
        Refusal {
            rules: rules.into_iter().map(Into::into).collect(),
            text: match no.hex {
                Some(hex) => text.name("hex", self.hex_name(hex)),
                None => text,
            },
        }
    }
}
