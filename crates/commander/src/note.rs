//! The line of fact under a question, and the pieces it is about.

use crate::book::Book;
use crate::frame::{Attack, BarrageStep, Frame, Moment, Purpose, Stage, What, Window};
use crate::offers::weapon_id;
use crate::setup::Setting;
use crate::state::{Phase, State, foe};
use table::{Sum, Text};

impl Book {
    /// The line of fact under a question, where there is one to tell.
    pub fn note(&self, s: &State) -> Option<Text> {
        let seat = self.asked(s).0;
        let own = self.is_gwc().then(|| self.great_war_note(s)).flatten();
        if own.is_some() {
            return own;
        }
        Some(match s.stack.last() {
            None if s.phase == Phase::Setup => self.setup_note(s)?,
            None => self
                .say("note-orders")
                .num("given", s.orders)
                .num("of", self.side(seat).orders)
                .num("discards", self.side(seat).discards),
            Some(Frame::Discard) => self
                .say("note-discard")
                .num("n", s.discards)
                .num("of", self.side(seat).discards),
            Some(Frame::Activate(activate)) => self
                .say(if activate.op {
                    "note-activate-op"
                } else {
                    "note-activate"
                })
                .text("order", self.order_text(activate.order))
                .num("n", activate.chosen.len()),
            Some(Frame::Move(going)) if going.group.is_empty() => {
                self.say("note-move").num("n", going.waiting.len())
            }
            Some(Frame::Move(going)) => {
                let unit = going.group.first().unwrap_or_default();
                let mut sum = Sum::quiet();
                self.movement(s, unit, going.road, &mut sum);
                self.say("note-moving")
                    .text("unit", self.unit_at_text(s, unit))
                    .num("spent", going.spent)
                    .num("of", sum.total())
            }
            Some(Frame::Window(window)) => self.window_note(s, *window),
            Some(Frame::Attack(attack)) => self.attack_note(s, attack),
            Some(Frame::Retreat(retreat)) => self
                .unit_event("note-retreat", s, retreat.unit)
                .num("n", retreat.left),
            Some(Frame::Barrage(b))
                if b.step == BarrageStep::Spotting && b.observer == crate::kinds::NOBODY =>
            {
                self.say("note-spotting-off").num("fp", s.radio[seat].fp)
            }
            Some(Frame::Barrage(b)) if b.step == BarrageStep::Spotting => self
                .unit_event("note-spotting", s, b.observer)
                .num("fp", s.radio[seat].fp),
            Some(Frame::Barrage(b)) if b.step == BarrageStep::Impact => self
                .say("note-impact")
                .name("hex", self.hex_name(b.hex))
                .num("fp", s.radio[seat].fp),
            Some(Frame::Place(placing)) => match placing.what {
                What::Unit(unit) => self
                    .say("note-setup-unit")
                    .text("unit", self.unit_text(s, unit)),
                What::Fort(fort) => self
                    .say("note-setup-fort")
                    .text("fort", self.say(&format!("fort-{}", fort.word()))),
                What::Smoke => self.say("note-place-smoke"),
                What::Gas => self.say("note-place-gas"),
                What::Nothing => self.say("note-place-nothing"),
                What::Phone(fp) => self.say("note-place-phone").num("fp", fp),
            },
            Some(Frame::Overstack(over)) => self
                .say("note-overstacked")
                .name("hex", self.hex_name(over.hex)),
            _ => return None,
        })
    }
    fn setup_note(&self, s: &State) -> Option<Text> {
        let (seat, setting) = self.setting_up(s)?;
        let waits =
            |u: &crate::state::Unit| u.seat == seat && u.place == crate::state::Place::Reserve;
        let units = s.units.iter().filter(|u| waits(u)).count();
        Some(match setting {
            Setting::Unit(unit) => self
                .say("note-setup-units")
                .text("unit", self.unit_text(s, unit))
                .num("n", units as i64),
            Setting::Weapon(weapon) => self
                .say("note-setup-weapon")
                .text("weapon", self.weapon_text(s, weapon)),
            Setting::Fort(fort) => self
                .say("note-setup-fort")
                .text("fort", self.say(&format!("fort-{}", fort.word()))),
        })
    }
    /// What a window is about.
    fn window_note(&self, s: &State, window: Window) -> Text {
        let side = || self.side_text(foe(window.seat));
        let told = match window.moment {
            Moment::AfterRoll => self.roll_note(s),
            Moment::BeforeFire => self.nearest_attack(s).map(|a| self.attack_note(s, a)),
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
        let movers = s.stack.innermost(|frame| match frame {
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
                let against = self.against(s, attack, attack.unit);
                self.morale(s, attack.unit, against, &mut morale);
                self.unit_event("note-roll-defence", s, attack.unit)
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
    /// An attack in a line: its hex, its strength, what it has come to.
    fn attack_note(&self, s: &State, attack: &Attack) -> Text {
        let rolled = !matches!(
            attack.stage,
            Stage::Gather
                | Stage::Targeting
                | Stage::Targeted
                | Stage::Before
                | Stage::Spray
                | Stage::Roll
        );
        self.say(if rolled {
            "note-attack-total"
        } else {
            "note-attack"
        })
        .name("hex", self.hex_name(attack.hex))
        .num("fp", self.strength(s, attack))
        .num("total", attack.total)
    }
    /// A Defence roll about to be made.
    fn defence_note(&self, s: &State, attack: &Attack) -> Text {
        let mut morale = Sum::quiet();
        let against = self.against(s, attack, attack.unit);
        self.morale(s, attack.unit, against, &mut morale);
        self.unit_event("note-defence", s, attack.unit)
            .num("morale", morale.total())
            .num("attack", attack.total)
    }
    /// A36: the Squad that would break.
    fn breaking(&self, s: &State) -> Option<u8> {
        s.stack.innermost(|frame| match frame {
            Frame::Break(breaking) if s.is_on_map(breaking.asked) => Some(breaking.asked),
            _ => None,
        })
    }

    /// The pieces a question is about, as views number them.
    pub fn concerned(&self, s: &State) -> Vec<u16> {
        let one = |unit: Option<u8>| unit.map(u16::from).into_iter().collect::<Vec<_>>();
        match s.stack.last() {
            None => match self.setting_up(s).filter(|_| s.phase == Phase::Setup) {
                Some((_, Setting::Unit(unit))) => one(Some(unit)),
                Some((_, Setting::Weapon(weapon))) => vec![weapon_id(weapon)],
                _ => Vec::new(),
            },
            Some(Frame::Window(window)) => match window.moment {
                Moment::AfterRoll => one(self.rolled_for(s)),
                Moment::BeforeDefence => one(self.nearest_attack(s).map(|a| a.unit)),
                Moment::WouldBreak => one(self.breaking(s)),
                Moment::Plus => one(self.rolled_for(s)),
                Moment::Demoralised => one(self.fallen_now(s)),
                _ => Vec::new(),
            },
            Some(Frame::Retreat(retreat)) => one(Some(retreat.unit)),
            Some(Frame::Place(placing)) => match placing.what {
                What::Unit(unit) => one(Some(unit)),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }
    /// The unit for which the roll was made.
    fn rolled_for(&self, s: &State) -> Option<u8> {
        match self.open_roll(s)?.why {
            Purpose::Defence => self.nearest_attack(s).map(|attack| attack.unit),
            Purpose::Rally | Purpose::Rout => self.tested_unit(s),
            _ => None,
        }
    }
}
