//! Groups of the Great War on foot and on horse: firepower, range and movement in the band, morale upper right.

use super::foot::card;
use super::men::{bust, old_helmet, trooper};
use super::state::{Condition, FLAME, Rows, signs, small_signs};
use crate::counter::chief;
use crate::ink::{COUNTER_INK, PAPER, Side};
use crate::pen::{Point, place};
use crate::text::numeral;

/// What a group is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Troop {
    /// Four men.
    Infantry,
    /// Four men and a stick grenade.
    Assault,
    /// One man and a machine gun.
    MachineGun,
    /// One man and a flame.
    Flamethrower,
    /// Two men and a wheel.
    Crew,
    /// One man with a long rifle.
    RifleTeam,
    /// A rider.
    Cavalry,
    /// Three men who left their horses.
    Troopers,
    /// A rider and a machine gun.
    CavalryMg,
    /// A tank leader: one with a cap.
    Leader,
    /// A forward observer: one with field glasses.
    Observer,
}

impl Troop {
    /// All of them, with their names in keys.
    pub const ALL: [(Troop, &'static str); 11] = [
        (Troop::Infantry, "infantry"),
        (Troop::Assault, "assault"),
        (Troop::MachineGun, "mg"),
        (Troop::Flamethrower, "flamethrower"),
        (Troop::Crew, "crew"),
        (Troop::RifleTeam, "rifle-team"),
        (Troop::Cavalry, "cavalry"),
        (Troop::Troopers, "troopers"),
        (Troop::CavalryMg, "cavalry-mg"),
        (Troop::Leader, "leader"),
        (Troop::Observer, "observer"),
    ];

    /// The one of that name.
    pub fn by_id(id: &str) -> Option<Troop> {
        let found = Troop::ALL.iter().find(|(_, each)| *each == id);
        found.map(|(troop, _)| *troop)
    }

    /// Its name in keys.
    pub fn id(self) -> &'static str {
        let found = Troop::ALL.iter().find(|(troop, _)| *troop == self);
        found.map_or("", |(_, id)| id)
    }

    /// Whether it is one man, who lies over the corner of others.
    pub fn is_single(self) -> bool {
        matches!(self, Troop::Leader | Troop::Observer)
    }

    fn is_mounted(self) -> bool {
        matches!(self, Troop::Cavalry | Troop::CavalryMg)
    }
}

/// A counter of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub troop: Troop,
    /// Firepower and range; 0 for none.
    pub fire: [u8; 2],
    /// Movement, and that of a second gait; 0 for none.
    pub moves: [u8; 2],
    /// Morale.
    pub morale: u8,
    /// The charges a flamethrower has left, of three.
    pub charges: Option<u8>,
    /// What has befallen it.
    pub states: Vec<Condition>,
}

/// A rider, 100 by 100.
const RIDER: &str = r#"<path d="M12 40q-4 2-6 10l4 1q1-5 4-6 0 8-3 14-2 8 1 17h7l-1-4q-2-6 1-13 10 4 22 1 3 8 2 16h7l0-4q-1-8 0-17 5-4 6-11 5-6 11-7l4 5q5 0 6-4l-9-12-1-6-4 4q-10 2-16 10-10 4-20 2-10-1-15 4z"/><path d="M34 36q-4-14 4-18h5q6 3 4 14l-2 10q4 4 3 13h-5q-1-8-6-10z"/>"#;
const MACHINE_GUN: &str = r#"<path d="M14 44h22l3-6h10v6h34v5h-34l-4 4h-8l-16 22h-6l14-22h-15z"/><path d="M42 53l16 22h-6l-13-19z"/>"#;
const GLASSES: &str = "M-8 -26h5v7h-5zM3 -26h5v7h-5zM-3 -24h6v3h-6z";
/// A stick grenade on a disc.
const GRENADE: &str = r##"<circle r="13" fill="#22241f"/><path d="M-7 7L1.500 -1.500" stroke="#fbf7ec" stroke-width="3.200" stroke-linecap="round"/><path d="M-1.600 -3.400l5.400-5.400q2.700-.9 4.500.5t.9 4.500l-5.600 5.400z" fill="#fbf7ec"/>"##;
/// The head of a horse, 20 units wide.
pub(super) const HORSE_HEAD: &str =
    "M-8 11q-1-9 3-14l-1-6 4 3q8 0 12 9l1 4q-2 3-5 1l-5-3q-3 2-1 6z";

