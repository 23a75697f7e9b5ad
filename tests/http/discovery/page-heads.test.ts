import { expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE, yearOf } from '#domain/shared/date.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { PUBLIC_ROUTES } from '#domain/site/public-routes.ts';
import { createAccount } from '#tests/support/http/accounts.ts';
import { type ReadHead, readHead } from '#tests/support/http/page-head.ts';
import { rankedHandles } from '#tests/support/sites/demo-stats.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite, readingSite } from '#tests/support/sites/test-sites.ts';
import { localePath } from '#web/i18n/locales.ts';

const AT_ONCE = 6;

const findRecord = (state: string) =>
  withSiteDatabase(readingSite(), async (db) => {
    const { record_id } = await db
      .selectFrom('records')
      .select('record_id')
      .where('state', '=', state)
      .orderBy('record_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    return record_id;
  });

const absolute = (path: string) => new URL(path, readingSite().url).href;

for (const locale of LANGUAGES) {
  test(`every kind of page has a unique title and description, a canonical address and language links: ${locale}`, async () => {
    const [first = '', second = ''] = await rankedHandles('position');
    const paths = [
      ...PUBLIC_ROUTES,
      ...['/stage/201', '/stage/1001', '/total/1', '/total/91', '/limited/151101', '/limited/211105/replay', '/speedrun/101'],
      ...[`/user/${first}`, `/user/${second}`, `/record/${await findRecord('posted')}`],
      ...['/stage/201?console=4&year=2024', '/stage/201?rule=23', '/total/1?year=2020', '/ranking?page=2'],
    ];
    const heads: ReadHead[] = [];
    for (let start = 0; start < paths.length; start += AT_ONCE)
      heads.push(...(await Promise.all(paths.slice(start, start + AT_ONCE).map((path) => readHead(localePath(locale, path))))));

    // The address of the home page may lack its trailing slash.
    const same = (address = '') => new URL(address).href;
    for (const [index, path] of paths.entries()) {
      const head = heads[index] as ReadHead;
      const languages = { en: absolute(path), ja: absolute(localePath('ja', path)) };
      expect([head.status, head.robots, same(head.canonical)], path).toEqual([200, '', languages[locale]]);
      expect(Object.fromEntries(Object.entries(head.languages).map(([name, address]) => [name, same(address)])), path).toEqual({
        ...languages,
        'x-default': languages.en,
      });
      expect(head.title.startsWith(head.properties['og:title'] ?? '-'), `${path}: ${head.title}`).toBe(true);
      expect(head.properties['og:description']).toBe(head.description);
      expect(head.properties['og:image']).toMatch(
        new RegExp(`^${readingSite().url}${locale === 'ja' ? '/ja/' : '/'}(.*/)?card\\.png(\\?rule=23)?$`),
      );
      expect(/[ぁ-んァ-ヶ一-龠]/.test(head.description), `${path}: ${head.description}`).toBe(
        locale === 'ja' || head.description.includes('こ'),
      );
    }
    const titles = heads.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    // Two pages of the same list share each of these descriptions.
    const descriptions = heads.map(({ description }) => description).filter((text) => !/^(All players ranked|集計対象)/.test(text));
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
}

test("all spellings of a view share one canonical address, and a past day has its board's", async () => {
  const thisYear = yearOf(new Date(), DEFAULT_TIME_ZONE);
  for (const [asked, known] of [
    ['/stage/201?rule=21&console=0&page=1&utm_source=x', '/stage/201'],
    [`/stage/201?console=4&year=${thisYear}`, '/stage/201?console=4'],
    ['/ja/stage/201?rule=23&at=2020-02-29', '/ja/stage/201?rule=23'],
    ['/total/1?at=2024-02-29', '/total/1'],
    ['/ja/limited/211105/replay?hour=20', '/ja/limited/211105/replay'],
  ] as const)
    expect((await readHead(asked)).canonical, asked).toBe(absolute(known));
});

test('private, empty, historical and missing pages are not indexed', async () => {
  const idle = await createAccount();
  const [a, b] = await rankedHandles('position');
  for (const path of [
    ...['/stage/201?at=2014-01-01', '/total/1?at=2014-01-01', `/user/${a}?at=2014-01-01`, '/total/1?since=2026-01-01'],
    ...[`/compare/${a}/${b}`, '/compare', '/post?stage=201', '/guide/1001', '/auth/login', '/auth/register', '/auth/reset', '/auth/not-me'],
    ...[`/record/${await findRecord('declined')}`, '/keyword/Basket_Count', '/error?error=Configuration', '/nowhere', '/ja/stage/999'],
    `${postingSite().url}/user/${idle.handle}`,
  ]) {
    expect((await readHead(path)).robots, path).toMatch(/^noindex/);
  }
});
