import oldLinks from '#content/old-links.json' with { type: 'json' };
import { insertImportedKeyword, insertImportedRecords, insertImportedUsers } from '#data/queries/imported-rows.ts';
import { insertUsers } from '#data/queries/users.ts';
import { formatKeywordSegment } from '#domain/keywords/limits.ts';
import { createAccount, logIn, newHandle, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { expectAccessible, expectNoOverflow, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { makeClaimCode } from '#usecases/moving/make-claim-codes.ts';
import { LOCALES, type Locale, localePath } from '#web/i18n/locales.ts';

/** A player, a record and an entry that came along under one id; what names each in an address here. */
const bringAlong = (oldId: string) =>
  withE2eDatabase(async (db) => {
    const handle = newHandle();
    const userId = (await insertUsers(db, [{ handle, name: null, createdAt: new Date('2015-01-01') }])).get(handle) ?? 0;
    await insertImportedUsers(db, oldLinks.source, [{ oldId, userId }]);
    const spare = (table: 'imported_records' | 'imported_keywords') => db.selectFrom(table);
    const { record_id: record } = await db
      .selectFrom('records')
      .select('record_id')
      .where('record_id', 'not in', spare('imported_records').select('record_id'))
      .limit(1)
      .executeTakeFirstOrThrow();
    await insertImportedRecords(db, oldLinks.source, [{ oldId, recordId: record }]);
    const { unique_id: uniqueId } = await db
      .selectFrom('keyword_texts')
      .select('unique_id')
      .where('lang', '=', 'ja')
      .where('unique_id', 'not in', spare('imported_keywords').select('unique_id'))
      .limit(1)
      .executeTakeFirstOrThrow();
    await insertImportedKeyword(db, oldLinks.source, oldId, uniqueId);
    const texts = await db.selectFrom('keyword_texts').select(['lang', 'name']).where('unique_id', '=', uniqueId).execute();
    const keyword = (locale: Locale) => {
      const name = (texts.find(({ lang }) => lang === locale) ?? texts[0])?.name ?? '';
      return encodeURIComponent(formatKeywordSegment(name));
    };
    return { handle, record, keyword };
  });

test('every old link leads on in both languages, for good, and what never came along is a 404', async ({ request }) => {
  const oldId = newHandle();
  const { handle, record, keyword } = await bringAlong(oldId);
  const ask = (path: string) => request.get(path, { maxRedirects: 0 });
  for (const { from, to, ...more } of oldLinks.links)
    for (const locale of LOCALES) {
      const known: Record<string, string> = {
        stage: '201',
        total: '10',
        event: '151101',
        speedrun: '101',
        user: oldId,
        record: oldId,
        keyword: oldId,
      };
      const here: Record<string, string> = { ...known, user: handle, record, keyword: keyword(locale) };
      const kind = /\{(\w+)\}/.exec(from)?.[1] ?? '';
      const [said, meant] = Object.entries(('ids' in more && more.ids) || {})[0] ?? [known[kind] ?? '', here[kind] ?? ''];
      const address = from.replace(`{${kind}}`, said);
      const target = localePath(locale, to.replace(`{${kind}}`, meant));
      const answer = await ask(localePath(locale, address));
      expect([address, answer.status(), answer.headers().location]).toEqual([address, 308, target]);
      expect(answer.headers()['cache-control']).toContain('public');
      expect((await request.get(target)).status()).toBe(200);
      if (kind) expect((await ask(localePath(locale, from.replace(`{${kind}}`, '999999')))).status()).toBe(404);
      if (locale === 'ja') expect((await ask(`${address}${address.includes('?') ? '&' : '?'}lang=ja`)).headers().location).toBe(target);
    }
  expect((await ask('/unheard-of.php?id=1')).status()).toBe(404);
});

test('the owner of an old name claims it with the code, and is it', async ({ page }) => {
  const { handle } = await bringAlong(newHandle());
  const code = await withE2eDatabase(async (db) => makeClaimCode({ db }, handle));
  if (!code.ok) throw new Error(code.error);
  const trouble = watchForTrouble(page);
  await page.goto('/ja/moving');
  await expect(page.getByRole('link', { name: 'ログインして引き継ぐ' })).toHaveAttribute('href', /callbackUrl=%2Fja%2Fmoving/);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, await createAccount(), '/moving');
  const field = page.getByLabel('Code');
  await field.fill('7K2M-9QXD-4HTV-0RBN');
  await page.getByRole('button', { name: 'Claim this name' }).click();
  await expect(field).toHaveAccessibleDescription(/This code is not right/);
  await expectNoOverflow(page);
  await field.fill(code.value.code.toLowerCase());
  await page.getByRole('button', { name: 'Claim this name' }).click();
  await expect(page.getByRole('status').filter({ hasText: `From now on log in as ${handle}.` })).toBeVisible();
  await page.getByRole('link', { name: 'Show my records' }).click();
  await expect(page).toHaveURL(`/user/${handle}`);
  expect(trouble.filter((text) => !text.includes('422'))).toEqual([]); // the browser tells of the wrong code by itself
});
