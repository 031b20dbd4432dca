//! Actions as they are played, in a window or in one's own Move (A25 to A41).

use crate::action::Action;
use crate::book::Book;
use crate::cards::{Deed, Order};
use crate::frame::{
    Activate, Flow, Frame, Means, MeleeStep, Moment, Placing, Stage, Supporting, What, Where,
    Window,
};
use crate::kinds::{Fort, NOBODY};
use crate::state::{State, foe};
use table::{Seat, Set64, Teller};

impl Book {
    /// 1.6b: the card is laid down.
    pub fn lay_down(&self, s: &mut State, seat: Seat, card: u8, deed: Deed, t: &mut Teller) {
        s.pile[seat].discard(card);
        t.all(|| {
            self.say("action")
                .text("side", self.side_text(seat))
                .text("action", self.deed_text(deed))
                .name("card", self.card_name(seat, card))
        });
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
            // g:S98.5.4: Actions may follow.
            Action::Plan(card, choice) if window.moment == Moment::BeforeFire => {
                let used = true;
                self.put_back(s, Frame::Window(Window { used, ..window }));
                return self.begin_plan(s, seat, card, choice, t);
            }
            Action::Plan(card, choice) => {
                s.stack.pop();
                return self.begin_plan(s, seat, card, choice, t);
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
        if Book::is_scouted(deed) && self.is_open(s, announced, foe(seat)) {
            s.stack.push(Frame::Window(Window {
                moment: announced,
                seat: foe(seat),
                used: false,
            }));
            return;
        }
        self.carry_out(s, seat, deed, t);
    }

    /// What an Action does.
    fn carry_out(&self, s: &mut State, seat: Seat, deed: Deed, t: &mut Teller) {
        match deed {
            Deed::BoreSighting
            | Deed::Crossfire
            | Deed::HandGrenades
            | Deed::Marksmanship
            | Deed::SustainedFire => {
                let place = Book::boost(deed).unwrap_or_default();
                if let Some(attack) = self.nearest_attack_mut(s) {
                    attack.boost(place);
                }
            }
            Deed::SprayFire => {
                // The hex is named at once; the window is opened again after it.
                s.stack.pop();
                if let Some(attack) = self.nearest_attack_mut(s) {
                    attack.stage = Stage::Spray;
                }
            }
            Deed::Concealment => self.conceal(s, t),
            Deed::HiddenEntrenchments => self.hide_fort(s, Fort::Foxholes, t),
            Deed::HiddenPillbox => self.hide_fort(s, Fort::Pillbox, t),
            Deed::LightWounds => self.light_wounds(s, seat, t),
            Deed::Ambush => {
                s.stack.pop();
                if let Some(Frame::Melee(melee)) = s.stack.iter_mut().last() {
                    melee.step = MeleeStep::Suffer(foe(seat));
                }
            }
            // A38
            Deed::NoQuarter => {
                self.score(s, seat, 2, "A38", t);
            }
            Deed::OpFire => s.stack.push(Frame::Activate(Activate {
                order: Order::Fire,
                op: true,
                seat,
                first: NOBODY,
                chosen: Set64::EMPTY,
            })),
            Deed::HiddenMines | Deed::HiddenWire => self.spring(s, deed, t),
            Deed::DigIn => s.stack.push(Frame::Place(Placing {
                seat,
                what: What::Fort(Fort::Foxholes),
                place: Where::Dug,
                may: false,
            })),
            Deed::Demolitions => s.stack.push(Frame::Place(Placing {
                seat,
                what: What::Nothing,
                place: Where::Demolished,
                may: false,
            })),
            Deed::HiddenUnit => s.stack.push(Frame::Support(Supporting {
                seat,
                column: 0,
                radio: false,
                step: 0,
                unit: NOBODY,
                place: Where::Hidden,
                item: 0,
            })),
            Deed::AssaultFire | Deed::SmokeGrenades | Deed::CommandConfusion => {
                unreachable!("{deed:?} is not played in a window")
            }
            own => self.carry_out_here(s, seat, own, t),
        }
    }

    /// A29a, A29b: the Attack Total is reduced by the Cover of the hex.
    fn conceal(&self, s: &mut State, t: &mut Teller) {
        let Some(attack) = self.nearest_attack(s) else {
            return;
        };
        let (hex, against) = (s.hex(attack.unit), self.against(s, attack, attack.unit));
        // g:A36: with all that adds to it.
        let cover = self.cover_of(s, hex, against) + self.gabions(s, attack.unit, against);
        let total = attack.total - cover;
        if let Some(attack) = self.nearest_attack_mut(s) {
            attack.total = total;
        }
        t.all(|| self.say("concealed").num("cover", cover).num("n", total));
    }
    /// A35.1, A35.3: a Fortification where the attack strikes.
    fn hide_fort(&self, s: &mut State, fort: Fort, t: &mut Teller) {
        if let Some(attack) = self.nearest_attack(s) {
            let hex = s.hex(attack.unit);
            self.lay_fort(s, hex, fort, t);
        }
    }
    /// A35.2b, A35.5: Mines or Wire under those who entered.
    fn spring(&self, s: &mut State, deed: Deed, t: &mut Teller) {
        let Some(hex) = self.entered_hex(s) else {
            return;
        };
        if deed == Deed::HiddenWire {
            return self.lay_fort(s, hex, Fort::Wire, t);
        }
        self.lay_fort(s, hex, Fort::Mines, t);
        let movers = s.stack.innermost(|frame| match frame {
            Frame::Move(going) => Some(going.group),
            Frame::Advance(going) => Some(going.movers()),
            _ => None,
        });
        let movers = movers.unwrap_or_default() & s.everybody();
        if !movers.is_empty() {
            s.stack.push(self.mine_attack(s, hex, movers));
        }
    }
    /// A36b, A36c: the Squad becomes a Team of the side's quality, with all it had.
    fn light_wounds(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        let squad = s.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Break(breaking) => {
                let unit = breaking.asked;
                breaking.left.remove(unit);
                Some(unit)
            }
            _ => None,
        });
        let unit = squad.expect("a Squad would break");
        self.score(s, foe(seat), 1, "A36b", t);
        t.all(|| self.unit_event("light-wounds", s, unit));
        s.unit_mut(unit).kind = self.team_kind(seat);
    }

    /// A26, A39: Actions of the active player in his Move.
    pub fn play_in_move(&self, s: &mut State, card: u8, t: &mut Teller) {
        let seat = s.active;
        let deed = self.card(seat, card).deed;
        self.lay_down(s, seat, card, deed, t);
        let frame = match deed {
            Deed::SmokeGrenades => Frame::Place(Placing {
                seat,
                what: What::Smoke,
                place: Where::Grenade,
                may: false,
            }),
            Deed::EngineerWorks | Deed::Stosstruppen => {
                return self.carry_out_moving(s, seat, deed);
            }
            _ => Frame::Assault,
        };
        s.stack.push(frame);
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