/// `inner` in ink, from a square of 100.
fn inked(at: Point, k: f64, inner: &str) -> String {
    place(at, k, &format!(r#"<g fill="{COUNTER_INK}">{inner}</g>"#))
}

fn wheel() -> String {
    format!(
        r#"<circle r="10" fill="none" stroke="{COUNTER_INK}" stroke-width="3.600"/><path d="M-9 0H9M0 -9V9" stroke="{COUNTER_INK}" stroke-width="2.400"/>"#
    )
}

fn horse() -> String {
    format!(r#"<path d="{HORSE_HEAD}" fill="{COUNTER_INK}"/>"#)
}

/// A rifle as long as a man, its butt to the left.
fn long_rifle() -> String {
    format!(
        r#"<path d="M30 50L84 36" stroke="{COUNTER_INK}" stroke-width="4.500"/><path d="M32 50l-12 7" stroke="{COUNTER_INK}" stroke-width="7" stroke-linecap="round"/><path d="M70 40l-4 16M71 40l6 14" stroke="{COUNTER_INK}" stroke-width="3"/>"#
    )
}

impl Group {
    fn men(&self, at: &[Point]) -> String {
        let hat = old_helmet(self.side);
        let one = |(i, at): (usize, &Point)| {
            trooper(
                *at,
                if i % 2 == 1 { 1.24 } else { 1.18 },
                hat,
                COUNTER_INK,
                false,
            )
        };
        at.iter().enumerate().map(one).collect()
    }

    /// A rider with the headgear of his army.
    fn rider(&self, at: Point, k: f64) -> String {
        let head = place(
            [41.0, 36.0],
            1.0,
            &format!(
                r#"<circle cy="-22.600" r="3.600"/>{}"#,
                old_helmet(self.side)
            ),
        );
        inked(at, k, &(RIDER.to_owned() + &head))
    }

    fn figures(&self) -> String {
        match self.troop {
            Troop::Infantry => self.men(&[[18.0, 59.0], [37.0, 64.0], [55.0, 59.0], [71.0, 64.0]]),
            Troop::Assault => {
                self.men(&[[18.0, 62.0], [37.0, 64.0], [55.0, 59.0], [71.0, 64.0]])
                    + &place([17.0, 15.0], 1.0, GRENADE)
            }
            Troop::MachineGun => self.men(&[[20.0, 63.0]]) + &inked([16.0, -7.0], 0.8, MACHINE_GUN),
            Troop::Flamethrower => self.men(&[[24.0, 64.0]]) + &place([56.0, 44.0], 1.45, FLAME),
            Troop::Crew => {
                self.men(&[[22.0, 64.0], [44.0, 60.0]]) + &place([67.0, 51.0], 1.0, &wheel())
            }
            Troop::RifleTeam => self.men(&[[24.0, 64.0]]) + &long_rifle(),
            Troop::Troopers => {
                self.men(&[[18.0, 59.0], [37.0, 64.0], [56.0, 59.0]])
                    + &place([76.0, 52.0], 1.1, &horse())
            }
            Troop::Cavalry => self.rider([6.0, -3.0], 0.86),
            Troop::CavalryMg => {
                self.rider([0.0, -3.0], 0.86) + &inked([52.0, 28.0], 0.46, MACHINE_GUN)
            }
            Troop::Leader => chief([48.0, 64.0], 1.28, COUNTER_INK),
            Troop::Observer => {
                let glasses = format!(
                    r#"<path d="{GLASSES}" fill="{}" stroke="{COUNTER_INK}" stroke-width="1.600"/>"#,
                    self.side.tones().light
                );
                chief([48.0, 64.0], 1.28, COUNTER_INK) + &place([48.0, 64.0], 1.28, &glasses)
            }
        }
    }

    /// Which letters say who one man is.
    fn letters(&self) -> &'static str {
        match self.troop {
            Troop::Leader => "TL",
            _ => "FO",
        }
    }

    /// Movement as it is printed: one number, or two gaits.
    fn gaits(&self) -> String {
        match self.moves {
            [one, 0] => one.to_string(),
            [trot, gallop] => format!("{trot}·{gallop}"),
        }
    }

    fn band(&self) -> String {
        let write = |x: f64, size: f64, text: &str| numeral([x, 93.0], size, COUNTER_INK, text);
        let moves = self.gaits();
        if self.troop.is_single() {
            return write(22.0, 24.0, self.letters()) + &write(83.0, 28.0, &moves);
        }
        let value = |n: u8| match n {
            0 => "–".to_owned(),
            n => n.to_string(),
        };
        let (x, size) = match moves.chars().count() {
            0..=2 => (83.0, 28.0),
            _ => (76.0, 23.0),
        };
        write(17.0, 28.0, &value(self.fire[0]))
            + &write(
                if x < 80.0 { 42.0 } else { 48.0 },
                28.0,
                &value(self.fire[1]),
            )
            + &write(x, size, &moves)
    }

    /// One red disc for each charge that is left, rings for those that are spent.
    fn pips(&self) -> String {
        let Some(left) = self.charges else {
            return String::new();
        };
        let one = |i: u8| {
            let fill = if i < left { "#8c2a16" } else { "none" };
            format!(
                r#"<circle cx="{}" cy="10" r="4.600" fill="{fill}" stroke="{COUNTER_INK}" stroke-width="1.800"/>"#,
                10 + i * 12
            )
        };
        (0..3).map(one).collect()
    }

    /// The face, 100 by 100; `low`: something lies over its upper edge.
    pub(super) fn face(&self, low: bool) -> String {
        let morale = numeral([85.0, 31.0], 30.0, COUNTER_INK, &self.morale.to_string());
        let left = match self.troop {
            Troop::Assault => 34.0,
            Troop::Flamethrower => 46.0,
            _ => 0.0,
        };
        let rows = Rows {
            left: if low { 0.0 } else { left },
            low,
            teeth: if low { 54.0 } else { 36.0 },
        };
        card(self.side, false, 67, 2)
            + &self.figures()
            + &self.band()
            + &morale
            + &self.pips()
            + &signs(&self.states, rows)
    }

    /// The small face: firepower, range and morale, or who it is.
    pub(super) fn small(&self) -> String {
        let hat = old_helmet(self.side);
        let bust = |x: f64, y: f64, k: f64| bust([x, y], k, hat, COUNTER_INK);
        let picture = match self.troop {
            Troop::MachineGun => inked([10.0, -22.0], 0.84, MACHINE_GUN),
            Troop::Flamethrower => bust(32.0, 36.0, 1.34) + &place([68.0, 28.0], 1.5, FLAME),
            Troop::Cavalry => self.rider([16.0, -8.0], 0.72),
            Troop::CavalryMg => {
                self.rider([4.0, -8.0], 0.72) + &inked([48.0, -2.0], 0.54, MACHINE_GUN)
            }
            Troop::RifleTeam => bust(28.0, 36.0, 1.34) + &place([8.0, -16.0], 1.1, &long_rifle()),
            Troop::Leader | Troop::Observer => chief([50.0, 53.0], 1.35, COUNTER_INK),
            Troop::Infantry => {
                bust(20.0, 34.0, 1.2) + &bust(80.0, 34.0, 1.2) + &bust(50.0, 38.0, 1.36)
            }
            Troop::Assault => {
                bust(52.0, 36.0, 1.34) + &bust(82.0, 36.0, 1.2) + &place([20.0, 24.0], 1.5, GRENADE)
            }
            Troop::Crew => {
                bust(24.0, 36.0, 1.26)
                    + &bust(50.0, 36.0, 1.26)
                    + &place([80.0, 36.0], 1.4, &wheel())
            }
            Troop::Troopers => {
                bust(24.0, 36.0, 1.26)
                    + &bust(50.0, 36.0, 1.26)
                    + &place([78.0, 34.0], 1.5, &horse())
            }
        };
        let write = |x: f64, text: &str| numeral([x, 93.0], 40.0, COUNTER_INK, text);
        let morale = self.morale.to_string();
        let figures = match self.troop {
            troop if troop.is_single() => write(32.0, self.letters()) + &write(80.0, &morale),
            troop if troop.is_mounted() => {
                write(28.0, &self.moves[0].to_string()) + &write(80.0, &morale)
            }
            _ => {
                let [fire, range] = self.fire.map(|n| n.to_string());
                let narrow = |x: f64, text: &str| numeral([x, 91.0], 35.0, COUNTER_INK, text);
                match range.len() {
                    1 => write(18.0, &fire) + &write(48.0, &range) + &write(81.0, &morale),
                    _ => narrow(14.0, &fire) + &narrow(49.0, &range) + &narrow(86.0, &morale),
                }
            }
        };
        let mut svg = card(self.side, false, 55, 4) + &picture + &figures;
        if self.charges == Some(0) {
            svg += &format!(
                r##"<path d="M52 12L86 46" stroke="{PAPER}" stroke-width="11"/><path d="M52 12L86 46" stroke="#191b17" stroke-width="6"/>"##
            );
        }
        svg + &small_signs(&self.states)
    }
}
