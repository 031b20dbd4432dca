//! A unit of miniatures: plate in the army's colour, figures, pips, specialist disc, pennant.

use crate::figure::{Pose, gun, machine_gun, mortar, saint_chamond, schneider, soldier};
use crate::ink::{OUTLINE, PAPER, Side};
use crate::pen::f;
use crate::text::{escape, numeral};

/// What a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Riflemen.
    Infantry,
    /// A machine gun and its crew.
    MachineGun,
    /// A trench mortar and its crew.
    Mortar,
    /// A field gun and its crew.
    Gun,
    /// A Schneider tank.
    Schneider,
    /// A Saint-Chamond tank.
    SaintChamond,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 6] = [
        Kind::Infantry,
        Kind::MachineGun,
        Kind::Mortar,
        Kind::Gun,
        Kind::Schneider,
        Kind::SaintChamond,
    ];

    /// The kind called `id` in notation.
    pub fn by_id(id: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// Its name in notation.
    pub fn id(self) -> &'static str {
        match self {
            Kind::Infantry => "infantry",
            Kind::MachineGun => "machine-gun",
            Kind::Mortar => "mortar",
            Kind::Gun => "field-gun",
            Kind::Schneider => "schneider",
            Kind::SaintChamond => "saint-chamond",
        }
    }
}

/// A specialist who goes with a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Specialist {
    /// Stick grenade.
    Grenadier,
    /// Star.
    Officer,
    /// Cross-hair.
    Sniper,
    /// Dagger.
    Elite,
    /// Crossed pick and spade.
    Engineer,
    /// Flame.
    Flamethrower,
    /// Three rounds.
    Loader,
    /// Gun on a bipod.
    LightMachineGun,
    /// Field glasses.
    Observer,
}

impl Specialist {
    /// All specialists.
    pub const ALL: [Specialist; 9] = [
        Specialist::Grenadier,
        Specialist::Officer,
        Specialist::Sniper,
        Specialist::Elite,
        Specialist::Engineer,
        Specialist::Flamethrower,
        Specialist::Loader,
        Specialist::LightMachineGun,
        Specialist::Observer,
    ];

    /// The specialist called `id` in notation.
    pub fn by_id(id: &str) -> Option<Specialist> {
        Specialist::ALL
            .into_iter()
            .find(|specialist| specialist.id() == id)
    }

    /// Its name in notation.
    pub fn id(self) -> &'static str {
        match self {
            Specialist::Grenadier => "grenadier",
            Specialist::Officer => "officer",
            Specialist::Sniper => "sniper",
            Specialist::Elite => "elite",
            Specialist::Engineer => "engineer",
            Specialist::Flamethrower => "flamethrower",
            Specialist::Loader => "loader",
            Specialist::LightMachineGun => "lmg",
            Specialist::Observer => "observer",
        }
    }

    fn sign(self) -> &'static str {
        match self {
            Specialist::Grenadier => {
                r##"<path d="M-1.6 5.2v-4.4h3.2v4.4z" fill="#3a2a1a"/><rect x="-2.9" y="-4.6" width="5.8" height="5.6" rx="1.2" fill="#3a2a1a"/>"##
            }
            Specialist::Officer => {
                r##"<path d="M0 -5l1.5 3.3 3.5.4-2.6 2.4.7 3.6L0 3l-3.1 1.7.7-3.6L-5 -1.3l3.5-.4z" fill="#3a2a1a"/>"##
            }
            Specialist::Sniper => {
                r##"<path d="M-5 0h10M0 -5v10" stroke="#3a2a1a" stroke-width="1.3"/><circle r="3.2" fill="none" stroke="#3a2a1a" stroke-width="1.3"/>"##
            }
            Specialist::Elite => {
                r##"<g transform="rotate(40)"><path d="M0 6.6L-1.7 -1.400h3.400z" fill="#3a2a1a"/><path d="M-3.200 -1.800h6.400M0 -1.800v-3.400" stroke="#3a2a1a" stroke-width="1.600" stroke-linecap="round"/></g>"##
            }
            Specialist::Engineer => {
                r##"<path d="M-3.600 4L3 -3.200M3.600 4L-3 -3.200" stroke="#3a2a1a" stroke-width="1.400" stroke-linecap="round"/><path d="M-5 -2.400q2.200-2.600 4.600-2.200" fill="none" stroke="#3a2a1a" stroke-width="1.500" stroke-linecap="round"/><path d="M1.800 -4.600l2.800 2.800q1-1.800-.2-3.200t-2.600.4z" fill="#3a2a1a"/>"##
            }
            Specialist::Flamethrower => {
                r##"<path d="M0 5.200q-3.800-.6-3.800-4 0-2.400 1.800-3.800.2 1.400 1.200 1.600-.4-2.800 1.600-4.600.2 2.400 1.800 3.800t1.200 3.600q0 3-3.800 3.400z" fill="#99371f"/>"##
            }
            Specialist::Loader => {
                r##"<path d="M-4.400 4v-5.600q0-2 1.100-3 1.100 1 1.100 3v5.600zM-1.100 4v-5.600q0-2 1.100-3 1.100 1 1.100 3v5.600zM2.200 4v-5.600q0-2 1.100-3 1.100 1 1.100 3v5.600z" fill="#3a2a1a"/>"##
            }
            Specialist::LightMachineGun => {
                r##"<path d="M-5 1.200l2-2.400h8.200M2 -1l-1.400 4M2 -1l2 4" fill="none" stroke="#3a2a1a" stroke-width="1.300" stroke-linecap="round" stroke-linejoin="round"/><circle cx="-.8" cy="-2.600" r="1.800" fill="#3a2a1a"/>"##
            }
            Specialist::Observer => {
                r##"<path d="M-4.800 3.400v-4l1.400-3h2l.6 1.400h1.600l.6-1.400h2l1.400 3v4h-3.600v-2.800h-2.400v2.800z" fill="#3a2a1a"/>"##
            }
        }
    }
}

