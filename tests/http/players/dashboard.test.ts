import type { HTMLElement } from 'node-html-parser';
import { beforeAll, expect, test } from 'vitest';
import { formatRank } from '#domain/rankings/ranks.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { formatMargin, formatScore } from '#domain/shared/score.ts';
import { beginSessionOf } from '#tests/support/http/accounts.ts';
import { hrefOf } from '#tests/support/http/links.ts';
import { get, getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { missingWords } from '#tests/support/missing-words.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { type BusyPlayer, findBusyPlayer } from '#tests/support/sites/busy-player.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite, readingSite } from '#tests/support/sites/test-sites.ts';
import { localePath } from '#web/i18n/locales.ts';

let me: BusyPlayer;
let cookie = '';
beforeAll(async () => {
  me = await findBusyPlayer();
  cookie = await beginSessionOf(me.handle, readingSite());
});

const card = (root: HTMLElement, id: string) => {
  const found = root.querySelector(`section[aria-labelledby="${id}"]`);
  if (!found) throw new Error(`no section ${id}`);
  return found;
};
const rivalRow = (root: HTMLElement, handle: string) =>
  textOf(
    card(root, 'rivals')
      .querySelectorAll('li')
      .find((row) => row.querySelector(`a[href$="/user/${handle}"]`)),
  );

for (const locale of LANGUAGES) {
  test(`the dashboard shows the numbers that the use case returns and is not cached: ${locale}`, async () => {
    const { grand, posts, rivals, own, passings, advice, coverage, categories } = me.dashboard;
    const { root, headers } = await getPage(localePath(locale, '/dashboard'), { cookie });
    expect(headers.get('cache-control')).toContain('no-store');
    expect(textOf(root.querySelector('h1'))).toContain(me.name);
    const label = { en: 'Your stats', ja: '現在の成績' }[locale];
    const stats = textOf(root.querySelector(`section[aria-label="${label}"]`));
    for (const stat of [grand.points, posts.thisMonth, posts.all, grand.span.next?.missing ?? 0])
      expect(stats).toContain(formatScore(stat));
    expect(stats).toContain(formatRank(grand.line?.rank ?? 0, grand.line?.shared ?? false));

    expect(rivals.length).toBeGreaterThan(0);
    expect(textOf(card(root, 'rivals').querySelector('li[data-mine]'))).toContain(me.name);
    for (const { handle, points, all } of rivals) {
      expect(rivalRow(root, handle)).toContain(formatMargin((own?.points ?? 0) - points));
      expect(rivalRow(root, handle)).toContain(`${all.now.a}–${all.now.b}`);
    }
    const items = card(root, 'advice').querySelectorAll('ol > li').map(textOf);
    expect(items).toHaveLength(advice.length);
    for (const [index, { gain, simulation }] of advice.entries()) {
      const rank = simulation.totals[0]?.after?.rank;
      for (const text of [`+${formatScore(gain)}`, { en: `#${rank}`, ja: `${rank}位` }[locale]]) expect(items[index]).toContain(text);
    }
    expect(card(root, 'passings').querySelectorAll('li')).toHaveLength(Math.min(5, passings.length));
    const first = passings[0]?.board;
    expect(hrefOf(card(root, 'passings'), { en: 'Win it back', ja: '取り返す' }[locale])).toBe(
      localePath(locale, `/post?stage=${first?.refId}&rule=${first?.ruleId}`),
    );
    for (const { played, boards } of coverage) expect(textOf(card(root, 'coverage'))).toContain(`${played} / ${boards}`);
    expect(root.querySelectorAll('main table').at(-1)?.querySelectorAll('tbody tr')).toHaveLength(categories.length);
    const deciding = card(root, 'duels').querySelector('tbody a')?.getAttribute('href');
    expect(deciding?.split('?')[0]).toBe(localePath(locale, `/stage/${rivals[0]?.all.deciding?.refId}`));
    expect(missingWords(locale, textsOf(root, 'main *').filter(Boolean))).toEqual([]);
  });
}

test('the dashboard compares rivals by series, also without JavaScript', async () => {
  const { rivals, own } = me.dashboard;
  const path = hrefOf(card((await getPage('/dashboard', { cookie })).root, 'rivals'), 'SF2');
  expect(path).toBe('/dashboard?series=2');
  const { root } = await getPage(path, { cookie });
  for (const { handle, seriesPoints } of rivals)
    expect(rivalRow(root, handle)).toContain(formatMargin((own?.seriesPoints['2'] ?? 0) - (seriesPoints['2'] ?? 0)));
});

test('the dashboard of a player without records shows advice but no rivals', async () => {
  const { url: site } = postingSite();
  const player = await withSiteDatabase(postingSite(), (db) => createActor(db, 'player'));
  const { root } = await getPage('/ja/dashboard', { site, cookie: player.cookie });
  expect(textsOf(root, 'main h2, main h3')).toContain('まだ記録がありません。');
  expect(card(root, 'advice').querySelectorAll('ol > li')).toHaveLength(5);
  expect(root.querySelector('section[aria-labelledby="duels"]')).toBeNull();
  expect(missingWords('ja', textsOf(root, 'main *').filter(Boolean))).toEqual([]);
  const english = await getPage('/dashboard', { site, cookie: player.cookie });
  expect(textOf(english.root.querySelector('h1'))).toBe('Hello, Anonymous');
});

test('the dashboard sends visitors to the log-in page, which returns to the dashboard', async () => {
  const response = await get('/ja/dashboard');
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toContain('/ja/auth/login?error=SessionRequired&callbackUrl=%2Fja%2Fdashboard');
});
