//! The odds are what the rules do: told before, and counted over many plays of the same action.

use crate::content;
use commander::{Action, Cce, Gwc, Place, State, UnitId};
use table::case::CaseFile;
use table::{
    Actions, Arg, Chance, Click, Draft, Game, Known, MatchSpec, Odds, Rng, Seat, Teller, Turn,
    Viewer,
};

/// How often an action is played.
const TRIES: u32 = 3000;
/// Events, snipers and broken Weapons are not in the odds: they stir them a little.
const ABOUT: f64 = 0.04;

/// The position of a case, after these actions of its first seat.
fn position(given: &str, actions: &[&str]) -> (Cce, State) {
    at(given, actions)
}

/// The same in any book of this trunk.
fn at<G: Game<State = State, Action = Action>>(given: &str, actions: &[&str]) -> (G, State) {
    let text = format!("rules = [\"1.9a\"]\n{given}\nthen = {{ told = [\"cce-order\"] }}\n");
    let file = CaseFile::read("odds", &text).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let draft: Draft = file.cases[0].draft.clone();
    let spec = MatchSpec {
        draft: Some(draft.clone()),
        ..MatchSpec::default()
    };
    let book = G::open(&content(), &spec).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let mut state = book
        .seat(&draft)
        .unwrap_or_else(|faults| panic!("{faults:#?}"));
    let mut rng = Rng::new(1);
    for action in actions {
        let read = book.read(&state, action).expect("an action");
        let mut list = Actions::new();
        book.legal(&state, &mut list);
        assert!(list.contains(read), "{action} is legal");
        book.apply(
            &mut state,
            read,
            &mut Chance::sample(&mut rng),
            &mut Teller::silent(),
        );
    }
    (book, state)
}

fn odds<G: Game<State = State, Action = Action>>(
    book: &G,
    state: &State,
    action: &str,
) -> Option<Odds> {
    let known = Known::mask(book, state, Viewer::Seat(Seat(0)));
    let action = book.read(&known, action).expect("an action");
    book.odds(&known, action)
}

/// How often something comes of an action when nobody reacts, until the active player is asked to go on.
fn often<G: Game<State = State, Action = Action>>(
    book: &G,
    state: &State,
    action: &str,
    came: impl Fn(&State) -> bool,
) -> f64 {
    let action = book.read(state, action).expect("an action");
    let mut rng = Rng::new(7);
    let mut times = 0;
    for _ in 0..TRIES {
        let mut after = state.clone();
        let mut chance = Chance::sample(&mut rng);
        book.apply(&mut after, action, &mut chance, &mut Teller::silent());
        while let Turn::Ask(ask) = book.turn(&after) {
            if ["orders", "fire", "advance"].contains(&ask.moment) {
                break;
            }
            let mut list = Actions::new();
            book.legal(&after, &mut list);
            // Questions of triggers are answered anyhow.
            let answer = match ask.window {
                true => book.read(&after, "pass").expect("a pass"),
                false => list.plain()[0],
            };
            book.apply(&mut after, answer, &mut chance, &mut Teller::silent());
        }
        times += u32::from(came(&after));
    }
    f64::from(times) / f64::from(TRIES)
}

fn assert_close(told: f64, counted: f64) {
    assert!(
        (told - counted).abs() < ABOUT,
        "told {told:.3}, counted {counted:.3}"
    );
}

const FIGHT: &str = "turn = \"german\"\nhands = { german = [\"G-50\"] }\n\
    pieces = [\"K5 ss#A german\", \"K7 rifle#U russian\"]";

#[test]
fn a_fire_breaks_as_often_as_it_is_told() {
    let (book, state) = position(FIGHT, &["play G-50", "unit A"]);
    let told = odds(&book, &state, "fire A K7").expect("a roll");
    let hurt =
        |s: &State| s.unit(UnitId::new(1)).broken || s.unit(UnitId::new(1)).place != Place::Map;
    assert_close(told.chance, often(&book, &state, "fire A K7", hurt));
    let tired = |s: &State| s.unit(UnitId::new(1)).suppressed && !s.unit(UnitId::new(1)).broken;
    let row = told
        .rows
        .iter()
        .find(|row| row.text.key == "cce-odds-suppressed");
    let row = row.expect("a tie is possible");
    assert_close(row.chance, often(&book, &state, "fire A K7", tired));
    let tally = told.tally.expect("the firepower is opened");
    assert_eq!(&*tally.name, "firepower");
    assert!(!tally.terms.is_empty());
}

