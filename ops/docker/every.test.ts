import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a rare command that fails counts as failed until it runs again after a seventh of the time, and one that succeeds rests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'every-'));
  const run = (status: number) => {
    const command = ['sh', '-c', `printf x >>${folder}/runs; exit ${status}`];
    return spawnSync('sh', ['ops/docker/every.sh', '--at-most', '700', ...command], { env: { ...process.env, TMPDIR: folder } }).status;
  };
  const runs = () => readFileSync(join(folder, 'runs'), 'utf8').length;
  const makeOld = (name: string, seconds: number) => {
    const at = Date.now() / 1_000 - seconds;
    utimesSync(join(folder, name), at, at);
  };
  try {
    expect([run(3), run(0), runs()]).toEqual([1, 1, 1]);
    makeOld('succeeded-not', 200);
    expect([run(0), run(0), runs()]).toEqual([0, 0, 2]);
    makeOld('succeeded-rarely', 800);
    expect([run(0), runs()]).toEqual([0, 3]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
