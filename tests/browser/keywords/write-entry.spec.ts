import { keywordRoute } from '#domain/keywords/routes.ts';
import { createOthersEntry, openEditor, signInAsNewPlayer } from '#tests/support/browser/keyword-editor.ts';
import { watchForTrouble } from '#tests/support/browser/page-health.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { isFull } from '#tests/support/rounds.ts';
import { freshKeyword } from '#tests/support/scenarios/keywords.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { OWN_NAMES } from '#web/i18n/language-names.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

test.use({ site: 'posting' });

const MESSAGES = {
  en: {
    required: 'This field is required.',
    reading: 'Please enter in all hiragana.',
    tag: 'Exceeds maximum character limit. Maximum characters = 32 characters',
  },
  ja: {
    required: '必須項目です。',
    reading: 'すべてひらがなで入力してください。',
    tag: '32文字以内で入力してください。',
  },
};

for (const locale of isFull ? (['en', 'ja'] as const) : (['en'] as const))
  test(`a player corrects a new keyword's invalid fields, saves it and renames it: ${locale}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    await signInAsNewPlayer(page);
    const { name } = freshKeyword();
    const words = messagesOf(locale).editor;
    const { field, save, preview } = await openEditor(page, `/keyword-edit?${new URLSearchParams({ name })}`, locale);
    await expect(field('name')).toHaveValue(name);
    await field('reading').fill('カナ');
    await field('tag').fill('x'.repeat(33));
    await save.click();
    for (const message of Object.values(MESSAGES[locale]))
      await expect(page.locator('main').getByText(message, { exact: true })).toBeVisible();
    await expect(field('reading')).toBeFocused();
    await page.locator('main').getByRole('alert').getByRole('button', { name: words.fields.text }).press('Enter');
    await expect(field('text')).toBeFocused();

    await field('reading').fill('かな');
    await field('tag').fill('石');
    await field('text').pressSequentially('See [[Dew E');
    await expect(page.getByRole('option', { name: 'Dew Egg' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(field('text')).toHaveValue('See [[Dew Egg]]');
    await expect(preview.getByRole('link', { name: 'Dew Egg' })).toHaveAttribute('href', localePath(locale, '/keyword/Dew_Egg'));
    await field('text').selectText();
    await page.keyboard.press('Control+b');
    await expect(preview.locator('strong')).toHaveText('See Dew Egg');
    await page.getByRole('button', { name: words.tools.undo }).click();
    await expect(field('text')).toHaveValue('See [[Dew Egg]]');
    await save.click();
    await expect(page).toHaveURL(localePath(locale, keywordRoute(name)));
    await expect(page.locator('main')).toContainText('Dew Egg');

    await page.getByRole('link', { name: messagesOf(locale).keywords.entry.edit, exact: true }).click();
    await expect(save).toBeEnabled();
    await field('name').fill(`${name} II`);
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(localePath(locale, keywordRoute(`${name} II`)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} II`);
    expect(trouble).toEqual([]);
  });

test('a keyword draft survives leaving the editor until it is discarded', async ({ page }) => {
  await signInAsNewPlayer(page);
  const { uniqueId } = await createOthersEntry();
  const { draft } = messagesOf('en').editor;
  const { field } = await openEditor(page, `/keyword-edit/${uniqueId}`);
  await field('text').fill('Half a thought');
  await page.getByRole('button', { name: OWN_NAMES.ja }).click();
  // Each language has its own text.
  await expect(field('text')).toHaveValue('');
  await page.getByRole('button', { name: OWN_NAMES.en }).click();
  await expect(field('text')).toHaveValue('Half a thought');
  const asked = page.waitForEvent('dialog');
  const left = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await left;
  await expect(field('text')).toHaveValue('Half a thought');
  await page.getByRole('button', { name: draft.discard }).click();
  await page.getByRole('dialog').getByRole('button', { name: draft.discard }).click();
  await expect(field('text')).toHaveValue('A small stone.');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:keyword')))).toEqual([]);
  await openEditor(page, `/keyword-edit/${uniqueId}`);
  await expect(field('text')).toHaveValue('A small stone.');
});

test('a picture added to a keyword appears in the preview at once and on the page after the worker has processed it', async ({ page }) => {
  const trouble = watchForTrouble(page);
  await signInAsNewPlayer(page);
  const { uniqueId, name } = await createOthersEntry();
  const { picture, samples, tools } = messagesOf('en').editor;
  const { field, save, preview } = await openEditor(page, `/keyword-edit/${uniqueId}`);
  await field('text').press('Control+End');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: tools.picture }).click();
  await (await chooser).setFiles({ name: 'stone.png', mimeType: 'image/png', buffer: await drawPicture().png().toBuffer() });
  await expect(page.getByText(picture.done)).toBeVisible();
  await expect(field('text')).toHaveValue(/!\[.+\]\(image:[\w-]+\)/);
  await expect(preview.getByRole('img', { name: samples.picture })).toBeVisible();
  await save.click();
  await expect(page).toHaveURL(keywordRoute(name));
  const isOnPage = async () => (await (await page.request.get(keywordRoute(name))).text()).includes(`alt="${samples.picture}"`);
  await expect.poll(isOnPage).toBe(true);
  await page.reload();
  const shown = page.locator('main').getByRole('img', { name: samples.picture });
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(trouble).toEqual([]);
});
