// Carries taps to the application and puts the <main> of each answer in the last one's place. It knows no game.

const on = (types, heard) => types.split(' ').forEach((type) => addEventListener(type, heard, true));
const errors = (window.tablesideErrors = []);
on('error', (e) => errors.push(`error: ${e.message ?? e.target.src ?? e.target.href}`));
on('unhandledrejection', (e) => errors.push(`unhandled: ${e.reason?.stack ?? e.reason}`));
on('securitypolicyviolation', (e) => errors.push(`policy: ${e.violatedDirective} ${e.blockedURI}`));

const root = document.documentElement;
const native = window.__TAURI_INTERNALS__;
const here = () => location.pathname + location.search;
const pathname = (path) => path.split('?')[0];
const find = (attribute, value) => main.querySelector(`[${attribute}="${CSS.escape(value)}"]`);
let main = document.getElementById('main');

// A browser may forbid storage; then only comfort is lost.
function store(where, key, value) {
  try {
    if (value === undefined) return JSON.parse(window[where].getItem(key));
    window[where].setItem(key, JSON.stringify(value));
  } catch { return null; }
}

// Carrying: one call in, one reply out, by the window's own channel or over HTTP.
async function carry({ method, path, body }) {
  const languages = navigator.languages.join(',');
  if (native) return native.invoke('request', { call: { method, path, body: body ?? null, languages } });
  const form = body === undefined ? undefined : new URLSearchParams(body);
  const answer = await fetch(path, { method, body: form, cache: 'no-store', signal: AbortSignal.timeout(20000) });
  const url = new URL(answer.headers.get('Content-Location') ?? answer.url, location.href);
  const effects = answer.headers.get('Tableside-Effects');
  return { status: answer.status, location: url.pathname + url.search, body: await answer.text(), effects };
}

// One request at a time. Of the taps made meanwhile the last is kept by its key and found again on
// the new screen. The browser's own way back can't be refused, so that call waits as a whole.
let [busy, waiting] = [false, {}];
const get = (path, how) => send({ method: 'GET', path, how });

async function send(call) {
  busy = true;
  try {
    await arrive(call, await carry(call));
    showBar(null);
  } catch (error) {
    console.warn(error);
    waiting.key = null;
    showBar(call);
  }
  busy = false;
  const { key, back } = waiting;
  waiting = {};
  if (back) return get(here(), 'pop');
  const found = key && find('data-key', key);
  if (found && !found.disabled) run(found);
}

async function arrive(call, reply) {
  perform(reply.effects);
  if (reply.save) return;
  const page = new DOMParser().parseFromString(reply.body, 'text/html');
  if (!page.querySelector('main')) throw new Error(`no screen answers ${call.method} ${call.path}`);
  const refused = reply.status >= 400;
  if (call.how === 'start' && refused && call.path !== '/') return get('/', 'start');
  if (call.how === 'start') return begin(page, reply.location);
  const path = call.method === 'POST' && refused ? here() : reply.location;
  // A path may lead on to another screen of its own, such as the board to mend a step on.
  const other = call.method === 'GET' && page.querySelector('main').dataset.screen !== main.dataset.screen;
  const same = pathname(path) === pathname(shown) && !other;
  // A pick or an action closes the panel and takes its entry away.
  const closes = entry?.over && same && (call.how === 'pick' || (call.method === 'POST' && !path.includes('?')));
  const steps = closes ? 1 : call.method === 'POST' && !same ? stepsTo(path) : 0;
  keepScroll();
  if (steps) await goBack(steps);
  if (call.how !== 'open' && (steps || same || call.how === 'pop')) enter(path, 'replace');
  else enter(path, call.how, true);
  show(page, same);
}

// History: each entry knows the paths below it, and whether it is `over` the one below: a panel that going back closes.
let [entry, shown, shownId, popped] = [history.state, here()];

function enter(path, how, fresh = false) {
  const { id, trail, over } = entry ?? { trail: [] };
  const pushes = ['push', 'open'].includes(how);
  const panel = how === 'open' || (over && !pushes && pathname(path) === pathname(trail.at(-1)));
  const line = [...(pushes ? trail.slice(-40) : trail.slice(0, -1)), path];
  entry = { id: fresh || !id ? `${Date.now()}${Math.random()}` : id, trail: line, over: panel };
  history[pushes ? 'pushState' : 'replaceState'](entry, '', path);
}

// The first screen. What lies above it is put below it in the history, so that going back from a
// match leads home and not out of the app.
function begin(page, path) {
  const { up } = (page ?? document).querySelector('main').dataset;
  const line = !up ? [path] : up === '/' ? ['/', path] : ['/', up, path];
  if (!entry) line.forEach((step, i) => enter(step, i ? 'push' : 'replace', true));
  if (page) show(page, false);
  else settle();
  root.dataset.ready = '';
}

