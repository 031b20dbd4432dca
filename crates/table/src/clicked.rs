use crate::Click;
use hex::{Grid, Heading, HexId};

/// What was clicked last, with the hex that was clicked before it: where telling what a click means begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clicked<'a> {
    /// A hex of the board.
    Hex {
        /// The hex.
        at: HexId,
        /// Another one that was clicked just before it.
        from: Option<HexId>,
    },
    /// A card in a zone.
    Card(&'a str),
    /// A piece, by its id in the view.
    Piece(u16),
    /// A way out of a hex of the board.
    Way {
        /// The hex.
        at: HexId,
        /// Which way.
        heading: Heading,
    },
}

impl Clicked<'_> {
    /// The last of these clicks; nothing where there is none, or it names no hex of this board.
    pub fn last<'a>(clicks: &'a [Click], grid: &Grid) -> Option<Clicked<'a>> {
        let hex = |label: &str| grid.parse(label).ok();
        let (last, before) = clicks.split_last()?;
        Some(match last {
            Click::Card(card) => Clicked::Card(card),
            Click::Piece(piece) => Clicked::Piece(*piece),
            Click::Way { hex: at, heading } => Clicked::Way {
                at: hex(at)?,
                heading: *heading,
            },
            Click::Hex(label) => {
                let at = hex(label)?;
                let from = match before.last() {
                    Some(Click::Hex(label)) => hex(label).filter(|from| *from != at),
                    _ => None,
                };
                Clicked::Hex { at, from }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hex::{Shape, points_up};

    #[test]
    fn the_last_click_is_told_with_the_hex_before_it() {
        let grid = Grid::new(Shape::PointsUp, 4, 4).unwrap();
        let [a, b] = [HexId(0), HexId(5)];
        let hex = |hex: HexId| Click::Hex(grid.label(hex));
        let last = |clicks: &[Click]| match Clicked::last(clicks, &grid) {
            Some(Clicked::Hex { at, from }) => Some((at, from)),
            _ => None,
        };
        assert_eq!(last(&[]), None);
        assert_eq!(last(&[hex(b)]), Some((b, None)));
        assert_eq!(last(&[hex(a), hex(b)]), Some((b, Some(a))));
        assert_eq!(last(&[hex(b), hex(b)]), Some((b, None)));
        assert_eq!(last(&[Click::Card("x".into()), hex(b)]), Some((b, None)));
        assert_eq!(last(&[Click::Hex("nowhere".into())]), None);
    }

    #[test]
    fn cards_pieces_and_ways_are_told_apart() {
        let grid = Grid::new(Shape::PointsUp, 4, 4).unwrap();
        let heading = Heading::corner(points_up::E);
        let way = |label: &str| Click::Way {
            hex: label.to_owned(),
            heading,
        };
        let [card, piece] = [Click::Card("G-12".into()), Click::Piece(7)];
        assert_eq!(
            Clicked::last(&[piece.clone(), card], &grid),
            Some(Clicked::Card("G-12"))
        );
        assert_eq!(Clicked::last(&[piece], &grid), Some(Clicked::Piece(7)));
        let label = grid.label(HexId(3));
        let at = HexId(3);
        assert_eq!(
            Clicked::last(&[way(&label)], &grid),
            Some(Clicked::Way { at, heading })
        );
        assert_eq!(Clicked::last(&[way("nowhere")], &grid), None);
    }
}
