import type { BoardRow, LimitedEvent, MetricName } from './rows.ts';

/** One ranking, with everything that metrics, forms and totals need about its stage and rule. */
export type Board = BoardRow & {
  readonly metric: MetricName;
  readonly seriesId: number;
  readonly timeLimitS: number | null; // the reference of countdown, cavePoints and collectAllTime
  readonly referenceScore: number | null; // collectAllTime: the score of a full collection
  readonly timeCreditS: number | null; // elapsed: the time is subtracted from this when added to a total
  readonly regionAdjustment: number | null;
  readonly takesFractions: boolean; // only under rule 91 and in speedruns
  readonly consoles: readonly number[]; // allowed on a record
  readonly countsSince: number | null;
  readonly retired: boolean; // takes no new posts and counts in no total
  readonly event: BoardEvent | null; // on event boards only
};

/** An event's rules for posts to its boards. */
export type BoardEvent = Pick<LimitedEvent, 'startsAt' | 'endsAt' | 'evidence' | 'blind'> & { readonly code: number };
