import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { openBoards } from '#domain/events/plan/area.ts';
import { eventField } from '#domain/events/plan/event-field.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { EventView } from '#web/server/events/read-event.ts';
import type { Side } from '#web/ui/player/team-mark.tsx';
import { eventSides } from './event-sides.ts';

export type AreaCell = {
  readonly key: number; // Stage id of the cell.
  readonly name: string;
  readonly href: string;
  readonly border: string;
  readonly home: Side | undefined;
  readonly holders: readonly Side[];
  readonly points: readonly { readonly side: Side; readonly points: number }[];
  readonly open: readonly Side[]; // Teams that may post on the cell.
};

/** Returns the cells of an area event with their standings. An entry is null where the grid has no cell. */
export function areaCells(catalogue: Catalogue, view: EventView, locale: Language): (AreaCell | null)[] {
  const sides = eventSides(catalogue, view, locale);
  const { area, teamOf } = eventField(catalogue, view.event, view.members);
  if (!area) return [];
  const standing = new Map(view.cells.map((cell) => [cell.boardId, cell]));
  // Checking only each player's best post is enough: if any post reaches the border, the best one does. While the
  // results are hidden, open cells are hidden too, because they would reveal scores.
  const postsOf = (teamId: number) => view.places.filter(({ userId }) => teamOf.get(userId) === teamId);
  const open = view.sealed ? [] : [...sides].map(([teamId, side]) => ({ side, boards: openBoards(area, teamId, postsOf(teamId)) }));
  const sideOf = (teamId: number | null): Side[] => [sides.get(teamId ?? -1) ?? []].flat();
  return area.cells.map((cell) => {
    const board = cell && catalogue.boards.get(cell.boardId);
    const stage = board && findStage(catalogue, board.refId);
    if (!cell || !board || !stage) return null;
    const { points = new Map<number, number>(), holders = [] } = standing.get(cell.boardId) ?? {};
    return {
      key: stage.id,
      name: inLanguage(stage.name, locale),
      href: localePath(locale, stageRoute(stage.id)),
      border: formatShown(shownOfRankKey(board, cell.borderKey)),
      home: sideOf(cell.home)[0],
      holders: holders.flatMap(sideOf),
      points: [...points].flatMap(([teamId, sum]) => sideOf(teamId).map((side) => ({ side, points: sum }))),
      open: open.filter(({ boards }) => boards.has(cell.boardId)).map(({ side }) => side),
    };
  });
}
