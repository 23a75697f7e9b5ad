import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { countMedals } from '#domain/rankings/player/held-places.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { placeText } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { drawCard, noCard } from '#web/server/head/card-answer.ts';
import { readPlayer } from '#web/server/rankings/read-players.ts';
import { CardFacts } from '#web/ui/card/card-facts.tsx';
import { CardLayout } from '#web/ui/card/card-layout.tsx';

/**
 * Renders the share image of a player with class, rank and totals. Returns 404 for unknown players and closed accounts.
 */
export async function playerCardAnswer(handle: string, locale: Language): Promise<Response> {
  const page = await readPlayer(handle, {});
  if (!page || page.player.closed) return noCard();
  const t = translate(locale, 'found.card');
  const { player, grand, totals, standings } = page;
  const { shell, players, records } = messagesOf(locale);
  const line = totals.find(({ totalId }) => totalId === GRAND_TOTAL);
  const rankClass = grand.rankClass === null ? undefined : (await readCatalogue()).rankClasses.get(grand.rankClass);
  const [firsts] = countMedals(standings);
  const words = {
    over: t('player'),
    title: player.name ?? players.anonymous,
    other: player.handle,
    facts: [
      ...(line ? [{ term: t('overall'), value: placeText(records.place, locale, line.rank) }] : []),
      ...(line ? [{ term: t('points'), value: formatScore(line.points) }] : []),
      { term: t('played'), value: formatScore(standings.length) },
      { term: t('firsts'), value: formatScore(firsts) },
    ],
    foot: inLanguage(rankClass?.name, locale) ?? t('noClass'),
    site: shell.site,
  };
  return drawCard(words, ({ facts, ...texts }) => (
    <CardLayout words={texts} seriesToken={0}>
      <CardFacts facts={facts} />
    </CardLayout>
  ));
}
