//! What became of units, points and ground, read from views.

use table::{ObjectiveView, PieceView, Seat, SideView, Text, View};

/// A unit as it stands.
#[derive(Clone, Debug)]
pub(super) struct UnitNow {
    pub id: u16,
    pub seat: Option<Seat>,
    pub hex: String,
    pub name: Text,
    /// How many are left of it; one where they are not counted.
    pub left: i64,
    pub shaken: bool,
}

/// A number of a side.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Number {
    pub seat: Seat,
    pub text: Text,
    pub side: Text,
    pub value: i64,
}

/// How things stand in a position.
#[derive(Clone, Debug, Default)]
pub(super) struct Standing {
    pub units: Vec<UnitNow>,
    /// Every piece that is not lost, wherever it is.
    pub present: Vec<u16>,
    pub numbers: Vec<Number>,
    pub goals: Vec<ObjectiveView>,
    pub sides: Vec<(Seat, Text)>,
}

/// Whether a place of a view is a hex: boxes and spaces of a track have other names.
fn is_hex(place: &str) -> bool {
    place.ends_with(|last: char| last.is_ascii_digit()) && !place.contains('.')
}

impl Standing {
    pub fn new(view: &View, lost: &[&str], shaken: &[&str], strength: &str) -> Standing {
        let present = || { view.pieces.iter() }.filter(|piece| !lost.contains(&&*piece.place));
        let there = |piece: &&PieceView| is_hex(&piece.place) && !piece.values.contains_key("by");
        let unit = |piece: &PieceView| UnitNow {
            id: piece.id,
            seat: { view.sides.iter() }
                .find(|side| side.name == piece.side)
                .map(|side| side.seat),
            hex: piece.place.clone(),
            name: named(view, piece),
            left: piece.values.get(strength).copied().unwrap_or(1),
            shaken: piece.words.iter().any(|word| shaken.contains(&&**word)),
        };
        Standing {
            units: present().filter(there).map(unit).collect(),
            present: present().map(|piece| piece.id).collect(),
            numbers: view.sides.iter().filter_map(number).collect(),
            goals: view.objectives.clone(),
            sides: view
                .sides
                .iter()
                .map(|side| (side.seat, side.text.clone()))
                .collect(),
        }
    }
}

/// A piece in the words of its system.
fn named(view: &View, piece: &PieceView) -> Text {
    let text = Text::new(format!("{}-unit-{}", view.system, piece.kind));
    match view.sides.iter().find(|side| side.name == piece.side) {
        Some(side) => text.text("side", side.text.clone()),
        None => text,
    }
}

/// What a side plays for.
fn number(side: &SideView) -> Option<Number> {
    let goal = side.tracks.iter().find(|track| track.goal);
    let track = goal.or(side.tracks.first())?;
    Some(Number {
        seat: side.seat,
        text: track.text.clone(),
        side: side.text.clone(),
        value: track.value,
    })
}

/// What became of what stood somewhere, over many rounds.
#[derive(Clone, Debug)]
pub(super) struct Fates {
    pub rounds: f64,
    /// By unit: how often it was lost, how often it was shaken or how much of it was gone while it was not lost.
    pub lost: Vec<f64>,
    pub shaken: Vec<f64>,
    pub gone: Vec<f64>,
    /// The sum of each number.
    pub numbers: Vec<f64>,
    /// By goal: how often each seat held it.
    pub held: Vec<[f64; 2]>,
    /// How often the match was over, won and lost.
    pub over: [f64; 2],
}

impl Fates {
    pub fn of(before: &Standing) -> Fates {
        let units = before.units.len();
        Fates {
            rounds: 0.0,
            lost: vec![0.0; units],
            shaken: vec![0.0; units],
            gone: vec![0.0; units],
            numbers: vec![0.0; before.numbers.len()],
            held: vec![[0.0; 2]; before.goals.len()],
            over: [0.0; 2],
        }
    }

    /// Takes in how a round came out.
    pub fn add(&mut self, before: &Standing, after: &Standing, over: Option<f64>) {
        self.rounds += 1.0;
        for (i, unit) in before.units.iter().enumerate() {
            if !after.present.contains(&unit.id) {
                self.lost[i] += 1.0;
            } else if let Some(now) = after.units.iter().find(|now| now.id == unit.id) {
                self.gone[i] += (unit.left - now.left).max(0) as f64;
                self.shaken[i] += f64::from(now.shaken);
            }
        }
        for (sum, number) in self.numbers.iter_mut().zip(&after.numbers) {
            *sum += number.value as f64;
        }
        for (held, goal) in self.held.iter_mut().zip(&after.goals) {
            if let Some(held) = goal.holder.and_then(|seat| held.get_mut(seat.index())) {
                *held += 1.0;
            }
        }
        match over {
            Some(won) if won > 0.5 => self.over[0] += 1.0,
            Some(won) if won < 0.5 => self.over[1] += 1.0,
            _ => {}
        }
    }
}
