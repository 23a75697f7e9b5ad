import { DAY_MS } from '#domain/shared/time-units.ts';

// Minimum time between the first scan that finds an orphaned object and the scan that moves it.
export const ORPHANED_AGAIN_MS = DAY_MS;
export const TRASH_RETENTION_MS = 7 * DAY_MS; // How long an object in the trash can be restored.
export const REMOVED_UPLOAD_RETENTION_MS = 90 * DAY_MS; // How long the site remembers that it removed an upload.

const MOST_A_RUN = 20;
const SHARE_A_RUN = 0.01;

/**
 * An object that no upload references. It is explained when the site removed the upload or discarded its original.
 * Otherwise, the upload's row is missing.
 */
export type Orphan = { readonly isExplained: boolean; readonly foundAt: Date };

/**
 * Returns the maximum number of objects that one run moves to the trash: 20 or 1% of all objects, whichever is
 * smaller. It is at least 1 so that small sites can be cleaned up.
 */
export const sweepLimit = (objects: number): number => Math.max(1, Math.min(MOST_A_RUN, Math.floor(objects * SHARE_A_RUN)));

export type SweepPlan<Found> = {
  readonly limit: number;
  /** Objects that were orphaned in two scans at least a day apart. */
  readonly due: readonly Found[];
  readonly unexplained: number;
  readonly refusal: 'too-many' | 'other-number' | undefined;
  readonly move: readonly Found[];
};

/**
 * Plans a run of the sweep. Explained orphans beyond the limit wait for the next run. More unexplained orphans than the
 * limit stop the sweep, because the error is most likely in the database. An operator can override both limits by
 * confirming the exact number of due objects.
 */
export function planSweep<Found extends Orphan>(
  orphans: readonly Found[],
  { objects, now, confirmed }: { readonly objects: number; readonly now: Date; readonly confirmed?: number | undefined },
): SweepPlan<Found> {
  const limit = sweepLimit(objects);
  const due = orphans
    .filter(({ foundAt }) => now.getTime() - foundAt.getTime() >= ORPHANED_AGAIN_MS)
    .toSorted((a, b) => a.foundAt.getTime() - b.foundAt.getTime());
  const unexplained = orphans.filter(({ isExplained }) => !isExplained).length;
  const plan = { limit, due, unexplained };
  if (confirmed !== undefined)
    return confirmed === due.length ? { ...plan, refusal: undefined, move: due } : { ...plan, refusal: 'other-number', move: [] };
  if (unexplained > limit) return { ...plan, refusal: 'too-many', move: [] };
  return { ...plan, refusal: undefined, move: due.slice(0, limit) };
}
