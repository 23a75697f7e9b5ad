import { speedrunRoute } from '#domain/catalogue/routes.ts';
import { formatFilter, type RankingFilter } from '#domain/rankings/filter.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';

/** Returns the URL of a speedrun ranking for a console or a page. Omits default values. */
export function speedrunHref({ speedrun, filter }: SpeedrunRanking, change: Partial<RankingFilter>, locale: Locale): string {
  const query = formatFilter({ ...filter, page: 1, ...change }, speedrun.defaultConsole);
  return localePath(locale, speedrunRoute(speedrun.id) + (query && `?${query}`));
}
