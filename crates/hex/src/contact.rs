//! What a line of sight meets on a map, where and how.

use crate::grid::HexSide;
use crate::id::HexId;
use crate::line::{How, Span};
use crate::map::Map;
use crate::ratio::Ratio;
use crate::stencil::Step;

/// A thing on the map that a line can meet. Numbers are places in the lists of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Feature {
    /// The hex itself, with the words it carries.
    Hex,
    /// A hexside that carries words.
    Side(HexSide),
    /// A drawn obstacle.
    Outline(u16),
    /// A road, stream or trench.
    Strip(u16),
    /// A line of equal height.
    Contour(u16),
}

/// One thing met by a line, in one hex. Contacts are in order along the line.
///
/// - `Hex`: one contact for each hex met, both ends included. A line along a hexside meets the hexes on both sides
///   [`How::Along`], one after the other with equal `enter` and `leave`; at the border of the board, the one there is.
/// - `Side`: one contact for each hexside with words; `hex` is the one in its name.
/// - `Outline`, `Strip`: one contact for each hex in which the line meets it for more than a corner of that hex.
///   A line along a hexside is in both hexes. `Inside` if the part of the line in the hex never leaves the thing.
/// - `Contour`: one contact for each time the line meets it; `Through` changes the level, `Touch` and `Along` do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Contact {
    /// Where it begins.
    pub enter: Ratio,
    /// Where it ends; equal to `enter` for a single point.
    pub leave: Ratio,
    /// What is met.
    pub what: Feature,
    /// The hex it is met in.
    pub hex: HexId,
    /// How it is met.
    pub how: How,
    /// Whether it is met in, or on a side of, one of the two end hexes.
    pub end: bool,
}

impl Contact {
    /// The same contact on the line read from its other end.
    pub const fn flip(self) -> Contact {
        Contact {
            enter: self.leave.flip(),
            leave: self.enter.flip(),
            ..self
        }
    }
}

/// The contacts of the line from `a` to `b`, in order. A line from a hex to itself meets that hex alone.
///
/// They are always found from the smaller number to the larger, so that both directions tell the same.
pub fn contacts(map: &Map, a: HexId, b: HexId) -> Vec<Contact> {
    contacts_with(map, a, b, &|_| true)
}

/// The same with only those outlines, strips and contours that are wanted: geometry is costly, and a law of sight
/// asks for few of them. Hexes and hexsides are always there.
pub fn contacts_with(
    map: &Map,
    a: HexId,
    b: HexId,
    wanted: &dyn Fn(Feature) -> bool,
) -> Vec<Contact> {
    if a <= b {
        found(map, a, b, wanted)
    } else {
        mirrored(&found(map, b, a, wanted))
    }
}

/// The same contacts seen from the other end of the line.
pub fn mirrored(contacts: &[Contact]) -> Vec<Contact> {
    let mut contacts: Vec<Contact> = contacts.iter().map(|contact| contact.flip()).collect();
    contacts.sort();
    contacts
}

struct Finder<'a> {
    map: &'a Map,
    a: HexId,
    b: HexId,
    /// The hexes of the board in which the line has more than a point.
    parts: Vec<(HexId, Step)>,
    contacts: Vec<Contact>,
}

fn found(map: &Map, a: HexId, b: HexId, wanted: &dyn Fn(Feature) -> bool) -> Vec<Contact> {
    let mut finder = Finder {
        map,
        a,
        b,
        parts: Vec::new(),
        contacts: Vec::new(),
    };
    finder.hexes();
    if a != b {
        finder.sides();
        finder.drawings(wanted);
    }
    finder.contacts.sort();
    finder.contacts
}

impl Finder<'_> {
    fn push(&mut self, span: Span, hex: HexId, what: Feature) {
        let end = match what {
            Feature::Side(side) => {
                let (one, other) = self.map.grid.beside(side);
                [one, other.unwrap_or(one)]
                    .iter()
                    .any(|hex| [self.a, self.b].contains(hex))
            }
            _ => hex == self.a || hex == self.b,
        };
        let Span { enter, leave, how } = span;
        self.contacts.push(Contact {
            enter,
            leave,
            what,
            hex,
            how,
            end,
        });
    }

    fn hexes(&mut self) {
        let grid = &self.map.grid;
        let start = grid.axial(self.a);
        for step in &self.map.stencils.between(grid, self.a, self.b).steps {
            let Some(hex) = grid.at(start + step.hex) else {
                continue;
            };
            let span = Span {
                enter: step.enter,
                leave: step.leave,
                how: step.how,
            };
            self.push(span, hex, Feature::Hex);
            if step.enter < step.leave {
                self.parts.push((hex, *step));
            }
        }
    }

    fn sides(&mut self) {
        if self.map.side_words.is_empty() {
            return;
        }
        let grid = &self.map.grid;
        let start = grid.axial(self.a);
        for met in &self.map.stencils.between(grid, self.a, self.b).sides {
            let near = grid.at(start + met.hex).map(|hex| grid.side(hex, met.dir));
            let far = || {
                grid.at(start + met.hex + met.dir.step())
                    .map(|hex| grid.side(hex, met.dir.opposite()))
            };
            let Some(side) = near.or_else(far) else {
                continue;
            };
            if !self.map.side_terrain(side).is_empty() {
                self.push(
                    Span {
                        enter: met.enter,
                        leave: met.leave,
                        how: met.how,
                    },
                    side.hex,
                    Feature::Side(side),
                );
            }
        }
    }

    fn drawings(&mut self, wanted: &dyn Fn(Feature) -> bool) {
        let (from, to) = (self.map.grid.centre(self.a), self.map.grid.centre(self.b));
        for (number, outline) in self.map.outlines.iter().enumerate() {
            let what = Feature::Outline(number as u16);
            if wanted(what) {
                self.spread(what, &outline.area.spans(from, to));
            }
        }
        for (number, strip) in self.map.strips.iter().enumerate() {
            let what = Feature::Strip(number as u16);
            if wanted(what) {
                self.spread(what, &strip.spans(from, to));
            }
        }
        for (number, contour) in self.map.contours.iter().enumerate() {
            let what = Feature::Contour(number as u16);
            if !wanted(what) {
                continue;
            }
            for span in contour.area.crossings(from, to) {
                let part = self
                    .parts
                    .iter()
                    .find(|(_, step)| step.enter <= span.enter && span.enter <= step.leave);
                let hex = part
                    .expect("every point of the line is in a hex of the board")
                    .0;
                self.push(span, hex, what);
            }
        }
    }

    /// Shares out what a line has in common with a drawing among the hexes it lies in.
    fn spread(&mut self, what: Feature, spans: &[Span]) {
        for part in 0..self.parts.len() {
            let (hex, step) = self.parts[part];
            for span in spans {
                let (enter, leave) = (span.enter.max(step.enter), span.leave.min(step.leave));
                let point = span.enter == span.leave;
                if enter > leave || (enter == leave && !point) {
                    continue;
                }
                let whole = enter == step.enter && leave == step.leave;
                let how = if whole && span.how == How::Through {
                    How::Inside
                } else {
                    span.how
                };
                self.push(Span { enter, leave, how }, hex, what);
            }
        }
    }
}
