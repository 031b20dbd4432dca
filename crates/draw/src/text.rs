//! Lettering: the three faces, escaping, widths, and breaking a title into lines.

use crate::pen::{Point, f};

/// Sans for names and words.
pub const SANS: &str = "'Grognard Sans',Cabin,'Gill Sans',Carlito,sans-serif";
/// Serif for titles and place names.
pub const SERIF: &str = "'Grognard Serif','EB Garamond',Garamond,Georgia,serif";
/// Numerals on pieces, tracks and odds.
pub const COUNT: &str = "'Grognard Count','Roboto Condensed','Arial Narrow',sans-serif";

/// `text` with the five characters of XML made safe.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c if c.is_control() => {}
            c => safe.push(c),
        }
    }
    safe
}

/// A numeral in the Count face, centred on `at`.
pub fn numeral(at: Point, size: f64, ink: &str, value: &str) -> String {
    format!(
        r#"<text x="{}" y="{}" text-anchor="middle" font-family="{COUNT}" font-weight="700" font-size="{}" fill="{ink}">{}</text>"#,
        f(at[0]),
        f(at[1]),
        f(size),
        escape(value)
    )
}

/// A line of Sans; `attributes` holds weight and anchor.
pub fn sans(at: Point, size: f64, ink: &str, attributes: &str, value: &str) -> String {
    format!(
        r#"<text x="{}" y="{}" font-family="{SANS}" font-size="{}" fill="{ink}" {attributes}>{}</text>"#,
        f(at[0]),
        f(at[1]),
        f(size),
        escape(value)
    )
}

/// Advance widths of Sans SemiBold from space to tilde, in hundredths of the size.
const WIDTHS: [u8; 95] = [
    22, 25, 40, 70, 52, 84, 62, 19, 27, 27, 44, 46, 23, 42, 22, 54, 71, 36, 53, 54, 58, 54, 56, 51,
    60, 57, 22, 24, 43, 50, 43, 44, 72, 62, 62, 61, 72, 56, 52, 67, 74, 27, 27, 61, 50, 83, 71, 76,
    59, 76, 62, 58, 55, 72, 66, 97, 62, 59, 55, 33, 54, 34, 51, 56, 30, 49, 57, 45, 57, 51, 34, 50,
    55, 23, 23, 48, 26, 87, 56, 56, 57, 57, 34, 42, 34, 54, 50, 72, 49, 53, 48, 32, 23, 32, 46,
];

/// The width of a line of Sans at a size. Accented letters count as their plain letter.
pub fn width(text: &str, size: f64) -> f64 {
    let plain = |c: char| match c {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'À' | 'Â' => 'A',
        'É' | 'È' | 'Ê' => 'E',
        'œ' | 'æ' => 'w',
        '’' => '\'',
        '\u{202f}' | '\u{a0}' => ' ',
        c => c,
    };
    let hundredths = |c: char| match c {
        SOFT => 0,
        c => WIDTHS
            .get((plain(c) as usize).wrapping_sub(32))
            .copied()
            .unwrap_or(56),
    };
    text.chars().map(|c| f64::from(hundredths(c))).sum::<f64>() * size / 100.0
}

/// The place where a word may be broken.
const SOFT: char = '\u{ad}';

/// `text` broken into lines no wider than `room`; words break only at soft hyphens.
pub fn wrap(text: &str, size: f64, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let mut rest = word;
        loop {
            let line = lines.last().map_or("", String::as_str);
            let space = if line.is_empty() { "" } else { " " };
            let fits = |part: &str| width(&format!("{line}{space}{part}"), size) <= room;
            if lines.is_empty() || fits(rest) {
                let joined = format!("{line}{space}{rest}");
                if lines.is_empty() && width(rest, size) > room && rest.contains(SOFT) {
                    lines.push(String::new());
                    continue;
                }
                lines.pop();
                lines.push(joined);
                break;
            }
            let cut = rest
                .char_indices()
                .filter(|(_, c)| *c == SOFT)
                .map(|(i, _)| i)
                .rfind(|i| fits(&format!("{}-", &rest[..*i])));
            match cut {
                Some(i) => {
                    let joined = format!("{line}{space}{}-", &rest[..i]);
                    lines.pop();
                    lines.push(joined);
                    lines.push(String::new());
                    rest = &rest[i + SOFT.len_utf8()..];
                }
                None if line.is_empty() => {
                    lines.pop();
                    lines.push(rest.to_owned());
                    break;
                }
                None => lines.push(String::new()),
            }
        }
    }
    lines.iter().map(|line| line.replace(SOFT, "")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_wrap_at_spaces_and_soft_hyphens() {
        assert_eq!(
            wrap("Attaque au Centre", 13.0, 86.0),
            ["Attaque au", "Centre"]
        );
        assert_eq!(
            wrap("Reconnais\u{ad}sance en Force", 13.0, 80.0),
            ["Reconnais-", "sance en", "Force"]
        );
        assert_eq!(wrap("", 13.0, 80.0), Vec::<String>::new());
        assert_eq!(
            wrap("Anticonstitutionnellement", 13.0, 30.0),
            ["Anticonstitutionnellement"]
        );
    }

    #[test]
    fn escape_leaves_no_markup() {
        assert_eq!(escape("a<b & 'c'"), "a&lt;b &amp; &#39;c&#39;");
    }
}
