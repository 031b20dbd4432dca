//! What may come of an action before it is done, as far as its seat can know.
//!
//! A roll is the card on top of a deck: each card that is not known to lie elsewhere is as likely as any other. Nobody
//! plays an Action or the Initiative card on the way, and no trigger meddles.

use crate::action::{Action, Element};
use crate::book::Book;
use crate::cards::Deed;
use crate::frame::{Attack, BarrageStep, Frame, Means, Melee, Moment, Stage, Window};
use crate::kinds::{Fort, OFF, Terrain};
use crate::state::{State, foe};
use hex::HexId;
use table::{Odds, OddsRow, Seat, Set64, Set128, Sum, Text};

/// Every roll a deck may give, with its chance.
pub type Rolls = Vec<([u8; 2], f64)>;

/// The sum of two dice.
pub fn sum_of(dice: [u8; 2]) -> i32 {
    i32::from(dice[0]) + i32::from(dice[1])
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
    fn whole_deck(&self, seat: Seat) -> Set128 {
        Set128::below(self.faces[seat.index()].len() as u8)
    }
    fn rolls_of(&self, seat: Seat, cards: Set128) -> Rolls {
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
    pub fn chances(&self, s: &State, action: Action) -> Option<Odds> {
        if s.winner.is_some() {
            return None;
        }
        let (seat, frame) = (self.asked(s).0, s.stack.last()?);
        match (frame, action) {
            (Frame::Window(window), action) => self.window_odds(s, *window, action),
            (Frame::Fire(_), Action::Fire(piece, hex)) => {
                self.declared_odds(s, seat, Means::Fire, piece, hex)
            }
            (Frame::Fire(_), Action::Smoke(weapon, hex)) => {
                Some(self.targeting_odds(s, seat, s.hex(s.weapon(weapon).by), hex))
            }
            (Frame::Assault, Action::Fire(piece, hex)) => {
                self.declared_odds(s, seat, Means::Assault, piece, hex)
            }
            (Frame::Attack(attack), action) if attack.stage == Stage::Gather => {
                self.attack_odds(s, &self.gathered(s, attack, action)?)
            }
            (Frame::Advance(going), Action::Step(unit, to)) if going.waiting.has(unit) => {
                let mut after = s.clone();
                after.put(unit, to);
                self.melee_odds(&after, seat, to)
            }
            (Frame::Melees, Action::At(hex)) => self.melee_odds(s, seat, hex),
            (Frame::Recover(_), Action::Unit(unit)) => Some(self.nerve_odds(s, unit, false)),
            (Frame::Rout(test), Action::Unit(unit)) if test.begun => {
                Some(self.nerve_odds(s, unit, true))
            }
            (Frame::Barrage(b), Action::Spot(hex, _)) if b.step == BarrageStep::Spotting => {
                Some(self.targeting_odds(s, seat, s.hex(b.observer), hex))
            }
            (Frame::Barrage(b), Action::At(hex)) if b.step == BarrageStep::Impact => {
                let mut attack = Attack::new(seat, Means::Impact, hex);
                attack.given = s.radio[seat].fp.max(1);
                self.attack_odds(s, &attack)
            }
            _ => None,
        }
    }

    /// An answer in a reaction window.
    fn window_odds(&self, s: &State, window: Window, action: Action) -> Option<Odds> {
        let attack = self.nearest_attack(s);
        match (window.moment, action) {
            (Moment::AfterRoll, Action::Pass | Action::Reroll) => self.stake_odds(s, action),
            (Moment::Entered, Action::Fire(piece, hex)) => {
                self.declared_odds(s, window.seat, Means::OpFire, piece, hex)
            }
            (Moment::BeforeFire, Action::Pass) => self.attack_odds(s, attack?),
            (Moment::BeforeFire, Action::Card(card)) => {
                let mut raised = *attack?;
                let place = Book::boost(self.card(window.seat, card).deed)?;
                raised.boosts[place] += 1;
                self.attack_odds(s, &raised)
            }
            (Moment::BeforeDefence, Action::Pass) => Some(self.defence_odds(s, attack?)),
            (Moment::BeforeDefence, Action::Card(card)) => {
                self.defence_with(s, attack?, self.card(window.seat, card).deed)
            }
            (Moment::BeforeMelee, Action::Pass) => {
                self.melee_odds(s, window.seat, self.melee(s)?.hex)
            }
            _ => None,
        }
    }

    /// The attack as it is when this answer is given while the group gathers.
    fn gathered(&self, s: &State, attack: &Attack, action: Action) -> Option<Attack> {
        let mut group = *attack;
        match action {
            Action::Join(piece) => self.add(&mut group, piece),
            Action::All => {
                for piece in self.gathering(s, attack) {
                    self.add(&mut group, piece);
                }
            }
            Action::Done => {}
            _ => return None,
        }
        Some(group)
    }
    /// The attack of one piece alone.
    fn declared_odds(
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
        Some(thinned(odds, hit))
    }

    /// O20.2.3b, O18.2.2: the chance of a Targeting roll.
    fn hit_chance(&self, s: &State, seat: Seat, from: HexId, hex: HexId) -> f64 {
        let rolls = self.rolls(s, seat);
        let hits = rolls
            .iter()
            .filter(|(dice, _)| self.would_hit(s, *dice, from, hex));
        of_one(hits.map(|(_, chance)| chance).sum())
    }
    /// Whether a Targeting roll reaches from a hex to another.
    pub fn would_hit(&self, s: &State, dice: [u8; 2], from: HexId, hex: HexId) -> bool {
        let hindrance = i32::from(self.sight(s, from, hex).unwrap_or(0));
        i32::from(dice[0] * dice[1]) - hindrance > i32::from(self.distance(from, hex))
    }
    fn targeting_odds(&self, s: &State, seat: Seat, from: HexId, hex: HexId) -> Odds {
        let hit = self.hit_chance(s, seat, from, hex);
        Odds {
            tally: None,
            chance: hit,
            rows: rows([
                (Text::new("cce-odds-missed"), 1.0 - hit, false),
                (Text::new("cce-odds-hit"), hit, true),
            ]),
        }
    }

    /// O20.3: the Fire roll and all Defence rolls.
    fn attack_odds(&self, s: &State, attack: &Attack) -> Option<Odds> {
        let mut attack = *attack;
        attack.crossed = [attack.hex, attack.second].map(|hex| self.crossed(s, &attack, hex));
        let mut sum = Sum::opened("cce", true);
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
        Some(harm.odds(targets.len(), Some(&sum)))
    }
    /// T99b: what Woods add to the roll of Mortars and Radios.
    pub fn woods(&self, s: &State, attack: &Attack) -> i32 {
        let woods = self.ground(attack.hex).terrain == Terrain::Woods;
        if woods && self.is_indirect(s, attack) {
            2
        } else {
            0
        }
    }
    /// The enemies in the hexes of an attack.
    pub fn targets(&self, s: &State, attack: &Attack) -> Set64 {
        if attack.means == Means::Mines {
            return attack.left & s.everybody();
        }
        let mut there = s.in_hex(attack.hex);
        if attack.second != OFF {
            there |= s.in_hex(attack.second);
        }
        there & s.on_map[foe(attack.seat)]
    }
    /// What an Attack Total does to those it is aimed at.
    pub fn harm(
        &self,
        s: &State,
        attack: &Attack,
        targets: Set64,
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
    fn fate(&self, s: &State, attack: &Attack, unit: u8, total: i32, rolls: &Rolls) -> [f64; 2] {
        let mut morale = Sum::quiet();
        self.morale(s, unit, self.against(s, attack, unit), &mut morale);
        let moving = self.moving(s).is_some_and(|going| going.all.has(unit));
        let (mut tied, mut broken) = (0.0, 0.0);
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
    fn defence_odds(&self, s: &State, attack: &Attack) -> Odds {
        let unit = attack.unit;
        let rolls = self.rolls(s, s.unit(unit).seat);
        let mut harm = Harm::none();
        let fate = self.fate(s, attack, unit, attack.total.into(), &rolls);
        harm.add(fate, s.unit(unit).broken);
        let mut morale = Sum::opened("cce", true);
        self.morale(s, unit, self.against(s, attack, unit), &mut morale);
        let mut odds = harm.odds(1, None);
        odds.tally = Some(morale.tally("morale"));
        odds
    }
    /// The same with an Action that helps.
    fn defence_with(&self, s: &State, attack: &Attack, deed: Deed) -> Option<Odds> {
        let hex = s.hex(attack.unit);
        let fort = match deed {
            Deed::Concealment => {
                let cover = self.cover_of(s, hex, self.against(s, attack, attack.unit));
                let total = attack.total - cover;
                return Some(self.defence_odds(s, &Attack { total, ..*attack }));
            }
            Deed::HiddenEntrenchments => Fort::Foxholes,
            Deed::HiddenPillbox => Fort::Pillbox,
            _ => return None,
        };
        let mut after = s.clone();
        after.marks_mut(hex).set_fort(Some(fort));
        Some(self.defence_odds(&after, attack))
    }

    /// O16.4: a Melee in a hex, for a seat.
    fn melee_odds(&self, s: &State, seat: Seat, hex: HexId) -> Option<Odds> {
        let both = [Seat(0), Seat(1)].map(|seat| s.of_side(seat, hex));
        if both.iter().any(|side| side.is_empty()) {
            return None;
        }
        let Frame::Melee(melee) = Melee::at(hex) else {
            return None;
        };
        let mut own = Sum::opened("cce", true);
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
        // F101b, F104b: a tie is for the last who was alone in a Bunker or a Pillbox.
        let marks = s.marks(hex);
        let holder = marks.fort().filter(|fort| fort.holds_ties());
        match holder.and_then(|_| marks.alone()) {
            Some(by) if by == seat => won += std::mem::take(&mut tied),
            Some(_) => lost += std::mem::take(&mut tied),
            None => {}
        }
        Some(Odds {
            tally: Some(own.tally("melee")),
            chance: of_one(won),
            rows: rows([
                (Text::new("cce-odds-lost"), lost, false),
                (Text::new("cce-odds-both"), tied, true),
                (Text::new("cce-odds-won"), won, true),
            ]),
        })
    }

    /// O22.3, O23.2: a Rally or a Rout roll.
    fn nerve_odds(&self, s: &State, unit: u8, rout: bool) -> Odds {
        let mut sum = Sum::opened("cce", true);
        self.nerve(s, unit, &mut sum);
        let [mut under, mut tied, mut over] = [0.0; 3];
        for (dice, chance) in self.rolls(s, s.active) {
            match sum_of(dice).cmp(&sum.total()) {
                std::cmp::Ordering::Less => under += chance,
                std::cmp::Ordering::Equal => tied += chance,
                std::cmp::Ordering::Greater => over += chance,
            }
        }
        let suppressed = (Text::new("cce-odds-suppressed"), tied, rout);
        let (chance, list) = if rout {
            let list = [
                (Text::new("cce-odds-stays"), under, false),
                suppressed,
                (Text::new("cce-odds-retreat"), over, true),
            ];
            (over, list)
        } else {
            let list = [
                (Text::new("cce-odds-stays-broken"), over, false),
                suppressed,
                (Text::new("cce-odds-rallied"), under, true),
            ];
            (under, list)
        };
        Odds {
            tally: Some(sum.tally("morale")),
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
fn thinned(odds: Odds, hit: f64) -> Odds {
    let miss = OddsRow {
        text: Text::new("cce-odds-missed"),
        chance: 1.0 - hit,
        harm: false,
    };
    let rest = odds.rows.into_iter().map(|row| OddsRow {
        chance: row.chance * hit,
        ..row
    });
    Odds {
        tally: odds.tally,
        chance: odds.chance * hit,
        rows: std::iter::once(miss).chain(rest).collect(),
    }
}

/// What an attack does to all it is aimed at.
#[derive(Clone, Debug, Default)]
pub struct Harm {
    /// Nobody is eliminated: none breaks and none is suppressed, some are suppressed, one breaks, two, more.
    counts: [f64; 5],
    /// Somebody who was broken breaks again.
    eliminated: f64,
}

impl Harm {
    fn none() -> Self {
        Harm {
            counts: [1.0, 0.0, 0.0, 0.0, 0.0],
            eliminated: 0.0,
        }
    }
    /// One unit more, with the chances that it is suppressed and that it breaks.
    fn add(&mut self, [tied, broken]: [f64; 2], was_broken: bool) {
        let safe = 1.0 - tied - broken;
        let [unhurt, tired, one, two, more] = self.counts;
        let hit = if was_broken { 0.0 } else { broken };
        self.eliminated += if was_broken {
            broken * (1.0 - self.eliminated)
        } else {
            0.0
        };
        let stay = safe + tied;
        self.counts = [
            unhurt * safe,
            unhurt * tied + tired * stay,
            (unhurt + tired) * hit + one * stay,
            one * hit + two * stay,
            two * hit + more * (stay + hit),
        ];
    }
    fn weigh(&mut self, other: &Harm, chance: f64) {
        for (sum, weight) in self.counts.iter_mut().zip(other.counts) {
            *sum += weight * chance;
        }
        self.eliminated += other.eliminated * chance;
    }
    /// The chance that somebody breaks or is eliminated.
    pub fn telling(&self) -> f64 {
        of_one(self.eliminated + self.counts[2..].iter().sum::<f64>())
    }
    fn odds(&self, units: u32, firepower: Option<&Sum>) -> Odds {
        let [unhurt, tired, one, two, more] = self.counts;
        let breaks = |n: i64| Text::new("cce-odds-break").num("n", n);
        let first = if units == 1 {
            Text::new("cce-odds-broken")
        } else {
            breaks(1)
        };
        let gone = if units == 1 {
            Text::new("cce-odds-eliminated")
        } else {
            Text::new("cce-odds-some-eliminated")
        };
        Odds {
            tally: firepower.map(|sum| sum.tally("firepower")),
            chance: self.telling(),
            rows: rows([
                (Text::new("cce-odds-nothing"), unhurt, false),
                (Text::new("cce-odds-suppressed"), tired, true),
                (first, one, true),
                (breaks(2), two, true),
                (Text::new("cce-odds-break-more").num("n", 3), more, true),
                (gone, self.eliminated, true),
            ]),
        }
    }
}
