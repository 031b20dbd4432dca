//! What the two rulebooks settle by a value: one table for each. What they do by another procedure stands in `hooks`.

use crate::edition::Edition;
use crate::frame::{MeleeStep, TimeStep};
use crate::kinds::Class;
use crate::state::Phase;

/// The values of a rulebook where the trunk is the same.
pub struct Law {
    /// g:1.S.a: whether there are Strategy Cards.
    pub strategy: bool,
    /// g:O15: whether one may pass without a discard.
    pub idle_pass: bool,
    /// What comes after the stacking limit was tested: g:5.end, Cohesion.
    pub after_stacking: Phase,
    /// 8.2c: whether an overstacked Squad may Deploy first.
    pub deploys_overstacked: bool,
    /// 6.1.2h: whether a reinforcement of the Time Track may overstack until the end of the Turn; g:6.1.2f: not here.
    pub enters_overstacked: bool,
    /// 7.2.1b: whether who has left the map may take any space of the Time Track, or only one beyond the marker.
    pub spaces_behind: bool,
    /// 6.1.2g: what comes after the first Smoke marker has gone …
    pub after_smoke: TimeStep,
    /// … and after all that go.
    pub after_smokes: TimeStep,
    /// What comes after Dig In in a Time advance: Melees; g:6.1.2h: Strategy Cards first.
    pub after_digging: TimeStep,
    /// g:6.1.2a: whether the Time advance of a deck's last card is a trigger, within which nothing is set off.
    pub last_card_triggers: bool,
    /// g:6.3: whether the loss of the last Formation on the map is a surrender.
    pub last_surrenders: bool,
    /// 3.3.1.2: whether the Commands of all Leaders in a hex count, or that of the best (g:3.3.1.5).
    pub commands_add: bool,
    /// g:O14.2: whether Leaders activate each other in a chain.
    pub chain: bool,
    /// g:O16.2a: whether several may advance together.
    pub advances_together: bool,
    /// g:11.3a: the classes between which a Weapon is handed over, where not all do.
    pub gift: Option<[Class; 2]>,
    /// Whether every unit carries every Weapon; g:11.2a: here some do.
    pub all_carry: bool,
    /// O16.4a: whether Melees are fought when an Action is over.
    pub melee_after_actions: bool,
    /// g:O16.4: whether a Melee follows when that is concluded which has led to it: not within it, and not when another
    /// trigger is over.
    pub melee_by_cause: bool,
    /// The step from which each side's part of a Melee begins: g:A33, with Actions before the roll.
    pub melee: [MeleeStep; 2],
    /// A25: the step at which Ambushes may be played again.
    pub ambush_again: MeleeStep,
    /// What comes after a Melee that has left nobody to fight before its result: g:A51, No Quarter.
    pub unfought: MeleeStep,
    /// g:O16.4.2b: whether a trigger can still change a Melee that has been added up.
    pub melee_added_again: bool,
    /// g:A30.b: whether who dies of an Ambush has kept the objective until then.
    pub ambush_holds: bool,
    /// g:O21.2.1.1: whether two ones always miss.
    pub ones_miss: bool,
    /// g:O21.3c: whether nobody fires out of a hex with enemies in it.
    pub contested: bool,
    /// g:O21.3.1a: whether only those fire together who were activated by the same card, which is by the same Leader.
    pub groups_by_card: bool,
    /// g:O21.3a: whether another shot is asked for on public facts, whatever Actions are held.
    pub asks_on: bool,
    /// Rules by which a broken Weapon does not fire.
    pub broken_weapon: &'static [&'static str],
    /// F103.1b: whether those who leave Mines together are attacked together; g:F128.1: one after the other.
    pub mined_together: bool,
    /// O23.3.4: whether Mines attack who retreats off the map; g:O26.3: here he has fallen when he reaches the edge.
    pub mined_off: bool,
    /// g:T102: whether a Trail leads over a bridge.
    pub trail_bridges: bool,
    /// g:T116a: whether a Road leads uphill without its point.
    pub road_climbs: bool,
    /// T93c: whether a Road takes its point of Cover on all terrain; g:T116b: on Open Ground.
    pub road_bare: bool,
    /// g:E64.2: whether a roll under way when a Squad was detached counts for both by the Morale of the Section;
    /// E52.2c: by that of each Team.
    pub twins_alike: bool,
    /// O23.3b: whether the way to a map edge is counted by hexes; g:O26.3: by rows.
    pub edge_by_hexes: bool,
    /// F101: whether artillery finds less Cover behind a Fortification than Fire does.
    pub forts_by_weapon: bool,
    /// Places of Weapons that are kept for those that come in play.
    pub spare_arms: usize,
    /// How a scenario calls what calls the guns.
    pub radio: &'static str,
}

const EUROPE: Law = Law {
    strategy: false,
    idle_pass: false,
    after_stacking: Phase::Refill,
    deploys_overstacked: true,
    enters_overstacked: true,
    spaces_behind: true,
    after_smoke: TimeStep::Enter,
    after_smokes: TimeStep::Enter,
    after_digging: TimeStep::Melee,
    last_card_triggers: false,
    last_surrenders: false,
    commands_add: true,
    chain: false,
    advances_together: false,
    gift: None,
    all_carry: true,
    melee_after_actions: true,
    melee_by_cause: false,
    melee: [MeleeStep::Roll(0), MeleeStep::Roll(1)],
    ambush_again: MeleeStep::Ambush(0),
    unfought: MeleeStep::Over,
    melee_added_again: false,
    ambush_holds: false,
    ones_miss: false,
    contested: false,
    groups_by_card: false,
    asks_on: false,
    broken_weapon: &["gloss.broken", "11.1c"],
    mined_together: true,
    mined_off: true,
    trail_bridges: false,
    road_climbs: false,
    road_bare: true,
    twins_alike: false,
    edge_by_hexes: true,
    forts_by_weapon: true,
    spare_arms: 0,
    radio: "radio",
};

const GREAT_WAR: Law = Law {
    strategy: true,
    idle_pass: true,
    after_stacking: Phase::Cohesion,
    deploys_overstacked: false,
    enters_overstacked: false,
    spaces_behind: false,
    after_smoke: TimeStep::SmokeAgain,
    after_smokes: TimeStep::Gas,
    after_digging: TimeStep::Strategy,
    last_card_triggers: true,
    last_surrenders: true,
    commands_add: false,
    chain: true,
    advances_together: true,
    gift: Some([Class::Squad, Class::Team]),
    all_carry: false,
    melee_after_actions: false,
    melee_by_cause: true,
    melee: [MeleeStep::Brace(0), MeleeStep::Brace(1)],
    ambush_again: MeleeStep::Ambush(MeleeStep::AGAIN),
    unfought: MeleeStep::Quarter(0),
    melee_added_again: true,
    ambush_holds: true,
    ones_miss: true,
    contested: true,
    groups_by_card: true,
    asks_on: true,
    broken_weapon: &["11.4a", "g:11.5", "11.1c"],
    mined_together: false,
    mined_off: false,
    trail_bridges: true,
    road_climbs: true,
    road_bare: false,
    twins_alike: true,
    edge_by_hexes: false,
    forts_by_weapon: false,
    spare_arms: 8,
    radio: "telephone",
};

impl Edition {
    /// Its values.
    pub const fn law(self) -> &'static Law {
        match self {
            Edition::Europe => &EUROPE,
            Edition::GreatWar => &GREAT_WAR,
        }
    }
}
