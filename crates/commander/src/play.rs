//! Actions as they are played, in a window or in one's own Move (A25 to A41).

use crate::action::Action;
use crate::book::Book;
use crate::cards::Deed;
use crate::frame::{Flow, Frame, Means, Moment, Window};
use crate::ids::CardId;
use crate::state::{State, foe};
use table::{Seat, Teller, Weight};

impl Book {
    /// 1.6b: the card is laid down.
    pub fn lay_down(&self, s: &mut State, seat: Seat, card: CardId, deed: Deed, t: &mut Teller) {
        s.pile[seat].discard(card);
        // What is played into an attack is part of what comes of it.
        let weight = match t.on() && self.nearest_attack(s).is_some() {
            true => Weight::Result,
            false => Weight::Deed,
        };
        t.all(|| {
            self.say("action")
                .text("side", self.side_text(seat))
                .text("action", self.deed_text(deed))
                .name("card", self.card_name(seat, card))
        })
        .weighs(weight)
        .shows(|| self.played(seat, card, self.deed_text(deed)));
    }

    /// One answer in a window.
    pub fn answer_window(&self, s: &mut State, window: Window, action: Action, t: &mut Teller) {
        let seat = window.seat;
        let deed = match action {
            Action::Card(card) => {
                let deed = self.card(seat, card).deed;
                self.lay_down(s, seat, card, deed, t);
                deed
            }
            Action::OpFire(card) => {
                self.lay_down(s, seat, card, Deed::OpFire, t);
                Deed::OpFire
            }
            Action::Reroll => {
                // 9.1b: the card passes to the opponent.
                s.stack.pop();
                s.rerolled = true;
                s.initiative = foe(seat);
                t.all(|| self.say("initiative").text("side", self.side_text(seat)));
                return;
            }
            Action::Fire(..) => return self.declare(s, seat, Means::OpFire, action, t),
            Action::Unit(unit) => return self.strike(s, window, unit, t),
            Action::Plus => {
                s.stack.pop();
                return self.add_one(s, seat, t);
            }
            // g:S98.5.3, g:S98.5.4: Actions may follow.
            Action::Situation(card, choice)
                if matches!(window.moment, Moment::BeforeFire | Moment::BeforeDefence) =>
            {
                let used = true;
                self.put_back(s, Frame::Window(Window { used, ..window }));
                return self.begin_situation(s, seat, card, choice, t);
            }
            Action::Situation(card, choice) => {
                s.stack.pop();
                return self.begin_situation(s, seat, card, choice, t);
            }
            _ => {
                s.stack.pop();
                // g:S98.5.7: nobody has undone it.
                if let Moment::Announced(deed) = window.moment {
                    self.carry_out(s, foe(seat), deed, t);
                }
                return;
            }
        };
        self.put_back(
            s,
            Frame::Window(Window {
                used: true,
                ..window
            }),
        );
        // g:S98.5.7
        let announced = Moment::Announced(deed);
        if deed.row().scouted && self.is_open(s, announced, foe(seat)) {
            s.stack.push(Frame::Window(Window {
                moment: announced,
                seat: foe(seat),
                used: false,
            }));
            return;
        }
        self.carry_out(s, seat, deed, t);
    }

    /// A26, A39: Actions of the active player in his Move.
    pub fn play_in_move(&self, s: &mut State, card: CardId, t: &mut Teller) {
        let seat = s.active;
        let deed = self.card(seat, card).deed;
        self.lay_down(s, seat, card, deed, t);
        self.carry_out(s, seat, deed, t);
    }
    /// A26b: one attack by pieces with boxed FP that are activated to Move.
    pub fn assaults(&self, s: &State) -> Vec<Action> {
        let Some(going) = self.moving(s) else {
            return Vec::new();
        };
        let targets = self.enemy_hexes(s, s.active);
        let mut shots = Vec::new();
        for unit in (going.all & s.on_map[s.active]).iter() {
            for piece in self.pieces_of(s, unit) {
                for hex in targets.iter() {
                    if self
                        .may_declare(s, s.active, Means::Assault, piece, hex)
                        .is_ok()
                    {
                        shots.push(Action::Fire(piece, hex));
                    }
                }
            }
        }
        shots
    }
    /// A26b: the attack is declared, unless nobody can any more.
    pub fn step_assault(&self, s: &State) -> Flow {
        if self.assaults(s).is_empty() {
            Flow::Done
        } else {
            Flow::Ask
        }
    }
}
