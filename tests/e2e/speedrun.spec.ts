import { speedrunRoute } from '#domain/catalogue/routes.ts';
import { contentCatalogue } from '#tests/support/catalogue.ts';
import { createAccount, newName, signIn } from '#tests/support/e2e-accounts.ts';
import { reviewButton, sendButton } from '#tests/support/e2e-records.ts';
import { lookAt, lookName } from '#tests/support/look-at.ts';
import { LOOKS } from '#tests/support/looks.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { LOCALES, localePath } from '#web/i18n/locales.ts';

for (const look of LOOKS)
  test(`a speedrun shows its podium, every run, splits and the record's steps: ${lookName(look)}`, async ({ page }) => {
    await lookAt(page, '/speedrun/101', look);
    const main = page.getByRole('main');
    await expect(main.getByRole('list', { name: /^(The first three|上位3人)$/ }).getByRole('listitem')).toHaveCount(3);
    await expect(main.getByRole('table', { name: /^(Ranking of Meadow, Any Ending|草原・クリアまでのランキング)$/ })).toBeVisible();
    await expect(main.getByRole('heading', { name: /^(Record history|記録の歩み)$/ })).toBeVisible();
  });

test('each of the 17 entries has its podium, its runs and the way to post one, in both languages', async ({ request }) => {
  const catalogue = contentCatalogue();
  expect(catalogue.speedruns.size).toBe(17);
  for (const { id, name } of catalogue.speedruns.values()) {
    const pages = await Promise.all(LOCALES.map((locale) => request.get(localePath(locale, speedrunRoute(id)))));
    for (const [index, page] of pages.entries()) {
      expect(page.status(), `${id}`).toBe(200);
      const html = await page.text();
      expect(html).toContain(name[LOCALES[index] ?? 'en']);
      expect(html.match(/data-step="[123]"/g), `the podium of ${id}`).toHaveLength(3);
      expect(html.match(/<tr/g)?.length, `the runs of ${id}`).toBeGreaterThan(4);
      expect(html).toMatch(/Submit run|タイムを投稿/);
      const times = [...html.matchAll(/<b>(\d+(?::\d\d){1,2}(?:\.\d+)?)<\/b>/g)].map(([, time]) => time?.split('.')[1]?.length ?? 0);
      expect(new Set(times).size, `${times} digits in ${id}`).toBe(1);
    }
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('consoles are links in the address, and what an entry does not offer is not found', async ({ page }) => {
    await page.goto('/speedrun/101');
    await page.getByRole('main').getByRole('link', { name: 'Wii', exact: true }).click();
    await expect(page).toHaveURL('/speedrun/101?console=2');
    const consoles = page.getByRole('main').getByRole('table').first().locator('tbody tr td:nth-last-child(3)');
    expect(new Set(await consoles.allInnerTexts())).toEqual(new Set(['Wii']));
    for (const path of ['/speedrun/101?console=3', '/speedrun/101?console=x', '/speedrun/103', '/post?speedrun=103'])
      expect((await page.goto(path))?.status()).toBe(404);
  });
});

test('a runner posts a run with splits by the same form, and finds it first', async ({ page }) => {
  const name = newName();
  await signIn(page, await createAccount({ name }), '/post?speedrun=405');
  await page.getByLabel('Time', { exact: true }).fill('0:59:58.765');
  await page.getByLabel('Splits').fill('First gate 12:34.5\nSpring 59:58.765');
  await reviewButton(page).click();
  await sendButton(page).click();
  await expect(page.getByText('This rank needs evidence.')).toBeVisible();
  await page.getByLabel('Video link').fill('https://youtu.be/aaaaaaaaaaa');
  await reviewButton(page).click();
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/record\/\d+$/);
  await expect(page.getByRole('table', { name: 'Splits of this run' }).getByRole('row').last()).toContainText('47:24.265');
  await page.goto('/speedrun/405');
  const podium = page.getByRole('list', { name: 'The first three' }).getByRole('listitem').first();
  await expect(podium).toContainText('59:58.765');
  await expect(podium).toContainText(name);
});
