import { expect, test } from 'vitest';
import { inLanguage, LANGUAGES } from '#domain/shared/language.ts';
import { hrefOf } from '#tests/support/http/links.ts';
import { getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { createActor, send } from '#tests/support/scenarios/actors.ts';
import { withSiteDatabase, withSiteDeps } from '#tests/support/sites/site-database.ts';
import { postingSite, readingSite } from '#tests/support/sites/test-sites.ts';
import { getNewsList } from '#usecases/news/get-news-list.ts';
import { localePath } from '#web/i18n/locales.ts';

for (const locale of LANGUAGES) {
  test(`/information shows pinned news first and the number of news items per year: ${locale}`, async () => {
    const { news, years } = await withSiteDeps(readingSite(), (deps) => getNewsList(deps));
    const { root } = await getPage(localePath(locale, '/information'));
    const ordered = [...news.filter(({ pinned }) => pinned), ...news.filter(({ pinned }) => !pinned)];
    expect(textsOf(root, 'main article h2')).toEqual(ordered.map(({ title }) => inLanguage(title, locale)));
    expect(textsOf(root, 'nav[aria-labelledby="archive"] span')).toEqual(['', ...years.map(({ count }) => String(count))]);
  });

  test(`the title of a news item links to its full text, rendered as Markdown: ${locale}`, async () => {
    const { root } = await getPage(localePath(locale, '/information'));
    const item = await getPage(hrefOf(root, { en: 'One amendment to Trowel Trick Trial', ja: '「札取り試し会」の結果を1件訂正' }[locale]));
    expect(item.status).toBe(200);
    expect(textsOf(item.root, 'article table td')).toContain('3:12');
  });
}

test('the news editor is open to editors and returns 404 for players', async () => {
  const site = postingSite();
  const [player, editor] = await withSiteDatabase(site, async (db) => [await createActor(db, 'player'), await createActor(db, 'editor')]);
  const statusFor = async (cookie: string) => (await send(site.url, { path: '/information/edit', cookie })).status;
  expect([await statusFor(player.cookie), await statusFor(editor.cookie)]).toEqual([404, 200]);
});

test('news is rendered as Markdown without scripts until it is withdrawn, and an outdated edit gets 412', async () => {
  const site = postingSite();
  const { cookie } = await withSiteDatabase(site, (db) => createActor(db, 'editor'));
  const news = {
    category: 'community',
    pinned: false,
    withdrawn: false,
    publishedOn: '2025-01-01',
    title: { en: 'A night of lanterns', ja: '灯りの夜' },
    text: { en: 'We meet **at eight**.\n\n<script>alert(1)</script>', ja: '**20時**に集まります。' },
  };
  const written = await send(site.url, { method: 'POST', path: '/api/news', cookie, json: news });
  expect(written.status).toBe(201);
  const { newsId, revisionId } = (await written.json()) as { newsId: number; revisionId: string };
  const shown = await getPage(`/information/${newsId}`, { site: site.url });
  expect(textOf(shown.root.querySelector('h1'))).toBe('A night of lanterns');
  expect(textsOf(shown.root, 'article strong')).toEqual(['at eight']);
  expect(shown.root.querySelector('article script')).toBeNull();

  const change = { method: 'PATCH', path: `/api/news/${newsId}`, cookie, headers: { 'if-match': `"${revisionId}"` } };
  expect((await send(site.url, { ...change, json: { ...news, withdrawn: true } })).status).toBe(200);
  expect((await getPage(`/information/${newsId}`, { site: site.url })).status).toBe(404);
  expect((await send(site.url, { ...change, json: news })).status).toBe(412);
});
