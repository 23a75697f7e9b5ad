import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { duelWinner } from '#domain/rankings/duels/duel.ts';
import { CLOSEST_SHOWN, DUELS_PER_PAGE, findDuelPart } from '#domain/rankings/duels/duel-part.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import { partHref } from './compare-href.ts';
import { CompareList } from './compare-list.tsx';

const catalogue = contentCatalogue();
const stages = [...catalogue.boards.values()].filter(({ kind, ruleId }) => kind === 'stage' && ruleId === 21);

const side = (rankKey: number | null, rank: number) =>
  rankKey === null ? null : { rankKey, rank, shared: false, players: 100, points: 1, recordId: String(-rankKey) };
const duel = (board: Board, keyA: number | null, keyB: number | null, rankB = 3) => ({
  board,
  a: side(keyA, 3),
  b: side(keyB, rankB),
  winner: duelWinner(board, keyA, keyB),
});

function draw(duels: readonly ReturnType<typeof duel>[], query: { boards?: string; page?: number } = {}) {
  const page = query.page ?? 1;
  const part = findDuelPart(catalogue, duels, { boards: query.boards, series: undefined, page });
  if (!part.ok) throw new Error(part.error);
  const comparison = { duels, part: part.value, filter: { console: 0, page } } as unknown as Comparison;
  return renderToStaticMarkup(
    <CompareList
      catalogue={catalogue}
      comparison={comparison}
      names={{ a: 'Brindle', b: 'Fernstep' }}
      hrefOf={(linked, to = 1) => partHref('/compare/a/b', { console: 0, page: to }, linked)}
      locale="en"
    />,
  );
}
const values = (html: string) => [...html.matchAll(/\/record\/(\d+)"[^>]*><b>/g)].map(([, value]) => value);

test('the overview lists the five closest of the boards that both players have played, and links to all of them', () => {
  const shared = stages.slice(0, 9).map((board, index) => duel(board, -10_000, -10_000 - (9 - index) * 10));
  const html = draw([...shared, ...stages.slice(9, 12).map((board) => duel(board, null, -5_000))]);
  expect(html.match(/<li/g)).toHaveLength(CLOSEST_SHOWN);
  expect(values(html).filter((value) => value !== '10000')).toEqual(['10010', '10020', '10030', '10040', '10050']);
  expect(html).toContain('href="/compare/a/b?boards=both"');
  expect(html).toContain('Show all 9');
});

test('all boards are listed page by page, with the boards that one player never played', () => {
  const duels = [...catalogue.boards.values()].slice(0, DUELS_PER_PAGE + 2).map((board) => duel(board, null, -5_000));
  const html = draw(duels, { boards: 'all', page: 2 });
  expect(html.match(/<li class/g)).toHaveLength(2);
  expect(html).toContain('only Fernstep played');
  expect(html).toContain('href="/compare/a/b?boards=all#boards"');
});

test('without a shared board, the page says so and names the three boards on which the other player is easiest to pass', () => {
  const html = draw(stages.slice(0, 5).map((board, index) => duel(board, null, -1_000 - index, 10 * (index + 1))));
  expect(html).toContain('No boards in common yet.');
  expect(html).toContain('Fernstep&#x27;s easiest 3 for Brindle:');
  expect(values(html)).toEqual(['1004', '1003', '1002']);
});
