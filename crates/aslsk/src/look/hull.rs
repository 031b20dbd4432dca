//! How vehicles were built.

use crate::catalog::Vehicle;
use crate::data::TargetSize;

/// How a vehicle was built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Hull {
    Pz2,
    Pz3,
    Pz4,
    Panther,
    Tiger,
    KingTiger,
    AssaultGun,
    /// Open above, its gun behind a shield.
    Carriage,
    /// A tank destroyer with sloped plates.
    Destroyer,
    /// Cars, by their wheels.
    Wheels(u8),
    Tankette,
    /// A light tank of the thirties.
    Light,
    Fast,
    T34,
    T3485,
    Kv,
    Is,
    Su,
    Sherman,
    /// A turret open above.
    OpenTurret,
    Stuart,
    Chaffee,
    Mk6,
    Matilda,
    Cruiser,
    Cromwell,
    Churchill,
    /// A medium tank of the thirties.
    Medium,
    /// For two men.
    Small,
    Ft,
}

impl Hull {
    /// How a vehicle of that name was built; one nobody knows by what its counter says.
    pub(super) fn of(word: &str, vehicle: &Vehicle) -> Hull {
        Hull::known(word).unwrap_or_else(|| unknown(vehicle))
    }

    fn known(word: &str) -> Option<Hull> {
        Some(match word {
            "pzkpfw-iif" => Hull::Pz2,
            "pzkpfw-iiih" | "pzkpfw-iiij" | "pzkpfw-iiin" => Hull::Pz3,
            "pzkpfw-ive" | "pzkpfw-ivf2" | "pzkpfw-ivh" => Hull::Pz4,
            "pzkpfw-vg" => Hull::Panther,
            "pzkpfw-vie" => Hull::Tiger,
            "pzkpfw-vib" => Hull::KingTiger,
            "stug-iiib" | "stug-iiig" | "semovente-75-18" => Hull::AssaultGun,
            "marder-iiih" | "su-76m" => Hull::Carriage,
            "jgpz-38t" | "jgpz-v" => Hull::Destroyer,
            "psw-222" | "ba-64" | "daimler-ac" | "ab-41" | "amd-178" | "csaba" => Hull::Wheels(4),
            "psw-231" | "psw-234-2" => Hull::Wheels(8),
            "ba-10" | "m8" => Hull::Wheels(6),
            "l3-35" => Hull::Tankette,
            "t-26-m33" | "t-26e" | "toldi-i" => Hull::Light,
            "bt-7-m37" | "t-70" => Hull::Fast,
            "t-34-m41" | "t-34-m43" => Hull::T34,
            "t-34-85" => Hull::T3485,
            "kv-1-m41" => Hull::Kv,
            "is-2" => Hull::Is,
            "su-85" | "su-100" => Hull::Su,
            "m4" | "m4a1-76" | "m4-105" | "sherman-iii" | "sherman-vc" => Hull::Sherman,
            "m10" | "m36" | "m18" => Hull::OpenTurret,
            "m3" | "m5a1" => Hull::Stuart,
            "m24" => Hull::Chaffee,
            "light-tank-mk-vib" => Hull::Mk6,
            "matilda-ii" | "valentine-iii" => Hull::Matilda,
            "crusader-ii" | "crusader-iii" => Hull::Cruiser,
            "cromwell-iv" => Hull::Cromwell,
            "churchill-iii" | "churchill-vii" => Hull::Churchill,
            "m13-40" | "s35" | "turan-i" | "turan-ii" => Hull::Medium,
            "r35" => Hull::Small,
            "ft-17" => Hull::Ft,
            _ => return None,
        })
    }
}

fn unknown(vehicle: &Vehicle) -> Hull {
    use TargetSize::{Large, Small, VeryLarge, VerySmall};
    match (vehicle.tracked, vehicle.has_turret(), vehicle.size) {
        (false, ..) => Hull::Wheels(4),
        (_, false, VerySmall) => Hull::Tankette,
        (_, false, _) => Hull::AssaultGun,
        (_, _, VeryLarge | Large) => Hull::Tiger,
        (_, _, Small | VerySmall) => Hull::Light,
        _ => Hull::Pz3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::{Catalog, content};

    #[test]
    fn every_vehicle_was_built_somehow() {
        let catalog = Catalog::open(&content()).unwrap();
        for (kind, vehicle) in catalog.vehicles.iter().enumerate() {
            let word = catalog.vehicle_word(kind as u8);
            let hull = Hull::known(word).unwrap_or_else(|| panic!("nobody knows {word}"));
            let wheels = matches!(hull, Hull::Wheels(_));
            assert_eq!(wheels, !vehicle.tracked, "{word}");
        }
    }

    #[test]
    fn a_vehicle_nobody_knows_is_drawn_by_its_counter() {
        let catalog = Catalog::open(&content()).unwrap();
        for vehicle in &catalog.vehicles {
            let hull = Hull::of("something new", vehicle);
            let without = matches!(hull, Hull::AssaultGun | Hull::Tankette);
            let wheels = hull == Hull::Wheels(4);
            assert_eq!(wheels, !vehicle.tracked);
            assert!(wheels || without != vehicle.has_turret());
        }
    }
}
