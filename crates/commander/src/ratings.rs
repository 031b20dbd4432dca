//! What units and Weapons are worth where they stand: ratings and all that modifies them.

use crate::action::Element;
use crate::book::{Book, Ratings};
use crate::deeds::Boost;
use crate::frame::{Attack, Means};
use crate::ids::{UnitId, Units, WeaponId};
use crate::kinds::{Arm, Class, Fort, Terrain};
use crate::state::State;
use hex::HexId;
use table::{Seat, Sum};

/// What Cover is asked against.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Against {
    /// gloss.mortars-and-artillery: a Mortar or a Radio.
    pub indirect: bool,
    /// T87b, T97b: what every line of the fire crosses on entering the hex: 1 a Hedge, 2 a Wall.
    pub crossed: i8,
    /// 11.6a, F103.2b: there is no Cover at all.
    pub none: bool,
    /// g:S98.3.7: in a Defence roll.
    pub defence: bool,
    /// g:F128.2a: by Mines, with what they have against others than tanks.
    pub mines: bool,
}

impl Book {
    /// The face of a unit that is up.
    #[inline]
    pub fn face(&self, s: &State, unit: UnitId) -> &Ratings {
        let u = s.unit(unit);
        let kind = &self.kinds[usize::from(u.kind)];
        if u.broken { &kind.broken } else { &kind.good }
    }
    /// What a unit is.
    #[inline]
    pub fn class(&self, s: &State, unit: UnitId) -> Class {
        self.kinds[usize::from(s.unit(unit).kind)].class
    }
    /// Whether a unit is a Leader.
    #[inline]
    pub fn is_leader(&self, s: &State, unit: UnitId) -> bool {
        s.leaders.has(unit)
    }
    /// g:gloss.silhouettes: whether a Formation is a Unit: no Leader and no tank.
    pub fn is_unit(&self, s: &State, unit: UnitId) -> bool {
        self.class(s, unit).is_unit()
    }
    /// g:3a: whether a Formation is a tank, with or without a red number.
    #[inline]
    pub fn is_tank(&self, s: &State, unit: UnitId) -> bool {
        s.tanks.has(unit)
    }
    /// g:gloss.liaison-agent
    pub fn is_agent(&self, s: &State, unit: UnitId) -> bool {
        self.class(s, unit) == Class::Agent
    }
    /// g:3.1.9
    pub fn is_engineer(&self, s: &State, unit: UnitId) -> bool {
        self.kinds[usize::from(s.unit(unit).kind)].more.engineer
    }
    /// E58.1: whether a unit is a Hero.
    pub fn is_hero(&self, s: &State, unit: UnitId) -> bool {
        self.kinds[usize::from(s.unit(unit).kind)].hero
    }
    /// 3.1.5, gloss.command, 3.3.1.1b, O20.3.4b: the Command of a Leader now.
    #[inline]
    pub fn command(&self, s: &State, unit: UnitId) -> i8 {
        self.face(s, unit).command
    }
    /// 3.3.1.2: the Command of all Leaders of a side in a hex; g:3.3.1.5: only that of the best of them, and never that
    /// of a tank.
    pub fn commands(&self, s: &State, seat: Seat, hex: HexId) -> i8 {
        let leaders = s.leaders & s.on_map[seat];
        let here = leaders.iter().filter(|&leader| s.hex(leader) == hex);
        let commands = here.map(|leader| self.command(s, leader));
        if self.law.commands_add {
            commands.fold(0, i8::saturating_add)
        } else {
            commands.max().unwrap_or(0)
        }
    }
    /// 3.3.1.1a: the friendly units other than Leaders in the Command Radius of a Leader; g:3.1.5: no tanks in that of
    /// an infantry Leader, and nothing but tanks in that of a tank.
    pub fn radius(&self, s: &State, leader: UnitId) -> Units {
        let (seat, hex) = (s.unit(leader).seat, s.hex(leader));
        let far = self.command(s, leader);
        let near = |unit: &UnitId| self.distance(hex, s.hex(*unit)) <= far;
        let led = if s.tanks.has(leader) {
            s.on_map[seat] & (s.tanks - Units::one(leader))
        } else {
            s.on_map[seat] - s.leaders - s.tanks
        };
        led.iter().filter(near).collect()
    }

