//! The Terrain Chart: what each type of terrain costs, covers and hinders, a row each. That of Great War Commander is
//! in `gwc::vulnerability`.

use crate::book::Book;
use crate::edition::Edition;
use crate::kinds::Terrain;

/// A row of the chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerrainRow {
    /// T78.2: Movement points to enter it, where nothing else leads in.
    pub cost: u8,
    /// T78.3a: its Cover …
    pub cover: i8,
    /// … and the rule that gives it.
    pub rule: &'static str,
    /// T78.4b: what it takes from fire through it.
    pub hindrance: u8,
    /// T78.4a: whether it blocks sight, and hides the hex behind it from above.
    pub obstacle: bool,
    /// g:T99.5: the total of artillery that changes it, and what it then is; Europe knows none.
    pub becomes: Option<(u8, Terrain)>,
}

/// A chart, by [`Terrain`].
pub type Chart = [TerrainRow; Terrain::ALL.len()];

impl TerrainRow {
    /// Terrain that blocks nothing and never changes.
    pub const fn new(cost: u8, cover: i8, hindrance: u8, rule: &'static str) -> TerrainRow {
        TerrainRow {
            cost,
            cover,
            rule,
            hindrance,
            obstacle: false,
            becomes: None,
        }
    }
    /// The same as an Obstacle.
    pub const fn obstacle(self) -> TerrainRow {
        TerrainRow {
            obstacle: true,
            ..self
        }
    }
    /// The same, changed by artillery of this total.
    pub const fn becomes(self, total: u8, terrain: Terrain) -> TerrainRow {
        TerrainRow {
            becomes: Some((total, terrain)),
            ..self
        }
    }
}

/// The chart of Combat Commander: Europe.
const EUROPE: Chart = {
    let mut chart = [TerrainRow::new(1, 0, 0, "T90"); Terrain::ALL.len()];
    chart[Terrain::MajorBridge as usize] = TerrainRow::new(1, 2, 1, "T80");
    chart[Terrain::MinorBridge as usize] = TerrainRow::new(1, 2, 1, "T80");
    chart[Terrain::Building as usize] = TerrainRow::new(2, 3, 0, "T82a").obstacle();
    chart[Terrain::Woods as usize] = TerrainRow::new(2, 2, 0, "T99a").obstacle();
    chart[Terrain::Brush as usize] = TerrainRow::new(2, 1, 3, "T81");
    chart[Terrain::Orchard as usize] = TerrainRow::new(1, 1, 2, "T91");
    chart[Terrain::Gully as usize] = TerrainRow::new(2, 1, 0, "T86a");
    chart[Terrain::Stream as usize] = TerrainRow::new(3, -1, 0, "T95a");
    chart[Terrain::Marsh as usize] = TerrainRow::new(3, 0, 1, "T89a");
    chart[Terrain::Field as usize] = TerrainRow::new(1, 0, 1, "T85");
    chart
};

impl Edition {
    /// The Terrain Chart.
    pub const fn terrain_chart(self) -> &'static Chart {
        match self {
            Edition::Europe => &EUROPE,
            Edition::GreatWar => &crate::gwc::CHART,
        }
    }
}

impl Book {
    /// The row of a type of terrain in the chart.
    #[inline]
    pub fn terrain_row(&self, terrain: Terrain) -> &'static TerrainRow {
        &self.chart[terrain as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sight_in_europe_is_that_of_the_chart() {
        for &terrain in Edition::Europe.hierarchy() {
            let row = &EUROPE[terrain as usize];
            assert_eq!(row.obstacle, terrain.is_obstacle(), "{terrain:?}");
            assert_eq!(row.hindrance, terrain.hindrance(), "{terrain:?}");
        }
    }
}
