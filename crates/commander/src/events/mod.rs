//! Events, each in the order of its text (E42c): one row each, with what happens, who chooses from what, what comes
//! of it, and the rules.
//!
//! Rows that both books have in the same way are in `both`; what one book has alone, or in its own way, is in its
//! folder.

pub mod both;
pub mod outcomes;
mod question;
mod row;

use crate::action::Action;
use crate::book::Book;
use crate::edition::Edition;
use crate::frame::{Event, EventStep, Flow, Frame, Reveal, Shown};
use crate::ids::{CardId, UnitId, Units, Weapons};
use crate::kinds::{OFF, words};
use crate::state::State;
use crate::{cce, gwc};
use hex::HexSet256;
use table::{Actions, Chance, Seat, Teller};

pub use both::INTERROGATION;
pub use row::{Choice, May, Row, Then};

words! {
    /// 1.7: the Event of a card.
    EventKind {
        /// E43, g:E57: each book has its own.
        AirSupport = "air-support",
        /// E44
        BattleHarden = "battle-harden",
        /// E45
        BattlefieldIntegrity = "battlefield-integrity",
        /// E46
        Blaze = "blaze",
        /// E47
        BoobyTrap = "booby-trap",
        /// E48
        Breeze = "breeze",
        /// E49
        CommandAndControl = "command-and-control",
        /// E50
        Commissar = "commissar",
        /// E51
        Cower = "cower",
        /// E52
        Deploy = "deploy",
        /// E53
        Dust = "dust",
        /// E54
        Elan = "elan",
        /// E55
        Entrench = "entrench",
        /// E56
        FieldPromotion = "field-promotion",
        /// E57
        FogOfWar = "fog-of-war",
        /// E58
        Hero = "hero",
        /// E59
        Infiltration = "infiltration",
        /// E60
        Interdiction = "interdiction",
        /// E61
        Interrogation = "interrogation",
        /// E62
        Kia = "kia",
        /// E63
        Malfunction = "malfunction",
        /// E64
        Medic = "medic",
        /// E65
        MissionObjective = "mission-objective",
        /// E66
        PrisonersOfWar = "prisoners-of-war",
        /// E67
        Reconnaissance = "reconnaissance",
        /// E68
        Reinforcements = "reinforcements",
        /// E69
        Rubble = "rubble",
        /// E70
        Sappers = "sappers",
        /// E71
        Scrounge = "scrounge",
        /// E72
        ShellShock = "shell-shock",
        /// E73
        Shellholes = "shellholes",
        /// E74
        StrategicObjective = "strategic-objective",
        /// E75
        SuppressingFire = "suppressing-fire",
        /// E76
        WalkingWounded = "walking-wounded",
        /// E77
        WhitePhosphorus = "white-phosphorus",
        /// g:E59
        Attrition = "attrition",
        /// g:E58
        Auftragstaktik = "auftragstaktik",
        /// g:E62
        CapturedPlans = "captured-plans",
        /// g:E94
        CutCables = "cut-cables",
        /// g:E63
        Deserters = "deserters",
        /// g:E65
        DevilDogs = "devil-dogs",
        /// g:E66
        EnAvant = "en-avant",
        /// g:E67
        EngineFailure = "engine-failure",
        /// g:E68
        Fatigue = "fatigue",
        /// g:E74
        Hit = "hit",
        /// g:E71
        HqOrders = "hq-orders",
        /// g:E85
        LeaderRecalled = "leader-recalled",
        /// g:E88
        LiaisonAgent = "liaison-agent",
        /// g:E76
        MachineGunNest = "machine-gun-nest",
        /// g:E78
        Marseillaise = "marseillaise",
        /// g:E79
        Mechanic = "mechanic",
        /// g:E80
        MobileFirepower = "mobile-firepower",
        /// g:E82
        PetardRaquette = "petard-raquette",
        /// g:E84
        Prisoners = "prisoners",
        /// g:E69
        Promotion = "promotion",
        /// g:E83
        Raid = "raid",
        /// g:E91
        Stragglers = "stragglers",
        /// g:E95
        Trommelfeuer = "trommelfeuer",
        /// g:E96
        Valour = "valour",
    }
}

impl EventKind {
    /// Those on the cards of Europe; the others come behind them.
    pub const EUROPE: &'static [EventKind] =
        EventKind::ALL.split_at(EventKind::Attrition as usize).0;

