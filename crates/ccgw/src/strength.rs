//! How many dice, and who may attack whom. Figures lost cost no dice (combat.losses-do-not-weaken).

use crate::book::Book;
use crate::combat_cards::Combat;
use crate::command_cards::Command;
use crate::frame::Attack;
use crate::ground::attacker_rule;
use crate::kinds::{Kind, Specialist, Terrain};
use crate::state::{State, foe};
use crate::works::WORKED;
use hex::HexId;
use table::Sum;
use table::{Legal, No};

impl Book {
    /// Whether the unit has its order from this Command card, and not besides it (cc.pigeons).
    #[inline]
    pub fn ordered_by(&self, s: &State, unit: u8, card: Command) -> bool {
        s.card == Some(card) && s.ordered.has(unit) && !s.besides.has(unit)
    }

    /// Hexes this unit may move and still fight (move.infantry, move.mg-mortar).
    pub fn fight_limit(&self, s: &State, unit: u8) -> u8 {
        let forward = s.effects.has(Combat::Forward);
        self.limit_with(s, unit, forward, s.raid.unit == Some(unit))
    }

    /// The same with or without the hex more of own.cc.forward, and as a raider or not.
    pub fn limit_with(&self, s: &State, unit: u8, forward: bool, raids: bool) -> u8 {
        let u = s.unit(unit);
        let base = self.ability(u.kind).move_and_fight;
        let skill = u.specialist.map(|specialist| self.skill(specialist));
        let limit = match u.kind {
            Kind::Infantry => {
                // cmd.infantry-attack: two hexes and fight. fx.spec.elite: the same, and the two do not add up.
                let ordered = base + u8::from(self.ordered_by(s, unit, Command::InfantryAttack));
                ordered.max(skill.map_or(0, |skill| skill.move_and_fight)) + u8::from(forward)
            }
            // own.cc.redeploy: one hex and fight; own.cc.forward: another.
            Kind::MachineGun | Kind::Mortar => {
                base + u8::from(s.effects.has(Combat::Redeploy)) + u8::from(forward)
            }
            // own.tank.move, own.gun.move
            Kind::Schneider | Kind::SaintChamond | Kind::FieldGun => base,
        };
        // own.cc.trench-raid: the raider moves up to two hexes and fights.
        let limit = match raids {
            true => limit.max(2),
            false => limit,
        };
        // fx.spec.flamethrower-move
        let most = skill.and_then(|skill| skill.at_most);
        most.map_or(limit, |most| limit.min(most))
    }

