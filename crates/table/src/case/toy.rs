//! A game of a few lines, to try the cases themselves: two sides shoot in turn
//! along a row of hexes, may step back, and draw a card afterwards.

use crate::*;
use serde::{Deserialize, Serialize};

const FACES: Faces = Faces {
    names: &["hit", "flag", "miss"],
    sides: &[1, 1, 1],
};
const SEATS: [&str; 2] = ["red", "blue"];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    Combat,
    /// The target may step back, if it can.
    Flag(u8),
    /// A card must be drawn: a forced answer that needs chance.
    Draw,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    name: Option<String>,
    column: u8,
    seat: u8,
    figures: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pieces: Vec<Piece>,
    stage: Stage,
    turn: u8,
    hand: [u64; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Fire(u8, u8),
    Stay,
    Back,
    Draw,
}

pub struct Toy {
    cards: Cards,
    trench: Vec<u8>,
}

fn label(column: u8) -> String {
    format!("{}1", char::from(b'A' + column))
}
fn column(text: &str) -> Option<u8> {
    let letter = text
        .strip_suffix('1')
        .filter(|letter| letter.len() == 1)?
        .as_bytes()[0];
    (b'A'..=b'I').contains(&letter).then(|| letter - b'A')
}
fn seat(name: &str) -> Option<u8> {
    SEATS.iter().position(|seat| *seat == name).map(|i| i as u8)
}

impl State {
    fn at(&self, column: u8) -> Option<usize> {
        self.pieces.iter().position(|piece| piece.column == column)
    }
    fn alive(&self, seat: u8) -> bool {
        self.pieces.iter().any(|piece| piece.seat == seat)
    }
}

impl Game for Toy {
    type State = State;
    type Action = Action;
    const SYSTEM: &'static str = "toy";
    const EDITION: u16 = 1;

