import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';

/** What was measured, when and on what, so that figures of another day can be read beside them. */
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
