import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { listedFilter } from '#domain/rankings/filter.ts';
import { countMedals } from '#domain/rankings/player/held-places.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { titleUnderFilter } from '#web/server/head/filter-words.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { underFilter } from './player-hrefs.ts';

/** Returns the metadata of a player's page. Excludes a page without content from search engines. */
export async function playerMetadata({ player, totals, standings, filter, isNow }: PlayerPage, locale: Locale): Promise<Metadata> {
  const [t, catalogue] = await Promise.all([getTranslations({ locale, namespace: 'found.player' }), readCatalogue()]);
  const { handle, closed } = player;
  const anonymous = (await getTranslations({ locale, namespace: 'players' }))('anonymous');
  const name = player.name ?? anonymous;
  const title = titleUnderFilter(player.name ?? t('anonymous', { name, handle }), catalogue, { filter, isNow }, locale);
  const grand = totals.find(({ totalId }) => totalId === GRAND_TOTAL);
  const boards = standings.length;
  const [firsts] = countMedals(standings);
  const words = { name, handle, boards };
  // A rule only expands part of the page and changes no numbers.
  const { rule: _, ...listed } = listedFilter(filter, isNow);
  return pageHead(locale, {
    title,
    description: grand ? t('description', { ...words, rank: String(grand.rank), points: grand.points, firsts }) : t('unranked', words),
    address: underFilter(playerRoute(handle), listed),
    card: playerRoute(handle),
    type: 'profile',
    index: !closed && boards > 0,
  });
}
