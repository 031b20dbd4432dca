//! What was found out once for a question, and is asked for again and again.

use std::cell::RefCell;

/// Answers by number: a hex, a piece. There is none before the first question.
pub(super) struct Memo<T>(RefCell<Vec<Option<T>>>);

impl<T: Copy> Memo<T> {
    pub const fn new() -> Memo<T> {
        Memo(RefCell::new(Vec::new()))
    }

    /// The answer for this number, of so many.
    pub fn get(&self, at: usize, of: usize, find: impl FnOnce() -> T) -> T {
        let known = self.0.borrow().get(at).copied().flatten();
        known.unwrap_or_else(|| {
            let found = find();
            let mut all = self.0.borrow_mut();
            if all.is_empty() {
                all.resize(of, None);
            }
            all[at] = Some(found);
            found
        })
    }

    /// Forgets everything.
    pub fn clear(&self) {
        self.0.borrow_mut().fill(None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn what_is_known_is_not_found_out_again() {
        let memo = Memo::new();
        let asked = Cell::new(0);
        let ask = |at: usize| {
            memo.get(at, 3, || {
                asked.set(asked.get() + 1);
                10 * at
            })
        };
        assert_eq!([ask(2), ask(2), ask(0)], [20, 20, 0]);
        assert_eq!(asked.get(), 2);
        memo.clear();
        assert_eq!(ask(2), 20);
        assert_eq!(asked.get(), 3);
    }
}
