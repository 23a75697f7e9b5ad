import { listKeysAt } from '#data/queries/rankings/keys-at.ts';
import { readPresent } from '#data/queries/rankings/past.ts';
import { countPlayersNow } from '#data/queries/rankings/player-counts.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardCount, GRAND_TOTAL, totalBoards } from '#domain/catalogue/boards/total-boards.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import { type FirstStage, firstStageBoards, medianPosition, pickFirstStages } from '#domain/welcome/first-stages.ts';
import type { Deps } from '#usecases/deps.ts';
import { getReferenceMax } from '#usecases/rankings/totals/reference-max.ts';

/** A suggested stage with its board. */
export type FirstStageBoard = FirstStage & { readonly board: Board };

/**
 * Returns up to three stages for a player without records, best first: the boards of total 1 on which a median score
 * earns the most points. Must be called on a snapshot.
 */
export async function getFirstStages(snapshot: Deps, games: readonly number[]): Promise<FirstStageBoard[]> {
  const catalogue = await snapshot.catalogue();
  const { now } = await readPresent(snapshot.db);
  const counted = countedAt({ console: ALL_CONSOLES }, now, snapshot.siteZone);
  const boards = new Map(
    totalBoards(catalogue, GRAND_TOTAL, counted.year)
      .filter(({ kind }) => kind === 'stage')
      .map((board) => [board.boardId, board]),
  );
  const counts = await countPlayersNow(
    snapshot.db,
    [...boards.keys()].map((boardId) => ({ boardId, console: ALL_CONSOLES })),
  );
  const sizes = counts.flatMap(({ boardId, players }) => {
    const board = boards.get(boardId);
    return board ? [{ boardId, stageId: board.refId, seriesId: board.seriesId, players }] : [];
  });
  const candidates = firstStageBoards(sizes, games);
  const keys = await listKeysAt(
    snapshot.db,
    candidates.map(({ boardId, players }) => ({ boardId, position: medianPosition(players) })),
  );
  const medians = keys.flatMap(({ boardId, rankKey, rank }) => {
    const size = candidates.find((each) => each.boardId === boardId);
    return size ? [{ ...size, medianKey: rankKey, medianRank: rank }] : [];
  });
  const stages = pickFirstStages(medians, games, {
    referenceMax: await getReferenceMax(snapshot, ALL_CONSOLES, counted),
    boardCount: boardCount(catalogue, counted.year),
  });
  return stages.flatMap((stage) => {
    const board = boards.get(stage.boardId);
    return board ? [{ ...stage, board }] : [];
  });
}
