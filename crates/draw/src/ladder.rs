//! Ladders below one another on one scale, as SVG: how strong players are, with the bounds between which that lies.

use crate::ink::{CASING, EDGE, INK, INK_2, PAPER, PARCHMENT, PARCHMENT_RIM, SELECTED};
use crate::pen::f;
use crate::text::{SANS, SERIF, escape};

/// The width of the sheet.
const WIDTH: f64 = 960.0;
/// Left and right of the scale.
const FIELD: [f64; 2] = [250.0, 880.0];
/// Where the ladders begin, how high a rung is, and the name of a ladder above its rungs.
const TOP: f64 = 84.0;
const ROW: f64 = 26.0;
const HEAD: f64 = 42.0;

/// What the sheet shows.
#[derive(Clone, Debug, Default)]
pub struct Ladders {
    /// The title.
    pub title: String,
    /// A line below it.
    pub subtitle: String,
    /// What it shows, for those who do not see it.
    pub label: String,
    /// The ladders: a name and its rungs, from the top.
    pub ladders: Vec<(String, Vec<Rung>)>,
}

/// A player on a ladder.
#[derive(Clone, Debug, Default)]
pub struct Rung {
    /// The player's name.
    pub name: String,
    /// The lower bound, the strength, the upper bound.
    pub elo: [f64; 3],
}

/// Ladders as a whole document.
pub fn ladders(sheet: &Ladders) -> String {
    let rungs = sheet.ladders.iter().map(|(_, rungs)| rungs.len());
    let bottom = TOP + rungs.map(|n| HEAD + ROW * n as f64).sum::<f64>();
    let scale = Scale::of(sheet);
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {h}" role="img" aria-label="{label}"><rect width="{WIDTH}" height="{h}" fill="{PAPER}"/>"#,
        h = f(bottom + 30.0),
        label = escape(&sheet.label),
    );
    svg += &word([30.0, 40.0], 22.0, "start", SERIF, INK, &sheet.title);
    svg += &word([30.0, 64.0], 14.0, "start", SANS, INK_2, &sheet.subtitle);
    let mut y = TOP;
    for (name, rungs) in &sheet.ladders {
        let high = ROW * rungs.len() as f64;
        svg += &word([30.0, y + 24.0], 15.0, "start", SERIF, INK, name);
        y += HEAD;
        svg += &format!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{PARCHMENT}"/>"#,
            f(FIELD[0]),
            f(y),
            f(FIELD[1] - FIELD[0]),
            f(high)
        );
        svg += &scale.lines(y, y + high);
        for (n, rung) in rungs.iter().enumerate() {
            svg += &line(rung, y + ROW * (n as f64 + 0.5), &scale);
        }
        y += high;
    }
    svg + "</svg>\n"
}

/// The strengths of the whole sheet.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// From a round number below all strengths to one above them.
    fn of(sheet: &Ladders) -> Scale {
        let rungs = sheet.ladders.iter().flat_map(|(_, rungs)| rungs);
        let (low, high) = rungs.fold((0.0f64, 100.0f64), |(low, high), rung| {
            (low.min(rung.elo[0]), high.max(rung.elo[2]))
        });
        let step = [50.0, 100.0, 200.0, 250.0, 500.0, 1000.0]
            .into_iter()
            .find(|step| (high - low) / step <= 10.0)
            .unwrap_or(2000.0);
        Scale {
            low: (low / step).floor() * step,
            high: (high / step).ceil() * step,
            step,
        }
    }
    fn at(&self, elo: f64) -> f64 {
        let part = (elo - self.low) / (self.high - self.low);
        FIELD[0] + (FIELD[1] - FIELD[0]) * part.clamp(0.0, 1.0)
    }
    /// The round numbers, as lines from top to bottom with their figures above.
    fn lines(&self, top: f64, bottom: f64) -> String {
        let count = ((self.high - self.low) / self.step).round() as u32;
        let mut svg = String::new();
        for n in 0..=count {
            let elo = self.low + self.step * f64::from(n);
            let x = self.at(elo);
            let text = signed(elo);
            svg += &word([x, top - 6.0], 12.0, "middle", SANS, INK_2, &text);
            let (ink, wide) = match elo == 0.0 {
                true => (EDGE, 1.4),
                false => (PARCHMENT_RIM, 0.6),
            };
            svg += &format!(
                r#"<path d="M{} {}V{}" stroke="{ink}" stroke-width="{wide}"/>"#,
                f(x),
                f(top),
                f(bottom)
            );
        }
        svg
    }
}

/// A number with its sign; our letters have a dash and no minus.
fn signed(elo: f64) -> String {
    // Rounded to nothing it has no sign.
    let elo = elo.round() + 0.0;
    format!("{elo}").replace('-', "–")
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

fn line(rung: &Rung, y: f64, scale: &Scale) -> String {
    let [low, middle, high] = rung.elo.map(|elo| scale.at(elo));
    let figure = signed(rung.elo[1]);
    let mut svg = word(
        [FIELD[0] - 14.0, y + 4.5],
        13.0,
        "end",
        SANS,
        INK,
        &rung.name,
    );
    svg += &word([WIDTH - 30.0, y + 4.5], 13.0, "end", SANS, INK_2, &figure);
    svg + &format!(
        r#"<path d="M{low} {y}H{high}M{low} {top}V{foot}M{high} {top}V{foot}" fill="none" stroke="{SELECTED}" stroke-width="2"/><circle cx="{}" cy="{y}" r="5" fill="{SELECTED}" stroke="{CASING}" stroke-width="1.5"/>"#,
        f(middle),
        low = f(low),
        high = f(high),
        top = f(y - 4.0),
        foot = f(y + 4.0),
        y = f(y),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ladders_of_nothing_are_still_a_drawing() {
        assert!(crate::png(&ladders(&Ladders::default()), 400).is_ok());
        let rung = |elo| Rung {
            name: "a < b".into(),
            elo,
        };
        let rungs = vec![rung([-320.0, -40.0, 130.0]), rung([0.0; 3])];
        let sheet = Ladders {
            ladders: vec![("one".into(), rungs), ("two".into(), Vec::new())],
            ..Ladders::default()
        };
        let drawn = ladders(&sheet);
        assert!(drawn.contains("a &lt; b") && drawn.contains("–40"));
        assert!(crate::png(&drawn, 400).is_ok());
    }

    #[test]
    fn the_scale_holds_every_bound() {
        let of = |elo| {
            let rungs = vec![Rung {
                elo,
                ..Rung::default()
            }];
            Scale::of(&Ladders {
                ladders: vec![(String::new(), rungs)],
                ..Ladders::default()
            })
        };
        let scale = of([-310.0, 700.0, 1720.0]);
        assert!(scale.low <= -310.0 && scale.high >= 1720.0);
        assert!((scale.high - scale.low) / scale.step <= 12.0);
        assert_eq!((of([0.0; 3]).low, of([0.0; 3]).high), (0.0, 100.0));
    }
}
