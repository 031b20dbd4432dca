//! Machine players: how strong, how fair, and that anybody can hold one.

use crate::{content, scenarios};
use players::{Bout, Budget, Course, Duel, Games, Level, Machine, Player, Times};
use table::commit::Secrets;
use table::{AnyMatch, Content, MatchSpec, Rng, Turn, Viewer};

fn player(name: &str) -> Machine {
    name.parse()
        .unwrap_or_else(|name| panic!("{name} is no player"))
}

/// A duel over every so many scenarios of the first system.
fn duel(content: &Content, a: &str, b: &str, every: usize, threads: usize) -> Vec<Bout> {
    duel_of("ccgw", content, a, b, every, threads)
}

/// A duel over every so many scenarios of a system.
fn duel_of(
    id: &str,
    content: &Content,
    a: &str,
    b: &str,
    every: usize,
    threads: usize,
) -> Vec<Bout> {
    let system = shelf::system(id).expect("the system is on the shelf");
    let specs: Vec<MatchSpec> = scenarios(content)
        .into_iter()
        .filter(|(system, _)| system.id() == id)
        .step_by(every)
        .map(|(_, card)| MatchSpec::scenario(card.id))
        .collect();
    let duel = Duel {
        a: player(a),
        b: player(b),
        first: 0,
        pairs: specs.len() as u64,
        seed: 4,
        threads,
        cores: 1,
    };
    let played = system.arena(content, &specs, &duel, [None; 2], &|_| {});
    let played = played.unwrap_or_else(|faults| panic!("{faults:#?}"));
    played.unwrap_or_else(|error| panic!("{error}"))
}

fn won(bouts: &[Bout]) -> usize {
    bouts.iter().filter(|bout| bout.won == Some(true)).count()
}

#[test]
fn whoever_looks_at_the_position_beats_chance() {
    let content = content();
    for (strong, every) in [("quick", 1), ("greedy", 4), ("search:60it", 4)] {
        let bouts = duel(&content, strong, "random", every, 2);
        assert_eq!(won(&bouts), bouts.len(), "{strong}");
    }
    // Who errs may lose one now and then.
    let bouts = duel(&content, "soft:40", "random", 4, 2);
    assert!(won(&bouts) >= bouts.len() - 1);
}

#[test]
fn orders_that_are_weighed_as_a_whole_beat_chance() {
    let content = content();
    for id in ["cce", "gwc", "aslsk", "landships"] {
        let bouts = duel_of(id, &content, "greedy", "random", 1, 2);
        assert!(
            won(&bouts) * 10 >= bouts.len() * 9,
            "{id}: {} of {}",
            won(&bouts),
            bouts.len()
        );
    }
}

#[test]
fn a_search_beats_what_it_searches_with() {
    let bouts = duel(&content(), "search:300it", "quick", 2, 2);
    assert!(
        won(&bouts) * 2 > bouts.len(),
        "{} of {}",
        won(&bouts),
        bouts.len()
    );
}

#[test]
fn the_games_of_a_pair_have_the_same_dice_and_cards() {
    let content = content();
    for players in ["random", "quick"] {
        // Both players are the same: so are both games of a pair, and whoever sits on the winning side wins.
        let bouts = duel(&content, players, players, 5, 1);
        assert!(bouts.len() > 4);
        for pair in bouts.chunks(2) {
            let [one, other] = pair else {
                panic!("games come in pairs")
            };
            assert_eq!((one.pair, one.scenario), (other.pair, other.scenario));
            assert_ne!(one.a, other.a);
            assert_eq!(one.actions, other.actions);
            assert_eq!(one.won, other.won.map(|won| !won));
        }
    }
}

#[test]
fn a_duel_does_not_depend_on_the_number_of_threads() {
    let content = content();
    let told = |threads| {
        let bouts = duel(&content, "search:40it", "quick", 4, threads);
        let told = bouts
            .iter()
            .map(|b| (b.pair, b.scenario, b.a, b.won, b.actions));
        told.collect::<Vec<_>>()
    };
    assert_eq!(told(1), told(3));
}

