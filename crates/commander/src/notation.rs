//! Actions as text: what journals, cases and people write.

use crate::action::{Action, Element};
use crate::book::Book;
use crate::edition::Edition;
use crate::ids::{CardId, StrategyId, UnitId, WeaponId};
use crate::state::{Load, State};
use hex::HexId;
use table::Seat;

impl Book {
    fn element_name(&self, s: &State, element: Element) -> String {
        match element {
            Element::Unit(unit) => self.unit_name(s, unit),
            Element::Weapon(weapon) => self.weapon_name(s, weapon),
            Element::Gun(tank) => format!("{}/gun", self.unit_name(s, tank)),
        }
    }
    /// A Weapon by its bearer, `G3/lmg`; one that nobody carries by its number, `lmg.4`.
    pub fn weapon_name(&self, s: &State, weapon: WeaponId) -> String {
        let word = &self.arm(s, weapon).word;
        match s.weapon(weapon).by {
            None => format!("{word}.{}", weapon.number() + 1),
            Some(by) => format!("{}/{word}", self.unit_name(s, by)),
        }
    }

    /// The notation of an action. The cards are those of the seat that is asked.
    pub fn write(&self, s: &State, action: Action) -> String {
        let seat = self.asked(s).0;
        let at = |hex: HexId| self.label(hex);
        let unit = |unit: UnitId| self.unit_name(s, unit);
        let card = |card: CardId| self.card_name(seat, card);
        match action {
            Action::Play(c) => format!("play {}", card(c)),
            Action::Card(c) => format!("card {}", card(c)),
            Action::OpFire(c) => format!("op-fire {}", card(c)),
            Action::Reroll => "reroll".into(),
            Action::Pass => "pass".into(),
            Action::Done => "done".into(),
            Action::All => "all".into(),
            Action::Discard(c) => format!("discard {}", card(c)),
            Action::Take(c) => format!("take {}", self.card_name(crate::state::foe(seat), c)),
            Action::Unit(u) => format!("unit {}", unit(u)),
            Action::Weapon(w) => format!("weapon {}", self.weapon_name(s, w)),
            Action::At(hex) => format!("at {}", at(hex)),
            Action::Fire(e, hex) => format!("fire {} {}", self.element_name(s, e), at(hex)),
            Action::Smoke(w, hex) => format!("smoke {} {}", self.weapon_name(s, w), at(hex)),
            Action::Join(e) => format!("join {}", self.element_name(s, e)),
            Action::Step(u, hex) => format!("step {} {}", unit(u), at(hex)),
            Action::Exit(u) => format!("exit {}", unit(u)),
            Action::With(u) => format!("with {}", unit(u)),
            Action::Give(u, other) => format!("give {} {}", unit(u), unit(other)),
            Action::Scrap(w) => format!("scrap {}", self.weapon_name(s, w)),
            Action::Side(seat) => format!("side {}", self.name(seat)),
            Action::Spot(hex, false) => format!("spot {}", at(hex)),
            Action::Spot(hex, true) => format!("spot-smoke {}", at(hex)),
            Action::Space(n) => format!("space {n}"),
            Action::Chit(chit) => format!("chit {}", self.chits[usize::from(chit)].1),
            Action::Item(n) => format!("item {}", n + 1),
            Action::Dig(c, u, false) => format!("dig {} {}", card(c), unit(u)),
            Action::Dig(c, u, true) => format!("unwire {} {}", card(c), unit(u)),
            Action::Hq => "hq".into(),
            Action::Situation(c, 0) => format!("plan {}", self.strategy_name(seat, c)),
            Action::Situation(c, n) => format!("plan {} {n}", self.strategy_name(seat, c)),
            Action::Plus => "plus".into(),
            Action::Keep(c) => format!("keep {}", self.strategy_name(seat, c)),
            Action::Box(load) => format!("box {}", load.word()),
            Action::Observer => "oa".into(),
            Action::Axis(n) => format!("axis {n}"),
            Action::Creep(0) => "stand".into(),
            Action::Creep(n) => format!("creep {n}"),
            Action::Bomb(hex) => format!("bomb {}", at(hex)),
            Action::Strafe(a, b) => format!("strafe {} {}", at(a), at(b)),
            Action::Request => "request".into(),
            Action::Theirs(c) => format!("card {}", self.card_name(crate::state::foe(seat), c)),
        }
    }

