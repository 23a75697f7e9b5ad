import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { get } from '#tests/support/http/request.ts';

// Decision 0053 explains what these bytes contain. One more column costs about 300 bytes.
const MAX_STAGE_BYTES = 32 * 1024;
const MAX_TOTAL_BYTES = 60_000;

async function htmlOf(path: string): Promise<string> {
  const response = await get(path);
  expect(response.status).toBe(200);
  return response.text();
}

for (const path of ['/stage/201', '/ja/stage/201', '/stage/321', '/ja/stage/401'])
  test(`${path}, a page of 100 rows, is at most 32 KiB with gzip`, async () => {
    expect(gzipSync(await htmlOf(path)).length).toBeLessThanOrEqual(MAX_STAGE_BYTES);
  });

for (const path of ['/total/20', '/ja/total/1', '/ranking', '/total/20?since=2025-01-01'])
  test(`${path}, a page of at most 100 players, is at most 60 KB with gzip and contains no other player`, async () => {
    const html = await htmlOf(path);
    expect(gzipSync(html).length).toBeLessThan(MAX_TOTAL_BYTES);
    const players = new Set(html.match(/\/user\/[\w-]+/g)).size;
    expect(players).toBeGreaterThan(10);
    expect(players).toBeLessThanOrEqual(100);
  });
