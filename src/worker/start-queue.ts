import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type { createDeps } from '#wiring/create-deps.ts';
import { withoutPersons } from '#wiring/describe-error.ts';
import type { Queue } from './run-queue.ts';

const END_WITHIN_MS = 5_000;

type Connections = Pick<ReturnType<typeof createDeps>, 'openQueuePool' | 'startHeartbeat'>;
type Log = Readonly<Record<'error' | 'warn' | 'info' | 'debug', (message: string) => void>>;
type Options = Required<Pick<RunnerOptions, 'concurrency' | 'taskList' | 'parsedCronItems'>>;

/**
 * Starts graphile-worker, with connections of its own. When it could not store a job's result, it ends; when it could not
 * store two, version 0.18 counts them wrongly and waits forever, so it has some seconds. Its jobs are then released,
 * because its heartbeat ends.
 */
export async function startQueue({ openQueuePool, startHeartbeat }: Connections, log: Log, options: Options): Promise<Queue> {
  const events: WorkerEvents = new EventEmitter();
  const abandoned = once(events, 'pool:fatalError').then(() => sleep(END_WITHIN_MS, undefined, { ref: false }));
  const pgPool = openQueuePool();
  let heartbeat: ReturnType<typeof startHeartbeat> | undefined;
  events.on('pool:create', ({ workerPool }) => {
    heartbeat = startHeartbeat(workerPool.id); // jobs are locked under the id of the worker pool
  });
  const disconnect = () => {
    void heartbeat?.close();
    void pgPool.end();
  };
  const runner = await run({
    ...options,
    pgPool,
    events,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => log[level === 'warning' ? 'warn' : level](withoutPersons(message))),
    // Stores job results in batches, because graphile-worker catches a failure to store a result only then. Without
    // batches, the failure is an unhandled rejection.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }).catch((error) => {
    disconnect();
    throw error;
  });
  const ended = Promise.race([runner.promise, abandoned]).finally(disconnect);
  ended.catch(() => {}); // runQueue handles the error
  try {
    // Runs this job at start, because a new site has no efforts yet. The job key prevents duplicates when several
    // workers start.
    await runner.addJob('measure-efforts', {}, { jobKey: 'measure-efforts' });
  } catch (error) {
    await runner.stop().catch(() => {});
    throw error;
  }
  return { ended, stop: () => runner.stop().catch(() => {}) }; // it may have ended at the same time
}
