import { countHealth, type HealthStats } from '#data/queries/evidence/evidence-health.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { countOutbox, countWorkers, listTaskMetrics, retryFailedJobs, type TaskMetrics } from '#data/queries/site/jobs.ts';
import { enqueue } from '#data/queue.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Deps } from '#usecases/deps.ts';
import type { AdminResult } from './admin-errors.ts';
import { idOf, refusedTo } from './admin-of.ts';

export type JobStats = {
  readonly workers: number;
  readonly tasks: readonly TaskMetrics[];
  readonly outbox: number;
  readonly evidence: HealthStats;
};

/** Returns the number of running workers, the job counts for each task, the outbox size and the results of the weekly evidence check. */
export async function getJobs({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<AdminResult<JobStats>> {
  const refused = refusedTo(actor, 'manage-jobs');
  if (refused) return refused;
  const value = {
    workers: await countWorkers(db),
    tasks: await listTaskMetrics(db),
    outbox: await countOutbox(db),
    evidence: await countHealth(db),
  };
  return { ok: true, value };
}

/** Queues all failed jobs again and returns their number. */
export async function retryJobs({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<AdminResult<{ retried: number }>> {
  const refused = refusedTo(actor, 'manage-jobs');
  if (refused) return refused;
  return db.transaction().execute(async (tx) => {
    const retried = await retryFailedJobs(tx);
    await insertAudit(tx, { actorId: idOf(actor), verb: 'retry-jobs', subjectKind: 'queue', subjectId: 'jobs', detail: { retried } });
    return { ok: true, value: { retried } };
  });
}

/** Queues a rebuild of every ranking and total from the records, unless such a job is already waiting. */
export async function recalculate({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<AdminResult<undefined>> {
  const refused = refusedTo(actor, 'manage-jobs');
  if (refused) return refused;
  return db.transaction().execute(async (tx) => {
    await enqueue(tx, 'rebuild-rankings');
    await insertAudit(tx, { actorId: idOf(actor), verb: 'recalculate', subjectKind: 'queue', subjectId: 'rankings', detail: {} });
    return { ok: true, value: undefined };
  });
}
