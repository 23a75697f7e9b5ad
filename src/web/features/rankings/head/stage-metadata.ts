import type { Metadata } from 'next';
import { stageRoute } from '#domain/catalogue/routes.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { listedFilter } from '#domain/rankings/filter.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { stageHref } from '#web/features/rankings/filters/filter-href.ts';
import { isWholeRanking } from '#web/features/rankings/table/is-whole-ranking.ts';
import { translate } from '#web/i18n/translate.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { titleUnderFilter } from '#web/server/head/filter-words.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';

/** Returns the metadata of a ranking. Excludes filters without rows from search engines. */
export async function stageMetadata(ranking: StageRanking, locale: Language): Promise<Metadata> {
  const [t, catalogue] = [translate(locale, 'found.stage'), await readCatalogue()];
  const { board, filter, players, firstPlaces } = ranking;
  const stage = inLanguage(findStage(catalogue, board.refId)?.name, locale) ?? '';
  const title = titleUnderFilter(t('title', { stage }), catalogue, ranking, locale);
  const place = {
    title,
    series: inLanguage(catalogue.series.get(board.seriesId)?.name, locale) ?? '',
    rule: inLanguage(catalogue.rules.get(board.ruleId)?.name, locale) ?? '',
  };
  const record = firstPlaces.at(-1);
  const whole = isWholeRanking(ranking);
  const description = record
    ? t('description', {
        ...place,
        players,
        whole: String(whole),
        value: formatShown(shownOfRankKey(board, record.rankKey)),
        name: record.name ?? translate(locale, 'rankings')('anonymous'),
      })
    : t('empty', place);
  return pageHead(locale, {
    title,
    description,
    address: stageHref(ranking, listedFilter(filter, ranking.isNow)),
    card: stageRoute(board.refId),
    cardQuery: filter.rule === undefined ? '' : `?rule=${filter.rule}`,
    index: players > 0 || whole,
  });
}
