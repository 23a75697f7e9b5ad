import type { Board } from '#domain/catalogue/boards/board.ts';
import type { MetricName } from '#domain/catalogue/rows.ts';
import { limitS } from '#domain/records/metrics.ts';
import { formatDuration, MAX_DURATION_MS, MIN_DURATION_MS } from '#domain/shared/duration.ts';
import { MAX_SCORE, MIN_SCORE } from '#domain/shared/score.ts';
import type { RecordDraft } from './record-draft.ts';

/** Returns the weakest draft that is at least as good as a rank key on a board, or undefined when there is none. */
export function draftReaching(board: Board, rankKey: number): RecordDraft | undefined {
  const typed = INVERSES[board.metric](board, rankKey);
  return typed && { ...typed, console: board.consoles[0] }; // the first console has no regional adjustment
}

type Inverse = (board: Board, rankKey: number) => RecordDraft | undefined;

const INVERSES: Readonly<Record<MetricName, Inverse>> = {
  points: (_board, key) => {
    const score = Math.max(MIN_SCORE, -key);
    return score > MAX_SCORE ? undefined : { score: String(score) };
  },
  // Treasure adds tens of points, and time left adds the remainder at one point per two seconds.
  cavePoints: (board, key) => {
    const worth = Math.max(MIN_SCORE, -key);
    const rest = worth % 10;
    const carried = (worth - rest) / 10;
    if (worth > MAX_SCORE) return undefined;
    return { creatures: '0', treasure: String(carried), time: whole(limitS(board) - rest * 2) };
  },
  collectAllTime: (board, key) => withinLimit(board, limitS(board) + (board.referenceScore ?? 0) + key),
  countdown: (board, key) => withinLimit(board, limitS(board) + key),
  timeLeft: (_board, key) => {
    const left = Math.max(1, -key);
    return left * 1_000 > MAX_DURATION_MS ? undefined : { time: whole(left) };
  },
  elapsed: ({ takesFractions }, key) => {
    const ms = Math.min(key, MAX_DURATION_MS);
    const typed = takesFractions ? ms : Math.floor(ms / 1_000) * 1_000;
    return typed < MIN_DURATION_MS ? undefined : { time: formatDuration(typed) };
  },
  battleMargin: (_board, key) => {
    const margin = Math.max(-MAX_SCORE, 0 - key);
    if (margin > MAX_SCORE) return undefined;
    return { ownPoints: String(Math.max(0, margin)), computerPoints: String(Math.max(0, 0 - margin)) };
  },
};

const whole = (seconds: number) => formatDuration(seconds * 1_000);

function withinLimit(board: Board, elapsedS: number): RecordDraft | undefined {
  return elapsedS < 1 ? undefined : { time: whole(Math.min(elapsedS, limitS(board))), timeIs: 'elapsed' };
}
