use std::collections::BTreeSet;
use std::path::Path;

use crate::places::Places;

const MEMBERS: [&str; 7] = [
    "crates/rules",
    "crates/ledger",
    "crates/table",
    "crates/cli",
    "src-tauri",
    "tests",
    "xtask",
];

/// What a manifest depends on, but for the workspace's own crates.
fn dependencies(manifest: &Path) -> BTreeSet<String> {
    let text = std::fs::read_to_string(manifest).unwrap();
    let mut among_dependencies = false;
    let mut names = BTreeSet::new();
    for line in text.lines() {
        if line.starts_with('[') {
            among_dependencies = line.ends_with("dependencies]");
        } else if among_dependencies && !line.starts_with('#') {
            let name = line.split(['=', '.', ' ']).next().unwrap_or_default();
            names.insert(name.to_owned());
        }
    }
    names.retain(|name| !name.is_empty() && !name.starts_with("tableside-"));
    names
}

#[test]
fn every_direct_dependency_is_to_be_there_once() {
    let root = Places::find().unwrap().root;
    let direct: BTreeSet<String> = MEMBERS
        .iter()
        .flat_map(|member| dependencies(&root.join(member).join("Cargo.toml")))
        .collect();
    let deny = std::fs::read_to_string(root.join(".cargo/deny.toml")).unwrap();
    let listed: BTreeSet<String> = deny
        .lines()
        .filter(|line| line.ends_with("deny-multiple-versions = true },"))
        .filter_map(|line| line.split('"').nth(1).map(str::to_owned))
        .collect();
    assert_eq!(listed, direct);
}

#[test]
fn no_member_is_forgotten() {
    let root = Places::find().unwrap().root;
    let workspace = std::fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let members = workspace
        .lines()
        .find(|line| line.starts_with("members = "))
        .unwrap();
    let named: Vec<&str> = members.split('"').skip(1).step_by(2).collect();
    assert_eq!(named, MEMBERS);
}
