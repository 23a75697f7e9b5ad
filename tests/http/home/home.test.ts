import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inLanguage, LANGUAGES } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { missingWords } from '#tests/support/missing-words.ts';
import { withSiteDeps } from '#tests/support/sites/site-database.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';
import { getHome } from '#usecases/site/get-home.ts';
import { localePath } from '#web/i18n/locales.ts';
import { languageOf } from '#web/i18n/other-language.ts';

// Maximum gzip size of the HTML, in KB of 1,000 bytes.
const HOME_KB = 60;
const ANONYMOUS = { en: 'Anonymous', ja: '名無しさん' };

for (const locale of LANGUAGES) {
  test(`the home page shows the stats, records, series, news and keywords that the use case returns: ${locale}`, async () => {
    const home = await withSiteDeps(readingSite(), getHome);
    const { root } = await getPage(localePath(locale, '/'));
    const { records, players, boards, postsThisMonth } = home.stats;
    expect(textsOf(root, 'main dl [data-number] dd')).toEqual([records, players, boards, postsThisMonth].map(formatScore));

    const lines = root.querySelectorAll('main li[data-record]');
    expect(lines.map((line) => line.getAttribute('data-record'))).toEqual(home.newest.map(({ recordId }) => recordId));
    expect(lines.length).toBe(9);
    for (const [index, { rankText, stage, rule, value, name }] of home.newest.entries())
      for (const text of [rankText, inLanguage(stage, locale), inLanguage(rule, locale), value, name ?? ANONYMOUS[locale]])
        expect(textOf(lines[index])).toContain(text);

    const trending = textsOf(root, 'section[aria-labelledby="trending"] li');
    expect(trending.length).toBe(home.trending.length);
    for (const [index, { sum }] of home.trending.entries()) expect(trending[index]).toContain(formatScore(sum));
    expect(home.series.length).toBeGreaterThan(0);
    for (const { series, records: count } of home.series)
      expect(textOf(root.querySelector(`main li[data-series="${series.id}"]`))).toContain(formatScore(count));
    expect(textsOf(root, 'section[aria-labelledby="news"] li a')).toEqual(home.news.map(({ title }) => inLanguage(title, locale)));
    expect(textsOf(root, 'section[aria-labelledby="keywords"] li a')).toEqual(
      home.keywords.map(({ names }) => names[languageOf(names, locale)]),
    );
    expect(missingWords(locale, textsOf(root, 'main *').filter(Boolean))).toEqual([]);
  });

  test(`the HTML of the home page is smaller than ${HOME_KB} KB: ${locale}`, async () => {
    const { html } = await getPage(localePath(locale, '/'));
    expect(gzipSync(html).length / 1000).toBeLessThan(HOME_KB);
  });
}

test('without JavaScript, the search field of the home page links to the list of series', async () => {
  const { root } = await getPage('/');
  const link = root.querySelectorAll('main a').find((each) => textOf(each).includes('Stages, glossary, players'));
  expect(link?.getAttribute('href')).toBe('#planets');
  expect(root.querySelector('#planets')).not.toBeNull();
});
