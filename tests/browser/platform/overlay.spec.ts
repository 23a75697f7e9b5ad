import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { watchForTrouble } from '#tests/support/browser/page-health.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { postRecord } from '#tests/support/sites/live-site.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';

test.use({ site: 'posting' });

test('an overlay is transparent and shows a new record without a reload', async ({ page, testSite }) => {
  const trouble = watchForTrouble(page);
  const actor = await withSiteDatabase(testSite, (db) => createActor(db, 'player'));
  await page.setViewportSize({ width: 800, height: 450 });
  await page.goto('/overlay/ticker?rows=20');
  await expect(page.locator('#overlay')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const recordId = await postRecord(testSite.url, actor);
  await expect(page.locator(`[data-key="${recordId}"]`)).toHaveCount(1);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  const picture = await page.screenshot({ omitBackground: true });
  const corner = await sharp(picture).extract({ left: 799, top: 449, width: 1, height: 1 }).ensureAlpha().raw().toBuffer();
  expect(corner[3]).toBe(0);
  expect(trouble).toEqual([]);
});

test('another site may frame an embed, and no other page', async ({ page, testSite }) => {
  const frame = (path: string) => `<iframe src="${testSite.url}${path}"></iframe>`;
  const other = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(`<!doctype html>${frame('/embed/stage/201')}${frame('/stage/201')}`),
  );
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  await expect(page.frameLocator('iframe').first().locator('h1')).toHaveText('Button Jar Landing');
  // The browser shows an error page in place of the other frame.
  const frames = page.frames().map((each) => new URL(each.url()).pathname);
  expect(frames).toContain('/embed/stage/201');
  expect(frames).not.toContain('/stage/201');
  other.closeAllConnections();
  other.close();
});
