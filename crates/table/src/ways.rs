//! Where a piece can go, for who would rather click the goal than every hex on the way.
//!
//! A way is found by doing it, from what the mover knows: its steps are the steps of the rules, each with what it costs, and no
//! system tells its movement a second time.

use crate::orders::PASS;
use crate::{
    Actions, Ask, Chance, Click, Game, Known, Mark, Offer, Rng, Seat, Teller, Turn, Viewer,
};
use hex::Heading;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BinaryHeap};

/// So many positions are looked at for one mover, and so many of one hex while it is turned the same way.
const POSITIONS: usize = 1_500;
const OF_A_HEX: u8 = 3;
/// Who has to turn comes by a hex in many ways.
const TURNING: usize = 9_000;
/// A reaction is passed at most so often between two steps: more is a fault of the rules.
const PASSES: usize = 16;

/// Where a piece can go, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Way {
    /// The hex it goes to.
    pub to: String,
    /// What it costs altogether.
    pub cost: i64,
    /// What is left then, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<i64>,
    /// The steps, the cheapest way, and of those the safest.
    pub steps: Vec<WayStep>,
    /// Whether what comes of the last step is not known: a die, a card, something hidden.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
}

/// One step of a way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WayStep {
    /// The notation, to be sent.
    pub action: String,
    /// The hex it leads to: for who begins or turns, the one he is in.
    pub hex: String,
    /// The fire it may draw there, as everybody knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threat: Option<Threat>,
}

/// Who could fire at what has just moved, as everybody knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Threat {
    /// How many units.
    pub units: u16,
    /// How far the nearest of them is.
    pub range: u16,
}

/// A position on the way.
struct Spot<S> {
    state: S,
    hex: String,
    /// Which way it turned last, where it turned.
    heading: Option<Heading>,
    way: Way,
    fired_at: u32,
    /// In which order it was found: what is equal is taken in that order.
    n: usize,
}

impl<S> Spot<S> {
    /// Where a way begins.
    fn first(state: S, from: &str) -> Spot<S> {
        Spot {
            state,
            hex: from.to_owned(),
            heading: None,
            way: Way {
                to: from.to_owned(),
                cost: 0,
                left: None,
                steps: Vec::new(),
                open: false,
            },
            fired_at: 0,
            n: 0,
        }
    }
    fn rank(&self) -> (i64, u32, usize, usize) {
        (self.way.cost, self.fired_at, self.way.steps.len(), self.n)
    }
}
impl<S> PartialEq for Spot<S> {
    fn eq(&self, other: &Self) -> bool {
        self.rank() == other.rank()
    }
}
impl<S> Eq for Spot<S> {}
impl<S> PartialOrd for Spot<S> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl<S> Ord for Spot<S> {
    /// The cheapest is the greatest: a heap gives the greatest first.
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        other.rank().cmp(&self.rank())
    }
}

/// What a step came to.
enum Came {
    /// It can be gone on from there, or not.
    Known(Option<Threat>),
    /// A die, a card or something hidden decides.
    Open(Option<Threat>),
}

/// Looks for ways.
struct Scout<'a, G: Game> {
    book: &'a G,
    seat: Seat,
    /// The piece that goes, where the offers name one.
    piece: Option<u16>,
}

/// Everywhere that what stands in a hex, or one piece of it, can go from here; by hex. Nothing if it is not its turn. `via`:
/// the steps with which every way begins.
pub(crate) fn ways<G: Game>(
    book: &G,
    known: &Known<G::State>,
    from: &str,
    piece: Option<u16>,
    via: &[String],
) -> Vec<Way> {
    let (Turn::Ask(Ask { seat, .. }), Viewer::Seat(me)) = (book.turn(known), known.viewer()) else {
        return Vec::new();
    };
    if seat != me {
        return Vec::new();
    }
    let scout = Scout { book, seat, piece };
    // Whatever is hidden, the steps are the same: what depends on it is open.
    let state = book.guess(known, &mut Rng::new(0));
    let mut spot = Spot::first(state, from);
    for action in via {
        let mut steps = scout.steps(&spot.state, &spot.hex).into_iter();
        let Some((action, offer)) = steps.find(|(_, offer)| offer.action == *action) else {
            return Vec::new();
        };
        spot = scout.step(&spot, action, offer, 0);
        if spot.way.open {
            return Vec::new();
        }
    }
    scout.search(spot, from)
}

