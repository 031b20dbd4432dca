//! Great War Commander.

use crate::commander::shelved;
use crate::levels;
use crate::shelved::Shelved;
use commander::Gwc;
use include_dir::{Dir, include_dir};

/// The system.
pub(crate) static GWC: Shelved<Gwc> = shelved(&SOURCES, &[], levels::GWC);

/// Its own rules, and `ids.txt`, which says where in the trunk the others are.
static SOURCES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../commander/src/gwc");
