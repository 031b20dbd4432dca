//! Fire Groups: who may fire together, and with what Firepower (O20.3.1, O20.3.2).

use crate::action::Element;
use crate::book::Book;
use crate::frame::{Arms, Attack, Fire, Frame, Means};
use crate::ids::{CardId, Units};
use crate::state::State;
use crate::windows::holds;
use hex::HexSet256;
use table::{Legal, Sum, no};

/// A Fire Group (O20.3.1). Nobody has to be in one (O20.3.1.1b).
impl Book {
    /// The pieces of these units that may be in a group, with no other Weapons than these.
    fn pool_of(&self, s: &State, units: Units, arms: Option<Arms>) -> Vec<Element> {
        let mut pool = Vec::new();
        // g:O21.3.1a: tanks fire alone.
        for unit in (units - s.tanks).iter() {
            for piece in self.pieces_of(s, unit) {
                let mine = match (piece, arms) {
                    (Element::Weapon(weapon), Some(arms)) => arms.has(weapon),
                    _ => true,
                };
                if mine && !self.is_artillery(s, piece) {
                    pool.push(piece);
                }
            }
        }
        pool
    }
    /// The pieces from which a group for this attack may be made.
    fn pool(&self, s: &State, attack: &Attack) -> Vec<Element> {
        let mut pool = Vec::new();
        let mut push = |units: Units, arms: Option<Arms>| {
            pool = self.pool_of(s, units & s.on_map[attack.seat], arms);
        };
        match attack.means {
            Means::Fire => match self.fire(s) {
                None => {}
                Some(fire) => {
                    push(fire.units, Some(fire.arms));
                    // A unit that has fired may still have its Weapon.
                    for weapon in self.plain_arms(s, fire.arms).iter() {
                        let by = s.weapon(weapon).by;
                        let alone = by.is_some_and(|by| !fire.units.has(by));
                        if alone && self.can_fire(s, weapon) && !self.arm(s, weapon).white_bar {
                            pool.push(Element::Weapon(weapon));
                        }
                    }
                }
            },
            Means::OpFire => {
                if let Some(going) = self.moving(s) {
                    push(going.op, None);
                }
                let first = self.elements(attack).next();
                if let (true, Some(first)) = (self.law.groups_by_card, first) {
                    let card = |piece| s.op_card(self.bearer(s, piece));
                    pool.retain(|&piece| card(piece) == card(first));
                }
            }
            Means::Assault => {
                if let Some(going) = self.moving(s) {
                    push(going.all, None);
                    pool.retain(|&piece| self.boxed_fp(s, piece));
                }
            }
            Means::Offensive => {
                if let Some(fire) = self.fire(s) {
                    push(fire.units, Some(fire.arms));
                }
            }
            Means::Impact | Means::EmptyHexes | Means::Mines | Means::Air => {}
        }
        pool
    }
    /// The Fire Order under way.
    pub fn fire<'a>(&self, s: &'a State) -> Option<&'a Fire> {
        s.stack.innermost(|frame| match frame {
            Frame::Fire(fire) => Some(fire),
            _ => None,
        })
    }
    /// O20.3.1a, O20.3.1b, O20.3.1.1a, F106.3a: the pieces that may be in a group with those that fire.
    pub fn gathering(&self, s: &State, attack: &Attack) -> Vec<Element> {
        if self
            .elements(attack)
            .any(|piece| self.is_artillery(s, piece))
            || !(attack.units & s.tanks).is_empty()
        {
            return Vec::new();
        }
        self.gathered_of(s, attack, self.pool(s, attack))
    }
    /// The same of these pieces.
    fn gathered_of(&self, s: &State, attack: &Attack, mut pool: Vec<Element>) -> Vec<Element> {
        pool.retain(|&piece| !holds(attack, piece) && self.bears(s, piece, attack.hex).is_some());
        // g:O21.3c, g:O21.3.3
        if self.law.contested {
            pool.retain(|&piece| self.may_shoot(s, piece, attack.hex).is_ok());
        }
        let hexes = self.group_hexes(s, attack, &pool);
        pool.retain(|&piece| hexes.contains(s.hex(self.bearer(s, piece))));
        // g:O24.2c
        if self.fire(s).is_some_and(|fire| fire.offensive) {
            pool.retain(|&piece| {
                let mut group = *attack;
                self.add(&mut group, piece);
                self.may_salvo(s, &group).is_ok()
            });
        }
        pool
    }
    /// The hexes that hang together with those of the attack, through hexes of the pool.
    fn group_hexes(&self, s: &State, attack: &Attack, pool: &[Element]) -> HexSet256 {
        let hex = |piece: &Element| s.hex(self.bearer(s, *piece));
        let wired = |piece: &Element| self.is_wired(s, self.bearer(s, *piece));
        let mut reached: HexSet256 = self.elements(attack).map(|piece| hex(&piece)).collect();
        // F106.3a: from a Wire hex nobody fires with others outside it.
        if self.elements(attack).any(|piece| wired(&piece)) {
            return reached;
        }
        let all: HexSet256 = pool.iter().filter(|piece| !wired(piece)).map(hex).collect();
        loop {
            let wider = reached
                .iter()
                .fold(reached, |set, hex| set | (self.near(hex) & all));
            if wider == reached {
                return reached;
            }
            reached = wider;
        }
    }
    /// O20.3.1b: whether the hexes of the group form one chain.
    pub fn is_chain(&self, s: &State, attack: &Attack) -> bool {
        let all: HexSet256 = self
            .elements(attack)
            .map(|piece| s.hex(self.bearer(s, piece)))
            .collect();
        let Some(first) = all.first() else {
            return false;
        };
        let mut reached = HexSet256::of(first);
        loop {
            let wider = reached
                .iter()
                .fold(reached, |set, hex| set | (self.near(hex) & all));
            if wider == reached {
                return reached == all;
            }
            reached = wider;
        }
    }
    /// Whether the group may fire as it stands.
    pub fn may_close_group(&self, s: &State, attack: &Attack) -> Legal {
        if !self.is_chain(s, attack) {
            return no(&["O20.3.1b"], "no-chain");
        }
        self.may_salvo(s, attack)?;
        if self
            .elements(attack)
            .any(|piece| self.is_artillery(s, piece))
        {
            return Ok(());
        }
        if self.at_best(s, attack) < 1 {
            return no(&["10.3.2.1", "O20.3.2b"], "no-firepower");
        }
        Ok(())
    }
}

