//! Counters, decks, chits and tables of the data files: what was in the box (intro.components, 4.3.4).

use crate::book::{Chit, Item, Ratings, Support, UnitKind, WeaponKind};
use crate::bounds::RATING;
use crate::cards::{Card, Deed, EventKind, Order, Trigger};
use crate::edition::Edition;
use crate::gwc::data;
use crate::gwc::strategy::{ALWAYS, Date};
use crate::ids::{CardId, FateCards};
use crate::kinds::{Arm, Class, NO_MOVEMENT, Nation};
use crate::scenario::{ArmFile, CardFile, FaceFile, TableFile, UnitFile, WeaponFile};
use hex::Map;
use table::{Cards, Fault};

/// What the data files come to.
pub struct Tables {
    /// Kinds of units.
    pub kinds: Vec<UnitKind>,
    /// Kinds of Weapons.
    pub arms: Vec<WeaponKind>,
    /// The Fate decks.
    pub decks: [Cards; 2],
    /// Their faces.
    pub faces: [Vec<Card>; 2],
    /// The cards that serve each Action.
    pub serving: [Vec<FateCards>; 2],
    /// The chits.
    pub chits: Vec<(Chit, String, bool)>,
    /// The chits as a deck.
    pub bag: Cards,
    /// The Smoke markers.
    pub cup: Cards,
    /// The Support tables.
    pub support: [Vec<Vec<Item>>; 2],
    /// O18.2.3.3a
    pub vulnerability: Vec<u8>,
}

type Faulty<T> = Result<T, Fault>;

fn wrong(file: &str, at: impl Into<String>, what: impl Into<String>) -> Fault {
    let mend = "compare with docs/content.md";
    Fault::new(file, at.into(), what.into(), mend)
}

/// Everything the data files say of two nations.
pub fn tables(
    edition: Edition,
    nations: [Nation; 2],
    map: &Map,
    cards: &CardFile,
    units: &UnitFile,
    weapons: &WeaponFile,
    rows: &TableFile,
) -> Result<Tables, Vec<Fault>> {
    let mut faults = Vec::new();
    let kinds = kept(
        nations
            .iter()
            .flat_map(|&nation| unit_kinds(edition, nation, units)),
        &mut faults,
    );
    let arms = kept(
        nations
            .iter()
            .flat_map(|&nation| weapon_kinds(nation, weapons)),
        &mut faults,
    );
    let decks = nations.map(|nation| deck(nation, cards, map, &mut faults));
    let chits = kept(
        rows.chits.iter().map(|(letter, text)| chit(letter, text)),
        &mut faults,
    );
    let stock = Stock {
        edition,
        weapons,
        kinds: &kinds,
        arms: &arms,
    };
    let support = nations.map(|nation| support(nation, rows, &stock, &mut faults));
    if !faults.is_empty() {
        let placed = |fault: Fault| Fault {
            file: format!("{}/{}", edition.id(), fault.file),
            ..fault
        };
        return Err(faults.into_iter().map(placed).collect());
    }
    let smoke = |n: &u8| rows.smoke.get(&n.to_string()).copied().unwrap_or(0);
    let serving = [0, 1].map(|seat: usize| {
        let serves = |&deed: &Deed| -> FateCards {
            let faces = decks[seat].1.iter().enumerate();
            let fit = faces.filter(|(_, face)| face.serves(deed));
            fit.map(|(card, _)| CardId::new(card as u8)).collect()
        };
        Deed::ALL.iter().map(serves).collect()
    });
    let [(first, first_faces), (second, second_faces)] = decks;
    Ok(Tables {
        kinds,
        arms,
        decks: [first, second],
        faces: [first_faces, second_faces],
        serving,
        bag: Cards::new(chits.iter().map(|(_, letter, _)| (letter.clone(), 1))),
        chits,
        cup: Cards::new((1..=10u8).map(|n| (format!("smoke-{n}"), smoke(&n)))),
        support,
        vulnerability: (8..=13u8)
            .map(|fp| {
                rows.vulnerability
                    .get(&fp.to_string())
                    .copied()
                    .unwrap_or(0)
            })
            .collect(),
    })
}

