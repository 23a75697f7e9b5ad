import { expect, test } from '@playwright/test';
import { sql } from 'kysely';
import sharp from 'sharp';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { PUBLIC_ROUTES } from '#domain/site/public-routes.ts';
import { createAccount, withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { playerOnSite, rankedHandles } from '#tests/support/e2e-players.ts';
import { type ReadHead, readHead } from '#tests/support/page-head.ts';
import { watchForTrouble } from '#tests/support/page-health.ts';
import { keepPicture } from '#tests/support/screenshot.ts';
import { LOCALES, localePath } from '#web/i18n/locales.ts';

const findRecords = () =>
  withE2eDatabase(async (db) => {
    const one = async (state: string) =>
      (await sql<{ id: string }>`select record_id as id from records where state = ${state} order by record_id limit 1`.execute(db)).rows[0]
        ?.id;
    return { posted: await one('posted'), declined: await one('declined') };
  });

const absolute = (baseURL: string | undefined, path: string) => new URL(path, baseURL).href;

test('every kind of page says in both languages what it is, under one address, like no other page', async ({ request, baseURL }) => {
  const [first = '', second = ''] = await rankedHandles('position');
  const { posted } = await findRecords();
  const views = ['/stage/201?console=4&year=2024', '/stage/201?rule=23', '/total/1?year=2020', '/ranking?page=2'];
  const pages = [
    '/stage/201',
    '/stage/1001',
    '/total/1',
    '/total/91',
    '/limited/151101',
    '/limited/211105/replay',
    '/speedrun/101',
    `/user/${first}`,
    `/user/${second}`,
  ];
  const heads: ReadHead[] = [];
  for (const path of [...PUBLIC_ROUTES, ...pages, ...views, `/record/${posted}`]) {
    const languages = { en: absolute(baseURL, path), ja: absolute(baseURL, localePath('ja', path)) };
    for (const locale of LOCALES) {
      const head = await readHead(request, localePath(locale, path));
      heads.push(head);
      const same = (address = '') => new URL(address).href; // the top page may be written without its slash
      expect([head.status, head.robots, same(head.canonical)], path).toEqual([200, '', languages[locale]]);
      expect(Object.fromEntries(Object.entries(head.languages).map(([name, address]) => [name, same(address)])), path).toEqual({
        ...languages,
        'x-default': languages.en,
      });
      expect(head.title.startsWith(head.properties['og:title'] ?? '-'), `${path}: ${head.title}`).toBe(true);
      expect(head.properties['og:description']).toBe(head.description);
      expect(head.properties['og:image']).toMatch(new RegExp(`^${baseURL}${locale === 'ja' ? '/ja/' : '/'}(.*/)?card\\.png(\\?rule=23)?$`));
      expect(/[ぁ-んァ-ヶ一-龠]/.test(head.description), `${path}: ${head.description}`).toBe(
        locale === 'ja' || head.description.includes('こ'),
      );
    }
  }
  const titles = heads.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  const descriptions = heads.map(({ description }) => description).filter((text) => !/^(All herders by points|集計対象)/.test(text)); // of two pages of one list
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test('one view has one address, however it was asked for; a day is listed as its board', async ({ request, baseURL }) => {
  const thisYear = new Date().getFullYear();
  for (const [asked, known] of [
    ['/stage/201?rule=21&console=0&page=1&utm_source=x', '/stage/201'],
    [`/stage/201?console=4&year=${thisYear}`, '/stage/201?console=4'],
    ['/ja/stage/201?rule=23&at=2020-02-29', '/ja/stage/201?rule=23'],
    ['/total/1?at=2024-02-29', '/total/1'],
    ['/ja/limited/211105/replay?hour=20', '/ja/limited/211105/replay'],
    ['/keyword/dew_egg', '/keyword/Dew_Egg'],
  ] as const)
    expect((await readHead(request, asked)).canonical, asked).toBe(absolute(baseURL, known));
});

test('what is nobody else’s, empty or gone is not listed', async ({ request }) => {
  const { declined } = await findRecords();
  const idle = await createAccount();
  const [a, b] = await rankedHandles('position');
  for (const path of [
    ...['/stage/201?at=2014-01-01', '/total/1?at=2014-01-01', `/user/${a}?at=2014-01-01`, '/total/1?since=2026-01-01'],
    ...[
      `/user/${idle.handle}`,
      `/compare/${a}/${b}`,
      '/compare',
      '/post?stage=201',
      '/guide/1001',
      '/auth/login',
      '/auth/register',
      '/auth/reset',
    ],
    ...[`/record/${declined}`, '/keyword/Basket_Count', '/error?error=Configuration', '/nowhere', '/ja/stage/999'],
  ]) {
    expect((await readHead(request, path)).robots, path).toMatch(/^noindex/);
  }
});

test('data for machines says what the page says', async ({ request, baseURL }) => {
  const [handle = ''] = await rankedHandles('position');
  const read = async (path: string) =>
    Object.fromEntries((await readHead(request, path)).data.map((each) => [String(each['@type']), each])) as Record<
      string,
      Record<string, unknown>
    >;
  const names = (list: Record<string, unknown> | undefined) =>
    (list?.itemListElement as { name: string }[] | undefined)?.map(({ name }) => name);

  expect((await read('/ja')).WebSite).toMatchObject({ name: '星草', alternateName: 'Stargrass', inLanguage: 'ja' });
  expect(names((await read('/stage/201')).BreadcrumbList)).toEqual(['Eggs', 'Button Jar Landing']);
  const { player, days, standings } = await playerOnSite(handle);
  const total = await read('/total/1');
  expect(names(total.BreadcrumbList)).toEqual(['Stargrass', 'Grand Overall Ranking']);
  expect(names(total.ItemList)?.[0]).toBe(player.name);
  expect(names(total.ItemList)).toHaveLength(10);
  expect(standings.length).toBeGreaterThan(0);
  expect((await read(`/ja/user/${handle}`)).ProfilePage).toMatchObject({
    dateModified: days.at(-1)?.day,
    mainEntity: {
      name: player.name,
      alternateName: handle,
      url: `${baseURL}/ja/user/${handle}`,
      agentInteractionStatistic: { userInteractionCount: days.reduce((sum, { posts }) => sum + posts, 0) },
    },
  });
  const { Event } = await read('/limited/151101');
  expect(Event).toMatchObject({ location: { '@type': 'VirtualLocation', url: `${baseURL}/limited/151101` } });
  expect(Date.parse(String(Event?.startDate))).toBeLessThan(Date.parse(String(Event?.endDate)));
  expect((await read(`/ja${keywordRoute('つゆ卵')}`)).Article).toMatchObject({ headline: 'つゆ卵', inLanguage: 'ja' });
});

test('a player’s name stays a name, whatever it is', async ({ page, request }) => {
  const name = '</script><img src=x onerror=f()>';
  const { handle } = await createAccount({ name });
  const trouble = watchForTrouble(page);
  await page.goto(`/user/${handle}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(trouble).toEqual([]);
  const { data, description } = await readHead(request, `/user/${handle}`);
  expect(data.at(-1)).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name } });
  expect(description).toContain(name);
});

test('the sitemap is well-formed, and what it lists is there, listed and named alike', async ({ page, request, baseURL }) => {
  await page.goto('/healthz'); // any page of this origin: the browser's own parser reads the files
  const parse = async (path: string) => {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, 'application/xml; charset=utf-8']);
    return page.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml');
        if (xml.querySelector('parsererror')) throw new Error(xml.documentElement.textContent ?? '');
        const entries = [...xml.documentElement.children].map((entry) => ({
          loc: entry.querySelector('loc')?.textContent ?? '',
          lastmod: entry.querySelector('lastmod')?.textContent ?? null,
          languages: Object.fromEntries(
            [...entry.getElementsByTagName('xhtml:link')].map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href')]),
          ),
        }));
        return { root: xml.documentElement.tagName, entries };
      },
      await answer.text(),
    );
  };
  const index = await parse('/sitemap.xml');
  expect(index.root).toBe('sitemapindex');
  const parts = index.entries.map(({ loc }) => loc.replace(`${baseURL}/sitemaps/`, ''));
  expect(parts).toEqual(
    ['pages', 'stages', 'totals', 'events', 'speedruns', 'keywords', 'guides', 'records', 'players-1'].map((part) => `${part}.xml`),
  );
  for (const part of parts) {
    const { root, entries } = await parse(`/sitemaps/${part}`);
    expect([root, entries.length % 2], part).toEqual(['urlset', 0]);
    expect(entries.length, part).toBeGreaterThan(10);
    expect(new Set(entries.map(({ loc }) => loc)).size, part).toBe(entries.length);
    if (['totals.xml', 'records.xml', 'players-1.xml', 'keywords.xml'].includes(part))
      expect(entries[0]?.lastmod, part).toMatch(/^20\d\d-/);
    for (const entry of [entries[0], entries.at(-1), entries[Math.floor(entries.length / 3)]]) {
      const head = await readHead(request, entry?.loc ?? '');
      expect([head.status, head.robots], entry?.loc).toEqual([200, '']);
      expect([new URL(head.canonical).href, Object.keys(head.languages).sort()]).toEqual([
        entry?.loc,
        Object.keys(entry?.languages ?? {}).sort(),
      ]);
      expect(Object.values(entry?.languages ?? {})).toContain(entry?.loc);
    }
  }
});

test('robots are told what to leave alone, and where the sitemap is', async ({ request, baseURL }) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const path of ['/api/', '/auth/', '/ja/auth/', '/dashboard', '/post', '/ja/post', '/keyword-edit'])
    expect(lines).toContain(`Disallow: ${path}`);
  for (const path of PUBLIC_ROUTES)
    expect(
      lines.some((line) => line.startsWith('Disallow: ') && path.startsWith(line.slice(10))),
      path,
    ).toBe(false);
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('stage, total, player, event and the site have a picture of 1200 by 630 in both languages', async ({ request }) => {
  const [handle = ''] = await rankedHandles('position');
  const pages = { stage: '/stage/218', total: '/total/1', player: `/user/${handle}`, event: '/limited/151101', site: '' };
  const seen = new Set<string>();
  for (const [name, path] of Object.entries(pages))
    for (const locale of LOCALES) {
      const answer = await request.get(localePath(locale, `${path}/card.png`));
      expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, 'image/png']);
      const picture = await answer.body();
      const { width, height } = await sharp(picture).metadata();
      expect([width, height]).toEqual([1200, 630]);
      seen.add(picture.toString('base64'));
      keepPicture(picture, `${name}-card.${locale}`);
    }
  expect(seen.size).toBe(Object.keys(pages).length * LOCALES.length);
  const rule = await request.get('/stage/201/card.png?rule=23');
  expect((await rule.body()).equals(await (await request.get('/stage/201/card.png')).body())).toBe(false);
});
