//! Set-up and the five phases of a turn (setup.*, turn.*, p1.*): what happens until somebody is asked.

use crate::book::{Book, First};
use crate::combat_cards::Combat;
use crate::command_cards::Command;
use crate::dice::{battle_dice, faces, plain_die};
use crate::effects::command_text;
use crate::frame::{Flow, Frame, Moment};
use crate::kinds::{BATTLE_DIE, Holder, NOBODY, STAR, counted};
use crate::show::{command_shown, played as shown};
use crate::state::{Battery, Effects, Orders, Phase, Pile, Raid, State, Unit, foe};
use hex::HexSet128;
use table::{Audience, BySeat, Chance, List, Seat, Set64, Teller, Text, Weight};

/// comp.hq-token: thirty in the box.
pub const HQ_TOKENS: u8 = 30;

impl Book {
    /// An empty table: no unit, no card dealt, all tokens in the pool.
    pub fn bare_state(&self) -> State {
        State {
            units: List::default(),
            alive: BySeat::default(),
            at: List::filled(NOBODY),
            occupied: BySeat::default(),
            wire: self.wire,
            crater: self.craters,
            works: self.works,
            damaged: self.damaged,
            razed: HexSet128::EMPTY,
            guns: HexSet128::EMPTY,
            command: Pile {
                rest: self.command.all(),
                ..Pile::default()
            },
            combat: Pile {
                rest: self.combat.all(),
                ..Pile::default()
            },
            hq: BySeat::default(),
            pool: HQ_TOKENS,
            on_cards: 0,
            tokens: Set64::EMPTY,
            medals: BySeat::default(),
            held: List::filled(Holder::NOBODY),
            vacated: 0,
            credited: Set64::EMPTY,
            due: BySeat(self.choices),
            swaps: BySeat([self.swap; 2]),
            shelled: 0,
            turn: 0,
            active: match self.first {
                First::Seat(seat) => seat,
                First::Roll | First::Stars(_) => Seat(0),
            },
            phase: Phase::First,
            card: None,
            hand_size: 0,
            last: BySeat::default(),
            effects: Effects::default(),
            played: BySeat::default(),
            orders: Orders::default(),
            ordered: Set64::EMPTY,
            besides: Set64::EMPTY,
            brink: Set64::EMPTY,
            moving: None,
            moved: Set64::EMPTY,
            fought: Set64::EMPTY,
            entered: Set64::EMPTY,
            stopped: Set64::EMPTY,
            barred: Set64::EMPTY,
            frozen: None,
            cleared: Set64::EMPTY,
            battery: Battery::default(),
            acquired: Set64::EMPTY,
            ditched: Set64::EMPTY,
            raid: Raid::default(),
            dry: None,
            dry_until: 0,
            discarded: false,
            first_strike: None,
            winner: None,
            stack: List::default(),
        }
    }

    /// The scenario is chosen (setup.01-scenario) and the book has its terrain and artillery
    /// (setup.02-terrain, setup.04-victory-artillery): here the units stand up, specialists with them
    /// (setup.03-units, spec.added-at-setup).
    pub fn set_up(&self) -> State {
        let mut s = self.bare_state();
        for posted in &self.posted {
            let of = self.ability(posted.kind).figures;
            let slot = s.units.len() as u8;
            s.units.push(Unit {
                figures: of,
                of,
                kind: posted.kind,
                seat: posted.seat,
                specialist: posted.specialist,
                ..Unit::default()
            });
            s.place(slot, posted.hex);
        }
        for (i, objective) in self.objectives.iter().enumerate() {
            s.held[i] = Holder::of(objective.holder);
        }
        s
    }

    /// Plays on until somebody is asked or the match is over.
    pub fn run(&self, s: &mut State, c: &mut Chance, t: &mut Teller) {
        table::flow::run(s, |s, frame| match frame {
            None => self.step_phase(s, c, t),
            Some(frame) => self.step_frame(s, frame, c, t),
        });
    }

    fn step_frame(&self, s: &mut State, frame: &mut Frame, c: &mut Chance, t: &mut Teller) -> Flow {
        match frame {
            Frame::Window(_) | Frame::Aim(_) => Flow::Ask,
            Frame::Attack(attack) => self.step_attack(s, attack, c, t),
            Frame::Retreat(retreat) => self.step_retreat(s, retreat, t),
            Frame::Barrage(barrage) => self.step_barrage(s, barrage, c, t),
            Frame::Restore {
                infantry,
                any,
                gained,
            } => self.step_restore(s, *infantry, *any, *gained),
            Frame::Idle => unreachable!("an idle frame is not on the stack"),
        }
    }

