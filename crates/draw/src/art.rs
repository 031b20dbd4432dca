//! Drawings one by one, for a page that lays them itself: each around its own middle, with its window.
//!
//! What lies on the board is in the units of the board and around the middle of its hex. There are only attributes
//! here, no styles and no ids: any number of drawings may stand in one page.

use hex::{Grid, HexId};

use crate::card::{back, combat_picture, command_picture};
use crate::dice::{Face, d6_inner, d10_inner, die_face_inner, struck};
use crate::figure;
use crate::ground::{building, crater, wire, works};
use crate::ink::{PAPER, PARCHMENT, PARCHMENT_RIM, Side};
use crate::medal::{hq_token, medal, objective_medal, roundel};
use crate::pen::{Point, f, place, seed};
use crate::plan::SIZE;
use crate::text::numeral;
use crate::unit::{Unit, unit};

/// A drawing and its window: left, top, width, height.
#[derive(Clone, Debug, PartialEq)]
pub struct Art {
    /// Left, top, width, height.
    pub window: [f64; 4],
    /// What is in it, in SVG.
    pub svg: String,
}

/// What comes upon a hex in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Token {
    /// A shell crater.
    Crater,
    /// Houses in ruins.
    Ruin,
    /// Barbed wire.
    Wire,
    /// A fortified position.
    Fortified,
    /// A bridge that is broken.
    Damaged,
    /// A field gun without its crew.
    Gun,
}

impl Token {
    /// All tokens, from below.
    pub const ALL: [Token; 6] = [
        Token::Crater,
        Token::Ruin,
        Token::Wire,
        Token::Fortified,
        Token::Damaged,
        Token::Gun,
    ];

    /// Its name in keys.
    pub fn id(self) -> &'static str {
        match self {
            Token::Crater => "crater",
            Token::Ruin => "ruin",
            Token::Wire => "wire",
            Token::Fortified => "fortified",
            Token::Damaged => "damaged",
            Token::Gun => "gun",
        }
    }

    /// The token of that name.
    pub fn by_id(id: &str) -> Option<Token> {
        Token::ALL.into_iter().find(|token| token.id() == id)
    }

    /// How many drawings there are of it.
    pub fn varieties(self) -> u8 {
        match self {
            Token::Crater | Token::Ruin => 8,
            Token::Wire | Token::Fortified | Token::Damaged | Token::Gun => 1,
        }
    }

    /// Which of its drawings lies in a hex: always the same one.
    pub fn variety(self, grid: &Grid, hex: HexId) -> u8 {
        let (column, row) = (i32::from(grid.column(hex)), i32::from(grid.row(hex)));
        (seed(column, row, 9) >> 8) as u8 % self.varieties()
    }
}

/// A token around the middle of its hex.
pub fn token(token: Token, variety: u8) -> String {
    let middle = [0.0, 0.0];
    let seed = u32::from(variety).wrapping_mul(0x9E37_79B1);
    match token {
        Token::Crater => crater::shell_crater(middle, SIZE, seed),
        Token::Ruin => building::collapsed(middle, SIZE, seed),
        Token::Wire => wire::wire([0.0, SIZE * 0.02], SIZE * 3.0_f64.sqrt() * 0.86, SIZE),
        Token::Fortified => works::breastwork(SIZE * 0.78),
        Token::Damaged => works::gap(SIZE),
        // The abandoned guns of the booklet are German (scn.54.gun-crews).
        Token::Gun => figure::gun([2.0, SIZE * 0.3], 1.45, Side::German),
    }
}

/// A token around the middle of its hex, with its window: the hex.
pub fn token_art(what: Token, variety: u8) -> Art {
    Art {
        window: [-SIZE, -SIZE, 2.0 * SIZE, 2.0 * SIZE],
        svg: token(what, variety),
    }
}

/// Where a unit stands in its hex, and how large.
pub(crate) const STANDS: (Point, f64) = ([0.0, 3.0], 1.09);
/// Where a medal lies while a unit stands in its hex, and how large.
pub(crate) const ASIDE: (Point, f64) = ([SIZE * 0.56, -SIZE * 0.52], 0.62);

