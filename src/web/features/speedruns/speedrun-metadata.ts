import type { Metadata } from 'next';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { speedrunRoute } from '#domain/catalogue/routes.ts';
import { listedFilter } from '#domain/rankings/filter.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';
import { speedrunQuery } from './speedrun-href.ts';

/** Returns the metadata of a speedrun ranking. Excludes past rankings without runs from search engines. */
export function speedrunMetadata(catalogue: Catalogue, ranking: SpeedrunRanking, locale: Language): Metadata {
  const t = translate(locale, 'found.speedrun');
  const { speedrun, filter, isNow, players } = ranking;
  const name = inLanguage(speedrun.name, locale);
  const series = inLanguage(catalogue.series.get(speedrun.series)?.name, locale) ?? '';
  const editions = speedrun.consoles.flatMap((id) => inLanguage(catalogue.speedrunConsoles.get(id)?.name, locale) ?? []).join(' · ');
  const query = speedrunQuery({ speedrun, filter: listedFilter(filter, isNow) });
  return pageHead(locale, {
    title: name,
    description: t('description', { name, series, editions }),
    address: speedrunRoute(speedrun.id) + (query && `?${query}`),
    index: isNow || players > 0,
  });
}
