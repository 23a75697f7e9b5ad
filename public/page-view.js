// Tells the operator's counter which page was opened: its path and language, nothing of the reader. Only sites that set PAGE_VIEW_URL load it.
(() => {
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;
  const { url } = document.currentScript.dataset;
  let last;

  const tell = () => {
    const { pathname } = location;
    if (pathname === last) return; // a filter, or a place on the same page
    last = pathname;
    const [, ja, path] = /^(\/ja(?=\/|$))?(.*)$/.exec(pathname);
    fetch(url, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: JSON.stringify({ path: path || '/', locale: ja ? 'ja' : 'en' }),
    }).catch(() => {}); // the page is worth more than the count
  };
  tell();
  window.navigation?.addEventListener('currententrychange', tell);
})();
