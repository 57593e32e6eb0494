//! What a person does with a screen: look, tap, type, wait, go back.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::{Value, json};

use crate::driver::Session;
use crate::programs::target;
use crate::trouble::Trouble;
use crate::wait;

/// The app takes a second tap on the same thing within this time for a child's double tap.
const DOUBLE: Duration = Duration::from_millis(450);

/// Longer than the app waits until a held finger counts as a long press.
const HOLD_MILLISECONDS: u64 = 900;

/// How long a finger that is in no hurry rests on what it taps.
const REST_MILLISECONDS: u64 = 120;

/// Finds what to tap and gives its middle, or says why it can't be tapped now.
const SPOT: &str = "
    const [css] = arguments;
    const found = document.querySelectorAll(css);
    if (found.length !== 1) return `${found.length} of it on ${location.pathname}`;
    const [it] = found;
    if (it.disabled) return 'it is disabled';
    const visible = (box) => box.top >= 0 && box.left >= 0
        && box.bottom <= innerHeight && box.right <= innerWidth;
    if (!visible(it.getBoundingClientRect())) it.scrollIntoView({ block: 'center', inline: 'center' });
    const middle = () => {
        const box = it.getBoundingClientRect();
        const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
        return { x, y, top: document.elementFromPoint(x, y), none: !box.width || !box.height };
    };
    // What the foot or the head of the page covers is scrolled from under it.
    if (!it.contains(middle().top)) it.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, top, none } = middle();
    if (none) return 'it has no size';
    if (!it.contains(top)) return `${top?.outerHTML.slice(0, 200)} lies over it`;
    document.querySelector('main').tapped = true;
    return { x, y };
";

/// Comes back when two more frames were drawn: the first may have been under way.
const PAINTED: &str = "
    const [done] = arguments;
    requestAnimationFrame(() => requestAnimationFrame(() => done([])));
";

/// Has the app go to `path`, and comes back when it is there.
const GO: &str = "
    const [done] = arguments;
    import('/app.js').then(({ get }) => get(path, 'replace')).then(() => done([]), (error) => done([`${error}`]));
";

/// Tells what a screen shows, for messages about what was not found on it.
const SHOWN: &str = "
    const main = document.querySelector('main');
    return `${location.pathname}${location.search} (${main?.dataset.screen}): `
        + (main?.innerText ?? document.body?.innerText ?? '').replace(/\\s+/g, ' ').slice(0, 600);
";

/// Says what is wrong with the text of an SVG file, or nothing.
const ILL_FORMED: &str = "
    const page = new DOMParser().parseFromString(arguments[0], 'image/svg+xml');
    const wrong = page.querySelector('parsererror');
    if (wrong) return wrong.textContent;
    const root = page.documentElement;
    const known = 'http://www.w3.org/2000/svg';
    return root.localName === 'svg' && root.namespaceURI === known ? null : root.outerHTML.slice(0, 200);
";

/// How light the page is, 0 to 255.
const LIGHT: &str = "
    const parts = getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3);
    return parts.map(Number).reduce((one, other) => one + other) / 3;
";

/// A screen of the app, in its own window or in a browser.
pub struct Screen {
    session: Session,
    name: String,
    last: RefCell<Option<Tap>>,
}

/// A tap that was made, for not making the next one look like its double.
#[derive(Clone)]
struct Tap {
    css: String,
    spot: Spot,
    at: Instant,
}

/// A point of the page, in CSS pixels.
type Spot = (i64, i64);

/// How the finger is used.
#[derive(Clone, Copy)]
enum Finger {
    Once,
    Slowly,
    Twice,
    Long,
}

impl Screen {
    pub(crate) fn new(session: Session, name: &str) -> Self {
        Screen {
            session,
            name: name.to_owned(),
            last: RefCell::default(),
        }
    }

    /// Sends a command that only some drivers know.
    pub(crate) fn post(&self, command: &str, body: &Value) -> Result<Value, Trouble> {
        self.session.post(command, body)
    }

    /// Runs the body of a function in the page; `arguments` is an array.
    pub fn run(&self, script: &str, arguments: &Value) -> Result<Value, Trouble> {
        self.session.run(script, arguments)
    }

