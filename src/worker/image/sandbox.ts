import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * How the decoder is isolated. `bwrap`: no network, no other processes, a read-only disk with only Node, system libraries and the
 * decoder's code; as root also another user. `user`: another user only. `none`: a child process of the same user, with network.
 */
export type SandboxMode = 'bwrap' | 'user' | 'none';

export type Sandbox = {
  readonly mode: SandboxMode;
  /** The command that runs Node with these arguments in the sandbox. */
  readonly command: (args: readonly string[]) => readonly [program: string, args: readonly string[], options: SpawnOptions];
};

const NOBODY = 65_534;
const ENV = { NODE_ENV: 'production' } as const; // no settings, because they contain secrets
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
const CODE = ['package.json', 'node_modules', 'src/domain', 'src/worker/image'].map((path) => `${PROJECT}/${path}`);
const SYSTEM = ['/usr', '/lib', '/lib64', '/bin', '/etc/ld.so.cache', '/etc/alternatives'];

const readable = (paths: readonly string[]) => paths.flatMap((path) => ['--ro-bind-try', path, path]);

// A new /proc shows only the sandbox's processes, but the kernel refuses it where the worker's own is restricted, for example by systemd.
// Then the worker's /proc is mounted; a process in its own user namespace cannot read the environment or memory of one outside.
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

/** All sandboxes, safest first; the last one always works. */
export function listSandboxes(): readonly Sandbox[] {
  const users: readonly SpawnOptions[] = process.getuid?.() === 0 ? [{ uid: NOBODY, gid: NOBODY }, {}] : [{}];
  return [
    ...users.flatMap((user) => PROC.map((proc) => bwrapSandbox(proc, user))),
    ...users.map((user) => plain('uid' in user ? 'user' : 'none', user)),
  ];
}

let chosen: Promise<Sandbox> | undefined;

/** The safest sandbox that works here; checked once per process. */
export function findSandbox(): Promise<Sandbox> {
  chosen ??= choose();
  return chosen;
}

async function choose(): Promise<Sandbox> {
  for (const sandbox of listSandboxes()) if (sandbox.mode === 'none' || (await works(sandbox))) return sandbox;
  throw new Error('unreachable: the mode none always works');
}

// Imports the decoding library, because a user without read access to node_modules could not load it.
const PROBE = ['--input-type=module', '-e', `await import(${JSON.stringify(`file://${PROJECT}/src/worker/image/decode-original.ts`)})`];

/** Whether the decoder's code can be loaded in the sandbox. */
export async function works({ command }: Sandbox): Promise<boolean> {
  const [program, args, options] = command(PROBE);
  const child = spawn(program, args, { ...options, stdio: 'ignore' });
  const [code] = await once(child, 'close').catch(() => [1]); // the program is missing
  return code === 0;
}
