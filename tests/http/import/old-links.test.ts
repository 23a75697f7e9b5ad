import { beforeAll, describe, expect, test } from 'vitest';
import oldLinks from '#content/old-links.json' with { type: 'json' };
import { LANGUAGES } from '#domain/shared/language.ts';
import { newHandle } from '#tests/support/http/accounts.ts';
import { get, getPage, textOf } from '#tests/support/http/request.ts';
import { importUnder } from '#tests/support/scenarios/imported-rows.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';
import { localePath } from '#web/i18n/locales.ts';

const ask = (path: string) => get(path, { site: postingSite().url });

const oldId = newHandle();
let imported: Awaited<ReturnType<typeof importUnder>>;
beforeAll(async () => {
  imported = await importUnder(oldId);
});

describe.each(oldLinks.links)(
  'an old link redirects permanently in both languages, or gets 404 if its content was not imported',
  ({ from, to, ...more }) => {
    const parameter = /\{(\w+)\}/.exec(from)?.[1] ?? '';

    test.each(LANGUAGES)(`${from} in %s`, async (locale) => {
      const known: Record<string, string> = { stage: '201', total: '10', event: '151101', speedrun: '101' };
      const old: Record<string, string> = { ...known, user: oldId, record: oldId, keyword: oldId };
      const here: Record<string, string> = {
        ...known,
        user: imported.handle,
        record: imported.recordId,
        keyword: imported.keyword(locale),
      };
      const [oldValue, value] = Object.entries(('ids' in more && more.ids) || {})[0] ?? [old[parameter] ?? '', here[parameter] ?? ''];
      const address = from.replace(`{${parameter}}`, oldValue);
      const target = localePath(locale, to.replace(`{${parameter}}`, value));
      const response = await ask(localePath(locale, address));
      expect([response.status, response.headers.get('location')]).toEqual([308, target]);
      expect(response.headers.get('cache-control')).toContain('public');
      expect((await ask(target)).status, target).toBe(200);
      if (parameter) expect((await ask(localePath(locale, from.replace(`{${parameter}}`, '999999')))).status).toBe(404);
      if (locale === 'ja') {
        const byQuery = await ask(`${address}${address.includes('?') ? '&' : '?'}lang=ja`);
        expect(byQuery.headers.get('location')).toBe(target);
      }
    });
  },
);

test('an unknown old address gets 404', async () => {
  expect((await ask('/unheard-of.php?id=1')).status).toBe(404);
});

test('/moving sends visitors to the log-in page, which returns to /moving', async () => {
  const { root } = await getPage('/ja/moving');
  const login = root.querySelectorAll('main a').find((link) => textOf(link) === 'ログインして引き継ぐ');
  expect(login?.getAttribute('href')).toContain('callbackUrl=%2Fja%2Fmoving');
});
