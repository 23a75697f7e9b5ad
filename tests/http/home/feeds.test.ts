import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { hrefOf } from '#tests/support/http/links.ts';
import { getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { readUseCase, withSiteDeps } from '#tests/support/sites/site-database.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';
import { getFeedPage } from '#usecases/rankings/records/get-feed-page.ts';
import { getTrends } from '#usecases/rankings/totals/get-trends.ts';
import { localePath } from '#web/i18n/locales.ts';

const recordIds = (root: HTMLElement) => root.querySelectorAll('main li[data-record]').map((line) => line.getAttribute('data-record'));
const idsOf = (rows: readonly { readonly recordId: string }[]) => rows.map(({ recordId }) => recordId);

for (const locale of LANGUAGES) {
  test(`/records shows the newest records grouped by day: ${locale}`, async () => {
    const { rows } = await readUseCase((deps) => getFeedPage(deps, 'all', {}));
    const { root } = await getPage(localePath(locale, '/records'));
    expect(textOf(root.querySelector('h1'))).toBe({ en: 'New records', ja: '新着記録' }[locale]);
    expect(recordIds(root)).toEqual(idsOf(rows));
    const lines = textsOf(root, 'main li[data-record]');
    for (const [index, { value }] of rows.entries()) expect(lines[index]).toContain(value);
    const headings = textsOf(root, 'main h2 > time[datetime]');
    expect(headings).toHaveLength(new Set(rows.map(({ postedOn }) => postedOn)).size);
    for (const heading of headings)
      expect(heading).toMatch({ en: /^\d{1,2} [A-Z][a-z]{2,3}, Japan time$/, ja: /^\d{1,2}月\d{1,2}日（日本時間）$/ }[locale]);
  });

  test(`the link to older records continues after the last record with the same filter: ${locale}`, async () => {
    const filtered = localePath(locale, '/records?kind=first&series=2');
    const { root } = await getPage(filtered);
    expect(textsOf(root, 'main li[data-record]').filter((line) => line.includes('WR'))).toHaveLength(50);
    const after = recordIds(root).at(-1) ?? '';
    const older = hrefOf(root, { en: 'Show older records', ja: 'もっと前の記録' }[locale]);
    expect(older).toBe(`${filtered}&after=${after}`);
    const { rows } = await readUseCase((deps) => getFeedPage(deps, 'first', { series: 2, after }));
    expect(rows.length).toBeGreaterThan(0);
    expect(recordIds((await getPage(older)).root)).toEqual(idsOf(rows));
  });

  test(`/entries shows players' first posts on a board: ${locale}`, async () => {
    const { rows } = await readUseCase((deps) => getFeedPage(deps, 'entry', {}));
    const { root } = await getPage(localePath(locale, '/entries'));
    expect(rows.length).toBeGreaterThan(0);
    expect(recordIds(root)).toEqual(idsOf(rows));
    for (const line of textsOf(root, 'main li[data-record]')) expect(line).not.toContain({ en: 'First post', ja: '初投稿' }[locale]);
  });

  test(`/trends shows the stage with the most posts in each month, the rising stages and the most active players: ${locale}`, async () => {
    const { mostPosted, rising, mostActive } = await withSiteDeps(readingSite(), getTrends);
    const { root } = await getPage(localePath(locale, '/trends'));
    const months = textsOf(root, 'section[aria-labelledby="most-posted"] > ul > li');
    expect(months).toHaveLength(12);
    for (const [index, most] of mostPosted.toReversed().entries()) expect(months[index]).toContain(formatScore(most?.posts ?? 0));
    expect(textsOf(root, 'section[aria-labelledby="rising"] li')).toHaveLength(rising.length);
    const unit = (posts: number) => ({ en: posts === 1 ? ' record' : ' records', ja: '件' })[locale];
    expect(textsOf(root, 'section[aria-labelledby="active"] li > span')).toEqual(
      mostActive.map(({ posts }) => `${formatScore(posts)}${unit(posts)}`),
    );
  });
}