#[test]
fn machines_keep_the_invariants_of_the_rules() {
    let content = content();
    for (system, card) in scenarios(&content) {
        let games = Games {
            first: 0,
            games: 2,
            seed: 9,
            seats: vec![player("quick"), player("soft:200")],
            check: true,
            ledger: false,
            threads: 2,
        };
        let spec = MatchSpec::scenario(card.id);
        let report = system.sim(&content, &spec, &games, &|_| {});
        let report = report.unwrap_or_else(|faults| panic!("{faults:#?}"));
        assert_eq!(report.map(|report| report.games), Ok(2));
    }
}

#[test]
fn a_mind_plays_a_match_to_its_end() {
    let content = content();
    let (system, card) = scenarios(&content)[0].clone();
    let (spec, secrets) = (MatchSpec::scenario(card.id), Secrets::from_number(3, 2));
    let mut game = system
        .open_match(&content, &spec, secrets)
        .unwrap_or_else(|faults| panic!("{faults:#?}"));
    let mut minds =
        [player("search:40it"), player("quick")].map(|player| system.mind(player, Rng::new(8)));
    while let Turn::Ask(ask) = game.turn() {
        let mind = &mut minds[ask.seat.index()];
        assert!(mind.look(&*game));
        let action = mind.think().expect("an answer");
        assert_eq!(mind.think(), None, "one answer for one look");
        game.play(ask.seat, &action).expect("a legal answer");
    }
    assert!(!minds[0].look(&*game), "nobody is asked");
    assert_eq!(minds[0].think(), None);
}

#[test]
fn the_times_of_a_duel_are_told() {
    let bouts = duel(&content(), "quick", "random", 8, 1);
    let [quick, random] = [0, 1].map(|i| Times::sum(bouts.iter().map(|bout| bout.times[i])));
    assert!(quick.moves > 20 && quick.worst >= quick.mean());
    assert_eq!(random.moves, 0, "chance does not think");
}

#[test]
fn what_is_learned_depends_on_its_numbers_alone_and_is_read_again() {
    let content = content();
    for id in ["ccgw", "cce", "gwc", "aslsk"] {
        let system = shelf::system(id).expect("the system is on the shelf");
        let specs = [MatchSpec::scenario("1"), MatchSpec::scenario("2")];
        let learn = |threads: usize, from: &str| {
            let course = Course {
                games: 8,
                batch: 4,
                warmth: 8.0,
                rate: 1.0,
                facts: true,
                seed: 5,
                threads,
            };
            let mut told = Vec::new();
            let tell = &mut |progress: players::Progress| told.push(progress.games);
            let learned = system.learn(&content, &specs, &course, from, "a test", tell);
            let learned = learned.unwrap_or_else(|faults| panic!("{faults:#?}"));
            assert_eq!(told, [4, 8]);
            learned.unwrap_or_else(|error| panic!("{error}"))
        };
        let once = learn(1, "");
        assert!(once == learn(2, ""), "{id}");
        // It goes on from where it was, and comes to something else.
        assert!(once != learn(2, &once), "{id}");
        let play = |text: &str| {
            let duel = Duel {
                a: player("quick"),
                b: player("quick"),
                first: 0,
                pairs: 1,
                seed: 1,
                threads: 2,
                cores: 1,
            };
            let played = system.arena(&content, &specs, &duel, [Some(text), None], &|_| {});
            played.unwrap_or_else(|faults| panic!("{faults:#?}"))
        };
        assert!(play(&once).is_ok(), "{id}");
        let error = play("{}").expect_err("nothing is in the file");
        assert!(error.contains("made"), "{error}");
    }
}

/// Every machine that a system offers: each strength without a character and with every one.
fn offered(system: &dyn shelf::System) -> Vec<Machine> {
    let characters = system.characters().into_iter().map(Some);
    let all: Vec<_> = std::iter::once(None).chain(characters).collect();
    let of = |level| {
        let player = system.levels().player(level);
        all.iter()
            .map(move |&character| Machine { player, character })
    };
    Level::ALL.into_iter().flat_map(of).collect()
}

