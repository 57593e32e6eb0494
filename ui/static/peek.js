// Shows what a key hides for as long as it is held down, by finger, mouse or keyboard.

const live = document.getElementById('live');
let held = null;

function show(key) {
  if (held === key) return;
  hide();
  held = key;
  key.append(key.querySelector('template').content.cloneNode(true));
  key.dataset.peeking = '';
  live.textContent = [...key.children].slice(2).map((part) => part.textContent.trim()).join(' ');
}

function hide() {
  if (!held) return;
  // What was shown stands behind the hidden face and the template.
  while (held.children.length > 2) held.lastElementChild.remove();
  delete held.dataset.peeking;
  held = null;
  live.textContent = '';
}

const peeks = (event) => event.target.closest?.('[data-peek]');
const holds = ({ key }) => key === ' ' || key === 'Enter';
const on = (types, heard) => types.split(' ').forEach((type) => addEventListener(type, heard, true));

on('pointerdown', (event) => event.isPrimary && event.button === 0 && peeks(event) && show(peeks(event)));
on('keydown', (event) => {
  if (!peeks(event) || !holds(event)) return;
  event.preventDefault();
  show(peeks(event));
});
on('keyup', (event) => {
  if (!holds(event)) return;
  if (peeks(event)) event.preventDefault();
  hide();
});
on('pointerup pointercancel pagehide visibilitychange', hide);
on('blur focusout', ({ target }) => (target === held || target === window) && hide());
// A screen reader clicks and can't hold: then it is shown for a while.
on('click', (event) => {
  const key = event.detail === 0 && peeks(event);
  if (!key) return;
  show(key);
  setTimeout(() => held === key && hide(), 4000);
});
on('contextmenu', (event) => peeks(event) && event.preventDefault());
