//! The line of fact under the questions that only Great War Commander asks.

use crate::book::Book;
use crate::cards::Order;
use crate::frame::{
    Activate, Barrage, BarrageStep, Fire, Frame, Line, Moment, Move, Planning, Window,
};
use crate::kinds::OFF;
use crate::state::{State, foe};
use table::{Set64, Text};

impl Book {
    /// What stands under a question of this book; nothing where the other book says it as well.
    pub fn great_war_note(&self, s: &State) -> Option<Text> {
        Some(match s.stack.last()? {
            Frame::Activate(activate) if activate.order == Order::Offensive => {
                self.line_note(s, activate)
            }
            Frame::Move(going) if going.group.is_empty() && going.has(Move::OFFENSIVE) => {
                self.say("note-offensive").num("n", going.waiting.len())
            }
            Frame::Fire(fire) => self.fire_note(s, fire),
            Frame::Barrage(b) => self.barrage_note(s, b)?,
            Frame::Air(air) => self
                .say("note-air")
                .name("hex", self.hex_name(air.hex))
                .num("n", air.left),
            Frame::Line(line) => self.line_of_fire_note(s, line),
            Frame::Liaison(_) => self.say("note-liaison"),
            Frame::Plan(plan) if self.plan_key(s, plan) == "plan-keep" => {
                self.say("note-plan-keep")
            }
            Frame::Plan(plan) => self.plan_note(plan),
            Frame::Time(time) if time.step.is_gas() => {
                self.say("note-remove-gas").num("n", s.gases)
            }
            Frame::Advance(going) => self.say("note-advance").num("n", going.waiting.len()),
            Frame::Melee(melee) => self
                .say("note-ambushed")
                .name("hex", self.hex_name(melee.hex)),
            Frame::Rout(test) if !test.begun => self.say("note-rout-side"),
            Frame::Rout(_) => self.say("note-rout"),
            Frame::Recover(_) => self.say("note-recover"),
            Frame::Displace(_) => self.say("note-displace"),
            Frame::Assault => self.say("note-assault-fire"),
            Frame::Melees => self.say("note-melees"),
            Frame::Support(_) => self.say("note-support"),
            Frame::Deploy(_) => self.say("note-markers"),
            Frame::Sniper(_) => self.say("note-sniper"),
            Frame::Event(event) => {
                let kind = event.kind?;
                self.say("note-event")
                    .text("event", self.event_text(kind))
                    .text("text", self.say(&format!("event-{}-text", kind.word())))
            }
            _ => return None,
        })
    }
    fn line_note(&self, s: &State, activate: &Activate) -> Text {
        let key = match self.may_close_line(s, activate) {
            Ok(()) => "note-line-ready",
            Err(_) => "note-line-open",
        };
        self.say(key).num("n", activate.chosen.len())
    }
    fn fire_note(&self, s: &State, fire: &Fire) -> Text {
        let key = if fire.offensive {
            "note-fire-offensive"
        } else {
            "note-fire"
        };
        self.say(key)
            .num("n", (fire.units & s.everybody()).len())
            .num("weapons", fire.arms.count_ones())
    }
    /// O19.2: a request, before its rolls.
    fn barrage_note(&self, s: &State, b: &Barrage) -> Option<Text> {
        let me = s.active;
        let radio = s.radio[me];
        let phone = |key: &str| {
            self.say(key)
                .num("fp", radio.fp)
                .text("box", self.box_text(radio.load))
        };
        Some(match b.step {
            BarrageStep::Bombard if radio.broken => phone("note-bombardment-broken"),
            BarrageStep::Bombard if self.may_creep(s, b, 0).is_ok() => {
                let sr = self.hex_name(s.zone[me].sr);
                phone("note-bombardment-zone").name("hex", sr)
            }
            BarrageStep::Bombard => phone("note-bombardment"),
            BarrageStep::Observer => phone("note-observer"),
            BarrageStep::Axis => self.say("note-axis").name("hex", self.hex_name(b.hex)),
            _ => return None,
        })
    }
    fn line_of_fire_note(&self, s: &State, line: &Line) -> Text {
        if line.first == OFF {
            return self.say("note-line-of-fire");
        }
        self.say("note-line-of-fire-more")
            .text("weapon", self.weapon_text(s, line.weapon))
            .name("hex", self.hex_name(line.first))
    }
    fn plan_note(&self, plan: &Planning) -> Text {
        let name = self.plan_text(plan.seat, plan.card);
        let does = self.say(&format!(
            "plan-{}-text",
            self.plan_name(plan.seat, plan.card)
        ));
        self.say("note-plan").text("plan", name).text("text", does)
    }

    /// What a window of this book is about.
    pub fn great_war_window(&self, s: &State, window: Window) -> Option<Text> {
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
                let chosen = s.stack.innermost(|frame| match frame {
                    Frame::Plan(kept) => Some(kept.left),
                    _ => None,
                })?;
                self.names("note-op-activated", s, chosen)
            }
            Moment::OffensiveActivated => {
                let all = self.attacking(s)?.all;
                self.names("note-offensive-activated", s, all)
            }
            Moment::AirOrdered => self.say("note-air-ordered").text("side", other()),
            _ => return None,
        })
    }
    /// Formations by name.
    fn names(&self, key: &'static str, s: &State, units: Set64) -> Text {
        let names = units.iter().map(|unit| self.unit_at_text(s, unit));
        self.say(key)
            .list("units", names.collect())
            .num("n", units.len())
    }
    /// S98.2: whether 1 more on the roll that stands makes it much better for a seat, by what everybody knows.
    pub fn plus_decides(&self, s: &State, seat: table::Seat) -> bool {
        self.plus_gain(s, seat).is_some_and(|gain| gain >= DECIDES)
    }
}

/// Of 1: how much better a roll must become for a Strategy Card to be worth it.
const DECIDES: f64 = 0.2;
