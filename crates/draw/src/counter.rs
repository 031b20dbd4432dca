//! Counters of the commander games, 100 × 100: values, silhouette, states.

mod armour;
mod badge;
mod silhouette;

pub use armour::Armour;
pub use badge::Badge;
pub use silhouette::Silhouette;

use crate::ink::{COUNTER_INK, PAPER, Side};
use crate::pen::{Point, f};
use crate::text::{escape, numeral};
use badge::man;

/// A printed value; some are boxed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Value {
    /// What is printed; empty prints nothing.
    pub text: String,
    /// Printed in a box.
    pub boxed: bool,
}

impl Value {
    /// A plain value.
    pub fn plain(text: impl ToString) -> Value {
        Value {
            text: text.to_string(),
            boxed: false,
        }
    }

    /// A boxed value.
    pub fn boxed(text: impl ToString) -> Value {
        Value {
            text: text.to_string(),
            boxed: true,
        }
    }
}

/// What has befallen a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// Dark face, pale figures, torn corner.
    Broken,
    /// Tab with −1.
    Suppressed,
    /// Tab with a pin.
    Pinned,
    /// Double chevron.
    Veteran,
    /// Arrow tooth in the left edge.
    Activated,
    /// Tooth in the right edge.
    Moved,
    /// A small cloud: it may fire smoke.
    Smoke,
    /// A star: the one who commands.
    Highest,
    /// A broken link: nobody commands it.
    Astray,
}

/// The face of a counter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counter {
    /// Whose it is.
    pub side: Side,
    /// What is on it.
    pub silhouette: Silhouette,
    /// Lower left.
    pub firepower: Value,
    /// Lower middle.
    pub range: Value,
    /// Lower right, or the disc of a weapon.
    pub movement: Value,
    /// Upper right.
    pub morale: String,
    /// In the black hexagon, upper left.
    pub command: String,
    /// What only a tank has.
    pub armour: Option<Armour>,
    /// The sign of a rank, an arm or a year.
    pub badge: Option<Badge>,
    /// Its states.
    pub states: Vec<State>,
    /// Words for those who do not see it.
    pub label: String,
}

pub(crate) fn chief(at: Point, k: f64, ink: &str) -> String {
    format!(
        r#"<g transform="translate({} {}) scale({k})" fill="{ink}"><path d="M-13 0q0-13 7-15.5l6 4 6-4q7 2.5 7 15.5z"/><path d="M-5.5 -22a5.5 5.8 0 0 0 11 0z"/><path d="M-8 -23.5h16.5l2.5 2.2h-10z"/><path d="M-9.5 -30q9.5-5.5 19 0l-1.6 5.2h-15.8z"/></g>"#,
        f(at[0]),
        f(at[1])
    )
}

fn value(at: Point, v: &Value, size: f64, ink: &str) -> String {
    if v.text.is_empty() {
        return String::new();
    }
    let w = v.text.chars().count() as f64 * size * 0.5 + 8.0;
    let frame = format!(
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="3" fill="none" stroke="{ink}" stroke-width="2.8"/>"#,
        f(at[0] - w / 2.0),
        f(at[1] - size * 0.84),
        f(w),
        f(size * 0.96)
    );
    (if v.boxed { frame } else { String::new() }) + &numeral(at, size, ink, &v.text)
}