fn kept<T>(all: impl Iterator<Item = Faulty<T>>, faults: &mut Vec<Fault>) -> Vec<T> {
    all.filter_map(|each| each.map_err(|fault| faults.push(fault)).ok())
        .collect()
}

/// A number, and whether it is boxed.
fn rating(file: &str, at: &str, text: &str) -> Faulty<(i8, bool)> {
    let inner = text
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    let number = inner.unwrap_or(text).parse();
    let number = number
        .ok()
        .filter(|&number| RATING.contains(&i64::from(number)));
    let number = number.ok_or_else(|| wrong(file, at, format!("'{text}' is no rating")))?;
    Ok((number, inner.is_some()))
}

/// The last number of a span: of hexes, or of a roll.
const MOST_OF_A_SPAN: u8 = 40;

/// The files, in the folder of the rulebook: see [`tables`].
const UNITS: &str = "units.json";
const WEAPONS: &str = "weapons.json";
const TABLES: &str = "tables.json";
const CARDS: &str = "cards.json";

fn ratings(at: &str, text: &str) -> Faulty<Ratings> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (&[fp, range, movement, morale], command) = match words.as_slice() {
        [first @ .., command] if words.len() == 5 => (
            <&[&str; 4]>::try_from(first).expect("four of five"),
            *command,
        ),
        four => match <&[&str; 4]>::try_from(four) {
            Ok(four) => (four, "0"),
            Err(_) => {
                return Err(wrong(
                    UNITS,
                    at,
                    format!("'{text}' has not four or five ratings"),
                ));
            }
        },
    };
    let (fp, boxed_fp) = rating(UNITS, at, fp)?;
    let (range, boxed_range) = rating(UNITS, at, range)?;
    let (movement, boxed_movement) = match movement {
        // A tank that cannot move.
        "-" => (NO_MOVEMENT, false),
        number => rating(UNITS, at, number)?,
    };
    Ok(Ratings {
        fp,
        range,
        movement,
        morale: rating(UNITS, at, morale)?.0,
        command: rating(UNITS, at, command)?.0,
        boxed_fp,
        boxed_range,
        boxed_movement,
    })
}

fn unit_kinds(edition: Edition, nation: Nation, file: &UnitFile) -> Vec<Faulty<UnitKind>> {
    let own = file.nations.get(nation.word());
    let all = file.leaders.iter().chain(own.into_iter().flatten());
    all.map(|(word, face)| unit_kind(edition, nation, word, face))
        .collect()
}

fn unit_kind(edition: Edition, nation: Nation, word: &str, face: &FaceFile) -> Faulty<UnitKind> {
    let class = match face.class.as_deref() {
        None | Some("hero") => Some(Class::Leader),
        Some(class) => edition.class(class),
    };
    let class = class.ok_or_else(|| wrong(UNITS, word, "there is no such class"))?;
    let more = data::more(face);
    Ok(UnitKind {
        word: word.to_owned(),
        nation,
        class,
        good: ratings(word, &face.good)?,
        broken: ratings(word, &face.broken)?,
        hero: word == "hero",
        more: more
            .ok_or_else(|| wrong(UNITS, word, "a rank, trait, month or gun is not understood"))?,
    })
}

fn weapon_kinds(nation: Nation, file: &WeaponFile) -> Vec<Faulty<WeaponKind>> {
    let own = file.weapons.get(nation.word());
    let all = own.into_iter().flatten();
    all.map(|(word, arm)| weapon_kind(nation, word, arm))
        .collect()
}

