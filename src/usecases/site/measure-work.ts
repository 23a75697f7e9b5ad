import { countHealth, type HealthStats } from '#data/queries/evidence-health.ts';
import { listTaskMetrics, type TaskMetrics } from '#data/queries/jobs.ts';
import {
  countWaitingPurges,
  type OperationMetrics,
  readBriefly,
  readOperationMetrics,
  type WaitingPurges,
} from '#data/queries/operation-metrics.ts';
import { readClock } from '#data/queries/server.ts';
import type { Deps } from '#usecases/deps.ts';

export type WorkMetrics = OperationMetrics & {
  readonly now: Date;
  readonly tasks: readonly TaskMetrics[];
  readonly purges: readonly WaitingPurges[];
};

/** How the work of the whole site stands: numbers alone, for operators; asked by no visitor. */
export const measureWork = ({ db, edges }: Pick<Deps, 'db' | 'edges'>, now: Date): Promise<WorkMetrics> =>
  readBriefly(db, async (tx) => ({
    ...(await readOperationMetrics(tx)),
    now: await readClock(tx),
    tasks: await listTaskMetrics(tx),
    purges: await countWaitingPurges(
      tx,
      edges.map(({ url }) => url),
      now,
    ),
  }));

/** What the weekly look at evidence found; it counts a row of every piece, so ask seldom. */
export const measureEvidence = ({ db }: Pick<Deps, 'db'>): Promise<HealthStats> => readBriefly(db, countHealth);
