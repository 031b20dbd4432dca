//! A curve with its band, as SVG: how something measured settles.

use crate::ink::{CASING, EDGE, INK, INK_2, PAPER, PARCHMENT_RIM, SELECTED};
use crate::pen::f;
use crate::text::{SANS, SERIF, escape};

/// Width and height of the sheet.
const SHEET: [f64; 2] = [860.0, 460.0];
/// Left, top, right and bottom of the frame of the curve.
const FRAME: [f64; 4] = [72.0, 72.0, 824.0, 396.0];

/// A share between 0 and 1 that is measured again and again.
#[derive(Clone, Debug, Default)]
pub struct Chart {
    /// The title.
    pub title: String,
    /// A line below it.
    pub subtitle: String,
    /// What it shows, for those who do not see it.
    pub label: String,
    /// The words of the lower axis, which counts the measurements.
    pub across: String,
    /// The words of the upper end of the other.
    pub up: String,
    /// After each measurement: the lower bound, the share, the upper bound.
    pub points: Vec<[f64; 3]>,
}

/// A chart as a whole document.
pub fn chart(chart: &Chart) -> String {
    let [left, top, right, bottom] = FRAME;
    let count = chart.points.len().max(2);
    let x = |n: usize| left + (right - left) * n as f64 / (count - 1) as f64;
    let y = |share: f64| bottom - (bottom - top) * share.clamp(0.0, 1.0);
    let line = |points: &mut dyn Iterator<Item = (usize, f64)>| {
        let points = points.map(|(n, share)| format!("{},{}", f(x(n)), f(y(share))));
        points.collect::<Vec<_>>().join(" ")
    };
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" role="img" aria-label="{label}"><rect width="{w}" height="{h}" fill="{PAPER}"/>"#,
        w = SHEET[0],
        h = SHEET[1],
        label = escape(&chart.label),
    );
    let mut word = |at: [f64; 2], size: f64, anchor: &str, family: &str, ink: &str, text: &str| {
        svg.push_str(&format!(
            r#"<text x="{}" y="{}" font-family="{family}" font-size="{}" text-anchor="{anchor}" fill="{ink}">{}</text>"#,
            f(at[0]),
            f(at[1]),
            f(size),
            escape(text)
        ));
    };
    word([left, 34.0], 22.0, "start", SERIF, INK, &chart.title);
    word([left, 56.0], 14.0, "start", SANS, INK_2, &chart.subtitle);
    for quarter in 0..=4 {
        let share = f64::from(quarter) / 4.0;
        let text = format!("{}\u{202f}%", quarter * 25);
        word(
            [left - 10.0, y(share) + 4.5],
            13.0,
            "end",
            SANS,
            INK_2,
            &text,
        );
    }
    for n in ticks(chart.points.len()) {
        let text = n.to_string();
        word(
            [x(n - 1), bottom + 20.0],
            13.0,
            "middle",
            SANS,
            INK_2,
            &text,
        );
    }
    word(
        [right, bottom + 42.0],
        13.0,
        "end",
        SANS,
        INK_2,
        &chart.across,
    );
    word(
        [left + 8.0, top + 18.0],
        13.0,
        "start",
        SANS,
        INK_2,
        &chart.up,
    );
    for quarter in 0..=4 {
        let (at, even) = (y(f64::from(quarter) / 4.0), quarter == 2);
        let (ink, wide, dashes) = match even {
            true => (EDGE, 1.4, r#" stroke-dasharray="6 4""#),
            false => (PARCHMENT_RIM, 0.6, ""),
        };
        svg.push_str(&format!(
            r#"<path d="M{} {at}H{}" stroke="{ink}" stroke-width="{wide}"{dashes}/>"#,
            f(left),
            f(right),
            at = f(at),
        ));
    }
    if !chart.points.is_empty() {
        let numbered = || chart.points.iter().enumerate();
        let low = line(&mut numbered().map(|(n, p)| (n, p[0])));
        let high = line(&mut numbered().rev().map(|(n, p)| (n, p[2])));
        let mean = line(&mut numbered().map(|(n, p)| (n, p[1])));
        svg.push_str(&format!(
            r#"<polygon points="{low} {high}" fill="{SELECTED}" fill-opacity="0.16"/><polyline points="{mean}" fill="none" stroke="{CASING}" stroke-width="5" stroke-linejoin="round"/><polyline points="{mean}" fill="none" stroke="{SELECTED}" stroke-width="2.4" stroke-linejoin="round"/>"#
        ));
    }
    svg + "</svg>\n"
}

/// Where the lower axis is numbered: at its end, and at round numbers before.
fn ticks(count: usize) -> Vec<usize> {
    if count == 0 {
        return Vec::new();
    }
    let step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000]
        .into_iter()
        .find(|step| count / step <= 10)
        .unwrap_or(count);
    let round = (1..).map(|i| i * step);
    let near_end = step / 2;
    let mut ticks: Vec<usize> = round.take_while(|n| n + near_end < count).collect();
    ticks.push(count);
    ticks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_axis_ends_with_the_last_measurement() {
        assert!(ticks(0).is_empty());
        assert_eq!(ticks(1), [1]);
        assert_eq!(ticks(40), [5, 10, 15, 20, 25, 30, 35, 40]);
        assert_eq!(ticks(200).last(), Some(&200));
        assert!(ticks(200).len() <= 11);
    }

    #[test]
    fn a_chart_of_nothing_is_still_a_drawing() {
        let empty = chart(&Chart::default());
        assert!(crate::png(&empty, 400).is_ok());
        let one = Chart {
            title: "a < b".into(),
            points: vec![[0.2, 1.0, 1.0]],
            ..Chart::default()
        };
        let one = chart(&one);
        assert!(one.contains("a &lt; b") && crate::png(&one, 400).is_ok());
    }
}
