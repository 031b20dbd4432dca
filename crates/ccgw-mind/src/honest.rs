//! Machine players know what their seat knows, and keep to their time.

use crate::judge::JUDGE;
use ccgw::{Action, Book, State};
use include_dir::{Dir, include_dir};
use players::{Adviser, Advising, Budget, Clock, Player, Thinker};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::commit::Secrets;
use table::{
    Actions, Chance, Content, Game, Known, Match, MatchSpec, Rng, Seat, Teller, Turn, Viewer,
    random_step,
};

/// The content of the project.
fn content() -> Content {
    static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../content/ccgw");
    let mut content = Content::default();
    for folder in std::iter::once(&FILES).chain(FILES.dirs()) {
        for file in folder.files() {
            let path = format!("ccgw/{}", file.path().display());
            content.insert(path, file.contents_utf8().unwrap_or_default());
        }
    }
    content
}

fn book(scenario: &str) -> Book {
    let spec = MatchSpec::scenario(scenario.to_owned());
    Book::open(&content(), &spec).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn start(book: &Book, rng: &mut Rng) -> State {
    book.start(&mut Chance::sample(rng), &mut Teller::silent())
}

/// The first answer of a player that has seen nothing yet.
fn answer(player: Player, book: &Book, state: &State, seat: Seat) -> Action {
    let known = Known::mask(book, state, Viewer::Seat(seat));
    Thinker::new(player, JUDGE, Rng::new(77)).choose(book, &known)
}

#[test]
fn what_a_seat_cannot_know_does_not_change_its_choice() {
    let book = book("4");
    let mut rng = Rng::new(12);
    let mut state = start(&book, &mut rng);
    let mut list = Actions::new();
    let (mut asked, mut differ) = (0, 0);
    let players = ["quick", "soft:40", "greedy", "search:60it"];
    let players = players.map(|name| name.parse().expect("a player"));
    for step in 0.. {
        let Turn::Ask(ask) = book.turn(&state) else {
            break;
        };
        list.clear();
        book.legal(&state, &mut list);
        if step % 11 == 0 && list.len() > 1 {
            let known = Known::mask(&book, &state, Viewer::Seat(ask.seat));
            // Another position that the seat could not tell from this one.
            let other = book.guess(&known, &mut rng);
            differ += u32::from(other != state);
            for player in players {
                let choice = |state| answer(player, &book, state, ask.seat);
                assert_eq!(choice(&state), choice(&other), "{player} at {}", ask.moment);
            }
            asked += 1;
        }
        random_step(&book, &mut state, &mut list, &mut rng);
        if asked == 40 {
            break;
        }
    }
    assert!(asked == 40 && differ > 30, "{differ} of {asked}");
}

/// A clock that stands still: nobody is ever late.
struct Standing;

impl Clock for Standing {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// What an adviser who has seen nothing yet proposes, and what he says to an answer.
fn advice(book: &Arc<Book>, state: &State, action: &str) -> String {
    let spec = MatchSpec::scenario("4");
    let secrets = Secrets::from_number(1, 2);
    let game = Match::begin_at(book.clone(), &spec, secrets, None, Some(state.clone()));
    let game = game.unwrap_or_else(|faults| panic!("{faults:#?}"));
    let player = "search:60it".parse().expect("a player");
    let adviser = Adviser::new(player, JUDGE, Rng::new(77)).by(Arc::new(Standing));
    let mut adviser: Box<dyn Advising> = Box::new(adviser);
    assert!(adviser.look(&game));
    format!(
        "{:?} {:?}",
        adviser.warn(&[action.to_owned()]),
        adviser.hint()
    )
}

#[test]
fn what_a_seat_cannot_know_does_not_change_what_it_is_advised() {
    let book = Arc::new(book("4"));
    let mut rng = Rng::new(12);
    let mut state = start(&book, &mut rng);
    let mut list = Actions::new();
    let (mut asked, mut differ) = (0, 0);
    for step in 0.. {
        let Turn::Ask(ask) = book.turn(&state) else {
            break;
        };
        list.clear();
        book.legal(&state, &mut list);
        if step % 23 == 0 && list.len() > 1 {
            let known = Known::mask(&*book, &state, Viewer::Seat(ask.seat));
            let other = book.guess(&known, &mut rng);
            differ += u32::from(other != state);
            let last = list.iter().last().expect("there are some");
            let action = Game::write(&*book, &known, last);
            let said = |state| advice(&book, state, &action);
            assert_eq!(said(&state), said(&other), "{action} at {}", ask.moment);
            asked += 1;
        }
        random_step(&*book, &mut state, &mut list, &mut rng);
        if asked == 6 {
            break;
        }
    }
    assert!(asked == 6 && differ > 3, "{differ} of {asked}");
}

/// A clock that goes on by a millisecond whenever it is read.
#[derive(Default)]
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
    fn rest_until(&self, time: Duration) {
        self.0.fetch_max(time.as_millis() as u64, Ordering::Relaxed);
    }
}

#[test]
fn the_time_of_an_answer_tells_nothing_of_what_a_seat_holds() {
    let book = book("4");
    let budget = Budget::Time(Duration::from_millis(4000));
    let clock = Arc::new(Ticking::default());
    let mut minds = [1, 2].map(|seed| {
        let thinker = Thinker::new(Player::Search(budget), JUDGE, Rng::new(seed));
        thinker.on(1).by(clock.clone())
    });
    let mut rng = Rng::new(5);
    let mut state = start(&book, &mut rng);
    let mut list = Actions::new();
    // By seat: the turn, how many questions it was put in it, whether one of them was the first of its own.
    let mut put = [(0, 0, false); 2];
    let mut forced = 0;
    while let Turn::Ask(ask) = book.turn(&state)
        && state.turn < 5
    {
        let seat = ask.seat.index();
        if put[seat].0 != state.turn {
            put[seat] = (state.turn, 0, false);
        }
        let known = Known::mask(&book, &state, Viewer::Seat(ask.seat));
        let before = clock.0.load(Ordering::Relaxed);
        let action = minds[seat].choose_in_time(&book, &known);
        let took = clock.0.load(Ordering::Relaxed) - before;
        // What everybody sees: whose turn it is, and how many questions there were.
        let (_, questions, begun) = &mut put[seat];
        let first = state.active == ask.seat && !ask.window && !*begun;
        let left = 0.94f64.powi(*questions - i32::from(*begun)) * if *begun { 0.5 } else { 1.0 };
        let part = left * if first { 0.5 } else { 0.06 };
        assert!(
            took.abs_diff((4000.0 * part) as u64) <= 3,
            "{took} at {}: {part}",
            ask.moment
        );
        *begun |= first;
        *questions += 1;
        list.clear();
        book.legal(&state, &mut list);
        forced += u32::from(list.len() == 1);
        let (chance, teller) = (&mut Chance::sample(&mut rng), &mut Teller::silent());
        book.apply(&mut state, action, chance, teller);
    }
    assert!(forced > 5, "{forced} questions with a single answer");
}

#[test]
fn a_search_never_thinks_longer_than_its_budget() {
    const BUDGET: u64 = 300;
    let book = book("1");
    let clock = Arc::new(Ticking::default());
    let budget = Budget::Time(Duration::from_millis(BUDGET));
    let mut minds = [1, 2].map(|seed| {
        let thinker = Thinker::new(Player::Search(budget), JUDGE, Rng::new(seed));
        thinker.on(1).by(clock.clone())
    });
    let mut rng = Rng::new(5);
    let mut state = start(&book, &mut rng);
    let (mut turn, mut spent, mut most) = (0, [0; 2], 0);
    while let Turn::Ask(ask) = book.turn(&state) {
        if state.turn > 24 {
            break;
        }
        if state.turn != turn {
            (turn, spent) = (state.turn, [0; 2]);
        }
        let known = Known::mask(&book, &state, Viewer::Seat(ask.seat));
        let before = clock.0.load(Ordering::Relaxed);
        let action = minds[ask.seat.index()].choose(&book, &known);
        let seat = &mut spent[ask.seat.index()];
        // The last look at the clock moves it too, after the thinking.
        let reads = clock.0.load(Ordering::Relaxed) - before;
        *seat += reads.saturating_sub(1);
        most = most.max(*seat);
        assert!(*seat <= BUDGET, "{seat} in turn {turn}");
        book.apply(
            &mut state,
            action,
            &mut Chance::sample(&mut rng),
            &mut Teller::silent(),
        );
    }
    assert!(most > BUDGET / 2, "the time is used: {most}");
}
