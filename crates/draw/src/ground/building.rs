//! Houses, churches, ruins: roofs with a lit half, a ridge and a cast shadow.

use crate::ink::{ROOF, STONE};
use crate::pen::{Point, Rng, distance, f, mix};

/// One block of a house: centre and size, in parts of the hex size.
pub type Block = [f64; 4];

/// Blocks under one roof, turned by `turn` degrees.
pub fn building(at: Point, s: f64, turn: f64, blocks: &[Block], roof: [&str; 3]) -> String {
    let mut out = format!(
        r#"<g transform="translate({} {}) rotate({})">"#,
        f(at[0]),
        f(at[1]),
        f(turn)
    );
    for [px, py, w, h] in blocks {
        out += &format!(
            r##"<rect x="{}" y="{}" width="{}" height="{}" fill="#2a2115" opacity=".28"/>"##,
            f((px - w / 2.0) * s + 2.0),
            f((py - h / 2.0) * s + 3.0),
            f(w * s),
            f(h * s)
        );
    }
    for block in blocks {
        out += &slopes(*block, s, roof);
    }
    out + "</g>"
}

fn slopes([px, py, w, h]: Block, s: f64, [dark, lit, edge]: [&str; 3]) -> String {
    let (x, y, w, h) = ((px - w / 2.0) * s, (py - h / 2.0) * s, w * s, h * s);
    let body = format!(
        r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{dark}" stroke="{edge}" stroke-width="1.3"/>"#,
        f(x),
        f(y),
        f(w),
        f(h)
    );
    let (lit_w, lit_h, ridge) = if w >= h {
        (
            w - 1.4,
            h / 2.0 - 0.7,
            format!("M{} {}h{}", f(x), f(y + h / 2.0), f(w)),
        )
    } else {
        (
            w / 2.0 - 0.7,
            h - 1.4,
            format!("M{} {}v{}", f(x + w / 2.0), f(y), f(h)),
        )
    };
    format!(
        r#"{body}<rect x="{}" y="{}" width="{}" height="{}" fill="{lit}"/><path d="{ridge}" stroke="{edge}" stroke-width="1"/>"#,
        f(x + 0.7),
        f(y + 0.7),
        f(lit_w),
        f(lit_h)
    )
}

const VILLAGE: [&[Block]; 5] = [
    &[
        [-0.38, -0.3, 0.6, 0.36],
        [0.32, -0.38, 0.36, 0.5],
        [-0.2, 0.34, 0.78, 0.34],
    ],
    &[
        [-0.24, -0.3, 0.44, 0.6],
        [0.4, 0.2, 0.46, 0.4],
        [-0.36, 0.46, 0.4, 0.28],
    ],
    &[[-0.2, -0.24, 0.8, 0.42], [0.36, 0.3, 0.4, 0.6]],
    &[
        [-0.42, 0.06, 0.36, 0.62],
        [0.26, -0.32, 0.62, 0.34],
        [0.3, 0.36, 0.5, 0.36],
    ],
    &[
        [0.0, -0.4, 0.74, 0.3],
        [-0.4, 0.26, 0.42, 0.44],
        [0.36, 0.24, 0.36, 0.52],
    ],
];

/// The houses of one hex.
pub fn village(at: Point, s: f64, seed: u32) -> String {
    let mut chance = Rng::new(seed);
    let turn = chance.between(-12.0, 12.0);
    let mut blocks = chance.pick(&VILLAGE).to_vec();
    if chance.next() < 0.5 {
        blocks.iter_mut().for_each(|b| b[0] = -b[0]);
    }
    building(at, s, turn, &blocks, ROOF)
}

/// The houses of a town, in parts of a hex: around its middle, where a counter leaves them in sight.
const TOWN: [[f64; 4]; 7] = [
    [-0.44, -0.46, 0.44, 0.28],
    [0.12, -0.6, 0.3, 0.38],
    [0.52, -0.22, 0.32, 0.42],
    [-0.56, 0.12, 0.32, 0.46],
    [0.0, 0.0, 0.46, 0.3],
    [0.4, 0.4, 0.42, 0.28],
    [-0.1, 0.6, 0.36, 0.3],
];

/// A hex of a town.
pub fn town(at: Point, s: f64, seed: u32) -> String {
    let mut chance = Rng::new(seed);
    let turn = [0.0, 60.0, 120.0, 180.0, 240.0][(chance.next() * 5.0) as usize];
    let turn = turn + chance.between(-7.0, 7.0);
    let left_out = (chance.next() * TOWN.len() as f64) as usize;
    let mut blocks = TOWN.to_vec();
    blocks.remove(left_out);
    building(at, s, turn, &blocks, ROOF)
}

