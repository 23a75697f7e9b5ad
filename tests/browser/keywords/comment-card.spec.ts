import { expectAccessible, watchForTrouble } from '#tests/support/browser/page-health.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { getPage, textsOf } from '#tests/support/http/request.ts';
import { isFull } from '#tests/support/rounds.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { post } from '#tests/support/scenarios/records-api.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

test.use({ site: 'posting' });

/**
 * Posts a record whose comment mentions a keyword and waits until the worker has linked that keyword. Returns the
 * record page's path.
 */
async function postComment(): Promise<string> {
  const { url } = postingSite();
  const player = await withSiteDatabase(postingSite(), (db) => createActor(db, 'player'));
  const draft = { stageId: 222, rule: 24, score: '1234', console: 1, videoUrl: VIDEO, comment: 'Lost it behind a Dew Egg.' };
  const { status, body } = await post(url, player, draft);
  expect([status, body]).toEqual([201, expect.any(String)]);
  const path = `/record/${(JSON.parse(body) as { recordId: string }).recordId}`;
  await expect.poll(async () => textsOf((await getPage(path, { site: url })).root, 'main button')).toContain('Dew Egg');
  return path;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true });

  for (const [prefix, name] of [['', 'Dew Egg'], ...(isFull ? [['/ja', 'つゆ卵'] as const] : [])] as const)
    test(`a keyword in a comment opens its card by keyboard and by touch, in the reader's language: ${name}`, async ({ page }) => {
      await page.goto(prefix + (await postComment()));
      const [term, card] = [page.getByRole('button', { name: 'Dew Egg' }), page.getByRole('link', { name, exact: true })];
      await expect(card).toBeHidden();
      await term.press('Enter');
      await expect(card).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await term.tap();
      await expect(card).toBeVisible();
      await card.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });
});

test('an open keyword card is accessible and causes no console error', async ({ page }) => {
  const trouble = watchForTrouble(page);
  await page.goto(await postComment());
  await page.getByRole('button', { name: 'Dew Egg' }).click();
  await expect(page.getByRole('link', { name: 'Dew Egg', exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(trouble).toEqual([]);
});
