//! Trenches with their traverses, sunken lanes between their banks.

use crate::pen::{Point, curve, distance, f, line, mix, sample};

/// Crenellated trenches along polylines, pale parapet on both sides. Where lines meet they open into each other.
pub fn trenches(lines: &[Vec<Point>], s: f64) -> String {
    let d: String = lines
        .iter()
        .map(|points| traverses(points, s))
        .filter(|walls| walls.len() > 1)
        .map(|walls| line(&walls))
        .collect();
    if d.is_empty() {
        return d;
    }
    bands(
        &d,
        s,
        r#"stroke-linejoin="miter" stroke-miterlimit="2" stroke-linecap="square""#,
    )
}

/// Parapet, wall and floor along a path.
fn bands(d: &str, s: f64, joins: &str) -> String {
    let band = |ink: &str, k: f64, more: &str| {
        format!(
            r#"<path d="{d}" fill="none" stroke="{ink}" stroke-width="{}" {joins} {more}/>"#,
            f(s * k)
        )
    };
    band("#efe4c4", 0.44, r#"opacity=".8""#)
        + &band("#54412b", 0.27, "")
        + &band("#9b8259", 0.15, "")
}

/// Winding trenches along polylines: those of the other side.
pub fn round(lines: &[Vec<Point>], s: f64) -> String {
    let wind = |points: &Vec<Point>| {
        let mut walls = vec![points[0]];
        // A bend in the middle of each traverse.
        walls.extend(
            traverses(points, s * 1.15)
                .chunks(2)
                .map(|pair| mix(pair[0], pair[1], 0.5)),
        );
        walls.extend(points.last());
        curve(&walls, false)
    };
    let d: String = { lines.iter() }
        .filter(|points| points.len() > 1)
        .map(wind)
        .collect();
    match d.as_str() {
        "" => d,
        _ => bands(&d, s, r#"stroke-linejoin="round" stroke-linecap="round""#),
    }
}

/// Hachures on the parapets of trenches, on the side where those of the other side are.
pub fn parapets(own: &[Vec<Point>], other: &[Vec<Point>], s: f64) -> String {
    let far: Vec<Point> = other.iter().flatten().copied().collect();
    if far.is_empty() {
        return String::new();
    }
    let mut ticks = String::new();
    for pair in own.iter().flat_map(|line| line.windows(2)) {
        let (a, b) = (pair[0], pair[1]);
        let long = distance(a, b).max(1e-6);
        let normal = [-(b[1] - a[1]) / long, (b[0] - a[0]) / long];
        let n = (long / (s * 0.21)).round().max(1.0);
        for i in 0..n as u32 {
            let p = mix(a, b, (f64::from(i) + 0.5) / n);
            let near = { far.iter() }.min_by(|q, w| distance(**q, p).total_cmp(&distance(**w, p)));
            let foe = near.map_or([0.0, 0.0], |q| [q[0] - p[0], q[1] - p[1]]);
            let hand = (normal[0] * foe[0] + normal[1] * foe[1]).signum();
            let at = |d: f64| [p[0] + normal[0] * d * hand, p[1] + normal[1] * d * hand];
            ticks += &line(&[at(s * 0.26), at(s * 0.42)]);
        }
    }
    format!(r##"<path d="{ticks}" stroke="#8d7650" stroke-width="1.500" stroke-linecap="round"/>"##)
}

/// The zigzag of a trench along a polyline: a step aside at every traverse.
fn traverses(points: &[Point], s: f64) -> Vec<Point> {
    let mut walls: Vec<Point> = Vec::new();
    let mut hand = 1.0;
    for pair in points.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let length = distance(a, b);
        if length < 1.0 {
            continue;
        }
        let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
        let n = (length / (s * 0.433)).round().max(1.0);
        for k in 0..n as u32 {
            let off = hand * s * 0.115 / length;
            for t in [f64::from(k) / n, f64::from(k + 1) / n] {
                walls.push([a[0] + dx * t - dy * off, a[1] + dy * t + dx * off]);
            }
            hand = -hand;
        }
    }
    walls
}

/// A lane between banks: pale track, dark foot of the banks, hachures outward.
pub fn sunken_lane(points: &[Point], s: f64) -> String {
    if points.len() < 2 {
        return String::new();
    }
    let way = sample(points, s * 0.16);
    let (mut banks, mut ticks) = ([Vec::new(), Vec::new()], String::new());
    for (i, p) in way.iter().enumerate() {
        let (a, b) = (way[i.saturating_sub(1)], way[(i + 1).min(way.len() - 1)]);
        let long = distance(a, b).max(1e-6);
        let normal = [-(b[1] - a[1]) / long, (b[0] - a[0]) / long];
        for (hand, bank) in [-1.0, 1.0].into_iter().zip(&mut banks) {
            let at = |d: f64| [p[0] + normal[0] * d * hand, p[1] + normal[1] * d * hand];
            let (foot, top) = (at(s * 0.2), at(s * if i % 2 == 0 { 0.38 } else { 0.31 }));
            bank.push(foot);
            ticks += &format!("M{} {}L{} {}", f(foot[0]), f(foot[1]), f(top[0]), f(top[1]));
        }
    }
    let d = line(&way);
    let edges = banks.map(|bank| line(&bank)).concat();
    format!(
        r##"<path d="{d}" fill="none" stroke="#a98f5f" stroke-width="{}" stroke-linejoin="round" opacity=".3"/><path d="{ticks}" stroke="#6a5230" stroke-width="1.2" opacity=".85"/><path d="{d}" fill="none" stroke="#cdb889" stroke-width="{}" stroke-linejoin="round"/><path d="{d}" fill="none" stroke="#a98f5f" stroke-width="1.2" stroke-dasharray="7 6" opacity=".8"/><path d="{edges}" fill="none" stroke="#54412b" stroke-width="1.9" stroke-linejoin="round"/>"##,
        f(s * 0.78),
        f(s * 0.4)
    )
}

/// Gullies: steep earth banks with hachures down to a dark bed. Where lines meet they open into each other.
pub fn gullies(lines: &[Vec<Point>], s: f64) -> String {
    let ways: Vec<Vec<Point>> = lines
        .iter()
        .filter(|points| points.len() > 1)
        .map(|points| sample(points, s * 0.14))
        .collect();
    if ways.is_empty() {
        return String::new();
    }
    let d: String = ways.iter().map(|way| line(way)).collect();
    let mut ticks = String::new();
    for way in &ways {
        for (i, p) in way.iter().enumerate() {
            let (a, b) = (way[i.saturating_sub(1)], way[(i + 1).min(way.len() - 1)]);
            let long = distance(a, b).max(1e-6);
            let normal = [-(b[1] - a[1]) / long, (b[0] - a[0]) / long];
            let foot = s * if i % 2 == 0 { 0.13 } else { 0.2 };
            for hand in [-1.0, 1.0] {
                let at = |d: f64| [p[0] + normal[0] * d * hand, p[1] + normal[1] * d * hand];
                let (top, foot) = (at(s * 0.33), at(foot));
                ticks += &format!("M{} {}L{} {}", f(top[0]), f(top[1]), f(foot[0]), f(foot[1]));
            }
        }
    }
    let band = |ink: &str, k: f64, more: &str| {
        format!(
            r#"<path d="{d}" fill="none" stroke="{ink}" stroke-width="{}" stroke-linejoin="round" stroke-linecap="round" {more}/>"#,
            f(s * k)
        )
    };
    band("#efe4c4", 0.8, r#"opacity=".5""#)
        + &band("#6a5230", 0.72, "")
        + &band("#c2a878", 0.66, "")
        + &format!(r##"<path d="{ticks}" stroke="#6a5230" stroke-width="1.1"/>"##)
        + &band("#8d7449", 0.2, "")
}
