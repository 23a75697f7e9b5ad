import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'every-'));
afterAll(() => rmSync(folder, { recursive: true }));
const every = (...args: string[]) => spawnSync('sh', ['ops/docker/every.sh', ...args], { env: { ...process.env, TMPDIR: folder } }).status;
const count = () => readFileSync(join(folder, 'runs'), 'utf8').length;
const note = (status: number) => ['sh', '-c', `printf x >>${folder}/runs; exit ${status}`];
const makeOld = (name: string, seconds: number) => {
  const at = Date.now() / 1_000 - seconds;
  utimesSync(join(folder, name), at, at);
};

test('a rare command that fails counts as failed, and runs again after a seventh of the time', () => {
  expect(every('--at-most', '700', ...note(3))).toBe(1);
  expect(every('--at-most', '700', ...note(0))).toBe(1);
  expect(count()).toBe(1);
  makeOld('succeeded-not', 200);
  expect(every('--at-most', '700', ...note(0))).toBe(0);
  expect(count()).toBe(2);
});

test('a rare command that succeeds does not run again within the time', () => {
  expect(every('--at-most', '700', ...note(0))).toBe(0);
  expect(count()).toBe(2);
  makeOld('succeeded-rarely', 800);
  expect(every('--at-most', '700', ...note(0))).toBe(0);
  expect(count()).toBe(3);
});
