import { z } from 'zod';
import type { TypedField } from './metrics.ts';

const typed = z.string().optional(); // kept as typed; whoever reads it bounds its length

/** What a form sends for one record, as typed; it fixes the shape only, `checkDraft` says what it must satisfy. */
export const recordDraft = z.object({
  score: typed,
  time: typed,
  timeIs: z.enum(['elapsed', 'left']).optional(), // the switch of countdown boards; elapsed unless told
  creatures: typed,
  treasure: typed,
  ownPoints: typed,
  computerPoints: typed,
  overseasEdition: z.boolean().optional(), // the run is on a non-Japanese edition
  console: z.int().optional(),
  achievedOn: typed, // YYYY-MM-DD in the site's zone; today unless told
  comment: typed,
  videoUrl: typed,
});

export type RecordDraft = Readonly<z.infer<typeof recordDraft>>;

/** Where a form shows what is wrong; `board` is the form as a whole. */
export type DraftField = TypedField | 'board' | 'console' | 'achievedOn' | 'comment' | 'videoUrl';

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
  | 'console-not-offered'
  | 'not-a-date'
  | 'in-the-future'
  | 'too-early'
  | 'too-long'
  | 'forbidden-character'
  | 'not-a-url'
  | 'not-https'
  | 'host-not-allowed';

/** One thing that is wrong with a draft, and the field to mark. */
export type DraftError = { readonly field: DraftField; readonly code: DraftErrorCode };

/** What a field holds without the spaces around it; undefined when it was left empty. */
export const given = (typed: string | undefined): string | undefined => typed?.trim() || undefined;
