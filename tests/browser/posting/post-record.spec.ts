import { openPage } from '#tests/support/browser/open-page.ts';
import { watchForTrouble } from '#tests/support/browser/page-health.ts';
import { closeResult, gainedPlace, reviewButton, sendButton, typeScore, unfold } from '#tests/support/browser/post-form.ts';
import { fillLogin, signIn } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { variantName, variants } from '#tests/support/browser/variants.ts';
import { createAccount, newName, resetRateLimits } from '#tests/support/http/accounts.ts';
import { countRecordsOf } from '#tests/support/http/player-records.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { localePath } from '#web/i18n/locales.ts';

const STAGE = 401; // No other test file posts to this stage.

const WORDS = {
  en: {
    open: 'Submit Score',
    submit: 'Submit',
    title: 'May I send it?',
    choose: 'Choose a picture',
    score: 'Score',
    comment: 'Comment',
    points: 'Points',
    enlarge: 'Enlarge picture',
    edit: 'Edit',
    save: 'Save',
    better: /A better result is a new record/,
    changed: /12 → 11/,
    withdraw: 'Withdraw',
    withdrawn: 'This record was withdrawn',
  },
  ja: {
    open: '記録を投稿',
    submit: '投稿',
    title: '送信してもよろしいですか？',
    choose: '画像を選ぶ',
    score: 'スコア',
    comment: 'コメント',
    points: 'ポイント',
    enlarge: '画像を大きく表示',
    edit: '修正',
    save: '保存',
    better: /よりよい記録は/,
    changed: /12から11に修正/,
    withdraw: '取り下げ',
    withdrawn: 'この記録は取り下げられました',
  },
};

test.use({ site: 'posting' });

for (const variant of variants('ja, mobile, light')) {
  test(`a player posts a record with a picture at the predicted rank, edits it and withdraws it: ${variantName(variant)}`, async ({
    page,
  }) => {
    const { locale, theme, viewport } = variant;
    const words = WORDS[locale];
    await page.setViewportSize(viewport);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const account = await createAccount({ name: newName() });
    await signIn(page, account, localePath(locale, `/stage/${STAGE}`));
    const trouble = watchForTrouble(page);
    const dialog = page.getByRole('dialog');
    const heading = page.getByRole('heading', { level: 1 });

    // Six taps and a number at most: Submit (1), the picture (2), a file of the gallery (3), which focuses the score,
    // the console unless it is the last one (4), Review and send (5), Send (6). The comment is optional.
    const [part, open] = viewport.width <= 600 ? (['navigation', words.submit] as const) : (['main', words.open] as const);
    await page.getByRole(part).getByRole('link', { name: open, exact: true }).click();
    const picture = await drawPicture(640, 360, STAGE).png().toBuffer();
    const choose = page.getByLabel(words.choose, { exact: true });
    await choose.setInputFiles({ name: 'result.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByLabel(words.score, { exact: true })).toBeFocused();
    await typeScore(page, '12');
    await expect(page.locator('input[name=uploadId]')).not.toHaveValue('');
    await unfold(page, words.comment);
    await page.getByLabel(words.comment, { exact: true }).fill('Left side opener 🌱👨‍👩‍👧');
    await expect(page.getByText('19 / 128')).toBeVisible();
    const place = await gainedPlace(page).innerText();
    const points = await page.locator('[data-gain=points]').innerText();
    await reviewButton(page).click();
    await expect(page.getByRole('dialog', { name: words.title })).toContainText('12');
    await expect(page.getByRole('dialog', { name: words.title })).toContainText(place);
    await sendButton(page).click();

    await expect(page).toHaveURL(/\/record\/\d+$/);
    const address = page.url();
    expect(new URL(address).pathname).toMatch(localePath(locale, '/record/'));
    await closeResult(page, place);
    await expect(heading).toContainText('12');
    await expect(page.getByText(place, { exact: true }).first()).toBeVisible();
    await expect(page.locator('dt', { hasText: new RegExp(`^${words.points}$`) }).locator('+ dd')).toHaveText(points);
    // Waits until the worker has published the picture.
    await expect.poll(async () => (await page.request.get(address)).text()).toContain(words.enlarge);
    await openPage(page, address);
    await expect(page.getByRole('button', { name: words.enlarge })).toBeVisible();
    expect(await page.locator('button > img').evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(640);

    await page.getByRole('button', { name: words.edit, exact: true }).click();
    await dialog.getByLabel(words.score, { exact: true }).fill('300');
    await dialog.getByRole('button', { name: words.save, exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(words.better);
    await dialog.getByLabel(words.score, { exact: true }).fill('11');
    await dialog.getByRole('button', { name: words.save, exact: true }).click();
    await expect(heading).toContainText('11');
    await expect(page.getByText(words.changed)).toBeVisible();

    await page.getByRole('button', { name: words.withdraw, exact: true }).click();
    await dialog.getByRole('button', { name: words.withdraw, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.withdrawn })).toBeVisible();
    const tombstone = await page.request.get(address);
    expect([tombstone.status(), await tombstone.text()]).toEqual([200, expect.stringContaining('noindex')]);
    expect(await countRecordsOf(account)).toBe(1);
    // The server rejects an edit to a better value with 422.
    expect(trouble.filter((line) => !/422/.test(line))).toEqual([]);
  });
}

test('a visitor who must log in before posting finds the draft in the form afterwards', async ({ page }) => {
  await openPage(page, '/post?stage=403&rule=41');
  await typeScore(page, '1,234');
  await page.getByLabel('Comment').fill('before logging in');
  await reviewButton(page).click();
  await sendButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please login before posting' })).toBeVisible();
  const account = await createAccount();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await resetRateLimits();
  await fillLogin(page, account);
  await expect(page).toHaveURL('/post?stage=403&rule=41');
  await expect(page.getByLabel('Score')).toHaveValue('1,234');
  await expect(page.getByLabel('Comment')).toHaveValue('before logging in');
});
