//! How pieces lie together in a hex: squads in the middle, the leader over their upper left corner, weapons over the
//! upper right ones, men beside the machine they stand with.

use super::art::counter;
use aslsk::PieceLook;
use draw::{BESIDE, Lying, Men, Spot, Tactical};
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

impl<'a> Builder<'a> {
    fn new(pieces: &'a [PieceView], all: &[usize]) -> Builder<'a> {
        let drawn = all.iter().filter_map(|&n| Some((n, counter(&pieces[n])?)));
        Builder {
            pieces,
            drawn: drawn.collect(),
            groups: Vec::new(),
        }
    }

    /// Those of whom this holds, of one side after the other.
    fn take(&mut self, is: impl Fn(&Tactical) -> bool) -> Vec<usize> {
        let mut found: Vec<usize> = { self.drawn.iter() }
            .filter(|(_, what)| is(what))
            .map(|(n, _)| *n)
            .collect();
        found.sort_by_key(|&n| (&self.pieces[n].side, n));
        found
    }

    fn middle(&mut self, n: usize) {
        let what = self.drawn[&n].clone();
        let lying = Lying {
            what,
            spot: Spot::Middle(false),
            of: 1,
        };
        self.groups.push(vec![(n, lying)]);
    }

    /// The group of that side in which the last men lie, else one of its machines.
    fn host(&self, side: &str, of: Option<u16>) -> Option<usize> {
        let own = |group: &Vec<(usize, Lying)>| self.pieces[group[0].0].side == side;
        let has = |group: &Vec<(usize, Lying)>| {
            let mut ids = group.iter().map(|(n, _)| self.pieces[*n].id);
            of.is_some_and(|of| ids.any(|id| id == of))
        };
        let bearer = self.groups.iter().position(has);
        bearer.or_else(|| self.groups.iter().rposition(own))
    }

    /// Lays one on the corner of a group.
    fn ride(&mut self, n: usize, group: usize, corners: [Spot; 2]) {
        let group = &mut self.groups[group];
        let beside = group
            .iter()
            .any(|(_, one)| matches!(one.spot, Spot::Beside(_)));
        let spot = corners[usize::from(beside)];
        // One on top of the others, with how many there are.
        let of = 1 + group.iter().filter(|(_, one)| one.spot == spot).count() as u8;
        if let Spot::Middle(low) = &mut group[0].1.spot {
            *low |= !beside;
        }
        let what = self.drawn[&n].clone();
        group.push((n, Lying { what, spot, of }));
    }

    fn groups(mut self) -> Vec<Vec<(usize, Lying)>> {
        let machines = self.take(|what| matches!(what, Tactical::Plate(_)));
        for &n in &machines {
            self.middle(n);
        }
        let men = self.take(|what| matches!(what, Tactical::Foot(foot) if foot.men != Men::Leader));
        for &n in &men {
            self.lay_men(n);
        }
        let mut leaders =
            self.take(|what| matches!(what, Tactical::Foot(foot) if foot.men == Men::Leader));
        // The best one lies on top.
        leaders.sort_by_key(|n| match &self.drawn[n] {
            Tactical::Foot(foot) => (foot.values[2], -foot.leadership),
            _ => (0, 0),
        });
        for n in leaders {
            self.lay_leader(n);
        }
        for n in self.take(|what| matches!(what, Tactical::Load(_))) {
            let by = match self.pieces[n].look.get() {
                Some(PieceLook::Arm(look)) => look.by,
                _ => None,
            };
            match self.host(&self.pieces[n].side, by) {
                Some(group) => self.ride(n, group, [Spot::Load, Spot::BesideLoad]),
                None => self.middle(n),
            }
        }
        self.groups
    }

    /// Men lie beside a machine of their side, as far as there is room; a crew beside its own gun.
    fn lay_men(&mut self, n: usize) {
        let piece = &self.pieces[n];
        let manned = |group: &Vec<(usize, Lying)>| {
            let (first, lying) = &group[0];
            let own = self.pieces[*first].side == piece.side;
            let by = match self.pieces[*first].look.get() {
                Some(PieceLook::Gun(look)) => look.by,
                _ => None,
            };
            let free = by.is_none_or(|by| by == piece.id);
            let room = group.len() < usize::from(BESIDE) + 1;
            let machine = matches!(lying.what, Tactical::Plate(_));
            (own && free && machine && room).then_some(by == Some(piece.id))
        };
        let hosts = self.groups.iter().enumerate();
        let hosts = hosts.filter_map(|(i, group)| Some((manned(group)?, i)));
        let Some((_, host)) = hosts.max_by_key(|(crew, i)| (*crew, std::cmp::Reverse(*i))) else {
            return self.middle(n);
        };
        let what = self.drawn[&n].clone();
        let group = &mut self.groups[host];
        let spot = Spot::Beside(group.len() as u8 - 1);
        group.push((n, Lying { what, spot, of: 1 }));
    }

    fn lay_leader(&mut self, n: usize) {
        let side = &self.pieces[n].side;
        let men = |(_, group): &(usize, &Vec<(usize, Lying)>)| {
            self.pieces[group[0].0].side == *side && { group.iter() }.any(|(_, one)| {
                let foot = matches!(&one.what, Tactical::Foot(foot) if foot.men != Men::Leader);
                foot && matches!(one.spot, Spot::Middle(_) | Spot::Beside(_))
            })
        };
        match self.groups.iter().enumerate().rfind(men) {
            Some((group, _)) => self.ride(n, group, [Spot::Lead, Spot::BesideLead]),
            None => self.lay_men(n),
        }
    }
}
