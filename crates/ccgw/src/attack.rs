//! A combat from its declaration to its end (ranged.sequence, melee.sequence).

use crate::book::Book;
use crate::dice::{battle_dice, faces};
use crate::frame::{Attack, Flow, Mode, Moment, Stage};
use crate::kinds::{
    BATTLE_DIE, BURST, DEADLY, Kind, NOBODY, SOLDIER, STAR, Specialist, Terrain, counted,
};
use crate::state::{State, foe};
use table::{Chance, Seat, Sum, Teller, Text, Weight};

impl Book {
    /// The next step of a combat.
    pub fn step_attack(
        &self,
        s: &mut State,
        a: &mut Attack,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        match a.stage {
            Stage::Join => {
                if !self.joiners(s, a).is_empty() {
                    return Flow::Ask;
                }
                a.stage = Stage::Before;
            }
            Stage::Declared => {
                if s.raid.unit == Some(a.lead) && self.tile(s, a.hex) == Terrain::Trench {
                    s.raid.raided = true;
                }
                t.all(|| self.attack_text("ccgw-assaults", s, a)).deed();
                a.stage = Stage::Struck;
                return self.call_window(s, Moment::CloseDeclared, foe(a.seat));
            }
            // cmd.first-strike, cc.ambush: if the attacker was neither eliminated nor forced back he fights on.
            Stage::Struck => {
                let able = s.is_alive(a.lead) && s.unit(a.lead).hex == a.from;
                a.stage = if able { Stage::Before } else { Stage::Home };
            }
            Stage::Before => {
                a.stage = Stage::Roll;
                if a.target != NOBODY {
                    return self.call_window(s, Moment::BeforeRoll, a.seat);
                }
            }
            Stage::Roll => return self.roll(s, a, c, t),
            Stage::Losses => return self.losses(s, a, t),
            Stage::Flags => return self.flags(s, a),
            Stage::Test => {
                self.acquire(s, a, t);
                self.specialist_test(s, a, c, t);
                a.stage = Stage::Answer;
            }
            Stage::Answer => return self.answer(s, a),
            Stage::Won => {
                a.stage = Stage::Advance;
                // cc.impetuosity: after a won close combat, for infantry that can advance; bonus.last: not twice.
                if self.may_advance(s, a).is_ok() && !a.bonus {
                    return self.call_window(s, Moment::CloseWon, a.seat);
                }
            }
            Stage::Advance => {
                if self.may_advance(s, a).is_ok() {
                    return Flow::Ask;
                }
                a.stage = Stage::Home;
            }
            Stage::Bonus => {
                // fx.spec.officer-bonus
                let officer = self.has(s, a.lead, Specialist::Officer);
                if (a.impetuous || officer) && !self.bonus_targets(s, a).is_empty() {
                    return Flow::Ask;
                }
                a.stage = Stage::Home;
            }
            Stage::Home => {
                if self.may_return(s, a).is_ok() {
                    return Flow::Ask;
                }
                a.stage = Stage::Over;
            }
            Stage::Over => {
                self.close_attack(s, a);
                return Flow::Done;
            }
        }
        Flow::Next
    }

    /// Opens the window of a moment, or goes on.
    pub fn call_window(&self, s: &State, moment: Moment, seat: Seat) -> Flow {
        self.window(s, moment, seat).map_or(Flow::Next, Flow::Call)
    }

    /// ranged step 6, close combat step 4: the roll, and what it hits.
    fn roll(&self, s: &mut State, a: &mut Attack, c: &mut Chance, t: &mut Teller) -> Flow {
        if a.mode == Mode::Ranged || a.mode == Mode::Close {
            let mut sum = Sum::opened("ccgw", t.on());
            a.dice = self.attack_dice(s, a, &mut sum);
            // Close combat was declared before, unless it answers another.
            let (key, weight) = if a.mode == Mode::Ranged {
                ("ccgw-fires", Weight::Deed)
            } else {
                ("ccgw-strikes", Weight::GoesOn)
            };
            t.tally(|| self.attack_text(key, s, a), || sum.tally("dice"))
                .weighs(weight);
        }
        let why = match a.mode {
            Mode::Ranged => "ccgw-why-ranged",
            Mode::Close => "ccgw-why-close",
            Mode::Centre | Mode::Ring => "ccgw-why-artillery",
        };
        let dice = c.dice(why, a.seat, &BATTLE_DIE, a.dice);
        a.faces = counted(&dice);
        t.roll(
            || self.roll_text("ccgw-rolled", a.seat, &a.faces),
            || battle_dice(&dice, self.telling_faces(s, a)),
        );
        if a.target == NOBODY {
            self.shell_wire(s, a, t);
            a.stage = Stage::Over;
            return Flow::Next;
        }
        a.before = s.unit(a.target).figures;
        a.hits = self.hits(s, a, t);
        self.confirm(s, a, c, t);
        // ter.wire.no-protection holds for the whole combat, even if this very roll takes the wire away.
        a.bare |= s.wire.contains(a.hex);
        self.shell_wire(s, a, t);
        a.stage = Stage::Losses;
        // cc.breastplate: after the opponent's roll in ranged combat, artillery included.
        let against = s.unit(a.target).seat;
        if a.mode != Mode::Close && !a.reaction && a.hits > 0 && against != s.active {
            return self.call_window(s, Moment::RangedRolled, against);
        }
        Flow::Next
    }

