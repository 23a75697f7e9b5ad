import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addPassed } from './history.ts';
import { parseSteps } from './steps.ts';

describe('run_steps', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stargrass-steps-'));
    mkdirSync(join(folder, 'test-results'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the step functions of .ci/steps.sh with stubbed steps, one of which fails, and returns the results. */
  function resultsOf(failing: string, steps: readonly string[]): string[] {
    const script = `source "$1"; cpu_group= sampler=
      start_sampler() { :; }
      pretend() { [ "$1" != ${failing} ]; }
      run_steps pretend ${steps.join(' ')}`;
    execFileSync('bash', ['-c', script, '_', resolve('.ci/steps.sh')], { cwd: folder });
    return parseSteps(readFileSync(join(folder, 'test-results/steps.tsv'), 'utf8')).map(({ name, result }) => `${name} ${result}`);
  }

  test('continues after a failed step with the steps that do not depend on it', () => {
    expect(resultsOf('build', ['install', 'check', 'build', 'http', 'fuzz', 'edge'])).toEqual([
      'install passed',
      'check passed',
      'build failed',
      'http skipped',
      'fuzz passed',
      'edge skipped',
    ]);
  });

  test('skips all other steps when the installation fails', () => {
    expect(resultsOf('install', ['install', 'build', 'browser'])).toEqual(['install failed', 'build skipped', 'browser skipped']);
  });

  test('runs a step whose dependencies are not part of this run', () => {
    expect(resultsOf('none', ['browser'])).toEqual(['browser passed']);
  });
});

test('.ci/steps.sh defines every step that .ci/run and .ci/full list', () => {
  const listed = ['.ci/run', '.ci/full'].flatMap((script) =>
    execFileSync('bash', [script, '--list'], { encoding: 'utf8' }).trim().split('\n'),
  );
  const source = readFileSync('.ci/steps.sh', 'utf8');
  expect(listed.length).toBeGreaterThan(15);
  expect(listed.filter((name) => !source.includes(`\nstep_${name.replaceAll('-', '_')}() {`))).toEqual([]);
});

test('parseSteps converts microseconds to seconds', () => {
  expect(parseSteps('check\tpassed\t1500000\t2000000\n')).toEqual([
    { name: 'check', result: 'passed', processorSeconds: 1.5, wallSeconds: 2 },
  ]);
});

test('addPassed updates only the history of steps that passed', () => {
  const before = { check: { commit: 'old', at: 'then', processorSeconds: 1, wallSeconds: 1 } };
  const steps = parseSteps('check\tfailed\t5000000\t5000000\nfuzz\tpassed\t1600000\t2000000\n');
  expect(addPassed(before, steps, 'new', 'now')).toEqual({
    ...before,
    fuzz: { commit: 'new', at: 'now', processorSeconds: 2, wallSeconds: 2 },
  });
});
