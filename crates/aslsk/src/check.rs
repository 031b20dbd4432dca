//! What must hold after every action.

use crate::book::Book;
use crate::ids::Piece;
use crate::state::{ArmMarks, CarMarks, GONE, Marks, Phase, State, is_on_map};
use table::Seat;

impl Book {
    /// The first thing that does not hold.
    pub(crate) fn check(&self, s: &State) -> Result<(), String> {
        for (place, man) in s.men.iter().enumerate() {
            let unit = Piece::man(place);
            let name = self.name(unit);
            let hidden = self.is_hidden(s, unit);
            if s.there[man.seat].has(unit) != (s.on_map(unit) && !hidden) {
                return Err(format!("{name} is on the map and is not"));
            }
            if s.is(unit, Marks::DM) && !s.is(unit, Marks::BROKEN) {
                return Err(format!("{name} is under DM and not broken (3.2.3.h)"));
            }
            if s.is(unit, Marks::PINNED) && s.is(unit, Marks::BROKEN) {
                return Err(format!("{name} is broken and pinned (3.2.3.q)"));
            }
            if s.is(unit, Marks::WOUNDED) && !self.is_leader(s, unit) {
                return Err(format!("{name} is wounded and no leader (3.2.3.e)"));
            }
        }
        for (place, arm) in s.arms.iter().enumerate() {
            let piece = Piece::arm(place);
            if let Some(by) = arm.by
                && s.hex(by) != s.hex(piece)
            {
                return Err(format!(
                    "{} is not with who has it (1.2.4.a)",
                    self.name(piece)
                ));
            }
        }
        self.check_cars(s)?;
        self.check_guns(s)?;
        self.check_room(s)
    }

    fn check_cars(&self, s: &State) -> Result<(), String> {
        for (place, vehicle) in s.cars.iter().enumerate() {
            let car = Piece::car(place);
            let name = self.name(car);
            let wreck = s.has(car, CarMarks::WRECK);
            if s.there[vehicle.seat].has(car) != (s.on_map(car) && !wreck) {
                return Err(format!(
                    "{name} is a unit on the map and is not (2.0.wreck)"
                ));
            }
            let stuck = CarMarks::BOG
                .and(CarMarks::IMMOBILE)
                .and(CarMarks::SHOCK)
                .and(CarMarks::UK)
                .and(CarMarks::STUN);
            if s.has(car, CarMarks::MOTION) && s.has(car, stuck.and(CarMarks::WRECK)) {
                return Err(format!("{name} is in Motion and cannot move (7.10.k)"));
            }
            if s.has(car, CarMarks::CE) && s.has(car, CarMarks::SHUT) {
                return Err(format!("{name} is CE and has to be BU (7.7.j)"));
            }
            if vehicle.vca > 5 || vehicle.tca > 5 {
                return Err(format!("{name} points at no corner (2.0.vca-tca)"));
            }
            if !self.vehicle(s, car).has_turret() && vehicle.vca != vehicle.tca {
                return Err(format!("{name} has no turret to turn (7.2.b)"));
            }
            let two = s.on_map(car) && s.cars_in(vehicle.seat, s.hex(car)).len() > 1;
            if two && s.phase > Phase::Movement && !wreck {
                return Err(format!("{name} shares its hex (3.3.2.q)"));
            }
        }
        Ok(())
    }

    /// Guns: who has them, where they may be, what they have acquired.
    fn check_guns(&self, s: &State) -> Result<(), String> {
        for (place, arm) in s.arms.iter().enumerate() {
            let piece = Piece::arm(place);
            let name = self.name(piece);
            let weapon = self.weapon(s, piece);
            if arm.acquired.level > 2 || (arm.acquired.level > 0 && arm.acquired.hex.0 == GONE) {
                return Err(format!("{name} has acquired what cannot be (6.10.a)"));
            }
            if arm.marks.any(ArmMarks::HIDDEN) && arm.by.is_none() {
                return Err(format!("{name} is hidden and nobody has it (6.4.a)"));
            }
            if weapon.is_sw() {
                continue;
            }
            if arm.by.is_some_and(|man| self.is_leader(s, man)) {
                return Err(format!("a leader has {name} (3.2.4.g)"));
            }
            let hex = s.hex(piece);
            let placed = is_on_map(hex) && s.phase != Phase::SetUp;
            if placed && self.is_building(hex) && !weapon.fits_a_building() {
                return Err(format!("{name} stands in a building (1.2.6.e)"));
            }
        }
        Ok(())
    }

    /// 3.3.1.h: at any instant.
    fn check_room(&self, s: &State) -> Result<(), String> {
        for seat in [Seat(0), Seat(1)] {
            for unit in s.there[seat].men().iter() {
                let hex = s.hex(unit);
                if is_on_map(hex) && !self.has_room(s, seat, hex, crate::ids::Pieces::EMPTY) {
                    return Err(format!("too many stand in {} (3.3.1.h)", self.label(hex)));
                }
            }
        }
        Ok(())
    }
}
