import { keywordRoute } from '#domain/keywords/routes.ts';
import { createOthersEntry, openEditor, signInAsNewPlayer } from '#tests/support/browser/keyword-editor.ts';
import { expectAccessible, expectNoOverflow } from '#tests/support/browser/page-health.ts';
import { takePicture } from '#tests/support/browser/screenshot.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isFull } from '#tests/support/rounds.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { callKeywords } from '#tests/support/scenarios/keywords.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

test.use({ site: 'posting' });

const TEXT = { en: 'One sprout.\n\nAt least 40 stand.\n\nThe end.', ja: 'メブキが一匹。\n\n40匹以上が残る。\n\nおわり。' };

/** Saves a keyword's text as another player, as if from another browser. */
async function saveAsOther(uniqueId: string, lang: 'en' | 'ja', text: string): Promise<void> {
  const other = await withSiteDatabase(postingSite(), (db) => createActor(db, 'player'));
  const { data } = await callKeywords(postingSite().url, other, 'GET', `/${uniqueId}`);
  const { category, reading, revisionId, texts } = data;
  const base = { revisionId, textRevisionId: texts[lang].revisionId };
  const { name, tag } = texts[lang];
  const saved = await callKeywords(postingSite().url, other, 'PATCH', `/${uniqueId}`, { lang, name, reading, category, tag, text, base });
  expect(saved.status).toBe(200);
}

for (const locale of isFull ? (['en', 'ja'] as const) : (['ja'] as const))
  test(`when two players edit one keyword at once, neither text is lost: ${locale}`, async ({ page }) => {
    const text = TEXT[locale];
    const { uniqueId, name } = await createOthersEntry({ lang: locale, text });
    const entryPath = localePath(locale, keywordRoute(name));
    await signInAsNewPlayer(page);
    const { conflict } = messagesOf(locale).editor;
    const { field, save, saveMerged } = await openEditor(page, `/keyword-edit/${uniqueId}`, locale);
    await field('text').fill(`Mine.\n\n${text.replace('40', '50')}`);
    await saveAsOther(uniqueId, locale, `${text.replace('40', '45')}\n\nTheirs.`);
    await save.click();

    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    const open = page.locator('section[data-open]');
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('45');
    await expect(open).toContainText('50');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await takePicture(page, `keyword-conflict.desktop.dark.${locale}`, { fullPage: true });
    // Saving is rejected while a conflict is unresolved.
    await saveMerged.press('Enter');
    await expect(page.getByText(conflict.unsettled)).toBeVisible();
    // Moves the focus from "theirs" to "mine".
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await saveMerged.click();
    await expect(page).toHaveURL(entryPath);
    for (const words of ['Mine.', '50', 'Theirs.']) await expect(page.locator('main')).toContainText(words);

    const { entry, history } = messagesOf(locale).keywords;
    await page.getByRole('link', { name: entry.history }).click();
    await page.getByRole('link', { name: history.changes }).first().click();
    await expect(page.locator('tbody del', { hasText: '45' })).toBeVisible();
    await expect(page.locator('tbody ins', { hasText: '50' })).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, `keyword-history.desktop.dark.${locale}`);
    // Restores the first version.
    await page.getByRole('button', { name: history.restore.action }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: history.restore.yes, exact: true }).click();
    await expect(page).toHaveURL(entryPath);
    await expect(page.locator('main')).toContainText('40');
    await expect(page.locator('main')).not.toContainText('Theirs.');
  });