    /// Waits until the page says that it is ready for taps.
    pub fn ready(&self) -> Result<(), Trouble> {
        self.wait_until(
            "a page that is ready",
            "return 'ready' in document.documentElement.dataset",
            &json!([]),
        )
    }

    /// Goes to an address, as by typing it.
    pub fn open(&self, address: &str) -> Result<(), Trouble> {
        self.session.post("/url", &json!({ "url": address }))?;
        self.ready()
    }

    /// Goes to a path of the app, as by a link to it.
    pub fn go(&self, path: &str) -> Result<(), Trouble> {
        let script = format!("const path = {};{GO}", json!(path));
        match self.run_async(&script)?.pop() {
            None => Ok(()),
            Some(reason) => Err(Trouble::Driver {
                command: path.to_owned(),
                reason,
            }),
        }
    }

    /// Loads the page anew.
    pub fn reload(&self) -> Result<(), Trouble> {
        self.session.post("/refresh", &json!({}))?;
        self.ready()
    }

    /// Goes one entry back in the history, as the back button of a phone does.
    pub fn back(&self) -> Result<(), Trouble> {
        self.mark()?;
        self.session.post("/back", &json!({}))?;
        self.swapped("the way back")
    }

    /// Gives the page another size, in CSS pixels.
    pub fn resize(&self, width: u32, height: u32) -> Result<(), Trouble> {
        let rect = json!({ "x": 0, "y": 0, "width": width, "height": height });
        self.session.post("/window/rect", &rect)?;
        self.wait_until(
            &format!("a page of {width} × {height}"),
            "return innerWidth === arguments[0] && innerHeight === arguments[1]",
            &json!([width, height]),
        )
    }

    /// Taps the thing with this `data-key` and waits for the screen that follows.
    pub fn tap(&self, key: &str) -> Result<(), Trouble> {
        self.touch(key)?;
        self.swapped(key)
    }

    /// Taps the thing with this `data-key`, which need not lead to another screen.
    pub fn touch(&self, key: &str) -> Result<(), Trouble> {
        self.touch_at(&by_key(key), Finger::Once)
    }

    /// Taps the thing with this `data-key` as a finger does that is in no hurry: the screen may
    /// change while it rests there.
    pub fn touch_slowly(&self, key: &str) -> Result<(), Trouble> {
        self.touch_at(&by_key(key), Finger::Slowly)
    }

    /// Taps what this selector finds, and waits for the screen that follows.
    pub fn tap_on(&self, css: &str) -> Result<(), Trouble> {
        self.touch_on(css)?;
        self.swapped(css)
    }

    /// Taps what this selector finds.
    pub fn touch_on(&self, css: &str) -> Result<(), Trouble> {
        self.touch_at(css, Finger::Once)
    }

    /// Taps the thing with this `data-key` twice, as fast as a child does, and waits for the
    /// screen that follows.
    pub fn double_tap(&self, key: &str) -> Result<(), Trouble> {
        self.touch_at(&by_key(key), Finger::Twice)?;
        self.swapped(key)
    }

    /// Holds a finger on the thing with this `data-key`, and waits for the screen that follows.
    pub fn hold(&self, key: &str) -> Result<(), Trouble> {
        self.touch_at(&by_key(key), Finger::Long)?;
        self.swapped(key)
    }

    /// Puts the cursor into a field by a tap, empties it and types.
    pub fn fill(&self, css: &str, text: &str) -> Result<(), Trouble> {
        // The app looks for doubles among the taps on keys only.
        let last = self.last.borrow().clone();
        self.touch_on(css)?;
        self.last.replace(last);
        self.wait_until(
            &format!("the cursor in {css}"),
            "return document.activeElement === document.querySelector(arguments[0])",
            &json!([css]),
        )?;
        self.run("document.activeElement.select?.()", &json!([]))?;
        self.keys(text)?;
        self.wait_until(
            &format!("{text:?} in {css}"),
            "return document.querySelector(arguments[0])?.value === arguments[1]",
            &json!([css, text]),
        )
    }

