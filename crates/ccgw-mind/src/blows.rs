//! What units can do to each other.

use crate::eye::{Eye, Threat};
use crate::odds::{self, FIGURES, MOST_DICE};
use ccgw::{Ability, Combat, Command, Far, Kind, Mode, NOBODY, foe};
use hex::HexId;

/// Dice beyond this number are rare enough to be counted as this many.
const DICE: usize = 5;

/// What each number of dice is worth.
type Row = [f64; DICE + 1];

/// A unit in a hex, to be attacked, and what dice are worth there to its enemy, if he is not on a hill.
pub(super) struct Aim {
    target: u8,
    at: HexId,
    ranged: Row,
    close: Row,
}

/// Nobody has dice further away.
const FAR: usize = 16;

/// A unit in a hex, to attack from there.
pub(super) struct Arm<'a> {
    unit: u8,
    from: HexId,
    /// How far it is to each hex.
    far: &'a Far,
    ability: &'a Ability,
    /// How far it can strike, in a coming turn with the step before it.
    reach: u8,
    /// Its dice by range …
    dice: [u8; FAR + 1],
    /// … and those lost through the hex.
    lost: u8,
    /// The ranges at which it can attack, one bit each …
    able: u32,
    /// … and at which Deadly hits.
    deadly: u32,
}

impl Arm<'_> {
    fn is_able(&self, range: u8) -> bool {
        self.able >> range.min(31) & 1 == 1
    }
}

/// What each number of dice is worth by the hits it scores and by the Flags that count, from so many on.
#[inline]
fn by_dice<const N: usize>(
    from: usize,
    hits: &[f64; FIGURES + 1],
    flag: f64,
    ignored: [u8; 2],
    deadly: bool,
) -> [f64; N] {
    let [soldiers, flags] = ignored;
    let (odds, flags) = (odds::hits(soldiers, deadly), odds::flags(flags));
    let mut worth = [0.0; N];
    for n in 1..=FIGURES {
        for dice in 0..N {
            worth[dice] += odds[n][from + dice] * hits[n];
        }
    }
    std::array::from_fn(|dice| worth[dice] + flag * flags[from + dice])
}

/// What dice are worth.
impl Eye<'_> {
    /// What so many hits on a unit are worth, to its enemy.
    fn hits_on(&self, target: u8) -> [f64; FIGURES + 1] {
        let u = self.s.unit(target);
        let strength = self.strength(u.kind);
        let figures = usize::from(u.figures).min(FIGURES);
        let medal = self.medal[foe(u.seat).index()];
        std::array::from_fn(|hits| match figures.checked_sub(hits) {
            None | Some(0) => strength[figures] + medal,
            Some(left) => strength[figures] - strength[left],
        })
    }

    /// What so many dice are worth against a unit in a hex, to its enemy.
    pub fn roll(
        &self,
        dice: u8,
        mode: Mode,
        deadly: bool,
        from: HexId,
        target: u8,
        at: HexId,
    ) -> f64 {
        let ignored = self.book.ignored(self.s, at, mode, from);
        let dice = usize::from(dice).min(MOST_DICE);
        let [worth] = by_dice(dice, &self.hits_on(target), self.w.flag, ignored, deadly);
        worth
    }

    /// A unit, if it stood in this hex.
    fn aim(&self, target: u8, at: HexId) -> Aim {
        let hits = self.hits_on(target);
        let row = |mode: Mode| {
            let ignored = self.book.ignored(self.s, at, mode, at);
            by_dice(0, &hits, self.w.flag, ignored, mode == Mode::Close)
        };
        Aim {
            target,
            at,
            ranged: row(Mode::Ranged),
            close: row(Mode::Close),
        }
    }

    /// The enemies of a unit where they stand.
    fn aims(&self, unit: u8) -> &[Aim] {
        let s = self.s;
        let side = foe(s.unit(unit).seat);
        self.aims[side.index()].get_or_init(|| {
            let mut aims = Vec::with_capacity(s.alive[side].len() as usize);
            let all = s.alive[side].iter();
            aims.extend(all.map(|target| self.aim(target, s.unit(target).hex)));
            aims
        })
    }
}

