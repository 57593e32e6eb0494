//! Carries a request to the router without a socket, for the window.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use axum::response::Response;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::{Deserialize, Serialize};
use tower::ServiceExt;

use crate::effects;

/// The longest way of redirects that is followed.
const REDIRECTS: usize = 5;
/// What a form and a file are called.
const FORM: &str = "application/x-www-form-urlencoded";
const FILE: &str = "application/octet-stream";
/// The largest screen, in bytes.
const LARGEST: usize = 16 * 1024 * 1024;

/// A request as the page makes it.
#[derive(Debug, Clone, Deserialize)]
pub struct Call {
    /// `GET` or `POST`.
    pub method: String,
    /// The path with its query.
    pub path: String,
    /// An urlencoded form.
    #[serde(default)]
    pub body: Option<String>,
    /// The content of a file instead, in Base64.
    #[serde(default)]
    pub file: Option<String>,
    /// The page's languages, as in `Accept-Language`.
    #[serde(default)]
    pub languages: Option<String>,
}

/// The answer.
#[derive(Debug, Clone, Serialize)]
pub struct Reply {
    pub status: u16,
    /// Where one ended up, after redirects.
    pub location: String,
    pub body: String,
    pub content_type: String,
    /// What the host is to do, as in `buzz=tick,sound=win`.
    pub effects: String,
    /// The file name, if the content is to be saved rather than shown.
    pub save: Option<String>,
    /// The content of a file that is to be saved; the body is empty then.
    #[serde(skip)]
    pub content: Vec<u8>,
}

/// Asks the router and follows its redirects.
pub async fn carry(router: &Router, call: Call) -> Reply {
    let mut method = call.method;
    let mut path = call.path;
    let (kind, mut body) = match (call.file, call.body) {
        (Some(file), _) => match BASE64_STANDARD.decode(file) {
            Ok(bytes) => (FILE, Body::from(bytes)),
            Err(_) => return Reply::bare(StatusCode::BAD_REQUEST, path),
        },
        (None, body) => (FORM, Body::from(body.unwrap_or_default())),
    };
    for _ in 0..REDIRECTS {
        let request = Request::builder()
            .method(method.as_str())
            .uri(path.as_str())
            .header(header::CONTENT_TYPE, kind)
            .header(
                header::ACCEPT_LANGUAGE,
                call.languages.as_deref().unwrap_or_default(),
            )
            .body(std::mem::take(&mut body));
        let Ok(request) = request else {
            return Reply::bare(StatusCode::BAD_REQUEST, path);
        };
        let response = match router.clone().oneshot(request).await {
            Ok(response) => response,
            Err(never) => match never {},
        };
        match redirect(&response) {
            Some(next) => {
                "GET".clone_into(&mut method);
                path = next;
            }
            None => return Reply::read(response, path).await,
        }
    }
    Reply::bare(StatusCode::LOOP_DETECTED, path)
}

fn redirect(response: &Response) -> Option<String> {
    if response.status() != StatusCode::SEE_OTHER {
        return None;
    }
    header_text(response, &header::LOCATION)
}

fn header_text(response: &Response, name: &header::HeaderName) -> Option<String> {
    response
        .headers()
        .get(name)?
        .to_str()
        .ok()
        .map(str::to_owned)
}

impl Reply {
    fn bare(status: StatusCode, location: String) -> Self {
        Self {
            status: status.as_u16(),
            location,
            body: String::new(),
            content_type: String::new(),
            effects: String::new(),
            save: None,
            content: Vec::new(),
        }
    }

    async fn read(response: Response, path: String) -> Self {
        let location = header_text(&response, &header::CONTENT_LOCATION).unwrap_or(path);
        let mut reply = Self::bare(response.status(), location);
        reply.content_type = header_text(&response, &header::CONTENT_TYPE).unwrap_or_default();
        reply.effects = header_text(&response, &effects::HEADER).unwrap_or_default();
        reply.save = header_text(&response, &header::CONTENT_DISPOSITION).and_then(|value| {
            let name = value.split_once("filename=\"")?.1;
            name.split('"').next().map(str::to_owned)
        });
        // A file is as large as what it was made from, and is held once.
        let largest = reply.save.as_ref().map_or(LARGEST, |_| usize::MAX);
        match to_bytes(response.into_body(), largest).await {
            Ok(bytes) if reply.save.is_some() => reply.content = bytes.into(),
            Ok(bytes) => reply.body = String::from_utf8_lossy(&bytes).into_owned(),
            Err(_) => reply.status = StatusCode::INTERNAL_SERVER_ERROR.as_u16(),
        }
        reply
    }
}
