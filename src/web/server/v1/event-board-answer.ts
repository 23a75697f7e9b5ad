import 'server-only';
import { describeBoard, describeValue } from '#domain/api/describe-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { codeText } from '#domain/events/event-code.ts';
import type { EventPlace } from '#domain/events/result/standings.ts';
import type { EventPage } from '#usecases/events/get-event-page.ts';

/** Returns one page of the players of an event as the public API answers it, with the numbers of the event's page. */
export function eventBoardAnswer(catalogue: Catalogue, { view, standings, members, classes }: EventPage) {
  // Members take the place of the ranking while there is none.
  const rows = members ? [] : standings.rows;
  const placesOf = Map.groupBy(view.places, ({ userId }) => userId);
  return {
    event: codeText(view.event.id),
    sealed: view.sealed,
    final: view.result !== null,
    boards: view.boards.flatMap((boardId) => {
      const board = catalogue.boards.get(boardId);
      return board ? [describeBoard(catalogue, board)] : [];
    }),
    team: standings.team,
    players: standings.players,
    page: standings.page,
    pages: standings.pages,
    data: rows.map(({ userId, rank, shared, teamId, points, newestAt }) => ({
      rank,
      shared,
      userId: view.names.get(userId)?.handle ?? '',
      name: view.names.get(userId)?.name ?? null,
      rankClass: classes.get(userId) ?? null,
      teamId,
      points,
      newestAt,
      places: (placesOf.get(userId) ?? []).flatMap((place) => placeOf(catalogue, place)),
    })),
  };
}

function placeOf(catalogue: Catalogue, { boardId, rank, shared, recordId, rankKey, points, postedAt }: EventPlace) {
  const board = catalogue.boards.get(boardId);
  if (!board) return [];
  return [{ stageId: board.refId, rule: board.ruleId, rank, shared, recordId, ...describeValue(board, rankKey), points, postedAt }];
}
