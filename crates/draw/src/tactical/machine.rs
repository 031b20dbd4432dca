//! Machines from above: parts that make up a hull, a turret or a gun. Each points up, its middle on the origin, some 100
//! units for the longest. Nothing is shaded by direction: a hull may be turned to any side.

use crate::ink::{OUTLINE, Side};
use crate::pen::{Point, f};

/// Which of the tones of its side a part has.
#[derive(Clone, Copy)]
pub(super) enum Tone {
    /// The body.
    B,
    /// Darker.
    D,
    /// Lighter.
    L,
    /// Rubber.
    Tyre,
    /// Spokes.
    Wood,
    /// Planks of a deck.
    Deck,
    /// Beams and crates.
    Beam,
    /// A tarpaulin.
    Canvas,
}

/// The tones of a machine.
#[derive(Clone, Copy)]
pub(super) struct Paint([&'static str; 3]);

impl Paint {
    /// In the colours of a side.
    pub fn of(side: Side) -> Paint {
        let tones = side.tones();
        Paint([tones.plain, tones.shade, tones.light])
    }
    /// Burnt out.
    pub const BURNT: Paint = Paint(["#5d574a", "#3b3830", "#787161"]);

    fn ink(self, tone: Tone) -> &'static str {
        match tone {
            Tone::B => self.0[0],
            Tone::D => self.0[1],
            Tone::L => self.0[2],
            Tone::Tyre => "#3a3a34",
            Tone::Wood => "#4a3a26",
            Tone::Deck => "#bda97c",
            Tone::Beam => "#7d6a43",
            Tone::Canvas => "#a39a7e",
        }
    }
}

/// A part of a machine.
#[derive(Clone, Copy)]
pub(super) enum Part {
    /// Two tracks: how far from the middle, how wide, from and to, how round.
    Tracks(f64, f64, f64, f64, f64),
    /// Wheels in pairs: how far from the middle, how wide and long, at which heights.
    Wheels(f64, f64, f64, &'static [f64], Tone),
    /// A plate of that outline.
    Plate(&'static str, Tone),
    /// A lesser one.
    Piece(&'static str, Tone),
    /// A box with its corners cut off: how wide, from and to, how much.
    Cut(f64, f64, f64, f64, Tone),
    /// A slab: left, top, width, height, how round.
    Slab([f64; 4], f64, Tone),
    /// A line on a plate.
    Line(&'static str),
    /// A bar with a light core: a trail, a leg.
    Trail(&'static str),
    /// A grille: left, top, width, height, of so many bars.
    Grille([f64; 4], u8),
    /// A fan.
    Fan(f64, f64, f64),
    /// A hatch.
    Lid(f64, f64, f64),
    /// A disc.
    Disc(f64, f64, f64, Tone),
    /// The barrel, from that far before the middle, so far to the right.
    Barrel(f64, f64),
    /// A machine gun that far before the middle, so far to the right.
    Gun(f64, f64),
    /// A barrel that every machine of its kind has: from that far before the middle, so far to the right, how long and wide.
    Tube([f64; 4], Tone),
    /// The barrel of a machine gun, to any side: left, top, width, height.
    Bar([f64; 4]),
    /// A strong line: a strut, an axle, wire.
    Strut(&'static str, f64),
    /// A line in the light tone: a rail.
    Rail(&'static str),
    /// Parts that several machines share.
    All(&'static [Part]),
}

/// The gun of a machine, as far as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Barrel {
    /// In millimetres; 0 for a machine gun.
    pub calibre: u8,
    /// 0 to 3: short, usual, long, very long.
    pub length: u8,
}

impl Barrel {
    /// How long and wide it is drawn.
    fn drawn(self) -> [f64; 2] {
        let calibre = f64::from(self.calibre);
        if self.calibre == 0 {
            return [8.0, 1.8];
        }
        let wide = 1.7 + calibre / 45.0;
        match self.length {
            0 => [7.0 + calibre / 18.0, wide + 1.0],
            1 => [11.0 + calibre / 13.0, wide],
            2 => [14.0 + calibre / 6.5, wide],
            _ => [19.0 + calibre / 5.6, wide],
        }
    }
}

/// How a machine is built.
pub(super) struct Build {
    /// Its length and width.
    pub size: [f64; 2],
    /// Its outline, for its shadow.
    pub outline: &'static str,
    /// Where its turret sits.
    pub ring: Point,
    /// Whether a long barrel has a muzzle brake.
    pub brake: bool,
    /// What does not turn.
    pub hull: &'static [Part],
    /// What does; nothing where it has no turret.
    pub turret: &'static [Part],
}

fn stroke(width: f64) -> String {
    format!(
        r#"stroke="{OUTLINE}" stroke-width="{}" stroke-linejoin="round" stroke-linecap="round""#,
        f(width)
    )
}

fn slab([x, y, w, h]: [f64; 4], round: f64, ink: &str, width: f64) -> String {
    format!(
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="{ink}" {}/>"#,
        f(x),
        f(y),
        f(w),
        f(h),
        f(round),
        stroke(width)
    )
}

fn plate(path: &str, ink: &str, width: f64) -> String {
    format!(r#"<path d="{path}" fill="{ink}" {}/>"#, stroke(width))
}

fn line(path: &str, width: f64, faint: &str, ink: &str) -> String {
    format!(
        r#"<path d="{path}" fill="none" stroke="{ink}" stroke-width="{}" stroke-linecap="round" opacity="{faint}"/>"#,
        f(width)
    )
}

fn disc(x: f64, y: f64, r: f64, ink: &str) -> String {
    format!(
        r#"<circle cx="{}" cy="{}" r="{}" fill="{ink}" {}/>"#,
        f(x),
        f(y),
        f(r),
        stroke(1.2)
    )
}

fn tracks(x: f64, wide: f64, top: f64, foot: f64, round: f64, paint: Paint) -> String {
    let one = |c: f64| {
        let mut links = String::new();
        let mut y = top + 4.0;
        while y < foot - 2.0 {
            links += &format!("M{} {}h{}", f(c - wide / 2.0 + 0.8), f(y), f(wide - 1.6));
            y += 4.4;
        }
        let belt = [c - wide / 2.0, top, wide, foot - top];
        slab(belt, round, paint.ink(Tone::D), 1.5) + &line(&links, 1.0, ".6", OUTLINE)
    };
    one(-x) + &one(x)
}

fn grille([x, y, w, h]: [f64; 4], bars: u8) -> String {
    let step = h / f64::from(bars.max(2) - 1);
    let bar = |i: u8| format!("M{} {}h{}", f(x), f(y + step * f64::from(i)), f(w));
    let path: String = (0..bars).map(bar).collect();
    line(&path, 1.1, ".6", OUTLINE)
}

fn cut(w: f64, top: f64, foot: f64, by: f64) -> String {
    let (left, right) = (-w / 2.0, w / 2.0);
    format!(
        "M{} {}H{}L{} {}V{}L{} {}H{}L{} {}V{}Z",
        f(left + by),
        f(top),
        f(right - by),
        f(right),
        f(top + by),
        f(foot - by),
        f(right - by),
        f(foot),
        f(left + by),
        f(left),
        f(foot - by),
        f(top + by)
    )
}

fn barrel(from: f64, x: f64, gun: Barrel, brake: bool, paint: Paint) -> String {
    let [long, wide] = gun.drawn();
    if gun.calibre == 0 {
        return format!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{OUTLINE}"/>"#,
            f(x - wide / 2.0),
            f(-from - long),
            f(wide),
            f(long)
        );
    }
    let tube = [x - wide / 2.0, -from - long, wide, long];
    let mut svg = slab(tube, 0.8, paint.ink(Tone::B), 1.4);
    if gun.length > 2 || (brake && gun.length == 2) {
        let muzzle = [x - wide / 2.0 - 1.3, -from - long - 1.5, wide + 2.6, 5.4];
        svg += &slab(muzzle, 1.0, paint.ink(Tone::D), 1.3);
    }
    svg
}

fn part(part: &Part, gun: Barrel, brake: bool, paint: Paint) -> String {
    let ink = |tone: Tone| paint.ink(tone);
    match *part {
        Part::Tracks(x, wide, top, foot, round) => tracks(x, wide, top, foot, round, paint),
        Part::Wheels(x, wide, high, at, tone) => {
            let wheel = |&y: &f64| {
                let one = |c: f64| {
                    let tyre = [c - wide / 2.0, y - high / 2.0, wide, high];
                    slab(tyre, 2.0, ink(tone), 1.2)
                };
                one(-x) + &one(x)
            };
            at.iter().map(wheel).collect()
        }
        Part::Plate(path, tone) => plate(path, ink(tone), 1.5),
        Part::Piece(path, tone) => plate(path, ink(tone), 1.2),
        Part::Cut(w, top, foot, by, tone) => plate(&cut(w, top, foot, by), ink(tone), 1.5),
        Part::Slab(at, round, tone) => slab(at, round, ink(tone), 1.2),
        Part::Line(path) => line(path, 1.1, ".75", OUTLINE),
        Part::Trail(path) => line(path, 3.4, "1", OUTLINE) + &line(path, 1.4, "1", ink(Tone::L)),
        Part::Grille(at, bars) => grille(at, bars),
        Part::Fan(x, y, r) => {
            let blades = format!(
                "M{} {}h{}M{} {}v{}",
                f(x - r * 0.7),
                f(y),
                f(r * 1.4),
                f(x),
                f(y - r * 0.7),
                f(r * 1.4)
            );
            disc(x, y, r, ink(Tone::D)) + &line(&blades, 0.9, ".6", ink(Tone::L))
        }
        Part::Lid(x, y, r) => {
            let hinge = format!("M{} {}h{}", f(x - r * 0.55), f(y), f(r * 1.1));
            disc(x, y, r, ink(Tone::L)) + &line(&hinge, 1.0, ".6", OUTLINE)
        }
        Part::Disc(x, y, r, tone) => disc(x, y, r, ink(tone)),
        Part::Barrel(from, x) => barrel(from, x, gun, brake, paint),
        Part::Gun(from, x) => {
            let mg = Barrel {
                calibre: 0,
                length: 0,
            };
            barrel(from, x, mg, false, paint)
        }
        Part::Tube([from, x, long, wide], tone) => slab(
            [x - wide / 2.0, -from - long, wide, long],
            0.8,
            ink(tone),
            1.3,
        ),
        Part::Bar([x, y, w, h]) => format!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{OUTLINE}"/>"#,
            f(x),
            f(y),
            f(w),
            f(h)
        ),
        Part::Strut(path, wide) => line(path, wide, ".9", OUTLINE),
        Part::Rail(path) => line(path, 1.4, ".8", ink(Tone::L)),
        Part::All(parts) => { parts.iter() }
            .map(|each| self::part(each, gun, brake, paint))
            .collect(),
    }
}

impl Build {
    /// One without a turret.
    pub const fn fixed(size: [f64; 2], outline: &'static str, hull: &'static [Part]) -> Build {
        Build {
            size,
            outline,
            ring: [0.0, 0.0],
            brake: false,
            hull,
            turret: &[],
        }
    }

    /// How much it is enlarged so that it fills its plate: the small ones by no more than this.
    fn fit(&self) -> f64 {
        let [long, wide] = self.size;
        (98.0 / long.max(wide)).min(1.45)
    }

    /// It from above, hull and turret turned one by one: degrees clockwise from the right.
    pub fn above(
        &self,
        gun: Barrel,
        paint: Paint,
        [hull, turret]: [f64; 2],
        wreck: bool,
    ) -> String {
        let k = (self.fit() * 1000.0).round() / 1000.0;
        let draw = |parts: &[Part]| -> String {
            let all = parts.iter().map(|each| part(each, gun, self.brake, paint));
            all.collect()
        };
        let [askew, slip] = if wreck { [34.0, 4.5] } else { [0.0, 0.0] };
        let top = match self.turret {
            [] => String::new(),
            parts => format!(
                r#"<g transform="translate({} {}) rotate({})">{}</g>"#,
                f(self.ring[0] + slip),
                f(self.ring[1] + slip),
                f(turret - hull + askew),
                draw(parts)
            ),
        };
        let turn = f(hull + 90.0);
        format!(
            r##"<g transform="translate(3 4) rotate({turn}) scale({k})"><path d="{}" fill="#000" opacity=".28"/></g><g transform="rotate({turn}) scale({k})">{}{top}</g>"##,
            self.outline,
            draw(self.hull)
        )
    }
}