/// A church: cross-shaped slate roof and a tower.
pub fn church(at: Point, s: f64, seed: u32) -> String {
    let turn = Rng::new(seed).between(-8.0, 8.0);
    let nave = building(
        at,
        s,
        turn,
        &[[0.08, 0.0, 1.04, 0.36], [0.2, 0.0, 0.3, 0.84]],
        STONE,
    );
    let k = s;
    let [_, lit, edge] = STONE;
    let tower = format!(
        r##"<g transform="translate({} {}) rotate({})"><rect x="{}" y="{}" width="{}" height="{}" fill="#2a2115" opacity=".28"/><rect x="{}" y="{}" width="{}" height="{}" fill="{lit}" stroke="{edge}" stroke-width="1.3"/><path d="M{} {}l{w} {w}m0 -{w}l-{w} {w}" stroke="{edge}" stroke-width="1"/><path d="M{cx} {}v{}M{} {}h{}" stroke="#f6efdc" stroke-width="2"/></g>"##,
        f(at[0]),
        f(at[1]),
        f(turn),
        f(-0.66 * k + 2.0),
        f(-0.24 * k + 3.0),
        f(0.48 * k),
        f(0.48 * k),
        f(-0.66 * k),
        f(-0.24 * k),
        f(0.48 * k),
        f(0.48 * k),
        f(-0.66 * k),
        f(-0.24 * k),
        f(-0.13 * k),
        f(0.26 * k),
        f(-0.5 * k),
        f(-0.05 * k),
        f(0.16 * k),
        w = f(0.48 * k),
        cx = f(-0.42 * k),
    );
    nave + &tower
}

/// Broken walls and rubble.
pub fn ruin(at: Point, s: f64, turn: f64, seed: u32) -> String {
    let mut chance = Rng::new(seed);
    let n = |k: f64| f(k * s).to_string();
    let walls = format!(
        "M{} {}h{}m{} 0h{}m{} 0h{}v{}m0 {}v{}h{}m{} 0h{}m{} 0h{}v{}m0 {}v{}",
        n(-0.5),
        n(-0.32),
        n(0.34),
        n(0.12),
        n(0.2),
        n(0.1),
        n(0.2),
        n(0.2),
        n(0.13),
        n(0.28),
        n(-0.18),
        n(-0.14),
        n(-0.34),
        n(-0.1),
        n(-0.2),
        n(-0.22),
        n(-0.12),
        n(-0.25)
    );
    let mut rubble = String::new();
    for _ in 0..15 {
        let (x, y) = (
            (chance.next() - 0.5) * 0.8 * s,
            (chance.next() - 0.5) * 0.46 * s,
        );
        let w = s * (0.05 + chance.next() * 0.06);
        let fill = if chance.next() > 0.5 {
            "#8a5b46"
        } else {
            "#77705f"
        };
        rubble += &format!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{fill}" transform="rotate({} {} {})"/>"#,
            f(x),
            f(y),
            f(w),
            n(0.05),
            f(chance.next() * 60.0),
            f(x),
            f(y)
        );
    }
    format!(
        r##"<g transform="translate({} {}) rotate({})"><rect x="{}" y="{}" width="{}" height="{}" fill="#c9ad86" opacity=".7"/><path d="{walls}" fill="none" stroke="#6d4a38" stroke-width="{}"/>{rubble}</g>"##,
        f(at[0]),
        f(at[1]),
        f(turn),
        n(-0.5),
        n(-0.32),
        n(0.96),
        n(0.61),
        n(0.085)
    )
}

/// A roof over a drawn outline: with four corners, a ridge between the short sides and a lit half.
pub fn roof(corners: &[Point], [dark, lit, edge]: [&str; 3]) -> String {
    let d = crate::pen::line(corners) + "Z";
    let body = format!(
        r##"<path d="{d}" fill="#2a2115" opacity=".28" transform="translate(2 3)"/><path d="{d}" fill="{dark}" stroke="{edge}" stroke-width="1.4" stroke-linejoin="round"/>"##
    );
    let [a, b, c, e] = corners else {
        // A larger house has a flat roof inside a parapet.
        let flat = crate::pen::line(&inset(corners, 3.2)) + "Z";
        return format!(
            r#"{body}<path d="{flat}" fill="{lit}" stroke="{edge}" stroke-width=".8" stroke-linejoin="round"/>"#
        );
    };
    let quad = if distance(*a, *b) >= distance(*b, *c) {
        [*a, *b, *c, *e]
    } else {
        [*b, *c, *e, *a]
    };
    let ridge = [mix(quad[1], quad[2], 0.5), mix(quad[3], quad[0], 0.5)];
    let upper = if quad[0][1] + quad[1][1] <= quad[2][1] + quad[3][1] {
        [quad[0], quad[1]]
    } else {
        [quad[3], quad[2]]
    };
    let half = crate::pen::line(&[upper[0], upper[1], ridge[0], ridge[1]]) + "Z";
    format!(
        r#"{body}<path d="{half}" fill="{lit}"/><path d="{}" stroke="{edge}" stroke-width="1"/><path d="{d}" fill="none" stroke="{edge}" stroke-width="1.4" stroke-linejoin="round"/>"#,
        crate::pen::line(&ridge)
    )
}

