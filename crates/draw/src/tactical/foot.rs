//! Men and the weapons they carry: firepower, range and morale in the band, as players say them.

use super::men::{bust, helmet, trooper};
use super::state::{Condition, Rows, signs, small_signs};
use crate::counter::chief;
use crate::ink::{COUNTER_INK, PAPER, Side};
use crate::pen::{Point, f, place};
use crate::text::{COUNT, numeral};

/// How many men they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Men {
    /// Four.
    Squad,
    /// Two.
    HalfSquad,
    /// Two, and a wheel.
    Crew,
    /// One with a cap.
    Leader,
}

impl Men {
    /// All of them, with their names in keys.
    pub const ALL: [(Men, &'static str); 4] = [
        (Men::Squad, "squad"),
        (Men::HalfSquad, "half-squad"),
        (Men::Crew, "crew"),
        (Men::Leader, "leader"),
    ];
}

/// A counter of men.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foot {
    /// Whose they are.
    pub side: Side,
    /// How many.
    pub men: Men,
    /// Firepower, range and morale.
    pub values: [u8; 3],
    /// What a leader adds.
    pub leadership: i8,
    /// The exponent of firepower; 0 for none.
    pub exponent: u8,
    /// The letter of the class; 0 for none.
    pub class: Option<char>,
    /// An underlined firepower.
    pub assault: bool,
    /// An underlined morale.
    pub steady: bool,
    /// A boxed morale when broken.
    pub rallies: bool,
    /// Machine pistols with drums.
    pub pistols: bool,
    /// What has befallen them.
    pub states: Vec<Condition>,
}

/// What men carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Carried {
    /// On a bipod.
    LightMachineGun,
    /// On a light tripod.
    MediumMachineGun,
    /// On a heavy one.
    HeavyMachineGun,
    /// Tank of fuel and lance.
    Flamethrower,
    /// Bundle with a fuse.
    DemolitionCharge,
    /// A long rifle.
    AntiTankRifle,
    /// A plain tube.
    Bazooka,
    /// A tube with a shield.
    Panzerschreck,
    /// A spigot.
    Piat,
    /// A light mortar.
    Mortar,
}

impl Carried {
    /// All of them, with their names in keys.
    pub const ALL: [(Carried, &'static str); 10] = [
        (Carried::LightMachineGun, "lmg"),
        (Carried::MediumMachineGun, "mmg"),
        (Carried::HeavyMachineGun, "hmg"),
        (Carried::Flamethrower, "ft"),
        (Carried::DemolitionCharge, "dc"),
        (Carried::AntiTankRifle, "atr"),
        (Carried::Bazooka, "bazooka"),
        (Carried::Panzerschreck, "panzerschreck"),
        (Carried::Piat, "piat"),
        (Carried::Mortar, "mortar"),
    ];

    fn drawing(self) -> &'static str {
        match self {
            Carried::LightMachineGun => {
                r#"<path d="M10 46h26l4-5h8v4h38v4h-38l-3 5h-7l-3 8h-6l2-8h-21z"/><path d="M70 49l8 16h-4l-8-16z"/>"#
            }
            Carried::MediumMachineGun => {
                r#"<path d="M16 45h20l3-5h9v5h32v4h-32l-4 4h-7l-13 20h-6l12-20h-14z"/><path d="M40 53l14 20h-6l-11-17z"/>"#
            }
            Carried::HeavyMachineGun => {
                r#"<path d="M14 44h22l3-6h10v6h34v5h-34l-4 4h-8l-16 22h-6l14-22h-15z"/><path d="M42 53l16 22h-6l-13-19z"/><path d="M58 41h20v11h-20z"/>"#
            }
            Carried::Flamethrower => {
                r#"<path d="M16 30q0-5 6-5t6 5v32q0 4-6 4t-6-4zM31 30q0-5 6-5t6 5v32q0 4-6 4t-6-4z"/><path d="M40 60h14l10-14 4 3-11 16h-17z"/><path d="M64 50q2-14 20-22-4 8 4 12-6 2-6 8-8-3-18 2z"/>"#
            }
            Carried::DemolitionCharge => {
                r#"<path d="M22 40h52v32h-52z"/><path d="M34 40q0-12 14-12t14 12h-5q0-7-9-7t-9 7z"/><path d="M72 40q0-12 10-12l3-6 3 3-3 7q-9 0-8 8z"/>"#
            }
            Carried::AntiTankRifle => {
                r#"<path d="M6 48l20-3 4-4 6 1 50-5 .4 3-50 7-6 6-8 1-4 7h-7l3-8z"/><path d="M66 42l8 22h-4l-8-21z"/>"#
            }
            Carried::Bazooka => {
                r#"<path d="M8 52l70-22 3 9-70 22z"/><path d="M40 52l4 18h-6l-5-16zM56 47l3 13h-5l-4-11z"/>"#
            }
            Carried::Panzerschreck => {
                r#"<path d="M6 54l72-23 3 9-72 23z"/><path d="M40 28l22-7 7 21-22 7z"/><path d="M34 54l4 18h-6l-5-16z"/>"#
            }
            Carried::Piat => {
                r#"<path d="M12 54l40-13 3 8-40 13z"/><path d="M52 38l26-9q5 8 2 12l-24 8z"/><path d="M48 50l10 22h-5l-10-20zM20 56l3 14h-6l-3-12z"/>"#
            }
            Carried::Mortar => {
                r#"<path d="M26 74l26-48 12 6-24 46h-20v-4z"/><path d="M56 46l20 30h-6l-18-26z"/>"#
            }
        }
    }
}

