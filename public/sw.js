// Answers without a connection: with the stored page if the reader has opened it before, else with the offline page. Also
// shows push messages. Stores only pages that are the same for everyone, and their files (decision 0132). API calls and
// forms are not intercepted.
importScripts('/offline-pages.js'); // sets self.offlinePages, self.storedPageWords and self.buildVersion

const MOST_PAGES = 30;
const MOST_FILES = 200;
// A new build has other names, so that pages and files of the previous one are removed together.
const PAGES = `pages ${self.buildVersion}`;
const FILES = `files ${self.buildVersion}`;
const STORED_AT = 'x-stored-at';
// The server marks personal pages as private. This list also excludes them if it fails to, and embeds, which other sites
// and the builder show in frames.
const NEVER_STORED =
  /^(?:\/[a-z]{2})?\/(?:api|auth|admin|moderation|dashboard|notifications|post|error|keyword-edit|information\/edit|welcome|embed|overlay)(?:\/|$)/;
const FILE_IN_PAGE = /\/(?:_next\/static\/[\w./~%-]+|start\.js\?v=\w+)/g;

self.addEventListener('install', () => self.skipWaiting());

// No navigation preload: it would send requests twice, and the callback of a sign-in must be sent once.
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === 'POST' && url.pathname === '/api/auth/signout') event.waitUntil(deleteStores(() => true));
  if (request.method !== 'GET' || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (isFile(url)) event.respondWith(answerFile(event));
});

async function takeOver() {
  await self.clients.claim();
  await deleteStores((name) => name !== PAGES && name !== FILES).catch(() => {});
  // Not awaited, because the browser sends no request to this worker before it is active.
  for (const { url } of await self.clients.matchAll({ type: 'window' })) storeOpenPage(url, 'force-cache').catch(() => {});
}

// A page that was opened without a page load, whose document the browser did not request (shell/stored-page-line.tsx).
self.addEventListener('message', (event) => event.waitUntil(storeOpenPage(event.data.opened, 'no-cache').catch(() => {})));

/**
 * Stores a page that is open and whose document did not pass through this worker, after the files in its HTML. The browser
 * still has most of them.
 */
async function storeOpenPage(address, cache) {
  const url = address.replace(/#.*/, '');
  if (NEVER_STORED.test(new URL(url).pathname)) return;
  const response = await fetch(url, { cache, priority: 'low' });
  if (!isPublicPage(url, response)) return;
  const files = new Set((await response.clone().text()).match(FILE_IN_PAGE));
  if (!self.navigator.connection?.saveData) for (const file of files) await storeNewFile(file);
  await storePage(url, response);
}

async function storeNewFile(file) {
  if (!(await caches.match(file, { cacheName: FILES, ignoreVary: true }))) await storeFile(file, await fetch(file, { priority: 'low' }));
}

async function answerPage(event) {
  const { request } = event;
  try {
    // Any response of the server is shown, also a 5xx; only a request without a response rejects.
    const response = await fetch(request);
    if (isPublicPage(request.url, response)) event.waitUntil(storePage(request.url, response.clone()).catch(() => {}));
    return response;
  } catch {
    const stored = await storedPage(request.url).catch(() => undefined);
    return stored ?? offlinePage(new URL(request.url).pathname);
  }
}

async function answerFile(event) {
  const { url } = event.request;
  const stored = await caches.match(url, { cacheName: FILES, ignoreVary: true }).catch(() => undefined);
  if (stored) return stored;
  const response = await fetch(event.request);
  event.waitUntil(storeFile(url, response.clone()).catch(() => {}));
  return response;
}

/** Returns whether a response is a page that the server lets anyone cache. Personal pages are private. */
const isPublicPage = (url, { status, redirected, headers }) =>
  status === 200 &&
  !redirected &&
  /^text\/html\b/.test(headers.get('content-type')) &&
  /\bpublic\b/.test(headers.get('cache-control')) &&
  !NEVER_STORED.test(new URL(url).pathname);

/** Returns whether the name of a file contains a hash of its content. */
const isFile = ({ pathname, search }) => pathname.startsWith('/_next/static/') || (pathname === '/start.js' && search.startsWith('?v='));

async function storePage(url, response) {
  const headers = new Headers(response.headers); // with the policy, whose nonce is in the page
  for (const name of ['vary', 'content-encoding', 'content-length']) headers.delete(name);
  headers.set(STORED_AT, String(Date.now()));
  await store(PAGES, MOST_PAGES, url, new Response(await response.text(), { headers }));
}

async function storeFile(url, response) {
  // The development server has files without a hash, too, which are not immutable.
  const isLasting = /\bimmutable\b/.test(response.headers.get('cache-control')) || url.includes('/start.js?');
  if (response.status === 200 && isLasting) await store(FILES, MOST_FILES, url, response);
}

/** Stores a response as the newest one and deletes the oldest ones. */
async function store(name, most, url, response) {
  const cache = await caches.open(name);
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, response);
  for (const old of (await cache.keys()).slice(0, -most)) await cache.delete(old, { ignoreVary: true });
}

async function deleteStores(isDeleted) {
  for (const name of await caches.keys()) if (isDeleted(name)) await caches.delete(name);
}

/** Returns the stored page with a line that says when it was read, or undefined. */
async function storedPage(url) {
  const stored = await caches.match(url, { cacheName: PAGES });
  if (!stored) return undefined;
  const html = await stored.text();
  const [, lang] = /<html lang="(\w+)"/.exec(html) ?? [];
  const { asOf, reload } = self.storedPageWords[lang] ?? Object.values(self.storedPageWords)[0];
  const text = asOf.replace('{time}', readableTime(new Date(Number(stored.headers.get(STORED_AT))), new Date()));
  // React ignores the element, because it expects no output element in the body.
  const line = `<output class="as-of">${text} <a href="">${reload}</a></output>`;
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + line),
    { headers: stored.headers },
  );
}

/** Returns the time of day, with the date if it is not today's. */
function readableTime(at, now) {
  const digits = (number) => String(number).padStart(2, '0');
  const dateOf = (day) => [day.getFullYear(), digits(day.getMonth() + 1), digits(day.getDate())].join('/');
  const time = `${digits(at.getHours())}:${digits(at.getMinutes())}`;
  return dateOf(at) === dateOf(now) ? time : `${dateOf(at)} ${time}`;
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