    /// The action of a notation; it need not be legal, but must make sense.
    pub fn read(&self, s: &State, text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let reader = Reader {
            book: self,
            s,
            text,
        };
        let seat = if s.winner.is_some() {
            s.active
        } else {
            self.asked(s).0
        };
        Ok(match words.as_slice() {
            ["play", card] => reader.held(seat, card, Action::Play)?,
            ["card", card] => reader.held(seat, card, Action::Card)?,
            ["op-fire", card] => reader.held(seat, card, Action::OpFire)?,
            ["reroll"] => Action::Reroll,
            ["pass"] => Action::Pass,
            ["done"] => Action::Done,
            ["all"] => Action::All,
            ["pass" | "done", moment] => {
                let asking = self.asked(s).1;
                if *moment != asking {
                    return Err(format!(
                        "'{text}': not '{moment}' is open now but '{asking}'"
                    ));
                }
                if words[0] == "pass" {
                    Action::Pass
                } else {
                    Action::Done
                }
            }
            ["discard", card] => reader.held(seat, card, Action::Discard)?,
            ["take", card] => Action::Take(reader.card(crate::state::foe(seat), card)?),
            ["unit", name] => Action::Unit(reader.unit(name)?),
            ["weapon", name] => Action::Weapon(reader.weapon(name)?),
            ["at", hex] => Action::At(reader.hex(hex)?),
            ["fire", piece, hex] => Action::Fire(reader.element(piece)?, reader.hex(hex)?),
            ["smoke", weapon, hex] => Action::Smoke(reader.weapon(weapon)?, reader.hex(hex)?),
            ["join", piece] => Action::Join(reader.element(piece)?),
            ["step", unit, hex] => Action::Step(reader.unit(unit)?, reader.hex(hex)?),
            ["exit", unit] => Action::Exit(reader.unit(unit)?),
            ["with", unit] => Action::With(reader.unit(unit)?),
            ["give", unit, other] => Action::Give(reader.unit(unit)?, reader.unit(other)?),
            ["scrap", weapon] => Action::Scrap(reader.weapon(weapon)?),
            ["side", name] => Action::Side(reader.side(name)?),
            ["spot", hex] => Action::Spot(reader.hex(hex)?, false),
            ["spot-smoke", hex] => Action::Spot(reader.hex(hex)?, true),
            ["space", n] => Action::Space(reader.number(n)?),
            ["chit", letter] => Action::Chit(reader.chit(letter)?),
            ["item", n] => Action::Item(reader.number(n)?.wrapping_sub(1)),
            more => return reader.great_war(seat, more),
        })
    }
    /// The name of a Strategy Card.
    pub fn strategy_name(&self, seat: Seat, card: StrategyId) -> &str {
        let card = self.strategy_face(seat, Some(card));
        card.map_or("?", |card| card.name.as_str())
    }
}

/// Turns the words of a notation into things.
struct Reader<'a> {
    book: &'a Book,
    s: &'a State,
    text: &'a str,
}

