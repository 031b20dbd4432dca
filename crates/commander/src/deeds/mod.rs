//! The Actions (A25 to A41, g:A30 to g:A55): one row each, with its moments, its condition, its effect and its rules.
//!
//! Rows stand by what they are played in: `fire`, `defence`, `turn`. Those of Great War Commander alone are in
//! `gwc::actions`. How a window opens and closes is in `windows`, how a card is laid down in `play`.

mod defence;
mod fire;
mod turn;

pub use turn::must_place;

use crate::book::Book;
use crate::frame::{Attack, Frame, Moment, Stage};
use crate::gwc::actions as great_war;
use crate::ids::Units;
use crate::kinds::words;
use crate::state::State;
use table::{Legal, No, Seat, Teller, no};

words! {
    /// 1.6a: the Action below the picture of a card; a Fire Order is the Action of Op Fire too (A33). It is called a
    /// deed in code, for an [`Action`](crate::Action) is any answer to a question.
    Deed {
        /// A25
        Ambush = "ambush",
        /// A26
        AssaultFire = "assault-fire",
        /// A27
        BoreSighting = "bore-sighting",
        /// A28: no Action at all.
        CommandConfusion = "command-confusion",
        /// A29
        Concealment = "concealment",
        /// A30
        Crossfire = "crossfire",
        /// A31
        Demolitions = "demolitions",
        /// A32
        DigIn = "dig-in",
        /// A34
        HandGrenades = "hand-grenades",
        /// A35.1
        HiddenEntrenchments = "hidden-entrenchments",
        /// A35.2
        HiddenMines = "hidden-mines",
        /// A35.3
        HiddenPillbox = "hidden-pillbox",
        /// A35.4
        HiddenUnit = "hidden-unit",
        /// A35.5
        HiddenWire = "hidden-wire",
        /// A36
        LightWounds = "light-wounds",
        /// A37
        Marksmanship = "marksmanship",
        /// A38
        NoQuarter = "no-quarter",
        /// A39
        SmokeGrenades = "smoke-grenades",
        /// A40
        SprayFire = "spray-fire",
        /// A41
        SustainedFire = "sustained-fire",
        /// A33: the Fire Order of a card, played as an Action.
        OpFire = "op-fire",
        /// g:A32
        Barrage = "barrage",
        /// g:A33
        Bayonet = "bayonet",
        /// g:A35
        Charge = "charge",
        /// g:A37a
        CounterAttack = "counter-attack",
        /// g:A40
        Elan = "elan",
        /// g:A41
        EngineerWorks = "engineer-works",
        /// g:A43
        HitTheDirt = "hit-the-dirt",
        /// g:A45.2
        HiddenPosition = "hidden-position",
        /// g:A46
        FieldOfFire = "field-of-fire",
        /// g:A48
        Immortal = "immortal",
        /// g:A49
        MajorGas = "major-gas",
        /// g:A53
        LuckyStar = "lucky-star",
        /// g:A54a
        Stosstruppen = "stosstruppen",
        /// g:A55
        Unternehmungslustig = "unternehmungslustig",
    }
}

impl Deed {
    /// Those on the cards of Europe; the others come behind them.
    pub const EUROPE: &'static [Deed] = Deed::ALL.split_at(Deed::Barrage as usize).0;

