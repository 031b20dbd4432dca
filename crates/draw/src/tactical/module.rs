//! Batteries behind the map: what they fire from, and the rounds they have left.

use crate::art::Art;
use crate::ink::{CASING, INK};
use crate::pen::{f, place};
use crate::text::numeral;

/// A battery off the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Battery {
    /// Field guns.
    Field,
    /// Howitzers.
    Howitzers,
    /// Heavy guns.
    Heavy,
    /// A siege howitzer.
    Siege,
}

impl Battery {
    /// All of them, with their names in keys.
    pub const ALL: [(Battery, &'static str); 4] = [
        (Battery::Field, "field-battery"),
        (Battery::Howitzers, "howitzer-battery"),
        (Battery::Heavy, "heavy-group"),
        (Battery::Siege, "siege-group"),
    ];

    /// From the side, muzzle to the right, its wheel at the origin.
    fn drawing(self) -> &'static str {
        match self {
            Battery::Field => {
                r#"<path d="M-25 8L-4 -3L22 -12l1.600 3.600L0 3L-21 10.500z"/><path d="M-4 -11l6-2 5 13h-6z"/>"#
            }
            Battery::Howitzers => {
                r#"<path d="M-24 9L-6 -2L11 -19l6.500 5L2 4L-20 11z"/><path d="M-8 -10l6-3 7 13h-6z"/>"#
            }
            Battery::Heavy => {
                r#"<path d="M-27 8L-8 -5L25 -15l2 5L2 3L-22 11z"/><path d="M-10 -9h15l4 9h-18z"/>"#
            }
            Battery::Siege => {
                r#"<path d="M-26 12v-5h13L5 -23l11 6.500L4 7h20v5z"/><path d="M-16 -4h18l6 9h-26z"/>"#
            }
        }
    }
}

/// A battery with its firepower, and its rounds: full ones are left.
pub fn battery_art(battery: Battery, power: u8, left: u8, of: u8) -> Art {
    let wheel = match battery {
        Battery::Siege => "",
        _ => {
            r#"<circle cy="5" r="9" fill="none" stroke-width="2.600"/><path d="M-8 5H8M0 -3V13M-5.700 -.7L5.700 10.700M5.700 -.7L-5.700 10.700" stroke-width="1.300"/>"#
        }
    };
    let gun = format!(
        r#"<g fill="{INK}" stroke="{INK}" stroke-width=".6">{}{wheel}</g>"#,
        battery.drawing()
    );
    let round = |i: u8| {
        let fill = if i < left { INK } else { "none" };
        format!(
            r#"<path d="M{} 14v-8q0-4 3.500-6 3.500 2 3.500 6v8z" fill="{fill}" stroke="{INK}" stroke-width="1.300"/>"#,
            f(f64::from(i) * 10.0)
        )
    };
    let rounds: String = (0..of).map(round).collect();
    let wide = (f64::from(of) * 10.0).max(64.0) + 12.0;
    Art {
        window: [0.0, 0.0, wide + 8.0, 62.0],
        svg: format!(
            r#"<rect x=".8" y=".8" width="{}" height="60.400" rx="5" fill="{CASING}" stroke="{INK}" stroke-width="1.200"/>{}{}{}"#,
            f(wide + 6.4),
            place([26.0, 24.0], 0.8, &gun),
            numeral([wide - 10.0, 32.0], 22.0, INK, &power.to_string()),
            place([8.0, 43.0], 1.0, &rounds)
        ),
    }
}
