//! What may come of an action before it is done, as far as its seat can know.
//!
//! A roll is the card on top of a deck: each card that is not known to lie elsewhere is as likely as any other. Nobody
//! plays an Action or the Initiative card on the way, and no trigger meddles.

use crate::action::{Action, Element};
use crate::book::Book;
use crate::cards::Deed;
use crate::frame::{Attack, Barrage, Frame, Means, Melee};
use crate::ids::{FateCards, UnitId, Units};
use crate::kinds::{Fort, OFF, Terrain};
use crate::state::{State, foe};
use hex::HexId;
use table::{Figure, Odds, OddsRow, Seat, Sum, Text};

mod harm;

pub use harm::Harm;

/// Every roll a deck may give, with its chance.
pub type Rolls = Vec<([u8; 2], f64)>;

/// The sum of two dice.
pub fn sum_of(dice: [u8; 2]) -> i32 {
    i32::from(dice[0]) + i32::from(dice[1])
}

/// The product of two dice.
pub fn product_of(dice: [u8; 2]) -> i32 {
    i32::from(dice[0]) * i32::from(dice[1])
}

impl Book {
    /// The rolls of a seat as everybody may reckon them: any card that does not lie on its discard pile.
    pub fn public_rolls(&self, s: &State, seat: Seat) -> Rolls {
        self.rolls_of(seat, self.whole_deck(seat) - s.pile[seat].out)
    }
    /// The rolls of a seat as a viewer knows them: no card of a hand he sees.
    fn rolls(&self, s: &State, seat: Seat) -> Rolls {
        let pile = &s.pile[seat];
        self.rolls_of(seat, self.whole_deck(seat) - pile.out - pile.hand)
    }
    fn whole_deck(&self, seat: Seat) -> FateCards {
        FateCards::below(self.faces[seat.index()].len() as u8)
    }
    fn rolls_of(&self, seat: Seat, cards: FateCards) -> Rolls {
        let cards = if cards.is_empty() {
            self.whole_deck(seat)
        } else {
            cards
        };
        let one = 1.0 / f64::from(cards.len());
        let mut rolls = Rolls::new();
        for card in cards.iter() {
            let dice = self.card(seat, card).dice;
            match rolls.iter_mut().find(|(known, _)| *known == dice) {
                Some((_, chance)) => *chance += one,
                None => rolls.push((dice, one)),
            }
        }
        rolls
    }

    /// The odds of an answer that leads to a roll; of others there are none.
    pub fn odds(&self, s: &State, action: Action) -> Option<Odds> {
        if s.winner.is_some() {
            return None;
        }
        self.question(s).odds(self, s, action)
    }

    /// The attack of one piece alone.
    pub fn declared_odds(
        &self,
        s: &State,
        seat: Seat,
        means: Means,
        piece: Element,
        hex: HexId,
    ) -> Option<Odds> {
        let mut attack = Attack::new(seat, means, hex);
        self.add(&mut attack, piece);
        let odds = self.attack_odds(s, &attack)?;
        if !self.is_artillery(s, piece) {
            return Some(odds);
        }
        let from = s.hex(self.bearer(s, piece));
        let hit = self.hit_chance(s, seat, from, hex);
        Some(thinned(self, odds, hit))
    }

