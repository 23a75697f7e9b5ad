import type { TypedField } from './metrics.ts';

/** A record as typed in the form, unchecked; `checkDraft` validates it in the browser and on the server. */
export type RecordDraft = Readonly<
  { [field in TypedField]?: string | undefined } & {
    timeIs?: 'elapsed' | 'left' | undefined; // the switch on countdown boards; default: elapsed
    overseasEdition?: boolean | undefined; // played on a non-Japanese edition
    console?: number | undefined;
    achievedOn?: string | undefined; // YYYY-MM-DD in the author's zone; default: today in the site's zone
    comment?: string | undefined;
    videoUrl?: string | undefined;
    splits?: string | undefined; // speedruns only: one per line, see `parseSplits`
  }
>;

/** Where a form shows an error; `board` is the whole form. */
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
  | 'event-not-joined' // a team event that the author has not joined
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
  | 'not-a-video' // a front page, channel or search of a known host
  | 'not-a-split' // a line without a name and a time
  | 'too-many-splits'
  | 'splits-out-of-order' // not later than the previous one, or later than the end
  | 'splits-not-offered' // the board is not a speedrun
  | 'unknown-upload' // not the author's, refused, deleted, or already used by a record
  | 'evidence-required'; // a video or a picture, depending on the field

/** An error of a draft and its field. */
export type DraftError = { readonly field: DraftField; readonly code: DraftErrorCode };

/** A field without surrounding spaces; undefined when empty. */
export const given = (typed: string | undefined): string | undefined => typed?.trim() || undefined;
