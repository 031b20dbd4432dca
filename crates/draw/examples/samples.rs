//! Writes the sample pictures into a directory, and the maps named after it:
//! `cargo run -p draw --example samples -- target/draw content/ccgw/maps/*.json`.

use std::collections::BTreeMap;
use std::path::Path;

use draw::{GroundOptions, Kind, Mark, Pennant, Piece, Position, Seen, Side, Specialist, Theme};
use hex::{HexId, Map};

fn main() {
    let to = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "target/draw".to_owned());
    std::fs::create_dir_all(&to).expect("a directory to write into");
    let front = map(include_str!("../samples/points-up.json"));
    let options = options();
    let fight = fight(&front);
    write(
        &to,
        "points-up",
        &draw::position(&front, &fight, &options),
        1500,
    );
    write(
        &to,
        "points-up-ground",
        &draw::ground(&front, &options),
        1500,
    );
    write(
        &to,
        "points-up-dark",
        &draw::position(
            &front,
            &fight,
            &GroundOptions {
                theme: Theme::Dark,
                ..options.clone()
            },
        ),
        1500,
    );
    write(
        &to,
        "green",
        &draw::ground(&map(include_str!("../samples/green.json")), &options),
        1500,
    );
    let plain = GroundOptions {
        sections: Vec::new(),
        ..options
    };
    write(
        &to,
        "flat-top",
        &draw::ground(&map(include_str!("../samples/flat-top.json")), &plain),
        1200,
    );
    write(
        &to,
        "landships-ground",
        &draw::ground(&map(include_str!("../samples/landships.json")), &plain),
        1500,
    );
    write(&to, "vocabulary", &draw::vocabulary(), 1400);
    write(&to, "cards", &draw::card_sheet(), 1500);
    write(&to, "commander", &draw::commander_sheet(), 1400);
    write(&to, "tactical", &draw::tactical_sheet(), 1400);
    write(&to, "landships", &draw::landships_sheet(), 1400);
    for file in std::env::args().skip(2) {
        let text = std::fs::read_to_string(&file).expect("a map to draw");
        let name = Path::new(&file)
            .file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        let map = map(&text);
        let sections = match map.grid().shape() {
            hex::Shape::PointsUp => vec![4, 8],
            hex::Shape::FlatTop => Vec::new(),
        };
        let options = GroundOptions {
            sections,
            ..GroundOptions::default()
        };
        write(&to, &name, &draw::ground(&map, &options), 1100);
    }
}

fn map(text: &str) -> Map {
    Map::read("sample", text).expect("a map without faults")
}

fn write(to: &str, name: &str, svg: &str, width: u32) {
    let to = Path::new(to).join(name);
    std::fs::write(to.with_extension("svg"), svg).expect("the drawing is written");
    std::fs::write(
        to.with_extension("png"),
        draw::png(svg, width).expect("the drawing is a picture"),
    )
    .expect("the picture is written");
    println!(
        "{} ({} kB of SVG)",
        to.with_extension("png").display(),
        svg.len() / 1000
    );
}

fn options() -> GroundOptions {
    let names = [
        ("bethincourt", "Béthincourt"),
        ("mort-homme", "Le Mort-Homme"),
        ("corbeaux", "Bois des Corbeaux"),
        ("forges", "Ruisseau des Forges"),
        ("chattancourt", "Chattancourt"),
    ];
    let names: BTreeMap<String, String> = names
        .map(|(key, words)| (key.to_owned(), words.to_owned()))
        .into();
    GroundOptions {
        sections: vec![4, 8],
        names,
        ..GroundOptions::default()
    }
}

fn fight(map: &Map) -> Position {
    let at = |label: &str| -> HexId { map.grid().parse(label).expect("a hex of the sample") };
    let de = |label, kind, figures, of| Piece::new(at(label), Side::German, kind, figures, of);
    let fr = |label, kind, figures, of| Piece::new(at(label), Side::French, kind, figures, of);
    use Kind::{Gun, Infantry, MachineGun, Mortar, Schneider};
    let target = |label, aimed, dice, chance: &str| Mark::Target {
        at: at(label),
        aimed,
        dice: Some(dice),
        chance: chance.to_owned(),
    };
    Position {
        pieces: vec![
            de("B7", Infantry, 4, 4),
            de("C8", Infantry, 4, 4).with(Specialist::Flamethrower),
            de("F7", Infantry, 3, 4),
            de("H7", MachineGun, 3, 3),
            de("D6", Infantry, 2, 4),
            de("J7", Infantry, 4, 4).with(Specialist::Elite),
            de("F9", Mortar, 3, 3),
            de("K9", Infantry, 4, 4).with(Specialist::Officer),
            de("I9", Infantry, 1, 4),
            de("L7", MachineGun, 2, 3).with(Specialist::Loader),
            de("C10", Infantry, 4, 4).with(Specialist::Sniper),
            de("G11", Gun, 3, 3),
            fr("F5", Infantry, 4, 4)
                .with(Specialist::Grenadier)
                .under(Pennant::Ordered(2)),
            fr("D4", Infantry, 4, 4).under(Pennant::Done),
            fr("G4", MachineGun, 3, 3).under(Pennant::Ordered(3)),
            fr("B3", Infantry, 4, 4).with(Specialist::Engineer),
            fr("J4", Infantry, 3, 4),
            fr("I3", Mortar, 2, 3),
            fr("E3", Infantry, 4, 4).with(Specialist::Observer),
            fr("L3", Schneider, 2, 3),
            fr("K2", Gun, 3, 3),
            Piece::new(at("D2"), Side::British, Infantry, 4, 4),
            Piece::new(at("B5"), Side::British, Infantry, 3, 4),
            Piece::new(at("G1"), Side::American, Infantry, 4, 4).with(Specialist::LightMachineGun),
            Piece::new(at("F1"), Side::Russian, Infantry, 4, 4),
            fr("A3", MachineGun, 1, 3),
        ],
        wire: vec![at("K6"), at("H5")],
        craters: vec![at("G9")],
        ruins: vec![at("E2")],
        medals: vec![
            (at("I7"), Some(Side::German)),
            (at("H3"), None),
            (at("D2"), Some(Side::British)),
        ],
        marks: vec![
            Mark::Selected(at("F5")),
            target("F7", false, 2, "56 %"),
            target("H7", false, 1, "17 %"),
            target("D6", true, 2, "67 %"),
            Mark::Refused(at("F9")),
            Mark::Sight {
                from: at("F5"),
                to: at("D6"),
                sight: Seen::Clear,
            },
            Mark::Sight {
                from: at("F5"),
                to: at("F9"),
                sight: Seen::Blocked(at("F7")),
            },
            Mark::Move(at("G5"), "1".to_owned()),
            Mark::Move(at("E5"), "1".to_owned()),
            Mark::Cursor(at("J5")),
            Mark::LastEvent(at("B7")),
        ],
        ..Position::default()
    }
}
