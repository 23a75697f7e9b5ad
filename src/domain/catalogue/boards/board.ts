import type { BoardRow, LimitedEvent, MetricName } from '#domain/catalogue/rows.ts';

/** One ranking, with everything that metrics, forms and totals need from its stage and rule. */
export type Board = BoardRow & {
  readonly metric: MetricName;
  readonly seriesId: number;
  // Time limit in seconds, for the metrics countdown, cavePoints and collectAllTime.
  readonly timeLimitS: number | null;
  readonly referenceScore: number | null; // Score of a full collection, for the metric collectAllTime.
  readonly timeCreditS: number | null; // A total adds this value minus the elapsed time, for the metric elapsed.
  readonly regionAdjustment: number | null;
  readonly takesFractions: boolean; // True only under rule 91 and in speedruns.
  readonly consoles: readonly number[]; // Ids of the consoles that a record may have.
  readonly countsSince: number | null;
  readonly retired: boolean; // A retired board accepts no new posts and counts in no total.
  readonly event: BoardEvent | null; // Null unless this is an event board.
};

/** An event's rules for posts to its boards. */
export type BoardEvent = Pick<LimitedEvent, 'startsAt' | 'endsAt' | 'evidence' | 'blind'> & { readonly code: number };
