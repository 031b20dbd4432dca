//! Files that only the owner of the data folder reads.

use crate::keys::random;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

// By std alone, which asks the C library: `grognard torture` stands between the two, and sees all that is done here.

/// Writes a whole file for its owner's eyes alone: what was there before stays until all of the new one is on the disk.
pub(crate) fn write(file: &Path, bytes: &[u8]) -> io::Result<()> {
    place(file, bytes, |part| fs::rename(part, file))
}

/// Makes a whole file for its owner's eyes alone, unless somebody else was quicker: then it is `AlreadyExists`.
pub(crate) fn make(file: &Path, bytes: &[u8]) -> io::Result<()> {
    place(file, bytes, |part| fs::hard_link(part, file))
}

/// Writes all of it under another name, which is then gone, and gives it its own.
fn place(file: &Path, bytes: &[u8], name: impl FnOnce(&Path) -> io::Result<()>) -> io::Result<()> {
    let number = u64::from_le_bytes(random()?);
    let part = folder(file).join(format!("{number:016x}.part"));
    let placed = write_part(&part, bytes).and_then(|()| name(&part));
    // One that was renamed is there no more.
    let _ = fs::remove_file(&part);
    placed?;
    sync_folder(file)
}

fn write_part(part: &PathBuf, bytes: &[u8]) -> io::Result<()> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut part = options.open(part)?;
    part.write_all(bytes)?;
    part.sync_all()
}

fn folder(file: &Path) -> &Path {
    let folder = file.parent();
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// The name of a file is kept by its folder.
pub(crate) fn sync_folder(file: &Path) -> io::Result<()> {
    match cfg!(unix) {
        true => File::open(folder(file))?.sync_all(),
        false => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_file_is_there_whole_and_only_its_owner_may_read_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.html");
        for text in ["one", "two, and longer"] {
            write(&file, text.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(&file).unwrap(), text);
        }
        let late = make(&file, b"three").unwrap_err();
        assert_eq!(late.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(&file).unwrap(), "two, and longer");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&file).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        assert!(write(&folder.path().join("nowhere/a"), b"").is_err());
    }
}