    /// Whether this ordered unit may still fight this turn, in whatever way.
    pub fn may_fight(&self, s: &State, unit: u8) -> Legal {
        if s.unit(unit).seat != s.active {
            return Err(No::by(&["p2.designate"], "ccgw-no-own-first"));
        }
        let u = s.unit(unit);
        if !s.ordered.has(unit) {
            return Err(No::by(
                &["p2.designate", "comp.cards.command"],
                "ccgw-no-not-ordered",
            ));
        }
        if self.has_worked(s, unit) {
            return Err(WORKED.and(&["combat.once"]));
        }
        if s.fought.has(unit) {
            // Who might fight twice is kept from it by the ground.
            let second: &[&str] =
                match u.specialist == Some(Specialist::Officer) && self.stops_entering(s, u.hex) {
                    true => &["bonus.terrain"],
                    false => &[],
                };
            return Err(No::by(&["combat.once", "combat.one-type"], "ccgw-no-fought").and(second));
        }
        if s.barred.has(unit) {
            let rules: &[&str] = match s.frozen == Some(unit) {
                true => &["own.cc.frostbite", "cc.frostbite"],
                false => &["own.cc.forward", "cc.forward"],
            };
            return Err(No::by(rules, "ccgw-no-barred"));
        }
        if self.ordered_by(s, unit, Command::Relief) {
            return Err(No::by(&["cmd.relief"], "ccgw-no-relief-fight"));
        }
        if u.moved > self.fight_limit(s, unit) {
            return Err(match u.kind {
                Kind::Infantry if u.specialist == Some(Specialist::Flamethrower) => No::by(
                    &["fx.spec.flamethrower-move", "move.infantry"],
                    "ccgw-no-moved-too-far",
                ),
                Kind::Infantry => No::by(
                    &["move.infantry", "melee.infantry", "ranged.infantry-move"],
                    "ccgw-no-moved-too-far",
                )
                .and(
                    match (
                        u.specialist,
                        self.ordered_by(s, unit, Command::InfantryAttack),
                    ) {
                        (Some(Specialist::Elite), true) => {
                            &["cmd.infantry-attack", "fx.spec.elite"]
                        }
                        (Some(Specialist::Elite), false) => &["fx.spec.elite"],
                        (Some(Specialist::Officer), true) => {
                            &["cmd.infantry-attack", "fx.spec.officer-move"]
                        }
                        (Some(Specialist::Officer), false) => &["fx.spec.officer-move"],
                        (_, true) => &["cmd.infantry-attack"],
                        (_, false) => &[],
                    },
                ),
                // own.cc.redeploy: it has moved farther than the card lets it.
                Kind::MachineGun | Kind::Mortar if s.effects.has(Combat::Redeploy) => No::by(
                    &["own.cc.redeploy", "cc.redeploy", "move.mg-mortar"],
                    "ccgw-no-moved-too-far",
                ),
                Kind::MachineGun => No::by(
                    &["move.mg-mortar", "ranged.mg", "melee.mg-mortar"],
                    "ccgw-no-moved-support",
                ),
                Kind::Mortar => No::by(
                    &["move.mg-mortar", "ranged.mortar", "melee.mg-mortar"],
                    "ccgw-no-moved-support",
                ),
                Kind::Schneider | Kind::SaintChamond => {
                    No::by(&["own.tank.move"], "ccgw-no-moved-too-far")
                }
                Kind::FieldGun => No::by(&["own.gun.move"], "ccgw-no-moved-gun"),
            });
        }
        Ok(())
    }

    /// Whether this ordered unit may fire at this hex, and with how many dice.
    pub fn may_fire(&self, s: &State, unit: u8, at: HexId) -> Legal<u8> {
        self.may_fight(s, unit)?;
        if self.went_raiding(s, unit) {
            return Err(No::by(
                &["own.cc.trench-raid", "cc.trench-raid"],
                "ccgw-no-raid-close",
            ));
        }
        let target = s.at(at);
        match target {
            Some(target) if s.unit(target).seat != s.unit(unit).seat => {}
            // ter.wire.mortar: a mortar may fire at wire without a unit.
            None if s.unit(unit).kind == Kind::Mortar && s.wire.contains(at) => {}
            _ => {
                return Err(No::by(
                    &["ranged.definition", "combat.single-target"],
                    "ccgw-no-target",
                )
                .at(at));
            }
        }
        let mut sum = Sum::quiet();
        self.ranged_dice(s, unit, at, &mut sum)
    }

