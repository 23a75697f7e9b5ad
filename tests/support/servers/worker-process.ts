import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach } from 'vitest';

const workers: ChildProcess[] = [];

/** Kills the workers of each test when the test ends. */
export function killWorkersAfterEach(): void {
  afterEach(() => {
    for (const worker of workers.splice(0)) worker.kill('SIGKILL');
  });
}

/** Starts a real worker process that runs one job at a time. */
export function startWorker(databaseUrl: string, settings: Readonly<Record<string, string>> = {}): ChildProcess {
  const env = {
    NODE_ENV: 'production' as const,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    WORKER_CONCURRENCY: '1',
    SHUTDOWN_DRAIN_SECONDS: '1',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, // set by bin/with-node; it halves the cost of a start
    ...settings,
  };
  const worker = spawn(process.execPath, ['src/worker/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // Reads the output, because a full pipe would block the worker.
  worker.stdout?.resume();
  workers.push(worker);
  return worker;
}

export const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;
