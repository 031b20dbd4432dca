//! What the looks of Landships! are drawn as, and what stands where on a board.

use crate::Caption;
use draw::plates as named;
use draw::{
    Barrel, Condition, GroundOptions, Group, Lying, Machine, Marker, Plate, Position, Shelling,
    Side, Spot, Tactical, Troop, WarMark,
};
use hex::{HexId, Map, Shape};
use landships::{CardLook, MarkLook, PieceLook, PlaneLook};
use table::{CardView, HexView, ObjectiveView, PieceView, Seat, SideView, View};

/// Movement points are counted in halves.
const HALVES: u8 = landships::MP;

/// What is said of the ground.
pub(crate) fn ground(caption: &Caption) -> GroundOptions {
    GroundOptions {
        names: caption.names.clone(),
        label: caption.label.clone(),
        ..GroundOptions::default()
    }
}

/// What stands on the board in a view.
pub(crate) fn position(map: &Map, view: &View) -> Position {
    let at = |label: &str| map.grid().parse(label).ok();
    let marked = view.hexes.iter().zip(marks(map, view));
    let markers = marked.filter_map(|(seen, drawn)| {
        let hex = at(&seen.hex)?;
        Some(drawn.into_iter().map(move |marker| (hex, marker)))
    });
    let goal = |goal: &ObjectiveView| {
        let holder = goal.holder.and_then(|seat| army(&view.sides, seat));
        Some((at(&goal.at)?, number_of(goal)?, 0, holder))
    };
    let piles = super::pile::piles(&view.pieces);
    let laid = |pile: &super::pile::Pile| {
        let drawn = |group: &Vec<(usize, Lying)>| -> Vec<Lying> {
            group.iter().map(|(_, lying)| lying.clone()).collect()
        };
        Some((at(&pile.place)?, pile.groups.iter().map(drawn).collect()))
    };
    Position {
        piles: piles.iter().filter_map(laid).collect(),
        markers: markers.flatten().collect(),
        goals: view.objectives.iter().filter_map(goal).collect(),
        ..Position::default()
    }
}

fn looks(seen: &HexView) -> &[MarkLook] {
    seen.look.get::<Vec<MarkLook>>().map_or(&[], Vec::as_slice)
}

/// What lies in each hex of a view besides pieces, from below.
pub(super) fn marks(map: &Map, view: &View) -> Vec<Vec<Marker>> {
    let at = |seen: &HexView| map.grid().parse(&seen.hex).ok();
    let all_of = |is: fn(&MarkLook) -> bool| -> Vec<HexId> {
        let found = view.hexes.iter().filter(|seen| looks(seen).iter().any(is));
        found.filter_map(at).collect()
    };
    let wire = all_of(|look| matches!(look, MarkLook::Wire | MarkLook::Crushed));
    let dug = trenches(map);
    let run = |works: &[HexId], seen: &HexView| {
        at(seen).map_or(0, |hex| draw::run(map.grid(), works, hex))
    };
    let of = |seat: Seat| army(&view.sides, seat);
    let mark = |seen: &HexView, look: MarkLook| -> Option<WarMark> {
        Some(match look {
            MarkLook::Wire => WarMark::Wire(run(&wire, seen), false),
            MarkLook::Crushed => WarMark::Wire(run(&wire, seen), true),
            MarkLook::Mines => WarMark::Mines,
            MarkLook::Network => WarMark::Network,
            MarkLook::Filled => WarMark::Filled(run(&dug, seen)),
            MarkLook::Barrage { fp, shrapnel, seat } => {
                let how = match shrapnel {
                    true => Shelling::Shrapnel,
                    false => Shelling::Drumfire,
                };
                WarMark::Barrage(of(seat)?, how, fp, true)
            }
            MarkLook::Gas(_) => WarMark::Gas,
            MarkLook::Smoke(age) => WarMark::Smoke(age),
            MarkLook::Horses(seat) => WarMark::Horses(of(seat)?),
            MarkLook::Planned(turn) => WarMark::Planned(turn, false),
            MarkLook::Request(n) => WarMark::Request(n),
            MarkLook::Shots(n) => WarMark::Shots(n),
            MarkLook::Control(seat) => WarMark::Control(of(seat)?),
            // The vehicle that burnt out lies there itself.
            MarkLook::Wreck => return None,
        })
    };
    let drawn = |seen: &HexView| -> Vec<Marker> {
        let all = looks(seen).iter().filter_map(|&look| mark(seen, look));
        all.map(Marker::War).collect()
    };
    view.hexes.iter().map(drawn).collect()
}

/// The hexes that trenches run through.
fn trenches(map: &Map) -> Vec<HexId> {
    let strips = map.document().strips.iter();
    let dug = strips.filter(|strip| strip.kind == "trench");
    let labels = dug.flat_map(|strip| &strip.through);
    let strips = labels.filter_map(|label| map.grid().parse(label).ok());
    strips
        .chain(map.hexes_of("trench").iter().copied())
        .collect()
}

/// What an objective is worth.
pub(super) fn number_of(goal: &ObjectiveView) -> Option<u8> {
    goal.look
        .get::<i16>()
        .map(|worth| worth.unsigned_abs() as u8)
}

/// The army of a seat.
pub(super) fn army(sides: &[SideView], seat: Seat) -> Option<Side> {
    side(sides.iter().find(|side| side.seat == seat)?)
}

