// The front end of the window and of the served screens: it carries taps to the application and
// puts the <main> of each answer in the place of the last. It knows no game and keeps no match.

const errors = (window.tablesideErrors = []);
addEventListener('error', (e) => errors.push(`error: ${e.message ?? e.target.src ?? e.target.href}`), true);
addEventListener('unhandledrejection', (e) => errors.push(`unhandled: ${e.reason?.stack ?? e.reason}`));
addEventListener('securitypolicyviolation', (e) => errors.push(`policy: ${e.violatedDirective} ${e.blockedURI}`));

const root = document.documentElement;
const live = document.getElementById('live');
const native = window.__TAURI_INTERNALS__;
const here = () => location.pathname + location.search;
const pathname = (path) => path.split('?')[0];
const byKey = (key) => main.querySelector(`[data-key="${CSS.escape(key)}"]`);
let main = document.getElementById('main');

// A browser may forbid storage; then only comfort is lost.
const store = (where, key, value) => {
  try {
    if (value === undefined) return JSON.parse(window[where].getItem(key));
    if (value === null) window[where].removeItem(key);
    else window[where].setItem(key, JSON.stringify(value));
  } catch { /* as above */ }
  return null;
};

// Carrying: one call in, one reply out, by the window's own channel or over HTTP.

async function carry({ method, path, body }) {
  if (native) {
    const languages = navigator.languages.join(',');
    return native.invoke('request', { call: { method, path, body: body ?? null, languages } });
  }
  const headers = body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(path, { method, body, headers, cache: 'no-store', signal: AbortSignal.timeout(20000) });
  const url = new URL(answer.headers.get('Content-Location') ?? answer.url, location.href);
  const effects = answer.headers.get('Tableside-Effects') ?? '';
  return { status: answer.status, location: url.pathname + url.search, body: await answer.text(), effects };
}

// One request at a time. The last tap made meanwhile is kept by its key and found again on the new
// screen; a way back by the browser can't be refused, so it waits as a whole.

let busy = false;
let waitingKey = null;
let waitingCall = null;

async function send(call) {
  busy = true;
  try {
    await arrive(call, await carry(call));
    showBar(null);
  } catch (error) {
    waitingKey = null;
    console.warn(error);
    showBar(call);
  }
  busy = false;
  const [key, next] = [waitingKey, waitingCall];
  waitingKey = waitingCall = null;
  if (next) return send(next);
  const found = key && byKey(key);
  if (found && !found.disabled) run(found);
}

async function arrive(call, reply) {
  perform(reply.effects);
  if (reply.save) return;
  const page = new DOMParser().parseFromString(reply.body, 'text/html');
  if (!page.querySelector('main')) throw new Error(`no screen in the answer to ${call.method} ${call.path}`);
  const stays = call.method === 'POST' && reply.status >= 400;
  const path = stays ? here() : reply.location;
  if (call.how === 'start') {
    if (reply.status >= 400 && call.path !== '/') return send({ ...call, path: '/' });
    show(page, false);
    return begin(path);
  }
  const same = pathname(path) === pathname(shown);
  const back = call.method === 'POST' && !same ? stepsTo(path) : 0;
  keepScroll();
  if (back) {
    await goBack(back);
    enter(path, 'replace');
  } else if (call.how === 'replace' || call.how === 'pop' || same) {
    enter(path, 'replace', !same && call.how === 'replace');
  } else {
    enter(path, 'push');
  }
  show(page, same);
}

// History: each entry knows the paths below it, so that the way up goes back instead of piling up.

let entry = history.state;
let shown = here();
let popped = null;
const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2);

function enter(path, how, fresh = how === 'push') {
  const trail = entry?.trail ?? [];
  const below = how === 'push' ? trail.slice(-40) : trail.slice(0, -1);
  entry = { id: fresh || !entry ? newId() : entry.id, trail: [...below, path] };
  history[`${how}State`](entry, '', path);
}

function begin(path) {
  entry = history.state;
  if (!entry) {
    const up = main.dataset.up;
    const line = pathname(path) === '/' ? [path] : up && up !== '/' ? ['/', up, path] : ['/', path];
    line.forEach((step, i) => enter(step, i ? 'push' : 'replace'));
  }
  settle();
  main.scrollTop = store('sessionStorage', `scroll:${entry.id}`) ?? 0;
  root.dataset.ready = '';
}

function stepsTo(path) {
  const below = entry.trail.slice(0, -1).map(pathname);
  const at = below.lastIndexOf(pathname(path));
  return at < 0 ? 0 : below.length - at;
}

const goBack = (steps) => new Promise((done) => {
  popped = done;
  history.go(-steps);
  setTimeout(done, 1000);
});

addEventListener('popstate', (event) => {
  keepScroll();
  entry = event.state ?? { id: newId(), trail: ['/', here()] };
  if (popped) {
    popped();
    popped = null;
    return;
  }
  const call = { method: 'GET', path: here(), how: 'pop' };
  if (busy) waitingCall = call;
  else send(call);
});

