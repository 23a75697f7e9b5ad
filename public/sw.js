// Says that there is no connection, in the site's own words, where the browser would show its error page. It keeps nothing: no page, no
// answer; what the offline page says came with this script. Calls, forms and files never pass through here. It also shows messages.
importScripts('/offline-pages.js'); // sets self.offlinePages

self.addEventListener('install', () => self.skipWaiting());

// Without navigation preload: it would send what does not pass through here twice, and a sign-in's way back must come once.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode !== 'navigate' || request.method !== 'GET' || pathname.startsWith('/api/')) return;
  // Whatever the server answers is the page, 5xx too: only a request that gets no answer fails.
  event.respondWith(fetch(request).catch(() => offlinePage(pathname)));
});

// A message says what to show and where to go; nothing of it is kept.
self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, data: { url }, icon: '/apple-icon.png' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href, origin } = new URL(event.notification.data.url, self.location.origin);
  if (origin === self.location.origin) event.waitUntil(openPage(href));
});

/** Shows an address in a window of the site that is open, else in a new one. */
async function openPage(href) {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return self.clients.openWindow(href);
  await open.focus();
  return open.navigate(href);
}

function offlinePage(pathname) {
  const locale = /^\/ja(\/|$)/.test(pathname) ? 'ja' : 'en';
  const nonce = crypto.randomUUID();
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(self.offlinePages[locale].replaceAll('nonce=""', `nonce="${nonce}"`), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'cache-control': 'no-store' },
  });
}
