import type { Browser, Page } from '@playwright/test';
import { createActor, type TestActor } from '#tests/support/actors.ts';
import { withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { signInAs, withE2eDeps } from '#tests/support/e2e-rankings.ts';
import { createEntry, freshKeyword } from '#tests/support/keywords.ts';
import { lookAt, lookName } from '#tests/support/look-at.ts';
import { LOOKS } from '#tests/support/looks.ts';
import { expectAccessible, expectNoOverflow, watchForTrouble } from '#tests/support/page-health.ts';
import { drawPicture } from '#tests/support/pictures.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const actorOf = (name: TestActor['name'] = 'player') => withE2eDatabase((db) => createActor(db, name));
const entryOf = async (more: Parameters<typeof createEntry>[1] | object = {}) => {
  const { userId } = await actorOf();
  return withE2eDeps((deps) => createEntry(deps, { userId, ...more }));
};
const segment = (name: string) => encodeURIComponent(name.replaceAll(' ', '_'));
const idOf = (name: string) =>
  withE2eDatabase((db) => db.selectFrom('keyword_texts').select('unique_id').where('name', '=', name).executeTakeFirstOrThrow());

/** The parts of the editor by the words that its reader sees. */
function partsOf(page: Page, locale: Locale) {
  const { fields, save, conflict } = messagesOf(locale).editor;
  return {
    field: (name: keyof typeof fields) => page.getByLabel(fields[name], { exact: true }),
    save: page.getByRole('button', { name: save, exact: true }),
    saveMerged: page.getByRole('button', { name: conflict.save }),
    preview: page.getByRole('region', { name: messagesOf(locale).editor.panes.preview }),
  };
}

async function openEditor(page: Page, path: string, locale: Locale = 'en') {
  await page.goto(localePath(locale, path));
  const parts = partsOf(page, locale);
  await expect(parts.save).toBeEnabled(); // scripts run
  return parts;
}

async function signedIn(browser: Browser, actor: TestActor): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, actor.userId);
  return page;
}

const MESSAGES = {
  en: {
    required: 'This field is required.',
    reading: 'Please enter in all hiragana.',
    tag: 'Exceeds maximum character limit. Maximum characters = 32 characters',
    text: 'Exceeds maximum character limit. Maximum characters = 48,000 characters',
  },
  ja: {
    required: '必須項目です。',
    reading: 'すべてひらがなで入力してください。',
    tag: '文字数の上限を超えています。最大文字数 = 32文字',
    text: '文字数の上限を超えています。最大文字数 = 48,000文字',
  },
};

for (const locale of ['en', 'ja'] as const) {
  test(`a player writes an entry, links another, mends what is wrong, and renames it: ${locale}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    await signInAs(page, (await actorOf()).userId);
    const { name } = freshKeyword();
    const words = messagesOf(locale).editor;
    const { field, save, preview } = await openEditor(page, `/keyword-edit?${new URLSearchParams({ name })}`, locale);
    await expect(field('name')).toHaveValue(name);
    await field('reading').fill('カナ');
    await field('tag').fill('x'.repeat(33));
    await save.click();
    for (const message of [MESSAGES[locale].required, MESSAGES[locale].reading, MESSAGES[locale].tag])
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
    await expect(page).toHaveURL(localePath(locale, `/keyword/${segment(name)}`));
    await expect(page.locator('main')).toContainText('Dew Egg');

    const { unique_id } = await idOf(name);
    const edited = await openEditor(page, `/keyword-edit/${unique_id}`, locale);
    await edited.field('name').fill(`${name} II`);
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(localePath(locale, `/keyword/${segment(`${name} II`)}`));
    await page.goto(localePath(locale, `/keyword/${segment(name)}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} II`); // the old name leads there, too
    expect(trouble).toEqual([]);
  });

  test(`two write one entry at once, and nobody's text is lost: ${locale}`, async ({ page: mine, browser }) => {
    const text = locale === 'en' ? 'One sprout.\n\nAt least 40 stand.\n\nThe end.' : 'メブキが一匹。\n\n40匹以上が残る。\n\nおわり。';
    const { uniqueId, name } = await entryOf({ lang: locale, text });
    const theirs = await signedIn(browser, await actorOf());
    await signInAs(mine, (await actorOf()).userId);
    const { conflict } = messagesOf(locale).editor;
    const first = await openEditor(theirs, `/keyword-edit/${uniqueId}`, locale);
    const second = await openEditor(mine, `/keyword-edit/${uniqueId}`, locale);
    await first.field('text').fill(`${text.replace('40', '45')}\n\nTheirs.`);
    await second.field('text').fill(`Mine.\n\n${text.replace('40', '50')}`);
    await first.save.click();
    await expect(theirs).toHaveURL(localePath(locale, `/keyword/${segment(name)}`));
    await second.save.click();

    await expect(mine.getByRole('heading', { level: 1 })).toContainText(name);
    const open = mine.locator('section[data-open]');
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('45');
    await expect(open).toContainText('50');
    await expectAccessible(mine);
    await expectNoOverflow(mine);
    await takePicture(mine, `keyword-conflict.desktop.dark.${locale}`, { fullPage: true });
    await second.saveMerged.press('Enter'); // it cannot be pressed yet, and says so
    await expect(mine.getByText(conflict.unsettled)).toBeVisible();
    await mine.keyboard.press('Tab'); // from "theirs" to "mine"
    await mine.keyboard.press('Enter');
    await second.saveMerged.click();
    await expect(mine).toHaveURL(localePath(locale, `/keyword/${segment(name)}`));
    for (const words of ['Mine.', '50', 'Theirs.']) await expect(mine.locator('main')).toContainText(words);

    const { entry, history } = messagesOf(locale).keywords;
    await mine.getByRole('link', { name: entry.history }).click();
    await mine.getByRole('link', { name: history.changes }).first().click();
    await expect(mine.locator('tbody del', { hasText: '45' })).toBeVisible();
    await expect(mine.locator('tbody ins', { hasText: '50' })).toBeVisible();
    await mine.getByRole('button', { name: history.restore.action }).last().click(); // the first version
    await mine.getByRole('dialog').getByRole('button', { name: history.restore.yes, exact: true }).click();
    await expect(mine).toHaveURL(localePath(locale, `/keyword/${segment(name)}`));
    await expect(mine.locator('main')).toContainText('40');
    await expect(mine.locator('main')).not.toContainText('Theirs.');
    await theirs.context().close();
  });
}

