//! The Combat cards, a row each: when one is played, whether it has a use as everybody sees it, what it is aimed at,
//! what it does at once, and the combat it leads to. How many copies there are and what they cost is in
//! `content/ccgw/cards.json`; what stays in force for the turn is a term of the procedure that it changes.

use crate::aim::Aim;
use crate::book::Book;
use crate::command_cards::Command;
use crate::frame::{Attack, Frame, Mode, Moment};
use crate::kinds::Kind;
use crate::state::{Battery, State, foe};
use serde::{Deserialize, Serialize};
use table::{Legal, No, Seat, Teller};

/// What one Combat card is.
pub struct Row {
    /// When it is played; none: with one's own Command card (cc.with-command-card), in force for the turn.
    pub when: Option<Moment>,
    /// Whether it can do something, as everybody can see.
    pub has_use: fn(&Book, &State) -> Legal,
    /// What is chosen for it.
    pub aim: Aim,
    /// What it does when it is played.
    pub play: fn(&Book, &mut State, Seat, &mut Teller),
    /// The combat that it leads to in the one under way, for its odds.
    pub leads_to: fn(&Book, &State, Seat, Attack) -> Option<Attack>,
}

/// A card without anything of its own: it is in force, and that is all.
const PLAIN: Row = Row {
    when: None,
    has_use: |_, _| Ok(()),
    aim: Aim::Nothing,
    play: |_, _, _, _| {},
    leads_to: |_, _, _, _| None,
};

/// A card for this moment.
const fn at(moment: Moment) -> Row {
    Row {
        when: Some(moment),
        ..PLAIN
    }
}

