import { readFairnessFigures } from '#data/queries/fairness-figures.ts';
import type { FairnessFigures } from '#domain/fairness/figures.ts';
import type { Deps } from '#usecases/deps.ts';

/** The public figures of all time. */
export const getFairnessFigures = ({ db }: Pick<Deps, 'db'>): Promise<FairnessFigures> => readFairnessFigures(db, {});
