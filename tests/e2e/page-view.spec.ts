import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { e2eDatabaseUrl } from '#tests/support/e2e-site.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const PORT = 3243;

type View = { readonly method: string | undefined; readonly headers: IncomingHttpHeaders; readonly body: string };
const views: View[] = [];
const counter = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  views.push({ method: request.method, headers: request.headers, body });
  response.writeHead(204, { 'set-cookie': 'reader=1; SameSite=None' }).end();
});
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  counter.listen(0, '127.0.0.1');
  await once(counter, 'listening');
  const { port } = counter.address() as AddressInfo;
  site = await startSite(PORT, e2eDatabaseUrl(), { env: { PAGE_VIEW_URL: `http://127.0.0.1:${port}/view` } });
});
test.afterAll(async () => {
  await site.stop();
  counter.closeAllConnections();
  counter.close();
});
test.beforeEach(() => {
  views.length = 0;
});

const seen = () => views.map(({ body }) => JSON.parse(body));

test('each page that is opened is reported once: its path and language, no cookie, no referrer', async ({ page }) => {
  await page.goto(`${site.url}/ja/menu`);
  await expect.poll(seen).toEqual([{ path: '/menu', locale: 'ja' }]);
  await page.locator('main a[href="/ja/stage/101"]').click(); // without loading a new document
  await expect.poll(seen).toEqual([
    { path: '/menu', locale: 'ja' },
    { path: '/stage/101', locale: 'ja' },
  ]);
  await page.goto(`${site.url}/stage/201?console=4`);
  await expect.poll(() => seen().at(-1)).toEqual({ path: '/stage/201', locale: 'en' });
  await page.goBack();
  await expect.poll(() => seen().at(-1)).toEqual({ path: '/stage/101', locale: 'ja' });
  expect(views.length).toBe(4);
  for (const { method, headers } of views) {
    expect(method).toBe('POST');
    expect(headers.cookie).toBeUndefined();
    expect(headers.referer).toBeUndefined();
  }
});

for (const [wish, script] of [
  ['Do Not Track', "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
  ['Global Privacy Control', "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })"],
] as const) {
  test(`a reader who sends ${wish} is not reported`, async ({ page, browser }) => {
    await page.addInitScript(script);
    await page.goto(`${site.url}/stage/101`);
    await page.goto(`${site.url}/stage/102`);

    // Somebody else's view arrives after theirs would have.
    const other = await browser.newPage();
    await other.goto(`${site.url}/stage/103`);
    await expect.poll(seen).toEqual([{ path: '/stage/103', locale: 'en' }]);
    await other.close();
  });
}

test('a site without a counter has no trace of it, and its policy allows no other host', async ({ request }) => {
  const [counted, plain] = [await request.get(`${site.url}/stage/201`), await request.get('/stage/201')];
  const policy = (answer: typeof plain) => /connect-src ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1];
  expect(policy(counted)).toMatch(/^'self' http:\/\/127\.0\.0\.1:\d+$/);
  expect(policy(plain)).toBe("'self'");
  expect(await counted.text()).toContain('page-view');
  expect(await plain.text()).not.toMatch(/page-?view/i);
});
