import { totalRoute } from '#domain/catalogue/routes.ts';
import { formatFilter, type RankingFilter } from '#domain/rankings/filter.ts';
import { formatSince } from '#domain/rankings/since.ts';
import type { CalendarDate } from '#domain/shared/date.ts';

const withQuery = (path: string, query: string) => path + (query && `?${query}`);

/** The address of a total under a filter, without the locale. */
export const totalHref = (totalId: number, filter: RankingFilter): string => withQuery(totalRoute(totalId), formatFilter(filter));

/** The address of the changes in a total since a day. */
export const sinceHref = (totalId: number, since: CalendarDate, filter: RankingFilter): string =>
  withQuery(totalRoute(totalId), formatSince(since, filter));

/** The address of the user ranking under a filter. */
export const rankingHref = (filter: RankingFilter): string => withQuery('/ranking', formatFilter(filter));
