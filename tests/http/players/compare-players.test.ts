import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { CLOSEST_SHOWN, DUELS_PER_PAGE } from '#domain/rankings/duels/duel-part.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { formPath, hrefOf } from '#tests/support/http/links.ts';
import { get, getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { rankedHandles } from '#tests/support/sites/demo-stats.ts';
import { readUseCase } from '#tests/support/sites/site-database.ts';
import { comparePlayers } from '#usecases/rankings/players/compare-players.ts';
import { localePath } from '#web/i18n/locales.ts';

const MOST_BYTES = 35_000; // Maximum size with gzip.
const MOST_ELEMENTS = 3_000;

let [a, b] = ['', ''];
beforeAll(async () => {
  const handles = await rankedHandles('position');
  [a, b] = [handles[3] ?? '', handles[6] ?? ''];
});
const compared = () => readUseCase((deps) => comparePlayers(deps, a, b, {}));
const redirectOf = async (path: string) => {
  const response = await get(path);
  expect(response.status, path).toBe(307);
  const { pathname, search } = new URL(response.headers.get('location') ?? '', response.url);
  return pathname + search;
};

/** Returns the links to boards on a page of a comparison and the pages after it. */
async function boardsFrom(path: string): Promise<string[]> {
  const { root } = await getPage(path);
  const boards = root.querySelectorAll('main ol > li > a').map((link) => link.getAttribute('href') ?? '');
  const next = root.querySelector('main a[rel="next"]')?.getAttribute('href');
  return next === undefined ? boards : [...boards, ...(await boardsFrom(next))];
}

for (const locale of LANGUAGES) {
  test(`the comparison of two players shows the numbers that the use case returns: ${locale}`, async () => {
    const { both, ...sides } = await compared();
    const { root } = await getPage(localePath(locale, `/compare/${a}/${b}`));
    const heading = textOf(root.querySelector('h1'));
    for (const { name } of [sides.a, sides.b]) expect(heading).toContain(name ?? '');
    expect(textsOf(root, 'header dd')).toEqual([both.wins, both.draws, both.losses].map(String));
    const sums = textOf(root.querySelector('main > .wrap dl'));
    for (const { grand } of [sides.a, sides.b]) expect(sums).toContain(formatScore(grand?.points ?? 0));
    expect(root.querySelectorAll('main ol > li')).toHaveLength(Math.min(both.a.boards, CLOSEST_SHOWN));
    const whole = await getPage(localePath(locale, `/compare/${a}/${b}?boards=both`));
    expect(whole.root.querySelectorAll('main ol > li')).toHaveLength(Math.min(both.a.boards, DUELS_PER_PAGE));
  });
}

test('a comparison lists every board on its pages, or the boards of both players by series', async () => {
  const { duels, both } = await compared();
  expect(new Set(await boardsFrom(`/compare/${a}/${b}?boards=all`)).size).toBe(duels.length);
  expect(new Set(await boardsFrom(`/compare/${a}/${b}?boards=both`)).size).toBe(both.a.boards);
  const { root } = await getPage(`/compare/${a}/${b}`);
  const series = root.querySelectorAll('main nav a[href*="?series="]').map((link) => link.getAttribute('href') ?? '');
  const boards = new Set<string>();
  for (const path of series) for (const board of await boardsFrom(path)) boards.add(board);
  expect(boards.size).toBe(both.a.boards);
});

test('comparing a player with themselves, with an unknown player or under an invalid filter returns 404', async () => {
  for (const path of [`/compare/${a}/${a}`, `/compare/${a}/nobody-at-all`]) expect((await get(path)).status, path).toBe(404);
  for (const query of ['year=2013', 'series=99', 'series=1&page=99', 'boards=none'])
    expect((await get(`/compare/${a}/${b}?${query}`)).status, query).toBe(404);
});

test('the comparison of the two busiest players is smaller than 35 KB with gzip and has at most 3,000 elements', async () => {
  const [first, second] = await rankedHandles('boards_played');
  for (const query of ['', '?series=2', '?boards=all']) {
    const { status, html, root } = await getPage(`/ja/compare/${first}/${second}${query}`);
    expect(status).toBe(200);
    expect(gzipSync(html).length).toBeLessThan(MOST_BYTES);
    expect(root.querySelectorAll('*').length).toBeLessThan(MOST_ELEMENTS);
  }
});

test('without JavaScript, a visitor chooses another player by name and swaps the sides under the same filter', async () => {
  const { b: second } = await compared();
  const player = await getPage(`/user/${a}`);
  expect(await redirectOf(formPath(player.root, 'b', (second.name ?? '').toUpperCase()))).toBe(`/compare/${a}/${b}`);
  const filtered = hrefOf((await getPage(`/compare/${a}/${b}`)).root, 'Switch');
  expect(filtered).toBe(`/compare/${a}/${b}?console=4`);
  expect(hrefOf((await getPage(filtered)).root, 'Swap sides')).toBe(`/compare/${b}/${a}?console=4`);
  const ofSeries = await getPage(`/compare/${a}/${b}?series=2&console=4`);
  expect(hrefOf(ofSeries.root, 'Swap sides')).toBe(`/compare/${b}/${a}?series=2&console=4`);
});

test('without JavaScript, an unknown name and the same player twice are reported and can be corrected', async () => {
  const { root } = await getPage(`/compare/${b}/${a}`);
  const unknown = await getPage(formPath(root, 'b', 'nobody at all'));
  expect(textOf(unknown.root.querySelector('main'))).toContain('No player called “nobody at all”.');
  expect(await redirectOf(formPath(unknown.root, 'b', a))).toBe(`/compare/${b}/${a}`);
  const same = await getPage(formPath(root, 'b', b));
  expect(textOf(same.root.querySelector('main'))).toContain('Choose two different players.');
});
