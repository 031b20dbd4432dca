//! The weapons of small-arms fire (L11.1, L11.2): who may fire what at which hex.

use crate::anti_tank::{arc_of, gun_arc};
use crate::book::Book;
use crate::data::{Class, Mount};
use crate::ground::{ALL_ROUND, Hexes};
use crate::ids::{Piece, Pieces};
use crate::state::{Arms, Deeds, Marks, Phase, State, foe};
use hex::{Direction, HexId};
use table::{Legal, No, Seat, no};

/// L21.7: how far an ART gun in woods fires.
const FROM_WOODS: u16 = 3;

/// L4.7: who is so near is fired at, whatever he does.
const CLOSE: u16 = 2;

/// The mounts in the order of the bits of [`Arms`].
const MOUNTS: [Mount; 5] = [Mount::F, Mount::L, Mount::R, Mount::B, Mount::T];

/// A weapon of a piece in small-arms fire.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piecework {
    /// Its firepower.
    pub fp: u8,
    /// How far it reaches.
    pub range: u8,
    /// The sextants it covers.
    pub arc: u8,
    /// Machine guns of a vehicle among it.
    pub mgs: u8,
}

impl Book {
    /// The weapon under a bit of [`Arms`]; none: there is none that fires on the SACRT.
    pub(crate) fn weapon(&self, s: &State, unit: Piece, bit: usize) -> Option<Piecework> {
        let kind = self.kind(s, unit);
        if kind.is_foot() {
            if bit != 0 {
                return None;
            }
            let fp = self.catalog.fp(kind, self.nation(unit), self.date.year);
            let own = Piecework {
                fp,
                range: kind.range,
                arc: ALL_ROUND,
                mgs: 0,
            };
            return (fp > 0).then_some(own);
        }
        if let Some(&mount) = MOUNTS.get(bit) {
            let many = kind.mgs[bit];
            let (fp, range) = self.catalog.mg;
            return (many > 0).then_some(Piecework {
                fp: fp * many,
                range,
                arc: arc_of(mount),
                mgs: many,
            });
        }
        let gun = bit - MOUNTS.len();
        let &(calibre, _) = kind.guns.get(gun)?;
        (calibre.he > 0).then_some(Piecework {
            fp: calibre.he,
            range: calibre.range,
            arc: gun_arc(kind, gun),
            mgs: 0,
        })
    }

    /// All weapons of a piece for small-arms fire.
    pub(crate) fn weapons(&self, s: &State, unit: Piece) -> Arms {
        let bits = (0..7).filter(|&bit| self.weapon(s, unit, bit).is_some());
        Arms(bits.fold(0, |all, bit| all | 1 << bit))
    }

    /// L12.6, L21.1, L21.2: who can serve a gun now and gives up his own fire for it: an unpinned crew, else a group on foot;
    /// hidden or not (L26.1).
    pub fn gunner(&self, s: &State, gun: Piece) -> Option<Piece> {
        let free = |unit: &Piece| {
            let busy = Deeds::SERVED.and(Deeds::FOUGHT);
            !s.is(*unit, Marks::PINNED) && s.unit(*unit).used == 0 && !s.did(*unit, busy)
        };
        let near = || self.mates(s, gun).filter(free);
        let crew = |unit: &Piece| self.kind(s, *unit).class == Class::Crew;
        let group = |unit: &Piece| {
            let kind = self.kind(s, *unit);
            kind.is_foot() && kind.is_group() && self.kind(s, gun).is_gun()
        };
        near().find(crew).or_else(|| near().find(group))
    }

    /// L8.2: whether both sides have units in a hex; a ship under a bridge is apart (L8.4).
    pub fn is_mixed(&self, s: &State, hex: HexId) -> bool {
        let ashore = |piece: Piece| self.kind(s, piece).class != Class::Ship;
        [Seat(0), Seat(1)]
            .into_iter()
            .all(|seat| self.enemies_in(s, seat, hex).iter().any(ashore))
    }

    /// Who may be harmed by small arms in a hex (L11.7, L11.9, L11.10): light targets and armoured cars.
    pub(crate) fn exposed(&self, s: &State, seat: Seat, hex: HexId) -> Pieces {
        s.of_in(seat, hex).only(|unit| self.is_exposed(s, unit))
    }

