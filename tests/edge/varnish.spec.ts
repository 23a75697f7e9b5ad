import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { STRIPPED_HEADERS } from '#ops/edge/stripped-headers.ts';
import { CountingOrigin } from '#tests/support/counting-origin.ts';
import { type OwnVarnish, startOwnVarnish } from '#tests/support/own-varnish.ts';
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

/** Asks for the same; says how it was answered and what. */
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

test('50 who ask for a page at once cost one fetch', async () => {
  const { open, opened } = gate();
  origin.answer = () => ({ after: opened });
  const asked = Array.from({ length: 50 }, () => varnish.ask('/single'));
  await expect.poll(() => origin.count('/single')).toBe(1);
  open();
  expect(new Set((await Promise.all(asked)).map((answer) => answer.text()))).toEqual(new Set(['/single 1']));
  expect(origin.count('/single')).toBe(1);
});

test('a purge by any of its keys makes a page fresh for the next reader, once for all of them, and leaves others alone', async () => {
  await look('/one?page=2');
  await look('/two');
  expect(await varnish.purge('/one nothing-else')).toBe(1);
  const asked = await Promise.all(Array.from({ length: 20 }, () => look('/one?page=2')));
  for (const [, , body] of asked) expect(body).toBe('/one?page=2 2');
  expect(await look('/two')).toEqual([200, 'hit', '/two 1']);
  expect(await varnish.purge('site')).toBeGreaterThanOrEqual(2);
  expect(await look('/two')).toEqual([200, 'miss', '/two 2']);
});

test('an answer whose fetch began before a purge is told to nobody who came after it, and those who waited cost one fetch more', async () => {
  const { open, opened } = gate();
  origin.answer = (_, count) => (count === 1 ? { after: opened } : {});
  const early = varnish.ask('/race');
  await expect.poll(() => origin.count('/race')).toBe(1);
  expect(await varnish.purge('/race')).toBe(0); // it is not there yet
  const waited = await varnish.waited();
  const late = Array.from({ length: 20 }, () => varnish.ask('/race')); // wait for the same fetch, which may not know the change
  await expect.poll(varnish.waited).toBe(waited + 20);
  open();
  expect((await early).text()).toBe('/race 1');
  for (const answer of await Promise.all(late)) expect(answer.text()).toBe('/race 2');
  expect(await look('/race')).toEqual([200, 'miss', '/race 3']);
  expect(await look('/race')).toEqual([200, 'hit', '/race 3']);
});

test('an answer whose fetch began before a purge is still there when nothing fresher is to be had', async () => {
  const { open, opened } = gate();
  origin.answer = (_, count) => (count === 1 ? { after: opened } : { status: 500, body: 'failed' });
  const early = varnish.ask('/overtaken');
  await expect.poll(() => origin.count('/overtaken')).toBe(1);
  await varnish.purge('/overtaken');
  open();
  await early;
  expect(await look('/overtaken')).toEqual([200, 'stale', '/overtaken 1']);
});

test('a 5xx shows what was there before, and is itself never kept; without anything before it is handed on', async () => {
  await look('/failing');
  await varnish.purge('/failing');
  origin.answer = () => ({ status: 500, body: 'failed' });
  const asked = await Promise.all(Array.from({ length: 20 }, () => look('/failing')));
  for (const answer of asked) expect(answer).toEqual([200, 'stale', '/failing 1']);
  expect(origin.count('/failing')).toBeLessThan(6); // not one fetch for each
  expect(await look('/never-seen')).toEqual([500, 'pass', 'failed']);
  origin.answer = () => ({});
  expect(await look('/never-seen')).toEqual([200, 'miss', '/never-seen 2']);
  await expect.poll(() => look('/failing')).toEqual([200, 'hit', expect.not.stringMatching(/ 1$/)]); // by itself
});

test('a 404 is never kept, nor a 200 without keys, nor one that sets a cookie', async () => {
  const unkept = [
    ['/gone', { status: 404 }],
    ['/own', { headers: { 'surrogate-key': '' } }],
    ['/cookie', { headers: { 'set-cookie': 'who=me' } }],
    ['/moved', { status: 307, headers: { location: '/' } }],
  ] as const;
  for (const [path, answer] of unkept) {
    origin.answer = () => answer;
    await look(path);
    expect((await look(path))[2], path).toBe(`${path} 2`);
  }
  origin.answer = () => ({});
  expect(await look('/gone')).toEqual([200, 'miss', '/gone 3']); // found at once when it comes to be
});

