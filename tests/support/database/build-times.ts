import type { Db } from '#data/db.ts';

/**
 * Sets the stored build times of all totals to zero. The worker delays the next build after slow ones, as it would on a
 * large site, and builds are slow on a busy machine.
 */
export const resetBuildTimes = (db: Db) => db.updateTable('total_generations').set({ build_ms: 0 }).execute();
