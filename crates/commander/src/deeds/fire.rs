//! Actions before one's own Fire roll (A27, A30, A34, A37, A40, A41): 2 FP more, but for Spray Fire.

use super::{Boost, Effect, Row, When, only_if};
use crate::book::{Book, WeaponKind};
use crate::edition::Edition;
use crate::frame::{Attack, Means, Moment, Stage};
use crate::ids::UnitId;
use crate::kinds::{Arm, Class, OFF};
use crate::state::{State, foe};
use hex::HexId;
use table::{Legal, No, no};

const BEFORE_FIRE: Row = Row {
    moments: &[Moment::BeforeFire],
    ..Row::NONE
};

/// A27: the Defender, with a Weapon of 5 FP or more.
pub const BORE_SIGHTING: Row = Row {
    when: When::Fires(|book, s, attack| {
        let defends = book.defends(attack.seat);
        defends.map_err(|_| No::by(&["A27"], "no-defender"))?;
        let heavy = book.firing(s, attack).any(|arm| arm.fp >= 5);
        only_if(heavy, &["A27"], "no-bore-sighting")
    }),
    effect: Effect::Adds(Some(Boost::BoreSighting), None),
    rules: &["A27"],
    ..BEFORE_FIRE
};

/// A30: Op Fire.
pub const CROSSFIRE: Row = Row {
    when: When::Fires(|_, _, attack| {
        only_if(attack.means == Means::OpFire, &["A30"], "no-crossfire")
    }),
    effect: Effect::Adds(Some(Boost::Crossfire), None),
    rules: &["A30"],
    ..BEFORE_FIRE
};

/// A34: from a hex beside the target.
pub const HAND_GRENADES: Row = Row {
    when: When::Fires(|book, s, attack| {
        let near = |element| {
            let from = s.hex(book.bearer(s, element));
            book.distance(from, attack.hex) == 1
                || (attack.second != OFF && book.distance(from, attack.second) == 1)
        };
        only_if(book.elements(attack).any(near), &["A34"], "no-grenades")
    }),
    effect: Effect::Adds(Some(Boost::HandGrenades), None),
    rules: &["A34"],
    ..BEFORE_FIRE
};

/// A37: the only such card names its own nation. g:A50: a Section or a Squad.
pub const MARKSMANSHIP: Row = Row {
    when: When::Fires(|book, s, attack| {
        let aims = |unit: UnitId| match book.edition {
            Edition::Europe => book.class(s, unit) != Class::Leader,
            Edition::GreatWar => book.is_rifle(s, unit),
        };
        let aimed = attack.units.iter().any(aims);
        only_if(aimed, &["A37"], "no-marksmanship")
    }),
    effect: Effect::Adds(Some(Boost::Marksmanship), None),
    rules: &["A37"],
    ..BEFORE_FIRE
};

/// A40: the hex is named at once; the window is opened again after it.
pub const SPRAY_FIRE: Row = Row {
    when: When::Fires(|book, s, attack| book.may_spray(s, attack).map(drop)),
    effect: Effect::Does(|book, s, _, _| {
        s.stack.pop();
        if let Some(attack) = book.nearest_attack_mut(s) {
            attack.stage = Stage::Spray;
        }
    }),
    rules: &["A40a"],
    ..BEFORE_FIRE
};

/// A41a: a machine gun or a Mortar fires.
pub const SUSTAINED_FIRE: Row = Row {
    when: When::Fires(|book, s, attack| {
        let sustains = |arm: &WeaponKind| arm.arm.is_mg() || arm.arm == Arm::Mortar;
        let sustained = book.firing(s, attack).any(sustains);
        only_if(sustained, &["A41a"], "no-sustained")
    }),
    effect: Effect::Adds(Some(Boost::SustainedFire), None),
    rules: &["A41a"],
    ..BEFORE_FIRE
};

impl Book {
    /// The Weapons that fire.
    fn firing<'a>(
        &'a self,
        s: &'a State,
        attack: &Attack,
    ) -> impl Iterator<Item = &'a WeaponKind> + use<'a> {
        let arms = attack.arms.weapons();
        arms.iter().map(move |weapon| self.arm(s, weapon))
    }

    /// A40: the hexes that Spray Fire could hit besides.
    pub fn may_spray(&self, s: &State, attack: &Attack) -> Legal<Vec<HexId>> {
        if attack.second != OFF {
            return no(&["A40c"], "no-spray-twice");
        }
        if !self.elements(attack).all(|e| self.boxed_range(s, e)) {
            return no(&["A40a", "3.1.6"], "no-spray-boxed");
        }
        // O20.3.2b: the worse Hindrance must leave some FP.
        let strong = |hex: HexId| {
            let both = Attack {
                second: hex,
                ..*attack
            };
            let mut sum = table::Sum::quiet();
            self.attack_fp(s, &both, &mut sum);
            sum.total() >= 1
        };
        let hit = |&hex: &HexId| {
            !s.of_side(foe(attack.seat), hex).is_empty()
                && self
                    .elements(attack)
                    .all(|e| self.bears(s, e, hex).is_some())
                && strong(hex)
        };
        let hexes: Vec<HexId> = self.near(attack.hex).iter().filter(hit).collect();
        if hexes.is_empty() {
            return no(&["A40a", "A40b"], "no-spray-hex");
        }
        Ok(hexes)
    }
}
