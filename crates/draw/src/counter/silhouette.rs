//! Silhouettes: men are counted, machines are drawn from the side, each tank as it was built.

/// What the silhouette shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Silhouette {
    /// Four men.
    Squad,
    /// Two men.
    Team,
    /// One with a cap.
    Leader,
    /// One with a helmet and a star.
    Hero,
    /// One who runs with a message.
    Agent,
    /// Machine gun on a tripod.
    MachineGun,
    /// Gun on a bipod.
    LightMachineGun,
    /// Mortar.
    Mortar,
    /// Gun.
    Gun,
    /// Small gun on a tripod.
    TrenchGun,
    /// Tank of fuel and lance.
    Flamethrower,
    /// Bundle with a handle and a fuse.
    Satchel,
    /// Tank of no kind in particular.
    Tank,
    /// Schneider: a box with a bow like that of a boat.
    Schneider,
    /// Saint-Chamond: a long hull on short tracks, a long gun in its nose.
    SaintChamond,
    /// Renault with a gun: turret, large wheel before, tail behind.
    Renault,
    /// Renault with a machine gun.
    RenaultMg,
    /// A7V: a fort on tracks, its turret in the middle.
    A7v,
    /// Aircraft from above.
    Aircraft,
}

impl Silhouette {
    /// All silhouettes.
    pub const ALL: [Silhouette; 19] = [
        Silhouette::Squad,
        Silhouette::Team,
        Silhouette::Leader,
        Silhouette::Hero,
        Silhouette::Agent,
        Silhouette::MachineGun,
        Silhouette::LightMachineGun,
        Silhouette::Mortar,
        Silhouette::Gun,
        Silhouette::TrenchGun,
        Silhouette::Flamethrower,
        Silhouette::Satchel,
        Silhouette::Tank,
        Silhouette::Schneider,
        Silhouette::SaintChamond,
        Silhouette::Renault,
        Silhouette::RenaultMg,
        Silhouette::A7v,
        Silhouette::Aircraft,
    ];