/// What units can do in a coming turn.
impl<'a> Eye<'a> {
    /// Dice lost through the hex a unit attacks from.
    fn lost_dice(&self, from: HexId, entered: bool) -> u8 {
        let ground = self.book.ground(self.book.under_wire(self.s, from));
        let lost = if entered {
            ground.lost_entering
        } else {
            ground.lost_standing
        };
        lost + u8::from(self.s.wire.contains(from))
    }

    /// A unit in a hex, with nothing but what it has in every turn.
    fn arm(&self, unit: u8, from: HexId, entered: bool) -> Arm<'a> {
        let (book, s) = (self.book, self.s);
        let u = s.unit(unit);
        let ability = book.ability(u.kind);
        let reach = ability.dice.len().min(FAR);
        let mut dice = [0; FAR + 1];
        dice[1..=reach].copy_from_slice(&ability.dice[..reach]);
        let bits = |ranges: &[u8]| {
            ranges
                .iter()
                .fold(0, |all, &range| all | 1 << range.min(31))
        };
        let mut deadly = bits(&ability.deadly_at);
        if let Some(specialist) = u.specialist {
            let skill = book.skill(specialist);
            dice[1] += skill.close;
            let moved = skill.unmoved && (u.moved > 0 || from != u.hex);
            if !moved {
                let more = dice[2..].iter_mut().zip(&skill.ranged);
                more.for_each(|(dice, more)| *dice += more);
            }
            deadly |= bits(&skill.deadly_at);
        }
        // From beside an enemy nobody fires.
        let held = book.near(from).meets(s.occupied[foe(u.seat)]);
        let able = (2 << reach) - 2;
        Arm {
            unit,
            from,
            far: book.far_from(from),
            ability,
            reach: reach as u8,
            dice,
            lost: self.lost_dice(from, entered),
            able: if held { able & 0b10 } else { able },
            deadly,
        }
    }

    /// What a unit can do to an enemy at this range; what is not worth more than the least may be told as nothing.
    fn strike(&self, arm: &Arm, range: u8, aim: &Aim, least: f64) -> f64 {
        if !arm.is_able(range) {
            return 0.0;
        }
        let (book, s) = (self.book, self.s);
        let (from, at) = (arm.from, aim.at);
        let dice = arm.dice[usize::from(range)];
        if range == 1 {
            let dice = dice.saturating_sub(arm.lost);
            if book.hills.contains(from) {
                return self.roll(dice, Mode::Close, true, from, aim.target, at);
            }
            return aim.close[usize::from(dice).min(DICE)];
        }
        let mortar = s.unit(arm.unit).kind == Kind::Mortar;
        let acquired = mortar && s.acquired.has(aim.target);
        let dice = (dice + u8::from(acquired)).saturating_sub(arm.lost);
        let value = match acquired || arm.deadly >> range & 1 == 1 {
            true => self.roll(dice, Mode::Ranged, true, from, aim.target, at),
            false => aim.ranged[usize::from(dice).min(DICE)],
        };
        // Sight is looked at last: it takes longest, and often nothing hangs on it.
        let counts = value > least && (!arm.ability.sight || book.sees_past(self.solid, from, at));
        if counts { value } else { 0.0 }
    }

    /// A unit where it stands, for a coming turn.
    fn own_arm(&self, unit: u8) -> &Arm<'a> {
        self.kept(unit).arm.get_or_init(|| {
            let arm = self.arm(unit, self.s.unit(unit).hex, false);
            let reach = match self.s.dry == Some(unit) {
                true => 1,
                false => arm.reach + arm.ability.move_and_fight,
            };
            Arm { reach, ..arm }
        })
    }

    /// What a unit can do to an enemy in a coming turn, a step before it included; what is not worth more than the least
    /// may be told as less.
    fn menace(&self, arm: &Arm, aim: &Aim, least: f64) -> f64 {
        let range = arm.far[aim.at.index()];
        if range > arm.reach {
            return 0.0;
        }
        let near = match arm.ability.move_and_fight > 0 && range > 1 {
            true => arm.ability.dice.get(usize::from(range) - 2),
            false => None,
        };
        // One step is looked at: a tank two steps away counts for what it can do from where it is.
        let Some(&near) = near else {
            return self.strike(arm, range, aim, least);
        };
        let near = usize::from(near);
        let there = if range == 2 {
            aim.close[near]
        } else {
            aim.ranged[near]
        };
        let there = self.w.after_step * there;
        let here = self.strike(arm, range, aim, least.max(there));
        here.max(there)
    }

    /// What each enemy of this unit could do to it if it stood in this hex.
    pub fn dangers(&self, unit: u8, at: HexId) -> impl Fn(u8) -> f64 {
        let aim = self.aim(unit, at);
        move |enemy| self.menace(self.own_arm(enemy), &aim, f64::MIN)
    }

    /// The same, all of them together.
    pub fn danger(&self, unit: u8, at: HexId) -> f64 {
        let enemies = self.s.alive[foe(self.s.unit(unit).seat)].iter();
        enemies.map(self.dangers(unit, at)).sum()
    }

    /// What a unit can do at most to one enemy where they stand, in a coming turn.
    pub fn threats_of(&self, unit: u8) -> Threat {
        *self.kept(unit).threat.get_or_init(|| {
            let mut threat = Threat {
                unit,
                best: 0.0,
                at: NOBODY,
                second: 0.0,
            };
            let arm = self.own_arm(unit);
            for aim in self.aims(unit) {
                let value = self.menace(arm, aim, threat.second);
                if value > threat.best {
                    (threat.second, threat.best, threat.at) = (threat.best, value, aim.target);
                } else if value > threat.second {
                    threat.second = value;
                }
            }
            threat
        })
    }

    /// The best attack of a unit in a coming turn.
    pub fn threat(&self, unit: u8) -> f64 {
        self.threats_of(unit).best
    }
}

