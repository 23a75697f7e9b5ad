import type { TypedField } from '#domain/records/metrics.ts';

/** A record as typed in the form. `checkDraft` validates it both in the browser and on the server. */
export type RecordDraft = Readonly<
  { [field in TypedField]?: string | undefined } & {
    timeIs?: 'elapsed' | 'left' | undefined; // meaning of `time` on countdown boards, elapsed by default
    overseasEdition?: boolean | undefined; // whether a non-Japanese edition was played
    console?: number | undefined;
    achievedOn?: string | undefined; // YYYY-MM-DD where the author lives; today in the site's time zone by default
    comment?: string | undefined;
    videoUrl?: string | undefined;
    splits?: string | undefined; // on speedruns only, one split per line (see `parseSplits`)
  }
>;

/** The form field next to which an error is shown. `board` stands for an error in the form as a whole. */
export type DraftField = TypedField | 'board' | 'console' | 'achievedOn' | 'comment' | 'videoUrl' | 'splits' | 'uploadId';

export type DraftErrorCode =
  | 'required'
  | 'not-a-number'
  | 'not-a-time'
  | 'sixty-or-more' // 60 or more minutes or seconds after a colon
  | 'fraction-not-allowed'
  | 'out-of-range'
  | 'over-limit' // a time longer than the board's time limit
  | 'void-run' // a cave run over the time limit, or of 60 minutes or more
  | 'board-retired'
  | 'event-not-begun'
  | 'event-over'
  | 'event-cell-closed' // the author's team has not opened this cell in the area event
  | 'event-not-joined' // the author has not joined the team event
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
  | 'not-a-video' // a front page, channel or search page on a known video host
  | 'not-a-split' // a line that is not a name followed by a time
  | 'too-many-splits'
  | 'splits-out-of-order' // a split that is not later than the previous one, or is later than the end of the run
  | 'splits-not-offered' // splits on a board that is not a speedrun
  | 'unknown-upload' // another player's upload, or one that was refused, deleted or already used
  | 'evidence-required'; // the field shows whether a video or a picture is required

export type DraftError = { readonly field: DraftField; readonly code: DraftErrorCode };

/** Trims the text of a field. Returns undefined when it is empty. */
export const given = (typed: string | undefined): string | undefined => typed?.trim() || undefined;
