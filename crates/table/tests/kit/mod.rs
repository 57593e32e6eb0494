//! Drives the application without a browser: asks for screens, taps what they
//! offer, and reads what they say.
#![allow(
    dead_code,
    unreachable_pub,
    clippy::unwrap_used,
    reason = "each test file uses a part of it"
)]

use std::sync::{Arc, Mutex};
use std::time::Duration;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use jiff::{SignedDuration, Timestamp};
use scraper::{ElementRef, Html, Selector};
use tableside_table::bridge::{Call, Reply, carry};
use tableside_table::{App, Clock, Config, router};
use tempfile::TempDir;

/// An application with a database of its own.
pub struct Bench {
    pub app: App,
    router: axum::Router,
    folder: TempDir,
    languages: &'static str,
    /// None: the device's.
    clock: Option<Hands>,
}

/// A clock whose hands a test moves.
#[derive(Clone)]
pub struct Hands(Arc<Mutex<(Timestamp, Duration)>>);

impl Hands {
    /// A summer evening.
    pub fn new() -> Self {
        let evening = "2026-07-29T19:00:00Z".parse().unwrap();
        Self(Arc::new(Mutex::new((evening, Duration::ZERO))))
    }

    /// Time passes.
    pub fn pass(&self, time: Duration) {
        let mut hands = self.0.lock().unwrap();
        hands.0 += time;
        hands.1 += time;
    }

    /// The device sleeps, and its steady clock stands still.
    pub fn sleep(&self, time: Duration) {
        self.0.lock().unwrap().0 += time;
    }

    /// Somebody sets the wall clock, forward or back.
    pub fn set(&self, by: SignedDuration) {
        self.0.lock().unwrap().0 += by;
    }
}

impl Clock for Hands {
    fn wall(&self) -> Timestamp {
        self.0.lock().unwrap().0
    }

    fn steady(&self) -> Duration {
        self.0.lock().unwrap().1
    }
}

/// A screen as it came.
pub struct Screen {
    pub status: u16,
    pub location: String,
    pub effects: String,
    pub html: String,
    page: Html,
}

/// A button or link that a screen offers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    pub key: String,
    /// Whether it shows as what can be done; tapped all the same, a pick may say why it can't.
    pub enabled: bool,
    pub what: What,
}

/// What an offer does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    Link(String),
    /// Another pick, or a panel that the way back closes: the query.
    Pick(String),
    Submit {
        path: String,
        body: String,
    },
    /// Something that only the front end knows.
    Other,
}

impl Bench {
    /// In English.
    pub fn new() -> Self {
        Self::speaking("en")
    }

    pub fn speaking(languages: &'static str) -> Self {
        Self::upon(&[], languages)
    }

    /// With a file where the database should be.
    pub fn upon(database: &[u8], languages: &'static str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        if !database.is_empty() {
            std::fs::write(folder.path().join("tableside.db"), database).unwrap();
        }
        Self::open(folder, languages, None)
    }

    /// With a clock of the test's.
    pub fn timed(languages: &'static str, clock: &Hands) -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self::open(folder, languages, Some(clock.clone()))
    }

    fn open(folder: TempDir, languages: &'static str, clock: Option<Hands>) -> Self {
        let app = Self::app(&folder, clock.clone());
        Self {
            router: router(&app),
            app,
            folder,
            languages,
            clock,
        }
    }

    fn app(folder: &TempDir, clock: Option<Hands>) -> App {
        let config = Config {
            database: folder.path().join("tableside.db"),
            languages: Vec::new(),
            window: false,
        };
        match clock {
            Some(clock) => App::open_with(config, clock),
            None => App::open(config),
        }
    }

    /// Where the database lies.
    pub fn database(&self) -> std::path::PathBuf {
        self.folder.path().join("tableside.db")
    }

    /// As if the app had been killed and started again.
    pub fn restart(&mut self) {
        self.app = Self::app(&self.folder, self.clock.clone());
        self.router = router(&self.app);
    }

    pub fn get(&self, path: &str) -> Screen {
        self.ask("GET", path, None)
    }

    /// `body` is urlencoded.
    pub fn post(&self, path: &str, body: &str) -> Screen {
        self.ask("POST", path, Some(body.to_owned()))
    }

    /// Chooses a file, which goes where it goes byte for byte.
    pub fn upload(&self, path: &str, content: &[u8]) -> Screen {
        let file = BASE64_STANDARD.encode(content);
        Screen::read(self.call("POST", path, None, Some(file)))
    }

    /// A file that is saved: its name and its content.
    pub fn save(&self, path: &str) -> (String, Vec<u8>) {
        let reply = self.call("GET", path, None, None);
        assert_eq!(reply.status, 200, "{path}");
        let name = reply.save.unwrap_or_else(|| panic!("{path} is no file"));
        (name, reply.content)
    }

    fn ask(&self, method: &str, path: &str, body: Option<String>) -> Screen {
        Screen::read(self.call(method, path, body, None))
    }

    fn call(&self, method: &str, path: &str, body: Option<String>, file: Option<String>) -> Reply {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        let call = Call {
            method: method.to_owned(),
            path: path.to_owned(),
            body,
            file,
            languages: Some(self.languages.to_owned()),
        };
        runtime.block_on(carry(&self.router, call))
    }

    /// Taps what has this `data-key`, as the front end would.
    pub fn tap(&self, screen: &Screen, key: &str) -> Screen {
        let offer = screen.offer(key);
        assert!(offer.enabled, "{key} is disabled at {}", screen.location);
        self.take(screen, &offer.what)
    }

    pub fn take(&self, screen: &Screen, what: &What) -> Screen {
        match what {
            What::Link(path) => self.get(path),
            What::Pick(query) => self.get(&format!("{}{query}", screen.path())),
            What::Submit { path, body } => self.post(path, body),
            What::Other => panic!("not for the server"),
        }
    }

    /// A pair with this campaign; its id.
    pub fn pair(&self, one: &str, two: &str) -> String {
        let form = form_urlencoded::Serializer::new(String::new())
            .append_pair("one", one)
            .append_pair("two", two)
            .finish();
        let screen = self.post("/teams", &form);
        assert_eq!(screen.status, 200, "{}", screen.html);
        screen.path().rsplit('/').next().unwrap().to_owned()
    }

    /// Starts an attempt of a pair at a scenario; the match's screen.
    pub fn start(&self, team: &str, scenario: u8, starter: u8) -> Screen {
        let screen = self.post(
            &format!("/teams/{team}/matches"),
            &format!("scenario={scenario}&starter={starter}"),
        );
        assert_eq!(screen.kind(), "match", "{}", screen.html);
        screen
    }

    /// Plays one action of a match file.
    pub fn act(&self, screen: &Screen, action: &str) -> Screen {
        let path = format!("/matches/{}", screen.match_id());
        let form = form_urlencoded::Serializer::new(String::new())
            .append_pair("after", &screen.revision().to_string())
            .append_pair("action", action)
            .finish();
        self.post(&format!("{path}/actions"), &form)
    }

    /// Plays several actions, each of which must count.
    pub fn play(&self, screen: Screen, actions: &[&str]) -> Screen {
        actions.iter().fold(screen, |screen, action| {
            let next = self.act(&screen, action);
            assert_eq!(next.status, 200, "{action}: {}", next.text());
            next
        })
    }
}

