//! One request's circumstances: who asks, in which language, with what picked.

use std::any::Any;
use std::collections::BTreeMap;
use std::convert::Infallible;

use askama::Template;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use tableside_ledger::Ledger;

use crate::app::App;
use crate::effects::{self, Effect};
use crate::failure::Failure;
use crate::filters::{CHIPS, LANG};
use crate::frame::settings::Settings;
use crate::screen::Shell;
use crate::text::{Lang, Text};
use crate::tools::timer::{self, Chips};

/// What a request brings along besides its path.
pub(crate) struct Visit {
    pub(crate) app: App,
    pub(crate) lang: Lang,
    pub(crate) settings: Settings,
    /// What is picked but not yet played, from the URL.
    pub(crate) picks: Picks,
}

/// The members of the URL's query.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Picks(BTreeMap<String, String>);

impl Picks {
    /// Reads a query, with or without its question mark.
    pub(crate) fn read(query: &str) -> Self {
        let url = query.trim_start_matches('?');
        Self(form_pairs(url).collect())
    }

    /// What stands behind a name.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// The query of the same screen with one pick changed or, by `None`, dropped.
    pub(crate) fn with(&self, name: &str, value: Option<&str>) -> String {
        let mut changed = self.clone();
        match value {
            Some(value) => changed.0.insert(name.to_owned(), value.to_owned()),
            None => changed.0.remove(name),
        };
        format!("?{}", changed.query())
    }

    /// The query again, without its question mark.
    pub(crate) fn query(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(&self.0);
        query.finish()
    }
}

/// The pairs of an urlencoded form or query.
pub(crate) fn form_pairs(encoded: &str) -> impl Iterator<Item = (String, String)> + '_ {
    form_urlencoded::parse(encoded.as_bytes()).map(|(name, value)| (name.into(), value.into()))
}

/// Adds to what the host is asked to do with a response.
pub(crate) fn ask_host(mut response: Response, wish: &str) -> Response {
    let asked = response.headers().get(effects::HEADER);
    let asked = asked.and_then(|value| value.to_str().ok());
    let all: Vec<&str> = asked
        .into_iter()
        .chain([wish])
        .filter(|part| !part.is_empty())
        .collect();
    if let Ok(value) = HeaderValue::from_str(&all.join(",")) {
        response.headers_mut().insert(effects::HEADER, value);
    }
    response
}

/// Says at which path the screen stands that answers a tap.
pub(crate) fn standing_at(mut response: Response, path: &str) -> Response {
    if let Ok(here) = HeaderValue::from_str(path) {
        response
            .headers_mut()
            .insert(header::CONTENT_LOCATION, here);
    }
    response
}

impl FromRequestParts<App> for Visit {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let asked = parts.headers.get(header::ACCEPT_LANGUAGE);
        let query = parts.uri.query().unwrap_or_default();
        Ok(Self::new(app.clone(), asked, query))
    }
}

impl Visit {
    pub(crate) fn new(app: App, asked: Option<&HeaderValue>, query: &str) -> Self {
        // Without a ledger the failure screen still wants to be readable.
        let settings = app
            .ledger(|ledger| Settings::load(ledger))
            .unwrap_or_default();
        let asked = asked
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default();
        let lang = settings
            .lang
            .or_else(|| Lang::negotiate(asked.split(',')))
            .or_else(|| Lang::negotiate(app.config().languages.iter().map(String::as_str)))
            .unwrap_or(Lang::En);
        Self {
            app,
            lang,
            settings,
            picks: Picks::read(query),
        }
    }

    /// The same with other picks.
    pub(crate) fn with_picks(&self, picks: Picks) -> Self {
        Self {
            app: self.app.clone(),
            lang: self.lang,
            settings: self.settings.clone(),
            picks,
        }
    }

    /// Works on the ledger.
    pub(crate) fn ledger<T>(
        &self,
        work: impl FnOnce(&mut Ledger) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        self.app.ledger(work)
    }

    /// The frame of a screen.
    pub(crate) fn shell(&self, screen: &'static str, title: Text) -> Shell {
        Shell::new(self, screen, title)
    }

    /// Renders a part of a screen.
    pub(crate) fn part(&self, template: &impl Template) -> Result<String, Failure> {
        self.render(template, &Chips::default())
    }

    fn render(&self, template: &impl Template, chips: &Chips) -> Result<String, Failure> {
        let values = [(LANG, &self.lang as &dyn Any), (CHIPS, chips as &dyn Any)];
        Ok(template.render_with_values(&values)?)
    }

    /// Answers with a screen.
    pub(crate) fn page(&self, template: &impl Template) -> Result<Response, Failure> {
        self.page_with(StatusCode::OK, template)
    }

    /// Answers with a screen and a status that says how the request went.
    pub(crate) fn page_with(
        &self,
        status: StatusCode,
        template: &impl Template,
    ) -> Result<Response, Failure> {
        let chips = timer::chips(&self.app, &self.settings);
        let html = self.render(template, &chips)?;
        Ok((status, [(header::CACHE_CONTROL, "no-store")], Html(html)).into_response())
    }

    /// Adds what the host is to do.
    pub(crate) fn with_effect(&self, response: Response, effect: Effect) -> Response {
        ask_host(
            response,
            &effect.header(self.settings.buzz, self.settings.sound),
        )
    }
}
