import { playerRoute } from '#domain/catalogue/routes.ts';
import { formatFilter, type RankingFilter } from '#domain/rankings/filter.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';

/** Returns the URL of a player's page without a filter. */
export const playerPath = (locale: Language, handle: string): string => localePath(locale, playerRoute(handle));
export const comparePath = (locale: Language, a: string, b: string): string => localePath(locale, `/compare/${a}/${b}`);
export const recordPath = (locale: Language, recordId: string): string => localePath(locale, `/record/${recordId}`);

/** Adds a filter to a page URL. `series` selects the listed part of a comparison. */
export const underFilter = (path: string, filter: RankingFilter, series?: number): string =>
  addQuery(addQuery(path, series === undefined ? '' : `series=${series}`), formatFilter(filter));

/** Returns a filter without the rule and page of a list of records, for links to boards, totals and other lists. */
export const sharedFilter = ({ rule: _, ...filter }: RankingFilter): RankingFilter => ({ ...filter, page: 1 });

/** Appends a query string to a route, which may already have one. */
export const addQuery = (route: string, query: string): string =>
  query === '' ? route : `${route}${route.includes('?') ? '&' : '?'}${query}`;
