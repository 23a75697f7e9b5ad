// npm run dev: database, web and worker in one terminal. Ctrl-C, or the end of any of them, ends them all.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const PORT = process.env.PORT ?? '3000';
const [SMTP_PORT, INBOX_PORT] = [Number(PORT) + 1_025, Number(PORT) + 1_026].map(String) as [string, string];
const SECRET_FILE = '.services/auth-secret'; // kept, so that a restart signs nobody out
const services = (verb: 'up' | 'down') => execFileSync('scripts/services.sh', [verb], { stdio: 'inherit' });

function start(command: string, args: readonly string[]): ChildProcess {
  // A group of its own, so that what it starts can be ended with it.
  return spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()));

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return Promise.resolve();
  process.kill(-child.pid, signal);
  return ended(child);
}

services('up');
// Next hands a process's own flags on to its children, which refuse --env-file: so the settings are read here. The first to name one wins.
for (const file of ['.env', '.services/env']) if (existsSync(file)) process.loadEnvFile(file);
if (!existsSync(SECRET_FILE)) writeFileSync(SECRET_FILE, randomBytes(33).toString('base64'), { mode: 0o600 });
process.env.NEXTAUTH_SECRET ??= readFileSync(SECRET_FILE, 'utf8');
process.env.SITE_URL ??= `http://127.0.0.1:${PORT}`;
const hasMailServer = process.env.SMTP_URL !== undefined;
process.env.SMTP_URL ??= `smtp://127.0.0.1:${SMTP_PORT}`;
let web: ChildProcess | undefined;
let mail: ChildProcess | undefined;
let worker: ChildProcess | undefined;
try {
  execFileSync('node', ['scripts/db.ts', 'migrate'], { stdio: 'inherit' });
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  if (!hasMailServer) mail = start('node', ['scripts/mail-sink.ts', SMTP_PORT, INBOX_PORT]);
  web = start('next', ['dev', '--hostname', '127.0.0.1', '--port', PORT]);
  worker = start('node', ['--watch', 'src/worker/main.ts']);
  console.log(`\nStargrass: http://127.0.0.1:${PORT}/stage/201 and http://127.0.0.1:${PORT}/ja/stage/201`);
  console.log(mail ? `Letters that the site sends: http://127.0.0.1:${INBOX_PORT}\n` : '');
  await Promise.race([stopped, ended(web), ended(worker)]);
} finally {
  // The worker hands its jobs back. Next is not asked: on SIGTERM it would start one more process, to report on itself.
  await Promise.all([web && end(web, 'SIGKILL'), worker && end(worker, 'SIGTERM'), mail && end(mail, 'SIGTERM')]);
  services('down');
}
