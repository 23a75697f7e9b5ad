import type { Metadata } from 'next';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { listedFilter } from '#domain/rankings/filter.ts';
import { countMedals } from '#domain/rankings/player/held-places.ts';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { titleUnderFilter } from '#web/server/head/filter-words.ts';
import { pageHead } from '#web/server/head/page-head.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { sharedFilter, underFilter } from './player-hrefs.ts';

/** Returns the metadata of a player's page. Excludes a page without content from search engines. */
export async function playerMetadata({ player, totals, standings, filter, isNow }: PlayerPage, locale: Language): Promise<Metadata> {
  const t = translate(locale, 'found.player');
  const catalogue = await readCatalogue();
  const { handle, closed } = player;
  const anonymous = translate(locale, 'players')('anonymous');
  const name = player.name ?? anonymous;
  const title = titleUnderFilter(player.name ?? t('anonymous', { name, handle }), catalogue, { filter, isNow }, locale);
  const grand = totals.find(({ totalId }) => totalId === GRAND_TOTAL);
  const boards = standings.length;
  const [firsts] = countMedals(standings);
  const words = { name, handle, boards };
  return pageHead(locale, {
    title,
    description: grand ? t('description', { ...words, rank: String(grand.rank), points: grand.points, firsts }) : t('unranked', words),
    // The canonical URL omits the rule and the page, which only select the listed records.
    address: underFilter(playerRoute(handle), sharedFilter(listedFilter(filter, isNow))),
    card: playerRoute(handle),
    type: 'profile',
    index: !closed && boards > 0,
  });
}
