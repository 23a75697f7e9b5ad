// Runs before the first paint, so that no page flashes in the other theme. Dark unless the reader chose otherwise.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // storage may be switched off: dark it is
  }
  const light = choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
})();