    /// Whether a unit can reach this hex with fire, and the dice it rolls: range, sight, its own hex.
    /// Ordered fire and return fire alike.
    pub fn ranged_dice(&self, s: &State, unit: u8, at: HexId, sum: &mut Sum) -> Legal<u8> {
        let u = s.unit(unit);
        self.may_fight_here(s, unit)?;
        // own.tank.building: who has driven into one this turn does not fire from it.
        let housed = matches!(
            self.moves_as(s, u.hex),
            Terrain::Building | Terrain::Ruin | Terrain::Church
        );
        if u.kind.is_tank() && housed && s.entered.has(unit) {
            return Err(No::by(&["own.tank.building"], "ccgw-no-tank-building").at(u.hex));
        }
        // cc.out-of-ammo
        if s.dry == Some(unit) && s.turn <= s.dry_until {
            return Err(No::by(
                &["own.cc.out-of-ammo", "cc.out-of-ammo"],
                "ccgw-no-dry",
            ));
        }
        let range = self.distance(u.hex, at);
        if range < 2 {
            return Err(No::by(
                &["ranged.not-adjacent", "melee.definition"],
                "ccgw-no-adjacent",
            ));
        }
        if self.near(u.hex).meets(s.occupied[foe(u.seat)]) {
            return Err(No::by(
                &["ranged.adjacent-shooter", "ranged.not-adjacent"],
                "ccgw-no-adjacent-shooter",
            ));
        }
        let ability = self.ability(u.kind);
        let rule = match u.kind {
            Kind::Infantry => "ranged.infantry",
            Kind::MachineGun => "ranged.mg",
            Kind::Mortar => "ranged.mortar",
            Kind::Schneider | Kind::SaintChamond => "own.tank.dice",
            Kind::FieldGun => "own.gun.dice",
        };
        // ranged.count-range: the target's hex counts, the shooter's does not.
        let Some(&dice) = ability.dice.get(range as usize - 1) else {
            return Err(match u.kind {
                Kind::Infantry => No::by(
                    &["ranged.infantry", "ranged.range-and-los"],
                    "ccgw-no-range",
                ),
                Kind::MachineGun => No::by(&["ranged.mg", "ranged.range-and-los"], "ccgw-no-range"),
                Kind::Mortar => No::by(&["ranged.mortar", "ranged.range-and-los"], "ccgw-no-range"),
                Kind::Schneider | Kind::SaintChamond => {
                    No::by(&["own.tank.dice", "ranged.range-and-los"], "ccgw-no-range")
                }
                Kind::FieldGun => {
                    No::by(&["own.gun.dice", "ranged.range-and-los"], "ccgw-no-range")
                }
            });
        };
        // los.needed, ranged.range-and-los: a mortar needs no sight.
        if ability.sight && !self.sees(s, u.hex, at) {
            return Err(self.sight_refusal(s, u.hex, at));
        }
        sum.add(i32::from(dice), rule);
        if let Some(specialist) = u.specialist {
            let skill = self.skill(specialist);
            let more = skill.ranged.get(range as usize - 2).copied().unwrap_or(0);
            if !(skill.unmoved && u.moved > 0) {
                sum.add(i32::from(more), skill_rule(specialist, u.kind));
            }
        }
        if u.kind == Kind::Mortar && self.is_acquired(s, at) {
            sum.add(1, "fx.spec.observer-bonus");
        }
        self.own_hex(s, unit, sum);
        if s.ordered.has(unit) {
            self.ordered_bonus(s, unit, sum);
        }
        self.needs_a_die(s, unit, sum)
    }

    /// The refusal for a blocked line, citing what blocks it and how.
    pub fn sight_refusal(&self, s: &State, from: HexId, to: HexId) -> No {
        let hex = self.blocker(s, from, to).unwrap_or(to);
        let hills = self.hills.contains(from) && self.hills.contains(to);
        let also: &[&str] = if !self.lines.between(from, to).through.contains(hex) {
            &["los.edge", "los.centre-line", "ranged.range-and-los"]
        } else if hills && self.hills.contains(hex) {
            &[
                "los.centre-line",
                "ranged.range-and-los",
                "ter.hill.los-plateau",
            ]
        } else if hills {
            &[
                "los.centre-line",
                "ranged.range-and-los",
                "ter.hill.los-valley",
            ]
        } else {
            &["los.centre-line", "ranged.range-and-los"]
        };
        let rules: &[&str] = if s.at(hex).is_some() {
            // A unit blocks wherever it stands; these hexes alone would not.
            match self.fights_as(s, hex) {
                Terrain::Trench => &["los.obstacles", "ter.trench.los"],
                Terrain::ShellCrater => &["los.obstacles", "ter.shell-crater.los"],
                Terrain::MineCrater => &["los.obstacles", "ter.mine-crater.los"],
                Terrain::Ford => &["los.obstacles", "fx.ter.water.los"],
                _ => &["los.obstacles"],
            }
        } else {
            match self.moves_as(s, hex) {
                Terrain::Forest => &["ter.forest.los", "los.obstacles"],
                Terrain::Building => &["ter.building.los", "los.obstacles"],
                Terrain::Ruin => &["ter.ruin.los", "los.obstacles"],
                Terrain::Church => &["fx.ter.church.los", "los.obstacles"],
                Terrain::Bunker => &["fx.ter.bunker.los", "los.obstacles"],
                _ if self.hills.contains(from) != self.hills.contains(to) => {
                    &["ter.hill.los-second-hex", "los.obstacles"]
                }
                _ => &["ter.hill.los-behind", "los.obstacles"],
            }
        };
        No::by(rules, "ccgw-no-sight-hex").and(also).at(hex)
    }

