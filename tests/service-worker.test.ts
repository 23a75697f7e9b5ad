import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';

const SCRIPT = readFileSync('public/sw.js', 'utf8');
const ORIGIN = 'https://stargrass.example.org';
const PUBLIC = 'public, max-age=0, must-revalidate';
const PAGE = '<!doctype html><html lang="en"><head></head><body id="top"><main>Rows</main></body></html>';

/** A cache that remembers the order of its entries, as browsers do. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  readonly match = async (url: string) => this.entries.get(url)?.clone();
  readonly put = async (url: string, response: Response) => void this.entries.set(url, response);
  readonly delete = async (url: string) => this.entries.delete(url);
  readonly keys = async () => [...this.entries.keys()];
}

class FakeCaches {
  readonly stores = new Map<string, FakeCache>();
  readonly open = async (name: string) => {
    const store = this.stores.get(name) ?? new FakeCache();
    this.stores.set(name, store);
    return store;
  };
  readonly match = async (url: string, { cacheName }: { cacheName: string }) => this.stores.get(cacheName)?.match(url);
  readonly keys = async () => [...this.stores.keys()];
  readonly delete = async (name: string) => this.stores.delete(name);
}

type Sent = { readonly path: string; readonly mode?: string; readonly method?: string };

/** Runs the service worker of a build. `fetch` is the network. */
function startWorker(caches: FakeCaches, fetch: (request: { url: string } | string) => Promise<Response>, buildVersion = 'one') {
  const listeners = new Map<string, (event: object) => void>();
  const clients = { claim: vi.fn(), matchAll: async () => [] as { url: string }[] };
  const self = {
    location: new URL(ORIGIN),
    navigator: {},
    clients,
    skipWaiting: () => {},
    addEventListener: (name: string, listen: (event: object) => void) => listeners.set(name, listen),
    offlinePages: { en: '<p nonce="">You are offline.</p>', ja: '<p nonce="">オフラインです。</p>' },
    storedPageWords: { en: { asOf: 'As of {time}', reload: 'Reload' }, ja: { asOf: '{time}時点', reload: '再読み込み' } },
    buildVersion,
  };
  runInNewContext(SCRIPT, { self, caches, fetch, importScripts: () => {}, URL, Headers, Response, crypto, Date });

  /** Dispatches an event. Returns the worker's response once everything has been stored. */
  const dispatch = async (name: string, event: object): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const waitUntil = (part: Promise<unknown>) => void work.push(part);
    const respondWith = (response: Promise<Response>) => {
      answer = response;
    };
    listeners.get(name)?.({ ...event, waitUntil, respondWith });
    const response = await answer;
    await Promise.all(work);
    return response;
  };
  const request = ({ path, mode = 'navigate', method = 'GET' }: Sent) =>
    dispatch('fetch', { request: { url: new URL(path, ORIGIN).href, mode, method } });
  return { dispatch, request, clients };
}

const answerWith =
  (headers: Record<string, string>, body = PAGE) =>
  async () =>
    new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
const noConnection = async () => Promise.reject(new TypeError('Failed to fetch'));
const storedPaths = (caches: FakeCaches) =>
  [...caches.stores.values()].flatMap((store) => [...store.entries.keys()].map((url) => url.replace(ORIGIN, '')));

let caches: FakeCaches;
beforeEach(() => {
  caches = new FakeCaches();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 20, 31) });
  return () => vi.useRealTimers();
});

test('a public page that was read is shown without a connection, with its policy and the time at which it was read', async () => {
  await startWorker(
    caches,
    answerWith({ 'cache-control': PUBLIC, 'content-security-policy': "script-src 'nonce-1'", vary: 'rsc' }),
  ).request({
    path: '/stage/201?console=4',
  });
  const offline = startWorker(caches, noConnection);
  const page = await offline.request({ path: '/stage/201?console=4' });
  expect(await page?.text()).toContain('<body id="top"><output class="as-of">As of 20:31 <a href="">Reload</a></output><main>Rows</main>');
  expect(page?.headers.get('content-security-policy')).toBe("script-src 'nonce-1'");
  // An address that was not read.
  expect((await offline.request({ path: '/stage/201' }))?.status).toBe(503);
});

test('a page that was read on another day says on which, in its language', async () => {
  const html = PAGE.replace('lang="en"', 'lang="ja"');
  await startWorker(caches, answerWith({ 'cache-control': PUBLIC }, html)).request({ path: '/ja/total/1' });
  vi.setSystemTime(new Date(2026, 10, 19, 8, 0));
  const page = await startWorker(caches, noConnection).request({ path: '/ja/total/1' });
  expect(await page?.text()).toContain('2026/11/18 20:31時点');
});

test('the server is always asked first, and its errors are shown', async () => {
  await startWorker(caches, answerWith({ 'cache-control': PUBLIC })).request({ path: '/stage/201' });
  const failing = startWorker(caches, async () => new Response('down', { status: 503 }));
  expect(await (await failing.request({ path: '/stage/201' }))?.text()).toBe('down');
});