    /// All there is to say of it in either book.
    const fn rows(self) -> [&'static Row; 2] {
        match self {
            EventKind::AirSupport => [&cce::choices::AIR_SUPPORT, &gwc::event_hexes::AIR_SUPPORT],
            EventKind::BattleHarden => [&cce::choices::BATTLE_HARDEN, &Row::NONE],
            EventKind::BattlefieldIntegrity => [&cce::events::BATTLEFIELD_INTEGRITY, &Row::NONE],
            EventKind::Blaze => [&cce::events::BLAZE, &gwc::event_hexes::BLAZE],
            EventKind::BoobyTrap => [&cce::events::BOOBY_TRAP, &Row::NONE],
            EventKind::Breeze => [&both::BREEZE; 2],
            EventKind::CommandAndControl => [&cce::events::COMMAND_AND_CONTROL, &Row::NONE],
            EventKind::Commissar => [&cce::choices::COMMISSAR, &Row::NONE],
            EventKind::Cower => [&cce::events::COWER, &Row::NONE],
            EventKind::Deploy => [&cce::choices::DEPLOY, &gwc::event_units::DEPLOY],
            EventKind::Dust => [&cce::events::DUST, &Row::NONE],
            EventKind::Elan => [&cce::events::ELAN, &Row::NONE],
            EventKind::Entrench => [&cce::events::ENTRENCH, &Row::NONE],
            EventKind::FieldPromotion => [&cce::events::FIELD_PROMOTION, &Row::NONE],
            EventKind::FogOfWar => [&cce::events::FOG_OF_WAR, &Row::NONE],
            EventKind::Hero => [&both::HERO; 2],
            EventKind::Infiltration => [&both::INFILTRATION; 2],
            EventKind::Interdiction => [&cce::choices::INTERDICTION, &Row::NONE],
            EventKind::Interrogation => [&both::INTERROGATION, &gwc::events::INTERROGATION],
            EventKind::Kia => [&both::KIA; 2],
            EventKind::Malfunction => [&cce::choices::MALFUNCTION, &gwc::event_units::MALFUNCTION],
            EventKind::Medic => [&cce::choices::MEDIC, &Row::NONE],
            EventKind::MissionObjective => [
                &cce::events::MISSION_OBJECTIVE,
                &gwc::events::MISSION_OBJECTIVE,
            ],
            EventKind::PrisonersOfWar => [&both::PRISONERS_OF_WAR; 2],
            EventKind::Reconnaissance => {
                [&cce::choices::RECONNAISSANCE, &gwc::events::RECONNAISSANCE]
            }
            EventKind::Reinforcements => [&both::REINFORCEMENTS, &gwc::events::REINFORCEMENTS],
            EventKind::Rubble => [&cce::events::RUBBLE, &Row::NONE],
            EventKind::Sappers => [&cce::choices::SAPPERS, &gwc::event_hexes::SAPPERS],
            EventKind::Scrounge => [&cce::choices::SCROUNGE, &gwc::event_units::SCROUNGE],
            EventKind::ShellShock => [&cce::choices::SHELL_SHOCK, &Row::NONE],
            EventKind::Shellholes => [&cce::events::SHELLHOLES, &Row::NONE],
            EventKind::StrategicObjective => [&cce::events::STRATEGIC_OBJECTIVE, &Row::NONE],
            EventKind::SuppressingFire => [&both::SUPPRESSING_FIRE; 2],
            EventKind::WalkingWounded => [&both::WALKING_WOUNDED; 2],
            EventKind::WhitePhosphorus => [&cce::choices::WHITE_PHOSPHORUS, &Row::NONE],
            EventKind::Attrition => [&Row::NONE, &gwc::events::ATTRITION],
            EventKind::Auftragstaktik => [&Row::NONE, &gwc::event_hexes::AUFTRAGSTAKTIK],
            EventKind::CapturedPlans => [&Row::NONE, &gwc::events::CAPTURED_PLANS],
            EventKind::CutCables => [&Row::NONE, &gwc::events::CUT_CABLES],
            EventKind::Deserters => [&Row::NONE, &gwc::event_units::DESERTERS],
            EventKind::DevilDogs => [&Row::NONE, &gwc::event_units::DEVIL_DOGS],
            EventKind::EnAvant => [&Row::NONE, &gwc::event_units::EN_AVANT],
            EventKind::EngineFailure => [&Row::NONE, &gwc::event_units::ENGINE_FAILURE],
            EventKind::Fatigue => [&Row::NONE, &gwc::event_hexes::FATIGUE],
            EventKind::Hit => [&Row::NONE, &gwc::events::HIT],
            EventKind::HqOrders => [&Row::NONE, &gwc::events::HQ_ORDERS],
            EventKind::LeaderRecalled => [&Row::NONE, &gwc::event_units::LEADER_RECALLED],
            EventKind::LiaisonAgent => [&Row::NONE, &gwc::event_hexes::LIAISON_AGENT],
            EventKind::MachineGunNest => [&Row::NONE, &gwc::event_units::MACHINE_GUN_NEST],
            EventKind::Marseillaise => [&Row::NONE, &gwc::event_hexes::MARSEILLAISE],
            EventKind::Mechanic => [&Row::NONE, &gwc::event_units::MECHANIC],
            EventKind::MobileFirepower => [&Row::NONE, &gwc::event_units::MOBILE_FIREPOWER],
            EventKind::PetardRaquette => [&Row::NONE, &gwc::event_units::PETARD_RAQUETTE],
            EventKind::Prisoners => [&Row::NONE, &gwc::event_units::PRISONERS],
            EventKind::Promotion => [&Row::NONE, &gwc::event_units::PROMOTION],
            EventKind::Raid => [&Row::NONE, &gwc::event_units::RAID],
            EventKind::Stragglers => [&Row::NONE, &gwc::events::STRAGGLERS],
            EventKind::Trommelfeuer => [&Row::NONE, &gwc::event_hexes::TROMMELFEUER],
            EventKind::Valour => [&Row::NONE, &gwc::event_units::VALOUR],
        }
    }
    /// All there is to say of it in one book.
    pub const fn row(self, edition: Edition) -> &'static Row {
        let [europe, great_war] = self.rows();
        match edition {
            Edition::Europe => europe,
            Edition::GreatWar => great_war,
        }
    }
    /// The rules of what may be chosen in it. What both books have is cited by the ids of Europe.
    pub const fn clauses(self) -> &'static [&'static str] {
        let [europe, great_war] = self.rows();
        if europe.rules.is_empty() {
            great_war.rules
        } else {
            europe.rules
        }
    }
}

