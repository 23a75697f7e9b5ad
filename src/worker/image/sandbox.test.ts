import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSandbox, listSandboxes, type Sandbox, works } from './sandbox.ts';

// Tries to escape from the sandbox and reports what succeeded. It receives the parent's process id and port as
// arguments, which a compromised decoder could guess.
const ATTACKER = `
  const { readFileSync, writeFileSync } = require('node:fs');
  const { connect } = require('node:net');
  const [parent, port, secret, ...folders] = process.argv.slice(1);
  const can = (action) => { try { action(); return true; } catch { return false; } };
  const done = {
    parentsEnvironment: can(() => readFileSync('/proc/' + parent + '/environ')),
    secretFile: can(() => readFileSync(secret)),
    codeOfTheSite: can(() => readFileSync('${process.cwd()}/src/wiring/env.ts')),
    writing: folders.filter((folder) => can(() => writeFileSync(folder + '/attacker', 'x'))),
    signal: can(() => process.kill(Number(parent), 0)),
    variables: Object.keys(process.env).filter((name) => !['NODE_ENV', 'PWD'].includes(name)),
  };
  const socket = connect(Number(port), '127.0.0.1');
  const report = (network) => { console.log(JSON.stringify({ ...done, network })); process.exit(); };
  socket.on('connect', () => report(true)).on('error', () => report(false));
`;

const folder = mkdtempSync(join(tmpdir(), 'stargrass-sandbox-'));
const secret = join(folder, 'secret');
const server = createServer((socket) => socket.end());
beforeAll(async () => {
  writeFileSync(secret, 'x', { mode: 0o644 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the attacker in a sandbox and returns which of its attempts succeeded. It tries to write to `folders`. */
async function attack({ command }: Sandbox, folders: readonly string[]) {
  const { port } = server.address() as AddressInfo;
  const [program, args, options] = command(['-e', ATTACKER, String(process.pid), String(port), secret, ...folders]);
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  const output = await text(child.stdout as NodeJS.ReadableStream);
  return JSON.parse(output);
}

const NOTHING = {
  parentsEnvironment: false,
  secretFile: false,
  codeOfTheSite: false,
  writing: [],
  signal: false,
  variables: [],
  network: false,
};
const hasBubblewrap = existsSync('/usr/bin/bwrap');
const bubbles = listSandboxes().filter(({ mode }) => mode === 'bwrap');

test.runIf(hasBubblewrap).each(bubbles.map((sandbox, variant) => [variant, sandbox] as const))(
  'a compromised decoder cannot read secrets, write, signal or use the network (variant %i)',
  async (_, sandbox) => {
    const folders = ['/', '/tmp', '/var/tmp', '/dev', '/dev/shm', '/usr', process.cwd(), folder];
    // Skips variants that this kernel does not support.
    if (await works(sandbox)) expect(await attack(sandbox, folders)).toEqual(NOTHING);
  },
);

test.runIf(hasBubblewrap)('uses bubblewrap if it works, as an unprivileged user even if the worker runs as root', async () => {
  const sandbox = await findSandbox();
  expect(sandbox.mode).toBe('bwrap');
  const [program, args, options] = sandbox.command(['-e', 'console.log(); process.stdin.resume()']);
  const child = spawn(program, args, { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  const user = Number(/^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]);
  child.kill('SIGKILL');
  await once(child, 'close');
  // Only the worker's own user can read a checkout in a private home folder.
  const unprivileged = listSandboxes().find(({ mode }) => mode === 'user');
  const isReadable = unprivileged === undefined || (await works(unprivileged));
  expect(user === 0).toBe(!isReadable);
});

test('the same attacks succeed without a sandbox, which proves that the sandbox tests can detect them', async () => {
  const none = listSandboxes().at(-1);
  expect(none?.mode).toBe('none');
  const done = none && (await attack(none, [folder]));
  expect(done).toMatchObject({
    parentsEnvironment: true,
    secretFile: true,
    codeOfTheSite: true,
    writing: [folder],
    signal: true,
    network: true,
  });
});
