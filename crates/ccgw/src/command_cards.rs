//! The Command cards, a row each: whom one can order, how it counts its orders, and the rules that say so. How many
//! copies there are is in `content/ccgw/cards.json`.

use crate::book::Book;
use crate::frame::Frame;
use crate::kinds::{Kind, Wing};
use crate::state::{Count, Orders, Phase, State, foe};
use serde::{Deserialize, Serialize};
use table::{Chance, No, Teller};

/// Without limit.
pub const ALL: u8 = u8::MAX;

/// A Command card (comp.cards.command): fifteen section cards and ten tactic cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Command {
    /// cmd.recon
    Recon(Wing),
    /// cmd.probe
    Probe(Wing),
    /// cmd.attack
    Attack(Wing),
    /// cmd.assault
    Assault(Wing),
    /// cmd.recon-in-force
    ReconInForce,
    /// cmd.general-advance: the section card En Avant
    GeneralAdvance,
    /// cmd.pincer
    Pincer,
    /// cmd.infantry-attack
    InfantryAttack,
    /// cmd.artillery-bombard
    ArtilleryBombard,
    /// cmd.counter-attack
    CounterAttack,
    /// cmd.whistles
    Whistles,
    /// cmd.direct-from-hq
    DirectFromHq,
    /// cmd.big-show-roll
    BigShow,
    /// cmd.firefight
    Firefight,
    /// cmd.first-strike
    FirstStrike,
    /// cmd.replacements
    Replacements,
    /// cmd.relief
    Relief,
}

const COMMANDS: [(&str, Command); 25] = [
    ("recon-left", Command::Recon(Wing::Left)),
    ("recon-centre", Command::Recon(Wing::Centre)),
    ("recon-right", Command::Recon(Wing::Right)),
    ("probe-left", Command::Probe(Wing::Left)),
    ("probe-centre", Command::Probe(Wing::Centre)),
    ("probe-right", Command::Probe(Wing::Right)),
    ("attack-left", Command::Attack(Wing::Left)),
    ("attack-centre", Command::Attack(Wing::Centre)),
    ("attack-right", Command::Attack(Wing::Right)),
    ("assault-left", Command::Assault(Wing::Left)),
    ("assault-centre", Command::Assault(Wing::Centre)),
    ("assault-right", Command::Assault(Wing::Right)),
    ("recon-in-force", Command::ReconInForce),
    ("general-advance", Command::GeneralAdvance),
    ("pincer", Command::Pincer),
    ("infantry-attack", Command::InfantryAttack),
    ("artillery-bombard", Command::ArtilleryBombard),
    ("counter-attack", Command::CounterAttack),
    ("whistles", Command::Whistles),
    ("direct-from-hq", Command::DirectFromHq),
    ("big-show", Command::BigShow),
    ("firefight", Command::Firefight),
    ("first-strike", Command::FirstStrike),
    ("replacements", Command::Replacements),
    ("relief", Command::Relief),
];

impl Command {
    /// Its id in data and notation.
    pub fn word(self) -> &'static str {
        COMMANDS
            .iter()
            .find(|(_, card)| *card == self)
            .expect("every card is in the table")
            .0
    }
    /// The card of that id.
    pub fn named(word: &str) -> Option<Command> {
        COMMANDS
            .iter()
            .find(|(name, _)| *name == word)
            .map(|&(_, card)| card)
    }
    /// Every card, in the order of the printed list.
    pub fn all() -> impl Iterator<Item = Command> {
        COMMANDS.iter().map(|&(_, card)| card)
    }
    /// cmd.counter-attack: the copy has left and right exchanged.
    pub fn mirrored(self) -> Command {
        match self {
            Command::Recon(wing) => Command::Recon(wing.mirrored()),
            Command::Probe(wing) => Command::Probe(wing.mirrored()),
            Command::Attack(wing) => Command::Attack(wing.mirrored()),
            Command::Assault(wing) => Command::Assault(wing.mirrored()),
            other => other,
        }
    }
}

/// What one Command card is.
pub struct Row {
    /// The rules to cite where it has no order for a unit.
    pub rules: &'static [&'static str],
    /// More of them.
    pub also: &'static [&'static str],
    /// Which of one's own units it can order.
    pub fits: fn(&Book, &State, u8) -> bool,
    /// Why not the others.
    pub unfit: fn(&State, u8) -> No,
    /// How it counts its orders.
    pub gives: Gives,
}

/// How many orders a card gives.
pub enum Gives {
    /// So many in a section.
    In(Wing, u8),
    /// As they are counted in play.
    Orders(Count),
    /// What is rolled or chosen before.
    First(Before),
}

