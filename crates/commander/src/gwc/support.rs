//! The Support table of Great War Commander: all items of a row (g:A45.3, g:E72, g:E87a, g:E87b, g:E91).

use crate::book::{Book, Item, Support};
use crate::edition::Edition;
use crate::frame::{
    Flow, Frame, Placing, Purpose, Reveal, Roll, Shown, SupportStep, Supporting, What, Where,
};
use crate::state::{MOST_UNITS, Place, State};
use hex::HexId;
use table::{Seat, Teller};

/// The lowest row; below it is the red X.
const LOWEST: u8 = 2;
/// The highest row, whatever Strategy Cards add.
const HIGHEST: i8 = 12;

impl Book {
    /// The roll, the row, the Random Hex where there is one, then item by item.
    pub fn step_support_row(&self, s: &mut State, sup: &mut Supporting, t: &mut Teller) -> Flow {
        match sup.step {
            SupportStep::Roll => {
                sup.step = SupportStep::Rolled;
                Flow::Call(Roll::of(sup.seat, Purpose::Support))
            }
            SupportStep::Rolled => {
                sup.step = SupportStep::Have;
                sup.column = s.sum().clamp(LOWEST as i8, HIGHEST) as u8;
                // g:E72, g:E87a: towards the X until all can be had; g:A45.3: no row but that one.
                while sup.column >= LOWEST && !self.is_had(s, sup) {
                    sup.column = match sup.place {
                        Where::Hidden => 0,
                        _ => sup.column - 1,
                    };
                }
                if sup.column < LOWEST {
                    t.all(|| {
                        self.say("no-support")
                            .text("side", self.side_text(sup.seat))
                    });
                    return Flow::Done;
                }
                if sup.place == Where::Drawn {
                    return Flow::Call(Reveal::of(sup.seat, Shown::Hex));
                }
                Flow::Next
            }
            _ => self.next_item(s, sup),
        }
    }
    /// The items of the row that come: those of the date, a Telephone only as a reinforcement.
    fn row(&self, sup: &Supporting) -> Vec<Item> {
        let row = &self.support[sup.seat.index()][usize::from(sup.column)];
        let comes = |item: &&Item| {
            self.within(item.dates) && (sup.radio || matches!(item.what, Support::Unit(..)))
        };
        row.iter().filter(comes).copied().collect()
    }
    /// Whether all items of the row can be had: there are some of the date, and counters and room for them.
    fn is_had(&self, s: &State, sup: &Supporting) -> bool {
        let row = self.row(sup);
        let free = |unit: &&crate::state::Unit| unit.place == Place::Away && unit.weapon.is_none();
        let room = MOST_UNITS - s.units.len() + s.units.iter().filter(free).count();
        let arms = self.arms_room(s);
        let units = || row.iter().filter(|i| matches!(i.what, Support::Unit(..)));
        let armed = |i: &&Item| matches!(i.what, Support::Unit(_, Some(_)));
        let driven = |i: &&Item| {
            let tank = |kind: u8| self.kinds[usize::from(kind)].class.is_tank();
            matches!(i.what, Support::Unit(kind, _) if tank(kind))
        };
        let count = |kind: u8| {
            let same = |i: &&Item| matches!(i.what, Support::Unit(k, _) if k == kind);
            row.iter().filter(same).count()
        };
        let counters = |i: &Item| match i.what {
            Support::Unit(kind, _) => self.counters_left(s, sup.seat, kind, count(kind)),
            Support::Radio(..) => true,
        };
        !row.is_empty()
            && units().count() <= room
            && units().filter(|i| armed(i) || driven(i)).count() <= arms
            && row.iter().all(counters)
    }
    /// Whether there are so many counters of a kind besides those in play.
    fn counters_left(&self, s: &State, seat: Seat, kind: u8, wanted: usize) -> bool {
        let most = self.kinds[usize::from(kind)].more.count;
        let used = |unit: &&crate::state::Unit| {
            unit.kind == kind && unit.seat == seat && unit.place != Place::Away
        };
        most == 0 || s.units.iter().filter(used).count() + wanted <= usize::from(most)
    }
    /// g:A45.3: where the first of those who were hidden stands.
    pub fn first_hidden(&self, s: &State) -> Option<HexId> {
        let first = s.stack.innermost(|frame| match frame {
            Frame::Support(sup) if self.edition == Edition::GreatWar => Some(sup.unit),
            _ => None,
        });
        let first = first.flatten().filter(|&unit| s.is_on_map(unit));
        first.map(|unit| s.hex(unit))
    }
    /// The next item: a Telephone at once, a Formation by a question where.
    fn next_item(&self, s: &mut State, sup: &mut Supporting) -> Flow {
        if sup.place == Where::Drawn {
            sup.place = Where::Around(self.shown_hex(s, sup.seat));
        }
        let Some(item) = self.row(sup).get(usize::from(sup.item)).copied() else {
            return Flow::Done;
        };
        sup.item += 1;
        match item.what {
            // g:E87b: it replaces the present one, and with it go the markers of that.
            Support::Radio(fp, _) => Flow::Call(Frame::Place(Placing {
                seat: sup.seat,
                what: What::Phone(fp),
                place: sup.place,
                may: false,
            })),
            Support::Unit(kind, weapon) => {
                let Some(unit) = self.birth(s, sup.seat, kind) else {
                    return Flow::Next;
                };
                if let Some(weapon) = weapon {
                    self.forge(s, sup.seat, weapon, unit);
                }
                if !sup.unit.is_some_and(|first| s.is_on_map(first)) {
                    sup.unit = Some(unit);
                }
                Flow::Call(Frame::Place(Placing {
                    seat: sup.seat,
                    what: What::Unit(unit),
                    place: sup.place,
                    may: false,
                }))
            }
        }
    }
}