/// A counter of a weapon that men carry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Load {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub what: Carried,
    /// Firepower, or the calibre of a mortar.
    pub firepower: u8,
    /// The least range; 0 where there is none.
    pub least: u8,
    /// The greatest; 0 prints nothing.
    pub most: u8,
    /// Rate of fire; 0 for none.
    pub rate: u8,
    /// Portage; 0 for none.
    pub portage: u8,
    /// What has befallen it.
    pub states: Vec<Condition>,
}

impl Load {
    fn range(&self) -> String {
        match (self.least, self.most) {
            (_, 0) => String::new(),
            (0, most) => most.to_string(),
            (least, most) => format!("{least}-{most}"),
        }
    }
}

/// How round the corners of a counter are.
pub(super) fn corner(side: Side) -> u8 {
    if side.is_square() { 3 } else { 17 }
}

/// The face itself, with its band.
pub(super) fn card(side: Side, broken: bool, band: u8, edge: u8) -> String {
    let (t, r) = (side.tones(), corner(side));
    let far = 100 - r;
    let lower = match broken {
        true => String::new(),
        false => format!(
            r#"<path d="M1 {band}H99V{far}Q99 99 {far} 99H{r}Q1 99 1 {far}Z" fill="{}" opacity=".75"/>"#,
            t.light
        ),
    };
    format!(
        r##"<rect x="3" y="5" width="98" height="98" rx="{r}" fill="#000" opacity=".3"/><rect width="100" height="100" rx="{r}" fill="{}" stroke="#191b17" stroke-width="{edge}"/><path d="M{r} 2.500H{far}" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>{lower}"##,
        if broken { t.shade } else { t.plain }
    )
}

/// The torn corner of who is broken.
fn torn(side: Side, large: bool) -> String {
    let r = corner(side);
    let (size, cross, wide) = match large {
        true => (46, "M9 9l15 15m0-15l-15 15", 7.0),
        false => (28, "M6 6l8 8m0-8l-8 8", 3.5),
    };
    format!(
        r##"<path d="M0 {size}V{r}Q0 0 {r} 0H{size}Z" fill="{PAPER}"/><path d="{cross}" stroke="#8c2a16" stroke-width="{}"/>"##,
        f(wide)
    )
}

fn dash(x: f64, ink: &str) -> String {
    format!(
        r#"<path d="M{} 85h7" stroke="{ink}" stroke-width="3" opacity=".7"/>"#,
        f(x - 3.5)
    )
}

fn underline(x: f64, ink: &str) -> String {
    format!(
        r#"<path d="M{} 97.500h17" stroke="{ink}" stroke-width="3"/>"#,
        f(x - 8.5)
    )
}

/// Small print: it vanishes where a counter is small.
fn print(x: f64, y: f64, size: f64, ink: &str, anchor: &str, text: &str) -> String {
    format!(
        r#"<text class="name" x="{}" y="{}" text-anchor="{anchor}" font-family="{COUNT}" font-weight="700" font-size="{}" fill="{ink}">{text}</text>"#,
        f(x),
        f(y),
        f(size)
    )
}