impl Reader<'_> {
    /// What is said in Great War Commander alone.
    fn great_war(&self, seat: Seat, words: &[&str]) -> Result<Action, String> {
        if self.book.edition == Edition::Europe {
            return self.unknown();
        }
        Ok(match *words {
            ["dig", card, unit] => Action::Dig(self.card(seat, card)?, self.unit(unit)?, false),
            ["unwire", card, unit] => Action::Dig(self.card(seat, card)?, self.unit(unit)?, true),
            ["hq"] => Action::Hq,
            ["plan", card] => Action::Situation(self.strategy_card(seat, card)?, 0),
            ["plan", card, n] => {
                Action::Situation(self.strategy_card(seat, card)?, self.number(n)?)
            }
            ["plus"] => Action::Plus,
            ["keep", card] => Action::Keep(self.strategy_card(seat, card)?),
            ["box", word] => match Load::named(word) {
                Some(load) => Action::Box(load),
                None => return self.wrong(format!("there is no box '{word}'")),
            },
            ["oa"] => Action::Observer,
            ["axis", n] => Action::Axis(self.number(n)?),
            ["stand"] => Action::Creep(0),
            ["creep", n] => Action::Creep(self.number(n)?),
            ["bomb", hex] => Action::Bomb(self.hex(hex)?),
            ["strafe", a, b] => Action::Strafe(self.hex(a)?, self.hex(b)?),
            ["request"] => Action::Request,
            _ => return self.unknown(),
        })
    }
    fn unknown<T>(&self) -> Result<T, String> {
        self.wrong("that is no action of this game; docs/cases.md lists them".to_owned())
    }
    fn strategy_card(&self, seat: Seat, name: &str) -> Result<StrategyId, String> {
        let cards = &self.book.strategy_cards[seat.index()];
        let found = cards
            .iter()
            .position(|card| card.name.eq_ignore_ascii_case(name));
        match found {
            Some(card) => Ok(StrategyId::new(card as u8)),
            None => self.wrong(format!("there is no Strategy Card '{name}' in that deck")),
        }
    }
    fn wrong<T>(&self, what: String) -> Result<T, String> {
        Err(format!("'{}': {what}", self.text))
    }
    fn hex(&self, word: &str) -> Result<HexId, String> {
        let found = self.book.map.grid().parse(&word.to_ascii_uppercase());
        found.or_else(|error| self.wrong(error.to_string()))
    }
    fn unit(&self, name: &str) -> Result<UnitId, String> {
        match self.book.unit_named(self.s, name) {
            Some(unit) => Ok(unit),
            None => self.wrong(format!("nobody is called '{name}'")),
        }
    }
    fn weapon(&self, name: &str) -> Result<WeaponId, String> {
        let all = self.s.all_weapons();
        let named = |weapon: &WeaponId| {
            self.book
                .weapon_name(self.s, *weapon)
                .eq_ignore_ascii_case(name)
        };
        match all.into_iter().find(named) {
            Some(weapon) => Ok(weapon),
            None => self.wrong(format!(
                "'{name}' is no Weapon: write unit/weapon, as G3/lmg"
            )),
        }
    }
    fn element(&self, name: &str) -> Result<Element, String> {
        if let Some(tank) = name.strip_suffix("/gun")
            && self.book.edition == Edition::GreatWar
        {
            return self.unit(tank).map(Element::Gun);
        }
        if name.contains('/') {
            return self.weapon(name).map(Element::Weapon);
        }
        self.unit(name).map(Element::Unit)
    }
    fn card(&self, seat: Seat, name: &str) -> Result<CardId, String> {
        let deck = &self.book.decks[seat.index()];
        let found = deck.find(&name.to_ascii_uppercase());
        match found.and_then(|class| deck.copies(class).first()) {
            Some(card) => Ok(CardId::new(card)),
            None => self.wrong(format!("there is no card '{name}' in that deck")),
        }
    }
    /// A card of the player who is asked, or of the other.
    fn held(&self, seat: Seat, name: &str, what: fn(CardId) -> Action) -> Result<Action, String> {
        let other = crate::state::foe(seat);
        let theirs = |error| self.card(other, name).map(Action::Theirs).or(Err(error));
        self.card(seat, name).map(what).or_else(theirs)
    }
    fn side(&self, name: &str) -> Result<Seat, String> {
        match self.book.seat_named(name) {
            Some(seat) => Ok(seat),
            None => self.wrong(format!("'{name}' is no side here")),
        }
    }
    fn number(&self, word: &str) -> Result<u8, String> {
        word.parse()
            .or_else(|_| self.wrong(format!("'{word}' is no number")))
    }
    fn chit(&self, letter: &str) -> Result<u8, String> {
        let found = self
            .book
            .chits
            .iter()
            .position(|chit| chit.1.eq_ignore_ascii_case(letter));
        match found {
            Some(chit) => Ok(chit as u8),
            None => self.wrong(format!("there is no chit '{letter}'")),
        }
    }
}
