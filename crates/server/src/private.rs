//! Files that only the owner of the data folder reads.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use tempfile::NamedTempFile;

/// Writes a whole file for its owner's eyes alone: what was there before stays until all of the new one is on the disk.
pub(crate) fn write(file: &Path, bytes: &[u8]) -> io::Result<()> {
    part(file, bytes)?.persist(file)?;
    sync_folder(file)
}

/// Makes a whole file for its owner's eyes alone, unless somebody else was quicker: then it is `AlreadyExists`.
pub(crate) fn make(file: &Path, bytes: &[u8]) -> io::Result<()> {
    part(file, bytes)?.persist_noclobber(file)?;
    sync_folder(file)
}

/// All of it on the disk, under another name; only its owner may read what is made so.
fn part(file: &Path, bytes: &[u8]) -> io::Result<NamedTempFile> {
    let mut part = tempfile::Builder::new()
        .suffix(".part")
        .tempfile_in(folder(file))?;
    part.write_all(bytes)?;
    part.as_file().sync_all()?;
    Ok(part)
}

fn folder(file: &Path) -> &Path {
    let folder = file.parent();
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// The name of a file is kept by its folder.
fn sync_folder(file: &Path) -> io::Result<()> {
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
