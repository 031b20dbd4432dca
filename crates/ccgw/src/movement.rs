//! Phase 3: movement (move.*).

use crate::action::Action;
use crate::book::Book;
use crate::combat_cards::{Combat, useful};
use crate::command_cards::Command;
use crate::dice::{battle_dice, faces};
use crate::frame::{Flow, Moment};
use crate::kinds::{BATTLE_DIE, FLAG, Kind, Prize, Specialist};
use crate::question::{NOT_NOW, elsewhere};
use crate::state::{Phase, State, foe};
use crate::works::WORKED;
use hex::{HexId, HexSet128};
use std::ops::ControlFlow::{self, Break, Continue};
use table::{Actions, Chance, Legal, No, Question, Seat, Set64, Teller, Text};

/// turn.phase-complete: a fight in phase 3, a move in phase 4.
pub const OTHER_PHASE: No = No::by(&["turn.phase-complete", "turn.phases"], "ccgw-no-phase");

/// Who moves where.
pub struct Movement;

impl Question for Movement {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, _: &Book, s: &State) -> (Seat, table::Moment) {
        (s.active, "movement")
    }

    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        let _ = book.each_move(s, &mut |action| {
            out.push(action);
            Continue(())
        });
        // move.optional: nobody has to move.
        out.push(match s.moving {
            None => Action::Done,
            Some(_) => Action::Stop,
        });
    }

    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        let unit = |from: HexId| book.there(s, from);
        match action {
            Action::Step(from, to) => book.may_step(s, unit(from)?, to),
            Action::March(from, to) => book.may_march(s, unit(from)?, to),
            Action::Exit(from) => book.may_exit(s, unit(from)?),
            Action::Fortify(from, at) => book.may_fortify(s, unit(from)?, at),
            Action::Repair(from, at) => book.may_repair(s, unit(from)?, at),
            Action::Done if s.moving.is_none() => Ok(()),
            Action::Stop if s.moving.is_some() => Ok(()),
            Action::Fire(..) | Action::Assault(..) => Err(OTHER_PHASE),
            _ => elsewhere(action, NOT_NOW),
        }
    }

    fn answer(&self, book: &Book, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        match action {
            Action::Step(from, to) => {
                let unit = s.unit_at(from);
                book.take_step(s, unit, to, t);
                book.test_ground(s, unit, c, t);
                if s.winner.is_none()
                    && let Some(window) = book.window(s, Moment::UnitMoves, foe(s.active))
                {
                    s.stack.push(window);
                }
            }
            Action::March(from, to) => book.take_march(s, s.unit_at(from), to, t),
            Action::Exit(from) => book.take_exit(s, s.unit_at(from), t),
            Action::Fortify(from, at) => book.fortify(s, s.unit_at(from), at, t),
            Action::Repair(from, at) => book.repair(s, s.unit_at(from), at, t),
            Action::Stop => book.end_move(s, c, t),
            _ => book.end_movement(s, t),
        }
    }

    fn meant(&self, book: &Book, s: &State, from: Option<HexId>, at: HexId) -> Option<Action> {
        let own = |hex: &HexId| s.at(*hex).is_some_and(|u| s.unit(u).seat == s.active);
        let moving = || s.moving.map(|unit| s.unit(unit).hex);
        let from = from.filter(own).or_else(moving).filter(|&from| from != at);
        Some(match from {
            // combat comes after movement (turn.phase-complete)
            Some(from) if s.occupied[foe(s.active)].contains(at) => book.fight_meant(from, at),
            Some(from) => book.going(s, from, at),
            None => book.act_of(s, at).unwrap_or_else(|| {
                let near = book.near(at);
                let to = (near - s.crowded()).first().or(near.first());
                book.going(s, at, to.unwrap_or(at))
            }),
        })
    }

    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let text = Text::new("ccgw-note-movement");
        let Some(unit) = s.moving else {
            let rest = (s.ordered - s.moved).iter().filter(|&u| s.is_alive(u));
            return Some(text.num("left", 0).num("n", rest.count() as i64));
        };
        let left = book.move_limit(s, unit).saturating_sub(s.unit(unit).moved);
        let text = book.unit_in(s, text, unit);
        Some(text.num("left", left).num("n", 0))
    }
}