    /// What is added to every rating of a unit but Command, and to Movement apart from the Wire.
    fn modify(&self, s: &State, unit: UnitId, wire: bool, sum: &mut Sum) {
        let u = s.unit(unit);
        // g:3.3.1.5: Leaders and tanks get nothing.
        if !self.is_leader(s, unit) && !self.is_tank(s, unit) {
            sum.add(self.commands(s, u.seat, s.hex(unit)).into(), "3.3.1.2");
        }
        sum.add(-i32::from(u.suppressed), "13.2a");
        sum.add(i32::from(u.veteran), "E44.1a");
        if wire && self.is_wired(s, unit) {
            sum.add(-1, "F106.1");
        }
    }
    /// 3.1.1
    pub fn fp(&self, s: &State, unit: UnitId, sum: &mut Sum) {
        sum.add(self.face(s, unit).fp.into(), "3.1.1");
        self.modify(s, unit, true, sum);
    }
    /// 3.1.2
    pub fn range(&self, s: &State, unit: UnitId) -> i8 {
        let mut sum = Sum::quiet();
        sum.add(self.face(s, unit).range.into(), "3.1.2");
        self.modify(s, unit, true, &mut sum);
        sum.total() as i8
    }
    /// 3.1.3, O21b: Movement in the hex where the unit is now.
    pub fn movement(&self, s: &State, unit: UnitId, road: bool, sum: &mut Sum) {
        sum.add(self.face(s, unit).movement.into(), "3.1.3");
        self.modify(s, unit, false, sum);
        if let Some(weapon) = s.carried(unit) {
            sum.add(
                self.arms[usize::from(s.weapon(weapon).kind)]
                    .movement
                    .into(),
                "11.1a",
            );
        }
        sum.add(i32::from(road), "T93b");
    }
    /// 3.1.4, O20.3c: Morale with the Cover of the hex.
    pub fn morale(&self, s: &State, unit: UnitId, against: Against, sum: &mut Sum) {
        sum.add(self.face(s, unit).morale.into(), "3.1.4");
        self.modify(s, unit, true, sum);
        if self.is_tank(s, unit) {
            // T78.3a, g:3.1.4: Cover is nothing to a tank; g:F128.2a: Mines attack it with 9 instead of 6.
            let mined = i32::from(Book::MINED) * i32::from(against.mines);
            sum.add(-mined, "g:F128.2a");
            return;
        }
        self.cover(s, s.hex(unit), against, sum);
        self.reminders(s, unit, against, sum);
    }
    /// Morale as it counts for Rally and Rout rolls.
    pub fn nerve(&self, s: &State, unit: UnitId, sum: &mut Sum) {
        self.morale(s, unit, Against::default(), sum);
    }

    /// The ratings of a unit or a Weapon on the map with all that changes them where it stands; Morale with its Cover.
    pub fn ratings(&self, s: &State, piece: u16) -> Vec<(&'static str, i64)> {
        let total = |count: &dyn Fn(&mut Sum)| {
            let mut sum = Sum::quiet();
            count(&mut sum);
            i64::from(sum.total())
        };
        let Some(element) = self.element_of(s, piece) else {
            return Vec::new();
        };
        let [_, range] = self.element_range(s, element);
        let mut ratings = vec![
            ("fp", total(&|sum| self.element_fp(s, element, sum))),
            ("range", range.into()),
        ];
        if let Element::Unit(unit) = element {
            let against = Against::default();
            ratings.push(("movement", total(&|sum| self.movement(s, unit, false, sum))));
            ratings.push(("morale", total(&|sum| self.morale(s, unit, against, sum))));
            ratings.push(("command", self.command(s, unit).into()));
        }
        ratings
    }
    /// The unit or the carried Weapon on the map that a view gives this number.
    pub(crate) fn element_of(&self, s: &State, piece: u16) -> Option<Element> {
        let units = s.all_units().map(Element::Unit);
        let weapons = s.all_weapons().map(Element::Weapon);
        let id = |element: &Element| match *element {
            Element::Unit(unit) | Element::Gun(unit) => u16::from(unit),
            Element::Weapon(weapon) => crate::offers::weapon_id(weapon),
        };
        let element = units.chain(weapons).find(|element| id(element) == piece)?;
        self.is_carried(s, element).then_some(element)
    }

