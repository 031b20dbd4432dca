//! Set-up (L1.12): planned fire first, then the second player, then the first: networks, then pieces.

use crate::action::Action;
use crate::book::Book;
use crate::data::Class;
use crate::ids::{Piece, PieceOr, Pieces};
use crate::question::elsewhere;
use crate::state::{
    AT_START, GONE, HexIdOr, LATER, Marks, ModuleState, PlaneState, State, Unit, foe,
};
use hex::HexId;
use table::{Actions, Ask, Chance, Legal, Moment, No, Question, Seat, Teller, Text, no};

/// What is to be set up next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// A row of planned fire.
    Fire(u8),
    /// A fortified network.
    Network(u8),
    /// A piece.
    Piece(Piece),
    /// Where a piece faces.
    Facing(Piece),
}

/// A facing that is still to be chosen.
const UNTURNED: u8 = 6;

impl Book {
    /// An empty table.
    pub(crate) fn bare_state(&self) -> State {
        let mut s = State {
            active: self.first,
            part: foe(self.first),
            wire: self.ground.wire,
            mines: self.ground.mines,
            control: self.control,
            ..State::empty()
        };
        for post in &self.modules {
            s.modules.push(ModuleState {
                points: post.points,
                gas: post.gas,
                shrapnel: post.shrapnel,
                ..ModuleState::default()
            });
        }
        for post in &self.planes {
            s.planes.push(PlaneState {
                hex: post.hex.map_or_else(HexIdOr::default, HexIdOr),
                ..PlaneState::default()
            });
        }
        let rows = self.planned.len() + self.networks.len();
        (0..rows).for_each(|_| s.planned.push(HexIdOr::default()));
        s
    }

    /// A unit as it begins.
    pub(crate) fn fresh(&self, piece: Piece) -> Unit {
        let post = &self.posts[piece.index()];
        let kind = &self.catalog.kinds[usize::from(post.kind)];
        let mut unit = Unit::default();
        (unit.kind, unit.seat) = (post.kind, post.seat);
        unit.set_left(kind.flame.map_or(0, |flame| flame.charges));
        if post.fascine && kind.class == Class::Tank {
            unit.marks.set(Marks::FASCINE);
        }
        unit
    }

    /// The pieces of the scenario, to be set up or to enter.
    pub(crate) fn set_up(&self) -> State {
        let mut s = self.bare_state();
        for place in 0..self.posts.len() {
            let piece = Piece::of(place);
            let force = self.force(piece);
            let later = force.is_some_and(|force| force.enters > 0);
            let mut unit = self.fresh(piece);
            unit.hex = HexIdOr(if later { LATER } else { AT_START });
            let facing = force.and_then(|force| force.facing);
            let faces = self.catalog.kinds[usize::from(unit.kind)].faces() && !later;
            unit.facing = facing.unwrap_or(if faces { UNTURNED } else { 0 });
            // Leaders and AT rifles are with their tank or team from the start (L20.3, L21.1).
            let host = self.posts[place]
                .with
                .filter(|_| unit_rides(self, unit.kind));
            unit.aboard = host.map_or(PieceOr::NONE, PieceOr::from);
            s.add(unit);
        }
        s
    }

    /// Whether somebody has still something to set up.
    pub(crate) fn is_setting_up(&self, s: &State) -> bool {
        self.next_up(s).is_some()
    }

    /// What is set up next, and by whom.
    pub(crate) fn next_up(&self, s: &State) -> Option<(Seat, Next)> {
        let rows = self.planned.iter().enumerate();
        let mut open = rows.filter(|(row, _)| s.planned[*row].0 == GONE);
        // L1.12: planned fire is written down before the other side sets up.
        if let Some((row, planned)) = open.next() {
            return Some((planned.seat, Next::Fire(row as u8)));
        }
        [foe(self.first), self.first].into_iter().find_map(|seat| {
            if let Some(place) = self.next_network(s, seat) {
                return Some((seat, Next::Network(place)));
            }
            let own = || { s.pieces() }.filter(move |&piece| s.unit(piece).seat == seat);
            let turns = |&piece: &Piece| s.unit(piece).facing == UNTURNED && s.on_map(piece);
            if let Some(piece) = own().find(turns) {
                return Some((seat, Next::Facing(piece)));
            }
            let waits = |&piece: &Piece| s.hex(piece) == AT_START && self.host(piece).is_none();
            own().find(waits).map(|piece| (seat, Next::Piece(piece)))
        })
    }

