import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { STRIPPED_HEADERS } from '#ops/edge/stripped-headers.ts';
import { CountingOrigin } from '#tests/support/edge/counting-origin.ts';
import { type OwnVarnish, startOwnVarnish } from '#tests/support/edge/own-varnish.ts';
import { within } from '#tests/support/time-scale.ts';

test.describe.configure({ mode: 'serial' });

let origin: CountingOrigin;
let originPort: number;
let varnish: OwnVarnish;
test.beforeAll(async () => {
  origin = new CountingOrigin();
  originPort = await origin.listen();
  varnish = await startOwnVarnish([originPort], { EDGE_PAGE_CONNECTIONS: '4', EDGE_WRITE_CONNECTIONS: '3' });
});
test.afterAll(async () => {
  await varnish?.stop();
  await origin.close();
});
test.beforeEach(() => {
  origin.answer = () => ({});
  origin.requests.length = 0;
});

/** Requests a path and returns the status, the cache result and the body. */
const look = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await varnish.ask(path, { headers });
  return [answer.status, answer.headers['x-cache'], answer.text()];
};
const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

test('50 concurrent requests for one page cause only one fetch', async () => {
  const { open, opened } = gate();
  origin.answer = () => ({ after: opened });
  const asked = Array.from({ length: 50 }, () => varnish.ask('/single'));
  await expect.poll(() => origin.count('/single')).toBe(1);
  open();
  expect(new Set((await Promise.all(asked)).map((answer) => answer.text()))).toEqual(new Set(['/single 1']));
  expect(origin.count('/single')).toBe(1);
});

test('a purge by any key of a page refetches that page once for all readers and leaves other pages cached', async () => {
  await look('/one?page=2');
  await look('/two');
  expect(await varnish.purge('/one nothing-else')).toBe(1);
  const asked = await Promise.all(Array.from({ length: 20 }, () => look('/one?page=2')));
  for (const [, , body] of asked) expect(body).toBe('/one?page=2 2');
  expect(await look('/two')).toEqual([200, 'hit', '/two 1']);
  expect(await varnish.purge('site')).toBeGreaterThanOrEqual(2);
  expect(await look('/two')).toEqual([200, 'miss', '/two 2']);
});

test('after a purge, a shared year is never served stale, while other pages are', async () => {
  const [year, other] = ['/user/fern/year/2025', '/user/fern'];
  for (const path of [year, other]) expect((await look(path))[0]).toBe(200);
  await varnish.purge('site');
  origin.answer = () => ({ status: 500 });
  expect((await look(year))[0]).toBeGreaterThanOrEqual(500);
  expect((await look(other))[0]).toBe(200);
});

test('requests that arrive after a purge do not get a response fetched before it, but share one more fetch', async () => {
  const { open, opened } = gate();
  origin.answer = (_, count) => (count === 1 ? { after: opened } : {});
  const early = varnish.ask('/race');
  await expect.poll(() => origin.count('/race')).toBe(1);
  expect(await varnish.purge('/race')).toBe(0); // The page is not cached yet.
  const waited = await varnish.waited();
  // These requests wait for the same fetch, which may predate the change.
  const late = Array.from({ length: 20 }, () => varnish.ask('/race'));
  await expect.poll(varnish.waited).toBe(waited + 20);
  open();
  expect((await early).text()).toBe('/race 1');
  for (const answer of await Promise.all(late)) expect(answer.text()).toBe('/race 2');
  expect(await look('/race')).toEqual([200, 'miss', '/race 3']);
  expect(await look('/race')).toEqual([200, 'hit', '/race 3']);
});

test('a response fetched before a purge is served stale when a new fetch fails', async () => {
  const { open, opened } = gate();
  origin.answer = (_, count) => (count === 1 ? { after: opened } : { status: 500, body: 'failed' });
  const early = varnish.ask('/overtaken');
  await expect.poll(() => origin.count('/overtaken')).toBe(1);
  await varnish.purge('/overtaken');
  open();
  await early;
  expect(await look('/overtaken')).toEqual([200, 'stale', '/overtaken 1']);
});

