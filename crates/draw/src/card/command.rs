//! The drawings of the command cards, on 104 × 68: sections with blocks and arrows, or a small scene.

use crate::dice::{Face, die_face_inner};

/// Ids of the command cards that have a drawing.
pub const COMMAND_CARDS: [&str; 25] = [
    "recon-left",
    "recon-centre",
    "recon-right",
    "probe-left",
    "probe-centre",
    "probe-right",
    "attack-left",
    "attack-centre",
    "attack-right",
    "assault-left",
    "assault-centre",
    "assault-right",
    "recon-in-force",
    "general-advance",
    "pincer",
    "infantry-attack",
    "artillery-bombard",
    "counter-attack",
    "whistles",
    "direct-from-hq",
    "big-show",
    "firefight",
    "first-strike",
    "replacements",
    "relief",
];

/// How many units a card orders in a section.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Orders {
    Some(u8),
    All,
}

const NONE: Orders = Orders::Some(0);

/// The drawing of a card, or nothing when the id is not known.
pub fn picture(id: &str) -> Option<String> {
    if let Some((order, section)) = id.rsplit_once('-')
        && let Some(orders) = order_of(order)
        && let Some(at) = ["left", "centre", "right"]
            .iter()
            .position(|s| *s == section)
    {
        let mut sections = [NONE; 3];
        sections[at] = orders;
        return Some(lanes(sections));
    }
    Some(match id {
        "recon-in-force" => lanes([Orders::Some(1); 3]),
        "general-advance" => lanes([Orders::Some(2); 3]),
        "pincer" => lanes([Orders::Some(2), NONE, Orders::Some(2)]),
        _ => scene(id)?,
    })
}

fn order_of(order: &str) -> Option<Orders> {
    Some(match order {
        "recon" => Orders::Some(1),
        "probe" => Orders::Some(2),
        "attack" => Orders::Some(3),
        "assault" => Orders::All,
        _ => return None,
    })
}

/// The three sections: blue where the card orders, a block per unit, an arrow.
fn lanes(sections: [Orders; 3]) -> String {
    let mut d =
        r##"<rect x="11" y="4" width="82" height="58" rx="3" fill="#e6dcc2" stroke="#b9ad93"/>"##
            .to_owned();
    for (i, orders) in sections.into_iter().enumerate() {
        let x = 11.0 + 27.3 * i as f64;
        if orders == NONE {
            continue;
        }
        d += &format!(
            r##"<rect x="{:.1}" y="6.5" width="{}" height="53.500" rx="2" fill="#4a6a88"/>"##,
            x + 1.5,
            if i == 1 { 25.3 } else { 24.3 }
        );
        d += &match orders {
            Orders::All => format!(
                r##"<path d="M{:.1} 46v-26m-7 8l7-9 7 9" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="{:.1}" y="50" width="15" height="5" rx="1" fill="#fff"/>"##,
                x + 13.6,
                x + 6.1
            ),
            Orders::Some(n) => blocks(x + 13.6, n),
        };
    }
    d + r##"<path d="M38.3 5v56M65.6 5v56" stroke="#7c2f1c" stroke-width="1.3" stroke-dasharray="1 4" stroke-linecap="round"/>"##
}

fn blocks(x: f64, n: u8) -> String {
    let mut d = String::new();
    for k in 0..n {
        let column = if n == 1 || (n == 3 && k == 2) {
            0.0
        } else if k % 2 == 1 {
            5.5
        } else {
            -5.5
        };
        let y = if n > 2 { 44 } else { 38 } - i32::from(k / 2) * 14;
        d += &format!(
            r##"<rect x="{:.1}" y="{y}" width="9" height="9" rx="1.5" fill="#fff"/>"##,
            x + column - 4.5
        );
    }
    d + &format!(
        r##"<path d="M{:.1} 17l5-6 5 6" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>"##,
        x - 5.0
    )
}

const MAN: &str = "M-5.5 0L-4.6 -9.5L-7 -11Q-7.4 -18.6 -3.4 -20H3.4Q7.4 -18.6 7 -11L4.6 -9.5L5.5 0H1L0 -5.5L-1 0ZM-5.400 -23q.3-6.600 5.400-6.600t5.400 6.600l-2.300.4q-.6 2.400-3.100 2.400t-3.100-2.400z";

