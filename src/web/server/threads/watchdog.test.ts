import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** Runs the fixture until it exits. Returns its exit code, signal and output. */
async function run(how: 'blocked' | 'waiting' | 'busy') {
  const child = spawn(process.execPath, ['src/web/server/threads/watchdog.fixture.ts', how], { stdio: ['ignore', 'pipe', 'inherit'] });
  const written: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => written.push(chunk));
  const [code, signal] = await once(child, 'close');
  return { code, signal, written: Buffer.concat(written).toString() };
}

test.each(['blocked', 'waiting'] as const)(
  'logs a fatal error and kills the process when its event loop is permanently %s',
  async (how) => {
    const { signal, written } = await run(how);
    expect(signal).toBe('SIGKILL');
    expect(JSON.parse(written)).toMatchObject({ level: 60, msg: 'event loop blocked for 0.5 s: process ends' });
  },
);

test('does not kill a process whose event loop keeps running', async () => {
  expect(await run('busy')).toEqual({ code: 0, signal: null, written: '' });
});
