//! Whether tables and counters fit together.

use super::*;

impl Tables {
    /// What the tables do not know of the counters, and the other way round: told when both have been opened.
    pub fn check(&self, catalog: &Catalog) -> Vec<Fault> {
        let mut faults = self.gaps(catalog);
        let nations = { self.red.iter().map(|(nation, _)| nation) }
            .chain(self.paatc.iter().map(|(nation, _)| nation))
            .chain(self.leader_creation_nation.iter().map(|(nation, _)| nation))
            .chain(self.atr.iter().map(|(nation, _)| nation))
            .chain({ self.ap.iter() }.filter_map(|row| row.nation.as_ref()))
            .chain({ self.apcr.iter() }.filter_map(|row| row.nation.as_ref()))
            .filter(|nation| !nation.is_empty());
        for nation in nations.filter(|nation| catalog.find_nation(nation).is_none()) {
            faults.push(Fault::new(
                Tables::FILE,
                nation,
                "this nation has no infantry",
                format!("write one of {}", catalog.nations.join(", ")),
            ));
        }
        let leaders = self.leader_creation.iter().filter(|word| !word.is_empty());
        for (word, nation) in
            leaders.flat_map(|word| catalog.nations.iter().map(move |nation| (word, nation)))
        {
            if catalog.find_unit(nation, word).is_none() {
                faults.push(Fault::new(
                    Tables::FILE,
                    "leader_creation",
                    format!("there is no {nation} {word} (5.3.a)"),
                    "write the word of a leader that every nation has",
                ));
            }
        }
        faults
    }

    /// Ammunition that a counter of the catalogue has and no To Kill number is known for.
    fn gaps(&self, catalog: &Catalog) -> Vec<Fault> {
        let arms = catalog
            .weapons
            .iter()
            .enumerate()
            .filter_map(|(index, weapon)| {
                let word = catalog.weapon_word(index as u8);
                let gun = weapon.ordnance.filter(|_| weapon.family != Family::Atr)?;
                Some((Catalog::WEAPONS, weapon.nation, word, gun))
            });
        let cars = catalog
            .vehicles
            .iter()
            .enumerate()
            .filter_map(|(index, car)| {
                let word = catalog.vehicle_word(index as u8);
                Some((Catalog::VEHICLES, car.nation, word, car.main?))
            });
        let mut faults = Vec::new();
        for (file, nation, word, gun) in arms.chain(cars) {
            let nation = catalog.nation_word(nation);
            let listed = gun.supplies().map(|supply| supply.ammo);
            let unlimited =
                { [Ammo::Ap, Ammo::He].into_iter() }.filter(|&ammo| gun.is_unlimited(ammo));
            for ammo in listed.chain(unlimited) {
                let kills = !matches!(ammo, Ammo::Smoke | Ammo::Wp);
                if kills && self.to_kill(ammo, &gun, nation, 0).is_none() {
                    faults.push(Fault::new(
                        file,
                        format!("{nation} {word}"),
                        format!("no To Kill number of its {ammo:?} is known (7.9.a)"),
                        "write one into tables.json, or take the ammunition away",
                    ));
                }
            }
        }
        faults
    }
}
