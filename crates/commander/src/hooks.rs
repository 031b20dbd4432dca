//! Where the two rulebooks go different ways: every such step of the trunk, with the way of each. What differs by a
//! value alone is in `law`.

use crate::action::Action;
use crate::book::Book;
use crate::edition::Edition;
use crate::frame::{
    Advance, Asker, Attack, Barrage, BarrageStep, Flow, Frame, Going, Means, Move, Supporting,
};
use crate::ids::{UnitId, Units};
use crate::state::State;
use hex::HexId;
use table::{Actions, Legal, No, Seat, Teller, no};

/// Moves.
impl Book {
    /// A moving group has been put into its hex: Mines attack it; g:O23.5.2: wire, tanks and Gas come before them.
    pub fn set_down(&self, s: &mut State, going: &mut Move, t: &mut Teller) -> Flow {
        match self.edition {
            Edition::Europe => {
                going.going = Going::Enter;
                self.mines(s, going.to, going.group)
            }
            Edition::GreatWar => self.set_foot(s, going, t),
        }
    }
    /// The same for those who advance from one hex into another.
    pub fn advance_in(
        &self,
        s: &mut State,
        going: &mut Advance,
        units: Units,
        [from, to]: [HexId; 2],
        t: &mut Teller,
    ) -> Flow {
        match self.edition {
            Edition::Europe => self.mines(s, to, units),
            Edition::GreatWar => {
                going.going = Going::Test;
                self.enter(s, units, from, to, Going::Test, t)
            }
        }
    }
}

/// Orders.
impl Book {
    /// O19: whether the Order of a Command Confusion card may be given; g:O20: for an Artillery Request by an agent.
    pub fn may_confuse(&self, s: &State, seat: Seat) -> Legal {
        match self.edition {
            Edition::Europe => no(&["O19"], "no-confusion"),
            Edition::GreatWar => {
                let may = self.may_ask_by_agent(s, seat).map(drop);
                may.map_err(|no| no.and(&["O19"]))
            }
        }
    }
    /// O18a, g:O19.1: whether artillery may be asked for.
    pub fn may_request(&self, s: &State, seat: Seat) -> Legal {
        match self.edition {
            Edition::Europe => self.may_request_by_radio(s, seat),
            Edition::GreatWar => self.may_ask_for_fire(s, seat, Asker::Card),
        }
    }
    /// E59a, E68a, A35.4b: what the Support table gives.
    pub fn step_support(&self, s: &mut State, sup: &mut Supporting, t: &mut Teller) -> Flow {
        match self.edition {
            Edition::Europe => self.step_support_item(s, sup, t),
            Edition::GreatWar => self.step_support_row(s, sup, t),
        }
    }
}

/// Artillery.
impl Book {
    /// O18.1, O18.2: a broken Radio is put in order, another fires; g:O19.2a: which barrage it is.
    pub fn choose_fire(&self, s: &mut State, b: &mut Barrage, t: &mut Teller) -> Flow {
        match self.edition {
            Edition::Europe => {
                let radio = &mut s.radio[s.active];
                if radio.broken {
                    // O18.1: nobody is activated.
                    radio.broken = false;
                    t.all(|| {
                        self.say("radio-fixed")
                            .text("side", self.side_text(s.active))
                    });
                    b.step = BarrageStep::Over;
                } else {
                    b.step = BarrageStep::Observer;
                }
                Flow::Next
            }
            Edition::GreatWar => self.choose_bombardment(s, b, t),
        }
    }
    /// Who observes, or where his Spotting Round goes; g:S98.1: a Situation may leave nobody to answer.
    pub fn ask_observer(&self, s: &State, b: &mut Barrage, t: &mut Teller) -> Flow {
        match self.edition {
            Edition::Europe => Flow::Ask,
            Edition::GreatWar => self.ask_if_directed(s, b, t),
        }
    }
    /// Who may observe.
    pub fn list_observers(&self, s: &State, b: &Barrage, out: &mut Actions<Action>) {
        let units = match self.edition {
            Edition::Europe => self.observers(s, s.active),
            Edition::GreatWar => self.watchers(s, s.active, b),
        };
        units.iter().for_each(|unit| out.push(Action::Unit(unit)));
        if self.edition == Edition::GreatWar && self.oa_watches(s, s.active, b) {
            out.push(Action::Observer);
        }
    }
    /// A Leader observes.
    pub fn take_observer(&self, s: &mut State, b: &mut Barrage, unit: UnitId, t: &mut Teller) {
        match self.edition {
            Edition::Europe => {
                b.observer = Some(unit);
                s.activated.insert(unit);
                b.step = BarrageStep::Spotting;
                t.all(|| self.unit_event("observer", s, unit));
            }
            Edition::GreatWar => self.observe(s, b, Some(unit), t),
        }
    }
    /// O18.2.1: whether the Spotting Round may be placed there.
    pub fn may_spot(&self, s: &State, b: &Barrage, hex: HexId, smoke: bool) -> Legal {
        match self.edition {
            Edition::Europe => self.may_spot_from(s, b, hex, smoke),
            Edition::GreatWar => {
                let seen = !smoke && self.observed(s, b, hex).is_some();
                let unseen = No::by(&["O18.2.1", "10.2b"], "no-sight").at(hex);
                seen.then_some(()).ok_or(unseen)
            }
        }
    }
    /// The Spotting Round lies where the impact will be; g:O19.2.1.4b: of some barrages the axis is still to be chosen.
    pub fn lay_round(&self, b: &mut Barrage) {
        b.step = BarrageStep::Impact;
        match self.edition {
            Edition::Europe => {}
            Edition::GreatWar => self.spotted(b),
        }
    }
    /// One attack of a barrage.
    pub fn shell(&self, s: &State, hex: HexId) -> Frame {
        match self.edition {
            Edition::Europe => self.radio_attack(s, hex),
            Edition::GreatWar => self.salvo(s, Means::Impact, hex),
        }
    }
    /// What a roll for artillery does to Fortifications and terrain: O18.2.3.3a, g:T99.5.
    pub fn tear_up(&self, s: &mut State, a: &Attack, t: &mut Teller) {
        match self.edition {
            Edition::Europe if a.means == Means::Impact => self.shatter(s, a, t),
            Edition::Europe => {}
            Edition::GreatWar => self.shake(s, a, t),
        }
    }
    /// A barrage is over.
    pub fn fall_silent(&self, s: &mut State, b: &mut Barrage, t: &mut Teller) {
        match self.edition {
            Edition::Europe => {}
            Edition::GreatWar => self.end_barrage(s, b, t),
        }
    }
}
