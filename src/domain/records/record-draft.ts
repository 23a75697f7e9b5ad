import type { TypedField } from './metrics.ts';

/** What a form sends for one record, as typed; `checkDraft` says what it must satisfy, in the browser as on the server. */
export type RecordDraft = Readonly<
  { [field in TypedField]?: string | undefined } & {
    timeIs?: 'elapsed' | 'left' | undefined; // the switch of countdown boards; elapsed unless told
    overseasEdition?: boolean | undefined; // the run is on a non-Japanese edition
    console?: number | undefined;
    achievedOn?: string | undefined; // YYYY-MM-DD where the author is; the site's today unless told
    comment?: string | undefined;
    videoUrl?: string | undefined;
    splits?: string | undefined; // speedruns only: a line each, see `parseSplits`
  }
>;

/** Where a form shows what is wrong; `board` is the form as a whole. */
export type DraftField = TypedField | 'board' | 'console' | 'achievedOn' | 'comment' | 'videoUrl' | 'splits' | 'uploadId';

export type DraftErrorCode =
  | 'required'
  | 'not-a-number'
  | 'not-a-time'
  | 'sixty-or-more' // minutes or seconds after a colon
  | 'fraction-not-allowed'
  | 'out-of-range'
  | 'over-limit' // longer than the board's time limit
  | 'void-run' // a cave over its limit, or of 60 minutes or more
  | 'board-retired'
  | 'event-not-begun'
  | 'event-over'
  | 'event-cell-closed' // a cell of an area event that the author's team has not opened
  | 'event-not-joined' // an event of teams, and its author is in none
  | 'unknown-board'
  | 'console-not-offered'
  | 'not-a-date'
  | 'in-the-future'
  | 'too-early'
  | 'too-long'
  | 'forbidden-character'
  | 'not-a-url'
  | 'not-https'
  | 'host-not-allowed'
  | 'not-a-video' // a front page, a channel or a search of a known host
  | 'not-a-split' // a line that is not a name and a time
  | 'too-many-splits'
  | 'splits-out-of-order' // one is not later than the one before, or later than the end
  | 'splits-not-offered' // on a board that is no speedrun's
  | 'unknown-upload' // another's, refused, gone, or shown by a record already
  | 'evidence-required'; // a video or a picture, by the field that it marks

/** One thing that is wrong with a draft, and the field to mark. */
export type DraftError = { readonly field: DraftField; readonly code: DraftErrorCode };

/** What a field holds without the spaces around it; undefined when it was left empty. */
export const given = (typed: string | undefined): string | undefined => typed?.trim() || undefined;