/// As players say it: −1, 0, +1.
fn signed(n: i8) -> String {
    match n {
        0 => "0".to_owned(),
        n if n < 0 => format!("−{}", n.unsigned_abs()),
        n => format!("+{n}"),
    }
}

impl Foot {
    fn is(&self, state: Condition) -> bool {
        self.states.contains(&state)
    }

    fn ink(&self) -> &'static str {
        if self.is(Condition::Broken) {
            PAPER
        } else {
            COUNTER_INK
        }
    }

    /// The face, 100 by 100; `low`: something lies over its upper edge.
    pub(super) fn face(&self, low: bool) -> String {
        let (broken, ink) = (self.is(Condition::Broken), self.ink());
        let mut svg = card(self.side, broken, 67, 2) + &self.figures(ink) + &self.band(ink, broken);
        if broken {
            svg += &torn(self.side, false);
        }
        let left = match self.men {
            Men::Leader if !broken => 42.0,
            _ if broken => 26.0,
            _ => 0.0,
        };
        svg + &signs(
            &self.states,
            Rows {
                left: if low { 0.0 } else { left },
                low,
                teeth: if low { 54.0 } else { 36.0 },
            },
        )
    }

    fn figures(&self, ink: &str) -> String {
        let one = |at: Point, k: f64| trooper(at, k, helmet(self.side), ink, self.pistols);
        match self.men {
            Men::Squad => [[20.0, 59.0], [40.0, 64.0], [60.0, 59.0], [80.0, 64.0]]
                .iter()
                .enumerate()
                .map(|(i, at)| one(*at, if i % 2 == 1 { 1.24 } else { 1.18 }))
                .collect(),
            Men::HalfSquad => one([36.0, 63.0], 1.18) + &one([62.0, 60.0], 1.24),
            Men::Crew => {
                let wheel = format!(
                    r#"<circle r="10" fill="none" stroke="{ink}" stroke-width="3.600"/><path d="M-9 0H9M0 -9V9" stroke="{ink}" stroke-width="2.400"/>"#
                );
                one([33.0, 64.0], 1.25)
                    + &one([56.0, 60.0], 1.2)
                    + &place([80.0, 50.0], 1.0, &wheel)
            }
            Men::Leader => chief([56.0, 64.0], 1.3, ink),
        }
    }

    fn band(&self, ink: &str, broken: bool) -> String {
        let [fire, range, morale] = self.values.map(|n| n.to_string());
        let steady = |x: f64| {
            if self.steady {
                underline(x, ink)
            } else {
                String::new()
            }
        };
        if broken {
            let boxed = match self.rallies {
                true => format!(
                    r#"<rect x="67" y="69" width="26" height="28" rx="2.500" fill="none" stroke="{ink}" stroke-width="2.600"/>"#
                ),
                false => String::new(),
            };
            return numeral([80.0, 95.0], 32.0, ink, &morale) + &boxed;
        }
        if self.men == Men::Leader {
            return numeral([80.0, 95.0], 32.0, ink, &morale)
                + &format!(r#"<path d="M21 5l16 9v18l-16 9-16-9v-18z" fill="{ink}"/>"#)
                + &numeral([21.0, 32.0], 24.0, PAPER, &signed(self.leadership));
        }
        let mut svg = numeral([20.0, 95.0], 31.0, ink, &fire)
            + &dash(35.5, ink)
            + &numeral([50.0, 95.0], 31.0, ink, &range)
            + &dash(64.5, ink)
            + &numeral([80.0, 95.0], 31.0, ink, &morale)
            + &steady(80.0);
        if self.assault {
            svg += &underline(20.0, ink);
        }
        if self.exponent > 0 {
            svg += &print(29.0, 80.0, 15.0, ink, "start", &self.exponent.to_string());
        }
        if let Some(class) = self.class {
            svg += &print(94.0, 17.0, 17.0, ink, "end", &class.to_string());
        }
        svg
    }

    /// The small face: figures without hyphens.
    pub(super) fn small(&self) -> String {
        let (broken, ink) = (self.is(Condition::Broken), self.ink());
        let mut svg = card(self.side, broken, 55, 4);
        let [fire, range, morale] = self.values.map(|n| n.to_string());
        let bust = |x: f64, y: f64, k: f64| bust([x, y], k, helmet(self.side), ink);
        svg += &match self.men {
            Men::Leader => chief([50.0, 53.0], 1.35, ink),
            Men::Squad => bust(20.0, 34.0, 1.2) + &bust(80.0, 34.0, 1.2) + &bust(50.0, 38.0, 1.36),
            _ => bust(34.0, 36.0, 1.34) + &bust(67.0, 36.0, 1.34),
        };
        svg += &match self.men {
            _ if broken => numeral([80.0, 93.0], 40.0, ink, &morale),
            Men::Leader => {
                let lead = match self.leadership {
                    0 => "-0".to_owned(),
                    n if n < 0 => format!("-{}", n.unsigned_abs()),
                    n => format!("+{n}"),
                };
                numeral([50.0, 93.0], 42.0, ink, &(morale + &lead))
            }
            _ => [(19.0, fire), (50.0, range), (81.0, morale)]
                .iter()
                .map(|(x, text)| numeral([*x, 93.0], 40.0, ink, text))
                .collect(),
        };
        if broken {
            svg += &torn(self.side, true);
        }
        svg + &small_signs(&self.states)
    }
}

