//! The served screens answer their own pages and nobody else.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// The program, serving an empty database on a port of its own.
struct Server {
    program: Child,
    address: String,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut program = Command::new(env!("CARGO_BIN_EXE_tableside-cli"))
            .args(["serve", "--port", "0", "--db"])
            .arg(folder.path().join("tableside.db"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(program.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let address = line.trim().strip_prefix("http://").unwrap().to_owned();
        Self {
            program,
            address,
            _folder: folder,
        }
    }

    /// Sends a request as it stands, with `ADDRESS` filled in, and gives the whole answer.
    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let request = request
            .replace("ADDRESS", &self.address)
            .replace('\n', "\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn status(&self, request: &str) -> String {
        let answer = self.ask(request);
        answer.split(' ').nth(1).unwrap().to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.program.kill().unwrap();
        self.program.wait().unwrap();
    }
}

const PAIR: &str = "one=Anna&two=Ben";

fn post(host: &str, more: &str) -> String {
    format!(
        "POST /teams HTTP/1.1\nHost: {host}\n{more}Connection: close\n\
         Content-Type: application/x-www-form-urlencoded\nContent-Length: {}\n\n{PAIR}",
        PAIR.len()
    )
}

#[test]
fn a_page_of_its_own_is_answered_with_a_strict_policy() {
    let server = Server::start();
    let answer = server.ask("GET / HTTP/1.1\nHost: ADDRESS\nConnection: close\n\n");
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    let policy = answer
        .lines()
        .find_map(|line| line.strip_prefix("content-security-policy: "))
        .unwrap();
    assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
    assert!(!policy.contains("unsafe"), "{policy}");
    assert_eq!(
        server.status(&post("ADDRESS", "Origin: http://ADDRESS\n")),
        "303"
    );
}

#[test]
fn another_name_for_the_address_is_refused() {
    let server = Server::start();
    for host in [
        "localhost",
        "evil.example",
        "127.0.0.1",
        "ADDRESS.evil.example",
    ] {
        let request = format!("GET / HTTP/1.1\nHost: {host}\nConnection: close\n\n");
        assert_eq!(server.status(&request), "421", "{host}");
    }
}

#[test]
fn a_change_from_elsewhere_is_refused_and_changes_nothing() {
    let server = Server::start();
    for more in [
        "Origin: http://evil.example\n",
        "Origin: null\n",
        "Sec-Fetch-Site: cross-site\n",
        "Origin: http://ADDRESS\nOrigin: http://evil.example\n",
    ] {
        assert_eq!(server.status(&post("ADDRESS", more)), "403", "{more}");
    }
    let pairs = server.ask("GET /kreuzsummen HTTP/1.1\nHost: ADDRESS\nConnection: close\n\n");
    assert!(!pairs.contains("Anna"), "{pairs}");
}