fn weapon_kind(nation: Nation, word: &str, file: &ArmFile) -> Faulty<WeaponKind> {
    let arm = Arm::named(&file.class).ok_or_else(|| {
        wrong(
            WEAPONS,
            word,
            format!("'{}' is no class of Weapon", file.class),
        )
    })?;
    let (fp, boxed_fp) = rating(WEAPONS, word, &file.fp)?;
    let span = |text: &str| -> Faulty<[u8; 2]> {
        let (from, to) = text.split_once('-').unwrap_or((text, text));
        match (from.parse(), to.parse()) {
            (Ok(from), Ok(to)) if to <= MOST_OF_A_SPAN => Ok([from, to]),
            _ => Err(wrong(
                WEAPONS,
                word,
                format!("'{text}' is no span of numbers"),
            )),
        }
    };
    let (range, boxed_range) = match file.range.split_once('-') {
        Some(_) => {
            let [least, most] = span(&file.range)?;
            ([least as i8, most as i8], false)
        }
        None => {
            let (most, boxed) = rating(WEAPONS, word, &file.range)?;
            ([1, most], boxed)
        }
    };
    Ok(WeaponKind {
        word: word.to_owned(),
        nation,
        arm,
        fp,
        range,
        movement: file.movement,
        boxed_fp,
        boxed_range,
        white_bar: file.white_bar,
        smoke: file.smoke,
        fix: span(&file.fix)?,
        elim: span(&file.elim)?,
        dates: data::ends(file.from.as_deref(), file.to.as_deref())
            .ok_or_else(|| wrong(WEAPONS, word, "its months are not understood"))?,
        squad_only: file.carrier.is_some(),
        hidden: file.hidden,
    })
}

fn deck(nation: Nation, file: &CardFile, map: &Map, faults: &mut Vec<Fault>) -> (Cards, Vec<Card>) {
    let lines = file.decks.get(nation.word());
    let read = lines.into_iter().flatten().map(|line| card(line, map));
    let cards: Vec<(String, Card)> = kept(read, faults);
    let names = cards.iter().map(|(name, _)| (name.clone(), 1));
    (
        Cards::new(names),
        cards.iter().map(|(_, card)| *card).collect(),
    )
}

/// `G-1 recover assault-fire shellholes A3 1-1 jammed`
fn card(line: &str, map: &Map) -> Faulty<(String, Card)> {
    let bad = |what: &str| wrong(CARDS, line, format!("{what} is not understood"));
    let words: Vec<&str> = line.split_whitespace().collect();
    let (&[name, order, deed, event, hex, dice], trigger) = match words.as_slice() {
        [first @ .., trigger] if words.len() == 7 => (
            <&[&str; 6]>::try_from(first).expect("six of seven"),
            Some(*trigger),
        ),
        six => match <&[&str; 6]>::try_from(six) {
            Ok(six) => (six, None),
            Err(_) => return Err(bad("the line")),
        },
    };
    let (event, wind) = match event.split_once('.') {
        Some((event, wind)) => {
            let wind = wind.parse().ok().filter(|wind| (1..=6).contains(wind));
            (event, wind.ok_or_else(|| bad("the wind"))?)
        }
        None => (event, 0),
    };
    let dice = match dice
        .split_once('-')
        .map(|(w, r)| (w.parse::<u8>(), r.parse::<u8>()))
    {
        Some((Ok(white), Ok(red))) if (1..=6).contains(&white) && (1..=6).contains(&red) => {
            [white, red]
        }
        _ => return Err(bad("the roll")),
    };
    Ok((
        name.to_owned(),
        Card {
            order: Order::named(order).ok_or_else(|| bad("the Order"))?,
            deed: Deed::named(deed)
                .filter(|&deed| deed != Deed::OpFire)
                .ok_or_else(|| bad("the Action"))?,
            event: EventKind::named(event).ok_or_else(|| bad("the Event"))?,
            wind,
            hex: map.grid().parse(hex).map_err(|_| bad("the hex"))?,
            dice,
            trigger: trigger
                .map(|word| Trigger::named(word).ok_or_else(|| bad("the trigger")))
                .transpose()?,
        },
    ))
}

/// `3=2`, `each=1`, `all-five open`
fn chit(letter: &str, text: &str) -> Faulty<(Chit, String, bool)> {
    let bad = || {
        wrong(
            TABLES,
            format!("chits.{letter}"),
            format!("'{text}' is no chit"),
        )
    };
    let (what, side) = text.split_once(' ').unwrap_or((text, ""));
    let chit = match (what, what.split_once('=')) {
        ("all-five", _) => Chit::AllFive,
        ("exit-doubled", _) => Chit::ExitDoubled,
        ("elimination-doubled", _) => Chit::EliminationDoubled,
        ("exit-plus", _) => Chit::ExitPlus,
        ("elimination-plus", _) => Chit::EliminationPlus,
        (_, Some(("each", worth))) => Chit::Each(points(worth).ok_or_else(bad)?),
        (_, Some((number, worth))) => {
            let number = number.parse().ok().filter(|n| (1..=5).contains(n));
            Chit::One(number.ok_or_else(bad)?, points(worth).ok_or_else(bad)?)
        }
        _ => return Err(bad()),
    };
    Ok((chit, letter.to_owned(), side != "open"))
}

