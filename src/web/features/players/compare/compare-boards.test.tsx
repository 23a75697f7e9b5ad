import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { duelWinner } from '#domain/rankings/duels/duel.ts';
import { DUELS_PER_PAGE, pageOfGroups } from '#domain/rankings/duels/duel-part.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { CompareBoards, FlatBoards } from './compare-boards.tsx';
import { type Duel, duelGroups } from './duel-groups.ts';

const catalogue = contentCatalogue();
const NAMES = { a: 'Brindle', b: 'kaede_41' };
const MOST_ELEMENTS = 600;

const sideOn = (board: Board, rankKey: number | null) =>
  rankKey === null ? null : { board, rankKey, rank: 3, shared: false, points: 1, recordId: String(-rankKey) };
const duelOn = (board: Board, keyA: number | null, keyB: number | null) => ({
  board,
  a: sideOn(board, keyA),
  b: sideOn(board, keyB),
  winner: duelWinner(board, keyA, keyB),
});

function draw(duels: readonly ReturnType<typeof duelOn>[], page = 1) {
  const groups = duelGroups(catalogue, duels as unknown as Duel[], 'en');
  const listed = pageOfGroups(groups, page);
  const html = renderToStaticMarkup(<CompareBoards catalogue={catalogue} groups={listed} names={NAMES} locale="en" query="console=4" />);
  return { groups, html };
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
  expect(html).toContain('only Brindle played');
  expect(html).toContain('only kaede_41 played');
  expect(groups[1]?.scores).toBeNull();
});

test('equal results on a board are a draw', () => {
  const [board] = boardsOf(42);
  if (!board) throw new Error('rule 42 has no stages');
  expect(draw([duelOn(board, -42, -42)]).html).toContain('level');
});

test('of 400 boards, a page lists 30 with the sums of the whole group, in at most 600 elements', () => {
  const duels = [...catalogue.boards.values()].slice(0, 400).map((board, index) => duelOn(board, -900 - index * 31, -800 - index * 29));
  const { groups, html } = draw(duels, 2);
  expect(groups.flatMap((group) => group.duels)).toHaveLength(duels.length);
  expect(html.match(/<li/g)).toHaveLength(DUELS_PER_PAGE);
  expect(html.match(/<[a-z]/g)?.length).toBeLessThan(MOST_ELEMENTS);
  const shared = groups.find(({ key }) => html.includes(`id="${key}"`));
  expect(html).toContain(`${shared?.sums.wins}–${shared?.sums.draws}–${shared?.sums.losses}`);
});

test("links to each ranking with the page's filter, and to the records of both players", () => {
  const [board] = boardsOf(21);
  if (!board) throw new Error('rule 21 has no stages');
  const { html } = draw([duelOn(board, -530, -515)]);
  for (const href of ['/stage/201?console=4', '/record/530', '/record/515']) expect(html).toContain(`href="${href}"`);
});

test('the better result is marked by more than its colour: it is emphasised, and only on that side', () => {
  const [board] = boardsOf(21);
  if (!board) throw new Error('rule 21 has no stages');
  const { html } = draw([duelOn(board, -530, -515)]);
  expect(html).toMatch(/data-side="a" data-better="true"/);
  expect(html).not.toMatch(/data-side="b" data-better/);
});

test('a list across games names the game and the rule of each board', () => {
  const [board] = boardsOf(21);
  if (!board) throw new Error('rule 21 has no stages');
  const duels = [duelOn(board, -530, -515)] as unknown as Duel[];
  const rule = catalogue.rules.get(21)?.short.en;
  const html = renderToStaticMarkup(
    <FlatBoards catalogue={catalogue} duels={duels} lengthOf={() => 1} names={NAMES} locale="en" query="" />,
  );
  expect(html).toContain(`SF2 · ${rule}`);
  expect(html).toContain('3rd');
});
