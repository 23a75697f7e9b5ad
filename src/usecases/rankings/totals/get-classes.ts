import { listShownClasses } from '#data/queries/rankings/shown-totals.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { playerClasses } from '#domain/rankings/player/player-classes.ts';
import type { CountedAt } from '#domain/rankings/totals/counted-at.ts';
import type { Deps } from '#usecases/deps.ts';
import { computeTotal } from './compute-total.ts';

/**
 * Returns every player's class at an instant, from the unfiltered total 1 over all consoles. Uses saved classes for the
 * current time and computes them for the past.
 */
export async function getClasses(deps: Deps, counted: CountedAt): Promise<ReadonlyMap<number, number>> {
  const saved = counted.before === null ? await listShownClasses(deps.db) : NOBODY;
  if (saved.size > 0) return saved;
  const grand = (await deps.catalogue()).totals.get(GRAND_TOTAL);
  if (!grand) return NOBODY;
  const { rows, boards } = await computeTotal(deps, grand, { ...counted, console: ALL_CONSOLES });
  return playerClasses(rows, boards.length);
}

const NOBODY: ReadonlyMap<number, number> = new Map();
