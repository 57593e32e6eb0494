//! Lets the build see every file that ships, and names the one command the web view may call.

fn main() {
    // Files that are new in the folder would not start a build by themselves.
    println!("cargo:rerun-if-changed=../ui");
    let attributes = tauri_build::Attributes::new()
        .app_manifest(tauri_build::AppManifest::new().commands(&["request"]));
    if let Err(error) = tauri_build::try_build(attributes) {
        println!("cargo:warning=the window can't be prepared: {error:#}");
        std::process::exit(1);
    }
}
