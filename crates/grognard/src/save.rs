//! Saving: the whole file or the old one, never a half.

use crate::trouble::{Trouble, cause};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use table::Text;

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
    let name = target
        .file_name()
        .ok_or_else(|| io::Error::from(io::ErrorKind::InvalidFilename))?;
    let (temporary, mut file) = temporary(folder, &name.to_string_lossy())?;
    let written = (|| {
        file.write_all(bytes)?;
        if let Some(old) = old {
            file.set_permissions(old.permissions())?;
        }
        file.sync_all()?;
        fs::rename(&temporary, target)
    })();
    if written.is_err() {
        // Nothing more can be done about it than to say what went wrong first.
        let _ = fs::remove_file(&temporary);
    }
    written?;
    // The name is durable once the folder is; not every file system lets a folder be synced.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

fn temporary(folder: &Path, name: &str) -> io::Result<(PathBuf, File)> {
    let pid = std::process::id();
    for n in 0..100 {
        let path = folder.join(format!(".{name}.{pid}-{n}.part"));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            made => return made.map(|file| (path, file)),
        }
    }
    Err(io::Error::from(io::ErrorKind::AlreadyExists))
}