test('48,000 characters are saved; one more is refused in both languages, and stays typed', async ({ page }) => {
  await signInAs(page, (await actorOf()).userId);
  const { uniqueId, name } = await entryOf();
  for (const locale of ['ja', 'en'] as const) {
    const { field, save } = await openEditor(page, `/keyword-edit/${uniqueId}?lang=en`, locale);
    await field('text').fill('草'.repeat(48_001));
    await save.click();
    await expect(page.getByText(MESSAGES[locale].text, { exact: true })).toBeVisible();
    await expect(field('text')).toHaveValue('草'.repeat(48_001));
    await expect(page.getByText('48,001 / 48,000')).toBeVisible();
  }
  const { field, save } = partsOf(page, 'en');
  await field('text').fill('草'.repeat(48_000));
  await save.click();
  await expect(page).toHaveURL(`/keyword/${segment(name)}`);
});

test('a draft comes back after the page was left, which asks first; thrown away it is gone', async ({ page }) => {
  await signInAs(page, (await actorOf()).userId);
  const { uniqueId } = await entryOf();
  const { draft, language } = messagesOf('en').editor;
  const { field } = await openEditor(page, `/keyword-edit/${uniqueId}`);
  await field('text').fill('Half a thought');
  await page.getByRole('button', { name: language.ja }).click();
  await expect(field('text')).toHaveValue(''); // the other language is a text of its own
  await page.getByRole('button', { name: language.en }).click();
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
  await page.reload();
  await expect(field('text')).toHaveValue('A small stone.');
});

test('a picture is put into a text: in the preview at once, on the page when it has been looked through', async ({ page }) => {
  const trouble = watchForTrouble(page);
  await signInAs(page, (await actorOf()).userId);
  const { uniqueId, name } = await entryOf();
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
  await expect(page).toHaveURL(`/keyword/${segment(name)}`);
  const shown = page.locator('main').getByRole('img', { name: samples.picture });
  await expect.poll(() => page.reload().then(() => shown.count())).toBe(1);
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(trouble).toEqual([]);
});

test('a visitor reads but cannot edit; a player sees why; an editor deletes and restores', async ({ page, browser }) => {
  const { uniqueId, name } = await entryOf({ flag: 4 });
  const { why, status } = messagesOf('en').editor;
  await page.goto(`/keyword/${segment(name)}`);
  await expect(page.locator('main')).toContainText('A small stone.');
  await page.goto(`/keyword-edit/${uniqueId}`);
  await expect(page).toHaveURL(/\/auth\/login\?error=SessionRequired/);
  await signInAs(page, (await actorOf()).userId);
  await page.goto(`/keyword-edit/${uniqueId}`);
  await expect(page.locator('main')).toContainText(why.editorOnly);
  await expect(page.locator('main')).toContainText('A small stone.');
  await expect(page.locator('textarea')).toHaveCount(0);

  const editor = await signedIn(browser, await actorOf('editor'));
  const { save } = await openEditor(editor, `/keyword-edit/${uniqueId}`);
  await editor.getByRole('button', { name: status.delete }).click();
  await editor.getByRole('dialog').getByRole('button', { name: status.delete }).click();
  await expect(editor.getByText(status.deleted)).toBeVisible();
  await page.reload();
  await expect(page.locator('main')).toContainText(why.deleted);
  await page.goto(`/keyword/${segment(name)}`);
  await expect(page.locator('main')).toContainText(messagesOf('en').keywords.tombstone.title);
  await page.goBack();
  await editor.getByRole('button', { name: status.restore }).click();
  await expect(editor.getByRole('button', { name: status.delete })).toBeVisible();
  await expect(save).toBeVisible();
  await page.reload();
  await expect(page.locator('textarea')).toHaveValue('A small stone.');
  await editor.context().close();
});

for (const look of LOOKS) {
  test(`the editor: ${lookName(look)}`, async ({ page }) => {
    const trouble = watchForTrouble(page);
    await signInAs(page, (await actorOf()).userId);
    await lookAt(page, '/keyword-edit/9558e715cd1c8', look);
    const { field, save } = partsOf(page, look.locale);
    await field('reading').fill('つゆ卵');
    await save.click();
    await expect(page.locator('main').getByRole('alert')).toBeVisible();
    await field('text').press('Control+End');
    await field('text').pressSequentially('\n[[De');
    const names = page.getByRole('listbox', { name: messagesOf(look.locale).editor.completion.label });
    await expect(names.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, `keyword-editor.${look.size}.${look.theme}.${look.locale}`);
    expect(trouble).toEqual([]);
  });
}

test('without scripts the editor says what it needs, and shows the text', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await signInAs(page, (await actorOf()).userId);
  const answer = await page.goto('/keyword-edit/9558e715cd1c8');
  expect(await answer?.text()).toMatch(/<noscript>.*Editing needs JavaScript\..*<\/noscript>/s); // the browser of tests never shows what stands there
  await expect(page.locator('textarea')).not.toHaveValue('');
  await expect(partsOf(page, 'en').save).toBeDisabled();
  await plain.close();
});