macro_rules! combat_cards {
    ($($(#[$doc:meta])* $name:ident = $word:literal: $row:expr;)*) => {
        /// A Combat card (comp.cards.combat).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Combat { $($(#[$doc])* $name,)* }
        impl Combat {
            /// Every card, in the order of the rulebook.
            pub const ALL: &'static [Combat] = &[$(Combat::$name,)*];
            /// Its id in data and notation.
            pub const fn word(self) -> &'static str {
                match self { $(Combat::$name => $word,)* }
            }
        }
        const ROWS: [Row; Combat::ALL.len()] = [$($row,)*];
    };
}

combat_cards! {
    /// cc.out-of-ammo, own.cc.out-of-ammo
    OutOfAmmo = "out-of-ammo": Row {
        has_use: |b, s| b.finds_target(s, Combat::OutOfAmmo),
        aim: Aim::Unit { fits: Book::may_run_dry, hit: Book::run_dry, rolls: None },
        play: |_, s, _, _| s.stack.push(Frame::Aim(Combat::OutOfAmmo)),
        ..PLAIN
    };
    /// cc.gas, own.cc.gas: terrain ignores no Flag in one's ranged combat.
    Gas = "gas": PLAIN;
    /// cc.mg-barrage, own.cc.mg-barrage: a die more for machine guns that do not move.
    MgBarrage = "mg-barrage": PLAIN;
    /// cc.mortar-barrage, own.cc.mortar-barrage: a die more for mortars that do not move.
    MortarBarrage = "mortar-barrage": PLAIN;
    /// cc.stretcher-bearers, own.cc.stretcher-bearers
    StretcherBearers = "stretcher-bearers": Row {
        has_use: |b, s| b.finds_target(s, Combat::StretcherBearers),
        aim: Aim::Unit { fits: Book::may_heal, hit: |b, s, unit, _, t| b.heal(s, unit, 1, t), rolls: None },
        play: |_, s, _, _| s.stack.push(Frame::Aim(Combat::StretcherBearers)),
        ..PLAIN
    };
    /// cc.surgeon, own.cc.surgeon: he comes in phase 2.
    Surgeon = "surgeon": Row {
        has_use: |b, s| b.finds_target(s, Combat::Surgeon),
        aim: Aim::Unit { fits: Book::may_heal, hit: Book::operate, rolls: None },
        ..PLAIN
    };
    /// cc.counter-espionage, own.cc.counter-espionage
    CounterEspionage = "counter-espionage": Row {
        aim: Aim::CombatCard,
        play: |_, s, seat, t| {
            if s.combat.look_at(foe(seat), t) {
                s.stack.push(Frame::Aim(Combat::CounterEspionage));
            }
        },
        ..PLAIN
    };
    /// cc.forward, own.cc.forward: a hex more for infantry, and a test.
    Forward = "forward": PLAIN;
    /// cc.mata-hari, own.cc.mata-hari
    MataHari = "mata-hari": Row {
        aim: Aim::CommandCard,
        play: |_, s, seat, t| {
            if s.command.look_at(foe(seat), t) {
                s.stack.push(Frame::Aim(Combat::MataHari));
            }
        },
        ..PLAIN
    };
    /// cc.smoking-kills, own.cc.smoking-kills
    SmokingKills = "smoking-kills": Row {
        has_use: |b, s| b.finds_target(s, Combat::SmokingKills),
        aim: Aim::Unit { fits: Book::may_snipe, hit: Book::snipe, rolls: Some((2, "own.cc.smoking-kills")) },
        play: |_, s, _, _| s.stack.push(Frame::Aim(Combat::SmokingKills)),
        ..PLAIN
    };
    /// cc.observation, own.cc.observation: the first targeting die is free.
    Observation = "observation": Row { has_use: has_artillery, ..PLAIN };
    /// cc.pigeons, own.cc.pigeons: two more units are ordered.
    Pigeons = "pigeons": PLAIN;
    /// cc.trench-raid, own.cc.trench-raid: a raider is named before anybody moves.
    TrenchRaid = "trench-raid": PLAIN;
    /// cc.redeploy, own.cc.redeploy: a hex more for machine guns and mortars.
    Redeploy = "redeploy": Row { has_use: no_firefight, ..PLAIN };
    /// cc.tactician, own.cc.tactician: two Command cards drawn, one kept.
    Tactician = "tactician": PLAIN;
    /// cc.barrage-fire: in addition to the card's orders, at any hex.
    BarrageFire = "barrage-fire": Row {
        has_use: has_artillery,
        play: |_, s, _, _| s.battery = Battery { shots: 1, sections: 0b111, ordered: true },
        ..PLAIN
    };
    /// cc.impetuosity: a bonus combat is due.
    Impetuosity = "impetuosity": Row {
        has_use: victor_goes_on,
        play: |_, s, _, _| s.attack_mut().impetuous = true,
        ..at(Moment::CloseWon)
    };
    /// cc.breastplate, own.cc.breastplate: a hit fewer.
    Breastplate = "breastplate": Row {
        play: |_, s, _, _| s.attack_mut().breastplate = true,
        ..at(Moment::RangedRolled)
    };
    /// cc.bayonet, own.cc.bayonet: the defender strikes back.
    Bayonet = "bayonet": Row {
        has_use: Book::may_strike_back,
        play: |b, s, seat, _| b.strike_attacker(s, seat),
        leads_to: |b, s, seat, a| Some(b.counter(s, seat, &a)),
        ..at(Moment::CloseResolved)
    };
    /// cc.lice, own.cc.lice: the target ignores no Flag.
    Lice = "lice": Row {
        play: |_, s, _, _| s.attack_mut().lice = true,
        leads_to: |_, _, _, a| Some(Attack { lice: true, ..a }),
        ..at(Moment::BeforeRoll)
    };
    /// cc.hand-grenade, own.cc.hand-grenade: a die more in a close combat.
    HandGrenade = "hand-grenade": Row {
        has_use: in_close_combat,
        play: |_, s, _, _| s.attack_mut().grenade = true,
        leads_to: |_, _, _, a| Some(Attack { grenade: true, ..a }),
        ..at(Moment::BeforeRoll)
    };
    /// cc.hold-at-all-cost, own.cc.hold-at-all-cost: two Flags more may be ignored.
    HoldAtAllCost = "hold-at-all-cost": Row {
        play: |_, s, _, _| s.effects.set(Combat::HoldAtAllCost),
        ..at(Moment::Announced)
    };
    /// cc.messenger-killed, own.cc.messenger-killed: an order fewer.
    MessengerKilled = "messenger-killed": Row {
        play: |_, s, _, _| s.effects.set(Combat::MessengerKilled),
        ..at(Moment::Announced)
    };
    /// cc.better-logistics, own.cc.better-logistics: two tokens more.
    BetterLogistics = "better-logistics": Row {
        has_use: |_, s| useful(s.pool > 0),
        play: |b, s, seat, t| b.gain_tokens(s, seat, 2, t),
        ..at(Moment::TokensGained)
    };
    /// cc.return-fire, own.cc.return-fire: the target answers.
    ReturnFire = "return-fire": Row {
        has_use: |b, s| s.attack().map_or(useful(false), |a| b.return_fire_at(s, a).map(drop)),
        play: |b, s, seat, _| {
            let attack = *s.attack().expect("a ranged combat was resolved");
            let answer = b.return_fire(s, seat, &attack).expect("the card had a use");
            s.stack.push(Frame::Attack(answer));
        },
        leads_to: |b, s, seat, a| b.return_fire(s, seat, &a),
        ..at(Moment::RangedResolved)
    };
    /// cc.shell-shortage, own.cc.shell-shortage: two targeting dice fewer, at least one; the tokens are spent all the
    /// same.
    ShellShortage = "shell-shortage": Row {
        has_use: |_, s| useful(s.stack.iter().any(|f| matches!(f, Frame::Barrage(b) if b.dice > 1))),
        play: |_, s, _, _| {
            if let Some(Frame::Barrage(barrage)) = s.stack.last_mut() {
                barrage.dice = barrage.dice.saturating_sub(2).max(1);
            }
        },
        ..at(Moment::DiceBought)
    };
    /// cc.ambush: the unit attacked fights first.
    Ambush = "ambush": Row {
        has_use: Book::may_strike_back,
        play: |b, s, seat, _| b.strike_attacker(s, seat),
        leads_to: |b, s, seat, a| Some(b.counter(s, seat, &a)),
        ..at(Moment::CloseDeclared)
    };
    /// cc.frostbite, own.cc.frostbite
    Frostbite = "frostbite": Row {
        has_use: |b, s| b.may_freeze(s),
        play: |b, s, _, _| b.freeze(s),
        ..at(Moment::UnitMoves)
    };
    /// cc.wire-cutters, own.cc.wire-cutters: the wire under each ordered infantry unit goes.
    WireCutters = "wire-cutters": Row {
        has_use: |b, s| useful(b.cutters(s).next().is_some()),
        play: |b, s, _, t| b.cut_all(s, t),
        ..at(Moment::InfantryMoved)
    };
}

static TABLE: [Row; Combat::ALL.len()] = ROWS;

impl Combat {
    /// The card of that id.
    pub fn named(word: &str) -> Option<Combat> {
        Combat::ALL.iter().copied().find(|card| card.word() == word)
    }
    /// What it is.
    #[inline]
    pub fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }
}

