import { expect, test } from 'vitest';
import { formatRank } from '#domain/rankings/ranks.ts';
import { get, getPage } from '#tests/support/http/request.ts';
import { ranksOf, tableOf } from '#tests/support/http/tables.ts';
import { readV1 } from '#tests/support/http/v1.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

const ORIGIN = { origin: 'https://other.example' };
const OPEN = ['/api/v1/rules/21', '/api/v1/rules/99999', '/feeds/records.atom', '/calendar.ics', '/ja/stage/201/card.png', '/api/live'];
const CLOSED = ['/', '/stage/201', '/api/v1/me', '/api/v1/nothing', '/api/rules/21', '/api/boards/201/21/ranking.json', '/api/me/summary'];

const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, readingSite().url), { redirect: 'manual', ...init });
const preflight = (path: string, method: string, headers: string) =>
  ask(path, {
    method: 'OPTIONS',
    headers: { ...ORIGIN, 'access-control-request-method': method, 'access-control-request-headers': headers },
  });

test.each(OPEN)('every other site may read %s, without cookies', async (path) => {
  const response = await get(path, { headers: ORIGIN });
  const { headers } = response;
  await response.body?.cancel();
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('access-control-expose-headers')).toBe('etag, retry-after, x-request-id');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  expect(headers.get('vary') ?? '').not.toMatch(/origin/i);
});

test.each(CLOSED)('other sites may not read %s', async (path) => {
  const { headers } = await get(path, { headers: ORIGIN });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('a preflight allows reading with conditions, and neither a token nor a write', async () => {
  for (const path of ['/api/v1/rules/21', '/calendar.ics', '/feeds/records.json']) {
    const { status, headers } = await preflight(path, 'GET', 'authorization, if-none-match');
    expect([status, headers.get('access-control-allow-origin')], path).toEqual([204, '*']);
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    expect(headers.get('access-control-allow-headers')).toBe('if-none-match, last-event-id, cache-control');
  }
  for (const path of ['/api/records', '/api/v1/me', '/stage/201']) {
    const { headers } = await preflight(path, 'POST', 'content-type');
    expect(headers.get('access-control-allow-origin'), path).toBeNull();
  }
  const post = await ask('/api/v1/records', { method: 'POST', headers: { ...ORIGIN, authorization: 'Bearer x' }, body: '{}' });
  expect([post.status, post.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

test('a board has the ranks that readers see on its page, and the edge may cache it', async () => {
  const { root } = await getPage('/stage/322?year=2024');
  const { body, headers } = await readV1('/boards/stage/322?year=2024');
  const ranks = body.data.map(({ rank, shared }: { rank: number; shared: boolean }) => formatRank(rank, shared));
  expect(ranks).toEqual(ranksOf(tableOf(root, /^Ranking for /)));
  expect(headers.get('surrogate-key')).toBe('stage:322 classes site');
  expect(headers.get('set-cookie')).toBeNull();
  expect((await readV1('/boards/stage/322?year=2024', { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status).toBe(304);
});