/// The worth of a chit.
fn points(text: &str) -> Option<i8> {
    text.parse().ok().filter(|worth| (0..=20).contains(worth))
}

/// What there is to choose from.
struct Stock<'a> {
    edition: Edition,
    weapons: &'a WeaponFile,
    kinds: &'a [UnitKind],
    arms: &'a [WeaponKind],
}

/// The Support table of a nation, by column.
fn support(
    nation: Nation,
    rows: &TableFile,
    stock: &Stock,
    faults: &mut Vec<Fault>,
) -> Vec<Vec<Item>> {
    let table = rows.support.get(nation.word());
    let mut columns = vec![Vec::new(); 13];
    for (roll, items) in table.into_iter().flatten() {
        let column = roll.parse::<usize>().ok().filter(|n| (2..=12).contains(n));
        let Some(column) = column else {
            faults.push(wrong(
                TABLES,
                format!("support.{}", nation.word()),
                format!("'{roll}' is no roll"),
            ));
            continue;
        };
        let read = items.iter().map(|line| item(nation, line, stock));
        columns[column] = kept(read, faults);
    }
    columns
}

/// When an item may be had, at the end of its line: `2 1939-1945`, a cost and years; in Great War Commander
/// `1916-02..1917-04`, or nothing.
fn item_dates<'a>(edition: Edition, words: &'a [&'a str]) -> Option<(&'a [&'a str], [Date; 2])> {
    match (edition, words) {
        (Edition::Europe, [what @ .., _cost, years]) => {
            let (from, to) = years.split_once('-')?;
            Some((what, [[from.parse().ok()?, 0], [to.parse().ok()?, 0]]))
        }
        (Edition::Europe, _) => None,
        (Edition::GreatWar, [what @ .., span]) if span.contains("..") => {
            Some((what, data::months(span)?))
        }
        (Edition::GreatWar, what) => Some((what, ALWAYS)),
    }
}

/// `weapon-team +lmg 2 1939-1945`, `radio 105mm 4 1944-1945`
fn item(nation: Nation, line: &str, stock: &Stock) -> Faulty<Item> {
    let bad = |what: &str| {
        wrong(
            TABLES,
            format!("support.{}", nation.word()),
            format!("'{line}': {what}"),
        )
    };
    let words: Vec<&str> = line.split_whitespace().collect();
    let (what, dates) = item_dates(stock.edition, &words)
        .ok_or_else(|| bad("when it may be had is not understood"))?;
    let kind = |word: &str| {
        let found = stock
            .kinds
            .iter()
            .position(|kind| kind.nation == nation && kind.word == word);
        found
            .map(|kind| kind as u8)
            .ok_or_else(|| bad("no such unit"))
    };
    let arm = |word: &str| {
        let found = stock
            .arms
            .iter()
            .position(|arm| arm.nation == nation && arm.word == word);
        found
            .map(|arm| arm as u8)
            .ok_or_else(|| bad("no such Weapon"))
    };
    let what = match what {
        ["radio", calibre] => {
            let radio = stock
                .weapons
                .radios
                .get(*calibre)
                .ok_or_else(|| bad("no such Radio"))?;
            Support::Radio(radio.fp, radio.load(stock.edition, nation))
        }
        [unit] => Support::Unit(kind(unit)?, None),
        [unit, weapon] => {
            let word = weapon
                .strip_prefix('+')
                .ok_or_else(|| bad("write +weapon"))?;
            Support::Unit(kind(unit)?, Some(arm(word)?))
        }
        _ => return Err(bad("it is neither a unit nor a Radio")),
    };
    Ok(Item { what, dates })
}
