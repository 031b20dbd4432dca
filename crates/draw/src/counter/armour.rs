//! What the Great War adds to counters: guns and bogging of tanks, runners, who commands and who is out of reach.

use super::{Counter, Point};
use crate::ink::{COUNTER_INK, PAPER};
use crate::pen::place;
use crate::text::numeral;

/// What only a tank has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Armour {
    /// Firepower and range of its gun, in a white square above.
    pub gun: Option<[u8; 2]>,
    /// How easily it bogs down, in a disc over its movement; 0 prints nothing.
    pub bog: u8,
}

/// The gun in its square, and how easily the tank bogs down.
pub fn values(face: &Counter) -> String {
    let Some(armour) = face.armour else {
        return String::new();
    };
    let gun = armour.gun.map_or_else(String::new, |[fp, range]| {
        // Beside the hexagon of a leader, or a torn corner, there is less room.
        let broken = face.states.contains(&super::State::Broken);
        let (corner, wide, size) = match face.command.is_empty() {
            true if broken => ([24.0, 5.0], 41.0, 20.0),
            true => ([4.0, 5.0], 47.0, 23.0),
            false => ([34.0, 12.0], 40.0, 19.5),
        };
        let inner = format!(
            r##"<rect width="{wide}" height="24" rx="2" fill="#fff" stroke="#191b17" stroke-width="2"/>{}"##,
            numeral([wide / 2.0, 20.0], size, COUNTER_INK, &format!("{fp}-{range}"))
        );
        place(corner, 1.0, &inner)
    });
    let bog = match armour.bog {
        0 => String::new(),
        n => format!(
            r##"<circle cx="87" cy="56" r="11.500" fill="{PAPER}" stroke="#191b17" stroke-width="2"/>{}"##,
            numeral([87.0, 63.0], 19.5, "#8c2a16", &n.to_string())
        ),
    };
    gun + &bog
}

/// A man who runs, a paper in his hand.
pub fn runner(at: Point, ink: &str) -> String {
    let body = format!(
        r##"<g fill="{ink}"><circle cx="7" cy="-42" r="6"/><path d="M-1-36l10 1 4 9 10 1v4l-13-1-3-6-4 11 8 9-1 14h-5v-12l-10-8-6 9-16 3-1-4 13-4 9-17-6 2-4 9-4-2 5-11z"/></g><path d="M22-31l11-3 2 8-11 3z" fill="{PAPER}" stroke="{ink}" stroke-width="1.600"/>"##
    );
    place(at, 1.0, &body)
}

/// The one who commands.
pub fn star() -> String {
    let star = r##"<path d="M0-11l3.200 7 7.600.7-5.800 5 1.800 7.500L0 5.300l-6.800 3.900 1.800-7.500-5.800-5 7.600-.7z" fill="#e6c56f" stroke="#191b17" stroke-width="2" stroke-linejoin="round"/>"##;
    place([88.0, 52.0], 1.0, star)
}

/// A chain that has parted.
pub fn broken_link() -> String {
    let chain = format!(
        r##"<circle r="10.500" fill="{PAPER}" stroke="#191b17" stroke-width="2"/><path d="M-1.500-3.500h-3a3.500 3.500 0 0 0 0 7h3M1.500-3.500h3a3.500 3.500 0 0 1 0 7h-3" fill="none" stroke="#8c2a16" stroke-width="2.400"/>"##
    );
    place([13.0, 52.0], 1.0, &chain)
}
