import { totalRoute } from '#domain/catalogue/routes.ts';
import { formatFilter } from '#domain/rankings/filter.ts';
import { formatStat, STATS } from '#domain/rankings/totals/total-stats.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { consoleName, nameLine } from '#web/features/embed/board-line.ts';
import { playerRow } from '#web/features/embed/widget-row.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { readTotal } from '#web/server/rankings/read-rankings.ts';
import { seriesToken } from '#web/ui/player/series-token.ts';
import type { AskedEmbed, EmbedView } from './embed-view.ts';

/** Returns the first places of a total under a console, or undefined when there is no such total. */
export async function totalEmbed({ id, query, options, locale }: AskedEmbed): Promise<EmbedView | undefined> {
  const ranking = await readTotal(parseId(id), { console: query.console });
  if (!ranking) return undefined;
  const catalogue = await readCatalogue();
  const { total, players, boards, filter } = ranking;
  const t = translate(locale, 'found.card');
  const { anonymous } = messagesOf(locale).totals;
  const asked = formatFilter(filter);
  const [stat] = STATS[total.orderBy];
  return {
    over: nameLine([catalogue.series.get(total.series)?.name, consoleName(catalogue, filter.console)], locale),
    title: inLanguage(total.name, locale),
    route: asked === '' ? totalRoute(total.id) : `${totalRoute(total.id)}?${asked}`,
    token: seriesToken(total.series),
    rows: ranking.rows.slice(0, options.rows).map((row) => playerRow(row, { value: formatStat(stat, row, boards), anonymous })),
    note: players === 0 ? t('empty') : undefined,
    foot: `${t('players', { players })} · ${t('boards', { boards })}`,
  };
}
