// scripts/ci/sample-cpu.ts SOURCE OUTPUT: appends lines of `epochMs usageUsec` to OUTPUT until it is stopped.
// Started by .ci/steps.sh.
import { appendFileSync, readFileSync } from 'node:fs';
import { parseUsage } from './processor-time.ts';

const SAMPLE_MS = 200;

const [, , source = '', output = ''] = process.argv;
const parent = process.ppid;

const timer = setInterval(() => {
  if (process.ppid === parent) appendFileSync(output, `${Date.now()}\t${parseUsage(readFileSync(source, 'utf8'))}\n`);
  else clearInterval(timer); // the parent process was killed before it could stop this one
}, SAMPLE_MS);
