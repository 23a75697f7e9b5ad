import { expect, test } from '@playwright/test';
import { createAccount, newName, signIn } from '#tests/support/e2e-accounts.ts';
import { countRecords, knownBy, reviewButton, sendButton, typeScore } from '#tests/support/e2e-records.ts';
import { watchForTrouble } from '#tests/support/page-health.ts';
import { within } from '#tests/support/patience.ts';
import { drawPicture } from '#tests/support/pictures.ts';

const COUNTED_WITHIN_MS = within(20_000); // the time is printed

const LOOKS = [
  {
    locale: 'en',
    stage: 401,
    viewport: { width: 1280, height: 900 },
    open: 'Submit Score',
    title: 'May I send it?',
    edit: 'Edit',
    save: 'Save',
  },
  {
    locale: 'ja',
    stage: 402,
    viewport: { width: 390, height: 844 },
    open: '記録を投稿',
    title: '送信してもよろしいですか？',
    edit: '修正',
    save: '保存',
  },
] as const;

for (const { locale, stage, viewport, open, title, edit, save } of LOOKS) {
  test(`a player posts with a picture, sees what the gain card said come true, edits and withdraws: ${locale}`, async ({ page }) => {
    const prefix = locale === 'ja' ? '/ja' : '';
    await page.setViewportSize(viewport);
    const name = newName();
    const account = await createAccount({ name });
    await signIn(page, account, `${prefix}/stage/${stage}`);
    const trouble = watchForTrouble(page);
    await page.getByRole('main').getByRole('link', { name: open }).click();
    await typeScore(page, '12');
    const picture = await drawPicture(640, 360, stage).png().toBuffer();
    await page.locator('input[type=file]').first().setInputFiles({ name: 'result.png', mimeType: 'image/png', buffer: picture });
    await expect(page.locator('input[name=uploadId]')).not.toHaveValue('');
    await page.getByLabel(/^(Comment|コメント)$/).fill('Left side opener 🌱👨‍👩‍👧');
    await expect(page.getByText('19 / 128')).toBeVisible();
    const place = await page.locator('[data-gain=place]').innerText();
    const points = await page.locator('[data-gain=points]').innerText();
    await reviewButton(page).click();
    await expect(page.getByRole('dialog', { name: title })).toContainText('12');
    await expect(page.getByRole('dialog', { name: title })).toContainText(place);
    await sendButton(page).click();

    await expect(page).toHaveURL(new RegExp(`${prefix}/record/\\d+$`));
    const address = page.url();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('12');
    await expect(
      page
        .getByRole('banner')
        .getByText(place, { exact: true })
        .or(page.getByText(place, { exact: true }))
        .first(),
    ).toBeVisible();
    await expect(page.locator('dt', { hasText: /^(Points|ポイント)$/ }).locator('+ dd')).toHaveText(points);
    // Whoever reads finds it: at once on the stage and with its author, within two seconds where the worker sums it up.
    const recordId = address.split('/').at(-1) ?? '';
    const started = Date.now();
    expect(await knownBy(account, recordId, 41)).toMatchObject({ player: true, newRecords: true });
    await expect
      .poll(async () => (await knownBy(account, recordId, 41)).total, { timeout: COUNTED_WITHIN_MS, intervals: [100] })
      .toBe(true);
    console.log(`in the total ${Date.now() - started} ms after its page was seen`);
    const pages = [`${prefix}/stage/${stage}`, `${prefix}/stage/${stage}?page=2`].map((path) => page.request.get(path));
    expect((await Promise.all((await Promise.all(pages)).map((answer) => answer.text()))).join()).toContain(name);
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByRole('button', { name: /Open the picture large|画像を大きく表示/ }).count();
      })
      .toBe(1);
    expect(await page.locator('button > img').evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(640);

    await page.getByRole('button', { name: edit, exact: true }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^(Score|スコア)$/)
      .fill('300');
    await page.getByRole('dialog').getByRole('button', { name: save, exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(/A better value is a new record|より良い記録は/);
    await page
      .getByRole('dialog')
      .getByLabel(/^(Score|スコア)$/)
      .fill('11');
    await page.getByRole('dialog').getByRole('button', { name: save, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('11');
    await expect(page.getByText(/12 became 11|12 から 11 に修正/)).toBeVisible();

    await page.getByRole('button', { name: /^(Withdraw|取り下げ)$/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Withdraw|取り下げ)$/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /This record was withdrawn|この記録は取り下げられました/ })).toBeVisible();
    const gone = await page.request.get(address);
    expect(gone.status()).toBe(200);
    expect(await gone.text()).toContain('noindex');
    expect(await (await page.request.get(`${prefix}/stage/${stage}?page=2`)).text()).not.toContain(name);
    expect(await countRecords(account)).toBe(1);
    expect(trouble.filter((line) => !/422/.test(line))).toEqual([]); // the refusal that was asked for
  });
}

test('the form says what is wrong in the words of the specification, and what it reads', async ({ page }) => {
  await signIn(page, await createAccount(), '/post?stage=401&rule=41');
  await reviewButton(page).click();
  await expect(page.getByLabel('Score')).toHaveAccessibleDescription('This field is required.');
  await expect(page.getByLabel('Score')).toBeFocused();
  await page.getByLabel('Comment').fill('x'.repeat(129));
  await typeScore(page, '99999');
  await expect(page.getByText(/digit too many|far beyond the record/)).toBeVisible();
  await reviewButton(page).click();
  await expect(page.getByLabel('Comment')).toHaveAccessibleDescription(
    'Exceeds maximum character limit. Maximum characters = 128 characters',
  );

  await page.goto('/post?stage=345');
  await page.getByLabel('Time', { exact: true }).fill('95');
  await expect(page.getByText('Counts as 1:35')).toBeVisible();
  await page.getByRole('radio', { name: 'Time left' }).check({ force: true });
  await expect(page.getByText('Counts as 5:25')).toBeVisible();
  await page.goto('/post?stage=231');
  for (const [label, typed] of [
    ['Creatures left', '50'],
    ['Treasure value', '300'],
    ['Real time', '5:00'],
  ] as const) {
    await page.getByLabel(label).fill(typed);
  }
  await expect(page.getByText('Counts as 3,530')).toBeVisible();
  await page.goto('/post?stage=203');
  await page.getByLabel('Score as the game shows it').fill('10000');
  await page.getByLabel(/non-Japanese/).check();
  await expect(page.getByText('Counts as 10,200')).toBeVisible();
});

test('stages with conditions of their own say them', async ({ page }) => {
  for (const [stage, note] of [
    [413, 'Only the duel fought inside the story counts.'],
    [418, 'Only the duel fought inside the story counts.'],
    [420, 'after the clay slope has been finished'],
    [422, 'Slipping through the wall'],
    [424, 'All five gates must be open'],
  ] as const) {
    await page.goto(`/post?stage=${stage}`);
    await expect(page.getByText(note)).toBeVisible();
  }
  await page.goto('/ja/post?stage=422');
  await expect(page.getByText('塀を抜けるバグは使えません')).toBeVisible();
});

test('a visitor is asked to log in; the draft is there afterwards', async ({ page }) => {
  await page.goto('/post?stage=403&rule=41');
  await typeScore(page, '1,234');
  await page.getByLabel('Comment').fill('before logging in');
  await reviewButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please login before posting' })).toBeVisible();
  const account = await createAccount();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('User ID').fill(account.handle);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/post?stage=403&rule=41');
  await expect(page.getByLabel('Score')).toHaveValue('1,234');
  await expect(page.getByLabel('Comment')).toHaveValue('before logging in');
  await page.reload();
  await expect(page.getByLabel('Score')).toHaveValue('1,234');
});

test('an address that names no board is not found', async ({ request }) => {
  for (const address of [
    '/post?stage=999',
    '/post?stage=401&rule=21',
    '/post?stage=401&rule=x',
    '/record/999999999',
    '/record/0',
    '/record/x',
  ]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
  expect((await request.get('/post')).status()).toBe(200);
});