    /// gloss.cover, T78.3a, T78.3b: the best Cover of a hex, less a Road.
    pub fn cover(&self, s: &State, hex: HexId, against: Against, sum: &mut Sum) {
        if against.none {
            return;
        }
        let printed = self.printed_hex(hex);
        let row = self.terrain_row(self.terrain(s, hex));
        let (mut best, mut rule) = (row.cover, row.rule);
        // T87b, T97b: not against Mortars and Radio artillery.
        if !against.indirect && against.crossed > best.max(0) {
            best = against.crossed;
            rule = if best == 2 { "T97b" } else { "T87b" };
        }
        if let Some(fort) = s.markers(hex).fort()
            && let Some(covers) = self.fort_cover(fort)
        {
            let cover = covers[usize::from(against.indirect)];
            if cover > best {
                best = cover;
                rule = match fort {
                    Fort::Bunker => "F101a",
                    Fort::Pillbox => "F104a",
                    Fort::Trench => "F105.1",
                    _ => "F102",
                };
            }
        }
        // T93c, g:T116b: here a Road takes its point on Open Ground alone.
        let road = printed.road && (self.law.road_bare || self.terrain(s, hex) == Terrain::Open);
        sum.add(best.into(), rule);
        sum.add(-i32::from(road), "T93c");
    }
    /// The Cover of a hex as a number.
    pub fn cover_of(&self, s: &State, hex: HexId, against: Against) -> i8 {
        let mut sum = Sum::quiet();
        self.cover(s, hex, against, &mut sum);
        sum.total() as i8
    }
}

