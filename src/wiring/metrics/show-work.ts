import type { ReplicationMetrics } from '#data/queries/site/replication-metrics.ts';
import type { Deps } from '#usecases/deps.ts';
import { measureEvidence, measureWork, type WorkMetrics } from '#usecases/site/measure-work.ts';
import type { Metrics } from './create-metrics.ts';
import { remember } from './remember.ts';

const EVIDENCE_CACHE_MS = 300_000; // evidence is checked only once a week

/** Returns the metric label of an edge, which is the host of its URL. */
export const edgeLabel = (url: string): string => new URL(url).host;

/** Exports the metrics of the whole site. Only the worker does this, because one process per site is enough. */
export function showWork(metrics: Metrics, deps: Pick<Deps, 'db' | 'edges'>, failed: (error: unknown) => void): void {
  const evidence = remember(() => measureEvidence(deps), EVIDENCE_CACHE_MS);
  const oldestEventAge = watchOldest();
  metrics.lookAt(async () => {
    try {
      const [work, { healthy, atRisk, gone }] = await Promise.all([measureWork(deps, new Date()), evidence()]);
      showTasks(metrics, work);
      showReplication(metrics, work);
      showWorkMetrics(metrics, work, oldestEventAge(work.oldestEvent, Date.now()));
      metrics.show('evidence', [
        { labels: { state: 'healthy' }, value: healthy },
        { labels: { state: 'at-risk' }, value: atRisk },
        { labels: { state: 'gone' }, value: gone },
      ]);
      metrics.show('metricsRead', 1);
    } catch (error) {
      failed(error);
      metrics.show('metricsRead', 0); // the other gauges still show their last values
    }
  });
}

function showTasks(metrics: Metrics, { tasks, now }: WorkMetrics): void {
  const rows = (read: (task: WorkMetrics['tasks'][number]) => number) =>
    tasks.map((task) => ({ labels: { task: task.task }, value: read(task) }));
  metrics.show(
    'jobsWaiting',
    rows(({ waiting }) => waiting),
  );
  metrics.show(
    'jobsRunning',
    rows(({ running }) => running),
  );
  metrics.show(
    'jobsFailed',
    rows(({ failed }) => failed),
  );
  metrics.show(
    'jobsOldest',
    rows(({ oldestDueAt }) => (oldestDueAt ? (now.getTime() - oldestDueAt.getTime()) / 1_000 : 0)),
  );
}

function showWorkMetrics(metrics: Metrics, work: WorkMetrics, oldestSeconds: number): void {
  metrics.show('outboxEvents', work.outboxEvents);
  metrics.show('outboxOldest', oldestSeconds);
  metrics.show(
    'purgesWaiting',
    work.purges.map(({ edge, waiting }) => ({ labels: { edge: edgeLabel(edge) }, value: waiting })),
  );
  metrics.show(
    'purgesOldest',
    work.purges.map(({ edge, oldestSeconds }) => ({ labels: { edge: edgeLabel(edge) }, value: oldestSeconds })),
  );
  metrics.show('totalsAge', work.totalsAgeSeconds ?? []);
  metrics.show('totalsBuild', work.totalsBuildSeconds ?? []);
  metrics.show('uploadsWaiting', work.uploadsWaiting);
  metrics.show('uploadsOldest', work.uploadsOldestSeconds);
  metrics.show('auditRows', work.lastAuditNumber);
  metrics.show('auditUnsealed', work.auditUnsealed);
  metrics.show('archiveAge', work.archiveAgeSeconds ?? []);
}

/** Exports the state of replicas. Gauges of features that are not configured stay absent. */
export function showReplication(metrics: Metrics, { replicas, waitsForStandby, checksumFailures }: ReplicationMetrics): void {
  metrics.show('replicas', replicas.length);
  metrics.show(
    'replicaLag',
    replicas.map(({ replica, lagBytes }) => ({ labels: { replica }, value: lagBytes })),
  );
  metrics.show('synchronousStandbys', waitsForStandby ? replicas.filter(({ isSynchronous }) => isSynchronous).length : []);
  metrics.show('checksumFailures', checksumFailures ?? []);
}

/**
 * Returns a function that computes the age of the oldest outbox event in seconds. Outbox events have no timestamp, so
 * that writes stay small. The age is measured from when the event was first seen as the oldest.
 */
export function watchOldest(): (oldest: string | null, nowMs: number) => number {
  let seen: { readonly oldest: string | null; readonly sinceMs: number } = { oldest: null, sinceMs: 0 };
  return (oldest, nowMs) => {
    if (oldest !== seen.oldest) seen = { oldest, sinceMs: nowMs };
    return oldest === null ? 0 : (nowMs - seen.sinceMs) / 1_000;
  };
}
