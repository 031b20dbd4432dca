//! Saving: the whole file or the old one, never a half.

use crate::trouble::{Trouble, cause};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use table::Text;
use tempfile::NamedTempFile;

/// Writes a file. It appears under its name only when all of it is on the disk; if that fails, what was there
/// before is still there, and the error says so.
pub fn save(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    // A link keeps pointing to its file.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let old = fs::metadata(&target).ok();
    if old.as_ref().is_some_and(fs::Metadata::is_dir) {
        return Err(Trouble::input(
            Text::new("trouble-save-folder").name("file", path.display().to_string()),
        ));
    }
    let done = match &old {
        // A device or a pipe is written to, not replaced.
        Some(meta) if !meta.is_file() => OpenOptions::new()
            .write(true)
            .open(&target)
            .and_then(|mut f| f.write_all(bytes)),
        _ => replace(&target, bytes, old.as_ref()),
    };
    done.map_err(|error| {
        let kept = old.is_some_and(|meta| meta.is_file());
        let key = if kept {
            "trouble-save-kept"
        } else {
            "trouble-save"
        };
        Trouble::input(
            Text::new(key)
                .name("file", path.display().to_string())
                .name("error", cause(&error)),
        )
    })
}

fn replace(target: &Path, bytes: &[u8], old: Option<&fs::Metadata>) -> io::Result<()> {
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    // A name that is none is told before anything is written.
    if target.file_name().is_none() {
        return Err(io::Error::from(io::ErrorKind::InvalidFilename));
    }
    // If anything fails from here on, it is taken away again.
    let mut file = temporary(folder)?;
    file.write_all(bytes)?;
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions())?;
    }
    file.as_file().sync_all()?;
    file.persist(target).map_err(|failed| failed.error)?;
    // The name is durable once the folder is; not every file system lets a folder be synced.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

/// A file beside the target, to be read by whom the user's mask allows: it becomes an ordinary file.
fn temporary(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".grognard-").suffix(".part");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}
