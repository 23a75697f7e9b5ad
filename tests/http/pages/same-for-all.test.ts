import { expect, test } from 'vitest';
import { pageKeys } from '#domain/edge/page-keys.ts';
import { printOf } from '#tests/support/edge/edge-print.ts';
import { beginSessionOf } from '#tests/support/http/accounts.ts';
import { get } from '#tests/support/http/request.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

const PAGES = ['/', '/ja/stage/201', '/total/1', '/ja/ranking', '/user/andante', '/limited/151101', '/keyword/Dew_Egg', '/record/1'];

test('a cached page is the same for a visitor and for a player with another language', async () => {
  const cookie = await beginSessionOf('andante', readingSite());
  for (const path of PAGES) {
    expect(pageKeys(path)).toBeDefined(); // The edge caches the page.
    const read = async (options: Parameters<typeof get>[1]) => {
      const response = await get(path, options);
      const headers = { 'content-type': response.headers.get('content-type') ?? '' };
      return printOf({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) });
    };
    const forVisitor = await read({ headers: { 'accept-language': 'en' } });
    expect(await read({ cookie, headers: { 'accept-language': 'ja' } }), path).toBe(forVisitor);
  }
});
