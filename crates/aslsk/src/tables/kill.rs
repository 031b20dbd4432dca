//! To Kill numbers (7.9.a).

use super::*;

/// A To Kill number of a gun; one of its nation goes before one of all nations.
#[derive(Clone, Debug)]
pub struct KillRow {
    /// Whose, where it is not everybody's.
    pub nation: Option<String>,
    /// In millimetres.
    pub calibre: u16,
    /// Barrel length.
    pub barrel: Barrel,
    /// At the ranges that change nothing.
    pub number: i8,
}

/// The number of a gun in a list where national rows stand first.
fn of(rows: &[KillRow], gun: &Ordnance, nation: &str) -> Option<i32> {
    let mut rows = rows.iter();
    let found = rows.find(|row| {
        row.calibre == gun.calibre
            && row.barrel == gun.barrel
            && row.nation.as_ref().is_none_or(|is| is == nation)
    });
    found.map(|row| row.number.into())
}

impl Tables {
    /// The To Kill number of ordnance by ammunition and range, before armour (7.9.a). The nation is that of the gun.
    /// None where that ammunition of that gun has no number.
    pub fn to_kill(&self, ammo: Ammo, gun: &Ordnance, nation: &str, range: u8) -> Option<i32> {
        match ammo {
            Ammo::Ap => {
                let number = of(&self.ap, gun, nation)?;
                Some(number + self.ap_change(gun.calibre, range))
            }
            Ammo::Apcr => {
                let row = usize::from(gun.calibre > 57);
                let number = of(&self.apcr, gun, nation)?;
                Some(number + at(&self.apcr_range[row], range))
            }
            Ammo::Apds => {
                let number = of(&self.apds, gun, nation)?;
                Some(number + at(&self.apcr_range[2], range))
            }
            Ammo::Heat => {
                let mut all = self.heat.iter();
                let found = all.find(|(calibre, _)| *calibre == gun.calibre);
                found.map(|&(_, number)| number.into())
            }
            Ammo::He => self.to_kill_he(gun.calibre),
            Ammo::Smoke | Ammo::Wp => None,
        }
    }
    /// The same of a Support Weapon or a Gun: machine guns and ATR by the AP table, others by what they fire.
    pub fn to_kill_of(&self, weapon: &Weapon, ammo: Ammo, nation: &str, range: u8) -> Option<i32> {
        if weapon.is_mg() {
            return Some(self.to_kill_mg(weapon.fp, range));
        }
        if weapon.family == Family::Atr {
            return self.to_kill_atr(nation, range);
        }
        if weapon.is_scw() {
            return Some(weapon.heat.into());
        }
        self.to_kill(ammo, weapon.ordnance.as_ref()?, nation, range)
    }
    fn ap_change(&self, calibre: u16, range: u8) -> i32 {
        let row = match calibre {
            0..=25 => 0,
            26..=57 => 1,
            _ => 2,
        };
        at(&self.ap_range[row], range)
    }
    /// Of a machine gun: one of 8 FP is of .50 calibre (4.1.i).
    pub fn to_kill_mg(&self, firepower: u8, range: u8) -> i32 {
        let number = if firepower >= 8 { self.mg_50 } else { self.mg };
        i32::from(number) + self.ap_change(0, range)
    }
    /// Of an ATR of a nation (4.4.4.a).
    pub fn to_kill_atr(&self, nation: &str, range: u8) -> Option<i32> {
        // The row of all nations stands last, without a name.
        let mut all = self.atr.iter();
        let &(_, number) = all.find(|(is, _)| is.is_empty() || is == nation)?;
        Some(i32::from(number) + self.ap_change(0, range))
    }
    /// Of HE by calibre, at any range.
    pub fn to_kill_he(&self, calibre: u16) -> Option<i32> {
        let below = { self.he_kill.iter() }.take_while(|(least, _)| *least <= calibre);
        below.last().map(|&(_, number)| number.into())
    }
    /// Of a flamethrower: halved at Long Range, one more against a CE AFV (4.2.g).
    pub fn to_kill_flame(&self, long_range: bool, exposed: bool) -> i32 {
        let number = i32::from(self.flame) / if long_range { 2 } else { 1 };
        number + i32::from(exposed)
    }
    /// Of a Panzerfaust (4.4.2.f).
    pub fn to_kill_panzerfaust(&self) -> i32 {
        self.panzerfaust.into()
    }
    /// Of a DC by its Position DR; none: it has no effect (4.3.e).
    pub fn to_kill_demolition(&self, position_dr: i32) -> Option<i32> {
        let mut all = self.demolition.iter();
        let found = all.find(|[to, _]| position_dr <= i32::from(*to));
        found.map(|&[_, number]| number.into())
    }
}