    /// Chooses a file of this device in the field with this `data-key`.
    pub fn choose(&self, key: &str, file: &Path) -> Result<(), Trouble> {
        let css = by_key(key);
        self.wait_for(&css)?;
        let search = json!({ "using": "css selector", "value": css });
        let found = self.session.post("/element", &search)?;
        let field = found.as_object().and_then(|found| found.values().next());
        let field = field.and_then(Value::as_str).unwrap_or_default();
        let text = json!({ "text": file.display().to_string() });
        let command = format!("/element/{field}/value");
        self.session.post(&command, &text).map(drop)
    }

    /// Presses the keys of these letters one after the other; `\u{e004}` is Tab, `\u{e007}` is
    /// Enter, `\u{e00c}` is Escape.
    pub fn keys(&self, text: &str) -> Result<(), Trouble> {
        let strokes: Vec<Value> = text
            .chars()
            .flat_map(|letter| ["keyDown", "keyUp"].map(|kind| (kind, letter)))
            .map(|(kind, letter)| json!({ "type": kind, "value": letter.to_string() }))
            .collect();
        let actions = json!({ "actions": [
            { "type": "key", "id": "keyboard", "actions": strokes },
        ] });
        self.session.post("/actions", &actions).map(drop)
    }

    /// The text of the first thing that this selector finds, as a person sees it.
    pub fn text(&self, css: &str) -> Result<String, Trouble> {
        let found = self.wait_value(
            css,
            "return document.querySelector(arguments[0])?.innerText",
            &json!([css]),
        )?;
        Ok(found.as_str().unwrap_or_default().trim().to_owned())
    }

    /// The texts of all that this selector finds.
    pub fn texts(&self, css: &str) -> Result<Vec<String>, Trouble> {
        let found = self.run(
            "return [...document.querySelectorAll(arguments[0])].map((it) => it.innerText.trim())",
            &json!([css]),
        )?;
        Ok(strings(&found))
    }

    /// An attribute of the first thing that this selector finds, if it has it.
    pub fn attribute(&self, css: &str, name: &str) -> Result<Option<String>, Trouble> {
        let found = self.run(
            "return document.querySelector(arguments[0])?.getAttribute(arguments[1])",
            &json!([css, name]),
        )?;
        Ok(found.as_str().map(str::to_owned))
    }

    /// How many things this selector finds now.
    pub fn count(&self, css: &str) -> Result<u64, Trouble> {
        let found = self.run(
            "return document.querySelectorAll(arguments[0]).length",
            &json!([css]),
        )?;
        Ok(found.as_u64().unwrap_or_default())
    }

    /// Whether there is something with this `data-key` that does what it says when it is tapped.
    pub fn offers(&self, key: &str) -> Result<bool, Trouble> {
        let css = format!("{}:not(:disabled, [aria-disabled=\"true\"])", by_key(key));
        Ok(self.count(&css)? > 0)
    }

    /// Whether the middle of what this selector finds first can be seen without scrolling.
    pub fn in_sight(&self, css: &str) -> Result<bool, Trouble> {
        let found = self.run(
            "const it = document.querySelector(arguments[0]);
            const { left, top, width, height } = it?.getBoundingClientRect() ?? {};
            return !!it?.contains(document.elementFromPoint(left + width / 2, top + height / 2))",
            &json!([css]),
        )?;
        Ok(found.as_bool().unwrap_or_default())
    }

    /// Asserts that what leads on from the end of a match is seen, however much the result says.
    pub fn leads_on_in_sight(&self) -> Result<(), Trouble> {
        for key in ["again", "replay", "turning-point"] {
            let css = format!("main {}", by_key(key));
            assert!(self.in_sight(&css)?, "{key} can't be seen");
        }
        Ok(())
    }

    /// Waits until this selector finds something.
    pub fn wait_for(&self, css: &str) -> Result<(), Trouble> {
        self.wait_until(
            css,
            "return document.querySelector(arguments[0]) !== null",
            &json!([css]),
        )
    }

    /// Waits until this selector finds nothing any more.
    pub fn wait_until_gone(&self, css: &str) -> Result<(), Trouble> {
        self.wait_until(
            &format!("a screen without {css}"),
            "return document.querySelector(arguments[0]) === null",
            &json!([css]),
        )
    }

