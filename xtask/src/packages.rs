//! What a chore needs from the system, and how to get it.

use std::path::Path;

use crate::error::Error;
use crate::program::{Program, find};

/// Something that the system has to provide.
pub(crate) struct Need {
    /// How to see whether it is there.
    sign: Sign,
    /// The package of Debian and Ubuntu that brings it.
    package: &'static str,
    /// What to look for on other systems.
    name: &'static str,
}

enum Sign {
    /// One of these programs is on the path.
    Program(&'static [&'static str]),
    /// pkg-config knows the library.
    Library(&'static str),
    /// The file or folder exists.
    Path(&'static str),
}

/// Every build: the database is written in C.
pub(crate) const COMPILER: &[Need] = &[Need {
    sign: Sign::Program(&["cc"]),
    package: "build-essential",
    name: "a C compiler",
}];

/// The window, on Linux; elsewhere the system brings its own web view.
pub(crate) const WINDOW: &[Need] = &[
    Need {
        sign: Sign::Program(&["pkg-config"]),
        package: "pkg-config",
        name: "pkg-config",
    },
    Need {
        sign: Sign::Library("webkit2gtk-4.1"),
        package: "libwebkit2gtk-4.1-dev",
        name: "WebKitGTK 4.1 with its headers",
    },
];

/// The tests of the real window and of the served screens.
pub(crate) const END_TO_END: &[Need] = &[
    Need {
        sign: Sign::Program(&["Xvfb"]),
        package: "xvfb",
        name: "Xvfb",
    },
    Need {
        sign: Sign::Program(&["WebKitWebDriver"]),
        package: "webkit2gtk-driver",
        name: "WebKitWebDriver",
    },
    Need {
        sign: Sign::Program(&["dbus-run-session"]),
        package: "dbus-x11",
        name: "dbus-run-session",
    },
    Need {
        sign: Sign::Path("/usr/share/fonts/truetype/dejavu"),
        package: "fonts-dejavu",
        name: "the DejaVu fonts",
    },
    Need {
        sign: Sign::Program(&["chromium", "google-chrome", "chrome"]),
        package: "chromium",
        name: "Chromium",
    },
    Need {
        sign: Sign::Program(&["chromedriver"]),
        package: "chromium-driver",
        name: "ChromeDriver",
    },
];

/// Brings axe-core, which looks for what shuts people out.
pub(crate) const NPM: &[Need] = &[Need {
    sign: Sign::Program(&["npm"]),
    package: "npm",
    name: "npm",
}];

impl Need {
    fn is_met(&self) -> bool {
        match self.sign {
            Sign::Program(names) => names.iter().any(|name| find(name).is_some()),
            Sign::Library(name) => Program::new("pkg-config")
                .args(["--exists", name])
                .succeeds(),
            Sign::Path(path) => Path::new(path).exists(),
        }
    }
}

/// Sees to it that the needs are met: through apt where there is one, else by naming what is
/// missing.
pub(crate) fn provide(needs: &[&[Need]]) -> Result<(), Error> {
    let missing = missing(needs);
    if missing.is_empty() {
        return Ok(());
    }
    if find("apt-get").is_none() {
        return Err(Error::Missing(names(&missing, |need| need.name)));
    }
    let packages: Vec<&str> = missing.iter().map(|need| need.package).collect();
    println!("Installing through apt: {}", packages.join(" "));
    apt_get(&["update"])?;
    let install = ["install", "--yes", "--no-install-recommends"];
    apt_get(&[&install, packages.as_slice()].concat())?;
    let still = missing
        .into_iter()
        .filter(|need| !need.is_met())
        .collect::<Vec<_>>();
    if still.is_empty() {
        Ok(())
    } else {
        Err(Error::StillMissing(names(&still, |need| need.name)))
    }
}

fn missing<'a>(needs: &[&'a [Need]]) -> Vec<&'a Need> {
    needs
        .iter()
        .copied()
        .flatten()
        .filter(|need| !need.is_met())
        .collect()
}

fn names(needs: &[&Need], name: impl Fn(&Need) -> &str) -> String {
    needs
        .iter()
        .map(|need| name(need))
        .collect::<Vec<_>>()
        .join(", ")
}

/// Only root may install; others are asked for their password by sudo.
fn apt_get(arguments: &[&str]) -> Result<(), Error> {
    let root = Program::new("id").args(["-u"]).output().as_deref() == Some("0");
    let program = if root {
        Program::new("env")
    } else {
        Program::new("sudo").args(["env"])
    };
    // No package may stop to ask a question that nobody is there to answer.
    program
        .args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"])
        .args(arguments)
        .run()
}
