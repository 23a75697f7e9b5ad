import { totalRoute } from '#domain/catalogue/routes.ts';
import { formatFilter, type RankingFilter } from '#domain/rankings/filter.ts';
import { formatSince } from '#domain/rankings/totals/since.ts';
import type { CalendarDate } from '#domain/shared/date.ts';

const withQuery = (path: string, query: string) => path + (query && `?${query}`);

/** Returns the URL of a total with a filter, without the locale. */
export const totalHref = (totalId: number, filter: RankingFilter): string => withQuery(totalRoute(totalId), formatFilter(filter));

/** Returns the URL of the changes in a total since a day, without the locale. */
export const sinceHref = (totalId: number, since: CalendarDate, filter: RankingFilter): string =>
  withQuery(totalRoute(totalId), formatSince(since, filter));

/** Returns the URL of the user ranking with a filter, without the locale. */
export const rankingHref = (filter: RankingFilter): string => withQuery('/ranking', formatFilter(filter));
