// The only definition of the theme: dark unless localStorage `theme` says light or system. Runs inside the head, so
// that no page flashes in the other theme, then follows the `choosetheme` event, the device and other tabs. Sets
// data-theme (dark, light) and data-chosen on the root element, data-reader if the last visitor was signed in, which
// reserves space for their planet, and data-headings if the font of headings has been loaded (heading-font.ts).
const KEY = 'theme';
const root = document.documentElement;
const device = matchMedia('(prefers-color-scheme: light)');

const show = (chosen: string | null | undefined): void => {
  if (chosen && ['dark', 'light', 'system'].includes(chosen)) root.dataset.chosen = chosen;
  else delete root.dataset.chosen;
  root.dataset.theme = chosen === 'light' || (chosen === 'system' && device.matches) ? 'light' : 'dark';
  dispatchEvent(new Event('themechange'));
};
const remembered = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // Storage may be disabled: dark.
  }
};

try {
  if (localStorage.getItem('headings')) root.dataset.headings = '';
  // Written by session/broadcast.ts.
  if (JSON.parse(localStorage.getItem('nextauth.message') ?? 'null')?.data.userId) root.dataset.reader = '';
} catch {
  // Then the planet shifts the header when it appears.
}

show(remembered());
device.addEventListener('change', () => show(root.dataset.chosen));
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) show(remembered());
});
addEventListener('choosetheme', ({ detail }: CustomEventInit<string>) => {
  try {
    localStorage.setItem(KEY, detail ?? '');
  } catch {
    // Then the choice lasts until the page is left.
  }
  show(detail);
});

export {}; // Makes this file a module, so that its names are not global.
