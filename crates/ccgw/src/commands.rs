//! What each Command card lets its player order (cmd.*), before he gives the orders.

use crate::book::Book;
use crate::cards::{Combat, Command};
use crate::dice::{self, battle_dice};
use crate::frame::{Flow, Frame};
use crate::kinds::{BATTLE_DIE, BURST, DEADLY, Kind, SOLDIER, STAR, Wing, counted};
use crate::state::{Battery, Count, Orders, Phase, State, foe};
use table::{Chance, Seat, Set64, Teller};
use table::{Legal, No};

/// Without limit.
const ALL: u8 = u8::MAX;

impl Book {
    /// What the played card lets its player order, and the rolls that come before. Tactic cards do not look at
    /// sections (p1.tactic-card). Combat cards lie on the table already (cmd.big-show-combat-card).
    pub fn begin_orders(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        let seat = s.active;
        let own = s.alive[seat];
        s.phase = Phase::Orders;
        let mut orders = Orders {
            eligible: own,
            count: Count::None,
            most: ALL,
        };
        match s.card {
            Some(Command::Recon(wing)) => orders.count = self.in_section(seat, wing, 1),
            Some(Command::Probe(wing)) => orders.count = self.in_section(seat, wing, 2),
            Some(Command::Attack(wing)) => orders.count = self.in_section(seat, wing, 3),
            Some(Command::Assault(wing)) => orders.count = self.in_section(seat, wing, ALL),
            Some(Command::ReconInForce) => orders.count = Count::Sections([1; 3]),
            Some(Command::GeneralAdvance) => orders.count = Count::Sections([2; 3]),
            Some(Command::Pincer) => orders.count = Count::Sections([2, 0, 2]),
            Some(Command::InfantryAttack) => {
                let infantry: Set64 = own
                    .iter()
                    .filter(|&u| s.unit(u).kind == Kind::Infantry)
                    .collect();
                if infantry.is_empty() {
                    orders.count = Count::Any(1); // cmd.infantry-attack-none
                } else {
                    orders.eligible = infantry;
                    s.phase = Phase::Section;
                }
            }
            Some(Command::ArtilleryBombard) => orders.count = Count::Any(1),
            Some(Command::Whistles) => orders.count = Count::Linked,
            Some(Command::DirectFromHq) => orders.count = Count::Paid,
            Some(Command::BigShow) => orders.count = self.big_show(s, c, t),
            Some(Command::Firefight) => {
                // cmd.firefight: not next to an enemy.
                let enemy = s.occupied[foe(seat)];
                orders.eligible = own
                    .iter()
                    .filter(|&u| !self.near(s.unit(u).hex).meets(enemy))
                    .collect();
                orders.count = Count::Any(4);
            }
            Some(Command::Relief) => {
                // cmd.relief: soldier units, neither tanks nor field guns.
                orders.eligible = own
                    .iter()
                    .filter(|&u| s.unit(u).kind.is_soldier())
                    .collect();
                orders.count = Count::Any(4);
            }
            Some(Command::Replacements) => return self.begin_restore(s, c, t),
            // cmd.first-strike in one's own turn, and a Contre-Attaque with nothing to copy, order nobody.
            Some(Command::FirstStrike | Command::CounterAttack) | None => {}
        }
        s.orders = orders;
        self.limit_orders(s);
        Flow::Next
    }

    /// cc.messenger-killed: one order fewer than the card would give.
    fn limit_orders(&self, s: &mut State) {
        if !s.effects.has(Combat::MessengerKilled) || s.phase != Phase::Orders {
            return;
        }
        let own = s.orders.eligible;
        let given = match s.orders.count {
            Count::Sections(caps) => match caps.iter().position(|&cap| cap == ALL) {
                Some(section) => {
                    let there = |&u: &u8| self.stands_in(s, u, section as u8);
                    own.iter().filter(there).count() as u8 + u8::from(self.has_battery(s))
                }
                None => caps.iter().sum(),
            },
            Count::Any(n) => n,
            Count::All => own.len() as u8,
            Count::Rolled(infantry, support, any) => infantry + support + any,
            Count::Linked => self.largest_group(s, own) as u8,
            Count::Paid => s.hq[s.active].min(own.len() as u8),
            Count::None => 0,
        };
        s.orders.most = given.saturating_sub(1);
    }

