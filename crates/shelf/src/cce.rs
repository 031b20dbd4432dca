//! Combat Commander: Europe.

use crate::commander::shelved;
use crate::levels;
use crate::shelved::Shelved;
use commander::Cce;
use include_dir::{Dir, include_dir};

/// The system.
pub(crate) static CCE: Shelved<Cce> = shelved(&SOURCES, &["gwc/"], levels::CCE);

static SOURCES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../commander/src");
