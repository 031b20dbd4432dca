//! What a reaction window is about, in one line.

use crate::book::Book;
use crate::frame::{Attack, Frame, Moment, Purpose, Window};
use crate::ids::{UnitId, Units};
use crate::state::{State, foe};
use table::{Question, Sum, Text};

impl Book {
    /// What a window is about.
    pub fn window_note(&self, s: &State, window: Window) -> Text {
        let side = || self.side_text(foe(window.seat));
        let told = match window.moment {
            Moment::AfterRoll => self.roll_note(s),
            Moment::BeforeFire => self.nearest_attack(s).and_then(|a| a.note(self, s)),
            Moment::BeforeDefence => self.nearest_attack(s).map(|a| self.defence_note(s, a)),
            Moment::WouldBreak => self
                .breaking(s)
                .map(|unit| self.unit_event("note-would-break", s, unit)),
            Moment::BeforeMelee | Moment::BeforeMeleeRoll | Moment::AfterMelee => self
                .melee(s)
                .map(|melee| self.say("note-melee").name("hex", self.hex_name(melee.hex))),
            Moment::Entered | Moment::Advanced => self.entered_note(s),
            Moment::DigIn => Some(self.say("note-dig-in").num("n", s.time)),
            Moment::Passed => Some(self.say("note-passed").text("side", side())),
            Moment::Plus => self.roll_note(s),
            _ => self.great_war_window(s, window),
        };
        told.unwrap_or_else(|| self.say("note-window").text("side", side()))
    }
    /// Who has come where.
    fn entered_note(&self, s: &State) -> Option<Text> {
        let hex = self.entered_hex(s)?;
        let movers = s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Move(going) => Some(going.group),
            Frame::Advance(going) => Some(going.movers()),
            _ => None,
        })?;
        let here = movers & s.in_hex(hex);
        let names = here.iter().map(|unit| self.unit_text(s, unit)).collect();
        Some(
            self.say("note-entered")
                .list("units", names)
                .num("n", here.len())
                .name("hex", self.label(hex)),
        )
    }
    /// What a roll comes to if it stands.
    fn roll_note(&self, s: &State) -> Option<Text> {
        let roll = self.open_roll(s)?;
        let plain = || {
            self.say("note-roll")
                .text("side", self.side_text(roll.seat))
                .num("n", s.sum())
        };
        Some(match roll.why {
            Purpose::Fire | Purpose::Impact | Purpose::Mines | Purpose::Air => {
                let attack = self.nearest_attack(s)?;
                let total = i32::from(attack.total) + i32::from(s.sum()) + self.woods(s, attack);
                self.say("note-roll-fire")
                    .name("hex", self.hex_name(attack.hex))
                    .num("total", total)
            }
            Purpose::Defence => {
                let attack = self.nearest_attack(s)?;
                let mut morale = Sum::quiet();
                let against = self.against(s, attack, attack.defender());
                self.morale(s, attack.defender(), against, &mut morale);
                self.unit_event("note-roll-defence", s, attack.defender())
                    .num("total", morale.total() + i32::from(s.sum()))
                    .num("attack", attack.total)
            }
            Purpose::Rally | Purpose::Rout => {
                let unit = self.tested_unit(s)?;
                let mut morale = Sum::quiet();
                self.nerve(s, unit, &mut morale);
                self.unit_event("note-roll-nerve", s, unit)
                    .num("n", s.sum())
                    .num("morale", morale.total())
            }
            Purpose::Targeting => self.say("note-roll-targeting").num("n", s.product()),
            _ => plain(),
        })
    }
    /// A Defence roll about to be made.
    fn defence_note(&self, s: &State, attack: &Attack) -> Text {
        let mut morale = Sum::quiet();
        let against = self.against(s, attack, attack.defender());
        self.morale(s, attack.defender(), against, &mut morale);
        self.unit_event("note-defence", s, attack.defender())
            .num("morale", morale.total())
            .num("attack", attack.total)
    }
    /// A36: the Squad that would break.
    pub fn breaking(&self, s: &State) -> Option<UnitId> {
        s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Break(breaking) => breaking.asked.filter(|&unit| s.is_on_map(unit)),
            _ => None,
        })
    }
    /// The unit for which the roll was made.
    pub fn rolled_for(&self, s: &State) -> Option<UnitId> {
        match self.open_roll(s)?.why {
            Purpose::Defence => self.nearest_attack(s).and_then(|attack| attack.unit),
            Purpose::Rally | Purpose::Rout => self.tested_unit(s),
            _ => None,
        }
    }
    /// What a window that only Great War Commander has is about.
    fn great_war_window(&self, s: &State, window: Window) -> Option<Text> {
        let other = || self.side_text(foe(window.seat));
        Some(match window.moment {
            Moment::BeforeImpact => {
                let attack = self.nearest_attack(s)?;
                self.say("note-before-impact")
                    .name("hex", self.hex_name(attack.hex))
                    .num("fp", self.strength(s, attack))
            }
            Moment::Demoralised => self.unit_event("note-demoralised", s, self.fallen_now(s)?),
            Moment::GasLaid | Moment::Gassed => self.names("note-gas-laid", s, self.choked(s)),
            Moment::Announced(deed) => self
                .say("note-announced")
                .text("side", other())
                .text("action", self.deed_text(deed)),
            Moment::Countered => self.say("note-countered"),
            Moment::OpActivated => {
                let chosen = s.stack.iter().rev().find_map(|frame| match frame {
                    Frame::Situation(kept) => Some(kept.left),
                    _ => None,
                })?;
                self.names("note-op-activated", s, chosen)
            }
            Moment::OffensiveActivated => {
                let all = self.attacking(s)?.all;
                self.names("note-offensive-activated", s, all)
            }
            Moment::AirOrdered => self.say("note-air-ordered").text("side", other()),
            Moment::Accurate => {
                let hex = self.barrage(s)?.hex;
                self.say("note-accurate").name("hex", self.hex_name(hex))
            }
            _ => return None,
        })
    }
    /// Formations by name.
    fn names(&self, key: &'static str, s: &State, units: Units) -> Text {
        let names = units.iter().map(|unit| self.unit_at_text(s, unit));
        self.say(key)
            .list("units", names.collect())
            .num("n", units.len())
    }
}
