// Pictures to keep and to send. A browser saves what has `download` by itself; the window asks its
// own channel and says where the file went. Whatever can't be shared here shows no key for it.

const native = window.__TAURI_INTERNALS__;
const type = 'image/png';
const canShare = (file) => Boolean(navigator.canShare?.({ files: [file] }));
if (canShare(new File([''], 'picture.png', { type }))) document.documentElement.dataset.shares = '';

addEventListener('click', (event) => {
  const link = event.target.closest?.('a[download]');
  const key = event.target.closest?.('[data-share]');
  if (native && link) {
    event.preventDefault();
    save(link);
  }
  if (key) share(key.dataset.share);
});

// Beside the link stands what it says of a file that was stored, or was not.
async function save(link) {
  const call = { method: 'GET', path: link.pathname + link.search, body: null, languages: document.documentElement.lang };
  const { saved, unsaved } = await native.invoke('request', { call }).catch((error) => ({ unsaved: `${error}` }));
  const told = link.parentElement.querySelector('[data-told]');
  if (!told) return;
  told.textContent = saved ? `${told.dataset.saved} ${saved}` : `${told.dataset.unsaved} ${unsaved}`;
  // With neither, whoever was asked where it is to go has thought better of it.
  told.hidden = !saved && !unsaved;
}

// Most who get a picture can show a PNG, so the drawing in the page's template becomes one.
async function share(id) {
  const drawing = document.getElementById(id)?.content.querySelector('svg');
  if (!drawing) return;
  const file = new File([await painted(drawing)], `${id}.png`, { type });
  // Whoever changes their mind has done nothing wrong.
  await navigator.share({ files: [file] }).catch((error) => console.warn(error));
}

async function painted(drawing) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const [width, height] = [image.width * 1.5, image.height * 1.5];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  return new Promise((done) => canvas.toBlob(done, type));
}
