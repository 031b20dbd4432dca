//! How pieces lie together in a hex: groups in the middle, men beside the machine they stand with, a crew beside its gun, single
//! men over the upper left corner, AT rifles over the upper right one, aircraft above all.

use super::art::{counter, on_ground};
use draw::{BESIDE, Lying, Machine, Spot, Tactical};
use std::collections::BTreeMap;
use table::PieceView;

/// The pieces of a place: who lies in the middle, from below, with those that lie on him; by their place in the view.
pub(super) struct Pile {
    /// The label of the hex, or the name of a box.
    pub place: String,
    /// Who lies in the middle first.
    pub groups: Vec<Vec<(usize, Lying)>>,
}

/// All piles, by place.
pub(super) fn piles(pieces: &[PieceView]) -> Vec<Pile> {
    let mut places: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (n, piece) in pieces.iter().enumerate() {
        places.entry(&piece.place).or_default().push(n);
    }
    let pile = |(place, all): (&str, Vec<usize>)| Pile {
        place: place.to_owned(),
        groups: Builder::new(pieces, &all).groups(),
    };
    places.into_iter().map(pile).collect()
}

/// One pile being laid.
struct Builder<'a> {
    pieces: &'a [PieceView],
    /// What each is, by its place in the view.
    drawn: BTreeMap<usize, Tactical>,
    groups: Vec<Vec<(usize, Lying)>>,
}

/// Where a kind of piece lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Machine,
    Men,
    Single,
    Carried,
    Flying,
}

fn kind(what: &Tactical) -> Kind {
    match what {
        Tactical::Plate(plate) if plate.machine.flies() => Kind::Flying,
        Tactical::Plate(plate) if plate.machine == Machine::AtRifle => Kind::Carried,
        Tactical::Plate(_) => Kind::Machine,
        Tactical::Group(group) if group.troop.is_single() => Kind::Single,
        _ => Kind::Men,
    }
}

impl<'a> Builder<'a> {
    fn new(pieces: &'a [PieceView], all: &[usize]) -> Builder<'a> {
        let drawn = all.iter().filter_map(|&n| Some((n, counter(&pieces[n])?)));
        Builder {
            pieces,
            drawn: drawn.collect(),
            groups: Vec::new(),
        }
    }

    /// Those of that kind, of one side after the other.
    fn take(&self, wanted: Kind) -> Vec<usize> {
        let mut found: Vec<usize> = { self.drawn.iter() }
            .filter(|(_, what)| kind(what) == wanted)
            .map(|(n, _)| *n)
            .collect();
        found.sort_by_key(|&n| (&self.pieces[n].side, n));
        found
    }

    fn lying(&self, n: usize, spot: Spot, of: u8) -> (usize, Lying) {
        let what = self.drawn[&n].clone();
        (n, Lying { what, spot, of })
    }

    fn middle(&mut self, n: usize) {
        let one = self.lying(n, Spot::Middle(false), 1);
        self.groups.push(vec![one]);
    }

    /// Whom it is carried or served by.
    fn by(&self, n: usize) -> Option<u16> {
        on_ground(&self.pieces[n])?.by
    }

    /// The group in which that piece lies.
    fn with(&self, id: u16) -> Option<usize> {
        let has = |group: &Vec<(usize, Lying)>| group.iter().any(|(n, _)| self.pieces[*n].id == id);
        self.groups.iter().position(has)
    }

    /// Lays one on the corner of a group.
    fn ride(&mut self, n: usize, group: usize, corners: [Spot; 2]) {
        let beside =
            { self.groups[group].iter() }.any(|(_, one)| matches!(one.spot, Spot::Beside(_)));
        let spot = corners[usize::from(beside)];
        // One on top of the others, with how many there are.
        let same = |(_, one): &&(usize, Lying)| one.spot == spot;
        let of = 1 + self.groups[group].iter().filter(same).count() as u8;
        let rider = self.lying(n, spot, of);
        let group = &mut self.groups[group];
        if let Spot::Middle(low) = &mut group[0].1.spot {
            *low |= !beside;
        }
        group.push(rider);
    }

    fn groups(mut self) -> Vec<Vec<(usize, Lying)>> {
        for n in self.take(Kind::Machine) {
            self.middle(n);
        }
        for n in self.take(Kind::Men) {
            self.lay_men(n);
        }
        for n in self.take(Kind::Single) {
            self.lay_single(n);
        }
        for n in self.take(Kind::Carried) {
            match self.by(n).and_then(|by| self.with(by)) {
                Some(group) => self.ride(n, group, [Spot::Load, Spot::BesideLoad]),
                None => self.middle(n),
            }
        }
        for n in self.take(Kind::Flying) {
            match self.groups.last().is_some() {
                true => {
                    let above = self.lying(n, Spot::Aloft, 1);
                    let last = self.groups.len() - 1;
                    self.groups[last].push(above);
                }
                false => self.middle(n),
            }
        }
        self.groups
    }

    /// Men lie beside a machine of their side, as far as there is room; a crew beside its own gun.
    fn lay_men(&mut self, n: usize) {
        let piece = &self.pieces[n];
        let room = |group: &Vec<(usize, Lying)>| {
            let (first, lying) = &group[0];
            let own = self.pieces[*first].side == piece.side;
            let served = self.by(*first);
            let free = served.is_none_or(|by| by == piece.id);
            let machine = matches!(lying.what, Tactical::Plate(_));
            let room = group.len() < usize::from(BESIDE) + 1;
            (own && free && machine && room).then_some(served == Some(piece.id))
        };
        let hosts = self.groups.iter().enumerate();
        let hosts = hosts.filter_map(|(i, group)| Some((room(group)?, i)));
        let Some((_, host)) = hosts.max_by_key(|(crew, i)| (*crew, std::cmp::Reverse(*i))) else {
            return self.middle(n);
        };
        let spot = Spot::Beside(self.groups[host].len() as u8 - 1);
        let one = self.lying(n, spot, 1);
        self.groups[host].push(one);
    }

    /// A single man lies on what carries him, else on men of his side, else on a machine.
    fn lay_single(&mut self, n: usize) {
        let aboard = self.by(n).and_then(|by| self.with(by));
        let side = &self.pieces[n].side;
        let own = |group: &Vec<(usize, Lying)>| self.pieces[group[0].0].side == *side;
        let men = |group: &Vec<(usize, Lying)>| {
            own(group) && group.iter().any(|(_, one)| kind(&one.what) == Kind::Men)
        };
        let host = aboard
            .or_else(|| self.groups.iter().rposition(men))
            .or_else(|| self.groups.iter().rposition(own));
        match host {
            Some(group) => self.ride(n, group, [Spot::Lead, Spot::BesideLead]),
            None => self.middle(n),
        }
    }
}