#[test]
fn a_melee_is_won_as_often_as_it_is_told() {
    let given = "turn = \"german\"\nhands = { german = [\"G-43\"] }\n\
        pieces = [\"K5 ss#A german\", \"K6 rifle#U russian\", \"A1 rifle russian\", \"O9 rifle german\"]";
    let (book, state) = position(given, &["play G-43", "unit A"]);
    let told = odds(&book, &state, "step A K6").expect("a Melee");
    let won = |s: &State| {
        s.unit(UnitId::new(0)).place == Place::Map && s.unit(UnitId::new(1)).place != Place::Map
    };
    assert_close(told.chance, often(&book, &state, "step A K6", won));
    assert_eq!(odds(&book, &state, "step A L5"), None, "nobody is there");
}

#[test]
fn clicks_that_lead_nowhere_are_told_with_the_rule() {
    let (book, state) = position(FIGHT, &["play G-50", "unit A"]);
    let why = |clicks: &[&str]| {
        let clicks: Vec<Click> = clicks.iter().map(|hex| Click::Hex((*hex).into())).collect();
        let meant = book.meant(&state, &clicks)?;
        book.why_not(&state, meant)
    };
    let empty = why(&["K5", "B2"]).expect("nobody is there");
    assert_eq!(empty.text.key, "cce-no-enemy-there");
    assert!(why(&["K5", "K7"]).is_none(), "that is legal");
    let far = position(
        "turn = \"german\"\nhands = { german = [\"G-50\"] }\n\
         pieces = [\"K5 ss#A german\", \"K7 rifle#U russian\", \"A5 rifle#V russian\"]",
        &["play G-50", "unit A"],
    );
    let clicks = ["K5", "A5"].map(|hex| Click::Hex(hex.into()));
    let meant = far.0.meant(&far.1, &clicks).expect("a shot");
    let refusal = far.0.why_not(&far.1, meant).expect("too far");
    assert_eq!(refusal.text.key, "cce-no-range-of");
}

/// The words of a refusal and the numbers in them, in their order.
fn refused(given: &str, actions: &[&str], action: &str) -> (String, Vec<i64>) {
    let (book, state) = position(given, actions);
    refusal(&book, &state, action)
}
fn refusal<G: Game<State = State, Action = Action>>(
    book: &G,
    state: &State,
    action: &str,
) -> (String, Vec<i64>) {
    let action = book.read(state, action).expect("it makes sense");
    let text = book.why_not(state, action).expect("it is refused").text;
    let number = |(_, arg): &(_, Arg)| match arg {
        Arg::Num(n) => Some(*n),
        _ => None,
    };
    (
        text.key.to_string(),
        text.args.iter().filter_map(number).collect(),
    )
}

#[test]
fn refusals_have_the_numbers_they_rest_on() {
    let told = |given: &str, actions: &[&str], action: &str, key: &str, numbers: &[i64]| {
        let expected = (key.to_owned(), numbers.to_vec());
        assert_eq!(refused(given, actions, action), expected, "{action}");
    };
    let far = "turn = \"german\"\nhands = { german = [\"G-50\"] }\n\
         pieces = [\"K5 ss#A german\", \"K7 rifle#U russian\", \"A5 rifle#V russian\"]";
    told(
        far,
        &["play G-50", "unit A"],
        "fire A A5",
        "cce-no-range-of",
        &[10, 5],
    );
    // A Leader of Command 1 reaches one hex.
    let led = "turn = \"german\"\nhands = { german = [\"G-50\"] }\n\
         pieces = [\"K5 ss#A german\", \"K5 lieutenant-x#L german\", \"K2 ss#B german\", \"K7 rifle#U russian\"]";
    told(
        led,
        &["play G-50", "unit L"],
        "unit B",
        "cce-no-radius-of",
        &[3, 1],
    );
    // A Mortar has a least range.
    let near = "turn = \"russian\"\nhands = { russian = [\"R-54\", \"R-30\"] }\n\
         pieces = [\"K5 weapon-team#A russian +light-mortar\", \"K6 rifle#D german\", \"K7 rifle#E german\"]";
    told(
        near,
        &["play R-54", "unit A"],
        "fire A/light-mortar K6",
        "cce-no-minimum-of",
        &[1, 2],
    );
    // Smoke of 6 leaves nothing of a Firepower of 5.
    let smoke = "turn = \"russian\"\nhands = { russian = [\"R-54\", \"R-30\"] }\nterrain = { K6 = \"smoke.6\" }\n\
         pieces = [\"K5 rifle#A russian\", \"K6 rifle#D german\", \"K4 rifle#E german\"]";
    told(
        smoke,
        &["play R-54", "unit A"],
        "fire A K6",
        "cce-no-firepower-of",
        &[6],
    );
}

