// The one definition of the theme: dark unless the reader chose light, or the device's own (`system`), under the local key
// `theme`. It runs before the first paint, so that no page flashes in the other theme, and then follows the reader's choice
// (the event `choosetheme`), the device and the other tabs. Pages read the root's data-theme (dark, light) and data-chosen.
// What else must be known before the first paint: whether somebody was signed in last (data-reader), whose bell needs a place.
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
      return null; // storage may be switched off: dark it is
    }
  };

  try {
    // Written by session/broadcast.ts.
    if (JSON.parse(localStorage.getItem('nextauth.message'))?.data.userId) root.dataset.reader = '';
  } catch {
    // then the bell makes room for itself when it comes
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
      // then the choice lasts for this page
    }
    show(detail);
  });
})();
