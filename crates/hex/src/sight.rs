//! A verdict for each pair of hexes.

use crate::id::HexId;
use std::sync::OnceLock;

/// One value for each unordered pair of hexes, equal ones included. Rows are filled on first use, so that a large
/// board costs only the hexes that are looked from.
#[derive(Clone, Debug)]
pub struct PairTable<V> {
    rows: Vec<OnceLock<Box<[V]>>>,
}

impl<V> PairTable<V> {
    /// An empty table for a board of `hexes` hexes.
    pub fn new(hexes: usize) -> PairTable<V> {
        PairTable {
            rows: (0..hexes).map(|_| OnceLock::new()).collect(),
        }
    }

    /// A table filled at once.
    pub fn full(hexes: usize, compute: impl Fn(HexId, HexId) -> V) -> PairTable<V> {
        let table = PairTable::new(hexes);
        for low in 0..hexes {
            table.fill(low, &compute);
        }
        table
    }

    /// The value of a pair, in either order. `compute` is asked for the whole row the first time, always with the
    /// smaller number first; it must not look into the same table.
    #[inline]
    pub fn get(&self, a: HexId, b: HexId, compute: impl Fn(HexId, HexId) -> V) -> &V {
        let (low, high) = (a.index().min(b.index()), a.index().max(b.index()));
        match self.rows[low].get() {
            Some(row) => &row[high - low],
            None => &self.fill(low, &compute)[high - low],
        }
    }

    /// The value of a pair, if its row has been filled.
    #[inline]
    pub fn known(&self, a: HexId, b: HexId) -> Option<&V> {
        let (low, high) = (a.index().min(b.index()), a.index().max(b.index()));
        self.rows[low].get().map(|row| &row[high - low])
    }

    #[cold]
    fn fill(&self, low: usize, compute: &impl Fn(HexId, HexId) -> V) -> &[V] {
        self.rows[low].get_or_init(|| {
            (low..self.rows.len())
                .map(|high| compute(HexId(low as u16), HexId(high as u16)))
                .collect()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn a_row_is_computed_once_and_serves_both_orders() {
        let (table, asked) = (PairTable::new(10), Cell::new(0));
        let compute = |a: HexId, b: HexId| {
            assert!(a <= b);
            asked.set(asked.get() + 1);
            a.0 * 100 + b.0
        };
        assert_eq!(table.known(HexId(3), HexId(7)), None);
        assert_eq!(table.get(HexId(7), HexId(3), compute), &307);
        assert_eq!(table.get(HexId(3), HexId(7), compute), &307);
        assert_eq!(table.get(HexId(3), HexId(3), compute), &303);
        assert_eq!(asked.get(), 7);
        assert_eq!(table.known(HexId(7), HexId(3)), Some(&307));
    }

    #[test]
    fn a_full_table_knows_every_pair() {
        let table = PairTable::full(20, |a, b| a.0 + b.0);
        for a in 0..20 {
            for b in 0..20 {
                assert_eq!(table.known(HexId(a), HexId(b)), Some(&(a + b)));
            }
        }
    }
}
