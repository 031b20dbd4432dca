//! Everything a system shows in whole games has a drawing that a page may take in.

use crate::{content, scenarios};
use shelf::{Art, Caption, System};
use std::collections::BTreeSet;
use table::commit::Secrets;
use table::{MatchSpec, Rng, Turn, View, Viewer};

/// Every so many actions the views are dressed.
const EVERY: usize = 7;

fn faces(view: &View) -> BTreeSet<&str> {
    let pieces = view.pieces.iter().map(|piece| &piece.face);
    let lying = view.pieces.iter().filter_map(|piece| piece.lies.as_ref());
    let hexes = view.hexes.iter().flat_map(|hex| &hex.faces);
    let sides = view.sides.iter().map(|side| &side.face);
    let tracks = view.sides.iter().flat_map(|side| &side.tracks);
    let objectives = view.objectives.iter().map(|objective| &objective.face);
    let cards = view.zones.iter().flat_map(|zone| &zone.cards);
    let offers = view.offers.iter().map(|offer| &offer.face);
    let dice = view.events.iter().flat_map(|event| &event.dice);
    pieces
        .chain(lying.map(|lies| &lies.face))
        .chain(hexes)
        .chain(sides)
        .chain(tracks.map(|track| &track.face))
        .chain(objectives)
        .chain(cards.map(|card| &card.face))
        .chain(dice.map(|die| &die.face))
        .chain(offers.filter(|face| !face.is_empty()))
        .map(String::as_str)
        .collect()
}

/// What a page with a strict policy may take in, any number of times.
fn assert_plain(svg: &str, name: &str) {
    for word in [" style=", "<style", "href", "<script", "<image", "var("] {
        assert!(!svg.contains(word), "{name} has {word}");
    }
}

fn assert_art(art: &Art, name: &str) {
    assert_plain(&art.svg, name);
    assert!(!art.svg.contains("id=\""), "{name} has an id");
    let [_, _, w, h] = art.window;
    assert!(w > 0.0 && h > 0.0, "{name} has an empty window");
    let [x, y, w, h] = art.window;
    let sheet = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {w} {h}" width="{w}" height="{h}">{}</svg>"#,
        art.svg
    );
    draw::png(&sheet, 40).unwrap_or_else(|fault| panic!("{name}: {fault}"));
}

#[test]
fn every_face_of_a_game_has_a_drawing() {
    let content = content();
    let mut drawn = BTreeSet::new();
    for (system, card) in scenarios(&content) {
        let spec = MatchSpec::scenario(card.id.clone());
        let secrets = Secrets::from_number(9, card.seats.len());
        let mut game = system.open_match(&content, &spec, secrets).unwrap();
        let (mut rng, mut named) = (Rng::new(u64::from(card.number)), BTreeSet::new());
        let map = system.map(&content, &card.map).unwrap();
        loop {
            let turn = game.turn();
            if game.len() % EVERY == 0 || matches!(turn, Turn::Over(_)) {
                for viewer in [Viewer::Everyone, Viewer::Referee] {
                    let mut view = game.view(viewer);
                    system.dress(&map, &mut view);
                    assert!(view.pieces.iter().all(|piece| !piece.face.is_empty()));
                    assert!(view.objectives.iter().all(|goal| !goal.face.is_empty()));
                    let dice = view.events.iter().flat_map(|event| &event.dice);
                    assert!(dice.into_iter().all(|die| !die.face.is_empty()));
                    let tracks = view.sides.iter().flat_map(|side| &side.tracks);
                    assert!(tracks.into_iter().all(|track| !track.face.is_empty()));
                    let cards = view.zones.iter().flat_map(|zone| &zone.cards);
                    assert!(cards.into_iter().all(|card| !card.face.is_empty()));
                    named.extend(faces(&view).into_iter().map(str::to_owned));
                }
            }
            let Turn::Ask(ask) = turn else { break };
            let action = game.random_action(&mut rng).expect("who is asked may act");
            game.play(ask.seat, &action).expect("a legal action");
        }
        named.remove("");
        assert!(named.len() > 30, "{} is hardly dressed", card.id);
        for name in named.into_iter().filter(|name| drawn.insert(name.clone())) {
            let art = system.art(&name);
            assert_art(&art.unwrap_or_else(|| panic!("{name} is not drawn")), &name);
        }
    }
}

