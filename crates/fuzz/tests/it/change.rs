//! A text with something changed in it: nearly what is expected goes further into a reader than noise does.

/// One change: where, what is done there, and with what.
pub type Change = (u16, u8, u8);

/// What stands in our files, and what does not fit there.
const WORDS: [&str; 24] = [
    "",
    " ",
    "\n",
    "\"",
    "'",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "#",
    "=",
    "-",
    "0",
    "-1",
    "255",
    "65536",
    "99999999999999999999",
    "null",
    "1e999",
    "é",
    "\u{1F3B2}",
    "\u{0}",
];

/// The text after all changes.
pub fn changed(text: &str, changes: &[Change]) -> String {
    let mut text: Vec<char> = text.chars().collect();
    for &(at, how, with) in changes {
        let place = |part: u16| usize::from(part) * text.len() / (usize::from(u16::MAX) + 1);
        let (from, long) = (place(at), usize::from(with));
        let to = (from + 1 + long / 8).min(text.len());
        let word = WORDS[long % WORDS.len()].chars();
        match how % 6 {
            0 => drop(text.drain(from..to)),
            1 => drop(text.splice(from..from, word)),
            2 => drop(text.splice(from..to, word)),
            3 => drop(text.splice(from..from, [char::from(with)])),
            // Something again, elsewhere.
            4 => {
                let part: Vec<char> = text[from..to].to_vec();
                let there = place(at.rotate_left(5));
                drop(text.splice(there..there, part));
            }
            // A number becomes another.
            _ => {
                let digit = text[from..].iter().position(char::is_ascii_digit);
                if let Some(digit) = digit {
                    text[from + digit] = char::from(b'0' + with % 10);
                }
            }
        }
    }
    text.into_iter().collect()
}

#[test]
fn a_change_of_every_kind_changes_something() {
    for how in 0..6 {
        assert_ne!(
            changed("a 1 and 22 there", &[(4000, how, 9)]),
            "a 1 and 22 there"
        );
    }
    assert_eq!(
        changed("", &[(9, 0, 9), (9, 2, 0), (9, 4, 3), (9, 5, 3)]),
        ""
    );
}