    /// Whether this ordered unit may close-combat the unit in this hex, and with how many dice.
    pub fn may_assault(&self, s: &State, unit: u8, at: HexId) -> Legal<u8> {
        self.may_fight(s, unit)?;
        let u = s.unit(unit);
        if self.ordered_by(s, unit, Command::Firefight) {
            return Err(No::by(&["cmd.firefight"], "ccgw-no-firefight-close"));
        }
        if s.at(at).is_none_or(|target| s.unit(target).seat == u.seat) {
            return Err(
                No::by(&["melee.declare", "combat.single-target"], "ccgw-no-target").at(at),
            );
        }
        if self.distance(u.hex, at) != 1 {
            return Err(No::by(
                &["melee.definition", "melee.declare"],
                "ccgw-no-not-adjacent",
            )
            .at(at));
        }
        if self.went_raiding(s, unit) && self.tile(s, at) != Terrain::Trench {
            return Err(No::by(
                &["own.cc.trench-raid", "cc.trench-raid"],
                "ccgw-no-raid-trench",
            )
            .at(at));
        }
        let mut sum = Sum::quiet();
        self.close_dice(s, unit, at, false, &mut sum)
    }

    /// The dice of a close combat: melee.infantry, melee.mg-mortar and what changes them.
    pub fn close_dice(
        &self,
        s: &State,
        unit: u8,
        at: HexId,
        grenade: bool,
        sum: &mut Sum,
    ) -> Legal<u8> {
        let u = s.unit(unit);
        self.may_fight_here(s, unit)?;
        let rule = match u.kind {
            Kind::Infantry => "melee.infantry",
            Kind::MachineGun | Kind::Mortar => "melee.mg-mortar",
            Kind::Schneider | Kind::SaintChamond => "own.tank.dice",
            Kind::FieldGun => "own.gun.dice",
        };
        sum.add(i32::from(self.ability(u.kind).dice[0]), rule);
        if let Some(specialist) = u.specialist {
            let rule = match specialist {
                Specialist::Grenadier => "spec.grenadier-melee",
                other => skill_rule(other, u.kind),
            };
            sum.add(i32::from(self.skill(specialist).close), rule);
        }
        self.own_hex(s, unit, sum);
        if self.ordered_by(s, unit, Command::BigShow) {
            sum.add(1, "cmd.big-show-bonus");
        }
        if grenade {
            sum.add(1, "own.cc.hand-grenade");
        }
        if s.raid.unit == Some(unit) && self.tile(s, at) == Terrain::Trench {
            sum.add(1, "own.cc.trench-raid");
        }
        self.needs_a_die(s, unit, sum)
    }

    /// fx.ter.water.ford-combat: whoever stands in a ford may not fight, in his own turn or in the opponent's.
    pub fn may_fight_here(&self, s: &State, unit: u8) -> Legal {
        let hex = s.unit(unit).hex;
        if self.ground(self.tile(s, hex)).no_fight && !self.fight_in_ford {
            return Err(No::by(&["fx.ter.water.ford-combat"], "ccgw-no-fight-ford").at(hex));
        }
        Ok(())
    }

    /// fx.spec.observer-bonus: whether the unit in this hex is under an acquisition marker.
    pub fn is_acquired(&self, s: &State, hex: HexId) -> bool {
        s.at(hex).is_some_and(|unit| s.acquired.has(unit))
    }

    /// ranged.attacker-hex, melee.attacker-hex: forest or building entered this turn, wire always.
    pub(crate) fn own_hex(&self, s: &State, unit: u8, sum: &mut Sum) {
        let hex = s.unit(unit).hex;
        let mut cost = |terrain: Terrain| {
            let ground = self.ground(terrain);
            let lost = if s.entered.has(unit) {
                ground.lost_entering
            } else {
                ground.lost_standing
            };
            sum.add(-i32::from(lost), attacker_rule(terrain));
        };
        // Two rules, and neither says "instead": wire on a forest costs both.
        cost(self.under_wire(s, hex));
        // ter.wire.combat: soldier units, neither tanks nor field guns.
        if s.wire.contains(hex) && s.unit(unit).kind.is_soldier() {
            cost(Terrain::Wire);
        }
    }

