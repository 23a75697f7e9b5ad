import type { Board } from '#domain/catalogue/boards/board.ts';

/** Creates a points board in game 4, with optional overrides. */
export const makeBoard = (differences: Partial<Board> = {}): Board => ({
  boardId: 1,
  kind: 'stage',
  refId: 401,
  ruleId: 41,
  metric: 'points',
  seriesId: 4,
  timeLimitS: null,
  referenceScore: null,
  timeCreditS: null,
  regionAdjustment: null,
  takesFractions: false,
  consoles: [1, 2, 4],
  countsSince: 2014,
  retired: false,
  event: null,
  ...differences,
});

/** One board for each metric, with values from domain.md §2. */
export const BOARDS = {
  points: makeBoard(),
  cavePoints: makeBoard({ refId: 244, ruleId: 25, seriesId: 2, metric: 'cavePoints', timeLimitS: 2520 }),
  collectAllTime: makeBoard({ refId: 101, ruleId: 11, seriesId: 1, metric: 'collectAllTime', timeLimitS: 648, referenceScore: 278 }),
  countdown: makeBoard({ refId: 345, ruleId: 33, seriesId: 3, metric: 'countdown', timeLimitS: 420 }),
  timeLeft: makeBoard({ refId: 419, ruleId: 43, metric: 'timeLeft' }),
  elapsed: makeBoard({ refId: 245, ruleId: 29, seriesId: 2, metric: 'elapsed', timeCreditS: 600 }),
  battleMargin: makeBoard({ refId: 413, ruleId: 42, metric: 'battleMargin' }),
} as const satisfies Record<Board['metric'], Board>;

/** An all-stage challenge board that ranks times in milliseconds and belongs to no total. */
export const FRACTIONS_BOARD = makeBoard({ refId: 904, ruleId: 91, seriesId: 9, metric: 'elapsed', takesFractions: true });

/** Full-collection stages: stage id, time limit in seconds, and score of a full collection (domain.md §2). */
export const COLLECTIONS = [
  [101, 648, 278],
  [102, 1134, 569],
  [103, 972, 482],
  [104, 1134, 752],
  [105, 810, 299],
] as const;
