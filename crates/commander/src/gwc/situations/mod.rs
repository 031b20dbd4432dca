//! The Situations of Strategy Cards (g:S98.3.1 to g:S98.5.9): one row each, with what it offers, when, what it would
//! gain and what it does.
//!
//! Those of any time in one's own Turn are in `turn`, those of a window or an Order under way in `moments`. How
//! Strategy Cards are drawn, held and played is in `strategy`.

mod moments;
mod question;
mod reread;
mod turn;

use crate::action::Action;
use crate::book::Book;
use crate::frame::{Flow, Frame, Moment, PlayedSituation};
use crate::ids::{StrategyId, Units};
use crate::kinds::words;
use crate::state::{Phase, State};
use std::ops::RangeInclusive;
use table::{Actions, Chance, Legal, Seat, Teller, no};

words! {
    /// g:1.S.a: the Situation of a Strategy Card; some are in more than one deck.
    Situation {
        /// g:S98.3.1, g:S98.4.3
        AerialSurveillance = "aerial-surveillance",
        /// g:S98.3.2, g:S98.4.2
        AirDomination = "air-domination",
        /// g:S98.3.3, g:S98.4.1, g:S98.5.1
        AntiGas = "anti-gas",
        /// g:S98.3.4
        Assaults = "assaults",
        /// g:S98.3.5
        FieldReports = "field-reports",
        /// g:S98.3.6
        CounterBattery = "counter-battery",
        /// g:S98.3.7
        Gabions = "gabions",
        /// g:S98.3.8
        ForceNoire = "force-noire",
        /// g:S98.3.9, g:S98.4.8, g:S98.5.8
        ShortRounds = "short-rounds",
        /// g:S98.4.4
        ForwardObserver = "forward-observer",
        /// g:S98.4.5
        PantalonsRouges = "pantalons-rouges",
        /// g:S98.4.6
        SturmabteilungVor = "sturmabteilung-vor",
        /// g:S98.4.7
        Sturmtruppen = "sturmtruppen",
        /// g:S98.4.9
        WalterRathenau = "walter-rathenau",
        /// g:S98.5.2
        Morale = "morale",
        /// g:S98.5.3
        Sammies = "sammies",
        /// g:S98.5.4
        Firepower = "firepower",
        /// g:S98.5.5
        FlyingSquadrons = "flying-squadrons",
        /// g:S98.5.6
        Passage = "passage",
        /// g:S98.5.7
        Scouts = "scouts",
        /// g:S98.5.9
        FightingInTheWoods = "fighting-in-the-woods",
    }
}

impl Situation {
    /// All there is to say of it.
    pub const fn row(self) -> &'static Row {
        match self {
            Situation::AerialSurveillance => &turn::AERIAL_SURVEILLANCE,
            Situation::AirDomination => &moments::AIR_DOMINATION,
            Situation::AntiGas => &turn::ANTI_GAS,
            Situation::Assaults => &moments::ASSAULTS,
            Situation::FieldReports => &turn::FIELD_REPORTS,
            Situation::CounterBattery => &turn::COUNTER_BATTERY,
            Situation::Gabions => &turn::GABIONS,
            Situation::ForceNoire => &moments::FORCE_NOIRE,
            Situation::ShortRounds => &turn::SHORT_ROUNDS,
            Situation::ForwardObserver => &moments::FORWARD_OBSERVER,
            Situation::PantalonsRouges => &moments::PANTALONS_ROUGES,
            Situation::SturmabteilungVor => &moments::STURMABTEILUNG_VOR,
            Situation::Sturmtruppen => &moments::STURMTRUPPEN,
            Situation::WalterRathenau => &turn::WALTER_RATHENAU,
            Situation::Morale => &turn::MORALE,
            Situation::Sammies => &moments::SAMMIES,
            Situation::Firepower => &turn::FIREPOWER,
            Situation::FlyingSquadrons => &turn::FLYING_SQUADRONS,
            Situation::Passage => &moments::PASSAGE,
            Situation::Scouts => &moments::SCOUTS,
            Situation::FightingInTheWoods => &turn::FIGHTING_IN_THE_WOODS,
        }
    }
    /// Which of the things it offers may be chosen, from 1; 0 where it offers one.
    pub fn choices(self) -> RangeInclusive<u8> {
        let offers = self.row().offers;
        offers[0].choice..=offers[offers.len() - 1].choice
    }
    /// One of the things it offers.
    fn offer(self, choice: u8) -> Option<&'static Offer> {
        let mut offers = self.row().offers.iter();
        offers.find(|offer| offer.choice == choice)
    }
}

