//! Artillery, gas, smoke and the air.

use crate::eye::{Eye, NEVER};
use hex::HexId;
use landships::{Action, Barrage, Battery, Caller, Mission, Piece, foe};

/// A round is worth so much where there is time to fire it.
const ROUND: f64 = 8.0;

impl Eye<'_> {
    /// What a barrage does in a hex: to the enemy, less to one's own.
    fn barrage(&self, hex: HexId, fp: u32, shrapnel: bool) -> f64 {
        let s = self.s;
        let each = |it: Piece| self.shelled(it, hex, fp, shrapnel);
        let them: f64 = s.of_in(foe(self.me), hex).iter().map(each).sum();
        let us: f64 = s.of_in(self.me, hex).iter().map(each).sum();
        them - 1.2 * us
    }

    /// The same with what may scatter.
    fn aimed(&self, hex: HexId, fp: u32, shrapnel: bool) -> f64 {
        let around: f64 = { self.book.ground.around(hex) }
            .map(|near| self.barrage(near, fp, shrapnel))
            .sum();
        0.67 * self.barrage(hex, fp, shrapnel) + 0.33 / 9.0 * around
    }

    /// The firepower that could be had.
    fn guns(&self) -> u32 {
        let all = self.book.modules.iter().zip(self.s.modules.iter());
        let ready = all.filter(|(post, it)| post.seat == self.me && it.points > 0);
        let fp = ready.map(|(post, _)| self.book.catalog.modules[usize::from(post.kind)].fp);
        fp.map(u32::from).max().unwrap_or(0)
    }

    /// A request: hexes that were refused are more likely to be granted (T7), and the front stays where it is.
    pub fn requesting(&self, by: Caller, hex: HexId) -> f64 {
        let fp = self.guns();
        if fp == 0 {
            return -1.0;
        }
        let count = { self.s.requests.iter() }
            .filter(|it| it.seat == self.me && self.book.ground.distance(it.hex.0, hex) <= 1)
            .map(|it| it.count)
            .max()
            .unwrap_or(0);
        let plane = matches!(by, Caller::Plane(_));
        let odds = 0.17 * (1.0 + f64::from(count)) + if plane { 0.25 } else { 0.0 };
        // Our own may be there when it falls.
        let near = self.book.ground.around(hex);
        let own: u32 = near.map(|it| self.s.of_in(self.me, it).len()).sum();
        let gain = self.aimed(hex, fp, false);
        odds * gain - 1.5 * f64::from(own)
    }

    /// A module or a gun fires at a granted hex.
    pub fn assigning(&self, by: Battery, hex: HexId, kind: Barrage) -> f64 {
        let (book, s) = (self.book, self.s);
        let fp: u32 = match by {
            Battery::Module(module) => {
                let kind = book.modules[module.index()].kind;
                book.catalog.modules[usize::from(kind)].fp.into()
            }
            Battery::Gun(piece) => {
                let guns = &book.kind(s, piece).guns;
                guns.first().map_or(0, |(gun, _)| gun.barrage.into())
            }
        };
        let before: u32 = { s.falling.iter() }
            .filter(|fall| fall.hex.0 == hex && fall.kind == kind)
            .map(|fall| u32::from(fall.fp))
            .sum();
        let more = |fp: u32, shrapnel: bool| {
            self.aimed(hex, before + fp, shrapnel) - self.aimed(hex, before, shrapnel)
        };
        let gain = match kind {
            Barrage::Drumfire => 1.3 * more(fp, false) + 2.0,
            Barrage::Shrapnel => 1.2 * more(fp, true),
            Barrage::Hurricane => more(2 * fp, false) - ROUND,
            Barrage::Gas => self.gassing(hex),
            Barrage::Smoke => -1.0,
        };
        let gun = if matches!(by, Battery::Gun(_)) {
            10.0
        } else {
            0.0
        };
        gain - ROUND * 0.3 * self.left() - gun
    }

    fn gassing(&self, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let masks = book.side(foe(self.me)).masks;
        let each = |it: Piece| match book.kind(s, it).is_light() {
            false => 0.0,
            true if masks => 0.4 * self.pin_price(it),
            true => 0.6 * self.price(it),
        };
        let them: f64 = s.of_in(foe(self.me), hex).iter().map(each).sum();
        let around = book.ground.around(hex);
        let own: u32 = around.map(|it| s.of_in(self.me, it).len()).sum();
        1.5 * them - 20.0 * f64::from(own)
    }

    /// Standing drumfire goes on.
    pub fn continuing(&self, module: landships::Module) -> f64 {
        let (book, s) = (self.book, self.s);
        let it = &s.modules[module.index()];
        let kind = book.modules[module.index()].kind;
        let fp = book.catalog.modules[usize::from(kind)].fp;
        self.barrage(it.on.0, fp.into(), it.bursts) - ROUND * 0.5 * self.left()
    }

    pub fn shifting(&self, from: HexId, to: HexId) -> f64 {
        let standing = { self.s.barrages.iter() }.find(|it| it.hex.0 == from);
        let Some(it) = standing else {
            return -1.0;
        };
        let fp = it.fp.into();
        0.5 * self.aimed(to, fp, it.shrapnel)
            - 0.5 * self.barrage(from, fp, it.shrapnel).max(0.0)
            - ROUND * 0.5 * self.left()
    }

    /// A mission of an aircraft.
    pub fn flying(&self, plane: landships::Plane, mission: Mission, hex: Option<HexId>) -> f64 {
        let (book, s) = (self.book, self.s);
        let kind = &book.catalog.planes[usize::from(book.planes[plane.index()].kind)];
        let rich = self.guns() > 0;
        match (mission, hex) {
            (Mission::Observe, _) => {
                if rich {
                    22.0
                } else {
                    0.5
                }
            }
            (Mission::Patrol, _) => 4.0,
            (Mission::Bomb, Some(hex)) => {
                let soft = s.of_in(foe(self.me), hex);
                let own = s.of_in(self.me, hex).len();
                let price: f64 = soft.iter().map(|it| self.pin_price(it)).sum();
                0.08 * f64::from(kind.bombs) * price * (1.0 - 0.2 * f64::from(self.cover(hex)))
                    - 50.0 * f64::from(own)
            }
            (Mission::Strafe, Some(hex)) => {
                let soft = s
                    .of_in(foe(self.me), hex)
                    .only(|it| book.kind(s, it).is_light());
                let own = s.of_in(self.me, hex).len();
                let price: f64 = soft.iter().map(|it| self.pin_price(it)).sum();
                0.12 * f64::from(kind.mgs) * price * (1.0 - 0.25 * f64::from(self.cover(hex)))
                    - 50.0 * f64::from(own)
            }
            _ => NEVER,
        }
    }

    pub fn shelling(&self, action: Action) -> f64 {
        match action {
            Action::Continue(module) => self.continuing(module),
            Action::Shift(from, to, _) => self.shifting(from, to),
            Action::Request(by, hex) => self.requesting(by, hex),
            Action::Assign(by, hex, kind) => self.assigning(by, hex, kind),
            _ => 0.0,
        }
    }
}
