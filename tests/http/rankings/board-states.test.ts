import { expect, test } from 'vitest';
import { formatRank } from '#domain/rankings/ranks.ts';
import { postScores } from '#tests/support/http/post-scores.ts';
import { get, getPage, textOf } from '#tests/support/http/request.ts';
import { cellsOf, ranksOf, rowsOf, tableOf } from '#tests/support/http/tables.ts';
import { pathOfBoardWithOnePlayer, stageStats } from '#tests/support/sites/demo-stats.ts';
import { postingSite } from '#tests/support/sites/test-sites.ts';

test('a board with one record shows rank 1 and its first record', async () => {
  const { root } = await getPage(`/ja${await pathOfBoardWithOnePlayer()}`);
  expect(ranksOf(tableOf(root, /ランキング/))).toEqual(['1']);
  expect(textOf(root.querySelector('section[aria-label="世界記録"]'))).toContain('このボードの最初の記録');
});

// No other test file posts to boards 216/27 and 220/27 of the posting site.
test('players who share the best score all have rank 1 without a gap, and the next rank skips them', async () => {
  await postScores(216, 27, Array<number>(10).fill(60_000));
  const { root } = await getPage('/stage/216?rule=27', { site: postingSite().url });
  const table = tableOf(root, /^Ranking for/);
  const [, , , above, toRecord] = cellsOf(table.querySelector('thead tr') ?? undefined);
  expect([above, toRecord]).toEqual(['Gap to next', 'To WR']);
  for (const row of rowsOf(table).slice(0, 10)) {
    const [rank, , , toAbove, gap] = cellsOf(row);
    expect([rank, toAbove]).toEqual(['=1', '']);
    expect(gap).toContain('WR');
  }
  expect(ranksOf(table)[10]).toMatch(/^=?11$/);
  expect(textOf(root.querySelector('section[aria-label="World record"]'))).toContain('WR (tied)');
});

test('a board with 1,000 players has ten pages of 100 rows, and its JSON file has all rows', async () => {
  const known = (await stageStats(220, { rule: '27' }, postingSite())).players;
  await postScores(
    220,
    27,
    Array.from({ length: 1_000 - known }, (_, index) => 30_000 - Math.floor(index / 3)),
  );
  const { rows, players, pages } = await stageStats(220, { rule: '27', page: '10' }, postingSite());
  expect([players, pages]).toEqual([1_000, 10]);
  const { root } = await getPage('/stage/220?rule=27&page=10', { site: postingSite().url });
  const shown = ranksOf(tableOf(root, /^Ranking for/));
  expect(shown).toEqual(rows.map((row) => formatRank(row.rank, row.shared)));
  expect(shown).toHaveLength(100);
  const file = (await (await get('/api/boards/220/27/ranking.json', { site: postingSite().url })).json()) as { rows: unknown[] };
  expect(file.rows).toHaveLength(1_000);
});