/// Weapons, and pieces that fire.
impl Book {
    /// What a Weapon is.
    #[inline]
    pub fn arm(&self, s: &State, weapon: WeaponId) -> &crate::book::WeaponKind {
        &self.arms[usize::from(s.weapon(weapon).kind)]
    }
    /// 11.1c, 3.2.3a, 13.2b, T89b, T95b, F106.3b: whether a carried Weapon may fire from where it is.
    pub fn can_fire(&self, s: &State, weapon: WeaponId) -> bool {
        let w = s.weapon(weapon);
        let by = s.bearer(weapon);
        let (u, hex) = (s.unit(by), s.hex(by));
        !w.broken
            && !u.broken
            && !u.suppressed
            && !self.terrain(s, hex).is_water()
            && !self.is_wired(s, by)
    }
    /// The unit behind a piece that fires.
    pub fn bearer(&self, s: &State, element: Element) -> UnitId {
        match element {
            Element::Unit(unit) | Element::Gun(unit) => unit,
            Element::Weapon(weapon) => s.bearer(weapon),
        }
    }
    /// Whether the unit behind a piece is there, on the map.
    pub fn is_carried(&self, s: &State, element: Element) -> bool {
        match element {
            Element::Unit(unit) | Element::Gun(unit) => s.is_on_map(unit),
            Element::Weapon(weapon) => s.bearer_on_map(weapon).is_some(),
        }
    }
    /// 3.3.1.3, O20.2b: Command for the Weapon of another than a Leader.
    fn weapon_bonus(&self, s: &State, weapon: WeaponId) -> i8 {
        let by = s.bearer(weapon);
        if self.arm(s, weapon).white_bar || self.is_leader(s, by) {
            return 0;
        }
        self.commands(s, s.unit(by).seat, s.hex(by))
    }
    /// The FP of a piece that fires.
    pub fn element_fp(&self, s: &State, element: Element, sum: &mut Sum) {
        match element {
            Element::Unit(unit) => self.fp(s, unit, sum),
            Element::Gun(tank) => {
                sum.add(self.tank_gun(s, tank)[0].into(), "g:O21.3.2a");
                // g:3.1.1, 13.2a: it is the tank's own Firepower.
                self.modify(s, tank, true, sum);
            }
            Element::Weapon(weapon) => {
                sum.add(self.arm(s, weapon).fp.into(), "11.1a");
                sum.add(self.weapon_bonus(s, weapon).into(), "3.3.1.3");
            }
        }
    }
    /// The greatest range of a piece that fires, with all that changes it.
    pub(crate) fn range_in(&self, s: &State, element: Element, sum: &mut Sum) {
        match element {
            Element::Unit(unit) => {
                sum.add(self.face(s, unit).range.into(), "3.1.2");
                self.modify(s, unit, true, sum);
            }
            Element::Gun(tank) => {
                sum.add(self.tank_gun(s, tank)[1].into(), "3.1.2");
                self.modify(s, tank, true, sum);
            }
            Element::Weapon(weapon) => {
                sum.add(self.arm(s, weapon).range[1].into(), "11.1a");
                sum.add(self.weapon_bonus(s, weapon).into(), "3.3.1.3");
            }
        }
    }
    /// The least and the greatest range of a piece that fires.
    pub fn element_range(&self, s: &State, element: Element) -> [i8; 2] {
        match element {
            Element::Unit(unit) => [1, self.range(s, unit)],
            Element::Gun(tank) => {
                let mut sum = Sum::quiet();
                sum.add(self.tank_gun(s, tank)[1].into(), "3.1.2");
                self.modify(s, tank, true, &mut sum);
                [1, sum.total() as i8]
            }
            Element::Weapon(weapon) => {
                let [least, most] = self.arm(s, weapon).range;
                [least, most + self.weapon_bonus(s, weapon)]
            }
        }
    }
    /// 3.1.6: whether the FP of a piece is boxed.
    pub fn boxed_fp(&self, s: &State, element: Element) -> bool {
        match element {
            Element::Unit(unit) => self.face(s, unit).boxed_fp,
            Element::Weapon(weapon) => self.arm(s, weapon).boxed_fp,
            Element::Gun(_) => false,
        }
    }
    /// 3.1.6: whether the Range of a piece is boxed.
    pub fn boxed_range(&self, s: &State, element: Element) -> bool {
        match element {
            Element::Unit(unit) => self.face(s, unit).boxed_range,
            Element::Weapon(weapon) => self.arm(s, weapon).boxed_range,
            Element::Gun(_) => false,
        }
    }
    /// O20.3a: whether a piece has range and sight to a hex; with what Hindrance.
    #[inline]
    pub fn bears(&self, s: &State, element: Element, hex: HexId) -> Option<u8> {
        let from = s.hex(self.bearer(s, element));
        self.reaches(s, from, self.element_range(s, element), hex)
    }
    /// O20.3a: the same from a hex with that least and greatest range.
    #[inline]
    pub fn reaches(
        &self,
        s: &State,
        from: HexId,
        [least, most]: [i8; 2],
        hex: HexId,
    ) -> Option<u8> {
        let range = self.distance(from, hex);
        if range < least.max(1) || range > most {
            return None;
        }
        self.sight(s, from, hex)
    }
    /// The pieces of an attack.
    pub fn elements(&self, attack: &Attack) -> impl Iterator<Item = Element> + use<> {
        let arms = attack.arms.weapons();
        let piece = if attack.gun {
            Element::Gun
        } else {
            Element::Unit
        };
        let units = attack.units.iter().map(piece);
        units.chain(arms.iter().map(Element::Weapon))
    }
    /// gloss.mortars-and-artillery: whether the attack is of the pair.
    pub fn is_indirect(&self, s: &State, attack: &Attack) -> bool {
        attack.means == Means::Impact
            || self.elements(attack).any(|element| {
                matches!(element, Element::Weapon(weapon) if self.arm(s, weapon).arm == Arm::Mortar)
            })
    }
    /// 10.3.2, O20.3.2a: the worst Hindrance of an attack; none for an Artillery Weapon (10.3.1).
    pub fn hindrance(&self, s: &State, attack: &Attack) -> u8 {
        let hexes = [attack.hex, attack.second];
        let mut worst = 0;
        for element in self.elements(attack) {
            if self.is_artillery(s, element) {
                continue;
            }
            let from = s.hex(self.bearer(s, element));
            for hex in hexes.into_iter().filter(|&hex| hex != crate::kinds::OFF) {
                worst = worst.max(self.sight(s, from, hex).unwrap_or(0));
            }
        }
        worst
    }
    /// O20.3.1.2, O20.3.2a, T88.2: the FP of an attack before the roll.
    pub fn attack_fp(&self, s: &State, attack: &Attack, sum: &mut Sum) {
        if attack.given > 0 {
            let rule = match attack.means {
                Means::Mines => "F103.2a",
                Means::Air => "g:O17.1d",
                _ => "O18.2.3.2b",
            };
            sum.add(attack.given.into(), rule);
            return;
        }
        let alone = |element: &Element| {
            let mut own = Sum::quiet();
            self.element_fp(s, *element, &mut own);
            own.total()
        };
        let Some(base) = self.elements(attack).max_by_key(alone) else {
            return;
        };
        self.element_fp(s, base, sum);
        sum.add(self.elements(attack).count() as i32 - 1, "O20.3.1.2");
        sum.add(self.close_bonus(s, attack), "g:O21.3.2b");
        let from = |element: Element| self.printed_hex(s.hex(self.bearer(s, element))).level;
        // T88.2a, T88.2b: once each, for either hex of Spray Fire.
        let hexes = [attack.hex, attack.second];
        let level = |hex: HexId| self.printed_hex(hex).level;
        let any = |test: fn(&i8, &i8) -> bool| {
            let targets = hexes.into_iter().filter(|&hex| hex != crate::kinds::OFF);
            let levels = targets.map(level);
            i32::from(levels.into_iter().any(|to| {
                self.elements(attack)
                    .any(|element| test(&from(element), &to))
            }))
        };
        sum.add(-any(i8::lt), "T88.2a");
        sum.add(any(i8::gt), "T88.2b");
        sum.add(-i32::from(self.hindrance(s, attack)), "10.3.2");
        for boost in Boost::ALL {
            sum.add(2 * i32::from(attack.boosted(boost)), boost.rule());
        }
    }
}
