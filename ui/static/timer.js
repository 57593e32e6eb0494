// Counts on what a screen says of a sand timer, moves its sand, and rings once at its end.
// The application has the truth; here it is only shown between two screens.

import { host, get, carry, here, busy } from '/app.js';

const still = matchMedia('(prefers-reduced-motion: reduce)');
let timers = [];
let [counted, ran, next] = [null, null, 0];

// Which ends this page has told, by the name of the end: `rang` aloud, or `told` to somebody.
function told(ring, how) {
  const [, key, end] = /^(.*):(.*)$/.exec(ring);
  const name = `ring:${key}`;
  try {
    const kept = JSON.parse(sessionStorage.getItem(name)) ?? {};
    const now = kept.end === end ? kept : { end };
    if (how) sessionStorage.setItem(name, JSON.stringify({ ...now, [how]: true }));
    return now;
  } catch { return {}; }
}

// Time by whichever clock says more: one may stand still while the device sleeps, the other may be set.
const clock = () => ({ steady: performance.now(), wall: Date.now() });
const since = (then) => Math.max(performance.now() - then.steady, Date.now() - then.wall);

function digits(rest) {
  const seconds = Math.ceil(rest / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, `${seconds % 60}`.padStart(2, '0')];
  return h ? `${h}:${`${m}`.padStart(2, '0')}:${s}` : `${m}:${s}`;
}

function write(element, words) {
  if (!element || element.textContent === words) return;
  element.textContent = words;
  const line = element.closest('[data-length]');
  if (line) line.dataset.length = words.length;
}

// The same rule as in the application, where it is explained.
function draw(element, part, runs) {
  const sand = (name) => element.querySelector(`[data-sand="${name}"]`);
  if (!sand('above')) return;
  const [top, bottom] = [90 - 58 * Math.sqrt(part), 90 + 70 * Math.sqrt(1 - (58 / 70) ** 2 * (1 - part))];
  const [dip, hill] = [runs ? Math.min(90 - top, 9) : 0, Math.min(160 - bottom, 9)];
  sand('above').setAttribute('d', `M10 ${top}Q60 ${top + 2 * dip} 110 ${top}V91H10Z`);
  sand('below').setAttribute('d', `M10 161V${bottom}Q60 ${bottom - 2 * hill} 110 ${bottom}V161Z`);
  sand('stream').setAttribute('y2', bottom - hill);
}

// What the screen that has just come says. The chip of a timer that stands on it as a whole goes.
function read() {
  clearTimeout(next);
  const [found, from] = [[...document.querySelectorAll('main [data-timer]')], clock()];
  const isChip = ({ classList }) => classList.contains('timer-chip');
  const whole = found.filter((element) => !isChip(element)).map(({ dataset }) => dataset.ring);
  const shown = found.filter((element) => !isChip(element) || !whole.includes(element.dataset.ring));
  for (const element of found) if (!shown.includes(element)) element.remove();
  for (const link of shown.filter(isChip))
    if (link.pathname.startsWith('/tools/')) link.search = new URLSearchParams({ back: here() });
  const falls = shown.filter(({ dataset }) => dataset.rest);
  timers = falls.map((element) => ({ element, rest: Number(element.dataset.rest), from, last: Infinity }));
  counted = document.querySelector('main [data-since]');
  ran = { ms: Number(counted?.dataset.since), from };
  for (const element of shown) if (element.dataset.ended) ring(element, Number(element.dataset.ended));
  tick();
}

function tick() {
  if (counted) write(counted, digits(Math.floor((ran.ms + since(ran.from)) / 1000) * 1000));
  const waits = timers.map(step);
  const over = timers.filter(({ element }) => element.dataset.state === 'ended');
  timers = timers.filter((timer) => !over.includes(timer));
  if (counted) waits.push(200);
  if (timers.length || counted) next = setTimeout(tick, Math.min(...waits.filter((ms) => ms > 0)));
  for (const { element } of over) ring(element);
  if (over.length) refresh();
}