    /// The next thing to happen while no procedure is open.
    fn step_phase(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        match s.phase {
            Phase::First => {
                if self.choosing(s).is_some() {
                    self.find_first(s, c, t);
                }
                s.phase = Phase::Setup;
            }
            Phase::Setup => {
                if self.placing(s).or(self.choosing(s)).is_some() {
                    return Flow::Ask;
                }
                s.phase = Phase::Deal;
            }
            Phase::Deal => self.deal(s, c, t),
            Phase::Shelling => return Flow::Ask,
            Phase::TurnStart => self.begin_turn(s, t),
            Phase::Command => return Flow::Ask,
            Phase::With => {
                if self.with_command_open(s) {
                    return Flow::Ask;
                }
                s.phase = Phase::Announced;
            }
            Phase::Announced => {
                s.phase = Phase::BeforeOrders;
                return self.call_window(s, Moment::Announced, foe(s.active));
            }
            Phase::BeforeOrders => {
                // cc.surgeon works in phase 2.
                if s.effects.has(Combat::Surgeon) {
                    s.effects.clear(Combat::Surgeon);
                    return Flow::Call(Frame::Aim(Combat::Surgeon));
                }
                return self.begin_orders(s, c, t);
            }
            Phase::Section => return Flow::Ask,
            Phase::Orders => return self.step_orders(s),
            Phase::Besides => return self.step_besides(s, t),
            Phase::Raid => return self.step_raid(s),
            Phase::Movement => return self.step_movement(s, c, t),
            Phase::Moved => {
                s.phase = Phase::Artillery;
                return self.call_window(s, Moment::InfantryMoved, s.active);
            }
            Phase::Artillery => return self.begin_barrage(s),
            Phase::Combat => return self.step_combat(s),
            // The draws that follow are the next thing to happen, not part of the last combat.
            Phase::Ending => return Flow::Ask,
            Phase::DrawCommand => return self.replenish(s, c, t),
            Phase::Keep | Phase::Economy => return Flow::Ask,
            Phase::Gained => {
                s.phase = Phase::Clear;
                return self.call_window(s, Moment::TokensGained, s.active);
            }
            Phase::Clear => self.clear_table(s, t),
        }
        Flow::Next
    }

    /// setup.05-command-cards, setup.06-combat-cards, setup.07-hq, then setup.08-special: first player, shelling.
    fn deal(&self, s: &mut State, c: &mut Chance, t: &mut Teller) {
        let seats = [Seat(0), Seat(1)];
        for seat in seats {
            (0..self.side(seat).command).for_each(|_| self.take_command_card(s, seat, c, t));
        }
        for seat in seats {
            (0..self.side(seat).combat).for_each(|_| self.take_combat_card(s, seat, c, t));
        }
        for seat in seats {
            let tokens = self.side(seat).hq.min(s.pool);
            s.pool -= tokens;
            s.hq[seat] += tokens;
            t.tell(Audience::Except(seat), || {
                Text::new("ccgw-dealt")
                    .text("side", self.side_text(seat))
                    .num("command", s.command.count[seat])
                    .num("combat", s.combat.count[seat])
            })
            .deed();
        }
        if self.choices == [0; 2] && !self.swap {
            self.find_first(s, c, t);
        }
        self.shell_no_mans_land(s, c, t);
        // medal.temporary: who stands there already holds it.
        self.recount(s, t);
        s.phase = if self.rows_chosen {
            Phase::Shelling
        } else {
            Phase::TurnStart
        };
    }

    /// Who moves first, where dice decide it.
    fn find_first(&self, s: &mut State, c: &mut Chance, t: &mut Teller) {
        s.active = match self.first {
            First::Seat(seat) => seat,
            First::Roll => self.roll_first(c, t),
            First::Stars(tie) => self.roll_stars(tie, c, t),
        };
    }