    fn open(_: &Content, what: &MatchSpec) -> Result<Self, Vec<Fault>> {
        if let Some(name) = what.options.keys().find(|name| *name != "fog") {
            let (what, mend) = ("this scenario has no such option", "it has: fog");
            return Err(vec![Fault::new("toy/1.json", name, what, mend)]);
        }
        let terrain = what.draft.iter().flat_map(|draft| &draft.terrain);
        let trench = terrain
            .filter(|(_, words)| words == "trench")
            .filter_map(|(hex, _)| column(hex));
        Ok(Toy {
            cards: Cards::new([("ace", 2), ("king", 1)]),
            trench: trench.collect(),
        })
    }
    fn seats(&self) -> Vec<String> {
        SEATS.map(str::to_owned).to_vec()
    }
    fn start(&self, chance: &mut Chance, teller: &mut Teller) -> State {
        let card = chance.draw("deal", Seat(0), &self.cards, self.cards.all());
        teller.all(|| Text::new("toy-dealt"));
        let piece = |column, seat| Piece {
            name: None,
            column,
            seat,
            figures: 2,
        };
        State {
            pieces: vec![piece(0, 0), piece(2, 1)],
            stage: Stage::Combat,
            turn: 0,
            hand: [1 << card, 0],
        }
    }
    fn turn(&self, state: &State) -> Turn {
        let winner = [0, 1]
            .into_iter()
            .find(|&seat| !state.alive(1 - seat))
            .map(Seat);
        match (winner, state.stage) {
            (Some(_), _) => Turn::Over(Outcome { winner }),
            (_, Stage::Combat) => Turn::Ask(Ask {
                seat: Seat(state.turn),
                moment: "combat",
                window: false,
                secret: false,
                set_up: false,
            }),
            (_, Stage::Flag(_)) => Turn::Ask(Ask {
                seat: Seat(1 - state.turn),
                moment: "flag",
                window: true,
                secret: false,
                set_up: false,
            }),
            (_, Stage::Draw) => Turn::Ask(Ask {
                seat: Seat(state.turn),
                moment: "draw",
                window: false,
                secret: false,
                set_up: false,
            }),
        }
    }
    fn legal(&self, state: &State, out: &mut Actions<Action>) {
        let pairs = (0..9).flat_map(|from| (0..9).map(move |to| Action::Fire(from, to)));
        for action in pairs.chain([Action::Stay, Action::Back, Action::Draw]) {
            if self.why_not(state, action).is_none() {
                out.push(action);
            }
        }
    }
    fn why_not(&self, state: &State, action: Action) -> Option<Refusal> {
        let rule = match (state.stage, action) {
            (Stage::Combat, Action::Stay)
            | (Stage::Flag(_), Action::Stay)
            | (Stage::Draw, Action::Draw) => return None,
            (Stage::Flag(target), Action::Back) if target < 8 && state.at(target + 1).is_none() => {
                return None;
            }
            (Stage::Flag(_), Action::Back) => "flag.blocked",
            (Stage::Combat, Action::Fire(from, to)) => {
                let side = |column| state.at(column).map(|i| state.pieces[i].seat);
                match (
                    side(from) == Some(state.turn),
                    side(to) == Some(1 - state.turn),
                ) {
                    (true, true) if from.abs_diff(to) <= 3 => return None,
                    (true, true) => "fire.range",
                    _ => "fire.whom",
                }
            }
            _ => "sequence",
        };
        Some(Refusal {
            rules: vec![rule.into(), "general".into()],
            text: Text::new("toy-no"),
        })
    }
    fn apply(&self, state: &mut State, action: Action, chance: &mut Chance, teller: &mut Teller) {
        match action {
            Action::Fire(_, to) => self.fire(state, to, chance, teller),
            Action::Stay | Action::Back => {
                if let (Stage::Flag(target), Action::Back) = (state.stage, action) {
                    let i = state.at(target).expect("the target stands");
                    state.pieces[i].column += 1;
                }
                state.stage = Stage::Draw;
            }
            Action::Draw => {
                let seat = state.turn as usize;
                let left = self.cards.all() - Set128(u128::from(state.hand[0] | state.hand[1]));
                state.hand[seat] |= 1 << chance.draw("draw", Seat(state.turn), &self.cards, left);
                teller.all(|| Text::new("toy-drawn"));
                (state.turn, state.stage) = (1 - state.turn, Stage::Combat);
            }
        }
    }
    fn hide(&self, _: &mut State, _: Viewer) {}
    fn guess(&self, known: &Known<State>, _: &mut Rng) -> State {
        State::clone(known)
    }
    fn view(&self, known: &Known<State>) -> View {
        let mut view = View {
            system: "toy".into(),
            ..View::default()
        };
        let hex = |&column: &u8| HexView::new(label(column), vec!["trench".into()]);
        view.hexes = self.trench.iter().map(hex).collect();
        for (id, piece) in known.pieces.iter().enumerate() {
            let first = usize::from(piece.seat == known.turn);
            view.pieces.push(PieceView {
                id: id as u16,
                // Lost on purpose, to show that the runner sees it.
                name: piece.name.clone().filter(|name| name != "lost"),
                place: label(piece.column),
                side: SEATS[piece.seat as usize].into(),
                kind: "infantry".into(),
                values: [
                    ("figures".into(), i64::from(piece.figures)),
                    ("of".into(), 4),
                ]
                .into(),
                words: vec!["active".into(); first],
                ..PieceView::default()
            });
        }
        for seat in 0..2u8 {
            let name = SEATS[seat as usize];
            view.zones.push(self.hand(known.hand[seat as usize], seat));
            let figures = known
                .pieces
                .iter()
                .filter(|piece| piece.seat == seat)
                .map(|piece| i64::from(piece.figures));
            view.facts
                .insert(format!("figures.{name}"), figures.sum::<i64>().into());
        }
        if let Turn::Ask(ask) = self.turn(known) {
            view.prompt = Some(Prompt::new(ask, Text::new("toy-ask")));
        }
        view
    }
    fn offer(&self, state: &State, action: Action) -> Offer {
        Offer::new(self.write(state, action), Text::new("toy-offer"))
    }
    fn write(&self, _: &State, action: Action) -> String {
        match action {
            Action::Fire(from, to) => format!("fire {} {}", label(from), label(to)),
            Action::Stay => "stay".into(),
            Action::Back => "back".into(),
            Action::Draw => "draw".into(),
        }
    }
    fn read(&self, _: &State, text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            // Two words for one thing: what is written is not always what was read.
            ["stay" | "hold"] => Ok(Action::Stay),
            ["back"] => Ok(Action::Back),
            ["draw"] => Ok(Action::Draw),
            ["fire", from, to] => {
                let pair = column(from).zip(column(to)).ok_or("no such hex")?;
                Ok(Action::Fire(pair.0, pair.1))
            }
            _ => Err("no such action".into()),
        }
    }
    fn seat(&self, draft: &Draft) -> Result<State, Vec<Fault>> {
        let fault = |at: &str, what: &str| Fault::new(&draft.file, at, what, "look it up");
        let mut faults: Vec<Fault> = draft
            .more
            .keys()
            .map(|key| fault(key, "unknown key"))
            .collect();
        let words = draft.terrain.iter().filter(|(_, words)| words != "trench");
        faults.extend(words.map(|(hex, _)| fault(&format!("terrain.{hex}"), "unknown word")));
        let mut pieces = Vec::new();
        for line in draft.pieces.iter().flatten() {
            match (
                column(&line.place),
                line.words.first().and_then(|word| seat(word)),
            ) {
                (Some(column), Some(seat)) => {
                    let figures = line.value("figures").unwrap_or(4) as u8;
                    pieces.push(Piece {
                        name: line.name.clone(),
                        column,
                        seat,
                        figures,
                    });
                }
                _ => faults.push(fault(&line.at, "unknown word in a piece")),
            }
        }
        let turn = seat(draft.turn.as_deref().unwrap_or("red")).unwrap_or(0);
        let state = State {
            pieces,
            stage: Stage::Combat,
            turn,
            hand: [0; 2],
        };
        if faults.is_empty() {
            Ok(state)
        } else {
            Err(faults)
        }
    }
    fn check(&self, state: &State) -> Result<(), String> {
        if state.pieces.len() < 9 {
            Ok(())
        } else {
            Err("too many pieces".into())
        }
    }
}