impl Book {
    /// Hexes an ordered unit may move this turn (move.infantry, move.mg-mortar).
    pub fn move_limit(&self, s: &State, unit: u8) -> u8 {
        let u = s.unit(unit);
        let base = self.ability(u.kind).moves;
        match u.kind {
            _ if self.ordered_by(s, unit, Command::Firefight) => 0,
            Kind::Infantry => {
                // fx.spec.officer-move: three hexes; with cmd.infantry-attack no more.
                let skill = u.specialist.map_or(0, |it| self.skill(it).moves);
                let ordered = base + u8::from(self.ordered_by(s, unit, Command::InfantryAttack));
                ordered.max(skill) + u8::from(s.effects.has(Combat::Forward))
            }
            // cc.forward: soldier units, machine guns and mortars too.
            Kind::MachineGun | Kind::Mortar => {
                let more = [Combat::Redeploy, Combat::Forward];
                base + more
                    .map(|card| u8::from(s.effects.has(card)))
                    .iter()
                    .sum::<u8>()
            }
            // own.tank.move, own.gun.move
            Kind::Schneider | Kind::SaintChamond | Kind::FieldGun => base,
        }
    }

    /// Whether the unit may move at all now.
    fn may_move(&self, s: &State, unit: u8) -> Legal {
        if s.unit(unit).seat != s.active {
            return Err(No::by(&["p2.designate"], "ccgw-no-own-first"));
        }
        if !s.ordered.has(unit) {
            return Err(No::by(
                &["p2.designate", "comp.cards.command"],
                "ccgw-no-not-ordered",
            ));
        }
        if s.moving.is_some_and(|moving| moving != unit) {
            return Err(No::by(&["move.one-by-one"], "ccgw-no-one-by-one"));
        }
        if self.has_worked(s, unit) {
            return Err(WORKED.and(&["move.once"]));
        }
        if s.moved.has(unit) {
            return Err(No::by(&["move.once"], "ccgw-no-moved"));
        }
        if self.ordered_by(s, unit, Command::Firefight) {
            return Err(No::by(
                &["cmd.firefight", "cmd.firefight-no-redeploy"],
                "ccgw-no-firefight-move",
            ));
        }
        if s.ditched.has(unit) {
            return Err(self.ditched(s, unit));
        }
        Ok(())
    }

    /// Whether the unit has hexes left to move; before that, whether terrain stopped it (move.terrain).
    fn has_hexes_left(&self, s: &State, unit: u8) -> Legal {
        let u = s.unit(unit);
        if s.stopped.has(unit) {
            return Err(self.stop_refusal(s, unit));
        }
        let limit = self.move_limit(s, unit);
        if s.ordered.has(unit) && limit > 0 && u.moved >= limit {
            return Err(match u.kind {
                Kind::Infantry => No::by(&["move.infantry"], "ccgw-no-far").and(
                    match self.ordered_by(s, unit, Command::InfantryAttack) {
                        true => &["cmd.infantry-attack"],
                        false if self.has(s, unit, Specialist::Officer) => {
                            &["fx.spec.officer-move"]
                        }
                        false if s.effects.has(Combat::Forward) => &["own.cc.forward"],
                        false => &[],
                    },
                ),
                Kind::MachineGun | Kind::Mortar => {
                    No::by(&["move.mg-mortar"], "ccgw-no-far").and(match s.effects {
                        cards if cards.has(Combat::Redeploy) => &["own.cc.redeploy"],
                        cards if cards.has(Combat::Forward) => &["own.cc.forward"],
                        _ => &[],
                    })
                }
                Kind::Schneider | Kind::SaintChamond => No::by(&["own.tank.move"], "ccgw-no-far"),
                Kind::FieldGun => No::by(&["own.gun.move"], "ccgw-no-far"),
            });
        }
        self.may_move(s, unit)
    }

    /// How many hexes the unit that is moving may still go, as long as nothing stops it.
    pub fn hexes_left(&self, s: &State) -> Option<i64> {
        let unit = s.moving?;
        let left = self.move_limit(s, unit).saturating_sub(s.unit(unit).moved);
        Some(left.into())
    }