test('cookies neither split kept pages nor reach them; the reader’s own pages and calls have theirs', async () => {
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

test('who has just posted reads past the cache, which keeps what it has', async () => {
  await look('/mine');
  expect(await look('/mine', { cookie: 'a=1; fresh=1' })).toEqual([200, 'pass', '/mine 2']);
  expect(origin.requests.at(-1)?.headers.cookie).toBeUndefined();
  expect(await look('/mine', { cookie: 'refresh=1' })).toEqual([200, 'hit', '/mine 1']);
});

test('what a page does not know is dropped from its address, and the order of the rest does not matter', async () => {
  await look('/stage/1?year=2020&utm_source=x&rule=3&fbclid=1');
  expect(origin.requests.at(-1)?.url).toBe('/stage/1?rule=3&year=2020');
  expect((await look('/stage/1?rule=3&pages=1&&_rsc=abc&year=2020'))[1]).toBe('hit');
  await look('/keyword/a&b?utm=1');
  expect(origin.requests.at(-1)?.url).toBe('/keyword/a&b');
  await look('/?x=1');
  expect(origin.requests.at(-1)?.url).toBe('/');
});

test('a navigation payload and its page are two, and so are payloads for readers who come from different pages', async () => {
  origin.answer = (request) => ({
    headers: { vary: 'rsc, next-router-state-tree, next-router-prefetch, Accept-Encoding' },
    body: `${request.headers.rsc ?? 'page'} ${request.headers['next-router-state-tree'] ?? ''}`,
  });
  expect((await look('/walk'))[2]).toBe('page ');
  expect((await look('/walk', { 'next-router-state-tree': 'garbage' })).slice(1)).toEqual(['hit', 'page ']);
  expect((await look('/walk?_rsc=1', { rsc: '1', 'next-router-state-tree': 'a' }))[2]).toBe('1 a');
  expect((await look('/walk?_rsc=1', { rsc: '1', 'next-router-state-tree': 'b' }))[2]).toBe('1 b');
  expect((await look('/walk?_rsc=1', { rsc: '1', 'next-router-state-tree': 'a' })).slice(1)).toEqual(['hit', '1 a']);
  expect((await look('/walk', { rsc: '1' }))[2]).toBe('1 ');
  expect((await look('/walk')).slice(1)).toEqual(['hit', 'page ']);
});

test('internal headers of the framework and the proxy do not reach an app, even without nginx in front', async () => {
  const names = STRIPPED_HEADERS.filter((name) => name !== 'upgrade'); // Node would wait for another protocol
  for (let from = 0; from < names.length; from += 20) {
    const forged = Object.fromEntries(names.slice(from, from + 20).map((name) => [name, '1'])); // Varnish takes 64 in all
    await varnish.ask(`/strip/${from}`, { headers: forged });
    await varnish.ask('/dashboard', { headers: forged });
    await varnish.ask('/api/records', { method: 'POST', headers: forged });
  }
  expect(origin.requests.length).toBe(3 * Math.ceil(names.length / 20));
  expect(origin.requests.flatMap(({ headers }) => names.filter((name) => name in headers))).toEqual([]);
});

test('PURGE needs keys, and is refused to what nginx hands on', async () => {
  await look('/kept');
  const headers = { 'surrogate-key': 'site' };
  expect((await varnish.ask('/', { method: 'PURGE', headers: { ...headers, 'x-forwarded-proto': 'https' } })).status).toBe(405);
  expect((await varnish.ask('/', { method: 'PURGE' })).status).toBe(400);
  expect((await look('/kept'))[1]).toBe('hit');
});

test('hits are packed for who can unpack, HEAD and Range are answered from the cache, and a known page is a 304', async () => {
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

test('a Range or a condition that comes first does not keep a part or nothing', async () => {
  const [first] = await look('/ranged', { range: 'bytes=0-3', 'if-none-match': '"x"' });
  expect([200, 206]).toContain(first); // whole where it is handed on while it comes
  expect(origin.requests[0]?.headers).not.toHaveProperty('range');
  expect(await look('/ranged')).toEqual([200, 'hit', '/ranged 1']);
});

test('full apps cost pages a 503 at once, or what was there before; posts have room of their own', async () => {
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

test('without any app everything that was seen is still there, posts are 503 with Retry-After, and all comes back by itself', async () => {
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

test('an app that says it is not ready gets nothing more', async () => {
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
