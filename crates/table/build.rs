//! Texts and templates are compiled in; cargo can't see that by itself.
fn main() {
    println!("cargo:rerun-if-changed=../../ui");
}