test('a 5xx is never cached, and a stale page is served instead of it if there is one', async () => {
  await look('/failing');
  await varnish.purge('/failing');
  origin.answer = () => ({ status: 500, body: 'failed' });
  const asked = await Promise.all(Array.from({ length: 20 }, () => look('/failing')));
  for (const answer of asked) expect(answer).toEqual([200, 'stale', '/failing 1']);
  // The 20 requests share a few fetches.
  expect(origin.count('/failing')).toBeLessThan(6);
  expect(await look('/never-seen')).toEqual([500, 'pass', 'failed']);
  origin.answer = () => ({});
  expect(await look('/never-seen')).toEqual([200, 'miss', '/never-seen 2']);
  // The page is refreshed in the background.
  await expect.poll(() => look('/failing')).toEqual([200, 'hit', expect.not.stringMatching(/ 1$/)]);
});

test('a 404, a redirect, a 200 without keys and a response that sets a cookie are not cached', async () => {
  const uncached = [
    ['/gone', { status: 404 }],
    ['/own', { headers: { 'surrogate-key': '' } }],
    ['/cookie', { headers: { 'set-cookie': 'who=me' } }],
    ['/moved', { status: 307, headers: { location: '/' } }],
  ] as const;
  for (const [path, answer] of uncached) {
    origin.answer = () => answer;
    await look(path);
    expect((await look(path))[2], path).toBe(`${path} 2`);
  }
  origin.answer = () => ({});
  // The page is fetched again as soon as it exists.
  expect(await look('/gone')).toEqual([200, 'miss', '/gone 3']);
});

test('an app receives cookies only for personal pages, and cookies do not affect cached pages', async () => {
  await look('/page', { cookie: 'session=a' });
  expect(await look('/page', { cookie: 'session=b' })).toEqual([200, 'hit', '/page 1']);
  await look('/dashboard', { cookie: 'session=a' });
  await look('/api/me/rivals', { cookie: 'session=a' });
  await look('/api/boards/201/1/ranking.json', { cookie: 'session=a' });
  expect(origin.requests.map(({ url, headers }) => [url, headers.cookie])).toEqual([
    ['/page', undefined],
    ['/dashboard', 'session=a'],
    ['/api/me/rivals', 'session=a'],
    ['/api/boards/201/1/ranking.json', undefined],
  ]);
  expect((await look('/api/boards/201/1/ranking.json'))[1]).toBe('hit');
  expect((await look('/api/me/rivals', { cookie: 'session=b' }))[2]).toBe('/api/me/rivals 2');
});

test('a player who has just posted bypasses the cache, and the cached page stays in it', async () => {
  await look('/mine');
  expect(await look('/mine', { cookie: 'a=1; fresh=1' })).toEqual([200, 'pass', '/mine 2']);
  expect(origin.requests.at(-1)?.headers.cookie).toBeUndefined();
  expect(await look('/mine', { cookie: 'refresh=1' })).toEqual([200, 'hit', '/mine 1']);
});

test('unknown query parameters are removed, and the order of the others does not matter', async () => {
  await look('/stage/1?year=2020&utm_source=x&rule=3&fbclid=1');
  expect(origin.requests.at(-1)?.url).toBe('/stage/1?rule=3&year=2020');
  expect((await look('/stage/1?rule=3&pages=1&&_rsc=abc&year=2020'))[1]).toBe('hit');
  await look('/keyword/a&b?utm=1');
  expect(origin.requests.at(-1)?.url).toBe('/keyword/a&b');
  await look('/?x=1');
  expect(origin.requests.at(-1)?.url).toBe('/');
  await look('/api/menu/en?x=1');
  expect(origin.requests.at(-1)?.url).toBe('/api/menu/en');
  expect((await look('/api/menu/en?y=2'))[1]).toBe('hit');
  await look('/api/boards/201/1/ranking.csv?z=1&year=2020&z=2&rule=3&');
  expect(origin.requests.at(-1)?.url).toBe('/api/boards/201/1/ranking.csv?rule=3&year=2020');
  expect((await look('/api/boards/201/1/ranking.csv?rule=3&y&year=2020'))[1]).toBe('hit');
  await look('/api/boards/201/1/ranking.csv?z=1');
  expect(origin.requests.at(-1)?.url).toBe('/api/boards/201/1/ranking.csv');
});

