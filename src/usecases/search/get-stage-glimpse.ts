import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import type { Deps } from '#usecases/deps.ts';
import { getRecordHistory } from '#usecases/rankings/records/get-record-history.ts';

/** The formatted current record on a stage's home board, and its holder. */
export type StageGlimpse = { readonly record: string; readonly userId: string; readonly name: string | null };

/**
 * Returns the record on a stage or event stage for its preview, null before the first post, or undefined for an unknown
 * stage.
 */
export async function getStageGlimpse(deps: Deps, stageId: number): Promise<StageGlimpse | null | undefined> {
  const [board] = boardsOfStage(await deps.catalogue(), stageId);
  const history = board && (await getRecordHistory(deps, board.boardId, { console: ALL_CONSOLES }));
  if (!history) return undefined;
  const held = history.firstPlaces.at(-1);
  return held ? { record: formatShown(shownOfRankKey(history.board, held.rankKey)), userId: held.handle, name: held.name } : null;
}
