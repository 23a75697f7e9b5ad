// The only definition of the theme: dark unless localStorage `theme` says light or system. Runs before the first paint, so that no page
// flashes in the other theme, then follows the `choosetheme` event, the device and other tabs. Sets data-theme (dark, light) and
// data-chosen on the root element, and data-reader if the last visitor was signed in, which reserves space for the bell.
(() => {
  const KEY = 'theme';
  const root = document.documentElement;
  const device = matchMedia('(prefers-color-scheme: light)');

  const show = (chosen) => {
    if (['dark', 'light', 'system'].includes(chosen)) root.dataset.chosen = chosen;
    else delete root.dataset.chosen;
    root.dataset.theme = chosen === 'light' || (chosen === 'system' && device.matches) ? 'light' : 'dark';
    dispatchEvent(new Event('themechange'));
  };
  const remembered = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null; // storage may be disabled: dark
    }
  };

  try {
    // Written by session/broadcast.ts.
    if (JSON.parse(localStorage.getItem('nextauth.message'))?.data.userId) root.dataset.reader = '';
  } catch {
    // then the bell shifts the header when it appears
  }

  show(remembered());
  device.addEventListener('change', () => show(root.dataset.chosen));
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) show(remembered());
  });
  addEventListener('choosetheme', ({ detail }) => {
    try {
      localStorage.setItem(KEY, detail);
    } catch {
      // then the choice lasts until the page is left
    }
    show(detail);
  });
})();
