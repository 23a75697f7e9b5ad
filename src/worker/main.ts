import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type Runner, run, type WorkerEvents } from 'graphile-worker';
import { createDeps } from '#wiring/create-deps.ts';
import { withoutPersons } from '#wiring/describe-error.ts';
import { parseEnv } from '#wiring/env.ts';
import { createLog } from '#wiring/log.ts';
import { findSandbox } from '#worker/image/sandbox.ts';
import { runPurger } from './purger.ts';
import { runRelay } from './relay.ts';
import { runQueue } from './run-queue.ts';
import { serveWorkerMetrics } from './serve-metrics.ts';
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

async function startQueue(): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    const heartbeat = startHeartbeat(workerPool.id); // jobs are locked under the id of the worker pool
    events.on('pool:release', () => void heartbeat.close()); // releases jobs whose result could not be stored
  });
  const pgPool = openQueuePool();
  const runner = await run({
    pgPool,
    concurrency: env.WORKER_CONCURRENCY,
    taskList,
    parsedCronItems: schedule,
    events,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => log[level === 'warning' ? 'warn' : level](withoutPersons(message))),
    // Stores job results in batches, because graphile-worker catches a failure to store a result only then. Without
    // batches, the failure is an unhandled rejection.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }).catch(async (error) => {
    await pgPool.end();
    throw error;
  });
  void runner.promise.catch(() => {}).then(() => pgPool.end());
  try {
    // Runs this job at start, because a new site has no efforts yet. The job key prevents duplicates when several
    // workers start.
    await runner.addJob('measure-efforts', {}, { jobKey: 'measure-efforts' });
  } catch (error) {
    await runner.stop().catch(() => {});
    throw error;
  }
  return runner;
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
const queue = runQueue(startQueue, shutdown.signal, (error) => log.error(error, 'restarting the job queue'));
await Promise.race([queue, once(shutdown.signal, 'abort')]);
// The queue starts no more jobs and finishes the running ones. Another worker releases a job that takes too long.
await Promise.race([queue, sleep(env.SHUTDOWN_DRAIN_SECONDS * 1_000)]);
stop.abort();
await Promise.race([Promise.all([relay, purger, sender, watch]).then(close), sleep(CLOSE_WITHIN_MS)]);
process.exit(); // exits with code 0 after a signal
