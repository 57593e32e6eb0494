//! Looks for what does not fit the screen, or a finger.

use serde_json::json;

use crate::screen::{Screen, strings};
use crate::trouble::Trouble;

/// Finds what reaches over the edges of the screen, what scrolls sideways, whose text sticks out,
/// and what can be tapped but is too small, or covered by something else.
const ILL: &str = "
    const [width, least, onField, onBoard] = arguments;
    const found = [];
    const say = (it, what) => found.push(`${it.dataset.key ?? it.outerHTML.replace(/\\s+/g, ' ').slice(0, 90)}: ${what}`);
    const round = ({ left, right, width, height }) =>
        [left, right, width, height].map((value) => Math.round(value * 10) / 10);
    const seen = (it) => it.checkVisibility({ visibilityProperty: true })
        && !it.closest('.visually-hidden, .ks-confetti, .celebration-rays, .timer-glass, [data-auto], svg svg, svg *');
    for (const it of document.querySelectorAll('html, body, body *')) {
        if (!seen(it)) continue;
        const [left, right] = round(it.getBoundingClientRect());
        if (left < -1 || right > width + 1) say(it, `reaches from ${left} to ${right}`);
        const { overflowX, display } = getComputedStyle(it);
        const inner = it.scrollWidth - it.clientWidth;
        if (inner > 1 && /auto|scroll/.test(overflowX)) say(it, `scrolls ${inner} sideways`);
        if (inner > 4 && it.dataset.key && display !== 'inline' && overflowX === 'visible'
            && it.innerText)
            say(it, `its text sticks out by ${inner}`);
    }
    const main = document.getElementById('main');
    // What lies over the middle of it, if anything does.
    const over = (it) => {
        const box = it.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return it.contains(top) ? null : top ?? document.body;
    };
    // Brings it to the middle of what the header and the foot leave free.
    const free = (it) => {
        const [from, to] = [main.querySelector('.top').getBoundingClientRect().bottom,
            main.querySelector('.foot')?.getBoundingClientRect().top ?? innerHeight];
        const { top, height } = it.getBoundingClientRect();
        main.scrollTop += top + height / 2 - (from + to) / 2;
    };
    for (const it of document.querySelectorAll('[data-key]:not(:disabled)')) {
        if (!seen(it)) continue;
        // A box to tick is tapped by its words as well.
        const tapped = it.closest('label') ?? it;
        let [, , wide, high] = round(tapped.getBoundingClientRect());
        if (it.matches('.lab-arrow')) {
            const { width, height } = getComputedStyle(it, '::after');
            [wide, high] = [width, height].map(parseFloat);
        }
        const smallest = it.closest('.md-board, .lab-grid') ? onBoard : it.closest('.ks-field, .dig-grid') ? onField - 4 * !!it.closest('.dig-all') : least;
        if (wide < smallest || high < smallest) say(it, `is ${wide} × ${high}`);
        const ways = ['nearest', 'center', 'start', 'end'].map((block) =>
            () => tapped.scrollIntoView({ block, behavior: 'instant' }));
        const reached = [...ways, () => free(tapped)].some((way) => {
            way();
            return !over(tapped);
        });
        if (!reached) say(it, `${over(tapped)?.outerHTML.slice(0, 90)} lies over it`);
    }
    main.scrollTo(0, 0);
    return found;
";

/// Scales the text of the page, in per cent of what the device has.
const SCALE: &str = "document.documentElement.style.fontSize = `${arguments[0]}%`";

impl Screen {
    /// What does not fit a screen of this width, in CSS pixels, one line each. What can be
    /// tapped has to be `least` pixels wide and high, 44 being the length of a fingertip. On the
    /// field of Kreuzsummen and in a mine 40 are enough, and 36 where four mines are in sight,
    /// since there it matters more to see the whole of it on a small screen. The fields of the
    /// board of 12 × 12 are what a screen has room for; each has a key below the board as well.
    /// So are the places of a labyrinth; its arrows are found from the tiles beside them, too.
    pub fn ill_fitting(&self, width: u32, least: u32) -> Result<Vec<String>, Trouble> {
        Ok(strings(&self.run(ILL, &json!([width, least, 40, 16]))?))
    }

    /// Lets the text be this many per cent of its size, as one who reads badly sets it.
    pub fn scale_text(&self, percent: u32) -> Result<(), Trouble> {
        self.run(SCALE, &json!([percent])).map(drop)
    }
}
