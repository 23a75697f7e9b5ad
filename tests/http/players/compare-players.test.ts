import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { formPath, hrefOf } from '#tests/support/http/links.ts';
import { get, getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { rankedHandles } from '#tests/support/sites/demo-stats.ts';
import { readUseCase } from '#tests/support/sites/site-database.ts';
import { comparePlayers } from '#usecases/rankings/players/compare-players.ts';
import { localePath } from '#web/i18n/locales.ts';

const MOST_BYTES = 60_000; // Maximum size with gzip.

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

for (const locale of LANGUAGES) {
  test(`the comparison of two players shows the numbers that the use case returns: ${locale}`, async () => {
    const { all, duels, ...sides } = await compared();
    const { root } = await getPage(localePath(locale, `/compare/${a}/${b}`));
    const heading = textOf(root.querySelector('h1'));
    for (const { name } of [sides.a, sides.b]) expect(heading).toContain(name ?? '');
    expect(textsOf(root, 'header dd')).toEqual([all.wins, all.draws, all.losses].map(String));
    const sums = textOf(root.querySelector('main > .wrap dl'));
    for (const { grand } of [sides.a, sides.b]) expect(sums).toContain(formatScore(grand?.points ?? 0));
    expect(root.querySelectorAll('main ol > li')).toHaveLength(duels.length);
  });
}

test('comparing a player with themselves, with an unknown player or under an invalid filter returns 404', async () => {
  for (const path of [`/compare/${a}/${a}`, `/compare/${a}/nobody-at-all`, `/compare/${a}/${b}?year=2013`])
    expect((await get(path)).status, path).toBe(404);
});

test('the comparison of the two busiest players is smaller than 60 KB with gzip', async () => {
  const [first, second] = await rankedHandles('boards_played');
  const { html } = await getPage(`/ja/compare/${first}/${second}`);
  expect(gzipSync(html).length).toBeLessThan(MOST_BYTES);
});

test('without JavaScript, a visitor chooses another player by name and swaps the sides under the same filter', async () => {
  const { b: second } = await compared();
  const player = await getPage(`/user/${a}`);
  expect(await redirectOf(formPath(player.root, 'b', (second.name ?? '').toUpperCase()))).toBe(`/compare/${a}/${b}`);
  const filtered = hrefOf((await getPage(`/compare/${a}/${b}`)).root, 'Switch');
  expect(filtered).toBe(`/compare/${a}/${b}?console=4`);
  expect(hrefOf((await getPage(filtered)).root, 'Swap sides')).toBe(`/compare/${b}/${a}?console=4`);
});

test('without JavaScript, an unknown name and the same player twice are reported and can be corrected', async () => {
  const { root } = await getPage(`/compare/${b}/${a}`);
  const unknown = await getPage(formPath(root, 'b', 'nobody at all'));
  expect(textOf(unknown.root.querySelector('main'))).toContain('No player called “nobody at all”.');
  expect(await redirectOf(formPath(unknown.root, 'b', a))).toBe(`/compare/${b}/${a}`);
  const same = await getPage(formPath(root, 'b', b));
  expect(textOf(same.root.querySelector('main'))).toContain('Choose two different players.');
});