/// How an Event goes.
impl Book {
    /// The row of the Event under way, once its card is revealed.
    fn event_row(&self, e: &Event) -> Option<&'static Row> {
        e.kind.map(|kind| kind.row(self.edition))
    }
    /// 1.9.1.1, E42: the card is revealed, its Event carried out, Melees are fought.
    pub fn step_event(&self, s: &mut State, e: &mut Event, c: &mut Chance, t: &mut Teller) -> Flow {
        let Some(row) = self.event_row(e) else {
            if e.step == EventStep::BEGIN {
                e.step = EventStep::DRAWN;
                return Flow::Call(Reveal::of(e.seat, Shown::Event));
            }
            let face = self.card(e.seat, s.shown);
            (e.kind, e.wind, e.step) = (Some(face.event), face.wind, EventStep::BEGIN);
            return Flow::Next;
        };
        if e.step == EventStep::OVER {
            self.recount(s, t);
            self.test_end(s, t);
            if row.fights_later {
                return Flow::Done;
            }
            return self.after_trigger(s, e.engaged);
        }
        // g:E56.b: what is another nation's cannot be done.
        if !row.nations.contains(&self.side(e.seat).nation) {
            return over(e);
        }
        if row.draws_hex
            && let Some(call) = self.hex_first(s, e)
        {
            return call;
        }
        (row.step)(self, s, e, c, t)
    }
    /// 1.8a: the random hex with which an Event begins: it is drawn, then kept.
    fn hex_first(&self, s: &State, e: &mut Event) -> Option<Flow> {
        if e.step == EventStep::BEGIN {
            e.step = EventStep::DRAWN;
            return Some(Flow::Call(Reveal::of(e.seat, Shown::Hex)));
        }
        if e.hex == OFF {
            e.hex = self.shown_hex(s, e.seat);
        }
        None
    }
    /// E42b: somebody chooses, if there is anything to choose from.
    pub fn ask_in_event(&self, s: &State, e: &mut Event) -> Flow {
        let nothing = match self.event_row(e).map(|row| row.choice) {
            None | Some(Choice::None) => true,
            Some(Choice::Unit(of, _)) => of(self, s, e).is_empty(),
            Some(Choice::Weapon(of, _)) => of(self, s, e).is_empty(),
            Some(Choice::Hex(of, _)) => of(self, s, e).is_empty(),
            Some(Choice::Any(list, _)) => {
                let mut out = Actions::new();
                list(self, s, e, &mut out);
                out.is_empty()
            }
        };
        ask_unless(nothing, e)
    }
    /// What may be answered in an Event.
    pub fn list_event(&self, s: &State, e: &Event, out: &mut Actions<Action>) {
        let Some(row) = self.event_row(e) else { return };
        match row.choice {
            Choice::None => {}
            Choice::Unit(of, _) => list_units(out, of(self, s, e)),
            Choice::Hex(of, _) => list_hexes(out, of(self, s, e)),
            Choice::Weapon(of, _) => list_weapons(out, of(self, s, e)),
            Choice::Any(list, _) => list(self, s, e, out),
        }
        let may = match row.may {
            May::Not => false,
            May::Decline => true,
            May::DeclineFirst => e.step == EventStep::BEGIN,
        };
        if may {
            out.push(Action::Pass);
        }
    }
    /// Who answers in an Event: the one who drew it, but for what each does to his own.
    pub fn event_seat(&self, s: &State, e: &Event) -> Seat {
        self.event_row(e)
            .map_or(e.seat, |row| (row.chooser)(self, s, e))
    }
    /// One answer in an Event.
    pub fn answer_event(&self, s: &mut State, action: Action, c: &mut Chance, t: &mut Teller) {
        let Some(Frame::Event(mut e)) = s.stack.last().copied() else {
            unreachable!("an Event is carried out");
        };
        let row = self.event_row(&e).expect("its card is revealed");
        let then = match (row.choice, action) {
            (_, Action::Pass) => Then::OVER,
            (Choice::Unit(_, then), Action::Unit(unit)) => then(self, s, &mut e, unit, t),
            (Choice::Hex(_, then), Action::At(hex)) => then(self, s, &mut e, hex, t),
            (Choice::Weapon(_, then), Action::Weapon(weapon)) => then(self, s, &mut e, weapon, t),
            (Choice::Any(_, then), action) => then(self, s, &mut e, action, c, t),
            (_, action) => unreachable!("{action:?} is no answer to {:?}", e.kind),
        };
        e.step = then.step;
        self.put_back(s, Frame::Event(e));
        if let Some(frame) = then.call {
            s.stack.push(frame);
        }
    }
    /// E57, E61, g:E62: a card of a hand is lost.
    pub fn lose_card(&self, s: &mut State, owner: Seat, card: CardId, t: &mut Teller) {
        s.pile[owner].discard(card);
        t.all(|| {
            self.say("lost-card")
                .text("side", self.side_text(owner))
                .text("card", self.card_text(owner, card))
        });
    }
}

