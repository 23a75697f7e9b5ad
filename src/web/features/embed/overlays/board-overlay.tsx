import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { boardLine } from '#web/features/embed/board-line.ts';
import { boardRows, playerRow, type WidgetRow } from '#web/features/embed/widget-row.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { type PlayerRow, readFirstRows, readPlayerRow } from '#web/server/embeds/read-framed.ts';
import { OverlayRows } from './overlay-rows.tsx';
import type { AskedOverlay, OverlayView } from './overlay-view.ts';

/** Shows the first places of a board and, with `user`, that player's row, below them if it is not among them. */
export async function boardOverlay({ query, options, locale }: AskedOverlay): Promise<OverlayView | undefined> {
  const stageId = parseId(String(query.stage));
  const ranking = await readFirstRows(stageId, query, options.rows);
  const own = query.user === undefined ? undefined : await readPlayerRow(String(query.user), stageId, query);
  const catalogue = await readCatalogue();
  const place = ranking && boardPlace(catalogue, ranking.board);
  if (!place || (query.user !== undefined && !own)) return undefined;
  const { anonymous } = messagesOf(locale).rankings;
  const rows = boardRows(ranking.board, ranking.rows, anonymous);
  const title = inLanguage(place.name, locale);
  return {
    title,
    boards: [place.route],
    content: (
      <>
        <h1>
          <small>{boardLine(catalogue, ranking.board, ranking.filter.console, locale)}</small>
          {title}
        </h1>
        {rows.length === 0 ? (
          <p className="note">{messagesOf(locale).embed.empty}</p>
        ) : (
          <OverlayRows rows={withOwn(rows, own, anonymous)} />
        )}
      </>
    ),
  };
}

/** Marks the player's own row, and adds it below the others if it is not among them. */
function withOwn(rows: readonly WidgetRow[], own: PlayerRow | undefined, anonymous: string): WidgetRow[] {
  if (!own) return [...rows];
  const isOwn = ({ planet }: WidgetRow) => planet?.handle === own.handle;
  const marked = rows.map((row) => (isOwn(row) ? { ...row, isOwn: true } : row));
  if (!own.row || rows.some(isOwn)) return marked;
  const value = formatShown(shownOfRankKey(own.board, own.row.rankKey));
  return [...marked, { ...playerRow({ ...own, ...own.row }, { value, anonymous, id: own.row.recordId }), isOwn: true }];
}