#[test]
fn every_strength_of_every_system_answers_by_the_rules_and_from_what_its_seat_knows_alone() {
    let content = content();
    for system in shelf::systems() {
        let spec = MatchSpec::scenario("1");
        let secrets = Secrets::from_number(6, 2);
        let mut game = system
            .open_match(&content, &spec, secrets)
            .unwrap_or_else(|faults| panic!("{faults:#?}"));
        let mut quick = system.mind(player("quick"), Rng::new(3));
        // In the middle of the match, at every so many questions.
        for n in 1..=90 {
            let Turn::Ask(ask) = game.turn() else { break };
            if n % 30 == 0 {
                for machine in offered(*system) {
                    // By the clock nobody does the same twice: it says how often, not what is seen.
                    let machine = match machine.player {
                        Player::Search(Budget::Time(_)) => Machine {
                            player: Player::Search(Budget::Playouts(60)),
                            ..machine
                        },
                        _ => machine,
                    };
                    let answer = |of: &dyn AnyMatch| {
                        let mut mind = system.mind(machine, Rng::new(n));
                        assert!(mind.look(of));
                        mind.think().expect("an answer")
                    };
                    let action = answer(&*game);
                    let legal = game.offers(ask.seat);
                    let name = format!("{} {machine}: {action}", system.id());
                    assert!(legal.iter().any(|offer| offer.action == action), "{name}");
                    // Elsewhere is hidden what may be hidden: he does the same.
                    let other = game.rehearse(ask.seat).expect("a rehearsal");
                    assert_eq!(action, answer(&*other), "{name}");
                }
            }
            assert!(quick.look(&*game));
            let action = quick.think().expect("an answer");
            game.play(ask.seat, &action).expect("a legal answer");
        }
    }
}

#[test]
fn the_strongest_thinks_by_the_clock_and_answers_by_the_rules() {
    let content = content();
    let system = shelf::system("ccgw").expect("the system is on the shelf");
    let top = system.levels().player(Level::Grognard);
    assert!(matches!(top, Player::Search(Budget::Time(_))));
    let secrets = Secrets::from_number(6, 2);
    let game = system
        .open_match(&content, &MatchSpec::scenario("1"), secrets)
        .unwrap_or_else(|faults| panic!("{faults:#?}"));
    let Turn::Ask(ask) = game.turn() else {
        panic!("somebody begins")
    };
    let mut mind = system.mind(top.into(), Rng::new(1));
    assert!(mind.look(&*game));
    let action = mind.think().expect("an answer");
    assert!(game.offers(ask.seat).iter().any(|it| it.action == action));
}

/// How many hexes the units of the first side are from the nearest enemies, all together, when this machine has played some rounds against
/// `greedy`; over some matches.
fn apart(system: &dyn shelf::System, who: &str) -> u64 {
    let content = content();
    let mut sum = 0;
    for seed in 0..8 {
        let secrets = Secrets::from_number(seed, 2);
        let mut game = system
            .open_match(&content, &MatchSpec::scenario("1"), secrets)
            .unwrap_or_else(|faults| panic!("{faults:#?}"));
        let mut minds = [who, "greedy"].map(|who| system.mind(player(who), Rng::new(seed)));
        while let Turn::Ask(ask) = game.turn()
            && game.round() < 4
        {
            let mind = &mut minds[ask.seat.index()];
            assert!(mind.look(&*game));
            let action = mind.think().expect("an answer");
            game.play(ask.seat, &action).expect("a legal answer");
        }
        let view = game.view(Viewer::Everyone);
        let map = system.ground(&content, &view).expect("it lies on a map");
        let side = &game.seats()[0];
        let (own, foes): (Vec<_>, Vec<_>) = { view.pieces.iter() }
            .filter_map(|piece| Some((piece, map.grid().parse(&piece.place).ok()?)))
            .partition(|(piece, _)| piece.side == *side);
        for (_, at) in &own {
            let far = foes.iter().map(|(_, foe)| map.grid().distance(*at, *foe));
            sum += far.min().map_or(0, u64::from);
        }
    }
    sum
}

#[test]
fn an_attacker_comes_nearer() {
    for id in ["ccgw", "aslsk"] {
        let system = shelf::system(id).expect("the system is on the shelf");
        let (attacker, other) = (apart(system, "greedy+attacker"), apart(system, "greedy"));
        assert!(attacker < other, "{id}: {attacker} hexes, and {other}");
    }
}