/// What ordered units can do.
impl<'a> Eye<'a> {
    /// Whether an ordered unit may still fight this turn once it has moved so many hexes.
    pub fn may_fight(&self, unit: u8, moved: u8) -> bool {
        let s = self.s;
        !s.barred.has(unit)
            && !s.fought.has(unit)
            && moved <= self.book.fight_limit(s, unit)
            && !self.book.ordered_by(s, unit, Command::Relief)
    }

    /// An ordered unit in a hex, with what it has more this turn.
    fn ordered_arm(&self, unit: u8, from: HexId, entered: bool) -> Arm<'a> {
        let (book, s) = (self.book, self.s);
        let u = s.unit(unit);
        let show = u8::from(book.ordered_by(s, unit, Command::BigShow));
        let firefight = u8::from(book.ordered_by(s, unit, Command::Firefight));
        let barrage = match u.kind {
            Kind::MachineGun => s.effects.has(Combat::MgBarrage),
            Kind::Mortar => s.effects.has(Combat::MortarBarrage),
            _ => false,
        };
        let still = u.moved == 0 && from == u.hex;
        let mut arm = self.arm(unit, from, entered);
        arm.dice[1] += show;
        let more = show + firefight + u8::from(barrage && still);
        { arm.dice[2..].iter_mut() }.for_each(|dice| *dice += more);
        if firefight > 0 {
            arm.able &= !0b10;
        }
        if s.dry == Some(unit) {
            arm.able &= 0b10;
        }
        arm
    }

    /// What an ordered unit could do now from this hex to an enemy.
    pub fn attack(&self, unit: u8, from: HexId, entered: bool, target: u8) -> f64 {
        let arm = self.ordered_arm(unit, from, entered);
        let aim = self.aims(unit).iter().find(|aim| aim.target == target);
        aim.map_or(0.0, |aim| {
            self.strike(&arm, arm.far[aim.at.index()], aim, f64::MIN)
        })
    }

    /// The best attack an ordered unit could make from this hex.
    pub fn attack_now(&self, unit: u8, from: HexId, entered: bool) -> f64 {
        self.best(&self.ordered_arm(unit, from, entered))
    }

    /// The best attack a unit could make from this hex in a later turn, without moving again.
    pub fn attack_later(&self, unit: u8, from: HexId) -> f64 {
        self.best(&self.arm(unit, from, false))
    }

    fn best(&self, arm: &Arm) -> f64 {
        let mut best: f64 = 0.0;
        for aim in self.aims(arm.unit) {
            let range = arm.far[aim.at.index()];
            if arm.is_able(range) {
                best = best.max(self.strike(arm, range, aim, best));
            }
        }
        best
    }
}
