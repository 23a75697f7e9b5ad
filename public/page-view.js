// Sends path and language of each opened page to the operator's counter; no personal data. Only loaded if PAGE_VIEW_URL is set.
(() => {
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;
  const { url } = document.currentScript.dataset;
  let last;

  const countPage = () => {
    const { pathname } = location;
    if (pathname === last) return; // only the filter or the position on the page changed
    last = pathname;
    const { lang } = document.documentElement;
    const path = `${pathname}/`.startsWith(`/${lang}/`) ? pathname.slice(lang.length + 1) : pathname;
    fetch(url, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: JSON.stringify({ path: path || '/', locale: lang }),
    }).catch(() => {}); // a failed count must not disturb the page
  };
  countPage();
  window.navigation?.addEventListener('currententrychange', countPage);
})();