    /// ter.wire.artillery, ter.wire.mortar: a Burst takes the wire away and leaves no crater.
    fn shell_wire(&self, s: &mut State, a: &Attack, t: &mut Teller) {
        if self.shells(s, a) && a.faces[BURST] > 0 && s.wire.remove(a.hex) {
            t.all(|| Text::new("ccgw-wire-shelled").name("hex", self.label(a.hex)));
        }
    }

    /// Whether this is fire that takes wire away: artillery or a mortar.
    pub fn shells(&self, s: &State, a: &Attack) -> bool {
        let mortar = a.lead != NOBODY && s.unit(a.lead).kind == Kind::Mortar;
        mortar || matches!(a.mode, Mode::Centre | Mode::Ring)
    }

    /// ranged.hits, melee.hits, ra.centre-hits, ra.ring-hits: Bursts always; Soldiers unless the terrain
    /// ignores them; Deadly in close combat, in the centre, and for a grenadier at range 2.
    fn hits(&self, s: &State, a: &Attack, t: &mut Teller) -> u8 {
        let ([ignored, _], rule) = self.shelter(s, a);
        let soldiers = a.faces[SOLDIER].saturating_sub(ignored);
        let deadly = if self.deadly_hits(s, a) {
            a.faces[DEADLY]
        } else {
            0
        };
        let mut sum = Sum::opened("ccgw", t.on());
        let hits = match a.mode {
            Mode::Ranged => "ranged.hits",
            Mode::Close => "melee.hits",
            Mode::Centre => "ra.centre-hits",
            Mode::Ring => "ra.ring-hits",
        };
        let rolled = a.faces[BURST] + a.faces[SOLDIER];
        if a.mode == Mode::Ranged {
            sum.add(i32::from(rolled), hits);
            sum.add(i32::from(deadly), self.deadly_rule(s, a).unwrap_or(hits));
        } else {
            sum.add(i32::from(rolled + deadly), hits);
        }
        sum.add(-i32::from(a.faces[SOLDIER] - soldiers), rule);
        t.tally(
            || Text::new("ccgw-hits").num("n", sum.total()),
            || sum.tally("hits"),
        )
        .weighs(match sum.total() {
            0 => Weight::Result,
            _ => Weight::Part,
        });
        sum.total() as u8
    }

    /// Whether Deadly hits in this combat.
    pub fn deadly_hits(&self, s: &State, a: &Attack) -> bool {
        match a.mode {
            Mode::Close | Mode::Centre => true,
            Mode::Ring => false,
            Mode::Ranged => self.deadly_rule(s, a).is_some(),
        }
    }

