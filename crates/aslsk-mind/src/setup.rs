//! Set-up: who defends looks from cover over the ways of the enemy, who attacks begins near his goal and out of sight.

use crate::eye::{Eye, When};
use crate::goals::{Aim, What};
use aslsk::data::Family;
use aslsk::ground::Terrain;
use aslsk::{Action, Book, Piece, foe, is_on_map};
use hex::HexId;
use table::Seat;

impl Eye<'_> {
    /// An opinion on each answer at set-up.
    pub fn setting_up(&self, actions: &[Action], out: &mut Vec<f64>) {
        out.extend(actions.iter().map(|&action| match action {
            Action::Place(piece, hex) => self.placing(piece, hex),
            Action::Give(arm, to) => self.arming(arm, to),
            Action::Turn(gun, facing) => self.pointing(gun, facing),
            // Nobody knows where it is until it shoots.
            Action::Hide(gun, facing) => self.pointing(gun, facing) + 8.0,
            _ => 0.0,
        }));
    }

    /// Whether a side has to go somewhere.
    pub fn attacks(&self, seat: Seat) -> bool {
        self.aims(seat)
            .iter()
            .any(|aim: &Aim| aim.take && aim.worth > 20.0)
    }

    fn placing(&self, piece: Piece, hex: HexId) -> f64 {
        let seat = self.s.owner(piece);
        let ground = match self.attacks(seat) {
            true => self.start_line(piece, hex),
            false => self.post(piece, hex),
        };
        ground + self.neighbours(piece, hex)
    }

    /// How good a hex is to defend from.
    fn post(&self, piece: Piece, hex: HexId) -> f64 {
        let (book, seat) = (self.book, self.s.owner(piece));
        let cover = match book.ground.plot(hex).terrain {
            Terrain::Stone => 5.0,
            Terrain::Wooden => 4.0,
            Terrain::Woods => 3.0,
            Terrain::Brush | Terrain::Grain | Terrain::Orchard => 1.0,
            Terrain::Open => 0.0,
        };
        let view = self.atlas.view(book, seat, hex).min(24.0);
        let high = f64::from(book.ground.plot(hex).level);
        0.9 * cover + 0.3 * view + high + self.guarding(seat, piece, hex)
            - 0.4 * self.danger_at(piece, hex)
    }

    fn danger_at(&self, piece: Piece, hex: HexId) -> f64 {
        match piece.is_man() {
            true => self.danger(piece, hex, When::Later),
            false => self.pierced(piece, hex, None),
        }
    }

    /// Near what is to be kept: in it, or in front of it.
    fn guarding(&self, seat: Seat, piece: Piece, hex: HexId) -> f64 {
        let mut best = 0.0f64;
        for aim in self.aims(seat) {
            let far = f64::from(self.way(piece.is_car(), aim.what, hex));
            let worth = match aim.what {
                What::Objective(_) => 8.0 - 0.5 * far,
                // An edge is kept from somewhat before it.
                What::Exit(_) => 4.0 - 0.25 * (far - 6.0).abs(),
            };
            best = best.max(worth);
        }
        best
    }

    /// How good a hex is to attack from.
    fn start_line(&self, piece: Piece, hex: HexId) -> f64 {
        let cover = match self.book.ground.plot(hex).terrain {
            Terrain::Stone | Terrain::Wooden => 2.0,
            Terrain::Woods => 1.5,
            _ => 0.0,
        };
        self.pull(piece, hex) + cover - 1.2 * self.danger_at(piece, hex)
    }

    /// Leaders with squads, squads apart from each other.
    fn neighbours(&self, piece: Piece, hex: HexId) -> f64 {
        let (book, s) = (self.book, self.s);
        let seat = s.owner(piece);
        let with = s.men_in(seat, hex);
        if piece.is_car() {
            let near = s.there[seat]
                .cars()
                .iter()
                .filter(|&car| car != piece && book.ground.distance(s.hex(car), hex) <= 2);
            return -0.5 * near.count() as f64;
        }
        if book.is_leader(s, piece) {
            let mmc = with.only(|man| book.is_mmc(s, man)).len();
            let leaders = with.len() - mmc;
            let beside = book.ground.near(hex).iter();
            let beside: u32 = beside.map(|hex| s.men_in(seat, hex).len()).sum();
            let alone = if mmc == 0 { -12.0 } else { 3.0 };
            return alone + f64::from(mmc.min(2)) + 0.6 * f64::from(beside)
                - 5.0 * f64::from(leaders);
        }
        let bulk: u8 = with.iter().map(|man| book.bulk(s, man)).sum();
        // Within reach of each other, not on top of each other.
        let near = s.there[seat].men().iter().filter(|&man| {
            man != piece && (1..=2).contains(&book.ground.distance(s.hex(man), hex))
        });
        let near = 0.4 * near.count().min(3) as f64;
        near - match (self.attacks(seat), bulk) {
            (_, 0) => 0.0,
            (true, 1..=2) => 0.5,
            (true, _) => 3.0,
            (false, 1..=2) => 2.5,
            (false, _) => 7.0,
        }
    }

    /// Who gets a weapon: who stands where it can be used, and has none yet.
    fn arming(&self, arm: Piece, to: Piece) -> f64 {
        let (book, s) = (self.book, self.s);
        let seat = s.owner(to);
        let hex = s.hex(to);
        let weapon = book.weapon(s, arm);
        let ground = match is_on_map(hex) {
            true => {
                let view = self.atlas.view(book, seat, hex).min(24.0);
                let lead = self.best_lead(seat, hex, to).min(0);
                let scale = match weapon.family {
                    Family::Lmg | Family::Mmg | Family::Hmg => 0.25,
                    _ => 0.15,
                };
                scale * view - 1.5 * f64::from(lead)
            }
            false => 0.0,
        };
        10.0 * self.handy(to, arm) + ground
    }

    /// Where a Gun points: at most of the ways of the enemy.
    fn pointing(&self, gun: Piece, facing: u8) -> f64 {
        let s = self.s;
        let Some(man) = s.arm(gun).by else {
            return 0.0;
        };
        self.arc_view(s.man(man).seat, s.hex(man), facing)
    }

    /// What of the enemy, or of his ways, lies in an arc.
    pub fn arc_view(&self, seat: Seat, from: HexId, facing: u8) -> f64 {
        let book: &Book = self.book;
        let in_arc = |at: HexId| {
            let far = book.ground.distance(from, at);
            far > 0 && far <= 20 && book.in_car_arc(from, facing, at)
        };
        let lane = self.atlas.lanes[seat.index()].iter();
        let lane = lane.filter(|&&at| in_arc(at) && !book.ground.line(from, at).blocked);
        let enemies = self.s.there[foe(seat)]
            .iter()
            .map(|enemy| self.s.hex(enemy));
        let enemies = enemies.filter(|&at| in_arc(at));
        lane.count() as f64 * 0.1 + enemies.count() as f64
    }
}
