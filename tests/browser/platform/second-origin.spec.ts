import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '#tests/support/browser/test.ts';
import { rankedHandles } from '#tests/support/sites/demo-stats.ts';

test('a page of another origin can read what is public, and nothing with cookies or tokens', async ({ page, testSite }) => {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>x</title>'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [handle = ''] = await rankedHandles('position');
  const reads = [
    ...['/api/v1/catalogue', '/api/v1/boards/stage/201', '/api/v1/boards/stage/201/history', '/api/v1/totals/1'],
    ...[`/api/v1/players/${handle}`, '/api/v1/records?limit=5', '/feeds/records.atom', '/api/live', '/stage/201/card.png', '/calendar.ics'],
  ];
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const found = await page.evaluate(
      async ({ site, paths }) => {
        const ask = async (path: string, init: RequestInit = {}) => {
          try {
            const response = await fetch(site + path, init);
            const { value } = (await response.body?.getReader().read()) ?? {};
            return value && value.length > 0 ? response.status : 'empty';
          } catch {
            return 'refused';
          }
        };
        const etag = (await fetch(`${site}/api/v1/rules/21`)).headers.get('etag') ?? '';
        return {
          reads: await Promise.all(paths.map((path) => ask(path))),
          condition: (await fetch(`${site}/api/v1/rules/21`, { headers: { 'if-none-match': etag }, cache: 'no-store' })).status,
          refused: await Promise.all([
            ask('/api/v1/rules/21', { credentials: 'include' }),
            ask('/api/v1/rules/21', { headers: { authorization: 'Bearer x' } }),
            ask('/api/v1/me', { headers: { authorization: 'Bearer x' } }),
            ask('/api/v1/records', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
            ask('/api/records', { method: 'POST', body: '{}' }),
            ask('/api/me/summary', { credentials: 'include' }),
            ask('/api/rules/21'),
            ask('/stage/201'),
          ]),
        };
      },
      { site: testSite.url, paths: reads },
    );
    expect(found.reads).toEqual(reads.map(() => 200));
    expect(found.condition).toBe(304);
    expect(found.refused).toEqual(found.refused.map(() => 'refused'));
  } finally {
    server.close();
  }
});