    /// Whether the unit may take this step.
    pub fn may_step(&self, s: &State, unit: u8, to: HexId) -> Legal {
        if self.ordered_by(s, unit, Command::Relief) {
            return Err(No::by(&["cmd.relief"], "ccgw-no-relief-step"));
        }
        self.has_hexes_left(s, unit)?;
        if self.distance(s.unit(unit).hex, to) != 1 {
            let rules: &[&str] = match s.unit(unit).kind {
                Kind::Infantry => &["move.infantry", "move.no-half-hex"],
                Kind::MachineGun | Kind::Mortar => &["move.mg-mortar", "move.no-half-hex"],
                Kind::Schneider | Kind::SaintChamond => &["own.tank.move", "move.no-half-hex"],
                Kind::FieldGun => &["own.gun.move", "move.no-half-hex"],
            };
            return Err(No::by(rules, "ccgw-no-not-adjacent").at(to));
        }
        if s.at(to).is_some() {
            return Err(No::by(
                &[
                    "move.no-pass-through",
                    "move.one-unit-per-hex",
                    "move.no-merge",
                ],
                "ccgw-no-occupied",
            )
            .at(to));
        }
        self.may_enter(s, unit, to)
    }

    /// fx.ter.water.impassable: over water only by a bridge; fx.ter.water.ford-move: tanks and guns not even by a ford.
    pub fn may_enter(&self, s: &State, unit: u8, to: HexId) -> Legal {
        let kind = s.unit(unit).kind;
        if !self.closed(s, kind).contains(to) {
            return Ok(());
        }
        let water = &["fx.ter.water.impassable", "fx.ter.water.class"];
        Err(if self.fords.contains(to) {
            let ford = &["fx.ter.water.ford-move", "fx.ter.water.class"];
            No::by(ford, "ccgw-no-ford-tracks").at(to)
        } else if s.damaged.contains(to) {
            No::by(water, "ccgw-no-bridge").at(to)
        } else {
            No::by(water, "ccgw-no-water").at(to)
        })
    }

    /// own.tank.bog: the tank is stuck.
    pub fn ditched(&self, s: &State, unit: u8) -> No {
        No::by(&["own.tank.bog", "scn.55.tanks"], "ccgw-no-ditched").at(s.unit(unit).hex)
    }

    /// What has stopped the unit: the card, the mud, or the ground it has entered or left.
    fn stop_refusal(&self, s: &State, unit: u8) -> No {
        use crate::kinds::Terrain;
        let hex = s.unit(unit).hex;
        if s.ditched.has(unit) {
            return self.ditched(s, unit);
        }
        if s.frozen == Some(unit) {
            return No::by(&["own.cc.frostbite", "cc.frostbite"], "ccgw-no-frozen").at(hex);
        }
        let rules: &[&str] = if s.wire.contains(hex) {
            &["ter.wire.move", "move.terrain"]
        } else if s.cleared.has(unit) {
            &["ter.wire.move", "fx.spec.engineer-wire", "move.terrain"]
        } else {
            match self.moves_as(s, hex) {
                Terrain::Forest => &["ter.forest.move", "move.terrain"],
                Terrain::Building => &["ter.building.move", "move.terrain"],
                Terrain::Ruin => &["ter.ruin.move", "move.terrain"],
                Terrain::MineCrater => &["ter.mine-crater.move-enter", "move.terrain"],
                Terrain::Church => &["fx.ter.church.move", "move.terrain"],
                Terrain::Bunker => &["fx.ter.bunker.move", "move.terrain"],
                Terrain::Ford => &["fx.ter.water.ford-move", "move.terrain"],
                _ => &["ter.mine-crater.move-leave", "move.terrain"],
            }
        };
        No::by(rules, "ccgw-no-stopped").at(hex)
    }

