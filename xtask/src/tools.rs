//! What more than one chore builds or fetches.

use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::packages::{self, NPM};
use crate::places::Places;
use crate::program::Program;

/// The version of cargo-deny that the checks are written for.
const CARGO_DENY: &str = "0.20.2";

/// The version of axe-core whose rules the screens are held to.
const AXE_CORE: &str = "4.14.1";

/// Builds the window and the headless program as they ship.
///
/// Always both, and always with the same features: cargo would else build what they share
/// twice.
pub(crate) fn build_window(places: &Places) -> Result<(), Error> {
    Program::cargo(&places.root)
        .args(["build", "--release"])
        .args(["--package", "tableside", "--package", "tableside-cli"])
        .args(["--features", "tauri/custom-protocol"])
        .run()
}

/// The cargo-deny to use; built if this machine has none of the wanted version.
///
/// It is kept in the user's cache folder: it takes minutes to build, and every clone of the
/// project can use the same.
pub(crate) fn cargo_deny(places: &Places) -> Result<PathBuf, Error> {
    let installed = PathBuf::from("cargo-deny");
    if is_wanted(&installed) {
        return Ok(installed);
    }
    let folder = cache().unwrap_or_else(|| places.target.join("tools"));
    let kept = folder.join("bin").join("cargo-deny");
    if !is_wanted(&kept) {
        println!("Building cargo-deny {CARGO_DENY} into {}", folder.display());
        Program::cargo(&places.root)
            .args(["install", "cargo-deny", "--locked", "--version", CARGO_DENY])
            .args(["--root".as_ref(), folder.as_os_str()])
            // In the target folder it would be built anew after each change of the flags.
            .env(
                "CARGO_TARGET_DIR",
                places.target.join("tools").join("build"),
            )
            .run()?;
    }
    Ok(kept)
}

fn is_wanted(program: &Path) -> bool {
    Program::new(program)
        .args(["--version"])
        .output()
        .is_some_and(|version| version == format!("cargo-deny {CARGO_DENY}"))
}

fn cache() -> Option<PathBuf> {
    let cache = std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    let home = || std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cache"));
    cache
        .filter(|folder| folder.is_absolute())
        .or_else(home)
        .map(|folder| folder.join("tableside"))
}

/// The script of axe-core, fetched from npm if it is not there.
pub(crate) fn axe_core(places: &Places) -> Result<PathBuf, Error> {
    let package = places.node_modules().join("axe-core");
    let wanted = format!("\"version\": \"{AXE_CORE}\"");
    let script = package.join("axe.min.js");
    let is_there = std::fs::read_to_string(package.join("package.json"))
        .is_ok_and(|manifest| manifest.contains(&wanted))
        && script.is_file();
    if !is_there {
        packages::provide(&[NPM])?;
        let folder = places.target.join("tools");
        std::fs::create_dir_all(&folder).map_err(|source| Error::File {
            path: folder.clone(),
            source,
        })?;
        println!("Fetching axe-core {AXE_CORE} into {}", folder.display());
        Program::new("npm")
            .args([
                "install",
                "--no-save",
                "--no-audit",
                "--no-fund",
                "--prefix",
            ])
            .args([&folder])
            .args([format!("axe-core@{AXE_CORE}")])
            .run()?;
    }
    Ok(script)
}
