//! Why an action is not legal: what is the same at every question. What a question itself says is with it.

use crate::action::{Action, Element};
use crate::book::Book;
use crate::frame::{Frame, What};
use crate::ids::{CardId, UnitId, WeaponId};
use crate::kinds::{OFF, STACK};
use crate::moves::goes_with;
use crate::setup::Setting;
use crate::state::{Phase, State, foe};
use hex::HexId;
use table::{Actions, Legal, No, Refusal, Sum, Text, no};

/// Nothing of the kind is asked; these rules say when it is.
pub const fn unasked(also: &'static [&'static str]) -> No {
    No::by(&["O14.2"], "no-question").and(also)
}

impl Book {
    /// The rules that forbid an action; `None` if it is legal.
    pub fn why_not(&self, s: &State, action: Action) -> Option<Refusal> {
        if s.winner.is_some() {
            return Some(self.refusal(No::by(&["6.3a"], "no-over")));
        }
        // The list decides; a test finds the words for what it does not hold. They share every `may_…`, but where a
        // list is made of sets (who follows a Leader, who joins a group) the test that tells why goes one by one.
        let mut list = Actions::new();
        self.legal(s, &mut list);
        if list.contains(action) {
            return None;
        }
        let why = self
            .named(s, action)
            .and_then(|()| self.test(s, action))
            .err();
        let why = why.unwrap_or(unasked(&[]));
        let why = self.with_sight(s, action, why);
        let refusal = self.refusal(why);
        Some(match self.in_numbers(s, action, why) {
            Some(text) => Refusal { text, ..refusal },
            None => refusal,
        })
    }

    /// A refusal with the numbers it rests on: what a step costs and what is left, how far and how near, how many.
    fn in_numbers(&self, s: &State, action: Action, why: No) -> Option<Text> {
        match (why.key, action) {
            ("no-points", Action::Step(unit, to)) => {
                let going = self.moving(s)?;
                let units = goes_with(self, s, going, unit);
                let mut cost = Sum::quiet();
                self.toll(s, units, going, to, &mut cost);
                let left = self.points_left(s, units, going);
                let text = self.say("no-points-of").num("n", cost.total());
                Some(text.num("left", left).name("hex", self.hex_name(to)))
            }
            ("no-range" | "no-minimum", Action::Fire(piece, _) | Action::Join(piece)) => {
                self.out_of_range(s, piece, why)
            }
            ("no-range" | "no-minimum", Action::Smoke(weapon, _)) => {
                self.out_of_range(s, Element::Weapon(weapon), why)
            }
            ("no-firepower", Action::Fire(piece, hex)) => {
                let hindrance = self.sight(s, s.hex(self.bearer(s, piece)), hex)?;
                Some(self.say("no-firepower-of").num("n", hindrance))
            }
            ("no-orders-left", _) => {
                let most = self.side(s.active).orders;
                Some(self.say("no-orders-left-of").num("n", most))
            }
            ("no-radius", Action::Unit(unit)) => self.out_of_radius(s, unit),
            ("no-place", Action::At(hex)) => self.no_room(s, hex),
            _ => None,
        }
    }

    /// How far the target is, and how far or near the piece reaches.
    fn out_of_range(&self, s: &State, piece: Element, why: No) -> Option<Text> {
        let hex = why.hex?;
        let far = self.distance(s.hex(self.bearer(s, piece)), hex);
        let [least, most] = self.element_range(s, piece);
        let (key, of) = match why.key {
            "no-range" => ("no-range-of", most),
            _ => ("no-minimum-of", least.max(1)),
        };
        let text = self.say(key).name("hex", self.hex_name(hex));
        Some(text.num("n", far).num("of", of))
    }

    /// How far a unit is from the Leader who activates, and how far his Command reaches.
    fn out_of_radius(&self, s: &State, unit: UnitId) -> Option<Text> {
        let Some(&Frame::Activate(activate)) = s.stack.last() else {
            return None;
        };
        let leader = activate.first.filter(|&first| self.is_leader(s, first))?;
        let far = self.distance(s.hex(leader), s.hex(unit));
        let reach = self.command(s, leader);
        let text = self.say("no-radius-of").num("n", far).num("of", reach);
        (far > reach).then(|| text.text("leader", self.unit_text(s, leader)))
    }

    /// How many figures there would be in a hex that takes no more.
    fn no_room(&self, s: &State, hex: HexId) -> Option<Text> {
        let unit = match (s.stack.last(), self.setting_up(s)) {
            (Some(Frame::Place(placing)), _) => match placing.what {
                What::Unit(unit) => unit,
                _ => return None,
            },
            (None, Some((_, Setting::Unit(unit)))) => unit,
            _ => return None,
        };
        let seat = s.unit(unit).seat;
        let all = self.figures(s, seat, hex) + self.class(s, unit).figures();
        let text = self.say("no-room-of").name("hex", self.hex_name(hex));
        (all > STACK).then(|| text.num("n", all).num("of", STACK))
    }