/// All there is to say of a Situation.
pub struct Row {
    /// The window for it, if it has one.
    pub moment: Option<Moment>,
    /// Whether that window opens for a seat that might hold it, by what everybody can see.
    pub tells: fn(&Book, &State, Seat) -> bool,
    /// The key of what is asked in it.
    pub key: &'static str,
    /// The things it offers: all that the card says, or one of several.
    pub offers: &'static [Offer],
}

impl Row {
    /// What most have in common.
    pub const PLAIN: Row = Row {
        moment: None,
        tells: |_, _, _| true,
        key: "plan",
        offers: &[],
    };
}

/// One of the things that a Situation offers.
pub struct Offer {
    /// Its number, from 1; 0 where there is no other.
    pub choice: u8,
    /// When.
    pub when: When,
    /// Whether it would do anything.
    pub gains: fn(&Book, &State, Seat) -> Legal,
    /// What it does.
    pub does: Does,
}

impl Offer {
    /// A card that only lies there, at any time: what most have in common.
    pub const PLAIN: Offer = Offer {
        choice: 0,
        when: When::AnyTime,
        gains: |_, _, _| Ok(()),
        does: Does::Nothing,
    };
}

/// When a Situation may be played.
#[derive(Clone, Copy)]
pub enum When {
    /// At any time in one's own Turn: with the Orders, or in one of them.
    AnyTime,
    /// The same, but not in an Order, since it is one itself.
    BetweenOrders,
    /// In its window alone.
    InWindow,
    /// In its window, or at any time in one's own Turn.
    InWindowOrAnyTime,
    /// In a procedure of one's own that is under way.
    During(fn(&State) -> bool),
    /// In its window, or in such a procedure.
    InWindowOrDuring(fn(&State) -> bool),
}