    /// Its name in keys.
    pub fn id(self) -> &'static str {
        match self {
            Silhouette::Squad => "squad",
            Silhouette::Team => "team",
            Silhouette::Leader => "leader",
            Silhouette::Hero => "hero",
            Silhouette::Agent => "agent",
            Silhouette::MachineGun => "mg",
            Silhouette::LightMachineGun => "lmg",
            Silhouette::Mortar => "mortar",
            Silhouette::Gun => "gun",
            Silhouette::TrenchGun => "trench-gun",
            Silhouette::Flamethrower => "flamethrower",
            Silhouette::Satchel => "satchel",
            Silhouette::Tank => "tank",
            Silhouette::Schneider => "schneider",
            Silhouette::SaintChamond => "saint-chamond",
            Silhouette::Renault => "renault",
            Silhouette::RenaultMg => "renault-mg",
            Silhouette::A7v => "a7v",
            Silhouette::Aircraft => "aircraft",
        }
    }

    /// The silhouette of that name.
    pub fn by_id(id: &str) -> Option<Silhouette> {
        Silhouette::ALL.into_iter().find(|each| each.id() == id)
    }

    /// Whether it is a weapon that men carry.
    pub fn is_weapon(self) -> bool {
        self.machine().is_some() && self != Silhouette::Aircraft
    }

    /// Whether it is a tank.
    pub fn is_tank(self) -> bool {
        self.tank().is_some()
    }

    /// Ordnance has a white bar over its silhouette.
    pub(super) fn has_bar(self) -> bool {
        use Silhouette::{Flamethrower, Gun, Mortar, Satchel, TrenchGun};
        matches!(self, Mortar | Gun | TrenchGun | Flamethrower | Satchel)
    }

    /// A weapon or an aircraft.
    pub(super) fn machine(self) -> Option<&'static str> {
        Some(match self {
            Silhouette::MachineGun => {
                r#"<path d="M14 44h22l3-6h10v6h34v5h-34l-4 4h-8l-16 22h-6l14-22h-15z"/><path d="M42 53l16 22h-6l-13-19z"/>"#
            }
            Silhouette::LightMachineGun => {
                r#"<path d="M10 46h26l4-5h8v4h38v4h-38l-3 5h-7l-3 8h-6l2-8h-21z"/><path d="M70 49l8 16h-4l-8-16z"/>"#
            }
            Silhouette::Mortar => {
                r#"<path d="M26 74l26-48 12 6-24 46h-20v-4z"/><path d="M56 46l20 30h-6l-18-26z"/>"#
            }
            Silhouette::Gun => {
                r##"<path d="M8 52h30l44-18 2 5-40 20h-4a15 15 0 1 1-26 0h-10z"/><circle cx="31" cy="64" r="6" fill="#fff" fill-opacity=".55"/>"##
            }
            Silhouette::TrenchGun => {
                r#"<path d="M12 40h22v-4h8v4h40v-2h6v11h-6v-2h-40v5h-30z"/><path d="M30 52l-20 23h7l20-20zM40 52l22 23h-7l-20-20zM33 52h6v23h-6z"/>"#
            }
            Silhouette::Flamethrower => {
                r#"<path d="M16 30q0-5 6-5t6 5v32q0 4-6 4t-6-4zM31 30q0-5 6-5t6 5v32q0 4-6 4t-6-4z"/><path d="M40 60h14l10-14 4 3-11 16h-17z"/><path d="M64 50q2-14 20-22-4 8 4 12-6 2-6 8-8-3-18 2z"/>"#
            }
            Silhouette::Satchel => {
                r#"<path d="M22 40h52v32h-52z"/><path d="M34 40q0-12 14-12t14 12h-5q0-7-9-7t-9 7z"/><path d="M72 40q0-12 10-12l3-6 3 3-3 7q-9 0-8 8z"/>"#
            }
            Silhouette::Aircraft => {
                r#"<path d="M46 24h8v14l34 8v6l-34-2-1 16 9 5v4h-24v-4l9-5-1-16-34 2v-6l34-8z"/>"#
            }
            _ => return None,
        })
    }

    /// A tank, under its gun and left of what it says of bogging down.
    pub(super) fn tank(self) -> Option<&'static str> {
        Some(match self {
            Silhouette::Tank => {
                r##"<path d="M12 60q-5-6 2-12h10l4-10h23l4 5h25v4h-23l2 1h12q9 6 2 12-4 5-9 5h-44q-6 0-8-5z"/><path d="M18 57h48" stroke="#98998c" stroke-width="2"/>"##
            }
            Silhouette::Schneider => {
                r##"<path d="M5 39h16v-4h14v4h18l13 5 14-7 1 4-11 10-9 5H6z"/><path d="M10 53h46q6 2 5 7t-8 6H14q-7-1-8-6t4-7z"/><path d="M52 44h14v5H52z"/><g fill="#98998c"><circle cx="16" cy="60" r="3"/><circle cx="27" cy="60" r="3"/><circle cx="38" cy="60" r="3"/><circle cx="50" cy="60" r="3"/><circle cx="33" cy="46" r="3.500"/><path d="M52 43h12v2H52z"/></g>"##
            }
            Silhouette::SaintChamond => {
                r##"<path d="M3 44l8-7h9v-4h7v4h19v-4h7v4h7l13 7-7 8-8 4H14L4 51z"/><path d="M60 38.500h24v4H60z"/><path d="M20 54h32q5 2 5 6t-5 6H20q-6-2-6-6t6-6z"/><g fill="#98998c"><circle cx="23" cy="60" r="3"/><circle cx="35" cy="60" r="3"/><circle cx="47" cy="60" r="3"/><path d="M8 45.500h54v1.800H7z"/></g>"##
            }
            Silhouette::Renault => {
                r##"<path d="M3 55l11-3 8-6h24l1-12q1-3 5-3v-3h8v3q5 0 6 3l.5 2.500h13v5.500h-12l.5 3 8 4-1 5-60 5-9-3z"/><path d="M14 58l47-13a10.500 10.500 0 0 1 2 21H18q-7-3-4-8z"/><g fill="#98998c"><circle cx="62" cy="55.500" r="6"/><circle cx="21" cy="61" r="3"/><path d="M27 60.500l23-5v3l-23 5z"/></g>"##
            }
            Silhouette::RenaultMg => {
                r##"<path d="M3 55l11-3 8-6h24l1-12q1-3 5-3v-3h8v3q5 0 6 3l.5 3.500 15 .8v2l-14.500.8.5 3 8 4-1 5-60 5-9-3z"/><path d="M14 58l47-13a10.500 10.500 0 0 1 2 21H18q-7-3-4-8z"/><g fill="#98998c"><circle cx="62" cy="55.500" r="6"/><circle cx="21" cy="61" r="3"/><path d="M27 60.500l23-5v3l-23 5z"/></g>"##
            }
            Silhouette::A7v => {
                r##"<path d="M4 58l3-15 10-5h12v-6h24v6h11l9 5 2 15-4 3H8z"/><path d="M70 42h14v4H70z"/><path d="M11 60h54v3q-2 3-6 3H17q-5 0-6-3z"/><g fill="#98998c"><path d="M33 35h5v3h-5zM44 35h5v3h-5z"/><path d="M7 56h66v1.800H7z"/><circle cx="24" cy="48" r="3"/><circle cx="52" cy="48" r="3"/></g>"##
            }
            _ => return None,
        })
    }
}