    /// Waits until a screen reader is told this among other things.
    pub fn wait_until_said(&self, words: &str) -> Result<(), Trouble> {
        self.wait_until(
            &format!("{words:?} to be said"),
            "return document.getElementById('live')?.textContent.includes(arguments[0]) ?? false",
            &json!([words]),
        )
    }

    /// Waits until the screen with this `data-screen` is shown.
    pub fn wait_for_screen(&self, screen: &str) -> Result<(), Trouble> {
        self.wait_for(&format!("main[data-screen=\"{screen}\"]"))
    }

    /// Waits until the match has this revision.
    pub fn wait_for_revision(&self, revision: u64) -> Result<(), Trouble> {
        self.wait_for(&format!("main[data-revision=\"{revision}\"]"))
    }

    /// Waits until the first thing that this selector finds says this among other things.
    pub fn wait_for_text(&self, css: &str, text: &str) -> Result<(), Trouble> {
        self.wait_until(
            &format!("{text:?} in {css}"),
            "return document.querySelector(arguments[0])?.innerText.includes(arguments[1]) ?? false",
            &json!([css, text]),
        )
    }

    /// The kind of screen that is shown: its `data-screen`.
    pub fn screen(&self) -> Result<String, Trouble> {
        Ok(self.attribute("main", "data-screen")?.unwrap_or_default())
    }

    /// The revision of the match that is shown, if one is.
    pub fn revision(&self) -> Result<Option<u64>, Trouble> {
        let revision = self.attribute("main", "data-revision")?;
        Ok(revision.and_then(|revision| revision.parse().ok()))
    }

    /// Whether the page is dark.
    pub fn is_dark(&self) -> Result<bool, Trouble> {
        let light = self.run(LIGHT, &json!([]))?;
        Ok(light.as_f64().is_some_and(|light| light < 60.0))
    }

    /// Where one is: path and query.
    pub fn path(&self) -> Result<String, Trouble> {
        let path = self.run("return location.pathname + location.search", &json!([]))?;
        Ok(path.as_str().unwrap_or_default().to_owned())
    }

    /// What went wrong in the page since it was loaded: errors, promises that were broken
    /// unheard, violations of the content security policy.
    pub fn errors(&self) -> Result<Vec<String>, Trouble> {
        let found = self.run(
            "return window.tablesideErrors ?? ['the page collects no errors']",
            &json!([]),
        )?;
        Ok(strings(&found))
    }

    /// Why this is no well-formed SVG file; `None` if it is one.
    pub fn ill_formed(&self, svg: &str) -> Result<Option<String>, Trouble> {
        let found = self.run(ILL_FORMED, &json!([svg]))?;
        Ok(found.as_str().map(str::to_owned))
    }

    /// Keeps a picture of what is to be seen, and gives its path.
    pub fn shot(&self, name: &str) -> Result<PathBuf, Trouble> {
        self.painted()?;
        let picture = self.session.get("/screenshot")?;
        let picture = BASE64_STANDARD.decode(picture.as_str().unwrap_or_default())?;
        let folder = std::env::var_os("TABLESIDE_SHOTS")
            .map_or_else(|| target().join("shots"), PathBuf::from);
        let path = folder.join(format!("{}-{name}.png", self.name));
        fs::create_dir_all(&folder)
            .and_then(|()| fs::write(&path, picture))
            .map_err(|source| Trouble::File {
                path: path.clone(),
                source,
            })?;
        Ok(path)
    }

    /// Waits until what the page holds now is on the screen, too.
    fn painted(&self) -> Result<(), Trouble> {
        self.run_async(PAINTED).map(drop)
    }

    /// Runs the body of a function whose last argument takes the texts that it finds, later.
    pub(crate) fn run_async(&self, script: &str) -> Result<Vec<String>, Trouble> {
        let found = self
            .session
            .post("/execute/async", &json!({ "script": script, "args": [] }))?;
        Ok(strings(&found))
    }

    /// Waits until a script gives true.
    pub fn wait_until(&self, wanted: &str, script: &str, arguments: &Value) -> Result<(), Trouble> {
        self.wait_value(wanted, script, arguments).map(drop)
    }