/// The counter, its upper left corner on the origin.
pub fn counter(face: &Counter) -> String {
    let broken = face.states.contains(&State::Broken);
    let ink = if broken { PAPER } else { COUNTER_INK };
    let words = if face.label.is_empty() {
        String::new()
    } else {
        format!(r#" role="img" aria-label="{}""#, escape(&face.label))
    };
    format!(
        r#"<g class="counter"{words}>{}{}{}{}{}{}</g>"#,
        card_board(face.side, broken),
        badge::below(face),
        silhouette(face, ink),
        badge::above(face, broken),
        values(face, ink, broken),
        states(face)
    )
}

fn card_board(side: Side, broken: bool) -> String {
    let (t, r) = (side.tones(), corner(side));
    let far = 100 - r;
    let band = if broken {
        String::new()
    } else {
        format!(
            r#"<path d="M1 68H99V{far}Q99 99 {far} 99H{r}Q1 99 1 {far}Z" fill="{}" opacity=".75"/>"#,
            t.light
        )
    };
    format!(
        r##"<rect x="3" y="5" width="98" height="98" rx="{r}" fill="#000" opacity=".3"/><rect width="100" height="100" rx="{r}" fill="{}" stroke="#191b17" stroke-width="2"/><path d="M{r} 2.5H{far}" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>{band}"##,
        if broken { t.shade } else { t.plain }
    )
}

fn corner(side: Side) -> u8 {
    if side.is_square() { 3 } else { 17 }
}

fn silhouette(face: &Counter, ink: &str) -> String {
    if let Some(tank) = face.silhouette.tank() {
        return format!(r#"<g fill="{ink}">{tank}</g>"#);
    }
    if let Some(machine) = face.silhouette.machine() {
        let drop = match face.silhouette {
            Silhouette::Mortar => -6,
            _ => -12,
        };
        let bar = if face.silhouette.has_bar() {
            r##"<path d="M6 9H66" stroke="#191b17" stroke-width="10"/><path d="M7.500 9H64.500" stroke="#fff" stroke-width="7"/>"##
        } else {
            ""
        };
        return format!(
            r#"{bar}<g fill="{ink}" transform="translate(6 {drop}) scale(.88)">{machine}</g>"#
        );
    }
    let stands: &[Point] = match face.silhouette {
        Silhouette::Leader => return chief([54.0, 64.0], 1.28, ink),
        Silhouette::Agent => return armour::runner([48.0, 65.0], ink),
        Silhouette::Hero => {
            return man(face, [52.0, 65.0], 1.5, ink)
                + r##"<path d="M17 21l3.800 8.500 9.200.8-7 6.200 2.100 9.200-8.100-4.800-8.100 4.800 2.100-9.200-7-6.200 9.200-.8z" fill="#e6c56f" stroke="#191b17" stroke-width="2"/>"##;
        }
        Silhouette::Squad => &[[18.0, 58.0], [36.0, 64.0], [53.0, 58.0], [69.0, 64.0]],
        _ => &[[34.0, 64.0], [56.0, 60.0]],
    };
    stands
        .iter()
        .enumerate()
        .map(|(i, at)| man(face, *at, if i % 2 == 1 { 1.22 } else { 1.15 }, ink))
        .collect()
}

fn values(face: &Counter, ink: &str, broken: bool) -> String {
    let (fire, range) = (
        face.firepower.text.chars().count(),
        face.range.text.chars().count(),
    );
    let weapon = face.silhouette.is_weapon();
    let (wide, size) = match (range > 2, fire + range > 3) {
        // A weapon lies smaller on the board: what it says is larger.
        (wide, long) if weapon => (wide, if long { 30.0 } else { 33.0 }),
        (wide, long) => (wide, if long { 25.0 } else { 28.0 }),
    };
    let range_x = match (weapon, wide) {
        (true, true) => 62.0,
        (true, false) => 70.0,
        (false, true) => 58.0,
        (false, false) => {
            if fire > 1 {
                55.0
            } else {
                50.0
            }
        }
    };
    let fire_x = match (fire > 1, face.firepower.boxed) {
        (true, true) => size * 0.5 + 9.0,
        (true, false) => 20.0,
        (false, _) => 17.0,
    };
    let movement = movement(face, ink, broken, weapon, size);
    let morale = if face.morale.is_empty() {
        String::new()
    } else {
        numeral([84.0, 32.0], 31.0, ink, &face.morale)
    };
    let command = if face.command.is_empty() {
        String::new()
    } else {
        let inside = if broken { "#3b3f38" } else { PAPER };
        format!(
            r#"<path d="M18 5l14 8v16l-14 8-14-8v-16z" fill="{ink}"/>{}"#,
            numeral([18.0, 30.5], 25.0, inside, &face.command)
        )
    };
    value([fire_x, 93.0], &face.firepower, size, ink)
        + &value(
            [range_x, 93.0],
            &face.range,
            if wide { size - 3.0 } else { size },
            ink,
        )
        + &movement
        + &morale
        + &command
        + &armour::values(face)
}

/// Lower right, or for a weapon its penalty in a disc.
fn movement(face: &Counter, ink: &str, broken: bool, weapon: bool, size: f64) -> String {
    if face.movement.text.is_empty() {
        String::new()
    } else if weapon {
        let (fill, red) = if broken {
            ("none", ink)
        } else {
            (PAPER, "#8c2a16")
        };
        format!(
            r#"<g transform="translate(86 16)"><circle r="13.5" fill="{fill}" stroke="{ink}" stroke-width="2"/>{}</g>"#,
            numeral([0.0, 7.5], 21.0, red, &face.movement.text)
        )
    } else {
        value([83.0, 93.0], &face.movement, size, ink)
    }
}

fn states(face: &Counter) -> String {
    let r = corner(face.side);
    let tab = |inner: &str, x: f64, text: &str| {
        format!(
            r##"<g transform="translate(-4 -14)"><rect width="62" height="30" rx="5" fill="{PAPER}" stroke="#191b17" stroke-width="2.5"/>{inner}{}</g>"##,
            numeral([x, 24.0], 23.0, COUNTER_INK, text)
        )
    };
    let sign = |state: &State| match state {
        State::Broken => format!(
            r##"<path d="M0 28V{r}Q0 0 {r} 0H28Z" fill="{PAPER}"/><path d="M6 6l8 8m0-8l-8 8" stroke="#8c2a16" stroke-width="3.5"/>"##
        ),
        State::Veteran => format!(
            r##"<path d="M5 50l9-7 9 7M5 60l9-7 9 7" fill="none" stroke="{PAPER}" stroke-width="7.5"/><path d="M5 50l9-7 9 7M5 60l9-7 9 7" fill="none" stroke="#7a5a0d" stroke-width="4"/>"##
        ),
        State::Pinned => tab(
            r##"<path d="M11 6h12l-2 6 4 4h-6.5l-1.5 9-1.5-9h-6.5l4-4z" fill="#8c2a16"/>"##,
            44.0,
            "0",
        ),
        State::Suppressed => format!(
            r##"<g transform="translate(26 -14)"><rect width="50" height="28" rx="5" fill="{PAPER}" stroke="#191b17" stroke-width="2.5"/><path d="M6 8h15l-7.500 13z" fill="#191b17"/>{}</g>"##,
            numeral([34.0, 22.5], 23.0, COUNTER_INK, "−1")
        ),
        State::Smoke => format!(
            r##"<g transform="translate(16 52) scale(.34)"><path d="M-26 14q-11 -2 -8 -15q3-9 12-8q1-14 15-14 9 0 13 9 12-4 15 8 11 0 11 10t-12 11q-6 8-16 4-10 7-17 0-8 2-13-5z" fill="{PAPER}" stroke="#191b17" stroke-width="5"/></g>"##
        ),
        State::Highest => armour::star(),
        State::Astray => armour::broken_link(),
        State::Activated => format!(
            r##"<path d="M-3 40l14 9-14 9z" fill="{PAPER}" stroke="#191b17" stroke-width="2.5"/>"##
        ),
        State::Moved => format!(
            r##"<path d="M103 40l-14 9 14 9z" fill="{PAPER}" stroke="#191b17" stroke-width="2.5"/>"##
        ),
    };
    face.states.iter().map(sign).collect()
}

/// A stack around `at`, each counter `size` wide, offset by a tenth up and right.
pub fn stack(faces: &[Counter], at: Point, size: f64) -> String {
    let middle = (faces.len() as f64 - 1.0) / 2.0;
    let put = |(i, face): (usize, &Counter)| {
        let d = (i as f64 - middle) * size * 0.1;
        crate::pen::place(
            [at[0] + d - size / 2.0, at[1] - d - size / 2.0],
            size / 100.0,
            &counter(face),
        )
    };
    faces.iter().enumerate().map(put).collect()
}

/// The reverse of a counter: hatch and a question mark.
pub fn hidden(side: Side) -> String {
    let (t, r) = (side.tones(), corner(side));
    let hatch: String = (1..10)
        .map(|i| format!("M{} 3L3 {}", i * 20, i * 20))
        .collect::<String>();
    let clip = format!("hidden-{}", side.id());
    format!(
        r##"<rect x="3" y="5" width="98" height="98" rx="{r}" fill="#000" opacity=".3"/><clipPath id="{clip}"><rect width="100" height="100" rx="{r}"/></clipPath><g clip-path="url(#{clip})"><rect width="100" height="100" fill="{}"/><path d="{hatch}" stroke="{}" stroke-width="5" fill="none" opacity=".5"/></g><rect width="100" height="100" rx="{r}" fill="none" stroke="#191b17" stroke-width="2"/>{}"##,
        t.plain,
        t.shade,
        numeral([50.0, 72.0], 64.0, COUNTER_INK, "?")
    )
}
