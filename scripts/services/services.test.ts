import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Tests scripts/services.sh in a temporary checkout with a fake server that starts slowly and counts its starts.
const SERVER = `
pid=$services_dir/server.pid
server_running() { [ -s "$pid" ] && kill -0 "$(cat "$pid")" 2>/dev/null; }
postgres_up() {
  server_running && return
  echo start >>"$services_dir/starts"
  sleep 0.3
  setsid tail -f /dev/null >/dev/null 2>&1 </dev/null &
  echo $! >"$pid"
}
postgres_down() { server_running && kill "$(cat "$pid")"; rm -f "$pid"; }
postgres_status() { if server_running; then echo up; else echo down; fi; }
`;

let checkout: string;
let users: ChildProcess[];
let env: NodeJS.ProcessEnv;
const HANG_MS = 30_000; // a server that holds a lock would block the next command forever
const services = (...args: string[]) =>
  execFileSync(join(checkout, 'scripts/services.sh'), args, { env, encoding: 'utf8', stdio: 'pipe', timeout: HANG_MS });
const state = () => services('status', 'postgres').trim();
const starts = () => readFileSync(join(checkout, 'services/starts'), 'utf8').split('\n').length - 1;

/** Starts a command that uses the servers until its input ends, and waits until the command is ready. */
async function use(): Promise<ChildProcess> {
  const script = join(checkout, 'scripts/services.sh');
  const user = spawn(script, ['run', '--', 'sh', '-c', 'echo ready && exec cat'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  users.push(user);
  await once(user.stdout, 'data');
  return user;
}

async function finish(user: ChildProcess): Promise<void> {
  const exited = once(user, 'exit');
  user.stdin?.end();
  await exited;
}

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'services-'));
  users = [];
  // Removed, because these tests may themselves run under `services.sh run`.
  const { SERVICES_LOCK_FD: _, ...others } = process.env;
  env = { ...others, SERVICES_DIR: join(checkout, 'services') };
  mkdirSync(join(checkout, 'scripts/services'), { recursive: true });
  cpSync('scripts/services.sh', join(checkout, 'scripts/services.sh'));
  chmodSync(join(checkout, 'scripts/services.sh'), 0o755);
  writeFileSync(join(checkout, 'scripts/services/postgres.sh'), SERVER);
  for (const name of ['storage', 'swift', 'edge']) {
    writeFileSync(join(checkout, `scripts/services/${name}.sh`), `${name}_up() { :; }\n${name}_down() { :; }\n${name}_status() { :; }\n`);
  }
});
afterEach(async () => {
  await Promise.all(users.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null).map(finish));
  const pid = join(checkout, 'services/server.pid');
  if (existsSync(pid)) process.kill(Number(readFileSync(pid, 'utf8')));
  rmSync(checkout, { recursive: true });
});

test('a server runs until the last command that uses it has finished', async () => {
  const [first, second] = [await use(), await use()];
  expect(state()).toBe('up');

  await finish(first);
  expect(services('leave')).toContain('in use by another command');
  expect(state()).toBe('up');

  await finish(second);
  expect(state()).toBe('up');
  services('leave'); // would not stop the server if it had inherited a lock
  expect(state()).toBe('down');
});

test('a killed command releases its lock, so that the server can be stopped', async () => {
  const user = await use();
  const exited = once(user, 'exit');
  user.kill('SIGKILL');
  await exited;
  services('leave');
  expect(state()).toBe('down');
});

test('several commands that start at the same time start a server only once', async () => {
  await Promise.all(Array.from({ length: 5 }, use));
  expect(starts()).toBe(1);
});

test('a manually started server runs until it is stopped manually', async () => {
  services('up');
  services('leave');
  expect(state()).toBe('up');
  services('down');
  expect(state()).toBe('down');

  await finish(await use());
  services('leave');
  expect(state()).toBe('down');
});

test('a manual stop also stops a server that is in use', async () => {
  await use();
  services('down');
  expect(state()).toBe('down');
});

test('a server restarted inside a command does not count as started manually', () => {
  services('run', '--', join(checkout, 'scripts/services.sh'), 'up', 'postgres');
  services('leave');
  expect(state()).toBe('down');
});

test('services.sh rejects unknown servers and a run without a command', () => {
  expect(() => services('run', 'postgre', '--', 'true')).toThrow('unknown service postgre');
  expect(() => services('run', 'postgres')).toThrow('usage:');
  expect(existsSync(join(checkout, 'services/starts'))).toBe(false);
});
