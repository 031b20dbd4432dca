//! When Actions may be played (A24), and who is asked.
//!
//! Both may play at one moment: the inactive player goes first (gloss.inactive). What is played adds up (A24.1b), and
//! activates nobody but by Op Fire (A24.3). A window opens if somebody *might* hold a card for it as everybody knows
//! it. What he really holds decides only what stands in his list beside `pass`.

use crate::action::{Action, Element};
use crate::book::Book;
use crate::cards::Deed;
use crate::frame::{Attack, Flow, Frame, Melee, Moment, Move, Window};
use crate::ids::{CardId, Units};
use crate::kinds::OFF;
use crate::state::State;
use hex::HexId;
use table::{Actions, Legal, No, Seat, no};

mod note;
mod question;

impl Book {
    /// Whether a window of this moment opens for this seat: by public facts alone.
    pub fn is_open(&self, s: &State, moment: Moment, seat: Seat) -> bool {
        if moment == Moment::AfterRoll {
            return true;
        }
        if let Some(situation) = moment.situation()
            && self.might_play_situation(s, seat, situation)
            && (situation.row().tells)(self, s, seat)
        {
            return true;
        }
        if matches!(moment, Moment::Countered | Moment::Gassed) {
            let window = Window {
                moment,
                seat,
                used: false,
            };
            return !self.strikable(s, window).is_empty();
        }
        if moment == Moment::Plus {
            return self.might_add(s, seat);
        }
        // A33.2b: those already activated for Op Fire need no card.
        if moment == Moment::Entered && self.may_shoot_on(s, seat) {
            return true;
        }
        moment.deeds().iter().any(|&deed| {
            self.might_hold(s, seat, deed)
                && self.useful(s, seat, deed).is_ok()
                && (deed.row().tells)(self, s)
        })
    }

    /// Whether the seat might hold a card for an Action, as everybody knows it.
    #[inline]
    pub fn might_hold(&self, s: &State, seat: Seat, deed: Deed) -> bool {
        let pile = &s.pile[seat];
        pile.count > 0 && !(self.serving(seat, deed) - pile.out).is_empty()
    }

    /// Whether a card of the hand may be played for this Action now, in this window.
    pub fn may_play(&self, s: &State, seat: Seat, card: CardId, now: &[Deed]) -> Legal<Deed> {
        let face = self.card(seat, card);
        // A28
        if face.deed == Deed::CommandConfusion {
            return no(&["A28"], "no-confusion");
        }
        if !s.pile[seat].hand.has(card) {
            return Err(No::by(&["1b", "5.2"], "no-card-held").and(face.deed.clauses()));
        }
        let Some(&deed) = now.iter().find(|&&deed| face.deed == deed) else {
            return Err(No::by(&["A24.1a", "1.6a"], "no-moment").and(face.deed.clauses()));
        };
        self.useful(s, seat, deed)?;
        Ok(deed)
    }

    /// The hex that the group of the Move, or the unit of the Advance, has just entered.
    pub fn entered_hex(&self, s: &State) -> Option<HexId> {
        let hex = s.stack.innermost(|frame| match frame {
            Frame::Move(going) => (!going.group.is_empty()).then_some(going.to),
            Frame::Advance(going) => {
                let first = (going.movers() & s.everybody()).first();
                first.map(|unit| s.hex(unit))
            }
            _ => None,
        });
        hex.filter(|&hex| hex != OFF)
    }

    /// What is legal in a window.
    pub fn list_window(&self, s: &State, window: Window, out: &mut Actions<Action>) {
        let seat = window.seat;
        if window.moment == Moment::AfterRoll {
            out.push(Action::Reroll);
            out.push(Action::Pass);
            return;
        }
        if window.moment == Moment::Plus {
            out.push(Action::Plus);
        }
        for unit in self.strikable(s, window).iter() {
            out.push(Action::Unit(unit));
        }
        let mut served = Vec::new();
        for card in s.pile[seat].hand.iter() {
            let Ok(deed) = self.may_play(s, seat, card, window.moment.deeds()) else {
                continue;
            };
            // Which of two cards for one Action is given up matters little, but it is a choice.
            if served.contains(&deed) {
                out.push_twin(Action::Card(card));
            } else {
                served.push(deed);
                out.push(Action::Card(card));
            }
        }
        if window.moment == Moment::Entered {
            self.list_op_fire(s, seat, out);
        }
        if self.may_pass(s, window).is_ok() {
            out.push(Action::Pass);
        }
    }

    /// 10.3.2.1: an attack that was declared to be raised by Actions has to be raised.
    pub fn may_pass(&self, s: &State, window: Window) -> Legal {
        // g:A37a, g:A49: at least one is struck.
        match window.moment {
            Moment::Countered if !window.used => return no(&["g:A37a"], "no-pass"),
            Moment::Gassed => return no(&["g:A49"], "no-pass"),
            _ => {}
        }
        if window.moment == Moment::BeforeFire
            && let Some(attack) = self.nearest_attack(s)
        {
            let mut sum = table::Sum::quiet();
            self.attack_fp(s, attack, &mut sum);
            if sum.total() < 1 {
                return no(&["10.3.2.1", "O20.3.2b"], "no-firepower");
            }
        }
        Ok(())
    }

    /// The innermost attack under way.
    pub fn nearest_attack<'a>(&self, s: &'a State) -> Option<&'a Attack> {
        s.stack.innermost(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        })
    }
    /// The innermost attack under way, to change: never the frame that is being stepped.
    pub fn nearest_attack_mut<'a>(&self, s: &'a mut State) -> Option<&'a mut Attack> {
        s.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Attack(attack) => Some(attack),
            _ => None,
        })
    }
    /// The Move Order under way.
    pub fn moving<'a>(&self, s: &'a State) -> Option<&'a Move> {
        s.stack.innermost(|frame| match frame {
            Frame::Move(going) => Some(going),
            _ => None,
        })
    }
    /// The Move Order under way, to change.
    pub fn moving_mut<'a>(&self, s: &'a mut State) -> Option<&'a mut Move> {
        s.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Move(going) => Some(going),
            _ => None,
        })
    }
    /// The Melee under way.
    pub fn melee<'a>(&self, s: &'a State) -> Option<&'a Melee> {
        s.stack.innermost(|frame| match frame {
            Frame::Melee(melee) => Some(melee),
            _ => None,
        })
    }
    /// A window stays open until its player passes, or nothing could be played any more.
    pub fn step_window(&self, s: &State, window: &Window) -> Flow {
        // O16.4a: an Action is over. The Initiative card is none, nor is a Strategy Card laid on a roll.
        let acted = window.used && !matches!(window.moment, Moment::AfterRoll | Moment::Plus);
        if acted
            && self.law.melee_after_actions
            && let Flow::Call(melees) = self.call_melees(s, Units::EMPTY)
        {
            return Flow::Call(melees);
        }
        let over = match window.moment {
            // 9.1a, A36: one answer is all.
            Moment::AfterRoll | Moment::WouldBreak => window.used,
            Moment::Countered | Moment::Gassed => !self.is_open(s, window.moment, window.seat),
            moment => window.used && !self.is_open(s, moment, window.seat),
        };
        if over { Flow::Done } else { Flow::Ask }
    }
}

/// Whether a set of pieces holds this one.
pub fn holds(attack: &Attack, element: Element) -> bool {
    match element {
        Element::Unit(unit) => attack.units.has(unit),
        Element::Weapon(weapon) => attack.arms.has(weapon),
        Element::Gun(tank) => attack.gun && attack.units.has(tank),
    }
}
