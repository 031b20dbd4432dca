//! How many lines somebody may hold open. On this machine, and behind a proxy on it, as many as there are.

use crate::rates::household;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A household from elsewhere may hold so many: one may not shut out all others.
const LINES: usize = 256;

/// Those from elsewhere who hold lines, and how many.
#[derive(Default)]
pub(crate) struct Crowd(Mutex<HashMap<IpAddr, usize>>);

/// A line that is held; given back when it is dropped.
pub(crate) struct Held {
    crowd: Arc<Crowd>,
    /// Nothing of one on this machine, and of a proxy.
    household: Option<IpAddr>,
}

impl Crowd {
    fn lines(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more line, if the household has not too many.
    pub fn hold(self: &Arc<Crowd>, peer: IpAddr) -> Option<Held> {
        let household = Some(household(peer)).filter(|peer| !peer.is_loopback());
        if let Some(household) = household {
            let mut lines = self.lines();
            let held = lines.entry(household).or_default();
            if *held >= LINES {
                return None;
            }
            *held += 1;
        }
        Some(Held {
            crowd: self.clone(),
            household,
        })
    }

    /// One more line of a proxy that asks for many. Each of them is counted where he holds something himself.
    pub fn hold_for_others(self: &Arc<Crowd>) -> Held {
        Held {
            crowd: self.clone(),
            household: None,
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let Some(household) = self.household else {
            return;
        };
        let mut lines = self.crowd.lines();
        match lines.get_mut(&household) {
            Some(held) if *held > 1 => *held -= 1,
            _ => drop(lines.remove(&household)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_holds_so_many_lines_and_this_machine_all() {
        let crowd = Arc::new(Crowd::default());
        let hold = |peer: &str| crowd.hold(peer.parse().unwrap());
        let mut held: Vec<Held> = (0..LINES).filter_map(|_| hold("2001:db8::1")).collect();
        assert_eq!(held.len(), LINES);
        assert!(hold("2001:db8::2").is_none(), "the same household");
        assert!(hold("192.0.2.1").is_some(), "another");
        held.pop();
        held.extend(hold("2001:db8::2"));
        assert_eq!(held.len(), LINES);
        drop(held);
        let own: Vec<Held> = (0..2 * LINES).filter_map(|_| hold("::1")).collect();
        assert_eq!(own.len(), 2 * LINES);
        let _lines: Vec<Held> = (0..2 * LINES).map(|_| crowd.hold_for_others()).collect();
        assert!(crowd.lines().is_empty(), "nobody is remembered for ever");
    }
}
