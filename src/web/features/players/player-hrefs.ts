import { playerRoute } from '#domain/catalogue/routes.ts';
import { formatFilter, type RankingFilter } from '#domain/rankings/filter.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';

/** A page about players, without its filter. */
export const playerPath = (locale: Locale, handle: string): string => localePath(locale, playerRoute(handle));
export const comparePath = (locale: Locale, a: string, b: string): string => localePath(locale, `/compare/${a}/${b}`);
export const recordPath = (locale: Locale, recordId: string): string => localePath(locale, `/record/${recordId}`);

/** The same page under a filter. */
export function underFilter(path: string, filter: RankingFilter): string {
  const query = formatFilter(filter);
  return path + (query && `?${query}`);
}

/** An address with a filter of another page's, whether it has a query of its own or not. */
export const addQuery = (route: string, query: string): string =>
  query === '' ? route : `${route}${route.includes('?') ? '&' : '?'}${query}`;