test('a search for players is passed on, but their list without a search is cached', async () => {
  for (const expected of ['miss', 'hit']) expect((await look('/api/search/users'))[1]).toBe(expected);
  for (const q of ['a', 'a']) expect((await look(`/api/search/users?q=${q}`))[1]).not.toBe('hit');
});

test('a navigation payload is cached separately from its page, and separately for each page that requests it', async () => {
  origin.answer = (request) => ({
    headers: { vary: 'rsc, next-router-state-tree, next-router-prefetch, Accept-Encoding' },
    body: `${request.headers.rsc ?? 'page'} ${request.headers['next-router-state-tree'] ?? ''}`,
  });
  expect((await look('/navigation'))[2]).toBe('page ');
  expect((await look('/navigation', { 'next-router-state-tree': 'garbage' })).slice(1)).toEqual(['hit', 'page ']);
  expect((await look('/navigation?_rsc=1', { rsc: '1', 'next-router-state-tree': 'a' }))[2]).toBe('1 a');
  expect((await look('/navigation?_rsc=1', { rsc: '1', 'next-router-state-tree': 'b' }))[2]).toBe('1 b');
  expect((await look('/navigation?_rsc=1', { rsc: '1', 'next-router-state-tree': 'a' })).slice(1)).toEqual(['hit', '1 a']);
  expect((await look('/navigation', { rsc: '1' }))[2]).toBe('1 ');
  expect((await look('/navigation')).slice(1)).toEqual(['hit', 'page ']);
});

test('Varnish removes the internal headers of the framework and the proxy, even without nginx in front', async () => {
  // With this header, Node.js would wait for a protocol upgrade.
  const names = STRIPPED_HEADERS.filter((name) => name !== 'upgrade');
  for (let from = 0; from < names.length; from += 20) {
    // Varnish accepts only 64 headers in total.
    const forged = Object.fromEntries(names.slice(from, from + 20).map((name) => [name, '1']));
    await varnish.ask(`/strip/${from}`, { headers: forged });
    await varnish.ask('/dashboard', { headers: forged });
    await varnish.ask('/api/records', { method: 'POST', headers: forged });
  }
  expect(origin.requests.length).toBe(3 * Math.ceil(names.length / 20));
  expect(origin.requests.flatMap(({ headers }) => names.filter((name) => name in headers))).toEqual([]);
});

test('PURGE is rejected without keys and when the request came through nginx', async () => {
  await look('/cached');
  const headers = { 'surrogate-key': 'site' };
  expect((await varnish.ask('/', { method: 'PURGE', headers: { ...headers, 'x-forwarded-proto': 'https' } })).status).toBe(405);
  expect((await varnish.ask('/', { method: 'PURGE' })).status).toBe(400);
  expect((await look('/cached'))[1]).toBe('hit');
});

