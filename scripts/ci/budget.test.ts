import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countUse, USES } from '#tests/support/usage.ts';
import { exceededLimits, readBudget, readUses } from './usage-counts.ts';

describe('.ci/budget.json', () => {
  const { processorSeconds, steps, limits } = readBudget();

  test('plans processor time for exactly the steps in .ci/run', () => {
    const listed = execFileSync('bash', ['.ci/run', '--list'], { encoding: 'utf8' }).trim().split('\n');
    expect(Object.keys(steps)).toEqual(listed);
  });

  test('plans no more processor time for all steps than the budget allows', () => {
    expect(Object.values(steps).reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(processorSeconds);
  });

  test('has a limit for every resource that the tests count', () => {
    expect(Object.keys(limits).sort()).toEqual(['browser tests', ...USES].sort());
  });
});

describe('usage counts', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stargrass-usage-'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  test('add up usage across all processes', () => {
    vi.stubEnv('TEST_USAGE_FOLDER', join(folder, 'usage'));
    countUse('pages opened');
    countUse('pages opened');
    countUse('axe runs');
    writeFileSync(join(folder, 'usage', 'another-process.log'), 'pages opened\n');
    expect([...readUses(join(folder, 'usage'))].sort()).toEqual([
      ['axe runs', 1],
      ['pages opened', 3],
    ]);
  });

  test('are not written when TEST_USAGE_FOLDER is empty', () => {
    vi.stubEnv('TEST_USAGE_FOLDER', '');
    countUse('sites started');
    expect(readUses(folder).size).toBe(0);
  });

  test('fail the run when they exceed their limit, but not when they equal it', () => {
    const limits = { 'pages opened': 2, 'axe runs': 2, 'sites started': 2 };
    const failures = exceededLimits(
      new Map([
        ['pages opened', 3],
        ['axe runs', 2],
      ]),
      limits,
    );
    expect(failures.map(({ title }) => title)).toEqual(['pages opened: 3, and .ci/budget.json allows 2']);
  });
});