/// What a Situation does.
#[derive(Clone, Copy)]
pub enum Does {
    /// Nothing now: g:S98.1.1, a Reminder lies there.
    Nothing,
    /// Something at once.
    AtOnce(fn(&Book, &mut State, Seat, &mut Teller)),
    /// A procedure.
    Steps(&'static Steps),
}

/// The procedure of a Situation.
pub struct Steps {
    /// What happens before it, the Formations that it deals with, and the step at which it begins.
    pub begin: fn(&Book, &mut State) -> (Units, u8),
    /// Step by step.
    pub step: fn(&Book, &mut State, &mut PlayedSituation, &mut Chance, &mut Teller) -> Flow,
    /// What may be answered.
    pub list: fn(&Book, &State, &PlayedSituation, &mut Actions<Action>),
    /// What comes of an answer.
    pub answer: fn(&Book, &mut State, &mut PlayedSituation, Action, &mut Teller),
}

impl Steps {
    /// A procedure that asks nothing.
    pub const PLAIN: Steps = Steps {
        begin: |_, _| (Units::EMPTY, 0),
        step: |_, _, _, _, _| Flow::Done,
        list: |_, _, _, _| {},
        answer: |_, _, played, action, _| unreachable!("{action:?} is no answer to {played:?}"),
    };
}

/// The rows the other way round: the Situation of each moment.
static NOW: [Option<Situation>; Moment::COUNT] = {
    let mut now = [None; Moment::COUNT];
    let mut i = 0;
    while i < Situation::ALL.len() {
        if let Some(moment) = Situation::ALL[i].row().moment {
            now[moment.number()] = Some(Situation::ALL[i]);
        }
        i += 1;
    }
    now
};

impl Moment {
    /// The Situation of this moment, where it has one.
    #[inline]
    pub fn situation(self) -> Option<Situation> {
        NOW[self.number()]
    }
}

/// Legal if a Situation would do something.
fn worth(gain: bool) -> Legal {
    crate::deeds::only_if(gain, &["g:S98.1"], "no-plan-use")
}

/// When they may be played.
impl Book {
    /// g:S98.1: whether the moment for a Situation has come.
    pub fn may_begin(&self, s: &State, seat: Seat, situation: Situation, choice: u8) -> Legal {
        let Some(offer) = situation.offer(choice) else {
            return no(&["g:S98.1"], "no-choice");
        };
        let window = match s.stack.last() {
            Some(Frame::Window(window)) => Some(window.moment.number()),
            _ => None,
        };
        let here = window.is_some() && window == situation.row().moment.map(Moment::number);
        let own = seat == s.active && window.is_none();
        let now = match offer.when {
            When::InWindow => here,
            When::InWindowOrAnyTime if here => return Ok(()),
            When::InWindowOrAnyTime | When::AnyTime => own && self.is_leisure(s),
            When::BetweenOrders => own && s.stack.is_empty() && s.phase == Phase::Orders,
            When::During(test) => own && test(s),
            When::InWindowOrDuring(test) => here || own && test(s),
        };
        if !now {
            return no(&["g:S98.1", "g:1.S.1"], "no-plan-moment");
        }
        (offer.gains)(self, s, seat)
    }
    /// g:S98.1: any time in one's own Turn, with the Orders or in one of them; but what a roll has set off is done
    /// first (g:1.9.1d).
    fn is_leisure(&self, s: &State) -> bool {
        let held = |frame: &Frame| {
            matches!(
                frame,
                Frame::Roll(_)
                    | Frame::Reveal(_)
                    | Frame::Event(_)
                    | Frame::Sniper(_)
                    | Frame::Time(_)
            )
        };
        let turn = match s.phase {
            Phase::Orders => true,
            Phase::Stacking => !s.stack.is_empty(),
            _ => false,
        };
        turn && !s.stack.iter().any(held)
    }
    /// Whether the answers of a seat may hold a Situation, as everybody knows it.
    #[inline]
    pub fn might_play_now(&self, s: &State, seat: Seat) -> bool {
        let window = || matches!(s.stack.last(), Some(Frame::Window(_)));
        let own = self.law.strategy && seat == s.active && self.may_still_play_strategy(s);
        own && !window() && self.is_leisure(s)
    }
}

/// How they are carried out.
impl Book {
    /// The Situation begins: what is done at once is done, the rest is a procedure.
    pub fn set_going(
        &self,
        s: &mut State,
        seat: Seat,
        card: StrategyId,
        choice: u8,
        t: &mut Teller,
    ) {
        let offer = self.strategy_card(seat, card).situation.offer(choice);
        match offer.map_or(Does::Nothing, |offer| offer.does) {
            Does::Nothing => {}
            Does::AtOnce(does) => {
                let open = s.stack.len();
                does(self, s, seat, t);
                self.reread(s, open);
            }
            Does::Steps(steps) => {
                let (left, step) = (steps.begin)(self, s);
                s.stack.push(Frame::Situation(PlayedSituation {
                    seat,
                    card: Some(card),
                    choice,
                    step,
                    left,
                }));
            }
        }
    }
    /// The procedure of a Situation under way; none where Formations are only kept for the window above.
    fn steps_of(&self, played: &PlayedSituation) -> Option<&'static Steps> {
        let situation = self.strategy_card(played.seat, played.card?).situation;
        match situation.offer(played.choice)?.does {
            Does::Steps(steps) => Some(steps),
            Does::Nothing | Does::AtOnce(_) => None,
        }
    }
    /// g:S98.1, step by step.
    pub fn step_situation(
        &self,
        s: &mut State,
        played: &mut PlayedSituation,
        c: &mut Chance,
        t: &mut Teller,
    ) -> Flow {
        let Some(steps) = self.steps_of(played) else {
            return Flow::Done;
        };
        let flow = (steps.step)(self, s, played, c, t);
        if flow == Flow::Done {
            self.reread(s, s.stack.len() - 1);
        }
        flow
    }
    /// The key of the question that a Situation asks.
    pub fn situation_key(&self, _s: &State, played: &PlayedSituation) -> &'static str {
        let face = self.strategy_face(played.seat, played.card);
        face.map_or(Row::PLAIN.key, |face| face.situation.row().key)
    }
    /// What may be answered in a Situation.
    pub fn list_situation(&self, s: &State, played: &PlayedSituation, out: &mut Actions<Action>) {
        if let Some(steps) = self.steps_of(played) {
            (steps.list)(self, s, played, out);
        }
    }
    /// One answer in a Situation.
    pub fn answer_situation(&self, s: &mut State, action: Action, _c: &mut Chance, t: &mut Teller) {
        let Some(Frame::Situation(mut played)) = s.stack.last().copied() else {
            unreachable!("a Situation is under way");
        };
        if let Some(steps) = self.steps_of(&played) {
            (steps.answer)(self, s, &mut played, action, t);
        }
        self.put_back(s, Frame::Situation(played));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_situation_offers_is_numbered() {
        for &situation in Situation::ALL {
            let offers = situation.row().offers.iter().map(|offer| offer.choice);
            let offers: Vec<u8> = offers.collect();
            assert_eq!(
                offers,
                situation.choices().collect::<Vec<u8>>(),
                "{situation:?}"
            );
            if let Some(moment) = situation.row().moment {
                assert_eq!(moment.situation(), Some(situation));
            }
        }
        assert_eq!(Situation::AerialSurveillance.choices(), 1..=4);
        assert_eq!(Situation::Scouts.choices(), 0..=0);
        assert_eq!(Moment::AfterRoll.situation(), None);
    }
}
