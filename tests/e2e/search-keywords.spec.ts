import { expectAccessible, expectNoLayoutShift, expectNoOverflow, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';

test('the lists have the fields of the specification, may be kept a minute, and say when nothing changed', async ({ request }) => {
  for (const path of ['/api/server/stage/all', '/api/server/keyword']) {
    const answer = await request.get(path);
    expect(answer.headers()['cache-control']).toContain('public, max-age=60');
    expect(answer.headers()['set-cookie']).toBeUndefined();
    const again = await request.get(path, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
  }
  const { data: stages } = await (await request.get('/api/server/stage/all')).json();
  expect(Object.keys(stages[0])).toEqual(['stage_id', 'stage_name', 'eng_stage_name', 'parent', 'category', 'type', 'yomi']);
  const { data: keywords } = await (await request.get('/api/server/keyword')).json();
  expect(Object.keys(keywords[0])).toEqual(['keyword', 'unique_id', 'category', 'tag', 'yomi', 'content', 'flag', 'lang']);
});

for (const [query, status] of [
  ['q=halfmoon', 200],
  ['', 200],
  ['q=', 422],
  [`q=${'x'.repeat(65)}`, 422],
  ['q=%00', 422],
] as const)
  test(`players by "${query.slice(0, 12)}" are answered with ${status}`, async ({ request }) => {
    expect((await request.get(`/api/search/users?${query}`)).status()).toBe(status);
  });

for (const [path, heading] of [
  ['/keyword/Dew_Egg', 'Dew Egg'],
  ['/keyword/dew_egg', 'Dew Egg'],
  [`/keyword/${encodeURIComponent('つゆ卵')}`, 'Dew Egg'],
  ['/ja/keyword/Dew_Egg', 'つゆ卵'],
  ['/keyword', 'Keywords'],
  ['/ja/keyword', 'キーワード'],
  ['/keyword/rules', 'Rules'],
  ['/ja/keyword/rules', 'ルール'],
] as const)
  test(`${path} is read under "${heading}"`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await expectNoLayoutShift(page);
    expect(trouble).toEqual([]);
  });

test('an entry has one address a language', async ({ page }) => {
  await page.goto('/keyword/dew_egg');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/keyword\/Dew_Egg$/);
  await expect(page.locator('link[hreflang=ja]')).toHaveAttribute('href', new RegExp(`/ja/keyword/${encodeURIComponent('つゆ卵')}$`));
});

test('a deleted entry is a tombstone that is not to be indexed', async ({ page }) => {
  expect((await page.goto('/keyword/Basket_Count'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This entry was deleted');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText('baskets filled')).toHaveCount(0);
});

for (const path of ['/keyword/Nowhere', '/ja/keyword/Nowhere', '/keyword/%00', '/keyword/100%25', '/keyword/a/b'])
  test(`${path} never existed`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });

for (const width of [1280, 390])
  test(`keywords look as designed at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, name] of [
      ['/keyword', 'keywords'],
      ['/keyword/Thistledown_Rise', 'keyword'],
      ['/ja/keyword/Thistledown_Rise', 'keyword.ja'],
    ] as const) {
      await page.goto(path);
      await expectNoOverflow(page);
      await takePicture(page, `${name}.${width === 390 ? 'mobile' : 'desktop'}.dark`);
    }
  });
