//! The few commands of the `WebDriver` protocol that the tests need.

use std::io;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use ureq::Agent;

use crate::trouble::Trouble;
use crate::wait;

/// How long a driver may take for one command; the first start of a browser is the longest.
const LONGEST: Duration = Duration::from_mins(1);

/// The ports that drivers are given: as many, from the first on.
const PORTS: u16 = 10_000;
const FIRST_PORT: u16 = 20_000;

/// A session with a driver that listens on this machine.
pub(crate) struct Session {
    agent: Agent,
    address: String,
}

impl Session {
    /// Opens a session with the driver at `port`, once it listens.
    pub(crate) fn open(port: u16, capabilities: &Value) -> Result<Self, Trouble> {
        listening(port)?;
        let agent: Agent = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(LONGEST))
            .build()
            .into();
        let mut session = Session {
            agent,
            address: format!("http://127.0.0.1:{port}/session"),
        };
        let wanted = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let opened = session.post("", &wanted)?;
        let id = opened["sessionId"]
            .as_str()
            .ok_or_else(|| Trouble::Driver {
                command: "session".to_owned(),
                reason: format!("no session in {opened}"),
            })?;
        session.address = format!("{}/{id}", session.address);
        Ok(session)
    }

    /// Sends a command with what it needs, and gives its value.
    pub(crate) fn post(&self, command: &str, body: &Value) -> Result<Value, Trouble> {
        let address = format!("{}{command}", self.address);
        let mut answer = self.agent.post(address).send_json(body)?;
        value(command, answer.body_mut().read_json()?)
    }

    /// Asks for a value.
    pub(crate) fn get(&self, command: &str) -> Result<Value, Trouble> {
        let address = format!("{}{command}", self.address);
        let mut answer = self.agent.get(address).call()?;
        let body = answer
            .body_mut()
            .with_config()
            // A picture of the screen comes in one piece.
            .limit(64 * 1024 * 1024)
            .read_json()?;
        value(command, body)
    }

    /// Runs the body of a function in the page and gives what it returns.
    pub(crate) fn run(&self, script: &str, arguments: &Value) -> Result<Value, Trouble> {
        self.post(
            "/execute/sync",
            &json!({ "script": script, "args": arguments }),
        )
    }
}

fn value(command: &str, mut answer: Value) -> Result<Value, Trouble> {
    let value = answer["value"].take();
    match value["error"].as_str() {
        Some(error) => Err(Trouble::Driver {
            command: command.to_owned(),
            reason: format!("{error}: {}", value["message"].as_str().unwrap_or_default()),
        }),
        None => Ok(value),
    }
}

/// A port that nobody listens on, and that nobody is given twice: neither by this function, since
/// it counts on, nor by the system, which gives others only from 32,768 on. Where it begins depends
/// on the process, so that two runs of the tests at once do not meet.
pub(crate) fn free_port() -> Result<u16, Trouble> {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let first = std::process::id().wrapping_mul(97) % u32::from(PORTS);
    let first = u16::try_from(first).unwrap_or(0);
    let mut refused = None;
    for _ in 0..PORTS {
        let nth = first.wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed));
        let port = FIRST_PORT + nth % PORTS;
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(_) => return Ok(port),
            Err(error) => refused = Some(error),
        }
    }
    let source = refused.unwrap_or_else(|| io::ErrorKind::AddrInUse.into());
    Err(Trouble::Start {
        program: "a listener".to_owned(),
        source,
    })
}

fn listening(port: u16) -> Result<(), Trouble> {
    wait::until("the driver", || {
        Ok(TcpStream::connect((Ipv4Addr::LOCALHOST, port))
            .map(drop)
            .map_err(|error| error.to_string()))
    })
}
