import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { duelWinner } from '#domain/rankings/duels/duel.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import { CompareBoards } from './compare-boards.tsx';
import { duelGroups } from './compare-tuples.ts';

const catalogue = contentCatalogue();
const LABELS = {
  a: 'Brindle',
  b: 'kaede_41',
  stage: 'Stage',
  rank: 'Rank',
  difference: 'Difference',
  level: 'level',
  notPlayed: 'not played',
  noResult: 'no result',
  alone: 'only played here',
};
const MOST_BYTES = 45_000;

const sideOn = (board: Board, rankKey: number | null) =>
  rankKey === null ? null : { board, rankKey, rank: 3, shared: false, points: 1, recordId: String(-rankKey) };
const duelOn = (board: Board, keyA: number | null, keyB: number | null) => ({
  board,
  a: sideOn(board, keyA),
  b: sideOn(board, keyB),
  winner: duelWinner(board, keyA, keyB),
});

function draw(duels: readonly ReturnType<typeof duelOn>[]) {
  const groups = duelGroups(catalogue, { duels } as unknown as Comparison, 'en').map((group) => ({ ...group, score: '', meaning: '' }));
  const html = renderToStaticMarkup(<CompareBoards groups={groups} labels={LABELS} locale="en" query="" />);
  return { groups, html, bytes: gzipSync(html + JSON.stringify(groups)).length };
}

const boardsOf = (ruleId: number) => [...catalogue.boards.values()].filter((board) => board.kind === 'stage' && board.ruleId === ruleId);

test('the stem points to the player who leads and shows the unsigned difference', () => {
  const [one, two] = boardsOf(21);
  if (!one || !two) throw new Error('rule 21 has no stages');
  const { html, groups } = draw([duelOn(one, -530, -515), duelOn(two, -400, -440)]);
  expect(html).toMatch(/data-side="left".*?\+15/);
  expect(html).toMatch(/data-side="right".*\+40/);
  expect(groups[0]).toMatchObject({ sums: { wins: 1, draws: 0, losses: 1 }, scores: ['930', '955'] });
});

test('a board that only one player has played is a win, unless it compares times', () => {
  const [points] = boardsOf(21);
  const [time] = boardsOf(35);
  if (!points || !time) throw new Error('a rule has no stages');
  const { html, groups } = draw([duelOn(points, -530, null), duelOn(time, null, 60_000)]);
  expect(groups.map(({ sums }) => sums)).toEqual([
    { wins: 1, draws: 0, losses: 0 },
    { wins: 0, draws: 0, losses: 0 },
  ]);
  expect(html).toContain('only played here');
  expect(html).toContain('no result');
  expect(groups[1]?.scores).toBeNull();
});

test('equal results on a board are a draw', () => {
  const [board] = boardsOf(42);
  if (!board) throw new Error('rule 42 has no stages');
  expect(draw([duelOn(board, -42, -42)]).html).toContain('level');
});

test('a comparison across 400 boards fits the size budget, although its data is sent twice', () => {
  const duels = [...catalogue.boards.values()].slice(0, 400).map((board, index) => duelOn(board, -900 - index * 31, -800 - index * 29));
  expect(draw(duels).bytes).toBeLessThan(MOST_BYTES);
});
