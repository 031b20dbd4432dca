//! What has befallen a tactical piece: teeth in its edges, tabs over one of them, discs.

use crate::ink::{COUNTER_INK, PAPER};
use crate::pen::{f, place};
use crate::text::numeral;

macro_rules! conditions {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)*) => {
        /// What has befallen a piece.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Condition {
            $($(#[$doc])* $name,)*
        }

        impl Condition {
            /// All of them, in the order of names.
            pub const ALL: &'static [Condition] = &[$(Condition::$name,)*];

            /// Its name in keys.
            pub fn id(self) -> &'static str {
                match self {
                    $(Condition::$name => $id,)*
                }
            }
        }
    };
}

conditions! {
    /// Dark face, torn corner.
    Broken = "broken",
    /// Letters.
    Dm = "dm",
    /// A pin.
    Pinned = "pinned",
    /// Letters.
    Cx = "cx",
    /// Two plasters.
    Wounded = "wounded",
    /// Crossed blades.
    Melee = "melee",
    /// Solid tooth with a bar.
    Prep = "prep",
    /// One tooth.
    First = "first",
    /// Two teeth.
    Final = "final",
    /// Three teeth.
    Intensive = "intensive",
    /// Teeth on both edges.
    Bounding = "bounding",
    /// Tooth in the right edge.
    Moved = "moved",
    /// Speed lines.
    Motion = "motion",
    /// Mud, two waves.
    Bogged = "bogged",
    /// Mud, three waves.
    Mired = "mired",
    /// A cut track.
    Immobile = "immobile",
    /// One star.
    Stun = "stun",
    /// The +1 of an earlier Stun.
    Shaken = "shaken",
    /// Two stars.
    Shock = "shock",
    /// Letters.
    UnconfirmedKill = "uk",
    /// An arrow back.
    Recall = "recall",
    /// A shell that is nearly empty.
    LowAmmo = "low-ammo",
    /// A crack.
    Malfunction = "malfunction",
    /// A crack, struck out.
    Disabled = "disabled",
    /// A machine gun is out of order.
    MachineGun = "mg-out",
    /// A head in a disc.
    Exposed = "exposed",
    /// Burnt out.
    Wreck = "wreck",
    /// Sandbags.
    Emplaced = "emplaced",
    /// Hatched, with a question mark.
    Hidden = "hidden",
    /// Nobody has it.
    Unmanned = "unmanned",
    /// A burning fuse: it will go off.
    Placed = "placed",
    /// A sabre: horsemen at the charge.
    Charging = "charging",
    /// A horseshoe: horses that are out of breath.
    Blown = "blown",
    /// A spanner.
    Breakdown = "breakdown",
    /// A spanner, struck out.
    BrokenDown = "broken-down",
    /// A broken wheel.
    Wheels = "wheels",
    /// A helmet under a zigzag.
    CrewShaken = "crew-shaken",
    /// A hull with a hole: a ship that was hit.
    Holed = "holed",
    /// A cap in a disc: a tank leader is aboard.
    Aboard = "aboard",
    /// The sign of its side painted on it: it was the enemy's.
    Captured = "captured",
}

impl Condition {
    /// The condition of that name.
    pub fn by_id(id: &str) -> Option<Condition> {
        Condition::ALL.iter().copied().find(|each| each.id() == id)
    }

    /// What stands on its tab: a sign, or letters.
    fn tab(self) -> Option<Tab> {
        Some(match self {
            Condition::Dm => Tab::Letters("DM"),
            Condition::Cx => Tab::Letters("CX"),
            Condition::UnconfirmedKill => Tab::Letters("UK"),
            Condition::MachineGun => Tab::Letters("MG"),
            Condition::Shaken => Tab::Letters("+1"),
            Condition::Pinned => Tab::Sign(PIN),
            Condition::Wounded => Tab::Sign(PLASTERS),
            Condition::Melee => Tab::Sign(BLADES),
            Condition::Motion => Tab::Sign(CHEVRONS),
            Condition::Bogged => Tab::Sign(TWO_WAVES),
            Condition::Mired => Tab::Sign(THREE_WAVES),
            Condition::Immobile => Tab::Sign(CUT_TRACK),
            Condition::Stun => Tab::Sign(STAR),
            Condition::Shock => Tab::Sign(STARS),
            Condition::Recall => Tab::Sign(BACK),
            Condition::LowAmmo => Tab::Sign(SHELL),
            Condition::Malfunction => Tab::Sign(CRACK),
            Condition::Disabled => Tab::Sign(CROSSED_CRACK),
            Condition::Placed => Tab::Sign(FLAME),
            Condition::Charging => Tab::Sign(SABRE),
            Condition::Blown => Tab::Sign(HORSESHOE),
            Condition::Breakdown => Tab::Sign(SPANNER),
            Condition::BrokenDown => Tab::Sign(NO_SPANNER),
            Condition::Wheels => Tab::Sign(WHEEL),
            Condition::CrewShaken => Tab::Sign(SHAKEN),
            Condition::Holed => Tab::Sign(HOLE),
            _ => return None,
        })
    }
}