// Moves one timer on, and gives when it is to be moved again, in milliseconds.
function step(timer) {
  const { element } = timer;
  const [rest, total] = [Math.max(timer.rest - since(timer.from), 0), Number(element.dataset.total)];
  write(element.querySelector('[data-digits]'), digits(rest));
  element.toggleAttribute('data-last', rest <= 10000);
  draw(element, rest / total, rest > 0);
  for (const call of [60, 30, 10]) {
    const words = element.getAttribute(`data-say-${call}`);
    if (words && timer.last > call * 1000 && rest <= call * 1000 && rest > 0 && timer.last < Infinity) say(words);
  }
  timer.last = rest;
  if (!rest) element.dataset.state = 'ended';
  const smooth = still.matches || !element.querySelector('[data-sand]') ? 200 : Math.max(total / 2000, 33);
  return Math.min(rest, smooth, rest % 1000 || 1000);
}

function say(words) {
  const live = document.getElementById('live');
  live.textContent = '';
  setTimeout(() => (live.textContent = words), 60);
}

// At the end: aloud once, and told to whoever looks at the page, or else when they are back.
function ring(element, ago = 0) {
  const { ring: end, how, upSay, told: words } = element.dataset;
  const done = told(end);
  if (!done.rang && ago < 5000) {
    told(end, 'rang');
    if (how.includes('sound')) sound();
    if (how.includes('buzz')) attempt(() => host.effect('buzz', 'end'));
    if (how.includes('flash') && !document.hidden) flash();
  }
  if (done.told || document.hidden) return;
  told(end, 'told');
  // A glass that stands on the screen shows it by itself; its end is only read out.
  tell(ago < 5000 ? upSay : words, !element.classList.contains('timer-chip'));
}

function attempt(effect) {
  try { effect(); } catch { /* silence is no error */ }
}

// Only a tap may let a page be heard, so the first one does.
const audio = () => (host.audio ??= new AudioContext());
const unlock = () => attempt(() => audio().state === 'suspended' && audio().resume().catch(() => {}));
for (const type of ['pointerup', 'keydown']) addEventListener(type, unlock, true);

function sound() {
  const now = Date.now();
  const play = () => {
    // A page that could not be heard in time does not ring minutes later.
    if (Date.now() - now > 2000) return;
    for (const [i, pitch] of [880, 880, 1175, 880, 880, 1175, 880, 880, 1175].entries())
      host.tone(pitch, i * 0.18 + Math.floor(i / 3) * 0.35);
  };
  attempt(() => (audio().state === 'running' ? play() : audio().resume().then(play, () => {})));
}

function flash() {
  document.querySelector('.timer-flash')?.remove();
  const light = document.createElement('div');
  light.className = 'timer-flash';
  document.body.append(light);
  setTimeout(() => light.remove(), 2400);
}

function tell(words, isShown) {
  document.querySelector('.timer-told')?.remove();
  const note = document.createElement('div');
  note.className = isShown ? 'timer-told visually-hidden' : 'timer-told';
  note.setAttribute('role', 'alert');
  document.body.append(note);
  setTimeout(() => (note.textContent = words), 60);
  const away = () => (note.remove(), removeEventListener('pointerup', away));
  addEventListener('pointerup', away);
  setTimeout(away, 12000);
}

// The fresh screen, unless somebody is typing on this one.
function refresh(tries = 20) {
  const types = document.activeElement?.matches('input:not([type="checkbox"]), textarea, select');
  if (busy && tries) setTimeout(refresh, 250, tries - 1);
  else if (!types && !busy) get(here(), 'replace');
}

function back() {
  if (!document.hidden && document.querySelector('main :is([data-timer], [data-since])')) refresh();
  else look();
}

// What somebody does to a timer on another screen is seen here within seconds, and at once by whoever comes back.
async function look() {
  const known = document.getElementById('main').dataset.timers;
  if (document.hidden || busy || !known) return;
  const now = await carry({ method: 'GET', path: '/tools/timer/stamp' }).catch(() => null);
  const still = document.getElementById('main').dataset.timers === known;
  if (now?.status === 200 && now.body !== known && still) refresh(0);
}
setInterval(look, 4000);
addEventListener('visibilitychange', back, true);
addEventListener('pageshow', ({ persisted }) => persisted && back());
new MutationObserver((changes) => {
  const isMain = ({ id }) => id === 'main';
  if (changes.some(({ addedNodes }) => [...addedNodes].some(isMain))) read();
}).observe(document.body, { childList: true });
read();
