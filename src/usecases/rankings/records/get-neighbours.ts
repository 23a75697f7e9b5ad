import { listShownAround, type ShownTotalRow } from '#data/queries/rankings/shown-totals.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';

const ROWS_EACH_WAY = 2;

export type Neighbours = {
  readonly own: ShownTotalRow | null; // the player's own row; null when the player is not in this total
  readonly above: readonly ShownTotalRow[]; // better rows in ranking order, nearest last
  readonly below: readonly ShownTotalRow[]; // worse rows in ranking order, nearest first
};

/** Returns a player's neighbours in a saved total, two on each side. */
export async function getNeighbours(deps: Deps, userId: number, totalId: number): Promise<Result<Neighbours, 'unknown-total'>> {
  if (!(await deps.catalogue()).totals.has(totalId)) return err('unknown-total');
  const rows = await listShownAround(deps.db, totalId, userId, ROWS_EACH_WAY);
  const index = rows.findIndex((row) => row.userId === userId);
  return ok({ own: rows[index] ?? null, above: rows.slice(0, Math.max(0, index)), below: rows.slice(index + 1) });
}
