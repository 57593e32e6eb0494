// A match looked at again: while the slider moves, the board follows it, and the slider itself stays where the finger is.

import { busy, carry, here } from '/app.js';

const slides = (event) => event.target.matches?.('[data-slide]') && event.target;
const path = (slider) => `${location.pathname}?at=${slider.value}`;
let [asked, running] = [null, false];

async function follow(slider) {
  asked = path(slider);
  if (running) return;
  running = true;
  while (asked && slider.isConnected) {
    const wanted = asked;
    asked = null;
    const reply = await carry({ method: 'GET', path: wanted }).catch(() => null);
    if (reply && slider.isConnected && !busy) put(slider, reply, wanted);
  }
  running = false;
}

// Only what shows the step is put in its place; where the finger is by now, the next answer says.
function put(slider, reply, wanted) {
  const page = new DOMParser().parseFromString(reply.body, 'text/html');
  const fresh = page.querySelector('[data-slide]');
  if (!fresh) return;
  for (const old of document.querySelectorAll('[data-live]')) {
    const next = page.querySelector(`[data-live="${old.dataset.live}"]`);
    if (next) old.replaceWith(document.adoptNode(next));
  }
  slider.setAttribute('aria-valuetext', fresh.getAttribute('aria-valuetext'));
  if (wanted !== here()) history.replaceState(history.state, '', wanted);
}

addEventListener('input', (event) => slides(event) && follow(slides(event)), true);
