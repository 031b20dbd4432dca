//! A sheet with a row for every scenario, as SVG: who wins how often, how long it takes, and what the score is made of.

use crate::ink::{BANK, CASING, EDGE, INK, INK_2, LEAF, PAPER, PARCHMENT, PARCHMENT_RIM, ROOF};
use crate::ink::{SELECTED, SPOIL, TARGET};
use crate::pen::f;
use crate::text::{SANS, SERIF, escape};

/// The width of the sheet.
const WIDTH: f64 = 1260.0;
/// Where the rows begin, and how high each is.
const TOP: f64 = 132.0;
const ROW: f64 = 26.0;
/// Left and right of the three fields.
const FIELDS: [[f64; 2]; 3] = [[410.0, 710.0], [750.0, 940.0], [980.0, 1230.0]];
/// The inks of the parts of a score.
const PARTS: [&str; 7] = [SELECTED, TARGET, LEAF[0], BANK, ROOF[1], SPOIL[0], EDGE];

/// What the sheet shows.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    /// The title.
    pub title: String,
    /// A line below it.
    pub subtitle: String,
    /// What it shows, for those who do not see it.
    pub label: String,
    /// The heads of the three fields.
    pub heads: [String; 3],
    /// The names of the parts of a score.
    pub parts: Vec<String>,
    /// Shares between these are well.
    pub even: [f64; 2],
    /// The rows.
    pub rows: Vec<Row>,
}

/// One row.
#[derive(Clone, Debug, Default)]
pub struct Row {
    /// Its name.
    pub name: String,
    /// The lower bound, the share, the upper bound.
    pub share: [f64; 3],
    /// Few turns, usual turns, many turns.
    pub turns: [f64; 3],
    /// For each side its parts, in the order of their names.
    pub parts: Vec<Vec<f64>>,
}

/// A ledger as a whole document.
pub fn ledger(sheet: &Ledger) -> String {
    let bottom = TOP + ROW * sheet.rows.len() as f64;
    // The next multiple of four, so that its quarters are whole.
    let most = |of: &dyn Fn(&Row) -> f64| {
        let most = sheet.rows.iter().map(of).fold(1.0, f64::max);
        (most / 4.0).ceil() * 4.0
    };
    let turns = most(&|row| row.turns[2]);
    let score = most(&|row| {
        let sums = row.parts.iter().map(|parts| parts.iter().sum());
        sums.fold(0.0, f64::max)
    });
    let scales = [1.0, turns, score];
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {h}" role="img" aria-label="{label}"><rect width="{WIDTH}" height="{h}" fill="{PAPER}"/>"#,
        h = f(bottom + 58.0),
        label = escape(&sheet.label),
    );
    svg += &word([30.0, 40.0], 22.0, "start", SERIF, INK, &sheet.title);
    svg += &word([30.0, 64.0], 14.0, "start", SANS, INK_2, &sheet.subtitle);
    svg += &fields(sheet, scales, bottom);
    for (n, row) in sheet.rows.iter().enumerate() {
        svg += &line(row, TOP + ROW * (n as f64 + 0.5), scales);
    }
    svg + &legend(&sheet.parts, bottom + 36.0) + "</svg>\n"
}

fn word(at: [f64; 2], size: f64, anchor: &str, family: &str, ink: &str, text: &str) -> String {
    format!(
        r#"<text x="{}" y="{}" font-family="{family}" font-size="{}" text-anchor="{anchor}" fill="{ink}">{}</text>"#,
        f(at[0]),
        f(at[1]),
        f(size),
        escape(text)
    )
}

fn bar(x: [f64; 2], y: [f64; 2], ink: &str) -> String {
    format!(
        r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{ink}"/>"#,
        f(x[0]),
        f(y[0]),
        f(x[1] - x[0]),
        f(y[1] - y[0])
    )
}

fn at(field: usize, value: f64, scale: f64) -> f64 {
    let [left, right] = FIELDS[field];
    left + (right - left) * (value / scale).clamp(0.0, 1.0)
}

/// The heads and the scales.
fn fields(sheet: &Ledger, scales: [f64; 3], bottom: f64) -> String {
    let [low, high] = sheet.even.map(|share| at(0, share, 1.0));
    let mut svg = bar([low, high], [TOP, bottom], PARCHMENT);
    for (field, scale) in scales.into_iter().enumerate() {
        let head = [FIELDS[field][0], TOP - 32.0];
        svg += &word(head, 14.0, "start", SANS, INK, &sheet.heads[field]);
        for quarter in 0..=4 {
            let value = scale * f64::from(quarter) / 4.0;
            let x = at(field, value, scale);
            let text = match field {
                0 => format!("{}\u{202f}%", quarter * 25),
                _ => f(value).to_string(),
            };
            svg += &word([x, TOP - 10.0], 12.0, "middle", SANS, INK_2, &text);
            svg += &format!(
                r#"<path d="M{x} {}V{}" stroke="{PARCHMENT_RIM}" stroke-width="0.6"/>"#,
                f(TOP),
                f(bottom),
                x = f(x)
            );
        }
    }
    svg
}

fn line(row: &Row, y: f64, scales: [f64; 3]) -> String {
    let mut svg = word([390.0, y + 4.5], 13.0, "end", SANS, INK, &row.name);
    for (field, range) in [row.share, row.turns].into_iter().enumerate() {
        let [low, middle, high] = range.map(|value| at(field, value, scales[field]));
        svg += &format!(
            r#"<path d="M{} {y}H{}" stroke="{SELECTED}" stroke-width="2"/><circle cx="{}" cy="{y}" r="5" fill="{SELECTED}" stroke="{CASING}" stroke-width="1.5"/>"#,
            f(low),
            f(high),
            f(middle),
            y = f(y),
        );
    }
    let high = (ROW - 6.0) / row.parts.len().max(1) as f64;
    for (side, parts) in row.parts.iter().enumerate() {
        let top = y - ROW / 2.0 + 3.0 + high * side as f64;
        let mut so_far = 0.0;
        for (part, ink) in parts.iter().zip(PARTS.iter().cycle()) {
            let x = [so_far, so_far + part].map(|value| at(2, value, scales[2]));
            svg += &bar(x, [top, top + high - 1.0], ink);
            so_far += part;
        }
    }
    svg
}

fn legend(parts: &[String], y: f64) -> String {
    let mut svg = String::new();
    let mut x = FIELDS[2][1];
    // From the right: as wide as its letters, about.
    for (n, part) in parts.iter().enumerate().rev() {
        let ink = PARTS[n % PARTS.len()];
        x -= part.chars().count() as f64 * 7.0;
        svg += &word([x, y], 13.0, "start", SANS, INK_2, part);
        svg += &bar([x - 20.0, x - 6.0], [y - 11.0, y], ink);
        x -= 36.0;
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ledger_of_nothing_is_still_a_drawing() {
        assert!(crate::png(&ledger(&Ledger::default()), 400).is_ok());
        let row = Row {
            name: "a < b".into(),
            share: [0.2, 1.0, 1.0],
            turns: [3.0, 8.0, 20.0],
            parts: vec![vec![1.0, 2.5], vec![]],
        };
        let sheet = Ledger {
            parts: vec!["x".into(), "y".into()],
            rows: vec![row],
            ..Ledger::default()
        };
        let drawn = ledger(&sheet);
        assert!(drawn.contains("a &lt; b") && crate::png(&drawn, 400).is_ok());
    }
}
