import { countHealth, type HealthStats } from '#data/queries/evidence/evidence-health.ts';
import { listTaskMetrics, type TaskMetrics } from '#data/queries/site/jobs.ts';
import {
  countWaitingPurges,
  type OperationMetrics,
  readBriefly,
  readOperationMetrics,
  type WaitingPurges,
} from '#data/queries/site/operation-metrics.ts';
import { type ReplicationMetrics, readReplicationMetrics } from '#data/queries/site/replication-metrics.ts';
import { readClock } from '#data/queries/site/server.ts';
import type { Deps } from '#usecases/deps.ts';

export type WorkMetrics = OperationMetrics &
  ReplicationMetrics & {
    readonly now: Date;
    readonly tasks: readonly TaskMetrics[];
    readonly purges: readonly WaitingPurges[];
  };

/** Returns metrics on the jobs, purges and other work of the whole site, for operators. */
export const measureWork = ({ db, edges }: Pick<Deps, 'db' | 'edges'>, now: Date): Promise<WorkMetrics> =>
  readBriefly(db, async (tx) => ({
    ...(await readOperationMetrics(tx)),
    ...(await readReplicationMetrics(tx)),
    now: await readClock(tx),
    tasks: await listTaskMetrics(tx),
    purges: await countWaitingPurges(
      tx,
      edges.map(({ url }) => url),
      now,
    ),
  }));

/**
 * Returns the results of the weekly evidence check. Reads one row per piece of evidence and should be called rarely.
 */
export const measureEvidence = ({ db }: Pick<Deps, 'db'>): Promise<HealthStats> => readBriefly(db, countHealth);