/// The disc of a specialist, around the origin.
pub fn specialist_disc(specialist: Specialist) -> String {
    format!(
        r#"<circle r="7.4" fill="{PAPER}" stroke="{OUTLINE}" stroke-width="1.2"/>{}"#,
        specialist.sign()
    )
}

/// The flag of an ordered unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pennant {
    /// Ordered, in this turn the n-th.
    Ordered(u8),
    /// Has acted.
    Done,
}

/// The face of a unit: what is drawn on its plate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
    /// Figures left.
    pub figures: u8,
    /// Figures at full strength.
    pub of: u8,
    /// Who goes with it.
    pub specialist: Option<Specialist>,
    /// Its order.
    pub pennant: Option<Pennant>,
    /// Words for those who do not see it; empty when something else says them.
    pub label: String,
}

/// The unit around the origin, 58 wide; the plate lies from y 8 to 22, helmets reach −24.
pub fn unit(face: &Unit) -> String {
    let words = if face.label.is_empty() {
        r#"aria-hidden="true""#.to_owned()
    } else {
        format!(r#"role="img" aria-label="{}""#, escape(&face.label))
    };
    let specialist = face.specialist.map_or(String::new(), |s| {
        format!(
            r#"<g transform="translate(22 14)">{}</g>"#,
            specialist_disc(s)
        )
    });
    let pennant = face.pennant.map_or(String::new(), pennant);
    format!(
        r#"<g class="unit" {words}>{}{}{}{specialist}{pennant}</g>"#,
        plate(face.side),
        figures(face),
        pips(face)
    )
}

fn plate(side: Side) -> String {
    let t = side.tones();
    let (c, d) = (t.plain, t.shade);
    let shadow = r##"<ellipse cx="2" cy="19" rx="27" ry="6.5" fill="#2a2114" opacity=".3"/>"##;
    if side.is_square() {
        format!(
            r#"{shadow}<rect x="-28.5" y="10.5" width="57" height="11.5" fill="{d}" stroke="{OUTLINE}" stroke-width="1.1"/><path d="M-24 8.2h48l4.5 4.2h-57z" fill="{c}" stroke="{OUTLINE}" stroke-width="1.1" stroke-linejoin="round"/>"#
        )
    } else {
        format!(
            r#"{shadow}<rect x="-29" y="9" width="58" height="13" rx="6.5" fill="{d}" stroke="{OUTLINE}" stroke-width="1.1"/><path d="M-25 9.6q3-2.4 6-2.4h38q3 0 6 2.4l1.5 2h-53z" fill="{c}" stroke="{OUTLINE}" stroke-width="1" stroke-linejoin="round"/>"#
        )
    }
}

fn figures(face: &Unit) -> String {
    let side = face.side;
    // Crews are drawn for four; a smaller weapon unit loses the same men in the same order.
    let crew = 4_u8.saturating_sub(face.of.saturating_sub(face.figures));
    let man = |least: u8, at, k, pose| {
        if crew >= least {
            soldier(at, k, side, pose)
        } else {
            String::new()
        }
    };
    match face.kind {
        Kind::Infantry => infantry(face),
        Kind::MachineGun => {
            man(3, [-4.0, 7.0], 0.9, Pose::Crew)
                + &man(4, [-19.0, 8.5], 0.9, Pose::Shouldered)
                + &man(2, [-12.0, 11.0], 0.92, Pose::Crew)
                + &machine_gun([8.0, 11.0], 1.12, side)
        }
        Kind::Mortar => {
            man(3, [-5.0, 7.0], 0.9, Pose::Crew)
                + &man(4, [19.0, 8.5], 0.9, Pose::Crew)
                + &man(2, [-16.0, 11.0], 0.92, Pose::Crew)
                + &mortar([5.0, 10.0], 1.02, side)
        }
        Kind::Gun => {
            man(3, [-5.0, 7.0], 0.9, Pose::Crew)
                + &man(4, [-19.0, 8.5], 0.9, Pose::Crew)
                + &gun([5.0, 11.0], 1.05, side)
                + &man(2, [-13.0, 11.5], 0.92, Pose::Crew)
        }
        Kind::Schneider => schneider([0.0, 11.0], 1.08, side),
        Kind::SaintChamond => saint_chamond([0.0, 11.0], 1.08, side),
    }
}

fn infantry(face: &Unit) -> String {
    const STANDS: [[f64; 2]; 4] = [[-18.0, 11.0], [-5.8, 7.4], [6.4, 11.0], [18.6, 7.4]];
    let mut men = String::new();
    for i in [1, 3, 0, 2] {
        if i < usize::from(face.figures) {
            let shouldered = i % 2 == 1 || (face.specialist.is_some() && i == 0);
            men += &soldier(
                STANDS[i],
                0.98,
                face.side,
                if shouldered {
                    Pose::Shouldered
                } else {
                    Pose::Port
                },
            );
        }
    }
    men
}

fn pips(face: &Unit) -> String {
    let of = face.of.max(face.figures).max(1);
    let step = 7.0_f64.min(40.0 / f64::from(of));
    let mut row = String::new();
    for i in 0..of {
        let x = (f64::from(i) - f64::from(of - 1) / 2.0) * step;
        let shape = if face.side.is_square() {
            format!(
                r#"rect x="{}" y="14.2" width="4.8" height="4.8""#,
                f(x - 2.5)
            )
        } else {
            format!(r#"circle cx="{}" cy="16.6" r="2.5""#, f(x))
        };
        let (fill, faint) = if i < face.figures {
            (PAPER, "")
        } else {
            ("none", r#" opacity=".75""#)
        };
        row += &format!(r#"<{shape} fill="{fill}" stroke="{PAPER}" stroke-width="1"{faint}/>"#);
    }
    row
}

fn pennant(pennant: Pennant) -> String {
    let (cloth, sign) = match pennant {
        Pennant::Ordered(n) => (
            "#285279",
            numeral([6.0, 8.3], 9.5, "#ffffff", &n.to_string()),
        ),
        Pennant::Done => (
            "#e8e0cb",
            format!(
                r#"<path d="M3 5l2.4 2.4 4-4.6" fill="none" stroke="{OUTLINE}" stroke-width="1.6"/>"#
            ),
        ),
    };
    format!(
        r#"<g transform="translate(-27 -24) scale(1.12)"><path d="M0 0v20" stroke="{OUTLINE}" stroke-width="2" stroke-linecap="round"/><path d="M0 0h15l-4 5 4 5h-15z" fill="{cloth}" stroke="{OUTLINE}" stroke-width="1.1" stroke-linejoin="round"/>{sign}</g>"#
    )
}
