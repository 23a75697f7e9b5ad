// Shows the offline page where the browser would show its error page, and shows push messages. It caches nothing: the offline page comes
// with this script. API calls, forms and files are not intercepted.
importScripts('/offline-pages.js'); // sets self.offlinePages

self.addEventListener('install', () => self.skipWaiting());

// No navigation preload: it would send requests twice, and the callback of a sign-in must be sent once.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode !== 'navigate' || request.method !== 'GET' || pathname.startsWith('/api/')) return;
  // Any response of the server is shown, also a 5xx; only a request without a response rejects.
  event.respondWith(fetch(request).catch(() => offlinePage(pathname)));
});

// The payload has the text and the address; nothing is stored.
self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, data: { url }, icon: '/apple-icon.png' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href, origin } = new URL(event.notification.data.url, self.location.origin);
  if (origin === self.location.origin) event.waitUntil(openPage(href));
});

/** Opens an address in an open window of the site, else in a new one. */
async function openPage(href) {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return self.clients.openWindow(href);
  await open.focus();
  return open.navigate(href);
}

function offlinePage(pathname) {
  const [, prefix] = pathname.split('/');
  const [first] = Object.values(self.offlinePages); // the default language, which has no prefix
  const page = Object.hasOwn(self.offlinePages, prefix) ? self.offlinePages[prefix] : first;
  const nonce = crypto.randomUUID();
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(page.replaceAll('nonce=""', `nonce="${nonce}"`), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'cache-control': 'no-store' },
  });
}
