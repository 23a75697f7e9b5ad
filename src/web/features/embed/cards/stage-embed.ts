import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import { formatFilter } from '#domain/rankings/filter.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { boardLine } from '#web/features/embed/board-line.ts';
import { boardRows } from '#web/features/embed/widget-row.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { readFirstRows } from '#web/server/embeds/read-framed.ts';
import { seriesToken } from '#web/ui/player/series-token.ts';
import type { AskedEmbed, EmbedView } from './embed-view.ts';

/** Returns the first places of a stage under a rule and a console, or undefined when there is no such board. */
export async function stageEmbed({ id, query, options, locale }: AskedEmbed): Promise<EmbedView | undefined> {
  const ranking = await readFirstRows(parseId(id), query, options.rows);
  const catalogue = await readCatalogue();
  const place = ranking && boardPlace(catalogue, ranking.board);
  if (!place) return undefined;
  const { board, rows, players, filter } = ranking;
  const t = translate(locale, 'found.card');
  const asked = formatFilter(filter);
  return {
    over: boardLine(catalogue, board, filter.console, locale),
    title: inLanguage(place.name, locale),
    route: asked === '' ? stageRoute(board.refId) : `${stageRoute(board.refId)}?${asked}`,
    token: seriesToken(board.seriesId),
    rows: boardRows(board, rows, messagesOf(locale).rankings.anonymous),
    note: rows.length === 0 ? t('empty') : undefined,
    foot: t('players', { players }),
  };
}
