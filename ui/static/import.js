// A file that was chosen goes to the application as it is, byte for byte; the page that it leads to is shown.
import { get } from './app.js';

const native = window.__TAURI_INTERNALS__;

addEventListener('change', ({ target }) => {
  if (target.matches?.('input[type="file"][data-file]') && target.files[0]) send(target, target.files[0]);
});

async function send(input, file) {
  const told = input.closest('.chooser').querySelector('[data-told]');
  const tell = (what) => Object.assign(told, { textContent: told.dataset[what], hidden: false });
  if (file.size > Number(input.dataset.largest)) return tell('large');
  tell('busy');
  input.disabled = true;
  try {
    const path = await carry(input.dataset.file, file);
    if (input.isConnected) await get(path, 'push');
    // The screen stays where it was scrolled to, but why a file is refused has to be seen.
    document.querySelector('main .refusal')?.scrollIntoView({ block: 'center' });
  } catch (error) {
    console.warn(error);
    tell('failed');
  }
  // The same file may be chosen once more.
  Object.assign(input, { disabled: false, value: '' });
}

// Where the answer leads.
async function carry(path, file) {
  if (!native) {
    const answer = await fetch(path, { method: 'POST', body: file, headers: { 'Content-Type': 'application/octet-stream' } });
    const url = new URL(answer.url);
    if (answer.status >= 500) throw new Error(`${answer.status}`);
    return url.pathname + url.search;
  }
  const call = { method: 'POST', path, body: null, file: await base64(file), languages: navigator.languages.join(',') };
  const reply = await native.invoke('request', { call });
  if (reply.status >= 500) throw new Error(`${reply.status}`);
  return reply.location;
}

const base64 = (file) =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.slice(reader.result.indexOf(',') + 1));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });
