use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::http::HeaderMap;
use axum::response::Html;
use axum::routing::get;
use serde_json::{Value, json};
use tauri::ipc::{CallbackFn, InvokeBody};
use tauri::test::{INVOKE_KEY, MockRuntime, get_ipc_response, mock_builder};
use tauri::webview::InvokeRequest;
use tauri::{App, WebviewWindow, WebviewWindowBuilder};

use super::{House, settle};
use crate::host::{Choice, Effect, Host};
use crate::save::SaveError;

/// A device that can only buzz and save, and remembers what it was asked for.
#[derive(Default)]
struct Fake {
    asked: Mutex<Vec<String>>,
    /// What the user says when asked where a file is to go.
    says: Mutex<Option<Choice>>,
}

impl Fake {
    fn note(&self, asked: String) {
        self.asked.lock().unwrap().push(asked);
    }

    fn asked(&self) -> Vec<String> {
        self.asked.lock().unwrap().clone()
    }
}

impl Host for Fake {
    fn perform(&self, effect: Effect<'_>) -> bool {
        self.note(effect.to_string());
        effect.name == "buzz"
    }

    fn keep_awake(&self, awake: bool) {
        self.note(format!("keep_awake {awake}"));
    }

    fn save(&self, name: &str, content: &[u8]) -> Result<PathBuf, SaveError> {
        self.note(format!("save {name} {}", String::from_utf8_lossy(content)));
        if name == "none" {
            return Err(SaveError::NoFolder);
        }
        Ok(Path::new("/downloads").join(name))
    }

    fn choose(&self, name: &str) -> Choice {
        self.note(format!("choose {name}"));
        let says = self.says.lock().unwrap().clone();
        says.unwrap_or(Choice::Unasked)
    }
}

/// The app as it ships but for its router, its device and its window system.
fn app(host: Arc<Fake>) -> App<MockRuntime> {
    let router = Router::new()
        .route("/", get(|| async { Html("<main>home</main>") }))
        .route("/languages", get(languages))
        .route("/panic", get(panics));
    crate::with_request(mock_builder())
        .manage(House::new(router, host, vec!["hu-HU".to_owned()]))
        .build(crate::context())
        .unwrap()
}

async fn languages(headers: HeaderMap) -> String {
    format!("{:?}", headers.get("accept-language"))
}

async fn panics() -> &'static str {
    panic!("on purpose")
}

fn window(app: &App<MockRuntime>, label: &str) -> WebviewWindow<MockRuntime> {
    WebviewWindowBuilder::new(app, label, tauri::WebviewUrl::default())
        .build()
        .unwrap()
}

fn own_address() -> &'static str {
    if cfg!(any(windows, target_os = "android")) {
        "http://tauri.localhost"
    } else {
        "tauri://localhost"
    }
}

fn ask(
    window: &WebviewWindow<MockRuntime>,
    command: &str,
    address: &str,
    body: Value,
) -> Result<Value, Value> {
    let request = InvokeRequest {
        cmd: command.to_owned(),
        callback: CallbackFn(0),
        error: CallbackFn(1),
        url: address.parse().unwrap(),
        body: InvokeBody::Json(body),
        headers: HeaderMap::default(),
        invoke_key: INVOKE_KEY.to_owned(),
    };
    get_ipc_response(window, request).map(|body| body.deserialize().unwrap())
}

fn call(path: &str) -> Value {
    json!({ "call": { "method": "GET", "path": path, "body": null, "languages": "en" } })
}

#[test]
fn a_request_is_answered_by_the_router() {
    let host = Arc::new(Fake::default());
    let app = app(host.clone());
    let main = window(&app, "main");
    let answer = ask(&main, "request", own_address(), call("/")).unwrap();
    assert_eq!(answer["status"], 200);
    assert_eq!(answer["body"], "<main>home</main>");
    assert_eq!(answer["effects"], "");
    assert_eq!(answer["saved"], Value::Null);
    assert_eq!(host.asked(), ["keep_awake false"]);
}

