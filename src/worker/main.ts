import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDeps } from '#wiring/create-deps.ts';
import { withoutPersons } from '#wiring/describe-error.ts';
import { parseEnv } from '#wiring/env.ts';
import { createLog } from '#wiring/log.ts';
import { findSandbox } from '#worker/image/sandbox.ts';
import { runPurger } from './purger.ts';
import { runRelay } from './relay.ts';
import { runQueue } from './run-queue.ts';
import { serveWorkerMetrics } from './serve-metrics.ts';
import { startQueue } from './start-queue.ts';
import { createTaskList, schedule } from './tasks.ts';
import { traceJobs } from './trace-jobs.ts';
import { waitWhileReadOnly } from './wait-while-read-only.ts';
import { watchWorkers } from './watch-workers.ts';
import { runWebhookSender } from './webhook-sender.ts';

const CLOSE_WITHIN_MS = 2_000; // closing may hang, because an abandoned job may still use a connection

const shutdown = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => shutdown.abort());
const env = parseEnv(process.env);
const log = createLog(env.LOG_LEVEL);
// The timeout is long, because no visitor waits for a job and computing totals takes longer as the site grows.
// The sender of webhooks holds one more connection all the time.
const poolSize = { DATABASE_POOL_SIZE: env.DATABASE_POOL_SIZE + 1 };
const { deps, startHeartbeat, pressure, openQueuePool, close } = createDeps({ ...env, ...poolSize }, { statementTimeoutMs: 60_000 });

void findSandbox().then(({ mode }) =>
  log[mode === 'bwrap' ? 'info' : 'warn']({ sandbox: mode }, 'sandbox for decoding pictures (docs/evidence.md)'),
);

const tasks = waitWhileReadOnly(deps, createTaskList(deps));
const taskList = env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? tasks : traceJobs(await traced(), tasks);

async function traced() {
  const { startTracing } = await import('#wiring/tracing/start-tracing.ts');
  return startTracing('stargrass-worker', (message) => log.warn({ reason: withoutPersons(message) }, 'traces could not be sent'));
}

const stop = new AbortController();
const relay = runRelay(deps, stop.signal, (error) => log.error(error, 'changes could not be relayed'));
const purged = serveWorkerMetrics(env, { deps, pressure }, (error) => log.error(error, 'metrics could not be served'));
const purger = runPurger(deps, stop.signal, {
  failed: (error) => log.error(error, 'an edge could not be purged'),
  ...(purged && { purged }),
});
const sender = runWebhookSender(deps, stop.signal, (error) => log.error(error, 'webhooks could not be sent'));
const watch = watchWorkers(deps, stop.signal, (error) => log.error(error, 'jobs of other workers could not be checked'));
const options = { concurrency: env.WORKER_CONCURRENCY, taskList, parsedCronItems: schedule };
const start = () => startQueue({ openQueuePool, startHeartbeat }, log, options);
const queue = runQueue(start, shutdown.signal, (error) => log.error(error, 'restarting the job queue'));
await Promise.race([queue, once(shutdown.signal, 'abort')]);
// The queue starts no more jobs and finishes the running ones. Another worker releases a job that takes too long.
await Promise.race([queue, sleep(env.SHUTDOWN_DRAIN_SECONDS * 1_000)]);
stop.abort();
await Promise.race([Promise.all([relay, purger, sender, watch]).then(close), sleep(CLOSE_WITHIN_MS)]);
process.exit(); // exits with code 0 after a signal
