import { beforeAll, describe, expect, test } from 'vitest';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { speedrunBoard, stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { DEMO_NOW } from '#tests/support/database/template-database.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { listAllRecords } from '#tests/support/naive/naive-ranking.ts';
import { type NaiveFilter, type NaivePlace, NaiveSite } from '#tests/support/naive/naive-reads.ts';
import { getStanding } from './get-standing.ts';
import { getStandings } from './get-standings.ts';

const { db, deps } = openDemoDatabase();

let site: NaiveSite;
beforeAll(async () => {
  site = new NaiveSite(await listAllRecords(db), await deps.catalogue(), DEMO_NOW);
});

const FILTERS: NaiveFilter[] = [
  { console: 0 },
  { console: 4 },
  { console: 0, year: 2024 },
  { console: 0, at: '2025-06-30' },
  { console: 4, year: 2024 },
  { console: 0, year: 2026 },
];

/** Returns the expected standing for a place in the naive ranking. */
function standingOf(
  board: Board,
  ranking: readonly NaivePlace[],
  { rank, shared, players, points, rankKey, recordId, postedAt }: NaivePlace,
) {
  const better = ranking.filter((row) => row.rankKey < rankKey);
  const keys = { aboveKey: better.at(-1)?.rankKey ?? null, firstKey: ranking[0]?.rankKey };
  return { board, rank, shared, players, points, rankKey, ...keys, recordId, postedAt };
}

const BOARDS: [string, () => Board | undefined][] = [
  ['a score board', () => stageBoard(site.catalogue, 201, 21)],
  ['a countdown board', () => stageBoard(site.catalogue, 345, 33)],
  ['an elapsed board', () => stageBoard(site.catalogue, 245, 29)],
  ['a battle', () => stageBoard(site.catalogue, 413, 42)],
  ['a cave', () => stageBoard(site.catalogue, 231, 25)],
  ['an event board', () => [...site.catalogue.boards.values()].find((board) => board.kind === 'event')],
  ['a speedrun', () => speedrunBoard(site.catalogue, [...site.catalogue.speedruns.keys()][0] ?? 0)],
];

describe.each(BOARDS)("a player's standing on %s", (_, find) => {
  test.each(FILTERS)('matches the naive model under the filter %j for the first, the middle and the last player', async (filter) => {
    const board = find();
    if (!board) throw new Error('no such board');
    const ranking = site.ranking(board, filter);
    for (const place of [ranking[0], ranking[Math.floor(ranking.length / 2)], ranking.at(-1)]) {
      if (!place) continue;
      expect(await getStanding(deps, place.userId, board.boardId, filter)).toEqual(standingOf(board, ranking, place));
    }
  });
});

test.each(FILTERS)("under the filter %j, the busiest players' standings match the naive model on boards of every kind", async (filter) => {
  const posts = Map.groupBy(site.records, (record) => record.userId);
  const busiest = [...posts].sort((a, b) => b[1].length - a[1].length).slice(0, 5);
  for (const [userId] of busiest) {
    const expected = [...site.catalogue.boards.values()].flatMap((board) => {
      const ranking = site.ranking(board, filter);
      const own = ranking.find((row) => row.userId === userId);
      return own ? [standingOf(board, ranking, own)] : [];
    });
    expect(await getStandings(deps, userId, filter)).toEqual(expected);
  }
});

test('the demo site has shared places, and standings on boards of every kind', async () => {
  const posts = Map.groupBy(site.records, (record) => record.userId);
  const all = [];
  for (const userId of [...posts.keys()].slice(0, 40)) all.push(...(await getStandings(deps, userId, { console: 0 })));
  expect(new Set(all.map((standing) => standing.board.kind))).toEqual(new Set(['stage', 'event', 'speedrun']));
  expect(all.some((standing) => standing.shared)).toBe(true);
  expect(all.filter((standing) => standing.rank === 1).every((standing) => standing.aboveKey === null)).toBe(true);
});

test('getStanding returns undefined for a player without a record on the board and for an unknown board', async () => {
  const userId = await createPlayer(deps);
  expect(await getStandings(deps, userId, { console: 0 })).toEqual([]);
  expect(await getStanding(deps, userId, stageBoard(site.catalogue, 201, 21)?.boardId ?? 0, { console: 0 })).toBeUndefined();
  expect(await getStanding(deps, userId, 99_999, { console: 0 })).toBeUndefined();
});
