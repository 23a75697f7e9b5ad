import { foldViews } from '#data/queries/views.ts';
import type { Deps } from '#usecases/deps.ts';

/** Updates the rank blocks of large boards with new posts. Ranks are correct without it, but slower. */
export const foldRankings = ({ db }: Deps): Promise<void> => foldViews(db);
