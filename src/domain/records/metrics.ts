import type { Board } from '#domain/catalogue/board.ts';
import type { MetricName } from '#domain/catalogue/rows.ts';
import type { RecordValues } from './record-values.ts';
import type { ShownKind } from './shown-value.ts';

/** An input field for a value. */
export type TypedField = 'score' | 'time' | 'creatures' | 'treasure' | 'ownPoints' | 'computerPoints';

/** The definition of "better" on a board; everything else about a value follows from its rank key. */
export type Metric = {
  readonly typed: readonly TypedField[];
  readonly shownAs: ShownKind;
  /** A 32-bit integer; smaller is better. */
  readonly rankKey: (board: Board, values: RecordValues) => number;
  /** What a rank key adds to a total. */
  readonly worth: (board: Board, rankKey: number) => number;
  /** The displayed value of a rank key: points, a margin or milliseconds. */
  readonly shown: (board: Board, rankKey: number) => number;
};

// Where more is better, the key is the negated worth; 0 - value avoids -0.
const negated = (value: number) => 0 - value;
const negatedKey = (_board: Board, rankKey: number) => negated(rankKey);

/** The one definition of every metric (domain.md §2). */
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
    // Boards with a credit use whole seconds; floor keeps totals whole if that ever changes.
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

/** The metrics that depend on a time limit. */
export const MEASURED_AGAINST_LIMIT: readonly MetricName[] = ['countdown', 'cavePoints', 'collectAllTime'];

/** The time limit of a board; the catalogue rejects boards of these metrics without one. */
export const limitS = (board: Board): number => known(board.timeLimitS, 'time limit');

const reference = (board: Board) => known(board.referenceScore, 'reference score');
const seconds = (timeMs: number | null) => Math.floor(known(timeMs, 'time') / 1_000);

function known(value: number | null, what: string): number {
  if (value === null) throw new Error(`metrics: the ${what} is missing`);
  return value;
}