#[test]
fn a_name_that_nothing_has_is_no_drawing() {
    for system in shelf::systems() {
        let good = [
            "",
            ".",
            "..",
            "u",
            "u.",
            "🪖.🪖",
            "c.command.",
            "../../etc/passwd",
        ];
        for name in good {
            assert!(system.art(name).is_none(), "{name}");
        }
        assert!(system.art(&"u.".repeat(100_000)).is_none());
    }
    let ccgw = shelf::system("ccgw").unwrap();
    let real = "u.british.infantry.4-4.grenadier.o2";
    assert!(ccgw.art(real).is_some());
    // One drawing has one name: everything else would fill a cache without end.
    for name in [
        "u.british.infantry.04-4.grenadier.o2",
        "u.british.infantry.4-4.o2.grenadier",
        "u.british.infantry.4-4.grenadier.grenadier",
        "u.british.infantry.4-4.done.o2",
        "u.british.infantry.255-255",
        "u.canadian.infantry.4-4",
        "t.crater.8",
        "t.wire.1",
        "o.free.1.side",
        "o.free.1.aside.aside",
        "k.medal.british.full",
        "d.soldier.idle.idle",
        "d.7",
        "d.04",
        "c.command.gas",
    ] {
        assert!(ccgw.art(name).is_none(), "{name}");
    }
}

#[test]
fn one_drawing_of_cce_has_one_name() {
    let cce = shelf::system("cce").unwrap();
    for name in [
        "u.german.squad.5-5b-4b-7-0",
        "u.russian.leader.1-1-6-9-1.suppressed.veteran.activated",
        "u.american.hero.1-2-3-9-0.broken",
        "w.german.mg.8-16b-1",
        "w.russian.mortar.9-3to16-3.smoke.broken",
        "t.pillbox",
        "t.smoke.10",
        "o.2.4.german.aside",
        "h.5.free",
        "e.american",
        "b.russian",
        "k.radio-broken",
        "c.german.fire.ambush.hero.L5.4-5",
        "c.russian.rout.no-quarter.breeze-6.C10.3-2.sniper",
        "d.red-5.idle",
    ] {
        assert_art(&cce.art(name).unwrap_or_else(|| panic!("{name}")), name);
    }
    for name in [
        "u.german.squad.05-5b-4b-7-0",
        "u.german.squad.5-5b-4b-7",
        "u.german.squad.5-5b-4b-7-0.veteran.broken",
        "u.german.squad.5-5b-4b-7-0.broken.broken",
        "u.german.squad.5-5b-4b-7-100",
        "u.german.mg.8-16b-1",
        "u.british.squad.5-5-4-7-0",
        "w.german.squad.5-5b-4b-7-0",
        "w.german.mg.8-16b-1b",
        "w.german.mg.8-16b--1",
        "t.smoke.0",
        "t.smoke.11",
        "t.smoke.04",
        "o.2.4.german.side",
        "o.2.4.german.aside.aside",
        "o.2.04.free",
        "h.1",
        "e.british",
        "b.british",
        "k.medal",
        "c.german.fire.ambush.hero.l5.4-5",
        "c.german.fire.ambush.hero.L05.4-5",
        "c.german.fire.ambush.hero.L5.4-7",
        "c.german.fire.ambush.breeze-7.L5.4-5",
        "c.german.fire.ambush.hero-1.L5.4-5",
        "c.german.fire.ambush.hero.L5.4-5.time.time",
        "c.german.fire.hero.ambush.L5.4-5",
        "d.white-7",
        "d.white-03",
        "d.blue-3",
        "d.4",
    ] {
        assert!(cce.art(name).is_none(), "{name}");
    }
}

#[test]
fn one_drawing_of_gwc_has_one_name() {
    let gwc = shelf::system("gwc").unwrap();
    for name in [
        "u.french.schneider.5-4-3-9-0.gun-8-10.bog-6",
        "u.french.saint-chamond.6-4-3-9-2.gun-9-12.bog-7.suppressed",
        "u.german.a7v.7-6-3-10-0.gun-8-10.bog-6",
        "u.american.renault-mg.5-5-4-9-0.bog-4",
        "u.french.tank.3-2-x-9-0.gun-6-6.bog-6.broken",
        "u.french.tank.5-5-4-9-2.bog-4",
        "u.german.agent.0-0-7-7-0",
        "u.french.leader.1-1-6-9-2.captain.highest",
        "u.german.squad.6b-4b-6b-8-0.storm",
        "u.german.squad.6-6-4-7-0.early.broken",
        "w.french.trench-gun.6-12-2",
        "t.filled",
        "k.telephone-broken",
        "u.french.squad.5-3b-4-7-0.astray.suppressed",
        "t.gas",
        "t.shell-hole",
        "t.ruin",
        "t.sr.german",
        "t.impact.french",
        "c.french.offensive.elan.attrition-3.D10.1-1.jammed",
        "s.american.sammies",
    ] {
        assert_art(&gwc.art(name).unwrap_or_else(|| panic!("{name}")), name);
    }
    for name in [
        "u.french.tank.5-4-3-9-0",
        "u.french.tank.5-4-3-9-0.bog-6.gun-8-10",
        "u.french.tank.5-4-3-9-0.gun-8-10.gun-8-10.bog-6",
        "u.french.tank.5-4-3-9-0.gun-08-10.bog-6",
        "u.french.squad.5-4-3-9-0.bog-6",
        "u.french.squad.5-3b-4-7-0.suppressed.astray",
        "u.french.leader.1-1-6-9-2.highest.captain",
        "u.french.leader.1-1-6-9-2.captain.captain",
        "u.french.a7v.5-4-3-9-0",
        "t.sr",
        "t.sr.nobody",
        "c.french.offensive.elan.hero-3.D10.1-1",
        "s.french",
        "s.french.sammies.sammies",
    ] {
        assert!(gwc.art(name).is_none(), "{name}");
    }
}

