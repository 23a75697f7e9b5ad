import { speedrunRoute } from '#domain/catalogue/routes.ts';
import { formatFilter, type RankingFilter } from '#domain/rankings/filter.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';

/** Returns the URL of a speedrun ranking under a changed filter, on its first page by default. Omits default values. */
export function speedrunHref(
  { speedrun, filter }: Pick<SpeedrunRanking, 'speedrun' | 'filter'>,
  change: Partial<RankingFilter>,
  locale: Language,
): string {
  const query = speedrunQuery({ speedrun, filter: { ...filter, page: 1, ...change } });
  return localePath(locale, speedrunRoute(speedrun.id) + (query && `?${query}`));
}

/** Returns the filter of a speedrun ranking as a query string. */
export const speedrunQuery = ({ speedrun, filter }: Pick<SpeedrunRanking, 'speedrun' | 'filter'>): string =>
  formatFilter(filter, speedrun.defaultConsole);