/// Whether an attack comes to anything.
impl Book {
    /// The FP of an attack with every Action the player holds for it.
    pub fn at_best(&self, s: &State, attack: &Attack) -> i32 {
        let mut sum = Sum::quiet();
        self.attack_fp(s, attack, &mut sum);
        sum.total() + 2 * self.boosts_held(s, attack)
    }
    /// Whether an attack can be made of these pieces and others that may join: of all whose Hindrance is no worse than
    /// some value, since only the worst counts (O20.3.2a).
    pub fn can_be_made(&self, s: &State, attack: &Attack) -> bool {
        self.is_made_with(s, attack, &self.gathering(s, attack))
    }
    /// O14.4: the same before a Fire Order has begun, with these units alone to join.
    pub fn can_be_made_with(&self, s: &State, attack: &Attack, units: Units) -> bool {
        // g:O21.3.1a
        let pool = match (attack.units & s.tanks).is_empty() {
            true => self.pool_of(s, units, None),
            false => Vec::new(),
        };
        self.is_made_with(s, attack, &self.gathered_of(s, attack, pool))
    }
    fn is_made_with(&self, s: &State, attack: &Attack, joiners: &[Element]) -> bool {
        let hindrance = |piece: &Element| self.bears(s, *piece, attack.hex).unwrap_or(0);
        let worst = self.elements(attack).map(|piece| hindrance(&piece)).max();
        let mut levels: Vec<u8> = joiners.iter().map(hindrance).chain(worst).collect();
        levels.sort_unstable();
        levels.dedup();
        levels.iter().any(|&level| {
            let mut group = *attack;
            let fit = joiners.iter().filter(|piece| hindrance(piece) <= level);
            fit.for_each(|&piece| self.add(&mut group, piece));
            self.may_close_group(s, &group).is_ok()
        }) || self.may_close_group(s, attack).is_ok()
    }
    /// How many Actions the player holds that would add 2 FP to an attack as it is.
    fn boosts_held(&self, s: &State, attack: &Attack) -> i32 {
        let hand = s.pile[attack.seat].hand;
        let useful = |card: CardId| {
            let deed = self.card(attack.seat, card).deed;
            Book::boost(deed).is_some() && self.would_boost(s, attack, deed)
        };
        hand.iter().filter(|&card| useful(card)).count() as i32
    }
}
