//! Files that only the owner of the data folder reads.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Writes a whole file for its owner's eyes alone: what was there before stays until all of the new one is on the disk.
pub(crate) fn write(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut part = file.file_name().map_or_else(OsString::new, OsString::from);
    part.push(".part");
    let part = file.with_file_name(part);
    // A half written one of an earlier time.
    let _ = fs::remove_file(&part);
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut made = options.open(&part)?;
    made.write_all(bytes)?;
    made.sync_all()?;
    drop(made);
    fs::rename(&part, file)?;
    sync_folder(file)
}

/// The name of a file is kept by its folder.
fn sync_folder(file: &Path) -> io::Result<()> {
    let folder = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    match cfg!(unix) {
        true => File::open(folder.unwrap_or(Path::new(".")))?.sync_all(),
        false => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_there_whole_and_only_its_owner_may_read_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.html");
        fs::write(folder.path().join("a.html.part"), "half").unwrap();
        for text in ["one", "two, and longer"] {
            write(&file, text.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(&file).unwrap(), text);
        }
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
