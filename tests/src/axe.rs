//! Looks for what shuts people out, by axe-core.

use std::fs;

use serde_json::{Value, json};

use crate::programs::target;
use crate::screen::Screen;
use crate::trouble::Trouble;

/// Asks axe-core about the whole page; each finding is one line with the rule and the place.
const ASK: &str = "
    const [done] = arguments;
    axe.run(document, { resultTypes: ['violations'] }).then(
        ({ violations }) => done(violations.flatMap(({ id, help, nodes }) =>
            nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')}: ${html.slice(0, 200)}`))),
        (error) => done([`axe-core failed: ${error}`]),
    );
";

impl Screen {
    /// What axe-core objects to on the screen that is shown, one line each.
    pub fn violations(&self) -> Result<Vec<String>, Trouble> {
        let loaded = self.run("return 'axe' in window", &json!([]))?;
        if loaded != Value::Bool(true) {
            self.run(&script()?, &json!([]))?;
        }
        self.run_async(ASK)
    }
}

/// The script of axe-core: the one that the environment names, or else the one that
/// `cargo xtask test` has fetched.
fn script() -> Result<String, Trouble> {
    let path = std::env::var_os("TABLESIDE_AXE").map_or_else(
        || target().join("tools/node_modules/axe-core/axe.min.js"),
        Into::into,
    );
    fs::read_to_string(&path).map_err(|_| Trouble::NotBuilt(path))
}