/// The cards of one time, at most sixteen.
struct Played {
    cards: [Combat; 16],
    len: usize,
}

impl Played {
    /// Those whose row says so, in the order of the rulebook.
    const fn of(when: Option<Moment>) -> Played {
        let mut all = Played {
            cards: [Combat::OutOfAmmo; 16],
            len: 0,
        };
        let mut i = 0;
        while i < Combat::ALL.len() {
            let same = match (ROWS[i].when, when) {
                (None, None) => true,
                (Some(a), Some(b)) => a as u8 == b as u8,
                _ => false,
            };
            if same {
                all.cards[all.len] = Combat::ALL[i];
                all.len += 1;
            }
            i += 1;
        }
        all
    }
    fn cards(&'static self) -> &'static [Combat] {
        &self.cards[..self.len]
    }
}

static WITH_COMMAND: Played = Played::of(None);
static AT: [Played; Moment::ALL.len()] = {
    let mut at = [const { Played::of(None) }; Moment::ALL.len()];
    let mut i = 0;
    while i < at.len() {
        at[i] = Played::of(Some(Moment::ALL[i]));
        i += 1;
    }
    at
};

/// cc.with-command-card: the sixteen cards played together with one's own Command card.
#[inline]
pub fn with_command() -> &'static [Combat] {
    WITH_COMMAND.cards()
}

impl Moment {
    /// The Combat cards of this moment.
    #[inline]
    pub fn cards(self) -> &'static [Combat] {
        AT[self as usize].cards()
    }
}

/// A card must be able to do something.
pub fn useful(yes: bool) -> Legal {
    if yes {
        Ok(())
    } else {
        Err(No::by(&["cc.anatomy"], "ccgw-no-card-use"))
    }
}

/// ra.off-board: whether there is artillery to fire.
fn has_artillery(book: &Book, s: &State) -> Legal {
    if book.side(s.active).artillery == 0 {
        return Err(No::by(&["ra.off-board"], "ccgw-no-artillery"));
    }
    Ok(())
}

/// cmd.firefight-no-redeploy
fn no_firefight(_: &Book, s: &State) -> Legal {
    if s.card == Some(Command::Firefight) {
        return Err(No::by(
            &["cmd.firefight-no-redeploy", "cc.redeploy"],
            "ccgw-no-card-firefight",
        ));
    }
    Ok(())
}

/// cc.hand-grenade is for close combat.
fn in_close_combat(_: &Book, s: &State) -> Legal {
    if s.attack().is_none_or(|a| a.mode != Mode::Close) {
        return Err(No::by(
            &["cc.hand-grenade", "cc.timing"],
            "ccgw-no-card-timing",
        ));
    }
    Ok(())
}

/// bonus.who: infantry; bonus.terrain, bonus.any-adjacent: nothing to fight from there, nothing to buy.
fn victor_goes_on(book: &Book, s: &State) -> Legal {
    useful(s.attack().is_some_and(|a| {
        s.unit(a.lead).kind == Kind::Infantry
            && !book.stops_entering(s, a.hex)
            && book.near(a.hex).meets(s.occupied[foe(a.seat)])
    }))
}

impl Book {
    /// cc.wire-cutters: ordered infantry on wire.
    pub fn cutters<'a>(&self, s: &'a State) -> impl Iterator<Item = u8> + use<'a> {
        s.ordered.iter().filter(move |&u| {
            let unit = s.unit(u);
            s.is_alive(u) && unit.kind == Kind::Infantry && s.wire.contains(unit.hex)
        })
    }
}