    /// O20.2.3b: the chance of a Targeting roll.
    fn hit_chance(&self, s: &State, seat: Seat, from: HexId, hex: HexId) -> f64 {
        self.chance_of(s, seat, |dice| {
            self.would_hit(s, product_of(dice), from, hex)
        })
    }
    /// The chance that a roll is as it should be.
    pub fn chance_of(&self, s: &State, seat: Seat, good: impl Fn([u8; 2]) -> bool) -> f64 {
        let rolls = self.rolls(s, seat);
        let hits = rolls.iter().filter(|(dice, _)| good(*dice));
        of_one(hits.map(|(_, chance)| chance).sum())
    }
    /// Whether a Targeting roll reaches from a hex to another.
    pub fn would_hit(&self, s: &State, product: i32, from: HexId, hex: HexId) -> bool {
        let hindrance = i32::from(self.sight(s, from, hex).unwrap_or(0));
        product - hindrance > i32::from(self.distance(from, hex))
    }
    /// O18.2.2: whether an Accuracy roll reaches from the Observer to a hex.
    pub fn would_spot(&self, s: &State, b: &Barrage, product: i32, hex: HexId) -> bool {
        match b.observer {
            Some(observer) => {
                s.is_on_map(observer) && self.would_hit(s, product, s.hex(observer), hex)
            }
            None => {
                let hindrance = i32::from(self.observed(s, b, hex).unwrap_or(0));
                product - hindrance > self.observed_range(s, b, hex)
            }
        }
    }
    /// O20.2.3b: a Targeting roll alone.
    pub fn targeting_odds(&self, s: &State, seat: Seat, from: HexId, hex: HexId) -> Odds {
        self.hit_odds(self.hit_chance(s, seat, from, hex))
    }
    /// What hits with this chance, or misses.
    pub fn hit_odds(&self, hit: f64) -> Odds {
        Odds {
            tally: None,
            against: Vec::new(),
            chance: hit,
            rows: rows([
                (self.say("odds-missed"), 1.0 - hit, false),
                (self.say("odds-hit"), hit, true),
            ]),
        }
    }

    /// O20.3: the Fire roll and all Defence rolls.
    pub fn attack_odds(&self, s: &State, attack: &Attack) -> Option<Odds> {
        let (harm, units, sum) = self.attack_harm(s, attack)?;
        Some(Odds {
            against: self.firmness(s, attack),
            ..harm.odds(self, units, Some(&sum))
        })
    }
    /// O20.3.4: the Morale, Cover in it, with which each target meets an attack.
    fn firmness(&self, s: &State, attack: &Attack) -> Vec<Figure> {
        let mut attack = *attack;
        attack.crossed = [attack.hex, attack.second].map(|hex| self.crossed(s, &attack, hex));
        let firm = |unit: UnitId| {
            let mut sum = self.sum(true);
            self.morale(s, unit, self.against(s, &attack, unit), &mut sum);
            Figure {
                text: self.unit_text(s, unit),
                tally: sum.tally("morale"),
            }
        };
        self.targets(s, &attack).iter().map(firm).collect()
    }
    /// The same: what it does, to how many, and its Firepower.
    pub fn attack_harm(&self, s: &State, attack: &Attack) -> Option<(Harm, u32, Sum)> {
        let mut attack = *attack;
        attack.crossed = [attack.hex, attack.second].map(|hex| self.crossed(s, &attack, hex));
        let mut sum = self.sum(true);
        self.attack_fp(s, &attack, &mut sum);
        let targets = self.targets(s, &attack);
        if targets.is_empty() {
            return None;
        }
        let mut harm = Harm::default();
        for (dice, chance) in self.rolls(s, attack.seat) {
            let total = sum.total() + sum_of(dice) + self.woods(s, &attack);
            harm.weigh(&self.harm(s, &attack, targets, total, Book::rolls), chance);
        }
        Some((harm, targets.len(), sum))
    }
    /// T99b: what Woods add to the roll of Mortars and Radios.
    pub fn woods(&self, s: &State, attack: &Attack) -> i32 {
        let woods = self.terrain(s, attack.hex) == Terrain::Woods;
        if woods && self.is_indirect(s, attack) {
            2
        } else {
            0
        }
    }
    /// The enemies in the hexes of an attack.
    pub fn targets(&self, s: &State, attack: &Attack) -> Units {
        if attack.means == Means::Mines {
            return attack.left & s.everybody();
        }
        let mut there = s.in_hex(attack.hex);
        if attack.second != OFF {
            there |= s.in_hex(attack.second);
        }
        let there = there & s.on_map[foe(attack.seat)];
        if s.tanks.is_empty() || self.hurts_tanks(s, attack) {
            return there;
        }
        there - s.tanks
    }
    /// What an Attack Total does to those it is aimed at.
    pub fn harm(
        &self,
        s: &State,
        attack: &Attack,
        targets: Units,
        total: i32,
        rolls: fn(&Book, &State, Seat) -> Rolls,
    ) -> Harm {
        let mut harm = Harm::none();
        for unit in targets.iter() {
            let rolls = rolls(self, s, s.unit(unit).seat);
            harm.add(
                self.fate(s, attack, unit, total, &rolls),
                s.unit(unit).broken,
            );
        }
        harm
    }
    /// O20.3.4: the chances that a unit is suppressed, and that it breaks.
    fn fate(
        &self,
        s: &State,
        attack: &Attack,
        unit: UnitId,
        total: i32,
        rolls: &Rolls,
    ) -> [f64; 2] {
        let mut morale = Sum::quiet();
        self.morale(s, unit, self.against(s, attack, unit), &mut morale);
        let moving = self.moving(s).is_some_and(|going| going.all.has(unit));
        let (mut tied, mut broken) = (0.0, 0.0);
        if self.is_undaunted(s, attack, unit) {
            return [tied, broken];
        }
        for (dice, chance) in rolls {
            match (morale.total() + sum_of(*dice)).cmp(&total) {
                std::cmp::Ordering::Less => broken += chance,
                std::cmp::Ordering::Equal if moving => broken += chance,
                std::cmp::Ordering::Equal => tied += chance,
                std::cmp::Ordering::Greater => {}
            }
        }
        [tied, broken]
    }

