import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#data/db.ts';
import { get, getPage, textOf } from '#tests/support/http/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { siteDeps } from '#tests/support/sites/site-database.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';
import { writeDump } from '#usecases/dumps/write-dump.ts';
import { createDumps } from '#wiring/create-dumps.ts';

const COUNTER = 'http://127.0.0.1:9'; // No request is sent to this address.
const OLD_SITE = 'https://old.example.org/top';

const storage = { STORAGE_DIRECTORY: mkdtempSync(join(tmpdir(), 'stargrass-storage-')) };

let configured: Site;
beforeAll(async () => {
  configured = await startSite(readingSite().databaseUrl, {
    env: { PAGE_VIEW_URL: `${COUNTER}/view`, OLD_SITE_URL: OLD_SITE, ...storage },
  });
});
afterAll(async () => {
  await configured?.stop();
  rmSync(storage.STORAGE_DIRECTORY, { recursive: true });
});

test('a site without a page view counter does not mention one, and its security policy allows no other host', async () => {
  const [counted, plain] = [await get('/stage/201', { site: configured.url }), await get('/stage/201')];
  const policyOf = ({ headers }: Response) => /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  expect(policyOf(counted)).toBe(`'self' ${COUNTER}`);
  expect(policyOf(plain)).toBe("'self'");
  expect(await counted.text()).toContain('page-view');
  expect(await plain.text()).not.toMatch(/page-?view/i);
});

test('/moving links to the old site only when one is configured', async () => {
  const oldSiteLink = async (path: string, label: string, site: string) =>
    (await getPage(path, { site })).root
      .querySelectorAll('main a')
      .find((link) => textOf(link) === label)
      ?.getAttribute('href');
  expect(await oldSiteLink('/ja/moving', '旧サイトを開く', configured.url)).toBe(OLD_SITE);
  expect(await oldSiteLink('/moving', 'Open the old site', configured.url)).toBe(OLD_SITE);
  expect(await oldSiteLink('/moving', 'Open the old site', readingSite().url)).toBeUndefined();
});

test('/data lists the files of the newest dump, which are streamed with their hash until the dump is deleted', async () => {
  const site = configured.url;
  // A dump is read on one connection and published on another.
  const { db, close } = openDatabase(readingSite().databaseUrl, { maxConnections: 2, statementTimeoutMs: 60_000 });
  onTestFinished(close);
  const dumpId = await writeDump({ ...siteDeps(db), dumps: createDumps(storage) });
  const path = `/api/dumps/${dumpId}/records.jsonl.gz`;
  for (const page of ['/data', '/ja/data']) {
    const { root } = await getPage(page, { site });
    expect(root.querySelector(`main a[href="${path}"]`), page).not.toBeNull();
    expect(textOf(root.querySelector('main pre'))).toContain('records.jsonl.gz');
  }
  const latest = await get('/api/dumps/latest/records.jsonl.gz', { site });
  expect([latest.status, latest.headers.get('location')]).toEqual([307, path]);
  const file = await get(path, { site });
  const bytes = Buffer.from(await file.arrayBuffer());
  const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
  expect(file.status).toBe(200);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/gzip',
    'content-length': String(bytes.length),
    'cache-control': 'no-cache',
    etag,
  });
  expect(file.headers.get('surrogate-key')).toBeNull();
  expect((await get(path, { site, headers: { 'if-none-match': etag } })).status).toBe(304);
  await db.deleteFrom('dumps').execute();
  expect((await get(path, { site })).status).toBe(404);
  expect(textOf((await getPage('/data', { site })).root.querySelector('h2'))).toBe('No download yet');
});