/// The outline drawn `by` inside itself. Meant for houses: corners that are not too sharp, walls longer than that.
fn inset(corners: &[Point], by: f64) -> Vec<Point> {
    let n = corners.len();
    let area: f64 = (0..n)
        .map(|i| (corners[i], corners[(i + 1) % n]))
        .map(|(a, b)| a[0] * b[1] - b[0] * a[1])
        .sum();
    let inward = |a: Point, b: Point| {
        let long = distance(a, b).max(1e-6) * area.signum();
        [-(b[1] - a[1]) / long, (b[0] - a[0]) / long]
    };
    (0..n)
        .map(|i| {
            let (before, here, after) =
                (corners[(i + n - 1) % n], corners[i], corners[(i + 1) % n]);
            let (u, v) = (inward(before, here), inward(here, after));
            let scale = by / (1.0 + u[0] * v[0] + u[1] * v[1]).max(0.2);
            [
                here[0] + (u[0] + v[0]) * scale,
                here[1] + (u[1] + v[1]) * scale,
            ]
        })
        .collect()
}

/// A white cross in the middle of a roof.
pub fn cross(corners: &[Point]) -> String {
    let n = corners.len() as f64;
    let [x, y] = [0, 1].map(|k| corners.iter().map(|p| p[k]).sum::<f64>() / n);
    format!(
        r##"<path d="M{} {}v11M{} {}h8" stroke="#f6efdc" stroke-width="2.2"/>"##,
        f(x),
        f(y - 6.5),
        f(x - 4.0),
        f(y - 2.5)
    )
}

/// A house without its roof: broken walls on the outline, rubble at these places inside.
pub fn gutted(corners: &[Point], rubble: &[Point], seed: u32) -> String {
    let mut chance = Rng::new(seed);
    let d = crate::pen::line(corners) + "Z";
    let walls = crate::pen::line(&inset(corners, 1.6)) + "Z";
    let mut out = format!(
        r##"<path d="{d}" fill="#2a2115" opacity=".25" transform="translate(2 3)"/><path d="{d}" fill="#bfa582" stroke="#3f2d20" stroke-width="1.4" stroke-linejoin="round"/><path d="{walls}" fill="none" stroke="#6d4a38" stroke-width="3.2" stroke-dasharray="13 3 7 2.5" stroke-linejoin="round"/>"##
    );
    let mut heaps = ["#8a5b46", "#77705f", "#9b8a6c", "#5d4637"].map(|ink| (ink, String::new()));
    for [x, y] in rubble {
        let (w, turn) = (chance.between(1.8, 4.2), chance.between(0.0, 90.0));
        let (sin, cos) = turn.to_radians().sin_cos();
        let heap = (chance.next() * 4.0) as usize % 4;
        heaps[heap].1 += &format!(
            "M{} {}l{} {}",
            f(x - w * cos / 2.0),
            f(y - w * sin / 2.0),
            f(w * cos),
            f(w * sin)
        );
    }
    for (ink, stones) in heaps.iter().filter(|(_, stones)| !stones.is_empty()) {
        out += &format!(r#"<path d="{stones}" stroke="{ink}" stroke-width="2"/>"#);
    }
    out
}

/// Ruins where houses stood: trodden earth hides the roofs.
pub fn collapsed(at: Point, s: f64, seed: u32) -> String {
    let mut chance = Rng::new(seed);
    let patch: Vec<Point> = (0..12)
        .map(|i| {
            let (sin, cos) = (f64::from(i) * 30.0_f64).to_radians().sin_cos();
            let reach = s * chance.between(0.76, 0.86);
            [at[0] + cos * reach, at[1] + sin * reach]
        })
        .collect();
    let earth = format!(
        r##"<path d="{}" fill="#cfbd90" stroke="#a98f5f" stroke-width=".8" stroke-opacity=".6"/>"##,
        crate::pen::curve(&patch, true)
    );
    earth + &ruins(at, s, seed)
}

/// The ruins of one hex.
pub fn ruins(at: Point, s: f64, seed: u32) -> String {
    let mut chance = Rng::new(seed);
    let turn = chance.between(-14.0, 14.0);
    ruin(
        [
            at[0] + chance.between(-3.0, 3.0),
            at[1] + chance.between(-3.0, 3.0),
        ],
        s * chance.between(1.08, 1.2),
        turn,
        seed,
    )
}

/// A house that shells have brought down, over whatever was there: rubble, and walls around the middle.
pub fn fallen() -> String {
    r##"<path d="M-35-6L-27-29H27L36-4L27 29H-26z" fill="#c9b491" fill-opacity=".92" stroke="#6b5a4c" stroke-width="1.200" stroke-dasharray="3 2"/><path d="M-31-12V-27H-14v6h-10v9zM31-8V-27H9v6h14v13zM-31 8V27H-8v-6h-15V8zM31 12V27H15v-6h8v-9z" fill="#8a4b3a" stroke="#3d2018" stroke-width="1.500" stroke-linejoin="round"/><path d="M-27 1h4M-2 25h5M27 2h3M0-25h4M-13 24h4M-12-6h6M4 3h7M-8 9h4M7-9h5M-3-1h3" stroke="#6b5a4c" stroke-width="4"/>"##.to_owned()
}
