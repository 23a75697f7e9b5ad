import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { countMedals } from '#domain/rankings/player/held-places.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { nameLine } from '#web/features/embed/board-line.ts';
import { placeText } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { readPlayer } from '#web/server/rankings/read-players.ts';
import type { AskedEmbed, EmbedView } from './embed-view.ts';

/** Returns a player's class, totals and best places, or undefined for an unknown player and a closed account. */
export async function playerEmbed({ id, options, locale }: AskedEmbed): Promise<EmbedView | undefined> {
  const page = await readPlayer(id, {});
  if (!page || page.player.closed) return undefined;
  const catalogue = await readCatalogue();
  const t = translate(locale, 'found.card');
  const { player, grand, totals, standings } = page;
  const { players, records } = messagesOf(locale);
  const line = totals.find(({ totalId }) => totalId === GRAND_TOTAL);
  const rankClass = grand.rankClass === null ? undefined : catalogue.rankClasses.get(grand.rankClass);
  // Best places first, and among equal ones those with more players.
  const best = standings.toSorted((a, b) => a.rank - b.rank || b.players - a.players).slice(0, options.rows);
  return {
    over: inLanguage(rankClass?.name, locale) ?? t('noClass'),
    title: player.name ?? players.anonymous,
    route: playerRoute(player.handle),
    token: 0,
    facts: [
      ...(line ? [{ term: t('overall'), value: placeText(records.place, locale, line.rank) }] : []),
      ...(line ? [{ term: t('points'), value: formatScore(line.points) }] : []),
      { term: t('played'), value: formatScore(standings.length) },
      { term: t('firsts'), value: formatScore(countMedals(standings)[0]) },
    ],
    rows: best.flatMap(({ board, rank, shared, recordId, rankKey }) => {
      const place = boardPlace(catalogue, board);
      if (!place) return [];
      // The same stage may be there under several rules.
      const rule = place.route.includes('?') ? catalogue.rules.get(board.ruleId)?.short : undefined;
      const label = nameLine([place.name, rule], locale);
      const value = formatShown(shownOfRankKey(board, rankKey));
      return [{ key: recordId, rank, place: formatRank(rank, shared), label, route: place.route, value }];
    }),
    foot: player.handle,
  };
}
