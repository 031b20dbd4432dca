//! Actions that only Great War Commander has (A32 to A55).

use crate::book::Book;
use crate::cards::Deed;
use crate::frame::{Attack, Flow, Frame, Means, Moment, Move, Placing, Stage, What, Where, Window};
use crate::kinds::{Class, Fort, NOBODY, Posture, Terrain};
use crate::state::{Load, State, foe};
use hex::{HexId, HexSet256};
use table::{Legal, No, Seat, Set64, Teller, no};

/// When they may be played.
impl Book {
    /// A31, A41, A54: the Actions of the active player in his own Move.
    pub fn moving_deeds(&self) -> &'static [Deed] {
        if self.is_gwc() {
            &[Deed::AssaultFire, Deed::EngineerWorks, Deed::Stosstruppen]
        } else {
            &[Deed::AssaultFire, Deed::SmokeGrenades]
        }
    }

    /// Whether an Action's own conditions hold, as everybody can see.
    pub fn useful_here(&self, s: &State, seat: Seat, deed: Deed) -> Legal {
        match deed {
            Deed::Barrage => self.may_shell(s, seat),
            Deed::Bayonet
            | Deed::Charge
            | Deed::Elan
            | Deed::Immortal
            | Deed::Unternehmungslustig => self.may_charge(s, seat, deed),
            Deed::CounterAttack | Deed::HitTheDirt | Deed::HiddenPosition | Deed::FieldOfFire => {
                match self.nearest_attack(s) {
                    Some(attack) => self.may_brace(s, seat, deed, attack),
                    None => no(&["A24.1a"], "no-moment"),
                }
            }
            Deed::EngineerWorks => match self.moving(s) {
                Some(going) if seat == s.active && !self.cuttable(s, going).is_empty() => Ok(()),
                _ => no(&["g:A41"], "no-wire-near"),
            },
            Deed::Stosstruppen => self.may_storm(s, seat),
            Deed::LuckyStar => match self.fallen_now(s) {
                Some(unit) if s.unit(unit).seat == seat => Ok(()),
                _ => no(&["g:A53"], "no-moment"),
            },
            Deed::MajorGas => {
                if seat != s.active || self.choked(s).is_empty() {
                    return no(&["g:A49"], "no-gassed");
                }
                Ok(())
            }
            other => Err(No::by(other.clauses(), "no-moment")),
        }
    }

    /// A32: a working Telephone in the box of the Standing Barrage, from January 1915.
    fn may_shell(&self, s: &State, seat: Seat) -> Legal {
        let radio = s.radio[seat];
        if !self.since(1915, 1) {
            return no(&["g:A32"], "no-date");
        }
        if seat != s.active || radio.fp == 0 || radio.broken || radio.load != Load::Standing {
            return no(&["g:A32"], "no-standing");
        }
        Ok(())
    }

    /// A33, A35, A40, A48, A55: before one's own Melee roll, or before one's own Fire roll.
    fn may_charge(&self, s: &State, seat: Seat, deed: Deed) -> Legal {
        match self.fought(s) {
            Some(Frame::Melee(melee)) => {
                let own = s.of_side(seat, melee.hex);
                if own.is_empty() {
                    return no(&["A24.1a"], "no-moment");
                }
                // A35
                if deed == Deed::Charge && !own.iter().any(|unit| self.is_leader(s, unit)) {
                    return no(&["g:A35"], "no-leader-here");
                }
                Ok(())
            }
            Some(Frame::Attack(attack)) => self.useful_in_fire(s, seat, deed, attack),
            _ => no(&["A24.1a"], "no-moment"),
        }
    }
    /// The innermost attack or Melee.
    fn fought<'a>(&self, s: &'a State) -> Option<&'a Frame> {
        let mut frames = s.stack.iter().rev();
        frames.find(|frame| matches!(frame, Frame::Attack(_) | Frame::Melee(_)))
    }
    /// A33, A35, A40, A48, A55 before a Fire roll: a Charge never is; a Grenade Pack wants a German Weapon beside a tank.
    pub fn may_raise(&self, s: &State, deed: Deed, attack: &Attack) -> Legal {
        match deed {
            Deed::Charge => no(&["g:A35", "A24.1a"], "no-moment"),
            Deed::Bayonet => {
                let german = self.side(attack.seat).nation == crate::kinds::Nation::German;
                let tank = s
                    .of_side(foe(attack.seat), attack.hex)
                    .iter()
                    .any(|unit| self.is_tank(s, unit));
                let near = |weapon: u8| {
                    let by = s.weapon(weapon).by;
                    by != NOBODY && self.distance(s.hex(by), attack.hex) == 1
                };
                if !german || !tank || !Set64(attack.arms.into()).iter().any(near) {
                    return no(&["g:A33"], "no-grenade-pack");
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Whether an attack is the Fire of Formations and their Weapons.
    pub fn is_fire(attack: &Attack) -> bool {
        matches!(
            attack.means,
            Means::Fire | Means::OpFire | Means::Assault | Means::Offensive
        )
    }

    /// A37, A43, A45.2, A46: before one's own Defence roll.
    fn may_brace(&self, s: &State, seat: Seat, deed: Deed, attack: &Attack) -> Legal {
        let own = attack.unit != NOBODY && s.unit(attack.unit).seat == seat;
        if attack.stage != Stage::Brace || !own {
            return no(&["A24.1a"], "no-moment");
        }
        let hex = s.hex(attack.unit);
        match deed {
            Deed::CounterAttack => {
                if self.countered(s, seat).is_empty() {
                    return no(&["g:A37a", "g:A37b"], "no-counter-attack");
                }
            }
            Deed::HitTheDirt => {
                let open = matches!(self.terrain(s, hex), Terrain::Open | Terrain::Field);
                if self.is_tank(s, attack.unit) || !open || s.marks(hex).fort().is_some() {
                    return no(&["g:A43"], "no-dirt");
                }
            }
            Deed::HiddenPosition => {
                if self.side(seat).posture != Posture::Defender {
                    return no(&["A35", "g:A45.2"], "no-defender");
                }
                let cover = self.cover_of(s, hex, Default::default());
                let room = self.may_birth(s) && self.arms_room(s) > 0;
                let here = self.side(seat).area.contains(hex);
                if cover < 2 || !here || !room || self.hidden_gun(seat).is_none() {
                    return no(&["g:A45.2"], "no-hidden-position");
                }
            }
            _ => {
                if self.in_the_field(s, seat, attack) < 2 {
                    return no(&["g:A46", "g:11.5"], "no-field-of-fire");
                }
            }
        }
        Ok(())
    }

    /// A37: who of those that fire may be Suppressed: beside a Unit of this side that is not Demoralised and no agent.
    pub fn countered(&self, s: &State, seat: Seat) -> Set64 {
        let Some(attack) = self.nearest_attack(s).filter(|a| Book::is_fire(a)) else {
            return Set64::EMPTY;
        };
        let guard =
            |unit: &u8| self.is_unit(s, *unit) && !self.is_agent(s, *unit) && !s.unit(*unit).broken;
        let guards: HexSet256 = s.on_map[seat]
            .iter()
            .filter(guard)
            .map(|unit| s.hex(unit))
            .collect();
        let meets = |unit: &u8| !s.unit(*unit).suppressed && guards.meets(self.near(s.hex(*unit)));
        self.firers(s, attack).iter().filter(meets).collect()
    }
    /// Everybody who takes part in an attack, with his own fire or with that of his Weapon.
    fn firers(&self, s: &State, attack: &Attack) -> Set64 {
        let bearers = Set64(attack.arms.into());
        let bearers = bearers.iter().map(|weapon| s.weapon(weapon).by);
        let bearers: Set64 = bearers.filter(|&by| by != NOBODY).collect();
        (attack.units | bearers) & s.on_map[attack.seat]
    }
    /// A46: how many functional machine guns of a side have somebody who fires in Range and sight.
    fn in_the_field(&self, s: &State, seat: Seat, attack: &Attack) -> i8 {
        if !Book::is_fire(attack) {
            return 0;
        }
        let targets: HexSet256 = self
            .firers(s, attack)
            .iter()
            .map(|unit| s.hex(unit))
            .collect();
        let sees = |unit: &u8| {
            let Some(weapon) = s.carried(*unit) else {
                return false;
            };
            let piece = crate::action::Element::Weapon(weapon);
            self.arm(s, weapon).arm.is_mg()
                && self.functional(s, weapon)
                && targets
                    .iter()
                    .any(|hex| self.bears(s, piece, hex).is_some())
        };
        s.on_map[seat].iter().filter(sees).count() as i8
    }
    /// A45.2: the gun of a Hidden Position; Americans have a French one.
    fn hidden_gun(&self, seat: Seat) -> Option<u8> {
        let nation = self.side(seat).nation;
        let gun = self
            .arms
            .iter()
            .position(|arm| arm.nation == nation && arm.hidden);
        gun.map(|gun| gun as u8)
    }

    /// A41: the hexes from which those with boxed Movement may take Wire away.
    pub fn cuttable(&self, s: &State, going: &Move) -> HexSet256 {
        let able = |unit: &u8| self.face(s, *unit).boxed_movement;
        let near = (going.all & s.on_map[s.active])
            .iter()
            .filter(able)
            .fold(HexSet256::EMPTY, |set, unit| {
                set | HexSet256::of(s.hex(unit)) | self.near(s.hex(unit))
            });
        near.iter()
            .filter(|&hex| s.marks(hex).fort() == Some(Fort::Wire))
            .collect()
    }

    /// A53: the Unit or Leader that a Defence roll has just Demoralised.
    pub fn fallen_now(&self, s: &State) -> Option<u8> {
        let unit = s.stack.innermost(|frame| match frame {
            Frame::Break(breaking) => Some(breaking.asked),
            _ => None,
        })?;
        let there = unit != NOBODY && s.is_on_map(unit) && s.unit(unit).broken;
        (there && !self.is_tank(s, unit)).then_some(unit)
    }
}

/// What they do.
impl Book {
    /// What an Action does.
    pub fn carry_out_here(&self, s: &mut State, seat: Seat, deed: Deed, t: &mut Teller) {
        match deed {
            Deed::Barrage => self.add_shells(s),
            Deed::Bayonet
            | Deed::Charge
            | Deed::Elan
            | Deed::Immortal
            | Deed::Unternehmungslustig => self.charge(s, seat, deed),
            Deed::CounterAttack => self.ask_units(s, seat, Moment::Countered),
            Deed::MajorGas => self.ask_units(s, seat, Moment::Gassed),
            Deed::HitTheDirt => {
                if let Some(hex) = self.struck_hex(s) {
                    self.crater(s, hex, t);
                }
            }
            Deed::HiddenPosition => self.unmask(s, seat, t),
            Deed::FieldOfFire => {
                let Some(attack) = self.nearest_attack(s) else {
                    return;
                };
                let less = self.in_the_field(s, seat, attack);
                let total = attack.total - less;
                if let Some(attack) = self.nearest_attack_mut(s) {
                    attack.total = total;
                }
                t.all(|| self.say("field-of-fire").num("guns", less).num("n", total));
            }
            Deed::LuckyStar => {
                if let Some(unit) = self.fallen_now(s) {
                    self.rally(s, unit, t);
                    self.resume(s);
                }
            }
            other => unreachable!("{other:?} is played in a Move"),
        }
    }
    /// A question which Formations an Action strikes, on top of its window.
    fn ask_units(&self, s: &mut State, seat: Seat, moment: Moment) {
        s.stack.push(Frame::Window(Window {
            moment,
            seat,
            used: false,
        }));
    }
    /// A32: 2 more on this Impact roll.
    fn add_shells(&self, s: &mut State) {
        for frame in s.stack.iter_mut().rev() {
            if let Frame::Barrage(barrage) = frame {
                barrage.shells += 1;
                return;
            }
        }
    }
    /// A33, A35, A40, A48, A55: 2 more on the Melee, or 2 FP more on the Fire.
    fn charge(&self, s: &mut State, seat: Seat, deed: Deed) {
        for frame in s.stack.iter_mut().rev() {
            match frame {
                Frame::Melee(melee) => {
                    let (place, boosts) = (Book::raise_place(deed), &mut melee.boosts);
                    if boosts[seat.index()] >> place & 3 < 3 {
                        boosts[seat.index()] += 1 << place;
                    }
                    return;
                }
                Frame::Attack(attack) => {
                    attack.boost(Book::boost(deed).unwrap_or_default());
                    return;
                }
                _ => {}
            }
        }
    }
    /// Where an Action stands among those of a Melee: no nation has both A40 and A55.
    const fn raise_place(deed: Deed) -> u8 {
        match deed {
            Deed::Bayonet => 0,
            Deed::Charge => 2,
            Deed::Immortal => 6,
            _ => 4,
        }
    }
    /// A33, A35, A40, A48, A55: what Actions add to a Melee roll.
    pub fn melee_raises(&self, seat: Seat, boosts: u8) -> [(&'static str, i8); 4] {
        let keen = match self.side(seat).nation {
            crate::kinds::Nation::German => "g:A55",
            _ => "g:A40",
        };
        let rules = [("g:A33", 0), ("g:A35", 2), (keen, 4), ("g:A48", 6)];
        rules.map(|(rule, place)| (rule, 2 * (boosts >> place & 3) as i8))
    }
    /// The hex of the Formation that rolls for its Defence.
    fn struck_hex(&self, s: &State) -> Option<HexId> {
        let attack = self.nearest_attack(s)?;
        (attack.unit != NOBODY).then(|| s.hex(attack.unit))
    }
    /// A45.2: a Squad with its gun, under the attack that goes on.
    fn unmask(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        let (Some(hex), Some(gun)) = (self.struck_hex(s), self.hidden_gun(seat)) else {
            return;
        };
        let Some(unit) = self.birth(s, seat, self.team_kind(seat)) else {
            return;
        };
        self.forge(s, seat, gun, unit);
        s.put(unit, hex);
        if let Some(attack) = self.nearest_attack_mut(s) {
            attack.left.insert(unit);
        }
        t.all(|| self.unit_event("placed", s, unit));
        self.recount(s, t);
    }
    /// A53: what a Formation that rallied at once was doing goes on.
    fn resume(&self, s: &mut State) {
        let Some(group) = self.moving(s).map(|going| going.group) else {
            return;
        };
        let broken = group.iter().any(|unit| s.unit(unit).broken);
        if let Some(going) = self.moving_mut(s) {
            going.struck &= broken;
        }
    }

    /// A37, A49: one Formation chosen in such a question.
    pub fn strike(&self, s: &mut State, window: Window, unit: u8, t: &mut Teller) {
        s.stack.pop();
        if window.moment == Moment::Gassed {
            self.eliminate(s, unit, t);
            return self.recount(s, t);
        }
        self.suppress(s, unit, t);
        // A37: one or two.
        if !window.used && !self.countered(s, window.seat).is_empty() {
            s.stack.push(Frame::Window(Window {
                used: true,
                ..window
            }));
        }
    }
    /// A37, A49: who may be chosen.
    pub fn strikable(&self, s: &State, window: Window) -> Set64 {
        match window.moment {
            Moment::Countered => self.countered(s, window.seat),
            Moment::Gassed => self.choked(s),
            _ => Set64::EMPTY,
        }
    }

    /// A41, A54a: an Action of the active player in his Move.
    pub fn carry_out_moving(&self, s: &mut State, seat: Seat, deed: Deed) {
        if deed == Deed::EngineerWorks {
            s.stack.push(Frame::Place(Placing {
                seat,
                what: What::Nothing,
                place: Where::Grenade,
                may: false,
            }));
        } else if let Some(going) = self.moving_mut(s) {
            going.flags |= Move::STOSS;
        }
    }

    /// A53: the window after a Defence roll that has Demoralised somebody; the frame is that of the breaking.
    pub fn spared(&self, s: &mut State, breaking: &mut crate::frame::Breaking, unit: u8) -> Flow {
        let below = s.stack.len().checked_sub(2).map(|n| s.stack[n]);
        let defended = matches!(below, Some(Frame::Attack(_)));
        if !self.is_gwc() || !defended || !s.is_on_map(unit) {
            return Flow::Next;
        }
        breaking.asked = unit;
        self.put_back(s, Frame::Break(*breaking));
        self.open_window(s, Moment::Demoralised, s.unit(unit).seat)
    }

    /// S98.5.7: whether an Action is one that Scouts may undo.
    pub fn is_scouted(deed: Deed) -> bool {
        matches!(
            deed,
            Deed::Concealment | Deed::CounterAttack | Deed::HitTheDirt | Deed::HiddenWire
        )
    }
    /// A50: a Section or a Squad.
    pub fn is_rifle(&self, s: &State, unit: u8) -> bool {
        matches!(self.class(s, unit), Class::Squad | Class::Team)
    }
}
