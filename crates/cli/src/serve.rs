//! Serves the screens to a browser on this machine.
//!
//! Any web page that the user has open can send requests to a local address,
//! so the server answers only those that name it as their host and, where they
//! change something, come from its own pages.

use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use tableside_table::{App, Config, router};
use tokio::net::TcpListener;

use crate::database;

/// The largest form that any of our screens sends is far below this.
const LARGEST_BODY: usize = 64 * 1024;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// Where to listen and what to serve.
pub(crate) struct Options {
    /// 0: any free port.
    pub(crate) port: u16,
    /// None: the same file as the window's.
    pub(crate) database: Option<PathBuf>,
}

/// Why nothing is served.
#[derive(Debug, thiserror::Error)]
enum ServeError {
    #[error("port {port} can't be used: {cause}")]
    Port { port: u16, cause: io::Error },
    #[error("no folder for data is known on this system; name a file with --db")]
    NoDataFolder,
    #[error("the server stopped: {0}")]
    Stopped(#[from] io::Error),
}

/// Serves until it is interrupted. Prints the address first.
pub(crate) fn run(options: Options, out: &mut impl Write) -> io::Result<ExitCode> {
    tracing_subscriber::fmt().with_writer(io::stderr).init();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    match runtime.block_on(serve(options, out)) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) => {
            eprintln!("tableside-cli: {error}");
            Ok(ExitCode::from(2))
        }
    }
}

async fn serve(options: Options, out: &mut impl Write) -> Result<(), ServeError> {
    let database = options
        .database
        .or_else(database::default)
        .ok_or(ServeError::NoDataFolder)?;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port))
        .await
        .map_err(|cause| ServeError::Port {
            port: options.port,
            cause,
        })?;
    let address = listener.local_addr()?;
    let app = App::open(Config {
        database,
        languages: sys_locale::get_locales().collect(),
        window: false,
    });
    app.wake_timers();
    app.keep_backups();
    writeln!(out, "http://{address}")?;
    out.flush()?;
    // Whoever is half way through a request need not be waited for: what was answered is stored.
    tokio::select! {
        served = axum::serve(listener, guarded(router(&app), address)) => Ok(served?),
        () = stopped() => Ok(()),
    }
}

async fn stopped() {
    // Without a handler for it, an interrupt ends the program by itself.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// The router behind the checks that only a socket needs.
fn guarded(router: Router, address: SocketAddr) -> Router {
    router
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(address, guard))
}

async fn guard(State(address): State<SocketAddr>, request: Request, next: Next) -> Response {
    let mut response = match refusal(request.method(), request.headers(), address) {
        None => next.run(request).await,
        Some(status) => {
            let words =
                format!("Tableside answers only at http://{address} and to its own pages.\n");
            (status, words).into_response()
        }
    };
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Why a request is not ours to answer.
fn refusal(method: &Method, headers: &HeaderMap, address: SocketAddr) -> Option<StatusCode> {
    // Clients leave the port out where it is the usual one.
    let own = match address.port() {
        80 => address.ip().to_string(),
        _ => address.to_string(),
    };
    let mut hosts = headers.get_all(header::HOST).iter();
    let host = hosts.next().and_then(|host| host.to_str().ok());
    // Another name for this address would let a page of that name read the answers.
    if host != Some(own.as_str()) || hosts.next().is_some() {
        return Some(StatusCode::MISDIRECTED_REQUEST);
    }
    let reads = method == Method::GET || method == Method::HEAD;
    let mut origins = headers.get_all(header::ORIGIN).iter().peekable();
    // A browser always says where a change comes from; a terminal need not.
    let fine = match origins.peek() {
        None => reads || !headers.contains_key("sec-fetch-site"),
        Some(_) => origins.all(|origin| {
            origin
                .to_str()
                .is_ok_and(|origin| origin == format!("http://{own}"))
        }),
    };
    (!fine).then_some(StatusCode::FORBIDDEN)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(method: &Method, headers: &[(&'static str, &str)]) -> Option<StatusCode> {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(HeaderName::from_static(name), value.parse().unwrap());
        }
        refusal(method, &map, "127.0.0.1:8321".parse().unwrap())
    }

    #[test]
    fn only_its_own_host_is_answered() {
        assert_eq!(answer(&Method::GET, &[("host", "127.0.0.1:8321")]), None);
        for host in [
            "localhost:8321",
            "127.0.0.1",
            "127.0.0.1:80",
            "evil.example:8321",
            "",
        ] {
            assert_eq!(
                answer(&Method::GET, &[("host", host)]),
                Some(StatusCode::MISDIRECTED_REQUEST),
                "{host}"
            );
        }
        assert_eq!(
            answer(&Method::GET, &[]),
            Some(StatusCode::MISDIRECTED_REQUEST)
        );
        let twice = [("host", "127.0.0.1:8321"), ("host", "evil.example")];
        assert_eq!(
            answer(&Method::GET, &twice),
            Some(StatusCode::MISDIRECTED_REQUEST)
        );
    }

    #[test]
    fn changes_come_from_its_own_pages() {
        let host = ("host", "127.0.0.1:8321");
        let ours = ("origin", "http://127.0.0.1:8321");
        assert_eq!(answer(&Method::POST, &[host, ours]), None);
        for origin in [
            "null",
            "http://evil.example",
            "https://127.0.0.1:8321",
            "http://127.0.0.1",
        ] {
            let theirs = ("origin", origin);
            assert_eq!(
                answer(&Method::POST, &[host, theirs]),
                Some(StatusCode::FORBIDDEN)
            );
            assert_eq!(
                answer(&Method::GET, &[host, theirs]),
                Some(StatusCode::FORBIDDEN)
            );
        }
        assert_eq!(answer(&Method::POST, &[host]), None);
        let fetched = ("sec-fetch-site", "cross-site");
        assert_eq!(
            answer(&Method::POST, &[host, fetched]),
            Some(StatusCode::FORBIDDEN)
        );
    }
}
