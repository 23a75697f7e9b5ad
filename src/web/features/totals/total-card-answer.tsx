import { formatStat, STATS } from '#domain/rankings/totals/total-stats.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { inOtherLanguage } from '#web/i18n/other-language.ts';
import { translate } from '#web/i18n/translate.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { drawCard, noCard } from '#web/server/head/card-answer.ts';
import { readTotal } from '#web/server/rankings/read-rankings.ts';
import { CardLayout } from '#web/ui/card/card-layout.tsx';
import { CardRows } from '#web/ui/card/card-rows.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';

const FIRST = 3;

/**
 * Renders the share image of a total with its leaders and the value by which it is ordered. Returns 404 for an unknown
 * total.
 */
export async function totalCardAnswer(totalId: number, locale: Language): Promise<Response> {
  const ranking = await readTotal(totalId, {});
  if (!ranking) return noCard();
  const t = translate(locale, 'found.card');
  const { total, players, boards } = ranking;
  const { shell, totals } = messagesOf(locale);
  const words = {
    over: inLanguage((await readCatalogue()).series.get(total.series)?.name, locale) ?? '',
    title: inLanguage(total.name, locale),
    other: inOtherLanguage(total.name, locale)?.text ?? '',
    rows: ranking.rows.slice(0, FIRST).map((row) => ({
      rank: row.rank,
      name: row.name ?? totals.anonymous,
      value: formatStat(STATS[total.orderBy][0], row, boards),
    })),
    empty: t('empty'),
    foot: `${t('players', { players })} · ${t('boards', { boards })}`,
    site: shell.site,
  };
  return drawCard(words, ({ rows, empty, ...texts }) => (
    <CardLayout words={texts} seriesToken={seriesToken(total.series)}>
      <CardRows rows={rows} empty={empty} />
    </CardLayout>
  ));
}