const stepsTo = (path) => Math.max(entry.trail.map(pathname).reverse().indexOf(pathname(path), 1), 0);
const goBack = (steps) => new Promise((done) => {
  popped = done;
  history.go(-steps);
  setTimeout(done, 1000);
});

on('popstate', ({ state }) => {
  keepScroll();
  entry = state ?? { id: 'unknown', trail: ['/', here()] };
  if (popped) popped = popped();
  else if (busy) waiting.back = true;
  else get(here(), 'pop');
});

const keepScroll = () => shownId && store('sessionStorage', `scroll:${shownId}`, Math.round(main.scrollTop));
on('pagehide scrollend visibilitychange', keepScroll);

function show(page, same) {
  const [old, next] = [main, page.querySelector('main')];
  const still = same && old.dataset.screen === next.dataset.screen;
  const focused = document.activeElement?.closest?.('[data-key]')?.dataset.key;
  const [top, footTop] = [old.scrollTop, old.querySelector('.foot')?.scrollTop];
  const from = places();
  root.lang = page.documentElement.lang;
  root.dataset.theme = page.documentElement.dataset.theme ?? 'system';
  document.title = page.title;
  old.replaceWith((main = document.adoptNode(next)));
  settle(still ? top : null);
  if (still) main.querySelector('.foot')?.scrollTo(0, footTop);
  const again = still && focused && find('data-key', focused);
  (again && !again.disabled ? again : main).focus({ preventScroll: true });
  if (still) fly(from);
  const live = document.getElementById('live');
  live.textContent = '';
  setTimeout(() => (live.textContent = main.dataset.say ?? (still ? '' : document.title)), 60);
}

// What hangs on the screen shown now, whichever way it came.
function settle(top) {
  shown = here();
  shownId = entry?.id;
  main.scrollTop = top ?? store('sessionStorage', `scroll:${shownId}`) ?? 0;
  store('localStorage', 'last', { path: shown, at: Date.now() });
  for (const box of main.querySelectorAll('[data-tick]')) box.checked = ticks().includes(box.dataset.tick);
  turn();
  wake();
  watch();
}

const ticks = () => store('sessionStorage', `ticks:${location.pathname}`) ?? [];
on('change', ({ target: { dataset: { tick }, checked } }) => {
  const others = ticks().filter((other) => other !== tick);
  if (tick) store('sessionStorage', `ticks:${location.pathname}`, checked ? [...others, tick] : others);
});

const places = () =>
  new Map([...main.querySelectorAll('[data-move]')].map((e) => [e.dataset.move, e.getBoundingClientRect()]));
function fly(from) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const turned = new DOMMatrix().rotate(-(root.dataset.turn ?? 0));
  for (const [id, now] of places()) {
    const was = from.get(id) ?? now;
    const { x, y } = turned.transformPoint({ x: was.x - now.x, y: was.y - now.y });
    const frames = [{ transform: `translate(${x}px, ${y}px)` }, {}];
    if (x || y) find('data-move', id).animate(frames, { duration: 220, easing: 'ease-out' });
  }
}

function showBar(call) {
  document.querySelector('.bar')?.remove();
  if (call) document.body.append(document.getElementById('trouble').content.cloneNode(true));
  document.querySelector('.bar button')?.addEventListener('click', () => busy || send(call));
}

// A screen that changes by itself says when, or has a button that is tapped by itself; not while somebody types.
let due = 0;
function watch() {
  clearTimeout(due);
  const auto = main.querySelector('[data-auto]');
  const wait = auto?.dataset.auto ?? Math.max(Date.parse(main.dataset.at) - Date.now(), 1000);
  const occupied = () => busy || document.activeElement?.matches('input, textarea, select');
  if (wait < 2 ** 31) due = setTimeout(() => (occupied() ? watch() : auto ? run(auto) : get(here(), 'replace')), wait);
}

// A child's double tap: the same thing again or, by a finger, the same spot of the screen.
let last = { key: null, at: -1000 };
function isSecond({ timeStamp: at, detail, clientX: x, clientY: y }, key) {
  const near = detail > 0 && last.detail > 0 && Math.hypot(x - last.x, y - last.y) < 24;
  const second = (key === last.key && at - last.at < 400) || (near && at - last.at < 300);
  if (!second) last = { key, at, detail, x, y };
  return second;
}

on('click', (event) => {
  const tapped = event.target.closest('a[href], button');
  const { protocol, host, target, dataset: { key } = {} } = tapped ?? {};
  if (tapped && (held || (key && isSecond(event, key)))) {
    event.preventDefault();
    return event.stopPropagation();
  }
  if (!tapped?.matches('a:not([download]), [data-pick], [data-open], [data-turn-screen]')) return;
  const elsewhere = protocol !== location.protocol || host !== location.host || target;
  if (tapped.matches('a') && (elsewhere || event.ctrlKey || event.metaKey || event.shiftKey)) return;
  event.preventDefault();
  if (busy) waiting.key = key;
  else run(tapped);
});

