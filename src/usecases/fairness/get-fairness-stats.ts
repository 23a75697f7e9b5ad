import { readFairnessStats } from '#data/queries/fairness-stats.ts';
import type { FairnessStats } from '#domain/fairness/stats.ts';
import type { Deps } from '#usecases/deps.ts';

/** The public all-time statistics. */
export const getFairnessStats = ({ db }: Pick<Deps, 'db'>): Promise<FairnessStats> => readFairnessStats(db, {});
