import { expect, test } from 'vitest';
import { formatRank } from '#domain/rankings/ranks.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { inLanguage, LANGUAGES } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { bordersOf, cellsOf, ranksOf, rowsOf, tableOf } from '#tests/support/http/tables.ts';
import { readUseCase } from '#tests/support/sites/site-database.ts';
import { getTotal } from '#usecases/rankings/totals/get-total.ts';
import { getTotalMoves } from '#usecases/rankings/totals/get-total-moves.ts';
import { getUserRanking } from '#usecases/rankings/totals/get-user-ranking.ts';
import { localePath } from '#web/i18n/locales.ts';

const RANKING = { en: 'Player ranking', ja: 'プレイヤーランキング' };
const ANONYMOUS = { en: 'Anonymous', ja: '名無しさん' };

for (const locale of LANGUAGES) {
  test(`a total shows the ranks, sums, dates and ranks per board that the use case returns: ${locale}`, async () => {
    const { root } = await getPage(localePath(locale, '/total/20'));
    const { rows, places, boards, players, total, zone } = await readUseCase((deps) => getTotal(deps, 20, {}));
    expect(textOf(root.querySelector('h1'))).toBe(inLanguage(total.name, locale));
    expect(textOf(root.querySelector('title'))).toMatch(new RegExp(`^${inLanguage(total.name, locale)} · `));
    expect(textOf(root.querySelector('main header'))).toContain(String(players));
    const shown = rowsOf(tableOf(root, inLanguage(total.name, locale))).map((row) => {
      const [rank, name, score, points, played, newest, _compare, strip = ''] = cellsOf(row);
      return {
        name,
        stats: [rank, score, points, played, newest],
        strip: strip.split(/\s+/).map((text) => (text === '·' ? null : Number(text))),
      };
    });
    expect(shown).toEqual(
      rows.map((row, index) => ({
        name: expect.stringContaining(row.name ?? ANONYMOUS[locale]),
        stats: [
          formatRank(row.rank, row.shared),
          formatScore(row.score),
          formatScore(row.points),
          `${row.boardsPlayed}/${boards}`,
          formatDate(dayOf(row.newestAt, zone)),
        ],
        strip: places[index],
      })),
    );
  });

  test(`the player ranking shows the ranks, points and posts that the use case returns: ${locale}`, async () => {
    const { root } = await getPage(localePath(locale, '/ranking'));
    const { rows, boards, classLines } = await readUseCase((deps) => getUserRanking(deps, {}));
    expect(textOf(root.querySelector('h1'))).toBe(RANKING[locale]);
    expect(textOf(root.querySelector('title'))).toMatch(new RegExp(`^${RANKING[locale]} · `));
    const table = tableOf(root, RANKING[locale]);
    const shown = rowsOf(table).map((row) => {
      const [rank, , points, , , played, posts] = cellsOf(row);
      return [rank, points, played, posts];
    });
    expect(shown).toEqual(
      rows.map((row) => [
        formatRank(row.rank, row.shared),
        formatScore(row.points),
        `${row.boardsPlayed}/${boards}`,
        formatScore(row.posts),
      ]),
    );
    expect(bordersOf(table)).toHaveLength(classLines.length);
  });
}

test('total 1 shows its class borders and one column per board or event', async () => {
  const { root } = await getPage('/ja/total/1');
  const { rows, classLines, columns, total } = await readUseCase((deps) => getTotal(deps, 1, {}));
  const table = tableOf(root, inLanguage(total.name, 'ja'));
  const [rank, , points] = cellsOf(rowsOf(table)[0]);
  expect([rank, points]).toEqual(['1', formatScore(rows[0]?.points ?? 0)]);
  expect(table.querySelectorAll('thead th[data-h] a')).toHaveLength(columns.length);
  expect(classLines.length).toBeGreaterThan(0);
  expect(bordersOf(table).map((row) => textOf(row))).toEqual(classLines.map((line) => expect.stringContaining(formatScore(line.points))));
});

test("the list of climbers in a total shows how many players rose and the first one's new rank and score", async () => {
  const { root } = await getPage('/total/20?since=2025-06-30&at=2025-12-31');
  const { counts, moves } = await readUseCase((deps) => getTotalMoves(deps, 20, { at: '2025-12-31', since: '2025-06-30' }));
  const shown = textsOf(root, 'main dl dd').map((text) => Number(text.replace(/\D/g, '')));
  expect(shown).toEqual([counts.rose, counts.fell, counts.stayed, counts.came]);
  const first = moves[0];
  const cells = cellsOf(rowsOf(tableOf(root, 'Biggest climbers since 2025/06/30'))[0]);
  expect(cells[0]).toBe(formatRank(first?.after.rank ?? 0, first?.after.shared ?? false));
  expect(cells[1]).toContain(`▲ ${(first?.before?.rank ?? 0) - (first?.after.rank ?? 0)}`);
  expect(cells[4]).toBe(formatScore(first?.after.score ?? 0));
});

test('the second page of a total continues where the first page ends', async () => {
  const ranks = await Promise.all(
    ['/total/20', '/total/20?page=2'].map(async (path) => {
      const { root } = await getPage(path);
      return ranksOf(tableOf(root, textOf(root.querySelector('h1')))).map((rank) => Number(rank.replace('=', '')));
    }),
  );
  expect(ranks[0]).toHaveLength(100);
  expect(ranks[1]?.length).toBeGreaterThan(0);
  const shown = ranks.flat();
  for (const [index, rank] of shown.entries()) expect(rank).toBe(rank === shown[index - 1] ? shown[index - 1] : index + 1);
});