    /// All there is to say of it.
    pub const fn row(self) -> &'static Row {
        match self {
            Deed::Ambush => &turn::AMBUSH,
            Deed::AssaultFire => &turn::ASSAULT_FIRE,
            Deed::BoreSighting => &fire::BORE_SIGHTING,
            Deed::CommandConfusion => &turn::COMMAND_CONFUSION,
            Deed::Concealment => &defence::CONCEALMENT,
            Deed::Crossfire => &fire::CROSSFIRE,
            Deed::Demolitions => &turn::DEMOLITIONS,
            Deed::DigIn => &turn::DIG_IN,
            Deed::HandGrenades => &fire::HAND_GRENADES,
            Deed::HiddenEntrenchments => &defence::HIDDEN_ENTRENCHMENTS,
            Deed::HiddenMines => &turn::HIDDEN_MINES,
            Deed::HiddenPillbox => &defence::HIDDEN_PILLBOX,
            Deed::HiddenUnit => &turn::HIDDEN_UNIT,
            Deed::HiddenWire => &turn::HIDDEN_WIRE,
            Deed::LightWounds => &turn::LIGHT_WOUNDS,
            Deed::Marksmanship => &fire::MARKSMANSHIP,
            Deed::NoQuarter => &turn::NO_QUARTER,
            Deed::SmokeGrenades => &turn::SMOKE_GRENADES,
            Deed::SprayFire => &fire::SPRAY_FIRE,
            Deed::SustainedFire => &fire::SUSTAINED_FIRE,
            Deed::OpFire => &turn::OP_FIRE,
            Deed::Barrage => &great_war::BARRAGE,
            Deed::Bayonet => &great_war::BAYONET,
            Deed::Charge => &great_war::CHARGE,
            Deed::CounterAttack => &great_war::COUNTER_ATTACK,
            Deed::Elan => &great_war::ELAN,
            Deed::EngineerWorks => &great_war::ENGINEER_WORKS,
            Deed::HitTheDirt => &great_war::HIT_THE_DIRT,
            Deed::HiddenPosition => &great_war::HIDDEN_POSITION,
            Deed::FieldOfFire => &great_war::FIELD_OF_FIRE,
            Deed::Immortal => &great_war::IMMORTAL,
            Deed::MajorGas => &great_war::MAJOR_GAS,
            Deed::LuckyStar => &great_war::LUCKY_STAR,
            Deed::Stosstruppen => &great_war::STOSSTRUPPEN,
            Deed::Unternehmungslustig => &great_war::UNTERNEHMUNGSLUSTIG,
        }
    }
    /// The rules that say when it may be played.
    pub const fn clauses(self) -> &'static [&'static str] {
        self.row().rules
    }
}

/// All there is to say of an Action.
pub struct Row {
    /// A24.1a: the moments at which it may be played.
    pub moments: &'static [Moment],
    /// Whether the active player may play it in his own Move.
    pub moving: bool,
    /// Its condition, by what everybody can see.
    pub when: When,
    /// Whether it would change anything now: a window opens for it only then, though in an open one it may be played.
    pub tells: fn(&Book, &State) -> bool,
    /// What it does.
    pub effect: Effect,
    /// g:S98.5.7: whether it is one that Scouts may undo.
    pub scouted: bool,
    /// The rules that say when it may be played.
    pub rules: &'static [&'static str],
}

impl Row {
    /// An Action at no moment, from which the rows say how they differ.
    pub const NONE: Row = Row {
        moments: &[],
        moving: false,
        when: When::If(|_, _, _| Ok(())),
        tells: |_, _| true,
        effect: Effect::Does(|_, _, _, _| unreachable!("an Action that is never played")),
        scouted: false,
        rules: &[],
    };
}

/// The condition of an Action, by what it is asked of.
#[derive(Clone, Copy)]
pub enum When {
    /// The position as it is.
    If(fn(&Book, &State, Seat) -> Legal),
    /// One's own attack, before its Fire roll.
    Fires(fn(&Book, &State, &Attack) -> Legal),
    /// An attack on one's own, before a Defence roll.
    Defends(fn(&Book, &State, Seat, &Attack) -> Legal),
    /// One's own side of a Melee, or one's own attack: before the roll of either.
    Fights {
        /// Those of the side in the Melee.
        melee: fn(&Book, &State, Units) -> Legal,
        /// The attack.
        fire: fn(&Book, &State, &Attack) -> Legal,
    },
}

/// What an Action does.
#[derive(Clone, Copy)]
pub enum Effect {
    /// Something of its own.
    Does(fn(&Book, &mut State, Seat, &mut Teller)),
    /// 2 more: FP of an attack, a Melee roll.
    Adds(Option<Boost>, Option<MeleeBoost>),
}

/// The Actions that add 2 FP to a Fire roll, with their places in [`Attack::boosts`]: two to a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boost {
    /// A27
    BoreSighting = 0,
    /// A30
    Crossfire = 1,
    /// A34
    HandGrenades = 2,
    /// A37
    Marksmanship = 3,
    /// A41
    SustainedFire = 4,
    /// g:A33
    Bayonet = 6,
    /// g:A40
    Elan = 7,
    /// g:A48
    Immortal = 8,
    /// g:A55
    Unternehmungslustig = 9,
}