impl<G: Game> Scout<'_, G> {
    fn search(&self, first: Spot<G::State>, from: &str) -> Vec<Way> {
        let mut heap = BinaryHeap::from([first]);
        let mut seen: BTreeMap<(String, Option<u8>), u8> = BTreeMap::new();
        let mut found: BTreeMap<String, Way> = BTreeMap::new();
        let mut looked = 0;
        while let Some(spot) = heap.pop() {
            let facing = spot.heading.map(|heading| heading.index() as u8);
            let times = seen.entry((spot.hex.clone(), facing)).or_default();
            *times += 1;
            if !spot.way.steps.is_empty() && spot.hex != from {
                let known = found.entry(spot.hex.clone());
                known.or_insert_with(|| self.ended(&spot));
            }
            // Who turns comes by a hex once for each way he is turned.
            let (often, most) = match facing {
                Some(_) => (1, TURNING),
                None => (OF_A_HEX, POSITIONS),
            };
            if *times > often || spot.way.open || looked >= most {
                continue;
            }
            for (action, offer) in self.steps(&spot.state, &spot.hex) {
                looked += 1;
                heap.push(self.step(&spot, action, offer, looked));
            }
        }
        found.into_values().collect()
    }

    /// A way that ends here: where nobody answers the steps, what may be fired at who stops.
    fn ended(&self, spot: &Spot<G::State>) -> Way {
        let mut way = spot.way.clone();
        if let Some(last) = way.steps.last_mut()
            && !way.open
        {
            last.threat = last.threat.or_else(|| self.book.threat(&spot.state));
        }
        way
    }

    /// The steps of the mover that stands in this hex.
    fn steps(&self, state: &G::State, hex: &str) -> Vec<(G::Action, Offer)> {
        if !matches!(self.book.turn(state), Turn::Ask(ask) if ask.seat == self.seat) {
            return Vec::new();
        }
        let mut list = Actions::new();
        self.book.legal(state, &mut list);
        let offers = list
            .iter()
            .map(|action| (action, self.book.offer(state, action)));
        let mine = |offer: &Offer| {
            // A step from hex to hex, a turn in the hex, or what begins a move: only that of who goes.
            let (from, other) = match (offer.mark, offer.click.as_slice()) {
                (Mark::Begin, [Click::Hex(from)]) => (from, self.piece != offer.piece),
                (Mark::Move, [Click::Hex(from), Click::Hex(_) | Click::Way { .. }]) => {
                    let both = self.piece.zip(offer.piece);
                    (from, both.is_some_and(|(a, b)| a != b))
                }
                _ => return false,
            };
            from == hex && !other
        };
        offers.filter(|(_, offer)| mine(offer)).collect()
    }

    fn step(
        &self,
        spot: &Spot<G::State>,
        action: G::Action,
        offer: Offer,
        n: usize,
    ) -> Spot<G::State> {
        let mut state = spot.state.clone();
        let came = self.go(&mut state, action);
        let (Came::Known(threat) | Came::Open(threat)) = came;
        let (hex, heading) = match offer.click.last() {
            Some(Click::Hex(hex)) => (hex.clone(), spot.heading),
            Some(Click::Way { heading, .. }) => (spot.hex.clone(), Some(*heading)),
            _ => (spot.hex.clone(), spot.heading),
        };
        let mut way = spot.way.clone();
        // To begin costs nothing where nothing is said of it.
        let least = i64::from(hex != spot.hex);
        way.to.clone_from(&hex);
        way.cost += offer.cost.unwrap_or(least);
        way.left = self.book.left(&state);
        way.open = matches!(came, Came::Open(_));
        way.steps.push(WayStep {
            action: offer.action,
            hex: hex.clone(),
            threat,
        });
        Spot {
            state,
            hex,
            heading,
            way,
            fired_at: spot.fired_at + threat.map_or(0, |threat| threat.units.into()),
            n,
        }
    }

    /// Does a step; whoever could answer lets it go by.
    fn go(&self, state: &mut G::State, action: G::Action) -> Came {
        let mut threat = None;
        let mut action = action;
        for _ in 0..PASSES {
            let mut rng = Rng::new(0);
            let (mut chance, mut teller) = (Chance::sample(&mut rng), Teller::silent());
            self.book.apply(state, action, &mut chance, &mut teller);
            if chance.drew() || teller.probed() {
                return Came::Open(threat);
            }
            let Turn::Ask(ask) = self.book.turn(state) else {
                return Came::Open(threat);
            };
            if ask.seat == self.seat {
                return Came::Known(threat);
            }
            threat = threat.or_else(|| self.book.threat(state));
            let Some(pass) = self
                .find(state, |offer| offer == PASS)
                .filter(|_| ask.window)
            else {
                return Came::Open(threat);
            };
            action = pass;
        }
        Came::Open(threat)
    }

    /// The answer that is written like this.
    fn find(&self, state: &G::State, is: impl Fn(&str) -> bool) -> Option<G::Action> {
        let mut list = Actions::new();
        self.book.legal(state, &mut list);
        list.iter()
            .find(|&action| is(&self.book.write(state, action)))
    }
}