function run(tapped) {
  const { pick, open: panel } = tapped.dataset;
  if (tapped.matches('[data-turn-screen]')) return turn(true);
  if (panel !== undefined) return get(location.pathname + panel, entry.over ? 'replace' : 'open');
  if (pick !== undefined) return get(location.pathname + pick, 'pick');
  if (tapped.matches('button')) return tapped.form?.requestSubmit(tapped);
  const steps = tapped.matches('[data-up]') ? stepsTo(tapped.pathname) : 0;
  if (steps) return history.go(-steps);
  return get(tapped.pathname + tapped.search, tapped.matches('[data-up], [data-replace]') ? 'replace' : 'push');
}

on('submit', (event) => {
  event.preventDefault();
  const { target: form, submitter } = event;
  if (busy) return (waiting.key = submitter?.dataset.key);
  const said = (name) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const fields = new URLSearchParams(new FormData(form));
  if (submitter?.name) fields.append(submitter.name, submitter.value);
  const [path, how] = [said('action') || here(), form.matches('[data-replace]') ? 'replace' : 'push'];
  if (said('method')?.toLowerCase() === 'post') send({ method: 'POST', path, body: `${fields}`, how });
  else get(`${pathname(path)}?${fields}`, how);
});

// Holding opens what lies behind a tap, its click is none. A key that gives way to its like under the finger is tapped.
let [held, hold, pressed] = [false, {}, null];
const like = () => pressed?.isConnected === false && find('data-key', pressed.dataset.key);
on('pointerup', ({ target }) => like()?.contains?.(target) && like().click());
const behind = (event) => event.target.closest?.('[data-hold]')?.dataset.hold;
const open = (path) => busy || get(path, 'push');
on('pointerup pointercancel scroll', () => clearTimeout(hold.timer));
on('pointermove', ({ clientX: x, clientY: y }) => Math.hypot(x - hold.x, y - hold.y) > 10 && clearTimeout(hold.timer));
on('contextmenu', (event) => behind(event) && event.preventDefault());
on('pointerdown keydown', (event) => {
  clearTimeout(hold.timer);
  [held, pressed] = [false, event.target.closest?.('[data-key]')];
  const path = behind(event);
  if (path && event.type === 'pointerdown') {
    const timer = setTimeout(() => open(path, (held = true)), 600);
    hold = { x: event.clientX, y: event.clientY, timer };
  } else if (path && event.shiftKey && event.key === 'Enter') {
    event.preventDefault();
    open(path);
  }
});

// The host: turning, staying awake, buzzing, sounding. What nobody can do is left undone.
function turn(tapped) {
  const { match, turnSeat: seat } = main.dataset;
  const kept = (match && store('localStorage', `turn:${match}`)) || { angle: 0 };
  const step = innerWidth >= 700 ? 90 : 180 - (kept.angle % 180);
  if (tapped) kept.angle = (kept.angle + step) % 360;
  else if (seat && seat !== kept.seat) kept.angle = seat === '1' ? 180 : 0;
  if (match) store('localStorage', `turn:${match}`, { angle: kept.angle, seat });
  root.dataset.turn = kept.angle;
}
let lock = null;
function wake() {
  if ('awake' in main.dataset && !document.hidden) lock ??= navigator.wakeLock?.request('screen').catch(() => null);
  else lock = lock?.then((taken) => taken?.release()) && null;
}
on('visibilitychange', wake);

const buzzes = { tick: [12], refused: [30, 50, 30], announce: [80, 80, 80], win: [40, 60, 40, 60, 140], end: [400, 200, 400, 200, 800] };
const tunes = { win: [523, 659, 784, 1047], announce: [659, 659, 880], refused: [220, 185], end: [880, 880, 880] };
const host = {
  effect(name, value) {
    if (name === 'buzz') navigator.vibrate?.(buzzes[value] ?? [12]);
    if (name === 'sound') tunes[value]?.forEach((pitch, i) => this.tone(pitch, i * 0.16));
  },
  tone(frequency, wait) {
    const audio = (this.audio ??= new AudioContext());
    const tone = new OscillatorNode(audio, { frequency, type: 'triangle' });
    tone.connect(new GainNode(audio, { gain: 0.2 })).connect(audio.destination);
    tone.start(audio.currentTime + wait);
    tone.stop(audio.currentTime + wait + 0.15);
  },
};
const perform = (effects) => (effects ?? '').split(',').forEach((effect) => {
  try { host.effect(...effect.trim().split('=')); } catch { /* silence is no error */ }
});

// A killed window comes back to where it was, half a day ago at most.
history.scrollRestoration = 'manual';
const left = store('localStorage', 'last');
const resumes = native && !entry && here() === '/' && left && Date.now() - left.at < 12 * 3600e3;
if (native) get(resumes ? left.path : here(), 'start');
else begin(null, here());
export { host, get, carry, here, busy };
