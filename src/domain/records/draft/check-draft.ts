import type { Board } from '#domain/catalogue/boards/board.ts';
import { postWindowAt } from '#domain/events/window.ts';
import { parseVideoUrl } from '#domain/records/evidence/video-url.ts';
import { parseSplits, type Split } from '#domain/records/splits.ts';
import { countCharacters } from '#domain/shared/characters.ts';
import { type CalendarDate, isRealDate, newestDayOnEarth, startOfDay } from '#domain/shared/date.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import { readValues } from './read-values.ts';
import { type DraftError, type DraftErrorCode, type DraftField, given, type RecordDraft } from './record-draft.ts';
import type { RecordValues } from './record-values.ts';

export const COMMENT_LIMIT = 128; // in user-perceived characters
export const FIRST_ACHIEVED_ON: CalendarDate = '2001-10-26';

/** A valid draft with parsed values that are ready to be stored. */
export type CheckedDraft = {
  readonly values: RecordValues;
  readonly rankKey: number;
  readonly console: number;
  readonly overseasEdition: boolean; // false on boards where editions do not differ
  readonly achievedAt: Date; // start of the typed day in the site's time zone (possibly in the future), or `now`
  readonly comment: string | null;
  readonly videoUrl: string | null;
  readonly splits: readonly Split[] | null;
};

export type DraftCheck =
  | { readonly ok: true; readonly value: CheckedDraft }
  | { readonly ok: false; readonly errors: readonly DraftError[] };

/** For an edit, `now` is the time of the original post, because a record cannot be achieved after it was posted. */
export type DraftContext = {
  readonly now: Date;
  readonly zone: string;
  readonly purpose: 'post' | 'edit';
  readonly uploadStartedAt?: Date | null; // when the upload of the record's picture was started
  readonly storedVideoUrl?: string | null; // the link of an edited record, which 1.0 may have accepted by older rules
};

/** Checks everything about a draft that needs no database, and reports all invalid fields at once. */
export function checkDraft(
  board: Board,
  draft: RecordDraft,
  { now, zone, purpose, uploadStartedAt = null, storedVideoUrl = null }: DraftContext,
): DraftCheck {
  const closed = purpose === 'post' ? whyClosed(board, now, uploadStartedAt) : undefined;
  if (closed) return { ok: false, errors: [{ field: 'board', code: closed }] };

  const values = readValues(board, draft);
  const console = readConsole(board, draft.console);
  const achievedAt = readAchievedOn(given(draft.achievedOn), now, zone);
  const comment = readComment(given(draft.comment));
  const link = given(draft.videoUrl);
  const videoUrl = link !== undefined && link === storedVideoUrl ? ok(link) : readVideoUrl(link);
  const splits = readSplits(board, given(draft.splits), values.ok ? values.values.timeMs : null);

  if (values.ok && console.ok && achievedAt.ok && comment.ok && videoUrl.ok && splits.ok) {
    return {
      ok: true,
      value: {
        values: values.values,
        rankKey: values.rankKey,
        console: console.value,
        overseasEdition: board.regionAdjustment !== null && draft.overseasEdition === true,
        achievedAt: achievedAt.value,
        comment: comment.value,
        videoUrl: videoUrl.value,
        splits: splits.value,
      },
    };
  }
  return {
    ok: false,
    errors: [
      ...(values.ok ? [] : values.errors),
      ...errorsOf('console', console),
      ...errorsOf('achievedOn', achievedAt),
      ...errorsOf('comment', comment),
      ...errorsOf('videoUrl', videoUrl),
      ...errorsOf('splits', splits),
    ],
  };
}

/** Returns why a board does not accept posts at an instant, or undefined when it accepts them. */
export function whyClosed({ retired, event }: Board, now: Date, uploadStartedAt: Date | null): DraftErrorCode | undefined {
  if (retired) return 'board-retired';
  const window = event ? postWindowAt(event, now, uploadStartedAt) : 'open';
  return window === 'open' ? undefined : `event-${window}`;
}

function readConsole(board: Board, console: number | undefined): Result<number, DraftErrorCode> {
  if (console === undefined) return err('required');
  return board.consoles.includes(console) ? ok(console) : err('console-not-offered');
}

function readAchievedOn(date: string | undefined, now: Date, zone: string): Result<Date, DraftErrorCode> {
  if (date === undefined) return ok(now);
  if (!isRealDate(date)) return err('not-a-date');
  if (date < FIRST_ACHIEVED_ON) return err('too-early');
  // The day may already have started where the author lives.
  return date > newestDayOnEarth(now) ? err('in-the-future') : ok(startOfDay(date, zone));
}

function readComment(typed: string | undefined): Result<string | null, DraftErrorCode> {
  if (typed === undefined) return ok(null);
  if (isTooLong(typed)) return err('too-long'); // before normalisation, which is slow on stacked combining marks
  const comment = typed.normalize('NFC').replaceAll('\r\n', '\n');
  if (isTooLong(comment)) return err('too-long'); // NFC makes some combining marks longer
  // PostgreSQL cannot store NUL, and UTF-8 cannot encode lone surrogates. Other control characters break the layout.
  return /(?![\n\t])\p{Cc}/u.test(comment) || !comment.isWellFormed() ? err('forbidden-character') : ok(comment);
}

const isTooLong = (comment: string) => countCharacters(comment, COMMENT_LIMIT) > COMMENT_LIMIT;

const readVideoUrl = (typed: string | undefined): Result<string | null, DraftErrorCode> =>
  typed === undefined ? ok(null) : parseVideoUrl(typed);

function readSplits(board: Board, typed: string | undefined, finalMs: number | null): Result<readonly Split[] | null, DraftErrorCode> {
  if (typed === undefined) return ok(null);
  if (board.kind !== 'speedrun') return err('splits-not-offered');
  const splits = parseSplits(typed);
  const last = splits.ok ? splits.value?.at(-1) : undefined;
  return last && finalMs !== null && last.atMs > finalMs ? err('splits-out-of-order') : splits;
}

const errorsOf = (field: DraftField, read: Result<unknown, DraftErrorCode>): DraftError[] => (read.ok ? [] : [{ field, code: read.error }]);
