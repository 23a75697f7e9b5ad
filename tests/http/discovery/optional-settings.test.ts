import { afterAll, beforeAll, expect, test } from 'vitest';
import { get, getPage, textOf } from '#tests/support/http/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

const COUNTER = 'http://127.0.0.1:9'; // No request is sent to this address.
const OLD_SITE = 'https://old.example.org/top';

let configured: Site;
beforeAll(async () => {
  configured = await startSite(readingSite().databaseUrl, { env: { PAGE_VIEW_URL: `${COUNTER}/view`, OLD_SITE_URL: OLD_SITE } });
});
afterAll(() => configured?.stop());

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