    /// scn.50.first-player: the side with more HQ symbols on four battle dice.
    fn roll_stars(&self, tie: Seat, c: &mut Chance, t: &mut Teller) -> Seat {
        let stars = [Seat(0), Seat(1)].map(|seat| {
            let dice = c.dice("ccgw-why-first", seat, &BATTLE_DIE, 4);
            t.roll(
                || self.roll_text("ccgw-rolled", seat, &counted(&dice)),
                || battle_dice(&dice, faces(&[STAR])),
            );
            counted(&dice)[STAR]
        });
        match stars[0].cmp(&stars[1]) {
            std::cmp::Ordering::Greater => Seat(0),
            std::cmp::Ordering::Less => Seat(1),
            std::cmp::Ordering::Equal => tie,
        }
    }

    /// scn.06.first-player: the higher total of two dice; a tie is rolled again.
    fn roll_first(&self, c: &mut Chance, t: &mut Teller) -> Seat {
        loop {
            let rolls =
                [Seat(0), Seat(1)].map(|seat| [(); 2].map(|()| c.d6("ccgw-why-first", seat)));
            let totals = rolls.map(|[a, b]| a + b);
            t.roll(
                || {
                    Text::new("ccgw-rolled-first")
                        .text("first", self.side_text(Seat(0)))
                        .num("a", totals[0])
                        .text("second", self.side_text(Seat(1)))
                        .num("b", totals[1])
                },
                || {
                    rolls
                        .iter()
                        .flatten()
                        .map(|&n| plain_die(n, true))
                        .collect()
                },
            )
            .deed();
            match totals[0].cmp(&totals[1]) {
                std::cmp::Ordering::Greater => return Seat(0),
                std::cmp::Ordering::Less => return Seat(1),
                // A script that has run out would tie for ever.
                std::cmp::Ordering::Equal if c.is_spent() => return Seat(0),
                std::cmp::Ordering::Equal => {}
            }
        }
    }

    /// turn.alternate: a new turn, its turn-start medals first.
    fn begin_turn(&self, s: &mut State, t: &mut Teller) {
        s.turn += 1;
        t.all(|| {
            Text::new("ccgw-turn")
                .num("n", s.turn)
                .text("side", self.side_text(s.active))
        })
        .weighs(Weight::Turn);
        s.brink = self.on_the_brink(s);
        self.turn_start(s, t);
        s.phase = Phase::Command;
    }

    /// medal.breakthrough: units of the active player that stand on the enemy baseline.
    pub fn on_the_brink(&self, s: &State) -> Set64 {
        let there = |&u: &u8| self.on_enemy_baseline(s.active, s.unit(u).hex);
        s.alive[s.active].iter().filter(there).collect()
    }

    /// p1.play-one: the card lies open; cmd.counter-attack becomes a copy.
    pub fn play_command(&self, s: &mut State, card: Command, t: &mut Teller) {
        let seat = s.active;
        s.hand_size = s.command.count[seat];
        let id = s.command.give(seat, self.command_copies(card));
        s.command.up.insert(id);
        let played = match card {
            Command::CounterAttack => s.last[foe(seat)].map_or(card, Command::mirrored),
            other => other,
        };
        s.card = Some(played);
        s.last[seat] = Some(played);
        t.all(|| {
            Text::new("ccgw-command-played")
                .text("side", self.side_text(seat))
                .text("card", command_text(card))
        })
        .deed()
        .shows(|| shown(seat, command_shown(card)));
        if played != card {
            t.all(|| Text::new("ccgw-command-copied").text("card", command_text(played)));
        }
        s.phase = Phase::With;
    }

    /// The end of a turn: tokens go back, cards are put away, the other player begins.
    fn clear_table(&self, s: &mut State, t: &mut Teller) {
        // cc.tokens-return
        s.pool += std::mem::take(&mut s.on_cards);
        s.combat.out |= std::mem::take(&mut s.combat.up);
        s.card = None;
        s.hand_size = 0;
        s.discarded = false;
        s.effects = Effects::default();
        s.played = BySeat::default();
        s.orders = Orders::default();
        s.battery = Battery::default();
        s.raid = Raid::default();
        s.frozen = None;
        for set in [
            &mut s.ordered,
            &mut s.besides,
            &mut s.moved,
            &mut s.fought,
            &mut s.entered,
            &mut s.stopped,
            &mut s.barred,
            &mut s.cleared,
        ] {
            *set = Set64::EMPTY;
        }
        s.units.iter_mut().for_each(|unit| unit.moved = 0);
        if s.turn >= s.dry_until {
            s.dry = None;
        }
        s.active = foe(s.active);
        s.phase = Phase::TurnStart;
        self.recount(s, t);
    }
}