test('cache hits support compression, HEAD, Range and ETag', async () => {
  const body = 'grass '.repeat(500);
  origin.answer = () => ({ body });
  await look('/packed');
  const packed = await varnish.ask('/packed', { headers: { 'accept-encoding': 'br, gzip' } });
  expect([packed.headers['content-encoding'], packed.headers['x-cache']]).toEqual(['gzip', 'hit']);
  expect(packed.body.length).toBeLessThan(200);
  expect(gunzipSync(packed.body).toString()).toBe(body);
  expect((await varnish.ask('/packed')).text()).toBe(body);

  const head = await varnish.ask('/packed', { method: 'HEAD' });
  expect([head.status, head.headers['x-cache'], head.body.length]).toEqual([200, 'hit', 0]);
  const part = await varnish.ask('/packed', { headers: { range: 'bytes=0-4' } });
  expect([part.status, part.text()]).toEqual([206, 'grass']);
  expect((await varnish.ask('/packed')).status).toBe(200);

  const { etag = '' } = packed.headers;
  const known = await varnish.ask('/packed', { headers: { 'if-none-match': etag } });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  await varnish.purge('/packed');
  expect((await varnish.ask('/packed', { headers: { 'if-none-match': etag } })).status).toBe(200);
  expect(origin.count('/packed')).toBe(2);
});

test('a first request with Range or If-None-Match caches the whole response', async () => {
  const [first] = await look('/ranged', { range: 'bytes=0-3', 'if-none-match': '"x"' });
  // The status is 200 while the response is streamed.
  expect([200, 206]).toContain(first);
  expect(origin.requests[0]?.headers).not.toHaveProperty('range');
  expect(await look('/ranged')).toEqual([200, 'hit', '/ranged 1']);
});

test('when all page connections are in use, pages get 503 or a stale copy at once, and posts are still accepted', async () => {
  await look('/was-there');
  await varnish.purge('/was-there');
  const { open, opened } = gate();
  origin.answer = (request) => (request.url?.startsWith('/slow') ? { after: opened } : {});
  const slow = Array.from({ length: 4 }, (_, number) => varnish.ask(`/slow/${number}`));
  await expect.poll(() => origin.requests.length).toBe(5);

  const began = performance.now();
  const shed = await varnish.ask('/ja/shed', { headers: { 'x-request-id': 'a-request-id' } });
  expect([shed.status, shed.headers['retry-after'], shed.headers['content-type']]).toEqual([503, '5', 'text/html; charset=utf-8']);
  expect(shed.text()).toContain('野原に雲がかかっています。');
  expect(shed.text()).toContain('a-request-id');
  expect(await look('/was-there')).toEqual([200, 'stale', '/was-there 1']);
  expect(performance.now() - began).toBeLessThan(within(1_000));
  expect((await varnish.ask('/api/records', { method: 'POST', json: {} })).status).toBe(200);
  open();
  for (const { status } of await Promise.all(slow)) expect(status).toBe(200);
  expect((await look('/ja/shed'))[0]).toBe(200);
});

test('when all apps are down, cached pages are served and posts get 503, until an app is back', async () => {
  for (const path of ['/seen', '/seen-and-purged']) await look(path);
  await varnish.purge('/seen-and-purged');
  await origin.close();
  expect(await look('/seen')).toEqual([200, 'hit', '/seen 1']);
  await expect.poll(() => look('/seen-and-purged')).toEqual([200, 'stale', '/seen-and-purged 1']);
  expect((await look('/seen-and-purged', { cookie: 'fresh=1' }))[0]).toBe(200);
  const post = await varnish.ask('/api/records', { method: 'POST', json: {}, headers: { 'x-request-id': 'a-request-id' } });
  expect([post.status, post.headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(post.text())).toEqual({ error: 'unavailable', requestId: 'a-request-id' });
  expect((await look('/unseen'))[0]).toBe(503);

  await origin.listen(originPort);
  await expect.poll(() => look('/seen-and-purged')).toEqual([200, 'hit', '/seen-and-purged 2']);
});

test('an app that reports that it is not ready gets no more requests', async () => {
  const other = new CountingOrigin();
  const both = await startOwnVarnish([originPort, await other.listen()]);
  try {
    other.isReady = false;
    await expect
      .poll(async () => {
        const before = other.requests.length;
        for (let count = 0; count < 4; count += 1) await both.ask('/api/call');
        return other.requests.length - before;
      })
      .toBe(0);
  } finally {
    await both.stop();
    await other.close();
  }
});