/// The army of a side.
pub(super) fn side(shown: &SideView) -> Option<Side> {
    shown.look.get::<String>().map(|nation| colours(nation))
}

/// The colours of a nation. Italy is one of the Allies here.
fn colours(nation: &str) -> Side {
    match nation {
        "italian" => Side::Italy,
        nation => Side::by_id(nation).unwrap_or(Side::British),
    }
}

/// The counter of a piece; nothing for what is not drawn.
pub(super) fn counter(piece: &PieceView) -> Option<Tactical> {
    if let Some(look) = piece.look.get::<PlaneLook>() {
        return Some(Tactical::Plate(plane(look)?));
    }
    let look = piece.look.get::<PieceLook>()?;
    Some(match Troop::by_id(&look.kind) {
        Some(troop) => Tactical::Group(group(look, troop)),
        None => Tactical::Plate(machine(look)?),
    })
}

/// The look of a piece that is not in the air.
pub(super) fn on_ground(piece: &PieceView) -> Option<&PieceLook> {
    piece.look.get::<PieceLook>()
}

fn states(look: &PieceLook) -> Vec<Condition> {
    let all = [
        (look.pinned, Condition::Pinned),
        (look.fired, Condition::First),
        (look.moved, Condition::Moved),
        (look.hidden, Condition::Hidden),
        (look.unserved, Condition::Unmanned),
        (look.charging, Condition::Charging),
        (look.blown, Condition::Blown),
        (look.temporary, Condition::Breakdown),
        (look.permanent, Condition::BrokenDown),
        (look.wheels, Condition::Wheels),
        (look.shaken, Condition::CrewShaken),
        (look.holed, Condition::Holed),
        (look.captured, Condition::Captured),
    ];
    let mut held: Vec<Condition> = { all.into_iter() }
        .filter(|(is, _)| *is)
        .map(|(_, state)| state)
        .collect();
    held.sort();
    held
}

fn group(look: &PieceLook, troop: Troop) -> Group {
    Group {
        side: colours(&look.nation),
        troop,
        fire: [look.fp, look.range],
        moves: look.gaits.unwrap_or([look.ma / HALVES, 0]),
        morale: look.morale,
        charges: look.charges,
        states: states(look),
    }
}

fn machine(look: &PieceLook) -> Option<Plate> {
    let faces = look
        .faces
        .map_or(0, |heading| heading.degrees(Shape::PointsUp));
    Some(plate(
        colours(&look.nation),
        Machine::by_id(&look.kind)?,
        faces,
        states(look),
    ))
}

fn plane(look: &PlaneLook) -> Option<Plate> {
    let states = match look.over {
        true => vec![Condition::First],
        false => Vec::new(),
    };
    let side = colours(&look.nation);
    // They fly towards the enemy.
    let heading = if side.is_square() { 180 } else { 0 };
    Some(plate(side, Machine::by_id(&look.kind)?, heading, states))
}

fn plate(side: Side, machine: Machine, faces: u16, states: Vec<Condition>) -> Plate {
    Plate {
        side,
        machine,
        barrel: Barrel {
            calibre: 0,
            length: 0,
        },
        tag: tag(machine).to_owned(),
        hull: faces,
        turret: faces,
        states,
    }
}

/// What stands on the tag of a machine: what its soldiers called it, short enough for a counter.
fn tag(machine: Machine) -> &'static str {
    match machine.id() {
        "mk1-male" => "I M",
        "mk1-female" => "I F",
        "mk4-male" => "IV M",
        "mk4-female" => "IV F",
        "mk5-male" => "V M",
        "mk5-female" => "V F",
        "mk8" => "VIII",
        "whippet" => "Whippet",
        "vickers" => "Vickers",
        "schneider" => "CA 1",
        "saint-chamond" => "St-Ch",
        "ft17-gun" => "FT 37",
        "ft17-mg" => "FT MG",
        "ft17-75" => "FT 75",
        "char-2c" => "2C",
        "a7v" => "A7V",
        "lk2" => "LK II",
        "carro-armato" => "2000",
        "rolls-royce" => "R-R",
        "peugeot" => "Peugeot",
        "ehrhardt" => "E-V 4",
        "austin-putilov" => "Austin",
        "lancia" => "1Z",
        "75mm" => "75",
        "77mm" => "77",
        "18pdr" => "18 pdr",
        "76mm" => "76",
        "howitzer" => "How",
        "37mm" => "37",
        "57mm" => "57",
        "minenwerfer" => "MW",
        "flak" => "77 AA",
        "13pdr-aa" => "13 AA",
        "75mm-aa" => "75 AA",
        "stokes" => "Stokes",
        _ => "",
    }
}

/// The drawing of a card beside the map.
pub(super) fn card(shown: &CardView) -> Option<String> {
    Some(match shown.look.get()? {
        CardLook::Module { kind, fp, left, of } => {
            let found = draw::Battery::ALL.iter().find(|(_, id)| id == kind);
            named::battery_name(found?.0, *fp, *left, *of)
        }
        CardLook::Plane(look) => named::piece_name(&Lying {
            what: Tactical::Plate(plane(look)?),
            spot: Spot::Middle(false),
            of: 1,
        }),
    })
}
