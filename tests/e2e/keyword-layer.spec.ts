import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/page-health.ts';
import { within } from '#tests/support/patience.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';

test.describe.configure({ mode: 'serial' }); // one record for both
let recordId = '';

test.beforeAll(async () => {
  recordId = await withE2eDatabase(async (db) => {
    const { rows } = await sql<{ record_id: string }>`
      update records set comment = 'Lost it behind a Dew Egg.'
      where record_id = (select record_id from records where comment is not null and state in ('posted', 'verified') order by record_id desc offset 40 limit 1)
      returning record_id`.execute(db);
    if (!rows[0]) throw new Error('no record with a comment');
    return rows[0].record_id;
  });
});

// The worker reads it a moment later.
const openRecord = (page: Page, prefix: string) =>
  expect(async () => {
    expect((await page.goto(`${prefix}/record/${recordId}`))?.status()).toBe(200);
    await expect(page.getByRole('button', { name: 'Dew Egg' })).toBeVisible({ timeout: within(1_000) });
  }).toPass({ timeout: within(20_000) });

test('what a comment speaks of opens a card in the language of the reader, by keys and by touch, without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, hasTouch: true });
  const page = await context.newPage();
  for (const [prefix, name] of [
    ['', 'Dew Egg'],
    ['/ja', 'つゆ卵'],
  ] as const) {
    await openRecord(page, prefix);
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
  }
  await context.close();
});

test('an open card is readable for everybody and troubles nothing', async ({ page }) => {
  await openRecord(page, '');
  const trouble = watchForTrouble(page);
  await page.reload();
  await page.getByRole('button', { name: 'Dew Egg' }).click();
  await expect(page.getByRole('link', { name: 'Dew Egg', exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(trouble).toEqual([]);
});
