import { listOwnPlaces, listOwnTotalRanks, type OwnPlace, type OwnTotalRank } from '#data/queries/rankings/game.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardCount, GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { boardsOfGame, gameOf } from '#domain/game/game.ts';
import { type Worth, worthOf } from '#domain/game/next-targets.ts';
import { classSpan } from '#domain/rankings/player/rank-class.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getNextTargets, type NextTarget } from './get-next-targets.ts';

/** What a player has reached in a game, and what to play next. */
export type OwnGame = {
  readonly places: readonly OwnPlace[]; // on boards of the game under all rules
  // Boards with a record by group, and under null for all stages under their home rules.
  readonly counts: readonly { readonly group: number | null; readonly played: number; readonly boards: number }[];
  readonly totals: readonly Pick<OwnTotalRank, 'totalId' | 'rank' | 'shared'>[];
  readonly next: readonly NextTarget[]; // up to three, best first
  readonly worth: Worth; // of the next results together
};

/** Returns a player's own part of the page of a game, from one snapshot. */
export async function getOwnGame(deps: Deps, userId: number, seriesId: number): Promise<Result<OwnGame, 'unknown-game'>> {
  const catalogue = await deps.catalogue();
  const game = gameOf(catalogue, seriesId);
  if (!game) return err('unknown-game');
  const boards = boardsOfGame(game);
  return readSnapshot({ ...deps, catalogue: async () => catalogue }, async (snapshot) => {
    const places = await listOwnPlaces(
      snapshot.db,
      userId,
      boards.map(({ boardId }) => boardId),
    );
    const ranks = await listOwnTotalRanks(snapshot.db, userId, [GRAND_TOTAL, ...game.totals.map(({ id }) => id)], deps.siteZone);
    const grand = ranks.find(({ totalId }) => totalId === GRAND_TOTAL);
    const [points, counted] = grand ? [grand.points, boardCount(catalogue, grand.builtYear)] : [0, 0];
    const missing = classSpan(points, counted).next?.missing ?? Number.POSITIVE_INFINITY;
    const next = await getNextTargets(snapshot, userId, { seriesId, places, rankClass: grand?.rankClass ?? null, missing });
    const played = new Set(places.map(({ boardId }) => boardId));
    const countIn = (group: number | null, of: readonly Board[]) => ({
      ...{ group, boards: of.length },
      played: of.filter(({ boardId }) => played.has(boardId)).length,
    });
    const gains = next.map(({ gain }) => gain);
    return ok({
      ...{ places, next },
      counts: [
        countIn(
          null,
          game.groups.flatMap((group) => group.boards),
        ),
        ...[...game.groups, ...game.more].map((group) => countIn(group.id, group.boards)),
      ],
      totals: ranks.filter(({ totalId }) => totalId !== GRAND_TOTAL).map(({ totalId, rank, shared }) => ({ totalId, rank, shared })),
      worth: worthOf(gains, points, counted),
    });
  });
}