test.each([
  ['a private page', '/dashboard', { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }],
  ['a page without a policy', '/compare', {}],
  ['another type of file', '/card.png', { 'cache-control': PUBLIC, 'content-type': 'image/png' }],
  ...[
    '/auth/login',
    '/ja/auth/settings',
    '/post?stage=201',
    '/admin/jobs',
    '/ja/moderation',
    '/notifications',
    '/keyword-edit',
    '/welcome',
  ].map((path) => ['a personal page that is marked as public by mistake', path, { 'cache-control': PUBLIC }] as const),
] as const)('%s is not stored: %s', async (_, path, headers) => {
  await startWorker(caches, answerWith(headers)).request({ path });
  expect(storedPaths(caches)).toEqual([]);
});

test('API calls are neither answered nor stored', async () => {
  const worker = startWorker(caches, answerWith({ 'cache-control': PUBLIC }));
  expect(await worker.request({ path: '/api/me/summary', mode: 'cors' })).toBeUndefined();
  expect(await worker.request({ path: '/api/auth/session' })).toBeUndefined();
  // The data of a navigation without a page load.
  expect(await worker.request({ path: '/stage/201?_rsc=1', mode: 'cors' })).toBeUndefined();
  expect(storedPaths(caches)).toEqual([]);
});

test('only the last 30 pages are stored', async () => {
  const worker = startWorker(caches, answerWith({ 'cache-control': PUBLIC }));
  for (let stage = 1; stage <= 31; stage += 1) await worker.request({ path: `/stage/${stage}` });
  await worker.request({ path: '/stage/2' }); // Reading it again makes it the newest one.
  await worker.request({ path: '/stage/32' });
  expect(storedPaths(caches)).toHaveLength(30);
  expect(storedPaths(caches)).toEqual(expect.arrayContaining(['/stage/2', '/stage/4', '/stage/32']));
  expect(storedPaths(caches)).not.toContain('/stage/3');
});

test('a file with a hash in its name is fetched once, other files each time', async () => {
  const fetch = vi.fn(async () => new Response('code', { headers: { 'cache-control': 'public, max-age=31536000, immutable' } }));
  const worker = startWorker(caches, fetch);
  for (let time = 0; time < 2; time += 1) {
    const file = await worker.request({ path: '/_next/static/chunks/0a1b.js', mode: 'no-cors' });
    expect(await file?.text()).toBe('code');
    expect(await worker.request({ path: '/theme.js', mode: 'no-cors' })).toBeUndefined();
  }
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a file of the development server, which changes under its name, is not stored', async () => {
  await startWorker(caches, async () => new Response('code', { headers: { 'cache-control': 'no-store' } })).request({
    path: '/_next/static/chunks/page.js',
    mode: 'no-cors',
  });
  expect(storedPaths(caches)).toEqual([]);
});

test('logging out deletes everything that is stored', async () => {
  const worker = startWorker(caches, answerWith({ 'cache-control': PUBLIC }));
  await worker.request({ path: '/stage/201' });
  expect(await worker.request({ path: '/api/auth/signout', mode: 'cors', method: 'POST' })).toBeUndefined();
  expect(storedPaths(caches)).toEqual([]);
});

test('a new build deletes what the previous one stored, and stores the page that is open, with its files', async () => {
  await startWorker(caches, answerWith({ 'cache-control': PUBLIC })).request({ path: '/stage/201' });
  const html = PAGE.replace('</head>', '<script data-chunks="/_next/static/chunks/a.js" src="/start.js?v=1f"></script></head>');
  const network = async (request: { url: string } | string) =>
    typeof request === 'string' && !request.startsWith(ORIGIN)
      ? new Response('code', { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
      : answerWith({ 'cache-control': PUBLIC }, html)();
  const next = startWorker(caches, network, 'two');
  next.clients.matchAll = async () => [{ url: `${ORIGIN}/total/1#rows` }];
  await next.dispatch('activate', {});
  expect(next.clients.claim).toHaveBeenCalled();
  await vi.waitFor(() => expect(storedPaths(caches)).toEqual(['/_next/static/chunks/a.js', '/start.js?v=1f', '/total/1']));
});

test('a page that was opened without a page load is stored, too, unless it is personal', async () => {
  const fetch = vi.fn(answerWith({ 'cache-control': PUBLIC }));
  const worker = startWorker(caches, fetch);
  await worker.dispatch('message', { data: { opened: `${ORIGIN}/stage/202?rule=21#me` } });
  await worker.dispatch('message', { data: { opened: `${ORIGIN}/ja/auth/settings` } });
  expect(storedPaths(caches)).toEqual(['/stage/202?rule=21']);
  expect(fetch).toHaveBeenCalledTimes(1);
  await startWorker(caches, noConnection).dispatch('message', { data: { opened: `${ORIGIN}/stage/203` } });
});
