//! Inks: every colour that a drawing uses, once, and the sides with their three tones.

/// The dark line around pieces.
pub const OUTLINE: &str = "#1f2320";
/// Text and solid silhouettes on counters.
pub const COUNTER_INK: &str = "#22241f";
/// Text.
pub const INK: &str = "#25221b";
/// Secondary text and the dashes of a refusal.
pub const INK_2: &str = "#575042";
/// The light of pips, discs and broken figures.
pub const PAPER: &str = "#fbf7ec";
/// The light casing under every mark: it reads on any ground.
pub const CASING: &str = "#fffdf4";
/// Selected, yours.
pub const SELECTED: &str = "#17456f";
/// Target, fire, harm.
pub const TARGET: &str = "#99371f";
/// Keyboard focus.
pub const FOCUS: &str = "#0f5bb5";
/// The parchment around the board.
pub const PARCHMENT: &str = "#efe6cf";
/// The rim of the parchment.
pub const PARCHMENT_RIM: &str = "#a4956f";
/// Frame of the board, grid lines and compass.
pub const FRAME: &str = "#4d3f22";
/// Letters and numbers in the margin.
pub const EDGE: &str = "#5f5233";
/// The same under the lamp of the dark theme.
pub const EDGE_DARK: &str = "#f0e2bd";
/// Red dots of the section lines.
pub const SECTION: &str = "#7c2f1c";
/// Place names.
pub const NAME: &str = "#3b2f17";
/// Casing of place names.
pub const NAME_CASING: &str = "#e9dfc0";

/// Open ground, one of three per hex.
pub const OPEN: [&str; 3] = ["#d1cfa6", "#d6d3ac", "#cdcca2"];
/// Churned earth, one of five per hex.
pub const CHURNED: [&str; 5] = ["#dccfa8", "#d7caa2", "#e0d4af", "#d3c79f", "#d9cda9"];
/// Meadow blobs.
pub const MEADOW: &str = "#b9bd8c";
/// Mud blobs.
pub const MUD: &str = "#b79d6c";
/// Fill of a hill from its foot to its top, with the opacity of each step.
pub const HILL: [(&str, f64); 4] = [
    ("#cdb98a", 0.75),
    ("#c4ab78", 0.75),
    ("#bb9c66", 0.8),
    ("#b18f59", 0.75),
];
/// Tint of the levels 1 to 4.
pub const LEVELS: [&str; 4] = ["#dcc897", "#c9a970", "#b58e55", "#96703c"];
/// Form lines of a hill.
pub const FORM_LINE: &str = "#8a6333";
/// Leaves of a tree: body, light, edge.
pub const LEAF: [&str; 3] = ["#7d8a5b", "#a3ad7c", "#4f5c38"];
/// Leaves inside a canopy.
pub const CANOPY_LEAF: [&str; 3] = ["#76845a", "#99a574", "#55633f"];
/// Leaves of an orchard.
pub const ORCHARD_LEAF: [&str; 3] = ["#8c9a5f", "#b3bd86", "#55633f"];
/// Ground under woods.
pub const WOODS: &str = "#64724a";
/// The dark outline of woods: it blocks sight.
pub const WOODS_EDGE: &str = "#36431f";
/// Tiled roof: dark slope, lit slope, edge.
pub const ROOF: [&str; 3] = ["#a5694f", "#bd8265", "#6d4130"];
/// Slate and stone: dark slope, lit slope, edge.
pub const STONE: [&str; 3] = ["#7f8288", "#9a9da3", "#44474c"];
/// Water and its banks.
pub const WATER: &str = "#9dbac1";
/// Banks of water.
pub const BANK: &str = "#5d7d8a";
/// The light thread on water.
pub const WATER_LIGHT: &str = "#c9dadb";
/// Road surface.
pub const ROAD: &str = "#ece1c2";
/// Road edge.
pub const ROAD_EDGE: &str = "#7d6a43";
/// Spoil heap: foot, flank, top.
pub const SPOIL: [&str; 3] = ["#8b8074", "#756b62", "#625a54"];
/// Hachures of a spoil heap.
pub const SPOIL_LINE: &str = "#38332f";

/// A side of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The French: blue, round.
    French,
    /// The Germans: field grey, square.
    German,
    /// The Americans: olive, round.
    American,
    /// The British and Canadians: khaki, round.
    British,
    /// The Russians: brown, round.
    Russian,
    /// The Italians: grey-green, square.
    Italian,
    /// The Finns: pale grey, square.
    Finnish,
    /// The Hungarians: sand, square.
    Hungarian,
    /// The Italians of the Great War: grey-green, round.
    Italy,
    /// The Belgians: ochre, round.
    Belgian,
    /// Austria-Hungary: pike grey, square.
    Austrian,
    /// The Turks: pale sand, square.
    Turkish,
}

/// The three tones of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tones {
    /// The face of a piece.
    pub plain: &'static str,
    /// Shadow and plate.
    pub shade: &'static str,
    /// Highlights and bands.
    pub light: &'static str,
}

impl Side {
    /// All sides, in the order of the look.
    pub const ALL: [Side; 12] = [
        Side::French,
        Side::German,
        Side::American,
        Side::British,
        Side::Russian,
        Side::Italian,
        Side::Finnish,
        Side::Hungarian,
        Side::Italy,
        Side::Belgian,
        Side::Austrian,
        Side::Turkish,
    ];

    /// The side called `id` in notation, such as `french`.
    pub fn by_id(id: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.id() == id)
    }

    /// Its name in notation.
    pub fn id(self) -> &'static str {
        match self {
            Side::French => "french",
            Side::German => "german",
            Side::American => "american",
            Side::British => "british",
            Side::Russian => "russian",
            Side::Italian => "italian",
            Side::Finnish => "finnish",
            Side::Hungarian => "hungarian",
            Side::Italy => "italy",
            Side::Belgian => "belgian",
            Side::Austrian => "austrian",
            Side::Turkish => "turkish",
        }
    }

    /// Its tones, the same in both themes.
    pub fn tones(self) -> Tones {
        let (plain, shade, light) = match self {
            Side::French => ("#7f9fbf", "#3e5e80", "#c6d8e8"),
            Side::German => ("#b5baae", "#626960", "#dfe2d8"),
            Side::American => ("#8f996a", "#596237", "#bcc49a"),
            Side::British => ("#ab9a6a", "#6c5f38", "#dacfab"),
            Side::Russian => ("#b79a72", "#775c37", "#dcc8a8"),
            Side::Italian | Side::Italy => ("#93a07e", "#4c5a3f", "#ccd5bd"),
            Side::Finnish => ("#c9cbc9", "#5d6468", "#ebecea"),
            Side::Hungarian => ("#bfb489", "#6a6138", "#e3dcc0"),
            Side::Belgian => ("#b98c4c", "#71501c", "#e4cb9d"),
            Side::Austrian => ("#b3c1cd", "#566675", "#e0e8ee"),
            Side::Turkish => ("#cbbf92", "#6d6235", "#ebe4c8"),
        };
        Tones {
            plain,
            shade,
            light,
        }
    }

    /// A side is also a shape: square corners and pips, or round ones.
    pub fn is_square(self) -> bool {
        matches!(
            self,
            Side::German
                | Side::Italian
                | Side::Finnish
                | Side::Hungarian
                | Side::Austrian
                | Side::Turkish
        )
    }
}