impl Load {
    fn is_broken(&self) -> bool {
        self.states.contains(&Condition::Malfunction)
    }

    /// The face, 100 by 100; `low`: something lies over its upper edge.
    pub(super) fn face(&self, low: bool) -> String {
        let broken = self.is_broken();
        let ink = if broken { PAPER } else { COUNTER_INK };
        let drop = if self.what == Carried::Mortar {
            -8
        } else {
            -13
        };
        let mut svg = card(self.side, broken, 67, 2)
            + &format!(
                r#"<g fill="{ink}" transform="translate(6 {drop}) scale(.9)">{}</g>"#,
                self.what.drawing()
            )
            + &self.band(ink);
        if self.rate > 0 {
            let (fill, inside) = if broken {
                ("none", ink)
            } else {
                (PAPER, COUNTER_INK)
            };
            svg += &format!(
                r#"<rect x="6" y="7" width="22" height="25" rx="2.500" fill="{fill}" stroke="{ink}" stroke-width="2.500"/>{}"#,
                numeral([17.0, 28.0], 23.0, inside, &self.rate.to_string())
            );
        }
        if self.portage > 0 {
            svg += &format!(
                r#"<circle cx="86" cy="16" r="13" fill="none" stroke="{ink}" stroke-width="2"/>{}"#,
                numeral([86.0, 23.5], 21.0, ink, &self.portage.to_string())
            );
        }
        svg + &signs(
            &self.states,
            Rows {
                left: if self.rate > 0 { 34.0 } else { 0.0 },
                low,
                teeth: 48.0,
            },
        )
    }

    fn band(&self, ink: &str) -> String {
        let (fire, range) = (self.firepower.to_string(), self.range());
        let (left, right) = (fire.chars().count(), range.chars().count());
        let size = if left + right > 4 { 26.0 } else { 31.0 };
        let unit = size * 0.53;
        let gap = if right > 0 { 11.0 } else { 0.0 };
        let (left, right) = (left as f64 * unit, right as f64 * unit);
        let from = 50.0 - (left + gap + right) / 2.0;
        let mut svg = numeral([from + left / 2.0, 95.0], size, ink, &fire);
        if right > 0.0 {
            svg += &dash(from + left + 5.5, ink);
            svg += &numeral([from + left + gap + right / 2.0, 95.0], size, ink, &range);
        }
        svg
    }

    /// The small face.
    pub(super) fn small(&self) -> String {
        let broken = self.is_broken();
        let ink = if broken { PAPER } else { COUNTER_INK };
        let range = self.range();
        let text = match range.is_empty() {
            true => self.firepower.to_string(),
            false => format!("{}-{range}", self.firepower),
        };
        let size = match text.chars().count() {
            0..=3 => 42.0,
            4 => 38.0,
            5 => 33.0,
            _ => 27.0,
        };
        card(self.side, broken, 55, 4)
            + &format!(
                r#"<g fill="{ink}" transform="translate(12 -20) scale(.8)">{}</g>"#,
                self.what.drawing()
            )
            + &numeral([50.0, 93.0], size, ink, &text)
            + &small_signs(&self.states)
    }
}
