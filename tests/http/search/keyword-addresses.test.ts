import { expect, test } from 'vitest';
import { get, getPage, textOf } from '#tests/support/http/request.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

const JAPANESE = encodeURIComponent('つゆ卵');

// Each path that differs from `own` redirects permanently to `own`.
for (const [path, heading, own] of [
  ['/keyword/Dew_Egg', 'Dew Egg', '/keyword/Dew_Egg'],
  ['/keyword/dew_egg', 'Dew Egg', '/keyword/Dew_Egg'],
  [`/keyword/${JAPANESE}`, 'Dew Egg', '/keyword/Dew_Egg'],
  ['/ja/keyword/Dew_Egg', 'つゆ卵', `/ja/keyword/${JAPANESE}`],
  ['/keyword', 'Glossary', '/keyword'],
  ['/ja/keyword', '用語集', '/ja/keyword'],
  ['/keyword/rules', 'Rules', '/keyword/rules'],
  ['/ja/keyword/rules', 'ルール', '/ja/keyword/rules'],
] as const)
  test(`${path} leads to the page with the heading "${heading}"`, async () => {
    if (path !== own) {
      const { status, headers } = await get(path);
      expect([status, headers.get('location')]).toEqual([308, own]);
    }
    const { status, root } = await getPage(own);
    expect([status, textOf(root.querySelector('h1'))]).toEqual([200, heading]);
  });

test('a keyword has one canonical address per language', async () => {
  const { root } = await getPage('/keyword/Dew_Egg');
  const hrefOf = (selector: string) => root.querySelector(selector)?.getAttribute('href');
  expect(hrefOf('link[rel="canonical"]')).toBe(`${readingSite().url}/keyword/Dew_Egg`);
  expect(hrefOf('link[hreflang="ja"]')).toBe(`${readingSite().url}/ja/keyword/${JAPANESE}`);
});

test('a deleted keyword shows a tombstone that is not indexed', async () => {
  const { status, root, html } = await getPage('/keyword/Basket_Count');
  expect([status, textOf(root.querySelector('h1'))]).toEqual([200, 'This entry was deleted']);
  expect(root.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  expect(html).not.toContain('baskets filled');
});

for (const path of ['/keyword/Nowhere', '/ja/keyword/Nowhere', '/keyword/%00', '/keyword/100%25', '/keyword/a/b'])
  test(`${path} returns 404`, async () => {
    expect((await get(path)).status).toBe(404);
  });