impl Screen {
    fn read(reply: Reply) -> Self {
        let page = Html::parse_document(&reply.body);
        Self {
            status: reply.status,
            location: reply.location,
            effects: reply.effects,
            html: reply.body,
            page,
        }
    }

    pub fn path(&self) -> &str {
        self.location.split('?').next().unwrap()
    }

    fn main(&self) -> ElementRef<'_> {
        self.all("main")
            .into_iter()
            .next()
            .expect("every answer is a screen")
    }

    pub fn all(&self, css: &str) -> Vec<ElementRef<'_>> {
        self.page.select(&Selector::parse(css).unwrap()).collect()
    }

    /// The kind of screen.
    pub fn kind(&self) -> &str {
        self.main().attr("data-screen").unwrap()
    }

    pub fn revision(&self) -> u32 {
        self.main().attr("data-revision").unwrap().parse().unwrap()
    }

    pub fn match_id(&self) -> String {
        self.main().attr("data-match").unwrap().to_owned()
    }

    /// What is announced.
    pub fn said(&self) -> &str {
        self.main().attr("data-say").unwrap_or_default()
    }

    pub fn lang(&self) -> &str {
        self.all("html")[0].attr("lang").unwrap()
    }

    /// All words of the screen, with single spaces.
    pub fn text(&self) -> String {
        let words: Vec<&str> = self.main().text().flat_map(str::split_whitespace).collect();
        words.join(" ")
    }

    /// The words of each element that this selector finds, with single spaces.
    pub fn words(&self, css: &str) -> Vec<String> {
        let text = |element: ElementRef<'_>| {
            let words: Vec<&str> = element.text().flat_map(str::split_whitespace).collect();
            words.join(" ")
        };
        self.all(css).into_iter().map(text).collect()
    }

    /// The message beside what was refused.
    pub fn refusal(&self) -> Option<String> {
        self.words(".refusal").into_iter().next()
    }

    pub fn has(&self, key: &str) -> bool {
        self.offers().iter().any(|offer| offer.key == key)
    }

    pub fn offer(&self, key: &str) -> Offer {
        self.offers()
            .into_iter()
            .find(|offer| offer.key == key)
            .unwrap_or_else(|| panic!("no {key} at {}: {}", self.location, self.text()))
    }

    /// Everything that can be tapped.
    pub fn offers(&self) -> Vec<Offer> {
        self.all("main [data-key]")
            .into_iter()
            .map(|element| self.read_offer(element))
            .collect()
    }

    fn read_offer(&self, element: ElementRef<'_>) -> Offer {
        let what = if let Some(href) = element.attr("href") {
            What::Link(href.to_owned())
        } else if let Some(query) = element.attr("data-pick").or(element.attr("data-open")) {
            What::Pick(query.to_owned())
        } else if element.value().name() == "button" && element.attr("type") != Some("button") {
            self.read_submit(element)
        } else {
            What::Other
        };
        Offer {
            key: element.attr("data-key").unwrap().to_owned(),
            enabled: element.attr("disabled").is_none()
                && element.attr("aria-disabled") != Some("true"),
            what,
        }
    }

    fn read_submit(&self, button: ElementRef<'_>) -> What {
        let form = button
            .ancestors()
            .filter_map(ElementRef::wrap)
            .find(|element| element.value().name() == "form")
            .unwrap_or_else(|| panic!("a button outside a form at {}", self.location));
        let mut body = form_urlencoded::Serializer::new(String::new());
        for input in form.select(&Selector::parse("input[name]").unwrap()) {
            let name = input.attr("name").unwrap();
            body.append_pair(name, input.attr("value").unwrap_or_default());
        }
        if let Some(name) = button.attr("name") {
            body.append_pair(name, button.attr("value").unwrap_or_default());
        }
        let path = button
            .attr("formaction")
            .or(form.attr("action"))
            .unwrap()
            .to_owned();
        What::Submit {
            path,
            body: body.finish(),
        }
    }
}