    /// O20.3.4: one Defence roll.
    pub fn defence_odds(&self, s: &State, attack: &Attack) -> Odds {
        let unit = attack.defender();
        let rolls = self.rolls(s, s.unit(unit).seat);
        let mut harm = Harm::none();
        let fate = self.fate(s, attack, unit, attack.total.into(), &rolls);
        harm.add(fate, s.unit(unit).broken);
        let mut morale = self.sum(true);
        self.morale(s, unit, self.against(s, attack, unit), &mut morale);
        let mut odds = harm.odds(self, 1, None);
        odds.tally = Some(morale.tally("morale"));
        odds
    }
    /// The chance that who is about to make a Defence roll breaks, or falls if broken, by what everybody knows.
    pub fn risk(&self, s: &State, attack: &Attack) -> Option<f64> {
        let unit = attack.unit.filter(|&unit| s.is_on_map(unit))?;
        let rolls = self.public_rolls(s, s.unit(unit).seat);
        let [_, broken] = self.fate(s, attack, unit, attack.total.into(), &rolls);
        Some(broken.clamp(0.0, 1.0))
    }
    /// The same with an Action that helps.
    pub fn defence_with(&self, s: &State, attack: &Attack, deed: Deed) -> Option<Odds> {
        let hex = s.hex(attack.defender());
        let fort = match deed {
            Deed::Concealment => {
                let cover = self.cover_of(s, hex, self.against(s, attack, attack.defender()));
                let total = attack.total - cover;
                return Some(self.defence_odds(s, &Attack { total, ..*attack }));
            }
            Deed::HiddenEntrenchments => Fort::Foxholes,
            Deed::HiddenPillbox => Fort::Pillbox,
            _ => return None,
        };
        let mut after = s.clone();
        after.markers_mut(hex).set_fort(Some(fort));
        Some(self.defence_odds(&after, attack))
    }

