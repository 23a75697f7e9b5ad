import { playerRoute } from '#domain/catalogue/routes.ts';
import { formatFilter, type RankingFilter } from '#domain/rankings/filter.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';

/** Returns the URL of a player's page without a filter. */
export const playerPath = (locale: Language, handle: string): string => localePath(locale, playerRoute(handle));
export const comparePath = (locale: Language, a: string, b: string): string => localePath(locale, `/compare/${a}/${b}`);
export const recordPath = (locale: Language, recordId: string): string => localePath(locale, `/record/${recordId}`);

/** Adds a filter to a page URL. */
export function underFilter(path: string, filter: RankingFilter): string {
  const query = formatFilter(filter);
  return path + (query && `?${query}`);
}

/** Appends a query string to a route, which may already have one. */
export const addQuery = (route: string, query: string): string =>
  query === '' ? route : `${route}${route.includes('?') ? '&' : '?'}${query}`;