    /// The same of one unit.
    pub(crate) fn is_exposed(&self, s: &State, unit: Piece) -> bool {
        let kind = self.kind(s, unit);
        kind.is_light() || kind.class == Class::Car
    }

    /// The hexes with enemies of a side.
    pub(crate) fn target_hexes(&self, s: &State, seat: Seat) -> Hexes {
        let foes = s.there[foe(seat)].iter();
        foes.map(|unit| s.hex(unit)).collect()
    }

    /// Those of these hexes that a unit could fire at, as far as range and ground go: whoever asks about many looks here
    /// first.
    pub(crate) fn in_reach(&self, s: &State, by: Piece, hexes: Hexes) -> Hexes {
        if !s.on_map(by) {
            return Hexes::EMPTY;
        }
        let (kind, from) = (self.kind(s, by), s.hex(by));
        let guns = kind.guns.iter().map(|(calibre, _)| calibre.range).max();
        let mgs = kind.mgs.iter().any(|&many| many > 0);
        let far = { kind.range.max(guns.unwrap_or(0)) }
            .max(kind.flame.map_or(0, |flame| flame.range))
            .max(if mgs { self.catalog.mg.1 } else { 0 });
        let free = hexes & self.ground.sights.free_from(from);
        let near = |&hex: &HexId| self.ground.distance(from, hex) <= far.into();
        free.iter().filter(near).collect()
    }

    /// L4.7, L4.9, L4.12, L11.1: whether a unit may fire at all in this phase.
    pub(crate) fn may_use_arms(&self, s: &State, by: Piece) -> Legal {
        if by.index() >= s.units.len() || s.holder(by) != self.acting(s) || !s.on_map(by) {
            return no(&["L11.1"], "landships-no-yours");
        }
        if s.unit(by).aboard.get().is_some() {
            return no(&["L6.8", "L21.4"], "landships-no-aboard");
        }
        let kind = self.kind(s, by);
        if kind.is_mounted() {
            return no(&["L7.8", "L11.1"], "landships-no-mounted-fire");
        }
        let arms = self.weapons(s, by).0;
        if arms == 0 {
            return no(&["L11.1"], "landships-no-weapon");
        }
        if s.is(by, Marks::PINNED) {
            return no(&["L11.1", "L17.4"], "landships-no-pinned");
        }
        if s.phase == Phase::Offensive && s.did(by, Deeds::FOUGHT) {
            return no(&["L4.9", "L16.13"], "landships-no-fought");
        }
        // Who has served a weapon does not fire its own (L21.1); foot has used all it has when it has used anything.
        if kind.is_foot() && s.did(by, Deeds::SERVED) {
            return no(&["L21.1"], "landships-no-serving");
        }
        let spent = arms & !s.unit(by).used == 0 || (kind.is_foot() && s.unit(by).used != 0);
        if spent {
            return no(&["L4.12"], "landships-no-fired");
        }
        // The machine guns of a ship fire on (L4.12).
        if self.is_silenced(s, by) && arms & !(s.unit(by).used | Arms::GUN.0) == 0 {
            return no(&["L14.17"], "landships-no-fired");
        }
        if !kind.is_support() {
            return Ok(());
        }
        if s.did(by, Deeds::HAULED) {
            return no(&["L21.3"], "landships-no-hauled");
        }
        match self.gunner(s, by) {
            Some(_) => Ok(()),
            None => no(&["L12.6", "L21.1"], "landships-no-crew"),
        }
    }

    /// L14.17, L23.2: whether its gun has fired in a barrage, and so not in Offensive Fire.
    fn is_silenced(&self, s: &State, by: Piece) -> bool {
        s.did(by, Deeds::SHELLED) && s.phase == Phase::Offensive
    }

