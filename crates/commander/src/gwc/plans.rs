//! The Strategy Cards: what is printed on them. What they do is in `strategy` and `situations`.

use crate::kinds::words;

words! {
    /// g:1.S.a: the Situation of a Strategy Card; some are in more than one deck.
    Plan {
        /// S98.3.1, S98.4.3
        AerialSurveillance = "aerial-surveillance",
        /// S98.3.2, S98.4.2
        AirDomination = "air-domination",
        /// S98.3.3, S98.4.1, S98.5.1
        AntiGas = "anti-gas",
        /// S98.3.4
        Assaults = "assaults",
        /// S98.3.5
        FieldReports = "field-reports",
        /// S98.3.6
        CounterBattery = "counter-battery",
        /// S98.3.7
        Gabions = "gabions",
        /// S98.3.8
        ForceNoire = "force-noire",
        /// S98.3.9, S98.4.8, S98.5.8
        ShortRounds = "short-rounds",
        /// S98.4.4
        ForwardObserver = "forward-observer",
        /// S98.4.5
        PantalonsRouges = "pantalons-rouges",
        /// S98.4.6
        SturmabteilungVor = "sturmabteilung-vor",
        /// S98.4.7
        Sturmtruppen = "sturmtruppen",
        /// S98.4.9
        WalterRathenau = "walter-rathenau",
        /// S98.5.2
        Morale = "morale",
        /// S98.5.3
        Sammies = "sammies",
        /// S98.5.4
        Firepower = "firepower",
        /// S98.5.5
        FlyingSquadrons = "flying-squadrons",
        /// S98.5.6
        Passage = "passage",
        /// S98.5.7
        Scouts = "scouts",
        /// S98.5.9
        FightingInTheWoods = "fighting-in-the-woods",
    }
}

/// A year and a month.
pub type Date = [u16; 2];
/// No limit of time.
pub const ALWAYS: [Date; 2] = [[0, 0], [u16::MAX, u16::MAX]];

/// One Strategy Card.
#[derive(Clone, Debug)]
pub struct PlanCard {
    /// Its name: `G-S3`.
    pub name: String,
    /// Its Situation.
    pub plan: Plan,
    /// S98.1.2: the first and the last month in which it may be played.
    pub dates: [Date; 2],
    /// S98.1.1: whether it stays open beside the board as a Reminder.
    pub reminder: bool,
}
