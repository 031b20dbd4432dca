//! SVG to PNG, with our own fonts and nothing of the machine's.

use std::sync::{Arc, OnceLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

const FONTS: [&[u8]; 6] = [
    include_bytes!("../fonts/grognard-sans-400.otf"),
    include_bytes!("../fonts/grognard-sans-400i.otf"),
    include_bytes!("../fonts/grognard-sans-600.otf"),
    include_bytes!("../fonts/grognard-serif-400.otf"),
    include_bytes!("../fonts/grognard-serif-400i.otf"),
    include_bytes!("../fonts/grognard-count-700.ttf"),
];

/// The widest picture that is made.
const WIDEST: u32 = 8192;

fn fonts() -> Arc<fontdb::Database> {
    static SHELF: OnceLock<Arc<fontdb::Database>> = OnceLock::new();
    let load = || {
        let mut shelf = fontdb::Database::new();
        FONTS
            .iter()
            .for_each(|font| shelf.load_font_data(font.to_vec()));
        shelf.set_sans_serif_family("Grognard Sans");
        shelf.set_serif_family("Grognard Serif");
        Arc::new(shelf)
    };
    SHELF.get_or_init(load).clone()
}

/// `svg` as a PNG `width` pixels wide. Errors say what is wrong with the document or the size.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, String> {
    if width == 0 || width > WIDEST {
        return Err(format!(
            "a picture is 1 to {WIDEST} pixels wide, not {width}"
        ));
    }
    let options = Options {
        fontdb: fonts(),
        font_family: "Grognard Sans".to_owned(),
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options).map_err(|e| format!("not a drawing: {e}"))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale)
        .round()
        .clamp(1.0, WIDEST as f32) as u32;
    let mut sheet = Pixmap::new(width, height)
        .ok_or_else(|| format!("no room for {width} × {height} pixels"))?;
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut sheet.as_mut(),
    );
    sheet
        .encode_png()
        .map_err(|e| format!("cannot write the picture: {e}"))
}