impl Boost {
    /// All of them, in the order in which a tally has them.
    pub const ALL: [Boost; 9] = [
        Boost::BoreSighting,
        Boost::Crossfire,
        Boost::HandGrenades,
        Boost::Marksmanship,
        Boost::SustainedFire,
        Boost::Bayonet,
        Boost::Elan,
        Boost::Immortal,
        Boost::Unternehmungslustig,
    ];
    /// The rule by which it is added.
    pub const fn rule(self) -> &'static str {
        match self {
            Boost::BoreSighting => "A27",
            Boost::Crossfire => "A30",
            Boost::HandGrenades => "A34",
            Boost::Marksmanship => "A37",
            Boost::SustainedFire => "A41a",
            Boost::Bayonet => "g:A33",
            Boost::Elan => "g:A40",
            Boost::Immortal => "g:A48",
            Boost::Unternehmungslustig => "g:A55",
        }
    }
    /// The byte in which it is counted, and by how many bits it is shifted there.
    pub const fn place(self) -> (usize, u8) {
        let n = self as usize;
        if n < 6 { (n, 0) } else { (n - 6, 4) }
    }
}

/// The Actions that add 2 to a Melee roll, with their places in [`crate::frame::Melee::boosts`]: two bits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeleeBoost {
    /// g:A33
    Bayonet = 0,
    /// g:A35
    Charge = 2,
    /// g:A40, g:A55: no nation has both.
    Keen = 4,
    /// g:A48
    Immortal = 6,
}

/// The Actions of one moment.
#[derive(Clone, Copy)]
struct Now {
    deeds: [Deed; 12],
    len: usize,
}

impl Now {
    const NONE: Now = Now {
        deeds: [Deed::CommandConfusion; 12],
        len: 0,
    };
    const fn with(mut self, deed: Deed) -> Now {
        self.deeds[self.len] = deed;
        self.len += 1;
        self
    }
    const fn all(&self) -> &[Deed] {
        self.deeds.split_at(self.len).0
    }
}

/// The rows the other way round: the Actions of each moment, and last those of one's own Move.
static NOW: [Now; Moment::COUNT + 1] = {
    let mut now = [Now::NONE; Moment::COUNT + 1];
    let mut i = 0;
    while i < Deed::ALL.len() {
        let (deed, row) = (Deed::ALL[i], Deed::ALL[i].row());
        let mut j = 0;
        while j < row.moments.len() {
            let at = row.moments[j].number();
            now[at] = now[at].with(deed);
            j += 1;
        }
        if row.moving {
            now[Moment::COUNT] = now[Moment::COUNT].with(deed);
        }
        i += 1;
    }
    now
};

impl Moment {
    /// The Actions of this moment.
    pub fn deeds(self) -> &'static [Deed] {
        NOW[self.number()].all()
    }
}

/// It is not the moment for an Action.
const NOT_NOW: No = No::by(&["A24.1a"], "no-moment");

/// Legal if something holds.
pub fn only_if(holds: bool, rules: &'static [&'static str], key: &'static str) -> Legal {
    if holds { Ok(()) } else { no(rules, key) }
}

