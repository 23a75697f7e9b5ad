import type { Metadata } from 'next';
import { totalRoute } from '#domain/catalogue/routes.ts';
import { ALL_CONSOLES, listedFilter } from '#domain/rankings/filter.ts';
import { formatStat, STATS } from '#domain/rankings/totals/total-stats.ts';
import { formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { titleUnderFilter } from '#web/server/head/filter-words.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import type { TotalMoves, TotalRanking, UserRanking } from '#web/server/rankings/read-rankings.ts';
import { rankingHref, totalHref } from './total-href.ts';

/** Returns the metadata of a total. Excludes filters without rows from search engines. */
export async function totalMetadata(ranking: TotalRanking, locale: Language): Promise<Metadata> {
  const [t, catalogue] = [translate(locale, 'found.total'), await readCatalogue()];
  const { total, filter, isNow, players, boards, rows } = ranking;
  const title = titleUnderFilter(inLanguage(total.name, locale), catalogue, ranking, locale);
  const [first] = rows;
  const description = first
    ? t('description', {
        title,
        players,
        boards,
        name: first.name ?? messagesOf(locale).totals.anonymous,
        value: formatStat(STATS[total.orderBy][0], first, boards),
      })
    : t('empty', { title });
  const isFiltered = !isNow || filter.console !== ALL_CONSOLES;
  return pageHead(locale, {
    title,
    description,
    address: totalHref(total.id, listedFilter(filter, isNow)),
    card: totalRoute(total.id),
    index: players > 0 || !isFiltered,
  });
}

export async function userRankingMetadata({ filter, isNow, players }: UserRanking, locale: Language): Promise<Metadata> {
  const { pages, found } = messagesOf(locale);
  const title = titleUnderFilter(pages.ranking.title, await readCatalogue(), { filter, isNow }, locale);
  return pageHead(locale, {
    title,
    description: found.pages.ranking,
    address: rankingHref(listedFilter(filter, isNow)),
    index: players > 0 || (isNow && filter.console === ALL_CONSOLES),
  });
}

/**
 * Returns the metadata of the changes between two days. Excludes them from search engines because they change daily.
 * The total itself is indexed.
 */
export async function movesMetadata({ total, since }: TotalMoves, locale: Language): Promise<Metadata> {
  const t = translate(locale, 'found.total');
  const words = { total: inLanguage(total.name, locale), day: formatDate(since) };
  return pageHead(locale, {
    title: t('since', words),
    description: t('sinceDescription', words),
    card: totalRoute(total.id),
    index: false,
  });
}
