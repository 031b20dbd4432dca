//! The names of miniatures and of what goes with them, and the drawings by their names.
//!
//! | name | drawing |
//! |---|---|
//! | `u.british.infantry.3-4.grenadier.o2` | a unit: side, kind, figures of so many, specialist, order (`o2`, `done`) |
//! | `t.crater.5` | a token on a hex, the sixth of its drawings |
//! | `o.german.1.aside` | a medal on the board: holder or `free`, worth, `aside` of a unit |
//! | `e.french` | the emblem of a side |
//! | `k.medal.french`, `k.medal.french.empty`, `k.hq`, `k.gun.french` | what is counted beside the map |
//! | `b.command`, `b.combat` | the back of a card |
//! | `c.command.recon-left`, `c.combat.gas` | the picture of a card |
//! | `d.soldier`, `d.4`, `d.soldier.idle` | a battle die or a plain one; one that does nothing |

use crate::{Art, COMBAT_CARDS, COMMAND_CARDS, Face, Kind, Pennant, Side, Specialist, Token, Unit};

/// The most figures and the highest order a name may speak of.
pub const MOST: u8 = 99;

/// The drawing of that name; nothing for a name that no drawing has.
pub fn art(name: &str) -> Option<Art> {
    let (what, rest) = name.split_once('.')?;
    let (art, key) = match what {
        "u" => unit_named(rest).map(|unit| (crate::unit_art(&unit), unit_name(&unit)))?,
        "t" => {
            let (id, variety) = rest.split_once('.')?;
            let (token, variety) = (Token::by_id(id)?, number(variety)?);
            if variety >= token.varieties() {
                return None;
            }
            let art = crate::token_art(token, variety);
            (art, token_name(token, variety))
        }
        "o" => objective_named(rest)?,
        "e" => {
            let side = Side::by_id(rest)?;
            (crate::emblem_art(side), emblem_name(side))
        }
        "k" => (counted(rest)?, name.to_owned()),
        "b" => match rest {
            "command" => (crate::back_art(false), name.to_owned()),
            "combat" => (crate::back_art(true), name.to_owned()),
            _ => return None,
        },
        "c" => {
            let (deck, id) = rest.split_once('.')?;
            let art = match deck {
                "command" => crate::command_art(id)?,
                "combat" => crate::combat_art(id)?,
                _ => return None,
            };
            (art, card_name(id)?)
        }
        "d" => {
            let (id, counts) = match rest.split_once('.') {
                Some((id, "idle")) => (id, false),
                Some(_) => return None,
                None => (rest, true),
            };
            let die = Die::named(id)?;
            let art = match die {
                Die::Battle(face) => crate::die_art(face, !counts),
                Die::Plain(n) => crate::d6_art(n, !counts),
            };
            (art, die_name(die, counts))
        }
        _ => return None,
    };
    // One drawing has one name.
    (key == name).then_some(art)
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|n| *n <= MOST)
}

/// The name of a unit.
pub fn unit_name(unit: &Unit) -> String {
    let mut key = format!(
        "u.{}.{}.{}-{}",
        unit.side.id(),
        unit.kind.id(),
        unit.figures.min(MOST),
        unit.of.min(MOST)
    );
    if let Some(specialist) = unit.specialist {
        key = key + "." + specialist.id();
    }
    match unit.pennant {
        Some(Pennant::Ordered(n)) => key + &format!(".o{}", n.min(MOST)),
        Some(Pennant::Done) => key + ".done",
        None => key,
    }
}

fn unit_named(rest: &str) -> Option<Unit> {
    let mut parts = rest.split('.');
    let side = Side::by_id(parts.next()?)?;
    let kind = Kind::by_id(parts.next()?)?;
    let (figures, of) = parts.next()?.split_once('-')?;
    let mut unit = Unit {
        side,
        kind,
        figures: number(figures)?,
        of: number(of)?,
        specialist: None,
        pennant: None,
        label: String::new(),
    };
    for part in parts {
        if let Some(specialist) = Specialist::by_id(part) {
            unit.specialist = Some(specialist);
        } else if part == "done" {
            unit.pennant = Some(Pennant::Done);
        } else {
            unit.pennant = Some(Pennant::Ordered(number(part.strip_prefix('o')?)?));
        }
    }
    Some(unit)
}

/// The name of one of the drawings of a token.
pub fn token_name(token: Token, variety: u8) -> String {
    format!("t.{}.{variety}", token.id())
}

/// The name of a medal on the board.
pub fn objective_name(holder: Option<Side>, worth: u8, aside: bool) -> String {
    let aside = if aside { ".aside" } else { "" };
    format!("o.{}.{worth}{aside}", holder.map_or("free", Side::id))
}

fn objective_named(rest: &str) -> Option<(Art, String)> {
    let mut parts = rest.split('.');
    let holder = match parts.next()? {
        "free" => None,
        id => Some(Side::by_id(id)?),
    };
    let worth = number(parts.next()?)?;
    let aside = parts.next() == Some("aside");
    let art = crate::objective_art(holder, worth, aside);
    Some((art, objective_name(holder, worth, aside)))
}

/// The emblem of a side.
pub fn emblem_name(side: Side) -> String {
    format!("e.{}", side.id())
}

/// The back of a Command card or of a Combat card.
pub fn back_name(combat: bool) -> String {
    if combat { "b.combat" } else { "b.command" }.to_owned()
}

/// What is counted beside the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// A medal of a side.
    Medal(Side),
    /// An HQ token.
    Hq,
    /// A gun of a side.
    Gun(Side),
}

/// The name of one of what is counted beside the map.
pub fn counted_name(counted: Counted) -> String {
    match counted {
        Counted::Medal(side) => format!("k.medal.{}", side.id()),
        Counted::Hq => "k.hq".to_owned(),
        Counted::Gun(side) => format!("k.gun.{}", side.id()),
    }
}

/// One of what is counted beside the map.
fn counted(rest: &str) -> Option<Art> {
    let parts: Vec<&str> = rest.splitn(4, '.').collect();
    Some(match parts.as_slice() {
        ["hq"] => crate::hq_art(),
        ["gun", side] => crate::gun_art(Side::by_id(side)?),
        ["medal", side] => crate::medal_art(Some(Side::by_id(side)?)),
        ["medal", side, "empty"] => Side::by_id(side).map(|_| crate::medal_art(None))?,
        _ => return None,
    })
}

/// The name of a card of either deck, by its id; none for a card that is not drawn.
pub fn card_name(card: &str) -> Option<String> {
    if COMMAND_CARDS.contains(&card) {
        Some(format!("c.command.{card}"))
    } else if COMBAT_CARDS.contains(&card) {
        Some(format!("c.combat.{card}"))
    } else {
        None
    }
}

/// A die as it fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Die {
    /// A battle die.
    Battle(Face),
    /// An ordinary one that shows this number.
    Plain(u8),
}

impl Die {
    fn named(id: &str) -> Option<Die> {
        let plain = || number(id).filter(|n| (1..=6).contains(n)).map(Die::Plain);
        Face::by_id(id).map(Die::Battle).or_else(plain)
    }
}

/// The name of a die; one that does nothing looks idle.
pub fn die_name(die: Die, counts: bool) -> String {
    let idle = if counts { "" } else { ".idle" };
    match die {
        Die::Battle(face) => format!("d.{}{idle}", face.id()),
        Die::Plain(n) => format!("d.{n}{idle}"),
    }
}
