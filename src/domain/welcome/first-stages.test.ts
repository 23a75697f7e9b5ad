import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { FIRST_STAGE_PLAYERS, FIRST_STAGES, firstStageBoards, medianPosition, pickFirstStages } from './first-stages.ts';

const RUNS = { numRuns: 100 };
const SCALE = { referenceMax: 150, boardCount: 224 };

const ranking = fc
  .record({
    stageId: fc.integer({ min: 1, max: 9 }),
    seriesId: fc.integer({ min: 1, max: 4 }),
    keys: fc.array(fc.nat(500), { maxLength: 60, size: 'max' }),
  })
  .map(({ keys, ...rest }) => ({ ...rest, keys: keys.toSorted((a, b) => a - b) }));
const boards = fc.array(ranking, { maxLength: 16, size: 'max' }).map((rows) =>
  rows.map(({ keys, ...row }, index) => {
    const medianKey = keys[medianPosition(keys.length)] ?? 0;
    return {
      ...row,
      boardId: index + 1,
      keys,
      players: keys.length,
      medianKey,
      medianRank: 1 + keys.filter((key) => key < medianKey).length,
    };
  }),
);
const games = fc.subarray([1, 2, 3, 4]);
const isRightSize = ({ players }: { players: number }) => players >= FIRST_STAGE_PLAYERS.fewest && players <= FIRST_STAGE_PLAYERS.most;

test('suggests up to three different stages, as many as have a target below the first place', () => {
  fc.assert(
    fc.property(boards, games, (known, chosen) => {
      const stageOf = (boardId: number) => known.find((board) => board.boardId === boardId)?.stageId;
      const stages = pickFirstStages(known, chosen, SCALE).map(({ boardId }) => stageOf(boardId));
      const played = new Set(known.filter(({ medianRank }) => medianRank > 1).map(({ stageId }) => stageId));
      expect(stages).toHaveLength(Math.min(FIRST_STAGES, played.size));
      expect(new Set(stages).size).toBe(stages.length);
    }),
    RUNS,
  );
});

test('the target is never better than the median, never the world record, and at least half of the players reach it', () => {
  fc.assert(
    fc.property(boards, games, (known, chosen) => {
      for (const { boardId, rankKey, rank, players } of pickFirstStages(known, chosen, SCALE)) {
        const keys = known.find((board) => board.boardId === boardId)?.keys ?? [];
        const [better, worse] = [keys[Math.floor((keys.length - 1) / 2)] ?? 0, keys[Math.ceil((keys.length - 1) / 2)] ?? 0];
        expect(rankKey).toBeGreaterThanOrEqual((better + worse) / 2);
        expect(keys.filter((key) => key <= rankKey).length * 2).toBeGreaterThanOrEqual(keys.length);
        expect(rank).toBe(1 + keys.filter((key) => key < rankKey).length);
        expect(players).toBe(keys.length + 1);
        expect(rank).toBeGreaterThan(1);
      }
    }),
    RUNS,
  );
});

test('with enough stages of the right size in the chosen games, suggests only those, and the ones with the most points', () => {
  fc.assert(
    fc.property(boards, games, (known, chosen) => {
      const right = known.filter(
        (board) => isRightSize(board) && board.medianRank > 1 && (chosen.length === 0 || chosen.includes(board.seriesId)),
      );
      fc.pre(new Set(right.map(({ stageId }) => stageId)).size >= FIRST_STAGES);
      const possible = known.filter(({ medianRank }) => medianRank > 1);
      expect(new Set(firstStageBoards(possible, chosen))).toEqual(new Set(right));
      const picked = pickFirstStages(known, chosen, SCALE);
      const rest = right.filter(({ stageId }) => !picked.some(({ boardId }) => known[boardId - 1]?.stageId === stageId));
      const worst = picked.at(-1)?.points ?? 0;
      for (const { points } of pickFirstStages(rest, chosen, SCALE)) expect(points).toBeLessThanOrEqual(worst);
      expect(picked.map(({ points }) => points)).toEqual(picked.map(({ points }) => points).toSorted((a, b) => b - a));
    }),
    RUNS,
  );
});

test('adds boards nearest to the right size first, then other games', () => {
  const board = (boardId: number, seriesId: number, players: number) => ({ boardId, stageId: boardId, seriesId, players });
  const known = [board(1, 2, 20), board(2, 2, 50), board(3, 2, 90), board(4, 3, 20), board(5, 2, 1)];
  expect(firstStageBoards(known, [2]).map(({ boardId }) => boardId)).toEqual([1, 2, 3]);
  expect(firstStageBoards(known.slice(2), [2]).map(({ boardId }) => boardId)).toEqual([3, 4]);
  expect(firstStageBoards(known, []).map(({ boardId }) => boardId)).toEqual([1, 4, 2]);
});