    /// Whether the unit stands in this section of the board; on a dotted line it stands in two.
    #[inline]
    pub fn stands_in(&self, s: &State, unit: u8, section: u8) -> bool {
        self.sections[s.unit(unit).hex.index()] >> section & 1 == 1
    }

    fn in_section(&self, seat: Seat, wing: Wing, orders: u8) -> Count {
        let mut caps = [0; 3];
        caps[self.section(seat, wing) as usize] = orders;
        Count::Sections(caps)
    }

    /// cmd.big-show-roll: one die per Command card held.
    fn big_show(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Count {
        let seat = s.active;
        let dice = c.dice("ccgw-why-big-show", seat, &BATTLE_DIE, s.hand_size);
        let faces = counted(&dice);
        t.roll(
            || self.roll_text("ccgw-rolled-big-show", seat, &faces),
            || battle_dice(&dice, dice::faces(&[SOLDIER, BURST, DEADLY, STAR])),
        );
        // The card pays for HQ symbols, although this is no combat (hq.gain-combat).
        self.gain_tokens(s, seat, faces[STAR], t);
        Count::Rolled(faces[SOLDIER], faces[BURST], faces[DEADLY])
    }

    /// cmd.replacements: the roll, then figures are handed out one by one.
    fn begin_restore(&self, s: &mut State, c: &mut Chance, t: &mut Teller) -> Flow {
        let seat = s.active;
        let dice = c.dice("ccgw-why-replacements", seat, &BATTLE_DIE, s.hand_size);
        let faces = counted(&dice);
        t.roll(
            || self.roll_text("ccgw-rolled-replacements", seat, &faces),
            || battle_dice(&dice, dice::faces(&[SOLDIER, BURST, DEADLY])),
        );
        Flow::Call(Frame::Restore {
            infantry: faces[SOLDIER],
            any: faces[BURST] + faces[DEADLY],
            gained: Set64::EMPTY,
        })
    }

    /// Whether a figure of this roll may go to the unit: no unit above its original size.
    pub fn may_restore(&self, s: &State, unit: u8, infantry: u8, any: u8) -> Legal {
        let u = s.unit(unit);
        if u.seat != s.active || u.figures >= u.of {
            return Err(No::by(&["cmd.replacements"], "ccgw-no-restore-full"));
        }
        if any == 0 && (infantry == 0 || u.kind != Kind::Infantry) {
            return Err(No::by(&["cmd.replacements"], "ccgw-no-restore-kind"));
        }
        Ok(())
    }

    /// The figures handed out; the units that gained one are ordered.
    pub fn step_restore(&self, s: &mut State, infantry: u8, any: u8, gained: Set64) -> Flow {
        let more = s.alive[s.active]
            .iter()
            .any(|unit| self.may_restore(s, unit, infantry, any).is_ok());
        if more {
            return Flow::Ask;
        }
        s.orders.eligible = gained;
        s.orders.count = Count::All;
        s.orders.most = ALL;
        self.limit_orders(s);
        Flow::Done
    }

    /// The section of Attaque d'Infanterie: all its infantry is ordered.
    pub fn choose_section(&self, s: &mut State, wing: Wing) {
        let section = self.section(s.active, wing);
        let there = |&u: &u8| self.stands_in(s, u, section);
        s.orders.eligible = s.orders.eligible.iter().filter(there).collect();
        s.orders.count = Count::All;
        s.phase = Phase::Orders;
        self.limit_orders(s);
    }

    /// cmd.assault, cmd.infantry-attack, cmd.replacements: a card that orders all leaves nothing to choose.
    pub fn order_whole(&self, s: &mut State) {
        if s.orders.most != ALL {
            return;
        }
        match s.orders.count {
            Count::Sections(caps) => {
                if let Some(section) = caps.iter().position(|&cap| cap == ALL) {
                    let there = |&u: &u8| self.stands_in(s, u, section as u8);
                    let all: Set64 = s.orders.eligible.iter().filter(there).collect();
                    s.ordered |= all;
                    if self.has_battery(s) {
                        s.battery = Battery {
                            shots: 1,
                            sections: 1 << section,
                            ordered: true,
                        };
                    }
                }
            }
            Count::All => s.ordered |= s.orders.eligible,
            _ => {}
        }
    }
}
