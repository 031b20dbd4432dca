//! Where weapons reach (L2.8, L2.9): the arcs of what is pointed at, and what a vehicle fights with.

use crate::book::Book;
use crate::catalog::Kind;
use crate::data::{Calibre, Class, Mount};
use crate::ids::Piece;
use crate::state::State;
use hex::Heading;
use table::{ArcView, ArmView, Text};

/// Mounts of machine guns, in the order of the catalogue.
pub(crate) const MOUNTS: [Mount; 5] = [Mount::F, Mount::L, Mount::R, Mount::B, Mount::T];

/// What a weapon covers, in twelfths of a turn clockwise from the nose: from where, and how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cover {
    from: u8,
    wide: u8,
}

impl Cover {
    const ROUND: Cover = Cover { from: 0, wide: 12 };
    /// Sextant 0 alone.
    const NARROW: Cover = Cover { from: 11, wide: 2 };

    const fn of(mount: Mount) -> Cover {
        let from = match mount {
            Mount::F => 9,
            Mount::L => 7,
            Mount::R => 11,
            Mount::B => 3,
            Mount::T => return Cover::ROUND,
        };
        Cover { from, wide: 6 }
    }
}

/// The word of a mount.
const fn word(mount: Mount) -> &'static str {
    match mount {
        Mount::F => "f",
        Mount::L => "l",
        Mount::R => "r",
        Mount::B => "b",
        Mount::T => "t",
    }
}

/// L2.9: an ART gun covers what is before it, an AT gun a little more; the others all round.
fn gun_cover(kind: &Kind, mount: Mount) -> Cover {
    match kind.class {
        Class::Art => Cover::NARROW,
        Class::Aa | Class::Mortar | Class::Rifle => Cover::ROUND,
        _ => Cover::of(mount),
    }
}

/// So many twelfths further round.
fn further(heading: Heading, twelfths: u8) -> Heading {
    let place = heading.index() + usize::from(twelfths);
    Heading::all().nth(place % 12).unwrap_or(heading)
}

impl Book {
    /// What a piece covers where it stands. What covers everything is not drawn.
    pub(crate) fn arcs(&self, s: &State, piece: Piece) -> Vec<ArcView> {
        let Some(heading) = self.heading(s, piece) else {
            return Vec::new();
        };
        let kind = self.kind(s, piece);
        let mut arcs: Vec<(Cover, Text, bool)> = Vec::new();
        let mut add = |cover: Cover, text: Text, beside: bool| {
            let known = arcs.iter().any(|(other, ..)| *other == cover);
            if cover != Cover::ROUND && !known {
                arcs.push((cover, text, beside));
            }
        };
        for (_, mount) in &kind.guns {
            let name = match kind.class {
                Class::Art | Class::At => "gun".to_owned(),
                _ => format!("gun-{}", word(*mount)),
            };
            let text = Text::new(format!("landships-arc-{name}"));
            add(gun_cover(kind, *mount), text, false);
        }
        for (mount, _) in { MOUNTS.into_iter().zip(kind.mgs) }.filter(|(_, n)| *n > 0) {
            let text = Text::new(format!("landships-arc-mg-{}", word(mount)));
            add(Cover::of(mount), text, true);
        }
        let shown = |(cover, text, beside): (Cover, Text, bool)| ArcView {
            text,
            from: further(heading, cover.from),
            to: further(heading, cover.from + cover.wide),
            turns: false,
            beside,
        };
        arcs.into_iter().map(shown).collect()
    }

    /// What a vehicle or a gun fights with, and where that reaches from its nose.
    pub(crate) fn arms(&self, s: &State, piece: Piece) -> Vec<ArmView> {
        let kind = self.kind(s, piece);
        let mut arms = Vec::new();
        let mut arm = |cover: Cover, text: Text| {
            arms.push(ArmView {
                text,
                from: cover.from,
                wide: cover.wide,
            });
        };
        for (calibre, mount) in kind.guns.iter().filter(|(it, _)| it.range > 0 || it.he > 0) {
            let key = match kind.is_support() {
                true => "landships-arm-piece",
                false => "landships-arm-gun",
            };
            let Calibre { range, he, .. } = *calibre;
            let text = Text::new(key).name("mount", word(*mount));
            arm(
                gun_cover(kind, *mount),
                text.num("range", range).num("he", he),
            );
        }
        let (fp, range) = self.catalog.mg;
        for (mount, n) in { MOUNTS.into_iter().zip(kind.mgs) }.filter(|(_, n)| *n > 0) {
            let text = Text::new("landships-arm-mg").name("mount", word(mount));
            let text = text.num("n", n).num("fp", fp).num("range", range);
            arm(Cover::of(mount), text);
        }
        arms
    }
}
