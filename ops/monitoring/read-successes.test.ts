import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSuccesses } from './read-successes.ts';

test('a unit that never succeeded has 1970, and one whose timer is not enabled is left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'successes-'));
  const timers = await mkdtemp(join(tmpdir(), 'timers-'));
  try {
    for (const unit of ['stargrass-verify', 'stargrass-objects']) await writeFile(join(timers, `${unit}.timer`), '');
    for (const unit of ['stargrass-objects', 'stargrass-offsite']) {
      await writeFile(join(folder, unit), '');
      await utimes(join(folder, unit), 7, 7);
    }
    expect(Object.fromEntries(await readSuccesses(folder, timers))).toEqual({
      'stargrass-verify': new Date(0),
      'stargrass-objects': new Date(7_000),
    });
  } finally {
    for (const each of [folder, timers]) await rm(each, { recursive: true });
  }
});
