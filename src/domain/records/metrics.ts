import type { Board } from '#domain/catalogue/boards/board.ts';
import type { MetricName } from '#domain/catalogue/rows.ts';
import type { RecordValues } from '#domain/records/draft/record-values.ts';
import type { ShownKind } from './shown-value.ts';

/** A form field from which the value of a record is computed. */
export type TypedField = 'score' | 'time' | 'creatures' | 'treasure' | 'ownPoints' | 'computerPoints';

/** Defines how results are compared on a board. All derived values are computed from the rank key. */
export type Metric = {
  readonly typed: readonly TypedField[];
  readonly shownAs: ShownKind;
  /** Computes the rank key: a 32-bit integer for which smaller is better. */
  readonly rankKey: (board: Board, values: RecordValues) => number;
  /** Computes the score that a rank key adds to a total. */
  readonly worth: (board: Board, rankKey: number) => number;
  /** Computes the displayed value of a rank key: points, a margin or milliseconds. */
  readonly shown: (board: Board, rankKey: number) => number;
};

// On boards where more is better, the rank key is the negated worth. Subtracting from 0 avoids -0.
const negated = (value: number) => 0 - value;
const negatedKey = (_board: Board, rankKey: number) => negated(rankKey);

/** The single definition of every metric (domain.md §2). */
export const METRICS: Readonly<Record<MetricName, Metric>> = {
  points: {
    typed: ['score'],
    shownAs: 'points',
    rankKey: (_board, { score }) => negated(known(score, 'score')),
    worth: negatedKey,
    shown: negatedKey,
  },
  cavePoints: {
    typed: ['creatures', 'treasure', 'time'],
    shownAs: 'points',
    rankKey: (board, { creatures, treasure, timeMs }) => {
      const carried = known(creatures, 'creatures') + known(treasure, 'treasure');
      return negated(carried * 10 + Math.floor((limitS(board) - seconds(timeMs)) / 2));
    },
    worth: negatedKey,
    shown: negatedKey,
  },
  collectAllTime: {
    typed: ['time'],
    shownAs: 'time',
    rankKey: (board, { timeMs }) => negated(limitS(board) - seconds(timeMs) + reference(board)),
    worth: negatedKey,
    shown: (board, rankKey) => (limitS(board) + reference(board) + rankKey) * 1_000,
  },
  countdown: {
    typed: ['time'],
    shownAs: 'time',
    rankKey: (board, { timeMs }) => negated(limitS(board) - seconds(timeMs)),
    worth: negatedKey,
    shown: (board, rankKey) => (limitS(board) + rankKey) * 1_000,
  },
  timeLeft: {
    typed: ['time'],
    shownAs: 'time',
    rankKey: (_board, { timeMs }) => negated(seconds(timeMs)),
    worth: negatedKey,
    shown: (_board, rankKey) => negated(rankKey) * 1_000,
  },
  elapsed: {
    typed: ['time'],
    shownAs: 'time',
    rankKey: (_board, { timeMs }) => known(timeMs, 'time'),
    // Boards with a time credit use whole seconds today. Rounding down guarantees integer totals if that changes.
    worth: ({ timeCreditS }, rankKey) => (timeCreditS === null ? 0 : Math.max(0, Math.floor(timeCreditS - rankKey / 1_000))),
    shown: (_board, rankKey) => rankKey,
  },
  battleMargin: {
    typed: ['ownPoints', 'computerPoints'],
    shownAs: 'margin',
    rankKey: (_board, { ownPoints, computerPoints }) => negated(known(ownPoints, 'own points') - known(computerPoints, 'computer points')),
    worth: negatedKey,
    shown: negatedKey,
  },
};

/** The metrics whose values depend on the board's time limit. */
export const MEASURED_AGAINST_LIMIT: readonly MetricName[] = ['countdown', 'cavePoints', 'collectAllTime'];

/** Returns the time limit of a board in seconds. The catalogue guarantees one for the metrics that need it. */
export const limitS = (board: Board): number => known(board.timeLimitS, 'time limit');

const reference = (board: Board) => known(board.referenceScore, 'reference score');
const seconds = (timeMs: number | null) => Math.floor(known(timeMs, 'time') / 1_000);

function known(value: number | null, what: string): number {
  if (value === null) throw new Error(`metrics: the ${what} is missing`);
  return value;
}
