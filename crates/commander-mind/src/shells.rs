//! Artillery and aircraft of Great War Commander: where shells, Gas and bombs do most, and who sees it.

use crate::eye::{Eye, HEXES};
use crate::odds::product_above;
use commander::{Action, AirAttack, Barrage, Book, Fort, Load, OFF, Situation, UnitId, Units, foe};
use hex::HexId;
use table::Seat;

/// One's own under one's own shells count so much more.
const OWN: f64 = 1.3;
/// A barrage that stays is there for the next request.
const STAYS: f64 = 1.15;
/// Gas that stays hinders whoever comes.
const CLOUD: f64 = 1.0;

/// What artillery does in each hex, if its Spotting Round ends there.
pub(super) struct Fields {
    /// Shells in this one hex.
    hit: [f32; HEXES],
    local: [f32; HEXES],
    standing: [f32; HEXES],
    gas: [f32; HEXES],
}

/// Who observes.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Watch {
    /// Whoever may.
    Any,
    /// The highest-ranking Leader.
    Leader,
    /// The Observer off the map.
    Off,
}

impl Eye<'_> {
    /// What it is worth to Suppress a unit.
    pub fn quell(&self, unit: UnitId) -> f64 {
        let (book, s) = (self.book, self.s);
        if s.unit(unit).suppressed {
            return 0.0;
        }
        let armed = s
            .carried(unit)
            .is_some_and(|weapon| book.functional(s, weapon));
        let kind = match () {
            () if s.tanks.has(unit) => 5.0,
            () if book.is_agent(s, unit) => 1.0,
            () if book.is_leader(s, unit) => 2.0,
            () => 5.0,
        };
        kind + if armed { 5.0 } else { 0.0 }
    }
    /// What Gas laid over a unit does to it.
    fn choking(&self, unit: UnitId) -> f64 {
        let (book, s) = (self.book, self.s);
        if !s.unit(unit).suppressed {
            return CLOUD + self.quell(unit);
        }
        if book.reminds(s, s.unit(unit).seat, Situation::AntiGas) {
            return CLOUD;
        }
        CLOUD + self.breaking(unit)
    }
    /// Harm to a seat's enemies in a hex, less that to its own.
    fn balance(&self, seat: Seat, hex: HexId, harm: impl Fn(Seat) -> f64) -> f64 {
        let mut sum = 0.0;
        if self.hexes(foe(seat)).contains(hex) {
            sum += harm(foe(seat));
        }
        if self.hexes(seat).contains(hex) {
            sum -= OWN * harm(seat);
        }
        sum
    }
    fn shelled(&self, seat: Seat, fp: i32, hex: HexId) -> f64 {
        self.balance(seat, hex, |side| self.salvo(fp, side, hex))
    }
    pub fn fields(&self, seat: Seat) -> &Fields {
        self.fields[seat.index()].get_or_init(|| self.survey(seat))
    }
    fn survey(&self, seat: Seat) -> Box<Fields> {
        let (book, s) = (self.book, self.s);
        let fp = i32::from(s.radio[seat].fp);
        let mut all = Box::new(Fields {
            hit: [0.0; HEXES],
            local: [0.0; HEXES],
            standing: [0.0; HEXES],
            gas: [0.0; HEXES],
        });
        let mut cloud = [0.0; HEXES];
        for hex in (self.hexes(seat) | self.hexes(foe(seat))).iter() {
            all.hit[hex.index()] = self.shelled(seat, fp, hex) as f32;
            let choked = |side: Seat| s.of_side(side, hex).iter().map(|u| self.choking(u)).sum();
            cloud[hex.index()] = self.balance(seat, hex, choked) as f32;
        }
        let hit = all.hit;
        for hex in book.map.grid().ids() {
            let i = hex.index();
            for at in book.zone(hex).into_iter().flatten() {
                all.local[i] += hit[at.index()];
                all.gas[i] += cloud[at.index()];
            }
            let line = |axis| self.along(&hit, hex, axis);
            all.standing[i] = line(1).max(line(2)).max(line(3));
        }
        all
    }
    fn along(&self, hit: &[f32; HEXES], sr: HexId, axis: u8) -> f32 {
        let line = self.book.line_of(sr, axis).into_iter().flatten();
        hit[sr.index()] + line.map(|hex| hit[hex.index()]).sum::<f32>()
    }
    /// What a Spotting Round in this hex comes to, with its drift, if it is accurate so often.
    fn aimed(&self, seat: Seat, load: Load, sr: HexId, hit: f64) -> f64 {
        let (book, fields) = (self.book, self.fields(seat));
        let (table, more) = match load {
            Load::Standing => (&fields.standing, STAYS),
            Load::Gas => (&fields.gas, 1.0),
            _ => (&fields.local, 1.0),
        };
        let (mut near, mut far) = (0.0, 0.0);
        for white in 1..=6 {
            let way = Book::compass(white);
            let Some(first) = book.beside(sr, way) else {
                continue;
            };
            for red in 1..=6 {
                if let Some(at) = book.beside(first, Book::compass(red)) {
                    near += f64::from(table[at.index()]);
                }
            }
            let mut at = Some(first);
            while let Some(hex) = at.filter(|&hex| book.distance(sr, hex) <= 6) {
                far += f64::from(table[hex.index()]);
                at = book.beside(hex, way);
            }
        }
        more * (hit * near + (1.0 - hit) * far) / 36.0
    }
    /// How often the Accuracy roll hits a hex, by who watches; none, if nobody sees it.
    fn accuracy(&self, seat: Seat, watch: Watch, hex: HexId) -> Option<f64> {
        let (book, s) = (self.book, self.s);
        let mut best = None;
        if watch != Watch::Leader && !s.oa_used {
            let hindrance = book.sight_oa(s, seat, hex);
            let far = i32::from(book.distance(book.observer_hex(seat), hex)).max(1);
            best = hindrance.map(|hindrance| product_above(far + i32::from(hindrance)));
        }
        if watch != Watch::Off {
            let fit = |unit: &UnitId| !s.unit(*unit).broken && book.is_fresh(s, *unit);
            for leader in book.hrl(s, seat).iter().filter(fit) {
                let from = s.hex(leader);
                if let Some(hindrance) = self.sight(from, hex) {
                    let far = i32::from(book.distance(from, hex));
                    let hit = product_above(far + i32::from(hindrance));
                    best = Some(best.unwrap_or(0.0f64).max(hit));
                }
            }
        }
        best
    }
    fn loads(&self, seat: Seat) -> impl Iterator<Item = Load> {
        let all = [Load::Local, Load::Standing, Load::Gas].into_iter();
        all.filter(move |&load| self.book.may_box(seat, load).is_ok())
    }
    /// What a request is worth at best with this box.
    fn boxed(&self, seat: Seat, watch: Watch, load: Load) -> f64 {
        let mut best: f64 = 0.0;
        for stack in self.stacks(foe(seat)) {
            if let Some(hit) = self.accuracy(seat, watch, stack.hex) {
                best = best.max(self.aimed(seat, load, stack.hex, hit));
            }
        }
        best
    }
    /// What an Artillery Request is worth.
    pub fn request(&self, seat: Seat, watch: Watch) -> f64 {
        let s = self.s;
        if s.radio[seat].fp == 0 {
            return 0.0;
        }
        if s.radio[seat].broken {
            return 9.0;
        }
        let creep = (0..=6).map(|way| self.creeping(seat, way));
        let new = self.loads(seat).map(|load| self.boxed(seat, watch, load));
        creep.chain(new).fold(0.0, f64::max)
    }
    /// What a barrage that lies there does if it goes on.
    fn creeping(&self, seat: Seat, way: u8) -> f64 {
        let (book, s) = (self.book, self.s);
        let zone = s.zone[seat];
        if zone.sr == OFF || s.radio[seat].load != Load::Standing {
            return 0.0;
        }
        if self.accuracy(seat, Watch::Any, zone.sr).is_none() {
            return 0.0;
        }
        let sr = match way {
            0 => Some(zone.sr),
            way => book.beside(zone.sr, Book::compass(way)),
        };
        sr.map_or(0.0, |sr| {
            let hit = &self.fields(seat).hit;
            STAYS * f64::from(self.along(hit, sr, zone.axis))
        })
    }
    /// An answer in an Artillery Request.
    pub fn requested(&self, b: &Barrage, action: Action) -> Option<f64> {
        let s = self.s;
        let seat = s.active;
        let named = match b.observer {
            None => Watch::Any,
            Some(_) => Watch::Leader,
        };
        Some(match action {
            Action::Box(load) if s.radio[seat].broken => match load {
                Load::Standing => 2.0,
                Load::Local => 1.0,
                _ => 0.0,
            },
            Action::Box(load) => self.boxed(seat, named, load),
            Action::Creep(way) => self.creeping(seat, way),
            // Whoever observes does nothing else this Turn.
            Action::Observer => 2.5 + self.boxed(seat, Watch::Off, b.kind),
            Action::Unit(_) => self.boxed(seat, Watch::Leader, b.kind),
            Action::Spot(hex, _) => self.spot(b, hex),
            Action::Axis(axis) => f64::from(self.along(&self.fields(seat).hit, b.hex, axis)),
            Action::At(hex) => f64::from(self.fields(seat).hit[hex.index()]),
            _ => return None,
        })
    }
    fn spot(&self, b: &Barrage, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let hindrance = i32::from(book.observed(s, b, hex).unwrap_or(9));
        let hit = product_above(book.observed_range(s, b, hex) + hindrance);
        self.aimed(s.active, b.kind, hex, hit)
    }

    /// What bombs or bullets from the air do in a hex.
    fn dive(&self, seat: Seat, mode: AirAttack, hex: HexId) -> f64 {
        let fp = self.book.air_fp(seat, mode).unwrap_or(0);
        let quelled = |side: Seat| {
            let units = self.s.of_side(side, hex) - self.s.tanks;
            units.iter().map(|unit| self.quell(unit)).sum::<f64>()
        };
        // Who is Suppressed defends himself worse.
        let harm = |side: Seat| self.salvo(i32::from(fp) + 1, side, hex) + quelled(side);
        self.balance(seat, hex, harm)
    }
    pub fn bombed(&self, seat: Seat, hex: HexId) -> f64 {
        self.dive(seat, AirAttack::Bombing, hex)
    }
    pub fn strafed(&self, seat: Seat, hexes: [HexId; 2]) -> f64 {
        let each = hexes.map(|hex| self.dive(seat, AirAttack::Strafing, hex));
        each.iter().sum()
    }
    /// What an Air Strike is worth: each hex lies in one of the rows of a random one in about a quarter of all cases.
    pub fn air(&self, seat: Seat) -> f64 {
        let each = self.stacks(foe(seat)).iter();
        let mut worth: Vec<f64> = each.map(|stack| self.bombed(seat, stack.hex)).collect();
        worth.sort_by(|a, b| b.total_cmp(a));
        let (mut sum, mut left) = (0.0, 1.0);
        for harm in worth {
            sum += 0.28 * left * harm;
            left *= 0.72;
        }
        sum
    }

    /// What a Line of Fire on a hex does.
    pub fn swept(&self, seat: Seat, hex: HexId) -> f64 {
        let there = self.s.of_side(foe(seat), hex);
        there.iter().map(|unit| self.quell(unit)).sum()
    }
    /// The same, with the best hex beside it.
    pub fn swept_with(&self, seat: Seat, hex: HexId) -> f64 {
        let near = self.book.near(hex) & self.hexes(foe(seat));
        let more = near.iter().map(|at| self.swept(seat, at));
        self.swept(seat, hex) + 0.9 * more.fold(0.0, f64::max)
    }
    /// What a Line of Fire is worth.
    pub fn sweeping(&self, seat: Seat) -> f64 {
        let (book, s) = (self.book, self.s);
        let mut best: f64 = 0.0;
        for gun in self.guns(seat) {
            let commander::Element::Weapon(weapon) = gun.piece else {
                continue;
            };
            if book.arm(s, weapon).arm != commander::Arm::Hmg || !book.is_fresh(s, gun.unit) {
                continue;
            }
            for stack in self.stacks(foe(seat)) {
                if self.aim(gun, stack.hex).is_some() {
                    best = best.max(self.swept_with(seat, stack.hex));
                }
            }
        }
        best
    }
    /// Wire next to a set of units, or under them.
    pub fn wired(&self, units: Units) -> bool {
        let s = self.s;
        let wire = |hex: HexId| s.markers(hex).fort() == Some(Fort::Wire);
        let mut all = units.iter();
        all.any(|unit| {
            let hex = s.hex(unit);
            wire(hex) || self.book.near(hex).iter().any(wire)
        })
    }
}
