import type { BoardRow, LimitedEvent, MetricName } from './rows.ts';

/** One ranking, with all that a metric, a form or a total must know of its stage and rule. */
export type Board = BoardRow & {
  readonly metric: MetricName;
  readonly seriesId: number;
  readonly timeLimitS: number | null; // countdown, cavePoints and collectAllTime are measured against it
  readonly referenceScore: number | null; // collectAllTime: the score of a full collection
  readonly timeCreditS: number | null; // elapsed: what the time is taken from when it adds to a total
  readonly regionAdjustment: number | null;
  readonly takesFractions: boolean; // fractions of a second are accepted only under rule 91 and in speedruns
  readonly consoles: readonly number[]; // which consoles a record may name
  readonly countsSince: number | null;
  readonly retired: boolean; // takes no new posts and counts in no total
  readonly event: BoardEvent | null; // on an event's boards
};

/** What an event says of posts to its boards. */
export type BoardEvent = Pick<LimitedEvent, 'startsAt' | 'endsAt' | 'evidence' | 'blind'> & { readonly code: number };
