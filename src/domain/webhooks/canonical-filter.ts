import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardRoute } from '#domain/catalogue/boards/board-place.ts';
import { boardsOfStage, speedrunBoard, stageBoard } from '#domain/catalogue/boards/find-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { FieldErrors } from '#domain/shared/form.ts';
import type { WebhookFilter } from './webhook.ts';

/**
 * Returns a filter with the routes of its boards as `boardRoute` writes them, or an error code for each list that names
 * what the catalogue does not have, because such a filter would never match.
 */
export function canonicalFilter(
  catalogue: Catalogue,
  filter: WebhookFilter,
): { readonly ok: true; readonly value: WebhookFilter } | { readonly ok: false; readonly fields: FieldErrors } {
  const all = [...catalogue.boards.values()];
  const boards = filter.boards?.map((route) => boardAt(catalogue, route));
  const fields = {
    ...(filter.series?.some((id) => all.every(({ seriesId }) => seriesId !== id)) && { 'filter.series': 'out-of-range' }),
    ...(filter.rules?.some((id) => all.every(({ ruleId }) => ruleId !== id)) && { 'filter.rules': 'out-of-range' }),
    ...(boards?.includes(undefined) && { 'filter.boards': 'unknown-board' }),
  };
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  const routes = boards?.flatMap((board) => (board ? [boardRoute(catalogue, board)] : []));
  return { ok: true, value: { ...filter, ...(routes && { boards: [...new Set(routes)] }) } };
}

function boardAt(catalogue: Catalogue, route: string): Board | undefined {
  const [, kind, id, rule] = /^\/(stage|speedrun)\/(\d+)(?:\?rule=(\d+))?$/.exec(route) ?? [];
  if (kind === 'speedrun') return rule === undefined ? speedrunBoard(catalogue, Number(id)) : undefined;
  return rule === undefined ? boardsOfStage(catalogue, Number(id))[0] : stageBoard(catalogue, Number(id), Number(rule));
}