    /// The rule by which Deadly hits at a range, if one does.
    fn deadly_rule(&self, s: &State, a: &Attack) -> Option<&'static str> {
        let lead = s.unit(a.lead);
        let range = self.distance(lead.hex, a.hex);
        let skilled = lead
            .specialist
            .filter(|&it| self.skill(it).deadly_at.contains(&range));
        if skilled.is_some() {
            return Some("spec.grenadier-range2");
        }
        if lead.kind == Kind::Mortar && self.is_acquired(s, a.hex) {
            return Some("fx.spec.observer-bonus");
        }
        let own = self.ability(lead.kind).deadly_at.contains(&range);
        own.then_some("own.tank.deadly")
    }

    /// Whether the unit has this specialist.
    pub fn has(&self, s: &State, unit: u8, specialist: Specialist) -> bool {
        unit != NOBODY && s.unit(unit).specialist == Some(specialist)
    }

    /// own.tank.hits: in a combat, by what it is hit.
    fn confirm(&self, s: &State, a: &mut Attack, c: &mut Chance, t: &mut Teller) {
        let gun = a.lead != NOBODY && s.unit(a.lead).kind == Kind::FieldGun;
        let heavy = self.shells(s, a) || gun || self.has(s, a.lead, Specialist::Grenadier);
        a.hits = self.confirmed(s, a.seat, a.target, a.hits, heavy, c, t);
    }

    /// own.tank.hits: every hit on a tank needs a die of its own: a Burst or Deadly; for shells and grenades a
    /// Soldier too. On others every hit counts.
    #[allow(clippy::too_many_arguments)]
    pub fn confirmed(
        &self,
        s: &State,
        seat: Seat,
        unit: u8,
        hits: u8,
        heavy: bool,
        c: &mut Chance,
        t: &mut Teller,
    ) -> u8 {
        if hits == 0 || !s.unit(unit).kind.is_tank() {
            return hits;
        }
        let telling: &[usize] = if heavy {
            &[BURST, DEADLY, SOLDIER]
        } else {
            &[BURST, DEADLY]
        };
        let dice = c.dice("ccgw-why-confirm", seat, &BATTLE_DIE, hits);
        let rolled = counted(&dice);
        let hits = telling.iter().map(|&face| rolled[face]).sum();
        t.roll(
            || {
                self.roll_text("ccgw-confirmed", seat, &rolled)
                    .num("n", hits)
            },
            || battle_dice(&dice, faces(telling)),
        );
        hits
    }

    /// The protection of the target's hex in this combat (ranged.defender-hex, melee.defender-hex).
    pub fn shelter(&self, s: &State, a: &Attack) -> ([u8; 2], &str) {
        if a.bare {
            return ([0, 0], "ra.triple"); // or wire shot away by this roll
        }
        // A tank has no use of the ground, nor does it need any.
        if a.target != NOBODY && s.unit(a.target).kind.is_tank() {
            return ([0, 0], "own.tank.ground");
        }
        self.protection(s, a.hex, a.mode, a.from)
    }

    /// Steps 7 and 8: losses, then HQ tokens; a win on the way ends everything.
    fn losses(&self, s: &mut State, a: &mut Attack, t: &mut Teller) -> Flow {
        if a.breastplate {
            a.hits = a.hits.saturating_sub(1); // cc.breastplate
        }
        self.lose(s, a.target, a.hits, t);
        if s.winner.is_some() {
            return Flow::Done;
        }
        // ranged.hq, melee.hq, ra.hq: a symbol rolled against a unit (hq.gain-combat).
        if self.pays_for_stars(s, a.seat) {
            self.gain_tokens(s, a.seat, a.faces[STAR], t);
        }
        a.stage = Stage::Flags;
        Flow::Next
    }

    /// fx.spec.observer-marker: a hit at range, and the target still in its hex.
    fn acquire(&self, s: &mut State, a: &Attack, t: &mut Teller) {
        let observed = a.mode == Mode::Ranged
            && a.hits > 0
            && self.has(s, a.lead, Specialist::Observer)
            && s.unit(a.lead).kind == Kind::Mortar;
        let stayed = s.is_alive(a.target) && s.unit(a.target).hex == a.hex;
        if observed && stayed && !s.acquired.has(a.target) {
            s.acquired.insert(a.target);
            t.all(|| {
                Text::new("ccgw-acquired")
                    .text("unit", self.unit_text(s, a.target))
                    .name("hex", self.label(a.hex))
            });
        }
    }

    /// spec.loss-test: one test per combat, when all losses are known.
    fn specialist_test(&self, s: &mut State, a: &Attack, c: &mut Chance, t: &mut Teller) {
        if !s.is_alive(a.target) {
            return;
        }
        let u = *s.unit(a.target);
        if u.specialist.is_none() || u.figures >= a.before {
            return;
        }
        let dice = c.dice("ccgw-why-specialist", foe(u.seat), &BATTLE_DIE, 1);
        let face = dice[0] as usize;
        if face == DEADLY {
            s.unit_mut(a.target).specialist = None;
        }
        t.roll(
            || self.test_text("ccgw-specialist-test", s, a.target, face),
            || battle_dice(&dice, faces(&[DEADLY])),
        );
    }

    /// After the resolution: the defender's answer, or the victor's reward.
    fn answer(&self, s: &mut State, a: &mut Attack) -> Flow {
        let won = a.mode == Mode::Close && s.at(a.hex).is_none();
        a.stage = if won { Stage::Won } else { Stage::Home };
        if a.reaction || !s.is_alive(a.target) || s.unit(a.target).seat == s.active {
            return Flow::Next;
        }
        let defender = s.unit(a.target).hex;
        match a.mode {
            // cc.bayonet: the defender is still next to the attacker.
            Mode::Close if self.distance(defender, a.from) == 1 => {
                self.call_window(s, Moment::CloseResolved, foe(a.seat))
            }
            Mode::Ranged => self.call_window(s, Moment::RangedResolved, foe(a.seat)),
            _ => Flow::Next,
        }
    }

    /// combat.once: the attackers have fought.
    fn close_attack(&self, s: &mut State, a: &Attack) {
        if a.reaction || a.mode == Mode::Centre || a.mode == Mode::Ring {
            return;
        }
        s.fought |= a.by;
        for unit in a.by.iter() {
            self.return_token(s, unit);
        }
    }
}
