import type { HTMLElement } from 'node-html-parser';
import { beforeAll, expect, test } from 'vitest';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { formatMargin, formatScore } from '#domain/shared/score.ts';
import { beginSessionOf } from '#tests/support/http/accounts.ts';
import { hrefOf } from '#tests/support/http/links.ts';
import { get, getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { createActor } from '#tests/support/scenarios/actors.ts';
import { type BusyPlayer, findBusyPlayer } from '#tests/support/sites/busy-player.ts';
import { withSiteDatabase } from '#tests/support/sites/site-database.ts';
import { postingSite, readingSite } from '#tests/support/sites/test-sites.ts';
import { missingWords } from '#tests/support/texts/missing-words.ts';
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
    const { grand, rivals, own, target, plan, offered, categories } = me.dashboard;
    const { root, headers } = await getPage(localePath(locale, '/dashboard'), { cookie });
    expect(headers.get('cache-control')).toContain('no-store');
    expect(textOf(root.querySelector('h1'))).toContain(me.name);
    expect(textOf(root.querySelector('main header p'))).toContain(formatScore(grand.points));

    const first = card(root, 'target');
    if (!target || !plan.road) throw new Error('the busy player has no target');
    expect(textOf(first)).toContain(formatShown(shownOfRankKey(target.board, target.rankKey)));
    expect(textOf(first.querySelector('details'))).toContain(`+${formatScore(target.gain)}`);
    expect(hrefOf(first, { en: 'Submit Score', ja: '記録を投稿' }[locale])).toBe(
      localePath(locale, `/post?stage=${target.board.refId}&rule=${target.board.ruleId}`),
    );
    expect(hrefOf(first, { en: 'Show another', ja: '別の目標を見る' }[locale])).toBe(localePath(locale, '/dashboard?target=1'));
    const road = textOf(card(root, 'road'));
    for (const stat of [plan.road.missing, plan.road.sum, ...plan.road.steps.map(({ gain }) => gain)])
      expect(road).toContain(formatScore(stat));
    expect(card(root, 'reach').querySelectorAll('li')).toHaveLength(3);
    expect(card(root, 'week').querySelectorAll('li')).toHaveLength(offered.length);

    expect(rivals.length).toBeGreaterThan(0);
    expect(textOf(card(root, 'rivals').querySelector('li[data-mine]'))).toContain(me.name);
    for (const { handle, points, won } of rivals) {
      expect(rivalRow(root, handle)).toContain(formatMargin((own?.points ?? 0) - points));
      expect(rivalRow(root, handle)).toContain(`${won.own}–${won.other}`);
    }
    expect(root.querySelectorAll('main table').at(-1)?.querySelectorAll('tbody tr')).toHaveLength(categories.length);
    expect(missingWords(locale, textsOf(root, 'main *').filter(Boolean))).toEqual([]);
  });
}

test('the dashboard shows another target and all targets, also without JavaScript', async () => {
  const { targets } = me.dashboard.plan;
  const { root } = await getPage('/dashboard?target=1&targets=all', { cookie });
  expect(hrefOf(card(root, 'target'), 'Submit Score')).toContain(`stage=${targets[1]?.board.refId}&`);
  expect(card(root, 'reach').querySelectorAll('li')).toHaveLength(targets.length - 1);
  expect((await get('/dashboard?target=x', { cookie })).status).toBe(404);
});

test('the dashboard compares rivals by series, also without JavaScript', async () => {
  const { rivals, own } = me.dashboard;
  const path = hrefOf(card((await getPage('/dashboard', { cookie })).root, 'rivals'), 'SF2');
  expect(path).toBe('/dashboard?series=2#rivals');
  const { root } = await getPage(path, { cookie });
  for (const { handle, seriesPoints } of rivals)
    expect(rivalRow(root, handle)).toContain(formatMargin((own?.seriesPoints['2'] ?? 0) - (seriesPoints['2'] ?? 0)));
});

test('the dashboard of a player without records is the first dashboard', async () => {
  const { url: site } = postingSite();
  const player = await withSiteDatabase(postingSite(), (db) => createActor(db, 'player'));
  const { root } = await getPage('/ja/dashboard', { site, cookie: player.cookie });
  expect(root.querySelectorAll('main h1')).toHaveLength(1);
  expect(root.querySelector('section[aria-labelledby="target"]')).toBeNull();
  expect(missingWords('ja', textsOf(root, 'main *').filter(Boolean))).toEqual([]);
});

test('the dashboard sends visitors to the log-in page, which returns to the dashboard', async () => {
  const response = await get('/ja/dashboard');
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toContain('/ja/auth/login?error=SessionRequired&callbackUrl=%2Fja%2Fdashboard');
});