    /// The gun, team or tank that a piece is set up with.
    fn host(&self, piece: Piece) -> Option<Piece> {
        self.posts[piece.index()].with
    }

    /// Those who are set up with a piece.
    fn guests(&self, of: Piece) -> Pieces {
        let posts = self.posts.iter().enumerate();
        posts
            .filter(|(_, post)| post.with == Some(of))
            .map(|(n, _)| Piece::of(n))
            .collect()
    }

    /// A piece with its host and guests.
    pub(crate) fn together(&self, piece: Piece) -> Pieces {
        let host = self.host(piece).unwrap_or(piece);
        self.guests(host) | Pieces::one(host)
    }

    fn may_place(&self, s: &State, piece: Piece, hex: HexId) -> Legal {
        if !matches!(self.next_up(s), Some((_, Next::Piece(next))) if next == piece) {
            return no(&["L1.12"], "landships-no-place");
        }
        let area = self
            .force(piece)
            .is_some_and(|force| force.area.contains(hex));
        if hex.index() >= self.ground.len() || !area {
            return Err(No::by(&["L1.12"], "landships-no-area").at(hex));
        }
        self.may_stand(s, piece, hex)
    }

    /// The same of a piece whose turn it is, in a hex of its area.
    fn may_stand(&self, s: &State, piece: Piece, hex: HexId) -> Legal {
        let seat = s.unit(piece).seat;
        if !s.of_in(foe(seat), hex).is_empty() {
            return Err(No::by(&["L1.12"], "landships-no-enemy-hex").at(hex));
        }
        let kind = self.kind(s, piece);
        let road = self.ground.plot(hex).road != 0 && !kind.is_support();
        if !road {
            self.entry_cost(s, kind, AT_START, hex)?;
        }
        let all = self.guests(piece) | Pieces::one(piece);
        match self.has_room(s, seat, hex, all) {
            true => Ok(()),
            false => Err(No::by(&["L8.1"], "landships-no-room").at(hex)),
        }
    }

    /// L26.1: guns and MG groups of the defender, where the option is chosen.
    fn may_hide(&self, s: &State, piece: Piece, hex: HexId) -> Legal {
        self.may_place(s, piece, hex)?;
        match self.can_hide(s, piece) {
            true => Ok(()),
            false => no(&["L26.1"], "landships-no-hide"),
        }
    }

    fn can_hide(&self, s: &State, piece: Piece) -> bool {
        let kind = self.kind(s, piece);
        let kept = kind.is_support() || kind.class == Class::Mg;
        self.optional.hidden && kept && s.unit(piece).seat != self.first
    }
}

/// Whether it is aboard of what it is set up with.
fn unit_rides(book: &Book, kind: u8) -> bool {
    matches!(
        book.catalog.kinds[usize::from(kind)].class,
        Class::Leader | Class::Rifle
    )
}

/// Where a piece is set up, where it faces, where planned fire falls, where networks are dug.
pub struct SetUp;

impl Question for SetUp {
    type Book = Book;
    type State = State;
    type Action = Action;

