import 'server-only';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import type { OwnEvent } from '#usecases/events/get-own-event.ts';

export type OwnEventJson = ReturnType<typeof ownEventJson>;

/** Returns the signed-in player's own data in an event (docs/api.md). */
export function ownEventJson({ boards }: Pick<Catalogue, 'boards'>, { member, manages, row, open, places }: OwnEvent) {
  return {
    member: member && { teamId: member.teamId, joinedAt: member.joinedAt.toISOString() },
    manages,
    row: row && { rank: row.rank, shared: row.shared, points: row.points },
    open: open?.flatMap((boardId) => boards.get(boardId)?.refId ?? []).sort((a, b) => a - b) ?? null,
    places: places.flatMap(({ boardId, rankKey, recordId, rank, shared, points, postedAt }) => {
      const board = boards.get(boardId);
      if (!board) return [];
      const shown = shownOfRankKey(board, rankKey);
      const where = { stageId: board.refId, rule: board.ruleId };
      return [
        { ...where, rank, shared, points, value: shown.value, shown: formatShown(shown), recordId, postedAt: postedAt.toISOString() },
      ];
    }),
  };
}
