import { foldViews } from '#data/queries/rankings/views.ts';
import type { Deps } from '#usecases/deps.ts';

/**
 * Updates the rank blocks of large boards with new posts. Without this step, ranks are still correct but slower to
 * compute.
 */
export const foldRankings = ({ db }: Deps): Promise<void> => foldViews(db);
