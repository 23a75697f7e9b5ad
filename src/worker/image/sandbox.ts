import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * How the decoder is kept apart. `bwrap`: no network, no other process, a read-only disk with nothing on it but Node, system libraries and the decoder's own
 * code; as root also another user. `user`: another user only. `none`: a child process of the same user, with the network.
 */
export type SandboxMode = 'bwrap' | 'user' | 'none';

export type Sandbox = {
  readonly mode: SandboxMode;
  /** What to spawn so that Node runs with these arguments inside. */
  readonly command: (args: readonly string[]) => readonly [program: string, args: readonly string[], options: SpawnOptions];
};

const NOBODY = 65_534;
const ENV = { NODE_ENV: 'production' } as const; // no settings: they hold secrets
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
const CODE = ['package.json', 'node_modules', 'src/domain', 'src/worker/image'].map((path) => `${PROJECT}/${path}`);
const SYSTEM = ['/usr', '/lib', '/lib64', '/bin', '/etc/ld.so.cache', '/etc/alternatives'];

const readable = (paths: readonly string[]) => paths.flatMap((path) => ['--ro-bind-try', path, path]);

// A fresh /proc shows the sandbox's processes only, but the kernel refuses it where the worker's own is restricted, as systemd does. Then the worker's /proc is
// shown; a process in a user namespace of its own cannot read the environment or memory of one outside.
const PROC = [
  ['--proc', '/proc'],
  ['--ro-bind', '/proc', '/proc'],
] as const;

const bubble = (proc: readonly string[], user: SpawnOptions): Sandbox => ({
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

/** All ways, the safest first; the last one always works. */
export function listSandboxes(): readonly Sandbox[] {
  const users: readonly SpawnOptions[] = process.getuid?.() === 0 ? [{ uid: NOBODY, gid: NOBODY }, {}] : [{}];
  return [
    ...users.flatMap((user) => PROC.map((proc) => bubble(proc, user))),
    ...users.map((user) => plain('uid' in user ? 'user' : 'none', user)),
  ];
}

let chosen: Promise<Sandbox> | undefined;

/** The safest way that works here; tried once per process. */
export function findSandbox(): Promise<Sandbox> {
  chosen ??= choose();
  return chosen;
}

async function choose(): Promise<Sandbox> {
  for (const sandbox of listSandboxes()) if (sandbox.mode === 'none' || (await works(sandbox))) return sandbox;
  throw new Error('there is always a way without a sandbox');
}

// Loads the library that decodes, because a user who may not read the packages could not do so either.
const PROBE = ['--input-type=module', '-e', `await import(${JSON.stringify(`file://${PROJECT}/src/worker/image/decode-original.ts`)})`];

/** Whether the decoder's code can be loaded inside. */
export async function works({ command }: Sandbox): Promise<boolean> {
  const [program, args, options] = command(PROBE);
  const child = spawn(program, args, { ...options, stdio: 'ignore' });
  const [code] = await once(child, 'close').catch(() => [1]); // the program is not there
  return code === 0;
}
