//! The names of the drawings of ccgw, and the drawings by their names.
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

use super::art::{army, face, pennants, side, tokens};
use draw::{Art, COMBAT_CARDS, COMMAND_CARDS, Face, Kind, Pennant, Side, Specialist, Token, Unit};
use hex::Map;
use table::{Event, View};

/// The most figures and the highest order a name may speak of.
const MOST: u8 = 99;

/// Names the drawings of a view.
pub(crate) fn dress(map: &Map, view: &mut View) {
    let flags = pennants(view);
    for (piece, pennant) in view.pieces.iter_mut().zip(flags) {
        piece.face = face(piece, pennant).map_or(String::new(), |unit| unit_key(&unit));
    }
    for seen in &mut view.hexes {
        let Ok(hex) = map.grid().parse(&seen.hex) else {
            continue;
        };
        let key = |token: Token| token_key(token, token.variety(map.grid(), hex));
        seen.faces = tokens(map, hex, seen).into_iter().map(key).collect();
    }
    dress_sides(view);
    dress_objectives(view);
    for card in view.zones.iter_mut().flat_map(|zone| &mut zone.cards) {
        card.face = card_key(&card.card).unwrap_or_default();
    }
    dress_offers(view);
    events(&mut view.events);
}

/// A specialist who may join a unit is shown in it.
fn dress_offers(view: &mut View) {
    let View { offers, pieces, .. } = view;
    for offer in offers {
        let mut words = offer.action.split(' ');
        let (Some("enlist"), Some(word), Some(hex)) = (words.next(), words.next(), words.next())
        else {
            continue;
        };
        let specialist = Specialist::by_id(word);
        let Some(unit) = { pieces.iter() }.find(|piece| piece.place == hex) else {
            continue;
        };
        let drawn = face(unit, None).map(|unit| unit_key(&Unit { specialist, ..unit }));
        offer.face = drawn.unwrap_or_default();
    }
}

/// Names the drawings of what was told.
pub(crate) fn events(events: &mut [Event]) {
    for die in events.iter_mut().flat_map(|event| &mut event.dice) {
        die.face = match Die::named(&die.die) {
            Some(face) => die_key(face, die.counts),
            None => String::new(),
        };
    }
}

fn dress_sides(view: &mut View) {
    for shown in &mut view.sides {
        let Some(side) = side(&shown.name) else {
            continue;
        };
        shown.face = format!("e.{}", side.id());
        for track in &mut shown.tracks {
            track.face = match track.id.as_str() {
                "medals" => format!("k.medal.{}", side.id()),
                "hq" => "k.hq".to_owned(),
                "artillery" => format!("k.gun.{}", side.id()),
                "command" => "b.command".to_owned(),
                "combat" => "b.combat".to_owned(),
                _ => String::new(),
            };
        }
    }
}

fn dress_objectives(view: &mut View) {
    let View {
        objectives,
        pieces,
        sides,
        ..
    } = view;
    for objective in objectives {
        let aside = pieces.iter().any(|piece| piece.place == objective.at);
        let holder = objective.holder.and_then(|seat| army(sides, seat));
        let worth = u8::try_from(objective.worth).unwrap_or(1).clamp(1, MOST);
        objective.face = objective_key(holder, worth, aside);
    }
}

/// The drawing of that name; nothing for a name that [`dress`] does not give.
pub(crate) fn art(name: &str) -> Option<Art> {
    let (what, rest) = name.split_once('.')?;
    let (art, key) = match what {
        "u" => unit_named(rest).map(|unit| (draw::unit_art(&unit), unit_key(&unit)))?,
        "t" => {
            let (id, variety) = rest.split_once('.')?;
            let (token, variety) = (Token::by_id(id)?, number(variety)?);
            if variety >= token.varieties() {
                return None;
            }
            let art = draw::token_art(token, variety);
            (art, token_key(token, variety))
        }
        "o" => objective_named(rest)?,
        "e" => {
            let side = Side::by_id(rest)?;
            (draw::emblem_art(side), format!("e.{}", side.id()))
        }
        "k" => (counted(rest)?, name.to_owned()),
        "b" => match rest {
            "command" => (draw::back_art(false), name.to_owned()),
            "combat" => (draw::back_art(true), name.to_owned()),
            _ => return None,
        },
        "c" => {
            let (deck, id) = rest.split_once('.')?;
            let art = match deck {
                "command" => draw::command_art(id)?,
                "combat" => draw::combat_art(id)?,
                _ => return None,
            };
            (art, card_key(id)?)
        }
        "d" => {
            let (id, counts) = match rest.split_once('.') {
                Some((id, "idle")) => (id, false),
                Some(_) => return None,
                None => (rest, true),
            };
            let die = Die::named(id)?;
            let art = match die {
                Die::Battle(face) => draw::die_art(face, !counts),
                Die::Plain(n) => draw::d6_art(n, !counts),
            };
            (art, die_key(die, counts))
        }
        _ => return None,
    };
    // One drawing has one name.
    (key == name).then_some(art)
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|n| *n <= MOST)
}

fn unit_key(unit: &Unit) -> String {
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

fn token_key(token: Token, variety: u8) -> String {
    format!("t.{}.{variety}", token.id())
}

fn objective_key(holder: Option<Side>, worth: u8, aside: bool) -> String {
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
    let art = draw::objective_art(holder, worth, aside);
    Some((art, objective_key(holder, worth, aside)))
}

/// One of what is counted beside the map.
fn counted(rest: &str) -> Option<Art> {
    let parts: Vec<&str> = rest.splitn(4, '.').collect();
    Some(match parts.as_slice() {
        ["hq"] => draw::hq_art(),
        ["gun", side] => draw::gun_art(Side::by_id(side)?),
        ["medal", side] => draw::medal_art(Some(Side::by_id(side)?)),
        ["medal", side, "empty"] => Side::by_id(side).map(|_| draw::medal_art(None))?,
        _ => return None,
    })
}

fn card_key(card: &str) -> Option<String> {
    if COMMAND_CARDS.contains(&card) {
        Some(format!("c.command.{card}"))
    } else if COMBAT_CARDS.contains(&card) {
        Some(format!("c.combat.{card}"))
    } else {
        None
    }
}

/// A die as it fell.
#[derive(Clone, Copy)]
enum Die {
    Battle(Face),
    Plain(u8),
}

impl Die {
    fn named(id: &str) -> Option<Die> {
        let plain = || number(id).filter(|n| (1..=6).contains(n)).map(Die::Plain);
        Face::by_id(id).map(Die::Battle).or_else(plain)
    }
}

fn die_key(die: Die, counts: bool) -> String {
    let idle = if counts { "" } else { ".idle" };
    match die {
        Die::Battle(face) => format!("d.{}{idle}", face.id()),
        Die::Plain(n) => format!("d.{n}{idle}"),
    }
}
