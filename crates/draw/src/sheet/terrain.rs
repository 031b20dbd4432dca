//! The tiles of the ground.

use super::{EARTH, O, OPEN, Page, S};
use crate::contour::Blobs;
use crate::ground::{
    building, crater, field, hexside, hill, road, trench, water, weather, wire, woods, works,
    wrecked,
};
use crate::ink::{HILL, ROOF, SPOIL, STONE};
use crate::pen::{Point, hex_points};

fn blob(reach: f64, iso: f64, seed: u32) -> String {
    Blobs {
        centres: &[O, [-8.0, 5.0], [9.0, -4.0]],
        radius: reach,
        seed,
        wobble: 0.1,
        length: 18.0,
    }
    .path(iso, 3.0)
}

pub(super) fn ground(page: &mut Page) {
    growth_and_houses(page);
    heights_and_lines(page);
    works_and_weather(page);
}

fn growth_and_houses(page: &mut Page) {
    let mut put = |name: &str, base: &str, inside: String| page.tile(name, true, base, &inside, "");
    put("open", OPEN, String::new());
    put(
        "forest",
        OPEN,
        woods::floor(&blob(30.0, 0.5, 61)) + &woods::forest(O, S, 50),
    );
    put(
        "woods",
        OPEN,
        woods::canopy(&blob(22.0, 0.5, 61), O, 84.0, 61, "sheet-woods"),
    );
    put("orchard", OPEN, woods::orchard(O, S));
    put("brush", OPEN, woods::brush(O, S));
    put("field", OPEN, field::furrows(O, S, -24.0));
    put("marsh", "#a9bc9c", water::marsh(O, S));
    put(
        "building",
        OPEN,
        building::building(
            O,
            S,
            -8.0,
            &[[-0.2, -0.24, 0.8, 0.42], [0.32, 0.3, 0.4, 0.6]],
            ROOF,
        ),
    );
    put(
        "stone-building",
        OPEN,
        building::building(O, S, 6.0, &[[0.0, -0.05, 1.0, 0.56]], STONE),
    );
    put("church", OPEN, building::church(O, S, 3));
    put("ruin", OPEN, building::ruin(O, S * 1.2, -8.0, 4));
}

fn heights_and_lines(page: &mut Page) {
    let bend = "M-60 14Q-24 26 0 0T60 -12";
    let wide = "M-60 10Q-20 18 0 0T60 -10";
    let track = "M-60 20Q-20 14 0 0T60 -18";
    let mut put = |name: &str, base: &str, inside: String| page.tile(name, true, base, &inside, "");
    put(
        "hill",
        OPEN,
        tones(
            &[
                (HILL[0].0, 0.3),
                (HILL[1].0, 0.62),
                (HILL[2].0, 1.1),
                (HILL[3].0, 1.6),
            ],
            "#8a6333",
        ),
    );
    put(
        "level 2",
        "#dcc897",
        hill::level(2, &hex_points([4.0, 0.0], 24.0, false)),
    );
    put(
        "crassier",
        OPEN,
        tones(
            &[(SPOIL[0], 0.5), (SPOIL[1], 1.0), (SPOIL[2], 1.6)],
            "#38332f",
        ),
    );
    put("stream", OPEN, water::water(bend, 7.0));
    put("river", OPEN, water::water(wide, 34.0));
    put(
        "bridge",
        OPEN,
        water::water(wide, 26.0) + &water::bridge(O, -72.0, 68.0, 16.0),
    );
    put(
        "ford",
        OPEN,
        water::water(wide, 26.0) + &water::ford(O, -72.0, S),
    );
    put("water", OPEN, water::pond(&blob(26.0, 0.6, 8)));
    put(
        "road",
        OPEN,
        road::rim(track, 11.0, road::ROAD_RIM) + &road::road(track, 11.0),
    );
    put("trail", OPEN, road::trail(track));
}

fn works_and_weather(page: &mut Page) {
    let way: [Point; 3] = [[-72.0, 20.0], O, [72.0, -16.0]];
    let mut put = |name: &str, base: &str, inside: String| page.tile(name, true, base, &inside, "");
    put("rail", OPEN, road::rail(&way, 14.0));
    put("sunken-lane", OPEN, trench::sunken_lane(&way, S * 0.9));
    put("trench", EARTH, trench::trenches(&[way.to_vec()], S * 0.95));
    put("wire", EARTH, wire::wire(O, 70.0, S));
    put("shell-crater", EARTH, crater::crater(O, 24.0, 5));
    put("mine-crater", EARTH, crater::mine_crater(O, S, 9));
    put("shell-hole", EARTH, crater::shell_holes(O, S, 4));
    put("destroyed-woods", EARTH, wrecked::stumps(O, S, 3));
    put("boulders", OPEN, wrecked::boulders(O, S, 3));
    put("quarry", OPEN, wrecked::quarry(O, S, 3));
    put("ditch", OPEN, trench::gullies(&[way.to_vec()], S));
    put("foxholes", OPEN, works::foxholes());
    put("bunker", OPEN, works::bunker());
    put("mines", OPEN, works::mines());
    put("post", OPEN, works::post());
    put("smoke", OPEN, weather::smoke("3"));
    put("gas", OPEN, weather::gas("G"));
    put("blaze", OPEN, weather::blaze());
}

fn tones(steps: &[(&str, f64)], edge: &str) -> String {
    steps.iter().map(|(ink, iso)| format!(r#"<path d="{}" fill="{ink}" stroke="{edge}" stroke-width="1.1" stroke-opacity=".8"/>"#, blob(25.0, *iso, 5))).collect()
}

pub(super) fn hexsides(page: &mut Page) {
    let p = hex_points(O, S, true);
    let sides = [(p[4], p[5]), (p[5], p[0])];
    let both = |drawing: &dyn Fn(Point, Point) -> String| {
        sides
            .iter()
            .map(|(a, b)| drawing(*a, *b))
            .collect::<String>()
    };
    page.tile("wall", true, OPEN, "", &both(&hexside::wall));
    page.tile(
        "hedge",
        true,
        OPEN,
        "",
        &both(&|a, b| hexside::hedge(a, b, 3)),
    );
    page.tile(
        "destroyed-wall",
        true,
        OPEN,
        "",
        &both(&hexside::broken_wall),
    );
    page.tile("fence", true, OPEN, "", &both(&hexside::fence));
    page.tile("cliff", true, OPEN, "", &both(&hexside::cliff));
}