    fn asked(&self, book: &Book, s: &State) -> (Seat, Moment) {
        match book.next_up(s).expect("something is to be set up") {
            (seat, Next::Fire(_)) => (seat, "plan"),
            (seat, Next::Network(_)) => (seat, "dig"),
            (seat, Next::Piece(_)) => (seat, "set-up"),
            (seat, Next::Facing(_)) => (seat, "face"),
        }
    }
    // Where one network is may leave one hex for the next (L26.1).
    fn ask(&self, book: &Book, s: &State) -> Ask {
        let (seat, moment) = self.asked(book, s);
        Ask {
            seat,
            moment,
            window: false,
            // So may where hidden units are.
            secret: moment == "dig" || book.has_hidden(s, seat),
            set_up: true,
        }
    }
    fn list(&self, book: &Book, s: &State, out: &mut Actions<Action>) {
        match book.next_up(s) {
            Some((_, Next::Fire(row))) => { book.planned[usize::from(row)].area.iter() }
                .for_each(|hex| out.push(Action::Plan(row, hex))),
            Some((_, Next::Network(place))) => {
                let area = book.networks[usize::from(place)].area.iter();
                area.filter(|hex| book.may_dig(s, place, *hex).is_ok())
                    .for_each(|hex| out.push(Action::Dig(hex)));
            }
            Some((_, Next::Facing(_))) => (0..6).for_each(|side| out.push(Action::Turn(side))),
            Some((_, Next::Piece(piece))) => {
                let area = book
                    .force(piece)
                    .map(|force| force.area)
                    .unwrap_or_default();
                let hides = book.can_hide(s, piece);
                for hex in area.iter() {
                    if book.may_stand(s, piece, hex).is_err() {
                        continue;
                    }
                    out.push(Action::Place(piece, hex));
                    if hides {
                        out.push(Action::Hide(piece, hex));
                    }
                }
            }
            None => {}
        }
    }
    fn test(&self, book: &Book, s: &State, action: Action) -> Legal {
        match (action, book.next_up(s)) {
            (Action::Place(piece, hex), _) => book.may_place(s, piece, hex),
            (Action::Hide(piece, hex), _) => book.may_hide(s, piece, hex),
            (Action::Dig(hex), Some((_, Next::Network(place)))) => book.may_dig(s, place, hex),
            (Action::Turn(side), Some((_, Next::Facing(_)))) if side < 6 => Ok(()),
            (Action::Plan(row, hex), Some((_, Next::Fire(next)))) if row == next => {
                match book.planned[usize::from(row)].area.contains(hex) {
                    true => Ok(()),
                    false => Err(No::by(&["L14.18"], "landships-no-area").at(hex)),
                }
            }
            _ => elsewhere(action),
        }
    }
    fn answer(&self, book: &Book, s: &mut State, action: Action, _: &mut Chance, _: &mut Teller) {
        match (action, book.next_up(s)) {
            (Action::Place(piece, hex) | Action::Hide(piece, hex), _) => {
                for one in (book.guests(piece) | Pieces::one(piece)).iter() {
                    if matches!(action, Action::Hide(..)) {
                        s.mark(one, Marks::HIDDEN);
                    }
                    s.put(one, hex);
                }
            }
            (Action::Turn(side), Some((_, Next::Facing(piece)))) => {
                s.unit_mut(piece).facing = side;
            }
            (Action::Dig(hex), Some((_, Next::Network(place)))) => book.dig(s, place, hex),
            (Action::Plan(row, hex), _) => s.planned[usize::from(row)] = HexIdOr(hex),
            _ => {}
        }
    }
    fn meant(&self, book: &Book, s: &State, _: Option<HexId>, at: HexId) -> Option<Action> {
        match book.next_up(s)? {
            (_, Next::Fire(row)) => Some(Action::Plan(row, at)),
            (_, Next::Network(_)) => Some(Action::Dig(at)),
            (_, Next::Piece(piece)) => Some(Action::Place(piece, at)),
            (_, Next::Facing(_)) => None,
        }
    }
    fn note(&self, book: &Book, s: &State) -> Option<Text> {
        let Some((_, Next::Fire(row))) = book.next_up(s) else {
            return None;
        };
        let row = &book.planned[usize::from(row)];
        let text = Text::new("landships-note-plan").text("module", book.module_text(row.module));
        Some(text.num("turn", row.turns.0))
    }
    fn concerns(&self, book: &Book, s: &State) -> Vec<u16> {
        match book.next_up(s) {
            Some((_, Next::Piece(piece) | Next::Facing(piece))) => vec![piece.into()],
            _ => Vec::new(),
        }
    }
}