/// A unit around the middle of its hex.
pub fn unit_art(face: &Unit) -> Art {
    Art {
        window: [-35.0, -26.0, 70.0, 58.0],
        svg: place(STANDS.0, STANDS.1, &unit(face)),
    }
}

/// A medal to be won around the middle of its hex; aside where a unit stands.
pub fn objective_art(holder: Option<Side>, worth: u8, aside: bool) -> Art {
    let mut svg = objective_medal([0.0, 0.0], holder);
    if worth > 1 {
        svg += &format!(
            r##"<circle cx="-11" cy="8" r="7" fill="#70500f" stroke="{PAPER}" stroke-width="1.2"/>{}"##,
            numeral([-11.0, 11.8], 10.5, PAPER, &worth.to_string())
        );
    }
    if aside {
        let ([x, y], k) = ASIDE;
        return Art {
            window: [x - 20.0 * k, y - 18.0 * k, 40.0 * k, 36.0 * k],
            svg: place([x, y], k, &svg),
        };
    }
    Art {
        window: [-20.0, -18.0, 40.0, 36.0],
        svg,
    }
}

/// A drawing made in a square of that many units, around its middle.
fn square(units: f64, svg: &str) -> Art {
    let half = units / 2.0;
    Art {
        window: [-half, -half, units, units],
        svg: place([-half, -half], 1.0, svg),
    }
}

/// The emblem of a side.
pub fn emblem_art(side: Side) -> Art {
    square(26.0, &roundel(side))
}

/// A medal won by a side, or one that nobody has won yet.
pub fn medal_art(side: Option<Side>) -> Art {
    square(22.0, &medal(side))
}

/// An HQ token.
pub fn hq_art() -> Art {
    square(20.0, &hq_token())
}

/// A gun behind the lines, on a plate: it stands beside the map on any ground.
pub fn gun_art(side: Side) -> Art {
    let plate = format!(
        r##"<rect x="-20.5" y="-12.5" width="41" height="25" rx="5" fill="{PARCHMENT}" stroke="{PARCHMENT_RIM}"/>"##
    );
    Art {
        window: [-21.0, -13.0, 42.0, 26.0],
        svg: plate + &figure::gun([0.5, 7.4], 0.92, side),
    }
}

/// The back of a card.
pub fn back_art(dark: bool) -> Art {
    let [w, h] = crate::card::CARD;
    Art {
        window: [-w / 2.0 - 1.0, -h / 2.0 - 1.0, w + 2.0, h + 2.0],
        svg: place([-w / 2.0, -h / 2.0], 1.0, &back(dark)),
    }
}

fn picture(svg: Option<String>) -> Option<Art> {
    svg.map(|svg| Art {
        window: [-52.0, -34.0, 104.0, 68.0],
        svg: format!(
            r#"<g transform="translate({} {})">{svg}</g>"#,
            f(-52.0),
            f(-34.0)
        ),
    })
}

/// The picture of a command card, in dark ink for a pale card.
pub fn command_art(id: &str) -> Option<Art> {
    picture(command_picture(id))
}

/// The picture of a combat card, in pale ink for a dark card.
pub fn combat_art(id: &str) -> Option<Art> {
    picture(combat_picture(id))
}

/// A battle die; struck through when it did nothing.
pub fn die_art(face: Face, missed: bool) -> Art {
    square(34.0, &die_face_inner(face, missed))
}

/// A plain die showing `n`; struck through when it did nothing.
pub fn d6_art(n: u8, missed: bool) -> Art {
    die_square(&d6_inner(n, false), missed)
}

/// A ten-sided die showing `n`; struck through when it did nothing.
pub fn ten_art(n: u8, missed: bool) -> Art {
    die_square(&d10_inner(n), missed)
}

fn die_square(die: &str, missed: bool) -> Art {
    if missed {
        let faint = format!(r#"<g opacity=".5">{die}</g>{}"#, struck());
        return square(34.0, &faint);
    }
    square(34.0, die)
}
