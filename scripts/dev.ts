// npm run dev: runs the database, the site and the worker in one terminal. Ctrl-C, or the exit of any of them, stops
// all. `scripts/services.sh run` starts the database first and holds the lock that prevents its shutdown.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { loadDevSecret } from './dev/dev-secret.ts';

const PORT = process.env.PORT ?? '3000';
const SITE = `http://127.0.0.1:${PORT}`;
const [SMTP_PORT, INBOX_PORT] = [Number(PORT) + 1_025, Number(PORT) + 1_026].map(String) as [string, string];
const LOCK = Number(process.env.SERVICES_LOCK_FD ?? Number.NaN);
if (Number.isNaN(LOCK)) throw new Error('This script runs under `scripts/services.sh run`: start it with `npm run dev`.');

const running = new Map<ChildProcess, NodeJS.Signals>(); // running processes, each with the signal that stops it
let isStopping = false;

/**
 * Starts a process in its own process group, so that its children can be stopped with it. Resolves with the exit code.
 */
function start(endWith: NodeJS.Signals, command: string, args: readonly string[]): Promise<number | null> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true, env });
  running.set(child, endWith);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return; // the process failed to start
  const ended = once(child, 'exit');
  process.kill(-pid, signal);
  // The worker does not exit on SIGTERM when its terminal has been closed, so it is killed after ten seconds.
  const timeout = setTimeout(() => process.kill(-pid, 'SIGKILL'), 10_000);
  await ended;
  clearTimeout(timeout);
}

/**
 * Waits until the first page responds with 200. Next.js compiles a page on its first request, which may take a minute.
 */
async function firstPageAnswers(url: string): Promise<void> {
  console.log('\nCompiling the first page…\n');
  let reported: number | undefined;
  while (!isStopping) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => undefined, // the server is not listening yet
    );
    if (status === 200) return;
    if (status !== undefined && status !== reported) {
      console.log(`\n${url} returned ${status}; see the log for the reason. Waiting for 200…\n`);
      reported = status;
    }
    await delay(reported ? 5_000 : 250); // polls slowly after an error, because each failed request fills the log
  }
}

async function run(hasMailServer: boolean): Promise<void> {
  if ((await start('SIGTERM', 'node', ['scripts/db.ts', 'prepare'])) !== 0) throw new Error('The database could not be prepared.');
  if (isStopping) return;
  const site = [
    // SIGKILL, because Next.js would start another process for telemetry on SIGTERM.
    start('SIGKILL', 'next', ['dev', '--hostname', '127.0.0.1', '--port', PORT]),
    start('SIGTERM', 'node', ['--watch', 'src/worker/main.ts']),
  ];
  if (!hasMailServer) site.push(start('SIGTERM', 'node', ['scripts/dev/mail-sink.ts', SMTP_PORT, INBOX_PORT]));
  const ended = Promise.race(site).then(() => {
    throw new Error('The site, the worker or the mail server has exited; stopping the others.');
  });
  await Promise.race([firstPageAnswers(`${SITE}/stage/201`), ended]);
  console.log(`\nStargrass: ${SITE}/stage/201 and ${SITE}/ja/stage/201`);
  console.log(hasMailServer ? '' : `Mail that the site sends: http://127.0.0.1:${INBOX_PORT}\n`);
  await ended;
}

// Loads the settings here, because Next.js passes process flags such as --env-file on to its children, which reject
// them. If several files set a name, the first one applies.
for (const file of ['.env', '.services/env']) if (existsSync(file)) process.loadEnvFile(file);
loadDevSecret();
process.env.SITE_URL ??= SITE;
if (!existsSync('.fonts')) execFileSync('node', ['scripts/generate/fonts.ts'], { stdio: 'inherit' }); // written by `npm run setup` otherwise
const hasMailServer = process.env.SMTP_URL !== undefined;
process.env.SMTP_URL ??= `smtp://127.0.0.1:${SMTP_PORT}`;

// Uses `on` instead of `once`, because npm forwards the signal that the terminal has already sent. The second signal
// must not interrupt the shutdown.
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
});
try {
  await Promise.race([stopped, run(hasMailServer)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
isStopping = true;
await Promise.all([...running].map(([child, signal]) => end(child, signal)));
closeSync(LOCK); // otherwise `leave` would treat the servers as still in use
execFileSync('scripts/services.sh', ['leave'], { stdio: 'inherit' });
process.exit(); // exits explicitly, because a request for the first page may still be pending
