import { expect, test } from '@playwright/test';
import { CountingOrigin } from '#tests/support/edge/counting-origin.ts';
import { type OwnVarnish, startOwnVarnish } from '#tests/support/edge/own-varnish.ts';
import { within } from '#tests/support/time-scale.ts';

// Checks how much of the shared capacity one client network can use: uncached pages, cache bypasses, and pages that an
// app is slow to send.

test.describe.configure({ mode: 'serial' });

// In production, nginx sets this header.
const NETWORK = 'x-client-network';
const [FIRST, SECOND] = [new CountingOrigin(), new CountingOrigin()];
// Half of all page connections, because two apps have three each.
const PAGES_OF_CLIENT = 3;
let varnish: OwnVarnish;

test.beforeAll(async () => {
  varnish = await startOwnVarnish([await FIRST.listen(), await SECOND.listen()], { EDGE_PAGE_CONNECTIONS: '3' });
});
test.afterAll(async () => {
  await varnish?.stop();
  await Promise.all([FIRST.close(), SECOND.close()]);
});
test.beforeEach(() => {
  for (const each of [FIRST, SECOND]) {
    each.answer = () => ({});
    each.requests.length = 0;
  }
});

const count = (path: string) => FIRST.count(path) + SECOND.count(path);
const hold = (paths: RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const each of [FIRST, SECOND]) each.answer = ({ url = '' }) => (paths.test(url) ? { after: promise } : {});
  return resolve;
};
const look = async (path: string, client: string, headers: Record<string, string> = {}) => {
  const answer = await varnish.ask(path, { headers: { [NETWORK]: client, ...headers } });
  return [answer.status, answer.headers['x-cache']];
};

test('a network can bypass the cache with the cookie `fresh` 10 times a minute, and other networks are unaffected', async () => {
  const fresh = { cookie: 'fresh=1' };
  await look('/mine', 'a');
  for (let nth = 0; nth < 10; nth += 1) expect(await look('/mine', 'a', fresh)).toEqual([200, 'pass']);
  // Another one is allowed six seconds later.
  expect(await look('/mine', 'a', fresh)).toEqual([200, 'hit']);
  expect(await look('/mine', 'b', fresh)).toEqual([200, 'pass']);
  expect(count('/mine')).toBe(12);
});

test('prefetches with the cookie `fresh` do not bypass the cache', async () => {
  const prefetch = { rsc: '1', 'next-router-prefetch': '1', cookie: 'fresh=1' };
  await look('/ahead', 'c', prefetch);
  expect(await look('/ahead', 'c', prefetch)).toEqual([200, 'hit']);
});

test('a network that uses half of the page connections gets 429 for its next uncached page, while others are still served', async () => {
  await look('/cached', 'd');
  await look('/purged', 'd');
  await varnish.purge('/purged');
  const open = hold(/^\/slow/);
  const slow = Array.from({ length: PAGES_OF_CLIENT }, (_, nth) => look(`/slow/${nth}`, 'd'));
  await expect.poll(() => FIRST.requests.length + SECOND.requests.length).toBe(2 + PAGES_OF_CLIENT);

  const refused = await varnish.ask('/ja/more', { headers: { [NETWORK]: 'd', 'x-request-id': 'a-request-id' } });
  expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([429, '5', 'no-store']);
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
  expect(refused.text()).toContain('<html lang="ja"');
  expect(refused.text()).toContain('a-request-id');
  expect((await look('/dashboard', 'd'))[0]).toBe(429);
  expect(await look('/cached', 'd')).toEqual([200, 'hit']);
  expect(await look('/purged', 'd')).toEqual([200, 'stale']);
  // The edge did not request these pages in the background either.
  expect([count('/ja/more'), count('/dashboard'), count('/purged')]).toEqual([0, 0, 1]);

  expect((await look('/ja/more', 'e'))[0]).toBe(200);
  expect((await look('/dashboard', 'e'))[0]).toBe(200);
  expect((await varnish.ask('/api/records', { method: 'POST', json: {}, headers: { [NETWORK]: 'd' } })).status).toBe(200);
  open();
  expect(await Promise.all(slow)).toEqual(slow.map(() => [200, 'miss']));
});

test('reads of the public API have as many connections of their own, and their refusal is open to other sites', async () => {
  const open = hold(/slow/);
  const slow = Array.from({ length: PAGES_OF_CLIENT }, (_, nth) => look(`/api/v1/records?slow=${nth}`, 'h'));
  await expect.poll(() => FIRST.requests.length + SECOND.requests.length).toBe(PAGES_OF_CLIENT);
  const { status, headers, text } = await varnish.ask('/api/v1/records', { headers: { [NETWORK]: 'h' } });
  expect([status, JSON.parse(text()).error, headers['retry-after']]).toEqual([429, 'too-many-tries', '5']);
  expect([headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual(['*', 'cross-origin']);
  expect((await look('/api/v1/records', 'i'))[0]).toBe(200);
  expect((await look('/page', 'h'))[0]).toBe(200);
  expect((await varnish.ask('/api/v1/records', { method: 'POST', json: {}, headers: { [NETWORK]: 'h' } })).status).toBe(200);
  open();
  expect((await Promise.all(slow)).map(([each]) => each)).toEqual(slow.map(() => 200));
});

test('a network can read any number of uncached pages one after the other, because connections are released', async () => {
  for (let nth = 0; nth < 5 * PAGES_OF_CLIENT; nth += 1) expect(await look(`/series/${nth}`, 'f')).toEqual([200, 'miss']);
  for (let nth = 0; nth < 5 * PAGES_OF_CLIENT; nth += 1) expect((await look('/dashboard', 'f'))[0]).toBe(200);
  FIRST.answer = SECOND.answer = () => ({ status: 500 });
  for (let nth = 0; nth < 5 * PAGES_OF_CLIENT; nth += 1) expect((await look(`/failing/${nth}`, 'f'))[0]).toBe(500);
});

test('a page that an app does not start to send within 10 s is not requested from the other app', async () => {
  const open = hold(/^\/blocks/);
  const ask = (path: string, cookie?: string) => varnish.ask(path, { timeoutMs: within(40_000), ...(cookie && { cookie }) });
  const answers = await Promise.all([ask('/blocks/1'), ask('/blocks/2', 'fresh=1')]);
  open();
  for (const { status, headers } of answers) expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect([count('/blocks/1'), count('/blocks/2')]).toEqual([1, 1]);
});

test('a page whose app closes the connection is requested from the other app', async () => {
  FIRST.answer = SECOND.answer = ({ socket }) => {
    if (count('/cut') === 1) socket.destroy();
    return {};
  };
  expect(await look('/cut', 'g')).toEqual([200, 'miss']);
  expect(count('/cut')).toBe(2);
});
