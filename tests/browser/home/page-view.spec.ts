import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { scriptsRun } from '#tests/support/browser/open-page.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

type View = { readonly method: string | undefined; readonly headers: IncomingHttpHeaders; readonly body: string };

const views: View[] = [];
const counter = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  views.push({ method: request.method, headers: request.headers, body });
  response.writeHead(204, { 'set-cookie': 'reader=1; SameSite=None' }).end();
});
let site: Site;

test.beforeAll(async () => {
  counter.listen(0, '127.0.0.1');
  await once(counter, 'listening');
  const { port } = counter.address() as AddressInfo;
  site = await startSite(readingSite().databaseUrl, { env: { PAGE_VIEW_URL: `http://127.0.0.1:${port}/view` } });
});
test.afterAll(async () => {
  await site?.stop();
  counter.closeAllConnections();
  counter.close();
});

test('each page view is reported once with its path and language, without a cookie or referrer', async ({ page }) => {
  const seen = () => views.map(({ body }) => JSON.parse(body));
  await page.goto(`${site.url}/ja/menu`);
  await expect.poll(seen).toEqual([{ path: '/menu', locale: 'ja' }]);
  // Navigates without loading a new document.
  await scriptsRun(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('main a[href="/ja/stage/101"]').click();
  await expect.poll(() => seen().at(-1)).toEqual({ path: '/stage/101', locale: 'ja' });
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
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