let scrollKept = 0;
const keepScroll = () => shownId && store('sessionStorage', `scroll:${shownId}`, Math.round(main.scrollTop));
document.addEventListener('scroll', () => {
  clearTimeout(scrollKept);
  scrollKept = setTimeout(keepScroll, 100);
}, true);
addEventListener('pagehide', keepScroll);

// Showing

let shownId = null;

function show(page, same) {
  const focused = document.activeElement?.closest?.('[data-key]')?.dataset.key;
  const old = main;
  const [top, footTop] = [old.scrollTop, old.querySelector('.foot')?.scrollTop];
  const from = same ? places(old) : null;
  const texts = page.getElementById('texts');
  if (texts) document.getElementById('texts').replaceWith(document.adoptNode(texts));
  root.lang = page.documentElement.lang;
  root.dataset.theme = page.documentElement.dataset.theme ?? 'system';
  document.title = page.title;
  clearTimeout(scrollKept);
  main = document.adoptNode(page.querySelector('main'));
  old.replaceWith(main);
  settle();
  main.scrollTop = same ? top : store('sessionStorage', `scroll:${shownId}`) ?? 0;
  if (same && footTop) main.querySelector('.foot')?.scrollTo(0, footTop);
  const again = same && focused && byKey(focused);
  (again && !again.disabled ? again : main).focus({ preventScroll: true });
  if (from) fly(from);
  live.textContent = '';
  const words = main.dataset.say ?? (same ? '' : document.title);
  setTimeout(() => (live.textContent = words), 60);
}

// What hangs on the screen that is shown now, whichever way it came.
function settle() {
  shown = here();
  shownId = entry?.id;
  store('localStorage', 'last', { path: shown, at: Date.now() });
  for (const box of main.querySelectorAll('[data-tick]')) box.checked = ticks().includes(box.dataset.tick);
  turn();
  wake();
  watch();
}

const ticks = () => store('sessionStorage', `ticks:${location.pathname}`) ?? [];
document.addEventListener('change', ({ target }) => {
  const name = target.dataset.tick;
  if (!name) return;
  const others = ticks().filter((ticked) => ticked !== name);
  store('sessionStorage', `ticks:${location.pathname}`, target.checked ? [...others, name] : others);
});

const places = (screen) =>
  new Map([...screen.querySelectorAll('[data-move]')].map((e) => [e.dataset.move, e.getBoundingClientRect()]));

function fly(from) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const angle = -(Number(root.dataset.turn ?? 0) * Math.PI) / 180;
  for (const [id, now] of places(main)) {
    const was = from.get(id);
    const [x, y] = was ? [was.x - now.x, was.y - now.y] : [0, 0];
    if (!x && !y) continue;
    const dx = x * Math.cos(angle) - y * Math.sin(angle);
    const dy = x * Math.sin(angle) + y * Math.cos(angle);
    const moved = main.querySelector(`[data-move="${CSS.escape(id)}"]`);
    moved.animate([{ transform: `translate(${dx}px, ${dy}px)` }, {}], { duration: 220, easing: 'ease-out' });
  }
}

function showBar(call) {
  document.querySelector('.bar')?.remove();
  if (!call) return;
  const { offline, again } = document.getElementById('texts').dataset;
  const bar = document.createElement('div');
  bar.className = 'bar';
  bar.setAttribute('role', 'alert');
  const [words, button] = [document.createElement('p'), document.createElement('button')];
  words.textContent = offline;
  Object.assign(button, { type: 'button', className: 'btn', textContent: again });
  button.dataset.key = 'again';
  button.addEventListener('click', () => busy || send(call));
  bar.append(words, button);
  document.body.append(bar);
}

// A screen that changes by itself says when; it is not asked while somebody types.

let due = 0;
function watch() {
  clearTimeout(due);
  const at = Date.parse(main.dataset.at);
  if (Number.isNaN(at)) return;
  due = setTimeout(() => {
    if (!busy && !document.activeElement?.matches('input, textarea, select')) {
      send({ method: 'GET', path: here(), how: 'replace' });
    } else watch();
  }, Math.min(Math.max(at - Date.now(), 1000), 2 ** 31 - 1));
}

// Tapping

let last = { key: null, at: -1000, x: 0, y: 0 };

// A child's double tap: the same thing again, or by a finger the same spot of the screen, whatever
// stands there by now.
function isSecond(event, key) {
  const { timeStamp: at, clientX: x, clientY: y } = event;
  const spot = event.detail > 0 && last.touch && Math.hypot(x - last.x, y - last.y) < 24;
  const second = (key === last.key && at - last.at < 400) || (spot && at - last.at < 300);
  if (!second) last = { key, at, x, y, touch: event.detail > 0 };
  return second;
}