#[test]
fn a_full_hex_is_refused_with_its_figures() {
    let book = Cce::open(&content(), &MatchSpec::scenario("1".to_owned()))
        .unwrap_or_else(|faults| panic!("{faults:#?}"));
    let mut rng = Rng::new(1);
    let mut chance = Chance::sample(&mut rng);
    let mut state = book.start(&mut chance, &mut Teller::silent());
    for _ in 0..3 {
        let at = book.read(&state, "at A3").expect("a hex");
        book.apply(&mut state, at, &mut chance, &mut Teller::silent());
    }
    // Two Leaders and a Squad are there, and a Squad comes.
    let full = ("cce-no-room-of".to_owned(), vec![10, 7]);
    assert_eq!(refusal(&book, &state, "at A3"), full);
}

/// A Strategy Card keeps a Turn open when all its Orders are given.
#[test]
fn one_order_too_many_is_refused_with_how_many_there_are() {
    let given = "turn = \"german\"\norder-limit = { german = 1 }\norders = 1\nplan = { german = \"G-S2\" }\n\
        hands = { german = [\"G-51\", \"G-69\"] }\n\
        pieces = [\"H5 infanterie#G german\", \"H8 infanterie#P french\", \"A11 infanterie french\"]";
    let (book, state) = at::<Gwc>(given, &[]);
    let (key, numbers) = refusal(&book, &state, "play G-51");
    assert_eq!(
        (key.as_str(), numbers.as_slice()),
        ("gwc-no-orders-left-of", &[1][..])
    );
}

#[test]
fn gas_takes_cover_away_from_a_rout_and_the_odds_know_it() {
    let given = |ground: &str| {
        format!(
            "turn = \"german\"\nhands = {{ german = [\"G-12\", \"G-67\"] }}\nterrain = {{ K6 = \"{ground}\" }}\n\
             pieces = [\"A1 landwehr german\", \"K6 infanterie#U french demoralised\", \
             \"A5 durant#V french demoralised\", \"O11 infanterie french\"]"
        )
    };
    let chance = |ground: &str| {
        let (book, state) = at::<Gwc>(&given(ground), &["play G-12", "side french"]);
        let told = odds(&book, &state, "unit U").expect("a Rout roll");
        let routed =
            |s: &State| s.at[1] != state.at[1] || s.unit(UnitId::new(1)).place != Place::Map;
        let counted = often(&book, &state, "unit U", routed);
        assert_close(told.chance, counted);
        told.chance
    };
    let (plain, gassed) = (chance("woods"), chance("woods gas"));
    assert!(gassed > plain + 0.1, "{plain:.2} {gassed:.2}");
}

#[test]
fn aircraft_hit_two_hexes_as_often_as_it_is_told() {
    let given = "turn = \"german\"\ndate = \"1918-06\"\nhands = { german = [\"G-37\", \"G-67\"] }\n\
        pieces = [\"A1 landwehr german\", \"G9 infanterie#U french\", \"G8 infanterie#V french\", \
        \"O11 durant french\"]";
    let (book, mut state) = at::<Gwc>(given, &[]);
    // Over G9, whatever card would have led it there.
    let mut frame = book.air_strike(Seat(0), 1);
    if let commander::Frame::Air(air) = &mut frame {
        (air.hex, air.step) = (state.at[1], 2);
    }
    state.stack.push(frame);
    let told = odds(&book, &state, "strafe G9 G8").expect("two attacks");
    let bombed = odds(&book, &state, "bomb G9").expect("an attack");
    assert!(told.chance > bombed.chance * 0.9);
    let hurt = |s: &State| {
        [1, 2]
            .map(UnitId::new)
            .iter()
            .any(|&unit| s.unit(unit).broken)
    };
    assert_close(told.chance, often(&book, &state, "strafe G9 G8", hurt));
    let hurt = |s: &State| s.unit(UnitId::new(1)).broken;
    assert_close(bombed.chance, often(&book, &state, "bomb G9", hurt));
}

#[test]
fn a_lone_agent_is_lost_for_certain() {
    let given = "turn = \"german\"\nhands = { german = [\"G-41\", \"G-67\"] }\n\
        pieces = [\"K5 abteilung#A german\", \"K6 agent#U french\", \"O11 infanterie french\"]";
    let (book, state) = at::<Gwc>(given, &["play G-41", "unit A"]);
    let told = odds(&book, &state, "step A K6").expect("a Melee");
    assert!((told.chance - 1.0).abs() < 1e-9, "{told:?}");
}