/// When they may be played.
impl Book {
    /// A26, A39, g:A41, g:A54a: the Actions of the active player in his own Move.
    pub fn moving_deeds(&self) -> &'static [Deed] {
        NOW[Moment::COUNT].all()
    }

    /// Whether an Action's own conditions hold, as everybody can see.
    pub fn useful(&self, s: &State, seat: Seat, deed: Deed) -> Legal {
        match deed.row().when {
            When::If(test) => test(self, s, seat),
            When::Fires(test) => {
                let attack = self.nearest_attack(s).ok_or(NOT_NOW)?;
                self.is_before_fire(seat, attack)?;
                test(self, s, attack)
            }
            When::Defends(test) => {
                let attack = self.nearest_attack(s).ok_or(NOT_NOW)?;
                let own = attack.unit.is_some_and(|unit| s.unit(unit).seat == seat);
                if attack.stage != Stage::Brace || !own {
                    return Err(NOT_NOW);
                }
                test(self, s, seat, attack)
            }
            When::Fights { melee, fire } => match self.fought(s) {
                Some(Frame::Melee(fight)) => {
                    let own = s.of_side(seat, fight.hex);
                    if own.is_empty() {
                        return Err(NOT_NOW);
                    }
                    melee(self, s, own)
                }
                Some(Frame::Attack(attack)) => {
                    self.is_before_fire(seat, attack)?;
                    fire(self, s, attack)
                }
                _ => Err(NOT_NOW),
            },
        }
    }
    /// The same of an Action before a Fire roll, for an attack that need not be under way.
    pub fn useful_in_fire(&self, s: &State, seat: Seat, deed: Deed, attack: &Attack) -> Legal {
        self.is_before_fire(seat, attack)?;
        match deed.row().when {
            When::Fires(test) | When::Fights { fire: test, .. } => test(self, s, attack),
            When::If(_) | When::Defends(_) => Err(NOT_NOW),
        }
    }
    /// Whether an attack is one's own fire, to which Actions may add.
    fn is_before_fire(&self, seat: Seat, attack: &Attack) -> Legal {
        let adds = Book::is_fire(attack) && seat == attack.seat && !attack.smoke;
        if adds { Ok(()) } else { Err(NOT_NOW) }
    }
    /// The innermost attack or Melee.
    fn fought<'a>(&self, s: &'a State) -> Option<&'a Frame> {
        let mut frames = s.stack.iter().rev();
        frames.find(|frame| matches!(frame, Frame::Attack(_) | Frame::Melee(_)))
    }
}

/// What they do.
impl Book {
    /// What an Action does.
    pub fn carry_out(&self, s: &mut State, seat: Seat, deed: Deed, t: &mut Teller) {
        match deed.row().effect {
            Effect::Does(does) => does(self, s, seat, t),
            Effect::Adds(fire, melee) => self.add_two(s, seat, fire, melee),
        }
    }
    /// 2 more on what is fought now.
    fn add_two(&self, s: &mut State, seat: Seat, fire: Option<Boost>, melee: Option<MeleeBoost>) {
        let mut frames = s.stack.iter_mut().rev();
        let fought = frames.find(|frame| matches!(frame, Frame::Attack(_) | Frame::Melee(_)));
        match (fought, fire, melee) {
            (Some(Frame::Attack(attack)), Some(boost), _) => attack.boost(boost),
            (Some(Frame::Melee(fight)), _, Some(boost)) => fight.boost(seat, boost),
            _ => {}
        }
    }
    /// Its place among the Actions that add 2 FP, if it is one of them.
    pub fn boost(deed: Deed) -> Option<Boost> {
        match deed.row().effect {
            Effect::Adds(boost, _) => boost,
            Effect::Does(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_its_moment_and_its_rules() {
        for &deed in Deed::ALL {
            let row = deed.row();
            let played = !row.moments.is_empty() || row.moving;
            // A28
            assert_eq!(played, deed != Deed::CommandConfusion, "{deed:?}");
            assert!(!row.rules.is_empty(), "{deed:?}");
            for moment in row.moments {
                assert!(moment.deeds().contains(&deed), "{deed:?} at {moment:?}");
            }
        }
        let fire = Moment::BeforeFire.deeds();
        assert_eq!(fire.first(), Some(&Deed::BoreSighting));
        assert_eq!(fire.len(), 10);
        assert!(Moment::AfterRoll.deeds().is_empty());
    }

    #[test]
    fn what_adds_two_has_a_place_of_its_own() {
        let boosts = Deed::ALL.iter().filter_map(|&deed| {
            let boost = Book::boost(deed)?;
            assert_eq!(deed.clauses().first(), Some(&boost.rule()), "{deed:?}");
            Some(boost)
        });
        let boosts: Vec<Boost> = boosts.collect();
        assert_eq!(boosts, Boost::ALL);
        for (i, boost) in boosts.iter().enumerate() {
            let mut others = boosts.iter().skip(i + 1);
            assert!(others.all(|other| other.place() != boost.place()));
        }
    }
}
