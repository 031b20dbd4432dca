//! What lies in a hex besides pieces: smoke, residual firepower, an acquired target.

use super::war::WarMark;
use crate::ink::{CASING, TARGET};
use crate::pen::{f, place};
use crate::text::numeral;

/// Dark red, for figures.
const FIGURE: &str = "#8c2a16";

/// A mark in a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Marker {
    /// An eight-pointed star with the number.
    Residual(u8),
    /// A cross-hair with the number.
    Acquired(u8),
    /// A cloud.
    Smoke(Cloud),
    /// A mark of the Great War.
    War(WarMark),
}

/// What kind of cloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cloud {
    /// What it adds.
    pub adds: u8,
    /// Dispersed: thin and dashed.
    pub thin: bool,
    /// White Phosphorus: with rays.
    pub phosphorus: bool,
}

impl Marker {
    /// Its name in keys.
    pub fn id(self) -> String {
        match self {
            Marker::Residual(n) => format!("residual.{n}"),
            Marker::Acquired(n) => format!("acquired.{n}"),
            Marker::Smoke(cloud) => {
                let thin = if cloud.thin { "thin-" } else { "" };
                let what = if cloud.phosphorus { "wp" } else { "smoke" };
                format!("{thin}{what}.{}", cloud.adds)
            }
            Marker::War(mark) => mark.id(),
        }
    }

    /// The mark of that name.
    pub fn by_id(id: &str) -> Option<Marker> {
        if let Some(mark) = WarMark::by_id(id) {
            return Some(Marker::War(mark));
        }
        let (what, n) = id.split_once('.')?;
        let n: u8 = n.parse().ok().filter(|n| *n <= 36)?;
        let cloud = |thin: bool, phosphorus: bool| {
            Marker::Smoke(Cloud {
                adds: n,
                thin,
                phosphorus,
            })
        };
        Some(match what {
            "residual" => Marker::Residual(n),
            "acquired" => Marker::Acquired(n),
            "smoke" => cloud(false, false),
            "thin-smoke" => cloud(true, false),
            "wp" => cloud(false, true),
            "thin-wp" => cloud(true, true),
            _ => return None,
        })
    }

    /// It around the middle of its hex: beside who stands there.
    pub(super) fn drawn(self) -> String {
        match self {
            Marker::Residual(n) => place([28.0, 18.0], 0.82, &star(n)),
            Marker::Acquired(n) => place([-28.0, 18.0], 0.82, &cross_hair(n)),
            Marker::Smoke(cloud) => place([0.0, -2.0], 1.12, &puff(cloud)),
            Marker::War(mark) => mark.drawn(),
        }
    }
}

fn star(n: u8) -> String {
    let point = |i: u8| {
        let (sin, cos) = (f64::from(i) * std::f64::consts::PI / 8.0).sin_cos();
        let r = if i % 2 == 1 { 9.8 } else { 14.5 };
        format!("{} {}", f(cos * r), f(sin * r))
    };
    let path: Vec<String> = (0..16).map(point).collect();
    format!(
        r#"<path d="M{}Z" fill="{CASING}" stroke="{TARGET}" stroke-width="1.800" stroke-linejoin="round"/>{}"#,
        path.join("L"),
        numeral([0.0, 4.6], 13.5, FIGURE, &n.to_string())
    )
}

fn cross_hair(n: u8) -> String {
    format!(
        r#"<circle r="11" fill="{CASING}" stroke="{TARGET}" stroke-width="1.800"/><path d="M0 -15V-8M0 8V15M-15 0H-8M8 0H15" stroke="{TARGET}" stroke-width="2.200"/>{}"#,
        numeral([0.0, 4.4], 12.0, FIGURE, &format!("−{n}"))
    )
}

fn puff(cloud: Cloud) -> String {
    let (faint, dashes, folds) = match cloud.thin {
        true => (".72", r#" stroke-dasharray="4 3""#, ""),
        false => (
            ".96",
            "",
            r##"<path d="M-17 3q4-6 10-2M2 -6q6-4 10 2" fill="none" stroke="#a9a799" stroke-width="1.600" stroke-linecap="round"/>"##,
        ),
    };
    let rays = match cloud.phosphorus {
        true => {
            r##"<path d="M-20 -12l-8-8M-4 -19l-3-10M12 -15l8-8M24 -4l10-4" stroke="#55554c" stroke-width="1.800" stroke-linecap="round"/>"##
        }
        false => "",
    };
    format!(
        r##"<path d="M-22 10q-9 -2 -6 -12q2-7 9-6q1-11 12-11 7 0 10 7 9-3 12 6 8 0 8 8t-9 9q-5 6-13 3-8 6-14 0-6 1-9-4z" fill="#f3efe4" fill-opacity="{faint}" stroke="#55554c" stroke-width="1.600"{dashes}/>{folds}{rays}{}"##,
        numeral([0.0, 7.0], 15.0, "#191b17", &format!("+{}", cloud.adds))
    )
}
