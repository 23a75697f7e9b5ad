import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly user?: number; // the caller's user by default
  readonly cwd?: string;
};

type Process = { pid: number; parent: number; user: number };

/** Returns an environment that has nothing of the caller's. */
export const ownEnvironment = (values: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LANG: 'C.UTF-8',
  NODE_ENV: 'production',
  ...values,
});

/**
 * Starts a program in the background, in its own session, and returns its process id. It inherits no environment:
 * with PGPASSWORD in it, the replicas of PostgreSQL could not connect.
 */
export function launch({ program, args, env, user, cwd = '/' }: Command, log: string): number {
  const output = openSync(log, 'a');
  const owner = user === undefined ? {} : { uid: user, gid: user };
  const child = spawn(program, args, { ...owner, cwd, env: ownEnvironment(env), detached: true, stdio: ['ignore', output, output] });
  child.on('error', () => {}); // reported below
  child.unref();
  closeSync(output);
  if (child.pid === undefined) throw new Error(`${program} cannot be started`);
  return child.pid;
}

/** Returns whether a process exists and is not a zombie. */
export function isRunning(pid: number): boolean {
  const state = readStat(pid)?.[0];
  return state !== undefined && state !== 'Z';
}

/** Identifies a process, whose id may be reused later: its id and when it started, in ticks since boot. */
export const processIdentity = (pid: number): string => `${pid} ${readStat(pid)?.[19]}`;

/** Reads the fields of /proc/PID/stat behind the program's name, which may contain spaces. */
function readStat(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined; // the process has exited
  }
}

function allProcesses(): Process[] {
  const found: Process[] = [];
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const pid = Number(name);
    const stat = readStat(pid);
    if (stat === undefined || stat[0] === 'Z') continue;
    try {
      found.push({ pid, parent: Number(stat[1]), user: statSync(`/proc/${name}`).uid });
    } catch {
      // the process has exited
    }
  }
  return found;
}

/** Returns all processes of a Unix user. */
export const processesOfUser = (user: number): number[] => allProcesses().flatMap((each) => (each.user === user ? [each.pid] : []));

/** Returns a process and all its descendants. */
export function processTree(root: number): number[] {
  const all = allProcesses();
  if (!all.some(({ pid }) => pid === root)) return [];
  const tree = [root];
  for (const pid of tree) tree.push(...all.flatMap((each) => (each.parent === pid ? [each.pid] : [])));
  return tree;
}

/** Sends a signal to processes, ignoring those that have exited meanwhile. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Waits until a condition holds. Returns false after `limitMs`. */
export async function until(condition: () => boolean | Promise<boolean>, limitMs: number, stepMs = 50): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!(await condition())) {
    if (performance.now() > end) return false;
    await wait(stepMs);
  }
  return true;
}