    /// L10.1, L11.4, L11.11, L15.6: whether a unit may attack a hex.
    pub(crate) fn may_attack(&self, s: &State, by: Piece, hex: HexId) -> Legal {
        if hex.index() >= self.ground.len() {
            return no(&["L11.4"], "landships-no-target");
        }
        let (seat, from) = (s.holder(by), s.hex(by));
        let err = |rules: &'static [&'static str], key| Err(No::by(rules, key).at(hex));
        let within = self.is_mixed(s, from);
        if within && hex != from {
            return err(&["L11.11"], "landships-no-fire-out");
        }
        let friends = self.enemies_in(s, foe(seat), hex);
        if !within && !friends.is_empty() {
            return err(&["L11.4", "L11.11"], "landships-no-fire-in");
        }
        let foes = s.of_in(foe(seat), hex);
        if foes.is_empty() {
            return err(&["L11.4", "L10.1"], "landships-no-target");
        }
        if !foes.iter().any(|unit| self.is_exposed(s, unit)) {
            return err(&["L11.9"], "landships-no-effect");
        }
        let close = self.ground.distance(from, hex) <= CLOSE;
        if s.phase == Phase::SmallArms && !close && !self.is_astir(s, foe(seat), hex) {
            return err(&["L4.7"], "landships-no-idle");
        }
        self.may_spot_in(s, by, hex)?;
        self.may_fire_in_smoke(s, from, hex)
    }

    /// L4.7: whether somebody in a hex has moved, or has attacked, in this player-turn.
    fn is_astir(&self, s: &State, seat: Seat, hex: HexId) -> bool {
        let moved = Deeds::WALKED.and(Deeds::CARRIED).and(Deeds::SHELLED);
        let marks = Marks::MOVED.and(Marks::FRESH);
        { s.of_in(seat, hex).iter() }.any(|it| s.did(it, moved) || s.is(it, marks))
    }

    /// The weapons of a unit that bear on a hex, with this facing: unused, in range and arc (L11.2, L2.8, L21.7).
    pub(crate) fn bearing(&self, s: &State, by: Piece, facing: u8, hex: HexId) -> Arms {
        let far = self.ground.distance(s.hex(by), hex);
        let facing = Direction::all()[usize::from(facing) % 6];
        let sextants = self.ground.sextants(s.hex(by), facing, hex);
        let plot = self.ground.plot(s.hex(by));
        let woods = self.kind(s, by).class == Class::Art
            && plot.terrain == crate::ground::Terrain::Woods
            && far > FROM_WOODS;
        // L14.17, L23.2: the gun that has fired in a barrage.
        let shelled = Arms::GUN.0 * u8::from(self.is_silenced(s, by));
        let bears = |bit: &usize| {
            let used = (s.unit(by).used | shelled) & (1 << bit) != 0;
            let weapon = self.weapon(s, by, *bit);
            !used
                && !woods
                && weapon.is_some_and(|it| far <= it.range.into() && it.arc & sextants != 0)
        };
        Arms((0..7).filter(bears).fold(0, |all, bit| all | 1 << bit))
    }

    /// Whether a unit may fire at a hex, and the weapons that it can choose from.
    pub(crate) fn may_bear(&self, s: &State, by: Piece, hex: HexId) -> Legal<Arms> {
        self.may_use_arms(s, by)?;
        self.may_attack(s, by, hex)?;
        let bears = self.bearing(s, by, s.unit(by).facing, hex);
        if bears.0 != 0 {
            return Ok(bears);
        }
        let far = self.ground.distance(s.hex(by), hex);
        let reaches = (0..7).any(|bit| {
            self.weapon(s, by, bit)
                .is_some_and(|it| far <= it.range.into())
        });
        let no = match reaches {
            true => No::by(&["L2.8", "L2.9", "L21.7"], "landships-no-arc"),
            false => No::by(&["L11.2"], "landships-no-range"),
        };
        Err(no.at(hex))
    }

    /// The same for these weapons: all that bear, or one of several. The weapons are those it comes to.
    pub(crate) fn may_fire(&self, s: &State, by: Piece, arms: Arms, hex: HexId) -> Legal<Arms> {
        let bears = self.may_bear(s, by, hex)?;
        match arms {
            Arms::ALL => Ok(bears),
            one if choices(bears).any(|choice| choice == one) => Ok(one),
            Arms::GUN if self.is_silenced(s, by) => no(&["L14.17"], "landships-no-fired"),
            _ => no(&["L4.12", "L2.8"], "landships-no-arms"),
        }
    }
}

/// What may be chosen of the weapons that bear: all, or one of several.
pub(crate) fn choices(bears: Arms) -> impl Iterator<Item = Arms> {
    let single = (0..7)
        .map(|bit| Arms(1 << bit))
        .filter(move |one| bears.0 & one.0 != 0 && bears != *one);
    [Arms::ALL].into_iter().chain(single)
}
