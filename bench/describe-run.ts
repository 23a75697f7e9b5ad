import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';

/** Returns the commit, time and machine of a benchmark run, so that results from different days can be compared. */
export const describeRun = () => ({
  commit: execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim(),
  at: new Date().toISOString(),
  machine: {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  },
});
