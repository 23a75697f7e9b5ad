import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * How the image decoder is isolated. `bwrap` blocks the network and other processes, and allows reading only Node.js,
 * the system libraries and the decoder's code. `user` only switches to an unprivileged user, and `none` does not
 * isolate the decoder.
 */
export type SandboxMode = 'bwrap' | 'user' | 'none';

export type Sandbox = {
  readonly mode: SandboxMode;
  /** Returns the command that runs Node.js with the given arguments in the sandbox. */
  readonly command: (args: readonly string[]) => readonly [program: string, args: readonly string[], options: SpawnOptions];
};

const NOBODY = 65_534;
const ENV = { NODE_ENV: 'production' } as const; // excludes the settings, because they contain secrets
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
const CODE = ['package.json', 'node_modules', 'src/domain', 'src/worker/image'].map((path) => `${PROJECT}/${path}`);
const SYSTEM = ['/usr', '/lib', '/lib64', '/bin', '/etc/ld.so.cache', '/etc/alternatives'];

const readable = (paths: readonly string[]) => paths.flatMap((path) => ['--ro-bind-try', path, path]);

// A new /proc shows only the processes of the sandbox, but the kernel does not allow it if the worker's /proc is
// restricted, for example by systemd. The worker's /proc is the fallback: a process in a separate user namespace cannot
// read the environment or memory of outside processes.
const PROC = [
  ['--proc', '/proc'],
  ['--ro-bind', '/proc', '/proc'],
] as const;

const bwrapSandbox = (proc: readonly string[], user: SpawnOptions): Sandbox => ({
  mode: 'bwrap',
  command: (args) => {
    const isolated = ['--unshare-all', '--unshare-user', '--cap-drop', 'ALL', '--die-with-parent', '--new-session'];
    const disk = [
      ...readable([...SYSTEM, dirname(process.execPath), ...CODE]),
      ...proc,
      '--dev',
      '/dev',
      '--remount-ro',
      '/dev',
      '--remount-ro',
      '/',
    ];
    return ['bwrap', [...isolated, ...disk, '--chdir', '/', process.execPath, ...args], { env: ENV, ...user }];
  },
});

const plain = (mode: SandboxMode, user: SpawnOptions): Sandbox => ({
  mode,
  command: (args) => [process.execPath, args, { env: ENV, ...user }],
});

/** Returns all sandboxes, safest first. The last one always works. */
export function listSandboxes(): readonly Sandbox[] {
  const users: readonly SpawnOptions[] = process.getuid?.() === 0 ? [{ uid: NOBODY, gid: NOBODY }, {}] : [{}];
  return [
    ...users.flatMap((user) => PROC.map((proc) => bwrapSandbox(proc, user))),
    ...users.map((user) => plain('uid' in user ? 'user' : 'none', user)),
  ];
}

let chosen: Promise<Sandbox> | undefined;

/** Returns the safest sandbox that works on this machine. The check runs once per process. */
export function findSandbox(): Promise<Sandbox> {
  chosen ??= choose();
  return chosen;
}

async function choose(): Promise<Sandbox> {
  for (const sandbox of listSandboxes()) if (sandbox.mode === 'none' || (await works(sandbox))) return sandbox;
  throw new Error('unreachable: the mode none always works');
}

// Imports the decoder, because the sandbox user may lack read access to node_modules.
const PROBE = ['--input-type=module', '-e', `await import(${JSON.stringify(`file://${PROJECT}/src/worker/image/decode-original.ts`)})`];

/** Returns whether the decoder can be loaded in the sandbox. */
export async function works({ command }: Sandbox): Promise<boolean> {
  const [program, args, options] = command(PROBE);
  const child = spawn(program, args, { ...options, stdio: 'ignore' });
  const [code] = await once(child, 'close').catch(() => [1]); // fails when bubblewrap is not installed
  return code === 0;
}