/// What a card does before its orders; the procedure that comes first, if one does.
pub type Before = fn(&Book, &mut State, &mut Orders, &mut Chance, &mut Teller) -> Option<Frame>;

/// p1.section-card, p1.tactic-card: any unit, so many orders.
const fn row(rules: &'static [&'static str], gives: Gives) -> Row {
    Row {
        rules,
        also: &[],
        fits: |_, _, _| true,
        unfit: |_, _| No::by(&["p2.designate"], "ccgw-no-order-card"),
        gives,
    }
}

/// p1.section-card
const fn section(rules: &'static [&'static str], gives: Gives) -> Row {
    Row {
        also: &["p1.section-card", "p2.unused-lost", "p2.designate"],
        ..row(rules, gives)
    }
}

impl Command {
    /// What it is.
    pub fn row(self) -> Row {
        match self {
            Command::Recon(wing) => section(&["cmd.recon"], Gives::In(wing, 1)),
            Command::Probe(wing) => section(&["cmd.probe"], Gives::In(wing, 2)),
            Command::Attack(wing) => section(&["cmd.attack"], Gives::In(wing, 3)),
            Command::Assault(wing) => section(&["cmd.assault"], Gives::In(wing, ALL)),
            Command::ReconInForce => section(
                &["cmd.recon-in-force"],
                Gives::Orders(Count::Sections([1; 3])),
            ),
            Command::GeneralAdvance => section(
                &["cmd.general-advance"],
                Gives::Orders(Count::Sections([2; 3])),
            ),
            Command::Pincer => section(&["cmd.pincer"], Gives::Orders(Count::Sections([2, 0, 2]))),
            Command::InfantryAttack => Row {
                also: &["cmd.infantry-attack"],
                unfit: |s, unit| match s.unit(unit).kind {
                    Kind::Infantry => No::by(&["cmd.infantry-attack"], "ccgw-no-order-section"),
                    _ => No::by(&["cmd.infantry-attack"], "ccgw-no-order-infantry"),
                },
                ..row(&["cmd.infantry-attack-none"], Gives::First(infantry_attack))
            },
            Command::ArtilleryBombard => {
                row(&["cmd.artillery-bombard"], Gives::Orders(Count::Any(1)))
            }
            Command::Whistles => row(&["cmd.whistles"], Gives::Orders(Count::Linked)),
            Command::DirectFromHq => row(&["cmd.direct-from-hq"], Gives::Orders(Count::Paid)),
            Command::BigShow => row(&["cmd.big-show-roll"], Gives::First(Book::big_show)),
            Command::Firefight => Row {
                // cmd.firefight: not next to an enemy.
                fits: |book, s, unit| {
                    let u = s.unit(unit);
                    !book.near(u.hex).meets(s.occupied[foe(u.seat)])
                },
                unfit: |_, _| No::by(&["cmd.firefight"], "ccgw-no-order-adjacent"),
                ..row(&["cmd.firefight"], Gives::Orders(Count::Any(4)))
            },
            Command::Relief => Row {
                // cmd.relief: soldier units, neither tanks nor field guns.
                fits: |_, s, unit| s.unit(unit).kind.is_soldier(),
                unfit: |_, _| No::by(&["cmd.relief"], "ccgw-no-order-card"),
                ..row(&["cmd.relief"], Gives::Orders(Count::Any(4)))
            },
            Command::Replacements => Row {
                // cmd.replacements: those that gained a figure are ordered.
                unfit: |_, _| No::by(&["cmd.replacements"], "ccgw-no-order-card"),
                ..row(&["cmd.replacements"], Gives::First(Book::begin_restore))
            },
            // In one's own turn, or with nothing to copy, it orders nobody.
            Command::FirstStrike => row(&["cmd.first-strike"], Gives::Orders(Count::None)),
            Command::CounterAttack => row(&["cmd.counter-attack"], Gives::Orders(Count::None)),
        }
    }
}

/// All infantry of a section; cmd.infantry-attack-none: without any, one unit anywhere.
fn infantry_attack(
    _: &Book,
    s: &mut State,
    orders: &mut Orders,
    _: &mut Chance,
    _: &mut Teller,
) -> Option<Frame> {
    let of_foot = |&unit: &u8| s.unit(unit).kind == Kind::Infantry;
    let infantry: table::Set64 = orders.eligible.iter().filter(of_foot).collect();
    if infantry.is_empty() {
        orders.count = Count::Any(1);
    } else {
        orders.eligible = infantry;
        s.phase = Phase::Section;
    }
    None
}
