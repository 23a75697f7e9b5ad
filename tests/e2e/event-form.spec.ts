import type { Page } from '@playwright/test';
import { lookAt, lookName } from '#tests/support/look-at.ts';
import { LOOKS } from '#tests/support/looks.ts';
import { expectAccessible, expectNoOverflow } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { type StorySite, signInBrowser, startStorySite } from '#tests/support/story-site.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const PORT = 3246;

// On a site of its own: an event that is opened is in every menu and list.
let site: StorySite;
test.use({ baseURL: `http://127.0.0.1:${PORT}` });
test.beforeAll(async () => {
  site = await startStorySite(PORT);
});
test.afterAll(() => site.stop());

// Each look its own year.
const yearOf = (place: number) => 2041 + place;

for (const [place, look] of LOOKS.entries())
  test(`an admin plans an event whose window was taken, mends it, saves, comes back and opens it: ${lookName(look)}`, async ({ page }) => {
    const words = messagesOf(look.locale).eventForm;
    const [day, lastDay, code] = [`${yearOf(place)}-03-05`, `${yearOf(place)}-03-07`, `${yearOf(place) - 2000}0305`];
    await page.setViewportSize(look.viewport);
    await signInBrowser(page.context(), site, await site.meet('Warden', 'admin'));
    await page.goto(localePath(look.locale, '/'));
    await page.getByRole('button', { name: messagesOf(look.locale).account.button.menu }).click();
    await page.getByRole('link', { name: words.menu }).click();
    await expect(page.getByRole('heading', { name: words.list.title })).toBeVisible();
    await expectAccessible(page);

    await lookAt(page, '/admin/events/new', look);
    await fillPlan(page, look.locale);
    await page.getByLabel(words.opens, { exact: true }).fill('2023-12-15');
    await page.getByLabel(words.closes, { exact: true }).fill('2023-12-17');
    const checks = page.getByRole('list', { name: words.checks.label });
    await expect(checks.getByRole('link', { name: /^(Winter Solstice Team Match|冬至団体戦)$/ })).toBeVisible();
    await page.getByRole('button', { name: words.bar.save }).click();
    await expect(page.getByLabel(words.closes, { exact: true })).toBeFocused();
    await expectAccessible(page);

    await page.getByLabel(words.opens, { exact: true }).fill(day);
    await page.getByLabel(words.closes, { exact: true }).fill(lastDay);
    await expect(page.getByText(words.codeFree.replace('{code}', code))).toBeVisible();
    await expect(checks.getByText(words.checks.window)).toBeVisible();
    await page.getByRole('button', { name: words.bar.save }).click();
    await expect(page).toHaveURL(localePath(look.locale, `/admin/events/${code}`));

    await page.reload();
    await expect(page.getByLabel(words.titleEn)).toHaveValue('Lantern Wick');
    await expect(page.getByLabel(words.opens, { exact: true })).toHaveValue(day);
    await expectNoOverflow(page);
    await expect(checks.getByText(words.checks.window)).toBeVisible(); // the rules have come
    await page.getByRole('button', { name: words.bar.open }).click();
    const dialog = page.getByRole('dialog', { name: words.bar.open });
    await expect(dialog).toContainText(code);
    await dialog.getByRole('button', { name: words.opened.confirm }).click();
    await expect(page.getByRole('heading', { name: words.manage.members.title })).toBeVisible();
    await expect(page.getByText(words.list.states.open, { exact: true })).toBeVisible();
    await expectAccessible(page);
    expect((await page.request.get(`/limited/${code}`)).status()).toBe(200);
  });

async function fillPlan(page: Page, locale: 'en' | 'ja'): Promise<void> {
  const words = messagesOf(locale).eventForm;
  await page.getByLabel(words.titleEn).fill('Lantern Wick');
  await page.getByLabel(words.titleJa).fill('灯心合戦');
  await page.getByRole('button', { name: words.styles.teams, exact: true }).click();
  for (const team of [/^(Team Moon|月組)/, /^(Team Snowdrop|まつゆき草組)/]) await page.getByRole('checkbox', { name: team }).check();
  await page.getByRole('button', { name: words.addStage }).click();
  await page.getByLabel(words.stageEn).fill('Night-Bloom Row');
  await page.getByLabel(words.stageJa).fill('夜咲きの畝');
}
