import { yearOf } from '#domain/shared/date.ts';
import { instantOf, type Moment, momentOf, type RankingFilter } from './filter.ts';

/** The bests that a total counts: on one console (0 = all), at a moment, on the boards that counted in its year. */
export type CountedAt = Moment & { readonly console: number; readonly year: number };

/** What a filter means for a total; the current year and today mean now. */
export function countedAt(filter: Pick<RankingFilter, 'console' | 'year' | 'at'>, now: Date, zone: string): CountedAt {
  return { console: filter.console, year: yearOf(instantOf(filter, now, zone), zone), ...momentOf(filter, now, zone) };
}