    /// Where sight is blocked, the rule that blocks it.
    fn with_sight(&self, s: &State, action: Action, why: No) -> No {
        if why.key != "no-sight" {
            return why;
        }
        let from = match (action, self.barrage(s)) {
            (Action::Fire(piece, _) | Action::Join(piece), _) => s.hex(self.bearer(s, piece)),
            (Action::Smoke(weapon, _), _) => s.hex(s.bearer(weapon)),
            (Action::Spot(hex, _), Some(b)) => match b.observer {
                Some(observer) => s.hex(observer),
                // g:2.4: he looks from above.
                None => {
                    let look = self.look_oa(s, s.active, hex);
                    return look.met.first().map_or(why, |met| why.and(met.rules));
                }
            },
            _ => return why,
        };
        match why.hex {
            Some(hex) if from != OFF => {
                let look = self.look(s, from, hex);
                look.met.first().map_or(why, |met| why.and(met.rules))
            }
            _ => why,
        }
    }

    /// Whether everything an action names is there to be named: units on the map, Weapons that are carried.
    fn named(&self, s: &State, action: Action) -> Legal {
        let unit = |unit: UnitId| {
            if s.is_on_map(unit) {
                Ok(())
            } else {
                no(&["O14.1b"], "no-own-unit")
            }
        };
        let weapon = |weapon: WeaponId| {
            let by = s.weapons.get(weapon.index()).and_then(|w| w.by);
            if by.is_some_and(|by| s.is_on_map(by)) {
                Ok(())
            } else {
                no(&["11.2"], "no-own-weapon")
            }
        };
        match action {
            Action::Fire(Element::Unit(u), _) | Action::Join(Element::Unit(u)) => unit(u),
            Action::Fire(Element::Weapon(w), _) | Action::Join(Element::Weapon(w)) => weapon(w),
            Action::Fire(Element::Gun(u), _) | Action::Join(Element::Gun(u)) => unit(u),
            Action::Smoke(w, _) | Action::Scrap(w) => weapon(w),
            Action::Dig(_, u, _) => unit(u),
            Action::Step(u, _) | Action::Exit(u) | Action::With(u) => unit(u),
            Action::Give(u, other) => unit(u).and_then(|()| unit(other)),
            _ => Ok(()),
        }
    }

    /// The first test that an action fails: of those that no question makes otherwise, then of the one now open.
    fn test(&self, s: &State, action: Action) -> Legal {
        match action {
            Action::Theirs(card) => self.test_theirs(s, card),
            Action::Scrap(weapon) => {
                self.may_scrap(s, self.asked(s).0, weapon)?;
                Err(unasked(&["11.3b"]))
            }
            Action::Reroll => Err(unasked(&["9.1a"])),
            _ => self.question(s).test(self, s, action),
        }
    }

    /// A card of the player who is not asked.
    fn test_theirs(&self, s: &State, card: CardId) -> Legal {
        let owner = foe(self.asked(s).0);
        let deed = self.card(owner, card).deed;
        let rules: &[&str] = if s.stack.is_empty() && s.phase == Phase::Orders {
            &["A24.1a", "1.6a", "1.5a", "O14.1a", "A33.1"]
        } else {
            &["A24.1a", "1.6a", "A24.2", "1.5a", "A33.1"]
        };
        no(rules, "no-moment").map_err(|no: No| no.and(deed.clauses()))
    }

    /// The last word of a question within a procedure about an answer that is none of its own: the rule that says when
    /// it has its moment; else what the question says to all the rest.
    pub fn elsewhere(&self, s: &State, action: Action, rest: No) -> Legal {
        let seat = self.asked(s).0;
        Err(match action {
            Action::Play(_) => No::by(&["O14.2", "1.5a"], "no-order-now"),
            Action::Discard(_) => unasked(&["5b", "5.3", "O15"]),
            Action::Dig(..) => unasked(&["g:3.1.9"]),
            Action::Hq => unasked(&["g:E71"]),
            Action::Situation(card, choice) => {
                self.may_play_situation(s, seat, card, choice)?;
                unasked(&["g:S98.1"])
            }
            Action::Plus => unasked(&["g:S98.2"]),
            Action::Card(card) => self.no_moment(seat, card),
            Action::OpFire(_) => No::by(&["A24.1a", "A33.1"], "no-moment"),
            _ => rest,
        })
    }
    /// A24.1a: a card whose Action has no moment now.
    pub fn no_moment(&self, seat: table::Seat, card: CardId) -> No {
        No::by(&["A24.1a", "1.6a"], "no-moment").and(self.card(seat, card).deed.clauses())
    }
}
