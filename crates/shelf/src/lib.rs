//! The shelf: every system by its id. The only crate that knows them all.
//!
//! A system is its rules crate (a [`table::Game`]) and a few lines here; everything a program or a server asks
//! of it is written once, for all of them, in [`System`].
#![forbid(unsafe_code)]

mod aslsk;
mod bench;
mod board;
mod books;
mod card;
mod cce;
mod ccgw;
mod commander;
mod gwc;
mod landships;
mod levels;
mod shelved;
mod system;

pub use bench::Speeds;
pub use card::{HandicapCard, NoSuch, OptionCard, ScenarioCard, ValueCard};
pub use draw::Art;
pub use players::{Advising, Mind};
pub use shelved::set_up;
pub use system::{Board, Caption, System};

/// Every system, in the order in which they are shown.
pub fn systems() -> &'static [&'static dyn System] {
    static SYSTEMS: [&dyn System; 5] = [
        &ccgw::CCGW,
        &cce::CCE,
        &gwc::GWC,
        &aslsk::ASLSK,
        &landships::LANDSHIPS,
    ];
    &SYSTEMS
}

/// The system of that id.
pub fn system(id: &str) -> Option<&'static dyn System> {
    let all = systems().iter();
    all.copied().find(|system| system.id() == id)
}