    /// O16.4: a Melee in a hex, for a seat.
    pub fn melee_odds(&self, s: &State, seat: Seat, hex: HexId) -> Option<Odds> {
        let both = [Seat(0), Seat(1)].map(|seat| s.of_side(seat, hex));
        if both.iter().any(|side| side.is_empty()) {
            return None;
        }
        let Frame::Melee(melee) = Melee::at(hex) else {
            return None;
        };
        let mut own = self.sum(true);
        self.melee_fp(s, seat, &melee, &mut own);
        let mut other = Sum::quiet();
        self.melee_fp(s, foe(seat), &melee, &mut other);
        let [mut won, mut tied, mut lost] = [0.0; 3];
        for (mine, p) in self.rolls(s, seat) {
            for (theirs, q) in self.rolls(s, foe(seat)) {
                let (a, b) = (own.total() + sum_of(mine), other.total() + sum_of(theirs));
                match a.cmp(&b) {
                    std::cmp::Ordering::Greater => won += p * q,
                    std::cmp::Ordering::Equal => tied += p * q,
                    std::cmp::Ordering::Less => lost += p * q,
                }
            }
        }
        // g:O16.4.1a: lone Liaison Agents are lost without a roll.
        if self.is_lone(s, both) {
            let runs = |side: Seat| self.are_runners(s, both[side.index()]);
            [won, tied, lost] = match [runs(seat), runs(foe(seat))] {
                [true, true] => [0.0, 1.0, 0.0],
                [true, false] => [0.0, 0.0, 1.0],
                _ => [1.0, 0.0, 0.0],
            };
        }
        // F101b, F104b: a tie is for the last who was alone in a Bunker or a Pillbox.
        let markers = s.markers(hex);
        let holder = markers.fort().filter(|fort| fort.holds_ties());
        match holder.and_then(|_| markers.alone()) {
            _ if self.is_lone(s, both) => {}
            Some(by) if by == seat => won += std::mem::take(&mut tied),
            Some(_) => lost += std::mem::take(&mut tied),
            None => {}
        }
        Some(Odds {
            tally: Some(own.tally("melee")),
            against: Vec::new(),
            chance: of_one(won),
            rows: rows([
                (self.say("odds-lost"), lost, false),
                (self.say("odds-both"), tied, true),
                (self.say("odds-won"), won, true),
            ]),
        })
    }

    /// O22.3, O23.2: a Rally or a Rout roll.
    pub fn nerve_odds(&self, s: &State, unit: UnitId, rout: bool) -> Odds {
        let sum = self.nerve_at(s, unit, rout, true);
        let [mut under, mut tied, mut over] = [0.0; 3];
        for (dice, chance) in self.rolls(s, s.active) {
            match sum_of(dice).cmp(&sum.total()) {
                std::cmp::Ordering::Less => under += chance,
                std::cmp::Ordering::Equal => tied += chance,
                std::cmp::Ordering::Greater => over += chance,
            }
        }
        let suppressed = (self.say("odds-suppressed"), tied, rout);
        let (chance, list) = if rout {
            let list = [
                (self.say("odds-stays"), under, false),
                suppressed,
                (self.say("odds-retreat"), over, true),
            ];
            (over, list)
        } else {
            let list = [
                (self.say("odds-stays-broken"), over, false),
                suppressed,
                (self.say("odds-rallied"), under, true),
            ];
            (under, list)
        };
        Odds {
            tally: Some(sum.tally("morale")),
            against: Vec::new(),
            chance: of_one(chance),
            rows: rows(list),
        }
    }
}

/// A sum of chances, which may be a hair above 1.
fn of_one(chance: f64) -> f64 {
    chance.clamp(0.0, 1.0)
}

/// Rows of results, without those that cannot be.
pub fn rows(list: impl IntoIterator<Item = (Text, f64, bool)>) -> Vec<OddsRow> {
    let row = |(text, chance, harm)| OddsRow { text, chance, harm };
    list.into_iter()
        .map(row)
        .filter(|row| row.chance > 1e-12)
        .collect()
}

/// The same odds for who has to hit first.
fn thinned(book: &Book, odds: Odds, hit: f64) -> Odds {
    let miss = OddsRow {
        text: book.say("odds-missed"),
        chance: 1.0 - hit,
        harm: false,
    };
    let rest = odds.rows.into_iter().map(|row| OddsRow {
        chance: row.chance * hit,
        ..row
    });
    Odds {
        tally: odds.tally,
        against: odds.against,
        chance: odds.chance * hit,
        rows: std::iter::once(miss).chain(rest).collect(),
    }
}
