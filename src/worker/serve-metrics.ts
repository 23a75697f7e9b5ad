import type { Deps } from '#usecases/deps.ts';
import type { Opened } from '#wiring/create-deps.ts';
import type { Env } from '#wiring/env.ts';
import { createMetrics } from '#wiring/metrics/create-metrics.ts';
import { serveMetrics } from '#wiring/metrics/serve-metrics.ts';
import { showDatabase } from '#wiring/metrics/show-database.ts';
import { edgeLabel, showWork } from '#wiring/metrics/show-work.ts';

type Place = Pick<Env, 'METRICS_PORT' | 'METRICS_HOST'>;

/** Serves the metrics of the worker and of the site if a port is set. Returns the callback for confirmed purges. */
export function serveWorkerMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Place,
  { deps, pressure }: { readonly deps: Deps; readonly pressure: Opened['pressure'] },
  failed: (error: unknown) => void,
): ((edge: string, dueAt: Date) => void) | undefined {
  if (port === undefined) return undefined;
  const metrics = createMetrics();
  showDatabase(metrics, pressure);
  showWork(metrics, deps, failed);
  serveMetrics(metrics, { port, host }, failed);
  return (edge, dueAt) => metrics.observe('purges', { edge: edgeLabel(edge) }, Math.max(0, Date.now() - dueAt.getTime()) / 1_000);
}