#[test]
fn the_system_is_asked_for_languages_before_the_page() {
    let app = app(Arc::default());
    let main = window(&app, "main");
    let answer = ask(&main, "request", own_address(), call("/languages")).unwrap();
    assert_eq!(answer["body"], r#"Some("hu-HU,en")"#);
}

#[test]
fn a_panic_ends_one_call_only() {
    let app = app(Arc::default());
    let main = window(&app, "main");
    match ask(&main, "request", own_address(), call("/panic")) {
        Ok(answer) => assert_eq!(answer["status"], 500),
        Err(failed) => assert_eq!(failed, json!({ "status": 500 })),
    }
    let answer = ask(&main, "request", own_address(), call("/")).unwrap();
    assert_eq!(answer["status"], 200);
}

#[test]
fn a_call_that_is_none_is_refused() {
    let app = app(Arc::default());
    let main = window(&app, "main");
    for body in [json!({}), json!({ "call": "/" }), json!({ "call": {} })] {
        assert!(ask(&main, "request", own_address(), body).is_err());
    }
}

#[test]
fn every_other_command_is_refused() {
    let app = app(Arc::default());
    let main = window(&app, "main");
    for command in [
        "plugin:app|version",
        "plugin:event|emit",
        "plugin:event|listen",
        "plugin:path|resolve_directory",
        "plugin:webview|create_webview_window",
        "plugin:window|close",
        "plugin:window|set_title",
        "plugin:resources|close",
        "plugin:menu|new",
        "plugin:dialog|open",
        "plugin:dialog|save",
        "settle",
    ] {
        let refused = ask(&main, command, own_address(), json!({}));
        let reason = refused.unwrap_err().to_string();
        assert!(
            reason.contains("not allowed") || reason.contains("not found"),
            "{command}: {reason}"
        );
    }
}

#[test]
fn no_other_window_and_no_other_page_may_ask() {
    let app = app(Arc::default());
    let main = window(&app, "main");
    let other = window(&app, "other");
    assert!(ask(&other, "request", own_address(), call("/")).is_err());
    assert!(ask(&main, "request", "https://example.org", call("/")).is_err());
}

fn reply(effects: &str, save: Option<&str>) -> tableside_table::bridge::Reply {
    tableside_table::bridge::Reply {
        status: 200,
        location: "/".to_owned(),
        body: if save.is_some() { "" } else { "content" }.to_owned(),
        content_type: "text/html".to_owned(),
        effects: effects.to_owned(),
        save: save.map(str::to_owned),
        content: save.map_or_else(Vec::new, |_| b"content".to_vec()),
    }
}

#[test]
fn effects_that_the_device_has_no_way_for_are_left_to_the_page() {
    let host = Fake::default();
    let answer = settle(reply("buzz=tick,sound=win,awake", None), &host);
    assert_eq!(answer.reply.effects, "sound=win,awake");
    assert_eq!(answer.reply.body, "content");
    assert_eq!(
        host.asked(),
        ["buzz=tick", "sound=win", "awake", "keep_awake true"]
    );
}

#[test]
fn a_file_is_stored_and_its_content_not_sent_on() {
    let host = Fake::default();
    let answer = settle(reply("", Some("match.json")), &host);
    assert_eq!(
        answer.saved.as_deref(),
        Some(Path::new("/downloads/match.json"))
    );
    assert_eq!(answer.unsaved, None);
    assert_eq!(answer.reply.body, "");
    assert_eq!(host.asked(), ["save match.json content"]);
}

#[test]
fn a_file_that_was_not_stored_is_reported() {
    let answer = settle(reply("", Some("none")), &Fake::default());
    assert_eq!(answer.saved, None);
    assert_eq!(
        answer.unsaved.as_deref(),
        Some("there is no folder for downloads")
    );
}

#[test]
fn a_file_goes_where_the_user_says() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("stick.db");
    let host = Fake::default();
    *host.says.lock().unwrap() = Some(Choice::Path(path.clone()));
    let answer = settle(reply("ask-where", Some("backup.db")), &host);
    assert_eq!(answer.saved.as_deref(), Some(path.as_path()));
    assert_eq!(std::fs::read(&path).unwrap(), b"content");
    assert_eq!(
        answer.reply.effects, "",
        "the page has nothing to do with it"
    );
    assert_eq!(host.asked(), ["choose backup.db"]);
}

#[test]
fn a_user_who_thinks_better_of_it_gets_no_file_and_no_complaint() {
    let host = Fake::default();
    *host.says.lock().unwrap() = Some(Choice::Nowhere);
    let answer = settle(reply("ask-where", Some("backup.db")), &host);
    assert_eq!((answer.saved, answer.unsaved), (None, None));
    assert_eq!(host.asked(), ["choose backup.db"]);
}

#[test]
fn where_nobody_can_be_asked_a_file_goes_where_files_go() {
    let host = Fake::default();
    let answer = settle(reply("ask-where", Some("backup.db")), &host);
    assert_eq!(
        answer.saved.as_deref(),
        Some(Path::new("/downloads/backup.db"))
    );
}