    /// cmd.relief: the hexes this unit may end its march in.
    fn march(&self, s: &State, unit: u8) -> HexSet128 {
        let u = s.unit(unit);
        let friends = s.occupied[u.seat] - HexSet128::of(u.hex);
        let barred = s.occupied[foe(u.seat)] | self.closed(s, u.kind);
        let mut reached = HexSet128::of(u.hex);
        for _ in 0..6 {
            reached = reached
                .iter()
                .fold(reached, |all, hex| all | self.near(hex))
                - barred;
        }
        let beside_a_friend = friends
            .iter()
            .fold(HexSet128::EMPTY, |all, hex| all | self.near(hex));
        (reached & beside_a_friend) - s.crowded()
    }

    /// Whether the unit may march there with Relève & Repli.
    fn may_march(&self, s: &State, unit: u8, to: HexId) -> Legal {
        self.may_move(s, unit)?;
        if !self.ordered_by(s, unit, Command::Relief) {
            return Err(No::by(
                &["move.infantry", "move.mg-mortar"],
                "ccgw-no-march",
            ));
        }
        if self.march(s, unit).contains(to) {
            Ok(())
        } else if s.at(to).is_some() {
            Err(No::by(&["move.one-unit-per-hex", "cmd.relief"], "ccgw-no-occupied").at(to))
        } else {
            Err(No::by(&["cmd.relief"], "ccgw-no-relief-end").at(to))
        }
    }

    /// medal.breakthrough: whether the unit may leave the board: it began the turn on the enemy baseline, stands
    /// there, and has a hex left to move.
    fn may_exit(&self, s: &State, unit: u8) -> Legal {
        let u = s.unit(unit);
        if !self.breakthrough[u.seat.index()] {
            return Err(No::by(
                &["move.exit-only-if-allowed", "medal.breakthrough"],
                "ccgw-no-exit",
            ));
        }
        if self.ordered_by(s, unit, Command::Relief) {
            return Err(No::by(
                &["medal.breakthrough-no-relief", "cmd.relief"],
                "ccgw-no-exit-relief",
            ));
        }
        if !s.brink.has(unit) || !self.on_enemy_baseline(u.seat, u.hex) {
            return Err(No::by(&["medal.breakthrough"], "ccgw-no-exit-baseline"));
        }
        self.has_hexes_left(s, unit)
    }

    /// Whether the moving unit may go on.
    pub fn can_go_on(&self, s: &State, unit: u8) -> bool {
        let steps = || self.near(s.unit(unit).hex) - s.crowded();
        s.is_alive(unit)
            && (steps().iter().any(|to| self.may_step(s, unit, to).is_ok())
                || self.may_exit(s, unit).is_ok())
    }

    /// Phase 3 goes on while an ordered unit can move.
    pub fn step_movement(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        if let Some(unit) = s.moving {
            if self.can_go_on(s, unit) {
                return Flow::Ask;
            }
            self.end_move(s, c, t);
        }
        if self.each_move(s, &mut |_| Break(())).is_break() {
            return Flow::Ask;
        }
        self.end_movement(s, t);
        Flow::Next
    }

    /// turn.phase-complete: all movement is over.
    fn end_movement(&self, s: &mut State, t: &mut Teller) {
        s.phase = Phase::Moved;
        // medal.handover: the relief had to come in this phase.
        self.recount(s, t);
    }

    fn each_move(
        &self,
        s: &State,
        f: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let candidates = match s.moving {
            Some(unit) => Set64::one(unit),
            None => s.ordered - s.moved,
        };
        for unit in candidates.iter() {
            let from = s.unit(unit).hex;
            if self.ordered_by(s, unit, Command::Relief) {
                for to in self.march(s, unit) {
                    f(Action::March(from, to))?;
                }
            } else {
                for to in self.near(from) - s.crowded() {
                    if self.may_step(s, unit, to).is_ok() {
                        f(Action::Step(from, to))?;
                    }
                }
            }
            if self.may_exit(s, unit).is_ok() {
                f(Action::Exit(from))?;
            }
            // fx.spec.engineer-fortify, fx.spec.engineer-bridge: whatever card has ordered it.
            self.each_work(s, unit, f)?;
        }
        Continue(())
    }

