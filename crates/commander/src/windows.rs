//! When Actions may be played (A24), and who is asked.
//!
//! Both may play at one moment: the inactive player goes first (gloss.inactive). What is played adds up (A24.1b), and
//! activates nobody but by Op Fire (A24.3). A window opens if somebody *might* hold a card for it as everybody knows it. What he really holds decides only what
//! stands in his list beside `pass`.

use crate::action::{Action, Element};
use crate::book::Book;
use crate::cards::Deed;
use crate::frame::{Attack, Flow, Frame, Means, Melee, Moment, Move, Stage, Window};
use crate::kinds::{Arm, Class, Fort, Nation, OFF, Posture};
use crate::state::{State, foe};
use hex::HexId;
use table::{Actions, Legal, No, Seat, Set64, no};

impl Book {
    /// Whether a window of this moment opens for this seat: by public facts alone.
    pub fn is_open(&self, s: &State, moment: Moment, seat: Seat) -> bool {
        if moment == Moment::AfterRoll {
            return true;
        }
        if let Some(plan) = moment.plan()
            && self.might_plan(s, seat, plan)
        {
            return true;
        }
        if moment == Moment::BeforeFire && self.may_arm(s, seat) {
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
                && (deed != Deed::Concealment || self.hides(s))
        })
    }

    /// Whether the seat might hold a card for an Action, as everybody knows it.
    #[inline]
    pub fn might_hold(&self, s: &State, seat: Seat, deed: Deed) -> bool {
        let pile = &s.pile[seat];
        pile.count > 0 && !(self.serving(seat, deed) - pile.out).is_empty()
    }

    /// Whether a card of the hand may be played for this Action now, in this window.
    pub fn may_play(&self, s: &State, seat: Seat, card: u8, now: &[Deed]) -> Legal<Deed> {
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

    /// Whether an Action's own conditions hold, as everybody can see.
    pub fn useful(&self, s: &State, seat: Seat, deed: Deed) -> Legal {
        match deed {
            Deed::CommandConfusion => no(&["A28"], "no-confusion"),
            Deed::Ambush | Deed::DigIn | Deed::Demolitions | Deed::NoQuarter => {
                self.useful_elsewhere(s, seat, deed)
            }
            Deed::BoreSighting
            | Deed::Crossfire
            | Deed::HandGrenades
            | Deed::Marksmanship
            | Deed::SprayFire
            | Deed::SustainedFire => match self.nearest_attack(s) {
                Some(attack) => self.useful_in_fire(s, seat, deed, attack),
                None => no(&["A24.1a"], "no-moment"),
            },
            Deed::Concealment | Deed::HiddenEntrenchments | Deed::HiddenPillbox => {
                match self.nearest_attack(s) {
                    Some(attack) => self.useful_in_defence(s, seat, deed, attack),
                    None => no(&["A24.1a"], "no-moment"),
                }
            }
            Deed::LightWounds => Ok(()),
            Deed::HiddenMines | Deed::HiddenWire => self.may_hide(s, seat, deed),
            Deed::HiddenUnit => self.defends(seat),
            Deed::OpFire => self.may_op_fire(s, seat),
            Deed::AssaultFire => self.may_assault_fire(s, seat),
            Deed::SmokeGrenades => self.may_throw_smoke(s, seat),
            own => self.useful_here(s, seat, own),
        }
    }

    /// A35: only the scenario Defender.
    fn defends(&self, seat: Seat) -> Legal {
        if self.side(seat).posture == Posture::Defender {
            Ok(())
        } else {
            no(&["A35"], "no-defender")
        }
    }

    fn useful_elsewhere(&self, s: &State, seat: Seat, deed: Deed) -> Legal {
        match deed {
            Deed::Ambush => Ok(()),
            Deed::DigIn => {
                if self.dug(s, seat).is_empty() {
                    return no(&["A32"], "no-dig-in");
                }
                Ok(())
            }
            // A31: a Fortification in a hex with a friendly unit.
            Deed::Demolitions => {
                let fort = |unit: u8| s.marks(s.hex(unit)).fort().is_some();
                if s.on_map[seat].iter().any(fort) {
                    Ok(())
                } else {
                    no(&["A31"], "no-demolitions")
                }
            }
            _ => self.may_deny_quarter(s, seat),
        }
    }

    /// A38: a German against a Russian, a Russian against anybody, with a survivor.
    fn may_deny_quarter(&self, s: &State, seat: Seat) -> Legal {
        let (own, other) = (self.side(seat).nation, self.side(foe(seat)).nation);
        let nations = match own {
            Nation::German => other == Nation::Russian,
            Nation::Russian => true,
            // A51 of the other book: Germans and Americans against anybody.
            Nation::American => self.is_gwc(),
            Nation::French => false,
        };
        let nations = nations || (self.is_gwc() && own == Nation::German);
        let stands = |unit: u8| !self.is_gwc() || self.is_unit(s, unit);
        let survives = self
            .melee(s)
            .is_some_and(|melee| s.of_side(seat, melee.hex).iter().any(stands));
        if nations && survives {
            Ok(())
        } else {
            no(&["A38"], "no-quarter-here")
        }
    }

    /// The Actions before a Fire roll.
    pub fn useful_in_fire(&self, s: &State, seat: Seat, deed: Deed, attack: &Attack) -> Legal {
        let fires = matches!(
            attack.means,
            Means::Fire | Means::OpFire | Means::Assault | Means::Offensive
        );
        if !fires || seat != attack.seat || attack.smoke {
            return no(&["A24.1a"], "no-moment");
        }
        let mut arms = Set64(attack.arms.into())
            .iter()
            .map(|weapon| self.arm(s, weapon));
        match deed {
            Deed::BoreSighting => {
                self.defends(seat)
                    .map_err(|_| No::by(&["A27"], "no-defender"))?;
                if !arms.any(|arm| arm.fp >= 5) {
                    return no(&["A27"], "no-bore-sighting");
                }
            }
            // A30
            Deed::Crossfire => {
                if attack.means != Means::OpFire {
                    return no(&["A30"], "no-crossfire");
                }
            }
            // A34
            Deed::HandGrenades => {
                let near = |element| {
                    let from = s.hex(self.bearer(s, element));
                    self.distance(from, attack.hex) == 1
                        || (attack.second != OFF && self.distance(from, attack.second) == 1)
                };
                if !self.elements(attack).any(near) {
                    return no(&["A34"], "no-grenades");
                }
            }
            // A37: the only such card names its own nation.
            Deed::Marksmanship => {
                let men = |unit: u8| match self.is_gwc() {
                    true => self.is_rifle(s, unit),
                    false => self.class(s, unit) != Class::Leader,
                };
                if !attack.units.iter().any(men) {
                    return no(&["A37"], "no-marksmanship");
                }
            }
            Deed::SustainedFire => {
                if !arms.any(|arm| arm.arm.is_mg() || arm.arm == Arm::Mortar) {
                    return no(&["A41a"], "no-sustained");
                }
            }
            Deed::SprayFire => return self.may_spray(s, attack).map(drop),
            own => return self.may_raise(s, own, attack),
        }
        Ok(())
    }

    /// A40: the hexes that Spray Fire could hit besides.
    pub fn may_spray(&self, s: &State, attack: &Attack) -> Legal<Vec<HexId>> {
        if attack.second != OFF {
            return no(&["A40c"], "no-spray-twice");
        }
        if !self.elements(attack).all(|e| self.boxed_range(s, e)) {
            return no(&["A40a", "3.1.6"], "no-spray-boxed");
        }
        // O20.3.2b: the worse Hindrance must leave some FP.
        let strong = |hex: HexId| {
            let both = Attack {
                second: hex,
                ..*attack
            };
            let mut sum = table::Sum::quiet();
            self.attack_fp(s, &both, &mut sum);
            sum.total() >= 1
        };
        let hit = |&hex: &HexId| {
            !s.of_side(foe(attack.seat), hex).is_empty()
                && self
                    .elements(attack)
                    .all(|e| self.bears(s, e, hex).is_some())
                && strong(hex)
        };
        let hexes: Vec<HexId> = self.near(attack.hex).iter().filter(hit).collect();
        if hexes.is_empty() {
            return no(&["A40a", "A40b"], "no-spray-hex");
        }
        Ok(hexes)
    }

    /// The Actions before a Defence roll.
    fn useful_in_defence(&self, s: &State, seat: Seat, deed: Deed, attack: &Attack) -> Legal {
        let own = attack.unit != crate::kinds::NOBODY && s.unit(attack.unit).seat == seat;
        if attack.stage != Stage::Brace || !own {
            return no(&["A24.1a"], "no-moment");
        }
        let hex = s.hex(attack.unit);
        let marks = s.marks(hex);
        let terrain = self.terrain(s, hex);
        match deed {
            Deed::Concealment => {}
            Deed::HiddenEntrenchments => {
                self.defends(seat)?;
                let building = terrain == crate::kinds::Terrain::Building;
                if building || terrain.is_water() || marks.fort().is_some() {
                    return no(&["A35.1"], "no-fort-here");
                }
            }
            _ => {
                self.defends(seat)?;
                if !self.objectives.iter().any(|hexes| hexes.contains(hex)) {
                    return no(&["A35.3"], "no-objective");
                }
                // g:A45.1: one that is printed on the map is no marker.
                let printed =
                    |hex: HexId| self.is_gwc() && self.laid.contains(&(hex, Fort::Pillbox));
                let marker =
                    |&hex: &HexId| s.marks(hex).fort() == Some(Fort::Pillbox) && !printed(hex);
                let built = self.map.grid().ids().any(|hex| marker(&hex));
                if built || terrain.is_water() || marks.fort().is_some() {
                    return no(&["A35.3"], "no-fort-here");
                }
            }
        }
        Ok(())
    }

    /// A29a: whether Concealment would change the Attack Total. A Cover of 0 makes no moment of it.
    fn hides(&self, s: &State) -> bool {
        self.nearest_attack(s).is_some_and(|attack| {
            let against = self.against(s, attack, attack.unit);
            self.cover_of(s, s.hex(attack.unit), against) != 0
        })
    }

    /// A35.2a, A35.5: into a hex without Water or Fortification.
    fn may_hide(&self, s: &State, seat: Seat, _deed: Deed) -> Legal {
        self.defends(seat)?;
        let Some(hex) = self.entered_hex(s) else {
            return no(&["A35.2a", "A35.5"], "no-moment");
        };
        if !self.takes_fort(s, hex) {
            return no(&["A35.2a", "A35.5"], "no-fort-here");
        }
        Ok(())
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
        if self.is_gwc() && (window.moment.plan().is_some() || window.moment == Moment::BeforeFire)
        {
            self.list_plans(s, seat, out);
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
    /// The place of an Action among those that add 2 FP.
    pub fn boost(deed: Deed) -> Option<usize> {
        let rule = match deed {
            Deed::BoreSighting => "A27",
            Deed::Crossfire => "A30",
            Deed::HandGrenades => "A34",
            Deed::Marksmanship => "A37",
            Deed::SustainedFire => "A41a",
            Deed::Bayonet => "g:A33",
            Deed::Elan => "g:A40",
            Deed::Immortal => "g:A48",
            Deed::Unternehmungslustig => "g:A55",
            _ => return None,
        };
        Book::boost_rules().iter().position(|&boost| boost == rule)
    }

    /// A window stays open until its player passes, or nothing could be played any more.
    pub fn step_window(&self, s: &State, window: &Window) -> Flow {
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
        Element::Weapon(weapon) => attack.arms >> weapon & 1 == 1,
        Element::Gun(tank) => attack.gun && attack.units.has(tank),
    }
}