    /// More dice for an ordered unit that fires: the Command card, a barrage card.
    fn ordered_bonus(&self, s: &State, unit: u8, sum: &mut Sum) {
        let u = s.unit(unit);
        if self.ordered_by(s, unit, Command::Firefight) {
            sum.add(1, "cmd.firefight");
        }
        if self.ordered_by(s, unit, Command::BigShow) {
            sum.add(1, "cmd.big-show-bonus");
        }
        if u.moved == 0 {
            match u.kind {
                Kind::MachineGun if s.effects.has(Combat::MgBarrage) => {
                    sum.add(1, "own.cc.mg-barrage")
                }
                Kind::Mortar if s.effects.has(Combat::MortarBarrage) => {
                    sum.add(1, "own.cc.mortar-barrage")
                }
                _ => {}
            }
        }
    }

    /// The dice of a combat about to be rolled, crossfire added up (ranged.crossfire).
    pub fn attack_dice(&self, s: &State, attack: &Attack, sum: &mut Sum) -> u8 {
        for unit in attack.by.iter() {
            let dice = if attack.mode == crate::frame::Mode::Close {
                self.close_dice(s, unit, attack.hex, attack.grenade, sum)
            } else {
                self.ranged_dice(s, unit, attack.hex, sum)
            };
            debug_assert!(dice.is_ok(), "the combat was legal when it was declared");
        }
        sum.total().max(0) as u8
    }

    /// ter.wire.remove: wire may be removed instead of fighting.
    pub fn may_cut(&self, s: &State, unit: u8) -> Legal {
        let u = s.unit(unit);
        if u.kind != Kind::Infantry {
            return Err(No::by(&["ter.wire.remove"], "ccgw-no-cut-infantry"));
        }
        if !s.wire.contains(u.hex) {
            return Err(No::by(&["ter.wire.remove"], "ccgw-no-cut-wire").at(u.hex));
        }
        self.may_fight(s, unit)
    }

    /// An attack needs a die (ter.wire.combat: if none is left, no attack is possible).
    #[inline]
    fn needs_a_die(&self, s: &State, unit: u8, sum: &Sum) -> Legal<u8> {
        if sum.total() > 0 {
            return Ok(sum.total() as u8);
        }
        let u = s.unit(unit);
        let hampers = match u.kind.is_soldier() {
            true => self.fights_as(s, u.hex),
            false => self.under_wire(s, u.hex),
        };
        let rules: &[&str] = match hampers {
            Terrain::Forest => &["ter.forest.combat-enter"],
            Terrain::Building => &["ter.building.combat-enter"],
            Terrain::Church => &["fx.ter.church.combat"],
            Terrain::Bunker => &["fx.ter.bunker.combat"],
            _ => &["ter.wire.combat"],
        };
        Err(No::by(rules, "ccgw-no-dice").and(&["ranged.attacker-hex", "melee.attacker-hex"]))
    }
}

/// The rule by which a specialist adds a die.
pub(crate) fn skill_rule(specialist: Specialist, host: Kind) -> &'static str {
    match specialist {
        Specialist::Grenadier => "fx.spec.grenadier",
        Specialist::Elite => "fx.spec.elite",
        Specialist::Engineer => "fx.spec.engineer-wire",
        Specialist::Flamethrower => "fx.spec.flamethrower-melee",
        Specialist::Loader if host == Kind::Mortar => "fx.spec.heavy-mortar",
        Specialist::Loader => "fx.spec.heavy-mg",
        Specialist::LightMg => "fx.spec.lmg",
        Specialist::Sniper => "fx.spec.sniper",
        Specialist::Officer => "fx.spec.officer-move",
        Specialist::Observer => "fx.spec.observer-marker",
    }
}