    /// Waits until a script gives anything but null and false.
    fn wait_value(&self, wanted: &str, script: &str, arguments: &Value) -> Result<Value, Trouble> {
        wait::until(wanted, || match self.run(script, arguments) {
            Ok(Value::Null | Value::Bool(false)) => Ok(Err(self.shown())),
            Ok(found) => Ok(Ok(found)),
            // While a page is exchanged for another, a script finds neither.
            Err(Trouble::Driver { reason, .. }) => Ok(Err(reason)),
            Err(other) => Err(other),
        })
    }

    /// What is shown, in words, for a message.
    fn shown(&self) -> String {
        match self.run(SHOWN, &json!([])) {
            Ok(shown) => shown.as_str().unwrap_or_default().to_owned(),
            Err(trouble) => trouble.to_string(),
        }
    }

    /// Marks the screen, so that the one after it can be told from it.
    fn mark(&self) -> Result<(), Trouble> {
        self.run("document.querySelector('main').tapped = true", &json!([]))
            .map(drop)
    }

    /// Waits until the marked screen has given way to another.
    fn swapped(&self, after: &str) -> Result<(), Trouble> {
        self.wait_until(
            &format!("the screen after {after}"),
            "const main = document.querySelector('main');
             return main !== null && !main.tapped && 'ready' in document.documentElement.dataset",
            &json!([]),
        )
    }

    fn touch_at(&self, css: &str, finger: Finger) -> Result<(), Trouble> {
        let spot = self.spot(css)?;
        if let Some(last) = self.last.borrow().as_ref()
            && (last.css == css || last.is_near(spot))
        {
            sleep(DOUBLE.saturating_sub(last.at.elapsed()));
        }
        self.point(spot, finger)?;
        self.last.replace(Some(Tap {
            css: css.to_owned(),
            spot,
            at: Instant::now(),
        }));
        Ok(())
    }

    /// Waits until what this selector finds can be tapped, and gives its middle.
    fn spot(&self, css: &str) -> Result<Spot, Trouble> {
        wait::until(&format!("{css} to tap"), || {
            let found = match self.run(SPOT, &json!([css])) {
                Ok(found) => found,
                Err(Trouble::Driver { reason, .. }) => return Ok(Err(reason)),
                Err(other) => return Err(other),
            };
            Ok(match (found["x"].as_i64(), found["y"].as_i64()) {
                (Some(x), Some(y)) => Ok((x, y)),
                _ => Err(format!("{found}; {}", self.shown())),
            })
        })
    }

    /// Puts a finger on a spot and takes it away.
    fn point(&self, (x, y): Spot, finger: Finger) -> Result<(), Trouble> {
        let pause = match finger {
            Finger::Long => HOLD_MILLISECONDS,
            Finger::Slowly => REST_MILLISECONDS,
            Finger::Once | Finger::Twice => 0,
        };
        let tap = [
            json!({ "type": "pointerMove", "duration": 0, "x": x, "y": y }),
            json!({ "type": "pointerDown", "button": 0 }),
            json!({ "type": "pause", "duration": pause }),
            json!({ "type": "pointerUp", "button": 0 }),
        ];
        let taps = match finger {
            Finger::Twice => [tap.clone(), tap].concat(),
            Finger::Once | Finger::Slowly | Finger::Long => tap.to_vec(),
        };
        let actions = json!({ "actions": [{
            "type": "pointer",
            "id": "finger",
            "parameters": { "pointerType": "touch" },
            "actions": taps,
        }] });
        self.session.post("/actions", &actions).map(drop)
    }
}

impl Tap {
    /// Whether a tap there would look like another one by the same shaking finger.
    fn is_near(&self, spot: Spot) -> bool {
        (self.spot.0 - spot.0).abs() < 30 && (self.spot.1 - spot.1).abs() < 30
    }
}

fn by_key(key: &str) -> String {
    format!("[data-key=\"{key}\"]")
}

/// The texts of a list.
pub(crate) fn strings(found: &Value) -> Vec<String> {
    let texts = found.as_array().into_iter().flatten();
    texts
        .map(|text| {
            text.as_str()
                .map_or_else(|| text.to_string(), str::to_owned)
        })
        .collect()
}
