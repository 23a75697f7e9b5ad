import { readFairnessStats } from '#data/queries/moderation/fairness-stats.ts';
import type { FairnessStats } from '#domain/fairness/stats.ts';
import type { Deps } from '#usecases/deps.ts';

/** Returns the public moderation statistics for all time. */
export const getFairnessStats = ({ db }: Pick<Deps, 'db'>): Promise<FairnessStats> => readFairnessStats(db, {});
