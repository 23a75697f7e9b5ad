import { instantOf, type Moment, momentOf, type RankingFilter } from '#domain/rankings/filter.ts';
import { yearOf } from '#domain/shared/date.ts';

/** Selects the personal bests in a total: one console (0 = all), a moment, and the boards that counted that year. */
export type CountedAt = Moment & { readonly console: number; readonly year: number };

/** Converts a ranking filter into the selection for a total. The current year and today's date mean now. */
export function countedAt(filter: Pick<RankingFilter, 'console' | 'year' | 'at'>, now: Date, zone: string): CountedAt {
  return { console: filter.console, year: yearOf(instantOf(filter, now, zone), zone), ...momentOf(filter, now, zone) };
}
