//! The counters of all kits together (1.0.a), resolved for play: what `units.json`, `weapons.json` and `vehicles.json` hold, with indices for words.

mod arms;
mod cars;
mod date;
mod men;
pub(crate) mod read;
#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) use tests::content;

pub use arms::{Ordnance, Supply, Weapon};
pub use cars::{Dispensers, SCALE, Vehicle};
pub use date::Date;
pub use men::Unit;

use table::{Content, Fault};

/// All counters of all nations. An index into one of its lists is a `u8`.
#[derive(Clone, Debug)]
pub struct Catalog {
    /// The words of the nations; a nation is an index into them.
    pub nations: Vec<String>,
    /// Infantry.
    pub units: Vec<Unit>,
    /// Support Weapons and Guns.
    pub weapons: Vec<Weapon>,
    /// Vehicles.
    pub vehicles: Vec<Vehicle>,
    unit_words: Vec<String>,
    weapon_words: Vec<String>,
    vehicle_words: Vec<String>,
    vehicle_names: Vec<String>,
    crew_morale: Vec<u8>,
}

impl Catalog {
    /// Infantry: a file under `content/`, as the next two are.
    pub const UNITS: &'static str = "aslsk/units.json";
    /// Support Weapons and Guns.
    pub const WEAPONS: &'static str = "aslsk/weapons.json";
    /// Vehicles.
    pub const VEHICLES: &'static str = "aslsk/vehicles.json";

    /// Reads and checks the three files: all that is wrong in them is told at once.
    pub fn open(content: &Content) -> Result<Catalog, Vec<Fault>> {
        read::open(content)
    }

    /// The unit with this index.
    #[inline]
    pub fn unit(&self, unit: u8) -> &Unit {
        &self.units[usize::from(unit)]
    }
    /// The weapon with this index.
    #[inline]
    pub fn weapon(&self, weapon: u8) -> &Weapon {
        &self.weapons[usize::from(weapon)]
    }
    /// The vehicle with this index.
    #[inline]
    pub fn vehicle(&self, vehicle: u8) -> &Vehicle {
        &self.vehicles[usize::from(vehicle)]
    }
    /// The word of a nation: `german`.
    #[inline]
    pub fn nation_word(&self, nation: u8) -> &str {
        &self.nations[usize::from(nation)]
    }
    /// The word of a unit: `4-6-7`.
    #[inline]
    pub fn unit_word(&self, unit: u8) -> &str {
        &self.unit_words[usize::from(unit)]
    }
    /// The word of a weapon: `mmg`.
    #[inline]
    pub fn weapon_word(&self, weapon: u8) -> &str {
        &self.weapon_words[usize::from(weapon)]
    }
    /// The word of a vehicle: `pzkpfw-iiin`.
    #[inline]
    pub fn vehicle_word(&self, vehicle: u8) -> &str {
        &self.vehicle_words[usize::from(vehicle)]
    }
    /// What a vehicle is called: `PzKpfw IIIN`.
    #[inline]
    pub fn vehicle_name(&self, vehicle: u8) -> &str {
        &self.vehicle_names[usize::from(vehicle)]
    }
    /// The morale of the crews of its vehicles (7.10.b): the best of its unbroken Elite MMC.
    #[inline]
    pub fn crew_morale(&self, nation: u8) -> u8 {
        self.crew_morale[usize::from(nation)]
    }

    /// The index of a nation.
    pub fn find_nation(&self, word: &str) -> Option<u8> {
        let found = self.nations.iter().position(|nation| nation == word);
        found.map(|index| index as u8)
    }
    /// The index of a unit of a nation.
    pub fn find_unit(&self, nation: &str, word: &str) -> Option<u8> {
        let nation = self.find_nation(nation)?;
        self.unit_of(nation, word)
    }
    /// The same by the index of the nation: a leader that is created has only a word (5.3.a).
    pub fn unit_of(&self, nation: u8, word: &str) -> Option<u8> {
        let mut all = self.units.iter().zip(&self.unit_words);
        let found = all.position(|(unit, is)| unit.nation == nation && is == word);
        found.map(|index| index as u8)
    }
    /// The index of a weapon of a nation.
    pub fn find_weapon(&self, nation: &str, word: &str) -> Option<u8> {
        let nation = self.find_nation(nation)?;
        let mut all = self.weapons.iter().zip(&self.weapon_words);
        let found = all.position(|(weapon, is)| weapon.nation == nation && is == word);
        found.map(|index| index as u8)
    }
    /// The index of a vehicle of a nation.
    pub fn find_vehicle(&self, nation: &str, word: &str) -> Option<u8> {
        let nation = self.find_nation(nation)?;
        let mut all = self.vehicles.iter().zip(&self.vehicle_words);
        let found = all.position(|(vehicle, is)| vehicle.nation == nation && is == word);
        found.map(|index| index as u8)
    }
}
