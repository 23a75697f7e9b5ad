import { foldViews } from '#data/queries/views.ts';
import type { Deps } from '#usecases/deps.ts';

/** Brings the rank blocks of large boards up to date with what was posted. Ranks are right before it too, but take longer. */
export const foldRankings = ({ db }: Deps): Promise<void> => foldViews(db);