fn men(stands: &[(f64, f64)], attributes: &str) -> String {
    stands
        .iter()
        .map(|(x, y)| {
            format!(r#"<path transform="translate({x} {y}) scale(1.1)" d="{MAN}" {attributes}/>"#)
        })
        .collect()
}

fn star(x: f64, y: f64, k: f64) -> String {
    format!(
        r##"<path transform="translate({x} {y}) scale({k})" d="M10 1.600l2.500 5.400 5.900.7-4.400 4 1.200 5.900-5.200-3-5.200 3 1.200-5.900-4.400-4 5.900-.7z" fill="#c79a3c" stroke="#70500f" stroke-width="1.200" stroke-linejoin="round"/>"##
    )
}

fn scene(id: &str) -> Option<String> {
    let pen = |inner: &str| {
        format!(
            r##"<g fill="none" stroke="#4a6a88" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">{inner}</g>"##
        )
    };
    Some(match id {
        "firefight" => {
            pen(r#"<path d="M22 56h60M28 50l-4-22M44 48l-1-32M60 48l1-32M76 50l4-22"/>"#)
                + r##"<g fill="#99371f"><circle cx="23" cy="22" r="4"/><circle cx="43" cy="10" r="4"/><circle cx="61" cy="10" r="4"/><circle cx="81" cy="22" r="4"/></g>"##
        }
        "infantry-attack" => {
            men(&[(26.0, 60.0), (52.0, 60.0), (78.0, 60.0)], r##"fill="#4a6a88""##)
                + &pen(r#"<path d="M16 52l22-13M42 52l22-13M68 52l22-13"/>"#)
                + r##"<path d="M43 19l9-9 9 9M43 12.500l9-9 9 9" fill="none" stroke="#99371f" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>"##
        }
        "artillery-bombard" => {
            pen(r#"<path d="M12 60h26"/><path d="M14 54l20-20 6 6-20 18z"/><circle cx="24" cy="55" r="6" fill="fdfaf2"/><path d="M42 30q14-22 24 18M44 26q24-26 42 20" stroke-dasharray="1 5.500"/>"#.replace("fdfaf2", "#fdfaf2").as_str())
                + r##"<g fill="none" stroke="#99371f" stroke-width="2.400" stroke-linecap="round"><path d="M66 60v-8M60 60l-4-6M72 60l4-6M87 60v-10M81 60l-4-7M93 60l4-7"/></g>"##
        }
        "counter-attack" => {
            r##"<path d="M52 6v56" stroke="#7c2f1c" stroke-width="1.600" stroke-dasharray="1 5" stroke-linecap="round"/>"##.to_owned()
                + &pen(r#"<path d="M40 58v-18q0-8-8-8h-16m8-8l-8 8 8 8" opacity=".45"/><path d="M64 58v-18q0-8 8-8h16m-8-8l8 8-8 8"/>"#)
                + r##"<path d="M42 16q10-8 20 0m-7 1l7-1-1-7" fill="none" stroke="#99371f" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>"##
        }
        "whistles" => {
            pen(r#"<path d="M34 26h32v10h-14a14 14 0 1 1-18-4z"/><circle cx="38" cy="44" r="5"/><path d="M60 26v4"/>"#)
                + r##"<path d="M76 22l10-6M78 31h12M76 40l10 6" fill="none" stroke="#99371f" stroke-width="2.600" stroke-linecap="round"/>"##
        }
        "direct-from-hq" => {
            star(39.0, 2.0, 1.3)
                + &pen(r#"<path d="M44 30L24 44m1-8l-1 8 8 0M52 32v12m-5-5l5 6 5-6M60 30l20 14m-1-8l1 8-8 0"/>"#)
                + r##"<g fill="#4a6a88"><rect x="16" y="50" width="13" height="11" rx="1.500"/><rect x="45.500" y="50" width="13" height="11" rx="1.500"/><rect x="75" y="50" width="13" height="11" rx="1.500"/></g>"##
        }
        "big-show" => {
            let die = |x: f64, y: f64, turn: f64, face| format!(r#"<g transform="translate({x} {y}) rotate({turn}) scale(.86)">{}</g>"#, die_face_inner(face, false));
            die(7.0, 26.0, -14.0, Face::Soldier) + &die(37.0, 6.0, 6.0, Face::Hq) + &die(68.0, 24.0, 12.0, Face::Burst) + &pen(r#"<path d="M20 62h64" opacity=".5"/>"#)
        }
        "first-strike" => {
            pen(r#"<path d="M14 60l24-22M20 62l16-14M34 34l10 10"/><path d="M40 38l38-30-30 38z" fill="c6d8e8"/>"#.replace("c6d8e8", "#c6d8e8").as_str())
                + r##"<circle cx="78" cy="46" r="14" fill="#99371f"/><path d="M73 42l6-5v18" fill="none" stroke="#fdfaf2" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>"##
        }
        "replacements" => {
            men(&[(22.0, 60.0), (44.0, 60.0)], r##"fill="#4a6a88""##)
                + &men(&[(66.0, 60.0)], r##"fill="none" stroke="#4a6a88" stroke-width="1.500" stroke-dasharray="2.500 2""##)
                + r##"<path d="M88 22v18M79 31h18" fill="none" stroke="#99371f" stroke-width="3.200" stroke-linecap="round"/>"##
        }
        "relief" => {
            r##"<rect x="16" y="12" width="14" height="12" rx="1.500" fill="none" stroke="#4a6a88" stroke-width="2" stroke-dasharray="3 2.500"/><rect x="74" y="46" width="14" height="12" rx="1.500" fill="#4a6a88"/>"##.to_owned()
                + &pen(r#"<path d="M36 18h30q14 0 14 20m-7-6l7 7 7-7"/><path d="M68 52h-30q-14 0-14-20m-7 6l7-7 7 7" opacity=".5"/>"#)
        }
        _ => return None,
    })
}