/// Units among the answers.
pub fn list_units(out: &mut Actions<Action>, set: Units) {
    set.iter().for_each(|unit| out.push(Action::Unit(unit)));
}
/// Hexes among the answers.
pub fn list_hexes(out: &mut Actions<Action>, set: HexSet256) {
    set.iter().for_each(|hex| out.push(Action::At(hex)));
}
/// Weapons among the answers.
pub fn list_weapons(out: &mut Actions<Action>, set: Weapons) {
    set.iter()
        .for_each(|weapon| out.push(Action::Weapon(weapon)));
}
/// Those of a set for which something holds.
pub fn keep(set: Units, test: impl Fn(UnitId) -> bool) -> Units {
    set.iter().filter(|&unit| test(unit)).collect()
}

/// E42b: what cannot be done is not done.
pub fn ask_unless(nothing: bool, e: &mut Event) -> Flow {
    if nothing { over(e) } else { Flow::Ask }
}
/// The Event is over.
pub fn over(e: &mut Event) -> Flow {
    e.step = EventStep::OVER;
    Flow::Next
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_is_in_one_book_at_least() {
        for (i, &kind) in EventKind::ALL.iter().enumerate() {
            let [europe, great_war] = kind.rows();
            let on_cards = !europe.rules.is_empty();
            assert_eq!(on_cards, i < EventKind::EUROPE.len(), "{kind:?}");
            assert!(on_cards || !great_war.rules.is_empty(), "{kind:?}");
            // What both have is cited in one way.
            if on_cards && !great_war.rules.is_empty() {
                assert_eq!(europe.rules, great_war.rules, "{kind:?}");
            }
        }
    }
}
