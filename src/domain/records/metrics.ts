import type { Board } from '#domain/catalogue/board.ts';
import type { MetricName } from '#domain/catalogue/rows.ts';
import type { RecordValues } from './record-values.ts';
import type { ShownKind } from './shown-value.ts';

/** A field of the form that a player types a figure into. */
export type TypedField = 'score' | 'time' | 'creatures' | 'treasure' | 'ownPoints' | 'computerPoints';

/** What "better" means on a board; everything else about a value follows from its rank key. */
export type Metric = {
  readonly typed: readonly TypedField[];
  readonly shownAs: ShownKind;
  /** A 32-bit integer; smaller is better. */
  readonly rankKey: (board: Board, values: RecordValues) => number;
  /** What a rank key adds to a total. */
  readonly worth: (board: Board, rankKey: number) => number;
  /** The figure that players read in a rank key: points, a margin or milliseconds. */
  readonly shown: (board: Board, rankKey: number) => number;
};

// Where more is better the key is what it is worth, turned round; 0 - 0 is 0, where -0 is not.
const turned = (value: number) => 0 - value;
const turnedKey = (_board: Board, rankKey: number) => turned(rankKey);

/** The one definition of every metric (domain.md §2). */
export const METRICS: Readonly<Record<MetricName, Metric>> = {
  points: {
    typed: ['score'],
    shownAs: 'points',
    rankKey: (_board, { score }) => turned(known(score, 'score')),
    worth: turnedKey,
    shown: turnedKey,
  },
  cavePoints: {
    typed: ['creatures', 'treasure', 'time'],
    shownAs: 'points',
    rankKey: (board, { creatures, treasure, timeMs }) => {
      const carried = known(creatures, 'creatures') + known(treasure, 'treasure');
      return turned(carried * 10 + Math.floor((limitS(board) - seconds(timeMs)) / 2));
    },
    worth: turnedKey,
    shown: turnedKey,
  },
  collectAllTime: {
    typed: ['time'],
    shownAs: 'time',
    rankKey: (board, { timeMs }) => turned(limitS(board) - seconds(timeMs) + reference(board)),
    worth: turnedKey,
    shown: (board, rankKey) => (limitS(board) + reference(board) + rankKey) * 1_000,
  },
  countdown: {
    typed: ['time'],
    shownAs: 'time',
    rankKey: (board, { timeMs }) => turned(limitS(board) - seconds(timeMs)),
    worth: turnedKey,
    shown: (board, rankKey) => (limitS(board) + rankKey) * 1_000,
  },
  timeLeft: {
    typed: ['time'],
    shownAs: 'time',
    rankKey: (_board, { timeMs }) => turned(seconds(timeMs)),
    worth: turnedKey,
    shown: (_board, rankKey) => turned(rankKey) * 1_000,
  },
  elapsed: {
    typed: ['time'],
    shownAs: 'time',
    rankKey: (_board, { timeMs }) => known(timeMs, 'time'),
    // Boards with a credit take whole seconds; floor keeps a total whole should that ever change.
    worth: ({ timeCreditS }, rankKey) => (timeCreditS === null ? 0 : Math.max(0, Math.floor(timeCreditS - rankKey / 1_000))),
    shown: (_board, rankKey) => rankKey,
  },
  battleMargin: {
    typed: ['ownPoints', 'computerPoints'],
    shownAs: 'margin',
    rankKey: (_board, { ownPoints, computerPoints }) => turned(known(ownPoints, 'own points') - known(computerPoints, 'computer points')),
    worth: turnedKey,
    shown: turnedKey,
  },
};

/** The metrics that are measured against a time limit. */
export const MEASURED_AGAINST_LIMIT: readonly MetricName[] = ['countdown', 'cavePoints', 'collectAllTime'];

/** The time limit that a board is measured against; the catalogue refuses such a board without one. */
export const limitS = (board: Board): number => known(board.timeLimitS, 'time limit');

const reference = (board: Board) => known(board.referenceScore, 'reference score');
const seconds = (timeMs: number | null) => Math.floor(known(timeMs, 'time') / 1_000);

function known(value: number | null, what: string): number {
  if (value === null) throw new Error(`metrics: the ${what} is missing`);
  return value;
}
