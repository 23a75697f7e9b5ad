import { expect, test } from 'vitest';
import { makeBoard } from '#domain/records/board.fixture.ts';
import { lastMonths, mostPosted, postsByStage, risingStages } from './trends.ts';

test('lists the last months across the turn of the year, newest last', () => {
  expect(lastMonths('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(lastMonths('2025-12-31', 12)).toHaveLength(12);
  expect(lastMonths('2025-12-31', 12)[0]).toBe('2025-01');
});

test('mostPosted returns the smaller stage id on a tie, and undefined for a month without posts', () => {
  const stages = [
    { stageId: 203, posts: [0, 4] },
    { stageId: 202, posts: [0, 4] },
    { stageId: 201, posts: [0, 3] },
  ];
  expect(mostPosted(stages, 1)?.stageId).toBe(202);
  expect(mostPosted(stages, 0)).toBeUndefined();
});

test('mostPosted prefers more posts to a smaller id', () => {
  expect(mostPosted([{ stageId: 1, posts: [2] }, { stageId: 2, posts: [3] }, { stageId: 3, posts: [] }], 0)?.stageId).toBe(2); // biome-ignore format: three stages
});

test('postsByStage adds up the boards of a stage by period and skips speedruns and unknown boards', () => {
  const board = (boardId: number, refId: number, kind: 'stage' | 'speedrun' = 'stage') =>
    [boardId, makeBoard({ boardId, refId, kind })] as const;
  const boards = new Map([board(1, 202), board(2, 201), board(3, 202), board(4, 202, 'speedrun')]);
  const posted = (boardId: number, period: number, posts: number) => ({ boardId, period, posts });
  expect(postsByStage({ boards }, [posted(1, 0, 2), posted(3, 0, 3), posted(2, 2, 1), posted(4, 0, 9), posted(5, 0, 9)], 3)).toEqual([
    { stageId: 201, posts: [0, 0, 1] },
    { stageId: 202, posts: [5, 0, 0] },
  ]);
});

test('rising stages have more posts in the newest month than the mean of the three months before', () => {
  const stages = [
    { stageId: 201, posts: [99, 3, 3, 3, 4] },
    { stageId: 202, posts: [0, 0, 1, 0, 5] },
    { stageId: 203, posts: [0, 5, 5, 5, 5] },
    { stageId: 204, posts: [0, 6, 6, 6, 2] },
  ];
  expect(risingStages(stages)).toEqual([
    { stageId: 202, posts: 5, meanBefore: 1 / 3 },
    { stageId: 201, posts: 4, meanBefore: 3 },
  ]);
});