document.addEventListener('click', (event) => {
  const tapped = event.target.closest('a[href], button');
  if (!tapped) return;
  if (held || (tapped.dataset.key && isSecond(event, tapped.dataset.key))) {
    held = false;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const other = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (tapped.matches('a')) {
    const foreign = tapped.protocol !== location.protocol || tapped.host !== location.host;
    if (other || foreign || tapped.target || tapped.hasAttribute('download')) return;
  } else if (!tapped.matches('[data-pick], [data-turn-screen]')) return;
  event.preventDefault();
  if (busy) waitingKey = tapped.dataset.key ?? null;
  else run(tapped);
}, true);

function run(tapped) {
  if (tapped.matches('[data-turn-screen]')) return turn(true);
  if (tapped.matches('[data-pick]')) {
    return send({ method: 'GET', path: location.pathname + tapped.dataset.pick, how: 'replace' });
  }
  if (tapped.matches('button')) return tapped.form?.requestSubmit(tapped);
  const steps = tapped.matches('[data-up]') ? stepsTo(tapped.pathname) : 0;
  if (steps) return history.go(-steps);
  const how = tapped.matches('[data-up], [data-replace]') ? 'replace' : 'push';
  return send({ method: 'GET', path: tapped.pathname + tapped.search, how });
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  const { target: form, submitter } = event;
  if (busy) {
    waitingKey = submitter?.dataset.key ?? null;
    return;
  }
  const ask = (name) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const fields = new URLSearchParams(new FormData(form));
  if (submitter?.name) fields.append(submitter.name, submitter.value);
  const path = ask('action') || here();
  const how = form.matches('[data-replace]') ? 'replace' : 'push';
  if (ask('method')?.toLowerCase() === 'post') send({ method: 'POST', path, body: fields.toString(), how });
  else send({ method: 'GET', path: `${pathname(path)}?${fields}`, how });
});

let held = false;
let holding = null;
const letGo = () => clearTimeout(holding?.timer);
document.addEventListener('pointerdown', (event) => {
  letGo();
  held = false;
  const { hold } = event.target.closest('[data-hold]')?.dataset ?? {};
  const open = () => {
    held = true;
    if (!busy) send({ method: 'GET', path: hold, how: 'push' });
  };
  holding = hold && { x: event.clientX, y: event.clientY, timer: setTimeout(open, 600) };
});
document.addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
  if (holding && Math.hypot(x - holding.x, y - holding.y) > 10) letGo();
});
for (const end of ['pointerup', 'pointercancel', 'scroll']) document.addEventListener(end, letGo, true);
document.addEventListener('contextmenu', (event) => event.target.closest('[data-hold]') && event.preventDefault());
document.addEventListener('keydown', (event) => {
  const { hold } = (event.shiftKey && event.key === 'Enter' && event.target.closest('[data-hold]')?.dataset) || {};
  if (!hold || busy) return;
  event.preventDefault();
  send({ method: 'GET', path: hold, how: 'push' });
});

// The host: turning, staying awake, buzzing, sounding. What a host can't do is left undone.

function turn(tapped) {
  const { match, turnSeat: seat } = main.dataset;
  const kept = (match && store('localStorage', `turn:${match}`)) || { angle: 0 };
  if (tapped) kept.angle = (kept.angle + (innerWidth >= 700 ? 90 : kept.angle % 180 || 180)) % 360;
  else if (seat !== undefined && seat !== kept.seat) kept.angle = seat === '1' ? 180 : 0;
  if (match) store('localStorage', `turn:${match}`, { angle: kept.angle, seat });
  if (kept.angle) root.dataset.turn = kept.angle;
  else delete root.dataset.turn;
}

let lock = null;
function wake() {
  const wanted = 'awake' in main.dataset && !document.hidden;
  if (wanted) lock ??= navigator.wakeLock?.request('screen').catch(() => null);
  else if (lock) lock = lock.then((held) => held?.release()) && null;
}
document.addEventListener('visibilitychange', () => {
  if (document.hidden) keepScroll();
  wake();
});

const host = {
  buzz: { tick: [12], refused: [30, 50, 30], win: [40, 60, 40, 60, 140] },
  sound: { win: [523, 659, 784, 1047], refused: [220, 185], end: [880, 880, 880] },
  effect(name, value) {
    // In the window its own side buzzes.
    if (name === 'buzz' && !native) navigator.vibrate?.(this.buzz[value] ?? [12]);
    if (name === 'sound') this.play(this.sound[value] ?? []);
  },
  play(notes) {
    this.audio ??= new AudioContext();
    this.audio.resume();
    notes.forEach((pitch, i) => {
      const [tone, gain] = [this.audio.createOscillator(), this.audio.createGain()];
      const at = this.audio.currentTime + i * 0.16;
      Object.assign(tone, { type: 'triangle' }).frequency.value = pitch;
      gain.gain.setValueAtTime(0.25, at);
      gain.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
      tone.connect(gain).connect(this.audio.destination);
      tone.start(at);
      tone.stop(at + 0.3);
    });
  },
};
function perform(effects) {
  for (const [name, value] of (effects ?? '').split(',').map((effect) => effect.trim().split('='))) {
    try { host.effect(name, value); } catch { /* silence is no error */ }
  }
}

// A killed app comes back to where it was half a day ago at most.
history.scrollRestoration = 'manual';
const left = store('localStorage', 'last');
const resumes = native && !history.state && here() === '/' && left && Date.now() - left.at < 12 * 3600e3;
if (native) send({ method: 'GET', path: resumes ? left.path : here(), how: 'start' });
else begin(here());
