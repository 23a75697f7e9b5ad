import { findGeneration, listShownAround, type ShownTotalRow } from '#data/queries/shown-totals.ts';
import { boardCount, GRAND_TOTAL } from '#domain/catalogue/total-boards.ts';
import { type ClassBorder, nextClass } from '#domain/rankings/rank-class.ts';
import { yearOf } from '#domain/shared/date.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';

const ROWS_EACH_WAY = 2;

export type Rivals = {
  readonly own: ShownTotalRow | null; // null: the player is not in this total yet
  readonly above: readonly ShownTotalRow[]; // in the order of the ranking, the nearest last
  readonly below: readonly ShownTotalRow[]; // the nearest first
  readonly next: (ClassBorder & { readonly missing: number }) | null; // total 1 only; null from S1 on
};

/** Who stands next to a player in a saved total, two each way, and in total 1 how many points the next class is away. */
export async function getRivals(deps: Deps, userId: number, totalId: number): Promise<Result<Rivals, 'unknown-total'>> {
  const catalogue = await deps.catalogue();
  if (!catalogue.totals.has(totalId)) return err('unknown-total');

  return readSnapshot(deps, async ({ db, siteZone }) => {
    const generation = await findGeneration(db, totalId);
    if (!generation) return ok({ own: null, above: [], below: [], next: null });
    const rows = await listShownAround(db, totalId, userId, ROWS_EACH_WAY);
    const index = rows.findIndex((row) => row.userId === userId);
    const own = rows[index] ?? null;
    const next =
      totalId === GRAND_TOTAL ? nextClass(own?.points ?? 0, boardCount(catalogue, yearOf(generation.builtAt, siteZone))) : undefined;
    return ok({
      own,
      above: rows.slice(0, Math.max(0, index)),
      below: rows.slice(index + 1),
      next: next ? { ...next, missing: missingPoints(own?.points ?? 0, next) } : null,
    });
  });
}

// D3 has border 0, yet a player without points does not hold it: the first point does.
const missingPoints = (points: number, next: ClassBorder) => Math.max(next.points, 1) - points;
