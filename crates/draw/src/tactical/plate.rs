//! Vehicles and guns: a plate in the shape of their side, on it the machine from above, turned to where it looks.

use super::foot::corner;
use super::hulls::Machine;
use super::machine::{Barrel, Paint};
use super::state::{Condition, Rows, signs, small_signs};
use crate::ink::{COUNTER_INK, PAPER, Side};
use crate::pen::{f, place};
use crate::text::numeral;

/// A vehicle or a gun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plate {
    /// Whose it is.
    pub side: Side,
    /// How it is built.
    pub machine: Machine,
    /// Its gun.
    pub barrel: Barrel,
    /// What stands at its lower edge: a name or a calibre.
    pub tag: String,
    /// Where its hull looks, in degrees clockwise from the right of the board.
    pub hull: u16,
    /// Where its turret does.
    pub turret: u16,
    /// What has befallen it.
    pub states: Vec<Condition>,
}

/// What is turned with the board: a page that lays the board the other way round turns it too.
fn turns(inner: &str) -> String {
    format!(r#"<g class="turns">{inner}</g>"#)
}

/// From the middle of the plate to its edge in that direction.
fn rim(degrees: f64) -> f64 {
    let (sin, cos) = degrees.to_radians().sin_cos();
    50.0 / cos.abs().max(sin.abs())
}

/// Solid for hull or gun, hollow for a turret that looks elsewhere.
fn wedge(degrees: u16, hollow: bool) -> String {
    let angle = f64::from(degrees);
    let (fill, edge, wide) = match hollow {
        true => (PAPER, "#191b17", "2.6"),
        false => ("#191b17", PAPER, "1.8"),
    };
    format!(
        r#"<g transform="rotate({}) translate({} 0)"><path d="M0 -10L15 0L0 10Z" fill="{fill}" stroke="{edge}" stroke-width="{wide}" stroke-linejoin="round"/></g>"#,
        f(angle),
        f(rim(angle) + 4.0)
    )
}

/// The sign of its new owner, painted large on a machine that was the enemy's.
fn taken(side: Side) -> String {
    let tones = side.tones();
    let shape = |half: f64, fill: &str, edge: &str| match side.is_square() {
        true => format!(
            r#"<rect x="{0}" y="{0}" width="{1}" height="{1}" rx="1.500" fill="{fill}" stroke="{edge}" stroke-width="2.200"/>"#,
            f(-half),
            f(half * 2.0)
        ),
        false => format!(
            r#"<circle r="{}" fill="{fill}" stroke="{edge}" stroke-width="2.200"/>"#,
            f(half * 1.1)
        ),
    };
    shape(13.0, PAPER, "#191b17") + &shape(6.5, tones.plain, tones.shade)
}

const MUD: &str = r##"<path d="M6 46q-4-18 14-22 8-16 26-12 18-10 28 6 20 0 18 20 10 16-6 26-4 20-24 18-14 12-28 4-20 4-24-14-12-8-4-26z" fill="#7d6846" opacity=".82"/><path d="M10 34q8-6 16 0M70 16q8-4 14 2M14 72q8-6 16 0M66 88q9-6 18-2" fill="none" stroke="#4f3f26" stroke-width="2.200" stroke-linecap="round"/>"##;
const BURNING: &str = r##"<path d="M40 34q-8-10 0-18t2-16M56 32q8-8 2-15t4-15" fill="none" stroke="#3b3830" stroke-width="3.400" stroke-linecap="round" opacity=".75"/><path d="M34 62l34-26M36 36l30 28" stroke="#fbf7ec" stroke-width="7" stroke-linecap="round"/><path d="M34 62l34-26M36 36l30 28" stroke="#8c2a16" stroke-width="3.600" stroke-linecap="round"/>"##;
const SPEED: &str = r##"<path d="M-44 -14h-14M-44 0h-20M-44 14h-14" stroke="#191b17" stroke-width="3.400" stroke-linecap="round"/>"##;
const SANDBAGS: &str = r##"<path d="M8 -44Q50 -40 50 0T8 44" fill="none" stroke="#5a4730" stroke-width="11" stroke-linecap="round"/><path d="M8 -44Q50 -40 50 0T8 44" fill="none" stroke="#d2be8d" stroke-width="7.500" stroke-dasharray="11 1.800"/>"##;
const HATCH: &str = "M20 2L2 20M40 2L2 40M60 2L2 60M80 2L2 80M98 4L4 98M98 24L24 98M98 44L44 98M98 64L64 98M98 84L84 98";

impl Plate {
    fn is(&self, state: Condition) -> bool {
        self.states.contains(&state)
    }

    /// Where its turret looks, where that is elsewhere.
    fn turned(&self) -> Option<u16> {
        let other = self.machine.has_turret() && self.turret != self.hull;
        other.then_some(self.turret)
    }

    /// The plate under it; a wreck has none.
    fn ground(&self, edge: u8) -> String {
        if self.is(Condition::Wreck) {
            return String::new();
        }
        let (t, round) = (
            self.side.tones(),
            if corner(self.side) > 3 { 26 } else { 3 },
        );
        let ghost = self.is(Condition::Hidden);
        let dashes = match ghost || self.is(Condition::Unmanned) {
            true => r#" stroke-dasharray="7 5""#,
            false => "",
        };
        let hatch = match ghost {
            true => format!(
                r#"<path d="{HATCH}" stroke="{}" stroke-width="3" opacity=".45"/>"#,
                t.shade
            ),
            false => String::new(),
        };
        format!(
            r##"<rect x="3" y="5" width="98" height="98" rx="{round}" fill="#000" opacity=".3"/><rect width="100" height="100" rx="{round}" fill="{}" stroke="#191b17" stroke-width="{edge}"{dashes}/>{hatch}"##,
            t.light
        )
    }

    fn machine(&self) -> String {
        let wreck = self.is(Condition::Wreck);
        let paint = if wreck {
            Paint::BURNT
        } else {
            Paint::of(self.side)
        };
        let turret = self.turned().unwrap_or(self.hull);
        let looks = [self.hull, turret].map(f64::from);
        let build = self.machine.build();
        let drawn = build.above(self.barrel, paint, looks, wreck);
        let faint = match () {
            () if self.is(Condition::Hidden) => "0.8",
            () if self.is(Condition::Unmanned) => "0.5",
            () => "1",
        };
        format!(r#"<g opacity="{faint}">{drawn}</g>"#)
    }

    /// The face, 100 by 100; `low`: something lies over its upper edge.
    pub(super) fn face(&self, low: bool) -> String {
        let wreck = self.is(Condition::Wreck);
        let mut svg = self.ground(2);
        if self.is(Condition::Bogged) || self.is(Condition::Mired) {
            svg += MUD;
        }
        let along = |inner: &str| format!(r#"<g transform="rotate({})">{inner}</g>"#, self.hull);
        let mut turning = String::new();
        if self.is(Condition::Motion) {
            turning += &along(SPEED);
        }
        turning += &self.machine();
        if self.is(Condition::Emplaced) {
            turning += &along(SANDBAGS);
        }
        if self.is(Condition::Captured) && !wreck {
            turning += &taken(self.side);
        }
        if !wreck && self.machine.has_front() {
            turning += &wedge(self.hull, false);
            turning += &self.turned().map_or(String::new(), |at| wedge(at, true));
        }
        svg += &place([50.0, 50.0], 1.0, &turns(&turning));
        if wreck {
            svg += BURNING;
        }
        svg += &self.tag();
        svg + &signs(
            &self.states,
            Rows {
                left: 0.0,
                low,
                teeth: 21.0,
            },
        )
    }

    /// Its name, which yields to a wedge that looks down, whichever way round the board lies.
    fn tag(&self) -> String {
        if self.tag.is_empty() {
            return String::new();
        }
        let steep = |angle: u16| angle % 180 > 45 && angle % 180 < 135;
        let hull = self.machine.has_front().then_some(self.hull);
        let down = [hull, self.turned()];
        let down = down.into_iter().flatten().find(|angle| steep(*angle));
        let x = match down.map(|angle| angle % 180) {
            None => 50.0,
            Some(angle) if angle < 90 => 36.0,
            Some(90) => 84.0,
            Some(_) => 64.0,
        };
        let letters = self.tag.chars().count() as f64;
        let size = if letters > 6.0 { 16.0 } else { 19.0 };
        let wide = letters * size * 0.54 + 12.0;
        let body = format!(
            r##"<rect x="{}" y="-12" width="{}" height="23" rx="4" fill="{PAPER}" stroke="#191b17" stroke-width="2"/>{}"##,
            f(-wide / 2.0),
            f(wide),
            numeral([0.0, 6.5], size, COUNTER_INK, &self.tag)
        );
        place([x, 100.0], 1.0, &format!(r#"<g class="values">{body}</g>"#))
    }

    /// The small face: what it is, a line for the turret.
    pub(super) fn small(&self) -> String {
        let wreck = self.is(Condition::Wreck);
        let t = self.side.tones();
        let at = |angle: u16, inner: &str| format!(r#"<g transform="rotate({angle})">{inner}</g>"#);
        let mut turning = at(self.hull, &self.shape(wreck));
        if self.machine.has_turret() {
            turning += &at(
                self.turned().unwrap_or(self.hull),
                &format!(
                    r##"<path d="M0 0H46" stroke="{PAPER}" stroke-width="13"/><path d="M0 0H47" stroke="#191b17" stroke-width="7"/><circle r="14" fill="{}" stroke="#191b17" stroke-width="5"/>"##,
                    t.plain
                ),
            );
        }
        if self.is(Condition::Captured) && !wreck {
            turning += &taken(self.side);
        }
        let mut svg = self.ground(4) + &place([50.0, 50.0], 1.0, &turns(&turning));
        if wreck {
            svg += r##"<path d="M22 22L78 78M78 22L22 78" stroke="#fbf7ec" stroke-width="20"/><path d="M22 22L78 78M78 22L22 78" stroke="#8c2a16" stroke-width="10"/>"##;
        }
        svg + &small_signs(&self.states)
    }

    /// Barrel and shield for a gun, wings for what flies, an arrow for what drives.
    fn shape(&self, wreck: bool) -> String {
        match self.machine {
            gun if gun.is_gun() => r##"<path d="M-34 0H-6M-34 -16L-8 -4M-34 16L-8 4" stroke="#191b17" stroke-width="7"/><path d="M-4 -26Q10 0 -4 26" fill="none" stroke="#191b17" stroke-width="9"/><path d="M-4 0H44" stroke="#191b17" stroke-width="9"/>"##.to_owned(),
            Machine::Balloon => r##"<ellipse cx="8" rx="34" ry="22" fill="#191b17"/><path d="M-22 0L-42 -16M-22 0H-44M-22 0L-42 16" stroke="#191b17" stroke-width="9"/>"##.to_owned(),
            plane if plane.flies() => r##"<path d="M-34 0H32M10 -42V42M-30 -14V14" stroke="#191b17" stroke-width="10"/>"##.to_owned(),
            _ => format!(
                r##"<path d="M-38 -25H18L42 0L18 25H-38Z" fill="{}" stroke="#191b17" stroke-width="5" stroke-linejoin="round"/>"##,
                if wreck { "#5d574a" } else { self.side.tones().shade }
            ),
        }
    }
}
