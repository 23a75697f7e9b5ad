import type { Board } from '#domain/catalogue/boards/board.ts';
import { limitS, METRICS, type TypedField } from '#domain/records/metrics.ts';
import { rankKeyOf, worthOf } from '#domain/records/rank-key.ts';
import { parseDuration } from '#domain/shared/duration.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import { MAX_SCORE, MIN_SCORE, parseCount, parseScore } from '#domain/shared/score.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { type DraftError, type DraftErrorCode, given, type RecordDraft } from './record-draft.ts';
import { NO_VALUES, type RecordValues } from './record-values.ts';

export type ValuesRead =
  | { readonly ok: true; readonly values: RecordValues; readonly rankKey: number }
  | { readonly ok: false; readonly errors: readonly DraftError[] };

const SWITCH = 4; // console on which scores are adjusted as for overseas editions (domain.md §2)
const LONGEST_CAVE_MS = HOUR_MS - 1; // a cave run of 60 minutes or more is void

/** Parses the values that the board's metric needs and checks their bounds. Other fields in the draft are ignored. */
export function readValues(board: Board, draft: RecordDraft): ValuesRead {
  const errors: DraftError[] = [];
  let values = NO_VALUES;
  for (const field of METRICS[board.metric].typed) {
    const typed = given(draft[field]);
    const read = typed === undefined ? err('required') : READERS[field](typed, board, draft);
    if (read.ok) values = { ...values, ...read.value };
    else errors.push({ field, code: read.error });
  }
  if (errors.length > 0) return { ok: false, errors };
  // The score of a cave run is computed from several fields, so its bounds are checked separately.
  if (board.metric === 'cavePoints' && !isScore(worthOf(board, values))) {
    return { ok: false, errors: [{ field: 'treasure', code: 'out-of-range' }] };
  }
  return { ok: true, values, rankKey: rankKeyOf(board, values) };
}

type Reader = (typed: string, board: Board, draft: RecordDraft) => Result<Partial<RecordValues>, DraftErrorCode>;

const READERS: Readonly<Record<TypedField, Reader>> = {
  score: readScore,
  time: readTime,
  creatures: (typed) => readCount(typed, 'creatures'),
  treasure: (typed) => readCount(typed, 'treasure'),
  ownPoints: (typed) => readCount(typed, 'ownPoints'),
  computerPoints: (typed) => readCount(typed, 'computerPoints'),
};

function readCount(typed: string, column: keyof RecordValues): Result<Partial<RecordValues>, DraftErrorCode> {
  const count = parseCount(typed);
  return count.ok ? ok({ [column]: count.value }) : count;
}

function readScore(typed: string, board: Board, draft: RecordDraft): Result<Partial<RecordValues>, DraftErrorCode> {
  const original = parseScore(typed);
  if (!original.ok) return original;
  if (board.regionAdjustment === null) return ok({ score: original.value });

  const isAdjusted = draft.console === SWITCH || draft.overseasEdition === true;
  const score = original.value + (isAdjusted ? board.regionAdjustment : 0);
  return isScore(score) ? ok({ score, originalScore: original.value }) : err('out-of-range');
}

function readTime(typed: string, board: Board, draft: RecordDraft): Result<Partial<RecordValues>, DraftErrorCode> {
  const { metric } = board;
  if (metric === 'elapsed' || metric === 'timeLeft') {
    // Only boards with the elapsed metric rank by milliseconds. All others use whole seconds.
    const time = parseDuration(typed, { fractions: metric === 'elapsed' && board.takesFractions });
    return time.ok ? ok({ timeMs: time.value }) : time;
  }

  const limitMs = limitS(board) * 1_000;
  const isTimeLeft = metric === 'countdown' && draft.timeIs === 'left';
  const time = parseDuration(typed, { fractions: false, leastMs: isTimeLeft ? 0 : 1_000 });
  if (!time.ok) return time;
  if (metric === 'cavePoints') return time.value > Math.min(limitMs, LONGEST_CAVE_MS) ? err('void-run') : ok({ timeMs: time.value });
  if (time.value > limitMs) return err('over-limit');
  const elapsedMs = isTimeLeft ? limitMs - time.value : time.value;
  return elapsedMs < 1_000 ? err('out-of-range') : ok({ timeMs: elapsedMs });
}

const isScore = (score: number) => score >= MIN_SCORE && score <= MAX_SCORE;