    /// One hex; into another section if the player likes (move.cross-section).
    fn take_step(&self, s: &mut State, unit: u8, to: HexId, t: &mut Teller) {
        let from = s.unit(unit).hex;
        // own.tank.wire: a tank rolls over the wire; what lies under it stops a tank as well.
        let tank = s.unit(unit).kind.is_tank();
        let stop = self.stops_leaving(s, from)
            || self.ground(self.moves_as(s, to)).stop_on_enter
            || (s.wire.contains(to) && !tank);
        s.moving = Some(unit);
        s.shift(unit, to);
        s.unit_mut(unit).moved += 1;
        if stop {
            s.stopped.insert(unit);
        }
        t.all(|| self.step_text(s, unit, from, to))
            .deed()
            .step(|| self.step(unit, from, to));
        // fx.spec.engineer-wire: it still had to stop.
        let engineer = s.unit(unit).specialist == Some(Specialist::Engineer);
        if (tank || engineer) && s.wire.remove(to) {
            if engineer {
                s.cleared.insert(unit);
            }
            t.all(|| Text::new("ccgw-wire-cut").name("hex", self.label(to)));
        }
        self.recount(s, t);
    }

    /// The whole march of cmd.relief: terrain does not stop it.
    fn take_march(&self, s: &mut State, unit: u8, to: HexId, t: &mut Teller) {
        let from = s.unit(unit).hex;
        s.shift(unit, to);
        s.unit_mut(unit).moved = self.distance(from, to);
        s.moved.insert(unit);
        t.all(|| self.step_text(s, unit, from, to))
            .deed()
            .step(|| self.step(unit, from, to));
        self.recount(s, t);
    }

    /// medal.breakthrough: out of play, and no loss.
    fn take_exit(&self, s: &mut State, unit: u8, t: &mut Teller) {
        let (seat, hex) = (s.unit(unit).seat, s.unit(unit).hex);
        s.lift(unit);
        s.moving = None;
        s.moved.insert(unit);
        s.fought.insert(unit);
        self.return_token(s, unit);
        t.all(|| {
            Text::new("ccgw-exited")
                .name("hex", self.label(hex))
                .text("unit", self.unit_text(s, unit))
        })
        .deed();
        self.recount(s, t);
        self.award(s, seat, 1, Prize::Breakthrough, t);
    }

    /// The unit's move is over; cc.forward asks for a test before another unit moves.
    fn end_move(&self, s: &mut State, c: &mut Chance, t: &mut Teller) {
        let Some(unit) = s.moving.take() else {
            return;
        };
        s.vacated = 0;
        s.moved.insert(unit);
        let u = *s.unit(unit);
        let forced = s.effects.has(Combat::Forward)
            && u.kind.is_soldier()
            && u.moved == self.fight_limit(s, unit)
            && u.moved > self.limit_with(s, unit, false, s.raid.unit == Some(unit));
        if forced && s.raid.unit != Some(unit) && !s.barred.has(unit) {
            let dice = c.dice("ccgw-why-forward", u.seat, &BATTLE_DIE, 1);
            let face = dice[0] as usize;
            if face == FLAG {
                s.barred.insert(unit);
            }
            t.roll(
                || self.test_text("ccgw-forward-test", s, unit, face),
                || battle_dice(&dice, faces(&[FLAG])),
            );
        }
    }

    /// Going from hex to hex, as the unit's order has it.
    fn going(&self, s: &State, from: HexId, to: HexId) -> Action {
        let relieved = |unit: u8| self.ordered_by(s, unit, Command::Relief);
        match s.at(from) {
            Some(unit) if relieved(unit) => Action::March(from, to),
            _ => Action::Step(from, to),
        }
    }

    /// cc.frostbite: whether a soldier unit moves and has anything to lose by it.
    pub fn may_freeze(&self, s: &State) -> Legal {
        let loses = |unit| {
            let soldiers = s.unit(unit).kind.is_soldier();
            soldiers && (self.can_go_on(s, unit) || self.may_fight(s, unit).is_ok())
        };
        useful(s.moving.is_some_and(loses))
    }

    /// own.cc.frostbite: the moving unit stops where it is and may not fight.
    pub fn freeze(&self, s: &mut State) {
        if let Some(unit) = s.moving {
            s.stopped.insert(unit);
            s.barred.insert(unit);
            s.frozen = Some(unit);
        }
    }
}