enum Tab {
    Sign(&'static str),
    Letters(&'static str),
}

const PIN: &str = r##"<path d="M-6 -10h12l-2 6 4.500 4.500h-6.700l-1.800 10-1.800-10h-6.700l4.500-4.500z" fill="#8c2a16"/>"##;
const CHEVRONS: &str = r##"<path d="M-10 -7l7 7-7 7M1 -7l7 7-7 7" fill="none" stroke="#191b17" stroke-width="3.400" stroke-linejoin="round"/>"##;
const CUT_TRACK: &str = r##"<path d="M-4 7h-3.500a7 7 0 0 1 0-14h15a7 7 0 0 1 0 14h-3" fill="none" stroke="#191b17" stroke-width="3.600" stroke-dasharray="3.200 1.200"/><path d="M-3 11L4 -1" stroke="#8c2a16" stroke-width="3.600" stroke-linecap="round"/>"##;
const TWO_WAVES: &str = r##"<path d="M-11 -1q2.800-5 5.500 0t5.500 0 5.500 0 5.500 0M-11 7q2.800-5 5.500 0t5.500 0 5.500 0 5.500 0" fill="none" stroke="#191b17" stroke-width="3"/>"##;
const THREE_WAVES: &str = r##"<path d="M-11 -6q2.800-5 5.500 0t5.500 0 5.500 0 5.500 0M-11 1q2.800-5 5.500 0t5.500 0 5.500 0 5.500 0M-11 8q2.800-5 5.500 0t5.500 0 5.500 0 5.500 0" fill="none" stroke="#191b17" stroke-width="2.600"/>"##;
const STAR: &str = r##"<path d="M0 -11l2.600 7.200 7.600.3-6 4.700 2.100 7.400L0 4.400l-6.300 4.200 2.100-7.400-6-4.700 7.600-.3z" fill="#191b17"/>"##;
const STARS: &str = r##"<path d="M-6 -9l1.700 4.700 5 .2-3.900 3.100 1.300 4.800-4.100-2.700-4.100 2.700 1.300-4.800-3.900-3.100 5-.2zM6.500 -2l1.700 4.700 5 .2-3.900 3.100 1.300 4.800-4.100-2.700-4.100 2.700 1.300-4.800-3.900-3.100 5-.2z" fill="#191b17"/>"##;
const BACK: &str = r##"<path d="M9 8V1a6 6 0 0 0-6-6h-8" fill="none" stroke="#191b17" stroke-width="3.400"/><path d="M-2 -11l-8 6 8 6z" fill="#191b17"/>"##;
const CRACK: &str = r##"<path d="M-3 -12L4 -4L-3 2L3 12" fill="none" stroke="#8c2a16" stroke-width="3.600" stroke-linejoin="round"/><path d="M-12 0h6M7 0h5" stroke="#191b17" stroke-width="4"/>"##;
const CROSSED_CRACK: &str = r##"<path d="M-3 -12L4 -4L-3 2L3 12" fill="none" stroke="#8c2a16" stroke-width="3.600" stroke-linejoin="round"/><path d="M-12 -9L12 9" stroke="#191b17" stroke-width="3.400" stroke-linecap="round"/>"##;
const SHELL: &str = r##"<path d="M-4 11V-3q0-6 4-9 4 3 4 9v14z" fill="none" stroke="#191b17" stroke-width="2.400"/><path d="M-4 11V6h8v5z" fill="#191b17"/>"##;
const PLASTERS: &str = r##"<path d="M-8 -5l13 13M8 -5l-13 13" stroke="#191b17" stroke-width="6" stroke-linecap="round"/><path d="M-8 -5l13 13M8 -5l-13 13" stroke="#fbf7ec" stroke-width="2.600" stroke-linecap="round" stroke-dasharray="1 3.400"/>"##;
const BLADES: &str = r##"<path d="M-9 9L7 -7M9 9L-7 -7" stroke="#8c2a16" stroke-width="3.600" stroke-linecap="round"/><path d="M-11 4l7 7M11 4l-7 7" stroke="#191b17" stroke-width="3" stroke-linecap="round"/>"##;
pub(super) const FLAME: &str = r##"<path d="M-6 11q-5-8 2-15 1 4 3 4-1-7 4-13 1 6 5 10 4 8-1 14-3 3-6.500 3t-6.500-3z" fill="#8c2a16"/>"##;
const HEAD: &str = r##"<path d="M-10 9q0-9 6-9h8q6 0 6 9z" fill="#191b17"/><circle cy="-5" r="5" fill="#191b17"/>"##;

const SABRE: &str = r##"<path d="M-9 11Q7 6 11 -12Q1 3 -11 7z" fill="#191b17"/><path d="M-11 3l5 9" stroke="#191b17" stroke-width="3" stroke-linecap="round"/><path d="M-11 -5h8M-8 -10h9" stroke="#8c2a16" stroke-width="2.600" stroke-linecap="round"/>"##;
const HORSESHOE: &str =
    r##"<path d="M-6 10q-6-8-4-14t10-6 10 6-4 14l-4-2q4-7 3-11t-5-4-5 4 3 11z" fill="#191b17"/>"##;
const SPANNER: &str = r##"<path d="M-10 8L2 -4" stroke="#191b17" stroke-width="4.600" stroke-linecap="round"/><path d="M1 -10q-3 3-1 6.500t6 2.500q5-1 5.500-6l-4.500 3-3.500-2.500z" fill="#191b17" stroke="#191b17"/>"##;
const NO_SPANNER: &str = r##"<path d="M-10 8L2 -4" stroke="#191b17" stroke-width="4.600" stroke-linecap="round"/><path d="M1 -10q-3 3-1 6.500t6 2.500q5-1 5.500-6l-4.500 3-3.500-2.500z" fill="#191b17" stroke="#191b17"/><path d="M-9 -9L10 10M10 1L1 10" stroke="#8c2a16" stroke-width="3.600" stroke-linecap="round"/>"##;
const WHEEL: &str = r##"<circle r="9.500" fill="none" stroke="#191b17" stroke-width="3" stroke-dasharray="42 18"/><path d="M0 0L-7 -6M0 0V9M0 0L8 3" stroke="#191b17" stroke-width="2.600"/><path d="M3 -11L11 -3" stroke="#8c2a16" stroke-width="3.200"/>"##;
const SHAKEN: &str = r##"<path d="M-9 8q0-9 9-9t9 9z" fill="#191b17"/><path d="M-10 -9l4 4 4-4 4 4 4-4 4 4" fill="none" stroke="#8c2a16" stroke-width="2.800"/>"##;
const HOLE: &str = r##"<path d="M-12 -3h24l-4 9h-16z" fill="#191b17"/><path d="M-4 -3v-6h6v6" fill="none" stroke="#191b17" stroke-width="2.400"/><circle cx="2" cy="1" r="3" fill="#fbf7ec" stroke="#8c2a16" stroke-width="1.800"/><path d="M-12 10q3-4 6 0t6 0 6 0 6 0" fill="none" stroke="#191b17" stroke-width="2"/>"##;
const CAP: &str = r##"<path d="M-9 -3q9-8 18 0l-1.400 4.600h-15.200z" fill="#191b17"/><path d="M-7.600 3h16l3 2.600h-11z" fill="#191b17"/>"##;

/// A pale disc with a sign.
fn disc(x: f64, y: f64, r: f64, inner: &str) -> String {
    let body = format!(
        r##"<circle r="{}" fill="{PAPER}" stroke="#191b17" stroke-width="2.200"/>{inner}"##,
        f(r)
    );
    place([x, y], 1.0, &body)
}

/// The question mark of who is hidden.
fn question(r: f64) -> String {
    disc(
        100.0 - r * 0.8,
        r * 0.8,
        r,
        &numeral([0.0, r * 0.5], r * 1.45, COUNTER_INK, "?"),
    )
}

fn left_tooth(y: f64) -> String {
    format!(
        r##"<path d="M-4 {}l14 9-14 9z" fill="{PAPER}" stroke="#191b17" stroke-width="2.500"/>"##,
        f(y - 9.0)
    )
}

fn right_tooth(y: f64) -> String {
    format!(
        r##"<path d="M104 {}l-14 9 14 9z" fill="{PAPER}" stroke="#191b17" stroke-width="2.500"/>"##,
        f(y - 9.0)
    )
}

/// What was spent: teeth in the left edge, more of them for more; in the right one for who moved.
fn teeth(condition: Condition, y: f64) -> String {
    match condition {
        Condition::Prep => format!(
            r##"<path d="M-4 {top}h4v20h-4z" fill="#191b17"/><path d="M1 {top}l14 10-14 10z" fill="#191b17" stroke="{PAPER}" stroke-width="1.500"/>"##,
            top = f(y - 10.0)
        ),
        Condition::First => left_tooth(y),
        Condition::Final => left_tooth(y - 9.0) + &left_tooth(y + 11.0),
        Condition::Intensive => left_tooth(y - 18.0) + &left_tooth(y) + &left_tooth(y + 18.0),
        Condition::Bounding => left_tooth(y) + &right_tooth(y),
        Condition::Moved => right_tooth(y),
        _ => String::new(),
    }
}

/// Where the signs of a piece lie.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    /// Where the first tab begins.
    pub left: f64,
    /// Whether the tabs hang from the lower edge.
    pub low: bool,
    /// How high the teeth sit.
    pub teeth: f64,
}

/// The signs of all conditions, on a face of 100 by 100.
pub(super) fn signs(states: &[Condition], rows: Rows) -> String {
    let mut svg: String = states
        .iter()
        .map(|&state| teeth(state, rows.teeth))
        .collect();
    let mut x = rows.left - 5.0;
    let y = if rows.low { 88.0 } else { -17.0 };
    for tab in states.iter().filter_map(|state| state.tab()) {
        let (wide, inner) = match tab {
            Tab::Sign(sign) => (34.0, place([17.0, 14.5], 0.92, sign)),
            Tab::Letters(text) => (38.0, numeral([19.0, 22.5], 22.0, COUNTER_INK, text)),
        };
        let body = format!(
            r##"<rect width="{}" height="29" rx="5" fill="{PAPER}" stroke="#191b17" stroke-width="2.500"/>{inner}"##,
            f(wide)
        );
        svg += &place([x, y], 1.0, &body);
        x += wide + 3.0;
    }
    if states.contains(&Condition::Exposed) {
        svg += &disc(88.0, 12.0, 14.0, &place([0.0, 0.0], 0.82, HEAD));
    }
    if states.contains(&Condition::Aboard) {
        svg += &disc(12.0, 86.0, 15.0, &place([-0.5, 0.0], 0.95, CAP));
    }
    if states.contains(&Condition::Hidden) {
        svg += &question(17.0);
    }
    svg
}

/// The same, coarser, for a small face.
pub(super) fn small_signs(states: &[Condition]) -> String {
    let mut svg = String::new();
    let mut x = -8.0;
    for tab in states.iter().filter_map(|state| state.tab()) {
        let inner = match tab {
            Tab::Sign(sign) => place([23.0, 23.0], 1.5, sign),
            Tab::Letters(text) => numeral([23.0, 34.0], 32.0, COUNTER_INK, text),
        };
        let body = format!(
            r##"<rect width="46" height="46" rx="8" fill="{PAPER}" stroke="#191b17" stroke-width="4"/>{inner}"##
        );
        svg += &place([x, -30.0], 1.0, &body);
        x += 48.0;
    }
    let tooth = |y: u8, fill: &str, edge: &str| {
        format!(
            r##"<path d="M-6 {y}l24 16-24 16z" fill="{fill}" stroke="{edge}" stroke-width="4"/>"##
        )
    };
    let fired = |of: &[Condition]| states.iter().any(|state| of.contains(state));
    if fired(&[Condition::Prep]) {
        svg += &tooth(30, "#191b17", PAPER);
    } else if fired(&[
        Condition::First,
        Condition::Final,
        Condition::Intensive,
        Condition::Bounding,
    ]) {
        svg += &tooth(30, PAPER, "#191b17");
    }
    if fired(&[Condition::Final, Condition::Intensive]) {
        svg += &tooth(64, PAPER, "#191b17");
    }
    if fired(&[Condition::Moved, Condition::Bounding]) {
        svg += &format!(
            r##"<path d="M106 30l-24 16 24 16z" fill="{PAPER}" stroke="#191b17" stroke-width="4"/>"##
        );
    }
    if fired(&[Condition::Exposed]) {
        svg += &disc(82.0, 18.0, 24.0, &place([0.0, 0.0], 1.4, HEAD));
    }
    if fired(&[Condition::Aboard]) {
        svg += &disc(16.0, 84.0, 24.0, &place([-1.0, 0.0], 1.5, CAP));
    }
    if fired(&[Condition::Hidden]) {
        svg += &question(28.0);
    }
    svg
}