#[test]
fn one_drawing_of_aslsk_has_one_name() {
    let aslsk = shelf::system("aslsk").unwrap();
    for name in [
        "f.german.squad.4-6-7.e1.class-1",
        "f.russian.squad.6-2-8.e3.class-E.assault.steady.rallies.pistols.broken.dm.low",
        "f.british.leader.0-0-9.lead--1.wounded.at-lead.of-2",
        "f.french.leader.0-0-6.lead-1.rallies.at-beside-lead",
        "f.finnish.crew.2-2-8.at-beside-2",
        "w.german.hmg.7-0-16.rate-3.portage-4",
        "w.italian.mortar.45-2-11.rate-3.portage-3.malfunction.at-load.of-3",
        "v.german.pz3.75-0.IIIN.60-120.motion.exposed",
        "v.british.mk6.0-0.Mk VIB.0-0.wreck",
        "v.russian.anti-tank.76-2.76L.300-300.intensive.emplaced.hidden.low",
        "v.hungarian.car-4.20-2._.180-180",
        "m.residual.12",
        "m.thin-wp.1",
        "m.acquired.2",
        "o.2.italian.aside",
        "h.2.free",
        "e.british",
        "k.experience",
        "d.red-5.idle",
    ] {
        assert_art(&aslsk.art(name).unwrap_or_else(|| panic!("{name}")), name);
    }
    for name in [
        "f.german.squad.4-6",
        "f.german.squad.4-6-7-8",
        "f.german.squad.04-6-7",
        "f.german.squad.4-6-7.class-X",
        "f.german.squad.4-6-7.lead-0",
        "f.german.leader.0-0-9",
        "f.german.squad.4-6-7.dm.broken",
        "f.german.squad.4-6-7.broken.broken",
        "f.german.squad.4-6-7.at-beside-3",
        "f.german.squad.4-6-7.of-1",
        "f.german.squad.4-6-7.of-2.low",
        "f.martian.squad.4-6-7",
        "w.german.hmg.7-16",
        "w.german.hmg.7-0-16.rate-0",
        "v.german.pz3.75-4.IIIN.60-120",
        "v.german.pz3.75-0.IIIN.61-120",
        "v.german.pz3.75-0.IIIN.360-0",
        "v.german.pz3.75-0..60-60",
        "v.german.pz3.75-0.<script>.60-60",
        "v.german.pz3.75-0.much too long a name.60-60",
        "v.german.pz3.75-0.IIIN",
        "m.residual.40",
        "m.residual.04",
        "m.smoke",
        "o.2.italian.side",
    ] {
        assert!(aslsk.art(name).is_none(), "{name}");
    }
}

#[test]
fn every_scenario_has_a_board_and_a_small_picture() {
    let content = content();
    for (system, card) in scenarios(&content) {
        let board = system
            .board(&content, &card.map, &Caption::default())
            .unwrap();
        assert_plain(&board.ground, &card.map);
        assert!(board.ground.len() < 520_000, "{} is heavy", card.map);
        let [x, y, w, h] = board.window;
        for (hex, at, down) in &board.hexes {
            let inside = (x..x + w).contains(at) && (y..y + h).contains(down);
            assert!(inside, "{hex} lies outside");
        }
        if card.number % 5 == 1 {
            let png = system.thumb(&content, &card.id, 120).unwrap();
            assert!(png.starts_with(b"\x89PNG"));
        }
    }
    for system in shelf::systems() {
        let system: &dyn System = *system;
        assert!(system.board(&content, "../x", &Caption::default()).is_err());
        assert!(system.thumb(&content, "no such", 120).is_err());
    }
}