impl Toy {
    fn hand(&self, hand: u64, seat: u8) -> Zone {
        let shown = (0..3).filter(|&card| hand >> card & 1 == 1);
        Zone {
            id: format!("hand.{}.all", SEATS[seat as usize]),
            kind: ZoneKind::Hand,
            seat: Some(Seat(seat)),
            count: hand.count_ones() as u16,
            cards: shown
                .map(|c| CardView::new(self.cards.name(self.cards.class(c)), Text::new("toy-card")))
                .collect(),
        }
    }
    fn fire(&self, state: &mut State, to: u8, chance: &mut Chance, teller: &mut Teller) {
        let cover = i32::from(self.trench.contains(&to));
        let term = |amount, rule: &'static str| Term {
            amount,
            rule: rule.into(),
            why: Text::new(rule),
        };
        let mut terms = vec![term(1, "fire.base"), term(1, "fire.base")];
        terms.extend((cover > 0).then(|| term(-1, "trench")));
        let total = 2 - cover;
        teller.tally(
            || Text::new("toy-fire"),
            || Tally {
                name: "dice".into(),
                total,
                terms,
            },
        );
        let dice = chance.dice("fire", Seat(state.turn), &FACES, total as u8);
        let i = state.at(to).expect("the target stands");
        let count = |face| dice.iter().filter(|&&f| f == face).count() as u8;
        state.pieces[i].figures = state.pieces[i].figures.saturating_sub(count(0));
        state.stage = if count(1) > 0 {
            Stage::Flag(to)
        } else {
            Stage::Draw
        };
        if state.pieces[i].figures == 0 {
            state.pieces.remove(i);
            state.stage = Stage::Draw;
        }
        teller.all(|| Text::new("toy-fired"));
    }
}
