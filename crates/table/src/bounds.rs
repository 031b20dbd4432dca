use crate::Fault;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// Numbers of a data file, held against what there is room for at the table: a file may say anything.
#[derive(Debug, Default)]
pub struct Bounds {
    file: String,
    faults: Vec<Fault>,
}

impl Bounds {
    /// Of nothing yet.
    pub fn new() -> Bounds {
        Bounds::default()
    }
    /// What follows is said of this file.
    pub fn file(&mut self, file: &str) -> &mut Bounds {
        file.clone_into(&mut self.file);
        self
    }
    /// The number at that place of the file lies between these two.
    pub fn within(&mut self, at: &str, number: impl Into<i64>, room: RangeInclusive<i64>) {
        let number = number.into();
        if !room.contains(&number) {
            let (least, most) = room.into_inner();
            self.faults.push(Fault::new(
                &self.file,
                at,
                format!("{number} is out of bounds"),
                format!("write a number from {least} to {most}"),
            ));
        }
    }
    /// There are so many things at that place of the file.
    pub fn count(&mut self, at: &str, count: usize, room: RangeInclusive<usize>) {
        let (least, most) = room.into_inner();
        let (what, mend) = match count {
            few if few < least => ("are too few", format!("give at least {least}")),
            many if many > most => ("are too many", format!("at most {most} fit")),
            _ => return,
        };
        let what = format!("{count} {what}");
        self.faults.push(Fault::new(&self.file, at, what, mend));
    }
    /// No name comes twice at that place of the file: two cards of one name could not be told apart in a journal.
    pub fn once<'a>(&mut self, at: &str, names: impl Iterator<Item = &'a str>) {
        let mut seen = BTreeSet::new();
        for name in names {
            if !seen.insert(name) {
                let (what, mend) = (format!("\"{name}\" comes twice"), "leave one out");
                self.faults.push(Fault::new(&self.file, at, what, mend));
            }
        }
    }
    /// All that is out of bounds, if anything is.
    pub fn held(self) -> Result<(), Vec<Fault>> {
        match self.faults.is_empty() {
            true => Ok(()),
            false => Err(self.faults),
        }
    }
}
